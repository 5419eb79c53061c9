"""The ten ferries: rows of `ferries.json`, each checked when it is read. Card n is the n-th row."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from msgspec import Meta, Struct

from bot.engine.errors import BadData
from bot.engine.files import load_rows
from bot.engine.moves import term
from bot.games.parts.effects import Piece, those

FILE = "ferries.json"


class Visit(Piece, frozen=True, tag="visit"):
    """It flies to so many moons."""

    moons: Annotated[int, Meta(ge=1, le=4)]


class Carry(Piece, frozen=True, tag="carry"):
    """It has room for so many crates."""

    crates: Annotated[int, Meta(ge=1, le=4)]


class Ferry(Struct, frozen=True, forbid_unknown_fields=True):
    """A row: a ferry, and what it does."""

    id: Annotated[str, Meta(pattern="^[a-z]+$")]
    does: tuple[Visit | Carry, ...]

    @property
    def name(self) -> str:
        """Its name, for a text."""
        return term(f"ferry-{self.id}")

    @property
    def reach(self) -> int:
        """How many moons it can visit."""
        return sum(piece.moons for piece in those(Visit, self.does))

    @property
    def hold(self) -> int:
        """How many crates it can carry."""
        return sum(piece.crates for piece in those(Carry, self.does))


@cache
def ferries() -> tuple[Ferry, ...]:
    """All ferries. Raises BadData where two have the same id."""
    rows = load_rows(Ferry, "ferries", FILE)
    ids = [row.id for row in rows]
    for number, row in enumerate(rows, 1):
        if ids.count(row.id) > 1:
            raise BadData(f"ferries/{FILE}", f"row {number}", "id", f"{row.id} stands there twice")
    return tuple(rows)


def ferry_of(card: int) -> Ferry:
    """The ferry of a card."""
    return ferries()[card - 1]


def card_of(ferry: str) -> int:
    """The card of a ferry, by its id."""
    return 1 + [each.id for each in ferries()].index(ferry)
