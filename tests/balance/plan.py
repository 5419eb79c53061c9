"""What is played of each game: by whom, with how many seats and which options, and how many games are wanted."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.engine.answerer import Answerer
from bot.games.sol.table.scenarios import scenarios
from bot.players import players
from bot.players.match import seating
from bot.players.search import SearchPlayer
from tests.balance.rusher import Rusher

FEWEST = 40
"""Games after which a match may be decided."""
FEWEST_SAVED = 12
"""Games of Hard in Survival after which it may be: the least that can say for sure that three quarters are won."""


class Cell(msgspec.Struct, frozen=True):
    """Games that are counted together. Seats are those of people: who plays solo has several empires.

    With `rivals` the player has one seat, another one in each game, and they have the rest; groups are then of kinds.
    With `fewest` no more are wanted once at least so many say for sure whether a goal is met.
    """

    player: str
    seats: int
    games: int
    options: dict[str, str] = {}
    rivals: str = ""
    fewest: int = 0

    @property
    def key(self) -> str:
        """What names it: "greedy, 4 seats, power=1", "rusher among greedy, 2 seats"."""
        return self._named(f"{self.player} among {self.rivals}" if self.rivals else self.player)

    def kinds(self, number: int) -> tuple[str, ...]:
        """Who sits where in a game."""
        others = (self.rivals or self.player,) * (self.seats - 1)
        return seating((self.player, *others), self.seats, number)

    def seed(self, number: int) -> str:
        """What a game is dealt from: that of the same number which the rivals play among themselves."""
        return f"balance, {self._named(self.rivals or self.player)}, {number}"

    def _named(self, who: str) -> str:
        chosen = (f"{key}={value}" for key, value in sorted(self.options.items()))
        return ", ".join((who, f"{self.seats} seat{'s' * (self.seats > 1)}", *chosen))


def new_players() -> dict[str, Answerer]:
    """Players that remember nothing of other games."""
    return {**players(), "search": SearchPlayer(seconds=None), "rusher": Rusher()}


def _match(player: str, rivals: str, seats: int = 2, options: dict[str, str] | None = None) -> Cell:
    """A match between two levels of computer players."""
    return Cell(player, seats, 200, options or {}, rivals, FEWEST)


LEVELS = (_match("search", "greedy"), _match("greedy", "easy"))
"""What every game is to show where someone always wins: each level beats the one below."""


def _novasolis() -> Iterator[Cell]:
    for seats in range(2, 7):
        yield Cell("greedy", seats, 120)
        for power in ("1", "3", "4"):
            yield Cell("greedy", seats, 12, {"power": power})
        yield Cell("greedy", seats, 16, {"variant": "coop"})
        yield Cell("greedy", seats, 100 if seats < 4 else 14, {"mode": "exploration"})
    yield Cell("greedy", 4, 500, {"races": "random"})
    for seats in (2, 3):
        yield Cell("rusher", seats, 100, {"mode": "exploration"}, rivals="greedy")
    for empires in ("2", "3", "4"):
        yield Cell("greedy", 1, 16, {"variant": "solo", "empires": empires})
    for seats in (2, 4):
        yield Cell("greedy", seats, 11, {"mode": "exploration", "entity": "off"})
    yield _match("search", "greedy", 2, {"mode": "exploration"})
    yield _match("greedy", "easy", 2, {"mode": "exploration"})
    yield Cell("search", 4, 40, fewest=FEWEST_SAVED)


def _sol() -> Iterator[Cell]:
    yield from LEVELS
    for scenario in scenarios():
        yield Cell("search", 1, 100, {"scenario": scenario, "level": "1"}, fewest=FEWEST)


PLAN = {
    "factions": (
        Cell("greedy", 4, 1000),
        Cell("greedy", 3, 50),
        Cell("greedy", 2, 800),
        *(Cell("greedy", 1, 100, {"difficulty": each}) for each in ("easy", "medium", "hard")),
        Cell("search", 4, 40),
        *LEVELS,
    ),
    "novasolis": tuple(_novasolis()),
    "sol": tuple(_sol()),
    "supernova": LEVELS,
}
"""By game, its cells."""
