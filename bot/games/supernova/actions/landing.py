"""Population that lands from ships, on planets of Hostile Natives as one party (rules 6.5, 14)."""

from __future__ import annotations

from typing import ClassVar

from bot.engine.moves import Move, Seat
from bot.engine.told import joined
from bot.games.supernova.answers.slots import Asking
from bot.games.supernova.cards.cards import CARD_CALLED, NAME, NONE, RACE, Card, M
from bot.games.supernova.holdings.stacks import (
    coexists,
    is_high_g,
    is_high_g_world,
    may_live,
    natives,
    potential,
    room,
)
from bot.games.supernova.holdings.zones import emptied, stacks
from bot.games.supernova.table.state import Planet, Ship, Table
from bot.games.supernova.table.tables import MOVE_TO, WHO


def may_land_from(g: Table, ship: Ship, planet: Planet) -> bool:
    """Whether population may land from this ship at all (rules 14)."""
    return room(g, planet) > 0 and (is_high_g(ship) or not is_high_g_world(planet))


def may_land(g: Table, planet: Planet, card: Card) -> bool:
    """Whether a card may land, alone or as the first of a landing party."""
    if natives(planet):
        return can_complete(g, planet, [card])
    return may_live(planet, card)


def waiting(g: Table, planet: Planet, party: list[Card]) -> list[Card]:
    """The population aboard ships in orbit that could still join a landing party."""
    narrow = is_high_g_world(planet)
    return [
        card
        for ship in (g.ships[one] for one in planet.orbit)
        if is_high_g(ship) or not narrow
        for card in ship.pop
        if card not in party and card not in g.moved
    ]


def can_complete(g: Table, planet: Planet, party: list[Card]) -> bool:
    """Whether a landing party can still become strong enough within the planet's room, of races that live together."""
    races, together = {RACE[card] for card in party} - {NONE}, coexists(planet)
    free = potential(g, planet) - len(party)
    if free < 0 or (len(races) > 1 and not together):
        return False
    strength = sum(M[card] for card in party)
    if strength >= natives(planet):
        return True
    others = waiting(g, planet, party)
    if together:
        return strength + sum(sorted((M[card] for card in others), reverse=True)[:free]) >= natives(planet)
    for race in races or {RACE[card] for card in others} | {NONE}:
        best = sorted((M[card] for card in others if RACE[card] in (NONE, race)), reverse=True)
        if strength + sum(best[:free]) >= natives(planet):
            return True
    return False


def is_strong(planet: Planet, party: list[Card]) -> bool:
    """Whether the natives let a party land."""
    return sum(M[card] for card in party) >= natives(planet)


class Landing(Asking, tag="landing"):
    """NATIVES: a group is named card by card and lands together when it is strong enough (rules 14)."""

    planet: Card
    party: list[Card]

    prompt: ClassVar[str] = "landing"

    def default(self, g: Table) -> Move:
        return self.moves(g, self.seat)[0]

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        planet = g.planets[self.planet]
        return [
            MOVE_TO[card][self.planet]
            for card in waiting(g, planet, self.party)
            if can_complete(g, planet, [*self.party, card])
        ]

    def do_move(self, g: Table, seat: Seat, what: str, to: str) -> None:
        self.party.append(CARD_CALLED[what])
        if is_strong(g.planets[self.planet], self.party):
            g.done(self)
            for card in self.party:
                move_population(g, seat, card, self.planet)


def move_population(g: Table, seat: Seat, card: Card, goal: Card) -> None:
    """A population card changes its stack."""
    source = next(stack for stack in stacks(g) if stack.owner == seat and card in stack.pop)
    source.pop.remove(card)
    planet = g.planets.get(goal)
    (planet.pop if planet is not None else g.ships[goal].pop).append(card)
    if isinstance(source, Planet):
        emptied(source)
    g.moved.append(card)
    g.tell("moved-population", told=joined("card"), seat=WHO[seat], card=NAME[card], to=NAME[goal])
