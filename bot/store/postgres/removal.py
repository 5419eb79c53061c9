"""Deletes everything of one server from a database that no bot uses."""

from __future__ import annotations

from contextlib import closing

from bot.store.addresses import shown
from bot.store.errors import StoreError, Trouble
from bot.store.postgres.connecting import connect
from bot.store.postgres.errors import explained
from bot.store.postgres.health import health
from bot.store.postgres.schema import check_current
from bot.store.sql.removal import OF_SERVERS, OF_SESSIONS, Removed, held, remove


def held_for(address: str, guild: int) -> Removed:
    """What is stored for a server. Raises StoreError."""
    with explained(shown(address)), closing(connect(address, reads=True)) as db:
        check_current(db, shown(address))
        return held(db, guild)


def remove_server(address: str, guild: int) -> Removed:
    """Delete everything of a server but what people set for themselves, and let its room be used again.

    Raises StoreError, also if a bot is alive on the database, or if it is of another version.
    """
    if health(address).alive:
        raise StoreError(Trouble.LOCKED, f"A bot is playing on {shown(address)}. Stop it first, then purge.")
    with explained(shown(address)), closing(connect(address)) as db:
        check_current(db, shown(address))
        try:
            with db.transaction():
                removed = remove(db, guild)
        except BaseException:
            db.roll_back()
            raise
        for table in ("session", *OF_SESSIONS, *OF_SERVERS):
            db.execute(f"VACUUM {table}")
    return removed
