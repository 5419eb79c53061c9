"""What it costs to find out who learned something by a move that is to be taken back: at most seats, at random."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator

from bot.engine.moves import CLOCK
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.secrets import learners
from tests.bench.pace import paced
from tests.bench.table import Row, quantile, sized
from tests.games.proofs import every_game

GAMES, EACH, EVERY = sized((5, 60, 12), (1, 1, 3))
"""Games of each table, the moves looked at in each at most, and one move in so many."""
LIMIT = 0.025
"""Seconds of work for one move, on the machine of `pace`."""


def _costs(slug: str, options: dict[str, str]) -> list[float]:
    """Seconds of work for each move that is looked at."""
    game, costs = every_game()[slug], list[float]()
    seats = game.info.max_seats
    for number in range(GAMES):
        seed, looked = f"learners {number}", 0
        state, dice = game.setup(seats, options, Rng(seed)), Dice(f"looked at {number}")
        state.events.clear()
        before = game.encode(state)
        for turn in playout(game, state, Dice(seed)):
            if turn.seat != CLOCK and dice.below(EVERY) == 0:
                then, start = game.decode(before), time.thread_time()
                learners(game, then, turn.seat, turn.move, state, seats)
                costs.append(time.thread_time() - start)
                looked += 1
                if looked == EACH:
                    break
            before = game.encode(state)
    return costs


def rows() -> Iterator[Row]:
    """Every game at most seats, Super Nova also with closed stacks."""
    tables: list[tuple[str, dict[str, str]]] = [(slug, {}) for slug in every_game()]
    tables.append(("supernova", {"stacks": "closed", "trade": "free"}))
    for slug, options in tables:
        with paced() as pace:
            costs = _costs(slug, options)
        chosen = " ".join(f"{key}={value}" for key, value in options.items())
        late, limit = quantile(costs, 0.99), LIMIT / pace()
        yield Row(
            f"who learned something: {slug} {chosen}".rstrip(),
            f"p99 {late * 1000:.1f} ms",
            f"limit {limit * 1000:.0f} ms; p50 {statistics.median(costs) * 1000:.1f} ms",
            late / limit,
            "<= 1.0",
        )
