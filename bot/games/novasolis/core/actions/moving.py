"""The action Move: fleets go to their goals, all before anything else happens (rules 10.3)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from itertools import chain
from typing import ClassVar

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import Choice, Event, Mark, Move, Side, Spot, Text, Value, Values, term
from bot.engine.steps import Chooser
from bot.engine.told import PLAIN, joined
from bot.games.novasolis.core.actions.aftermath import SEIZURES, Aftermath
from bot.games.novasolis.core.actions.building import SETTLE, Build
from bot.games.novasolis.core.actions.fleets import (
    Fleet,
    Plan,
    fleet_word,
    go,
    goals_of,
    losses,
    parse_fleet,
    plan_of,
    starts,
    walk,
)
from bot.games.novasolis.core.actions.goals import goal_choices
from bot.games.novasolis.core.actions.outings import (
    Outing,
    arrived,
    divided,
    fleet_choice,
    may_settle_too,
    settlements,
    ships_left,
    singles,
    spreads,
    ventures,
    ventures_of,
)
from bot.games.novasolis.core.actions.seizing import list_seizures, refuse_seizure, take_colony
from bot.games.novasolis.core.cards.cards import KIND_WORDS, LONE, NUMBERS, SECTORS
from bot.games.novasolis.core.conflict.fighting import Fighting, attack, list_attacks, refuse_attack
from bot.games.novasolis.core.holdings.action import BUILD, Action
from bot.games.novasolis.core.holdings.holdings import enemies_in, hostile
from bot.games.novasolis.core.holdings.picks import that_begin
from bot.games.novasolis.core.holdings.reach import is_held, ways_from
from bot.games.novasolis.core.table.state import NONE, SHIP, Table
from bot.games.novasolis.core.table.tables import WHO

BUILDING = Build()
"""The Build that may follow a Move in the same move."""


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
        fleets, orders = divided(chosen)
        plan = walk(g, side, fleets) if verb == "move" else None
        if plan is None:
            return None
        return self._ordered(g, side, plan, orders) if orders else self._sent(g, side, plan)

    def _ordered(self, g: Table, side: int, plan: Plan, orders: tuple[Value, ...]) -> Spot | None:
        """Where the Build stands that follows a Move."""
        if orders[0] not in [choice.value for choice in settlements(g, side, plan)]:
            return None
        spot = BUILDING.spot(arrived(g, side, plan), side, BUILD, orders)
        if spot is None:
            return None
        settled = sum(str(word).startswith(SETTLE) for word in orders)
        assert spot.whole is not None
        fleets = _in_short(g, plan)
        values: Values = {
            "fleets": fleets,
            "goals": len(fleets),
            "settled": settled,
            "more": len(orders) - settled,
            "spent": spot.whole.values["spent"],
        }
        return replace(
            spot,
            preview=(*[event.ahead for event in told(g, side, plan)], *spot.preview),
            marks=(*_chosen(g, plan), *spot.marks),
            whole=Text("move-and-build", values),
        )

    def _sent(self, g: Table, side: int, plan: Plan) -> Spot | None:
        """Where a Move stands before anything is ordered."""
        words, ends = g.layout.words, bool(plan.fleets) and plan.begun is None
        at_once, straight = list[Outing](), tuple[tuple[Choice, ...], ...]()
        price = Text("price-move", {"left": ships_left(g, side, plan)})
        moved = _chosen(g, plan)
        if plan.begun is not None:
            start, asked = plan.begun.start, Text("asked-goal")
            choices = goal_choices(g, side, plan, plan.begun)
            at_once = list(ventures_of(g, side, plan, plan.begun))
            marks = [Mark(words[start], "own"), *moved, *map(_goal_mark, choices)]
        else:
            fleets, settled = list(starts(g, side, plan)), settlements(g, side, plan)
            asked = Text("asked-fleet", {"settle": len(settled), "more": len(fleets)})
            choices = (
                *settled,
                *[
                    fleet_choice(fleet_word(g, each), each.kind, each.units, words[each.start])
                    for each in fleets
                ],
            )
            single = singles(g, side, plan, fleets)
            straight = tuple([(each.first, each.goal) for each in single])
            if not plan.fleets:
                spread = list(spreads(g, side, plan, single))
                at_once = [*ventures(g, side, plan, single, spread), *spread]
            marks = [*moved, *(Mark(words[at], "own") for at in dict.fromkeys(each.start for each in fleets))]
            marks += map(_goal_mark, {each.number: each.goal for each in single}.values())
        if not choices and not ends:
            return None
        whole = Text("move-whole", {"fleets": _in_short(g, plan)}) if ends else None
        ahead = tuple([event.ahead for event in told(g, side, plan)])
        return Spot(
            choices,
            ends,
            price,
            ahead,
            tuple(marks),
            whole,
            asked=asked,
            straight=(*[each.row for each in at_once], *straight),
            said=tuple([each.said for each in at_once]),
        )

    def is_whole(self, g: Table, side: int, move: Move) -> bool:
        fleets, orders = divided(move.values)
        plan = walk(g, side, fleets)
        if plan is None or not plan.fleets or plan.begun is not None:
            return False
        return not orders or self._ordered(g, side, plan, orders) is not None

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
        return self._with_orders(g, side, plan, values, dice) if values else None

    def _with_orders(self, g: Table, side: int, plan: Plan, values: list[Value], dice: Chooser) -> Move:
        """Sometimes something is settled too, and built."""
        settled = settlements(g, side, plan) if not dice.below(3) else ()
        if settled:
            values.append(settled[dice.below(len(settled))].value)
            spot = self._ordered(g, side, plan, divided(tuple(values))[1])
            if spot is not None and spot.next and dice.below(2):
                values.append(spot.next[dice.below(len(spot.next))].value)
        return Move("move", tuple(values))

    def proposals(self, g: Table, side: int, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        """A ship to each free sector; what can be gathered against each enemy; then one fleet alone to each goal."""
        if verb != "move":
            return
        fleets, orders = divided(given)
        if orders:
            sent = walk(g, side, fleets)
            if sent is not None and self._ordered(g, side, sent, orders) is not None:
                builds = BUILDING.proposals(arrived(g, side, sent), side, BUILD, orders)
                yield from (Move("move", (*fleets, *build.values)) for build in builds)
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
        fleets, orders = divided(move.values)
        if orders:
            return self._refuse_orders(g, side, fleets, orders)
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

    def _refuse_orders(
        self, g: Table, side: int, fleets: tuple[Value, ...], orders: tuple[Value, ...]
    ) -> Illegal | None:
        plan = walk(g, side, fleets)
        if plan is None or not plan.fleets or plan.begun is not None:
            return None
        if BUILD in g.empires[side].turn.actions:
            return Illegal("9.1", "action-taken", {"action": term("action-build")})
        if not may_settle_too(g, side):
            return Illegal("9.1", "no-action-left", {"n": NUMBERS.actions})
        return BUILDING.refuse(arrived(g, side, plan), side, Move(BUILD, orders))

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

    def follow(self, g: Table, side: int, move: Move) -> list[str]:
        return [*map(str, divided(move.values)[1])]

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
        plan = walk(g, side, divided(move.values)[0])
        assert plan is not None
        for event in told(g, side, plan):
            g.events.append(event)
        go(g, side, plan)
        return sorted({fleet.goal for fleet in plan.fleets} - losses(plan).keys())


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


def _gathered(fleets: Iterable[Fleet]) -> Counter[int]:
    """The units that come to each goal."""
    found = Counter[int]()
    for fleet in fleets:
        found[fleet.goal] += fleet.units
    return found


def _chosen(g: Table, plan: Plan) -> list[Mark]:
    """The goals of the fleets so far, with the ships that come there."""
    return [
        Mark(g.layout.words[goal], "chosen", Text("choice-ships", {"n": ships}))
        for goal, ships in _gathered(plan.fleets).items()
    ]


def _goal_mark(choice: Choice) -> Mark:
    """A goal with its steps, and whether it has support."""
    return Mark(str(choice.value), "may", choice.detail)


def _in_short(g: Table, plan: Plan) -> list[Text | str]:
    """What goes to each goal in short: ships together, wherever they come from, then other units."""
    words = g.layout.words
    ships = _gathered(fleet for fleet in plan.fleets if fleet.kind == SHIP)
    others = [
        Text(f"sent-{KIND_WORDS[fleet.kind]}", {"to": words[fleet.goal]})
        for fleet in plan.fleets
        if fleet.kind != SHIP
    ]
    return [*(f"{n} → {words[goal]}" for goal, n in ships.items()), *others]
