"""What a ship is worth, and which ships cannot stay where they are (rules 7.6, 8.6, 9.3)."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.games.supernova.actions.together import Together
from bot.games.supernova.actions.transport import Transport
from bot.games.supernova.cards.cards import PLACES, WORTH, Card
from bot.games.supernova.holdings.stacks import is_crowded, is_long_range, places_used, support
from bot.games.supernova.round.phases import Phase
from bot.games.supernova.table.state import DEEP, DRAW, TRANSPORT, Ship, Table

POPULATION = 16
STRENGTH = 3
"""For each point of strength of population and ships."""
SHIP = 22
IN_THE_WAY = 4
"""For each ship above what an orbit supports, as long as it can still move to another one."""
FLED = 10
"""For a ship in Deep Space that can still move to an orbit: it cannot fight before."""
AWAY = 16
"""For one that can stay there, as it has LongRange, but not move this turn."""


def ship_worth(ship: Ship) -> int:
    """What a ship is worth with all aboard, where it can stay."""
    crew = sum(WORTH[one] for one in (ship.card, *ship.mods, *ship.pop))
    return SHIP + STRENGTH * crew + POPULATION * len(ship.pop) // 2


def losses(g: Table) -> dict[Card, int]:
    """The ships that cannot stay where they are, the least ones of each orbit, and what each costs its owner.

    That is all that a ship is worth if it will be lost this turn.
    """
    crowded = [planet for planet in g.planets.values() if planet.orbit and is_crowded(planet)]
    adrift = [ship for ship in g.ships.values() if ship.place == DEEP]
    if not crowded and not adrift:
        return {}
    free, found = dict.fromkeys(_still_transport(g), 0), dict[Card, int]()
    for planet in g.planets.values():
        if planet.owner in free and planet.card not in g.closed:
            free[planet.owner] += max(0, support(planet) - places_used(planet))

    def moves(card: Card, owner: Seat) -> bool:
        """Whether there is still room for a ship elsewhere; it takes it."""
        if free.get(owner, 0) < PLACES[card] or card in g.moved:
            return False
        free[owner] -= PLACES[card]
        return True

    for worth, ship in sorted(((ship_worth(each), each) for each in adrift), key=lambda pair: -pair[0]):
        lost = min(worth, AWAY) if is_long_range(ship) else worth
        found[ship.card] = min(lost, FLED) if moves(ship.card, ship.owner) else lost
    for planet in crowded:
        over, owner = places_used(planet) - support(planet), planet.owner
        for worth, card in sorted((ship_worth(g.ships[card]), card) for card in planet.orbit):
            if over <= 0:
                break
            over -= PLACES[card]
            found[card] = IN_THE_WAY if moves(card, owner) else worth
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
