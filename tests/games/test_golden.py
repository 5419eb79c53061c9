"""The golden games play as they did, and every registered game has one."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.games.sol.rules import SolRules
from tests.games import golden
from tests.games.golden import compare, file_of, golden_files, keep, lacking, load_case, main, report
from tests.games.proofs import Case, every_game
from tests.games.sample.embers import EmbersRules
from tests.games.sample.mended import MendedRules

SCENARIOS = next(option.values for option in SolRules.info.options if option.key == "scenario")[1:]


@pytest.mark.parametrize("path", golden_files(), ids=lambda path: path.stem)
def test_golden_game_plays_as_it_did(path: Path) -> None:
    case, seed = load_case(path)
    assert path == file_of(case)
    assert report(case, seed) == path.read_text(encoding="utf-8")


def test_every_game_has_a_golden_game_of_each_version() -> None:
    commands = lacking(every_game(), golden_files())
    assert not commands, f"write one: {'; '.join(commands)}"


MODES: dict[str, tuple[tuple[int, dict[str, str]], ...]] = {
    "sol": (
        (2, {}),
        (3, {"mode": "coop"}),
        (4, {"edition": "boxed"}),
        (4, {"vestigial": "on"}),
        (5, {"draft": "on"}),
        (3, {"event": "implode"}),
        (3, {"event": "feeders"}),
        *((1, {"scenario": scenario}) for scenario in SCENARIOS),
    ),
    "supernova": (
        (2, {}),
        (2, {"decks": "own-50"}),
        (3, {"stacks": "closed"}),
        (3, {"trade": "free"}),
        (3, {"leakless": "off"}),
        (4, {"parallel": "on"}),
        (6, {"short": "on"}),
    ),
    "factions": ((1, {}), (2, {"first": "on"}), (3, {}), (4, {})),
    "novasolis": (
        (1, {"variant": "solo"}),
        (2, {}),
        (3, {"variant": "coop"}),
        (3, {"mode": "exploration"}),
        (4, {"mode": "exploration", "entity": "off"}),
        (6, {}),
        (3, dict.fromkeys(("flagships", "destroyers", "diplomacy", "trade", "void"), "on")),
    ),
}
"""The modes of each game, as seats and the options that make them: each has a golden game of the newest rules."""


@pytest.mark.parametrize("slug", MODES)
def test_every_mode_has_a_golden_game(slug: str) -> None:
    cases = [load_case(path)[0] for path in golden_files() if path.name.startswith(f"{slug}-")]
    kept = [(case.seats, case.options) for case in cases if case.version == case.game.info.version]
    lacking = [
        (seats, options)
        for seats, options in MODES[slug]
        if not any(
            seats == its and (options.items() <= kinds.items() if options else not kinds)
            for its, kinds in kept
        )
    ]
    assert not lacking


def test_a_game_without_a_golden_game_is_named_with_the_command_that_writes_one(tmp_path: Path) -> None:
    games = {"embers": EmbersRules()}
    assert lacking(games, []) == ['make golden GAME=embers ARGS="--seats 2 --rules-version 1"']
    path = keep(Case(games["embers"], 2, {"rounds": "4"}, 1), "golden", tmp_path)
    assert path.name == "embers-v1-2-rounds-4.txt"
    assert lacking(games, [path]) == []
    assert lacking({"embers": MendedRules()}, [path]) == [
        'make golden GAME=embers ARGS="--seats 2 --rules-version 2"'
    ]
    case, seed = load_case(path)
    assert (case.seats, case.options, case.version, seed) == (2, {"rounds": "4"}, 1, "golden")


def test_golden_games_of_earlier_rules_are_written_anew_only_when_they_are_named(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    games = {"embers": MendedRules()}
    monkeypatch.setattr(golden, "every_game", lambda: games)
    old, new = (keep(Case(games["embers"], 2, {}, version), "golden", tmp_path) for version in (1, 2))
    assert compare(write=False, folder=tmp_path) == 0
    for path in (old, new):
        path.write_text(path.read_text(encoding="utf-8") + "more\n", encoding="utf-8")
    assert compare(write=False, folder=tmp_path) == 1
    assert compare(write=True, folder=tmp_path) == 1
    assert [path.read_text(encoding="utf-8").endswith("more\n") for path in (old, new)] == [True, False]
    assert compare(write=True, version=1, folder=tmp_path) == 0
    assert not old.read_text(encoding="utf-8").endswith("more\n")


@pytest.mark.parametrize(
    "arguments",
    [
        ["chess"],
        ["embers", "--seats", "9"],
        ["embers", "--options", "no=such"],
        ["embers", "--rules-version", "2"],
    ],
)
def test_no_golden_game_is_written_of_what_is_no_game(arguments: list[str]) -> None:
    before = golden_files()
    with pytest.raises(SystemExit) as end:
        main(arguments)
    assert end.value.code == 2
    assert golden_files() == before
