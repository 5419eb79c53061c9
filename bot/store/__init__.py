"""What must survive the process, behind a door: the protocol `Store`, which takes and returns plain values.

Start at `protocol.Store`. `rows` are the values that go in and come out, `commit` what is stored together, `errors`
what can go wrong. `sqlite` is the store on one file; only the code that starts the bot opens one.
"""

from bot.store.commit import (
    AddNotification,
    Commit,
    DropDrafts,
    Extra,
    MoveSession,
    RewriteLines,
    Rewriting,
    RulesUnchanged,
    ServerChange,
    WithinLimits,
)
from bot.store.errors import Clash, Conflict, StoreError, Trouble
from bot.store.protocol import Store
from bot.store.rows import (
    AuditRow,
    Belongings,
    CallRow,
    Changes,
    DraftRow,
    HandMessageRow,
    LessonRow,
    LogRow,
    LookedRow,
    Mark,
    NotificationRow,
    OrderRow,
    Receipt,
    ResultRow,
    ResultsMark,
    ServerRow,
    SessionRow,
    Snapshot,
    Tally,
)

__all__ = [
    "AddNotification",
    "AuditRow",
    "Belongings",
    "CallRow",
    "Changes",
    "Clash",
    "Commit",
    "Conflict",
    "DraftRow",
    "DropDrafts",
    "Extra",
    "HandMessageRow",
    "LessonRow",
    "LogRow",
    "LookedRow",
    "Mark",
    "MoveSession",
    "NotificationRow",
    "OrderRow",
    "Receipt",
    "ResultRow",
    "ResultsMark",
    "RewriteLines",
    "Rewriting",
    "RulesUnchanged",
    "ServerChange",
    "ServerRow",
    "SessionRow",
    "Snapshot",
    "Store",
    "StoreError",
    "Tally",
    "Trouble",
    "WithinLimits",
]
