"""The only chance there is: a seeded generator in counter mode, the same on every machine and Python."""

from __future__ import annotations

import hashlib
from collections.abc import MutableSequence, Sequence
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")


class Rng(msgspec.Struct, array_like=True):
    """Numbers from SHA-256 of (seed, counter). The seed is any text; the state of the generator is the counter."""

    seed: str
    counter: int = 0

    def bits(self) -> int:
        """The next 64 random bits."""
        digest = hashlib.sha256(b"%s:%d" % (self.seed.encode(), self.counter)).digest()
        self.counter += 1
        return int.from_bytes(digest[:8], "big")

    def below(self, n: int) -> int:
        """A number from 0 to n - 1, each equally likely."""
        if n <= 0:
            raise ValueError("below() takes a positive number")
        limit = (1 << 64) - (1 << 64) % n
        while (bits := self.bits()) >= limit:
            pass
        return bits % n

    def pick(self, items: Sequence[T]) -> T:
        """One of the items, each equally likely."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items in random order, in place (Fisher and Yates)."""
        for i in range(len(items) - 1, 0, -1):
            j = self.below(i + 1)
            items[i], items[j] = items[j], items[i]

    def spawn(self, name: str) -> Rng:
        """A generator of its own for a purpose, which leaves this one where it is."""
        return Rng(hashlib.sha256(f"{self.seed}/{name}".encode()).hexdigest())


def seed_hash(seed: str) -> str:
    """What is shown when a game starts, so that the seed shown at its end can be checked: SHA-256 in hexadecimal."""
    return hashlib.sha256(seed.encode()).hexdigest()
