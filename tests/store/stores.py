"""The stores that every promise is proved for. Another engine is another line here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from pathlib import Path

from bot.store import Store
from bot.store.sqlite import open_store

Opening = Callable[[], Awaitable[Store]]
"""Opens the store once more, on the same data: as another process would, or after an end."""


def on_sqlite(folder: Path) -> Opening:
    return lambda: open_store(folder / "games.db", busy_seconds=5.0)


STORES: dict[str, Callable[[Path], Opening]] = {"sqlite": on_sqlite}
