"""Effects that change an Activate action (rules 12.3)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat
from bot.games.sol.actions.acting import Acting, SuitEffect, register
from bot.games.sol.actions.activate import Activating, list_activations
from bot.games.sol.actions.refusals import refuse_activate
from bot.games.sol.holdings.rewards import affordable, base
from bot.games.sol.table.board import Space
from bot.games.sol.table.state import KIND_CALLED, Kind, Table
from bot.games.sol.table.tables import WHO, tables_of

STATIONS = (Kind.NODE, Kind.FOUNDRY, Kind.TOWER)


class ActivateEffect(SuitEffect):
    """An effect that lasts for the rest of the Activate action: its `step_type` takes the place of the
    step.
    """

    step_type: ClassVar[type[Activating]]

    def usable(self, g: Table, step: Acting) -> bool:
        return bool(self.activating(step).stations(g))

    def activating(self, step: Acting) -> Activating:
        """The step that goes on with the action, or begins it."""
        if isinstance(step, Activating):
            return self.step_type(seat=step.seat, kind=step.kind, activated=step.activated, cards=step.cards)
        return self.step_type(seat=step.seat, kind=Kind.BRIDGE)

    def start(self, g: Table, step: Acting) -> None:
        g.stack[-1] = self.activating(step)


AUGMENT = {"U": 1, "L": 1, "C": 1, "R": 2, "K": 3}
"""What each further sundiver adds to the base, by layer."""


class Augmenting(Activating, tag="augment"):
    """For one station the base grows with the sundivers there; it is activated with `augment`."""

    augmented: bool = False

    def stations(self, g: Table) -> list[Move]:
        found = Activating.stations(self, g)
        if self.augmented:
            return found
        more = []
        for move in found:
            name = str(move.values[0])
            space = g.layout.number[name]
            station, amount = g.stations[space], augmented_base(g, space)
            if station and amount > base(g, space) and affordable(g, self.seat, station.kind, amount):
                more.append(Move("activate", (name, "augment")))
        return found + more

    def do_activate(self, g: Table, seat: Seat, name: str, how: str = "") -> None:
        if not how:
            Activating.do_activate(self, g, seat, name)
            return
        space = g.layout.number[name]
        self.augmented = True
        self.activate(g, space, augmented_base(g, space))


def augmented_base(g: Table, space: Space) -> int:
    """The base of a station plus what the sundivers there add, except the one that activates."""
    others = sum(own[space] for own in g.sundivers) - 1
    return base(g, space) + others * AUGMENT[g.layout.layer[space]]


@register
class Augment(ActivateEffect):
    key = "augment"
    step_type = Augmenting

    def usable(self, g: Table, step: Acting) -> bool:
        return any(len(move.values) == 2 for move in self.activating(step).stations(g))


class Duplicating(Activating, tag="duplicate"):
    """Sundivers built are doubled; `rewards` sees to that while the effect is in use."""


@register
class Duplicate(ActivateEffect):
    key = "duplicate"
    step_type = Duplicating

    def usable(self, g: Table, step: Acting) -> bool:
        reserve, number = g.players[step.seat].reserve, g.layout.number
        for move in self.activating(step).stations(g):
            space = number[str(move.values[0])]
            station = g.stations[space]
            if station and station.kind is Kind.FOUNDRY and reserve >= 2 * base(g, space):
                return True
        return False


class Celebration(Activating, tag="festival"):
    """Stations of all types, in any order, each once."""

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb == "activate":
            return refuse_activate(g, seat, Kind.BRIDGE, self.activated, move.values)
        return None

    def stations(self, g: Table) -> list[Move]:
        found: list[Move] = []
        list_activations(g, self.seat, found)
        names = {g.layout.names[space] for space in self.activated}
        return [move for move in found if move.values[0] not in names]


@register
class Festival(ActivateEffect):
    key = "festival"
    step_type = Celebration

    def usable(self, g: Table, step: Acting) -> bool:
        stations = self.activating(step).stations(g)
        return len(stations) > (len(step.stations(g)) if isinstance(step, Activating) else 1)


class Metamorphosing(Activating, tag="metamorphosis"):
    """One own station activated in this action is swapped for one of another type."""

    swapped: bool = False

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return Activating.moves(self, g, seat) + ([] if self.swapped else self.swaps(g))

    def swaps(self, g: Table) -> list[Move]:
        """Each own station activated, with each other type in the reserve."""
        names, left = g.layout.names, g.players[self.seat].pieces
        return [
            Move("pick", (names[space], kind.word))
            for space in self.activated
            if (station := g.stations[space]) and station.seat == self.seat
            for kind in STATIONS
            if kind is not station.kind and left[kind]
        ]

    def do_pick(self, g: Table, seat: Seat, name: str, piece: str) -> None:
        station, kind = g.stations[g.layout.number[name]], KIND_CALLED[piece]
        if station is None:
            raise ValueError(f"no station on {name}")
        left = g.players[seat].pieces
        left[station.kind] += 1
        left[kind] -= 1
        g.tell(
            "metamorphosis",
            seat=WHO[seat],
            old=f"~piece-{station.kind.word}",
            new=f"~piece-{piece}",
            space=name,
        )
        station.kind = kind
        self.swapped = True


@register
class Metamorphosis(ActivateEffect):
    key = "metamorphosis"
    step_type = Metamorphosing

    def usable(self, g: Table, step: Acting) -> bool:
        seat, left = step.seat, g.players[step.seat].pieces
        now = self.activating(step)
        ahead = [g.layout.number[str(move.values[0])] for move in now.stations(g)]
        own = [s for space in (*now.activated, *ahead) if (s := g.stations[space]) and s.seat == seat]
        return any(left[kind] for station in own for kind in STATIONS if kind is not station.kind)


class Persisting(Activating, tag="persist"):
    """Sundivers used stay on their stations."""

    def return_sundiver(self, g: Table, space: Space) -> None:
        pass


@register
class Persist(ActivateEffect):
    key = "persist"
    step_type = Persisting


class Synchronizing(Activating, tag="synchronize"):
    """One momentum for each station activated."""

    def activate(self, g: Table, space: Space, amount: int) -> None:
        g.players[self.seat].momentum += 1
        g.tell("synchronize", seat=WHO[self.seat], momentum=1)
        Activating.activate(self, g, space, amount)


@register
class Synchronize(ActivateEffect):
    key = "synchronize"
    step_type = Synchronizing


class Pulsing(Activating, tag="pulse"):
    """Stations in both orbits, of any type, are activated without sundivers."""

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return None

    def stations(self, g: Table) -> list[Move]:
        activate = tables_of(g.board).activate
        return [
            activate[space]
            for space, station in enumerate(g.stations)
            if station is not None
            and g.layout.layer[space] in "UL"
            and space not in self.activated
            and affordable(g, self.seat, station.kind, base(g, Space(space)))
        ]

    def return_sundiver(self, g: Table, space: Space) -> None:
        pass


@register
class Pulse(ActivateEffect):
    key = "pulse"
    step_type = Pulsing

    def usable(self, g: Table, step: Acting) -> bool:
        return step.moment == "choose" and bool(self.activating(step).stations(g))
