"""Where things lie on the table of Super Nova: the nova, its dial, the band beside it, one glass panel an empire.

Pixels of the picture of 1200 x 1500, y downwards. Empires lie in reading order, two a row; an odd last one, and each
of two, has a whole row.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

WIDTH, HEIGHT = 1200, 1500
MARGIN = 24
GAP = 12
TOP = 108
"""Where the first row of panels begins, under the title."""
RADIUS = 18
HEADER = 66
"""Height of a panel's head: name, hand, potential."""
SEATS = range(2, 7)


@dataclass(frozen=True, slots=True)
class Panel:
    """An empire's glass: upper left corner and size."""

    x: int
    y: int
    width: int
    height: int

    @property
    def middle(self) -> tuple[float, float]:
        """The middle of the panel."""
        return self.x + self.width / 2, self.y + self.height / 2


@dataclass(frozen=True, slots=True)
class Layout:
    """The table for a number of seats."""

    seats: int
    panels: tuple[Panel, ...]
    cx: int
    cy: int
    """The middle of the nova."""
    band: int
    """Height of the dark band that the nova lies in."""
    dial: int
    """Radius of the phase dial."""

    @property
    def cut(self) -> int:
        """Radius of the circle around the nova that the panels keep free."""
        return self.dial + 16


@lru_cache(8)
def layout_of(seats: int) -> Layout:
    """The table for 2 to 6 seats."""
    rows = [2, 2, 2] if seats > 4 else [1, 1] if seats == 2 else [2, 2]
    if seats % 2:
        rows[-1] = 1
    band = 166 if seats > 4 else 190
    high = (HEIGHT - MARGIN - TOP - band - GAP * (len(rows) - 2)) // len(rows)
    panels = []
    y = TOP
    for index, count in enumerate(rows):
        wide = (WIDTH - 2 * MARGIN - GAP * (count - 1)) // count
        panels += [Panel(MARGIN + i * (wide + GAP), y, wide, high) for i in range(count)]
        y += high + (band if index == 0 else GAP)
    return Layout(seats, tuple(panels), WIDTH // 2, TOP + high + band // 2, band, 92 if seats > 4 else 104)
