"""Effects that change what a Move action costs and pays: Ceremony, Fuel, Hyperdrive, Juggernaut, Passage
(rules 12.3).
"""

from __future__ import annotations

from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import UNSAID, Ask, Move, Seat
from bot.engine.told import COUNTED, DETAIL
from bot.games.sol.actions.acting import Acting, register
from bot.games.sol.actions.effects.flight import MoveEffect
from bot.games.sol.actions.move import Moving
from bot.games.sol.holdings.ways import SUMMED_UP
from bot.games.sol.table.board import Edge, Space
from bot.games.sol.table.state import HURL_MOMENTUM, Table
from bot.games.sol.table.tables import END, WHO, tables_of

FUELS, FUEL_POINTS = 3, 3
FUEL = Move("pick", ("fuel",))
NOWHERE = Space(-1)


class Celebrating(Moving, tag="ceremony"):
    """One energy for each launch into Upper Orbit from the own mothership, those made before included."""

    def begin(self, g: Table) -> None:
        self._pay(g, self.launched)

    def _pay(self, g: Table, energy: int) -> None:
        g.players[self.seat].energy += energy
        for _ in range(energy):
            g.tell("ceremony", told=COUNTED, seat=WHO[self.seat])

    def do_launch(self, g: Table, seat: Seat, to: str, how: str = "") -> None:
        before = self.launched
        Moving.do_launch(self, g, seat, to, how)
        self._pay(g, self.launched - before)


@register
class Ceremony(MoveEffect):
    key = "ceremony"
    step_type = Celebrating

    def usable(self, g: Table, step: Acting) -> bool:
        before = self.moving(g, step)
        return before.launched > 0 or (before.mp > 0 and g.players[step.seat].pool > 0)


class Fuelling(Moving, tag="fuel"):
    """`left` times, one energy buys three points."""

    left: int = FUELS

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = Moving.moves(self, g, seat)
        if self.left and g.players[seat].energy:
            found.append(FUEL)
        return found

    def do_pick(self, g: Table, seat: Seat, what: str) -> None:
        self.left -= 1
        self.mp += FUEL_POINTS
        g.players[seat].energy -= 1
        g.tell("fuel", told=DETAIL, seat=WHO[seat], points=FUEL_POINTS)


@register
class Fuel(MoveEffect):
    key = "fuel"
    step_type = Fuelling

    def usable(self, g: Table, step: Acting) -> bool:
        return g.players[step.seat].energy > 0


class Hyperdriving(Moving, tag="hyperdrive"):
    """One sundiver alone moves with twice the points; every third space pays an energy when the action ends.

    A launch and a hurl are spaces too. `at` is where the sundiver is, NOWHERE before its first step and after it was
    hurled.
    """

    far: ClassVar[bool] = False

    at: Space = NOWHERE

    def begin(self, g: Table) -> None:
        self.mp *= 2

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        here = g.layout.names[self.at] if self.at != NOWHERE else ""
        if self.steps and (move.verb == "launch" or (move.values and move.values[0] != here)):
            return Illegal("12.3", "hyperdrive-one", {"space": here})
        return Moving.refuse(self, g, seat, move)

    def energy(self, spaces: int) -> int:
        """What a number of spaces pays."""
        return spaces // 3

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = Moving.moves(self, g, seat)
        if not self.steps:
            return found
        if self.at == NOWHERE:
            return [END]
        here = g.layout.names[self.at]
        return [END, *(m for m in found if m.verb in ("fly", "hurl") and m.values[0] == here)]

    def do_launch(self, g: Table, seat: Seat, to: str, how: str = "") -> None:
        Moving.do_launch(self, g, seat, to, how)
        self.at = g.layout.number[to]

    def do_recall(self, g: Table, seat: Seat, to: str) -> None:
        Moving.do_recall(self, g, seat, to)
        self.at = g.layout.number[to]

    def do_fly(self, g: Table, seat: Seat, start: str, goal: str) -> None:
        Moving.do_fly(self, g, seat, start, goal)
        self.at = g.layout.number[goal]

    def do_hurl(self, g: Table, seat: Seat, space: str) -> None:
        Moving.do_hurl(self, g, seat, space)
        self.at = NOWHERE

    def commit(self, g: Table) -> None:
        energy = self.energy(self.steps)
        if energy:
            g.players[self.seat].energy += energy
            g.tell("hyperdrive-gained", seat=WHO[self.seat], energy=energy)


@register
class Hyperdrive(MoveEffect):
    key = "hyperdrive"
    step_type = Hyperdriving

    def helps(self, g: Table, moving: Moving) -> bool:
        return not moving.steps


class Driving(Moving, tag="juggernaut"):
    """One station flies like a sundiver; where it is is `at`, NOWHERE before its first step.

    It pays fees, enters no space with a station, and may be hurled from the core. `hurled_station`: it was.
    """

    at: Space = NOWHERE
    hurled_station: bool = False

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = Moving.moves(self, g, seat)
        if not self.mp or self.hurled_station:
            return found
        board, stations = tables_of(g.board), g.stations
        for space in g.layout.spaces if self.at == NOWHERE else (self.at,):
            station = stations[space]
            if station is None or station.seat != seat:
                continue
            goals = [(goal, move) for goal, move in board.open[space]]
            goals += [(goal, move) for goal, edge, move in board.crossings[space] if edge in g.bridges]
            word = station.kind.word
            found += [Move("fly", (*move.values, word)) for goal, move in goals if stations[goal] is None]
            if space in board.core:
                found.append(Move("hurl", (g.layout.names[space], word)))
        return found

    def do_fly(self, g: Table, seat: Seat, start: str, goal: str, how: str = "") -> None:
        if not how:
            Moving.do_fly(self, g, seat, start, goal)
            return
        a, b = g.layout.number[start], g.layout.number[goal]
        self.mp -= 1
        self.steps += 1
        self.at = b
        g.stations[a], g.stations[b] = None, g.stations[a]
        self.cross(g, a, b)
        g.tell("juggernaut", told=DETAIL, seat=WHO[seat], piece=f"~piece-{how}", start=start, goal=goal)

    def do_hurl(self, g: Table, seat: Seat, space: str, how: str = "") -> None:
        at = g.layout.number[space]
        station = g.stations[at]
        if not how or station is None:
            Moving.do_hurl(self, g, seat, space)
            return
        self.mp -= 1
        self.steps += 1
        self.hurled += 1
        self.hurled_station = True
        g.stations[at] = None
        player = g.players[seat]
        player.pieces[station.kind] += 1
        player.momentum += HURL_MOMENTUM
        g.tell(
            "hurl-station",
            told=DETAIL,
            seat=WHO[seat],
            piece=f"~piece-{how}",
            space=space,
            momentum=HURL_MOMENTUM,
        )


@register
class Juggernaut(MoveEffect):
    key = "juggernaut"
    step_type = Driving

    def helps(self, g: Table, moving: Moving) -> bool:
        return any(station is not None and station.seat == moving.seat for station in g.stations)


class Passing(Moving, tag="passage"):
    """One sundiver, chosen by its space `at`, earns momentum for each different bridge it crosses.

    Where others of the same colour stand with it, a flight says which one goes: "chosen" or "other".
    """

    far: ClassVar[bool] = False

    at: Space = NOWHERE
    hurled_away: bool = False
    crossed: list[Edge] = []

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        own = g.sundivers[seat]
        if self.at == NOWHERE:
            board = tables_of(g.board)
            return [board.pick[space] for space, n in enumerate(own) if n]
        found = Moving.moves(self, g, seat)
        if self.hurled_away or own[self.at] < 2:
            return found
        here = g.layout.names[self.at]
        told: list[Move] = []
        for move in found:
            if move.verb in ("fly", "hurl") and move.values[0] == here:
                told += [Move(move.verb, (*move.values, which)) for which in ("chosen", "other")]
            else:
                told.append(move)
        return told

    def do_pick(self, g: Table, seat: Seat, space: str) -> None:
        self.at = g.layout.number[space]
        g.tell("passage-chosen", told=SUMMED_UP, seat=WHO[seat], space=space)

    def do_fly(self, g: Table, seat: Seat, start: str, goal: str, how: str = "") -> None:
        a, b = g.layout.number[start], g.layout.number[goal]
        self.mp -= 1
        self.fly(g, a, b)
        if a != self.at or self.hurled_away or how == "other":
            return
        self.at = b
        edge = g.layout.edge_number.get((a, b))
        if edge is not None and edge in g.bridges and edge not in self.crossed:
            self.crossed.append(edge)
            g.players[seat].momentum += 1
            g.tell("passage", told=DETAIL, seat=WHO[seat], bridge=g.layout.edge_names[edge], momentum=1)

    def do_hurl(self, g: Table, seat: Seat, space: str, how: str = "") -> None:
        Moving.do_hurl(self, g, seat, space)
        if g.layout.number[space] == self.at and how != "other":
            self.hurled_away = True

    def brief(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, UNSAID, self.moves(g, seat)[0])


@register
class Passage(MoveEffect):
    key = "passage"
    step_type = Passing

    def helps(self, g: Table, moving: Moving) -> bool:
        return bool(g.bridges) and any(g.sundivers[moving.seat])
