"""Paths: spots a second of a bare walk over 96 priced sectors, and how long one spot takes at most."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterator, Sequence

from bot.engine.moves import Seat, Value
from bot.engine.playout import Dice
from tests.bench.table import Row, quantile
from tests.games.rings import Flights, Rings, StepByStep, rings

SPOTS, ROUNDS = 20_000, 5
RATE = 50_000
"""Spots a second of a bare walk."""
LIMIT = 0.001
"""Seconds for one spot."""
LONGEST = 16

Case = tuple[Rings, tuple[Value, ...]]


def rows() -> Iterator[Row]:
    """Step by step, and where goals further away are offered at once; always with labels, details and marks."""
    walked = _costs(StepByStep(), SPOTS)
    rates = [len(costs) / sum(costs) for costs in walked]
    rate = statistics.median(rates)
    yield Row(
        "a bare walk over 96 priced sectors",
        f"{rate:,.0f} spots/s",
        f"at least {RATE:,}",
        rate / RATE,
        ">= 1.0",
    )
    for what, paths, count in (("step by step", StepByStep(), SPOTS), ("any goal", Flights(), SPOTS // 20)):
        late = statistics.median(quantile(costs, 0.99) for costs in _costs(paths, count))
        yield Row(
            f"one spot of a path, {what}",
            f"p99 {late * 1e6:.0f} us",
            "limit 1,000 us",
            late / LIMIT,
            "<= 1.0",
        )


def _costs(paths: Flights, count: int) -> list[list[float]]:
    """Seconds of work for each of some spots along random walks, several times over."""
    cases = list(_cases(paths, count))
    return [[_cost(paths, g, chosen) for g, chosen in cases] for _ in range(ROUNDS)]


def _cases(paths: Flights, count: int) -> Iterator[Case]:
    dice = Dice("paths")
    g, chosen = rings(dice, most=1), tuple[Value, ...]()
    for _ in range(count):
        yield g, chosen
        spot = paths.spot(g, Seat(0), chosen)
        if spot is None or not spot.next or len(chosen) >= LONGEST:
            g, chosen = rings(dice, most=1), ()
        else:
            chosen = (*chosen, spot.next[dice.below(len(spot.next))].value)


def _cost(paths: Flights, g: Rings, chosen: Sequence[Value]) -> float:
    start = time.thread_time()
    paths.spot(g, Seat(0), chosen)
    return time.thread_time() - start
