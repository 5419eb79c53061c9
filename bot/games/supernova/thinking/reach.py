"""What Fleets could take with their next attack if no one plays a Special: what a seat may hope for, and fear."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from typing import NamedTuple

from bot.engine.moves import Seat
from bot.games.supernova.actions.action import Action
from bot.games.supernova.cards.cards import CATEGORIES, MILITARY, Card
from bot.games.supernova.conflict.attack_state import AttackState
from bot.games.supernova.conflict.battle import compare, fleet_total, holds_ties, with_side
from bot.games.supernova.conflict.prospects import NOTHING, is_haven, ready
from bot.games.supernova.holdings.stacks import (
    Strength,
    bare_potential,
    is_high_g,
    is_high_g_world,
    planet_strength,
)
from bot.games.supernova.round.phases import Phase
from bot.games.supernova.table.state import ACTION, DRAW, Planet, Table

A_SPECIAL = 3
"""What a Special adds to one side of a battle."""
SURE, LIKELY, NARROW = 85, 70, 60
"""In percent: how certain a battle is that is won by more than one Special adds, by less, or by a tie alone.

Of 254 battles for planets that Medium began, it won 83 % of those in which it was ahead by 4 or more, 70 % of those in
which by 1 to 3, and 17 of 22 ties.
"""


class Force(NamedTuple):
    """The ships of one orbit that may fight there or attack from there: whose they are, and their floored strengths."""

    seat: Seat
    ships: Sequence[Card]
    strength: Strength


def certainty(ours: Strength, theirs: Strength, category: int, ties: bool = False) -> int:
    """In percent: how certain the attacker wins a battle in a category, by how far it is ahead. 0 if it is not."""
    margin = ours[category] - theirs[category]
    if margin > 0:
        return SURE if margin > A_SPECIAL else LIKELY
    return NARROW if margin == 0 and compare(ours, theirs, category, ties) > 0 else 0


def force_of(g: Table, seat: Seat, ships: Sequence[Card], at: Card) -> Force:
    """Ships that fight at a planet, together."""
    return Force(seat, ships, with_side(fleet_total(g, ships, at, [], orbital=False), NOTHING))


def forces(g: Table, lost: Collection[Card] = ()) -> dict[Card, Force]:
    """The Fleets in the orbits of planets. Ships on the way to a battle are left out, and those that will be lost."""
    return {
        planet.card: force_of(g, planet.owner, fleet, planet.card)
        for planet in g.planets.values()
        if planet.orbit and (fleet := [card for card in ready(g, planet) if card not in lost])
    }


def chance(g: Table, force: Force, target: Planet, guard: Force | None, planet: Strength) -> int:
    """In percent: how certain a Fleet would take a planet of this strength, with ships in its orbit or without."""
    ours = force.strength
    if guard is not None and ours[MILITARY] < guard.strength[MILITARY]:
        return 0
    best = certainty(ours, guard.strength, MILITARY) if guard is not None else SURE
    if target.env and is_high_g_world(target):
        ours = force_of(
            g, force.seat, [card for card in force.ships if is_high_g(g.ships[card])], target.card
        ).strength
    (m, d, e), (x, y, z) = ours, planet
    margin = max(m - x, d - y, e - z)
    if margin > A_SPECIAL or margin < 0:
        return best if margin > 0 else 0
    if margin > 0:
        return min(best, LIKELY)
    ties = holds_ties(target)
    return min(best, max(certainty(ours, planet, category, ties) for category in range(len(CATEGORIES))))


def fleet_certainty(g: Table, seat: Seat, fleet: Sequence[Card], target: Planet) -> int:
    """In percent: how certain some ships of one orbit would take a planet."""
    ships, at = ready(g, target), target.card
    guard = force_of(g, target.owner, ships, at) if ships else None
    return chance(g, force_of(g, seat, fleet, at), target, guard, planet_strength(g, target))


def is_half_hearted(g: Table, attack: AttackState) -> bool:
    """Whether ships that would make an attack more certain are still in the orbit that it comes from."""
    more = ready(g, g.planets[attack.origin])
    if not more or g.options["stacks"] == "closed":
        return False
    target = g.planets[attack.target]
    sure, seat = fleet_certainty(g, attack.seat, attack.fleet, target), attack.seat
    return sure < SURE and fleet_certainty(g, seat, [*attack.fleet, *more], target) > sure


class Prey(NamedTuple):
    """A planet that a Fleet could take: the attacker, its potential, and in percent how certain it is."""

    attacker: Seat
    planet: Planet
    potential: int
    certain: int


def reach(g: Table, strengths: Mapping[Card, Strength], lost: Collection[Card] = ()) -> Iterator[Prey]:
    """What the Fleet of each orbit could take from others, by the floored strengths of all planets."""
    fleets = forces(g, lost)
    for target in g.planets.values() if fleets else ():
        prize = bare_potential(target)
        if not prize or target.card in g.closed or is_haven(g, target):
            continue
        planet, guard = strengths[target.card], fleets.get(target.card)
        for force in fleets.values():
            if force.seat != target.owner:
                certain = chance(g, force, target, guard, planet)
                if certain:
                    yield Prey(force.seat, target, prize, certain)


def still_attack(g: Table) -> set[Seat]:
    """The seats that may attack before this turn is over, as far as everyone can see."""
    if g.phase > ACTION or g.phase < DRAW:
        return set()
    if g.phase < ACTION:
        return set(g.order())
    found = set[Seat]()
    for step in g.stack:
        if isinstance(step, Phase):
            found.update(step.left)
        elif isinstance(step, Action) and not step.acted and not step.over:
            found.add(step.seat)
    return found
