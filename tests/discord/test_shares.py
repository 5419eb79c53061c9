"""What each of several processes may send in a second: never more together than one may, and most where most waits."""

from __future__ import annotations

import random

import pytest

from bot.cluster.shares import A_SECOND, UNKNOWN, Share
from bot.store.leases import Process, Standing


class Processes:
    """Processes that give signs of life in any order, and what each uses then."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.rows: dict[str, Process] = {}
        self.used: dict[str, int] = {}
        self._shares: dict[str, Share] = {}

    def beat(self, name: str, waiting: int) -> int:
        """A process notes what it has waiting, reads what all others have noted, and uses what it may."""
        self.now += 1.0
        self.rows[name] = Process(
            name=name,
            pid=1,
            started=1.0,
            beat=self.now,
            until=self.now + 15,
            claim="shared",
            waiting=waiting,
        )
        standing = Standing(
            now=self.now, asked=self.now, lasting=15.0, process=name, processes=tuple(self.rows.values())
        )
        self.used[name] = self._shares.setdefault(name, Share()).stands(standing)
        return self.used[name]

    @property
    def new(self) -> int:
        """How many use the least that there is, because not all others know of them."""
        return sum(share._noted[0][1] == UNKNOWN for share in self._shares.values())

    def end(self, name: str) -> None:
        """A process is gone, and the others know."""
        del self.rows[name], self.used[name], self._shares[name]


@pytest.mark.parametrize("seed", range(20))
def test_all_together_never_use_more_than_discord_allows(seed: int) -> None:
    chance, all_of = random.Random(seed), Processes()
    for _ in range(400):
        if len(all_of.rows) > 1 and chance.random() < 0.02:
            all_of.end(chance.choice([*all_of.rows]))
        name = chance.choice([*all_of.rows, "abcdefgh"[chance.randrange(8)]])
        all_of.beat(name, chance.choice((0, 0, 3, 50, 1000)))
        assert sum(all_of.used.values()) <= A_SECOND + all_of.new
        assert min(all_of.used.values()) >= 1


def test_who_is_alone_uses_everything_at_once() -> None:
    assert Processes().beat("a", 0) == A_SECOND


def test_most_goes_where_most_waits_once_the_others_know() -> None:
    all_of = Processes()
    all_of.beat("a", 0)
    assert all_of.beat("b", 300) == 1, "a does not know yet that it has to share"
    assert all_of.beat("a", 0) == 5
    assert all_of.beat("b", 300) == 39
    assert all_of.beat("a", 300) == 5, "b does not know yet that it needs more"
    assert all_of.beat("b", 300) == 22
    assert all_of.beat("a", 300) == 22
    all_of.end("a")
    assert all_of.beat("b", 300) == A_SECOND


def test_who_is_not_among_the_living_uses_the_least() -> None:
    all_of = Processes()
    all_of.beat("a", 5)
    standing = Standing(now=1.0, asked=1.0, lasting=15.0, process="x", processes=tuple(all_of.rows.values()))
    assert Share().stands(standing) == 1
