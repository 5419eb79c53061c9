"""X4, Trade: contracts for levels, resources and points, and technologies lent out (rules 25).

What runs stands in `contracts`, what it changes in `effects`; a deal in words is in `terms`, offers in `offers`, the
part of Logistics for all of it in `window`. Start at `module`.
"""

from __future__ import annotations

from bot.games.novasolis.modules.trade.choosing import Mine, ReturnToken
from bot.games.novasolis.modules.trade.contracts import Trade
from bot.games.novasolis.modules.trade.labels import LABELS
from bot.games.novasolis.modules.trade.leaving import Leaving
from bot.games.novasolis.modules.trade.module import TradeModule
from bot.games.novasolis.modules.trade.offers import Call, TradeOffer
from bot.games.novasolis.modules.trade.window import Bargaining, Retorts

__all__ = [
    "LABELS",
    "Bargaining",
    "Call",
    "Leaving",
    "Mine",
    "Retorts",
    "ReturnToken",
    "Trade",
    "TradeModule",
    "TradeOffer",
]
