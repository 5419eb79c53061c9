"""One game in one channel: lobby, seats, votes, clocks, the log of moves, undo, windows, computer players, receipts.

Start at `sessions.Sessions`, the door. `house` holds what is in memory and commits each `change`; `lobby`, `play` and
`undo` are the rules of the house about them; `clockwork` answers for computer players and closes windows; `history`
reads the log, and `lines` says what its lines mean. Who holds a seat of a running game is changed by `seats`:
`holding` looks, `handover` makes the change. The table decides by `votes`, of `removal` among others. How long a seat
may take is asked of `clocks`: `calendar` and `timing` are its arithmetic, `accounts` keeps the times with every
change, `alarms` rings when something is due, `lateness` says what follows when a time is over. `errands` keeps what
is to be sent to one person, `shown` what Discord shows, `receipts` what that cost. `shard` says which of several
processes sees to a session.
"""

from bot.sessions.refusals import Refused
from bot.sessions.sessions import Sessions
from bot.sessions.types import (
    POSTING,
    Holder,
    Kind,
    LogLine,
    Outcome,
    Position,
    Report,
    SessionView,
    Status,
    Times,
    UndoRequest,
    UndoState,
    User,
    Window,
)
from bot.store import LetterRow

__all__ = [
    "POSTING",
    "Holder",
    "Kind",
    "LetterRow",
    "LogLine",
    "Outcome",
    "Position",
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
