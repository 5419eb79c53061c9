"""What is mixed into the seed of a game at its start, so that whoever runs the bot cannot choose how it is dealt.

Everyone sees the hash of the seed before they join. Then each change of who sits at the table adds a line with the seat
and Discord's number of the click, and so does the start: nobody can know these when the seed is chosen.
"""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.rng import seed_hash
from bot.sessions.core.types import Kind
from bot.store import LogRow

MIXED = (Kind.NEW.value, Kind.JOIN.value, Kind.LEAVE.value, Kind.COMPUTER.value, Kind.START.value)
"""The kinds of lines that contribute."""


def contributions(lines: Iterable[LogRow]) -> list[str]:
    """The contributions of a log in their order, each "KIND SEAT NUMBER"; a dash for no seat, and for no click."""
    return [contribution(line.kind, line.seat, line.interaction) for line in lines if line.kind in MIXED]


def contribution(kind: str, seat: int | None, interaction: int | None) -> str:
    """What one line adds."""
    return f"{kind} {'-' if seat is None else seat} {'-' if interaction is None else interaction}"


def opening(game: str, seed: str) -> str:
    """The body of the line that opens a table: the game, and the hash of the seed that was chosen for it."""
    return f"{game} {seed_hash(seed)}"


def promised(line: LogRow) -> str | None:
    """The hash of the seed in the line that opened a table; None where the seed was chosen later, or elsewhere."""
    _, _, promise = line.body.partition(" ")
    return promise or None
