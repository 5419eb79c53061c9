"""Reads what users type in /config commands: games, options, values by key or title, times."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import discord

from bot.discord.config.pages import with_values
from bot.discord.config.words import option_title, value_title
from bot.discord.core.context import Context
from bot.discord.core.text.errors import Trouble
from bot.discord.core.text.texts import cut, quotable
from bot.engine.options import Option
from bot.engine.words import Words
from bot.sessions.core.presets import written_clock
from bot.sessions.server.policy import title
from bot.sessions.server.rules import OptionRule, ServerRules

EVERY = "all"
"""The word for every game, or every value."""

Edit = Callable[[ServerRules], ServerRules]
"""A change of the settings."""


def games_typed(words: Words, context: Context, typed: str) -> tuple[str, ...]:
    """The games that a word means. Raises Trouble if there are none."""
    sought = typed.strip().casefold()
    if sought == EVERY:
        return tuple(context.games)
    found = [
        slug
        for slug in context.games
        if sought in (slug.casefold(), context.title(slug, words.language).casefold())
    ]
    if not found:
        game = cut(quotable(typed), 60)
        raise Trouble("no-such-game", {"game": game, "games": [title(slug) for slug in context.games]})
    return tuple(found)


def option_typed(words: Words, context: Context, slug: str, typed: str) -> Option:
    """The option of a game that a word means. Raises Trouble if there is none."""
    sought = typed.strip().casefold()
    for option in context.games[slug].info.options:
        if sought in (option.key.casefold(), option_title(words, context, slug, option.key).casefold()):
            return option
    raise Trouble("config-option", {"option": cut(quotable(typed), 40), "game": title(slug)})


def value_typed(words: Words, context: Context, slug: str, option: Option, typed: str) -> str:
    """The value of an option that a word means. Raises Trouble if there is none."""
    sought = typed.strip().casefold()
    for value in option.values:
        if sought in (value.casefold(), value_title(words, context, slug, option.key, value).casefold()):
            return value
    raise Trouble(
        "config-value",
        {
            "option": option_title(words, context, slug, option.key),
            "value": cut(quotable(typed), 40),
            "choices": list(option.values),
        },
    )


def option_edits(
    words: Words, context: Context, slug: str, option: Option, values: str, usual: str
) -> list[Edit]:
    """The changes of an option: the allowed values, separated by commas, and the usual one."""
    found: list[Edit] = []
    if values:
        chosen = option.values
        if values.strip().casefold() != EVERY:
            chosen = tuple(
                value_typed(words, context, slug, option, part) for part in values.split(",") if part.strip()
            )
        if chosen:
            found.append(lambda server_rules: with_values(server_rules, slug, option, chosen))
    if usual:
        value = value_typed(words, context, slug, option, usual)
        found.append(
            lambda server_rules: server_rules.with_rule(
                slug, option.key, OptionRule(server_rules.rule(slug, option.key).values, value)
            )
        )
    return found


def seconds_typed(typed: str) -> int:
    """A time as people write it, in seconds; "0" and "none" mean none."""
    return 0 if typed.strip().casefold() in ("0", "none") else written_clock(typed).reserve


def given(interaction: discord.Interaction[Any], name: str) -> str:
    """The value of another option of the command while one is being typed."""
    return str(getattr(interaction.namespace, name, "") or "")


def values_now(
    words: Words, context: Context, interaction: discord.Interaction[Any]
) -> list[tuple[str, str]]:
    """The values of the option named so far in the command, with their titles."""
    slug, key = given(interaction, "game"), given(interaction, "option")
    if slug not in context.games:
        return []
    option = next((each for each in context.games[slug].info.options if each.key == key), None)
    return [(v, value_title(words, context, slug, key, v)) for v in option.values] if option else []
