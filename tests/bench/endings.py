"""Games that come to an end: thousands of random ones, over all numbers of players and options."""

from __future__ import annotations

import time
from collections.abc import Iterator
from typing import Any

from bot.engine.playout import DeadEnd, Dice, playout
from bot.engine.rules import Game
from tests.bench.table import Row, sized
from tests.games.proofs import every_game, random_case

GAMES = sized({"factions": 10_000, "novasolis": 5_000}, {"factions": 1, "novasolis": 1})
LONGEST = 100_000


def rows() -> Iterator[Row]:
    """How many of so many games ended; the first that do not are named."""
    for slug, count in GAMES.items():
        game, start = every_game()[slug], time.thread_time()
        stuck, moves = list[str](), 0
        for number in range(count):
            try:
                moves += _moves(game, number)
            except (DeadEnd, AssertionError) as error:
                stuck.append(f"game {number} of {slug}: {error}")
        yield Row(
            f"random games that end: {slug}",
            f"{count - len(stuck):,} of {count:,}",
            f"{moves:,} moves, {time.thread_time() - start:.0f} s",
            (count - len(stuck)) / count,
            ">= 1.0",
        )
        for line in stuck[:9]:
            yield Row(line, "stuck")


def _moves(game: Game[Any], number: int) -> int:
    """The moves of one game, with any number of players and options; it must end in a right position."""
    dice = Dice(f"ends {number}")
    case = random_case(game, dice)
    state = case.setup(f"ends {number}")
    moves = sum(1 for _ in playout(game, state, dice, limit=LONGEST))
    assert state.over, f"{case} goes on after {LONGEST:,} moves"
    game.check_invariants(state)
    return moves
