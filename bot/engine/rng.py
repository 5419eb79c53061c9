"""The only source of chance: a seeded generator in counter mode, the same on every machine and Python."""

from __future__ import annotations

import hashlib
import struct
from collections.abc import Iterable, MutableSequence, Sequence
from functools import lru_cache
from typing import Any, TypeVar

import msgspec

T = TypeVar("T")

BLOCK = 64
"""How many numbers are made at once where they are not the chance of a game."""


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
        """A separate generator for a purpose, which does not advance this one."""
        return Rng(hashlib.sha256(f"{self.seed}/{name}".encode()).hexdigest())


class Guess(Rng):
    """A generator for imagined worlds, several times faster; never for the chance of a game."""

    block: list[int] = []

    def bits(self) -> int:
        """The next 64 random bits."""
        if not self.block:
            self.block = list(self._numbers(BLOCK))
        return self.block.pop()

    def shuffle(self, items: MutableSequence[Any]) -> None:
        """Put the items in random order, in place."""
        order = sorted(zip(self._numbers(len(items)), range(len(items)), strict=True))
        items[:] = [items[i] for _, i in order]

    def _numbers(self, n: int) -> tuple[int, ...]:
        stream = hashlib.shake_256(b"%s:%d" % (self.seed.encode(), self.counter)).digest(8 * n)
        self.counter += 1
        return struct.unpack(f">{n}Q", stream)


@lru_cache(maxsize=1024)
def seed_hash(seed: str) -> str:
    """What is shown before anyone joins, so that the seed shown at the end can be checked: SHA-256 in hexadecimal."""
    return _sha256(seed)


def mixture(contributions: Iterable[str]) -> str:
    """The SHA-256 of what others than the seed's owner gave, a line each in their order; "" for none."""
    lines = tuple(contributions)
    return _sha256("\n".join(lines)) if lines else ""


def dealer(seed: str, mixture: str) -> Rng:
    """The chance of a game: from its seed alone if nothing was mixed in, as in games begun before that was done."""
    return Rng(mixed(seed, mixture) if mixture else seed)


def mixed(seed: str, mixture: str) -> str:
    """The seed that a game is dealt from: the SHA-256 of its own seed and of the mixture, a line each."""
    return _sha256(f"{seed}\n{mixture}")


def _sha256(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()
