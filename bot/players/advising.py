"""Gives advice at tables: thinks in a worker, once about each position, and goes on with its plans."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Hashable, Sequence
from hashlib import sha256
from typing import Any, NamedTuple, TypeVar

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.players.reasons import Reason
from bot.players.suggest import Suggestion, advise, compare
from bot.workers.pool import Rank, Workers

REMEMBERED = 500
"""Of how many seats plans are remembered, and of how many positions thoughts."""

K = TypeVar("K", bound=Hashable)
V = TypeVar("V")


class Place(NamedTuple):
    """A seat at a table."""

    table: Hashable
    seat: Seat


class Adviser:
    """Suggests moves to people. What it says follows from the view of a seat, and from its plans for earlier ones.

    However often it is asked about a position, it thinks once.
    """

    def __init__(self, workers: Workers) -> None:
        self._workers = workers
        self._thoughts: OrderedDict[tuple[Place, int, bytes], asyncio.Task[Suggestion | None]] = OrderedDict()
        self._plans: OrderedDict[Place, Suggestion] = OrderedDict()

    def last(self, place: Place) -> Suggestion | None:
        """What was suggested to a seat last, if that is remembered."""
        return self._plans.get(place)

    async def suggestion(
        self, place: Place, seq: int, game: Game[Any], view: Any, *, rank: Rank = Rank.PICTURE
    ) -> Suggestion | None:
        """What a seat had better do in a position after the line `seq` of the log; None: nothing is to be done."""
        encoded = game.encode(view)
        at = place, seq, encoded
        if (task := self._thoughts.get(at)) is None:
            task = asyncio.create_task(self._think(place, game, encoded, rank))
            _keep(self._thoughts, at, task)
        try:
            return await asyncio.shield(task)
        except BaseException:
            if task.done():
                self._thoughts.pop(at, None)
            raise

    async def _think(self, place: Place, game: Game[Any], encoded: bytes, rank: Rank) -> Suggestion | None:
        before = self._plans.get(place)
        planned = planned_in(before, encoded)
        # An offer that did not change anything was refused.
        offers = before is None or not before.offer or before.views[0] != encoded
        order = type(game), encoded, place.seat, planned, offers
        found: Suggestion | None = await self._workers.do(
            advise_there, *order, rank=rank, about=game.info.slug
        )
        if found is not None:
            _keep(self._plans, place, found)
        return found

    async def missed(
        self, place: Place, game: Game[Any], view: Any, planned: Sequence[Move], played: Move
    ) -> tuple[Reason, ...]:
        """Why what was suggested in a position was better than the move played there; nothing if it was not."""
        order = type(game), game.encode(view), place.seat, tuple(planned), played
        found: tuple[Reason, ...] = await self._workers.do(
            compare_there, *order, rank=Rank.THOUGHT, about=game.info.slug
        )
        return found


def planned_in(before: Suggestion | None, encoded: bytes) -> tuple[Move, ...]:
    """What an earlier plan goes on with in an encoded view; nothing if something else came."""
    rest = () if before is None else before.rest
    at = next((number for number, (view, _) in enumerate(rest) if view == encoded), len(rest))
    return tuple(move for _, move in rest[at:])


def dice_for(encoded: bytes) -> Dice:
    """The dice for an encoded view, the same whatever is behind it."""
    return Dice(f"advice {sha256(encoded).hexdigest()}")


def advise_there(
    rules: type[Game[Any]], encoded: bytes, seat: Seat, planned: tuple[Move, ...], offers: bool
) -> Suggestion | None:
    """What a worker does to suggest a move. It gets only the bytes of a view."""
    game = rules()
    return advise(game, game.decode(encoded), seat, dice_for(encoded), planned, offers=offers)


def compare_there(
    rules: type[Game[Any]], encoded: bytes, seat: Seat, planned: tuple[Move, ...], played: Move
) -> tuple[Reason, ...]:
    """What a worker does to compare a move with what was suggested. It gets only the bytes of a view."""
    game = rules()
    return compare(game, game.decode(encoded), seat, dice_for(encoded), planned, played)


def _keep(known: OrderedDict[K, V], key: K, value: V) -> None:
    """Remember one more, and forget the oldest where there are too many."""
    known[key] = value
    known.move_to_end(key)
    if len(known) > REMEMBERED:
        known.popitem(last=False)
