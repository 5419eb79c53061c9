"""The list of games. A new game is registered here, and nowhere else in the code.

Each is loaded by itself: one whose data is broken is named in `broken` and keeps no other from being played.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from typing import Any

from bot.engine.errors import BadData
from bot.engine.rules import Game

GAMES = {
    "sol": "SolRules",
    "supernova": "SuperNovaRules",
    "factions": "FactionsRules",
    "novasolis": "NovaRules",
}
"""By the package of a game under `bot/games/`, the class in its module `rules` that says what it is."""


def games() -> dict[str, Game[Any]]:
    """Every game by its slug, but for those whose data is broken."""
    return _loaded()[0]


def broken() -> dict[str, BadData]:
    """What is wrong with each game that could not be loaded."""
    return _loaded()[1]


@lru_cache(maxsize=1)
def _loaded() -> tuple[dict[str, Game[Any]], dict[str, BadData]]:
    loaded: dict[str, Game[Any]] = {}
    faults: dict[str, BadData] = {}
    for package, rules in GAMES.items():
        try:
            game: Game[Any] = getattr(import_module(f"bot.games.{package}.rules"), rules)()
        except BadData as error:
            faults[package] = error
        else:
            loaded[game.info.slug] = game
    return loaded, faults
