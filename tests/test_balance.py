"""Reports on balance: they add up, a run goes on where the last one ended, and what misses its goal is told."""

from __future__ import annotations

import json
import statistics
import sys
from pathlib import Path

import pytest

from bot.games.catalogue import games
from bot.players.match import NINETY_FIVE, Played, wilson
from bot.players.report import Group, Report, Spread, once, report_of
from tests.balance import __main__ as command
from tests.balance import playing
from tests.balance.goals import shares
from tests.balance.kept import FOLDER, Counted, Kept, load, save
from tests.balance.plan import PLAN, Cell

GAMES = [
    Played(("a", "a"), (1, 2), (5, 1), 10, 9, "ranked", ({"u": 2, "c": 3}, {"u": 1}), ("x", "y"), 3, "early"),
    Played(("a", "a"), (1, 1), (4, 4), 31, 9, "ranked", ({"u": 4}, {"c": 4}), ("y", "z"), 5, "late"),
    Played(("a", "a"), (2, 1), (2, 7), 16, 9, "ranked", ({"u": 2}, {"c": 7}), ("x", "z"), 4, "late"),
]
UNEXPLAINED = Played(
    ("a", "a"), (2, 2), (2, 7), 16, 9, "together", ({"u": 1}, {"c": 7}), ("x", "z"), 4, "late"
)
CELL = Cell("random", 2, 4)


def test_a_spread_has_the_mean_and_the_interval_of_its_figures() -> None:
    figures = [3, 9, -4, 8, 8]
    found = sum(map(once, figures), Spread())
    around = NINETY_FIVE * statistics.stdev(figures) / len(figures) ** 0.5
    assert found.mean == statistics.fmean(figures)
    assert found.interval == pytest.approx([4.8 - around, 4.8 + around], abs=0.01)
    assert once(3).interval is None


@pytest.mark.parametrize("games_played", [GAMES, [*GAMES, UNEXPLAINED]])
def test_reports_on_some_games_add_up_to_the_report_on_all(games_played: list[Played]) -> None:
    whole = report_of(games_played)
    for at in range(len(games_played) + 1):
        assert report_of(games_played[:at]) + report_of(games_played[at:]) == whole


def test_a_report_counts_seats_factions_endings_and_sources() -> None:
    found = report_of(GAMES)
    assert (found.games, found.moves.total, found.rounds.total) == (3, 57, 12)
    assert found.endings == {"early": 1, "late": 2}
    assert found.seats["1"] == Group(Spread(3, 11, 45), 1.5, {"u": 8, "c": 3})
    assert found.factions["z"] == Group(Spread(2, 11, 65), 1.5, {"c": 11})
    both = found + report_of([UNEXPLAINED])
    assert found.seats["1"].points
    assert both.seats["2"] == Group(Spread(4, 19, 115), 1.5)
    assert not any(group.points for group in both.factions.values())


def test_a_game_that_is_missing_is_played_first_whatever_came_behind_it() -> None:
    counted, one = Counted(), report_of(GAMES[:1])
    for number, missing in ((2, [0, 1, 3]), (0, [1, 3]), (4, [1, 3]), (1, [3, 5])):
        counted.add(number, one)
        numbers = counted.missing()
        assert [next(numbers) for _ in missing] == missing
    assert counted.report.games == 4
    with pytest.raises(ValueError, match="not in list"):
        counted.add(2, one)


def test_cells_are_filled_in_proportion_to_the_games_they_want() -> None:
    many, few = Cell("greedy", 4, 4), Cell("greedy", 2, 2)
    kept = Kept(1)
    kept.counted(many).add(0, report_of(GAMES[:1]))
    found = sorted(kept.missing([many, few]), key=lambda each: each[0])
    assert [(cell.seats, number) for _, cell, number in found] == [(4, 1), (2, 0), (4, 2), (4, 3), (2, 1)]


def test_what_is_kept_is_read_again_and_forgotten_by_another_version(tmp_path: Path) -> None:
    kept = Kept(2)
    kept.counted(CELL).add(1, report_of(GAMES))
    kept.counted(Cell("search", 4, 1))
    save("sol", kept, tmp_path)
    read = load("sol", 2, tmp_path)
    assert read == Kept(2, {"random, 2 seats": Counted(2, [0], report_of(GAMES))})
    assert load("sol", 3, tmp_path) == Kept(3)
    assert load("depot", 1, tmp_path) == Kept(1)
    assert [path.name for path in tmp_path.iterdir()] == ["sol.json"]


def test_an_interrupted_run_keeps_its_games_and_the_next_one_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(playing, "PLAN", {"sol": (CELL,)})
    saved = playing.save

    def interrupted(slug: str, kept: Kept, folder: Path) -> None:
        saved(slug, kept, folder)
        monkeypatch.setattr(playing, "save", saved)
        raise KeyboardInterrupt

    monkeypatch.setattr(playing, "save", interrupted)
    with pytest.raises(KeyboardInterrupt):
        playing.run(["sol"], None, 2, folder=tmp_path)
    assert playing.kept("sol", tmp_path).counted(CELL).report.games == 2
    playing.run(["sol"], 1, 1, folder=tmp_path)
    assert playing.kept("sol", tmp_path).counted(CELL).report.games == 3
    playing.run(["sol"], None, 2, folder=tmp_path)
    found = playing.kept("sol", tmp_path).counted(CELL)
    assert (found.end, found.gaps) == (4, [])
    assert found.report == sum((playing.played("sol", CELL, n) for n in range(4)), Report())
    playing.run(["sol"], 1, 1, anew=True, folder=tmp_path)
    assert playing.kept("sol", tmp_path).counted(CELL).report == playing.played("sol", CELL, 0)


def test_what_is_kept_is_shown_with_its_intervals(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = Kept(2)
    kept.counted(PLAN["factions"][1]).add(0, report_of(GAMES))
    monkeypatch.setattr(command, "kept", lambda slug: kept)
    monkeypatch.setattr(sys, "argv", ["balance", "--show", "--game", "factions"])
    assert command.main() == 0
    lines = capsys.readouterr().out.splitlines()
    assert "factions, version 2: greedy, 3 seats, 3 of 50 games" in lines
    low, high = wilson(1.5, 2)
    row = next(line for line in lines if line.startswith("z "))
    assert row.split()[:3] == ["z", "2", "5.50"]
    assert row.endswith(f" 75.0%  {f'{low:.0%} to {high:.0%}':>14}")


def won(games_won: int, games_lost: int) -> Report:
    """A report in which faction x won some games, and lost the others."""
    one = Played(("a", "a"), (1, 2), (5, 1), 1, 1, factions=("x", "y"), ending="saved")
    other = Played(("a", "a"), (2, 1), (5, 1), 1, 1, factions=("x", "y"), ending="burnt")
    return report_of([*[one] * games_won, *[other] * games_lost])


@pytest.mark.parametrize(
    ("slug", "cell", "report", "missed"),
    [
        ("factions", Cell("greedy", 4, 9), won(60, 40), ["x"]),
        ("factions", Cell("greedy", 4, 9), won(30, 70), ["y"]),
        ("factions", Cell("greedy", 4, 9), won(9, 91), ["y"]),
        ("factions", Cell("greedy", 4, 9), won(7, 93), ["x", "y"]),
        ("factions", Cell("greedy", 3, 9), won(90, 10), []),
        ("novasolis", Cell("greedy", 3, 9), won(83, 17), []),
        ("novasolis", Cell("greedy", 3, 9), won(84, 16), ["saved"]),
        ("novasolis", Cell("greedy", 3, 9), won(16, 84), ["saved"]),
        ("novasolis", Cell("greedy", 3, 9, {"power": "1"}), won(90, 10), []),
    ],
)
def test_a_share_misses_its_goal_if_its_interval_lies_outside(
    slug: str, cell: Cell, report: Report, missed: list[str]
) -> None:
    assert [share.name for share in shares(slug, cell, report) if share.is_missed] == missed


@pytest.mark.parametrize("slug", sorted(PLAN))
def test_every_cell_of_the_plan_can_be_played_and_has_a_name_of_its_own(slug: str) -> None:
    cells = PLAN[slug]
    assert len({cell.key for cell in cells}) == len(cells)
    for cell in cells:
        game = games()[slug]
        game.check_setup(cell.seats, game.info.with_defaults(cell.options))
    assert sum(cell.games for cell in cells if cell.player == "greedy") >= 1000


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_what_is_kept_is_small_and_of_the_plan(path: Path) -> None:
    assert path.stat().st_size < 50_000
    kept = load(path.stem, json.loads(path.read_bytes())["version"])
    wanted = {cell.key: cell.games for cell in PLAN[path.stem]}
    assert kept.cells
    for key, counted in kept.cells.items():
        assert counted.end - len(counted.gaps) == counted.report.games <= wanted[key]
