"""The board: sectors, rings, nodes and slots, as tables (rules 3).

A sector is a number: its band (0 is A, the innermost) times 12, plus its place counted counterclockwise from 0. A ring
is a number from 0 (Mercury's home) to 7, a node of it one from 0 to 11. A slot holds an asteroid: 0 to 11 are the
sectors of the belt, 12 to 15 the quadrants of the Kuiper Belt.
"""

from __future__ import annotations

from collections import deque
from functools import cache

BANDS = "ABCDEFGH"
AROUND = 12
RINGS = len(BANDS)
SECTORS = RINGS * AROUND
BELT = 4
"""The band of the asteroids, and the first of the Outer Ring."""
KUIPER = 12
"""The first slot of the Kuiper Belt; ships cannot go there."""
SLOTS = 16

SECTOR_WORD = tuple(f"{band}{place + 1}" for band in BANDS for place in range(AROUND))
SECTOR_CALLED = {word: number for number, word in enumerate(SECTOR_WORD)}
BAND = tuple(sector // AROUND for sector in range(SECTORS))
OUTER = tuple(band >= BELT for band in BAND)
"""By sector, whether it lies in the Outer Ring: outside Mars' home ring, wherever Mars is now."""


def _neighbours(sector: int) -> tuple[int, ...]:
    band, place = divmod(sector, AROUND)
    found = [band * AROUND + (place + turn) % AROUND for turn in (-1, 1)]
    return (*found, *(other * AROUND + place for other in (band - 1, band + 1) if 0 <= other < RINGS))


NEIGHBOURS = tuple(_neighbours(sector) for sector in range(SECTORS))
"""By sector, those that touch it side by side; wormholes come on top."""


def _beside(ring: int, node: int) -> tuple[int, ...]:
    bands = [band for band in (ring, ring + 1) if band < RINGS]
    return tuple(band * AROUND + place for band in bands for place in ((node - 1) % AROUND, node))


BESIDE = tuple(tuple(_beside(ring, node) for node in range(AROUND)) for ring in range(RINGS))
"""By ring and node, the sectors that touch a planet there: two inside, two outside; on the last ring two in all."""


def _planets_beside(sector: int) -> tuple[tuple[int, tuple[int, int]], ...]:
    band, place = divmod(sector, AROUND)
    return tuple((ring, (place, (place + 1) % AROUND)) for ring in (band - 1, band) if ring >= 0)


TOUCHED = tuple(_planets_beside(sector) for sector in range(SECTORS))
"""By sector, the rings whose planet touches it, each with the nodes where it does."""

SLOT_WORD = (*(f"E{place + 1}" for place in range(AROUND)), "K1", "K2", "K3", "K4")
SLOT_CALLED = {word: slot for slot, word in enumerate(SLOT_WORD)}
REACHED_FROM = tuple(
    (BELT * AROUND + slot,)
    if slot < KUIPER
    else tuple(7 * AROUND + 3 * (slot - KUIPER) + i for i in range(3))
    for slot in range(SLOTS)
)
"""By slot, the sectors from which it is mined."""
MINED_FROM = tuple(
    tuple(slot for slot in range(SLOTS) if sector in REACHED_FROM[slot]) for sector in range(SECTORS)
)
"""By sector, the slots that are mined from it."""


@cache
def distances(sector: int) -> tuple[int, ...]:
    """The least number of steps from a sector to each, without wormholes."""
    found = [-1] * SECTORS
    found[sector] = 0
    queue = deque([sector])
    while queue:
        at = queue.popleft()
        for other in NEIGHBOURS[at]:
            if found[other] < 0:
                found[other] = found[at] + 1
                queue.append(other)
    return tuple(found)
