"""The store on a PostgreSQL database, which several machines can reach.

Start at `store.open_store`. `connecting` opens connections; `connection` carries out the statements of `bot.store.sql`
on one; `writer` is the one that writes, and finds out what was stored when it breaks. `schema` carries out
`migrations.sql`, which has the tables. `errors` explains what is wrong, `health` tells from outside whether a bot is
alive, `listening` hears what other processes write, `identifying` lets shards identify in turn, and `removal` deletes
everything of a server.
"""

from bot.store.postgres.health import health
from bot.store.postgres.store import PostgresStore, open_store

__all__ = ["PostgresStore", "health", "open_store"]
