"""A stage for each test; whatever is logged as an error fails the test."""

from __future__ import annotations

import logging
from collections.abc import AsyncIterator, Iterator
from pathlib import Path
from typing import Any

import pytest

from bot.discord.core.answers import reply
from bot.discord.core.drawing import studio
from bot.discord.table import samples
from bot.players.random import RandomPlayer
from tests.blank import blank_files
from tests.discord.stage import Stage, stage
from tests.hurry import quick_retries
from tests.judge.stage import judged_stage
from tests.patience import PATIENCE
from tests.sketches import sketches

__all__ = ["blank_files", "quick_retries", "sketches"]

PLAYER, PLAYED = samples.PLAYER, samples._MOMENTS
"""Who plays sample matches, and those that were played."""


STAGES = {"sandbox": stage, "simcord": judged_stage}

JUDGED_BRIEFLY = ("test_novasolis", "test_panel", "test_private_refusals")
"""Files with tests that play before the second judge in `make test`; in `make proof` all that are marked so do."""


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Tests that are marked `judged` play on both stages, but for those that need what only the sandbox has."""
    marks = {mark.name for mark in metafunc.definition.iter_markers()}
    if "scene" in metafunc.fixturenames and "judged" in marks and "sandboxed" not in marks:
        assert not hasattr(metafunc.module, "scene"), "a file with a stage of its own cannot be judged"
        briefly = metafunc.module.__name__.rpartition(".")[2] in JUDGED_BRIEFLY
        second = pytest.param("simcord", marks=() if briefly else pytest.mark.deep)
        metafunc.parametrize("scene", ["sandbox", second], indirect=True)


@pytest.fixture
async def scene(tmp_path: Path, request: pytest.FixtureRequest) -> AsyncIterator[Stage]:
    async with STAGES[getattr(request, "param", "sandbox")](tmp_path / "games.db") as made:
        yield made


@pytest.fixture
def expected_errors() -> list[str]:
    """Parts of error messages that a test means to provoke; append to it."""
    return []


@pytest.fixture(autouse=True)
def patience(monkeypatch: pytest.MonkeyPatch) -> None:
    """On a busy machine, too, an answer that Discord still waits for is given at once, not announced first."""
    monkeypatch.setattr(reply, "PATIENCE", PATIENCE)


@pytest.fixture(autouse=True)
def unprepared(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nothing is drawn ahead: a test shows a board or two, and what all boards have in common costs more than those."""
    monkeypatch.setattr(studio, "_prepare", lambda prepare: None)


AT_RANDOM: dict[Any, Any] = {}
"""The sample matches that were played at random."""


@pytest.fixture(autouse=True)
def random_samples(monkeypatch: pytest.MonkeyPatch) -> None:
    """Sample matches are played at random: good players think for seconds, and few tests read the pictures."""
    monkeypatch.setattr(samples, "PLAYER", RandomPlayer())
    monkeypatch.setattr(samples, "_MOMENTS", AT_RANDOM)


@pytest.fixture
def good_samples(random_samples: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Sample matches are played as newcomers see them."""
    monkeypatch.setattr(samples, "PLAYER", PLAYER)
    monkeypatch.setattr(samples, "_MOMENTS", PLAYED)


@pytest.fixture(autouse=True)
def silence(caplog: pytest.LogCaptureFixture, expected_errors: list[str]) -> Iterator[None]:
    """Fail on every error that was logged: views and autocompletes only log theirs."""
    caplog.set_level(logging.WARNING)
    yield
    errors = [each for each in caplog.get_records("call") if each.levelno >= logging.ERROR]
    errors = [each for each in errors if not any(part in each.getMessage() for part in expected_errors)]
    if errors:
        told = [f"{each.name}: {each.getMessage()} {each.exc_text or ''}" for each in errors]
        pytest.fail("logged: " + "; ".join(told))
