"""A game that lacks a part of the contract is left out with the part's name and what to do; the others go on."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any, ClassVar

import pytest
from msgspec.structs import replace

from bot.checks import contract
from bot.checks.complete import FOR_NEWCOMERS, incomplete
from bot.checks.contract import PARTS, contract_faults
from bot.checks.games import hostable, hosting_faults
from bot.commands import running
from bot.commands.failure import Failure
from bot.engine import files
from bot.engine.moves import Verb
from bot.engine.options import GameInfo
from bot.engine.rules import Game
from bot.engine.steps import State, Step
from bot.engine.words import loaded
from bot.games import catalogue
from bot.games.catalogue import ELSEWHERE, broken, games
from renderers.catalogue import RENDERERS
from renderers.renderer import Renderer
from tests.games.proofs import every_game
from tests.games.sample.ferries.rules import Ferries, FerriesRules, NextTurn, Turn
from tests.games.sample.many import fleet


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where data is looked for first."""
    monkeypatch.setattr(files, "_roots", [tmp_path, *files._roots])
    loaded.cache_clear()
    yield tmp_path
    loaded.cache_clear()


@pytest.fixture
def elsewhere(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str, str], str]]:
    """Registers a game whose module `rules` has these lines; what is wrong with it."""

    def registered(package: str, lines: str) -> str:
        (tmp_path / package).mkdir()
        (tmp_path / package / "__init__.py").write_text("")
        (tmp_path / package / "rules.py").write_text(lines)
        monkeypatch.setenv(ELSEWHERE, f"{package}:Rules")
        catalogue._loaded.cache_clear()
        return str(broken()[package])

    monkeypatch.syspath_prepend(tmp_path)
    yield registered
    monkeypatch.undo()
    catalogue._loaded.cache_clear()


def test_every_game_keeps_the_contract() -> None:
    assert {slug: contract_faults(game) for slug, game in games().items()} == {slug: [] for slug in games()}
    assert {slug: incomplete(game) for slug, game in games().items()} == {slug: [] for slug in games()}


@pytest.mark.parametrize("slug", sorted(every_game()))
def test_every_game_can_be_hosted(slug: str) -> None:
    assert hosting_faults(every_game()[slug]) == ()


@pytest.mark.parametrize("part", PARTS)
def test_a_method_that_is_missing_is_named_with_what_it_does(part: str) -> None:
    bare = type("Bare", (FerriesRules,), {part: getattr(Game, part)})()
    (fault,) = hosting_faults(bare)
    assert fault == f"Bare.{part}: is missing: write a method to {PARTS[part]} (docs/games.md shows how)"


def test_every_method_that_a_game_must_write_is_known() -> None:
    """Those of `Game` that only say so."""

    class Empty(Game[Ferries]):
        info, state_type = FerriesRules.info, Ferries

    assert [fault.split(".")[1].split(":")[0] for fault in contract_faults(Empty())] == [*PARTS]


@pytest.mark.parametrize(
    ("lines", "named"),
    [
        ("import nothing_like_it", "import: ModuleNotFoundError: No module named 'nothing_like_it'"),
        ("x = 1", "Rules: class: is missing: write one that inherits from Game"),
        ("class Rules:\n    pass", "Rules: class: is missing: write one that inherits from Game"),
        (
            "from bot.engine.rules import Game\nclass Rules(Game):\n    pass",
            "Rules: info: is missing: say it in the body of the class (info = GameInfo(...))",
        ),
        (
            "from tests.games.sample.ferries.rules import *\nclass Rules(Game):\n    info = FerriesRules.info",
            "Rules: state_type: is missing: say it in the body of the class (state_type = the class of its state)",
        ),
        (
            "from tests.games.sample.ferries.rules import FerriesRules\nclass Rules(FerriesRules):\n    pass",
            "Rules: slug: is ferries, and must be that of its package, misfit",
        ),
    ],
)
def test_a_class_that_is_no_game_is_named(
    elsewhere: Callable[[str, str], str], lines: str, named: str, request: pytest.FixtureRequest
) -> None:
    package = f"misfit{abs(hash(lines)) % 1000}" if "slug" not in named else "misfit"
    assert elsewhere(package, lines) == f"{package}/rules.py: " + (
        f"file: {named}" if named.startswith("import") else named
    )


def test_a_broken_game_is_left_out_and_the_others_go_on(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Mute(FerriesRules):
        headline = Game.headline

    with caplog.at_level(logging.ERROR):
        assert list(hostable({"ferries": FerriesRules(), "mute": Mute()})) == ["ferries"]
    assert caplog.messages == [
        f"the game 'mute' is left out: Mute.headline: is missing: write a method to {PARTS['headline']}"
        " (docs/games.md shows how)"
    ]


def test_what_fails_when_a_game_is_dealt_is_told_with_its_place(
    caplog: pytest.LogCaptureFixture,
) -> None:
    class Failing(FerriesRules):
        def deal(self, seats: int, options: Any, rng: Any, version: int) -> Ferries:
            return {}[options["no such"]]  # type: ignore[no-any-return]

    (fault,) = hosting_faults(Failing())
    assert fault.startswith("test_contract.py, line ")
    assert fault.endswith("in deal: KeyError: 'no such'")
    assert "Traceback" in caplog.text


def test_a_verb_that_no_step_carries_out_keeps_a_game_out() -> None:
    class Wider(FerriesRules):
        info: ClassVar[GameInfo] = replace(FerriesRules.info, verbs=(*FerriesRules.info.verbs, Verb("sing")))

    assert hosting_faults(Wider()) == ("verb sing: no step has a method do_sing",)


class Idle(Step, tag="idle"):
    """Does nothing."""


class Silent(Turn, tag="silent"):
    """Waits for a seat and asks it nothing; a flight begins nowhere."""

    ask = Step.ask
    spot = Step.spot


class Odd(State):
    stack: list[NextTurn | Idle | Silent]
    beside: list[NextTurn]


def test_steps_that_lack_a_part_are_named() -> None:
    class Stuck(FerriesRules):
        state_type = Odd  # type: ignore[assignment]

    assert contract_faults(Stuck()) == [
        "Idle: neither asks nor runs: write awaits and ask, or run (docs/games.md shows how)",
        "Silent.ask: is missing: write the question to the seats that it awaits (docs/games.md shows how)",
        "Silent.spot: is missing: say at each spot of fly what may come next (docs/games.md shows how)",
    ]


@pytest.mark.parametrize(
    ("changed", "fault"),
    [
        ({"hand_told": None}, "hand_told: is missing: hand needs it (renderers/renderer.py)"),
        ({"inspect": len}, "inspectable: is missing: inspect needs it (renderers/renderer.py)"),
        ({"text_board": None}, "text_board: must be a function"),
        ({"render": "a picture"}, "render: must be a function"),
    ],
)
def test_a_renderer_that_lacks_a_part_is_named(
    monkeypatch: pytest.MonkeyPatch, changed: dict[str, Any], fault: str
) -> None:
    broken_one: Renderer = RENDERERS["ferries"]._replace(**changed)
    monkeypatch.setattr(contract, "renderer_of", lambda game: broken_one)
    assert contract_faults(FerriesRules()) == [f"renderer of ferries: {fault}"]


def test_a_folder_of_data_that_is_missing_is_named(folder: Path) -> None:
    class Lost(FerriesRules):
        info: ClassVar[GameInfo] = replace(FerriesRules.info, slug="lost")

    assert hosting_faults(Lost()) == ("lost/text/en.ftl: file: path: is missing",)


@pytest.mark.parametrize("key", FOR_NEWCOMERS)
def test_words_for_newcomers_that_are_missing_are_named_with_what_they_say(folder: Path, key: str) -> None:
    (game,) = fleet(folder, 1).values()
    catalogue = folder / "ferries-1" / "text" / "en.ftl"
    catalogue.write_text(catalogue.read_text().replace(f"{key} = ", f"{key}-not = "))
    loaded.cache_clear()
    assert incomplete(game) == [f"ferries-1/text/en.ftl: message {key}: is missing: {FOR_NEWCOMERS[key]}"]


def test_the_check_names_what_a_registered_game_lacks_with_all_other_faults(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    every = {**games(), **fleet(folder, 1)}
    monkeypatch.setattr(running, "games", lambda: every)
    monkeypatch.setattr(running, "broken", dict)
    catalogue = folder / "ferries-1" / "text" / "en.ftl"
    catalogue.write_text(catalogue.read_text().replace("tour-goal = ", "tour-no-goal = "))
    with pytest.raises(Failure) as found:
        running.check_data()
    assert "ferries-1: message tour-no-goal: nothing says it" in str(found.value)
    assert "ferries-1: ferries-1/text/en.ftl: message tour-goal: is missing: say in a few" in str(found.value)


@pytest.mark.parametrize(
    ("change", "fault"),
    [
        (
            lambda text: text.replace("## 0 How to play in five minutes", "## 0 At a glance"),
            "0 At a glance: must come after a section “## 0 How to play in five minutes”: write one",
        ),
        (
            lambda text: text.replace("## 3 Swap", "## Swap"),
            "Swap: has no number: write “## 3 Swap”, so that",
        ),
        (lambda text: text + "and so on " * 90, "3 Swap: has 1"),
        (
            lambda text: text + "\n| a | b |\n",
            "3 Swap: has a table, which Discord does not show: write a list",
        ),
        (
            lambda text: text.replace("<!-- asked: turn -->", "<!-- asked: turn, tide -->"),
            "1 Turns: answers the question tide, but there is no message ask-tide",
        ),
        (
            lambda text: text.replace("## 3 Swap", "## 3 Swap {crates=9}"),
            "3 Swap: is for crates=9, but crates is one of 2, 3",
        ),
    ],
)
def test_rules_that_players_cannot_read_are_named(
    folder: Path, change: Callable[[str], str], fault: str
) -> None:
    (game,) = fleet(folder, 1).values()
    rules = folder / "ferries-1" / "rules.md"
    rules.write_text(change(rules.read_text(encoding="utf-8")), encoding="utf-8")
    (found,) = incomplete(game)
    assert found.startswith(f"ferries-1/rules.md: {fault}")


def test_presets_that_are_missing_are_named(folder: Path) -> None:
    class Hard(FerriesRules):
        info: ClassVar[GameInfo] = replace(FerriesRules.info, presets=())

    assert incomplete(Hard()) == [
        "info: presets: is empty: list one for people who have never played, Preset('first', {})"
    ]
