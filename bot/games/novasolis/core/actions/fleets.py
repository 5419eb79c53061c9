"""What a Move is made of: fleets, how large they may be, and where they can go (rules 10.3).

In words: `3x2.0 1.1` sends three ships from 2.0 to 1.1, `KIND-2.0 1.1` the one unit of another kind. The way is the
shortest, since it makes no difference what is passed.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import NamedTuple

from bot.engine.moves import Value
from bot.games.novasolis.core.cards.cards import CAPACITY, KIND_CALLED, KIND_WORDS, LONE
from bot.games.novasolis.core.holdings.counting import stat
from bot.games.novasolis.core.holdings.holdings import add, take
from bot.games.novasolis.core.holdings.reach import Reach, goals, is_held, reach_of
from bot.games.novasolis.core.table.state import NONE, SHIP, Table
from bot.games.parts.modules import Hook

Ways = dict[int, tuple[int, ...]]
"""By sector, the way there."""

REACH_CHANGED: Hook[Callable[[Table, int, Reach, Sequence[Fleet]], Reach]] = Hook()
"""What fleets of a Move change of the reach of those after them."""
WAYS_CHANGED: Hook[Callable[[Table, int, Plan, Fleet, Ways], Ways]] = Hook()
"""Where a fleet can go after a plan, from where any could."""
SPARED: Hook[Callable[[Table, int, Sequence[Fleet]], int]] = Hook()
"""How many units of some fleets do not count against Move Capacity."""


class Fleet(NamedTuple):
    """A number of units of a kind on their way from one sector to another (NONE: they have no goal yet)."""

    units: int
    start: int
    goal: int = NONE
    kind: int = SHIP
    way: tuple[int, ...] = ()


class Plan(NamedTuple):
    """The fleets of a Move so far, and a fleet that has no goal yet (None: none).

    `base` is the reach before them, `reach` that of the next one. Of the `capacity`, so much is `left` (R10.3a).
    """

    base: Reach
    capacity: int
    reach: Reach
    fleets: tuple[Fleet, ...]
    begun: Fleet | None
    left: int

    def staying(self, g: Table, side: int, number: int, kind: int = SHIP) -> int:
        """The units of a kind in a sector that have not moved."""
        gone = sum(fleet.units for fleet in self.fleets if (fleet.start, fleet.kind) == (number, kind))
        return g.sectors[number].units[side][kind] - gone


def plan_of(g: Table, side: int, fleets: tuple[Fleet, ...] = (), before: Plan | None = None) -> Plan:
    """The plan that some fleets make; `before` is one of the same Move, if the caller has it."""
    base, capacity = before[:2] if before else (reach_of(g, side), stat(g, side, CAPACITY))
    reach = _reach_after(g, side, base, fleets)
    return Plan(base, capacity, reach, fleets, None, _left(g, side, capacity, fleets))


def _reach_after(g: Table, side: int, reach: Reach, fleets: Sequence[Fleet]) -> Reach:
    for change in g.hooks[REACH_CHANGED]:
        reach = change(g, side, reach, fleets)
    return reach


def _left(g: Table, side: int, capacity: int, fleets: Sequence[Fleet]) -> int:
    """How many ships more than these may be moved."""
    for fleet in fleets:
        capacity -= fleet.units
    for spared in g.hooks[SPARED]:
        capacity += spared(g, side, fleets)
    return capacity


def fleet_word(g: Table, fleet: Fleet) -> str:
    """A fleet as the value of a move."""
    place = g.layout.words[fleet.start]
    return f"{fleet.units}x{place}" if fleet.kind == SHIP else f"{KIND_WORDS[fleet.kind]}-{place}"


def parse_fleet(g: Table, word: str) -> Fleet | None:
    """The fleet without a goal that a word names; None if it names none."""
    count, _, place = word.partition("x")
    if count.isdigit() and place in g.layout.called:
        return Fleet(int(count), g.layout.called[place])
    what, _, place = word.partition("-")
    kind = KIND_CALLED.get(what, SHIP)
    return Fleet(1, g.layout.called[place], kind=kind) if kind in LONE and place in g.layout.called else None


def goals_of(g: Table, side: int, plan: Plan, fleet: Fleet) -> dict[int, tuple[int, ...]]:
    """By sector that a fleet could go to after a plan, the way there."""
    if is_held(g, fleet.start, side):
        return {}
    found = goals(g, plan.reach, fleet.start)
    for ways in g.hooks[WAYS_CHANGED]:
        found = ways(g, side, plan, fleet, found)
    if fleet.units <= plan.left:
        return found
    sent = {goal: (*plan.fleets, fleet._replace(goal=goal)) for goal in found}
    return {goal: way for goal, way in found.items() if _left(g, side, plan.capacity, sent[goal]) >= 0}


def starts(g: Table, side: int, plan: Plan) -> Iterator[Fleet]:
    """The fleets that may move next, each size of each: the largest first."""
    uneven = bool(g.hooks[WAYS_CHANGED] or g.hooks[SPARED])
    for number, sector in enumerate(g.sectors):
        units = sector.units[side]
        if units[SHIP]:
            staying = plan.staying(g, side, number)
            sizes = [Fleet(n, number) for n in range(staying if uneven else min(plan.left, staying), 0, -1)]
            if uneven:
                yield from (fleet for fleet in sizes if goals_of(g, side, plan, fleet))
            elif sizes and goals_of(g, side, plan, sizes[0]):
                yield from sizes
        for kind in LONE:
            if units[kind] and plan.staying(g, side, number, kind):
                lone = Fleet(1, number, kind=kind)
                if goals_of(g, side, plan, lone):
                    yield lone


def walk(g: Table, side: int, chosen: tuple[Value, ...]) -> Plan | None:
    """The plan that some values make; None if they are no beginning of one."""
    plan, ways = plan_of(g, side), dict[int, tuple[int, ...]]()
    for value in chosen:
        if plan.begun is None:
            fleet = parse_fleet(g, str(value))
            if fleet is None or not 0 < fleet.units <= plan.staying(g, side, fleet.start, fleet.kind):
                return None
            if not (ways := goals_of(g, side, plan, fleet)):
                return None
            plan = plan._replace(begun=fleet)
        else:
            goal = g.layout.called.get(str(value), NONE)
            if goal not in ways:
                return None
            sent = plan.begun._replace(goal=goal, way=ways[goal])
            plan = plan_of(g, side, (*plan.fleets, sent), plan)
    return plan


def losses(plan: Plan) -> dict[int, int]:
    """By goal without support, the kind of which a unit is lost after movement (R10.3f)."""
    return _losses(plan.reach, plan.fleets)


def _losses(reach: Reach, fleets: Sequence[Fleet]) -> dict[int, int]:
    found = dict[int, int]()
    for fleet in sorted(fleets, key=lambda fleet: (fleet.goal, fleet.kind)):
        if fleet.goal not in reach.supported:
            found.setdefault(fleet.goal, fleet.kind)
    return found


def go(g: Table, side: int, plan: Plan) -> None:
    """Move the units of a plan, and lose those without support."""
    for fleet in plan.fleets:
        take(g.sectors[fleet.start], side, fleet.kind, fleet.units)
    for fleet in plan.fleets:
        add(g.sectors[fleet.goal], side, fleet.kind, fleet.units)
    for goal, kind in losses(plan).items():
        take(g.sectors[goal], side, kind)


def loss_at(g: Table, side: int, plan: Plan, goal: int, fleet: Fleet) -> int | None:
    """The kind of which a unit is lost if a fleet goes there after a plan (None: nothing is)."""
    fleets = (*plan.fleets, fleet._replace(goal=goal))
    return _losses(_reach_after(g, side, plan.base, fleets), fleets).get(goal)
