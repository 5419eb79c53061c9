"""Conditional orders for battles: a Special that plays itself (rules 10.6)."""

from __future__ import annotations

from typing import Protocol

from bot.engine.moves import Seat
from bot.games.supernova.answers.windows import ORBIT_WINDOW, PLANET_WINDOW, announce, open_window
from bot.games.supernova.cards.cards import CATEGORIES, HIDDEN, SPECIAL_EFFECT, Card
from bot.games.supernova.cards.language import Side
from bot.games.supernova.conflict.battle import ATTACKER, DEFENDER, compare, holds_ties
from bot.games.supernova.holdings.stacks import Strength
from bot.games.supernova.holdings.zones import held
from bot.games.supernova.table.state import Pledge, Table

PLEDGED = tuple(title for title, effect in enumerate(SPECIAL_EFFECT) if isinstance(effect, Side))
"""The titles that may be pledged."""
SIDES = ("attacking", "defending")
CONDITIONS = ("if-behind", "if-it-turns")


class Battle(Protocol):
    """What a pledge needs to know of an attack."""

    seat: Seat
    defender: Seat
    target: Card
    category: int

    @property
    def in_orbit(self) -> bool: ...

    def totals(self, g: Table) -> tuple[Strength, Strength]: ...


def applies(pledge: Pledge, side: int, category: int, totals: tuple[Strength, Strength], ties: bool) -> bool:
    """Whether the card of a pledge should be played for this side now."""
    effect = SPECIAL_EFFECT[pledge.title]
    if pledge.side != SIDES[side] or not isinstance(effect, Side):
        return False
    if CATEGORIES[category] != effect.category:
        return False
    own, other = totals[side], totals[1 - side]
    if pledge.when == "if-behind":
        return own[category] < other[category]
    more = list(own)
    more[category] += effect.amount
    helped: Strength = (more[0], more[1], more[2])
    now = compare(totals[ATTACKER], totals[DEFENDER], category, ties)
    if side == ATTACKER:
        return now <= 0 and compare(helped, other, category, ties) > 0
    return now > 0 and compare(other, helped, category, ties) <= 0


def play_pledge(g: Table, attack: Battle) -> bool:
    """Play the first pledge that applies, and open the window of the battle again. True if one was played."""
    totals = attack.totals(g)
    ties = not attack.in_orbit and holds_ties(g.planets[attack.target])
    for side, seat in ((ATTACKER, attack.seat), (DEFENDER, attack.defender)):
        for pledge in g.players[seat].wishes.pledges:
            if held(g, seat, pledge.title) is None:
                continue
            if applies(pledge, side, attack.category, totals, ties):
                kind = ORBIT_WINDOW if attack.in_orbit else PLANET_WINDOW
                open_window(g, kind, HIDDEN, None, [attack.seat, attack.defender])
                announce(g, seat, pledge.title, ("attacker" if side == ATTACKER else "defender",))
                return True
    return False
