"""What must be true of every position (rules 15.3)."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.games.supernova.actions.cleanup import HandDiscard
from bot.games.supernova.actions.together import Together
from bot.games.supernova.answers.windows import Resolve
from bot.games.supernova.cards.cards import (
    ALIEN,
    CIVILIZATION,
    ENVIRONMENT,
    HIDDEN,
    KIND,
    MERC,
    MODIFIER,
    NONE,
    PLANET,
    SHIP,
    Card,
)
from bot.games.supernova.conflict.attack import Attack
from bot.games.supernova.holdings.stacks import is_homeworld
from bot.games.supernova.round.agenda import SuperNova
from bot.games.supernova.round.queueing import interrupted
from bot.games.supernova.round.setup import deck_cards
from bot.games.supernova.table.state import DEEP


def check(g: SuperNova) -> None:
    """Raise AssertionError if the position cannot be right."""
    _cards(g)
    _stacks(g)
    _places(g)
    assert len(set(g.moved)) == len(g.moved), "a card moved twice in one turn"
    for seat, player in enumerate(g.players):
        assert not player.wishes.queue or interrupted(g, Seat(seat)), "a list of plays without its part"
        assert player.hand == sorted(player.hand)
        assert not (player.resigned and player.hand)
    for step in g.stack:
        if isinstance(step, Attack):
            fighting = [*step.fleet, *step.defenders]
            assert all(g.ships[card].fled != g.turn for card in fighting if card in g.ships), (
                "a fled ship fights"
            )


def every_card(g: SuperNova) -> list[Card]:
    """All cards, zone by zone; HIDDEN where a view hides one."""
    cards: list[Card] = list(g.scrapyard)
    for pile in g.piles:
        cards += pile.deck + pile.discard
    for player in g.players:
        cards += player.hand
    for planet in g.planets.values():
        cards += [planet.card, *planet.env, *planet.civ, *planet.pop]
    for ship in g.ships.values():
        cards += [ship.card, *ship.mods, *ship.pop]
    for step in g.stack:
        if isinstance(step, Resolve):
            cards.append(step.card)
        elif isinstance(step, Attack):
            cards += step.lasting
        elif isinstance(step, Together):
            cards += [
                part.card for part in step.parts if isinstance(part, HandDiscard) and part.card != HIDDEN
            ]
    return cards


def _cards(g: SuperNova) -> None:
    """Every card is in exactly one zone."""
    cards = every_card(g)
    assert HIDDEN not in cards
    assert len(cards) == deck_cards(g.seats, g.options), f"{len(cards)} cards"
    assert len(set(cards)) == len(cards), "a card is in two zones"


def _stacks(g: SuperNova) -> None:
    """Every card is in a zone where its type may be."""
    for planet in g.planets.values():
        assert KIND[planet.card] == PLANET
        assert all(KIND[card] == ENVIRONMENT for card in planet.env)
        assert all(KIND[card] == CIVILIZATION for card in planet.civ)
        assert all(KIND[card] in (ALIEN, MERC) for card in planet.pop)
        assert planet.race == NONE or is_homeworld(planet)
    for ship in g.ships.values():
        assert KIND[ship.card] == SHIP
        assert all(KIND[card] == MODIFIER for card in ship.mods)
        assert all(KIND[card] in (ALIEN, MERC) for card in ship.pop)


def _places(g: SuperNova) -> None:
    """Every ship is in one orbit of its owner's, in an attacking Fleet, or in Deep Space."""
    orbits = [card for planet in g.planets.values() for card in planet.orbit]
    fleets = [card for step in g.stack if isinstance(step, Attack) for card in step.fleet if card in g.ships]
    assert len(set(orbits)) == len(orbits)
    for planet in g.planets.values():
        for card in planet.orbit:
            assert g.ships[card].place == planet.card
            assert g.ships[card].owner == planet.owner
    for ship in g.ships.values():
        somewhere = ship.card in orbits or ship.card in fleets
        assert (ship.place == DEEP) != somewhere, f"ship {ship.card} is nowhere"
