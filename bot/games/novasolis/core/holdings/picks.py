"""Choosing so many of some cards: every way to do it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from bot.engine.moves import Move, Value

MOST = 40
"""How many ways are tried at most."""


def same_number_of(verb: str, words: Iterable[str], n: int) -> Iterator[Move]:
    """Moves that choose as many of some words: they look the same to everyone who does not know them."""
    seen = set[tuple[str, ...]]()
    for chosen in combinations(sorted(words), n):
        if chosen not in seen:
            seen.add(chosen)
            yield Move(verb, chosen)
        if len(seen) == MOST:
            return


def that_begin(moves: Iterable[Move], given: tuple[Value, ...]) -> Iterator[Move]:
    """The moves that begin with the values given."""
    return (move for move in moves if move.values[: len(given)] == given)
