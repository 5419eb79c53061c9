"""Rules 3 and 4: flights along a priced path, and the beacons at their end."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Event, Move, Pace, Seat, Side, Spot, Value, who
from bot.engine.steps import Chooser, Step
from bot.games.parts.modules import Hook
from bot.games.parts.paths import Hop, Paths, Way
from tests.games.sample.afterglow.core.state import BESIDE, LIGHT, NIGHT_FUEL, Board
from tests.games.sample.afterglow.core.trade import TradeOffer
from tests.games.text import text

PRICE: Hook[Callable[[Board, int, str, int], int]] = Hook()
"""The price of a sector for a side, from what it would be without the module."""
LANDED: Hook[Callable[[Board, int], None]] = Hook()
"""A side has ended its flight."""


def price(g: Board, side: int, sector: str) -> int:
    """What it costs a side to enter a sector (rule 3)."""
    cost = 1 + g.ash.count(sector)
    for change in g.hooks[PRICE]:
        cost = change(g, side, sector, cost)
    return cost


class Flights(Paths[Board]):
    """The flights of the side whose turn it is."""

    verb = "fly"
    rule = "3"

    def start(self, g: Board, seat: Seat) -> Way:
        side = g.stack[-1].side
        return Way(g.places[side], g.fuel[side])

    def hops(self, g: Board, seat: Seat, way: Way) -> Iterator[Hop]:
        for sector in BESIDE[str(way.place)]:
            yield Hop(sector, sector, price(g, g.stack[-1].side, sector))

    def preview(self, g: Board, seat: Seat, way: Way) -> tuple[Event, ...]:
        side = g.stack[-1].side
        events = [Event("flew", {"side": who(side), "place": way.place, "fuel": way.spent})]
        if way.place in g.lit:
            events.append(Event("reached", {"side": who(side), "light": LIGHT[str(way.place)[0]]}))
        return tuple(events)


FLIGHTS = Flights()


def land(g: Board, side: int) -> None:
    """Rule 4: a side takes the light of a beacon where it ends its flight."""
    place = g.places[side]
    if place in g.lit:
        g.lit.remove(place)
        g.light[side] += LIGHT[place[0]]
        g.tell("reached", side=who(side), light=LIGHT[place[0]])


class Turn(Step, tag="turn"):
    """The turn of a side: it may offer a card once, then flies or stays."""

    side: int
    offered: bool = False

    def awaits(self, g: Board) -> tuple[Seat, ...]:
        return (g.owner(self.side),)

    def ask(self, g: Board, seat: Seat) -> Ask:
        return Ask(seat, text("ask-turn"), Move("stay"), Pace.TURN, side=Side(self.side))

    def moves(self, g: Board, seat: Seat) -> list[Move]:
        return [Move("stay"), *self._offers(g, seat)]

    def _offers(self, g: Board, seat: Seat) -> list[Move]:
        others = [other for other in g.people if g.owner(other) != seat]
        cards = [] if self.offered else dict.fromkeys(g.hands[self.side])
        return [Move("offer", (card, f"side-{other + 1}")) for card in cards for other in others]

    def spot(self, g: Board, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        return FLIGHTS.spot(g, seat, chosen)

    def proposals(self, g: Board, seat: Seat, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        return FLIGHTS.proposals(g, seat, verb, given)

    def sample(self, g: Board, seat: Seat, verb: str, dice: Chooser) -> Move | None:
        return FLIGHTS.sample(g, seat, dice)

    def disguises(self, g: Board, seat: Seat, move: Move, viewer: Seat | None) -> Iterator[Move]:
        return (other for other in self._offers(g, seat) if other.values[1:] == move.values[1:])

    def refuse(self, g: Board, seat: Seat, move: Move) -> Illegal | None:
        if move.verb == "offer" and self.offered:
            return Illegal("5", "offered-already")
        return FLIGHTS.refuse(g, seat, move)

    def do_offer(self, g: Board, seat: Seat, card: int, to: str) -> None:
        self.offered = True
        other = int(to.removeprefix("side-")) - 1
        g.hands[self.side].remove(card)
        knowers = (seat, g.owner(other))
        g.tell_partly("offered", {"card": knowers}, side=who(self.side), to=who(other), card=card)
        g.push(TradeOffer(self.side, other, [card]))

    def do_stay(self, g: Board, seat: Seat) -> None:
        g.done(self)
        g.tell("stayed", side=who(self.side))

    def do_fly(self, g: Board, seat: Seat, *values: Value) -> None:
        way = FLIGHTS.walk(g, seat, values)
        assert way is not None
        g.done(self)
        g.fuel[self.side] = way.left
        g.enter(self.side, [str(hop.place) for hop in way.hops])
        g.tell("flew", side=who(self.side), place=way.place, fuel=way.spent)
        reached = way.place in g.lit
        land(g, self.side)
        if reached and g.deck:
            card = g.deck.pop()
            g.hands[self.side].append(card)
            g.tell_partly("drew", {"card": (seat,)}, True, side=who(self.side), card=card)
        for landed in g.hooks[LANDED]:
            landed(g, self.side)


class Night(Step, tag="night"):
    """Rule 8: the Night, which no one plays, puts out the beacon that it reaches most cheaply."""

    side: int

    def run(self, g: Board) -> None:
        ways = FLIGHTS.reach(g, Seat(0), Way(g.places[self.side], NIGHT_FUEL))
        g.done(self)
        way = next((way for place, way in ways.items() if place in g.lit), None)
        if way is None:
            g.tell("stayed", side=who(self.side))
            return
        g.enter(self.side, [str(hop.place) for hop in way.hops])
        g.tell("flew", side=who(self.side), place=way.place, fuel=way.spent)
        land(g, self.side)
