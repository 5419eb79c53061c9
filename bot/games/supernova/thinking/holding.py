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
    ENVIRONMENT,
    HIDDEN,
    HOME,
    KIND,
    MODIFIER,
    PLACES,
    PLANET,
    RACE,
    SHIP,
    SPECIAL,
    WORTH,
    Card,
    P,
)
from bot.games.supernova.holdings.stacks import (
    is_uninhabited,
    may_build_alien,
    places_used,
    room,
    support,
)
from bot.games.supernova.table.state import BUILD, DISCARD, DRAW, HAND, Table
from bot.games.supernova.thinking.trading import is_of_use

NEXT_PLANETS = (24, 10)
"""For each potential of the best Planet, which is laid down next turn, and of the second."""
A_PLANET = 4
"""For each potential of a further Planet."""
A_SPECIAL = 14
RAISES = 30
"""For each potential that a Civilization or an Environment adds to a planet."""
A_CARD = 2
LEFT_OVER = -7
"""A card for which there is no place: it takes that of one that would be drawn."""
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
    used = [_card(g, seat, card) for card in held if RACE[card] not in idle]
    useless = len(held) - len(used)
    if due and not useless:
        found -= min((_card(g, seat, card) for card in held if KIND[card] != PLANET), default=0)
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


def _card(g: Table, seat: Seat, card: Card) -> int:
    """What a card is worth; Planets are counted together."""
    kind = KIND[card]
    if kind in (PLANET, SPECIAL):
        return A_SPECIAL if kind == SPECIAL else 0
    plain = A_CARD if g.phase < BUILD or _has_place(g, seat, card) else LEFT_OVER
    return plain + RAISES * max(0, P[card]) if kind in (CIVILIZATION, ENVIRONMENT) else plain


def _has_place(g: Table, seat: Seat, card: Card) -> bool:
    """Whether a seat could build a card, or play an Environment that changes potential on the next new planet.

    What makes a ship no stronger is worth no place in the hand: it is built on any.
    """
    kind = KIND[card]
    if kind == ENVIRONMENT:
        return P[card] != 0
    if kind == MODIFIER:
        return WORTH[card] > 0 and any(ship.owner == seat for ship in g.ships.values())
    planets = [planet for planet in g.planets.values() if planet.owner == seat]
    if kind == SHIP:
        return any(support(planet) - places_used(planet) >= PLACES[card] for planet in planets)
    if kind == CIVILIZATION or g.options["stacks"] == "closed":
        return bool(planets)
    return any(
        room(g, planet) > 0
        and (may_build_alien(planet, RACE[card]) if kind == ALIEN else not is_uninhabited(planet))
        for planet in planets
    )


def _drawn(g: Table, seat: Seat) -> tuple[list[Card], int]:
    """The cards that a seat has chosen to draw: those it knows from the Discard pile, and how many others."""
    for step in g.stack if g.phase == DRAW else ():
        part = step.part_of(seat) if isinstance(step, Together) else step
        if isinstance(part, Draw) and part.seat == seat and g.drawn_from[seat]:
            known = part.seen if g.drawn_from[seat] == "discard" else []
            count = min(HAND - len(g.players[seat].hand), part.count(g))
            return known[:count], max(0, count - len(known))
    return [], 0
