"""What stands in the channel of a session, and what should stand there."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field, replace
from enum import Enum
from math import inf

from bot.engine.moves import Seat
from bot.engine.retelling import Chapter
from bot.engine.standings import Goal
from bot.sessions import Status
from bot.sessions.core.pace import TablePace
from bot.sessions.core.table_state import PlaceLost


@dataclass(frozen=True)
class Asked:
    """What a channel shows as asked: the `phase`, questions and turns, and everything `else_` that has buttons.

    Windows are no part of it: they ask nobody in the channel.
    """

    phase: str
    questions: frozenset[tuple[object, ...]]
    else_: tuple[object, ...]

    def adds_nothing_to(self, shown: Asked | None) -> bool:
        """Whether nobody is asked anything beyond what is shown."""
        if shown is None:
            return False
        return (self.phase, self.else_) == (shown.phase, shown.else_) and self.questions <= shown.questions


@dataclass(frozen=True)
class Called:
    """Who was mentioned in a channel.

    `turns` has for each seat the line with which the last turn began for which it was mentioned; before the start of
    the bot, all were up to line `before` (-1: not known yet). `polled` is when the newest request for a seat was made
    whose voters were mentioned.
    """

    turns: Mapping[Seat, int] = field(default_factory=dict)
    before: int = -1
    polled: float = 0.0

    def includes(self, seat: Seat, began: int) -> bool:
        """Whether a seat was mentioned for the turn that began with this line."""
        return began <= self.turns.get(seat, self.before)

    def with_turns(self, turns: Mapping[Seat, int], polls: Iterable[float] = ()) -> Called:
        """The same after these seats were mentioned, and the voters on requests made at these times."""
        return replace(self, turns={**self.turns, **turns}, polled=max([self.polled, *polls]))


@dataclass(frozen=True)
class Failure:
    """The last try to show what should stand in a channel, which failed `times` in a row.

    `again` is when it is tried again by itself (UTC seconds). It is tried at once if the other fields no longer are
    those of what should stand there: `seq` is the line up to which the channel was found to be `lost`, -1 if it is not.
    """

    changes: int
    rights: int
    lost: PlaceLost = ""
    seq: int = -1
    again: float = inf
    times: int = 0

    def is_of(self, wanted: Wanted) -> bool:
        """Whether nothing has changed since that try."""
        return (self.changes, self.rights, self.lost) == (wanted.changes, wanted.rights, wanted.lost)


@dataclass(frozen=True)
class Post:
    """What a message in a channel tells: the story after line `since`.

    `turn` is the line with which the turn began in which it was posted, `chapter` the round of that time (None: the
    game counts none). It also has the `scores` after the last round that `closed` since the message before, and the
    `goals`.
    """

    since: int
    turn: int
    chapter: Chapter | None = None
    closed: Chapter | None = None
    scores: tuple[int, ...] = ()
    goals: tuple[Goal, ...] = ()

    def next(
        self, turn: int, chapter: Chapter | None, scores: tuple[int, ...], goals: tuple[Goal, ...]
    ) -> Post:
        """A new message in a turn: it tells what happened since the turn of this one began, and nothing twice."""
        since = self.turn if turn > self.turn else self.since
        return Post(since, turn, self.chapter).edited(chapter, scores, goals)

    def edited(self, chapter: Chapter | None, scores: tuple[int, ...], goals: tuple[Goal, ...]) -> Post:
        """The same message in a chapter that may have begun since, or be the one before, after moves taken back."""
        closed = self.chapter
        if closed == chapter:
            return self
        if closed is None or closed.number == 0 or (chapter is not None and chapter < closed):
            return Post(self.since, self.turn, chapter)
        if chapter is not None and chapter.unit == closed.unit:
            # There may have been no message about rounds in between, where one player had several turns in a row.
            closed = Chapter(chapter.unit, chapter.number - 1)
        return Post(self.since, self.turn, chapter, closed, scores, goals)


@dataclass(frozen=True)
class Shown:
    """What stands in the channel of a session.

    `channel` is where (0: not looked at yet), `seq` the line that it is noted to show. `changes` and `posts` are those
    of what should have stood there then, and `asked` what is shown as asked (None: unknown). `at` is when it was sent
    (UTC seconds). `card`: the message is the card of a lobby. `unsure`: there may be a newer one whose id is unknown.
    `nameless`: the channel was told why marks stand for all names. `post` is what the message tells (None: not known
    since the start of the bot). `votes`: it has buttons to vote.
    """

    channel: int = 0
    message: int | None = None
    seq: int = 0
    changes: int = 0
    posts: int = 0
    at: float = 0.0
    gist: str = ""
    language: str = ""
    asked: Asked | None = None
    called: Called = field(default_factory=Called)
    card: bool = False
    unsure: bool = False
    nameless: bool = False
    failure: Failure | None = None
    post: Post | None = None
    votes: bool = False

    def in_channel(self, channel: int) -> Shown:
        """The same in the channel of the session: one that it has moved to shows nothing, and gets a new message."""
        if self.channel == channel:
            return self
        if self.channel == 0:
            return replace(self, channel=channel)
        return replace(self, channel=channel, message=None, posts=-1, gist="", unsure=False, failure=None)


class Form(Enum):
    """What a session shows: the card of its lobby, its board, or what is left of a game by earlier rules."""

    CARD = "card"
    BOARD = "board"
    LAST = "last"


@dataclass(frozen=True)
class Story:
    """Where in the log the story is told from: `turn` and `before` began this turn and the previous one.

    `first` is where the bot first looked since its start, `seq` where it looked last (-1: nowhere).
    """

    seq: int = -1
    first: int = 0
    turn: int = 0
    before: int = 0


@dataclass(frozen=True)
class Wanted:
    """What should stand in the channel of a session.

    `changes` counts what changed for everyone's eyes since the start of the bot; the one with the number `due` must not
    wait. `posts` counts the new messages that were asked for, `rights` how often what the bot may do there may have
    changed. `seq` is the newest line, of which everyone knows `lines` up to there. `news`: something began that asks
    for a new message. `away`: it says that the bot was away. `nameless`: the server's moderation refuses a name, so
    marks stand for all of them. `put` are the votes that the bot has called. `since` is from when on (UTC seconds) it
    has waited with what is `asked` now. `lost` says why nothing can be shown. `gist` is what it looks like ("": not
    drawn yet), `veiled` says that nobody may notice a change that looks like none.
    """

    changes: int = 0
    posts: int = 0
    rights: int = 0
    due: int = 0
    seq: int = -1
    lines: int = 0
    form: Form = Form.BOARD
    status: Status | None = None
    put: frozenset[tuple[str, int | None, float]] | None = None
    story: Story = field(default_factory=Story)
    asked: Asked | None = None
    pace: TablePace | None = None
    since: float = 0.0
    lost: PlaceLost = ""
    news: bool = False
    away: bool = False
    nameless: bool = False
    veiled: bool = False
    gist: str = ""

    def changed(self, *, due: bool = False, new: bool = False, away: bool = False) -> Wanted:
        """The same after one more change; one that is `due` must not wait, a `new` message may be asked for."""
        changes = self.changes + 1
        return replace(
            self,
            changes=changes,
            due=changes if due else self.due,
            posts=self.posts + new,
            away=self.away or away,
        )
