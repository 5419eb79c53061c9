"""Temporal Rift and Mass Exodus: what a player may do in a phase (rules 13.9, 14)."""

from __future__ import annotations

from bot.engine.moves import Move, Seat
from bot.games.supernova.actions.together import Together
from bot.games.supernova.actions.transport import Transport
from bot.games.supernova.answers.asking import Parts
from bot.games.supernova.answers.specials import RULES, SpecialRule
from bot.games.supernova.cards import language as fx
from bot.games.supernova.cards.cards import (
    Card,
)
from bot.games.supernova.table.state import Table
from bot.games.supernova.table.tables import PLAY, WHO


class Rifts(Parts):
    """The end of a phase, where those who play a Temporal Rift play the phase again."""

    phase: int
    rifts: list[Seat]


@RULES.of(fx.RepeatPhase)
class TemporalRift(SpecialRule):
    """The player of the card plays the ending phase again."""

    def phase_end(self, g: Table) -> Rifts | None:
        return next((step for step in reversed(g.stack) if isinstance(step, Rifts)), None)

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        end = self.phase_end(g)
        if end is not None and seat not in end.rifts:
            found.append(PLAY[self.title])

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        end = self.phase_end(g)
        if end is not None:
            end.rifts.append(seat)
            g.tell("rift", seat=WHO[seat])
        return False


@RULES.of(fx.Exodus)
class MassExodus(SpecialRule):
    """Population moves between own planets without ships in this Transport phase."""

    def slot(self, g: Table, seat: Seat) -> Transport | None:
        for step in reversed(g.stack):
            own = step.part_of(seat) if isinstance(step, Together) else step
            if isinstance(own, Transport) and own.seat == seat:
                return own
        return None

    def append_moves(self, g: Table, seat: Seat, found: list[Move]) -> None:
        slot = self.slot(g, seat)
        if slot is not None and not slot.exodus:
            found.append(PLAY[self.title])

    def resolve(self, g: Table, seat: Seat, card: Card, targets: tuple[str, ...]) -> bool:
        slot = self.slot(g, seat)
        if slot is not None:
            slot.exodus = True
            g.tell("exodus", seat=WHO[seat])
        return False
