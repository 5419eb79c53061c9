"""Whether Discord takes the commands of a game, by the limits of its documentation."""

from __future__ import annotations

from typing import Any

import discord
from discord import app_commands

from bot.checks.words import messages
from bot.discord.core.text.texts import DESCRIPTION_LENGTH
from bot.discord.verbs import MOST_COMMANDS, commands_of, game_group
from bot.engine.errors import BadData
from bot.engine.files import data_path
from bot.engine.moves import Text
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
    if not data_path(room, "text", f"{language}.ftl").is_file():
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
