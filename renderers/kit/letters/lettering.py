"""Words as stamps: one mask for each (text, face, size, halo), coloured when asked.

A text stamp is placed by its left, middle or right end on the baseline, the middle or the top of its capitals.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from math import ceil
from typing import Literal, NamedTuple

from PIL import Image, ImageChops, ImageDraw, ImageFilter
from PIL.ImageFont import FreeTypeFont

from renderers.kit.colours.palette import INK, IVORY, RGB
from renderers.kit.letters.fonts import CAP_HEIGHT, face_for, font
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Letters, Stamp, cropped

Side = Literal["left", "middle", "right"]
Level = Literal["base", "middle", "top"]


class Type(NamedTuple):
    """How words are set: face, size in pixels, extra space between letters, halo in pixels."""

    face: str
    size: int
    tracking: float = 0.0
    halo: int = 0
    features: tuple[str, ...] = ("tnum",)


TITLE = Type("caption", 62, 11.5)
TITLE_SMALL = Type("caption", 22, 3.2)
CAPTION = Type("caption", 22, 2.2)
CAPTION_SMALL = Type("caption", 19, 1.5)
WHO = Type("semibold", 34)
NAME = Type("semibold", 28)
HERO = Type("extrabold", 58, features=("pnum", "case"))
STOCK = Type("semibold", 26)
BIG_STOCK = Type("semibold", 36)
PRINT = Type("medium", 20)
BODY = Type("medium", 22)
SPACE_LABEL = Type("semibold", 22, halo=3)


class Setting(NamedTuple):
    """A drawn text: mask of the letters, mask with the halo, advance width, pad around, ascent."""

    letters: Image.Image
    halo: Image.Image | None
    width: float
    pad: int
    ascent: int


LEAST_OF_A_NAME = 4
"""Characters that stay of a name, the ellipsis among them, where a sentence about it has little room."""

_HALO = [min(214, v * 5) for v in range(256)]
"""How dark a halo is for how much of a soft mask."""


def _advance(face: FreeTypeFont, text: str, features: tuple[str, ...]) -> float:
    return float(face.getlength(text, features=list(features)))


@lru_cache(4096)
def width(text: str, style: Type) -> float:
    """How far the text runs, in pixels."""
    face = font(face_for(text, style.face), style.size)
    if style.tracking and text:
        return sum(_advance(face, c, style.features) for c in text) + style.tracking * (len(text) - 1)
    return _advance(face, text, style.features)


@cached_pixels
def setting(text: str, style: Type) -> Setting:
    """The masks of a text."""
    face = font(face_for(text, style.face), style.size)
    run = width(text, style)
    pad = style.halo * 2 + 3
    ascent = style.size
    mask = Image.new("L", (int(run) + 2 * pad + 4, int(style.size * 1.35) + 2 * pad), 0)
    pen = ImageDraw.Draw(mask)
    features = list(style.features)
    if style.tracking:
        x = float(pad)
        for char in text:
            pen.text((x, pad + ascent), char, fill=255, font=face, anchor="ls", features=features)
            x += _advance(face, char, style.features) + style.tracking
    else:
        pen.text((pad, pad + ascent), text, fill=255, font=face, anchor="ls", features=features)
    halo = None
    if style.halo:
        soft = mask.filter(ImageFilter.GaussianBlur(style.halo * 0.62))
        halo = ImageChops.lighter(soft.point(_HALO), mask)
    return Setting(mask, halo, run, pad, ascent)


@cached_pixels
def words(text: str, style: Type, fill: RGB = IVORY, side: Side = "left", level: Level = "base") -> Stamp:
    """A text as a stamp, placed by the given end and height."""
    done = setting(text, style)
    ax = done.pad + {"left": 0.0, "middle": done.width / 2, "right": done.width}[side]
    cap = CAP_HEIGHT[face_for(text, style.face)] * style.size
    ay = done.pad + done.ascent - {"base": 0.0, "middle": cap / 2, "top": cap}[level]
    if done.halo is None:
        return cropped(Letters(fill, done.letters, ax, ay))
    picture = Image.new("RGB", done.letters.size, INK)
    picture.paste(fill, (0, 0), done.letters)
    return cropped(Letters(picture, done.halo, ax, ay))


@lru_cache(1024)
def fitted(text: str, style: Type, room: float) -> str:
    """The text, cut with an ellipsis where it is wider than `room` pixels."""
    if width(text, style) <= room:
        return text
    low, high = 0, len(text)
    while low < high:
        middle = (low + high + 1) // 2
        if width(text[:middle].rstrip() + "…", style) <= room:
            low = middle
        else:
            high = middle - 1
    return text[:low].rstrip() + "…"


def fitted_around(text: str, names: Iterable[str], style: Type, room: float) -> str:
    """The text with the names in it cut as far as is needed, so that what it says of them stays whole."""
    shorter = with_shorter_names(text, names)
    return next((said for said in shorter if width(said, style) <= room), fitted(text, style, room))


def broken_around(text: str, names: Iterable[str], style: Type, rooms: tuple[float, ...]) -> tuple[str, ...]:
    """The text in as many lines as there are rooms, the last perhaps empty, with names in it cut before any line is."""
    said = next((each for each in with_shorter_names(text, names) if has_room(each, style, rooms)), text)
    lines = _lines(said, style, rooms)
    return tuple(fitted(line, style, room) for line, room in zip(lines, rooms, strict=True))


def has_room(text: str, style: Type, rooms: tuple[float, ...]) -> bool:
    """Whether the text has room in as many lines as there are rooms, or in fewer."""
    return all(
        width(line, style) <= room for line, room in zip(_lines(text, style, rooms), rooms, strict=True)
    )


def _lines(text: str, style: Type, rooms: tuple[float, ...]) -> list[str]:
    """A line for each room, as long as that allows, the last with all that is left; empty where nothing is."""
    lines, rest = list[str](), text
    for room in rooms[:-1]:
        line, rest = (rest, "") if width(rest, style) <= room else broken(rest, style, room)
        lines.append(line)
    return [*lines, rest]


def with_shorter_names(text: str, names: Iterable[str]) -> Iterator[str]:
    """The text as it is, then with ever shorter names."""
    known = sorted({name for name in names if name in text}, key=len, reverse=True)
    yield text
    for most in range(max(map(len, known), default=0) - 1, LEAST_OF_A_NAME - 1, -1):
        said = text
        for name in known:
            said = said.replace(name, name if len(name) <= most else name[: most - 1].rstrip("… ") + "…")
        yield said


def without_asides(text: str) -> str:
    """The text without what stands in brackets: the first to go where there is no room."""
    return _ASIDE.sub("", text)


_ASIDE = re.compile(r" ?\([^()]*\)")

SMALLER = 0.8
"""To so much of its size type may shrink before a text is cut."""


def smaller(style: Type) -> Iterator[Type]:
    """The type in ever smaller sizes, for words that are longer in another language."""
    for size in range(style.size - 1, ceil(SMALLER * style.size) - 1, -1):
        yield style._replace(size=size)


def fitting(text: str, room: float, *styles: Type) -> Type | None:
    """The first of the styles in which the text has room; None if it has none."""
    return next((style for style in styles if width(text, style) <= room), None)


def sized(text: str, room: float, *styles: Type) -> tuple[str, Type]:
    """The text with the first of the styles in which it has room, or a little smaller; else cut in the last."""
    style = fitting(text, room, *styles, *smaller(styles[-1])) or styles[-1]
    return fitted(text, style, room), style


def parted(text: str, room: float, *styles: Type) -> tuple[str, str]:
    """The text in two lines, broken for the first of the styles in which the first line has room."""
    parts = (broken(text, style, room) for style in styles)
    return next((part for part in parts if part[1]), (text, ""))


def shares(least: Sequence[int], alike: int, room: int) -> list[int]:
    """Widths of things side by side: all `alike`, or by what each takes at `least` where one takes more.

    Where the `room` is too small for what all take, they are alike.
    """
    spare = (room - sum(least)) // max(1, len(least))
    if max(least, default=0) <= alike or spare < 0:
        return [alike] * len(least)
    return [each + min(spare, alike) for each in least]


def broken(text: str, style: Type, room: float) -> tuple[str, str]:
    """The text in two lines, the first as long as `room` pixels allow; broken between words."""
    parts = text.split(" ")
    for count in range(len(parts) - 1, 0, -1):
        first = " ".join(parts[:count])
        if width(first, style) <= room:
            return first, " ".join(parts[count:])
    return text, ""
