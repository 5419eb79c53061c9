"""Where a Movement can lead: what can be used there, and what would bring nothing (rules 10)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import NamedTuple

from msgspec.structs import replace

from bot.engine.moves import Choice, Text, Values
from bot.games.factions.actions.exploring import explorers_left
from bot.games.factions.actions.planets import least_charge, price_of_upgrades
from bot.games.factions.cards.cards import EARTH, JUPITER, MARS, MERCURY, NEPTUNE, PLANETS, TILE, VENUS
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.holdings.upgrades import room_in_all
from bot.games.factions.table.board import (
    KUIPER,
    NEIGHBOURS,
    REACHED_FROM,
    SECTOR_CALLED,
    SECTOR_WORD,
    SLOT_WORD,
)
from bot.games.factions.table.state import EMPTY, NONE, Table
from bot.games.factions.table.tables import PLANET_NAME

ROCKS = 4
"""So many asteroids, the cheapest to reach, stand among the destinations."""


class Arrival(NamedTuple):
    """A sector that can be reached: its price, and the energy and resources that are left there."""

    sector: int
    price: int
    energy: int
    resources: int


class Find(NamedTuple):
    """What can be used at a destination: as the only thing there, beside others, and why it would bring nothing."""

    alone: Text
    among: str | Text
    nothing: Text | None


class Goal(NamedTuple):
    """A destination: what can be used there and nowhere cheaper, and the other planets beside it."""

    finds: Sequence[Find]
    also: Sequence[str]


def destinations_first(
    g: Table, side: int, choices: Sequence[Choice], at: Iterable[int] = ()
) -> tuple[Choice, ...]:
    """The choices of a path with its destinations in front, each by what it is good for, the cheapest first.

    A destination is the cheapest sector beside a planet, or where an asteroid is mined; what would bring nothing is
    behind those that do. What can be used `at` a sector where the path stands already is none.
    """
    arrivals = [_arrival(choice) for choice in choices if choice.last and choice.value in SECTOR_CALLED]
    goals = _goals(g, side, sorted(arrivals, key=lambda arrival: arrival.price), set(at))
    useful, useless = list[Choice](), list[Choice]()
    by_word = {str(choice.value): choice for choice in choices}
    for word, goal in goals.items():
        choice = replace(by_word.pop(word), label=_label(word, goal))
        (useless if all(find.nothing for find in goal.finds) else useful).append(choice)
    return (*useful, *useless, *by_word.values())


def _arrival(choice: Choice) -> Arrival:
    assert choice.detail is not None
    price, energy, resources = (choice.detail.values[key] for key in ("price", "energy", "resources"))
    assert isinstance(price, int)
    assert isinstance(energy, int)
    assert isinstance(resources, int)
    return Arrival(SECTOR_CALLED[str(choice.value)], price, energy, resources)


def _goals(g: Table, side: int, arrivals: Sequence[Arrival], at: set[int]) -> dict[str, Goal]:
    """The destinations among the sectors that can be reached, cheapest first, each with what can be used there."""
    planets = [(planet, set(g.around(planet))) for planet in g.rings if planet != NONE]
    rocks = [(slot, mined_from(g, side, slot)) for slot, tile in enumerate(g.tiles) if tile != EMPTY]
    near = {planet for planet, beside in planets if beside & at}
    known = {slot for slot, places in rocks if places & at}
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


def mined_from(g: Table, side: int, slot: int) -> set[int]:
    """The sectors from which a side mines an asteroid at the end of a Movement."""
    found = set(REACHED_FROM[slot])
    if slot < KUIPER and value(g, side, "mine-range") > 0:
        found |= set(NEIGHBOURS[REACHED_FROM[slot][0]])
    return found


def _planet(g: Table, side: int, planet: int, arrival: Arrival) -> Find:
    word = "leader" if planet == EARTH and g.first else PLANETS[planet]
    return Find(Text(f"goal-{word}"), PLANET_NAME[planet], nothing_at(g, side, planet, arrival))


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
