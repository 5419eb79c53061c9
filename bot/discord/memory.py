"""What one seat remembers of a game's log: what it was told in private of late, and who moved last."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bot.discord.table import Table
from bot.engine.moves import Seat
from bot.sessions import Kind, LogLine

TOLD = 4
"""Sentences of what a player learned in private that are shown."""

FRESH = 3
"""So many own moves later that is old, and in the log alone."""


@dataclass
class Memory:
    """The log as one seat knows it, read up to `seq`: what it was told in private last, its moves counted, the mover.

    `learned` are sentences, each with the number of own `moves` before it, settings not counted. `confirmed` says of a
    setting that it was changed, until something else happens.

    It is read on from there. To read only the last lines would let sentences drop out with lines that the seat knows
    nothing of, and so tell that there were some.
    """

    seq: int = 0
    learned: tuple[tuple[int, str], ...] = ()
    confirmed: tuple[str, ...] = ()
    moves: int = 0
    own: int = 0
    mover: Seat | None = None

    def read(self, table: Table, lines: Sequence[LogLine]) -> None:
        """Take in the lines that came."""
        for line in lines:
            self.seq = line.seq
            sentences = table.private_sentences([line])
            if table.is_known(line):
                self.confirmed = tuple(sentences) if table.is_setting(line) else ()
            if not table.is_setting(line):
                self.learned = (*self.learned, *((self.moves, sentence) for sentence in sentences))[-TOLD:]
                self.moves += line.seat == table.seat and line.kind is Kind.MOVE
            if line.kind is Kind.MOVE:
                self.mover = line.seat
                if line.seat == table.seat:
                    self.own += 1

    @property
    def told(self) -> list[str]:
        """What is still worth telling."""
        fresh = [sentence for moves, sentence in self.learned if self.moves - moves <= FRESH]
        return [*fresh, *self.confirmed]
