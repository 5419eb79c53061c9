"""What can be built once sundivers were moved: conversions whose pattern a Move completes (rules 7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from bot.engine.moves import Move, Seat, Text
from bot.games.sol.actions.convert import list_conversions
from bot.games.sol.table.state import KIND_CALLED, Table

MOST = 2
"""So many conversions are named; whoever sees them knows what the others are like."""


def conversions(g: Table, seat: Seat, own: Sequence[int] | None = None) -> list[Move]:
    """What a seat could convert with its sundivers, or with those that `own` counts by space."""
    found: list[Move] = []
    list_conversions(g, seat, found, own)
    return found


def moved(g: Table, seat: Seat, steps: Iterable[Move]) -> list[int] | None:
    """A seat's sundivers by space after launches and flights; None after steps of another kind."""
    own, number = list(g.sundivers[seat]), g.layout.number
    for step in steps:
        match step.verb, step.values:
            case "launch", (str(to), *_):
                own[number[to]] += 1
            case "fly", (str(start), str(goal)) | (str(start), str(goal), "teleport"):
                own[number[start]] -= 1
                own[number[goal]] += 1
            case _:
                return None
    return own


def prepared(g: Table, found: Sequence[Move], before: Iterable[Move]) -> tuple[Text, ...]:
    """The best conversions among those found that were not there before, in words."""
    known = {move.values[:2] for move in before}
    new: dict[str, Move] = {}
    for move in found:
        if move.values[:2] not in known:
            # Where a foundry may stand on either of its spaces, one of them is enough.
            new.setdefault(f"{move.values[0]} {move.values[2:] or move.values[1]}", move)
    best = sorted(new.values(), key=lambda move: (-KIND_CALLED[str(move.values[0])], -_depth(g, move)))
    return tuple(Text(f"prepared-{move.values[0]}", {"at": move.values[1]}) for move in best[:MOST])


def _depth(g: Table, move: Move) -> int:
    return g.layout.depth[g.layout.number[str(move.values[1]).rpartition("-")[2]]]
