"""The Move action: launch, fly, hurl (rules 6). Suit effects that change it are subclasses of `Moving`."""

from __future__ import annotations

from collections.abc import Mapping
from typing import ClassVar

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Move, Seat, Text
from bot.engine.told import QUIET, SMALL, touching
from bot.games.parts.chain import Chain
from bot.games.sol.actions.acting import Acting, purse, uses
from bot.games.sol.actions.drawing import draw
from bot.games.sol.actions.events import bring_back, bring_back_moves
from bot.games.sol.actions.refusals import refuse_fly, refuse_hurl, refuse_launch, refuse_recall, refuse_use
from bot.games.sol.actions.whole_move import CHAINS
from bot.games.sol.holdings.garden import collect
from bot.games.sol.holdings.ways import SUMMED_UP, note_trip, travelled
from bot.games.sol.table.board import Space
from bot.games.sol.table.edition import hurl_cards, into_the_heart, is_boxed
from bot.games.sol.table.state import CROWD, HURL_MOMENTUM, Table
from bot.games.sol.table.tables import END, WHO, tables_of


def list_launches(g: Table, seat: Seat, found: list[Move]) -> None:
    """Launches from the own mothership, of guests from others', and those lost in space (rules 6.1, 12.3.3, 16.3.3)."""
    board, own, player = tables_of(g.board), g.sundivers[seat], g.players[seat]
    if player.pool:
        for to in board.around[player.corner]:
            if own[to] < CROWD:
                found.append(board.launch[to])
    if player.guests:
        for host, n in enumerate(player.guests):
            if n:
                for to in board.around[g.players[host].corner]:
                    if own[to] < CROWD:
                        found.append(Move("launch", (board.board.names[to], guest(Seat(host)))))
    if player.lost:
        found += bring_back_moves(g, seat)


def guest(host: Seat) -> str:
    """The value for launching a guest from a host's mothership."""
    return f"guest-{host + 1}"


def list_flights(g: Table, seat: Seat, found: list[Move]) -> None:
    """Every step of one movement point: launches, flights along passable edges, hurls (rules 6.1, 6.2,
    6.4).
    """
    list_launches(g, seat, found)
    board, own, bridges = tables_of(g.board), g.sundivers[seat], g.bridges
    by_open, by_crossing = board.open, board.crossings
    for space, n in enumerate(own):
        if n:
            for goal, move in by_open[space]:
                if own[goal] < CROWD:
                    found.append(move)
            for goal, edge, move in by_crossing[space]:
                if edge in bridges and own[goal] < CROWD:
                    found.append(move)
    for space in board.core:
        if own[space]:
            found.append(board.hurl[space])


class Moving(Acting, tag="moving"):
    """T2 of a Move action: steps of one movement point each, until `end` (rules 6).

    `mp` are the points left, `hurled` the sundivers hurled, `fees` the owners of bridges crossed, who are
    paid when the action ends (rules 6.3, 6.5), `launched` the launches into Upper Orbit from the own
    mothership, `launches` all launches, `steps` all steps.
    """

    mp: int
    hurled: int = 0
    fees: list[Seat] = []
    launched: int = 0
    steps: int = 0
    launches: int = 0

    moment: ClassVar[str] = "move"
    prompt: ClassVar[str] = "move"
    default: ClassVar[Move] = END
    far: ClassVar[bool] = True
    chains: ClassVar[Mapping[str, Chain]] = CHAINS

    def ask(self, g: Table, seat: Seat) -> Ask:
        prompt = Text("ask-move", {"points": self.mp})
        return replace(
            self.brief(g, seat), prompt=prompt, marks=self.sights(g), hint=purse(g, seat, points=self.mp)
        )

    def begin(self, g: Table) -> None:
        """What an effect does at once when its card is used."""

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = [END, *uses(g, self)]
        if self.mp > 0:
            list_flights(g, seat, found)
        return found

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        match move.verb:
            case "launch":
                return refuse_launch(g, seat, self.mp, move.values)
            case "fly":
                return refuse_fly(g, seat, self.mp, move.values)
            case "hurl":
                return refuse_hurl(g, seat, self.mp, move.values)
            case "recall":
                return refuse_recall(g, seat, self.mp, move.values)
            case "use":
                return refuse_use(g, seat, self.moment, move.values)
        return super().refuse(g, seat, move)

    def do_launch(self, g: Table, seat: Seat, to: str, how: str = "") -> None:
        space = g.layout.number[to]
        self.mp -= 1
        self.steps += 1
        self.launches += 1
        player = g.players[seat]
        if how:
            host = next(host for host in range(g.seats) if guest(Seat(host)) == how)
            player.guests[host] -= 1
            if not any(player.guests):
                player.guests = []
            g.tell(
                "launch-guest",
                told=touching(SMALL, host),
                seat=WHO[seat],
                host=WHO[host],
                to=to,
            )
        else:
            player.pool -= 1
            if g.layout.layer[space] == "U":
                self.launched += 1
            note_trip(g, "", to)
            g.tell("launch", told=SUMMED_UP, seat=WHO[seat], to=to)
        g.sundivers[seat][space] += 1

    def do_fly(self, g: Table, seat: Seat, start: str, goal: str) -> None:
        number = g.layout.number
        a, b = number[start], number[goal]
        self.mp -= 1
        self.fly(g, a, b)

    def fly(self, g: Table, a: Space, b: Space, count: int = 1) -> None:
        """Fly sundivers one step; the owner of a bridge on the way will be paid."""
        own, names = g.sundivers[self.seat], g.layout.names
        self.steps += 1
        own[a] -= count
        own[b] += count
        paid = len(self.fees)
        self.cross(g, a, b)
        note_trip(g, names[a], names[b], count, self.fees[paid:])
        g.tell("fly", told=SUMMED_UP, seat=WHO[self.seat], start=names[a], goal=names[b], count=count)
        if g.cubes:
            collect(g, self.seat, b)

    def cross(self, g: Table, a: Space, b: Space) -> None:
        """Note the owner of a bridge crossed: one energy per owner and turn (rules 6.3)."""
        edge = g.layout.edge_number.get((a, b))
        if edge is not None:
            bridge = g.bridges.get(edge)
            if (
                bridge is not None
                and bridge.seat != self.seat
                and bridge.seat >= 0
                and bridge.seat not in self.fees
            ):
                self.fees.append(bridge.seat)

    def do_hurl(self, g: Table, seat: Seat, space: str) -> None:
        self.mp -= 1
        self.hurl(g, g.layout.number[space])

    def hurl(self, g: Table, space: Space) -> None:
        """A sundiver in the core goes into the heart of the Sun, and back to the reserve (rules 6.4)."""
        self.steps += 1
        self.hurled += 1
        g.sundivers[self.seat][space] -= 1
        player = g.players[self.seat]
        into_the_heart(g, self.seat, 1)
        player.momentum += HURL_MOMENTUM
        note_trip(g, g.layout.names[space], "")
        g.tell(
            "hurl",
            told=SUMMED_UP,
            seat=WHO[self.seat],
            space=g.layout.names[space],
            momentum=HURL_MOMENTUM,
        )

    def do_recall(self, g: Table, seat: Seat, to: str) -> None:
        self.mp -= 1
        self.steps += 1
        bring_back(g, seat, g.layout.number[to])

    def do_end(self, g: Table, seat: Seat) -> None:
        """Commit the action: fees are paid, cards drawn for sundivers hurled."""
        g.done(self)
        g.events.append(travelled(g, seat))
        g.trips = []
        self.commit(g)
        for owner in self.fees:
            g.players[owner].energy += 1
            g.tell("fee", told=QUIET, owner=WHO[owner], seat=WHO[seat])
        draw(g, seat, hurl_cards(g, self.hurled), "hurl" if is_boxed(g.options) else "")

    def commit(self, g: Table) -> None:
        """What an effect settles when the action ends."""
