"""Time zones to choose from: those that match the typed text or are near the present one, with their local time."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from zoneinfo import ZoneInfo

import discord
from babel.dates import get_timezone_location

from bot.discord.core.layout.components import MENU_SIZE
from bot.engine.words import Words, words_of
from bot.sessions.core.calendar import Waking, zones

BY_LOCALE = {
    "bg": "Europe/Sofia",
    "cs": "Europe/Prague",
    "da": "Europe/Copenhagen",
    "de": "Europe/Berlin",
    "el": "Europe/Athens",
    "en-GB": "Europe/London",
    "en-US": "America/New_York",
    "es-419": "America/Mexico_City",
    "es-ES": "Europe/Madrid",
    "fi": "Europe/Helsinki",
    "fr": "Europe/Paris",
    "hi": "Asia/Kolkata",
    "hr": "Europe/Zagreb",
    "hu": "Europe/Budapest",
    "id": "Asia/Jakarta",
    "it": "Europe/Rome",
    "ja": "Asia/Tokyo",
    "ko": "Asia/Seoul",
    "lt": "Europe/Vilnius",
    "nl": "Europe/Amsterdam",
    "no": "Europe/Oslo",
    "pl": "Europe/Warsaw",
    "pt-BR": "America/Sao_Paulo",
    "ro": "Europe/Bucharest",
    "ru": "Europe/Moscow",
    "sv-SE": "Europe/Stockholm",
    "th": "Asia/Bangkok",
    "tr": "Europe/Istanbul",
    "uk": "Europe/Kyiv",
    "vi": "Asia/Ho_Chi_Minh",
    "zh-CN": "Asia/Shanghai",
    "zh-TW": "Asia/Taipei",
}
"""A first guess by the language of a person's Discord, since Discord tells no time zone."""

CITIES = {
    "America": (
        "New_York Chicago Denver Phoenix Los_Angeles Anchorage Toronto Halifax St_Johns Winnipeg "
        "Edmonton Vancouver Mexico_City Tijuana Guatemala Panama Bogota Lima Caracas La_Paz "
        "Santiago Argentina/Buenos_Aires Sao_Paulo"
    ),
    "Europe": (
        "London Dublin Lisbon Paris Madrid Berlin Rome Vienna Zurich Amsterdam Brussels "
        "Copenhagen Oslo Stockholm Helsinki Warsaw Prague Budapest Athens Bucharest Sofia Kyiv "
        "Istanbul Moscow"
    ),
    "Asia": (
        "Tokyo Seoul Shanghai Hong_Kong Taipei Singapore Manila Jakarta Bangkok Ho_Chi_Minh Dhaka "
        "Kolkata Kathmandu Karachi Tashkent Almaty Dubai Tehran Riyadh Baghdad Jerusalem Yerevan "
        "Novosibirsk Vladivostok"
    ),
    "Africa": "Cairo Johannesburg Lagos Nairobi Casablanca Algiers Accra Addis_Ababa",
    "Australia": "Sydney Brisbane Adelaide Darwin Perth",
    "Pacific": "Auckland Fiji Guam Honolulu",
}
"""Well-known zones by region: at least one for every common offset there."""

LEGACY = ("Etc/", "SystemV/", "posix/", "right/", "US/", "Brazil/", "Canada/", "Chile/", "Mexico/")


@lru_cache(maxsize=1)
def offered() -> tuple[str, ...]:
    """The names of the zones that are offered: those of places, and UTC; all others can be typed."""
    places = (zone for zone in zones() if "/" in zone and not zone.startswith(LEGACY))
    return (*sorted(places), "UTC")


def well_known(region: str) -> list[str]:
    """The well-known zones of a region; if it has none, the first ones of every region."""
    if region in CITIES:
        return [f"{region}/{city}" for city in CITIES[region].split()]
    return [f"{each}/{city}" for each, cities in CITIES.items() for city in cities.split()[:4]]


def zones_like(typed: str, *, near: bool = False) -> list[str]:
    """The zones whose names contain the typed text, those that begin with it first; as many as fit in a menu.

    `near`: `typed` is a zone or a language; it comes first, then the well-known others of its region, or of all.
    """
    if near:
        first = typed if typed in zones() else BY_LOCALE.get(typed, "UTC")
        others = [zone for zone in well_known(first.partition("/")[0]) if zone != first]
        return [first, *others][:MENU_SIZE]
    sought = typed.strip().casefold().replace(" ", "_")
    exact = [zone for zone in zones() if zone.casefold() == sought]
    found = [zone for zone in offered() if sought in zone.casefold() and zone not in exact]
    found.sort(key=lambda zone: not zone.rpartition("/")[2].casefold().startswith(sought))
    return [*exact, *found][:MENU_SIZE]


def meant(typed: str) -> str:
    """The zone whose name or city was typed, in upper or lower case; else the typed text."""
    sought = typed.strip().casefold().replace(" ", "_")
    found = zones_like(typed)
    cities = [zone for zone in found if sought in (zone.casefold(), zone.rpartition("/")[2].casefold())]
    return cities[0] if cities else found[0] if len(found) == 1 else typed


@lru_cache(maxsize=2048)
def city_of(zone: str, language: str) -> str:
    """The city that a zone is named after, as a language calls it: "Lisbon"."""
    locale = words_of("house", language).locale
    return str(get_timezone_location(ZoneInfo(zone), locale=locale, return_city=True))


def named(words: Words, found: Sequence[str]) -> list[tuple[str, str]]:
    """Zones for a menu, each by its city and local time; those of one city also by their IANA names."""
    now, cities = discord.utils.utcnow(), [city_of(zone, words.language) for zone in found]
    return [
        (
            city if cities.count(city) == 1 else f"{city} ({zone})",
            words.say_key("zone-now", time=now.astimezone(ZoneInfo(zone)).strftime("%H:%M")),
        )
        for zone, city in zip(found, cities, strict=True)
    ]


def hours_in_words(words: Words, hours: Waking | None) -> str:
    """Waking hours as a sentence."""
    if hours is None:
        return words.say_key("hours-always")
    if hours.start == hours.end:
        key = "hours-all-day" if hours.weekends else "hours-all-day-weekdays"
    else:
        key = "hours" if hours.weekends else "hours-weekdays"
    return words.say_key(
        key, start=hours.start, end=hours.end, zone=f"={city_of(hours.zone, words.language)}"
    )
