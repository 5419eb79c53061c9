"""The faces of the house, and which characters each of them has.

Inter informs, Jost captions (`data/fonts/`, both under the SIL Open Font License 1.1). What a face can draw is
read from its `cmap` table (OpenType 1.9, formats 4 and 12), because FreeType draws a box without a word.
"""

from __future__ import annotations

import struct
import zlib
from functools import lru_cache

from PIL import ImageFont

from bot.engine.files import DATA

FOLDER = DATA / "fonts"
FACES = {
    "medium": "Inter-Medium.otf",
    "semibold": "Inter-SemiBold.otf",
    "extrabold": "Inter-ExtraBold.otf",
    "caption": "jost-latin-500-normal.woff",
}
INFORMS = "medium"
CAP_HEIGHT = {"medium": 0.727, "semibold": 0.727, "extrabold": 0.727, "caption": 0.70}
"""Height of a capital in em."""


@lru_cache(128)
def font(face: str, size: int) -> ImageFont.FreeTypeFont:
    """A face at `size` pixels an em."""
    return ImageFont.truetype(str(FOLDER / FACES[face]), size, layout_engine=ImageFont.Layout.RAQM)


@lru_cache(4096)
def face_for(text: str, face: str) -> str:
    """The face itself, or the one that informs where it lacks a letter of the text and that one has it."""
    if face == INFORMS or all(ord(letter) in coverage(face) for letter in text):
        return face
    return INFORMS if all(ord(letter) in coverage(INFORMS) for letter in text) else face


@lru_cache(16)
def coverage(face: str) -> frozenset[int]:
    """Every code point the face can draw."""
    return frozenset(_mapped(_table((FOLDER / FACES[face]).read_bytes(), b"cmap")))


def _table(data: bytes, tag: bytes) -> bytes:
    """One table of an OpenType or WOFF file."""
    if data[:4] == b"wOFF":
        (count,) = struct.unpack_from(">H", data, 12)
        for i in range(count):
            name, at, packed, plain, _ = struct.unpack_from(">4sIIII", data, 44 + 20 * i)
            if name == tag:
                part = data[at : at + packed]
                return zlib.decompress(part) if packed < plain else part
    else:
        (count,) = struct.unpack_from(">H", data, 4)
        for i in range(count):
            name, _, at, size = struct.unpack_from(">4sIII", data, 12 + 16 * i)
            if name == tag:
                return data[at : at + size]
    raise ValueError(f"font without a {tag.decode()} table")


def _mapped(cmap: bytes) -> list[int]:
    (count,) = struct.unpack_from(">H", cmap, 2)
    found: list[int] = []
    for i in range(count):
        _, _, at = struct.unpack_from(">HHI", cmap, 4 + 8 * i)
        (form,) = struct.unpack_from(">H", cmap, at)
        if form == 12:
            (groups,) = struct.unpack_from(">I", cmap, at + 12)
            for g in range(groups):
                first, last, _ = struct.unpack_from(">III", cmap, at + 16 + 12 * g)
                found.extend(range(first, last + 1))
        elif form == 4:
            found.extend(_format4(cmap, at))
    return found


def _format4(cmap: bytes, at: int) -> list[int]:
    (double,) = struct.unpack_from(">H", cmap, at + 6)
    segments = double // 2
    ends = struct.unpack_from(f">{segments}H", cmap, at + 14)
    starts = struct.unpack_from(f">{segments}H", cmap, at + 16 + double)
    deltas = struct.unpack_from(f">{segments}H", cmap, at + 16 + 2 * double)
    offsets_at = at + 16 + 3 * double
    offsets = struct.unpack_from(f">{segments}H", cmap, offsets_at)
    found = []
    for i, (first, last, delta, offset) in enumerate(zip(starts, ends, deltas, offsets, strict=True)):
        for code in range(first, last + 1):
            if code == 0xFFFF:
                continue
            if offset == 0:
                glyph = (code + delta) & 0xFFFF
            else:
                (glyph,) = struct.unpack_from(">H", cmap, offsets_at + 2 * i + offset + 2 * (code - first))
            if glyph:
                found.append(code)
    return found
