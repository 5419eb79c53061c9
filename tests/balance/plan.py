"""What is played of each game: by whom, with how many seats and which options, and how many games are wanted."""

from __future__ import annotations

from collections.abc import Iterator

import msgspec

from bot.engine.answerer import Answerer
from bot.players import players
from bot.players.search import SearchPlayer

ROUNDS = 40
"""Of a searching player, which has no limit of time."""


class Cell(msgspec.Struct, frozen=True):
    """Games that are counted together. Seats are those of people: who plays solo has several empires."""

    player: str
    seats: int
    games: int
    options: dict[str, str] = {}

    @property
    def key(self) -> str:
        """What names it: "greedy, 4 seats, power=1"."""
        chosen = (f"{key}={value}" for key, value in sorted(self.options.items()))
        return ", ".join((self.player, f"{self.seats} seat{'s' * (self.seats > 1)}", *chosen))


def new_players() -> dict[str, Answerer]:
    """Players that remember nothing of other games."""
    return {**players(), "search": SearchPlayer(ROUNDS, None)}


def _novasolis() -> Iterator[Cell]:
    for seats in range(2, 7):
        yield Cell("greedy", seats, 120)
        for power in ("1", "3", "4"):
            yield Cell("greedy", seats, 12, {"power": power})
        yield Cell("greedy", seats, 16, {"variant": "coop"})
        yield Cell("greedy", seats, 14, {"mode": "exploration"})
    for empires in ("2", "3", "4"):
        yield Cell("greedy", 1, 16, {"variant": "solo", "empires": empires})
    for seats in (2, 4):
        yield Cell("greedy", seats, 11, {"mode": "exploration", "entity": "off"})
    yield Cell("search", 4, 40)


PLAN = {
    "factions": (
        Cell("greedy", 4, 1000),
        Cell("greedy", 3, 50),
        Cell("greedy", 2, 50),
        Cell("search", 4, 40),
    ),
    "novasolis": tuple(_novasolis()),
}
"""By game, its cells."""
