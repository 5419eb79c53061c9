"""What helps people who are new to a game: one line about what their position lacks, until they have done it once."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple

from bot.engine.moves import Move, Side, Text, Values

LEARNING = 3
"""So many turns in games of one kind someone is new to it."""


class Hint(NamedTuple):
    """Something that newcomers miss. The message `newcomer-KEY` says it.

    `lacks` gives the values of that message from the view of whoever plays a side, or None where the position does not
    call for it. Once its reader has made a move that is like one of `done` it is not said again: "convert bridge" is
    any move with the verb `convert` and a value that contains "bridge".
    """

    key: str
    lacks: Callable[[Any, Side], Values | None]
    done: tuple[str, ...] = ()

    def is_learned(self, moves: Iterable[Move]) -> bool:
        """Whether someone who made these moves has done it."""
        wanted = [each.partition(" ") for each in self.done]
        return any(
            move.verb == verb and (not word or any(word in str(value) for value in move.values))
            for move in moves
            for verb, _, word in wanted
        )


def first_hint(hints: Iterable[Hint], view: Any, side: Side, moves: Collection[Move]) -> Text | None:
    """The first hint that a position calls for and that its reader, who made these moves so far, has not learned."""
    for hint in hints:
        if not hint.is_learned(moves) and (values := hint.lacks(view, side)) is not None:
            return Text(f"newcomer-{hint.key}", values)
    return None
