"""Positions in which a seat has something to choose."""

from __future__ import annotations

from typing import Any

from bot.engine.moves import CLOCK, Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.rules import Game
from tests.games.proofs import seats_near


def question(game: Game[Any], after: int = 8) -> tuple[Any, Seat]:
    """A position of a random game in which a seat can choose among several moves, and that seat.

    It comes after so many moves; in a game that is over before, it is the last one.
    """
    state = game.setup(seats_near(game, 2), {}, Rng("question"))
    state.events.clear()
    found: tuple[Any, Seat] | None = None
    for number, _ in enumerate(playout(game, state, Dice("question")), 1):
        asked = [seat for seat in game.awaited(state) if seat != CLOCK]
        if asked and has_choice(game, state, asked[0]):
            if number >= after:
                return state, asked[0]
            found = game.copy(state), asked[0]
    assert found is not None, "nobody had a choice"
    return found


def has_choice(game: Game[Any], state: Any, seat: Seat) -> bool:
    """Whether a seat can choose among several moves, listed ones or those of an open verb."""
    offer = game.offer(state, seat)
    return len(offer.moves) > 1 or any(len(offer.choices(verb.name)) > 1 for verb in offer.open_verbs)
