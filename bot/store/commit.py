"""What sessions hand over to be stored: plain data, each value all or nothing."""

from __future__ import annotations

from typing import TypeAlias

import msgspec

from bot.store.rows import LogRow, NotificationRow, Receipt, SessionRow, Snapshot


class AddNotification(msgspec.Struct, frozen=True):
    """Keep a message that the line decided, until it is marked as sent."""

    row: NotificationRow


class AddFall(msgspec.Struct, frozen=True):
    """Note that a person let a table fall that was opened for them."""

    user_id: int
    at: float


class RewriteLines(msgspec.Struct, frozen=True):
    """Change who did what in earlier lines of the log; moves and states stay as they are."""

    lines: tuple[LogRow, ...]


class RulesUnchanged(msgspec.Struct, frozen=True):
    """A condition: the rules of a server were changed exactly this often; otherwise there is a Conflict of RULES."""

    guild: int
    edits: int


class DropDrafts(msgspec.Struct, frozen=True):
    """Forget what is still being built up at these seats of a session."""

    session: int
    seats: tuple[int, ...]


class MoveSession(msgspec.Struct, frozen=True):
    """Move a session to a channel without a live one; otherwise there is a Conflict of CHANNEL.

    The channel it comes to shows nothing yet; `retiring`, as in SessionRow, is what it leaves behind.
    """

    session: int
    channel: int
    retiring: str


class WithinLimits(msgspec.Struct, frozen=True):
    """A condition on a server after the line: it has at most `tables` live sessions in channels (0: any), and `host`
    runs at most `hosted` games of them (0: any); otherwise there is a Conflict of TABLES or HOSTED."""

    guild: int
    host: int
    hosted: int
    tables: int = 0


Extra: TypeAlias = (
    AddNotification | AddFall | RewriteLines | RulesUnchanged | DropDrafts | MoveSession | WithinLimits
)


class Commit(msgspec.Struct, frozen=True):
    """One line of a log, the session after it, the state if it changed, and everything else that belongs to it.

    With a `lease`, a shard and its term, it is only stored while the process that asks has that one.
    """

    session: SessionRow
    line: LogRow
    snapshot: Snapshot | None = None
    receipt: Receipt | None = None
    extras: tuple[Extra, ...] = ()
    lease: tuple[int, int] | None = None


class ServerChange(msgspec.Struct, frozen=True):
    """New rules of a server that were changed `edits` times before, and a line of the audit for each difference."""

    guild: int
    edits: int
    body: str
    lines: tuple[str, ...]
    at: float
    user_id: int
    name: str


class Rewriting(msgspec.Struct, frozen=True):
    """A finished session, read as `before`, that gets the host, holders, table state, result and time when it is
    due of `after`.

    `lines` are the lines of its log that change, see RewriteLines.
    """

    before: SessionRow
    after: SessionRow
    lines: tuple[LogRow, ...] = ()
