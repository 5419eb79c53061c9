"""Positions for tests of Nova Solis: games begun, with what a test needs put on the table."""

from __future__ import annotations

import pytest

from bot.engine.errors import Illegal
from bot.engine.moves import Event, Move, Seat
from bot.engine.rng import Rng
from bot.games.novasolis.agenda import NovaSolis
from bot.games.novasolis.core.cards.cards import KINDS, RACES, TECHNOLOGIES
from bot.games.novasolis.core.table.state import SHIP, STATION, Empire, Sector, Tech
from bot.games.novasolis.core.table.tables import DECIDERS
from bot.games.novasolis.rules import NovaRules

GAME = NovaRules()


def evaluate(g: NovaSolis, seat: Seat) -> int:
    """What a position is worth to a seat, to computer players."""
    return GAME.thinking.evaluate(g, seat)


def begun(seats: int = 2, seed: str = "nova", **options: str) -> NovaSolis:
    """A game at its first question."""
    return GAME.setup(seats, options, Rng(seed))


def first_turn(seats: int = 2, seed: str = "nova", **options: str) -> NovaSolis:
    """A game at the first turn: everyone has taken what they are asked by default. Empire 0 has the turn."""
    g = begun(seats, seed, **options)
    while GAME.asks(g)[0].prompt.key != "ask-turn":
        ask = GAME.asks(g)[0]
        GAME.play(g, ask.seat, ask.default)
    return g


def play(g: NovaSolis, line: str, side: int | None = None) -> list[Event]:
    """Play a move written as a line, for the side whose turn it is or another; the state stays right."""
    events = GAME.play(g, DECIDERS[g.seats][g.active if side is None else side], Move.parse(line))
    GAME.check_invariants(g)
    return events


def told(events: list[Event]) -> list[str]:
    """The keys of what was told."""
    return [event.key for event in events]


def refused(g: NovaSolis, line: str, side: int | None = None) -> tuple[str, str]:
    """The rule and the key of the refusal of a move; nothing changes."""
    before = GAME.encode(g)
    with pytest.raises(Illegal) as error:
        GAME.play(g, DECIDERS[g.seats][g.active if side is None else side], Move.parse(line))
    assert GAME.encode(g) == before
    return error.value.rule, error.value.why.key.removeprefix("refusal-")


class Board:
    """A game at a first turn, without units, objectives and colonies but the homeworlds, to put things on.

    The empire whose turn it is is "me", on the first homeworld; the next one is "you".
    """

    def __init__(self, seats: int = 2, race: str = "verdane", seed: str = "nova", **options: str) -> None:
        self.g = first_turn(seats, seed, **options)
        self.me, self.you = self.g.play_order()[:2]
        for sector in self.g.sectors:
            sector.units = [[0] * len(KINDS) for _ in sector.units]
            sector.rift = False
        self.g.entity.cycle = self.g.entity.cycle[:1]
        for empire in self.g.empires:
            self.g.box += empire.objectives
            empire.objectives = []
        self.empire.race = RACES.called[race]
        self.empire.energy = 6

    @property
    def empire(self) -> Empire:
        """Mine."""
        return self.g.empires[self.me]

    def number(self, word: str) -> int:
        """The sector with a word; "home" is mine, "theirs" yours."""
        homes = {"home": self.me, "theirs": self.you}
        if word in homes:
            return next(at for at, sector in enumerate(self.g.sectors) if sector.home == homes[word])
        return self.g.layout.called[word]

    def at(self, word: str) -> Sector:
        """A sector by its word."""
        return self.g.sectors[self.number(word)]

    def put(self, word: str, side: int, ships: int = 0, stations: int = 0) -> Sector:
        """Put units of a side into a sector."""
        sector = self.at(word)
        sector.units[side][SHIP] += ships
        sector.units[side][STATION] += stations
        return sector

    def own(self, word: str, side: int) -> Sector:
        """Give a sector to an empire, as settled before."""
        sector = self.at(word)
        sector.owner, sector.settled = side, True
        return sector

    def tech(self, id_: str, side: int | None = None, *, active: bool = True) -> Tech:
        """Give an empire a technology."""
        found = Tech(TECHNOLOGIES.number[id_], active, ready=active)
        self.g.empires[self.me if side is None else side].techs.append(found)
        return found

    def play(self, line: str, side: int | None = None) -> list[str]:
        """Play a move and say what was told; cards given by a test may be too many for the decks."""
        seat = DECIDERS[self.g.seats][self.me if side is None else side]
        return told(GAME.play(self.g, seat, Move.parse(line)))

    def offered(self, verb: str, *chosen: str | int, side: int | None = None) -> list[str | int]:
        """What may come next in an open move."""
        spot = GAME.offer(self.g, DECIDERS[self.g.seats][self.me if side is None else side]).spot(
            verb, chosen
        )
        return [] if spot is None else [choice.value for choice in spot.next]
