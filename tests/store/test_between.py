"""What stands between the bot and PostgreSQL: a pooler that keeps no sessions is refused, with what to do."""

from __future__ import annotations

from itertools import cycle
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.store import StoreError
from bot.store.postgres import connecting, open_store
from bot.store.postgres.connecting import check_sessions
from bot.store.postgres.connection import Connection

ADDRESS = "postgresql://ada:secret@pooler/games"


class Pooled:
    """A connection to a pooler, which carries out its statements on these processes of the server in turn."""

    def __init__(self, *processes: int) -> None:
        self._processes = cycle(processes)
        self.raw = SimpleNamespace(info=SimpleNamespace(backend_pid=4242))
        self.closed = False

    def execute(self, *_: Any) -> Any:
        return SimpleNamespace(fetchone=lambda: (next(self._processes),))

    def close(self) -> None:
        self.closed = True


def check(monkeypatch: pytest.MonkeyPatch, own: Pooled, other: Pooled) -> None:
    monkeypatch.setattr(connecting, "connect", lambda address: other)
    check_sessions(cast(Connection, own), ADDRESS)


@pytest.mark.parametrize("processes", [(7,), (8, 9, 7)])
def test_a_pooler_of_transactions_is_refused(
    monkeypatch: pytest.MonkeyPatch, processes: tuple[int, ...]
) -> None:
    other = Pooled(*processes)
    with pytest.raises(StoreError, match="pool_mode = session") as caught:
        check(monkeypatch, Pooled(7), other)
    assert "secret" not in str(caught.value)
    assert other.closed


def test_a_pooler_of_sessions_will_do(monkeypatch: pytest.MonkeyPatch) -> None:
    other = Pooled(8)
    check(monkeypatch, Pooled(7), other)
    assert other.closed


async def test_without_a_pooler_there_is_no_more_than_one_look(
    games: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    looked = list[int]()
    process = connecting._process

    def noted(db: Connection) -> int:
        looked.append(process(db))
        return looked[-1]

    monkeypatch.setattr(connecting, "_process", noted)
    store = await open_store(games)
    assert len(looked) == 1
    await store.close()
