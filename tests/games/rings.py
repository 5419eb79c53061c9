"""A board of eight bands of twelve sectors with priced paths, to measure and test: as large as that of any game.

Entering a sector costs the tokens in it and one more; an empty one of the outer bands costs two. A gate leads on for
nothing, once and before the first step, to any other sector of the same band.
"""

from __future__ import annotations

from collections.abc import Iterator

from bot.engine.moves import Seat
from bot.engine.playout import Dice
from bot.engine.steps import State, Step
from bot.games.parts.paths import Hop, Paths, Way

BANDS, ROUND = "ABCDEFGH", 12
SECTORS = [f"{band}{i}" for band in BANDS for i in range(1, ROUND + 1)]
OUTER = frozenset(sector for sector in SECTORS if sector[0] in "EFGH")


def _beside(sector: str) -> tuple[str, ...]:
    band, i = BANDS.index(sector[0]), int(sector[1:]) - 1
    around = [f"{BANDS[band]}{(i + step) % ROUND + 1}" for step in (-1, 1)]
    across = [f"{BANDS[other]}{i + 1}" for other in (band - 1, band + 1) if 0 <= other < len(BANDS)]
    return (*around, *across)


BESIDE = {sector: _beside(sector) for sector in SECTORS}


class Rings(State):
    """Where the ship is, what it can spend, and the tokens in each sector."""

    place: str
    energy: int
    tokens: dict[str, int]
    gate: bool = False


def rings(dice: Dice, energy: int = 16, *, most: int = 4, gate: bool = False) -> Rings:
    """A position with up to `most` tokens in each sector."""
    tokens = {sector: dice.below(most + 1) for sector in SECTORS}
    place = SECTORS[dice.below(len(SECTORS))]
    return Rings(1, None, False, [], [Fly()], [], place, energy, tokens, gate)


class Flights(Paths[Rings]):
    """The paths of the ship."""

    verb = "fly"
    rule = "8"

    def start(self, g: Rings, seat: Seat) -> Way:
        return Way(g.place, g.energy)

    def hops(self, g: Rings, seat: Seat, way: Way) -> Iterator[Hop]:
        tokens, here = g.tokens, str(way.place)
        for sector in BESIDE[here]:
            there = tokens[sector]
            yield Hop(sector, sector, there + 1 if there or sector not in OUTER else 2)
        if g.gate and not way.steps:
            for i in range(1, ROUND + 1):
                if f"{here[0]}{i}" != here:
                    yield Hop(f"gate-{here[0]}{i}", f"{here[0]}{i}", 0, enters=False)


class StepByStep(Flights):
    """The same, where a goal further away cannot be chosen at once."""

    far = False


class Fly(Step, tag="fly"):
    """The ship flies."""
