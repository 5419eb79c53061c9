"""What one seat remembers of a game's log: what it was told in private lately, and who moved last."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass
from typing import NamedTuple

from bot.discord.views.story import sums_up
from bot.discord.views.table import TableView
from bot.engine.catalogues import ENGLISH
from bot.engine.moves import Event, Seat
from bot.sessions import Kind, LogLine, Sessions

TOLD = 4
"""How many sentences of what a player learned in private are shown."""

SLICE = 64
"""How many lines are read before others have their turn."""

FRESH = 3
"""So many prompts are headed by what a player learned by a move of their own; later it is only in the log."""


class Learned(NamedTuple):
    """A sentence told in private, and the event it tells.

    `line` brought it, after which the seat had made so many `moves`. It is `known` if it came by a move of the seat's
    own and touches no one: all else is news of a deal or a window, which heads no prompt but the next.
    """

    moves: int
    line: int
    known: bool
    by_them: bool
    event: Event
    sentence: str

    def is_fresh(self, moves: int, turn: int) -> bool:
        """Whether it is recent after so many own moves, in a turn that began with this line."""
        if self.known:
            return moves - self.moves < FRESH
        # What others did before this turn began is told by what happened since the last one.
        return moves == self.moves and (self.by_them or self.line >= turn)


@dataclass
class Memory:
    """The log as one seat knows it, read up to `seq`: what it learned in private, its moves, the last mover.

    `learned` are sentences in the seat's `language`, until an event sums up what they tell. `moves` counts the seat's
    own moves without settings, `own` all of them; `moved` is the number of the last one's line, and `clicked` says that
    its player made that one, by a click or command. `confirmed` says that a setting was changed, until something else
    happens.

    Reading goes on from `seq`. If only the last lines were read, hidden lines would push sentences out, and so reveal
    themselves.
    """

    seq: int = 0
    learned: tuple[Learned, ...] = ()
    confirmed: tuple[str, ...] = ()
    moves: int = 0
    own: int = 0
    clicked: bool = False
    moved: int = 0
    mover: Seat | None = None
    language: str = ENGLISH

    def read(self, table: TableView, lines: Sequence[LogLine]) -> None:
        """Read the new ones of some lines."""
        for line in lines:
            if line.seq <= self.seq:
                continue  # someone else who asked has read it meanwhile
            self.seq = line.seq
            by_them = line.seat == table.seat and line.kind is Kind.MOVE
            if by_them and not table.is_setting(line):
                self.moves += 1
            happened = table.events_of([line])
            learned = [
                Learned(self.moves, line.seq, by_them and not event.told.touches, by_them, event, sentence)
                for event in table.private_events([line])
                if not any(sums_up(one, event) for one in happened[happened.index(event) :])
                for sentence in table.sentences([event])
            ]
            if table.is_known(line):
                self.confirmed = tuple(each.sentence for each in learned) if table.is_setting(line) else ()
            if not table.is_setting(line):
                kept = [
                    each for each in self.learned if not any(sums_up(one, each.event) for one in line.events)
                ]
                self.learned = (*kept, *learned)[-TOLD:]
            if line.kind is Kind.MOVE:
                self.mover = line.seat
                if line.seat == table.seat:
                    self.own += 1
                    self.clicked = line.interaction is not None
                    self.moved = line.seq

    def told(self, table: TableView) -> list[str]:
        """The sentences that are still recent at a table."""
        turn = max(table.session.table_state.turns.began, default=0)
        fresh = [each.sentence for each in self.learned if each.is_fresh(self.moves, turn)]
        return [*fresh, *self.confirmed]


class Memories:
    """The memories of every seat, each read on from where it stopped."""

    def __init__(self, sessions: Sessions) -> None:
        self._sessions = sessions
        self._memories: dict[int, dict[Seat, Memory]] = {}

    async def of(self, table: TableView) -> Memory:
        """What the seat of a table remembers; read from the beginning after an undo, and in another language."""
        assert table.seat is not None
        session, anew = table.session.id, Memory(language=table.speech.language)
        memory = self._memories.setdefault(session, {}).setdefault(table.seat, anew)
        if memory.language != anew.language:
            memory = self._memories[session][table.seat] = anew
        lines = await self._sessions.log(session, table.seat, memory.seq)
        if memory.seq and Kind.UNDO in {line.kind for line in lines}:
            memory = Memory(language=anew.language)
            self._memories.setdefault(session, {})[table.seat] = memory
            lines = await self._sessions.log(session, table.seat)
        for first in range(0, len(lines), SLICE):
            memory.read(table, lines[first : first + SLICE])
            # A long game has thousands of lines: others may act after each slice of them.
            await asyncio.sleep(0)
        return memory

    def drop(self, session_id: int) -> None:
        """Forget a game that is over."""
        self._memories.pop(session_id, None)
