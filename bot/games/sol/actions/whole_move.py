"""A whole Move as one decision: launches, flights of any length and hurls, then the end of the action (rules 6).

In words: `launch-L2 C3 from-K1 sun` launches to L2 and flies on to C3, then hurls the sundiver on K1. Words after a
space go on with the same sundiver; `launch-` and `from-` begin with another one.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from bot.engine.errors import Illegal
from bot.engine.moves import Event, Mark, Move, Seat, Text, Value
from bot.games.parts.chain import Chain, Link, Walk
from bot.games.sol.actions.acting import Acting
from bot.games.sol.actions.refusals import refuse_fly, refuse_hurl, refuse_launch
from bot.games.sol.holdings.trips import SUMMED_UP, travelled
from bot.games.sol.holdings.ways import ways
from bot.games.sol.table.board import Board
from bot.games.sol.table.edition import movement_points
from bot.games.sol.table.state import KIND_CALLED, Bridge, Table
from bot.games.sol.table.tables import END, WHO

VERB = "move"
SUN = "sun"
STEPS = ("launch", "fly", "hurl", "recall")
FUEL = "fuel"


class WholeMove(Chain):
    """Launches, flights and hurls as one chain."""

    verb = VERB

    def closing(self, g: Table, seat: Seat, trail: Sequence[Link]) -> Move | None:
        return END

    def links(
        self, g: Table, seat: Seat, trail: Sequence[Link], begun: tuple[Value, ...] | None = None
    ) -> list[Link]:
        step, (_, again) = _acting(g), _whereabouts(trail)
        going_on, others = list[Link](), list[Link]()
        far: dict[str, str] = {}
        for move in step.travels(g, seat):
            if move.verb not in STEPS:
                if move.values == (FUEL,):
                    others.append(Link((FUEL,), (move,)))
                continue
            words = _words(move)
            begin = words[0]
            if begin in again:
                going_on.append(Link(words[1:], (move,)))
            else:
                others.append(Link(words, (move,)))
            if begun is not None and move.verb == "fly" and (begin in again or begun[:1] == (begin,)):
                far[str(move.values[0])] = begin
        if not far or not step.far:
            return going_on + others
        points, fees = _budget(g, step)
        for start, begin in far.items() if points > 1 else ():
            near = {link.words[-1] for link in (*going_on, *others) if link.moves[0].values[0] == start}
            for goal, way in ways(g, seat, start, points, fees).items() if begin[:5] == "from-" else ():
                if goal not in near:
                    same = begin in again
                    (going_on if same else others).append(Link((goal,) if same else (begin, goal), way.steps))
        return going_on + others

    def label(self, walk: Walk, seat: Seat, value: Value, links: Sequence[Link]) -> tuple[Text, Text | None]:
        g, word = walk.world, str(value)
        if word == SUN:
            return Text("choice-sun"), None
        if word == FUEL:
            return Text("choice-fuel"), None
        how, _, place = word.partition("-")
        if place:
            if how == "launch":
                return Text("choice-start-launch", {"space": place, "count": g.players[seat].pool}), None
            if how == "back":
                return Text("choice-start-back", {"space": place}), None
            if how == "guest":
                host, _, to = place.partition("-")
                return Text("choice-start-guest", {"player": WHO[int(host) - 1], "space": to}), None
            if how in KIND_CALLED:
                return Text("choice-start-station", {"space": place, "piece": f"~piece-{how}"}), None
            count = g.sundivers[seat][g.layout.number[place]]
            return Text(f"choice-start-{how}", {"space": place, "count": count}), None
        link = links[0]
        paid = []
        if g.bridges:
            _, fees = _budget(g, _acting(g))
            owners = _owners(g.layout, g.bridges, seat, link.moves)
            paid = [WHO[owner] for owner in owners if owner not in fees]
        points = len(link.moves)
        return (
            Text("choice-way", {"space": word, "points": points}),
            Text("choice-way-paid", {"owners": paid}) if paid else None,
        )

    def whole(self, walk: Walk, seat: Seat) -> Text | None:
        verbs = [move.verb for move in walk.moves]
        launches, hurls = verbs.count("launch"), verbs.count("hurl")
        return Text(
            "move-whole",
            {"launches": launches, "flights": len(verbs) - launches - hurls, "hurls": hurls},
        )

    def price(self, walk: Walk, seat: Seat) -> Text | None:
        points, _ = _budget(walk.world, _acting(walk.world))
        return Text("price-move", {"points": points})

    def preview(self, walk: Walk, seat: Seat) -> tuple[Event, ...]:
        told = [event.ahead for event in super().preview(walk, seat) if event.told != SUMMED_UP]
        return (travelled(walk.world, seat, ahead=True), *told) if walk.world.trips else tuple(told)

    def marks(self, walk: Walk, seat: Seat) -> tuple[Mark, ...]:
        been = [str(value) for move in walk.moves for value in move.values[:2]]
        spaces = walk.world.layout.number
        chosen = [Mark(place, "chosen") for place in dict.fromkeys(been) if place in spaces]
        begun = str(walk.begun[0]).partition("-")[2] if walk.begun else _whereabouts(walk.trail)[0]
        at = len(walk.begun)
        last = [str(link.words[-1]) for link in walk.links if len(link.words) == at + 1]
        goals = [word.rpartition("-")[2] for word in last]
        own = [begun]
        if not walk.begun and not walk.trail:
            own += [str(link.words[0]).partition("-")[2] for link in walk.links if len(link.words) > 1]
        return (
            *chosen,
            *(Mark(place, "own") for place in dict.fromkeys(own) if place in spaces),
            *(Mark(goal, "may") for goal in dict.fromkeys(goals) if goal in spaces),
        )

    def refuse(self, g: Table, seat: Seat, values: Sequence[Value]) -> Illegal | None:
        walk = self.walk(g, seat, values[:-1]) if values else None
        if walk is None:
            return None
        world, word = walk.world, str(values[-1])
        points, _ = _budget(world, _acting(world))
        begun = str(walk.begun[0]) if walk.begun else f"from-{_whereabouts(walk.trail)[0]}"
        if word.startswith("launch-"):
            return refuse_launch(world, seat, points, (word.partition("-")[2],))
        how, _, place = begun.partition("-")
        if how != "from" or not place:
            return None
        if word == SUN:
            return refuse_hurl(world, seat, points, (place,))
        return refuse_fly(world, seat, points, (place, word)) if word[:5] != "from-" else None

    def proposals(self, g: Table, seat: Seat, verb: str, given: Sequence[Value]) -> Iterator[Move]:
        """The cheapest ways of one sundiver to where `fly`, `launch` or `hurl` was typed to go."""
        match verb, [str(value) for value in given]:
            case "fly", [start, goal]:
                sought, goals = f"from-{start}", {goal}
            case "launch", [goal]:
                sought, goals = "launch-", {goal}
            case "hurl", [start]:
                sought, goals = f"from-{start}", {SUN}
            case _:
                return
        links = self.links(g, seat, (), (sought,))
        found = list[tuple[int, tuple[Value, ...]]]()
        for link in links:
            if not str(link.words[0]).startswith(sought):
                continue
            if link.words[-1] in goals:
                found.append((len(link.moves), link.words))
                continue
            if verb == "fly":
                continue
            walk = self.walk(g, seat, link.words)
            for further in walk.links if walk is not None else ():
                if len(further.words) == 1 and further.words[0] in goals:
                    found.append((len(link.moves) + len(further.moves), (*link.words, *further.words)))
        for _, words in sorted(found, key=lambda way: way[0]):
            yield Move(VERB, words)


WHOLE_MOVE = WholeMove()
CHAINS = {VERB: WHOLE_MOVE}


def _acting(g: Table) -> Acting:
    step = g.stack[-1]
    assert isinstance(step, Acting)
    return step


def _budget(g: Table, step: Acting) -> tuple[int, Sequence[Seat]]:
    """The points left, and the owners of bridges who will be paid already."""
    points = getattr(step, "mp", None)
    return (movement_points(g, step.seat), ()) if points is None else (points, getattr(step, "fees", ()))


@cache
def _words(move: Move) -> tuple[str, ...]:
    """The words of a single move: with what it begins, and where that goes; a launch is one word."""
    values = [str(value) for value in move.values]
    match move.verb:
        case "launch":
            return (f"{values[1] if len(values) > 1 else 'launch'}-{values[0]}",)
        case "recall":
            return (f"back-{values[0]}",)
        case "hurl":
            return f"{values[1] if len(values) > 1 else 'from'}-{values[0]}", SUN
    return f"{values[2] if len(values) > 2 else 'from'}-{values[0]}", values[1]


def _whereabouts(trail: Sequence[Link]) -> tuple[str, tuple[str, ...]]:
    """Where the piece moved last is ("" if it is gone), and the words with which it would begin again."""
    if not trail:
        return "", ()
    move = trail[-1].moves[-1]
    match move.verb:
        case "launch" | "recall":
            return str(move.values[0]), (f"from-{move.values[0]}",)
        case "fly":
            how, place = (str(move.values[2]) if len(move.values) > 2 else "from"), str(move.values[1])
            if how == "puncture":
                return "", ()
            if how in KIND_CALLED:
                return place, (f"{how}-{place}",)
            return place, (f"from-{place}", f"{how}-{place}")
    return "", ()


def _owners(layout: Board, bridges: Mapping[int, Bridge], seat: Seat, steps: Sequence[Move]) -> list[Seat]:
    """The other players whose bridges are on a way, each once."""
    found: dict[Seat, None] = {}
    number, edges = layout.number, layout.edge_number
    for move in steps if bridges else ():
        edge = edges.get((number[str(move.values[0])], number[str(move.values[1])]))
        bridge = None if edge is None else bridges.get(edge)
        if bridge is not None and bridge.seat >= 0 and bridge.seat != seat:
            found[bridge.seat] = None
    return list(found)
