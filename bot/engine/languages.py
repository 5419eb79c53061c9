"""The languages that the house speaks: those that have a catalogue, and the one nearest to a person's."""

from __future__ import annotations

from functools import lru_cache

from babel import Locale, UnknownLocaleError

from bot.engine.errors import BadData
from bot.engine.files import data_files

ENGLISH = "en"
"""The language of the catalogues that are always there; it says what another leaves out."""


@lru_cache(maxsize=1)
def languages() -> tuple[str, ...]:
    """The languages that there are, English first: those in which the house has a catalogue."""
    others = {path.stem for path in data_files("house", "text", "*.ftl")} - {ENGLISH}
    return (ENGLISH, *sorted(others))


@lru_cache(maxsize=512)
def nearest(locale: str | None) -> str:
    """The language for a locale such as "pt-BR" or "en-GB": its own, that of the same tongue, or English."""
    sought = (locale or ENGLISH).replace("_", "-").casefold()
    tongue = sought.partition("-")[0]
    known = {language.casefold(): language for language in languages()}
    alike = [name for name in known if name.partition("-")[0] == tongue]
    return next((known[name] for name in (sought, tongue, *alike) if name in known), ENGLISH)


def check_language(language: str) -> str:
    """The language itself. Raises BadData, naming those that there are, for one without a catalogue."""
    if language not in languages():
        raise BadData("text", language, "language", f"is not there; there are {', '.join(languages())}")
    return language


@lru_cache(maxsize=64)
def language_name(language: str) -> str:
    """What a language is called in that language itself: "Deutsch"; its code where the Unicode CLDR has no name."""
    try:
        named = Locale.parse(language, sep="-").get_display_name()
    except (UnknownLocaleError, ValueError):
        named = None
    return named or language
