"""The suit effect cards as rows of data, and when a card of each timing may be used (rules 12)."""

from __future__ import annotations

import msgspec

from bot.engine.files import load_rows


class EffectRow(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A row of data/sol/effects.json. `layer` says where the text is from: "bridge", "boxed" or "own"."""

    id: str
    set: str
    timing: str
    hits_others: bool
    layer: str


ROWS = {row.id: row for row in load_rows(EffectRow, "sol", "effects.json")}

MOMENTS = {
    "move": ("choose", "move"),
    "convert": ("choose", "convert"),
    "activate": ("choose", "activate"),
    "any": ("choose", "move", "convert", "activate", "scour", "after"),
    "draw": ("before", "after"),
}
"""At which moments a card of each timing may be used (rules 12.1)."""
