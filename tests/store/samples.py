"""A session and its lines, to be stored."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from msgspec.structs import replace

from bot.store import LogRow, SessionRow, Store

ROW = SessionRow(
    id=0,
    channel=1,
    guild=None,
    game="embers",
    version=1,
    status="playing",
    host=1,
    options="{}",
    holders="[]",
    seq=1,
    moved=0,
    asked="[]",
    windows="[]",
    undo=None,
    seed="seed",
    created=1.0,
    started=2.0,
    ended=None,
)


def line(session: int, seq: int, **more: Any) -> LogRow:
    """A line of a log."""
    return replace(LogRow(session=session, seq=seq, kind="move", at=1.0, body="stake 3"), **more)


def damage_schema(path: Path) -> None:
    """Overwrite the names in a database's list of tables with bytes that are no text."""
    content = path.read_bytes()
    path.write_bytes(content.replace(b"CREATE ", b"\xff" * 7).replace(b"session", b"\xfe" * 7))


async def create(store: Store, channel: int = 1, **more: Any) -> SessionRow:
    """A session with its first line."""
    row = replace(ROW, channel=channel, **more)
    return replace(row, id=await store.create(row, line(0, 1, kind="new")))


async def stored(store: Store, session: int) -> SessionRow:
    """A session as it is in the store, without the number of its last change."""
    row = await store.session(session)
    assert row is not None
    return replace(row, change=0)
