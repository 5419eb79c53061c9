"""The map (rules 4.1, 4.2)."""

from __future__ import annotations

import pytest

from bot.games.novasolis.core.table.hexes import CENTRE, DIRECTIONS, LAYOUTS, OUTSIDE, point_of

PRINTED = {
    1: [(1, 0), (1, -1), (0, -1), (-1, 0), (-1, 1), (0, 1)],
    2: [
        *((2, 0), (2, -1), (2, -2), (1, -2), (0, -2), (-1, -1)),
        *((-2, 0), (-2, 1), (-2, 2), (-1, 2), (0, 2), (1, 1)),
    ],
    3: [
        *((3, 0), (3, -1), (3, -2), (3, -3), (2, -3), (1, -3), (0, -3), (-1, -2), (-2, -1)),
        *((-3, 0), (-3, 1), (-3, 2), (-3, 3), (-2, 3), (-1, 3), (0, 3), (1, 2), (2, 1)),
    ],
}
"""The positions as the specification lists them."""


@pytest.mark.parametrize("ring", PRINTED)
def test_positions_are_where_the_rules_put_them(ring: int) -> None:
    """R4.2."""
    assert [point_of(ring, place) for place in range(6 * ring)] == PRINTED[ring]


@pytest.mark.parametrize(
    ("empires", "sectors", "standard"), [(2, 19, 12), (3, 19, 12), (4, 31, 20), (5, 34, 22), (6, 37, 24)]
)
def test_layouts_have_as_many_sectors_as_printed(empires: int, sectors: int, standard: int) -> None:
    """R4.5, R4.6."""
    layout = LAYOUTS[empires]
    assert len(layout.words) == len(set(layout.words)) == sectors
    assert len(layout.standard) == standard
    assert len(layout.homeworlds) == empires
    assert list(layout.words) == sorted(layout.words, key=lambda word: tuple(map(int, word.split("."))))


def test_ring_three_has_each_homeworld_and_its_neighbours_on_the_ring() -> None:
    """R4.5."""
    outer = [word for word in LAYOUTS[4].words if word.startswith("3.")]
    assert outer == [f"3.{n}" for n in (0, 1, 2, 3, 4, 8, 9, 10, 11, 12, 13, 17)]


def test_directions_are_those_of_the_die() -> None:
    """R4.1."""
    layout = LAYOUTS[2]
    ring = [layout.words[sector] for sector in layout.toward[CENTRE]]
    assert ring == [f"1.{n}" for n in range(6)]
    assert layout.toward[layout.called["2.0"]][0] == OUTSIDE
    assert [layout.words[sector] for sector in layout.first_ring] == ring
    assert DIRECTIONS[1] == (1, -1)


def test_distance_counts_the_middle_and_adjacency_stays_on_the_map() -> None:
    """R4.3, R4.4."""
    layout = LAYOUTS[4]
    far, near = layout.called["1.0"], layout.called["1.3"]
    assert layout.distances[far][near] == 2
    assert layout.distances[layout.called["3.0"]][layout.called["3.9"]] == 6
    for sector, around in enumerate(layout.neighbours):
        assert around == tuple(n for n, d in enumerate(layout.distances[sector]) if d == 1)


def test_special_positions_are_all_different() -> None:
    """R28.17."""
    for layout in LAYOUTS.values():
        special = [CENTRE, *layout.homeworlds, *layout.anomalies]
        assert len({*special}) == len(special)
