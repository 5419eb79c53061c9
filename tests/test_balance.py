"""Reports on balance: they add up, a run goes on where the last one ended, and what misses its goal is told."""

from __future__ import annotations

import json
import statistics
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest

from bot.games.catalogue import games
from bot.players.match import NINETY_FIVE, Played, wilson
from bot.players.random import RandomPlayer
from bot.players.report import Group, Report, Spread, once, report_of
from tests.balance import __main__ as command
from tests.balance import playing
from tests.balance.goals import STRENGTH, faster, is_decided, shares
from tests.balance.kept import FOLDER, Counted, Kept, load, save
from tests.balance.mixes import Mix, mix_of, sources_of
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
        counted.add(number, one, {})
        numbers = counted.missing()
        assert [next(numbers) for _ in missing] == missing
    assert counted.report.games == 4
    with pytest.raises(ValueError, match="not in list"):
        counted.add(2, one, {})


def test_cells_are_filled_in_proportion_to_the_games_they_want() -> None:
    many, few = Cell("greedy", 4, 4), Cell("greedy", 2, 2)
    kept = Kept(1)
    kept.counted(many).add(0, report_of(GAMES[:1]), {})
    found = sorted(kept.missing([many, few]), key=lambda each: each[0])
    assert [(cell.seats, number) for _, cell, number in found] == [(4, 1), (2, 0), (4, 2), (4, 3), (2, 1)]


def test_what_is_kept_is_read_again_and_forgotten_by_another_version(tmp_path: Path) -> None:
    kept = Kept(2)
    kept.counted(CELL).add(1, report_of(GAMES), {"x": {"mars": mix_of(3, 5)}})
    kept.counted(Cell("search", 4, 1))
    save("sol", kept, tmp_path)
    read = load("sol", 2, tmp_path)
    sources = {"x": {"mars": Mix(1, 3, 5, 9, 15, 25)}}
    assert read == Kept(2, {"random, 2 seats": Counted(2, [0], report_of(GAMES), sources)})
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
    games_played = [playing.played("sol", CELL, n) for n in range(4)]
    assert found.report == report_of(games_played)
    playing.run(["sol"], 1, 1, anew=True, folder=tmp_path)
    assert playing.kept("sol", tmp_path).counted(CELL).report == report_of(games_played[:1])


def test_what_is_kept_is_shown_with_its_intervals(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = Kept(2)
    kept.counted(PLAN["factions"][1]).add(0, report_of(GAMES), {})
    monkeypatch.setattr(command, "kept", lambda slug: kept)
    monkeypatch.setattr(sys, "argv", ["balance", "--show", "--game", "factions"])
    assert command.main() == 0
    lines = capsys.readouterr().out.splitlines()
    assert "factions, version 2: greedy, 3 seats, 3 of 50 games" in lines
    low, high = wilson(1.5, 2)
    row = next(line for line in lines if line.startswith("z "))
    assert row.split()[:3] == ["z", "2", "5.50"]
    assert row.endswith(f" 75.0%  {f'{low:.0%} to {high:.0%}':>14}")


def won(games_won: int, games_lost: int) -> Counted:
    """Games of which faction x won some and lost the others."""
    one = Played(("a", "a"), (1, 2), (5, 1), 1, 1, factions=("x", "y"), ending="saved")
    other = Played(("a", "a"), (2, 1), (5, 1), 1, 1, factions=("x", "y"), ending="burnt")
    return Counted(report=report_of([*[one] * games_won, *[other] * games_lost]))


def alone(games_won: int, games_lost: int) -> Counted:
    """Games of one player, some of them won."""
    one, other = (Played(("a",), (place,), (5,), 1, 1, factions=("x",)) for place in (1, 2))
    return Counted(report=report_of([*[one] * games_won, *[other] * games_lost]))


def raced(wins: Sequence[int], burnt: int = 0, scores: tuple[int, ...] = (5, 5, 5, 5)) -> Counted:
    """Games of four races, as often won by each of them, and some more that nobody won."""
    factions, ends = ("w", "x", "y", "z"), [*enumerate(wins), (None, burnt)]
    played = []
    for winner, n in ends:
        places = tuple(1 if seat == winner else 2 for seat in range(4))
        ending = "burnt" if winner is None else "saved"
        played += n * [Played(("a",) * 4, places, scores, 1, 1, factions=factions, ending=ending)]
    return Counted(report=report_of(played))


def rushed(games_won: int, games_lost: int, kinds: tuple[str, str] = ("rusher", "greedy")) -> Counted:
    """Games between two kinds, some of them won by the first."""
    places = [(1, 2)] * games_won + [(2, 1)] * games_lost
    return Counted(report=report_of([Played(kinds, each, (5, 1), 1, 1, factions=kinds) for each in places]))


def matched(games_won: int, games_lost: int) -> Counted:
    """Games of Hard against Medium."""
    return rushed(games_won, games_lost, ("search", "greedy"))


def scored(*mars: int) -> Counted:
    """Games in which faction x had these points from Mars of 100, and faction y one half of them."""
    mixes = [mix_of(points, 100) for points in mars]
    halves = [mix_of(points, 200) for points in mars]
    sources = {name: {"mars": sum(each, Mix())} for name, each in (("x", mixes), ("y", halves))}
    return msgspec.structs.replace(won(50, 50), sources=sources)


ALONE = {each: Cell("greedy", 1, 9, {"difficulty": each}) for each in ("easy", "medium", "hard")}
HARD, MEDIUM = (
    Cell(*each, fewest=40) for each in (("search", 2, 200, {}, "greedy"), ("greedy", 2, 200, {}, "easy"))
)
RACES, RUSH = Cell("greedy", 4, 9, {"races": "random"}), {"mode": "exploration"}


@pytest.mark.parametrize(
    ("slug", "cell", "counted", "missed"),
    [
        ("factions", Cell("greedy", 4, 9), won(45, 55), ["x", "y"]),
        ("factions", Cell("greedy", 4, 9), won(44, 56), ["y"]),
        ("factions", Cell("greedy", 4, 9), won(9, 91), ["y"]),
        ("factions", Cell("greedy", 4, 9), won(8, 92), ["x", "y"]),
        ("factions", Cell("greedy", 3, 9), won(90, 10), []),
        ("factions", Cell("greedy", 2, 9), won(25, 75), ["x", "y"]),
        ("factions", Cell("greedy", 2, 9), won(27, 73), []),
        ("factions", ALONE["easy"], alone(49, 51), ["won alone"]),
        ("factions", ALONE["easy"], alone(51, 49), []),
        ("factions", ALONE["easy"], alone(92, 8), ["won alone"]),
        ("factions", ALONE["medium"], alone(21, 79), ["won alone"]),
        ("factions", ALONE["medium"], alone(23, 77), []),
        ("factions", ALONE["medium"], alone(61, 39), ["won alone"]),
        ("factions", ALONE["hard"], alone(4, 96), ["won alone"]),
        ("factions", ALONE["hard"], alone(6, 94), []),
        ("factions", ALONE["hard"], alone(35, 65), ["won alone"]),
        ("factions", Cell("greedy", 4, 9), scored(60, 40, 70), ["x", "y"]),
        ("novasolis", Cell("greedy", 3, 9), won(95, 5), []),
        ("novasolis", Cell("greedy", 3, 9), won(41, 59), []),
        ("novasolis", Cell("greedy", 3, 9), won(40, 60), ["saved"]),
        ("novasolis", Cell("greedy", 3, 9, {"power": "4"}), won(83, 17), []),
        ("novasolis", Cell("greedy", 3, 9, {"power": "4"}), won(84, 16), ["saved"]),
        ("novasolis", Cell("greedy", 3, 9, {"power": "4"}), won(16, 84), ["saved"]),
        ("novasolis", Cell("search", 4, 9), won(65, 35), ["saved"]),
        ("novasolis", Cell("search", 4, 9), won(67, 33), []),
        ("novasolis", Cell("search", 4, 9), won(95, 5), []),
        ("novasolis", Cell("greedy", 3, 9, {"power": "1"}), won(90, 10), []),
        ("novasolis", RACES, raced((12, 25, 28, 35), 100), []),
        ("novasolis", RACES, raced((2, 25, 28, 45), 100), ["w won", "z won"]),
        ("novasolis", RACES, raced((3, 31, 30, 36), 100), []),
        ("novasolis", RACES, raced((25, 25, 25, 25), 500), ["saved"]),
        ("novasolis", RACES, raced((20, 20, 20, 20), 80, (12, 10, 10, 8)), ["w's stars", "z's stars"]),
        ("novasolis", RACES, raced((20, 20, 20, 20), 80, (11, 10, 10, 9)), []),
        ("novasolis", Cell("rusher", 2, 9, RUSH, "greedy"), rushed(60, 40), ["rusher"]),
        ("novasolis", Cell("rusher", 2, 9, RUSH, "greedy"), rushed(59, 41), []),
        ("novasolis", Cell("rusher", 3, 9, RUSH, "greedy"), rushed(43, 57), ["rusher"]),
        ("novasolis", Cell("rusher", 3, 9, RUSH, "greedy"), rushed(42, 58), []),
        ("sol", Cell("search", 1, 9), alone(21, 79), ["won alone"]),
        ("sol", Cell("search", 1, 9), alone(23, 77), []),
        ("sol", Cell("search", 1, 9), alone(99, 1), []),
        ("sol", HARD, matched(53, 47), ["search"]),
        ("sol", HARD, matched(57, 43), []),
        ("sol", MEDIUM, rushed(99, 1, ("greedy", "easy")), []),
        ("sol", MEDIUM, rushed(80, 20, ("greedy", "easy")), ["greedy"]),
    ],
)
def test_a_share_misses_its_goal_if_its_interval_lies_outside(
    slug: str, cell: Cell, counted: Counted, missed: list[str]
) -> None:
    assert [share.name for share in shares(slug, cell, counted) if share.is_missed] == missed


@pytest.mark.parametrize(
    ("cell", "games_won", "games_lost", "decided"),
    [
        (HARD, 39, 0, False),
        (HARD, 40, 0, True),
        (HARD, 33, 7, True),
        (HARD, 31, 9, False),
        (HARD, 21, 19, False),
        (HARD, 20, 20, True),
        (msgspec.structs.replace(HARD, fewest=0), 100, 0, False),
    ],
)
def test_a_match_ends_when_it_is_decided(
    cell: Cell, games_won: int, games_lost: int, *, decided: bool
) -> None:
    assert is_decided("sol", cell, matched(games_won, games_lost)) is decided


@pytest.mark.parametrize(("saved", "lost", "decided"), [(11, 0, False), (12, 0, True), (12, 1, False)])
def test_survival_of_hard_ends_when_it_is_decided(saved: int, lost: int, *, decided: bool) -> None:
    cell = next(cell for cell in PLAN["novasolis"] if cell.key == "search, 4 seats")
    assert is_decided("novasolis", cell, won(saved, lost)) is decided


def test_only_the_cells_asked_for_are_played(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(playing, "PLAN", {"sol": (Cell("random", 2, 2), Cell("random", 3, 2))})
    playing.run(["sol"], None, 1, cell="3 seats", folder=tmp_path)
    assert list(playing.kept("sol", tmp_path).cells) == ["random, 3 seats"]


def test_no_more_is_played_of_a_match_that_is_decided(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Others go on."""
    match = Cell("random", 2, 6, fewest=2)
    monkeypatch.setattr(playing, "PLAN", {"sol": (match, Cell("random", 3, 3))})
    monkeypatch.setattr(
        playing, "is_decided", lambda _, cell, counted: 0 < cell.fewest <= counted.report.games
    )
    playing.run(["sol"], None, 1, folder=tmp_path)
    found = playing.kept("sol", tmp_path)
    assert {key: counted.end for key, counted in found.cells.items()} == {
        "random, 2 seats": 2,
        "random, 3 seats": 3,
    }


def test_a_source_is_shared_with_the_interval_of_a_ratio() -> None:
    """Seats with many points weigh more, and what rises with all points tells nothing."""
    mix = mix_of(10, 40) + mix_of(30, 60) + mix_of(50, 80)
    assert mix.share == pytest.approx(0.5)
    around = [10 - 20, 30 - 30, 50 - 40]
    spread = NINETY_FIVE * (sum(each**2 for each in around) / 2 * 3) ** 0.5 / 180
    assert mix.interval == pytest.approx((0.5 - spread, 0.5 + spread))
    low, high = sum((mix_of(n, 2 * n) for n in (3, 8, 20)), Mix()).interval
    assert low == high == 0.5
    assert mix_of(3, 5).interval == (0, 1)


def test_the_points_of_a_game_are_counted_by_faction_and_source() -> None:
    counts = {"upgrades": 3, "machines": 4, "objectives": 2, "exoplanets": 1, "resources": 5, "noted": -2}
    four = Played(("a",) * 4, (1, 2, 3, 4), (13,) * 4, 1, 1, counts=(counts,) * 4, factions=tuple("wxyz"))
    found = sources_of("factions", four)
    assert list(found) == ["w", "x", "y", "z"]
    assert found["x"] == {
        "mars": mix_of(7, 13),
        "objectives": mix_of(2, 13),
        "exoplanets": mix_of(1, 13),
        "resources": mix_of(5, 13),
    }
    assert not sources_of("novasolis", four)
    assert not sources_of("factions", GAMES[0])
    counted = Counted()
    for number in range(2):
        counted.add(number, report_of([four]), found)
    assert counted.sources["w"]["mars"] == Mix(2, 14, 26, 98, 182, 338)


def test_every_goal_is_shown_kept_or_missed(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    kept = Kept(2, {ALONE["hard"].key: alone(40, 60), ALONE["easy"].key: alone(70, 30)})
    monkeypatch.setattr(command, "kept", lambda slug: kept)
    monkeypatch.setattr(sys, "argv", ["balance", "--show", "--game", "factions"])
    command.main()
    lines = capsys.readouterr().out.splitlines()
    assert "kept won alone: 70.0% (60% to 78%), of 60% to 85%" in lines
    assert "MISSED won alone: 40.0% (31% to 50%), outside 10% to 25%" in lines


def test_who_has_rivals_sits_elsewhere_each_game_and_is_dealt_what_they_are() -> None:
    cell = Cell("rusher", 3, 9, RUSH, rivals="greedy")
    assert cell.key == "rusher among greedy, 3 seats, mode=exploration"
    assert {cell.kinds(n).index("rusher") for n in range(3)} == {0, 1, 2}
    assert all(cell.kinds(n).count("greedy") == 2 for n in range(3))
    assert (
        cell.seed(7) == Cell("greedy", 3, 9, RUSH).seed(7) == "balance, greedy, 3 seats, mode=exploration, 7"
    )


def test_seats_with_rivals_are_set_apart_by_who_sat_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(playing, "new_players", lambda: dict.fromkeys(("one", "other"), RandomPlayer()))
    found = [playing.played("sol", Cell("one", 2, 4, rivals="other"), n) for n in range(2)]
    assert [game.factions for game in found] == [("one", "other"), ("other", "one")]
    report = report_of(found)
    assert {name: group.scores.count for name, group in report.factions.items()} == {"one": 2, "other": 2}


@pytest.mark.parametrize("slug", sorted(PLAN))
def test_every_cell_of_the_plan_can_be_played_and_has_a_name_of_its_own(slug: str) -> None:
    cells = PLAN[slug]
    assert len({cell.key for cell in cells}) == len(cells)
    for cell in cells:
        game = games()[slug]
        game.check_setup(cell.seats, game.info.with_defaults(cell.options))
    matches = {(cell.player, cell.rivals) for cell in cells if cell.seats == 2}
    assert matches >= STRENGTH.keys()
    whole = sum(cell.games for cell in cells if cell.player == "greedy" and not cell.rivals)
    assert whole >= 1000 or not whole


@pytest.mark.parametrize("path", sorted(FOLDER.glob("*.json")), ids=lambda path: path.stem)
def test_what_is_kept_is_small_and_of_the_plan(path: Path) -> None:
    assert path.stat().st_size < 50_000
    kept = load(path.stem, json.loads(path.read_bytes())["version"])
    wanted = {cell.key: cell.games for cell in PLAN[path.stem]}
    assert kept.cells
    for key, counted in kept.cells.items():
        assert counted.end - len(counted.gaps) == counted.report.games <= wanted[key]


@pytest.mark.parametrize("slug", sorted(PLAN))
def test_no_goal_of_strength_is_missed_by_the_games_that_are_kept(slug: str) -> None:
    kept = playing.kept(slug)
    cells = [cell for cell in PLAN[slug] if cell.rivals or cell.player == "search"]
    played = [(cell, kept.counted(cell)) for cell in cells if kept.counted(cell).end]
    assert not [
        str(share) for cell, counted in played for share in shares(slug, cell, counted) if share.is_missed
    ]


def in_rounds(*rounds: int) -> Report:
    """Games for two of so many rounds, each with 100 half-stars by either seat."""
    seats = {
        "1": Group(sum([once(100)] * len(rounds), Spread())),
        "2": Group(sum([once(100)] * len(rounds), Spread())),
    }
    spread = sum(map(once, rounds), Spread())
    return Report(moves=spread, rounds=spread, seats=seats)


def test_who_has_the_same_stars_in_fewer_rounds_is_faster() -> None:
    """Two rounds fewer of ten are a quarter more stars in each; one game says nothing of how they spread."""
    found = faster(in_rounds(8, 8, 8, 8), in_rounds(10, 10, 10, 10))
    assert found is not None
    assert found.share == found.interval[0] == found.interval[1] == pytest.approx(1.25)
    assert not found.is_missed
    slow = faster(in_rounds(9, 11, 9, 11), in_rounds(10, 10, 10, 10))
    assert slow is not None
    assert slow.is_missed
    assert slow.share == pytest.approx(1.0)
    assert slow.interval[0] < slow.share < slow.interval[1]
    assert faster(in_rounds(8), in_rounds(10, 10)) is None
