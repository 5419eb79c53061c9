"""The frame of a turn: six phases, each played by everyone before the next begins (rules 5)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.moves import Move, Seat
from bot.engine.steps import Step
from bot.engine.told import DETAIL, part_of
from bot.games.supernova.actions.action import Action
from bot.games.supernova.actions.build import Build
from bot.games.supernova.actions.cleanup import Cleanup, HandDiscard
from bot.games.supernova.actions.discover import Discover, new_planets
from bot.games.supernova.actions.draw import Draw
from bot.games.supernova.actions.special_effects.cards import Rifts
from bot.games.supernova.actions.together import Part, Together
from bot.games.supernova.actions.transport import Transport, can_transport, tell_idle
from bot.games.supernova.answers.asking import Parts
from bot.games.supernova.answers.part_ends import end_of_phase
from bot.games.supernova.cards.cards import Card
from bot.games.supernova.round.ending import TurnEnd, end_wishes
from bot.games.supernova.round.shaping import shape_together
from bot.games.supernova.table.options import is_parallel
from bot.games.supernova.table.state import (
    ACTION,
    BUILD,
    DISCARD,
    DISCOVER,
    DRAW,
    OTHERS,
    PHASES,
    TRANSPORT,
    Table,
)
from bot.games.supernova.table.tables import WHO

NEXT = {
    DRAW: DISCOVER,
    DISCOVER: OTHERS,
    OTHERS: BUILD,
    BUILD: ACTION,
    ACTION: TRANSPORT,
    TRANSPORT: DISCARD,
}
AT_ONCE = (DRAW, OTHERS, DISCARD)
"""What everyone plays at the same time."""
PARALLEL = (*AT_ONCE, DISCOVER, BUILD, TRANSPORT)
"""What everyone plays at the same time by the option `parallel` (12.9)."""
ENDS = (OTHERS, BUILD, ACTION, TRANSPORT)
"""The phases at whose end a Temporal Rift may be played."""


class Turn(Step, tag="turn"):
    """A turn begins; the next one is below it on the stack."""

    def run(self, g: Table) -> None:
        g.turn += 1
        g.tell("turn", told=DETAIL, turn=g.turn, seat=WHO[g.opening])
        g.push(TurnEnd())
        begin_phase(g, DRAW)


def begin_phase(g: Table, phase: int) -> None:
    """All players play this phase, from the opening player on."""
    g.phase, g.rows = phase, []
    if phase != OTHERS:
        g.tell("phase", told=part_of("phase"), phase=f"~phase-{PHASES[phase]}")
    g.push(Phase(phase, g.order()))


class Phase(Parts, tag="phase"):
    """The remaining seats play the phase; then it ends. `idle` are those who have nothing to do in Transport."""

    phase: int
    left: list[Seat]
    idle: list[Seat] | None = None
    again: list[Seat] = []

    def is_over(self, g: Table) -> bool:
        return self.phase in ENDS and all(g.players[seat].resigned for seat in self.left)

    def builds(self, g: Table, seat: Seat) -> list[Move]:
        return Build(seat).moves(g, seat)

    def go_on(self, seat: Seat) -> None:
        self.again.append(seat)

    def run(self, g: Table) -> None:
        if self.again:
            play_on(g, self.phase, self.again.pop(0))
            return
        if self.left and is_at_once(g, self.phase):
            seats, self.left = self.left, []
            begin_together(g, self.phase, [seat for seat in seats if not g.players[seat].resigned])
            return
        if self.left:
            if self.phase == TRANSPORT and self.idle is None:
                self.idle = idlers(g, self.left)
            seat = self.left.pop(0)
            if not g.players[seat].resigned:
                begin_slot(g, self.phase, seat, self.idle or ())
            return
        g.done(self)
        if self.phase in ENDS:
            g.push(PhaseEnd(self.phase, []))
        elif self.phase in NEXT:
            if self.phase == DRAW:
                end_wishes(g, "phase")
            begin_phase(g, NEXT[self.phase])


def play_on(g: Table, phase: int, seat: Seat) -> None:
    """A player goes on with a part that was over, as cards went back to the hand."""
    if not g.players[seat].resigned:
        begin_slot(g, phase, seat)


def idlers(g: Table, seats: Iterable[Seat]) -> list[Seat]:
    """The seats whose Transport is skipped while others have one; they are told what they may play."""
    playing = [seat for seat in seats if not g.players[seat].resigned]
    idle = [seat for seat in playing if not can_transport(g, seat)]
    if len(idle) < len(playing):
        tell_idle(g, idle)
    return idle


def is_at_once(g: Table, phase: int) -> bool:
    """Whether everyone plays a phase at the same time."""
    return phase in PARALLEL if is_parallel(g.options) else phase in AT_ONCE


def begin_together(g: Table, phase: int, seats: list[Seat]) -> None:
    """Everyone's part of a phase, at once. In Discard, limits are enforced first, seat by seat."""
    if phase == DRAW:
        g.drawn_from = [""] * g.seats
        g.push(Together([Draw(seat) for seat in seats]))
    elif phase == DISCOVER:
        lay_together(g, [Discover(seat) for seat in seats])
    elif phase == OTHERS:
        shape_together(g, new_planets(g), seats)
    elif phase == BUILD:
        lay_together(g, [Build(seat) for seat in seats])
    elif phase == TRANSPORT:
        idle = idlers(g, seats)
        g.push(Together([Transport(seat, idle=seat in idle) for seat in seats]))
    else:
        g.push(Together([HandDiscard(seat) for seat in seats]))
        for seat in reversed(seats):
            g.push(Cleanup(seat, whole=True))


def lay_together(g: Table, parts: Sequence[Part]) -> None:
    """All lay cards at once; one window follows."""
    g.at_once = True
    g.push(Together(list(parts)))


def begin_slot(g: Table, phase: int, seat: Seat, idle: Iterable[Seat] = ()) -> None:
    """A player's own part of a phase that all play one after the other.

    Transport is skipped if everyone can see that there is nothing to decide; those who are `idle` may play Specials in
    the parts of the others.
    """
    g.active = seat
    if phase == DISCOVER:
        g.push(Discover(seat))
    elif phase == BUILD:
        g.push(Build(seat))
    elif phase == ACTION:
        g.push(Action(seat))
    elif can_transport(g, seat):
        g.push(Transport(seat, aside=[other for other in idle if other != seat]))


class PhaseEnd(Rifts, tag="phase-end"):
    """Everyone has played the phase: Temporal Rifts may be played, and take effect in turn order (10.5).

    If cards went back to a hand, their player goes on `again`; then the phase ends anew.
    """

    opened: bool = False
    again: list[Seat] = []

    def is_over(self, g: Table) -> bool:
        return not self.opened

    def builds(self, g: Table, seat: Seat) -> list[Move]:
        return Build(seat).moves(g, seat)

    def go_on(self, seat: Seat) -> None:
        self.again.append(seat)
        self.opened = False

    def run(self, g: Table) -> None:
        if self.again:
            play_on(g, self.phase, self.again.pop(0))
            return
        if not self.opened:
            self.opened = True
            end_of_phase(g, self.phase != TRANSPORT or any(can_transport(g, seat) for seat in g.order()))
            return
        seat = next((seat for seat in g.order() if seat in self.rifts), None)
        if seat is not None:
            self.rifts.remove(seat)
            repeat(g, self.phase, seat)
            return
        g.done(self)
        end_wishes(g, "phase")
        begin_phase(g, NEXT[self.phase])


def repeat(g: Table, phase: int, seat: Seat) -> None:
    """A Temporal Rift: the seat alone plays the phase again."""
    if phase == OTHERS:
        g.push(RepeatedDiscover(seat, new_planets(g), DISCOVER))
        return
    begin_slot(g, phase, seat)


class RepeatedDiscover(Step, tag="repeated-discover"):
    """One seat alone discovers; then all are asked for Environments on the planet found, not in `before` (6.2)."""

    seat: Seat
    before: list[Card]
    phase: int

    def run(self, g: Table) -> None:
        if self.phase == DISCOVER:
            g.phase, g.active, self.phase = DISCOVER, self.seat, OTHERS
            g.push(Discover(self.seat))
            return
        g.done(self)
        g.phase = OTHERS
        shape_together(g, [card for card in new_planets(g) if card not in self.before], g.order())
