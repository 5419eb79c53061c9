"""Opens connections to a database."""

from __future__ import annotations

from contextlib import closing

import psycopg
from psycopg.conninfo import conninfo_to_dict, make_conninfo

from bot.store.addresses import shown
from bot.store.errors import StoreError, Trouble
from bot.store.postgres.connection import Connection, adapt
from bot.store.postgres.errors import explained, pooled
from bot.store.sql.statements import one

OLDEST = 14
"""The oldest PostgreSQL that this works with."""

PATIENCE = 4.0
"""Seconds after which someone is told that something cannot be stored or read."""

PREPARED_AFTER = 5
"""How often a connection carries out a statement before the server keeps its plan."""

LOOKS = 3
"""How often it is looked whether two connections share one of the server: others that use it may be in the way."""

_GIVEN = {
    "application_name": "heliograph",
    "connect_timeout": "4",
    "client_encoding": "utf8",
    "keepalives_idle": "5",
    "keepalives_interval": "2",
    "keepalives_count": "3",
    "tcp_user_timeout": "5000",
}
"""What a connection is given unless the address says otherwise: one whose other end is gone is noticed soon."""


def connect(address: str, *, reads: bool = False) -> Connection:
    """A connection that begins no transaction by itself; one that `reads` writes nothing. Raises StoreError."""
    with explained(shown(address)):
        given = {**_GIVEN, **_parts(address)}
        raw = psycopg.connect(make_conninfo(**given), autocommit=True, prepare_threshold=PREPARED_AFTER)
        try:
            _check_server(raw, address)
            adapt(raw)
            raw.execute("SET lock_timeout = '4s'")
            raw.execute("SET idle_in_transaction_session_timeout = '10s'")
            if reads:
                raw.execute("SET default_transaction_read_only = on")
            else:
                raw.execute(
                    "SELECT set_config('synchronous_commit', 'on', false)"
                    " WHERE current_setting('synchronous_commit') = 'off'"
                )
        except BaseException:
            # Nobody else has the connection yet, so nobody else can close it.
            raw.close()
            raise
    return Connection(raw)


def check_sessions(db: Connection, address: str) -> None:
    """Raise StoreError if a pooler lets connections of ours share one of the server: what belongs to a session, such as
    LISTEN, locks and prepared plans, would be lost or come to others."""
    if _process(db) == db.raw.info.backend_pid:
        return  # nothing is in between
    with closing(connect(address)) as other, explained(shown(address)):
        if any(_process(db) == _process(other) for _ in range(LOOKS)):
            raise pooled(shown(address))


def _process(db: Connection) -> int:
    """The number of the server's process that carries out a statement of a connection."""
    return int(one(db, "SELECT pg_backend_pid()"))


def _parts(address: str) -> dict[str, str]:
    try:
        return {key: str(value) for key, value in conninfo_to_dict(address).items()}
    except psycopg.Error:
        # What the driver says of it may have the password.
        raise StoreError(
            Trouble.MISSING,
            f"{shown(address)} is no address of a PostgreSQL database. Write it as postgresql://USER:PASSWORD@HOST/NAME,"
            " with %XX for signs such as @ and / in the password.",
        ) from None


def _check_server(raw: psycopg.Connection, address: str) -> None:
    version, encoding = raw.info.server_version // 10000, raw.info.parameter_status("server_encoding")
    if version < OLDEST:
        raise StoreError(
            Trouble.FAILED,
            f"The database {shown(address)} is on PostgreSQL {version}. Use PostgreSQL {OLDEST} or newer.",
        )
    if encoding != "UTF8":
        raise StoreError(
            Trouble.FAILED,
            f"The database {shown(address)} has the encoding {encoding}. Create it with ENCODING 'UTF8'.",
        )
