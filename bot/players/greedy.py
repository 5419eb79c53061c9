"""Looks one move ahead: tries every legal move in a few imagined worlds, and plays the one that looks best."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bot.engine.moves import CLOCK, Move, Pace, Seat
from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.players.worlds import imagine

WORLDS = 2
"""In how many worlds each move is tried at first."""

OPEN_MOVES = 12
"""How many moves of open verbs are tried, beside all that are listed."""

MOST_WINDOWS = 12
"""So many windows are closed at most after a move."""

MORE_WORLDS = 6
"""In how many more worlds moves are tried if chance or a secret makes a difference."""


class GreedyPlayer:
    """Plays the move after which the position is worth most."""

    name = "Striver"

    def choose(self, game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move:
        """The best of the seat's moves, one move ahead; ties are broken at random."""
        if (free := free_move(game, view, seat, dice)) is not None:
            return free
        moves = game.candidates(view, seat, dice, OPEN_MOVES)
        if len(moves) == 1:
            return moves[0]
        worlds = [imagine(game, view, seat, dice) for _ in range(WORLDS + MORE_WORLDS)]
        worths = expectations(game, [game.encode(world) for world in worlds], seat, moves)
        best = max(worths)
        equals = [move for move, worth in zip(moves, worths) if worth == best]
        return equals[dice.below(len(equals))]


def free_move(game: Game[Any], view: Any, seat: Seat, dice: Dice) -> Move | None:
    """The `free` move that makes the position worth most, if it is then worth more than now.

    Each one is an improvement, so they come to an end.
    """
    asked = {move.verb for move in game.moves(view, seat)}
    free = game.free_moves(view, seat)
    moves = [move for move in free if move.verb not in asked and game.info.is_beside(move)]
    if not moves:
        return None
    worlds = [game.encode(imagine(game, view, seat, dice)) for _ in range(WORLDS + MORE_WORLDS)]
    worths = expectations(game, worlds, seat, moves)
    best = max(worths)
    return moves[worths.index(best)] if best > game.evaluate(view, seat) else None


def expectations(game: Game[Any], worlds: Sequence[bytes], seat: Seat, moves: Sequence[Move]) -> list[float]:
    """The average worth of the position after each move; all moves are tried in the same encoded worlds."""
    return [_expectation(game, worlds, seat, move) for move in moves]


def _expectation(game: Game[Any], worlds: Sequence[bytes], seat: Seat, move: Move) -> float:
    found = [_worth_after(game, world, seat, move) for world in worlds[:WORLDS]]
    if len(set(found)) > 1:
        found += [_worth_after(game, world, seat, move) for world in worlds[WORLDS:]]
    return sum(found) / len(found)


def _worth_after(game: Game[Any], world: bytes, seat: Seat, move: Move) -> int:
    state = game.decode(world)
    game.apply(state, seat, move)
    let_windows_pass(game, state)
    return game.evaluate(state, seat)


def let_windows_pass(game: Game[Any], world: Any) -> None:
    """Close the windows that a move opened in an imagined world, as if nobody had an answer: so it is decided."""
    for _ in range(MOST_WINDOWS):
        closing = next(
            (ask for ask in game.asks(world) if ask.seat == CLOCK and ask.pace is Pace.WINDOW), None
        )
        if closing is None:
            return
        game.apply(world, CLOCK, closing.default)
