"""Rule 3: the board. The tables under data/ against the geometry they come from."""

from __future__ import annotations

from fractions import Fraction

import pytest

from bot.games.sol.table.board import BASE, BONUS, CARDS, Board, boards

RINGS = {"U": 13, "L": 13, "C": 13, "R": 8, "K": 5}
TOUCH = Fraction(13, 1000)


def overlap(k: int, n: int, j: int, m: int, turned: Fraction = Fraction(0)) -> Fraction:
    """How much of the circle space k of n (its ring turned by some spaces) and space j of m share."""
    low, high = (Fraction(2 * k - 3, 2 * n) + turned / n, Fraction(2 * k - 1, 2 * n) + turned / n)
    shared = Fraction(0)
    for shift in (-1, 0, 1):
        left, right = Fraction(2 * j - 3, 2 * m) + shift, Fraction(2 * j - 1, 2 * m) + shift
        shared += max(Fraction(0), min(high, right) - max(low, left))
    return shared


def names(board: Board, spaces: list[int]) -> set[str]:
    return {board.names[space] for space in spaces}


@pytest.fixture
def board() -> Board:
    return boards()["bridge"]


def test_3_1_layers_pay_and_draw_by_depth() -> None:
    assert BASE == {"U": 1, "L": 1, "C": 2, "R": 3, "K": 5}
    assert BONUS == {"U": 0, "L": 1, "C": 1, "R": 2, "K": 3}
    assert CARDS == {"U": 0, "L": 0, "C": 1, "R": 2, "K": 3}


def test_3_1_rings_have_13_13_13_8_and_5_spaces(board: Board) -> None:
    assert board.rings == RINGS
    assert len(board.names) == 52


def test_3_2_numbers_wrap(board: Board) -> None:
    assert names(board, list(board.side[board.number["C13"]])) == {"C12", "C1"}
    assert names(board, list(board.side[board.number["K1"]])) == {"K5", "K2"}


@pytest.mark.parametrize(("outer", "inner"), [("C", "R"), ("R", "K")])
def test_3_3_neighbours_are_arcs_that_overlap(board: Board, outer: str, inner: str) -> None:
    for k in range(1, RINGS[outer] + 1):
        expected = {
            f"{inner}{j}"
            for j in range(1, RINGS[inner] + 1)
            if overlap(k, RINGS[outer], j, RINGS[inner]) > TOUCH
        }
        assert names(board, list(board.inner[board.number[f"{outer}{k}"]])) == expected


@pytest.mark.parametrize(
    ("space", "below"),
    [
        ("C1", {"R1"}),
        ("C2", {"R1", "R2"}),
        ("C3", {"R2"}),
        ("C8", {"R5", "R6"}),
        ("C13", {"R8", "R1"}),
        ("R2", {"K1", "K2"}),
        ("R5", {"K3", "K4"}),
        ("R8", {"K5", "K1"}),
        ("U7", {"L7"}),
        ("L7", {"C7"}),
    ],
)
def test_3_3_table_of_contacts(board: Board, space: str, below: set[str]) -> None:
    assert names(board, list(board.inner[board.number[space]])) == below


def test_3_3_the_graph_has_52_side_13_13_19_and_11_radial_edges(board: Board) -> None:
    counted = {layer: sum(board.layer[a] == layer for a, _ in board.edges) for layer in "ULCR"}
    assert counted == {"U": 13, "L": 13, "C": 19, "R": 11}
    assert sum(len(set(pair)) for pair in board.side) == 2 * 52


def test_3_3_the_layout_is_its_own_mirror_image(board: Board) -> None:
    def mirrored(name: str) -> str:
        n = RINGS[name[0]]
        return f"{name[0]}{(1 - int(name[1:])) % n + 1}"

    joined = {(board.names[a], board.names[b]) for a, b in board.edges}
    assert {(mirrored(a), mirrored(b)) for a, b in joined} == joined


def test_3_4_membranes_part_all_layers_but_the_orbits(board: Board) -> None:
    for (outer, _), membrane in zip(board.edges, board.membrane, strict=True):
        assert membrane == (board.layer[outer] != "U")
    assert "L4-C4" in board.edge_called


def test_3_6_a_corner_lies_between_four_spaces(board: Board) -> None:
    assert names(board, list(board.around(4))) == {"U4", "U5", "L4", "L5"}
    assert names(board, list(board.around(13))) == {"U13", "U1", "L13", "L1"}


def test_16_1_2_the_boxed_lower_orbit_is_shifted_by_half_a_space() -> None:
    boxed = boards()["boxed"]
    for k in range(1, 14):
        expected = {f"C{j}" for j in range(1, 14) if overlap(k, 13, j, 13, Fraction(1, 2)) > TOUCH}
        assert names(boxed, list(boxed.inner[boxed.number[f"L{k}"]])) == expected
    assert names(boxed, list(boxed.inner[boxed.number["L13"]])) == {"C13", "C1"}


def test_16_2_five_players_have_orbits_of_sixteen() -> None:
    five = boards()["five"]
    assert five.rings == {**RINGS, "U": 16, "L": 16}
    assert five.corners == 16
    below = [
        sorted(int(n[1:]) for n in names(five, list(five.inner[five.number[f"L{k}"]]))) for k in range(1, 17)
    ]
    assert below[:8] == [[1], [1, 2], [2, 3], [3, 4], [4], [5], [5, 6], [6, 7]]
    assert below[8:] == [[7, 8], [8], [9], [9, 10], [10, 11], [11, 12], [12, 13], [13]]
