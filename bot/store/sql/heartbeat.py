"""The signs of life of the processes on a database, by which one keeps out a second one for the same shard.

A process claims its shard when it opens the database, and then beats. A shard is free again when its process has ended,
or has not beaten for a while; who was taken for dead finds its claim gone at its next beat.
"""

from __future__ import annotations

import os
import secrets
import time
from collections.abc import Callable
from pathlib import Path

import msgspec

from bot.store.errors import StoreError, Trouble
from bot.store.sql.statements import Database, insert, values

BEAT = 15.0
"""Seconds between two heartbeats of a process."""
STALE = 4 * BEAT
"""Seconds after which a process that has not beaten counts as dead."""
_DAY = 86400.0
_BIRTH = 19
"""Where the time of its birth stands in what Linux says of a process, counted after its name."""


class Beat(msgspec.Struct, frozen=True, kw_only=True):
    """One process and its last sign of life, in UTC seconds.

    `shard` is "number/count" (None: it claims none; "": it is of a version that said none). `place` and `born` tell it
    from other processes with its `pid`, in other containers or at other times; they are empty where unknown. `working`
    is for how many seconds the oldest piece of its work had been under way; None if none was.
    """

    process: str
    pid: int
    started: float
    beat: float
    shard: str | None
    place: str
    born: int
    working: float | None = None


Working = Callable[[], float | None]
"""Tells for how many seconds the oldest piece of work has been under way; None if none is."""

_BEAT = insert("heartbeat", Beat) + " ON CONFLICT (process) DO UPDATE SET beat = excluded.beat"


class Heart:
    """Beats for this process on one database.

    `working` tells for how many seconds the oldest piece of work has been under way; called in the writer's thread.
    `clock` tells the time of the database, in UTC seconds.
    """

    def __init__(
        self,
        path: str,
        shard: tuple[int, int] | None,
        working: Working,
        clock: Callable[[Database], float] = lambda db: time.time(),
    ) -> None:
        self._path, self._working, self._clock = path, working, clock
        pid, now = os.getpid(), time.time()
        self._beat = Beat(
            process=f"{pid}-{secrets.token_hex(4)}",
            pid=pid,
            started=now,
            beat=now,
            shard=None if shard is None else f"{shard[0]}/{shard[1]}",
            place=_place(),
            born=_born(pid) or 0,
        )

    @property
    def process(self) -> str:
        """The name of this process among those on the database."""
        return self._beat.process

    def look(self, db: Database) -> None:
        """Raise StoreError(TAKEN) if any process of an earlier version is alive on a database that must be migrated."""
        if self._beat.shard is None:
            return
        now = self._clock(db)
        for name, pid, beat in db.execute("SELECT process, pid, beat FROM heartbeat").fetchall():
            row = Beat(process=name, pid=pid, started=0.0, beat=beat, shard="", place="", born=0)
            if _is_alive(row, now):
                raise _taken(self._path, row, now)

    def claim(self, db: Database) -> None:
        """Begin to beat, in a transaction. Raises StoreError(TAKEN) if another living process has this shard."""
        now = self._clock(db)
        for other in self._rivals(db):
            if _is_alive(other, now):
                raise _taken(self._path, other, now)
            db.execute("DELETE FROM heartbeat WHERE process = ?", (other.process,))
        db.execute("DELETE FROM heartbeat WHERE shard IS NULL AND beat < ?", (now - _DAY,))
        db.execute(_BEAT, values(msgspec.structs.replace(self._beat, started=now, beat=now)))

    def beat(self, db: Database) -> None:
        """Beat again. Raises StoreError(TAKEN) if another process took this one for dead and has its shard now."""
        now = self._clock(db)
        found = db.execute(
            "UPDATE heartbeat SET beat = ?, working = ? WHERE process = ?",
            (now, self._working(), self._beat.process),
        )
        if found.rowcount:
            return
        for other in self._rivals(db):
            raise _taken(self._path, other, now)
        db.execute(_BEAT, values(msgspec.structs.replace(self._beat, beat=now)))

    def stop(self, db: Database) -> None:
        """Delete the heartbeat of this process, which is stopping."""
        db.execute("DELETE FROM heartbeat WHERE process = ?", (self._beat.process,))

    def _rivals(self, db: Database) -> list[Beat]:
        """The other processes that claim this shard, or divide the servers otherwise."""
        mine = self._beat.shard
        if mine is None:
            return []
        columns = ", ".join(Beat.__struct_fields__)
        rows = db.execute(f"SELECT {columns} FROM heartbeat WHERE shard IS NOT NULL").fetchall()
        others = (Beat(**dict(zip(Beat.__struct_fields__, row, strict=True))) for row in rows)
        return [
            other
            for other in others
            if other.process != self._beat.process
            and (other.shard == mine or _count(other.shard) != _count(mine))
        ]


def _count(shard: str | None) -> str:
    return (shard or "").partition("/")[2]


def _is_alive(other: Beat, now: float) -> bool:
    """Whether a process has beaten lately, and has not ended since as far as can be seen from here."""
    if abs(now - other.beat) > STALE:
        return False
    if not other.place or other.place != _place():
        return True
    return _born(other.pid) == other.born


def _place() -> str:
    """What processes share that see each other's numbers; empty where that cannot be known."""
    try:
        boot = Path("/proc/sys/kernel/random/boot_id").read_text(encoding="ascii").strip()
        return f"{boot}/{Path('/proc/self/ns/pid').stat().st_ino}"
    except OSError:
        return ""


def _born(pid: int) -> int | None:
    """When a process was born, in ticks since the machine started; None if there is none with this number."""
    try:
        told = Path(f"/proc/{pid}/stat").read_text(encoding="utf-8", errors="replace")
    except OSError:
        return None
    return int(told.rpartition(")")[2].split()[_BIRTH])


def _taken(path: str, other: Beat, now: float) -> StoreError:
    age = max(0.0, now - other.beat)
    return StoreError(
        Trouble.TAKEN,
        f"Another bot is playing on {path}{f' as shard {other.shard}' if other.shard else ''} (process {other.pid},"
        f" last sign of life {age:.0f} s ago). Stop it first, or give each its own shard (HELIOGRAPH_SHARD) or file."
        f" If it is dead, this one can start in {max(1.0, STALE - age):.0f} s.",
    )
