"""Strengths of the two sides and who wins (rules 8.2, 8.3)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.games.supernova.cards.cards import (
    BYPASS,
    CATEGORIES,
    CREW_ABOARD,
    CREW_M,
    DIPLOMACY,
    ECONOMY,
    HOLDS_TIES,
    MILITARY,
    ORBIT_FORMS,
    SHIELD,
    TITLE,
    Card,
)
from bot.games.supernova.holdings.stacks import Strength, planet_sum, ship_sum, traits
from bot.games.supernova.table.state import Planet, Ship, Table

ORDER = (
    (MILITARY, DIPLOMACY, ECONOMY),
    (DIPLOMACY, ECONOMY, MILITARY),
    (ECONOMY, MILITARY, DIPLOMACY),
)
"""Which categories are compared, by the category of the attack (8.3)."""
ATTACKER, DEFENDER = 0, 1


def compare(attacker: Strength, defender: Strength, category: int, holds_ties: bool = False) -> int:
    """8.3: 1 if the attacker wins, -1 if the defender does, 0 for a stalemate.

    `holds_ties`: the defender wins a tie in the category itself (Mirelli on a planet).
    """
    if holds_ties and attacker[category] == defender[category]:
        return -1
    for one in ORDER[category]:
        if attacker[one] != defender[one]:
            return 1 if attacker[one] > defender[one] else -1
    return 0


def decided_by(attacker: Strength, defender: Strength, category: int, holds_ties: bool = False) -> str:
    """What decided, as the value of a text: "category" for that of the battle, "ties" for a defender who holds them."""
    if attacker[category] != defender[category]:
        return "category"
    if holds_ties:
        return "ties"
    deciding = (one for one in ORDER[category] if attacker[one] != defender[one])
    return next((f"~category-{CATEGORIES[one]}" for one in deciding), "nothing")


def permissions(g: Table, ship: Ship, at: Card) -> set[int]:
    """8.2: the categories besides Military in which a ship may attack ships at the planet `at`."""
    found: set[int] = set()
    bits = traits(ship)
    for card in (ship.card, *ship.mods, *ship.pop):
        for category, unarmed, aboard in ORBIT_FORMS[TITLE[card]]:
            if (not aboard or bits & aboard) and not (unarmed and ship_sum(g, ship, at)[MILITARY] > 0):
                found.add(category)
    return found


def may_bypass(ship: Ship) -> bool:
    """8.2: whether a ship may go past the ships in orbit."""
    bits = traits(ship)
    return any(BYPASS[card] & bits for card in ship.pop)


def crew_bonus(ship: Ship) -> int:
    """Military that a ship's crew adds in orbital battles (13.5)."""
    bits = traits(ship)
    return sum(CREW_M[card] for card in ship.pop if CREW_ABOARD[card] & bits)


def fleet_total(
    g: Table, ships: Iterable[Card], at: Card, muted: list[Card], *, orbital: bool, defending: bool = False
) -> list[int]:
    """The strengths of ships that fight at a planet, not floored."""
    total = [0, 0, 0]
    for card in ships:
        if card in muted:
            continue
        ship = g.ships[card]
        m, d, e = ship_sum(g, ship, at)
        if orbital:
            m += crew_bonus(ship)
            if defending:
                m += sum(SHIELD[one] for one in ship.mods)
        total[0] += m
        total[1] += d
        total[2] += e
    return total


def with_side(total: Iterable[int], side: Iterable[int]) -> Strength:
    """A side's total with its modifiers, floored once (8.3)."""
    m, d, e = (max(0, own + more) for own, more in zip(total, side, strict=True))
    return m, d, e


def planet_total(g: Table, planet: Planet, side: Iterable[int]) -> Strength:
    """The strengths with which a planet defends itself."""
    return with_side(planet_sum(g, planet), side)


def holds_ties(planet: Planet) -> bool:
    """Whether the planet wins ties in the category of the attack (8.5)."""
    return any(HOLDS_TIES[card] for card in planet.pop)
