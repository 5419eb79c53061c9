"""What the house keeps of a table beside the game: its clock, votes, offers of seats; and how it ended.

Plain data, stored as JSON beside the session. Times are UTC seconds, durations seconds.
"""

from __future__ import annotations

import enum

import msgspec

from bot.engine.moves import Seat
from bot.sessions.calendar import Waking


class Expiry(enum.Enum):
    """What happens when a seat's time is over: the table is asked, or one of the answers is given by itself."""

    ASK = "ask"
    SKIP = "skip"
    STAND_IN = "stand-in"
    WAIT = "wait"


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long each seat may take. `reserve` 0: no clock.

    A seat spends its reserve while it is asked, and gets `increment` back for each question of its turn that it
    answers, `aside` for each question in another's turn; never more than `reserve`, and a question never begins with
    less. At most `nudges` reminders are sent for one question. `holiday` is the bank of days off of each seat.
    """

    reserve: int = 0
    increment: int = 0
    aside: int = 0
    nudges: int = 2
    expiry: Expiry = Expiry.ASK
    holiday: int = 0

    @property
    def runs(self) -> bool:
        """Whether there is a clock at all."""
        return self.reserve > 0


class SeatTime(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of one seat: `left` seconds, running since `since` (None: it stands still).

    It runs for the open `question` ("turn ask-move"), which began with `full` seconds, in the hours of `waking` that
    its holder had set then. `nudged` reminders were sent for it, the last one at `reminded`. `late`: the time was over,
    and the table knows; `skip`: the house plays for the seat until its turn is over. `gained` is what its last answer
    gave back. `holiday` until when the clock is stopped, out of a bank of `bank` days.
    """

    left: float = 0.0
    since: float | None = None
    question: str = ""
    full: float = 0.0
    waking: Waking | None = None
    nudged: int = 0
    reminded: float | None = None
    late: bool = False
    skip: bool = False
    gained: float = 0.0
    holiday: float | None = None
    bank: float = 0.0


class Vote(msgspec.Struct, frozen=True):
    """A question to the people at the table: `what` about `seat` (None: the game).

    `ballots` are the choices so far by seat; `electorate` who is asked; more than half of them decide. A vote that
    nobody can win any more, or whose cause is gone, is dropped.
    """

    what: str
    seat: Seat | None
    by: Seat
    electorate: tuple[Seat, ...]
    ballots: dict[int, str]
    at: float


class Offer(msgspec.Struct, frozen=True):
    """A seat offered to somebody: for good, or `for_a_while` as a stand-in."""

    seat: Seat
    user_id: int
    name: str
    for_a_while: bool
    at: float


class Affairs(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """All of it. `times` are by seat, empty before the start and without a clock.

    `within` are the channels that the session's is part of: that of a thread, a category.
    """

    clock: Clock = Clock()
    times: tuple[SeatTime, ...] = ()
    votes: tuple[Vote, ...] = ()
    offers: tuple[Offer, ...] = ()
    within: tuple[int, ...] = ()


class Part(msgspec.Struct, frozen=True):
    """Who had a part in how a seat ended: a person or a kind of computer, and the share of its moves, 0 to 1."""

    user_id: int | None
    name: str
    computer: str | None
    share: float

    @property
    def counts_as_winner(self) -> bool:
        """Whether a seat that won is a win of theirs: they made at least half of its moves."""
        return self.share >= 0.5


class Result(msgspec.Struct, frozen=True):
    """How a finished game ended: by seat the scores and places (1 is best), and who held the seat."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    parts: tuple[tuple[Part, ...], ...]
