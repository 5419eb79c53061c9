"""The map: which sectors there are for so many empires, and how they lie (rules 4.1, 4.2).

A sector is a number: its place in the layout, from the middle outwards. Its word is ring and place, such as `2.3`.
"""

from __future__ import annotations

from functools import cached_property

import msgspec

from bot.engine.errors import BadData
from bot.engine.files import load_rows

COUNTS = range(2, 7)
"""How many empires there can be."""
CENTRE = 0
"""The sector in the middle."""
OUTSIDE = -1
"""Stands for a sector that is not in the layout."""
DIRECTIONS = ((1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1))
"""By face of a die (0 is face 1), the step in axial coordinates (R4.1)."""
FACES = range(len(DIRECTIONS))


class LayoutRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The map for so many empires: how far it reaches, and the words of its special positions in their order."""

    empires: int
    radius: int
    homeworlds: tuple[str, ...]
    anomalies: tuple[str, ...]


class Layout(msgspec.Struct, frozen=True, dict=True):
    """The sectors of a map. `words` and `points` (axial coordinates) are by sector.

    `homeworlds` are in the order of the seats, `anomalies` in the order in which their tiles are dealt.
    """

    words: tuple[str, ...]
    points: tuple[tuple[int, int], ...]
    homeworlds: tuple[int, ...]
    anomalies: tuple[int, ...]

    @cached_property
    def called(self) -> dict[str, int]:
        """The sector with a word."""
        return {word: sector for sector, word in enumerate(self.words)}

    @cached_property
    def toward(self) -> tuple[tuple[int, ...], ...]:
        """By sector and face, the sector in that direction; OUTSIDE if there is none."""
        at = {point: sector for sector, point in enumerate(self.points)}
        return tuple(
            tuple(at.get((q + dq, r + dr), OUTSIDE) for dq, dr in DIRECTIONS) for q, r in self.points
        )

    @cached_property
    def neighbours(self) -> tuple[tuple[int, ...], ...]:
        """By sector, the adjacent ones, ascending (R4.4)."""
        return tuple(tuple(sorted(set(around) - {OUTSIDE})) for around in self.toward)

    @cached_property
    def distances(self) -> tuple[tuple[int, ...], ...]:
        """By two sectors, how far they lie apart, the middle counted (R4.3)."""
        return tuple(tuple(_distance(a, b) for b in self.points) for a in self.points)

    @cached_property
    def _circles(self) -> dict[tuple[int, int], tuple[int, ...]]:
        return {}

    def around(self, sector: int, distance: int) -> tuple[int, ...]:
        """The sectors at most so far from one, ascending, itself among them."""
        found = self._circles.get((sector, distance))
        if found is None:
            row = self.distances[sector]
            found = tuple(other for other, far in enumerate(row) if far <= distance)
            self._circles[sector, distance] = found
        return found

    @cached_property
    def first_ring(self) -> tuple[int, ...]:
        """By face of a die, the sector of ring 1 that the black hole sends ships to (R17.5)."""
        return tuple(self.called[f"1.{face}"] for face in FACES)

    @cached_property
    def standard(self) -> tuple[int, ...]:
        """The sectors that are neither the middle, nor a homeworld, nor an anomaly."""
        special = {CENTRE, *self.homeworlds, *self.anomalies}
        return tuple(sector for sector in range(len(self.words)) if sector not in special)


def _distance(a: tuple[int, int], b: tuple[int, int]) -> int:
    q, r = a[0] - b[0], a[1] - b[1]
    return max(abs(q), abs(r), abs(q + r))


def point_of(ring: int, place: int) -> tuple[int, int]:
    """The coordinates of a position (R4.2)."""
    if ring == 0:
        return 0, 0
    side, along = divmod(place, ring)
    (q, r), (dq, dr) = DIRECTIONS[side], DIRECTIONS[(side + 2) % len(DIRECTIONS)]
    return ring * q + along * dq, ring * r + along * dr


def _positions(row: LayoutRow) -> list[tuple[int, int]]:
    """Rings 0 to 2 are whole; of ring 3 there are the homeworlds and their two neighbours on it (R4.5)."""
    whole = [(ring, place) for ring in range(3) for place in range(max(1, 6 * ring))]
    if row.radius == 2:
        return whole
    homes = (int(word.partition(".")[2]) for word in row.homeworlds)
    return [*whole, *sorted({(3, (home + turn) % 18) for home in homes for turn in (-1, 0, 1)})]


def _layout(row: LayoutRow) -> Layout:
    positions = _positions(row)
    words = tuple(f"{ring}.{place}" for ring, place in positions)
    if unknown := {*row.homeworlds, *row.anomalies} - {*words}:
        raise BadData(
            "novasolis/layouts.json", f"{row.empires} empires", "positions", f"not on the map: {unknown}"
        )
    homeworlds, anomalies = (
        tuple(words.index(word) for word in listed) for listed in (row.homeworlds, row.anomalies)
    )
    return Layout(words, tuple(point_of(*position) for position in positions), homeworlds, anomalies)


LAYOUTS = {row.empires: _layout(row) for row in load_rows(LayoutRow, "novasolis", "layouts.json")}
"""By number of empires, their map."""
