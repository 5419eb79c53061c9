"""Whole games of Nova Solis with its expansions at the page, while an admin changes which ones tables may choose."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.e2e.tryout import Wish, try_out

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.journey]

ALL = "flagships=on, destroyers=on, void=on"
GAMES = {
    "rivals": Wish(
        "novasolis",
        2,
        ["easy"],
        f"{ALL}, diplomacy=on, trade=on",
        deaf="",
        kills=(45,),
        settings=("trade=off", "diplomacy=on", "trade=all"),
    ),
    "co-op": Wish(
        "novasolis",
        2,
        [],
        f"variant=coop, {ALL}",
        deaf="",
        kills=(45,),
        settings=("flagships=off", "void=on", "flagships=all"),
    ),
}


@pytest.mark.parametrize("kind", GAMES)
def test_a_game_with_expansions_goes_on_to_its_end_whatever_admins_change(
    browser: Browser, tmp_path: Path, kind: str
) -> None:
    wish = GAMES[kind]
    assert try_out(browser, tmp_path, "a tryout", wish) == []
    read = (tmp_path / "read.txt").read_text()
    assert read.count("*** Mira set") == len(wish.settings)
    assert read.count("It goes on, unless you end it") > 0
    assert "ended early" not in read
