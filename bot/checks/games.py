"""The faults of a game: those that prevent it from being hosted, and those for its authors to correct."""

from __future__ import annotations

import logging
import traceback
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from types import MappingProxyType
from typing import Any

from bot.checks.contract import contract_faults
from bot.checks.slash import slash_faults
from bot.checks.verbs import verb_faults
from bot.checks.words import required, word_faults
from bot.engine.errors import BadData, BadOptions
from bot.engine.rng import Rng
from bot.engine.rulebook import rule_sections
from bot.engine.rules import Game
from bot.engine.words import words_of
from renderers.catalogue import renderer_of

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
