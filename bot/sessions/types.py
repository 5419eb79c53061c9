"""What goes in and out of the door of this room. Times are UTC seconds; ids of Discord are ints."""

from __future__ import annotations

import enum
from typing import Any

import msgspec

from bot.engine.moves import Ask, Event, Move, Seat, Standings, Text
from bot.sessions.affairs import Affairs, Result

NAME_LENGTH = 80
"""Characters of a name that are kept."""

REASON_LENGTH = 200
"""Characters of a reason that an admin gives."""


class Status(enum.Enum):
    """How far a session is."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    ABANDONED = "abandoned"

    @property
    def live(self) -> bool:
        """Whether it still occupies its channel."""
        return self in (Status.LOBBY, Status.PLAYING)


class User(msgspec.Struct, frozen=True):
    """A person, and the name to show for them."""

    id: int
    name: str


class Holder(msgspec.Struct, frozen=True):
    """Who holds a seat: a person (`user_id`) or a computer player (`computer` names its kind); neither: nobody does.

    `owner` is whose seat it is where the holder only stands in for a while: the owner may come back at any time.
    `passed_over`: nobody holds the seat, and until somebody does the house plays what is played for who is away.
    """

    user_id: int | None
    name: str
    computer: str | None = None
    owner: User | None = None
    passed_over: bool = False

    @property
    def vacant(self) -> bool:
        """Whether nobody holds the seat; `name` is whose it was."""
        return self.user_id is None and self.computer is None


class Times(msgspec.Struct, frozen=True):
    """How long things take, in seconds.

    `window`: a response window stays open. `grace`: after a restart a window stays open for at least this long, since
    nobody could answer while the bot was away. `think`: a computer player waits before each move, so that people can
    follow. `ponder`: it takes at least so long to answer in a window, whether or not there is something to think about.
    `patience`: after a restart no seat is late for this long.
    """

    window: float = 60.0
    grace: float = 15.0
    think: float = 0.3
    ponder: float = 0.6
    patience: float = 900.0


class Window(msgspec.Struct, frozen=True):
    """A question to the clock: it is closed at `until`. `key` tells it from other questions."""

    key: str
    until: float


class UndoRequest(msgspec.Struct, frozen=True):
    """The last move is to be taken back, and the seats in `must_agree` are asked whether they agree.

    `target` is the number of the move. `learned` is what became known by it to everybody: for saying what it
    was.
    """

    target: int
    seat: Seat
    must_agree: tuple[Seat, ...]
    agreed: tuple[Seat, ...]
    learned: tuple[Event, ...]

    @property
    def missing(self) -> tuple[Seat, ...]:
        """Who has not answered."""
        return tuple(seat for seat in self.must_agree if seat not in self.agreed)


POSTING = 0
"""Stands for a message that is being posted, whose id is not known yet."""


class SessionView(msgspec.Struct, frozen=True, kw_only=True):
    """A session without its state, as everybody may know it. Holders are in the order of the seats.

    `seq` is the last line of its log; `moved` the last line that changed the position (0 in the lobby).
    `seed` is None until the session is over. `undo` is the open request to take a move back. `retiring` are earlier
    messages that still have their buttons; POSTING among them says that one more may have been posted.
    """

    id: int
    channel_id: int
    guild_id: int | None
    game: str
    status: Status
    host_id: int
    options: dict[str, str]
    holders: tuple[Holder, ...]
    seq: int
    moved: int
    seed_hash: str | None
    seed: str | None
    created_at: float
    started_at: float | None
    ended_at: float | None
    undo: UndoRequest | None
    affairs: Affairs
    result: Result | None
    announced_seq: int
    message_id: int | None
    retiring: tuple[int, ...] = ()

    @property
    def names(self) -> list[str]:
        """The names by seat, as they were given; escape them for where they are shown."""
        return [holder.name for holder in self.holders]

    def seats_of(self, user_id: int) -> list[Seat]:
        """The seats that a person holds."""
        return [Seat(i) for i, holder in enumerate(self.holders) if holder.user_id == user_id]


class Outcome(msgspec.Struct, frozen=True):
    """A move that is on disk. `events` are those that the mover's seat may know.

    `replayed`: this very interaction had been applied before, and nothing was changed now.
    """

    session: SessionView
    seq: int
    seat: Seat
    events: list[Event]
    replayed: bool = False


class UndoState(msgspec.Struct, frozen=True):
    """What came of a wish to take a move back: done at once, or an open request that `missing` must agree to."""

    session: SessionView
    done: bool
    seat: Seat
    must_agree: tuple[Seat, ...] = ()
    missing: tuple[Seat, ...] = ()
    learned: tuple[Event, ...] = ()
    declined_by: Seat | None = None


class Position(msgspec.Struct, frozen=True):
    """The game as one viewer may know it. `asks` are the questions known to the viewer, none once it is over.

    `windows` are the moments at which open windows close, where the viewer may know of one; it was looked at `now`.
    `seq` is the last line of the log, and for nobody's eyes; `revision` counts the lines that the viewer knows of.
    """

    session: SessionView
    viewer: Seat | None
    seq: int
    revision: int
    view: Any
    asks: list[Ask]
    headline: Text
    standings: Standings
    over: bool
    windows: tuple[float, ...] = ()
    now: float = 0.0


class Kind(enum.Enum):
    """The kinds of lines in a log. Only START, MOVE and UNDO change the position."""

    NEW = "new"
    IMPORT = "import"
    JOIN = "join"
    LEAVE = "leave"
    COMPUTER = "computer"
    OPTION = "option"
    START = "start"
    MOVE = "move"
    UNDO = "undo"
    ASK_UNDO = "ask-undo"
    AGREE_UNDO = "agree-undo"
    DECLINE_UNDO = "decline-undo"
    SEAT = "seat"
    OFFER = "offer"
    VOTE = "vote"
    CLOCK = "clock"
    HOLIDAY = "holiday"
    REMINDER = "reminder"
    LATE = "late"
    FORGET = "forget"
    END = "end"


class LogLine(msgspec.Struct, frozen=True):
    """One line of the log as a viewer may know it.

    `move` is None for lines that are no move, and for the moves of others while the game runs: their values
    can be a secret, and what is public of them is in the events. `taken_back`: an undo later removed this
    line's effect. `names` are those who held the seats then, where seats have changed hands since.
    """

    seq: int
    kind: Kind
    seat: Seat | None
    move: Move | None
    events: list[Event]
    at: float
    taken_back: bool = False
    names: tuple[str, ...] = ()


class Report(msgspec.Struct, frozen=True):
    """Whether a log, played again from the seed, gives every state that was kept. `problem` says where it does not."""

    ok: bool
    moves: int
    snapshots: int
    seed_hash: str
    problem: str | None = None
