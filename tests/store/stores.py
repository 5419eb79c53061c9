"""The stores that every promise is proved for. Another engine is another line here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from bot.store import Store, postgres
from bot.store.sqlite import open_store

Opening = Callable[[], Awaitable[Store]]
"""Opens the store once more, on the same data: as another process would, or after an end."""


def on_sqlite(request: pytest.FixtureRequest) -> Opening:
    folder: Path = request.getfixturevalue("tmp_path")
    return lambda: open_store(folder / "games.db", busy_seconds=5.0)


def on_postgres(request: pytest.FixtureRequest) -> Opening:
    address: str = request.getfixturevalue("games")
    return lambda: postgres.open_store(address)


STORES: dict[str, Callable[[pytest.FixtureRequest], Opening]] = {"sqlite": on_sqlite, "postgres": on_postgres}
