"""How things are measured: candidate and reference in turn, the median of the ratios of each pair."""

from __future__ import annotations

import math
import os
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

T = TypeVar("T")

SHORT = bool(os.environ.get("BENCH_SHORT"))
"""Whether each section does no more than it takes to print its rows. Their figures mean nothing then."""


def sized(whole: T, short: T) -> T:
    """How much a section measures: the whole, or what is enough for the short form."""
    return short if SHORT else whole


@dataclass(frozen=True)
class Row:
    """One line of the table. `goal` is what the ratio is held against ("<= 2.0", ">= 1.0"), empty for plain figures."""

    what: str
    ours: str
    reference: str = ""
    ratio: float | None = None
    goal: str = ""

    @property
    def verdict(self) -> str:
        if self.ratio is None or not self.goal:
            return ""
        sign, limit = self.goal.split()
        holds = self.ratio <= float(limit) if sign == "<=" else self.ratio >= float(limit)
        return "ok" if holds else "MISSED"

    def __str__(self) -> str:
        ratio = "" if self.ratio is None else f"{self.ratio:.2f}"
        verdict = self.verdict and ("-" if SHORT else self.verdict)
        return f"{self.what:52} {self.ours:>20} {self.reference:>26} {ratio:>7} {self.goal:>8} {verdict}"


HEADER = f"{'what':52} {'ours':>20} {'reference':>26} {'ratio':>7} {'goal':>8}"


def seconds(action: Callable[[], object]) -> float:
    """How long one call takes."""
    start = time.perf_counter()
    action()
    return time.perf_counter() - start


def worked(action: Callable[[], object]) -> float:
    """How many seconds of a processor one call takes of this thread: the same however much else the machine does."""
    start = time.thread_time()
    action()
    return time.thread_time() - start


def interleaved(
    ours: Callable[[], object], reference: Callable[[], object], rounds: int = sized(9, 1)
) -> tuple[float, float, float]:
    """Median seconds of work of both, taken in turn, and the median of the ratios ours / reference."""
    if not SHORT:
        ours(), reference()
    pairs = [(worked(ours), worked(reference)) for _ in range(rounds)]
    return (
        statistics.median(a for a, _ in pairs),
        statistics.median(b for _, b in pairs),
        statistics.median(a / b for a, b in pairs),
    )


def quantile(values: list[float], q: float) -> float:
    """The q-quantile (0 to 1) of some values, the nearest one; not a number if there are none."""
    if not values:
        return math.nan
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(q * len(ordered)))]
