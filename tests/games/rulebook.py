"""The rules that players search, cut into their sections, for the tests of a game."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bot.engine.files import data_path


@dataclass(frozen=True)
class Rulebook:
    """The whole text, and by number the titles of sections and what stands in them."""

    text: str
    titles: dict[str, str]
    sections: dict[str, str]


def rulebook(game: str) -> Rulebook:
    """The rules of a game."""
    text = data_path(game, "rules.md").read_text(encoding="utf-8")
    found = re.findall(r"^## (\S+) (.+)\n(?:<!--.*-->\n)*((?:(?!## ).*\n?)*)", text, re.MULTILINE)
    return Rulebook(
        text, {number: title for number, title, _ in found}, {number: body for number, _, body in found}
    )
