"""Whole games on PostgreSQL while it is locked and cut off: two troubles of the campaign."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.campaign.__main__ import campaign


@pytest.mark.journey
@pytest.mark.parametrize("trouble", ["database locked", "database cut off"])
async def test_nothing_is_lost_or_done_twice_on_postgres(games: str, tmp_path: Path, trouble: str) -> None:
    scene = await campaign(tmp_path, "1", 1, 20, trouble, games)
    assert scene.struck[trouble] > 0
    assert scene.struck["moves acknowledged and found"] > 0
    assert scene.struck["moves in the logs"] > 0
