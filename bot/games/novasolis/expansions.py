"""The expansions, in the order in which they are asked."""

from __future__ import annotations

from bot.games.novasolis.core.seat.labels import Label
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.modules.destroyers.module import DestroyersModule
from bot.games.novasolis.modules.diplomacy import labels as of_diplomacy
from bot.games.novasolis.modules.diplomacy.module import DiplomacyModule
from bot.games.novasolis.modules.flagships.module import FlagshipsModule
from bot.games.novasolis.modules.trade import labels as of_trade
from bot.games.novasolis.modules.trade.module import TradeModule
from bot.games.novasolis.modules.void import covering
from bot.games.novasolis.modules.void.module import VoidModule
from bot.games.parts.modules import Modules

LABELS: dict[str, Label] = {**of_diplomacy.LABELS, **of_trade.LABELS, "cover": covering.label}
"""The words for the values of listed moves, by verb."""
MODULES: Modules[Table] = Modules(
    FlagshipsModule(),
    DestroyersModule(),
    DiplomacyModule(),
    TradeModule(),
    VoidModule(),
)
