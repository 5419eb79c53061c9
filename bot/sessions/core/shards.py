"""Which of Discord's shards this process serves, when several share one database.

Every process may play a move in any session, but only one shows a session, reminds its players, closes its windows and
plays for its computers: the one that has the lease of the shard that receives the events of the session's server.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable

from bot.sessions.core.signals import Signal
from bot.store.leases import Standing, since_boot
from bot.store.rows import Share

OVERLAP, ASLEEP = 10.0, 60.0
"""Seconds for which whoever had a shard before may still hear what happens there: handed it over, or had it taken."""


class NotServed(Exception):
    """This process no longer serves a session, and must leave to another what nobody asked it for."""

    def __init__(self) -> None:
        super().__init__("another process sees to it")


class Shards:
    """The shards that this process serves, out of `count`.

    Those it was made with are served until the first standing, others as long as their leases last. `on_gain` and
    `on_loss` tell a shard that is served from now on, or no longer; `on_heir` one that is to be prepared for. What was
    kept though its lease had run out here, as in a process that slept, is gained anew.
    """

    def __init__(
        self, count: int = 1, held: Iterable[int] = (0,), clock: Callable[[], float] = since_boot
    ) -> None:
        self.count, self._clock = count, clock
        self.terms: dict[int, int | None] = dict.fromkeys(held)
        self.handed = frozenset[int]()
        """Those of the shards gained last that their holders handed over: nothing stood still there meanwhile."""
        self._let_go, self._doubted = set[int](), set[int]()
        self._known = set(self.terms)
        self.heir_of = frozenset[int]()
        self._until = float("inf")
        self.standing: Standing | None = None
        self._holders: dict[int, str] = {}
        self._contested: dict[int, float] = {}
        """Until when several processes may hear a shard, by `clock`."""
        self.on_gain = Signal[int]("the gain of shard {}")
        self.on_loss = Signal[int]("the loss of shard {}")
        self.on_heir = Signal[int]("the heir of shard {}")
        self.on_standing = Signal[Standing]("the standing at {0.now}")
        """Tells what each sign of life found, once it is taken in."""

    def now(self, standing: Standing) -> float:
        """The time of the database, told by the clock of this machine since a sign of life."""
        return standing.now + self._clock() - standing.asked

    def of(self, guild_id: int | None) -> int:
        """The shard of a server, or of direct messages (None), by Discord's own formula."""
        return 0 if guild_id is None else (guild_id >> 22) % self.count

    def serves(self, guild_id: int | None) -> bool:
        """Whether this process serves a server, or direct messages (None), at this moment."""
        shard = self.of(guild_id)
        idle = self._let_go | self._doubted
        return shard in self.terms and shard not in idle and self._clock() < self._until

    @property
    def has_lapsed(self) -> bool:
        """Whether its leases have run out as far as this process knows: another one may serve all its shards by now."""
        return self._clock() >= self._until

    @property
    def has_others(self) -> bool:
        """Whether another process lives on this database, as far as is known."""
        standing = self.standing
        return standing is not None and any(each.name != standing.process for each in standing.processes)

    def knows(self, guild_id: int | None) -> bool:
        """Whether this process keeps the sessions of a server in memory: it serves them, did lately, or is to."""
        return self.of(guild_id) in self._known

    @property
    def share(self) -> Share | None:
        """The sessions that this process keeps in memory; None: all."""
        return None if len(self._known) >= self.count else Share(self.count, tuple(sorted(self._known)))

    @property
    def left(self) -> set[int]:
        """The shards that this process knows, although it neither serves them nor is to."""
        return self._known - self.terms.keys() - self.heir_of

    def forget(self, shard: int) -> bool:
        """Know a shard no longer; False if it is served again, or is to be."""
        if shard not in self.left:
            return False
        self._known.discard(shard)
        return True

    def lease(self, guild_id: int | None) -> tuple[int, int] | None:
        """The shard of a server with the term of its lease; None where there are no leases. Raises NotServed."""
        if not self.serves(guild_id):
            raise NotServed
        shard = self.of(guild_id)
        term = self.terms[shard]
        return None if term is None else (shard, term)

    def is_contested(self, guild_id: int | None) -> bool:
        """Whether others may hear a server, too: its shard changes hands or has just done so, or the leases ran out."""
        shard, now = self.of(guild_id), self._clock()
        is_safe = shard in self.terms and self._contested.get(shard, 0.0) <= now < self._until
        return not is_safe

    def doubt(self, guild_id: int | None) -> None:
        """Serve the shard of a server no longer, until a sign of life tells who has it: its lease was refused."""
        self._doubted.add(self.of(guild_id))

    def held(self, guild_id: int | None) -> tuple[int, int] | None:
        """The lease under which what was begun for a server may still be noted; None without one."""
        shard = self.of(guild_id)
        term = self.terms.get(shard)
        return None if term is None else (shard, term)

    def keep(self, shard: int) -> None:
        """Serve a shard again that was let go, since it was not handed over."""
        self._let_go.discard(shard)

    def let_go(self, shard: int) -> None:
        """Serve a shard no longer, since it is about to be handed over."""
        self._let_go.add(shard)

    def stands(self, standing: Standing) -> None:
        """Take in what a sign of life found, and tell what is different now."""
        mine, before, slept = standing.process, self.terms, self._clock() >= self._until
        after: dict[int, int | None] = {
            each.shard: each.term for each in standing.leases if each.process == mine
        }
        heirs = frozenset(each.shard for each in standing.leases if each.heir == mine)
        new, self.handed = heirs - self.heir_of, self.heir_of & after.keys()
        self.standing, self.terms, self.heir_of = standing, after, heirs
        self.count = len(standing.leases) or self.count
        self._known |= after.keys() | heirs
        self._until = standing.asked + standing.lasting
        self._contest(standing)
        lost = {each for each in before if each not in after or before[each] not in (None, after[each])}
        self._let_go -= lost
        kept = set[int]() if slept else before.keys() - lost - self._doubted
        self._doubted.clear()
        for shard in sorted(lost):
            self.on_loss(shard)
        for shard in sorted(after.keys() - kept):
            self.on_gain(shard)
        for shard in sorted(new):
            self.on_heir(shard)
        self.on_standing(standing)

    def _contest(self, standing: Standing) -> None:
        """Note which shards change hands; with nobody else there, what was free at the start does not."""
        before, self._holders = self._holders, {each.shard: each.process for each in standing.leases}
        for lease in standing.leases:
            had = before.get(lease.shard, "" if self.has_others else lease.process)
            if lease.heir or had != lease.process:
                taken = had != lease.process and lease.shard not in self.handed
                self._contested[lease.shard] = self._clock() + (ASLEEP if taken else OVERLAP)
