"""Imagines complete worlds behind a view that the seat could not tell from the true one."""

from __future__ import annotations

from typing import Any

from bot.engine.moves import Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.rules import Game


def imagine(game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Any:
    """A world that fits the view, with its own chance."""
    return game.resample(view, seat, Rng(f"{dice.below(1 << 50)}"))
