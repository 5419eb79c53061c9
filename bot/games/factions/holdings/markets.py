"""The markets of Jupiter and Neptune: three open cards, which are filled up when none is left (rules 10.5, 10.9)."""

from __future__ import annotations

from bot.engine.told import DETAIL
from bot.games.factions.cards.cards import DECKS, NAME, NUMBERS, Card
from bot.games.factions.holdings.gains import burn, draw
from bot.games.factions.table.state import Table


def fill_market(g: Table, market: list[Card], deck: int) -> None:
    """Draw cards until the market is full, as far as there are any."""
    drawn: list[Card] = []
    while len(market) < NUMBERS.market and (card := draw(g, deck)) is not None:
        market.append(card)
        drawn.append(card)
    if drawn:
        g.tell_chance(
            "market-filled",
            told=DETAIL,
            planet=f"~planet-{DECKS[deck]}",
            cards=[NAME[card] for card in drawn],
        )


def refresh_market(g: Table, market: list[Card], deck: int) -> None:
    """Burn all cards of a market and fill it up."""
    burn(g, market)
    market.clear()
    fill_market(g, market, deck)


def take_from_market(g: Table, market: list[Card], deck: int, card: Card) -> None:
    """Take a card; only the last one is followed by new ones at once."""
    market.remove(card)
    if not market:
        fill_market(g, market, deck)
