"""Answers that name an earlier card of a part: they count as played right after it (rules 10.3).

What was laid later goes back to the hand first. Then the answer takes effect; and what does not depend on what it hit,
and can still be laid, lies there again.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Callable, Sequence

from bot.engine.moves import Move, Seat
from bot.games.supernova.cards.cards import (
    BUILT,
    CARD_CALLED,
    CIVILIZATION,
    KIND,
    MODIFIER,
    SCOUTS,
    SHIP,
    TERRAFORMS,
    TITLE,
    WORD,
    Card,
)
from bot.games.supernova.holdings.zones import carrier, remove_ship
from bot.games.supernova.table.state import BUILD, DEEP, Planet, Ship, Table
from bot.games.supernova.table.tables import PLAY_ON

Row = list[int]
"""A seat, and what it laid in its part, in this order."""
Laid = tuple[Card, Card]
"""A card, and the planet or ship that it was laid on."""


def note(g: Table, seat: Seat, card: Card) -> None:
    """A card was laid in Build, where later cards may depend on earlier ones."""
    if g.phase != BUILD or KIND[card] not in BUILT:
        return
    row = next((row for row in g.rows if row[0] == seat), None)
    if row is None:
        g.rows.append([seat, card])
    else:
        row.append(card)


def list_earlier(g: Table, seat: Seat, rows: Sequence[Row], move: Move, found: list[Move]) -> None:
    """Append the plays of a Special right after each card that others laid at its target before something else."""
    target = CARD_CALLED.get(str(move.values[1])) if len(move.values) == 2 else None
    planet = None if target is None else planet_of(g, target)
    if planet is None:
        return
    for by, *cards in rows:
        if by == seat:
            continue
        here = [Card(card) for card in cards if planet_of(g, Card(card)) == planet]
        first = here.index(target) if target in here else 0
        found += [Move("play", (*move.values, WORD[card])) for card in here[first:-1]]


def planet_of(g: Table, card: Card) -> Card | None:
    """The planet at which a card lies, as far as everyone can see it."""
    if card in g.planets:
        return card
    if g.options["stacks"] == "closed" and KIND[card] not in (SHIP, MODIFIER):
        return None
    stack: Planet | Ship | None = g.ships.get(card) or carrier(g, card)
    if isinstance(stack, Ship):
        return stack.place if stack.place != DEEP else None
    return None if stack is None else stack.card


def stacks_hit(g: Table, target: Card) -> set[Card]:
    """The stacks that a Special on this target affects: the ships around a planet, a ship, or where a card lies."""
    if target in g.planets:
        return set(g.planets[target].orbit)
    stack = g.ships.get(target) or carrier(g, target)
    return set() if stack is None else {stack.card}


def lift(g: Table, row: Row, after: Card) -> list[Laid]:
    """Take what was laid after a card back to the hand, as if it had not been laid. Cards that had led to more stay."""
    seat, lifted = Seat(row[0]), list[Laid]()
    for number in reversed(row[row.index(after, 1) + 1 :]):
        card = Card(number)
        if SCOUTS[card] or TERRAFORMS[card]:
            continue
        ship, stack = g.ships.get(card), carrier(g, card)
        if ship is not None:
            if ship.place == DEEP or ship.mods or ship.pop:
                continue
            lifted.append((card, ship.place))
            remove_ship(g, ship)
        elif stack is not None:
            lifted.append((card, stack.card))
            _pile(stack, card).remove(card)
        else:
            continue
        insort(g.players[seat].hand, card)
    return lifted[::-1]


def lay_again(
    g: Table, seat: Seat, lifted: Sequence[Laid], hit: set[Card], builds: Callable[[], list[Move]]
) -> list[Card]:
    """Lay cards of the hand where they were, unless that was hit or they no longer fit. Returns those that stay."""
    back = list[Card]()
    for card, at in lifted:
        if at in hit or PLAY_ON[TITLE[card]][at] not in builds():
            back.append(card)
            continue
        g.players[seat].hand.remove(card)
        if KIND[card] == SHIP:
            g.ships[card] = Ship(card, seat, at)
            g.planets[at].orbit.append(card)
        else:
            _pile(g.ships.get(at) or g.planets[at], card).append(card)
    return back


def _pile(stack: Planet | Ship, card: Card) -> list[Card]:
    """Where a card lies in a stack."""
    if isinstance(stack, Ship):
        return stack.mods
    return stack.civ if KIND[card] == CIVILIZATION else stack.pop
