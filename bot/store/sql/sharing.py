"""Which process should have which shards: pure, so that all processes on a database come to the same result."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence

from msgspec.structs import replace

from bot.store.leases import Lease, Process

ALONE, SHARED = "alone", "shared"
"""Claims in words, besides that to one shard: "0/2"."""


def fair_shares(processes: Sequence[str], held: Mapping[str, int], shards: int) -> dict[str, int]:
    """How many shards each process should have, given by age; who holds most keeps one of those left over."""
    least, more = divmod(shards, len(processes)) if processes else (0, 0)
    ranked = sorted(processes, key=lambda name: -held.get(name, 0))
    return {name: least + (rank < more) for rank, name in enumerate(ranked)}


def after_beat(
    mine: Process, living: Sequence[Process], leases: Sequence[Lease], spared: Collection[str] = ()
) -> list[Lease]:
    """The leases after a sign of life of `mine`, one of the `living`, who are given by age.

    Its own are renewed and those of the dead are free, but for those of the dead that are `spared`. It takes those that
    it claims; if it shares, free ones up to its fair share. A shard that its holder should not have gets an heir, who
    is heir of no other.
    """
    names = {*spared, *(each.name for each in living)}
    found = [_checked(lease, names, mine) for lease in leases]
    if mine.claim == SHARED or any(each.claim == SHARED for each in living):
        return _shared(mine, living, found, spared)
    return [
        _taken(each, mine) if not each.process and _claims(mine.claim, each.shard, len(leases)) else each
        for each in found
    ]


def _claims(claim: str, shard: int, shards: int) -> bool:
    return claim in (ALONE, f"{shard}/{shards}")


def _checked(lease: Lease, names: set[str], mine: Process) -> Lease:
    """A lease that lasts for longer if it is `mine`, and is nobody's if its process is dead."""
    if lease.process == mine.name:
        return replace(lease, until=mine.until)
    return lease if lease.process in names else replace(lease, process="", until=0.0)


def _taken(lease: Lease, mine: Process) -> Lease:
    return Lease(shard=lease.shard, term=lease.term + 1, process=mine.name, until=mine.until)


def _shared(
    mine: Process, living: Sequence[Process], leases: list[Lease], spared: Collection[str]
) -> list[Lease]:
    staying = [each.name for each in living if each.claim == SHARED and not each.leaving]
    held = Counter(lease.process for lease in leases if lease.process)
    share = fair_shares(staying, held, len(leases))
    over = {name: 0 if name in spared else count - share.get(name, 0) for name, count in held.items()}
    room = {name: count - held[name] for name, count in share.items()}
    heirs = dict[int, str]()

    def named(lease: Lease, heir: str) -> bool:
        """Make someone the heir of a shard if they need it, and its holder can spare it."""
        if room.get(heir, 0) <= 0 or heir in heirs.values() or (lease.process and over[lease.process] <= 0):
            return False
        heirs[lease.shard] = heir
        room[heir] -= 1
        if lease.process:
            over[lease.process] -= 1
        return True

    for lease in leases:
        named(lease, lease.heir)
    for lease in reversed(leases):
        if lease.process and lease.shard not in heirs:
            any(named(lease, heir) for heir in staying)
    after = []
    for lease in leases:
        heir = heirs.get(lease.shard, "")
        if not lease.process and (heir == mine.name or (not heir and room.get(mine.name, 0) > 0)):
            room[mine.name] -= not heir
            lease = _taken(lease, mine)
        elif heir != lease.heir:
            lease = replace(lease, heir=heir, ready=False)
        after.append(lease)
    return after
