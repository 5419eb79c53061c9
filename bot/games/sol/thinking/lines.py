"""A game of SOL that one plays alone, simplified so that whole games can be planned: `Line` is a position on the way.

Chance is replaced by what is expected: flares and events come at even intervals, and momentum counts by how likely the
nova has not come before. One `Job` after another is done, each with all the turns that it takes: sundivers gather where
they are needed, then something is built, activated, hurled, taken down or chased away. Of effects those are used that
matter most here, `RANK`, and once what an action draws should have brought it, a card of the best of them is kept.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from math import comb
from typing import NamedTuple

from bot.games.sol.table.state import PIECES, Kind

LONGEST = 4
"""The most Moves in which sundivers gather."""
POINTS = 3
"""Movement points without bridges."""

RANK = ("chain", "puncture", "procreate", "motivate", "hyperdrive", "transcend")
"""The effects that a plan may use, the best first."""
LUCKY = 0.7
"""How likely a card was drawn that a plan then counts on."""

Site = tuple[int, Kind, bool]
"""A station: space, kind, and whether it is the player's own."""


class Prospects(NamedTuple):
    """What lines of a game depend on beside the position.

    `alive[n]` is how likely there is no nova within n cards, `rate` are the flares a card, `reward` is what reaching
    the `goal` counts in momentum, `events` are after how many cards each `event` is expected. `drift` is by space what
    the events to come are worth for a sundiver there, a card; `sheltered` says that stations protect from them.
    """

    board: str
    alive: tuple[float, ...]
    rate: float
    goal: int
    reward: float
    event: str = ""
    events: tuple[int, ...] = ()
    drift: tuple[float, ...] = ()
    sheltered: bool = False
    lasting: bool = True
    """Sundivers that are hurled come back to the reserve."""
    hoped: str = ""
    """The best effect of those in play."""
    suit: float = 0.0
    """How likely a card is of its suit."""

    def alive_after(self, cards: int) -> float:
        """How likely there is no nova within so many cards."""
        return self.alive[cards] if cards < len(self.alive) else 0.0


class Job(NamedTuple):
    """What is done next: `what` on `spaces` with sundivers there, or `number` hurled.

    `at` is where something is built or taken down, `effect` that of a card used meanwhile.
    """

    what: str
    spaces: tuple[int, ...] = ()
    kind: Kind = Kind.BRIDGE
    at: int = -1
    number: int = 0
    effect: str = ""


class Turn(NamedTuple):
    """A turn as it is played: the `steps` of a Move, or a job's action on spaces.

    A `late` one is what the last Move before it should do with the points that it has left.
    """

    what: str
    steps: tuple[tuple[int, ...], ...] = ()
    kind: Kind = Kind.BRIDGE
    at: int = -1
    late: bool = False
    effect: str = ""


class Spare(NamedTuple):
    """What a Move has left: points, and where the mothership, how many in the pool, and which bridges were then."""

    points: int
    corner: int
    pool: int
    bridges: tuple[int, ...]


class Line:
    """A position, after so many cards (`time`), with the job that led to it `before`. `worth` is what it has made.

    `spare` is what is left of the last Move, as long as its sundivers are where it left them.
    """

    __slots__ = (
        "before",
        "bridges",
        "corner",
        "cubes",
        "divers",
        "energy",
        "feeders",
        "held",
        "job",
        "luck",
        "momentum",
        "pieces",
        "pool",
        "reserve",
        "spare",
        "stations",
        "time",
        "turns",
        "worth",
    )
    before: Line | None
    bridges: tuple[int, ...]
    corner: int
    cubes: tuple[int, ...]
    divers: tuple[int, ...]
    energy: int
    feeders: tuple[int, ...]
    held: str
    job: Job | None
    luck: float
    momentum: int
    pieces: tuple[int, ...]
    pool: int
    reserve: int
    spare: Spare | None
    stations: tuple[Site, ...]
    time: int
    turns: tuple[Turn, ...]
    worth: float

    def go_on(self) -> Line:
        """A line that begins here."""
        new = Line()
        new.before, new.turns, new.job = self, (), None
        new.bridges, new.stations, new.pieces = self.bridges, self.stations, self.pieces
        new.corner, new.time, new.spare = self.corner, self.time, self.spare
        new.divers, new.pool, new.reserve = self.divers, self.pool, self.reserve
        new.energy, new.momentum, new.worth = self.energy, self.momentum, self.worth
        new.cubes, new.feeders, new.held, new.luck = self.cubes, self.feeders, self.held, self.luck
        return new

    def position(self) -> tuple[object, ...]:
        """What tells it from others of the same time."""
        return (
            self.corner,
            self.pool,
            self.energy,
            self.momentum,
            self.divers,
            self.stations,
            self.bridges,
            self.cubes,
            self.feeders,
            self.held,
        )

    @property
    def points(self) -> int:
        """The movement points of a Move."""
        return POINTS + PIECES[Kind.BRIDGE] - self.pieces[Kind.BRIDGE]

    @property
    def at_hand(self) -> int:
        """Sundivers in the pool and on the board."""
        return self.pool + len(self.divers)


@lru_cache(maxsize=1024)
def alive(deck: int, explosions: int, marker: int) -> tuple[float, ...]:
    """By the cards drawn of such a deck: how likely the nova has not come."""
    others = deck - explosions
    return tuple(
        [
            sum(
                comb(explosions, k) * comb(others, n - k)
                for k in range(min(marker, n + 1))
                if n - k <= others
            )
            / comb(deck, n)
            for n in range(deck + 1)
        ]
    )


def without(some: Sequence[int], these: Sequence[int]) -> tuple[int, ...]:
    """What is left of some without these, each of which is taken out once."""
    left = list(some)
    for each in these:
        left.remove(each)
    return tuple(left)
