"""Every text that Nova Solis makes of its data, as one page: run it as a module to print the page anew."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from pathlib import Path

from bot.engine.moves import Text
from bot.engine.words import words_of
from bot.games.novasolis.core.cards import cards, phrases
from bot.games.novasolis.core.cards.rows import Row

PAGE = Path(__file__).with_name("card_texts.txt")
TABLES: tuple[Mapping[int, Row], ...] = (
    cards.SECTORS,
    cards.TILES,
    cards.RACES,
    cards.TECHNOLOGIES,
    cards.COMBAT_TILES,
    cards.ENTITY_CARDS,
    cards.OBJECTIVES,
)


def page(language: str = "en") -> str:
    """The titles of everything that has one, each with what it says."""
    return "\n".join(_lines(language)) + "\n"


def _lines(language: str) -> Iterator[str]:
    words = words_of("novasolis", language)
    for rows in TABLES:
        for row in rows.values():
            yield f"{row.id} {words.say(Text('all-of', {'parts': [row.name]}))}"
            if rows is cards.RACES:
                yield f"   {words.say(Text('all-of', {'parts': [f'{row.name}.passive']}))}"
            for text in phrases.text_of(row):
                yield f"   {words.say(text)}"


if __name__ == "__main__":
    print(page(), end="")
