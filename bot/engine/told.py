"""How an event is told in a story: said beside the event, in the code that tells it, and never in a catalogue."""

from __future__ import annotations

from functools import cache

import msgspec

TIMES = "times"
"""The value of a message that says how many events it tells; each message of an event may ask for it."""


class Told(msgspec.Struct, frozen=True, omit_defaults=True):
    """How an event is told where there is room for a few sentences only. The log tells everything.

    A `detail` is left out first if there is too much to tell. `part_of` is the key of an event that sums this one up
    later: it is then not told at all. Events that differ only in the value that `joins` names are told as one, which
    has a list of them; with `joins=TIMES` they are the same in everything, and are counted. What is `quiet` has a
    notice or a picture of its own, so the story leaves it out.
    """

    detail: bool = False
    part_of: str = ""
    joins: str = ""
    quiet: bool = False

    @property
    def is_detail(self) -> bool:
        """Whether it is left out first, as a detail or as a part of something that is not told yet."""
        return self.detail or self.part_of != ""

    @property
    def ahead(self) -> Told:
        """The same for what would happen: a preview leaves nothing out."""
        return Told(joins=self.joins)


PLAIN = Told()
"""An event that is told for itself."""

DETAIL = Told(detail=True)
QUIET = Told(quiet=True)


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
