"""Designating a Homeworld and declaring its race, at any time (rules 7.3)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Mark, Move, Seat, Values
from bot.games.supernova.answers.slots import Asking
from bot.games.supernova.cards.cards import (
    CARD_CALLED,
    CARDS,
    HIDDEN,
    KIND,
    NAME,
    NONE,
    PLANET,
    RACE_CALLED,
    RACES,
    WORD,
)
from bot.games.supernova.holdings.stacks import declarable, has_homeworld
from bot.games.supernova.table.state import Table
from bot.games.supernova.table.tables import NOBODY, PASS, SEATS, WHO


class FirstHomeworld(Asking, tag="first-homeworld"):
    """Right after a player's first planet: it may become a Homeworld, also with a race (6.2)."""

    prompt: ClassVar[str] = "homeworld"

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.seat] if self.moves(g, self.seat)[1:] else NOBODY

    def default(self, g: Table) -> Move:
        return PASS

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found: list[Move] = []
        list_homeworlds(g, seat, found)
        found.append(PASS)
        return found

    def marks(self, g: Table) -> tuple[Mark, ...]:
        """The races that it can have: what they can do is shown beside the hand."""
        named = (str(value) for move in self.moves(g, self.seat) for value in move.values[1:])
        return tuple(Mark(word, "may") for word in dict.fromkeys(named)) or super().marks(g)

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return refuse_homeworld(g, seat, move) if move.verb == "homeworld" else super().refuse(g, seat, move)

    def do_homeworld(self, g: Table, seat: Seat, word: str, race: str = "") -> None:
        g.done(self)
        declare(g, seat, word, race)

    def do_pass(self, g: Table, seat: Seat) -> None:
        g.done(self)

    def run(self, g: Table) -> None:
        g.done(self)


HOMEWORLD = {
    card: (
        Move("homeworld", (WORD[card],)),
        tuple(Move("homeworld", (WORD[card], race)) for race in RACES),
    )
    for card in range(CARDS)
    if KIND[card] == PLANET
}
"""By planet: designate it; and declare each race for it."""


def list_homeworlds(g: Table, seat: Seat, found: list[Move]) -> None:
    """Append every designation and declaration that is open to a seat."""
    if not has_homeworld(g, seat):
        for planet in g.planets.values():
            if planet.owner == seat:
                plain, with_race = HOMEWORLD[planet.card]
                found.append(plain)
                found += [move for race, move in enumerate(with_race) if declarable(planet, race)]
        return
    for planet in g.planets.values():
        if planet.owner == seat and planet.designated and planet.race == NONE:
            moves = HOMEWORLD[planet.card][1]
            found += [move for race, move in enumerate(moves) if declarable(planet, race)]


def declare(g: Table, seat: Seat, word: str, race: str = "") -> None:
    """Designate a planet if it is not designated, and declare its race if one is named."""
    planet = g.planets[CARD_CALLED[word]]
    if not planet.designated:
        planet.designated, planet.race = True, NONE
        g.tell("designated", seat=WHO[seat], planet=NAME[planet.card])
    if race:
        planet.race = RACE_CALLED[race]
        g.tell("declared", seat=WHO[seat], planet=NAME[planet.card], race=f"~race-{race}")


def refuse_homeworld(g: Table, seat: Seat, move: Move) -> Illegal | None:
    """7.3: why this planet cannot be designated, or this race declared."""
    planet = g.planets.get(CARD_CALLED.get(str(move.values[0]), HIDDEN)) if move.values else None
    if planet is None:
        return None
    about: Values = {"planet": NAME[planet.card]}
    if planet.owner != seat:
        return Illegal("7.3", "not-your-homeworld", {**about, "owner": WHO[planet.owner]})
    if not planet.designated and has_homeworld(g, seat):
        return Illegal("7.3", "homeworld-already", about)
    if planet.race != NONE:
        return Illegal("7.3", "race-already", {**about, "race": f"~race-{RACES[planet.race]}"})
    if len(move.values) > 1 and str(move.values[1]) in RACE_CALLED:
        return Illegal("7.3", "others-live-there", about)
    return None
