"""Depot, a game of long lists: crates to choose several of, fuel by the number, and forty stars in two sectors.

In each of eight turns a player ships up to three crates to a star (rule 1), burns fuel (rule 2), visits a star (rule 3)
or rests (rule 4). Points are counted at once; the most win.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from bot.engine.moves import Ask, Choice, Move, Pace, Param, Seat, Spot, Text, Value, Verb, who
from bot.engine.options import GameInfo, Options, Preset
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.standings import Standings
from bot.engine.steps import State, Step
from bot.games.parts.several import choose_several
from tests.games.text import text

TANK, CRATES, TURNS, REST = 30, 6, 8, 5
AT_ONCE = 3
"""So many crates fit into one ship."""
STARS = [f"{sector}{number}" for sector in "NS" for number in range(1, 21)]
SECTORS = {"N": "~sector-north", "S": "~sector-south"}
WAYS = ("hot", "cold")


class Turn(Step, tag="turn"):
    """A player's turn."""

    seat: Seat

    def awaits(self, g: Depot) -> tuple[Seat, ...]:
        return (self.seat,)

    def ask(self, g: Depot, seat: Seat) -> Ask:
        return Ask(seat, text("ask-turn"), Move("rest"), Pace.TURN)

    def moves(self, g: Depot, seat: Seat) -> list[Move]:
        fuel = range(1, g.fuel[seat] + 1)
        found = [Move("burn", (amount, way)) for amount in fuel for way in WAYS]
        if g.fuel[seat]:
            found += [Move("visit", (star,)) for star in STARS]
        return [*found, Move("rest")]

    def spot(self, g: Depot, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        tank, crates = g.fuel[seat], g.crates[seat]
        match chosen:
            case ():
                amounts = (
                    Choice(n, text("choice-fuel", amount=n), False, suggested=n == tank - REST)
                    for n in range(1, tank + 1)
                )
                return Spot(tuple(amounts), False) if tank and crates else None
            case (int() as fuel,):
                if not (1 <= fuel <= tank and crates):
                    return None
                return Spot(tuple(Choice(s, star(s), False) for s in STARS), False, price=left(tank - fuel))
            case (int() as fuel, str() as goal, *shipped):
                if not 1 <= fuel <= tank or goal not in STARS:
                    return None
                best = max(crates, default="")
                offered = [Choice(c, crate(c), True, suggested=c == best) for c in crates]
                found = choose_several(offered, shipped, 1, AT_ONCE)
                if found is None:
                    return None
                whole = text("ship-whole", count=len(shipped), star=goal) if found.ends else None
                return Spot(found.next, found.ends, left(tank - fuel), whole=whole, several=found.several)
        return None

    def do_ship(self, g: Depot, seat: Seat, fuel: int, goal: str, *shipped: str) -> None:
        g.fuel[seat] -= fuel
        g.crates[seat] = [crate for crate in g.crates[seat] if crate not in shipped]
        self.score(g, sum(int(crate[1:]) for crate in shipped) * fuel // 10)
        g.tell("shipped", seat=who(seat), fuel=fuel, star=goal, crates=sorted(shipped))
        self.end(g, str(fuel), goal, *sorted(shipped))

    def do_burn(self, g: Depot, seat: Seat, amount: int, way: str) -> None:
        g.fuel[seat] -= amount
        self.score(g, amount // (2 if way == "hot" else 3))
        g.tell("burned", seat=who(seat), fuel=amount)
        self.end(g, str(amount), way)

    def do_visit(self, g: Depot, seat: Seat, goal: str) -> None:
        g.fuel[seat] -= 1
        self.score(g, 1)
        g.tell("visited", seat=who(seat), star=goal)
        self.end(g, goal)

    def do_rest(self, g: Depot, seat: Seat) -> None:
        g.fuel[seat] = min(TANK, g.fuel[seat] + REST)
        g.tell("rested", seat=who(seat), fuel=g.fuel[seat])
        self.end(g)

    def score(self, g: Depot, points: int) -> None:
        g.scores[self.seat] += points

    def end(self, g: Depot, *last: str) -> None:
        g.done(self)
        g.last = list(last)
        g.turn += 1
        seats = len(g.scores)
        if g.turn == TURNS * seats:
            g.over = True
        else:
            g.push(Turn(Seat(g.turn % seats)))


def star(name: str) -> Text:
    """A star, and the sector that it is in."""
    return text("choice-star", star=name, sector=SECTORS[name[0]])


def crate(name: str) -> Text:
    """A crate, and what it is worth."""
    return text("choice-crate", crate=name, worth=int(name[1:]))


def left(fuel: int) -> Text:
    """How much fuel is left."""
    return text("price-fuel", fuel=fuel)


def _label(verb: str, value: Value) -> Text:
    match verb, value:
        case "visit", str():
            return star(value)
        case "burn", int():
            return text("choice-fuel", amount=value)
    return text(f"choice-{value}")


class Depot(State):
    """The table: fuel and crates by seat, and what was done last: everyone saw it."""

    stack: list[Turn]
    beside: list[Turn]
    fuel: list[int]
    crates: list[list[str]]
    scores: list[int]
    turn: int = 0
    last: list[str] = []


class DepotRules(Game[Depot]):
    """The rules of Depot."""

    info: ClassVar[GameInfo] = GameInfo(
        slug="depot",
        min_seats=2,
        max_seats=3,
        version=1,
        since=1,
        verbs=(
            Verb("ship", (Param("load"),), open=True, most=2 + AT_ONCE),
            Verb("burn", (Param("fuel", "number", 1, TANK), Param("way"))),
            Verb("visit", (Param("star"),)),
            Verb("rest"),
        ),
        presets=(Preset("first", {}),),
    )
    state_type = Depot

    def deal(self, seats: int, options: dict[str, str], rng: Rng, version: int) -> Depot:
        crates = [[f"c{number}" for number in range(1, CRATES + 1)] for _ in range(seats)]
        return Depot(version, rng, False, [], [Turn(Seat(0))], [], [TANK] * seats, crates, [0] * seats)

    def secrets(self, options: Options, seats: int) -> bool:
        return False

    def hide(self, view: Depot, viewer: Seat | None) -> None:
        """Nothing is secret."""

    def deal_anew(self, world: Depot, viewer: Seat | None, rng: Rng) -> None:
        """Nothing is secret."""

    def standings(self, state: Depot) -> Standings:
        return Standings.ranked(state.scores) if state.over else Standings(tuple(state.scores))

    def headline(self, state: Depot) -> Text:
        return text("headline", turn=state.turn + 1, turns=TURNS * len(state.scores))

    def labels(
        self, state: Depot, seat: Seat, verb: str, chosen: tuple[Value, ...], values: Sequence[Value]
    ) -> list[Text]:
        return [_label(verb, value) for value in values]
