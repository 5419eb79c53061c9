"""What a registered game has beside what it is hosted for: words for newcomers, and rules that players can read."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from bot.engine.errors import BadData
from bot.engine.rulebook import rule_sections
from bot.engine.rules import Game
from bot.engine.words import words_of

FOR_NEWCOMERS = {
    "hint-first": "tell a table that has just begun what to press and do first",
    "tour-goal": "say in a few sentences what players strive for: the first page of the tour",
    "tour-points": "say what points come from, or how the game is won: the second page",
    "tour-score": "list what scores how much: the third page",
    "tour-moves": "say what a player does on their turn: the fourth page",
}
"""The messages that every registered game has, and what each of them is to say."""

FIRST_SECTION = "How to play in five minutes"

LONGEST = 900
"""Characters of a section of the rules that one message shows well."""


def incomplete(game: Game[Any]) -> list[str]:
    """What a game that is registered lacks, each with the file and what to write there."""
    try:
        return [*_words(game), *_rules(game)]
    except BadData as error:
        return [str(error)]


def _words(game: Game[Any]) -> Iterator[str]:
    words, file = words_of(game.info.slug), f"{game.info.slug}/text/en.ftl"
    for key, says in FOR_NEWCOMERS.items():
        if not words.has(key):
            yield f"{file}: message {key}: is missing: {says}"
    if not game.info.presets:
        yield "info: presets: is empty: list one for people who have never played, Preset('first', {})"


def _rules(game: Game[Any]) -> Iterator[str]:
    file = f"{game.info.slug}/rules.md"
    sections, words = rule_sections(game.info), words_of(game.info.slug)
    values = {option.key: option.values for option in game.info.options}
    first = sections[0].title
    if first.partition(" ")[2] != FIRST_SECTION:
        yield f"{file}: {first}: must come after a section “## 0 {FIRST_SECTION}”: write one"
    for section in sections:
        title, text = section.title, section.text
        for name in section.asked:
            if not words.has(f"ask-{name}"):
                yield f"{file}: {title}: answers the question {name}, but there is no message ask-{name}"
        for key, _, value in (mark.partition("=") for mark in section.marks):
            choices = values.get(key, ())
            if value and choices and value not in choices:
                yield f"{file}: {title}: is for {key}={value}, but {key} is one of {', '.join(choices)}"
        if not re.fullmatch(r"\d+[a-z]?(\.\d+)*", section.number):
            yield f"{file}: {title}: has no number: write “## 3 Swap”, so that refusals can name it"
        if len(text) > LONGEST:
            yield f"{file}: {title}: has {len(text)} characters, and {LONGEST} fit one message: make two of it"
        if re.search(r"^\|", text, re.MULTILINE):
            yield f"{file}: {title}: has a table, which Discord does not show: write a list"
