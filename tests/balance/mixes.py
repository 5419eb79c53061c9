"""How much of the points of some seats came from one source, with the interval of that share."""

from __future__ import annotations

import math
from collections.abc import Mapping

import msgspec

from bot.players.match import NINETY_FIVE, Played

SOURCES = {
    "factions": {
        "mars": ("upgrades", "machines"),
        "objectives": ("objectives",),
        "exoplanets": ("exoplanets",),
        "resources": ("resources",),
    }
}
"""By game, the sources of points that have a goal, and the counts that are of each."""

SEATS = 4
"""With so many seats they have one."""


class Mix(msgspec.Struct, array_like=True):
    """Points of a `part` and of the `whole` of some seats: their sums, the sums of their squares and products."""

    count: int = 0
    part: int = 0
    whole: int = 0
    part_part: int = 0
    part_whole: int = 0
    whole_whole: int = 0

    def __add__(self, other: Mix) -> Mix:
        return Mix(*map(sum, zip(msgspec.structs.astuple(self), msgspec.structs.astuple(other), strict=True)))

    @property
    def share(self) -> float:
        """The part of the whole; 0 where no points are."""
        return self.part / self.whole if self.whole > 0 else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval of that share: of a ratio of two sums that are both drawn with the seats."""
        n, share = self.count, self.share
        if n < 2 or self.whole <= 0:
            return 0.0, 1.0
        around = self.part_part - 2 * share * self.part_whole + share**2 * self.whole_whole
        spread = NINETY_FIVE * math.sqrt(n / (n - 1) * max(0.0, around)) / self.whole
        return max(0.0, share - spread), min(1.0, share + spread)


def mix_of(part: int, whole: int) -> Mix:
    """The points of one seat."""
    return Mix(1, part, whole, part**2, part * whole, whole**2)


def sources_of(slug: str, one: Played) -> dict[str, dict[str, Mix]]:
    """By faction and source, the points of a game; none of a game whose sources have no goal."""
    if slug not in SOURCES or len(one.kinds) != SEATS:
        return {}
    return {
        faction: {
            source: mix_of(sum(counts[word] for word in words), score)
            for source, words in SOURCES[slug].items()
        }
        for faction, score, counts in zip(one.factions, one.scores, one.counts, strict=True)
    }


def added(some: Mapping[str, Mix], more: Mapping[str, Mix]) -> dict[str, Mix]:
    """Both together, source by source."""
    return {source: some.get(source, Mix()) + mix for source, mix in more.items()}
