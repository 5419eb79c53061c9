"""The stores that every promise is proved for. Another engine is another line here."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import Protocol

import pytest

from bot.store import Store, postgres
from bot.store.leases import Claim
from bot.store.sql.parts import Parts
from bot.store.sqlite import open_store


class Opening(Protocol):
    """Opens the store once more, on the same data: as another process would, or after an end."""

    def __call__(self, claim: Claim | None = None) -> Awaitable[Store]:
        """A store whose process claims something."""
        ...


def on_sqlite(request: pytest.FixtureRequest) -> Opening:
    file = request.getfixturevalue("tmp_path") / "games.db"

    def opened(claim: Claim | None = None) -> Awaitable[Store]:
        return open_store(file, busy_seconds=5.0, claim=claim)

    return opened


def on_postgres(request: pytest.FixtureRequest) -> Opening:
    address: str = request.getfixturevalue("games")

    def opened(claim: Claim | None = None) -> Awaitable[Store]:
        return postgres.open_store(address, claim=claim)

    return opened


STORES: dict[str, Callable[[pytest.FixtureRequest], Opening]] = {"sqlite": on_sqlite, "postgres": on_postgres}


async def aged(store: Store, seconds: float, process: str) -> None:
    """Let the last sign of life of a process be older by some seconds."""
    assert isinstance(store, Parts)
    older = "UPDATE process SET beat = beat - ?1, until = until - ?1 WHERE name = ?2"
    await store.writer.agree(lambda db: db.execute(older, (seconds, process)).rowcount)
