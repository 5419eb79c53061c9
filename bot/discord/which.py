"""Asking which game is meant, where somebody plays several and the channel does not say: one button for each."""

from __future__ import annotations

from collections.abc import Callable

from bot.discord.components import Click, box, button, layout, rows, say
from bot.discord.desk import Desk, WhichTable, place
from bot.discord.reply import Reply
from bot.discord.texts import cut, house, plain
from bot.sessions import SessionView, Status

LABEL = 60


async def ask_which(
    desk: Desk, reply: Reply, asked: WhichTable, click_for: Callable[[SessionView], Click]
) -> None:
    """Show the tables that may be meant; each button does what was wanted at its table."""
    lines = [f"{number}. {desk.title(s.game)} · {place(s)}" for number, s in enumerate(asked.sessions, 1)]
    buttons = [
        button(click_for(session), f"{number} {_label(desk, session, reply.user_id)}")
        for number, session in enumerate(asked.sessions, 1)
    ]
    said = house().say_key("which-session")
    await reply.view(layout(box([say("\n".join([said, *lines])), *rows(buttons)])))


def _label(desk: Desk, session: SessionView, user_id: int) -> str:
    """The game and who else plays it, in plain text: a button shows no links."""
    others = [plain(holder.name, 16) for holder in session.holders if holder.user_id != user_id]
    return (
        cut(f"{desk.title(session.game)} · {', '.join(others)}", LABEL)
        if others
        else desk.title(session.game)
    )


async def own_session(desk: Desk, reply: Reply) -> SessionView:
    """The table at which a user plays: the one of this channel, else the only one they play at.

    Raises WhichTable for several, and what `Desk.here` raises where there is none.
    """
    here = desk.sessions.in_channel(reply.interaction.channel_id or 0)
    if here is not None and here.seats_of(reply.user_id):
        reply.session = here
        return here
    mine = [s for s in desk.sessions.of_user(reply.user_id) if s.status is Status.PLAYING]
    if len(mine) > 1:
        raise WhichTable(mine)
    if not mine:
        return await desk.here(reply)
    reply.session = mine[0]
    return mine[0]
