"""What is kept of a table besides the game: its clock, votes, offers of seats; and how it ended.

Plain data, stored as JSON beside the session. Times are UTC seconds, durations seconds.
"""

from __future__ import annotations

import enum
from typing import Literal

import msgspec

from bot.engine.moves import Event, Seat, Side, SideInfo
from bot.engine.standings import Outcome, Standings
from bot.sessions.core.calendar import Waking
from bot.sessions.core.pace import HOUR, TablePace


class Expiry(enum.Enum):
    """What happens when a seat's time runs out: the table votes, or one of the answers is taken automatically."""

    ASK = "ask"
    SKIP = "skip"
    STAND_IN = "stand-in"
    WAIT = "wait"


class Clock(msgspec.Struct, frozen=True, omit_defaults=True):
    """How long each seat may take. A `reserve` of 0 means no clock.

    A seat spends its reserve while it is asked, and gets back `increment` for each answer in its turn and `aside` for
    each answer in another's turn; it never has more than `reserve`, and never begins a question with less than it would
    get back. At most `nudges` reminders are sent for one question. `holiday` is each seat's bank of days off.
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

    @property
    def pace(self) -> TablePace:
        """The pace that fits it; without a clock, Live."""
        return TablePace.DAYS if self.reserve >= 6 * HOUR else TablePace.LIVE


class SeatTime(msgspec.Struct, frozen=True, omit_defaults=True):
    """The clock of one seat: `left` seconds, running since `since` (None: it is stopped).

    It runs for the open `question` ("turn ask-move"), which began with `full` seconds, in the `waking` hours that its
    holder had then. `nudged` reminders were sent for it, the last one at `reminded`. `late`: time ran out, and the
    table knows; `skip`: the bot plays for the seat until its turn is over. `gained` is what its last answer gave back.
    `holiday` is until when the clock is stopped, out of a bank of `bank` days.
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

    `ballots` are the choices so far by seat, `electorate` the seats that vote; more than half of them decide. A vote
    that no choice can win any longer, or whose cause is gone, is dropped. From `until` on (None: never), who has not
    voted agrees.
    """

    what: str
    seat: Seat | None
    by: Seat
    electorate: tuple[Seat, ...]
    ballots: dict[int, str]
    at: float
    until: float | None = None


class Proposal(msgspec.Struct, frozen=True):
    """To go back to an earlier moment of the game: when it was the turn of these `sides` in a round or turn.

    `line` is the newest line of the log that stays. `unit` and `number` name the chapter, `turns` is how many turns are
    taken back, and `taken` how many of each side (empty in a vote that is older than this). `seen` is what chance has
    shown everyone since, at most MOST_SEEN events, and `more` how many besides.
    """

    line: int
    unit: str
    number: int
    sides: tuple[Side, ...]
    turns: int
    seen: tuple[Event, ...] = ()
    more: int = 0
    taken: tuple[tuple[Side, int], ...] = ()


MOST_SEEN = 4


class Origin(msgspec.Struct, frozen=True):
    """The moment of an earlier game, the session `of`, from which a game goes on, in the chapter `unit` `number`.

    `state` is how that game then was, as text (base64); what `seat`, that of the host, did not know of it is dealt
    anew. It has so many `seats`.
    """

    of: int
    seat: Seat
    seats: int
    unit: str
    number: int
    state: str


class SeatOffer(msgspec.Struct, frozen=True):
    """A seat offered to someone: for good, or `for_a_while` as a stand-in.

    `asked`: they asked for the seat themselves, and the table votes on it. `by` is the seat of the player who offered a
    seat with a hand that is not theirs (None: it is).
    """

    seat: Seat
    user_id: int
    name: str
    for_a_while: bool
    at: float
    asked: bool = False
    by: Seat | None = None


class Newcomer(msgspec.Struct, frozen=True, omit_defaults=True):
    """What has passed between the table and someone who is not at it.

    They were sent an invitation (`invited`), they `declined` an offer, the table `refused` their request for a seat.
    """

    user_id: int
    invited: bool = False
    declined: bool = False
    refused: bool = False


class Asked(msgspec.Struct, frozen=True):
    """Someone who is asked to play again, and has not answered."""

    user_id: int
    name: str


class Rematch(msgspec.Struct, frozen=True, omit_defaults=True):
    """A table at which the people of an earlier game are to play it again; `of` is the session of that game.

    Until `until` (0: no one was asked) seats are kept for those who are `asked`; `silent` are the users who have not
    answered until then. `short`: not everyone who was asked
    plays, so that the host says when it starts; once it has begun, that the host did.
    """

    of: int
    until: float = 0.0
    asked: tuple[Asked, ...] = ()
    short: bool = False
    silent: tuple[int, ...] = ()

    def names(self, user_id: int) -> bool:
        """Whether a person is asked, or has not answered in time."""
        return user_id in (*(each.user_id for each in self.asked), *self.silent)

    def without(self, user_id: int) -> Rematch:
        """The same without waiting for a person."""
        return msgspec.structs.replace(
            self,
            asked=tuple(each for each in self.asked if each.user_id != user_id),
            silent=tuple(each for each in self.silent if each != user_id),
        )


class Called(msgspec.Struct, frozen=True, omit_defaults=True):
    """Someone who waited for a table and was called to this one, written to at `at`; they may come until `until`.

    `answer` is "in" once they are, "no" if they do not want to, "late" if they did not come, "off" if they sat down
    elsewhere or no seat was left. `told`: they are written to, or will be.
    """

    user_id: int
    name: str
    at: float
    until: float
    answer: Literal["", "in", "no", "late", "off"] = ""
    told: bool = False


class Rest(msgspec.Struct, frozen=True):
    """A vote that was refused, and until when the same may not be asked again."""

    what: str
    seat: Seat | None
    until: float


PASSED = 16
"""How many passes of the turn are noted: more than a message tells of."""


class Turns(msgspec.Struct, frozen=True, omit_defaults=True):
    """Whose turn it is, as everyone may know, and where in the log the last turn of each seat began.

    `awaited` are the seats whose turn it is; a response window in the middle of a turn changes nothing. `began` is, by
    seat, the line with which it was last newly awaited, 0 for none; it is empty until first noted. `ended` is, by seat,
    the line with which its turn was last over, 0 for none. `first` is the line of the start, 0 for a game that began
    before turns were noted. `phase` is the phase of the game ("": it has none), `opened` the line with which it began.
    `passed` are the lines with which the turn last passed on, the newest last, at most PASSED. `turn` is the turn as
    the game names it ("": it names none). `again` is, by seat, the line with which its last turn began, which may have
    followed another of its own; it is empty where that is `began`.
    """

    awaited: tuple[Seat, ...] = ()
    began: tuple[int, ...] = ()
    first: int = 0
    phase: str = ""
    opened: int = 0
    ended: tuple[int, ...] = ()
    passed: tuple[int, ...] = ()
    turn: str = ""
    again: tuple[int, ...] = ()

    @property
    def turn_began(self) -> tuple[int, ...]:
        """By seat, the line with which its last turn began, also where it is one of several in a row."""
        return self.again or self.began

    def since(self, seat: int) -> int:
        """The line after which what a seat has done is its present turn, or else its last one.

        A turn ends with its phase, also for a seat that has the turn at once in the next.
        """
        began, ended = (of[seat] if seat < len(of) else 0 for of in (self.turn_began, self.ended))
        is_in_phase = seat in self.awaited or ended > self.opened
        return max(began, self.opened) if self.phase and is_in_phase else began

    @property
    def latest(self) -> int:
        """The line with which the newest turn began; 0 for the first turn of the game."""
        return self._newest_before(None)

    @property
    def previous(self) -> int:
        """The line with which the turn before the newest began; 0 for the first turn of the game."""
        return self._newest_before(self.latest)

    def _newest_before(self, line: int | None) -> int:
        return max((b for b in self.turn_began if b > self.first and (line is None or b < line)), default=0)


PlaceLost = Literal["", "deleted", "forbidden", "locked", "archived", "aside"]
"""Why no channel shows the table: its channel was deleted, is closed to the bot, is a thread that is locked or that
someone archived, or there is none: a game that was put "aside" stands still until it is resumed in a channel."""


def no_channel(session: int) -> int:
    """What a session has in place of a channel when it was put aside; no channel has that number."""
    return -session


class TableState(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """The whole state of a table. `times` are by seat, empty before the start and without a clock.

    `within` are the channels that contain the session's channel: a thread's parent, a category. `expired`: the lobby
    ended because no one did anything in it. `imported`: the game was not played here but came in a file. `mixture` is
    the hash of what was mixed into its seed at the start, "" where nothing was. `reopened` is the line of the position
    at which its archived thread was opened again. `idle_since` is from when on no person has moved; days off put it
    off. `chosen_rated` is whether the host wants the result rated (None: as usual), `rated` whether it is, from the
    start on. With `advice`, moves are suggested. `beside` is by seat how many settings and free moves were made; it is
    empty until the first. `rematch` says which game is played again here. `calls` are the people who were
    called to it before its game began; `formed`: it was opened for them. `proposal` is what an open
    vote on a ruling would go back to, `ruled` the line with which the game last went back (0: never). `origin` is where
    the game goes on from, if it is no new one.
    """

    clock: Clock = Clock()
    chosen_pace: TablePace | None = None
    times: tuple[SeatTime, ...] = ()
    votes: tuple[Vote, ...] = ()
    offers: tuple[SeatOffer, ...] = ()
    newcomers: tuple[Newcomer, ...] = ()
    resting: tuple[Rest, ...] = ()
    within: tuple[int, ...] = ()
    turns: Turns = Turns()
    expired: bool = False
    imported: bool = False
    place_lost: PlaceLost = ""
    reopened: int = -1
    mixture: str = ""
    idle_since: float = 0.0
    chosen_rated: bool | None = None
    rated: bool = True
    advice: bool = True
    beside: tuple[int, ...] = ()
    rematch: Rematch | None = None
    calls: tuple[Called, ...] = ()
    formed: bool = False
    proposal: Proposal | None = None
    ruled: int = 0
    origin: Origin | None = None

    @property
    def pace(self) -> TablePace:
        """How long windows and offers last here: the pace that was chosen, or the one that fits the clock."""
        return self.chosen_pace or self.clock.pace

    @property
    def called(self) -> dict[int, Called]:
        """By user, who was called to the table and has not answered yet."""
        return {each.user_id: each for each in self.calls if not each.answer}


class Part(msgspec.Struct, frozen=True):
    """A player's part in a seat's result: a person or a kind of computer, and their share of its moves, 0 to 1."""

    user_id: int | None
    name: str
    computer: str | None
    share: float

    @property
    def counts_as_winner(self) -> bool:
        """Whether the seat's win counts as theirs: they made at least half of its moves."""
        return self.share >= 0.5


class Result(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a finished game ended: by side the scores and places (1 is best), by seat who had which part in it.

    `outcome` is that of the standings, and whether the score is `shared`. `sides` are the seats that have them; empty:
    each seat has one. `wanted`: the table played to be rated.
    """

    scores: tuple[int, ...]
    places: tuple[int, ...]
    parts: tuple[tuple[Part, ...], ...]
    outcome: Outcome = "ranked"
    sides: tuple[Seat | None, ...] = ()
    wanted: bool = True
    shared: bool = False

    @classmethod
    def of(
        cls,
        standings: Standings,
        sides: tuple[SideInfo, ...],
        parts: tuple[tuple[Part, ...], ...],
        *,
        wanted: bool = True,
    ) -> Result:
        """The result of a game that ended with these standings."""
        places = standings.places or (1,) * len(standings.scores)
        held = () if len(sides) == len(parts) else tuple(side.seat for side in sides)
        return cls(standings.scores, places, parts, standings.outcome, held, wanted, standings.shared)

    @property
    def is_contest(self) -> bool:
        """Whether seats played against each other: by places, with one side a seat."""
        lone = all(self.sides.count(Seat(seat)) == 1 for seat in range(len(self.parts))) or not self.sides
        return self.outcome == "ranked" and lone and len(self.parts) > 1

    @property
    def is_level(self) -> bool:
        """Whether the seats of a contest share one place, so that none was stronger."""
        return self.is_contest and len(set(self.places[: len(self.parts)])) == 1

    @property
    def is_rated(self) -> bool:
        """Whether it enters the ratings: the table wanted it, and it shows which seat was stronger."""
        return self.wanted and self.is_contest and not self.is_level

    def of_seat(self, seat: int) -> tuple[int, int]:
        """The place and the score of the best side of a seat."""
        standings = Standings(self.scores, self.places)
        held = self.sides or tuple(Seat(number) for number in range(len(self.parts)))
        best = standings.best_side(tuple(map(SideInfo, held)), Seat(seat))
        return self.places[best], self.scores[best]
