"""What a stack is and can hold: status, capacity, support, and who may live there (rules 2.2, 7)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Seat
from bot.games.supernova.cards.cards import (
    ALIEN,
    COEXIST,
    DRILL,
    ENVIRONMENT,
    HEADQUARTERS,
    HIGH_G,
    HIGH_G_WORLD,
    HOME,
    KIND,
    LONG_RANGE,
    MENDS,
    MERC,
    MILITIA,
    NATIVES,
    NONE,
    PLACES,
    RACE,
    SHIP,
    STRENGTH,
    SUPPORT,
    TITLE,
    TRAIT,
    TWIN,
    TWIN_P,
    Card,
    P,
)
from bot.games.supernova.table.state import Planet, Ship, Table

Strength = tuple[int, int, int]
"""Military, diplomatic, economic."""


def said(strength: Strength) -> str:
    """M/D/E as the value of a text."""
    return "/".join(map(str, strength))


def strength_said(text: str) -> Strength:
    """The strength that `said` put into a text."""
    m, d, e = map(int, text.split("/"))
    return m, d, e


def is_homeworld(planet: Planet) -> bool:
    """7.1: permanent or designated."""
    return planet.designated or HOME[planet.card] != NONE


def is_uninhabited(planet: Planet) -> bool:
    """7.1: without population, and not a Homeworld."""
    return not planet.pop and not planet.designated and HOME[planet.card] == NONE


def has_homeworld(g: Table, seat: Seat) -> bool:
    """Whether a seat owns any Homeworld."""
    return any(p.owner == seat and (p.designated or HOME[p.card] != NONE) for p in g.planets.values())


def coexists(planet: Planet) -> bool:
    """Whether Aliens of different races may live here (7.4)."""
    return any(COEXIST[card] for card in planet.civ)


def races_on(planet: Planet) -> set[int]:
    """The races that live here."""
    return {RACE[card] for card in planet.pop if RACE[card] != NONE}


def potential(g: Table, planet: Planet) -> int:
    """What the planet counts for its owner and how many population cards it may hold (rules 1, 7.5)."""
    card = planet.card
    total = P[card]
    if planet.env:
        mends = planet.pop and any(MENDS[one] for one in planet.pop)
        for one in planet.env:
            if P[one] > 0 or not mends:
                total += P[one]
    for one in planet.civ:
        total += P[one]
    if TWIN[card] != NONE:
        twin = TWIN[card]
        for other in g.planets.values():
            if TITLE[other.card] == twin and other.owner == planet.owner:
                total += TWIN_P[card]
                break
    return total if total > 0 else 0


def bare_potential(planet: Planet) -> int:
    """What the planet counts with its Environments alone: its conqueror gets no less."""
    return max(0, P[planet.card] + sum(P[one] for one in planet.env))


def room(g: Table, planet: Planet) -> int:
    """How many population cards more may be put here (7.5)."""
    return potential(g, planet) - len(planet.pop)


def roomiest(g: Table, seat: Seat) -> Planet:
    """The planet of a seat that has room for most people, the oldest of several. Raises ValueError without planets."""
    return max(g.planets_of(seat), key=lambda planet: room(g, planet))


def support(planet: Planet) -> int:
    """How many places the orbit has (7.6)."""
    total = 1 + len(planet.pop) + SUPPORT[planet.card]
    for one in planet.env:
        total += SUPPORT[one]
    for one in planet.civ:
        total += SUPPORT[one]
    return total if total > 0 else 0


def places_used(planet: Planet) -> int:
    """How many places of the orbit are taken (7.6)."""
    used = 0
    for ship in planet.orbit:
        used += PLACES[ship]
    return used


def is_crowded(planet: Planet) -> bool:
    """Whether there are more ships in an orbit than it has room for (9.3)."""
    return places_used(planet) > support(planet)


def fitting(g: Table, stack: Planet | Ship, cards: Sequence[Card]) -> int:
    """How many of some cards that may be laid on a stack have room there together, whichever are taken, at least 1."""
    kinds = [KIND[card] for card in cards]
    races = {RACE[card] for card in cards} - {NONE}
    if isinstance(stack, Ship):
        return len(cards)
    if ENVIRONMENT in kinds or len(races) > 1:
        return 1
    most, people = len(cards), sum(kind in (ALIEN, MERC) for kind in kinds)
    if people > room(g, stack):
        most = min(most, room(g, stack))
    free, places = support(stack) - places_used(stack), list[int]()
    for card in sorted((card for card in cards if KIND[card] == SHIP), key=PLACES.__getitem__, reverse=True):
        if sum(places) + PLACES[card] > free:
            return max(1, min(most, len(places)))
        places.append(PLACES[card])
    return max(1, most)


def hold(ship: Ship) -> int:
    """How many population cards a ship may carry (7.5)."""
    total = P[ship.card]
    for one in ship.mods:
        total += P[one]
    return total if total > 0 else 0


def traits(ship: Ship) -> int:
    """Classes and traits of a ship and those its Assets grant, as bits."""
    bits = TRAIT[ship.card]
    for one in ship.mods:
        bits |= TRAIT[one]
    for one in ship.pop:
        bits |= TRAIT[one]
    return bits


def is_long_range(ship: Ship) -> bool:
    """Whether a ship may stay in Deep Space (8.6)."""
    return bool(traits(ship) & LONG_RANGE)


def is_high_g(ship: Ship) -> bool:
    """Whether a ship has HighG."""
    return bool(traits(ship) & HIGH_G)


def is_high_g_world(planet: Planet) -> bool:
    """Whether only HighG ships can approach (rules 14)."""
    return any(HIGH_G_WORLD[card] for card in planet.env)


def natives(planet: Planet) -> int:
    """The Military that a landing party needs now; 0 if anyone may land (rules 14)."""
    if not planet.env or not is_uninhabited(planet):
        return 0
    return max(NATIVES[card] for card in planet.env)


def may_live(planet: Planet, card: Card) -> bool:
    """7.4: whether a population card may share this planet with those who live there."""
    race = RACE[card]
    if race == NONE or not planet.pop:
        return True
    return all(RACE[one] in (NONE, race) for one in planet.pop) or coexists(planet)


def may_build_alien(planet: Planet, race: int) -> bool:
    """7.4: whether Aliens of a race may be built here, not counting room."""
    home = HOME[planet.card]
    alone = all(RACE[one] in (NONE, race) for one in planet.pop)
    if home == race or (planet.designated and planet.race in (NONE, race)):
        return alone or coexists(planet)
    if home != NONE or planet.designated or not planet.pop:
        return False
    if alone:
        return True
    return coexists(planet) and any(RACE[one] == race for one in planet.pop)


def declarable(planet: Planet, race: int) -> bool:
    """7.3: whether a race may be declared for a designated Homeworld, given who lives there."""
    return coexists(planet) or all(RACE[one] in (NONE, race) for one in planet.pop)


def population_strength(g: Table, owner: Seat, card: Card, at: Card) -> Strength:
    """The strengths of a population card that fights at the planet `at`; a Merc doubles at its Headquarters (7.8)."""
    m, d, e = STRENGTH[card]
    if at != NONE and HEADQUARTERS[card] == TITLE[at] and KIND[card] == MERC and g.players[owner].doubling:
        return 2 * m, 2 * d, 2 * e
    return m, d, e


def planet_sum(g: Table, planet: Planet) -> Strength:
    """The strengths of a planet's stack, not floored (2.2)."""
    m, d, e = STRENGTH[planet.card]
    for pile in (planet.env, planet.civ):
        for one in pile:
            x, y, z = STRENGTH[one]
            m, d, e = m + x, d + y, e + z
    if planet.pop:
        drill = sum(DRILL[one] for one in planet.civ)
        for one in planet.pop:
            x, y, z = population_strength(g, planet.owner, one, planet.card)
            m, d, e = m + x + (drill if KIND[one] == MERC else 0), d + y, e + z
    elif MILITIA[planet.card] and is_uninhabited(planet):
        m += MILITIA[planet.card]
    return m, d, e


def planet_strength(g: Table, planet: Planet) -> Strength:
    """The strengths of a planet's stack (2.2)."""
    m, d, e = planet_sum(g, planet)
    return max(0, m), max(0, d), max(0, e)


def ship_sum(g: Table, ship: Ship, at: Card) -> Strength:
    """The strengths of a ship with its Assets that fights at the planet `at`, not floored (2.2)."""
    m, d, e = STRENGTH[ship.card]
    for one in ship.mods:
        x, y, z = STRENGTH[one]
        m, d, e = m + x, d + y, e + z
    for one in ship.pop:
        x, y, z = population_strength(g, ship.owner, one, at)
        m, d, e = m + x, d + y, e + z
    return m, d, e


def ship_strength(g: Table, ship: Ship) -> Strength:
    """The strengths of a ship with its Assets where it is (2.2)."""
    m, d, e = ship_sum(g, ship, ship.place)
    return max(0, m), max(0, d), max(0, e)


def empire_potential(g: Table, seat: Seat) -> int:
    """The potential that counts for winning (rules 1)."""
    return sum(potential(g, planet) for planet in g.planets.values() if planet.owner == seat)


def is_mixed(planet: Planet) -> bool:
    """Whether races live here that cannot live together (7.4)."""
    return len(planet.pop) > 1 and len(races_on(planet)) > 1 and not coexists(planet)


def aliens_on(planet: Planet) -> list[Card]:
    """The Aliens that live here."""
    return [card for card in planet.pop if KIND[card] == ALIEN]
