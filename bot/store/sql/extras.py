"""What is written in the transaction of a line, beside the line."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from bot.store.commit import (
    AddFall,
    AddNotification,
    DropDrafts,
    Extra,
    MoveSession,
    RewriteLines,
    RulesUnchanged,
    WithinLimits,
)
from bot.store.errors import Clash, Conflict
from bot.store.rows import LogRow, NotificationRow
from bot.store.sql.statements import LIVE, Database, columns, one, values

BY_STORE = ("caused", "sent")
"""What a notification is not stored with."""
_COLUMNS = columns(NotificationRow, BY_STORE)
_NOTIFY = (
    f"INSERT INTO notification ({_COLUMNS}, sent) VALUES (?, ?, ?, ?, ?, ?, ?, 0)"
    " ON CONFLICT (session, seat, number) DO UPDATE SET"
    " user_id = excluded.user_id, at = excluded.at, kind = excluded.kind, body = excluded.body, sent = 0"
)


def write_extra(db: Database, extra: Extra) -> None:
    """Carry out one extra. Raises Conflict if its condition does not hold."""
    match extra:
        case AddNotification(row):
            db.execute(_NOTIFY, values(row, BY_STORE))
        case AddFall(user_id, at):
            db.execute(
                "INSERT INTO fall (user_id, at) VALUES (?, ?) ON CONFLICT (user_id, at) DO NOTHING",
                (user_id, at),
            )
        case RewriteLines(lines):
            rewrite_lines(db, lines)
        case RulesUnchanged(guild, edits):
            check_rules(db, guild, edits)
        case DropDrafts(session, seats):
            db.executemany(
                "DELETE FROM draft WHERE session = ? AND seat = ?", [(session, seat) for seat in seats]
            )
        case MoveSession():
            move_session(db, extra)
        case WithinLimits():
            check_limits(db, extra)
        case _:
            assert_never(extra)


def rewrite_lines(db: Database, lines: Iterable[LogRow]) -> None:
    """Change who did what in some lines of a log."""
    db.executemany(
        "UPDATE log SET user_id = ?, body = ?, events = ? WHERE session = ? AND seq = ?",
        [(line.user_id, line.body, line.events, line.session, line.seq) for line in lines],
    )


def check_rules(db: Database, guild: int, edits: int) -> None:
    """Raise Conflict unless the rules of a server were changed exactly `edits` times."""
    if (one(db, "SELECT edits FROM guild WHERE guild = ?", (guild,)) or 0) != edits:
        raise Conflict(Clash.RULES)


def check_limits(db: Database, limits: WithinLimits) -> None:
    """Raise Conflict if a server has more sessions, or a host more running games there, than these limits."""
    live = f"SELECT count(*) FROM session WHERE guild = ? AND {LIVE} AND channel > 0"
    if limits.hosted:
        hosted = f"{live} AND status = 'playing' AND host = ?"
        if one(db, hosted, (limits.guild, limits.host)) > limits.hosted:
            raise Conflict(Clash.HOSTED)
    if limits.tables and one(db, live, (limits.guild,)) > limits.tables:
        raise Conflict(Clash.TABLES)


def move_session(db: Database, move: MoveSession) -> None:
    """Move a session to another channel. Raises Conflict if that has a live one."""
    live = "SELECT id FROM session WHERE channel = ? AND id != ? AND status IN ('lobby', 'playing')"
    if one(db, live, (move.channel, move.session)) is not None:
        raise Conflict(Clash.CHANNEL)
    db.execute(
        "UPDATE session SET channel = ?, message = NULL, retiring = ? WHERE id = ?",
        (move.channel, move.retiring, move.session),
    )
