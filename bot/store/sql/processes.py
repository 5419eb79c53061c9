"""The processes on a database: how each knows which of the others live, and which of them must not be there."""

from __future__ import annotations

import os
import secrets
from collections.abc import Sequence
from pathlib import Path

from msgspec.structs import replace

from bot.store.errors import StoreError, Trouble
from bot.store.leases import Alone, Claim, Process, Shared
from bot.store.sql.sharing import ALONE, SHARED
from bot.store.sql.statements import Database, columns, insert, made, values

FORGOTTEN = 3600.0
"""Seconds after which a process without a sign of life is deleted. Until then it may wake up."""

STALE = 60.0
"""Seconds without a sign of life after which a process of an earlier version counts as dead."""

_BIRTH = 19
"""Where the time of its birth stands in what Linux says of a process, counted after its name."""

PROCESSES = f"SELECT {columns(Process)} FROM process ORDER BY started, name"
_KEEP = (
    insert("process", Process)
    + " ON CONFLICT (name) DO UPDATE SET "
    + ", ".join(f"{name} = excluded.{name}" for name in Process.__struct_fields__[1:])
)


def this_process(claim: Claim | None) -> Process:
    """This process, with a name of its own, before its first sign of life."""
    pid = os.getpid()
    return Process(
        name=f"{pid}-{secrets.token_hex(4)}",
        pid=pid,
        started=0.0,
        beat=0.0,
        until=0.0,
        claim=_in_words(claim),
        place=_place(),
        born=_born(pid) or 0,
    )


def made_processes(rows: Sequence[Sequence[object]]) -> list[Process]:
    """The processes that PROCESSES found."""
    return [
        replace(process, leaving=bool(process.leaving)) for process in (made(Process, row) for row in rows)
    ]


def keep(db: Database, process: Process) -> None:
    """Store a process in place of what was known of it."""
    db.execute(_KEEP, values(process))


def lives(process: Process, now: float) -> bool:
    """Whether a process has given a sign of life lately; one from the future is of a clock that was set back."""
    return abs(now - process.beat) < process.until - process.beat


def has_ended(process: Process) -> bool:
    """Whether it can be seen from here that a process is no longer there."""
    return is_here(process) and _born(process.pid) != process.born


def is_here(process: Process) -> bool:
    """Whether a process is, or was, where its number can be seen from here."""
    return bool(process.place) and process.place == _place()


def rival(mine: Process, others: Sequence[Process]) -> Process | None:
    """The first of some living processes beside which this one may not be."""
    return next(
        (each for each in others if mine.claim and each.claim and not _agree(mine.claim, each.claim)), None
    )


def taken(shown: str, other: Process, now: float) -> StoreError:
    """The error for a database on which another process is that may not be there too."""
    age = max(0.0, now - other.beat)
    which = f" as shard {other.claim}" if "/" in other.claim else ""
    among = " with others that share its shards" if other.claim == SHARED else ""
    return StoreError(
        Trouble.TAKEN,
        f"Another bot is playing on {shown}{which}{among} (process {other.pid}, last sign of life {age:.0f} s ago)."
        " Stop it first, or give each its own shard (HELIOGRAPH_SHARD) or file."
        f" If it is dead, this one can start in {max(1.0, other.until - other.beat - age):.0f} s.",
    )


def check_none_before(db: Database, shown: str, now: float, *, table: str) -> None:
    """Raise StoreError(TAKEN) if any process is alive on a database that must be migrated."""
    if table == "process":
        rows = db.execute("SELECT name, pid, beat, until FROM process").fetchall()
    else:
        found = db.execute("SELECT process, pid, beat FROM heartbeat").fetchall()
        rows = [(*row, row[2] + STALE) for row in found]
    for name, pid, beat, until in rows:
        other = Process(name=name, pid=pid, started=beat, beat=beat, until=until, claim=ALONE)
        if lives(other, now):
            raise taken(shown, other, now)


def _in_words(claim: Claim | None) -> str:
    match claim:
        case None:
            return ""
        case Alone():
            return ALONE
        case Shared():
            return SHARED
        case _:
            return f"{claim.number}/{claim.count}"


def _agree(mine: str, other: str) -> bool:
    """Whether two claims go together: both share, or they are for different shards out of as many."""
    if SHARED in (mine, other) or ALONE in (mine, other):
        return mine == other == SHARED
    return mine != other and mine.partition("/")[2] == other.partition("/")[2]


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
