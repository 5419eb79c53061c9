"""What modules of flagships do, as data: all of it needs the flagship, and most holds where that is (rules 16.1)."""

from __future__ import annotations

from typing import Literal

from bot.engine.moves import Text
from bot.games.novasolis.core.cards.language import AnyGain, Income, Level, ModulePiece, Sayer
from bot.games.parts.clauses import all_of, follows

AboardWord = Literal["own", "productive", "wonder"]
"""Where a flagship is: in a sector of one's own, a productive one, an uncontested one with an artifact or anomaly."""


class Aboard(ModulePiece, frozen=True, tag="aboard"):
    """This holds while one's flagship is in such a sector."""

    where: AboardWord
    then: tuple[Level | Income, ...]

    def said(self, by: Sayer) -> Text:
        return Text(
            "do-aboard", {"where": Text(f"aboard-{self.where}"), "what": all_of(by.clauses(self.then))}
        )


class Settler(ModulePiece, frozen=True, tag="settler"):
    """Something follows when one settles a sector with the flagship."""

    then: tuple[AnyGain, ...]

    def said(self, by: Sayer) -> Text:
        return follows(Text("on-flagship-settled"), by.gains(self.then), None)


class Shield(ModulePiece, frozen=True, tag="shield"):
    """So many shields in every combat round with the flagship."""

    add: int


class Hull(ModulePiece, frozen=True, tag="hull"):
    """It takes so many more hits in one round to destroy the flagship."""

    add: int


class Guard(ModulePiece, frozen=True, tag="guard"):
    """One's colony where the flagship is has a higher defence."""

    add: int


class Repair(ModulePiece, frozen=True, tag="repair"):
    """After a combat round with the flagship that cost ships, a die of `least` or more brings one of them back."""

    least: int


class Boarding(ModulePiece, frozen=True, tag="boarding"):
    """After a combat with the flagship, a ship of one's reserve comes there for every so many units destroyed."""

    units: int


class Escort(ModulePiece, frozen=True, tag="escort"):
    """Up to so many ships that move with the flagship all the way do not count against Move Capacity."""

    ships: int


class Jump(ModulePiece, frozen=True, tag="jump"):
    """The flagship, and so many ships that move with it all the way, move farther; so does support where they go."""

    ships: int
    range: int
    support: int


class Cloak(ModulePiece, frozen=True, tag="cloak"):
    """A flagship that moves without ships does not have to stop where enemies are."""


class Web(ModulePiece, frozen=True, tag="web"):
    """Where the flagship is, the Entity stays, and enemies leave only with more dice than one has there."""


class FlagshipYard(ModulePiece, frozen=True, tag="flagship-yard"):
    """Ships can be built where the flagship is, if that is uncontested and no one else's."""


class FlagshipGate(ModulePiece, frozen=True, tag="flagship-gate"):
    """Where the flagship is counts as holding one's warp gate."""


class FlagshipReveal(ModulePiece, frozen=True, tag="flagship-reveal"):
    """In each Survey, one tile more may be revealed where the flagship is, of any colour."""
