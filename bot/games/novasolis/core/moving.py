"""The action Move: fleets go to their goals, all before anything else happens (rules 10.3).

In words: `3x2.0 1.1` sends three ships from 2.0 to 1.1. The way is the shortest, since it makes no difference what is
passed.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from functools import cache
from typing import ClassVar, NamedTuple

from bot.engine.errors import Illegal
from bot.engine.moves import Choice, Event, Mark, Move, Spot, Text, Value
from bot.engine.steps import Chooser
from bot.games.novasolis.core.action import Action
from bot.games.novasolis.core.aftermath import SEIZURES, Aftermath
from bot.games.novasolis.core.cards import CAPACITY, SECTORS
from bot.games.novasolis.core.counting import stat
from bot.games.novasolis.core.fighting import Fighting, attack, list_attacks, refuse_attack
from bot.games.novasolis.core.holdings import add, enemies_in, take
from bot.games.novasolis.core.picks import that_begin
from bot.games.novasolis.core.reach import Reach, goals, reach_of, ways_from
from bot.games.novasolis.core.seizing import list_seizures, refuse_seizure, take_colony
from bot.games.novasolis.core.state import NONE, SHIP, Table
from bot.games.novasolis.core.tables import WHO


class Fleet(NamedTuple):
    """So many ships that go from one sector to another."""

    ships: int
    start: int
    goal: int


class Plan(NamedTuple):
    """The fleets of a Move so far, and a fleet that has no goal yet (None: none)."""

    reach: Reach
    fleets: tuple[Fleet, ...]
    begun: tuple[int, int] | None
    left: int
    """The ships that may still be moved (R10.3a)."""

    def staying(self, g: Table, side: int, number: int) -> int:
        """The ships of a sector that have not moved."""
        gone = sum(fleet.ships for fleet in self.fleets if fleet.start == number)
        return g.sectors[number].units[side][SHIP] - gone


def fleet_word(g: Table, ships: int, start: int) -> str:
    """A fleet as the value of a move."""
    return f"{ships}x{g.layout.words[start]}"


def parse_fleet(g: Table, word: str) -> tuple[int, int] | None:
    """The ships and the start that a word names; None if it names none."""
    ships, _, place = word.partition("x")
    return (int(ships), g.layout.called[place]) if ships.isdigit() and place in g.layout.called else None


def starts(g: Table, side: int, plan: Plan) -> Iterator[tuple[int, int]]:
    """The fleets that may move next, each size of each: the largest first."""
    for number, sector in enumerate(g.sectors):
        if sector.units[side][SHIP]:
            most = min(plan.left, plan.staying(g, side, number))
            if most > 0 and goals(g, plan.reach, number):
                for ships in range(most, 0, -1):
                    yield ships, number


def walk(g: Table, side: int, chosen: tuple[Value, ...]) -> Plan | None:
    """The plan that some values make; None if they are no beginning of one."""
    plan = Plan(reach_of(g, side), (), None, stat(g, side, CAPACITY))
    for value in chosen:
        if plan.begun is None:
            fleet = parse_fleet(g, str(value))
            if fleet is None or not 0 < fleet[0] <= min(plan.left, plan.staying(g, side, fleet[1])):
                return None
            if not goals(g, plan.reach, fleet[1]):
                return None
            plan = plan._replace(begun=fleet)
        else:
            ships, start = plan.begun
            goal = g.layout.called.get(str(value), NONE)
            if goal not in goals(g, plan.reach, start):
                return None
            fleets = (*plan.fleets, Fleet(ships, start, goal))
            plan = plan._replace(fleets=fleets, begun=None, left=plan.left - ships)
    return plan


def losses(plan: Plan) -> list[int]:
    """The goals without support, where a ship is lost after movement (R10.3f)."""
    return sorted({fleet.goal for fleet in plan.fleets if fleet.goal not in plan.reach.supported})


def told(g: Table, side: int, plan: Plan) -> list[Event]:
    """What is told of the fleets, and of the ships lost for want of support."""
    words, found = g.layout.words, list[Event]()
    for fleet in plan.fleets:
        way = [words[number] for number in ways_from(g, plan.reach, fleet.start)[fleet.goal]]
        found.append(
            Event(
                "moved",
                {
                    "side": WHO[side],
                    "n": fleet.ships,
                    "from": words[fleet.start],
                    "to": words[fleet.goal],
                    "way": way,
                },
            )
        )
    found += [Event("unsupported", {"side": WHO[side], "sector": words[goal]}) for goal in losses(plan)]
    return found


class MoveShips(Action):
    """Fleets, each with its goal; combats and seizures follow."""

    word: ClassVar[str] = "move"
    verbs: ClassVar[tuple[str, ...]] = ("move", "attack", "seize", "raze")

    def moves(self, g: Table, side: int) -> list[Move]:
        return [*list_attacks(g, side, []), *list_seizures(g, side)]

    def spot(self, g: Table, side: int, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        plan = walk(g, side, chosen) if verb == "move" else None
        if plan is None:
            return None
        words, ends = g.layout.words, bool(plan.fleets) and plan.begun is None
        price = Text("price-move", {"left": plan.left})
        moved = [
            Mark(words[goal], "chosen", Text("choice-ships", {"n": ships}))
            for goal, ships in _arrivals(plan).items()
        ]
        if plan.begun is not None:
            start = plan.begun[1]
            ways = goals(g, plan.reach, start)
            choices = tuple(
                _goal(words[goal], SECTORS.name[g.sectors[goal].tile], len(way), goal in plan.reach.supported)
                for goal, way in ways.items()
            )
            marks = [Mark(words[start], "own"), *moved, *map(_goal_mark, choices)]
        else:
            fleets = list(starts(g, side, plan))
            choices = tuple(_fleet(fleet_word(g, *fleet), *fleet[:1], words[fleet[1]]) for fleet in fleets)
            marks = [*moved, *(Mark(words[start], "own") for start in dict.fromkeys(at for _, at in fleets))]
        if not choices and not ends:
            return None
        whole = None
        if ends:
            sent = [f"{fleet.ships} → {words[fleet.goal]}" for fleet in plan.fleets]
            whole = Text("move-whole", {"fleets": sent})
        return Spot(choices, ends, price, tuple(told(g, side, plan)), tuple(marks), whole)

    def is_whole(self, g: Table, side: int, move: Move) -> bool:
        plan = walk(g, side, move.values)
        return plan is not None and bool(plan.fleets) and plan.begun is None

    def sample(self, g: Table, side: int, verb: str, dice: Chooser) -> Move | None:
        plan = Plan(reach_of(g, side), (), None, stat(g, side, CAPACITY))
        values = list[Value]()
        while fleets := list(starts(g, side, plan)):
            ships, start = fleets[dice.below(len(fleets))]
            ways = list(goals(g, plan.reach, start))
            goal = ways[dice.below(len(ways))]
            values += [fleet_word(g, ships, start), g.layout.words[goal]]
            sent = (*plan.fleets, Fleet(ships, start, goal))
            plan = plan._replace(fleets=sent, left=plan.left - ships)
            if not dice.below(2):
                break
        return Move("move", tuple(values)) if values else None

    def proposals(self, g: Table, side: int, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        """A ship to each free sector; what can be gathered against each enemy; then one fleet alone to each goal."""
        if verb != "move":
            return
        plan = Plan(reach_of(g, side), (), None, stat(g, side, CAPACITY))
        ways = dict[int, list[tuple[int, int]]]()
        for number, sector in enumerate(g.sectors):
            if plan.left and sector.units[side][SHIP]:
                for goal, way in goals(g, plan.reach, number).items():
                    if _matters(g, side, goal):
                        ways.setdefault(goal, []).append((len(way), number))
        yield from that_begin(dict.fromkeys(_proposed(g, side, plan, ways)), given)

    def refuse(self, g: Table, side: int, move: Move) -> Illegal | None:
        if move.verb == "attack":
            return refuse_attack(g, side, move, [])
        if move.verb != "move":
            return refuse_seizure(g, side, move)
        if not move.values:
            return None
        plan, word = walk(g, side, move.values[:-1]), str(move.values[-1])
        if plan is None:
            return None
        if plan.begun is None:
            return self._refuse_fleet(g, side, plan, word)
        if word not in g.layout.called:
            return None
        goal, start = g.layout.called[word], plan.begun[1]
        ways, values = ways_from(g, plan.reach, start), {"sector": word, "from": g.layout.words[start]}
        if SECTORS[g.sectors[goal].tile].closed:
            return Illegal("10.3", "move-black-hole")
        if goal in plan.reach.shut or goal not in plan.reach.ends:
            return Illegal("20.1", "move-allies", {"sector": word})
        if goal not in ways:
            return Illegal("10.3", "move-too-far", {**values, "range": plan.reach.range})
        return Illegal("10.3", "move-unsupported", {**values, "range": plan.reach.range})

    def _refuse_fleet(self, g: Table, side: int, plan: Plan, word: str) -> Illegal | None:
        fleet = parse_fleet(g, word)
        if fleet is None:
            return None
        ships, start = fleet
        there, place = plan.staying(g, side, start), g.layout.words[start]
        if ships > there:
            return Illegal("10.3", "move-no-ships", {"n": ships, "there": there, "sector": place})
        if ships > plan.left:
            return Illegal("10.3", "move-capacity", {"n": ships, "left": plan.left})
        return Illegal("10.3", "move-nowhere", {"sector": place})

    def begin(self, g: Table, side: int, move: Move) -> None:
        if move.verb == "move":
            self._go(g, side, move)
            g.push(Aftermath(side))
        elif move.verb == "attack":
            g.push(Aftermath(side, SEIZURES))
            fighting = Fighting(side)
            g.push(fighting)
            fighting.fought.append(attack(g, side, move))
        else:
            g.push(Aftermath(side, SEIZURES))
            take_colony(g, side, move)

    def _go(self, g: Table, side: int, move: Move) -> None:
        plan = walk(g, side, move.values)
        assert plan is not None
        for event in told(g, side, plan):
            g.tell(event.key, **event.values)
        for fleet in plan.fleets:
            take(g.sectors[fleet.start], side, SHIP, fleet.ships)
        for goal, ships in _arrivals(plan).items():
            add(g.sectors[goal], side, SHIP, ships)
        for goal in losses(plan):
            take(g.sectors[goal], side)


def _matters(g: Table, side: int, goal: int) -> bool:
    """Whether there is something to settle, to fight or to guard in a sector."""
    sector = g.sectors[goal]
    return sector.owner != side or bool(enemies_in(g, sector, side))


def _proposed(g: Table, side: int, plan: Plan, ways: dict[int, list[tuple[int, int]]]) -> Iterator[Move]:
    """The moves worth a thought; `ways` are, by goal, how far away ships are that could go there, and where."""
    staying = {start: g.sectors[start].units[side][SHIP] for starts_ in ways.values() for _, start in starts_}
    free = [goal for goal in ways if _is_free(g, side, goal)]
    spread, left = list[Fleet](), dict(staying)
    for goal in free:
        start = next((start for _, start in sorted(ways[goal]) if left[start]), None)
        if start is not None and len(spread) < plan.left:
            left[start] -= 1
            spread.append(Fleet(1, start, goal))
    if len(spread) > 1:
        yield _as_move(g, spread)
    for goal, found in ways.items():
        if goal in free:
            for _, start in found:
                yield _as_move(g, [Fleet(1, start, goal)])
            continue
        gathered, room = list[Fleet](), plan.left
        for _, start in sorted(found):
            if ships := min(room, staying[start]):
                gathered.append(Fleet(ships, start, goal))
                room -= ships
        yield _as_move(g, gathered)
        if len(gathered) > 1:
            yield _as_move(g, gathered[:1])
        elif gathered[0].ships > 2:
            yield _as_move(g, [gathered[0]._replace(ships=gathered[0].ships - 1)])


def _is_free(g: Table, side: int, goal: int) -> bool:
    """Whether a ship is enough there: nobody's sector, without enemies."""
    return g.sectors[goal].owner == NONE and not enemies_in(g, g.sectors[goal], side)


def _as_move(g: Table, fleets: Iterable[Fleet]) -> Move:
    words = g.layout.words
    return Move(
        "move",
        tuple(word for each in fleets for word in (fleet_word(g, each.ships, each.start), words[each.goal])),
    )


def _arrivals(plan: Plan) -> Counter[int]:
    found = Counter[int]()
    for fleet in plan.fleets:
        found[fleet.goal] += fleet.ships
    return found


def _goal_mark(choice: Choice) -> Mark:
    """A goal with its steps, and whether it has support."""
    return Mark(str(choice.value), "may", choice.detail)


@cache
def _fleet(word: str, ships: int, place: str) -> Choice:
    return Choice(word, Text("choice-fleet", {"n": ships, "sector": place}), False)


@cache
def _goal(word: str, name: str, steps: int, supported: bool) -> Choice:
    label = Text("choice-goal", {"sector": word, "name": name})
    return Choice(
        word, label, True, Text("choice-steps" if supported else "choice-unsupported", {"n": steps})
    )
