"""Planets that move, and ships that ride along (rules 9)."""

from __future__ import annotations

from typing import Any

import msgspec

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Mark, Move, Pace, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import DETAIL, SMALL, touching
from bot.games.factions.cards.cards import PLANETS
from bot.games.factions.cards.language import Orbit, TeleportPlanet
from bot.games.factions.holdings.asking import DO, Cause, Demand, Question, marks_of
from bot.games.factions.table.board import AROUND, BESIDE, SECTOR_CALLED, SECTOR_WORD
from bot.games.factions.table.state import NONE, Table
from bot.games.factions.table.tables import (
    CHOOSE_PLANET,
    CHOOSE_SECTOR,
    DECIDERS,
    PLANET_NAME,
    RIDE,
    RIDING,
    SKIP,
    STAY,
    WHO,
)


class Rider(msgspec.Struct, frozen=True, array_like=True):
    """A ship of a side, by its place among its ships."""

    side: int
    ship: int


def orbit(g: Table, planet: int, steps: int) -> None:
    """Let a planet go some steps along its ring; after each, ships that touched it may ride along."""
    if planet in g.rings and steps:
        g.push(Orbiting([planet] * steps))


def orbit_all(g: Table, steps: int) -> None:
    """Let all planets go a step each, from the innermost outward, so many times."""
    planets = [planet for planet in g.rings if planet != NONE]
    g.push(Orbiting(planets * steps))


class Orbiting(Step, tag="orbiting"):
    """Planets go one step each, in this order."""

    planets: list[int]

    def run(self, g: Table) -> None:
        planet = self.planets.pop(0)
        if not self.planets:
            g.done(self)
        advance(g, planet)


def advance(g: Table, planet: int) -> None:
    """One step of a planet, counterclockwise; whoever touched it may ride along."""
    before = g.around(planet)
    g.nodes[planet] = (g.nodes[planet] + 1) % AROUND
    g.tell(
        "orbited",
        told=DETAIL,
        planet=PLANET_NAME[planet],
        sectors=[SECTOR_WORD[sector] for sector in g.around(planet)],
    )
    riders = [
        Rider(side, number)
        for side in g.order()
        for number, ship in enumerate(g.players[side].ships)
        if ship in before
    ]
    asked = [rider for rider in riders if not _answers_itself(g, planet, rider)]
    if asked:
        g.push(Rides(planet, asked))


def _answers_itself(g: Table, planet: int, rider: Rider) -> bool:
    """Whether no one is asked; a ship that always rides keeps its band and its side of the planet."""
    player = g.players[rider.side]
    if player.wishes.ride == "always":
        band, place = divmod(player.ships[rider.ship], AROUND)
        ride(g, planet, rider, band * AROUND + (place + 1) % AROUND)
    return player.wishes.ride != "ask"


def ride(g: Table, planet: int, rider: Rider, sector: int) -> None:
    """Move a ship with a planet, for nothing."""
    ships = g.players[rider.side].ships
    values: dict[str, Any] = {"from": SECTOR_WORD[ships[rider.ship]], "to": SECTOR_WORD[sector]}
    ships[rider.ship] = sector
    g.tell(
        "rode", told=touching(SMALL, rider.side), side=WHO[rider.side], planet=PLANET_NAME[planet], **values
    )


class Rides(Step, tag="rides"):
    """Ships that touched a planet may ride along; their players answer side by side, for one ship after the other."""

    planet: int
    riders: list[Rider]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return tuple(dict.fromkeys(Seat(rider.side) for rider in self.riders))

    def first(self, seat: Seat) -> Rider:
        """The ship for which a player is asked now."""
        return next(rider for rider in self.riders if rider.side == seat)

    def ask(self, g: Table, seat: Seat) -> Ask:
        here = g.players[seat].ships[self.first(seat).ship]
        place = SECTOR_WORD[here]
        hint = Text("tip-ride", {"place": place}) if here in g.around(self.planet) else None
        text = Text("ask-ride", {"planet": PLANET_NAME[self.planet], "place": place})
        marks = marks_of(self.moves(g, seat), (place, PLANETS[self.planet]))
        return Ask(seat, text, STAY, Pace.ASIDE, settings=RIDING[1:], marks=marks, hint=hint)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        here = g.players[seat].ships[self.first(seat).ship]
        return [*(RIDE[sector] for sector in g.around(self.planet) if sector != here), STAY]

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        word = str(move.values[0]) if move.verb == "ride" and move.values else ""
        if word not in SECTOR_CALLED:
            return None
        if SECTOR_CALLED[word] in g.around(self.planet):
            return Illegal("9", "ride-here", {"place": word})
        places = [SECTOR_WORD[sector] for sector in g.around(self.planet)]
        return Illegal("9", "ride-elsewhere", {"place": word, "places": places})

    def do_ride(self, g: Table, seat: Seat, word: str) -> None:
        rider = self.first(seat)
        self.riders.remove(rider)
        ride(g, self.planet, rider, SECTOR_CALLED[word])

    def do_stay(self, g: Table, seat: Seat) -> None:
        self.riders.remove(self.first(seat))

    def run(self, g: Table) -> None:
        g.done(self)


def swap_planets(g: Table, one: int, other: int) -> None:
    """Exchange the places of two planets, ring and node; nobody rides."""
    first, second = g.rings.index(one), g.rings.index(other)
    g.rings[first], g.rings[second] = other, one
    g.nodes[one], g.nodes[other] = g.nodes[other], g.nodes[one]
    g.tell("swapped", planet=PLANET_NAME[one], other=PLANET_NAME[other])


def teleport_planet(g: Table, planet: int, node: int) -> None:
    """Set a planet down at another node of its ring; nobody rides."""
    g.nodes[planet] = node
    sectors = [SECTOR_WORD[sector] for sector in g.around(planet)]
    g.tell("planet-teleported", planet=PLANET_NAME[planet], sectors=sectors)


@DO.of(Orbit)
def _orbit(g: Table, effect: Orbit, cause: Cause) -> None:
    if effect.planet == "all":
        orbit_all(g, effect.steps)
    else:
        g.push(WhichPlanet(cause.side, effect.steps, cause.source))


DO[TeleportPlanet] = lambda g, effect, cause: g.push(WhichPlanet(cause.side, 0, cause.source))


class WhichPlanet(Question, tag="which-planet"):
    """The planet that orbits so many steps; with 0, the one that teleports."""

    steps: int
    source: str

    def text(self, g: Table) -> Text:
        key = "ask-orbit" if self.steps else "ask-teleport-planet"
        return Text(key, {"source": self.source, "n": self.steps})

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        planets = [CHOOSE_PLANET[planet] for planet in g.rings if planet != NONE]
        return planets if self.side == g.automa else [*planets, SKIP]

    def default(self, g: Table) -> Move:
        return self.moves(g, DECIDERS[g.seats][self.side])[0] if self.side == g.automa else SKIP

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        if self.steps:
            orbit(g, PLANETS.index(word), self.steps)
        else:
            g.push(WhichNode(self.side, PLANETS.index(word)))


class WhichNode(Demand, tag="which-node"):
    """Where a planet teleports to: the sector inside its ring that it then has ahead of it, counterclockwise."""

    planet: int

    def text(self, g: Table) -> Text:
        return Text("ask-node", {"planet": PLANET_NAME[self.planet]})

    def marks(self, g: Table, seat: Seat) -> tuple[Mark, ...]:
        return marks_of(self.moves(g, seat), (PLANETS[self.planet],))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        ring = BESIDE[g.rings.index(self.planet)]
        return [CHOOSE_SECTOR[ring[node][1]] for node in range(AROUND) if node != g.nodes[self.planet]]

    def do_choose(self, g: Table, seat: Seat, word: str) -> None:
        g.done(self)
        teleport_planet(g, self.planet, SECTOR_CALLED[word] % AROUND)
