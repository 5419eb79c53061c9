"""One browser for all tests that look at the page, and the bot as a program of its own."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.e2e.program import Program
from tests.patience import PATIENCE
from tests.store.cluster import games, postgres

__all__ = ["games", "postgres"]

BROWSERS = ("chromium", "chromium-browser", "google-chrome")
QUIET = [
    "--no-sandbox",
    "--disable-gpu",
    "--in-process-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-sync",
]
QUIET += ["--disable-background-networking", "--disable-component-update"]


expect.set_options(timeout=PATIENCE * 1000)


def chromium() -> str | None:
    """Where the browser is, if there is one."""
    return next((found for name in BROWSERS if (found := shutil.which(name))), None)


@contextmanager
def open_browser() -> Iterator[Browser]:
    """Chromium. While it is open its event loop runs, and no asyncio test could."""
    path = chromium()
    if path is None:
        pytest.skip(
            "the page is tested in Chromium, and none is installed (Debian: apt-get install chromium)"
        )
    with sync_playwright() as playwright:
        launched = playwright.chromium.launch(executable_path=path, args=QUIET)
        yield launched
        launched.close()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """Chromium, for one file of tests."""
    with open_browser() as browser:
        yield browser


@pytest.fixture
def program(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Program]:
    """The bot, on a file, or on PostgreSQL where a test asks for it."""
    on_postgres = getattr(request, "param", "sqlite") == "postgres"
    program = Program(tmp_path / "games.db", request.getfixturevalue("games") if on_postgres else None)
    program.start()
    yield program
    program.stop()
