"""What Fleets could take with their next attack if no one plays a Special: what a seat may hope for, and fear."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.moves import Seat
from bot.games.supernova.actions.action import Action
from bot.games.supernova.cards.cards import CATEGORIES, MILITARY, Card
from bot.games.supernova.conflict.attack_state import AttackState
from bot.games.supernova.conflict.battle import compare, fleet_total, holds_ties, planet_total, with_side
from bot.games.supernova.conflict.prospects import NOTHING, is_haven, ready
from bot.games.supernova.holdings.stacks import Strength, bare_potential, is_high_g, is_high_g_world
from bot.games.supernova.round.phases import Phase
from bot.games.supernova.table.state import ACTION, DRAW, Planet, Table

A_SPECIAL = 3
"""What a Special adds to one side of a battle."""
SURE, LIKELY, NARROW = 90, 60, 45
"""In percent: how certain a battle is that is won by more than one Special adds, by less, or by a tie alone."""


class Force(NamedTuple):
    """The ships of one orbit that may fight there or attack from there, as a whole: floored strengths."""

    seat: Seat
    strength: Strength
    high_g: Strength


def certainty(ours: Strength, theirs: Strength, category: int, ties: bool = False) -> int:
    """In percent: how certain the attacker wins a battle in a category, by how far it is ahead. 0 if it is not."""
    margin = ours[category] - theirs[category]
    if margin > 0:
        return SURE if margin > A_SPECIAL else LIKELY
    return NARROW if margin == 0 and compare(ours, theirs, category, ties) > 0 else 0


def forces(g: Table) -> dict[Card, Force]:
    """The Fleets in the orbits of planets. Ships on the way to a battle are left out."""
    found = dict[Card, Force]()
    for planet in g.planets.values():
        if planet.orbit and (fleet := ready(g, planet)):
            total = with_side(fleet_total(g, fleet, planet.card, [], orbital=False), NOTHING)
            narrow = [card for card in fleet if is_high_g(g.ships[card])]
            high_g = with_side(fleet_total(g, narrow, planet.card, [], orbital=False), NOTHING)
            found[planet.card] = Force(planet.owner, total, high_g)
    return found


def chance(g: Table, force: Force, target: Planet, defence: Strength | None, planet: Strength) -> int:
    """In percent: how certain a Fleet would take a planet, whose ships have `defence` (None: there are none)."""
    ours = force.high_g if is_high_g_world(target) else force.strength
    ties = holds_ties(target)
    best = max(certainty(ours, planet, category, ties) for category in range(len(CATEGORIES)))
    if defence is not None and best:
        best = min(best, certainty(force.strength, defence, MILITARY))
    return best


def fleet_certainty(g: Table, fleet: Sequence[Card], target: Planet) -> int:
    """In percent: how certain some ships of one orbit would take a planet."""
    guard = ready(g, target)
    at = target.card
    narrow = [card for card in fleet if is_high_g(g.ships[card])]
    ours, high_g, theirs = (
        with_side(fleet_total(g, ships, at, [], orbital=False), NOTHING) for ships in (fleet, narrow, guard)
    )
    force = Force(target.owner, ours, high_g)
    return chance(g, force, target, theirs if guard else None, planet_total(g, target, NOTHING))


def is_half_hearted(g: Table, attack: AttackState) -> bool:
    """Whether ships that would make an attack more certain are still in the orbit that it comes from."""
    more = ready(g, g.planets[attack.origin])
    if not more or g.options["stacks"] == "closed":
        return False
    target = g.planets[attack.target]
    return fleet_certainty(g, [*attack.fleet, *more], target) > fleet_certainty(g, attack.fleet, target)


def reach(g: Table) -> dict[tuple[Seat, Seat], int]:
    """What each seat could take from each other with its best Fleet: the potential won, in hundredths of one."""
    found = dict[tuple[Seat, Seat], int]()
    fleets = forces(g)
    for target in g.planets.values() if fleets else ():
        prize = bare_potential(target)
        if not prize or target.card in g.closed or is_haven(g, target):
            continue
        planet = planet_total(g, target, NOTHING)
        guard = fleets.get(target.card)
        for force in fleets.values():
            if force.seat != target.owner:
                worth = prize * chance(g, force, target, guard and guard.strength, planet)
                pair = force.seat, target.owner
                if worth > found.get(pair, 0):
                    found[pair] = worth
    return found


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
