"""What computer players are called at a table: first names of people who watched the stars."""

from __future__ import annotations

from collections.abc import Collection
from itertools import chain, count

NAMES = (
    *("Ada", "Ulugh", "Tycho", "Vera", "Edmond", "Hypatia"),
    *("Edwin", "Caroline", "Johannes", "Cecilia", "Jocelyn", "Annie"),
)
"""More than a table has seats. None is the name of a card, place, faction, race or theme of any game."""


def name_for(table: int, taken: Collection[str]) -> str:
    """A name that no one at a table has yet; each table begins elsewhere in the list, so that opponents vary."""
    used = {name.casefold() for name in taken}
    turned = (NAMES[(table + number) % len(NAMES)] for number in range(len(NAMES)))
    further = (f"{NAMES[0]} {number}" for number in count(2))
    return next(name for name in chain(turned, further) if name.casefold() not in used)
