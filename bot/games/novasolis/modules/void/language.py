"""What the ancient technology about Dark Matter does, as data (rules 14.3)."""

from __future__ import annotations

from bot.games.novasolis.core.cards.language import ModulePiece


class DarkMatter(ModulePiece, frozen=True, tag="dark-matter"):
    """Its discovery brings so much Dark Matter, if there is any left."""

    n: int


class DarkMatterClaim(ModulePiece, frozen=True, tag="dark-matter-claim"):
    """One's score is higher where Dark Matter is claimed."""

    add: int
