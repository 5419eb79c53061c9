"""The values that the sessions take and return. Times are UTC seconds; Discord's ids are ints."""

from __future__ import annotations

import enum
from functools import cached_property
from typing import Any

import msgspec

from bot.engine.moves import Ask, Event, Move, Seat, SideInfo, Text
from bot.engine.offer import Offer
from bot.engine.rules import Game
from bot.sessions.core.pace import Paces
from bot.sessions.core.table_state import Result, TableState

NAME_LENGTH = 80
"""How many characters of a name are kept."""

REASON_LENGTH = 200
"""How long an admin's reason may be."""


class Status(enum.Enum):
    """The stage of a session."""

    LOBBY = "lobby"
    PLAYING = "playing"
    FINISHED = "finished"
    ABANDONED = "abandoned"

    @cached_property
    def live(self) -> bool:
        """Whether the session still occupies its channel."""
        return self in (Status.LOBBY, Status.PLAYING)


class User(msgspec.Struct, frozen=True):
    """A person, and the name to show for them."""

    id: int
    name: str


class Holder(msgspec.Struct, frozen=True):
    """Who holds a seat: a person (`user_id`), a computer player (`computer` is its kind), or, without both, no one.

    `owner` is whose seat it is if the holder only stands in; the owner may come back at any time. `passed_over`: no one
    holds the seat, and until someone takes it the bot plays its default moves.
    """

    user_id: int | None
    name: str
    computer: str | None = None
    owner: User | None = None
    passed_over: bool = False

    @property
    def vacant(self) -> bool:
        """Whether no one holds the seat; `name` is then its last holder's."""
        return self.user_id is None and self.computer is None


class Times(msgspec.Struct, frozen=True):
    """How long things take, in seconds.

    `paces`: how long response windows stay open at each pace. `grace`: how long one stays open at least after a
    restart, since no one could answer while the bot was away. `think`: how long a computer player waits before each
    move, so that people can follow. `ponder`: how long it takes at least to answer in a window, so that the time gives
    nothing away. `patience`: for how long after a restart no seat is late. `lobby`: after how long without activity a
    lobby expires. `rematch`: for how long seats are kept for people who are asked to play again. `kept`: after how long
    a game that is over is deleted (0: never).
    """

    paces: Paces = Paces()
    grace: float = 15.0
    think: float = 0.3
    ponder: float = 0.6
    patience: float = 900.0
    lobby: float = 86400.0
    rematch: float = 86400.0
    kept: float = 0.0


UNTIMED = -1.0
"""When a window closes that has just opened: its times are still to be set."""
NEVER = float(2**40)
"""When a window closes that waits for an answer, however long that takes."""


class Window(msgspec.Struct, frozen=True, omit_defaults=True):
    """A question to the clock, which closes at `until` if no one answers before then.

    `asked` are the seats that have not answered, `ends` by seat is until when each may. When no one is left it closes,
    but not before `earliest`, drawn when it opened. Of these times only `shown` is public, the latest of everyone who
    might be asked: the others would tell who has answered.
    """

    until: float
    asked: tuple[Seat, ...] = ()
    ends: tuple[float, ...] = ()
    earliest: float = UNTIMED
    shown: float = UNTIMED

    def asking(self, asked: tuple[Seat, ...]) -> Window:
        """This window with these seats still to answer."""
        waits = [self.ends[seat] for seat in asked if seat < len(self.ends)]
        closed = self.until if self.earliest == UNTIMED else self.earliest
        until = max([closed, *waits])
        return msgspec.structs.replace(self, until=until, asked=asked)

    def end_for(self, viewer: Seat | None) -> float:
        """When it closes as a viewer (None: the public) may know: at their own time for those who are asked."""
        if viewer is not None and viewer in self.asked and viewer < len(self.ends):
            return self.ends[viewer]
        return self.until if self.shown == UNTIMED else self.shown


class UndoRequest(msgspec.Struct, frozen=True):
    """A request to take the last move back; the seats in `must_agree` are asked.

    `target` is the number of the move; `learned` is what it revealed to everyone.
    """

    target: int
    seat: Seat
    must_agree: tuple[Seat, ...]
    agreed: tuple[Seat, ...]
    learned: tuple[Event, ...]

    @property
    def missing(self) -> tuple[Seat, ...]:
        """The seats that have not answered."""
        return tuple(seat for seat in self.must_agree if seat not in self.agreed)


POSTING = 0
"""In place of the id of a message that is being posted."""

Posted = int | tuple[int, int]
"""A message by its id; one left behind in another channel by the ids of the channel and the message."""


class SessionView(msgspec.Struct, frozen=True, kw_only=True):
    """A session without its state, as everyone may know it. Holders are in the order of the seats.

    `version` is that of the rules it was begun under; None before it starts.
    `seq` is the last line of its log; `moved` the last line that changed the position (0 in the lobby).
    `seed` is None until the session is over. `undo` is the open request to take a move back. `retiring` are earlier
    messages that still have their buttons, here or left behind in another channel; POSTING among them says that one
    more may have been posted. `goes_at` is when an imported game is deleted; None: it is kept.
    """

    id: int
    channel_id: int
    guild_id: int | None
    game: str
    version: int | None
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
    goes_at: float | None
    undo: UndoRequest | None
    table_state: TableState
    result: Result | None
    announced_seq: int
    message_id: int | None
    retiring: tuple[Posted, ...] = ()

    @property
    def names(self) -> list[str]:
        """The names by seat, as given; escape them before showing them."""
        return [holder.name for holder in self.holders]

    @property
    def is_aside(self) -> bool:
        """Whether the game was put aside: it has no channel, and stands still until someone resumes it."""
        return self.status.live and self.table_state.place_lost == "aside"

    @property
    def imported(self) -> bool:
        """Whether the game was not played here but came in a file: nothing then shows who played it, or when."""
        return self.table_state.imported

    def seats_of(self, user_id: int) -> list[Seat]:
        """The seats that a person holds."""
        return [Seat(i) for i, holder in enumerate(self.holders) if holder.user_id == user_id]


class Outcome(msgspec.Struct, frozen=True):
    """A stored move. `events` are those that the mover's seat may know.

    `replayed`: this interaction had been applied before, and nothing changed now.
    """

    session: SessionView
    seq: int
    seat: Seat
    events: list[Event]
    replayed: bool = False


class UndoState(msgspec.Struct, frozen=True):
    """The outcome of an undo: done at once, or an open request that `missing` must agree to."""

    session: SessionView
    done: bool
    seat: Seat
    must_agree: tuple[Seat, ...] = ()
    missing: tuple[Seat, ...] = ()
    learned: tuple[Event, ...] = ()
    declined_by: Seat | None = None


class Saved(msgspec.Struct, frozen=True):
    """A stored state, its questions, phase and turn, never modified: a move is played on a decoded copy of `data`."""

    moved: int
    state: Any
    data: bytes
    asks: list[Ask]
    phase: str
    turn: str

    @classmethod
    def of(cls, game: Game[Any], state: Any, moved: int, data: bytes | None = None) -> Saved:
        """A state after line `moved`; `data` are its bytes if it was read from them."""
        data = game.encode(state) if data is None else data
        phase, asks = game.phase(state), game.asks(state)
        return cls(moved, state, data, asks, phase, game.turn(state))


class Position(msgspec.Struct, frozen=True):
    """The game as one viewer may know it. `asks` are the questions that the viewer knows of; none once it is over.

    `offer` is what the viewer's seat may do; the public has none. Like the view, it serves all who read this position.
    `windows` are the moments when open windows close, as far as the viewer may know; `now` is when this was read. `seq`
    is the last line of the log and must not be shown; `revision` counts the lines that the viewer knows of.
    """

    session: SessionView
    viewer: Seat | None
    seq: int
    revision: int
    view: Any
    offer: Offer | None
    asks: list[Ask]
    headline: Text
    sides: tuple[SideInfo, ...]
    over: bool
    windows: tuple[float, ...] = ()
    now: float = 0.0


class Kind(enum.Enum):
    """The kinds of lines in a log. Only START, MOVE and UNDO change the position."""

    NEW = "new"
    IMPORT = "import"
    JOIN = "join"
    LEAVE = "leave"
    CALL = "call"
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
    PACE = "pace"
    HOLIDAY = "holiday"
    REMINDER = "reminder"
    PLACE = "place"
    LATE = "late"
    FORGET = "forget"
    END = "end"


class LogLine(msgspec.Struct, frozen=True):
    """One line of the log as a viewer may know it.

    `move` is None for lines that are no move, and for others' moves while the game runs: their values can be secret,
    and the events tell what is public. `ends_turn`: the move is the last of a turn, or a whole one, which everyone may
    know. `taken_back`: an undo later removed this line's effect. `names` are the seats' holders at that time, if seats
    have changed hands since. `interaction` is the click or command that caused it. `people` are the users whom values
    of its events name that are no seats, by the names of these values.
    """

    seq: int
    kind: Kind
    seat: Seat | None
    move: Move | None
    events: list[Event]
    at: float
    taken_back: bool = False
    names: tuple[str, ...] = ()
    interaction: int | None = None
    ends_turn: bool = False
    people: tuple[tuple[str, int], ...] = ()


class LogPage(msgspec.Struct, frozen=True):
    """Some lines of a log, and the place of this page among all: 0 is the newest of `pages`."""

    lines: tuple[LogLine, ...]
    number: int
    pages: int


class Report(msgspec.Struct, frozen=True):
    """Whether a log, replayed from the seed, gives every kept state. `problem` says where it does not.

    `known` is how many of the `moves` the one who asked may know of; `mixture` is the hash of what was mixed into the
    seed, "" where nothing was. `rulings` is how often the table agreed to go back.
    """

    ok: bool
    moves: int
    snapshots: int
    seed_hash: str
    problem: str | None = None
    known: int = 0
    mixture: str = ""
    rulings: int = 0
