"""The matrix of options: what is played, what is kept of it, and that a pair that failed cannot be chosen."""

from __future__ import annotations

from itertools import combinations, product
from typing import Any

import pytest

from bot.engine import matrix
from bot.engine.errors import BadOptions
from bot.engine.matrix import SEATS, Added, Cell, Matrix, added, check_pairs, failed_pairs
from bot.engine.playout import DeadEnd
from bot.engine.rules import Game
from bot.engine.words import words_of
from bot.games.catalogue import games
from tests.matrix import playing
from tests.matrix.__main__ import cells_of, kept, replayed
from tests.matrix.cells import Combination, all_of, factors_of, is_allowed, pairs_of, pairwise, usual
from tests.matrix.playing import matrix_of, play

FACTIONS, NOVA = games()["factions"], games()["novasolis"]
HARD: tuple[str, str] = ("difficulty", FACTIONS.info.options[1].values[-1])


def every_cell(game: Game[Any]) -> list[Combination]:
    """All that can be chosen of a game."""
    factors = factors_of(game)
    found = (dict(zip(factors, chosen, strict=True)) for chosen in product(*factors.values()))
    return [cell for cell in found if is_allowed(game, cell)]


@pytest.mark.parametrize(
    "game", [FACTIONS, pytest.param(NOVA, marks=pytest.mark.deep)], ids=["factions", "novasolis"]
)
def test_few_combinations_hold_every_pair_that_can_be_chosen(game: Game[Any]) -> None:
    rows, every = pairwise(game, "test"), every_cell(game)
    assert all(is_allowed(game, row) for row in rows)
    wanted = {pair for cell in every for pair in pairs_of(cell)}
    assert {pair for row in rows for pair in pairs_of(row)} == wanted
    assert len(rows) <= len(every) / 2


def test_all_of_some_factors_is_every_one_that_can_be_chosen() -> None:
    keys = ("mode", "variant", SEATS)
    found = all_of(NOVA, keys)
    others = {key: value for key, value in usual(NOVA).items() if key not in keys}
    wanted = [cell for cell in every_cell(NOVA) if others.items() <= cell.items()]
    assert len(found) == len(wanted) > 1
    assert all(cell in wanted for cell in found)


def test_nova_solis_is_played_with_every_set_of_its_expansions_in_every_mode() -> None:
    keys, rivals = ("flagships", "destroyers", "void"), ("diplomacy", "trade")
    cells = cells_of(NOVA)
    sets: dict[tuple[str, ...], set[tuple[str, ...]]] = {}
    for cell in cells:
        kind = tuple(cell[key] for key in ("mode", "variant", "entity", SEATS, "empires"))
        sets.setdefault(kind, set()).add(tuple(cell[key] for key in (*keys, *rivals)))
    assert len(sets) == 25
    for kind, played in sets.items():
        free = len(keys) + len(rivals) if "core" in kind else len(keys)
        assert len(played) == 2**free
    assert sum(map(len, sets.values())) == len(cells)


def test_games_of_a_cell_are_the_same_each_time_and_counted() -> None:
    cell = usual(FACTIONS) | dict([HARD])
    found = play(FACTIONS, cell, 2)
    assert found == play(FACTIONS, cell, 2)
    assert (found.seats, found.options, found.games, found.dead_ends) == (1, dict([HARD]), 2, 0)
    assert found.moves > found.rounds > 0


def test_a_dead_end_is_counted_and_named(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def stop(*_: object, **__: object) -> None:
        raise DeadEnd("no way on")

    monkeypatch.setattr(playing, "playout", stop)
    found = play(FACTIONS, usual(FACTIONS), 3)
    assert (found.games, found.dead_ends, found.moves) == (3, 3, 0)
    assert capsys.readouterr().out.count("no way on") == 3


def test_a_pair_failed_if_no_cell_that_went_well_holds_it() -> None:
    well, ill = Cell(1, {}, 5), Cell(2, dict([HARD]), 5, dead_ends=1)
    usually = [
        pair for pair in combinations([(SEATS, "2"), *FACTIONS.info.with_defaults(ill.options).items()], 2)
    ]
    found = matrix_of(FACTIONS, [well, ill])
    assert (found.version, found.cells) == (FACTIONS.info.version, [well, ill])
    assert set(found.failed) == {
        pair for pair in usually if not {*pair} <= {*FACTIONS.info.with_defaults({}).items()}
    }
    assert matrix_of(FACTIONS, [ill, Cell(2, ill.options, 5)]).failed == []


@pytest.fixture
def failing(monkeypatch: pytest.MonkeyPatch) -> None:
    """With Nova Solis, Exploration failed with random races, and with five players."""
    exploration = ("mode", "exploration")
    pairs = (((SEATS, "5"), exploration), (exploration, ("races", "random")))
    monkeypatch.setattr(matrix, "failed_pairs", lambda slug, version: pairs if slug == "novasolis" else ())


@pytest.mark.usefixtures("failing")
def test_a_pair_that_failed_cannot_be_chosen_and_says_so() -> None:
    options = NOVA.info.with_defaults({"mode": "exploration", "races": "random"})
    assert not NOVA.can_begin(3, options)
    assert not NOVA.can_begin(5, NOVA.info.with_defaults({"mode": "exploration"}))
    assert NOVA.can_begin(3, NOVA.info.with_defaults({"mode": "exploration"}))
    assert NOVA.can_begin(5, NOVA.info.with_defaults({"races": "random"}))
    speech = words_of("novasolis")
    with pytest.raises(BadOptions) as pair:
        check_pairs("novasolis", 1, 3, options)
    said = "Mode “Exploration” cannot be played with Races “at random” for now: it failed in test games."
    assert said in speech.refuse(pair.value, ())
    with pytest.raises(BadOptions) as seats:
        check_pairs("novasolis", 1, 5, options)
    assert seats.value.why.key == "refusal-failed-seats"
    said = "5 cannot play with Mode “Exploration” for now: it failed in test games."
    assert said in speech.refuse(seats.value, ())


def test_what_is_kept_is_of_this_version_of_the_rules_and_holds_no_dead_end() -> None:
    for slug, game in games().items():
        found = kept(slug)
        assert found is not None, f"make matrix GAME={slug}"
        assert found.version == game.info.version, f"make matrix GAME={slug}"
        assert failed_pairs(slug, game.info.version + 1) == ()
        assert {cell.dead_ends for cell in found.cells} == {0}
        assert found.failed == []


def test_what_a_module_adds_is_told_by_games_that_differ_in_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    exploration = {"mode": "exploration"}
    cells = [
        Cell(2, {}, 5, rounds=10, moves=100),
        Cell(2, {"void": "on"}, 5, rounds=11, moves=150),
        Cell(3, {"trade": "on"}, 5, rounds=10, moves=100),
        Cell(3, {"trade": "on", "void": "on"}, 5, rounds=13, moves=110),
        Cell(4, {"void": "on"}, 5, rounds=30, moves=900),
        Cell(2, exploration, 5, rounds=10, moves=100),
        Cell(2, {**exploration, "void": "on"}, 5, rounds=9, moves=80),
        Cell(2, {**exploration, "void": "on"}, 1, rounds=90, moves=80, greedy=True),
    ]
    monkeypatch.setattr(matrix, "kept", lambda slug, version: Matrix(NOVA.info.version, [], cells))
    matrix._added.cache_clear()
    try:
        assert added(NOVA.info, {"void": "on"}, "void") == Added(2, 30)
        assert added(NOVA.info, {"races": "random", "flagships": "on"}, "void") == Added(2, 30)
        assert added(NOVA.info, exploration, "void") == Added(-1, -20)
        assert added(NOVA.info, {}, "diplomacy") is None
    finally:
        matrix._added.cache_clear()


def test_some_of_the_kept_cells_are_played_again() -> None:
    drawn = replayed([FACTIONS], 2, "test")
    assert len(drawn) == 2
    assert drawn == replayed([FACTIONS], 2, "test")
    assert {(cell.games, cell.dead_ends) for cell in drawn} == {(1, 0)}
