"""What the cards of a hand are worth to whoever holds them.

Hands are filled up to ten each turn, so that a card which is kept takes the place of one that would be drawn: cards are
for playing, and only Planets, Specials and what raises potential are worth keeping.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from bot.engine.moves import Seat
from bot.games.supernova.actions.cleanup import HandDiscard
from bot.games.supernova.actions.draw import Draw
from bot.games.supernova.actions.together import Together
from bot.games.supernova.cards.cards import (
    ALIEN,
    CIVILIZATION,
    HIDDEN,
    HOME,
    KIND,
    PLANET,
    RACE,
    SPECIAL,
    Card,
    P,
)
from bot.games.supernova.table.state import BUILD, DISCARD, DRAW, HAND, Table
from bot.games.supernova.thinking.trading import is_of_use

NEXT_PLANETS = (24, 10)
"""For each potential of the best Planet, which is laid down next turn, and of the second."""
A_PLANET = 4
"""For each potential of a further Planet."""
A_SPECIAL = 14
RAISES = 30
"""For each potential that a Civilization adds to a planet."""
A_CARD = 2
OF_NO_USE = -2
"""Aliens that can be built nowhere."""
DRAWN = 9
"""What a card from the Main Deck is worth on average."""
EMPTY_HAND = -60
"""Whoever has no card to discard draws only one next turn (rules 9.5)."""


class Worth(NamedTuple):
    """What the cards of a hand are worth: those that are of use, and those that can be built nowhere."""

    hand: int
    idle: int = 0


def hand_worth(g: Table, seat: Seat, cards: Sequence[Card]) -> Worth:
    """What the cards of a seat's own hand are worth to it, with those that it is about to draw."""
    coming, unknown = _drawn(g, seat)
    held, due = [*cards, *coming], _must_discard(g, seat)
    if not held and due:
        return Worth(EMPTY_HAND)
    planets = sorted((P[card] for card in held if KIND[card] == PLANET), reverse=True)
    found = DRAWN * unknown + A_PLANET * sum(planets[len(NEXT_PLANETS) :])
    found += sum(rate * potential for rate, potential in zip(NEXT_PLANETS, planets))
    homes = {HOME[card] for card in held if KIND[card] == PLANET}
    idle = {
        RACE[card]
        for card in held
        if KIND[card] == ALIEN and RACE[card] not in homes and not is_of_use(g, seat, card)
    }
    used = [_card(card) for card in held if RACE[card] not in idle]
    useless = len(held) - len(used)
    if due and not useless:
        found -= min((_card(card) for card in held if KIND[card] != PLANET), default=0)
    return Worth(found + sum(used), OF_NO_USE * max(0, useless - due))


def _must_discard(g: Table, seat: Seat) -> bool:
    """Whether a seat still has to discard a card this turn, its least one (rules 9.5)."""
    if g.phase != DISCARD:
        return g.phase >= BUILD
    return any(
        isinstance(part, HandDiscard) and part.card == HIDDEN
        for step in g.stack
        for part in [step.part_of(seat) if isinstance(step, Together) else step]
    )


def _card(card: Card) -> int:
    """What a card is worth; Planets are counted together."""
    kind = KIND[card]
    if kind == SPECIAL:
        return A_SPECIAL
    if kind == CIVILIZATION:
        return A_CARD + RAISES * max(0, P[card])
    return 0 if kind == PLANET else A_CARD


def _drawn(g: Table, seat: Seat) -> tuple[list[Card], int]:
    """The cards that a seat has chosen to draw: those it knows from the Discard pile, and how many others."""
    for step in g.stack if g.phase == DRAW else ():
        part = step.part_of(seat) if isinstance(step, Together) else step
        if isinstance(part, Draw) and part.seat == seat and g.drawn_from[seat]:
            known = part.seen if g.drawn_from[seat] == "discard" else []
            count = min(HAND - len(g.players[seat].hand), part.count(g))
            return known[:count], max(0, count - len(known))
    return [], 0
