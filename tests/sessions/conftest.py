"""A desk for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator
from pathlib import Path

import pytest

from tests.sessions.desk import Desk, open_desk


@pytest.fixture
async def desk(tmp_path: Path) -> AsyncIterator[Desk]:
    """A house on a fresh file."""
    async with open_desk(tmp_path / "games.db") as desk:
        yield desk
