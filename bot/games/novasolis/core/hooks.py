"""What modules may add to the core, each called where its rule comes up (see `parts.modules`)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from bot.games.parts.modules import Hooks

if TYPE_CHECKING:
    from bot.games.novasolis.core.battle import Battle
    from bot.games.novasolis.core.state import Table


class NovaHooks(Hooks, frozen=True):
    """Each gets the table, and what it is about."""

    combat_begun: tuple[Callable[[Table, Battle], None], ...] = ()
    """A combat that was begun and where no dice were rolled yet."""
    attacking: tuple[Callable[[Table, int, int], None], ...] = ()
    """An empire is about to begin a combat with another side."""
