"""The page of /config with the limits of a server: a menu of all, and one of the numbers that one can have."""

from __future__ import annotations

from bot.discord.core.layout.components import Entry
from bot.engine.words import Words
from bot.sessions.server.rules import LIMITS, ServerRules

WORDS = {"free_live": "free", "free_days": "free", "aside_live": "aside", "aside_days": "aside"}
"""The limits that are told in the same words."""

NUMBERS = (0, 1, 2, 3, 5, 7, 10, 14, 21, 30, 60, 90, 180, 365)


def limit_entries(words: Words, server_rules: ServerRules, chosen: str) -> list[Entry]:
    """Every limit, with its number."""
    return [
        Entry(
            field,
            words.say_key(f"config-field-{field}"),
            limit_in_words(words, field, getattr(server_rules, field)),
            chosen=field == chosen,
        )
        for field in LIMITS
    ]


def number_entries(words: Words, server_rules: ServerRules, field: str) -> list[Entry]:
    """The numbers that a limit can have."""
    now: int = getattr(server_rules, field)
    numbers = sorted({now, *(number for number in NUMBERS if number <= LIMITS[field])})
    return [Entry(str(each), limit_in_words(words, field, each), chosen=each == now) for each in numbers]


def limit_in_words(words: Words, field: str, number: int) -> str:
    """The number of a limit with what it counts."""
    return words.say_key(f"config-limit-{WORDS.get(field, field)}", number=number)


def limits_in_words(words: Words, server_rules: ServerRules) -> str:
    """All limits, in a few sentences."""
    told = {field: limit_in_words(words, field, getattr(server_rules, field)) for field in LIMITS}
    keys = ("config-limits-hosted-now", "config-limits-free-now", "config-limits-own-now")
    return " ".join(words.say_key(key, **{**told, "hosted": server_rules.hosted}) for key in keys)
