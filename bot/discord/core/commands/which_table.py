"""Ask which game is meant, if the user plays several and the channel does not tell: one button for each."""

from __future__ import annotations

from collections.abc import Callable

from bot.discord.core.answers.reply import Reply
from bot.discord.core.context import Context, WhichTable, place
from bot.discord.core.layout.components import Click, box, button, layout, rows, say
from bot.discord.core.text.texts import cut, plain
from bot.sessions import SessionView, Status

LABEL = 60


async def ask_which(
    context: Context, reply: Reply, asked: WhichTable, click_for: Callable[[SessionView], Click]
) -> None:
    """Show the tables that may be meant; each button runs the command at its table."""
    lines = [
        f"{number}. {context.title(s.game, reply.language)} · {place(s)}"
        for number, s in enumerate(asked.sessions, 1)
    ]
    buttons = [
        button(click_for(session), f"{number} {_label(context, reply, session)}")
        for number, session in enumerate(asked.sessions, 1)
    ]
    said = reply.words.say_key("which-session")
    await reply.view(layout(box([say("\n".join([said, *lines])), *rows(buttons)])))


def _label(context: Context, reply: Reply, session: SessionView) -> str:
    """The game and who else plays it, in plain text: a button shows no links."""
    others = [plain(holder.name, 16) for holder in session.holders if holder.user_id != reply.user_id]
    title = context.title(session.game, reply.language)
    return cut(f"{title} · {reply.words.in_a_row(others)}", LABEL) if others else title


async def own_session(context: Context, reply: Reply) -> SessionView:
    """The table at which a user plays: the one in this channel, or else their only one.

    Raises WhichTable if there are several, and what `Context.here` raises if there is none.
    """
    here = context.sessions.in_channel(reply.interaction.channel_id or 0)
    if here is not None and here.seats_of(reply.user_id):
        reply.session = here
        return here
    mine = [s for s in context.sessions.of_user(reply.user_id) if s.status is Status.PLAYING]
    if len(mine) > 1:
        raise WhichTable(mine)
    if not mine:
        return await context.here(reply)
    reply.session = mine[0]
    return mine[0]
