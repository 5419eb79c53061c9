"""The store on one SQLite file.

Start at `store.open_store`. `writer` owns the one connection that writes and commits in groups; `schema` carries out
`migrations.sql`, which has the tables. `sessions`, `logs`, `changes`, `orders`, `outbox`, `servers`, `figures` and
`people` hold the methods of the store, each for its tables; they share `connections`, `sql` and `extras`. `errors`
explains what is wrong with a file, `heartbeat` keeps out a second bot, `health` tells from outside whether one is
alive on it, `backup` copies and restores a file, `removal` deletes whole sessions, and `files` makes files that only
their owner can read.
"""

from bot.store.sqlite.health import Health, health
from bot.store.sqlite.store import SQLiteStore, open_store

__all__ = ["Health", "SQLiteStore", "health", "open_store"]
