"""How much there is in the database: for figures and for the health of the bot, never for the game."""

from __future__ import annotations

import asyncio
import shutil
from pathlib import Path

import msgspec

from bot.store.store import Store


class Tally(msgspec.Struct, frozen=True):
    """`sessions` by game and status; open response `windows`; reminders that are `due` by now, that wait for their
    time, and that were sent; the `bytes` of the database, and how many are free on its disk.
    """

    sessions: dict[tuple[str, str], int]
    windows: int
    reminders_due: int
    reminders_waiting: int
    reminders_sent: int
    bytes: int
    disk_free: int


async def tally(store: Store, now: float) -> Tally:
    """Count. Raises StoreError."""
    sessions = await store.fetch("SELECT game, status, count(*) FROM session GROUP BY game, status", ())
    windows = await store.fetch(
        "SELECT coalesce(sum(json_array_length(windows)), 0) FROM session WHERE status = 'playing'", ()
    )
    reminders = await store.fetch(
        "SELECT coalesce(sum(sent = 0 AND at <= ?1), 0), coalesce(sum(sent = 0 AND at > ?1), 0),"
        " coalesce(sum(sent != 0), 0) FROM errand WHERE kind = 'reminder'",
        (now,),
    )
    pages = await store.fetch("SELECT page_count, page_size FROM pragma_page_count, pragma_page_size", ())
    disk = await asyncio.to_thread(shutil.disk_usage, Path(store.path).absolute().parent)
    (count, size), (due, waiting, sent) = pages[0], reminders[0]
    return Tally(
        {(game, status): number for game, status, number in sessions},
        windows[0][0],
        due,
        waiting,
        sent,
        count * size,
        disk.free,
    )
