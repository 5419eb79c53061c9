"""The signs of life of this process on a database, and what it thereby has: jobs of the writer.

Every sign renews its leases and finds out who else lives. It says so to the event loop, and if that does not hear it
for as long as a lease lasts, no more are given: a process that hangs must lose what it has.
"""

from __future__ import annotations

import time
from collections.abc import Callable

import msgspec
from msgspec.structs import replace

from bot.store.errors import Clash, Conflict
from bot.store.leases import Claim, Fixed, Lease, Process, Shared, Standing, Topic, since_boot
from bot.store.sql.processes import (
    FORGOTTEN,
    PROCESSES,
    check_none_before,
    has_ended,
    keep,
    lives,
    made_processes,
    rival,
    taken,
    this_process,
)
from bot.store.sql.sharing import after_beat
from bot.store.sql.statements import Database, columns, insert, made, values

Working = Callable[[], float | None]
"""Tells for how many seconds the oldest piece of work has been under way; None if none is."""

LEASES = f"SELECT {columns(Lease)} FROM lease ORDER BY shard"
_MAKE = insert("lease", Lease)
_CHANGE = "UPDATE lease SET term = ?, process = ?, until = ?, heir = ?, ready = ? WHERE shard = ?"
_HELD = "SELECT 1 FROM lease WHERE shard = ? AND term = ? AND process = ?"
_TAKE = "INSERT INTO taken (interaction, at) VALUES (?, ?) ON CONFLICT (interaction) DO NOTHING"

TAKEN = 60.0
"""Seconds for which it is kept that an interaction was taken: whoever hears it later, Discord hears no more."""


class Pace(msgspec.Struct, frozen=True):
    """How often a process gives a sign of life, and how long it counts as alive after it, in seconds."""

    every: float
    lasting: float


class Heart:
    """Beats for this process on one database, and looks after its leases.

    `working` tells for how many seconds the oldest piece of work has been under way, `waiting` how many requests to
    Discord wait; both are called in the writer's thread. `clock` tells the time of the database, in UTC seconds.
    """

    def __init__(
        self,
        shown: str,
        claim: Claim | None,
        pace: Pace,
        working: Working,
        clock: Callable[[Database], float] = lambda db: time.time(),
    ) -> None:
        self._shown, self._claim, self._working, self._clock = shown, claim, working, clock
        self.pace, self.process = pace, this_process(claim)
        self.waiting: Callable[[], int] = lambda: 0
        self.is_leaving = False
        self.company = frozenset[str]()
        """The other processes that lived at the last sign of life: they want to hear what is written."""
        self._found = frozenset[str]()
        self._outage = (0.0, 0.0)
        """Since when this process could not tell who lived, and until when others may still say that they do."""
        self.untaken: float | None = None
        """When the event loop was told of a sign of life that it has not taken in since, in seconds since boot."""

    @property
    def name(self) -> str:
        """The name of this process."""
        return self.process.name

    def look(self, db: Database, table: str = "process") -> None:
        """Raise StoreError(TAKEN) if any process is alive on a database that must be migrated."""
        if self._claim is not None:
            check_none_before(db, self._shown, self._clock(db), table=table)

    def claim(self, db: Database) -> Standing:
        """Begin to beat, in a transaction. Raises StoreError(TAKEN) if another living process must not be there."""
        _, now, processes, leases = self._read(db)
        self._check(processes, now)
        self.process = replace(self.process, started=now)
        if isinstance(self._claim, Fixed):
            _set_count(db, leases, self._claim.count)
        elif not leases and self._claim is not None and not isinstance(self._claim, Shared):
            _set_count(db, leases, 1)
        return self.beat(db)

    def beat(self, db: Database) -> Standing:
        """Give a sign of life. Raises StoreError(TAKEN) if a rival took this process for dead and is there now."""
        asked, now, processes, leases = self._read(db)
        if self.untaken is not None and asked - self.untaken >= self.pace.lasting:
            raise Hung
        self._check(processes, now)
        for own in processes:
            if own.name == self.name and own.until <= now:
                # While the database was away, nobody could give a sign of life.
                self._outage = own.beat, now + 2 * self.pace.every
        self.process = mine = replace(
            self.process,
            beat=now,
            until=now + self.pace.lasting,
            waiting=self.waiting(),
            working=self._working(),
            leaving=self.is_leaving,
        )
        keep(db, mine)
        others = [each for each in processes if each.name != mine.name]
        for other in others:
            if abs(now - other.beat) > FORGOTTEN:
                db.execute("DELETE FROM process WHERE name = ?", (other.name,))
            elif lives(other, now) and has_ended(other):
                db.execute("UPDATE process SET until = beat WHERE name = ?", (other.name,))
        living = [each for each in [*others, mine] if each.claim and self._lives(each, now)]
        living.sort(key=lambda each: (each.started, each.name))
        spared = {each.name for each in others if self._may_live(each, now) and each not in living}
        after = after_beat(mine, living, leases, spared)
        self._found = frozenset(each.name for each in others if self._lives(each, now))
        if self._found - self.company:
            # Who came has not been told what was written since.
            self.tell(db, Topic.SESSIONS)
        changed = [lease for lease, before in zip(after, leases, strict=True) if lease != before]
        db.executemany(_CHANGE, [(*values(lease)[1:], lease.shard) for lease in changed])
        before = [process.leaving for process in processes if process.name == mine.name]
        db.execute("DELETE FROM taken WHERE at < ?", (now - TAKEN,))
        if any(_is_news(*both) for both in zip(leases, after)) or (mine.claim and before != [mine.leaving]):
            self.tell(db, Topic.LEASES)
        else:
            # Nobody needs to know, but who listens here hears that the connection is sound.
            db.tell(mine.name)
        return Standing(
            now=now,
            asked=asked,
            lasting=self.pace.lasting,
            process=mine.name,
            leases=tuple(after),
            processes=tuple(living),
        )

    def beaten(self, standing: Standing) -> None:
        """Note that a sign of life is stored."""
        self.company = self._found
        if self.untaken is None:
            self.untaken = standing.asked

    def stop(self, db: Database) -> None:
        """Let others see at once that this process is no longer there, and take what it has."""
        db.execute("DELETE FROM process WHERE name = ?", (self.name,))
        self.tell(db, Topic.LEASES)

    def count(self, db: Database, wanted: int) -> int:
        """How many shards there are; `wanted` from now on if no other living process counts on another number."""
        _, now, processes, leases = self._read(db)
        others = [
            each for each in processes if each.name != self.name and each.claim and self._lives(each, now)
        ]
        if leases and (others or isinstance(self._claim, Fixed)):
            return len(leases)
        _set_count(db, leases, wanted)
        return wanted

    def ready(self, db: Database, shard: int) -> None:
        """Note that this process, the heir of a shard, hears what happens there."""
        db.execute("UPDATE lease SET ready = 1 WHERE shard = ? AND heir = ?", (shard, self.name))
        self.tell(db, Topic.LEASES)

    def hand_over(self, db: Database, shard: int) -> bool:
        """Give a shard to its heir; False if it has none who is ready and alive, or is not this process's."""
        _, now, processes, leases = self._read(db)
        heirs = {each.name: each for each in processes if self._lives(each, now)}
        for lease in leases:
            if lease.shard == shard and lease.process == self.name and lease.ready and lease.heir in heirs:
                given = (lease.term + 1, lease.heir, heirs[lease.heir].until, "", False, shard)
                db.execute(_CHANGE, given)
                self.tell(db, Topic.LEASES)
                return True
        return False

    def take(self, db: Database, interaction: int) -> bool:
        """Note that this process answers an interaction; False if another one does."""
        return db.execute(_TAKE, (interaction, self._clock(db))).rowcount > 0

    def check_lease(self, db: Database, lease: tuple[int, int] | None) -> None:
        """Raise Conflict(LEASE) unless this process has a shard in a term (None: unless nothing)."""
        if lease is not None and not db.expect(_HELD, (*lease, self.name)):
            raise Conflict(Clash.LEASE)

    def tell(self, db: Database, topic: Topic) -> None:
        """Let other processes hear that there is news."""
        db.tell(f"{self.name} {topic.value}")

    def _read(self, db: Database) -> tuple[float, float, list[Process], list[Lease]]:
        """Since when this was asked, the time of the database, and all processes and leases."""
        asked = since_boot()
        processes, leases = db.execute(PROCESSES), db.execute(LEASES)
        now = self._clock(db)
        rows = [made(Lease, row) for row in leases.fetchall()]
        return asked, now, made_processes(processes.fetchall()), [_as_made(row) for row in rows]

    def _check(self, processes: list[Process], now: float) -> None:
        living = (each for each in processes if each.name != self.name and self._lives(each, now))
        if (other := rival(self.process, list(living))) is not None:
            raise taken(self._shown, other, now)

    def _lives(self, process: Process, now: float) -> bool:
        return process.name == self.name or (lives(process, now) and not has_ended(process))

    def _may_live(self, process: Process, now: float) -> bool:
        """Whether a process lived before an outage that has just ended, and may say so again."""
        since, until = self._outage
        return now < until and process.until > since and not has_ended(process)


class Hung(Exception):
    """The event loop has not heard of the signs of life of this process for as long as a lease lasts."""


def held_leases(db: Database) -> list[Lease]:
    """All leases by shard."""
    return [_as_made(made(Lease, row)) for row in db.execute(LEASES).fetchall()]


def _is_news(before: Lease, after: Lease) -> bool:
    """Whether more has changed than how long a lease lasts."""
    return replace(before, until=after.until) != after


def _as_made(lease: Lease) -> Lease:
    return replace(lease, ready=bool(lease.ready))


def _set_count(db: Database, leases: list[Lease], wanted: int) -> None:
    """Let there be so many shards; if there were others, none of them is anyone's any longer."""
    if len(leases) == wanted:
        return
    term = max((lease.term for lease in leases), default=0) + 1
    db.execute("DELETE FROM lease")
    db.executemany(_MAKE, [values(Lease(shard=shard, term=term)) for shard in range(wanted)])
