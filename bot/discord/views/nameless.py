"""A session without the names of its players, for channels whose moderation refuses one of them."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.discord.core.text.texts import mark
from bot.engine.moves import Seat
from bot.sessions import LogLine, SessionView


def nameless(session: SessionView) -> SessionView:
    """The session with the marks of its seats instead of the names of those who hold them."""
    holders = (replace(holder, name=mark(seat)) for seat, holder in enumerate(session.holders))
    state, seats = session.table_state, len(session.holders)
    if state.rematch is not None:
        asked = (replace(each, name=mark(Seat(seat))) for seat, each in enumerate(state.rematch.asked, seats))
        state = replace(state, rematch=replace(state.rematch, asked=tuple(asked)))
    return replace(session, holders=tuple(holders), table_state=state)


def nameless_lines(lines: Sequence[LogLine]) -> list[LogLine]:
    """Lines of a log that name none of the former holders."""
    return [replace(line, names=()) for line in lines]
