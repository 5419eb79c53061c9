"""Test games of one combination, and what a whole matrix says of pairs."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from statistics import median_low
from typing import Any

from bot.engine.matrix import SEATS, Cell, Factor, Matrix
from bot.engine.playout import DeadEnd, Dice, playout
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.players.greedy import GreedyPlayer
from tests.matrix.cells import Combination

LIMIT = 100_000
"""A game with more moves goes on for ever."""


def play(game: Game[Any], cell: Combination, games: int, *, greedy: bool = False) -> Cell:
    """Play games of a combination, the same ones whenever it is asked for; what does not end is a dead end."""
    seats = int(cell[SEATS])
    usual = game.info.with_defaults({})
    options = {key: value for key, value in cell.items() if key != SEATS and value != usual[key]}
    rounds, moves, spreads, dead_ends = list[int](), list[int](), list[int](), 0
    for number in range(games):
        seed = f"matrix {number} {seats} {sorted(options.items())}"
        try:
            state, count = _game(game, seats, options, seed, greedy=greedy)
            game.check_invariants(state)
        except (DeadEnd, AssertionError, LookupError, ValueError, TypeError) as fault:
            dead_ends += 1
            print(f"FAILED: {game.info.slug} {cell}, seed {seed!r}: {fault!r}", flush=True)
            continue
        scores = game.standings(state).scores
        rounds.append(game.summary(state).rounds)
        moves.append(count)
        spreads.append(max(scores, default=0) - min(scores, default=0))
    ended = bool(moves)
    return Cell(
        seats,
        options,
        games,
        dead_ends,
        median_low(rounds) if ended else 0,
        median_low(moves) if ended else 0,
        median_low(spreads) if ended else 0,
        greedy,
    )


def _game(
    game: Game[Any], seats: int, options: dict[str, str], seed: str, *, greedy: bool
) -> tuple[Any, int]:
    """A whole game: its last state, and how many moves it took."""
    state, dice, count = game.setup(seats, options, Rng(seed)), Dice(seed), 0
    if not greedy:
        for _ in playout(game, state, dice, limit=LIMIT):
            count += 1
    else:
        player = GreedyPlayer()
        while not state.over and count < LIMIT:
            if not (asked := game.awaited(state)):
                raise DeadEnd("nobody is asked, and the game is not over")
            move = player.choose(game, game.view(state, asked[0]), asked[0], dice)
            game.play(state, asked[0], move)
            count += 1
    if not state.over:
        raise DeadEnd(f"it goes on after {count} moves")
    return state, count


def matrix_of(game: Game[Any], cells: Iterable[Cell]) -> Matrix:
    """The matrix of some cells; a pair failed if it is only in cells of which a game failed."""
    kept = list(cells)
    bad, good = set[tuple[Factor, Factor]](), set[tuple[Factor, Factor]]()
    for cell in kept:
        whole = {SEATS: str(cell.seats), **game.info.with_defaults(cell.options)}
        (bad if cell.dead_ends else good).update(combinations(whole.items(), 2))
    return Matrix(game.info.version, sorted(bad - good), kept)
