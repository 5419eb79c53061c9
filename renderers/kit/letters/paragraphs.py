"""Text in lines: broken at blanks, in the largest type in which it fits its box."""

from __future__ import annotations

from collections.abc import Iterable
from functools import lru_cache
from typing import NamedTuple

from renderers.kit.letters.lettering import Type, fitted, smaller, width, with_shorter_names


class Paragraph(NamedTuple):
    """A text as it is set: its type, distance of lines, lines, and whether the end is missing."""

    style: Type
    pitch: int
    lines: tuple[str, ...]
    cut: bool


@lru_cache(2048)
def wrapped(text: str, style: Type, room: float) -> tuple[str, ...]:
    """The lines of a text that are at most `room` pixels wide; a single word that is wider is cut."""
    lines: list[str] = []
    line = ""
    for word in text.split():
        longer = f"{line} {word}" if line else word
        if width(longer, style) <= room:
            line = longer
        else:
            if line:
                lines.append(line)
            line = fitted(word, style, room)
    return (*lines, line) if line else tuple(lines)


def _set(text: str, style: Type, room: float) -> Paragraph:
    return Paragraph(style, round(style.size * 1.24), wrapped(text, style, room), False)


@lru_cache(2048)
def paragraph(
    text: str, face: str, sizes: tuple[int, ...], room: float, high: float, *, shrinks: bool = True
) -> Paragraph:
    """The text in the first of the sizes in which it fits, or a little smaller if it `shrinks`; else with an ellipsis.

    Where a word is too wide for each of them, that word is cut.
    """
    fits: Paragraph | None = None
    for style in (
        *(Type(face, size) for size in sizes),
        *(smaller(Type(face, sizes[-1])) if shrinks else ()),
    ):
        found = _set(text, style, room)
        if len(found.lines) * found.pitch <= high:
            if all(width(word, style) <= room for word in text.split()):
                return found
            fits = fits or found
    if fits is not None:
        return fits
    style, pitch, lines, _ = _set(text, Type(face, sizes[-1]), room)
    most = max(1, int(high // pitch))
    last = fitted(lines[most - 1] + " …", style, room)
    return Paragraph(style, pitch, (*lines[: most - 1], last if last.endswith("…") else f"{last}…"), True)


def paragraph_around(
    text: str, names: Iterable[str], face: str, sizes: tuple[int, ...], room: float, high: float
) -> Paragraph:
    """The same, with the names in the text cut before the text is."""
    for said in with_shorter_names(text, names):
        found = paragraph(said, face, sizes, room, high)
        if " ".join(found.lines) == " ".join(said.split()):
            return found
    return paragraph(text, face, sizes, room, high)


def uncut(text: str, face: str, sizes: tuple[int, ...], room: float) -> tuple[int, ...]:
    """The sizes in which every word of a text has room by itself; the last one if there is none."""
    wide = [size for size in sizes if all(width(word, Type(face, size)) <= room for word in text.split())]
    return tuple(wide) or sizes[-1:]
