"""Flights of one sundiver over several spaces (rules 6.2, 6.3), and what was moved in a Move as it is told at its
end: launches by where they went, flights by their two ends."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import groupby
from typing import NamedTuple, cast

from bot.engine.moves import Event, Move, Seat, Side, Text
from bot.engine.told import SMALL, part_of, touching
from bot.games.sol.table.board import Space
from bot.games.sol.table.state import CROWD, HURL_MOMENTUM, Table, Trip
from bot.games.sol.table.tables import WHO, tables_of


class Way(NamedTuple):
    """A flight of one sundiver over several spaces: its steps, and the owners of bridges that it will pay."""

    steps: tuple[Move, ...]
    paid: tuple[Seat, ...]


def ways(g: Table, seat: Seat, start: str, points: int, fees: Sequence[Seat]) -> dict[str, Way]:
    """Where a sundiver can fly with so many points, each by a way that takes the fewest points, then the fewest fees.

    The nearest come first. It flies where others of its colour leave room, and over bridges (rules 3.5, 6.2, 6.3).
    """
    board, own, names = tables_of(g.board), g.sundivers[seat], g.layout.names
    found: dict[Space, Way] = {Space(g.layout.number[start]): Way((), ())}
    rim = list(found)
    for _ in range(points):
        reached: dict[Space, Way] = {}
        for space in rim:
            way = found[space]
            for goal, move in board.open[space]:
                _consider(reached, found, goal, Way((*way.steps, move), way.paid))
            for goal, crossing, move in board.crossings[space]:
                if (bridge := g.bridges.get(crossing)) is not None:
                    pays = bridge.seat >= 0 and bridge.seat not in (seat, *fees, *way.paid)
                    paid = (*way.paid, bridge.seat) if pays else way.paid
                    _consider(reached, found, goal, Way((*way.steps, move), paid))
        reached = {goal: way for goal, way in reached.items() if own[goal] < CROWD}
        found.update(reached)
        rim = list(reached)
    return {names[space]: way for space, way in found.items() if way.steps}


def _consider(reached: dict[Space, Way], found: dict[Space, Way], goal: Space, way: Way) -> None:
    if goal not in found and (goal not in reached or len(way.paid) < len(reached[goal].paid)):
        reached[goal] = way


SUMMED_UP = part_of("travelled")
"""How the single steps are told that the end of the Move sums up."""


def note_trip(g: Table, start: str, goal: str, count: int = 1, over: Sequence[Seat] = ()) -> None:
    """Note a step. One that goes on from where a trip ended prolongs it; launches and hurls at one place are counted.

    What comes back for nothing did not fly.

    `start` is "" for a launch, `goal` for a hurl; `over` are the owners of bridges who are paid for it.
    """
    for trip in g.trips:
        if start and goal and trip.start and (trip.goal, trip.count) == (start, count):
            trip.goal = goal
            trip.over = [*trip.over, *over]
            break
        if not (start and goal) and (trip.start, trip.goal) == (start, goal):
            trip.count += count
            break
    else:
        g.trips.append(Trip(start, goal, count, list(over)))
    # In one order, so that a position is the same however it came about: computer players look at each one once.
    g.trips = sorted(
        (trip for trip in g.trips if trip.start != trip.goal or trip.over),
        key=lambda trip: (trip.start, trip.goal, trip.count, trip.over),
    )


def travelled(g: Table, seat: Seat, *, ahead: bool = False) -> Event:
    """What the Move did so far, in one sentence; `ahead`: what it would do."""
    key = "travelled-ahead" if ahead else "travelled"
    owners = (owner for trip in g.trips for owner in trip.over)
    return Event(
        key,
        {"seat": WHO[seat], "parts": _joined(_parts(g, seat, ahead=ahead))},
        told=touching(SMALL, *owners),
        about=Side(seat),
    )


def _parts(g: Table, seat: Seat, *, ahead: bool) -> list[Text]:
    """Launches, flights and hurls, as far as there are some."""
    found = []
    for kind, alike in groupby(sorted(g.trips, key=_kind), key=_kind):
        these = list(alike)
        key = f"travel-{kind[1]}" if ahead else f"travelled-{kind[1]}"
        momentum = HURL_MOMENTUM * sum(trip.count for trip in these)
        trips = [_said(kind[1], trip, times) for trip, times in _counted(these)]
        found.append(Text(key, {"seat": WHO[seat], "trips": trips, "momentum": momentum}))
    return found


def _joined(parts: list[Text]) -> list[Text]:
    """Parts as one, with a comma between them, where an "and" inside of one could be taken for one between them."""
    if all(len(cast("Sequence[Text]", part.values["trips"])) == 1 for part in parts):
        return parts
    whole = parts[0]
    for number, part in enumerate(parts[1:], 2):
        key = "travel-last" if number == len(parts) else "travel-next"
        whole = Text(key, {"before": whole, "part": part})
    return [whole]


def _counted(trips: Sequence[Trip]) -> list[tuple[Trip, int]]:
    """Trips that are the same as one, with their number."""
    return [(trip, len(list(alike))) for trip, alike in groupby(trips)]


def _kind(trip: Trip) -> tuple[int, str]:
    return (0, "launch") if not trip.start else (1, "fly") if trip.goal else (2, "hurl")


def _said(kind: str, trip: Trip, times: int) -> Text:
    paid = [WHO[owner] for owner in trip.over]
    said = Text(f"trip-{kind}", {"count": trip.count, "start": trip.start, "goal": trip.goal, "owners": paid})
    return said if times == 1 else Text("trip-times", {"trip": said, "times": times})
