"""What tests of rules cost and notice: how many mutants for a second of CPU, and how many that nothing else notices."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence

LISTED = 12
"""So many tests without kills of their own are named, those that cost most."""
LEAST = 0.05
"""Seconds that a test must take to be named."""


def told(costs: Mapping[str, float], kills: Sequence[Sequence[str]], *, thorough: bool) -> Iterator[str]:
    """Lines about each file: its seconds of CPU, the mutants it kills, how many a second, how many that no other kills.

    `costs` are the seconds of each test, `kills` the tests that noticed each mutant. Where only the first that did is
    known, what is killed by others too is not.
    """
    seconds = _by(costs.items(), file_of)
    noticed = Counter(file for tests in kills for file in set(map(file_of, tests)))
    own = alone(kills, file_of)
    total, found = sum(seconds.values()), len(kills)
    yield f"  {found} kills in {total:.1f} s of CPU: {found / max(total, 0.01):.2f} a second"
    yield f"  {'CPU s':>7} {'kills':>6} {'a second':>9} {'its own' if thorough else '':>8}"
    for file, spent in sorted(seconds.items(), key=lambda each: -each[1]):
        mine = str(own[file]) if thorough else ""
        yield f"  {spent:7.2f} {noticed[file]:6} {noticed[file] / max(spent, 0.01):9.2f} {mine:>8} {file}"
    if thorough:
        yield "  the dearest tests that kill nothing of their own:"
        lone = alone(kills, test_of)
        idle = {test: spent for test, spent in _by(costs.items(), test_of).items() if not lone[test]}
        for test in sorted(idle, key=lambda each: -idle[each])[:LISTED]:
            if idle[test] >= LEAST:
                yield f"  {idle[test]:7.2f} {test}"


def alone(kills: Iterable[Sequence[str]], part: Callable[[str], str]) -> Counter[str]:
    """How many mutants only one part of the tests kills, a file or a function."""
    parts = [{part(test) for test in tests} for tests in kills]
    return Counter(each.pop() for each in parts if len(each) == 1)


def file_of(test: str) -> str:
    return test.partition("::")[0]


def test_of(test: str) -> str:
    """A test function, with all its parameters."""
    return test.partition("[")[0]


def _by(costs: Iterable[tuple[str, float]], part: Callable[[str], str]) -> dict[str, float]:
    found: dict[str, float] = defaultdict(float)
    for test, seconds in costs:
        found[part(test)] += seconds
    return found
