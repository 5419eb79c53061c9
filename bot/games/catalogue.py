"""The list of games. A new game is registered here, and nowhere else in the code.

Each is loaded by itself: one that is broken is named in `broken` and keeps no other from being played.
"""

from __future__ import annotations

import os
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

ELSEWHERE = "HELIOGRAPH_GAMES"
"""The environment names games that are not part of Heliograph: "package:Class", with a space between two of them."""


def games() -> dict[str, Game[Any]]:
    """Every game by its slug, but for those that are broken."""
    return _loaded()[0]


def broken() -> dict[str, BadData]:
    """What is wrong with each game that could not be loaded."""
    return _loaded()[1]


def packages() -> dict[str, str]:
    """The package of each game by its slug, which is the last part of the package's name."""
    return {package.rpartition(".")[2]: package for package in _registered()}


def _registered() -> dict[str, str]:
    """By package, the class of each game."""
    found = {f"bot.games.{slug}": rules for slug, rules in GAMES.items()}
    for entry in os.environ.get(ELSEWHERE, "").split():
        package, _, rules = entry.partition(":")
        found[package] = rules
    return found


@lru_cache(maxsize=1)
def _loaded() -> tuple[dict[str, Game[Any]], dict[str, BadData]]:
    loaded: dict[str, Game[Any]] = {}
    faults: dict[str, BadData] = {}
    for package, rules in _registered().items():
        slug = package.rpartition(".")[2]
        try:
            loaded[slug] = _load(package, rules)
        except BadData as error:
            faults[slug] = error
    return loaded, faults


def _load(package: str, rules: str) -> Game[Any]:
    """The game of a package. Raises BadData naming what is wrong with it."""
    slug, file = package.rpartition(".")[2], f"{package.replace('.', '/')}/rules.py"
    try:
        kind = getattr(import_module(f"{package}.rules"), rules, None)
    except BadData:
        raise
    except Exception as error:
        raise BadData(file, "file", "import", f"{type(error).__name__}: {error}") from error
    if not (isinstance(kind, type) and issubclass(kind, Game)):
        raise BadData(file, rules or "class", "class", "is missing: write one that inherits from Game")
    for part in ("info", "state_type"):
        if not hasattr(kind, part):
            raise BadData(file, rules, part, f"is missing: say it in the body of the class ({PARTS[part]})")
    try:
        game: Game[Any] = kind()
    except BadData:
        raise
    except Exception as error:
        raise BadData(file, rules, "class", f"{type(error).__name__}: {error}") from error
    if game.info.slug != slug:
        raise BadData(file, rules, "slug", f"is {game.info.slug}, and must be that of its package, {slug}")
    return game


PARTS = {"info": "info = GameInfo(...)", "state_type": "state_type = the class of its state"}
"""What the class of a game says in its body, and how."""
