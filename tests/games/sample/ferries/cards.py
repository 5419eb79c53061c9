"""The ten ferries: rows of `ferries.json`, each checked when it is read. Card n is the n-th row."""

from __future__ import annotations

from functools import cache
from typing import Annotated

from msgspec import Meta, Struct

from bot.engine.errors import BadData
from bot.engine.files import load_rows
from bot.engine.moves import term

FILE = "ferries.json"


class Ferry(Struct, frozen=True, forbid_unknown_fields=True):
    """A row: how many moons a ferry can visit, and how many crates it can carry."""

    id: Annotated[str, Meta(pattern="^[a-z]+$")]
    reach: Annotated[int, Meta(ge=1, le=4)]
    hold: Annotated[int, Meta(ge=1, le=4)]

    @property
    def name(self) -> str:
        """Its name, for a text."""
        return term(f"ferry-{self.id}")


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
