"""A whole Move as one decision: launches, flights of any length and hurls, then the end of the action (rules 6).

In words: `launch-L2 C3 from-K1-sun` launches to L2 and flies on to C3, then hurls the sundiver on K1. Words after a
space go on with the same sundiver; `launch-`, `launch3-` (three of them) and `from-` begin with another one. A flight
may also be said in two words, as in games of earlier days: `from-K1 sun`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from bot.engine.errors import Illegal
from bot.engine.moves import Event, Mark, Move, Seat, Text, Value, Values
from bot.games.parts.chain import Chain, Link, Walk
from bot.games.sol.actions.acting import Acting
from bot.games.sol.actions.prospects import USELESS, prepared, uses
from bot.games.sol.actions.refusals import refuse_fly, refuse_hurl, refuse_launch
from bot.games.sol.holdings.ways import SUMMED_UP, travelled, ways
from bot.games.sol.table.board import Board, Space
from bot.games.sol.table.edition import hurl_cards, movement_points
from bot.games.sol.table.state import CROWD, KIND_CALLED, Bridge, Table
from bot.games.sol.table.tables import END, WHO, own_mark, tables_of

VERB = "move"
SUN, HEART = "sun", "heart"
"""Where a hurl leads, as a word of a Move, and on the picture."""
STEPS = ("launch", "fly", "hurl", "recall")
FIRST = 8
"""So many links of use are offered before all others."""
FUEL = "fuel"
NO_STATION: Values = {"piece": "", "whose": "no", "owner": ""}


class WholeMove(Chain):
    """Launches, flights and hurls as one chain."""

    verb = VERB

    def closing(self, g: Table, seat: Seat, trail: Sequence[Link]) -> Move | None:
        return END

    def _twin(self, g: Any, seat: Seat) -> Any:
        """A copy to walk on: what was moved before is not told again."""
        twin: Table = super()._twin(g, seat)
        twin.trips = []
        return twin

    def links(
        self, g: Table, seat: Seat, trail: Sequence[Link], begun: tuple[Value, ...] | None = None
    ) -> list[Link]:
        step, (_, again) = _acting(g), _whereabouts(trail)
        points, fees = _budget(g, step)
        spaces, sought = g.layout.number, str(begun[0]) if begun else ""
        going_on, others, several = list[Link](), list[Link](), list[Link]()
        far: dict[str, str] = {}
        for move in step.travels(g, seat):
            if move.verb not in STEPS:
                if move.values == (FUEL,):
                    others.append(Link((FUEL,), (move,)))
                continue
            words = _words(move)
            begin, same = words[0], words[0] in again
            word = words[-1] if same else "-".join(words)
            if word == sought:
                return [Link((word,), (move,))]
            if word.startswith(sought):
                (going_on if same else others).append(Link(words[1:] if same else words, (move,)))
            to = str(move.values[0])
            if begin[:7] == "launch-" and step.far and begun is not None and (to in sought or not sought):
                # Several sundivers launched to one space (rules 3.5, 6.1).
                most = min(points, CROWD - g.sundivers[seat][spaces[to]], g.players[seat].pool)
                several += [Link((f"launch{n}-{to}",), (move,) * n) for n in range(2, most + 1)]
            if begun is not None and move.verb == "fly" and (begin in again or _may_begin(begin, begun)):
                far[str(move.values[0])] = begin
        for start, begin in far.items() if points > 1 and step.far else ():
            near = {link.words[-1] for link in (*going_on, *others) if link.moves[0].values[0] == start}
            for goal, way in ways(g, seat, start, points, fees).items() if begin[:5] == "from-" else ():
                if goal not in near:
                    same = begin in again
                    (going_on if same else others).append(Link((goal,) if same else (begin, goal), way.steps))
        launches = [link for link in others if len(link.words) == 1]
        flights = [link for link in others if len(link.words) > 1]
        if not (begun and str(begun[0]).count("-") == 1):
            flights = [Link(("-".join(map(str, link.words)),), link.moves) for link in flights]
        return [*going_on, *launches, *several, *flights]

    def offered(self, walk: Walk, seat: Seat) -> list[Link]:
        """First what goes into the Sun, then to stations, then what prepares a conversion; the rest as it comes.

        A way back to where the flight began is last: it moves nothing.
        """
        links = walk.links
        found = uses(walk.world, seat, [link.moves for link in links]) if links else []
        here = _whereabouts(walk.trail)[0]
        began = {trip.start for trip in walk.world.trips if here and trip.goal == here}
        back = [
            at
            for at, link in enumerate(links)
            if began and link.moves[0].values[0] == here and link.moves[-1].values[-1] in began
        ]
        useful = [
            (use.rank, len(links[at].moves), at)
            for at, use in enumerate(found)
            if use.rank < USELESS and at not in back
        ]
        first = [at for _, _, at in sorted(useful)[:FIRST]]
        rest = [at for at in range(len(links)) if at not in first and at not in back] + back
        return [links[at]._replace(first=at in first, gives=found[at].gives) for at in (*first, *rest)]

    def label(self, walk: Walk, seat: Seat, value: Value, links: Sequence[Link]) -> tuple[Text, Text | None]:
        g, word, link = walk.world, str(value), links[0]
        if word == FUEL:
            return Text("choice-fuel"), None
        ends = "yes" if _is_last(g, len(link.moves)) else "no"
        how, _, place = word.partition("-")
        start, _, goal = place.partition("-")
        if SUN in (word, goal):
            return self._hurled(g, str(link.moves[-1].values[0]), how)
        if goal and how != "guest":
            at: Values = {"start": start, "space": goal, "first": _first(link), "ends": ends}
            return Text(f"choice-flight-{_class_of(how)}", {**_piece_of(how), **at}), _way(g, seat, link)
        if place:
            if how.startswith("launch"):
                left = g.players[seat].pool - len(link.moves)
                values: Values = {
                    "space": place,
                    "count": len(link.moves),
                    "left": left,
                    "builds": link.gives,
                    "ends": ends,
                    **_there(g, seat, place),
                }
                return Text("choice-start-launch", {**values, "ring": place[0]}), None
            if how == "back":
                return Text("choice-start-back", {"space": place, "ends": ends}), None
            if how == "guest":
                host, _, to = place.partition("-")
                return Text(
                    "choice-start-guest", {"player": WHO[int(host) - 1], "space": to, "ends": ends}
                ), None
            return Text("choice-start", {"space": place}), None
        near = "yes" if len(link.moves) == 1 else _first(link)
        return Text("choice-way", {"space": word, "first": near, "ends": ends}), _way(g, seat, link)

    def _hurled(self, g: Table, space: str, how: str) -> tuple[Text, Text]:
        """A hurl, and how many cards it draws beside those of the hurls before it (rules 6.4)."""
        before = getattr(_acting(g), "hurled", 0)
        cards = hurl_cards(g, before + 1) - hurl_cards(g, before)
        return Text("choice-sun", {"space": space, **_piece_of(how)}), Text(
            "choice-sun-help", {"cards": cards}
        )

    def is_done(self, walk: Walk) -> bool:
        return _is_last(walk.world, 0)

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
        if not walk.world.trips:
            return tuple(told)
        told += prepared(walk.before, walk.world, seat)
        return travelled(walk.world, seat, ahead=True), *told

    def marks(self, walk: Walk, seat: Seat) -> tuple[Mark, ...]:
        been = [str(value) for move in walk.moves for value in move.values[:2]]
        spaces = walk.world.layout.number
        chosen = [_then(walk, seat, place, spaces[place]) for place in dict.fromkeys(been) if place in spaces]
        chosen += _new_bridges(walk)
        begun = str(walk.begun[0]).partition("-")[2] if walk.begun else _whereabouts(walk.trail)[0]
        here, goals, own = _whereabouts(walk.trail)[0] if not walk.begun else "", list[str](), [begun]
        for link in walk.links:
            first, last = link.moves[0], link.moves[-1]
            if walk.begun or first.verb in ("launch", "recall") or first.values[0] == here:
                goals.append(HEART if last.verb == "hurl" else str(last.values[last.verb == "fly"]))
            elif first.values != (FUEL,):
                own.append(str(first.values[0]))
        return (
            *chosen,
            *(own_mark(walk.world.board, place) for place in dict.fromkeys(own) if place in spaces),
            *(Mark(goal, "may") for goal in dict.fromkeys(goals) if goal in spaces or goal == HEART),
        )

    def refuse(self, g: Table, seat: Seat, values: Sequence[Value]) -> Illegal | None:
        walk = self.walk(g, seat, values[:-1]) if values else None
        if walk is None:
            return None
        world, word = walk.world, str(values[-1])
        points, _ = _budget(world, _acting(world))
        begun = str(walk.begun[0]) if walk.begun else f"from-{_whereabouts(walk.trail)[0]}"
        if word[:5] == "from-" and word.count("-") == 2:
            begun, _, word = word.rpartition("-")
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


def _then(walk: Walk, seat: Seat, name: str, space: Space) -> Mark:
    """A space of the Move, with the sundivers that will be there, and the station if a card moves it."""
    count = walk.world.sundivers[seat][space]
    was, station = walk.before.stations[space], walk.world.stations[space]
    if was == station:
        return Mark(name, "chosen", Text("mark-then", {"count": count}), count)
    moved = was if station is None else station
    values: Values = {
        "count": count,
        "piece": f"~piece-{moved.kind.word}",
        "gone": "no" if station else "yes",
    }
    return Mark(
        name, "chosen", Text("mark-then-station", values), count, station.kind.word if station else ""
    )


def _new_bridges(walk: Walk) -> list[Mark]:
    """The bridges that a card leaves behind a sundiver."""
    edges = walk.world.layout.edge_names
    return [
        Mark(edges[edge], "chosen", Text("mark-then-bridge"), piece="bridge")
        for edge in walk.world.bridges
        if edge not in walk.before.bridges
    ]


def _acting(g: Table) -> Acting:
    step = g.stack[-1]
    assert isinstance(step, Acting)
    return step


def _budget(g: Table, step: Acting) -> tuple[int, Sequence[Seat]]:
    """The points left, and the owners of bridges who will be paid already."""
    points = getattr(step, "mp", None)
    return (movement_points(g, step.seat), ()) if points is None else (points, getattr(step, "fees", ()))


def _is_last(g: Table, points: int) -> bool:
    """Whether a Move is over with so many points more, and draws nothing: a card in use may give further points."""
    step = _acting(g)
    left, _ = _budget(g, step)
    return points == left and not g.effect and not getattr(step, "hurled", 0)


def _may_begin(begin: str, begun: tuple[Value, ...]) -> bool:
    """Whether words that were begun may be of a flight that begins so, in one word or in two."""
    return not begun or begun[0] == begin or str(begun[0]).startswith(f"{begin}-")


def _class_of(how: str) -> str:
    return "station" if how in KIND_CALLED else how


def _piece_of(how: str) -> Values:
    return {"piece": f"~piece-{how}" if how in KIND_CALLED else "~piece-sundiver"}


def _way(g: Table, seat: Seat, link: Link) -> Text:
    """What a flight costs, whose bridges it pays for, and which station stands where it leads."""
    paid = list[str]()
    if g.bridges:
        _, fees = _budget(g, _acting(g))
        paid = [WHO[owner] for owner in _owners(g.layout, g.bridges, seat, link.moves) if owner not in fees]
    step = _acting(g)
    usual = step.far and len(link.moves[0].values) == 2
    points = len(link.moves) if usual else step.flight_points(g, link.moves)
    values: Values = {"points": points, "owners": paid, "builds": link.gives}
    return Text("choice-way-help", {**values, **_there(g, seat, str(link.moves[-1].values[1]))})


def _there(g: Table, seat: Seat, space: str) -> Values:
    """Which station stands on a space, and whose it is; `whose` is "no" without one."""
    station = g.stations[tables_of(g.board).board.number[space]]
    if station is None:
        return NO_STATION
    whose = "own" if station.seat == seat else "none" if station.seat < 0 else "other"
    return {"piece": f"~piece-{station.kind.word}", "whose": whose, "owner": WHO[station.seat]}


def _first(link: Link) -> str:
    """Whether a flight is offered before others, as a word of the catalogue."""
    return "yes" if link.first else "no"


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
