"""Trigger events: what happens when a trigger flare is drawn (rules 16.3).

`trigger` puts the step of the chosen event on the agenda. Attrition asks everyone at once, the others in
turn order from the active player. If there is only one way, it is taken without asking. Energy
Garden is in `garden`, the Feeders are in `rewards`.
"""

from __future__ import annotations

import msgspec

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Move, Pace, Seat, Text, who
from bot.engine.steps import Step
from bot.engine.told import DETAIL, FELT, SMALL, touching
from bot.games.sol.holdings.garden import plant
from bot.games.sol.holdings.rewards import enter_the_core
from bot.games.sol.table.board import Space
from bot.games.sol.table.edition import into_the_heart
from bot.games.sol.table.state import CROWD, SUNDIVERS, Table
from bot.games.sol.table.tables import SEATS, own_mark, sights, tables_of

FROM_POOL = Move("pick", ("pool",))


def trigger(g: Table) -> None:
    """Let the event of this game happen next."""
    g.tell("trigger", event=f"~trigger-card-{g.event}")
    match g.event:
        case "attrition":
            g.push(Attrition([s for s in from_active(g) if own_sundivers(g, s)]))
        case "implode":
            g.push(Shift("inward", _from_the_inside(g)))
        case "explode":
            g.push(Shift("outward", _from_the_outside(g)))
        case "sunworm":
            feed_the_worm(g)
        case "warp":
            g.push(Warp([s for s in from_active(g) if own_sundivers(g, s)]))
        case "singularity":
            g.push(Singularity([s for s in from_active(g) if g.players[s].pool]))
        case "garden":
            plant(g)
        case "feeders":
            enter_the_core(g)


def from_active(g: Table) -> list[Seat]:
    """All seats in turn order, the active player first."""
    return [*g.order[g.turn :], *g.order[: g.turn]]


def own_sundivers(g: Table, seat: Seat) -> list[Move]:
    """A seat's sundivers, pool first, as answers to pick one of them."""
    found = [FROM_POOL] if g.players[seat].pool else []
    pick = tables_of(g.board).pick
    return found + [pick[space] for space, n in enumerate(g.sundivers[seat]) if n]


def with_room(g: Table, seat: Seat, spaces: list[Space]) -> list[Space]:
    """The spaces among these where one more sundiver of the seat fits (rules 3.5)."""
    own = g.sundivers[seat]
    return [space for space in spaces if own[space] < CROWD]


def take_away(g: Table, seat: Seat, value: str) -> None:
    """Pick up one sundiver from the pool or a space named by a move."""
    if value == "pool":
        g.players[seat].pool -= 1
    else:
        g.sundivers[seat][g.layout.number[value]] -= 1


def feed_the_worm(g: Table) -> None:
    """Sunworm (rules 16.3.4): sundivers that are not on a station return to the reserves."""
    for seat, own in enumerate(g.sundivers):
        eaten = 0
        for space, n in enumerate(own):
            if n and g.stations[space] is None:
                eaten += n
                own[space] = 0
        if eaten:
            g.players[seat].reserve += eaten
            g.tell("sunworm", told=touching(FELT, Seat(seat)), seat=who(Seat(seat)), number=eaten)


class Attrition(Step, tag="attrition"):
    """Rule 16.3.1: everyone gives up one own sundiver, at the same time. `left` have not answered yet."""

    left: list[Seat]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return tuple(self.left)

    def run(self, g: Table) -> None:
        g.done(self)

    def ask(self, g: Table, seat: Seat) -> Ask:
        moves = self.moves(g, seat)
        return Ask(seat, Text("ask-attrition"), moves[0], Pace.ASIDE, marks=sights(g, moves))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return own_sundivers(g, seat)

    def do_pick(self, g: Table, seat: Seat, value: str) -> None:
        take_away(g, seat, value)
        g.players[seat].reserve += 1
        self.left.remove(seat)
        g.tell("attrition", seat=who(seat), place=place_word(value))


def place_word(value: str) -> str:
    """The word for where a sundiver comes from: the pool, or a space."""
    return "~place-pool" if value == "pool" else value


class Warp(Step, tag="warp"):
    """Rule 16.3.5: each player puts one own sundiver anywhere. `source` is the one picked up, "" before."""

    left: list[Seat]
    source: str = ""

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.left[0]] if self.left else ()

    def run(self, g: Table) -> None:
        g.done(self)

    def ask(self, g: Table, seat: Seat) -> Ask:
        prompt = (
            Text("ask-warp-to", {"place": place_word(self.source)}) if self.source else Text("ask-warp-from")
        )
        moves = self.moves(g, seat)
        taken = (own_mark(g.board, self.source),) if self.source in g.layout.number else ()
        return Ask(seat, prompt, moves[0], Pace.ASIDE, marks=(*taken, *sights(g, moves)))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        if not self.source:
            return own_sundivers(g, seat)
        own, pick = g.sundivers[seat], tables_of(g.board).pick
        return [
            pick[space] for space, n in enumerate(own) if n < CROWD or pick[space].values[0] == self.source
        ]

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        space = g.layout.number.get(str(move.values[0])) if move.values else None
        if self.source and space is not None:
            return Illegal("3.5", "no-room-there", {"space": g.layout.names[space]})
        return None

    def do_pick(self, g: Table, seat: Seat, value: str) -> None:
        if not self.source:
            self.source = value
            return
        take_away(g, seat, self.source)
        g.sundivers[seat][g.layout.number[value]] += 1
        g.tell("warp", seat=who(seat), place=place_word(self.source), to=value)
        self.source = ""
        del self.left[0]


class Singularity(Step, tag="singularity"):
    """Rule 16.3.6: the sundivers of the pools are placed in the core, one after the other."""

    left: list[Seat]

    def _room(self, g: Table) -> list[Space]:
        return with_room(g, self.left[0], g.layout.core)

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        if not self.left or not g.players[self.left[0]].pool or len(self._room(g)) < 2:
            return ()
        return SEATS[self.left[0]]

    def run(self, g: Table) -> None:
        if not self.left:
            g.done(self)
            return
        seat, room = self.left[0], self._room(g)
        while room and g.players[seat].pool and g.sundivers[seat][room[0]] < CROWD:
            self._place(g, seat, room[0])
        del self.left[0]

    def ask(self, g: Table, seat: Seat) -> Ask:
        prompt = Text("ask-singularity", {"number": g.players[seat].pool})
        moves = self.moves(g, seat)
        return Ask(seat, prompt, moves[0], Pace.ASIDE, marks=sights(g, moves))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [tables_of(g.board).pick[space] for space in self._room(g)]

    def do_pick(self, g: Table, seat: Seat, value: str) -> None:
        self._place(g, seat, g.layout.number[value])

    def _place(self, g: Table, seat: Seat, space: Space) -> None:
        g.players[seat].pool -= 1
        g.sundivers[seat][space] += 1
        g.tell("singularity", told=DETAIL.touching(SMALL, seat), seat=who(seat), space=g.layout.names[space])


class Group(msgspec.Struct, array_like=True):
    """The sundivers of one seat on one space, waiting for their turn to shift."""

    seat: Seat
    space: Space


def _groups(g: Table, spaces: list[Space]) -> list[Group]:
    return [Group(seat, space) for space in spaces for seat in from_active(g) if g.sundivers[seat][space]]


def _from_the_inside(g: Table) -> list[Group]:
    return _groups(g, [Space(i) for i in reversed(g.layout.spaces)])


def _from_the_outside(g: Table) -> list[Group]:
    return _groups(g, [Space(i) for i in g.layout.spaces])


class Shift(Step, tag="shift"):
    """Rules 16.3.2 and 16.3.3: all sundivers go one layer inward or outward, those at the far end leave the
    board.

    `waiting` begins with the group that shifts now. A ring is empty of sundivers before the next one moves
    into it, so no sundiver shifts twice.
    """

    way: str
    waiting: list[Group]

    def _goals(self, g: Table) -> list[Space]:
        group = self.waiting[0]
        beyond = g.layout.inner if self.way == "inward" else g.layout.outer
        return with_room(g, group.seat, beyond[group.space])

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        if self.waiting and len(self._goals(g)) > 1:
            return SEATS[self.waiting[0].seat]
        return ()

    def run(self, g: Table) -> None:
        if not self.waiting:
            g.done(self)
            return
        group, goals = self.waiting[0], self._goals(g)
        own, player = g.sundivers[group.seat], g.players[group.seat]
        name = g.layout.names[group.space]
        if goals:
            self._shift(g, goals[0])
            return
        number, own[group.space] = own[group.space], 0
        del self.waiting[0]
        if g.layout.layer[group.space] == "K" and self.way == "inward":
            player.momentum += 2 * number
            into_the_heart(g, group.seat, number)
            g.tell(
                "imploded",
                told=touching(FELT, group.seat),
                seat=who(group.seat),
                space=name,
                number=number,
                momentum=2 * number,
            )
        elif g.layout.layer[group.space] == "U" and self.way == "outward":
            player.lost += number
            g.tell(
                "lost-in-space",
                told=touching(FELT, group.seat),
                seat=who(group.seat),
                space=name,
                number=number,
            )
        else:
            player.pool += number
            g.tell(
                "no-room", told=touching(SMALL, group.seat), seat=who(group.seat), space=name, number=number
            )

    def ask(self, g: Table, seat: Seat) -> Ask:
        space, moves = g.layout.names[self.waiting[0].space], self.moves(g, seat)
        prompt, marks = Text(f"ask-shift-{self.way}", {"space": space}), sights(g, moves)
        return Ask(seat, prompt, moves[0], Pace.ASIDE, marks=(own_mark(g.board, space), *marks))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [tables_of(g.board).pick[space] for space in self._goals(g)]

    def do_pick(self, g: Table, seat: Seat, value: str) -> None:
        self._shift(g, g.layout.number[value])

    def _shift(self, g: Table, goal: Space) -> None:
        group = self.waiting[0]
        own = g.sundivers[group.seat]
        own[group.space] -= 1
        own[goal] += 1
        g.tell(
            f"shifted-{self.way}",
            told=DETAIL.touching(SMALL, group.seat),
            seat=who(group.seat),
            place=g.layout.names[group.space],
            to=g.layout.names[goal],
        )
        if not own[group.space]:
            del self.waiting[0]


def bring_back_moves(g: Table, seat: Seat) -> list[Move]:
    """The spaces of upper orbit to which a sundiver lost in space can be brought back (rules 16.3.3)."""
    if not g.players[seat].lost:
        return []
    own, back = g.sundivers[seat], tables_of(g.board).bring_back
    return [back[space] for space in g.layout.upper if own[space] < CROWD]


def bring_back(g: Table, seat: Seat, space: Space) -> None:
    """One sundiver lost in space returns to upper orbit; the Move action pays the movement point."""
    g.players[seat].lost -= 1
    g.sundivers[seat][space] += 1
    assert g.sundivers[seat][space] <= CROWD < SUNDIVERS
    g.tell("brought-back", seat=who(seat), space=g.layout.names[space])
