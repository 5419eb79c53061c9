"""What a Move is good for: hurls, stations, and conversions whose pattern it completes (rules 6.4, 7, 8)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

from bot.engine.moves import Event, Move, Seat, Text
from bot.engine.told import Told
from bot.games.sol.actions.convert import conversions
from bot.games.sol.table.state import KIND_CALLED, Table
from bot.games.sol.table.tables import tables_of

MOST = 2
"""So many conversions are named; whoever sees them knows what the others are like."""
USELESS = 3
"""The rank of what is offered last."""


class Use(NamedTuple):
    """How soon steps are offered, at 0 first; and the conversions that they make possible."""

    rank: int
    gives: tuple[Text, ...] = ()


def uses(g: Table, seat: Seat, ways: Sequence[Sequence[Move]]) -> list[Use]:
    """The use of each of some ways to go on, a row of steps each.

    Hurls come first, and what buys points; then ways to stations where one has no sundiver, then what prepares a
    conversion.
    """
    own, board = g.sundivers[seat], tables_of(g.board).board
    number, depth = board.number, board.depth
    owns = [_moved(own, number, steps) for steps in ways]
    before, *after = conversions(g, seat, [own, *(each or own for each in owns)])
    found = []
    for steps, then in zip(ways, after, strict=True):
        last = steps[-1]
        if last.verb in ("hurl", "pick"):
            found.append(Use(0))
            continue
        gives = tuple(map(_in_words, _best(number, depth, then, before))) if len(then) else ()
        rank = 2 if gives else USELESS
        if last.verb in ("fly", "launch"):
            goal = number[str(last.values[last.verb == "fly"])]
            rank = 1 if g.stations[goal] is not None and not own[goal] else rank
        found.append(Use(rank, gives))
    return found


def prepared(before: Table, after: Table, seat: Seat) -> list[Event]:
    """The best conversions that are possible after a Move and were not before it."""
    board = tables_of(after.board).board
    known, found = conversions(after, seat, [before.sundivers[seat], after.sundivers[seat]])
    return [
        Event(
            "prepared-ahead",
            {"builds": (_in_words(move),)},
            told=Told(joins="builds", prepares=("convert", *move.values[:2])),
        )
        for move in _best(board.number, board.depth, found, known)
    ]


def _moved(own: Sequence[int], number: Mapping[str, int], steps: Sequence[Move]) -> list[int] | None:
    """A seat's sundivers by space after launches and flights; None after steps of another kind.

    Of several launches to one space, which make nothing possible that one of them does not, it is None, too.
    """
    if steps[0].verb == "launch" and len(steps) > 1:
        return None
    then = list(own)
    for step in steps:
        match step.verb, step.values:
            case "launch", (str(to), *_):
                then[number[to]] += 1
            case "fly", (str(start), str(goal)) | (str(start), str(goal), "teleport"):
                then[number[start]] -= 1
                then[number[goal]] += 1
            case _:
                return None
    return then


def _in_words(conversion: Move) -> Text:
    return Text(f"prepared-{conversion.values[0]}", {"at": conversion.values[1]})


def _best(
    number: Mapping[str, int], depth: Sequence[int], found: Sequence[Move], before: Iterable[Move]
) -> list[Move]:
    """The best conversions among those found that were not there before."""
    known = {move.values[:2] for move in before}
    new: dict[str, tuple[int, int, Move]] = {}
    for move in found:
        if move.values[:2] not in known:
            piece, at, *used = move.values
            rank = -KIND_CALLED[str(piece)], -depth[number[str(at).rpartition("-")[2]]]
            # Where a foundry may stand on either of its spaces, or another pattern makes the same, one is enough.
            new.setdefault(f"{piece} {used if used and piece == 'foundry' else at}", (*rank, move))
    best = sorted(new.values(), key=lambda each: each[:2])
    return [move for _, _, move in best[:MOST]]
