"""The Movement as one move (rules 8).

In words: `jump-C7 C6 D6` uses the Alcubierre Drive and then takes two steps. What may come before the steps is
`from-C4` (the other ship moves), `jump-C7`, `gate-B6-energy to-E5` or `gate-B6-resource to-E5` (a wormhole is moved)
and `extract`; `half-D6` is a step at half price.
"""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import Choice, Event, Move, Seat, Side, Spot, Text, Value, Values, literal
from bot.games.factions.actions.courses import (
    ENERGY,
    EXTRACT,
    FROM,
    GATE,
    HALF,
    JUMP,
    NEW,
    NOTHING,
    OUTSIDE,
    RESOURCE,
    STEPPED,
    TO,
    TUNNEL_PRICE,
    Course,
    Sight,
    account,
    course_of,
    ends,
    goals,
    halves,
    leads_on,
    memo_of,
    sights,
    starts,
    steps,
    tunnels,
)
from bot.games.factions.actions.destinations import Arrival, destinations_first
from bot.games.factions.actions.refusals import refuse_word
from bot.games.factions.cards.cards import PLANETS
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.table.board import SECTOR_CALLED, SECTOR_WORD
from bot.games.factions.table.state import Table
from bot.games.factions.table.tables import PLANET_NAME, WHO
from bot.games.parts.paths import Hop, Paths, Way

DETAILS = {
    JUMP: "choice-jump-free",
    FROM: "choice-from-there",
    GATE: "choice-gate-left",
    TO: "choice-gate-left",
    EXTRACT: "choice-extract-gain",
}
"""The second line of a word that is no step, by how it begins."""


class Movement(Paths[Table]):
    """The Movements of the side whose turn it is; each seat moves its own."""

    verb = "move"
    rule = "8"

    def start(self, g: Table, seat: Seat) -> Way:
        course = course_of(g, seat)
        return Way(SECTOR_WORD[g.players[seat].ships[-1]], course.worth, memo=(course, 0))

    def better(self, memo: Hashable) -> Hashable:
        """With the discount of the first sector of the Outer Ring still to come."""
        assert isinstance(memo, tuple)
        course, done = memo
        return (course, done & ~OUTSIDE) if done & OUTSIDE else None

    def ends(self, way: Way) -> bool:
        return ends(way)

    def hops(self, g: Table, seat: Seat, way: Way) -> list[Hop]:
        course, done = memo_of(way)
        if course.moving is not None:
            return []
        found = steps(way, course, done)
        return found if done & STEPPED else [*found, *starts(way)]

    def asides(self, g: Table, seat: Seat, way: Way) -> Iterator[Hop]:
        course, done = memo_of(way)
        if course.moving is not None:
            yield from goals(way)
        else:
            if course.fares.half:
                yield from halves(way)
            if not done & STEPPED and (course.tunnels or course.extractor):
                for hop in tunnels(way, ()):
                    if hop.price <= way.left and leads_on(way.after(hop)):
                        yield hop

    def spot(self, g: Table, seat: Seat, chosen: Sequence[Value]) -> Spot | None:
        spot = super().spot(g, seat, chosen)
        if spot is None:
            return None
        way = self.walk(g, seat, chosen)
        assert way is not None
        # A choice has its price beside it; a mark says it itself.
        marks = [
            mark
            if mark.note is None or mark.note.key != "choice-step-price"
            else replace(mark, note=Text("mark-step", mark.note.values))
            for mark in spot.marks
        ]
        return replace(spot, next=self.sorted(g, seat, way, spot), marks=tuple(marks))

    def sorted(self, g: Table, seat: Seat, way: Way, spot: Spot) -> tuple[Choice, ...]:
        """The choices after a path, its destinations first."""
        stands = arrived(way)._replace(step=False) if spot.ends else None
        return destinations_first(g, seat, spot.next, stands, steps=False)

    def label(self, g: Table, seat: Seat, hop: Hop) -> Text:
        course, word = memo_of(hop)[0], str(hop.word)
        if not course.sights:
            course.sights |= sights(g)
        return _label(word, course.sights.get(word, NOTHING))

    def shown(self, hop: Hop) -> str:
        word = str(hop.word)
        return word.removeprefix(TO) if word.startswith(TO) else str(hop.place)

    def detail(self, way: Way, goal: Way) -> Text:
        course, word = memo_of(way)[0], "" if goal.last is None else str(goal.last.word)
        key = next((key for begin, key in DETAILS.items() if word.startswith(begin)), "choice-step-price")
        if memo_of(goal)[0] is course:
            rest, converted = course.rest(goal.left), course.rest(way.left).resources
            converted -= rest.resources
            count, spent = goal.steps - way.steps, goal.spent - way.spent
            flown, gone = _ships_of(course, way, goal)
            count -= flown not in ("", way.place)
            return _detail(key, spent, converted, rest.energy, rest.resources, count, flown, gone)
        before, after = account(way), account(goal)
        energy, resources = after.purse.energy, after.purse.resources
        if word == EXTRACT:
            return _detail(key, energy - before.purse.energy, 0, energy, resources, 1)
        if after.given > before.given:
            return _detail(key, after.given - before.given, 0, energy, resources, 1)
        converted = after.converted - before.converted
        return _detail(key, after.spent - before.spent, converted, energy, resources, 1)

    def price(self, way: Way) -> Text:
        found = account(way)
        return Text(
            "price-movement",
            {
                "spent": found.spent,
                "converted": found.converted,
                "energy": found.purse.energy,
                "resources": found.purse.resources,
            },
        )

    def whole(self, g: Table, seat: Seat, way: Way) -> Text:
        course, _ = memo_of(way)
        course.sights.update({} if course.sights else sights(g))
        planets = [PLANET_NAME[planet] for planet in course.sights.get(str(way.place), NOTHING).planets]
        return Text("movement-whole", {"place": way.place, "planets": planets, "beside": len(planets)})

    def preview(self, g: Table, seat: Seat, way: Way) -> tuple[Event, ...]:
        found = [*told(g, seat, way), *removals(g, seat, way)]
        return tuple([event.ahead for event in found])

    def proposals(self, g: Table, seat: Seat, verb: str, given: Sequence[Value]) -> Iterator[Move]:
        """The ways that were typed; a planet as the last word means the cheapest sector beside it."""
        if not given or given[-1] not in PLANETS:
            yield from super().proposals(g, seat, verb, given)
        elif (way := self.walk(g, seat, given[:-1])) is not None:
            beside = {SECTOR_WORD[sector] for sector in g.around(PLANETS.index(str(given[-1])))}
            goals = self.reach(g, seat, way)
            yield from (Move(verb, goal.words) for place, goal in goals.items() if place in beside)

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb != self.verb or not move.values:
            return None
        turn = g.players[seat].turn
        if turn.moved or turn.acted:
            return Illegal("6", "moved-already")
        way = self.walk(g, seat, move.values[:-1])
        if way is None:
            return None
        word = str(move.values[-1])
        refusal = refuse_word(way, word) or super().refuse(g, seat, move)
        if refusal is not None:
            return refusal
        if word in PLANETS:
            return Illegal(self.rule, "path-planet", {"planet": PLANET_NAME[PLANETS.index(word)]})
        if word in SECTOR_CALLED:
            return Illegal(self.rule, "path-blocked", {"place": word})
        return Illegal("3", "path-unknown", {"given": literal(word)})


def arrived(way: Way) -> Arrival:
    """Where a path stands, with what is left there."""
    purse, (_, done) = account(way).purse, memo_of(way)
    step = bool(done & STEPPED)
    return Arrival(SECTOR_CALLED[str(way.place)], way.spent, purse.energy, purse.resources, step)


def entries(way: Way) -> list[tuple[int, int, bool]]:
    """The steps of a path: the sector entered, what was paid, and whether it went through the wormholes."""
    found = list[tuple[int, int, bool]]()
    while way.before is not None and way.last is not None:
        (course, done), before = memo_of(way), way.before
        if done & STEPPED:
            at, sector = SECTOR_CALLED[str(before.place)], SECTOR_CALLED[str(way.place)]
            half = str(way.last.word).startswith(HALF)
            price = course.entry(at, sector, memo_of(before)[1], half=half)
            found.append((sector, price, sector == course.far_end(at)))
        way = before
    return found[::-1]


def told(g: Table, side: int, way: Way) -> list[Event]:
    """What is told of a path: each beginning effect, what was converted, then its steps."""
    found, who, gate = list[Event](), WHO[side], ""
    at = SECTOR_WORD[g.players[side].ships[-1]]
    for hop in way.hops:
        word, place = str(hop.word), str(hop.place)
        if word.startswith(FROM):
            at = place
        elif word.startswith(JUMP):
            found.append(Event("jumped", {"side": who, "from": at, "to": place}, about=Side(side)))
            at = place
        elif word.startswith(GATE):
            gate = word.removeprefix(GATE)
        elif word.startswith(TO):
            token, _, payment = gate.partition("-")
            values: Values = {"side": who, "from": token, "to": word.removeprefix(TO), "energy": TUNNEL_PRICE}
            moved = "wormhole-brought" if token == NEW else "wormhole-moved"
            found.append(Event(f"{moved}-for-{payment}", values, about=Side(side)))
        elif word == EXTRACT:
            course, _ = memo_of(hop)
            values = {"side": who, "n": -hop.price, "now": course.purse.energy}
            found.append(Event("extracted", values, about=Side(side)))
    total, entered = account(way), entries(way)
    if total.converted:
        found.append(Event("converted", {"side": who, "n": total.converted}, about=Side(side)))
    if entered:
        sectors = [SECTOR_WORD[sector] for sector, _, _ in entered]
        # A single price is the sum, which is told in any case.
        priced = (
            [f"{SECTOR_WORD[sector]} ({price})" for sector, price, _ in entered] if entered[1:] else sectors
        )
        spent = sum(price for _, price, _ in entered)
        found.append(
            Event(
                "moved",
                {
                    "side": who,
                    "from": at,
                    "sectors": sectors,
                    "path": priced,
                    "spent": spent,
                    "left": total.purse.energy,
                },
                about=Side(side),
            )
        )
    return found


def origin_of(g: Table, side: int, way: Way) -> int:
    """The sector of the ship that takes a path."""
    ships = g.players[side].ships
    return ships[0] if str(way.words[0]).startswith(FROM) else ships[-1]


def removals(g: Table, side: int, way: Way) -> list[Event]:
    """The ship that is gone once the other one has left its copy where it began."""
    if not value(g, side, "twin-ships"):
        return []
    return [
        Event("ship-removed", {"side": WHO[side], "place": SECTOR_WORD[ship]}, about=Side(side))
        for ship in dict.fromkeys(g.players[side].ships)
        if ship != origin_of(g, side, way)
    ]


def _ships_of(course: Course, way: Way, goal: Way) -> tuple[str, str]:
    """Of two ships, where the one is that flies to a goal, and the one that is gone then; "" once that is chosen."""
    if course.other is None or way.steps:
        return "", ""
    other, first = SECTOR_WORD[course.other], goal
    while first.before is not None and first.before.last is not None:
        first = first.before
    chosen = first.last is not None and str(first.last.word).startswith(FROM)
    return (other, str(way.place)) if chosen else (str(way.place), other)


@cache
def _label(word: str, seen: Sight) -> Text:
    if word == EXTRACT:
        return Text("choice-extract")
    for begin, key in (
        (FROM, "choice-from"),
        (HALF, "choice-half"),
        (JUMP, "choice-jump"),
        (TO, "choice-to"),
    ):
        if word.startswith(begin):
            place = word.removeprefix(begin)
            return Text(key, {"place": place, "band": place[0]})
    if word.startswith(GATE):
        payment = ENERGY if word.endswith(ENERGY) else RESOURCE
        token = word.removeprefix(GATE).removesuffix(payment)
        key = f"choice-gate-new{payment}" if token == NEW else f"choice-gate{payment}"
        return Text(key, {"place": token, "energy": TUNNEL_PRICE})
    planets = [PLANET_NAME[planet] for planet in seen.planets]
    values: Values = {"place": word, "band": word[0], "planets": planets, "beside": len(planets)}
    return Text("choice-step", {**values, "asteroid": int(seen.asteroid)})


@cache
def _detail(
    key: str,
    price: int,
    converted: int,
    energy: int,
    resources: int,
    count: int,
    flown: str = "",
    gone: str = "",
) -> Text:
    return Text(
        key,
        {
            "price": price,
            "converted": converted,
            "energy": energy,
            "resources": resources,
            "steps": count,
            "flown": flown,
            "gone": gone,
            "two": int(bool(gone)),
        },
    )
