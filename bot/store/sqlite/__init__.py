"""The store on one SQLite file.

Start at `store.open_store`. `writer` opens the file and notices what happens to it; `schema` carries out
`migrations.sql`, which has the tables. The methods of the store are in `bot.store.sql`; `connection` is what they write
with. `errors` explains what is wrong with a file, `soundness` looks for damage, `health` tells from outside whether a
bot is alive on it, `backup` copies and restores a file, `removal` deletes everything of a server, and `files` makes
files that only their owner can read.
"""

from bot.store.sql.health import Health
from bot.store.sqlite.health import health
from bot.store.sqlite.store import SQLiteStore, open_store

__all__ = ["Health", "SQLiteStore", "health", "open_store"]
