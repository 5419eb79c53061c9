"""Computer players at a table that has not begun: they are seated and sent away by a button."""

from __future__ import annotations

from discord import ui

from bot.discord.components import Click, Entry, action, box, layout, menu, row, say
from bot.discord.desk import Desk, user_of
from bot.discord.lobby import confirm
from bot.discord.lobbycard import seat_lines
from bot.discord.reply import Reply
from bot.discord.texts import heading
from bot.engine.words import Words
from bot.sessions import SessionView


@action("computer")
async def _computer(desk: Desk, reply: Reply, click: Click) -> None:
    """Seat a computer player; where there are several kinds, ask which."""
    if len(desk.computers) > 1:
        session = await desk.session(reply, click.session)
        await reply.view(computers_panel(desk, session))
        await desk.panels.shown(reply, session.id)
        return
    after = await desk.sessions.add_computer(click.session, user_of(reply.interaction), desk.computers[0])
    await confirm(desk, reply, after, "joined")


@action("computer-kind")
async def _computer_kind(desk: Desk, reply: Reply, click: Click) -> None:
    session = await desk.session(reply, click.session)
    after = await desk.sessions.add_computer(session.id, user_of(reply.interaction), click.picked[0])
    await reply.show(computers_panel(desk, after))
    await desk.panels.shown(reply, session.id)


def computers_panel(desk: Desk, session: SessionView) -> ui.LayoutView:
    """A menu of the kinds of computer players, and who is seated."""
    speech = desk.speech(session)
    words = speech.words
    entries = [Entry(kind, computer_label(words, kind)) for kind in desk.computers]
    picker = menu(Click("computer-kind", session.id, session.seq), words.say_key("computer-which"), entries)
    seats = seat_lines(session, speech, desk.game(session))
    return layout(box([say(f"**{words.say_key('computer-which')}**\n{seats}"), row(picker)]))


def computer_label(words: Words, kind: str) -> str:
    """The words for a kind of computer player."""
    return words.say_key(f"computer-{kind}") if words.has(f"computer-{kind}") else heading(kind)


@action("computer-away")
async def _computer_away(desk: Desk, reply: Reply, click: Click) -> None:
    after = await desk.sessions.remove_computer(click.session, user_of(reply.interaction))
    await confirm(desk, reply, after, "left")
