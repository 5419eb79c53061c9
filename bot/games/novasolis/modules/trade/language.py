"""What technologies of Trade do, as data (rules 16.3)."""

from __future__ import annotations

from typing import Literal

from bot.engine.moves import Text, Values
from bot.games.novasolis.core.cards.language import ModulePiece, Price, Sayer, StockWord

DealWord = Literal["received", "contracts", "tokens", "lent"]
"""What trade brings income for: contracts received, all contracts of one's own, trade tokens on contracts, technologies
lent out."""


class TradeIncome(ModulePiece, frozen=True, tag="trade-income"):
    """In each Logistics one gains 1 of a stock for every `each` of something, at `most` so much (0: no limit)."""

    stock: StockWord
    of: DealWord
    each: int = 1
    most: int = 0

    def said(self, by: Sayer) -> Text:
        values: Values = {"amount": by.amount(self.stock, 1), "each": self.each, "most": self.most}
        return Text(f"do-trade-income-{self.of}", values)


class Diplomats(ModulePiece, frozen=True, tag="diplomats"):
    """Whenever an agreement costs diplomacy tokens, one draws one more and puts one of those drawn back."""


class Mining(ModulePiece, frozen=True, tag="mining"):
    """A tile with a basic resource in a productive sector yields so much more of it."""

    n: int


class Guild(ModulePiece, frozen=True, tag="guild"):
    """Whenever one signs a contract as giver one draws so many location tiles."""

    tiles: int


class Tribute(ModulePiece, frozen=True, tag="tribute"):
    """A colony seized, or so many units of an empire destroyed in a combat, take a diplomacy token away."""

    units: int


class Newcomers(ModulePiece, frozen=True, tag="newcomers"):
    """Each Population received by contract counts so much more."""

    add: int


class Teaching(ModulePiece, frozen=True, tag="teaching"):
    """Whoever takes a technology from one brings so many points, once for each technology."""

    half_stars: int

    def said(self, by: Sayer) -> Text:
        return Text("do-teaching", {"stars": by.stars(self.half_stars)})


class Supplier(ModulePiece, frozen=True, tag="supplier"):
    """Something costs less while one gives a strategic resource by contract."""

    price: Price

    def said(self, by: Sayer) -> Text:
        (price,) = by.clauses((self.price,))
        return Text("do-supplier", {"said": price})
