"""Random players who want to see all of a game: they choose a verb first, walk wherever they can, and seldom stop."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bot.engine.moves import Move, Seat
from bot.engine.playout import DeadEnd, Dice, Turn
from bot.engine.rules import Game

RARE = ("pass", "end", "rescue", "swap", "offer", "withdraw", "decline")
"""Verbs that lead nowhere new, or never to an end: chosen only once in a while."""
SELDOM = 25
BESIDE = 10
"""One in so many moves is a free one or a setting, where there is one."""


def eager(game: Game[Any], state: Any, dice: Dice, limit: int = 100_000) -> Iterator[Turn]:
    """Play on, in place, until the game is over or `limit` moves have been made. Raises DeadEnd."""
    for _ in range(limit):
        seats = game.awaited(state)
        if not seats:
            if state.over:
                return
            raise DeadEnd("nobody is asked, and the game is not over")
        seat = seats[dice.below(len(seats))]
        moves = game.moves(state, seat)
        if dice.below(BESIDE) == 0 and (beside := game.moves_beside(state, seat)):
            move: Move | None = beside[dice.below(len(beside))]
        else:
            move = choose(game, state, seat, moves, dice)
        if move is None:
            raise DeadEnd(f"seat {seat} is asked and has no legal move")
        yield Turn(seat, move, len(moves), game.apply(state, seat, move))


def any_move(game: Game[Any], state: Any, seat: Seat, dice: Dice) -> Move:
    """A random listed move of an asked seat; where none is listed, a random one of an open verb."""
    moves = game.moves(state, seat)
    move = moves[dice.below(len(moves))] if moves else game.sample(state, seat, dice)
    assert move is not None, f"seat {seat} is asked and has no legal move"
    return move


def choose(game: Game[Any], state: Any, seat: Seat, moves: list[Move], dice: Dice) -> Move | None:
    """A random move of a random verb, seldom a rare one; None: there is none."""
    by_verb: dict[str, list[Move]] = {}
    for move in moves:
        by_verb.setdefault(move.verb, []).append(move)
    verbs = [*by_verb, *(verb.name for verb in game.info.verbs if verb.open)]
    often = [verb for verb in verbs if verb not in RARE] if dice.below(SELDOM) else verbs
    for some in (often, verbs):
        left = list(some)
        while left:
            verb = left.pop(dice.below(len(left)))
            if verb in by_verb:
                return by_verb[verb][dice.below(len(by_verb[verb]))]
            if (walked := game.stroll(state, seat, verb, dice)) is not None:
                return walked
    return None
