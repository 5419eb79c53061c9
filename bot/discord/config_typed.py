"""What is typed in the commands of /config: games, options, values by key or title, times."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.discord.config_pages import with_values
from bot.discord.config_words import option_title, value_title
from bot.discord.desk import Desk
from bot.discord.errors import Trouble
from bot.discord.texts import cut, quotable
from bot.engine.options import Option
from bot.sessions.charter import Charter, OptionRule
from bot.sessions.presets import written_clock

EVERY = "all"
"""The word for every game, or every value."""

Edit = Callable[[Charter], Charter]
"""A change of the settings."""


def games_typed(desk: Desk, typed: str) -> tuple[str, ...]:
    """The games that a word means. Raises Trouble for none."""
    sought = typed.strip().casefold()
    if sought == EVERY:
        return tuple(desk.games)
    found = [slug for slug in desk.games if sought in (slug.casefold(), desk.title(slug).casefold())]
    if not found:
        game = cut(quotable(typed), 60)
        raise Trouble("no-such-game", {"game": game, "games": [desk.title(slug) for slug in desk.games]})
    return tuple(found)


def option_typed(desk: Desk, slug: str, typed: str) -> Option:
    """The option of a game that a word means. Raises Trouble for none."""
    sought = typed.strip().casefold()
    for option in desk.games[slug].info.options:
        if sought in (option.key.casefold(), option_title(desk, slug, option.key).casefold()):
            return option
    raise Trouble("config-option", {"option": cut(quotable(typed), 40), "game": desk.title(slug)})


def value_typed(desk: Desk, slug: str, option: Option, typed: str) -> str:
    """The value of an option that a word means. Raises Trouble for none."""
    sought = typed.strip().casefold()
    for value in option.values:
        if sought in (value.casefold(), value_title(desk, slug, option.key, value).casefold()):
            return value
    raise Trouble(
        "config-value",
        {
            "option": option_title(desk, slug, option.key),
            "value": cut(quotable(typed), 40),
            "choices": list(option.values),
        },
    )


def option_edits(desk: Desk, slug: str, option: Option, values: str, usual: str) -> list[Edit]:
    """What is to be changed of an option: the values allowed, written with commas, and the usual one."""
    found: list[Edit] = []
    if values:
        chosen = option.values
        if values.strip().casefold() != EVERY:
            chosen = tuple(
                value_typed(desk, slug, option, part) for part in values.split(",") if part.strip()
            )
        if chosen:
            found.append(lambda charter: with_values(charter, slug, option, chosen))
    if usual:
        value = value_typed(desk, slug, option, usual)
        found.append(
            lambda charter: charter.with_rule(
                slug, option.key, OptionRule(charter.rule(slug, option.key).values, value)
            )
        )
    return found


def seconds_typed(typed: str) -> int:
    """A time as people write it; "0" and "none" are none."""
    return 0 if typed.strip().casefold() in ("0", "none") else written_clock(typed).reserve


def given(interaction: discord.Interaction[Any], name: str) -> str:
    """What stands in another option of the command while one is typed."""
    return str(getattr(interaction.namespace, name, "") or "")


def values_now(desk: Desk, interaction: discord.Interaction[Any]) -> list[tuple[str, str]]:
    """The values of the option that is written so far, with their titles."""
    slug, key = given(interaction, "game"), given(interaction, "option")
    if slug not in desk.games:
        return []
    option = next((each for each in desk.games[slug].info.options if each.key == key), None)
    return [(v, value_title(desk, slug, key, v)) for v in option.values] if option else []
