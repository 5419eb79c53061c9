"""Computer players in a lobby: buttons that seat them and remove them."""

from __future__ import annotations

from discord import ui

from bot.discord.core.answers.caller import user_of
from bot.discord.core.answers.reply import Reply
from bot.discord.core.commands.clicks import Clicks
from bot.discord.core.context import Context
from bot.discord.core.layout.components import Click, Entry, box, layout, menu, row, say
from bot.discord.private.context import PrivateContext
from bot.discord.table.lobby import confirm
from bot.discord.table.lobby_card import seat_lines
from bot.engine.words import Words
from bot.sessions import SessionView

clicks = Clicks[PrivateContext]()


@clicks.on("computer")
async def _computer(context: PrivateContext, reply: Reply, click: Click) -> None:
    """Seat a computer player; if there are several kinds, ask which."""
    if len(context.computers) > 1:
        session = await context.session(reply, click.session)
        await reply.view(computers_panel(context, session, reply.language))
        await context.panels.shown(reply, session.id)
        return
    after = await context.sessions.add_computer(
        click.session, user_of(reply.interaction), context.computers[0]
    )
    await confirm(context, reply, after, "joined")


@clicks.on("computer-kind", picks=1)
async def _computer_kind(context: PrivateContext, reply: Reply, click: Click) -> None:
    session = await context.session(reply, click.session)
    after = await context.sessions.add_computer(session.id, user_of(reply.interaction), click.picked[0])
    await reply.show(computers_panel(context, after, reply.language))
    await context.panels.shown(reply, session.id)


def computers_panel(context: Context, session: SessionView, language: str) -> ui.LayoutView:
    """A menu of the kinds of computer players, and who is seated."""
    speech = context.speech(session, language)
    words = speech.words
    entries = [Entry(kind, computer_label(words, kind)) for kind in context.computers]
    picker = menu(Click("computer-kind", session.id, session.seq), words.say_key("computer-which"), entries)
    seats = seat_lines(session, speech, context.game(session), context.sessions.now())
    return layout(box([say(f"**{words.say_key('computer-which')}**\n{seats}"), row(picker)]))


def computer_label(words: Words, kind: str) -> str:
    """The words for a kind of computer player."""
    return words.say_key(f"computer-{kind}") if words.has(f"computer-{kind}") else kind


@clicks.on("computer-away")
async def _computer_away(context: Context, reply: Reply, click: Click) -> None:
    after = await context.sessions.remove_computer(click.session, user_of(reply.interaction))
    await confirm(context, reply, after, "left")
