"""The golden games play as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.games.golden import FOLDER, load_case, report
from tests.games.proofs import every_game

FILES = sorted(FOLDER.glob("*.txt"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game_plays_as_it_did(path: Path) -> None:
    case, seed = load_case(path)
    assert report(case, seed) == path.read_text(encoding="utf-8")


def test_every_game_has_a_golden_game() -> None:
    assert {load_case(path)[0].game.info.slug for path in FILES} == set(every_game())
