"""Where a Movement can lead: what can be used there, in one move with it, and what would bring nothing (rules 10)."""

from __future__ import annotations

from collections.abc import Sequence
from heapq import heapify, heappop, heappush
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.moves import Choice, Move, Text, Value, Values
from bot.games.factions.actions.actions import stand_ins
from bot.games.factions.actions.exploring import explorers_left
from bot.games.factions.actions.mining import has_mined_enough
from bot.games.factions.actions.planets import least_charge, most_upgrades, price_of_upgrades
from bot.games.factions.cards.cards import (
    EARTH,
    JUPITER,
    MARS,
    MERCURY,
    NEPTUNE,
    PLANETS,
    SATURN,
    TILE,
    VENUS,
)
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.holdings.prices import fares_of
from bot.games.factions.holdings.upgrades import room_in_all
from bot.games.factions.table.board import (
    KUIPER,
    NEIGHBOURS,
    REACHED_FROM,
    SECTOR_CALLED,
    SECTOR_WORD,
    SECTORS,
    SLOT_WORD,
)
from bot.games.factions.table.state import EMPTY, NONE, Table
from bot.games.factions.table.tables import MINE, PLANET_NAME, USE

ACTS = {f"{move.verb}-{move.values[0]}": move for move in (*USE, *MINE)}
"""The Actions that can be one move with a Movement, by the word for each."""
NEVER = 999
"""The price of a way that there is not."""
ROCKS = 4
"""So many asteroids, the cheapest to reach, stand among the destinations."""


class Arrival(NamedTuple):
    """A sector that can be reached: its price, and the energy and resources that are left there.

    Who arrives with a `step` has put energy there, and can take an Action at once.
    """

    sector: int
    price: int
    energy: int
    resources: int
    step: bool


class Find(NamedTuple):
    """What can be used at a destination: as the only thing there, beside others, and why it would bring nothing.

    `act` is the Action that uses it, if that leaves nothing else to decide: it can be one move with the Movement.
    `does` says what there is to get for what one has by then.
    """

    alone: Text
    among: str | Text
    nothing: Text | None
    act: Move | None
    does: Text | None = None


class Goal(NamedTuple):
    """A destination: what can be used there and nowhere cheaper, and the other planets beside it."""

    finds: Sequence[Find]
    also: Sequence[str]


def destinations_first(
    g: Table, side: int, choices: Sequence[Choice], stands: Arrival | None = None, *, steps: bool = True
) -> tuple[Choice, ...]:
    """The choices of a path with its destinations in front, each by what it is good for, the cheapest first.

    A destination is the cheapest sector beside a planet, or where an asteroid is mined; what would bring nothing is
    behind those that do. What can be used where the path `stands` already, and could end, comes before all. Whether
    each way there ends with `steps` decides whether the Action is part of the choice.
    """
    arrivals = [
        _arrival(choice, steps) for choice in choices if choice.last and choice.value in SECTOR_CALLED
    ]
    goals = _goals(g, side, sorted(arrivals, key=lambda arrival: arrival.price), stands)
    useful, useless, home = list[Choice](), list[Choice](), ways_to(g, side, MERCURY)
    for find in () if stands is None else _finds(g, side, stands):
        if stands is not None and find.act is not None:
            word = landing(SECTOR_WORD[stands.sector], find.act)
            useful.append(Choice(word, Text("choice-goal-here", {"what": find.alone}), True, find.does))
    by_word = {str(choice.value): choice for choice in choices}
    for word, goal in goals.items():
        choice = by_word[word]
        for find in goal.finds:
            if find.act is not None:
                label = _label(word, Goal([find], ()))
                detail = _way(choice, find, home)
                found = replace(choice, value=landing(word, find.act), label=label, detail=detail)
                (useless if find.nothing else useful).append(found)
        if rest := [find for find in goal.finds if find.act is None]:
            choice = replace(by_word.pop(word), label=_label(word, Goal(rest, goal.also)))
            (useless if all(find.nothing for find in rest) else useful).append(choice)
    return (*useful, *useless, *by_word.values())


def _way(choice: Choice, find: Find, home: Sequence[int]) -> Text | None:
    """What there is to get at a destination, and the way there; a warning where what is left is too little to charge.

    Of two ships it is said which one flies instead, for there is no room for both.
    """
    way = choice.detail
    if way is None or find.does is None or way.values["two"]:
        return way
    arrival = _arrival(choice, True)
    far = home[arrival.sector] > arrival.energy + arrival.resources and not way.values["converted"]
    return Text("choice-goal-way", {**way.values, "does": find.does, "home": int(far)})


def ways_to(g: Table, side: int, planet: int) -> list[int]:
    """By sector, the energy that the cheapest way from there to a planet costs, but for wormholes."""
    near = set(g.around(planet))
    entry = fares_of(g, side).tariff(list(map(sum, g.cubes)))
    found, row = (
        [0 if sector in near else NEVER for sector in range(SECTORS)],
        [(0, sector) for sector in near],
    )
    heapify(row)
    while row:
        price, at = heappop(row)
        if price == found[at]:
            for sector in NEIGHBOURS[at]:
                if price + entry[at] < found[sector]:
                    found[sector] = price + entry[at]
                    heappush(row, (found[sector], sector))
    return found


def landing(sector: str, act: Move) -> str:
    """The last word of a path that flies to a sector, if it is not there yet, and takes an Action: `D6-use-mars`."""
    return "-".join((sector, act.verb, *map(str, act.values)))


def landed(word: Value) -> tuple[str, Move] | None:
    """The sector and the Action of such a word; None if it is another."""
    sector, _, act = str(word).partition("-")
    return (sector, move) if sector in SECTOR_CALLED and (move := ACTS.get(act)) is not None else None


def _arrival(choice: Choice, steps: bool) -> Arrival:
    assert choice.detail is not None
    price, energy, resources = (choice.detail.values[key] for key in ("price", "energy", "resources"))
    assert isinstance(price, int)
    assert isinstance(energy, int)
    assert isinstance(resources, int)
    return Arrival(SECTOR_CALLED[str(choice.value)], price, energy, resources, steps)


def _goals(g: Table, side: int, arrivals: Sequence[Arrival], stands: Arrival | None) -> dict[str, Goal]:
    """The destinations among the sectors that can be reached, cheapest first, each with what can be used there."""
    planets, rocks = _beside(g, side)
    at = -1 if stands is None else stands.sector
    near = {planet for planet, beside in planets if at in beside}
    known = {slot for slot, places in rocks if at in places}
    found = dict[str, Goal]()
    for arrival in arrivals:
        worlds = [planet for planet, beside in planets if arrival.sector in beside and planet not in near]
        mines = [slot for slot, places in rocks if arrival.sector in places and slot not in known]
        mines = mines[: max(0, ROCKS - len(known))]
        if worlds or mines:
            near.update(worlds)
            known.update(mines)
            finds = [_planet(g, side, planet, arrival) for planet in worlds]
            finds += [_rock(g, side, slot, arrival) for slot in mines]
            also = [planet for planet, beside in planets if arrival.sector in beside and planet not in worlds]
            found[SECTOR_WORD[arrival.sector]] = Goal(finds, [PLANET_NAME[planet] for planet in also])
    return found


def _finds(g: Table, side: int, arrival: Arrival) -> list[Find]:
    """All that can be used at a sector."""
    planets, rocks = _beside(g, side)
    worlds = [_planet(g, side, planet, arrival) for planet, beside in planets if arrival.sector in beside]
    return worlds + [_rock(g, side, slot, arrival) for slot, places in rocks if arrival.sector in places]


def _beside(g: Table, side: int) -> tuple[list[tuple[int, set[int]]], list[tuple[int, set[int]]]]:
    """The planets and the asteroids, each with the sectors from which a side uses it."""
    planets = [(planet, set(g.around(planet))) for planet in g.rings if planet != NONE]
    mining = not has_mined_enough(g, side)
    return planets, [
        (slot, mined_from(g, side, slot)) for slot, tile in enumerate(g.tiles) if mining and tile != EMPTY
    ]


def mined_from(g: Table, side: int, slot: int) -> set[int]:
    """The sectors from which a side mines an asteroid at the end of a Movement."""
    found = set(REACHED_FROM[slot])
    if slot < KUIPER and value(g, side, "mine-range") > 0:
        found |= set(NEIGHBOURS[REACHED_FROM[slot][0]])
    return found


def _planet(g: Table, side: int, planet: int, arrival: Arrival) -> Find:
    word = "leader" if planet == EARTH and g.first else PLANETS[planet]
    nothing = nothing_at(g, side, planet, arrival)
    alone = nothing is None and len(stand_ins(g, side, planet)) == 1
    vain, room = nothing, value(g, side, "energy-cap") - arrival.energy
    if alone and planet == MERCURY and room <= g.players[side].energy - arrival.energy:
        # It can be used, but brings at most what the way there took.
        vain = Text("nothing-room", {"room": room})
    plain = arrival.step and alone
    does = None
    # What a card of Mercury brings is foreseen; who needs none is asked how much.
    if vain is None and (planet != MERCURY or value(g, side, "charge-any")):
        does = Text(f"does-{word}", _amounts(g, side, arrival, planet))
    return Find(Text(f"goal-{word}"), PLANET_NAME[planet], vain, USE[planet] if plain else None, does)


def _amounts(g: Table, side: int, arrival: Arrival, planet: int) -> Values:
    """How much of a planet's goods a side can have with what it has left there."""
    if planet == VENUS:
        return {"most": min(arrival.resources, explorers_left(g))}
    if planet == MARS:
        return {"most": most_upgrades(g, side, arrival.resources)}
    if planet == JUPITER:
        return {"cost": value(g, side, "jupiter-cost")}
    if planet == SATURN:
        return {"keep": value(g, side, "saturn-keep"), "draw": value(g, side, "saturn-draw")}
    return {"n": len(g.neptune)} if planet == NEPTUNE else {}


def _rock(g: Table, side: int, slot: int, arrival: Arrival) -> Find:
    seen = g.faces[slot] or side in g.peeks[slot]
    worth = TILE[g.tiles[slot]].value if seen else 0
    values: Values = {
        "slot": SLOT_WORD[slot],
        "worth": worth,
        "here": int(SECTOR_WORD[arrival.sector] == SLOT_WORD[slot]),
    }
    full = arrival.resources >= value(g, side, "resource-cap")
    return Find(
        Text("goal-mine", values),
        Text("goal-asteroid", values),
        Text("nothing-hold") if full else None,
        MINE[slot] if arrival.step and not full else None,
    )


def nothing_at(g: Table, side: int, planet: int, arrival: Arrival) -> Text | None:
    """Why a planet is of no use to a side that arrives beside it; None: it is of use."""
    player = g.players[side]
    if value(g, side, "space-elevators") or (planet == EARTH and value(g, side, "earth-as-other")):
        return None  # It may stand in for another planet.
    if planet == MERCURY:
        room = value(g, side, "energy-cap") - arrival.energy
        return Text("nothing-room", {"room": room}) if room < least_charge(g, side) else None
    if planet == VENUS and not explorers_left(g):
        return Text("nothing-explorers")
    if planet == EARTH and (g.claimed if g.first else player.round.vote != NONE):
        return Text("nothing-leader" if g.first else "nothing-voted")
    if planet == MARS and not room_in_all(g, player):
        return Text("nothing-slots")
    if planet == NEPTUNE and not g.neptune:
        return Text("nothing-market")
    prices = {VENUS: 1, MARS: price_of_upgrades(g, side, 1), JUPITER: value(g, side, "jupiter-cost")}
    if (price := prices.get(planet, 0)) > arrival.resources:
        return Text("nothing-resources", {"price": price, "have": arrival.resources})
    return None


def _label(word: str, goal: Goal) -> Text:
    """A destination by what can be used there, and why that would bring nothing."""
    first, rocks = goal.finds[0], [find.among for find in goal.finds if find.alone.key == "goal-mine"]
    what = first.alone
    if len(goal.finds) > 1 == len(goal.finds) - len(rocks):
        what = Text("goal-or-mine", {"use": first.alone, "rocks": rocks})
    elif len(goal.finds) > 1:
        what = Text("goal-several", {"things": [find.among for find in goal.finds]})
    values: Values = {"place": word, "what": what, "also": goal.also, "others": len(goal.also)}
    if first.nothing is not None and all(find.nothing for find in goal.finds):
        return Text("choice-goal-nothing", {**values, "why": first.nothing})
    return Text("choice-goal", values)
