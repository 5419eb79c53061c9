"""Games in channels: lobby, seats, votes, clocks, the log of moves, undo, computer players, and what people keep.

Start at `sessions.Sessions`, the door: everything that may be asked of the sessions. The rooms, from the roof down;
each imports only rooms below it: `time` (clocks and what they ring for), `people` (data, statistics, archive),
`finding` (who waits for a table, and is called to one), `play` (moves, undo, lobby, orders), `seats` (holders and
votes), `server` (what a server allows), `outbox` (what Discord must show and send), `core` (sessions in memory, and the
one way to change them). Everything returned is stored already.
"""

from bot.sessions.core.refusals import Refused
from bot.sessions.core.types import (
    POSTING,
    Holder,
    Kind,
    LogLine,
    Outcome,
    Position,
    Posted,
    Report,
    SessionView,
    Status,
    Times,
    UndoRequest,
    UndoState,
    User,
    Window,
)
from bot.sessions.sessions import Sessions
from bot.store import CallRow, HandMessageRow, HostMessageRow, Receipt

__all__ = [
    "POSTING",
    "CallRow",
    "HandMessageRow",
    "Holder",
    "HostMessageRow",
    "Kind",
    "LogLine",
    "Outcome",
    "Position",
    "Posted",
    "Receipt",
    "Refused",
    "Report",
    "SessionView",
    "Sessions",
    "Status",
    "Times",
    "UndoRequest",
    "UndoState",
    "User",
    "Window",
]
