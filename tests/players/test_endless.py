"""Games that nobody wants to end: what is played for seats that do nothing ends each of them.

Tables rely on it: after `autoplay.MOST_MOVES` moves, computer players do no more than that.
"""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.games.catalogue import games
from bot.sessions.play.autoplay import MOST_MOVES

OFFERS = {"mode": "exploration", "trade": "on", "diplomacy": "on"}
CASES = [
    pytest.param("factions", 2, {}),
    pytest.param("factions", 4, {}, marks=pytest.mark.deep),
    pytest.param("novasolis", 3, OFFERS),
    pytest.param("novasolis", 6, {}, marks=pytest.mark.deep),
    pytest.param("novasolis", 1, {"variant": "solo"}, marks=pytest.mark.deep),
    pytest.param("sol", 3, {}),
    pytest.param("sol", 1, {}, marks=pytest.mark.deep),
    pytest.param("supernova", 2, {}),
    pytest.param("supernova", 6, {}, marks=pytest.mark.deep),
]
DAWDLED = 150
"""So many moves are played for the sake of playing on, before nothing is."""


def dawdle(game: Game[Any], state: Any, seat: Seat, dice: Dice) -> Move:
    """Any move but the default, as long as there is one."""
    offer, default = (
        game.offer(state, seat),
        next(ask.default for ask in game.briefs(state) if ask.seat == seat),
    )
    drawn = (offer.stroll(verb.name, dice) for verb in offer.open_verbs)
    ways = [move for move in (*offer.moves, *drawn) if move is not None and move != default]
    return ways[dice.below(len(ways))] if ways else default


@pytest.mark.parametrize(("slug", "seats", "options"), CASES)
def test_what_is_played_for_those_who_do_nothing_ends_a_game_from_anywhere(
    slug: str, seats: int, options: dict[str, str]
) -> None:
    game, dice = games()[slug], Dice("dawdle")
    state = game.setup(seats, options, Rng("dawdle"))
    state.events.clear()
    for number in range(MOST_MOVES):
        if state.over:
            break
        ask = game.briefs(state)[0]
        dawdles = number < DAWDLED and ask.seat != CLOCK
        game.apply(state, ask.seat, dawdle(game, state, ask.seat, dice) if dawdles else ask.default)
    assert state.over
