"""The action Move: fleets go to their goals, all before anything else happens (rules 10.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import chain, combinations, islice
from typing import ClassVar, NamedTuple

from bot.engine.errors import Illegal
from bot.engine.moves import Choice, Event, Mark, Move, Side, Spot, Text, Value, Values, term
from bot.engine.steps import Chooser
from bot.engine.told import PLAIN, joined
from bot.games.novasolis.core.actions.aftermath import SEIZURES, Aftermath
from bot.games.novasolis.core.actions.fleets import (
    Fleet,
    Plan,
    fleet_word,
    goals_of,
    losses,
    parse_fleet,
    plan_of,
    starts,
    walk,
)
from bot.games.novasolis.core.actions.goals import ENEMY, FREE, goal_choices, useful_goals
from bot.games.novasolis.core.actions.seizing import list_seizures, refuse_seizure, take_colony
from bot.games.novasolis.core.cards.cards import KIND_WORDS, LONE, POPULATION, SECTORS
from bot.games.novasolis.core.conflict.fighting import Fighting, attack, list_attacks, refuse_attack
from bot.games.novasolis.core.holdings.action import Action
from bot.games.novasolis.core.holdings.counting import level
from bot.games.novasolis.core.holdings.holdings import (
    add,
    colonies,
    enemies_in,
    free_colonies,
    hostile,
    take,
)
from bot.games.novasolis.core.holdings.picks import that_begin
from bot.games.novasolis.core.holdings.reach import is_held, ways_from
from bot.games.novasolis.core.table.state import NONE, SHIP, Table
from bot.games.novasolis.core.table.tables import WHO

STRAIGHT = 9
"""So many fleets are offered together with their goals."""
SPREADS = 4
"""So many ways are offered to send single ships to several sectors at once."""
TRIED = 8
"""So many sets of sectors are tried for that, of each size."""


def told(g: Table, side: int, plan: Plan) -> list[Event]:
    """What is told of the fleets, and of the units lost for want of support."""
    words, found = g.layout.words, list[Event]()
    for fleet in plan.fleets:
        way: Values = {
            "n": fleet.units,
            "from": words[fleet.start],
            "to": words[fleet.goal],
            "way": [words[number] for number in fleet.way],
        }
        ships = fleet.kind == SHIP
        key = "moved" if ships else f"moved-{KIND_WORDS[fleet.kind]}"
        values: Values = (
            {"side": WHO[side], "fleet": Text("fleet-went", way)} if ships else {"side": WHO[side], **way}
        )
        found.append(Event(key, values, told=joined("fleet") if ships else PLAIN, about=Side(side)))
    for goal, kind in losses(plan).items():
        key = "unsupported" if kind == SHIP else f"unsupported-{KIND_WORDS[kind]}"
        found.append(Event(key, {"side": WHO[side], "sector": words[goal]}, about=Side(side)))
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
        spread, straight = tuple[Spread, ...](), tuple[tuple[Choice, ...], ...]()
        price = Text("price-move", {"left": _left(g, side, plan)})
        moved = [
            Mark(words[goal], "chosen", Text("choice-ships", {"n": ships}))
            for goal, ships in _gathered(plan.fleets).items()
        ]
        if plan.begun is not None:
            start, asked = plan.begun.start, Text("asked-goal")
            choices = goal_choices(g, side, plan, plan.begun)
            marks = [Mark(words[start], "own"), *moved, *map(_goal_mark, choices)]
        else:
            fleets, asked = list(starts(g, side, plan)), Text("asked-fleet")
            choices = tuple(
                _fleet(fleet_word(g, each), each.kind, each.units, words[each.start]) for each in fleets
            )
            single = _singles(g, side, plan, fleets)
            straight = tuple([(each.first, each.goal) for each in single])
            spread = () if plan.fleets else tuple(_spreads(g, side, plan, single))
            marks = [*moved, *(Mark(words[at], "own") for at in dict.fromkeys(each.start for each in fleets))]
            marks += map(_goal_mark, {each.number: each.goal for each in single}.values())
        if not choices and not ends:
            return None
        whole = Text("move-whole", {"fleets": _sent(g, plan)}) if ends else None
        ahead = tuple([event.ahead for event in told(g, side, plan)])
        return Spot(
            choices,
            ends,
            price,
            ahead,
            tuple(marks),
            whole,
            asked=asked,
            straight=(*[each.row for each in spread], *straight),
            said=tuple([each.said for each in spread]),
        )

    def is_whole(self, g: Table, side: int, move: Move) -> bool:
        plan = walk(g, side, move.values)
        return plan is not None and bool(plan.fleets) and plan.begun is None

    def sample(self, g: Table, side: int, verb: str, dice: Chooser) -> Move | None:
        plan, values = plan_of(g, side), list[Value]()
        while fleets := list(starts(g, side, plan)):
            fleet = fleets[dice.below(len(fleets))]
            ways = goals_of(g, side, plan, fleet)
            goal = list(ways)[dice.below(len(ways))]
            values += [fleet_word(g, fleet), g.layout.words[goal]]
            sent = fleet._replace(goal=goal, way=ways[goal])
            plan = plan_of(g, side, (*plan.fleets, sent), plan)
            if not dice.below(2):
                break
        return Move("move", tuple(values)) if values else None

    def proposals(self, g: Table, side: int, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        """A ship to each free sector; what can be gathered against each enemy; then one fleet alone to each goal."""
        if verb != "move":
            return
        plan = plan_of(g, side)
        ways = dict[int, list[tuple[int, int]]]()
        for number, sector in enumerate(g.sectors):
            if plan.left and sector.units[side][SHIP]:
                for goal, way in goals_of(g, side, plan, Fleet(1, number)).items():
                    if _matters(g, side, goal):
                        ways.setdefault(goal, []).append((len(way), number))
        found = chain(_proposed(g, side, plan, ways), _lone(g, side, plan))
        yield from that_begin(dict.fromkeys(found), given)

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
        goal, start = g.layout.called[word], plan.begun.start
        ways, values = ways_from(g, plan.reach, start), {"sector": word, "from": g.layout.words[start]}
        if SECTORS[g.sectors[goal].tile].closed:
            return Illegal("10.3", "move-black-hole")
        if goal in plan.reach.shut:
            return Illegal("20.1", "move-allies", {"sector": word})
        if goal not in ways:
            return Illegal("10.3", "move-too-far", {**values, "range": plan.reach.range})
        if plan.begun.units > plan.left:
            return Illegal("10.3", "move-capacity", {"n": plan.begun.units, "left": plan.left})
        return Illegal("10.3", "move-unsupported", {**values, "range": plan.reach.range})

    def _refuse_fleet(self, g: Table, side: int, plan: Plan, word: str) -> Illegal | None:
        fleet = parse_fleet(g, word)
        if fleet is None:
            return None
        there, place = plan.staying(g, side, fleet.start, fleet.kind), g.layout.words[fleet.start]
        if fleet.units > there:
            if fleet.kind != SHIP:
                unit = term(f"unit-{KIND_WORDS[fleet.kind]}")
                return Illegal("10.3", "move-no-unit", {"unit": unit, "sector": place})
            values: Values = {"n": fleet.units, "there": there, "sector": place}
            return Illegal("10.3", "move-no-ships", values)
        if is_held(g, fleet.start, side):
            return Illegal("16.1", "move-held", {"sector": place})
        if fleet.units > plan.left:
            return Illegal("10.3", "move-capacity", {"n": fleet.units, "left": plan.left})
        return Illegal("10.3", "move-nowhere", {"sector": place})

    def begin(self, g: Table, side: int, move: Move) -> None:
        if move.verb == "move":
            g.push(Aftermath(side, goals=self._go(g, side, move)))
        elif move.verb == "attack":
            g.push(Aftermath(side, SEIZURES))
            fighting = Fighting(side)
            g.push(fighting)
            fighting.fought.append(attack(g, side, move))
        else:
            g.push(Aftermath(side, SEIZURES))
            take_colony(g, side, move)

    def _go(self, g: Table, side: int, move: Move) -> list[int]:
        """Move and lose ships; says where those went that had support."""
        plan = walk(g, side, move.values)
        assert plan is not None
        for event in told(g, side, plan):
            g.events.append(event)
        for fleet in plan.fleets:
            take(g.sectors[fleet.start], side, fleet.kind, fleet.units)
        for fleet in plan.fleets:
            add(g.sectors[fleet.goal], side, fleet.kind, fleet.units)
        lost = losses(plan)
        for goal, kind in lost.items():
            take(g.sectors[goal], side, kind)
        return sorted({fleet.goal for fleet in plan.fleets} - lost.keys())


def _matters(g: Table, side: int, goal: int) -> bool:
    """Whether there is something to settle, to fight or to guard in a sector."""
    sector = g.sectors[goal]
    strange = sector.owner == NONE or hostile(g, side, sector.owner)
    return strange or bool(enemies_in(g, sector, side))


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
        elif gathered[0].units > 2:
            yield _as_move(g, [gathered[0]._replace(units=gathered[0].units - 1)])


def _lone(g: Table, side: int, plan: Plan) -> Iterator[Move]:
    """The moves worth a thought of units that are the only ones of their kind: alone, and with ships beside them."""
    for kind in LONE:
        for start, sector in enumerate(g.sectors):
            if not sector.units[side][kind]:
                continue
            lone = Fleet(1, start, kind=kind)
            for goal in goals_of(g, side, plan, lone):
                if _matters(g, side, goal):
                    yield from _escorted(g, side, plan, lone._replace(goal=goal))


def _escorted(g: Table, side: int, plan: Plan, lone: Fleet) -> Iterator[Move]:
    """Such a unit with as many ships as can go with it, then alone."""
    after = plan_of(g, side, (lone,), plan)
    for ships in range(after.staying(g, side, lone.start), 0, -1):
        escort = Fleet(ships, lone.start)
        if lone.goal in goals_of(g, side, after, escort):
            yield _as_move(g, [lone, escort._replace(goal=lone.goal)])
            break
    yield _as_move(g, [lone])


def _is_free(g: Table, side: int, goal: int) -> bool:
    """Whether a ship is enough there: nobody's sector, without enemies."""
    return g.sectors[goal].owner == NONE and not enemies_in(g, g.sectors[goal], side)


def _as_move(g: Table, fleets: Iterable[Fleet]) -> Move:
    words = g.layout.words
    return Move(
        "move",
        tuple(word for each in fleets for word in (fleet_word(g, each), words[each.goal])),
    )


class Single(NamedTuple):
    """A fleet and a sector that most come for, as choices; it is there to settle, or else to fight."""

    fleet: Fleet
    number: int
    free: bool
    first: Choice
    goal: Choice


def _singles(g: Table, side: int, plan: Plan, fleets: Sequence[Fleet]) -> list[Single]:
    """What most come for: a ship to what can be settled, and all that can go against enemies; the nearest first."""
    found, sent = list[tuple[tuple[bool, int], Single]](), {fleet.goal for fleet in plan.fleets}
    for start in dict.fromkeys(fleet.start for fleet in fleets):
        ships = [fleet for fleet in fleets if fleet.start == start and fleet.kind == SHIP]
        for fleet, wanted in ((ships[-1], FREE), (ships[0], ENEMY)) if ships else ():
            word = fleet_word(g, fleet)
            first = _fleet(word, fleet.kind, fleet.units, g.layout.words[start])
            for goal, steps, choice in useful_goals(g, side, plan, fleet, wanted):
                if wanted == ENEMY or goal not in sent:
                    single = Single(fleet, goal, wanted == FREE, first, choice)
                    found.append(((wanted == ENEMY, steps), single))
    found.sort(key=lambda each: each[0])
    return [single for _, single in found[:STRAIGHT]]


class Spread(NamedTuple):
    """Single ships sent to several sectors at once: their choices in a row, and what is said of them."""

    row: tuple[Choice, ...]
    said: Text


def _spreads(g: Table, side: int, plan: Plan, single: Sequence[Single]) -> Iterator[Spread]:
    """A ship to each of several sectors that can be settled: to as many as can be, then to two of the nearest."""
    free = [each for each in single if each.free]
    room = min(free_colonies(g, side), level(g, side, POPULATION) - colonies(g, side))
    most, left = min(len({each.number for each in free}), _left(g, side, plan), room), SPREADS
    for size in dict.fromkeys((most, 2)) if most > 1 else ():
        for each in islice(combinations(free, size), TRIED):
            row = _in_a_row(g, side, plan, each) if left else ()
            if row:
                left -= 1
                goals = [g.layout.words[one.number] for one in each]
                yield Spread(row, Text("choice-spread", {"sectors": goals}))
                if size > 2:
                    break


def _in_a_row(g: Table, side: int, plan: Plan, fleets: Sequence[Single]) -> tuple[Choice, ...]:
    """The choices that send these fleets one after the other to different sectors; none where that cannot be."""
    row = tuple[Choice, ...]()
    for each in fleets:
        fleet = each.fleet
        if plan.left < fleet.units or plan.staying(g, side, fleet.start) < fleet.units:
            return ()
        goals = {number: goal for number, _, goal in useful_goals(g, side, plan, fleet, FREE)}
        if each.number not in goals or any(sent.goal == each.number for sent in plan.fleets):
            return ()
        row += (each.first, goals[each.number])
        plan = plan_of(g, side, (*plan.fleets, fleet._replace(goal=each.number)), plan)
    return row


def _left(g: Table, side: int, plan: Plan) -> int:
    """How many more ships can still be sent: as capacity allows, and as there are."""
    begun = plan.begun or Fleet(0, NONE)
    staying = sum(
        plan.staying(g, side, number) - begun.units * (number == begun.start and begun.kind == SHIP)
        for number, sector in enumerate(g.sectors)
        if sector.units[side][SHIP] and not is_held(g, number, side)
    )
    return max(0, min(plan.left - begun.units, staying))


def _gathered(fleets: Iterable[Fleet]) -> Counter[int]:
    """The units that come to each goal."""
    found = Counter[int]()
    for fleet in fleets:
        found[fleet.goal] += fleet.units
    return found


def _goal_mark(choice: Choice) -> Mark:
    """A goal with its steps, and whether it has support."""
    return Mark(str(choice.value), "may", choice.detail)


def _sent(g: Table, plan: Plan) -> list[Text | str]:
    """What goes to each goal in short: ships together, wherever they come from, then other units."""
    words = g.layout.words
    ships = _gathered(fleet for fleet in plan.fleets if fleet.kind == SHIP)
    others = [
        Text(f"sent-{KIND_WORDS[fleet.kind]}", {"to": words[fleet.goal]})
        for fleet in plan.fleets
        if fleet.kind != SHIP
    ]
    return [*(f"{n} → {words[goal]}" for goal, n in ships.items()), *others]


@cache
def _fleet(word: str, kind: int, count: int, place: str) -> Choice:
    key = "choice-fleet" if kind == SHIP else f"choice-fleet-{KIND_WORDS[kind]}"
    return Choice(word, Text(key, {"n": count, "sector": place}), False)
