"""Whole games of Factions of Sol by random players, who see more of the game than those of the general proofs."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import TypeVar

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice, playout
from bot.games.factions.holdings.upgrades import Build
from bot.games.factions.round.agenda import Factions
from bot.games.factions.rules import FactionsRules
from tests.games.proofs import Case, is_secretive, prove_position

T = TypeVar("T")
GAME = FactionsRules()
RARE = ("pass", "rescue", "end", "swap", "withdraw", "offer", "decline")
"""What players who want to see more of the game choose only once in a while."""
EVER = {"move", "use", "mine", "charge", "ride", "choose", "convert", "finishing"}


@pytest.mark.parametrize("number", range(4))
def test_a_question_that_only_an_open_move_answers_is_no_dead_end(number: int) -> None:
    case = Case(GAME, 2, {})
    state = case.setup("build")
    state.players[0].faction = 0
    state.push(Build(0, 1, 2))
    prove_position(case, state)
    assert GAME.moves(state, Seat(0)) == []
    assert next(playout(GAME, state, Dice(number))).move.verb == "build"


def eager(state: Factions, seat: Seat, dice: Dice) -> Move:
    """A random move of someone who chooses a verb first, and rarely passes."""
    verbs = [verb.name for verb in GAME.offer(state, seat).verbs]
    often = [verb for verb in verbs if verb not in RARE] if dice.below(25) else verbs
    verb = pick(often or verbs, dice)
    if verb in GAME.opens:
        move = GAME.offer(state, seat).stroll(verb, dice)
        assert move is not None
        return move
    every = [*GAME.moves(state, seat), *GAME.offer(state, seat).beside]
    return pick([move for move in every if move.verb == verb], dice)


@pytest.mark.parametrize("first", ["off", pytest.param("on", marks=pytest.mark.deep)])
def test_long_games_stay_whole_and_use_all_there_is(first: str) -> None:
    used, secretive = Counter[str](), 0
    for seats in (1, 2):
        case = Case(GAME, seats, {"first": first})
        state, dice = case.setup(f"long {first} {seats}"), Dice(f"long {first} {seats}")
        while not state.over:
            seat = pick(GAME.awaited(state), dice)
            move = eager(state, seat, dice)
            used[move.verb] += 1
            GAME.play(state, seat, move)
            if not used.total() % 20:
                GAME.check_invariants(state)
                secretive += is_secretive(GAME, seats, state)
    assert used.keys() >= EVER
    assert secretive
    assert GAME.secrets({}, 1)


def pick(items: Sequence[T], dice: Dice) -> T:
    """One of some things."""
    return items[dice.below(len(items))]
