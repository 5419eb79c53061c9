"""The expansions, each a package of its own that an option turns on, in the order in which they are asked."""

from __future__ import annotations

from bot.games.novasolis.core.hooks import NovaHooks
from bot.games.novasolis.core.state import Table
from bot.games.novasolis.modules.destroyers import DestroyersModule
from bot.games.parts.modules import Modules

MODULES: Modules[Table, NovaHooks] = Modules(NovaHooks, DestroyersModule())
