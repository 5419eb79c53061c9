"""Rules: moves per second with every legal move listed, beside python-chess; encoding and decoding a state.

Factions of Sol and Nova Solis have rates of their own, in decisions of random play: each value of a walk is one.
"""

from __future__ import annotations

import statistics
import time
from collections.abc import Callable, Iterator
from functools import partial
from typing import Any

from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.games.novasolis.rules import NovaRules
from tests.bench.pace import USUAL, chess_rate
from tests.bench.table import Row, interleaved, sized
from tests.games.proofs import every_game

MOVES, ROUNDS, OFTEN = sized((20_000, 7, 500), (100, 1, 1))
EVERY_MODULE = {option.key: "on" for option in NovaRules.info.options if option.module}
DECISIONS: tuple[tuple[str, int, dict[str, str], int], ...] = (
    ("factions", 4, {}, 15_000),
    ("novasolis", 6, {}, 8_000),
    ("novasolis", 6, {"mode": "survival", **EVERY_MODULE}, 6_000),
    ("novasolis", 6, {"mode": "exploration", **EVERY_MODULE}, 6_000),
)
"""Decisions a second where python-chess plays USUAL moves, by game, seats and options."""


def _often(work: Callable[[Any], object], given: object) -> None:
    for _ in range(OFTEN):
        work(given)


def _game_rate(slug: str, seats: int, options: dict[str, str], seed: int) -> float:
    game, played, spent, number = every_game()[slug], 0, 0.0, 0
    while played < MOVES:
        number += 1
        state = game.setup(seats, options, Rng(f"{seed}/{number}"))
        start = time.thread_time()
        dice = Dice(f"{seed}/{number}")
        while played < MOVES and (asked := game.awaited(state)):
            seat = asked[dice.below(len(asked))]
            moves = game.moves(state, seat)
            game.apply(state, seat, moves[dice.below(len(moves))])
            played += 1
        spent += time.thread_time() - start
    return played / spent


def _decision_rate(slug: str, seats: int, options: dict[str, str], seed: int) -> float:
    game, made, spent, number = every_game()[slug], 0, 0.0, 0
    while made < MOVES:
        number += 1
        state, dice = game.setup(seats, options, Rng(f"{seed}/{number}")), Dice(f"{seed}/{number}")
        start = time.thread_time()
        for turn in playout(game, state, dice):
            made += len(turn.move.values) if turn.move.verb in game.opens else 1
            if made >= MOVES:
                break
        spent += time.thread_time() - start
    return made / spent


def rows() -> Iterator[Row]:
    """Candidate and python-chess in turn, several times each."""
    tables: list[tuple[str, int, dict[str, str]]]
    tables = [("sol", 2, {}), ("sol", 4, {}), ("sol", 5, {"effects": "all"}), ("embers", 4, {})]
    tables += [("supernova", 2, {}), ("supernova", 4, {}), ("supernova", 6, {})]
    for slug, seats, options in tables:
        pairs = [(_game_rate(slug, seats, options, i), chess_rate(i, MOVES)) for i in range(ROUNDS)]
        ours, peer = statistics.median(a for a, _ in pairs), statistics.median(b for _, b in pairs)
        chosen = " ".join(f"{k}={v}" for k, v in options.items())
        yield Row(
            f"listed moves: {slug}, {seats} seats {chosen}".rstrip(),
            f"{ours:,.0f} moves/s",
            f"python-chess {peer:,.0f}",
            statistics.median(a / b for a, b in pairs),
            ">= 1.0",
        )
    for slug, seats, options, goal in DECISIONS:
        chosen = f"{options['mode']}, all modules" if options else ""
        pairs = [(_decision_rate(slug, seats, options, i), chess_rate(i, MOVES)) for i in range(ROUNDS)]
        ours, beside = (
            statistics.median(found) for found in ((a for a, _ in pairs), (a / b for a, b in pairs))
        )
        yield Row(
            f"random play: {slug}, {seats} seats {chosen}".rstrip(),
            f"{ours:,.0f} decisions/s",
            f"{beside:.2f} of python-chess",
            beside * USUAL / goal,
            ">= 1.0",
        )
    game = every_game()["sol"]
    for seats in (2, 5):
        state = game.setup(seats, {}, Rng("late"))
        for _ in playout(game, state, Dice("late"), limit=sized(60 * seats * 8, 60)):
            pass
        data = game.encode(state)
        encode, decode, _ = interleaved(
            partial(_often, game.encode, state), partial(_often, game.decode, data)
        )
        yield Row(
            f"state of sol, {seats} seats, late",
            f"{len(data):,} bytes",
            f"encode {encode / OFTEN * 1e6:.0f}, decode {decode / OFTEN * 1e6:.0f} us",
        )
