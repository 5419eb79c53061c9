"""What modules may add to the core, each called where its rule comes up (see `parts.modules`)."""

from __future__ import annotations

from bot.games.parts.modules import Hooks


class NovaHooks(Hooks, frozen=True):
    """Each gets the table, and what it is about."""
