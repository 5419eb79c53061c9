"""Drawing mutants by seed, so that an unrelated change of the source leaves the others in the draw."""

from __future__ import annotations

import hashlib
from collections import defaultdict
from collections.abc import Iterable, Iterator

from tests.mutants.mutant import Mutant


def lot(*parts: object) -> bytes:
    """A number that depends on nothing but the parts; the lowest is drawn first."""
    return hashlib.sha256("\n".join(map(str, parts)).encode()).digest()


def draw(mutants: Iterable[Mutant], seed: str) -> Iterator[Mutant]:
    """One mutant of each line that has any, lines in the order of their lots.

    The kind of fault is drawn first, so that a call with many arguments does not lose most of them.
    """
    lines: dict[tuple[str, str, str], dict[str, list[Mutant]]] = defaultdict(lambda: defaultdict(list))
    for mutant in mutants:
        lines[mutant.place][mutant.operator].append(mutant)
    for place in sorted(lines, key=lambda place: lot(seed, place)):
        operator = min(lines[place], key=lambda name: lot(seed, place, name))
        yield min(lines[place][operator], key=lambda mutant: lot(seed, mutant.key))
