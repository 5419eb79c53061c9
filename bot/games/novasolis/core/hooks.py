"""What modules may add to the core, each called where its rule comes up (see `parts.modules`)."""

from __future__ import annotations

from bot.games.parts.modules import Hooks


class NovaHooks(Hooks, frozen=True):
    """No module exists yet that adds to the core; each hook comes with the first that needs it."""
