"""How an event is told in a story: said beside the event, in the code that tells it, and never in a catalogue."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

import msgspec

from bot.engine.seats import Side

SMALL, FELT, GRAVE = 1, 2, 3
"""How much an event matters to a side: it is good to know, it gains or loses something, it loses much or must act."""

TIMES = "times"
"""The value of a message that says how many events it tells; each message of an event may ask for it."""


_STORED = {
    "detail": "d",
    "part_of": "p",
    "joins": "j",
    "quiet": "q",
    "weight": "w",
    "touches": "t",
    "prepares": "r",
}
"""The names of the fields where events are stored: there are many events."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True, rename=_STORED):
    """How an event is told where there is room for a few sentences only. The log tells everything.

    A `detail` is left out first if there is too much to tell. `part_of` is the key of an event that sums this one up
    later: it is then not told at all. Events that differ only in the value that `joins` names are told as one, which
    has a list of them; with `joins=TIMES` they are the same in everything, and are counted. What is `quiet` has a
    notice or a picture of its own, so the story leaves it out.

    `touches` are the sides that it concerns, whoever made the move, and `weight` says how much: it is SMALL, FELT or
    GRAVE. Only who may know of the event is among them, and nothing that is hidden from a viewer follows from them.

    What a move makes possible in the next turn `prepares` that: the verb and the first values of what can be played
    then. Advice tells it only if it is to come.
    """

    detail: bool = False
    part_of: str = ""
    joins: str = ""
    quiet: bool = False
    weight: int = 0
    touches: tuple[Side, ...] = ()
    prepares: tuple[str | int, ...] = ()

    def touching(self, weight: int, *sides: int) -> Told:
        """This way of telling, for an event that concerns these sides; numbers below 0 stand for no one."""
        return _touching(self, weight, sides)

    def among(self, sides: Iterable[Side]) -> Told:
        """This way of telling, for someone who may know that the event concerns these sides, and no others."""
        touches = tuple(sides)
        return self if touches == self.touches else msgspec.structs.replace(self, touches=touches)

    @property
    def is_detail(self) -> bool:
        """Whether it is left out first, as a detail or as a part of something that is not told yet."""
        return self.detail or self.part_of != ""

    @property
    def ahead(self) -> Told:
        """How an event is told that has not happened yet: a preview leaves nothing out."""
        return Told(joins=self.joins)


PLAIN = Told()
"""An event that is told for itself."""

DETAIL = Told(detail=True)
QUIET = Told(quiet=True)


@lru_cache(maxsize=1024)
def _touching(told: Told, weight: int, sides: tuple[int, ...]) -> Told:
    touches = tuple(dict.fromkeys(Side(side) for side in sides if side >= 0))
    return msgspec.structs.replace(told, weight=weight, touches=touches)


def touching(weight: int, *sides: int) -> Told:
    """An event that is told for itself and concerns these sides."""
    return PLAIN.touching(weight, *sides)


@cache
def part_of(key: str) -> Told:
    """An event that the event `key` about the same side sums up later."""
    return Told(part_of=key)


@cache
def joined(value: str) -> Told:
    """Events that are told as one if they differ only in this value."""
    return Told(joins=value)


COUNTED = joined(TIMES)
"""Events that are told as one, with their number, if they are the same."""
