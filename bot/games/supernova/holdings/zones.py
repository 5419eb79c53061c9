"""Moves cards from zone to zone (rules 3), and tells about it."""

from __future__ import annotations

from bisect import insort
from collections.abc import Iterable, Iterator

from bot.engine.moves import Seat, Side
from bot.engine.told import part_of
from bot.games.supernova.cards.cards import NAME, NONE, PHASE_END, TIMING, TITLE, Card, Title
from bot.games.supernova.table.state import DEEP, Planet, Ship, Table
from bot.games.supernova.table.tables import WHO


def names(cards: Iterable[Card]) -> list[str]:
    """The printed names of cards, as the values of a text."""
    return [NAME[card] for card in cards]


def take_in_hand(g: Table, seat: Seat, cards: Iterable[Card]) -> None:
    """Cards come into a hand, which is kept in order."""
    hand = g.players[seat].hand
    for card in cards:
        insort(hand, card)


def held(g: Table, seat: Seat, title: Title) -> Card | None:
    """The first card of a title in a hand."""
    for card in g.players[seat].hand:
        if TITLE[card] == title:
            return card
    return None


def take_from_hand(g: Table, seat: Seat, title: Title) -> Card:
    """Take the first card of a title out of a hand that has one."""
    hand = g.players[seat].hand
    for i, card in enumerate(hand):
        if TITLE[card] == title:
            del hand[i]
            return card
    raise ValueError(f"seat {seat} holds no card of title {title}")


def discard(g: Table, cards: Iterable[Card]) -> None:
    """Cards go onto the Discard pile, the last one on top."""
    if len(g.piles) == 1:
        g.piles[0].discard.extend(cards)
        return
    for card in cards:
        g.pile_for(card).discard.append(card)


def scrap(g: Table, cards: Iterable[Card]) -> None:
    """Cards leave the game."""
    g.scrapyard.extend(cards)


def draw(g: Table, seat: Seat, count: int, pile: str) -> None:
    """6.1: draw from "main" or "discard"; if it runs out the rest comes from the other."""
    piles = g.pile_of(seat)
    order = (piles.deck, piles.discard) if pile == "main" else (piles.discard, piles.deck)
    for source in order:
        take = min(count, len(source))
        if not take:
            continue
        cards = [source.pop() for _ in range(take)]
        count -= take
        take_in_hand(g, seat, cards)
        if source is piles.deck:
            g.tell_chance("drew", told=part_of("drew-cards"), seat=WHO[seat], count=take)
            g.tell_chance("drew-cards", (seat,), about=Side(seat), cards=names(cards))
            for card in cards:
                if TIMING[TITLE[card]] == PHASE_END:
                    g.tell_chance("hold-hint", (seat,), card=NAME[card])
        else:
            g.tell("drew-open", seat=WHO[seat], cards=names(cards))


def assets(ship: Ship) -> list[Card]:
    """Everything on a ship but itself."""
    return [*ship.mods, *ship.pop]


def leave_orbit(g: Table, ship: Ship) -> None:
    """Take a ship off the orbit it is in, if it is in one and not in an attacking Fleet."""
    planet = g.planets.get(ship.place)
    if planet is not None and ship.card in planet.orbit:
        planet.orbit.remove(ship.card)


def to_deep_space(g: Table, ship: Ship, fled: bool) -> None:
    """A ship goes to its owner's Deep Space with its Assets."""
    leave_orbit(g, ship)
    ship.place = Card(DEEP)
    if fled:
        ship.fled = g.turn


def into_orbit(g: Table, ship: Ship, planet: Planet) -> None:
    """A ship comes into an orbit of its owner's."""
    leave_orbit(g, ship)
    ship.place = planet.card
    planet.orbit.append(ship.card)


def remove_ship(g: Table, ship: Ship) -> list[Card]:
    """Take a ship off the table: it and its Assets."""
    leave_orbit(g, ship)
    del g.ships[ship.card]
    return [ship.card, *assets(ship)]


def emptied(planet: Planet) -> None:
    """7.3: a designation ends when the last population is removed."""
    if not planet.pop:
        end_designation(planet)


def end_designation(planet: Planet) -> None:
    """The planet is no longer a designated Homeworld."""
    planet.designated, planet.race = False, NONE


def stacks(g: Table) -> Iterator[Planet | Ship]:
    """All stacks in play."""
    yield from g.planets.values()
    yield from g.ships.values()


def carrier(g: Table, card: Card) -> Planet | Ship | None:
    """The stack that a population, Civilization or Ship Modifier card is in."""
    for planet in g.planets.values():
        if card in planet.pop or card in planet.civ:
            return planet
    for ship in g.ships.values():
        if card in ship.pop or card in ship.mods:
            return ship
    return None


def take_off(g: Table, card: Card) -> Planet | Ship | None:
    """Take a population, Civilization or Ship Modifier card out of play; returns the stack it was in."""
    stack = carrier(g, card)
    if stack is None:
        return None
    if card in stack.pop:
        stack.pop.remove(card)
        if isinstance(stack, Planet):
            emptied(stack)
    elif isinstance(stack, Planet):
        stack.civ.remove(card)
    else:
        stack.mods.remove(card)
    return stack
