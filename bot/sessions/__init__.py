"""One game in one channel: lobby, seats, the log of moves, undo, windows, computer players, receipts.

Start at `sessions.Sessions`, the door. `house` holds what is in memory and commits changes; `lobby`, `play` and `undo`
are the rules of the house about them; `clockwork` answers for computer players and the clock; `history` reads the log.
"""

from bot.sessions.refusals import Refused
from bot.sessions.sessions import Sessions
from bot.sessions.types import (
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
