"""What cards of expansions do, as data: more pieces of `language` (rules 16)."""

from __future__ import annotations

from typing import Literal

from bot.games.novasolis.core.cards.language import CoreLasting, Income, Level, Piece, Price, StockWord

AboardWord = Literal["own", "productive", "wonder"]
"""Where a flagship is: in a sector of one's own, a productive one, an uncontested one with an artifact or anomaly."""
DealWord = Literal["received", "contracts", "tokens", "lent"]
"""What trade brings income for: contracts received, all contracts of one's own, trade tokens on contracts, technologies
lent out."""


# What modules of flagships do; all of it needs one's flagship, and most holds where it is -------------------------


class Aboard(Piece, frozen=True, tag="aboard"):
    """This holds while one's flagship is in such a sector."""

    where: AboardWord
    then: tuple[Level | Income, ...]


class Shield(Piece, frozen=True, tag="shield"):
    """Shields that count in every combat round with the flagship."""

    add: int


class Hull(Piece, frozen=True, tag="hull"):
    """It takes so many more hits in one round to destroy the flagship."""

    add: int


class Guard(Piece, frozen=True, tag="guard"):
    """One's colony where the flagship is has a higher defence."""

    add: int


class Repair(Piece, frozen=True, tag="repair"):
    """After a combat round with the flagship that cost ships, a die of `least` or more brings one of them back."""

    least: int


class Boarding(Piece, frozen=True, tag="boarding"):
    """After a combat with the flagship, a ship of one's reserve comes there for every so many units destroyed."""

    units: int


class Escort(Piece, frozen=True, tag="escort"):
    """Up to so many ships that move with the flagship all the way do not count against Move Capacity."""

    ships: int


class Jump(Piece, frozen=True, tag="jump"):
    """The flagship, and so many ships that move with it all the way, move farther; so does support where they go."""

    ships: int
    range: int
    support: int


class Cloak(Piece, frozen=True, tag="cloak"):
    """A flagship that moves without ships does not have to stop where enemies are."""


class Web(Piece, frozen=True, tag="web"):
    """Where the flagship is, the Entity stays, and enemies leave only with more dice than one has there."""


class FlagshipYard(Piece, frozen=True, tag="flagship-yard"):
    """Ships can be built where the flagship is, if that is uncontested and no one else's."""


class FlagshipGate(Piece, frozen=True, tag="flagship-gate"):
    """Where the flagship is counts as holding one's warp gate."""


class FlagshipReveal(Piece, frozen=True, tag="flagship-reveal"):
    """In each Survey, one tile more may be revealed where the flagship is, of any colour."""


# What trade technologies do --------------------------------------------------------------------------------------


class TradeIncome(Piece, frozen=True, tag="trade-income"):
    """In each Logistics one gains 1 of a stock for every `each` of something, at `most` so much (0: no limit)."""

    stock: StockWord
    of: DealWord
    each: int = 1
    most: int = 0


class Diplomats(Piece, frozen=True, tag="diplomats"):
    """Whenever an agreement costs diplomacy tokens, one draws one more and puts one of those drawn back."""


class Mining(Piece, frozen=True, tag="mining"):
    """A tile with a basic resource in a productive sector yields so much more of it."""

    n: int


class Guild(Piece, frozen=True, tag="guild"):
    """Whenever one signs a contract as giver one draws so many location tiles."""

    tiles: int


class Tribute(Piece, frozen=True, tag="tribute"):
    """A colony seized, or so many units of an empire destroyed in a combat, take a diplomacy token away."""

    units: int


class Newcomers(Piece, frozen=True, tag="newcomers"):
    """Each Population received by contract counts so much more."""

    add: int


class Teaching(Piece, frozen=True, tag="teaching"):
    """Whoever takes a technology from one brings so many points, once for each technology."""

    half_stars: int


class Supplier(Piece, frozen=True, tag="supplier"):
    """Something costs less while one gives a strategic resource by contract."""

    price: Price


AnyLasting = (
    CoreLasting
    | Aboard
    | Shield
    | Hull
    | Guard
    | Repair
    | Boarding
    | Escort
    | Jump
    | Cloak
    | Web
    | FlagshipYard
    | FlagshipGate
    | FlagshipReveal
    | TradeIncome
    | Diplomats
    | Mining
    | Guild
    | Tribute
    | Newcomers
    | Teaching
    | Supplier
)
"""What lasts, with expansions or without."""
