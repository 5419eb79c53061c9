"""What others did meanwhile, the gravest for its reader first: since they last looked at the board, or last moved."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal

from msgspec.structs import replace

from bot.discord.core.context import Context
from bot.discord.core.text.texts import cut
from bot.discord.views.story import weighed
from bot.discord.views.table import TableView
from bot.engine.moves import Event, told_to
from bot.engine.told import GRAVE
from bot.sessions import Kind, LogLine, Refused

log = logging.getLogger(__name__)

REST = 5
"""How many sentences tell what does not concern the reader."""
LENGTH = 1200
"""How long the news in one message may be."""
LINE_LENGTH = 240
MOST_READ = 500
"""How many lines are read at the most to tell what is new."""
NEWEST = 2
"""How many lines of the log are marked on the picture for someone who looks for the first time or has seen all."""
A_MOMENT = 60.0
"""Seconds for which the channel still shows what was done, so that only what concerns the reader is told again."""

Since = Literal["looked", "turn", "move", "start"]
"""What the reader did last: looked at the board, had a turn, moved in this one, or nothing but start."""


@dataclass(frozen=True)
class News:
    """What others did, as far as a viewer may know it.

    `turns` is how often the turn passed, `events` all that happened, for the picture, `told` the sentences in Discord's
    markup, those that concern the viewer first, and `more` how many others only the log has.
    """

    since: Since = "looked"
    turns: int = 0
    events: tuple[Event, ...] = ()
    told: tuple[str, ...] = ()
    more: int = 0

    def lines(self, table: TableView) -> list[str]:
        """A heading and the sentences; empty if there is nothing to tell."""
        if not self.told:
            return []
        words = table.speech.words
        heading = words.say_key("news-since", since=self.since, turns=self.turns)
        rest = [f"-# {words.say_key('news-more', more=self.more)}"] if self.more else []
        return [f"**{heading}**", *self.told, *rest]


async def news_for(context: Context, table: TableView, user_id: int) -> News | None:
    """What is new since a person last looked or played at a table; None if they have done neither.

    Moves of their own seat and moves that were taken back are left out.
    """
    looked = await context.sessions.people.looked(table.session.id, user_id)
    lines = await newest_since(context, table, looked or 0)
    own = max((line.seq for line in lines if _moved(line, table)), default=0)
    if looked is None and not own:
        return None
    return news_of(table, [line for line in lines if line.seq > own])


async def news_of_turn(context: Context, table: TableView) -> News:
    """What others did since the viewer's last turn was over or, if they have moved in this one, since that move.

    In the turn of someone else it begins with their last move.
    """
    turns, seat = table.session.table_state.turns, table.seat
    if seat is None or table.over:
        return News()
    is_turn = seat in table.turn_seats and seat < len(turns.began)
    ended = turns.ended[seat] if is_turn and seat < len(turns.ended) else 0
    # The line that ended the turn is read with the others: what it set off may have hit whoever made it.
    lines = await newest_since(context, table, max(0, ended - 1))
    moved = max((line.seq for line in lines if _moved(line, table)), default=0)
    if is_turn and moved <= turns.turn_began[seat]:
        since: Since = "turn" if ended else "start"
        return news_of(table, [line for line in lines if line.seq >= ended], since)
    # So was the line of that move: where it closed a window, what others had answered came with it.
    return news_of(table, [line for line in lines if line.seq >= moved], "move") if moved else News()


async def noted(context: Context, table: TableView, user_id: int) -> None:
    """Note that a person sees the board now; if that cannot be stored, log it and carry on."""
    try:
        await context.sessions.people.look(table.session.id, user_id, table.position.seq)
    except Refused as refused:
        log.warning("a look at the board of session %d was not stored: %s", table.session.id, refused)


async def newest_since(context: Context, table: TableView, since: int) -> list[LogLine]:
    """The lines of the log after a number, as the viewer knows them; of very many only the newest."""
    return await context.sessions.newest(table.session.id, table.seat, MOST_READ, since)


def news_of(table: TableView, lines: Sequence[LogLine], since: Since = "looked") -> News:
    """The news in some lines of a log; of the viewer's own moves only what hit them gravely, or others did to them."""
    moves = [line for line in lines if line.kind is Kind.MOVE and not line.taken_back]
    others = [line for line in moves if line.seat != table.seat]
    parts = [line if line.seat != table.seat else _blows(table, line) for line in moves]
    turns = sum(a.seat != b.seat for a, b in pairwise(others)) + bool(others)
    events = tuple(event for line in others for event in line.events)
    told, more = _told(table, parts, is_old=bool(others) and _is_old(table, others[0]))
    return News(since, turns, events, told, more)


def _told(table: TableView, lines: Sequence[LogLine], *, is_old: bool) -> tuple[tuple[str, ...], int]:
    """The sentences, and how many there would be besides; what does not concern the reader only if it `is_old`."""
    known = told_to(table.seat, [event for line in lines for event in line.events])
    if not known:
        return (), 0
    mine, rest, every = weighed(table.speech.words, known, table.own_sides, REST)
    said = [f"**{each}**" if heavy else each for each, heavy in _sentences(table, lines, mine)]
    if is_old:
        said += [f"-# {each}" for each, _ in _sentences(table, lines, rest)]
    room = LENGTH
    told = [each for each in said if (room := room - len(each) - 1) >= 0]
    return tuple(told), len(mine) + (every if is_old else 0) - len(told)


def _sentences(table: TableView, lines: Sequence[LogLine], events: Sequence[Event]) -> list[tuple[str, bool]]:
    """Events as sentences, and whether each is grave."""
    said = [("".join(table.told(lines, [event])), event.told.weight == GRAVE) for event in events]
    return [(cut(sentence, LINE_LENGTH), heavy) for sentence, heavy in said]


def _is_old(table: TableView, line: LogLine) -> bool:
    return table.position.now - line.at > A_MOMENT


def _blows(table: TableView, line: LogLine) -> LogLine:
    """Of a move of the viewer's own, what they lost by it, and what others did to them in it."""
    sides = table.own_sides

    def hits(event: Event) -> bool:
        is_theirs = event.about is not None and event.about not in sides
        return (is_theirs or event.told.weight == GRAVE) and bool(sides & set(event.told.touches))

    return replace(line, events=[*filter(hits, line.events)])


def _moved(line: LogLine, table: TableView) -> bool:
    own = line.kind is Kind.MOVE and table.seat is not None and line.seat == table.seat
    return own and not line.taken_back and not table.is_setting(line)
