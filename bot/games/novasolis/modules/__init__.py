"""The expansions, each a package of its own that an option turns on, in the order in which they are asked."""

from __future__ import annotations

from bot.games.novasolis.core.seat.labels import Label
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.modules import diplomacy, trade, void
from bot.games.novasolis.modules.destroyers import DestroyersModule
from bot.games.novasolis.modules.flagships import FlagshipsModule
from bot.games.parts.modules import Modules

LABELS: dict[str, Label] = {**diplomacy.LABELS, **trade.LABELS, **void.LABELS}
"""The words for the values of listed moves, by verb."""
MODULES: Modules[Table] = Modules(
    FlagshipsModule(),
    DestroyersModule(),
    diplomacy.DiplomacyModule(),
    trade.TradeModule(),
    void.VoidModule(),
)
