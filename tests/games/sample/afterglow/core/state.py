"""The table of Afterglow, and its board of three bands of six sectors round a dying Sun."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, TypeVar

from bot.engine.moves import Seat
from bot.engine.steps import State
from bot.games.parts.modules import Hook, Hooks, part_of
from bot.games.parts.zones import Zone, Zones, deck, hand, open_cards

P = TypeVar("P")

BANDS, ROUND = ("A", "B", "C"), 6
BEACONS = ("A2", "A5", "B1", "B4", "C3", "C6")
LIGHT = {"A": 3, "B": 2, "C": 1}
"""What a beacon is worth, by its band (rule 4)."""
STARTS = ("C1", "C4", "C2", "C5")
NIGHT_START = "B6"
FUEL, NIGHT_FUEL, ROUNDS = 6, 3, 3
GLOW = 9
"""The light that all sides of players need together, for each of them (rule 9)."""
CARDS = [card for card in range(1, 5) for _ in range(6)]
HELD = 3
HIDDEN_BAND = "?"
"""Stands for a band that someone chose in secret."""


def beside(sector: str) -> list[str]:
    """The sectors that touch one."""
    band, i = BANDS.index(sector[0]), int(sector[1:]) - 1
    around = [f"{BANDS[band]}{(i + step) % ROUND + 1}" for step in (-1, 1)]
    across = [f"{BANDS[other]}{i + 1}" for other in (band - 1, band + 1) if 0 <= other < len(BANDS)]
    return [*around, *across]


BESIDE = {f"{band}{i}": beside(f"{band}{i}") for band in BANDS for i in range(1, ROUND + 1)}


STRUCK: Hook[Callable[[Board, str], None]] = Hook()
"""A storm has gone through a band. A module calls this, for another that it does not know."""


class Board(State):
    """The table. `owners` are the seats that play each side, -1 for the Night, which comes last.

    `ash` names a sector once for each time it was entered. `hunches` are the bands chosen in secret this round, "" for
    none yet; `shown` those of the last round and `ballots` its votes, which everyone knows. `modules` are the keys of
    those modules that are on, `parts` what they add.
    """

    owners: list[int]
    hands: list[list[int]]
    deck: list[int]
    places: list[str]
    fuel: list[int]
    light: list[int]
    lit: list[str]
    ash: list[str]
    hunches: list[str]
    modules: list[str]
    parts: list[Any]
    together: bool = False
    round: int = 0
    shown: list[str] = []
    ballots: list[str] = []
    flare: str = ""

    @property
    def hooks(self) -> Hooks:
        """What the modules that are on may do. The core does not know them."""
        raise TypeError("the rules of the whole game join the hooks")

    def part(self, kind: type[P]) -> P:
        """What a module added to the state."""
        return part_of(self.parts, kind)

    @property
    def people(self) -> range:
        """The sides that someone plays."""
        return range(len(self.hands))

    def owner(self, side: int) -> Seat:
        """The seat that plays a side."""
        return Seat(self.owners[side])

    def enter(self, side: int, sectors: list[str]) -> None:
        """A side flies through sectors and leaves its ash in each."""
        self.places[side] = sectors[-1]
        self.ash += sectors


def zones(g: Board) -> Iterator[Zone]:
    """Where cards lie, and who knows them."""
    yield deck(g.deck)
    for side in g.people:
        owner = g.owner(side)
        yield open_cards(g.hands[side]) if g.over else hand(g.hands[side], owner)
    for step in g.stack:
        yield from getattr(step, "zones", lambda g: ())(g)


ZONES = Zones(zones, lambda g: CARDS)
