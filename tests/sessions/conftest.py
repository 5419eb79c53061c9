"""A venue for every test."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.blank import blank_files
from tests.sessions.venue import Venue, open_venue
from tests.unmixed import unmixed

__all__ = ["blank_files"]


@pytest.fixture
async def venue(tmp_path: Path) -> AsyncIterator[Venue]:
    """Sessions on a fresh file."""
    async with open_venue(tmp_path / "games.db") as venue:
        yield venue


@pytest.fixture
def dealt_by_seed() -> Iterator[None]:
    """Games are dealt from their seeds alone."""
    with unmixed():
        yield
