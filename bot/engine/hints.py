"""What helps people who are new to a game: one line about what their position lacks, until they have done it once.

A hint is for someone's first LEARNING turns of a kind of game. In their first FIRST_GAMES games it stays longer: until
they have done what it is about.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterable
from typing import Any, NamedTuple

from bot.engine.moves import Move, Side, Text, Values

LEARNING = 3
"""So many turns in games of one kind someone is new to it."""
FIRST_GAMES = 2
"""In so many games of one kind they are reminded of what they have never done."""


class Practice(NamedTuple):
    """How many turns someone has had in games of one kind, with the one that goes on, and their moves in them."""

    turns: int
    moves: Collection[Move]


class Hint(NamedTuple):
    """Something that newcomers miss. The message `newcomer-KEY` says it.

    `lacks` gives the values of that message from the view of whoever plays a side, or None where the position does not
    call for it. Once its reader has made a move that is like one of `done` it is not said again: "convert bridge" is
    any move with the verb `convert` and a value that contains "bridge". Where `done` names nothing, the first turns end
    it.
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


def first_hint(
    hints: Iterable[Hint], view: Any, side: Side, moves: Collection[Move], turns: int = 0
) -> Text | None:
    """The first hint that a position calls for and that its reader, who has had so many `turns`, has not learned."""
    for hint in hints:
        learned = hint.is_learned(moves) or (turns > LEARNING and not hint.done)
        if not learned and (values := hint.lacks(view, side)) is not None:
            return Text(f"newcomer-{hint.key}", values)
    return None
