"""What changed since somebody last looked at a board: in three lines, and marked on the picture."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from itertools import pairwise

from bot.discord.desk import Desk
from bot.discord.table import Table
from bot.discord.texts import cut
from bot.engine.moves import Event, Seat
from bot.sessions import Kind, LogLine, Refused

log = logging.getLogger(__name__)

LINES = 3
LINE_LENGTH = 240
NEWEST = 2
"""Lines of the log that are marked on the picture for somebody who looks for the first time, or saw all."""


@dataclass(frozen=True)
class News:
    """What others did since somebody looked, as that viewer may know it.

    `turns` is how often the move passed to another seat, `at` when the first of it was, `events` all of it for the
    picture, `told` at most three sentences.
    """

    turns: int = 0
    at: float = 0.0
    events: tuple[Event, ...] = ()
    told: tuple[str, ...] = ()

    def lines(self, table: Table) -> list[str]:
        """A heading and the sentences; empty where nothing changed."""
        if not self.told:
            return []
        heading = table.speech.words.say_key("since-looked", when=f"<t:{int(self.at)}:R>", turns=self.turns)
        return [f"**{heading}**", *(f"-# {cut(sentence, LINE_LENGTH)}" for sentence in self.told)]


async def news_for(desk: Desk, table: Table, user_id: int) -> News | None:
    """What is new to a person since they looked, or played, at a table; None for who has done neither.

    The own moves of their seat are no news, and what was taken back never was.
    """
    looked = await desk.sessions.people.looked(table.session.id, user_id)
    lines = await desk.sessions.log(table.session.id, table.seat, looked or 0)
    own = max((line.seq for line in lines if _moved(line, table.seat)), default=0)
    if looked is None and not own:
        return None
    return news_of(table, [line for line in lines if line.seq > own])


async def noted(desk: Desk, table: Table, user_id: int) -> None:
    """A person sees the board now. Where that cannot be kept they see it all the same."""
    try:
        await desk.sessions.people.look(table.session.id, user_id, table.position.seq)
    except Refused as refused:
        log.warning("that somebody looked at session %d is not kept: %s", table.session.id, refused)


def news_of(table: Table, lines: list[LogLine]) -> News:
    """The news in some lines of a log."""
    others = [
        line for line in lines if line.kind is Kind.MOVE and not line.taken_back and line.seat != table.seat
    ]
    if not others:
        return News()
    movers = [line.seat for line in others]
    turns = 1 + sum(a != b for a, b in pairwise(movers))
    events = tuple(event for line in others for event in line.events)
    return News(turns, others[0].at, events, tuple(table.gist(others, LINES)))


def _moved(line: LogLine, seat: Seat | None) -> bool:
    return line.kind is Kind.MOVE and seat is not None and line.seat == seat
