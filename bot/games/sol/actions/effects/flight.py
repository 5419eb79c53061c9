"""Effects that change where sundivers may fly: Catapult, Cluster, Portal, Puncture, Teleport, Transcend
(rules 12.3).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.engine.moves import Move, Seat
from bot.engine.told import DETAIL
from bot.games.sol.actions.acting import Acting, SuitEffect, register
from bot.games.sol.actions.move import Moving
from bot.games.sol.holdings.ways import SUMMED_UP, note_trip
from bot.games.sol.table.board import Space
from bot.games.sol.table.edition import TELEPORT_POINTS, is_boxed, movement_points
from bot.games.sol.table.state import CROWD, Bridge, Kind, Table
from bot.games.sol.table.tables import WHO, tables_of

CLUSTERS = 2


class MoveEffect(SuitEffect):
    """An effect that lasts for the rest of the Move action: its `step_type` takes the place of the step."""

    step_type: ClassVar[type[Moving]]

    def usable(self, g: Table, step: Acting) -> bool:
        before = self.moving(g, step)
        return before.mp > 0 and self.helps(g, before)

    def helps(self, g: Table, moving: Moving) -> bool:
        """Whether it can do anything at this point of an action, with points left."""
        return True

    def moving(self, g: Table, step: Acting) -> Moving:
        """The Move action: the one that is running, or the one that this card begins."""
        return step if isinstance(step, Moving) else Moving(step.seat, movement_points(g, step.seat))

    def start(self, g: Table, step: Acting) -> None:
        old = self.moving(g, step)
        new = self.step_type(
            seat=old.seat,
            mp=old.mp,
            hurled=old.hurled,
            fees=old.fees,
            launched=old.launched,
            steps=old.steps,
            launches=old.launches,
        )
        g.stack[-1] = new
        new.begin(g)


def has_flyer(g: Table, seat: Seat) -> bool:
    """Whether a player has a sundiver on the board."""
    return any(g.sundivers[seat])


class Catapulting(Moving, tag="catapult"):
    """Each sundiver may make one bridge crossing for no points; the fee is still paid.

    `spent[space]` counts the sundivers there that have made theirs. Where both kinds stand, one that may
    still cross freely flies first and is hurled last: that order never costs more than another.
    """

    far: ClassVar[bool] = False

    spent: list[int] = []

    def begin(self, g: Table) -> None:
        self.spent = [0] * len(g.layout.names)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        if self.mp:
            return Moving.moves(self, g, seat)
        found, board, own = Moving.moves(self, g, seat), tables_of(g.board), g.sundivers[seat]
        for space, n in enumerate(own):
            if n > self.spent[space]:
                found += [
                    move
                    for goal, edge, move in board.crossings[space]
                    if edge in g.bridges and own[goal] < CROWD
                ]
        return found

    def flight_points(self, g: Table, steps: Sequence[Move]) -> int:
        free = len(steps) == 1 and self._is_free(g, *map(str, steps[0].values))
        return 0 if free else super().flight_points(g, steps)

    def _is_free(self, g: Table, start: str, goal: str) -> bool:
        """Whether a flight is the one bridge crossing of a sundiver that is free."""
        a, b = g.layout.number[start], g.layout.number[goal]
        edge = g.layout.edge_number.get((a, b))
        fresh = g.sundivers[self.seat][a] > self.spent[a]
        return fresh and edge is not None and g.layout.membrane[edge]

    def do_fly(self, g: Table, seat: Seat, start: str, goal: str) -> None:
        a, b = g.layout.number[start], g.layout.number[goal]
        if self._is_free(g, start, goal):
            self.spent[b] += 1
        else:
            self.mp -= 1
            if g.sundivers[seat][a] == self.spent[a]:
                self.spent[a] -= 1
                self.spent[b] += 1
        self.fly(g, a, b)

    def do_hurl(self, g: Table, seat: Seat, space: str) -> None:
        at = g.layout.number[space]
        if self.spent[at]:
            self.spent[at] -= 1
        Moving.do_hurl(self, g, seat, space)


@register
class Catapult(MoveEffect):
    key = "catapult"
    step_type = Catapulting

    def usable(self, g: Table, step: Acting) -> bool:
        return bool(g.bridges)


class Clustering(Moving, tag="cluster"):
    """`left` times, one point flies all own sundivers of a space one step together."""

    left: int = CLUSTERS

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = Moving.moves(self, g, seat)
        if self.mp and self.left:
            found += _together(g, seat)
        return found

    def do_fly(self, g: Table, seat: Seat, start: str, goal: str, how: str = "") -> None:
        if how != "all":
            Moving.do_fly(self, g, seat, start, goal)
            return
        a, b = g.layout.number[start], g.layout.number[goal]
        self.mp -= 1
        self.left -= 1
        self.fly(g, a, b, g.sundivers[seat][a])


def _together(g: Table, seat: Seat) -> list[Move]:
    """Flights of two or more sundivers to a neighbouring space that holds them all."""
    board, own = tables_of(g.board), g.sundivers[seat]
    found = []
    for space, n in enumerate(own):
        if n > 1:
            goals = [(goal, move) for goal, move in board.open[space]]
            goals += [(goal, move) for goal, edge, move in board.crossings[space] if edge in g.bridges]
            found += [Move("fly", (*move.values, "all")) for goal, move in goals if own[goal] + n <= CROWD]
    return found


@register
class Cluster(MoveEffect):
    key = "cluster"
    step_type = Clustering

    def helps(self, g: Table, moving: Moving) -> bool:
        seat = moving.seat
        return max(g.sundivers[seat]) > 1 or (moving.mp > 2 and g.players[seat].pool > 1)


class Porting(Moving, tag="portal"):
    """Launches go to the spaces around any mothership, and all of these are neighbours of each other."""

    far: ClassVar[bool] = False

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = Moving.moves(self, g, seat)
        if self.mp:
            board, own, listed = tables_of(g.board), g.sundivers[seat], set(found)
            gates = {space for player in g.players for space in board.around[player.corner]}
            free = [space for space in sorted(gates) if own[space] < CROWD]
            more = [board.launch[space] for space in free] if g.players[seat].pool else []
            names = board.board.names
            for a in sorted(gates):
                if own[a]:
                    more += [Move("fly", (names[a], names[b])) for b in free if a != b]
            found += [move for move in more if move not in listed]
        return found


@register
class Portal(MoveEffect):
    key = "portal"
    step_type = Porting


class Puncturing(Moving, tag="puncture"):
    """Once, a sundiver crosses a membrane without a bridge, goes to the reserve and leaves a bridge behind."""

    punctured: bool = False

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = Moving.moves(self, g, seat)
        if self.mp and not self.punctured:
            found += punctures(g, seat)
        return found

    def do_fly(self, g: Table, seat: Seat, start: str, goal: str, how: str = "") -> None:
        if how != "puncture":
            Moving.do_fly(self, g, seat, start, goal)
            return
        a, b = g.layout.number[start], g.layout.number[goal]
        edge = g.layout.edge_number[a, b]
        player = g.players[seat]
        self.punctured = True
        self.mp -= 1
        self.steps += 1
        g.sundivers[seat][a] -= 1
        player.reserve += 1
        player.pieces[Kind.BRIDGE] -= 1
        g.bridges[edge] = Bridge(seat, 1)
        g.tell("puncture", told=DETAIL, seat=WHO[seat], start=start, bridge=g.layout.edge_names[edge])


def punctures(g: Table, seat: Seat) -> list[Move]:
    """Crossings without a bridge from where the player has sundivers, while a bridge is in the reserve."""
    if not g.players[seat].pieces[Kind.BRIDGE]:
        return []
    return [
        Move("fly", (*move.values, "puncture"))
        for space, n in enumerate(g.sundivers[seat])
        if n
        for _, edge, move in tables_of(g.board).crossings[space]
        if edge not in g.bridges
    ]


@register
class Puncture(MoveEffect):
    key = "puncture"
    step_type = Puncturing

    def helps(self, g: Table, moving: Moving) -> bool:
        player = g.players[moving.seat]
        return player.pieces[Kind.BRIDGE] > 0 and (has_flyer(g, moving.seat) or player.pool > 0)


class Teleporting(Moving, tag="teleport"):
    """Three points move a sundiver to any space it could reach over bridges; the boxed edition: to any
    space.
    """

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = Moving.moves(self, g, seat)
        if self.mp < TELEPORT_POINTS:
            return found
        names, own = g.layout.names, g.sundivers[seat]
        free = [space for space in g.layout.spaces if own[space] < CROWD]
        region = regions(g)
        for a, n in enumerate(own):
            if n:
                found += [
                    Move("fly", (names[a], names[b], "teleport"))
                    for b in free
                    if a != b and region[a] == region[b]
                ]
        return found

    def do_fly(self, g: Table, seat: Seat, start: str, goal: str, how: str = "") -> None:
        if how != "teleport":
            Moving.do_fly(self, g, seat, start, goal)
            return
        own = g.sundivers[seat]
        self.mp -= TELEPORT_POINTS
        self.steps += 1
        own[g.layout.number[start]] -= 1
        own[g.layout.number[goal]] += 1
        note_trip(g, start, goal)
        g.tell("teleport", told=SUMMED_UP, seat=WHO[seat], start=start, goal=goal)


def regions(g: Table) -> list[int]:
    """A number for each space, the same for all spaces connected by the existing
    bridges.
    """
    if is_boxed(g.options):
        return [0] * len(g.layout.names)
    board = tables_of(g.board)
    region = [-1] * len(g.layout.names)
    for first in g.layout.spaces:
        if region[first] >= 0:
            continue
        region[first] = first
        open_ends = [Space(first)]
        while open_ends:
            space = open_ends.pop()
            goals = [goal for goal, _ in board.open[space]]
            goals += [goal for goal, edge, _ in board.crossings[space] if edge in g.bridges]
            for goal in goals:
                if region[goal] < 0:
                    region[goal] = first
                    open_ends.append(goal)
    return region


@register
class Teleport(MoveEffect):
    key = "teleport"
    step_type = Teleporting

    def helps(self, g: Table, moving: Moving) -> bool:
        return moving.mp >= TELEPORT_POINTS and (has_flyer(g, moving.seat) or moving.mp > TELEPORT_POINTS)


class Transcending(Moving, tag="transcend"):
    """Membranes are ignored: sundivers cross them anywhere, and pay no fee."""

    far: ClassVar[bool] = False

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = Moving.moves(self, g, seat)
        if self.mp:
            own = g.sundivers[seat]
            for space, n in enumerate(own):
                if n:
                    found += [
                        move
                        for goal, edge, move in tables_of(g.board).crossings[space]
                        if edge not in g.bridges and own[goal] < CROWD
                    ]
        return found

    def cross(self, g: Table, a: Space, b: Space) -> None:
        pass


@register
class Transcend(MoveEffect):
    key = "transcend"
    step_type = Transcending
