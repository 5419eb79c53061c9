"""What a player may look at more closely: one card, large, or one empire with every card of its stacks.

Names are words people type: the colour of a seat, or the title of a card ("koolian-diplomats").
"""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Text
from bot.games.supernova.cards.cards import HIDDEN, TITLE, WORDS, Card
from bot.games.supernova.round.agenda import SuperNova
from renderers.kit.colours.palette import SEATS
from renderers.look import Look, Picture
from renderers.supernova.private.empire import render_empire
from renderers.supernova.private.hand import render_card

COLOURS = tuple(seat.name for seat in SEATS)


def inspect(view: SuperNova, look: Look, what: str) -> Picture | None:
    """The picture of an empire by its colour, or of any card by its title; None where nothing has that name."""
    word = what.strip().lower().replace(" ", "-").replace("'", "")
    if word in COLOURS[: view.seats]:
        return render_empire(view, look, COLOURS.index(word))
    return render_card(word, look.language)


def inspectable(view: SuperNova) -> dict[str, Text]:
    """What the viewer sees, each with its title: the own hand first, then empires, cards in play, and open piles."""
    hand = [card for player in view.players for card in player.hand]
    cards: list[Card] = []
    for planet in view.planets.values():
        cards += [planet.card, *planet.env, *planet.civ, *planet.pop]
    for ship in view.ships.values():
        cards += [ship.card, *ship.mods, *ship.pop]
    for pile in view.piles:
        cards += reversed(pile.discard)
    cards += view.scrapyard
    empires = {colour: Text(f"colour-{colour}") for colour in COLOURS[: view.seats]}
    return _titled(hand) | empires | _titled(cards)


def _titled(cards: Sequence[Card]) -> dict[str, Text]:
    words = [WORDS[TITLE[card]] for card in cards if card != HIDDEN]
    return {word: Text(f"card-{word}") for word in words}
