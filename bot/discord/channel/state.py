"""What the channel of one session shows, and what it does not show yet."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass, field
from math import inf

from bot.discord.channel.posting import Post
from bot.engine.moves import Seat
from bot.sessions import Status
from bot.sessions.core.pace import TablePace

AT_DAYS = 60
"""So many times as long it may wait at Days that fewer people are awaited, after the last that was answered."""


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


@dataclass
class ChannelState:
    """What the channel of one session shows, and what it does not show yet.

    `channel` is where it was last looked at (0: nowhere yet).
    `seq` is the last line that was looked at (-1: none since the start), `people` who held the seats then. `turn_seq`
    and `before_seq` are where this turn and the previous one began, `first_seq` where the bot first looked since its
    start. `fresh` asks for a new message; `seek` says that there may be one whose id is unknown; `turned` says that the
    session began or ended since the players were told. `put` are the votes that the bot has called, `polled` is when
    the newest request for a seat was made whose voters were mentioned. `language` is that of what was shown last.
    `tried` is the line up to which the channel refused everything, `rights` how often what the
    bot may do there may have changed. `nameless`: the server's moderation refuses a name, so marks stand for all of
    them; `explained` says that the channel was told so. `called` is by seat the line with which the last turn began for
    which it was mentioned, `called_to` (-1: nowhere yet) that up to which all were before the start of the bot. `asked`
    is what the message shows as asked (None: unknown); what adds nothing to it waits until `later`, unless it is `due`.
    `waits_since` (0: nothing waits) is the UTC second from which it does, `waits_for` what was asked when it was last
    looked at, `show_at` the second at which it is shown.
    """

    post: Post = field(default_factory=Post)
    channel: int = 0
    people: tuple[int | None, ...] | None = None
    seq: int = -1
    turn_seq: int = 0
    before_seq: int = 0
    first_seq: int = 0
    fresh: bool = False
    put: frozenset[tuple[str, int | None, float]] | None = None
    polled: float = 0.0
    lobby: bool = False
    notice: bool = False
    seek: bool = False
    turned: bool = False
    status: Status | None = None
    shown_at: float = 0.0
    dirty: bool = False
    gist: str = ""
    language: str = ""
    wake: asyncio.Event = field(default_factory=asyncio.Event)
    worker: asyncio.Task[None] | None = None
    failures: int = 0
    tried: int = -1
    rights: int = 0
    nameless: bool = False
    explained: bool = False
    called: dict[Seat, int] = field(default_factory=dict)
    called_to: int = -1
    asked: Asked | None = None
    due: bool = False
    later: asyncio.TimerHandle | None = None
    waits_since: float = 0.0
    waits_for: Asked | None = None
    show_at: float = 0.0

    @property
    def is_due(self) -> bool:
        """Whether something must be shown now: a new message, trouble, or what has waited long enough."""
        return self.due or self.fresh or self.lobby or self.notice or self.failures > 0

    def may_wait(self, asked: Asked | None, pace: TablePace, linger: float, now: float) -> float:
        """Until when (UTC) what changed may wait, because it asks nobody anything in the channel; 0: it may not."""
        if not linger or self.post.id is None or self.is_due:
            return 0.0
        if asked is None or not asked.adds_nothing_to(self.asked):
            return 0.0
        if pace is not TablePace.DAYS:
            return linger + (self.waits_since or now)
        if asked == self.asked:
            return inf
        return linger * AT_DAYS + ((asked == self.waits_for and self.waits_since) or now)

    def wait(self, asked: Asked | None, now: float, until: float, show: Callable[[], None]) -> None:
        """Let what changed wait, and call `show` at its time (UTC seconds), which begins anew if that is later."""
        if self.later is not None and until > self.show_at:
            self.be_shown()
        self.waits_for, self.show_at = asked, until
        if self.later is None and until < inf:
            self.waits_since = now
            self.later = asyncio.get_running_loop().call_later(until - now, show)

    def be_shown(self) -> None:
        """Note that nothing waits to be shown any longer."""
        if self.later is not None:
            self.later.cancel()
        self.later, self.waits_since = None, 0.0

    def is_called(self, seat: Seat, began: int) -> bool:
        """Whether a seat was mentioned for the turn that began with this line."""
        return began <= self.called.get(seat, self.called_to)

    def try_again(self) -> None:
        """Note that the channel may take what it refused: the bot may do other things there."""
        self.tried, self.rights = -1, self.rights + 1

    def be_in(self, channel: int) -> None:
        """Note the channel of the session. One that it has moved to shows nothing yet, and gets a new message."""
        if self.channel not in (0, channel):
            self.post, self.gist, self.seek, self.failures = Post(), "", False, 0
            self.fresh, self.tried = True, -1
        self.channel = channel
