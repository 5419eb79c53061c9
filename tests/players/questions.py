"""Positions in which a seat has something to choose."""

from __future__ import annotations

from typing import Any

from bot.engine.moves import CLOCK, Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.rules import Game


def question(game: Game[Any], after: int = 8) -> tuple[Any, Seat]:
    """A position of a random game after some moves in which a seat can choose among several, and that seat."""
    state = game.setup(max(2, game.info.min_seats), {}, Rng("question"))
    state.events.clear()
    for number, _ in enumerate(playout(game, state, Dice("question")), 1):
        asked = [seat for seat in game.awaited(state) if seat != CLOCK]
        if asked and number >= after and len(game.moves(state, asked[0])) > 1:
            return state, asked[0]
    raise AssertionError("nobody had a choice")
