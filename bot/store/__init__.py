"""SQLite behind one small interface: what must survive the process.

Start at `store.Store` (every query there is). `writer.Writer` owns the one connection that writes and commits
in groups; `schema` has the tables and their migrations; `rows` is what goes in and comes out, plain values
that know no game; `errors` says in words what is wrong with a database; `health` tells from outside whether a
bot is alive; `backup` copies a whole database and puts it back.
"""

from bot.store.errors import Conflict, StoreError, Trouble
from bot.store.health import Health, health
from bot.store.rows import LetterRow, LogRow, Receipt, SessionRow, Snapshot
from bot.store.store import Store

__all__ = [
    "Conflict",
    "Health",
    "LetterRow",
    "LogRow",
    "Receipt",
    "SessionRow",
    "Snapshot",
    "Store",
    "StoreError",
    "Trouble",
    "health",
]
