"""What a Move offers at once: fleets with the sectors that most come for, and settling these in the same move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations, islice
from typing import NamedTuple

from bot.engine.moves import Choice, Text, Value, Values
from bot.games.novasolis.core.actions.building import (
    SETTLE,
    carry_out,
    choice_of,
    possible,
    settling_orders,
)
from bot.games.novasolis.core.actions.fleets import Fleet, Plan, fleet_word, go, plan_of
from bot.games.novasolis.core.actions.goals import ENEMY, FREE, useful_goals
from bot.games.novasolis.core.cards.cards import KIND_WORDS, POPULATION
from bot.games.novasolis.core.holdings.action import BUILD, actions_left
from bot.games.novasolis.core.holdings.counting import level
from bot.games.novasolis.core.holdings.holdings import colonies, free_colonies
from bot.games.novasolis.core.holdings.reach import is_held
from bot.games.novasolis.core.holdings.twins import twin_of
from bot.games.novasolis.core.table.state import NONE, SHIP, Table

STRAIGHT = 9
"""So many fleets are offered together with their goals."""
SPREADS = 4
"""So many ways are offered to send single ships to several sectors at once."""
TRIED = 8
"""So many sets of sectors are tried for that, of each size."""
VENTURES = 4
"""So many single ships are offered together with settling where they go."""


@cache
def fleet_choice(word: str, kind: int, count: int, place: str) -> Choice:
    """So many units of a kind from a sector, as a choice."""
    key = "choice-fleet" if kind == SHIP else f"choice-fleet-{KIND_WORDS[kind]}"
    return Choice(word, Text(key, {"n": count, "sector": place}), False)


def ships_left(g: Table, side: int, plan: Plan) -> int:
    """How many more ships can still be sent: as capacity allows, and as there are."""
    begun = plan.begun or Fleet(0, NONE)
    staying = sum(
        plan.staying(g, side, number) - begun.units * (number == begun.start and begun.kind == SHIP)
        for number, sector in enumerate(g.sectors)
        if sector.units[side][SHIP] and not is_held(g, number, side)
    )
    return max(0, min(plan.left - begun.units, staying))


class Single(NamedTuple):
    """A fleet and a sector that most come for, as choices; it is there to settle, or else to fight."""

    fleet: Fleet
    number: int
    free: bool
    first: Choice
    goal: Choice


def singles(g: Table, side: int, plan: Plan, fleets: Sequence[Fleet]) -> list[Single]:
    """What most come for: a ship to what can be settled, and all that can go against enemies; the nearest first."""
    found, sent = list[tuple[tuple[bool, int], Single]](), {fleet.goal for fleet in plan.fleets}
    for start in dict.fromkeys(fleet.start for fleet in fleets):
        ships = [fleet for fleet in fleets if fleet.start == start and fleet.kind == SHIP]
        for fleet, wanted in ((ships[-1], FREE), (ships[0], ENEMY)) if ships else ():
            word = fleet_word(g, fleet)
            first = fleet_choice(word, fleet.kind, fleet.units, g.layout.words[start])
            for goal, steps, choice in useful_goals(g, side, plan, fleet, wanted):
                if wanted == ENEMY or goal not in sent:
                    single = Single(fleet, goal, wanted == FREE, first, choice)
                    found.append(((wanted == ENEMY, steps), single))
    found.sort(key=lambda each: each[0])
    return [single for _, single in found[:STRAIGHT]]


class Outing(NamedTuple):
    """What is offered at once: its choices in a row, what is said of them, and the plan that its fleets make."""

    row: tuple[Choice, ...]
    said: Text
    plan: Plan


def spreads(g: Table, side: int, plan: Plan, single: Sequence[Single]) -> Iterator[Outing]:
    """A ship to each of several sectors that can be settled: to as many as can be, then to two of the nearest."""
    free = [each for each in single if each.free]
    room = min(free_colonies(g, side), level(g, side, POPULATION) - colonies(g, side))
    most, left = min(len({each.number for each in free}), ships_left(g, side, plan), room), SPREADS
    for size in dict.fromkeys((most, 2)) if most > 1 else ():
        for each in islice(combinations(free, size), TRIED):
            found = _in_a_row(g, side, plan, each) if left else None
            if found:
                left -= 1
                yield Outing(found[0], Text("choice-spread", {"sectors": _goals(g, found[1])}), found[1])
                if size > 2:
                    break


def _in_a_row(
    g: Table, side: int, plan: Plan, fleets: Sequence[Single]
) -> tuple[tuple[Choice, ...], Plan] | None:
    """The choices that send these fleets one after the other to different sectors, and the plan; None: they cannot."""
    row = tuple[Choice, ...]()
    for each in fleets:
        fleet = each.fleet
        if plan.left < fleet.units or plan.staying(g, side, fleet.start) < fleet.units:
            return None
        goals = {number: goal for number, _, goal in useful_goals(g, side, plan, fleet, FREE)}
        if each.number not in goals or any(sent.goal == each.number for sent in plan.fleets):
            return None
        row += (each.first, goals[each.number])
        plan = plan_of(g, side, (*plan.fleets, fleet._replace(goal=each.number)), plan)
    return row, plan


def _goals(g: Table, plan: Plan) -> list[str]:
    return [g.layout.words[fleet.goal] for fleet in plan.fleets]


def may_settle_too(g: Table, side: int) -> bool:
    """Whether an empire has an action left after a Move, and has not built yet."""
    return actions_left(g, side) > 1 and BUILD not in g.empires[side].turn.actions


def divided(values: tuple[Value, ...]) -> tuple[tuple[Value, ...], tuple[Value, ...]]:
    """The fleets of a Move, and the orders of the Build that follows: these begin with a sector that is settled."""
    first = next((at for at, value in enumerate(values) if _settles(str(value))), len(values))
    return values[:first], values[first:]


def _settles(word: str) -> bool:
    return word.startswith(SETTLE)


def arrived(g: Table, side: int, plan: Plan) -> Table:
    """A twin on which the fleets have come to their goals, and nothing else has happened."""
    twin = twin_of(g)
    go(twin, side, plan)
    return twin


def settlements(g: Table, side: int, plan: Plan) -> tuple[Choice, ...]:
    """The sectors that can be settled after a Move, in the same move."""
    if not plan.fleets or plan.begun is not None or not may_settle_too(g, side):
        return ()
    twin = arrived(g, side, plan)
    found = possible(twin, side, [], settling_orders(twin))
    return tuple(choice_of(twin, side, order, number) for order, number, _ in found)


def ventures(
    g: Table, side: int, plan: Plan, single: Sequence[Single], spread: Sequence[Outing]
) -> Iterator[Outing]:
    """Ships sent to sectors that are settled in the same move: to several, then to one each."""
    if not may_settle_too(g, side):
        return
    for each in spread:
        if row := _settled(g, side, each.plan, [fleet.goal for fleet in each.plan.fleets]):
            values: Values = {"sectors": _goals(g, each.plan), "n": len(row)}
            yield Outing((*each.row, *row), Text("choice-venture", values), each.plan)
    for one in [each for each in single if each.free][:VENTURES]:
        sent = plan_of(g, side, (*plan.fleets, one.fleet._replace(goal=one.number)), plan)
        if row := _settled(g, side, sent, [one.number]):
            goals = _goals(g, sent)
            said = Text("choice-venture-from", {"from": g.layout.words[one.fleet.start], "sectors": goals})
            yield Outing((one.first, one.goal, *row), said, sent)


def ventures_of(g: Table, side: int, plan: Plan, fleet: Fleet) -> Iterator[Outing]:
    """The nearest sectors to which a fleet that is begun can go and that are settled in the same move."""
    if not may_settle_too(g, side):
        return
    goals = sorted(useful_goals(g, side, plan, fleet, FREE), key=lambda goal: goal[1])
    for number, _, goal in goals[:VENTURES]:
        sent = plan_of(g, side, (*plan.fleets, fleet._replace(goal=number)), plan)
        if row := _settled(g, side, sent, [number]):
            said = Text("choice-venture-to", {"sector": g.layout.words[number]})
            yield Outing((goal, *row), said, sent)


def _settled(g: Table, side: int, plan: Plan, goals: Sequence[int]) -> tuple[Choice, ...]:
    """The choices that settle goals of a plan with a ship each, one after the other; none if one of them cannot be."""
    twin, done, row = arrived(g, side, plan), list[str](), tuple[Choice, ...]()
    for goal in goals:
        found = possible(twin, side, done, settling_orders(twin)[:1])
        order = next((order for order, number, _ in found if number == goal), None)
        if order is None:
            return ()
        row += (choice_of(twin, side, order, goal),)
        done.append(str(row[-1].value))
        carry_out(twin, side, done[-1], done[:-1])
    return row
