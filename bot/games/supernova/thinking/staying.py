"""What a ship is worth, and which ships cannot stay where they are (rules 7.6, 9.3)."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.games.supernova.actions.together import Together
from bot.games.supernova.actions.transport import Transport
from bot.games.supernova.cards.cards import PLACES, WORTH, Card
from bot.games.supernova.holdings.stacks import is_crowded, places_used, support
from bot.games.supernova.round.phases import Phase
from bot.games.supernova.table.state import DRAW, TRANSPORT, Ship, Table

POPULATION = 16
STRENGTH = 3
"""For each point of strength of population and ships."""
SHIP = 22


def ship_worth(ship: Ship) -> int:
    """What a ship is worth with all aboard, where it can stay."""
    crew = sum(WORTH[one] for one in (ship.card, *ship.mods, *ship.pop))
    return SHIP + STRENGTH * crew + POPULATION * len(ship.pop) // 2


def leaving_ships(g: Table) -> dict[Card, bool]:
    """The ships that no orbit supports, the least ones of each: whether they can still move away, or will be lost."""
    crowded = [planet for planet in g.planets.values() if planet.orbit and is_crowded(planet)]
    if not crowded:
        return {}
    free, found = dict.fromkeys(_still_transport(g), 0), dict[Card, bool]()
    for planet in g.planets.values():
        if planet.owner in free and planet.card not in g.closed:
            free[planet.owner] += max(0, support(planet) - places_used(planet))
    for planet in crowded:
        over, owner = places_used(planet) - support(planet), planet.owner
        for _, card in sorted((ship_worth(g.ships[card]), card) for card in planet.orbit):
            if over <= 0:
                break
            over -= PLACES[card]
            found[card] = free.get(owner, 0) >= PLACES[card] and card not in g.moved
            if found[card]:
                free[owner] -= PLACES[card]
    return found


def _still_transport(g: Table) -> set[Seat]:
    """The seats that may move ships before this turn is over."""
    if g.phase > TRANSPORT or g.phase < DRAW:
        return set()
    if g.phase < TRANSPORT:
        return set(g.order())
    found = set[Seat]()
    for step in g.stack:
        if isinstance(step, Phase):
            found.update(step.left)
        elif isinstance(step, Transport):
            found.add(step.seat)
        elif isinstance(step, Together):
            found.update(part.seat for part in step.parts)
    return found
