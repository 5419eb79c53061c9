"""Which process should have which shards, with a clock of the test's own: all get as many, and none moves in vain."""

from __future__ import annotations

import random

import pytest
from msgspec.structs import replace

from bot.store.leases import Lease, Process
from bot.store.sql.sharing import SHARED, after_beat, fair_shares

LASTING = 15.0


class Cluster:
    """Processes that beat in any order on one table of leases, as the store lets them."""

    def __init__(self, shards: int) -> None:
        self.now = 0.0
        self.leases = [Lease(shard=shard) for shard in range(shards)]
        self.processes: dict[str, Process] = {}
        self.moves = 0

    def join(self, name: str) -> None:
        until = self.now + LASTING
        self.processes[name] = Process(
            name=name, pid=1, started=self.now, beat=self.now, until=until, claim=SHARED
        )
        self.beat(name)

    def living(self) -> list[Process]:
        found = [each for each in self.processes.values() if each.until > self.now]
        return sorted(found, key=lambda each: (each.started, each.name))

    def beat(self, name: str, *, leaving: bool = False) -> None:
        mine = self.processes[name]
        mine = self.processes[name] = replace(
            mine, beat=self.now, until=self.now + LASTING, leaving=leaving or mine.leaving
        )
        before, self.leases = self.leases, after_beat(mine, self.living(), self.leases)
        for old, new in zip(before, self.leases, strict=True):
            if new.process != old.process:
                # Nobody's lease is taken away, and every change of hands has a term of its own.
                assert old.process == "" or old.process not in {each.name for each in self.living()}
                assert new.process in ("", name)
            assert new.term == old.term + (new.process not in ("", old.process))
        named = [lease.heir for lease in self.leases if lease.heir]
        assert len(named) == len(set(named))
        assert all(lease.heir != lease.process for lease in self.leases if lease.heir)

    def hand_over(self) -> None:
        """What heirs and holders do between two signs of life: each handover takes one round."""
        for number, lease in enumerate(self.leases):
            if not lease.heir or lease.process not in self.processes:
                continue
            if not lease.ready:
                self.leases[number] = replace(lease, ready=True)
            elif lease.heir in {each.name for each in self.living()}:
                self.moves += 1
                heir = self.processes[lease.heir]
                self.leases[number] = Lease(
                    shard=lease.shard, term=lease.term + 1, process=heir.name, until=heir.until
                )

    def round(self, order: random.Random) -> None:
        self.now += 5.0
        names = [name for name, each in self.processes.items() if each.until > self.now]
        for name in order.sample(names, len(names)):
            self.beat(name)
            self.hand_over()

    def counts(self) -> list[int]:
        """How many shards each living process that stays has, the fewest first."""
        staying = [each.name for each in self.living() if not each.leaving]
        return sorted(sum(lease.process == name for lease in self.leases) for name in staying)

    def is_fair(self) -> bool:
        staying = len(self.counts())
        least, more = divmod(len(self.leases), staying)
        return self.counts() == [least] * (staying - more) + [least + 1] * more


def test_who_holds_most_keeps_what_is_left_over() -> None:
    assert fair_shares(["a", "b", "c"], {"b": 3, "c": 2}, 5) == {"b": 2, "c": 2, "a": 1}
    assert fair_shares(["a", "b"], {}, 3) == {"a": 2, "b": 1}
    assert fair_shares(["a", "b", "c"], {}, 2) == {"a": 1, "b": 1, "c": 0}
    assert fair_shares([], {}, 2) == {}


def test_two_become_three_and_two_again_and_each_move_was_needed() -> None:
    cluster, order = Cluster(5), random.Random(1)
    for name in ("a", "b"):
        cluster.join(name)
    while not cluster.is_fair():
        cluster.round(order)
    assert (cluster.counts(), cluster.moves) == ([2, 3], 2)
    cluster.join("c")
    while not cluster.is_fair():
        cluster.round(order)
    assert (cluster.counts(), cluster.moves) == ([1, 2, 2], 3)
    cluster.beat("a", leaving=True)
    for _ in range(10):
        cluster.round(order)
    assert not any(lease.process == "a" for lease in cluster.leases)
    assert (cluster.counts(), cluster.moves) == ([2, 3], 5)


def test_the_shards_of_the_dead_are_taken_at_once_and_by_their_heirs() -> None:
    cluster = Cluster(4)
    cluster.join("a")
    cluster.join("b")
    (given,) = [lease.shard for lease in cluster.leases if lease.heir]
    cluster.now += LASTING - 1
    cluster.beat("b")
    assert [lease.process for lease in cluster.leases] == ["a"] * 4
    cluster.now += 2
    cluster.beat("b")
    assert [lease.process for lease in cluster.leases] == ["b"] * 4
    assert {lease.term for lease in cluster.leases} == {2}
    assert not any(lease.heir for lease in cluster.leases), given


def test_what_the_dead_had_is_divided_by_those_who_live_and_nothing_moves() -> None:
    cluster, order = Cluster(6), random.Random(1)
    for name in ("a", "b", "c"):
        cluster.join(name)
    while not cluster.is_fair():
        cluster.round(order)
    moves = cluster.moves
    del cluster.processes["c"]
    cluster.round(order)
    assert (cluster.counts(), cluster.moves) == ([3, 3], moves)
    assert not any(lease.heir for lease in cluster.leases)


def test_an_heir_that_falls_is_replaced_and_one_that_is_not_needed_is_let_go() -> None:
    cluster = Cluster(3)
    cluster.join("a")
    cluster.join("b")
    cluster.now += LASTING - 1
    cluster.beat("a")
    cluster.join("c")
    assert sorted(lease.heir for lease in cluster.leases) == ["", "b", "c"]
    cluster.now += 2
    cluster.beat("a")
    assert [lease.heir for lease in cluster.leases].count("b") == 0
    assert [lease.heir for lease in cluster.leases].count("c") == 1
    cluster.beat("c", leaving=True)
    assert [lease.heir for lease in cluster.leases] == ["", "", ""]


def test_a_fixed_claim_takes_its_shard_and_no_other() -> None:
    mine = Process(name="a", pid=1, started=0.0, beat=0.0, until=9.0, claim="1/2")
    free = [Lease(shard=0, term=4), Lease(shard=1, term=7, process="dead")]
    assert after_beat(mine, [mine], free) == [
        Lease(shard=0, term=4),
        Lease(shard=1, term=8, process="a", until=9.0),
    ]
    alone = replace(mine, claim="alone")
    assert [each.process for each in after_beat(alone, [alone], free)] == ["a", "a"]


@pytest.mark.parametrize("seed", range(40))
def test_whoever_comes_leaves_and_dies_all_have_as_many_soon(seed: int) -> None:
    chance = random.Random(seed)
    cluster = Cluster(chance.randint(1, 12))
    cluster.join("0")
    for number in range(1, 12):
        living = [each.name for each in cluster.living() if not each.leaving]
        what = chance.choice(("join", "join", "leave", "die", "vanish"))
        if what == "join" or len(living) < 2:
            cluster.join(str(number))
        elif what == "leave":
            cluster.beat(chance.choice(living), leaving=True)
        elif what == "die":
            del cluster.processes[chance.choice(living)]
        else:
            gone = chance.choice(living)
            cluster.processes[gone] = replace(cluster.processes[gone], until=cluster.now)
        for _ in range(chance.randint(0, 3)):
            cluster.round(chance)
        if chance.random() < 0.5:
            # Who leaves hands over one shard to each, then the next: as many rounds as shards, and those of a lease.
            for _ in range(4 + 2 * len(cluster.leases)):
                cluster.round(chance)
            assert cluster.is_fair()
            held = {lease.process for lease in cluster.leases}
            assert held <= {each.name for each in cluster.living() if not each.leaving}
            still, moves = list(cluster.leases), cluster.moves
            cluster.round(chance)
            assert cluster.moves == moves
            assert [replace(each, until=0.0) for each in cluster.leases] == [
                replace(each, until=0.0) for each in still
            ]
