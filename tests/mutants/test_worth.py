"""What tests are worth: seconds, kills, and kills of their own."""

from __future__ import annotations

from tests.mutants.worth import told

COSTS = {"a.py::one[1]": 1.0, "a.py::one[2]": 1.0, "a.py::two": 0.5, "b.py::three": 4.0, "c.py::four": 3.0}
KILLS = [
    ("a.py::one[1]", "a.py::one[2]", "b.py::three"),
    ("a.py::one[2]",),
    ("a.py::one[1]", "a.py::two", "b.py::three"),
    ("b.py::three",),
    (),
]
"""The fifth mutant never ended: it was noticed, but by no test in particular."""


def test_files_are_told_with_their_kills_for_a_second_and_what_only_they_kill() -> None:
    first, _, *lines = told(COSTS, KILLS, thorough=True)
    assert first.split()[:2] == ["5", "kills"]
    assert [line.split() for line in lines[:3]] == [
        ["4.00", "3", "0.75", "1", "b.py"],
        ["3.00", "0", "0.00", "0", "c.py"],
        ["2.50", "3", "1.20", "1", "a.py"],
    ]


def test_the_dearest_tests_without_kills_of_their_own_are_named() -> None:
    *_, four, two = told(COSTS, KILLS, thorough=True)
    assert [four.split(), two.split()] == [["3.00", "c.py::four"], ["0.50", "a.py::two"]]


def test_what_others_kill_too_is_not_told_where_only_the_first_test_is_known() -> None:
    _, _, *lines = told(COSTS, [tests[:1] for tests in KILLS], thorough=False)
    assert [line.split() for line in lines] == [
        ["4.00", "1", "0.25", "b.py"],
        ["3.00", "0", "0.00", "c.py"],
        ["2.50", "3", "1.20", "a.py"],
    ]
