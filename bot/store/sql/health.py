"""Is a bot alive on a database, and does its work go on? Answered from outside, for a container's health check."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from bot.store.leases import STUCK, Lease, Process
from bot.store.sql.heart import held_leases
from bot.store.sql.processes import PROCESSES, STALE, is_here, lives, made_processes
from bot.store.sql.statements import Database, one


class Health(msgspec.Struct, frozen=True):
    """`alive` and, in words, why or why not; it is `stuck` if it beats, but some of its work does not end.

    It is `gone` from here if none of those is alive that ran where this is asked, such as in the same container.
    """

    alive: bool
    why: str
    stuck: bool = False
    gone: bool = False


def health_of(db: Database, now: float) -> Health:
    """Whether processes are alive, and what each of them serves; `now` is the time of the database."""
    found = made_processes(db.execute(PROCESSES).fetchall())
    if not found:
        return Health(False, "no bot has used this database")
    living = [each for each in found if lives(each, now)]
    if not living:
        return Health(False, f"the last sign of life is {now - max(each.beat for each in found):.0f} s old")
    here = [each for each in found if is_here(each)]
    if here and not any(each in living for each in here):
        age = _age(max(here, key=lambda each: each.beat), now)
        return Health(
            True, f"the last sign of life here is {age:.0f} s old, of others there are some", gone=True
        )
    slowest = max(living, key=lambda each: each.working or 0.0)
    if slowest.working is not None and slowest.working > STUCK:
        which = f" (process {slowest.pid})" if len(living) > 1 else ""
        return Health(
            True, f"a piece of its work has been under way for {slowest.working:.0f} s{which}", True
        )
    serving = [each for each in living if each.claim] or living
    return Health(True, "; ".join(_told(serving, held_leases(db), now)))


def health_before(db: Database, now: float) -> Health:
    """The same for a database of an earlier version, which has other signs of life."""
    found = one(db, "SELECT max(beat) FROM heartbeat")
    if found is None:
        return Health(False, "no bot has used this database")
    return Health(now - found <= STALE, f"the last sign of life is {now - found:.0f} s old")


def _told(living: Sequence[Process], leases: Sequence[Lease], now: float) -> list[str]:
    """A part of a sentence for each process, and one for shards that nobody serves."""
    if len(living) == 1 and all(lease.process == living[0].name for lease in leases):
        return [f"the last sign of life is {_age(living[0], now):.0f} s old"]
    told = [f"{len(living)} {'process' if len(living) == 1 else 'processes'}"]
    for each in living:
        shards = _shards([lease.shard for lease in leases if lease.process == each.name])
        leaving = ", leaving" if each.leaving else ""
        told.append(f"{each.pid} serves {shards}{leaving}, last sign of life {_age(each, now):.0f} s ago")
    names = {each.name for each in living}
    if nobodys := [lease.shard for lease in leases if lease.process not in names]:
        told.append(f"nobody serves {_shards(nobodys)}")
    return told


def _age(process: Process, now: float) -> float:
    return max(0.0, now - process.beat)


def _shards(numbers: Sequence[int]) -> str:
    if not numbers:
        return "no shard"
    return f"shard{'s' if len(numbers) > 1 else ''} {', '.join(map(str, numbers))}"
