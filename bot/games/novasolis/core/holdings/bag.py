"""The bag of location tiles, and how a tile is offered as a choice (rules 5)."""

from __future__ import annotations

from bot.engine.moves import Choice, Text
from bot.games.novasolis.core.cards.cards import TILES
from bot.games.novasolis.core.cards.phrases import paragraph, text_of
from bot.games.novasolis.core.cards.rows import Row
from bot.games.novasolis.core.table.state import Table


def card_choice(key: str, row: Row) -> Choice:
    """A card to choose, with what it says; `key` is the message of the choice."""
    said = paragraph(text_of(row))
    return Choice(row.word, Text(key, {"card": row.name, "said": said}), True)


TILE_CHOICE = {card: card_choice("choice-tile", row) for card, row in TILES.items()}
"""The choice of a tile by its number."""


def draw_tiles(g: Table, n: int) -> list[int]:
    """Draw `n` tiles from the bag, or all that are left (R28.6)."""
    chance = g.chance()
    return [g.bag.pop(chance.below(len(g.bag))) for _ in range(min(n, len(g.bag)))]
