"""Conditions: comparisons of measures, numbers that follow from the state (rules 15). `counting` has the measures."""

from __future__ import annotations

from collections.abc import Callable

from bot.games.factions.cards.language import Condition
from bot.games.factions.table.state import Table

Measure = Callable[[Table, int, str, int], int]
"""A number for a side; of what (a planet, a band, a machine; "" for most), and the number announced at a planet."""

MEASURES: dict[str, Measure] = {}


def measure(word: str) -> Callable[[Measure], Measure]:
    """Register the function that counts a measure."""

    def register(function: Measure) -> Measure:
        MEASURES[word] = function
        return function

    return register


def holds(g: Table, side: int, condition: Condition, x: int = 0) -> bool:
    """Whether a condition holds for a side; `x` is the number announced at a planet."""
    count, of = MEASURES[condition.measure], condition.of
    here = count(g, side, of, x)
    if condition.least is not None and here < condition.least:
        return False
    if condition.most is not None and here > condition.most:
        return False
    if condition.equals and here != MEASURES[condition.equals](g, side, of, x):
        return False
    return not condition.most_of_all or all(
        here > count(g, other, of, x) for other in range(g.sides) if other != side
    )
