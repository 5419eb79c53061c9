"""Choosing a language: the entries of a menu, what is offered while typing, and which one was meant."""

from __future__ import annotations

from collections.abc import Sequence

from bot.discord.core.layout.components import MENU_SIZE, Entry
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import cut, quotable
from bot.engine.catalogues import language_name, languages

DISCORDS = "discord"
"""The word for the language that Discord tells, instead of a chosen one."""


def language_titles(discords: str) -> list[tuple[str, str]]:
    """Every choice with its title; `discords` is that of the language that Discord tells."""
    return [(DISCORDS, discords), *((language, language_name(language)) for language in languages())]


def language_entries(discords: str, now: str | None) -> Sequence[Entry]:
    """The choices as entries of a menu; `now` is the chosen language, if there is one."""
    titles = language_titles(discords)[:MENU_SIZE]
    return [Entry(word, title, chosen=word == (now or DISCORDS)) for word, title in titles]


def language_meant(typed: str) -> str | None:
    """The language whose code or own name was typed; None for the one that Discord tells.

    Raises Trouble("no-language"), which names those that there are.
    """
    sought = typed.strip().casefold()
    if sought == DISCORDS:
        return None
    for language in languages():
        if sought in (language.casefold(), language_name(language).casefold()):
            return language
    known = [f"={language_name(language)}" for language in languages()]
    raise Trouble("no-language", {"language": quotable(cut(typed, 40)), "languages": known})
