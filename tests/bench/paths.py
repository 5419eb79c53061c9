"""Paths: spots a second of a bare walk over 96 priced sectors, and how long one spot takes at most, there and in the
Movements of Factions of Sol."""

from __future__ import annotations

import statistics
import time
from collections.abc import Iterable, Iterator, Sequence
from typing import Any

from bot.engine.moves import Seat, Value
from bot.engine.playout import Dice
from bot.games.factions.actions.moving import MOVEMENT
from bot.games.parts.paths import Paths
from tests.bench.pace import paced
from tests.bench.table import Row, quantile, sized
from tests.games.factions.position import Position
from tests.games.rings import Flights, StepByStep, rings

SPOTS, ROUNDS = sized((20_000, 5), (40, 1))
RATE = 50_000
"""Spots a second of a bare walk, on the machine of `pace`."""
LIMIT = 0.001
"""Seconds for one spot, there."""
LONGEST = 16

TECHS = ("ore-burner", "trash-compactor", "ion-afterburners", "phase-skimmer")

Case = tuple[Any, tuple[Value, ...]]


def rows() -> Iterator[Row]:
    """Step by step, and where goals further away are offered at once; always with labels, details and marks."""
    with paced() as pace:
        walked = _costs(StepByStep(), _cases(StepByStep(), SPOTS))
    rate = statistics.median(len(costs) / sum(costs) for costs in walked)
    yield Row(
        "a bare walk over 96 priced sectors",
        f"{rate:,.0f} spots/s",
        f"at least {RATE * pace():,.0f}",
        rate / RATE / pace(),
        ">= 1.0",
    )
    far = SPOTS // 20
    cases: dict[str, tuple[Paths[Any], Iterable[Case]]] = {
        "one spot of a path, step by step": (StepByStep(), _cases(StepByStep(), SPOTS)),
        "one spot of a path, any goal": (Flights(), _cases(Flights(), far)),
        "one spot of a Movement of Factions of Sol": (MOVEMENT, _movements(far)),
    }
    for what, (paths, some) in cases.items():
        with paced() as pace:
            late = statistics.median(quantile(costs, 0.99) for costs in _costs(paths, some))
        limit = LIMIT / pace()
        yield Row(what, f"p99 {late * 1e6:.0f} us", f"limit {limit * 1e6:,.0f} us", late / limit, "<= 1.0")


def _costs(paths: Paths[Any], cases: Iterable[Case]) -> list[list[float]]:
    """Seconds of work for each of some spots along random walks, several times over."""
    walked = list(cases)
    return [[_cost(paths, g, chosen) for g, chosen in walked] for _ in range(ROUNDS)]


def _movements(count: int) -> Iterator[Case]:
    """Spots of random Movements of three factions, with some energy on the board."""
    dice = Dice("movements")
    made = 0
    while made < count:
        faction = ("zealots", "tunnelers", "androids")[dice.below(3)]
        p = Position(faction, "ordinary").ships(0, "C4", *(("F9",) if faction == "androids" else ()))
        p.purse(0, 1 + dice.below(16), dice.below(5)).wormholes("B6", "F3")
        p.techs(0, TECHS[dice.below(len(TECHS))])
        p.built(0, *(("faction", "alcubierre")[dice.below(3) :]))
        for cubes in p.g.cubes:
            cubes[1] = dice.below(4) * dice.below(2)
        chosen: tuple[Value, ...] = ()
        while len(chosen) < LONGEST and (spot := MOVEMENT.spot(p.g, Seat(0), chosen)) is not None:
            yield p.g, chosen
            made += 1
            if not spot.next:
                break
            chosen = (*chosen, spot.next[dice.below(len(spot.next))].value)


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


def _cost(paths: Paths[Any], g: Any, chosen: Sequence[Value]) -> float:
    start = time.thread_time()
    paths.spot(g, Seat(0), chosen)
    return time.thread_time() - start
