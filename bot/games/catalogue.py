"""Which games there are. A new game is registered here, and nowhere else in the code."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from bot.engine.rules import Game
from bot.games.sol.rules import SolRules
from bot.games.supernova.rules import SuperNovaRules


@lru_cache(maxsize=1)
def games() -> dict[str, Game[Any]]:
    """Every game by its slug."""
    every: tuple[Game[Any], ...] = (SolRules(), SuperNovaRules())
    return {game.info.slug: game for game in every}
