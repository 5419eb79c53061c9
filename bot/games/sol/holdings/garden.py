"""Energy Garden: cubes of energy that grow in the empty spaces of the Sun (rules 16.3.7)."""

from __future__ import annotations

from bot.engine.moves import Seat, who
from bot.games.sol.table.board import Space
from bot.games.sol.table.state import Table


def plant(g: Table) -> None:
    """One cube on each empty space of the Sun that has no cube beside it on its ring, from C1 to the last
    of the core.
    """
    layout, planted = g.layout, []
    for space in map(Space, layout.spaces):
        if (
            layout.layer[space] in "CRK"
            and is_empty(g, space)
            and not any(s in g.cubes for s in layout.side[space])
        ):
            g.cubes.append(space)
            planted.append(layout.names[space])
    g.cubes.sort()
    g.tell("garden", spaces=planted, number=len(planted))


def is_empty(g: Table, space: Space) -> bool:
    """Whether nothing is on a space: no sundiver, no station, no cube, no feeder."""
    return (
        g.stations[space] is None
        and space not in g.cubes
        and space not in g.feeders
        and not any(own[space] for own in g.sundivers)
    )


def collect(g: Table, seat: Seat, space: Space) -> None:
    """A sundiver flew into a space: it takes the cube there, if there is one."""
    if space in g.cubes:
        g.cubes.remove(space)
        g.players[seat].energy += 1
        g.tell("collected", seat=who(seat), space=g.layout.names[space])
