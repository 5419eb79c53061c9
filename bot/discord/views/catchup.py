"""What changed since a player last looked at the board: in three lines, and marked on the picture."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from itertools import pairwise

from bot.discord.core.context import Context
from bot.discord.core.text.texts import cut
from bot.discord.views.table import TableView
from bot.engine.moves import Event, Seat
from bot.sessions import Kind, LogLine, Refused

log = logging.getLogger(__name__)

LINES = 3
LINE_LENGTH = 240
MOST_READ = 500
"""How many lines are read at the most to tell what is new."""
NEWEST = 2
"""How many lines of the log are marked on the picture for someone who looks for the first time or has seen all."""


@dataclass(frozen=True)
class News:
    """What others did since a viewer last looked, as far as that viewer may know it.

    `turns` is how often the turn passed, `at` when the first of these moves was made, `events` all of their events for
    the picture, `told` at most three sentences.
    """

    turns: int = 0
    at: float = 0.0
    events: tuple[Event, ...] = ()
    told: tuple[str, ...] = ()

    def lines(self, table: TableView) -> list[str]:
        """A heading and the sentences; empty if nothing changed."""
        if not self.told:
            return []
        heading = table.speech.words.say_key("since-looked", when=f"<t:{int(self.at)}:R>", turns=self.turns)
        return [f"**{heading}**", *(f"-# {cut(sentence, LINE_LENGTH)}" for sentence in self.told)]


async def news_for(context: Context, table: TableView, user_id: int) -> News | None:
    """What is new since a person last looked or played at a table; None if they have done neither.

    Moves of their own seat and moves that were taken back are left out.
    """
    looked = await context.sessions.people.looked(table.session.id, user_id)
    lines = await newest_since(context, table, looked or 0)
    own = max((line.seq for line in lines if _moved(line, table.seat)), default=0)
    if looked is None and not own:
        return None
    return news_of(table, [line for line in lines if line.seq > own])


async def noted(context: Context, table: TableView, user_id: int) -> None:
    """Note that a person sees the board now; if that cannot be stored, log it and carry on."""
    try:
        await context.sessions.people.look(table.session.id, user_id, table.position.seq)
    except Refused as refused:
        log.warning("a look at the board of session %d was not stored: %s", table.session.id, refused)


async def newest_since(context: Context, table: TableView, since: int) -> list[LogLine]:
    """The lines of the log after a number, as the viewer knows them; of very many only the newest."""
    return await context.sessions.newest(table.session.id, table.seat, MOST_READ, since)


def news_of(table: TableView, lines: list[LogLine]) -> News:
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
