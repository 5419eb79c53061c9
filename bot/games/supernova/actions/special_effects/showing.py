"""What Specials show: the totals of a battle, and which cards under a stack can be aimed at (rules 10.4, 12.2, 14)."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.told import SMALL, part_of
from bot.games.supernova.cards.cards import (
    Card,
    P,
)
from bot.games.supernova.conflict.attack_questions import Muster
from bot.games.supernova.conflict.attack_state import current_attack
from bot.games.supernova.holdings.stacks import hold, potential
from bot.games.supernova.table.state import Planet, Ship, Table
from bot.games.supernova.table.tables import WHO


def tell_odds(g: Table) -> None:
    """In a battle: tell the current totals of both sides (10.4)."""
    attack = current_attack(g)
    if attack is None or attack.ended or not attack.fleet or (attack.in_orbit and not attack.defenders):
        return
    g.tell(
        "odds",
        told=part_of("odds").touching(SMALL, attack.seat, attack.defender),
        seat=WHO[attack.seat],
        owner=WHO[attack.defender],
        **attack.odds(g),
    )


def shown(g: Table, seat: Seat, stack: Planet | Ship) -> list[Card]:
    """The Assets of a stack that a seat can see; under a closed stack it sees nothing (rules 12.2)."""
    if isinstance(stack, Ship):
        return [*stack.mods, *stack.pop]
    if g.options["stacks"] == "closed" and stack.owner != seat and not is_opened(g, stack):
        return []
    return [*stack.civ, *stack.pop]


def is_opened(g: Table, planet: Planet) -> bool:
    """Whether a closed stack is open because it is attacked (rules 12.2): it opens when the Fleet has arrived."""
    attack = current_attack(g)
    if attack is None or attack.target != planet.card:
        return False
    return not isinstance(g.stack[-1], Muster)


def spares_own(g: Table, seat: Seat, stack: Planet | Ship, card: Card) -> bool:
    """A player may not exceed their own capacity on purpose (rules 14)."""
    if stack.owner != seat:
        return True
    if isinstance(stack, Ship):
        return card in stack.pop or len(stack.pop) <= hold(stack) - max(0, P[card])
    if card in stack.pop:
        others = [one for one in stack.pop if one != card]
        world = Planet(stack.card, stack.owner, stack.turn, stack.env, stack.civ, others)
        return len(others) <= potential(g, world)
    return len(stack.pop) <= potential(g, stack) - max(0, P[card])
