"""Invented positions of Super Nova, for baking the palette and for tests: legal as data, not reached by play."""

from __future__ import annotations

import random

from bot.engine.moves import Seat
from bot.games.supernova.cards.cards import (
    ALIEN,
    CARDS,
    CIVILIZATION,
    ENVIRONMENT,
    FIRST,
    HIDDEN,
    KIND,
    MERC,
    MODIFIER,
    PLANET,
    ROWS,
    SHIP,
    TITLE,
    Card,
)
from bot.games.supernova.table.state import ACTION, DEEP, Pile, Planet, Player, Ship, Table, Wishes
from renderers.look import Look

NAMES = ("Mirela", "Tomás", "Jun", "Priya", "Aoife", "Bartholomew")
GOALS = {2: 17, 3: 15}


def whole_deck(seats: int, dice: random.Random) -> list[Card]:
    """Every card of the deck for a number of seats, shuffled."""
    cards = []
    for title, row in enumerate(ROWS):
        copies = row.copies + (row.rim if seats > 4 else 0)
        cards += [Card(FIRST[title] + copy) for copy in range(copies)]
    dice.shuffle(cards)
    return cards


def position(seats: int, seed: int = 1, *, planets: int = 3, rich: float = 1.0, turn: int = 7) -> Table:
    """A table on which each seat has about `planets` planets; `rich` says how much lies on them (0 nothing, 2 much)."""
    dice = random.Random(seed)
    deck = whole_deck(seats, dice)

    def take(*kinds: int) -> Card | None:
        for index, card in enumerate(deck):
            if KIND[card] in kinds:
                return deck.pop(index)
        return None

    def several(chance: float, most: int, *kinds: int) -> list[Card]:
        found = []
        for _ in range(most):
            if dice.random() < chance * rich and (card := take(*kinds)) is not None:
                found.append(card)
        return found

    table = Table(
        version=6, rng=None, over=False, events=[], stack=[], beside=[], seats=seats,
        options={"stacks": "open"},
        goal=GOALS.get(seats, 13), piles=[], scrapyard=[], players=[], planets={}, ships={}, opening=Seat(0),
        active=Seat(1 % seats), turn=turn, phase=ACTION, ring=[Seat(seat) for seat in range(seats)],
    )  # fmt: skip
    for number in range(seats):
        seat = Seat(number)
        for index in range(max(0, planets + dice.choice((-1, 0, 0, 1)) if 0 < planets < 8 else planets)):
            card = take(PLANET)
            if card is None:
                break
            planet = Planet(card, seat, turn - index, designated=index == 1 and dice.random() < 0.3)
            planet.env = several(0.4, 2, ENVIRONMENT)
            planet.civ = several(0.35, 2, CIVILIZATION)
            planet.pop = several(0.5, 2, ALIEN, MERC)
            for ship in several(0.4, 2, SHIP):
                planet.orbit.append(ship)
                table.ships[ship] = Ship(
                    ship, seat, card, several(0.3, 2, MODIFIER), several(0.2, 1, ALIEN, MERC)
                )
            table.planets[card] = planet
        for ship in several(0.3, 1, SHIP):
            table.ships[ship] = Ship(ship, seat, Card(DEEP), [], [], turn)
        hand = sorted(deck.pop() for _ in range(min(dice.choice((3, 5, 8, 10)), len(deck) // 4)))
        table.players.append(Player(hand, Wishes()))
    half = len(deck) // 3
    table.piles = [Pile([HIDDEN] * len(deck[half:]), deck[:half])]
    table.scrapyard = deck[:4]
    return table


def hand_of(words: list[str]) -> list[Card]:
    """The first copies of the named titles."""
    return [Card(FIRST[next(t for t, row in enumerate(ROWS) if row.word == word)]) for word in words]


def look_at(view: Table, *, moment: str = "moves") -> Look:
    """The usual look at a position: the active seat is asked."""
    return Look(names=NAMES[: view.seats], awaited=(int(view.active),), moment=moment)


def every_card() -> list[Card]:
    """The first copy of every title."""
    return [card for card in range(CARDS) if FIRST[TITLE[card]] == card]  # type: ignore[misc]
