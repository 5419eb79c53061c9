"""The golden games of SOL play as they did, and there is one for each mode."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.sol.golden_games import FOLDER, report, setup

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game_plays_as_it_did(path: Path) -> None:
    assert report(*setup(path)) == path.read_text(encoding="utf-8")


def test_every_mode_has_a_golden_game() -> None:
    modes = [setup(path)[:2] for path in FILES]
    assert (2, {}) in modes
    assert any(seats == 4 and options.get("edition") == "boxed" for seats, options in modes)
    assert any(seats == 5 for seats, _ in modes)
    assert any(seats == 1 and "scenario" in options for seats, options in modes)
    assert any(options.get("mode") == "coop" for _, options in modes)
    assert {"implode", "feeders"} <= {options.get("event") for _, options in modes}
