"""How fast this machine is now: by how many moves a second python-chess plays.

Goals in seconds of work, or in so many a second, were set on a calm machine, where it played USUAL. On another one, or
beside other work, they are held against what has been measured there at the same time.
"""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager

import chess

from tests.bench.table import sized

USUAL = 28_000
MOVES = sized(5_000, 50)
LONGEST = 150
"""Rounds after which a game of chess is broken off."""


def chess_rate(seed: int, moves: int = MOVES) -> float:
    """Random moves a second of work, each drawn from all that are legal."""
    dice, board, start = random.Random(seed), chess.Board(), time.thread_time()
    for _ in range(moves):
        legal = list(board.legal_moves)
        if not legal or board.fullmove_number > LONGEST:
            board = chess.Board()
            continue
        board.push(dice.choice(legal))
    return moves / (time.thread_time() - start)


@contextmanager
def paced() -> Iterator[Callable[[], float]]:
    """How much faster the machine was while the block lasted than the one that goals were set on: 0.5 is half as fast.

    It is measured before and after it.
    """
    before, found = chess_rate(0), list[float]()
    yield lambda: found[0]
    found.append(statistics.mean((before, chess_rate(0))) / USUAL)
