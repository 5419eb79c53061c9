"""How a person's name is drawn (the seat's colour word if letters are missing), and how it is written in texts."""

from __future__ import annotations

import unicodedata
from functools import lru_cache

from bot.engine.catalogues import ENGLISH
from bot.engine.words import words_of
from renderers.kit.colours.palette import side_of
from renderers.kit.letters.fonts import coverage

LONGEST = 80
"""Characters looked at; no panel has room for more."""


@lru_cache(1024)
def shown_name(name: str, seat: int, language: str = ENGLISH) -> str:
    """`name` as the fonts can draw it on one line; the colour word where too little of it would remain.

    A name in a script the fonts lack is not shown in parts: if any of its letters cannot be drawn, the
    colour word stands for it. Emoji, marks of direction and other symbols are dropped.
    """
    known = coverage("semibold")
    kept: list[str] = []
    letters = 0
    # A name that was shortened before ends with one sign, which would become three.
    for char in unicodedata.normalize("NFKC", name[:LONGEST]).replace("...", "…"):
        kind = unicodedata.category(char)
        if kind[0] == "Z" or char in "\t\n\r":
            kept.append(" ")
        elif kind[0] == "C" or (kind in ("So", "Sk", "Me") and ord(char) > 0x2000):
            continue
        elif kind[0] == "M":
            if ord(char) in known:
                kept.append(char)
        elif ord(char) in known:
            kept.append(char)
            letters += kind[0] in "LN"
        elif kind[0] in "LN":
            return nameless(seat, language)
    text = " ".join("".join(kept).split())
    return text if letters else nameless(seat, language)


def nameless(seat: int, language: str) -> str:
    """The colour word of a seat or side in place of a name."""
    words = words_of("house", language)
    return words.capital(words.say_key(f"colour-{side_of(seat).name}"))


def said_name(name: str, seat: int, language: str = ENGLISH, longest: int = 32) -> str:
    """`name` for texts: one line without control marks and backticks, cut at `longest`; the colour word if empty."""
    kept = [
        c if unicodedata.category(c)[0] not in "CZ" else " " for c in name[: 4 * longest] if not _unsaid(c)
    ]
    text = " ".join("".join(kept).replace("`", "'").split())
    if len(text) > longest:
        text = text[: longest - 1].rstrip() + "…"
    return text or nameless(seat, language)


def _unsaid(char: str) -> bool:
    """Marks that change how the text around them is read."""
    return unicodedata.category(char) in ("Cf", "Co", "Cs", "Cn")
