"""Every text that Factions of Sol makes of its data, as one page: run it as a module to print the page anew."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from pathlib import Path

from bot.engine.moves import Text
from bot.engine.words import Words, words_of
from bot.games.factions.cards import cards, phrases

PAGE = Path(__file__).with_name("card_texts.txt")


def page(language: str = "en") -> str:
    """The titles of all cards, factions and machines, each with what it says."""
    return "\n".join(_lines(words_of("factions", language))) + "\n"


def _lines(words: Words) -> Iterator[str]:
    rows = {row.id: row for row in map(cards.row_of, range(1, cards.CARDS))}
    for row in rows.values():
        yield f"{row.id} {_said(words, row.name)}"
        yield from _under(words, phrases.text_of(row))
    for faction in cards.FACTIONS:
        yield f"{faction.id} {_said(words, faction.name)}: {_said(words, f'{faction.name}.motto')}"
        yield from _under(words, phrases.faction(faction))
        yield f"   {words.say_key(f'machine-{faction.machine}')}"
        yield from _under(words, phrases.faction_machine(faction))
    for word, built in cards.BUILT.items():
        yield words.say_key(f"machine-{word}")
        yield from _under(words, phrases.lasting(built))
    for difficulty, scoring in cards.SCORING.items():
        yield difficulty
        yield from _under(words, phrases.scoring(scoring))


def _said(words: Words, value: str) -> str:
    return words.say(Text("all-of", {"parts": [value]}))


def _under(words: Words, texts: Iterable[Text]) -> Iterator[str]:
    for text in texts:
        yield f"   {words.say(text)}"


if __name__ == "__main__":
    print(page(), end="")
