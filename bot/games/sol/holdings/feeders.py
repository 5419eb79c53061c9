"""Feeders: creatures of the core that crawl to the stations and eat their rewards (rules 16.3.8).

`g.feeders` lists the space of each. They change what a station pays (`base`, `bonus`), and the action `scour`
removes them.
"""

from __future__ import annotations

from bot.engine.moves import Move, Seat, who
from bot.engine.told import GRAVE, touching
from bot.games.sol.table.board import Space
from bot.games.sol.table.state import NOBODY, Table
from bot.games.sol.table.tables import tables_of

FEEDERS = 4


def enter_the_core(g: Table) -> None:
    """Four feeders enter the core, on different spaces at random."""
    spaces = list(g.layout.core)
    g.chance().shuffle(spaces)
    arrived = sorted(spaces[:FEEDERS])
    g.feeders = sorted([*g.feeders, *arrived])
    g.tell_chance("feeders", spaces=[g.layout.names[space] for space in arrived])
    eat(g)


def crawl(g: Table) -> None:
    """An explosion: every feeder not on a station moves one space, then stations with nothing left to
    give are destroyed.
    """
    if not g.feeders:
        return
    moved = [_next(g, Space(space)) for space in g.feeders]
    paths = [
        f"{g.layout.names[a]}-{g.layout.names[b]}" for a, b in zip(g.feeders, moved, strict=True) if a != b
    ]
    g.feeders = sorted(moved)
    if paths:
        g.tell("crawled", paths=paths)
    eat(g)


def _next(g: Table, space: Space) -> Space:
    layout = g.layout
    if g.stations[space] is not None:
        return space
    clockwise = counter = space
    for _ in range(layout.rings[layout.layer[space]] // 2):
        clockwise, counter = layout.side[clockwise][0], layout.side[counter][1]
        if g.stations[clockwise] is not None:
            return layout.side[space][0]
        if g.stations[counter] is not None:
            return layout.side[space][1]
    return layout.outer[space][0] if layout.outer[space] else space


def eat(g: Table) -> None:
    """Destroy the stations that would no longer give anything. The pieces leave the game."""
    for space in map(Space, sorted(set(g.feeders))):
        station = g.stations[space]
        if station is not None and base(g, space) + bonus(g, space) == 0:
            g.stations[space] = None
            owner = who(station.seat) if station.seat != NOBODY else "~nobody"
            g.tell(
                "eaten",
                told=touching(GRAVE, station.seat),
                owner=owner,
                piece=f"~piece-{station.kind.word}",
                space=g.layout.names[space],
            )


def bases(g: Table) -> list[int]:
    """The base rewards of all spaces."""
    return [base(g, Space(space)) for space in g.layout.spaces] if g.feeders else g.layout.base


def base(g: Table, space: Space) -> int:
    """The base reward of a station: the layer's, less one for each feeder on it."""
    full = g.layout.base[space]
    return max(0, full - g.feeders.count(space)) if g.feeders else full


def bonus(g: Table, space: Space) -> int:
    """The bonus of a station: the layer's, minus the feeders that found no base left to take."""
    full = g.layout.bonus[space]
    if not g.feeders:
        return full
    return max(0, full - max(0, g.feeders.count(space) - g.layout.base[space]))


def scour_moves(g: Table, seat: Seat) -> list[Move]:
    """The spaces where a sundiver of the seat can be recalled to remove a feeder."""
    own = g.sundivers[seat]
    return [tables_of(g.board).scour[space] for space in dict.fromkeys(g.feeders) if own[space]]


def scour_one(g: Table, seat: Seat, space: Space) -> None:
    """One sundiver returns to the pool and takes a feeder away."""
    g.sundivers[seat][space] -= 1
    g.players[seat].pool += 1
    g.feeders.remove(space)
    g.tell("scoured", seat=who(seat), space=g.layout.names[space])
