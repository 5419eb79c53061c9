"""Imagines complete worlds behind a view that the seat could not tell from the true one."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, overload

from bot.engine.moves import Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.rules import Game


def imagine(game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Any:
    """A world that fits the view, with its own chance."""
    return game.resample(view, seat, Rng(f"{dice.below(1 << 50)}"))


class Worlds(Sequence[bytes]):
    """Some such worlds as bytes, each of which is made when it is first looked at."""

    def __init__(self, game: Game[Any], view: Any, seat: Seat, dice: Dice, count: int) -> None:
        self._game, self._view, self._seat = game, view, seat
        self._seeds = [dice.below(1 << 50) for _ in range(count)]
        self._made: dict[int, bytes] = {}

    def __len__(self) -> int:
        return len(self._seeds)

    @overload
    def __getitem__(self, at: int) -> bytes: ...

    @overload
    def __getitem__(self, at: slice) -> list[bytes]: ...

    def __getitem__(self, at: int | slice) -> bytes | list[bytes]:
        if isinstance(at, slice):
            return [self[number] for number in range(*at.indices(len(self)))]
        if at not in self._made:
            world = self._game.resample(self._view, self._seat, Rng(f"{self._seeds[at]}"))
            self._made[at] = self._game.encode(world)
        return self._made[at]
