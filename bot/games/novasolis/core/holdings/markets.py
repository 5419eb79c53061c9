"""The market of basic technologies (rules 14.6)."""

from __future__ import annotations

from bot.engine.told import DETAIL, Told
from bot.games.novasolis.core.cards.cards import TECHNOLOGIES
from bot.games.novasolis.core.table.state import EMPTY, Table


def draw_technology(g: Table) -> int:
    """The next card of the deck, the discards shuffled if it is empty; EMPTY if nothing is left."""
    if not g.basics:
        g.basics, g.discard = g.discard, []
        g.chance().shuffle(g.basics)
    return g.basics.pop() if g.basics else EMPTY


def refill(g: Table) -> None:
    """Fill the empty places of the market, one after the other."""
    for place, card in enumerate(g.market):
        if card == EMPTY and (drawn := draw_technology(g)) != EMPTY:
            g.market[place] = drawn
            g.tell_chance("market-card", told=Told(detail=True, joins="card"), card=TECHNOLOGIES.name[drawn])


def rotate_market(g: Table) -> None:
    """At the end of a round the oldest card goes, and a new one comes (R14.6)."""
    oldest = g.market.pop(0)
    g.market.append(EMPTY)
    if oldest != EMPTY:
        g.discard.append(oldest)
        g.tell("market-discard", told=DETAIL, card=TECHNOLOGIES.name[oldest])
    refill(g)
