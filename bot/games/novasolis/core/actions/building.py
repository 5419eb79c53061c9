"""The action Build: a list of orders, each checked when its turn comes (rules 10.2).

An order is a word: what, a dash and the sector, such as `ship-2.3`, `settle-1.0` or `scrap-gate-2.3`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import ClassVar, NamedTuple

from msgspec.structs import replace

from bot.engine.errors import Illegal, Objection
from bot.engine.moves import Choice, Event, Mark, Move, Spot, Text, Value, Values
from bot.engine.steps import Chooser
from bot.engine.told import COUNTED, PLAIN, Told
from bot.games.novasolis.core.cards.cards import (
    FLEET,
    KIND_WORDS,
    NUMBERS,
    SECTORS,
)
from bot.games.novasolis.core.cards.language import OutsideFleet, Price, PriceWord, ShipsAnywhere
from bot.games.novasolis.core.holdings.action import BUILD, Action
from bot.games.novasolis.core.holdings.counting import lasting, level, reduced, reductions
from bot.games.novasolis.core.holdings.holdings import (
    add,
    contested,
    entity_beside,
    free_gates,
    gates,
    in_reserve,
    on_map,
    take,
    units,
)
from bot.games.novasolis.core.holdings.picks import that_begin
from bot.games.novasolis.core.holdings.placing import free_locations
from bot.games.novasolis.core.holdings.settling import may_found, settle
from bot.games.novasolis.core.holdings.twins import twin_of
from bot.games.novasolis.core.table.state import NONE, SHIP, STATION, Sector, Table
from bot.games.novasolis.core.table.tables import WHO
from bot.games.parts.modules import Hook

MORE_ORDERS: Hook[Order] = Hook()
"""More kinds of orders in Build."""
MORE_WISHES: Hook[tuple[str, ...]] = Hook()
"""More lists of orders to propose, as `building.WISHES`."""
YARDS: Hook[Callable[[Table, int, Sector], bool]] = Hook()
"""Whether an empire can build ships in a sector where it otherwise could not."""


class Order(NamedTuple):
    """A kind of order: its cost, what stands against it in a sector, what it does, and what is lacking anywhere."""

    word: str
    cost: int
    items: tuple[PriceWord, ...]
    against: Callable[[Table, int, Sector], Objection | None]
    do: Callable[[Table, int, int], None]
    lacks: Callable[[Table, int], Objection | None] = lambda g, side: None

    def refused(self, g: Table, side: int, sector: Sector) -> Objection | None:
        """Why it cannot be given for a sector, but for its cost."""
        return self.against(g, side, sector) or self.lacks(g, side)


def fleet_used(g: Table, side: int) -> int:
    """The units that count against the Fleet level."""
    outside = {piece.unit for piece in lasting(g, side) if isinstance(piece, OutsideFleet)}
    return units(g, side) - sum(on_map(g, side, KIND_WORDS.index(word)) for word in outside)


def not_yours(g: Table, side: int, sector: Sector) -> Objection | None:
    """Whether a sector is not an empire's own and uncontested, as a reason."""
    if sector.owner != side:
        return Objection("build-not-owned", {})
    return Objection("build-contested", {}) if contested(g, sector) else None


def no_room(kind: int) -> Callable[[Table, int], Objection | None]:
    """Whether an empire cannot have another unit of a kind, as a reason."""

    def lacks(g: Table, side: int) -> Objection | None:
        if in_reserve(g, side, kind) <= 0:
            return Objection("build-no-reserve", {"what": f"~unit-{KIND_WORDS[kind]}"})
        most = level(g, side, FLEET)
        counts = not any(isinstance(p, OutsideFleet) and p.unit == KIND_WORDS[kind] for p in lasting(g, side))
        if counts and fleet_used(g, side) >= most:
            return Objection("build-fleet-full", {"most": most})
        return None

    return lacks


def _against_ship(g: Table, side: int, sector: Sector) -> Objection | None:
    reason = _no_yard(g, side, sector)
    return None if reason and any(is_yard(g, side, sector) for is_yard in g.hooks[YARDS]) else reason


def _no_yard(g: Table, side: int, sector: Sector) -> Objection | None:
    if reason := not_yours(g, side, sector):
        return reason
    if (sector.capital and sector.home == side) or sector.units[side][STATION]:
        return None
    anywhere = any(isinstance(piece, ShipsAnywhere) for piece in lasting(g, side))
    return None if anywhere else Objection("build-no-yard", {})


def _against_station(g: Table, side: int, sector: Sector) -> Objection | None:
    if reason := not_yours(g, side, sector):
        return reason
    return Objection("build-station-there", {}) if any(units[STATION] for units in sector.units) else None


def _against_gate(g: Table, side: int, sector: Sector) -> Objection | None:
    if reason := not_yours(g, side, sector):
        return reason
    return Objection("build-gate-there", {}) if sector.gate != NONE or sector.rift else None


def _no_gate(g: Table, side: int) -> Objection | None:
    return None if free_gates(g, side) > 0 else Objection("build-no-reserve", {"what": "~unit-gate"})


def against_settling(kind: int, lacking: Objection) -> Callable[[Table, int, Sector], Objection | None]:
    """What stands against settling a sector with a unit of a kind; `lacking` says that none is there."""

    def against(g: Table, side: int, sector: Sector) -> Objection | None:
        if SECTORS[sector.tile].closed:
            return Objection("settle-black-hole", {})
        if sector.owner != NONE:
            return Objection("settle-colony-there", {"owner": WHO[sector.owner]})
        if not sector.units[side][kind]:
            return lacking
        if contested(g, sector):
            return Objection("build-contested", {})
        return None if may_found(g, sector, side) else Objection("settle-no-population", {})

    return against


def against_scrapping(kind: int) -> Callable[[Table, int, Sector], Objection | None]:
    """What stands against scrapping a unit of a kind in a sector."""

    def against(g: Table, side: int, sector: Sector) -> Objection | None:
        return None if sector.units[side][kind] else Objection("scrap-nothing", {})

    return against


def _against_scrapping_gate(g: Table, side: int, sector: Sector) -> Objection | None:
    return None if sector.gate == side else Objection("scrap-nothing", {})


def _told(kind: int) -> Told:
    """Only ships come in numbers."""
    return COUNTED if kind == SHIP else PLAIN


def unit_built(kind: int) -> Callable[[Table, int, int], None]:
    """Putting a new unit of a kind into a sector."""

    def do(g: Table, side: int, number: int) -> None:
        add(g.sectors[number], side, kind)
        g.tell(f"built-{KIND_WORDS[kind]}", told=_told(kind), side=WHO[side], sector=g.layout.words[number])

    return do


def _open_gate(g: Table, side: int, number: int) -> None:
    g.sectors[number].gate = side
    g.tell("built-gate", side=WHO[side], sector=g.layout.words[number])


def _settle(g: Table, side: int, number: int) -> None:
    take(g.sectors[number], side, SHIP)
    settle(g, number, side)


def unit_scrapped(kind: int) -> Callable[[Table, int, int], None]:
    """Taking a unit of a kind off the map."""

    def do(g: Table, side: int, number: int) -> None:
        take(g.sectors[number], side, kind)
        g.tell(
            f"scrapped-{KIND_WORDS[kind]}", told=_told(kind), side=WHO[side], sector=g.layout.words[number]
        )

    return do


def _scrap_gate(g: Table, side: int, number: int) -> None:
    g.sectors[number].gate = NONE
    g.tell("scrapped-gate", side=WHO[side], sector=g.layout.words[number])


_COSTS = NUMBERS.costs
ORDERS = (
    Order("ship", _COSTS.ship, ("ship", "unit", "any-order"), _against_ship, unit_built(SHIP), no_room(SHIP)),
    Order(
        "station",
        _COSTS.station,
        ("station", "unit", "any-order"),
        _against_station,
        unit_built(STATION),
        no_room(STATION),
    ),
    Order("gate", _COSTS.gate, ("gate", "any-order"), _against_gate, _open_gate, _no_gate),
    Order(
        "settle",
        _COSTS.settle,
        ("settle", "any-order"),
        against_settling(SHIP, Objection("settle-no-ship", {})),
        _settle,
    ),
    Order("scrap-ship", 0, (), against_scrapping(SHIP), unit_scrapped(SHIP)),
    Order("scrap-station", 0, (), against_scrapping(STATION), unit_scrapped(STATION)),
    Order("scrap-gate", 0, (), _against_scrapping_gate, _scrap_gate),
)
"""The kinds of orders of the core, in the order in which they are offered; those of modules follow."""
SETTLE = "settle"
"""Words of orders that settle a sector begin with this, and no fleet's do."""
GROUPS = 3
"""So many kinds of orders are named on a button."""
BY_WORD = {order.word: order for order in ORDERS}


def order_called(g: Table, word: str) -> Order | None:
    """The kind of order that a word names; None if it names none."""
    return BY_WORD.get(word) or next((order for order in g.hooks[MORE_ORDERS] if order.word == word), None)


def cost_of(g: Table, side: int, order: Order, done: Sequence[str]) -> int:
    """The energy for an order after others of the same Build."""
    return _cost(order, reductions(g, side), _given(g, done))


def _given(g: Table, done: Sequence[str]) -> set[PriceWord]:
    """All that orders are, of which the next one is not the first."""
    return {item for word in done if (one := order_called(g, word.rpartition("-")[0])) for item in one.items}


def _cost(order: Order, cheaper: Sequence[Price], given: set[PriceWord]) -> int:
    return reduced(cheaper, order.items, order.cost, [item for item in order.items if item not in given])


def settling_orders(g: Table) -> list[Order]:
    """The kinds of orders that settle a sector; with a ship first."""
    return [order for order in (*ORDERS, *g.hooks[MORE_ORDERS]) if order.word.startswith(SETTLE)]


def possible(
    g: Table, side: int, done: Sequence[str], orders: Sequence[Order] | None = None
) -> Iterator[tuple[Order, int, int]]:
    """The orders that can be given now, after others: kind, sector and cost. `orders` are the kinds (None: all)."""
    energy, sectors = g.empires[side].energy, g.sectors
    cheaper, given = reductions(g, side), _given(g, done)
    mine = [number for number, each in enumerate(sectors) if each.owner == side or any(each.units[side])]
    for order in (*ORDERS, *g.hooks[MORE_ORDERS]) if orders is None else orders:
        if (cost := _cost(order, cheaper, given)) <= energy:
            fitting = (number for number in mine if not order.against(g, side, sectors[number]))
            for at, number in enumerate(fitting):
                if at == 0 and order.lacks(g, side):
                    break
                yield order, number, cost


def carry_out(g: Table, side: int, word: str, done: Sequence[str]) -> None:
    """Carry out an order that is possible, and pay for it."""
    kind, _, place = word.rpartition("-")
    order = order_called(g, kind)
    assert order is not None
    g.empires[side].energy -= cost_of(g, side, order, done)
    order.do(g, side, g.layout.called[place])


def follow_orders(g: Table, side: int, orders: Sequence[str]) -> bool:
    """Carry out those of some orders that are possible when their turn comes; says whether any is."""
    done = list[str]()
    for word in orders:
        if _is_possible(g, side, word, done):
            carry_out(g, side, word, done)
            done.append(word)
    return bool(done)


WISHES = (
    ("settle", "ship"),
    ("settle", "station", "ship"),
    ("settle",),
    ("ship",),
    ("station", "ship"),
    ("gate", "ship"),
)
"""What a list may be about: each order is of the first of these kinds that is possible."""


def wished(g: Table, side: int, kinds: Sequence[str]) -> Iterator[Move]:
    """A list of orders of some kinds, the first possible one of the first kind each time; and its first order alone."""
    orders, done = [order for kind in kinds if (order := order_called(g, kind))], list[str]()
    if (first := next(possible(g, side, done, orders), None)) is None:
        return
    twin = twin_of(g)
    while first is not None:
        order, number, _ = first
        word = f"{order.word}-{g.layout.words[number]}"
        carry_out(twin, side, word, done)
        done.append(word)
        first = next(possible(twin, side, done, orders), None)
    yield Move("build", tuple(done))
    yield Move("build", (done[0],))


class Build(Action):
    """Any number of orders, one after another."""

    word: ClassVar[str] = BUILD
    verbs: ClassVar[tuple[str, ...]] = ("build",)

    def spot(self, g: Table, side: int, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        if (walked := _walked(g, side, chosen)) is None:
            return None
        twin, done = walked
        words, found = twin.layout.words, sorted(possible(twin, side, done), key=_by_use)
        if not found and not done:
            return None
        choices = tuple(choice_of(twin, side, order, number) for order, number, _ in found)
        may = (
            Mark(f"{order.word}-{words[number]}", "may", Text("choice-cost", {"cost": cost}))
            for order, number, cost in found
            if order.items
        )
        spent = g.empires[side].energy - twin.empires[side].energy
        lists = [] if done else list(_lists(g, side))
        return Spot(
            choices,
            bool(done),
            Text("price-build", {"left": twin.empires[side].energy}),
            tuple(map(_ahead, twin.events)),
            (*(Mark(word, "chosen") for word in dict.fromkeys(done)), *may),
            _whole(done, spent) if done else None,
            asked=Text("asked-order"),
            straight=tuple([row for row, _ in lists]),
            said=tuple([said for _, said in lists]),
        )

    def is_whole(self, g: Table, side: int, move: Move) -> bool:
        return bool(move.values) and _walked(g, side, move.values) is not None

    def sample(self, g: Table, side: int, verb: str, dice: Chooser) -> Move | None:
        twin, done = twin_of(g), list[str]()
        while not done or dice.below(3):
            every = list(possible(twin, side, done))
            found = [each for each in every if each[0].word[:5] != "scrap"] or every
            if not found:
                break
            order, number, _ = found[dice.below(len(found))]
            word = f"{order.word}-{g.layout.words[number]}"
            carry_out(twin, side, word, done)
            done.append(word)
        return Move(self.word, tuple(done)) if done else None

    def proposals(self, g: Table, side: int, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        lists = (move for kinds in (*g.hooks[MORE_WISHES], *WISHES) for move in wished(g, side, kinds))
        yield from that_begin(dict.fromkeys(lists), given)

    def refuse(self, g: Table, side: int, move: Move) -> Illegal | None:
        if not move.values:
            return None
        if (walked := _walked(g, side, move.values[:-1])) is None:
            return None
        twin, done = walked
        kind, _, place = str(move.values[-1]).rpartition("-")
        order = order_called(g, kind)
        if order is None or place not in g.layout.called:
            return None
        number = g.layout.called[place]
        if reason := order.refused(twin, side, twin.sectors[number]):
            return reason.refusal("10.2", {"sector": place})
        cost, energy = cost_of(twin, side, order, done), twin.empires[side].energy
        return Illegal("10.2", "build-too-dear", {"cost": cost, "energy": energy}) if cost > energy else None

    def begin(self, g: Table, side: int, move: Move) -> None:
        done = list[str]()
        for value in move.values:
            carry_out(g, side, str(value), done)
            done.append(str(value))


LISTED = (("settle",), ("settle", "ship"), ("ship",))
"""Of what lists are that are offered at once."""


def _lists(g: Table, side: int) -> Iterator[tuple[tuple[Choice, ...], Text]]:
    """What is often ordered together: all that can be settled, also with the ships that can be paid then; ships.

    Each list is told by its choices in a row, and in words.
    """
    known = set[Move]()
    for kinds in LISTED:
        whole = next(wished(g, side, kinds), None)
        if whole is None or len(whole.values) < 2 or whole in known:
            continue
        known.add(whole)
        row, twin, done = list[Choice](), twin_of(g), list[str]()
        for word in map(str, whole.values):
            kind, _, place = word.rpartition("-")
            order = order_called(g, kind)
            assert order is not None
            row.append(choice_of(twin, side, order, g.layout.called[place]))
            carry_out(twin, side, word, done)
            done.append(word)
        given = _by_kind(done)
        settled, ships = given.get("settle", []), given.get("ship", [])
        values: Values = {"settled": settled, "n": len(ships), "sectors": [*dict.fromkeys(ships)]}
        yield tuple(row), Text("build-list", values)


def _by_kind(done: Sequence[str]) -> dict[str, list[str]]:
    """The sectors of orders, by what is ordered."""
    given = dict[str, list[str]]()
    for each in done:
        word, _, place = each.rpartition("-")
        given.setdefault(word, []).append(place)
    return given


def _walked(g: Table, side: int, values: Sequence[Value]) -> tuple[Table, list[str]] | None:
    """A twin on which these orders are carried out, and the orders; None if one of them is not possible."""
    twin, done = twin_of(g), list[str]()
    for word in map(str, values):
        if not _is_possible(twin, side, word, done):
            return None
        carry_out(twin, side, word, done)
        done.append(word)
    return twin, done


def _is_possible(g: Table, side: int, word: str, done: Sequence[str]) -> bool:
    kind, _, place = word.rpartition("-")
    number = g.layout.called.get(place)
    order = order_called(g, kind)
    if order is None or number is None:
        return False
    if order.refused(g, side, g.sectors[number]):
        return False
    return cost_of(g, side, order, done) <= g.empires[side].energy


def _ahead(event: Event) -> Event:
    """What would happen. Stars that follow from something else are a detail."""
    told = event.told.ahead
    return replace(event.ahead, told=replace(told, detail=event.key.startswith("stars-")))


def _whole(done: Sequence[str], spent: int) -> Text:
    """Orders in short; one alone is named, for nobody scraps a station unawares."""
    given = _by_kind(done)
    if len(done) == 1:
        ((word, places),) = given.items()
        return Text("build-one", {"order": _label(word, places[0]), "spent": spent})
    if len(given) > GROUPS:
        return Text("build-many", {"n": len(done), "spent": spent})
    orders = [Text(f"orders-{word}", {"n": len(places), "sectors": places}) for word, places in given.items()]
    return Text("build-whole", {"orders": orders, "spent": spent})


def _label(word: str, place: str) -> Text:
    return Text(f"choice-build-{word}", {"sector": place})


def _by_use(each: tuple[Order, int, int]) -> tuple[bool, bool]:
    """What is settled comes first, what only gives something up last; the rest keeps its order."""
    order = each[0]
    return (not order.items, not order.word.startswith(SETTLE))


def _opens(g: Table, side: int, order: Order, number: int) -> Text:
    """What follows from an order, beside its price: room in the Fleet, a way through gates, locations for tiles."""
    if not order.items:
        return Text("order-gives-up")
    if order.word.startswith(SETTLE):
        values: Values = {"locations": free_locations(g.sectors[number]), "beside": entity_beside(g, number)}
        return Text("order-opens", {**values, "ship": int("settle" in order.items)})
    if "gate" in order.items:
        return Text("order-joins", {"n": len(gates(g, side))})
    return Text("order-fleet", {"n": fleet_used(g, side) + 1, "most": level(g, side, FLEET)})


def choice_of(g: Table, side: int, order: Order, number: int) -> Choice:
    """An order for a sector, with what follows from it."""
    place = g.layout.words[number]
    return Choice(f"{order.word}-{place}", _label(order.word, place), True, _opens(g, side, order, number))
