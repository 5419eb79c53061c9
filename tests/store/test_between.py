"""What stands between the bot and PostgreSQL: a pooler must keep sessions, and a certificate must be the right one."""

from __future__ import annotations

import os
import socket
import subprocess
from collections.abc import Awaitable, Iterator
from contextlib import ExitStack
from itertools import cycle
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import pytest

from bot.settings import load_settings
from bot.store import Store, StoreError, Trouble
from bot.store.places import open_place
from bot.store.postgres import connecting, open_store
from bot.store.postgres.connecting import check_sessions
from bot.store.postgres.connection import Connection
from bot.store.sql.parts import Parts
from tests.store.server import NoPostgres, Server, running

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


# TLS


HOST = "db.example"


def certificate(folder: Path, name: str) -> tuple[Path, Path]:
    """A certificate for HOST, signed by itself, and its key."""
    made, key = folder / f"{name}.crt", folder / f"{name}.key"
    command = "openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2"
    given = ["-subj", f"/CN={name}", "-addext", f"subjectAltName=DNS:{HOST}", "-out", made, "-keyout", key]
    subprocess.run([*command.split(), *given], check=True, capture_output=True)
    return made, key


@pytest.fixture
def server() -> Iterator[Server]:
    """A server that is reached by TCP."""
    with socket.create_server(("127.0.0.1", 0)) as found:
        port = str(found.getsockname()[1])
    with ExitStack() as ending:
        try:
            started = ending.enter_context(running(listen_addresses="127.0.0.1", port=port))
        except NoPostgres as error:
            if os.environ.get("CI"):
                raise
            pytest.skip(f"not tried with TLS: {error}")
        yield started


@pytest.mark.deep
async def test_a_server_is_trusted_by_its_certificate(server: Server, tmp_path: Path) -> None:
    own, key = certificate(tmp_path, "own")
    foreign, _ = certificate(tmp_path, "foreign")

    def opened(root: Path, host: str = HOST) -> Awaitable[Store]:
        trusted = f"host={host}&hostaddr=127.0.0.1&sslmode=verify-full&sslrootcert={root}"
        where = server.settings["port"]
        address = f"postgresql://heliograph@:{where}/postgres?{trusted}"
        return open_place(load_settings({"HELIOGRAPH_DATABASE": address}, env_file=None).database)

    async def refused(request: Awaitable[Store]) -> str:
        with pytest.raises(StoreError) as caught:
            await request
        assert caught.value.trouble is Trouble.REFUSED
        assert "\n" not in str(caught.value)
        return str(caught.value)

    assert "does not encrypt" in await refused(opened(own))
    server.encrypt(own, key)
    store = await opened(own)
    assert isinstance(store, Parts)
    encrypted = "SELECT count(*) FROM pg_stat_ssl JOIN pg_stat_activity USING (pid) WHERE ssl"
    assert await store.fetch(f"{encrypted} AND application_name = 'heliograph'") == [(3,)]
    await store.close()
    for wrong in (opened(foreign), opened(own, "other.example"), opened(tmp_path / "none.crt")):
        assert "sslrootcert" in await refused(wrong)
