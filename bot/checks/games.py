"""The faults of a game: those that prevent it from being hosted, and those for its authors to correct."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

import discord
from discord import app_commands

from bot.checks.contract import contract_faults
from bot.checks.verbs import verb_faults
from bot.checks.words import messages, required, word_faults
from bot.discord.core.text.texts import DESCRIPTION_LENGTH
from bot.discord.verbs import MOST_COMMANDS, commands_of, game_group
from bot.engine.catalogues import catalogue_files
from bot.engine.errors import BadData, BadOptions
from bot.engine.moves import Text
from bot.engine.rng import Rng
from bot.engine.rulebook import rule_sections
from bot.engine.rules import Game
from bot.engine.words import words_of
from bot.sandbox.rules.command_rules import command
from renderers.catalogue import renderer_of

SHARED = ("config", "game", "hand", "help", "my", "rules")
"""The commands that belong to no game: none may be named like one of them."""


CROWDED = 22
"""How many commands side by side are a warning: three more fit."""


def slash_faults(game: Game[Any]) -> list[str]:
    """Why Discord would refuse the commands of a game."""
    slug = game.info.slug
    if slug in SHARED:
        return [f"command /{slug}: is one that all games share"]
    try:
        described = payload(game)
    except BadData as error:
        return [str(error)]
    except (ValueError, TypeError, app_commands.AppCommandError) as error:
        return [f"command /{slug}: {error}"]
    return payload_faults(described)


def slash_warnings(game: Game[Any]) -> list[str]:
    """Where the commands of a game are about to fill the room that Discord has for them."""
    return [
        f"command /{' '.join(filter(None, (game.info.slug, group)))}: {count} of {MOST_COMMANDS} commands;"
        " move rarer verbs into a group"
        for group, count in commands_of(game, inspects=renderer_of(game).can_inspect).items()
        if count >= CROWDED
    ]


def translated_faults(room: str, language: str) -> list[str]:
    """Names and descriptions of commands that Discord would not take in a language, of a game or the house."""
    if not catalogue_files(room, language):
        return []
    words, faults = words_of(room, language), []
    for message in messages(room, language):
        if not message.key.startswith(("command-", "verb-", "group-", "param-", "tagline", "title")):
            continue
        where = f"{language}: message {message.key}"
        name = words.attribute(Text(message.key), "name") if words.says(message.key, "name") else "x"
        if payload_faults({"name": name, "description": "x"}):
            faults.append(f"{where}: its name is none that Discord takes")
        described = words.attribute(Text(message.key), "help") or words.say_key(message.key)
        if len(described) > DESCRIPTION_LENGTH:
            faults.append(f"{where}: Must be between 1 and {DESCRIPTION_LENGTH} in length")
    return faults


def payload(game: Game[Any]) -> dict[str, Any]:
    """The commands of a game as they are sent to Discord."""
    group = game_group(game, inspects=renderer_of(game).can_inspect)
    tree: app_commands.CommandTree[Any] = app_commands.CommandTree(
        discord.Client(intents=discord.Intents(guilds=True))
    )
    return group.to_dict(tree)


def payload_faults(described: dict[str, Any]) -> list[str]:
    """Why Discord would refuse a command: names, descriptions, numbers of options and choices, its whole size."""
    faults = []
    for problem in command(described):
        names, part = [f"/{described['name']}"], described
        for step in problem.path[:-1]:
            part = part[step]  # type: ignore[index]
            if isinstance(part, dict):
                names.append(str(part.get("name")))
        faults.append(
            f"command {' '.join(names)}: {problem.path[-1] if problem.path else 'size'}: {problem.message}"
        )
    return faults


NONE: Mapping[str, BadData] = MappingProxyType({})

log = logging.getLogger(__name__)


def hostable(every: Mapping[str, Game[Any]], broken: Mapping[str, BadData] = NONE) -> dict[str, Game[Any]]:
    """The games that can be hosted. The log names each other one and why; it is left out and stops no one else.

    `broken` are those that could not even be loaded. Raises BadData where no game can be hosted, or where the words of
    the house itself are broken.
    """
    words_of("house")
    why: dict[str, tuple[str, ...]] = {slug: (str(error),) for slug, error in broken.items()}
    why |= {slug: faults for slug, game in every.items() if (faults := hosting_faults(game))}
    for slug, named in why.items():
        log.error("the game '%s' is left out: %s", slug, "; ".join(named))
    hosted = {slug: game for slug, game in every.items() if slug not in why}
    if why and not hosted:
        raise BadData("games", ", ".join(why), "hosting", "is possible for none; the log says why")
    return hosted


@lru_cache(maxsize=64)
def hosting_faults(game: Game[Any]) -> tuple[str, ...]:
    """What prevents a game from being hosted, each with the part that is wrong.

    Parts of the contract that are missing, data that does not load, words that it must have, Discord's limits.
    """
    try:
        if faults := (*contract_faults(game), *verb_faults(game)):
            return faults
        words = words_of(game.info.slug)
        missing = [f"message {key}: is missing" for key in required(game) if not words.has(key)]
        if missing:
            return tuple(missing)
        rule_sections(game.info)
        for version in game.info.versions:
            state = game.setup(game.seat_counts({})[-1], {}, Rng("check"), version)
            if state.version != version:
                return (f"version {version} of the rules: deals a game of version {state.version}",)
        renderer_of(game).check()
    except BadData as error:
        return (str(error),)
    except Exception as error:
        log.exception("the game '%s' fails", game.info.slug)
        return (f"{_place(error)}: {type(error).__name__}: {error}",)
    return (*preset_faults(game), *slash_faults(game))


def _place(error: Exception) -> str:
    """Where an error was raised: the last line of the code that was run."""
    *_, frame = traceback.extract_tb(error.__traceback__)
    return f"{Path(frame.filename).name}, line {frame.lineno}, in {frame.name}"


def preset_faults(game: Game[Any]) -> list[str]:
    """What is wrong with the presets of a game: unknown options, no seat count that fits, no word on whom they suit."""
    words, info = words_of(game.info.slug), game.info
    keys = [preset.key for preset in info.presets]
    faults = [f"preset {key}: stands there twice" for key in dict.fromkeys(keys) if keys.count(key) > 1]
    for preset in info.presets:
        if not words.has(f"preset-{preset.key}", "help"):
            faults.append(f"message preset-{preset.key}: has no .help")
        try:
            options = info.complete(preset.options)
        except BadOptions:
            faults.append(f"preset {preset.key}: has an option or a value that the game does not have")
            continue
        if not any(game.can_begin(seats, options) for seats in game.seat_counts(options)):
            faults.append(f"preset {preset.key}: cannot be played with any number of seats")
    return faults


def game_faults(game: Game[Any], every: Mapping[str, Game[Any]]) -> list[str]:
    """Everything that is wrong with a game; `every` are the games of the house."""
    try:
        words = word_faults(game, every)
    except BadData as error:
        words = [str(error)]
    return list(dict.fromkeys([*hosting_faults(game), *words]))
