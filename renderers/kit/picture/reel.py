"""Animated pictures: GIF89a with one palette for all frames, each holding only the pixels that have changed.

GIF is what every Discord client plays where it stands. A pixel that stays as it was is written as the transparent
colour, whose long runs cost next to nothing: films of boards become five times smaller than by changed boxes alone.
The pixels are packed by Pillow; the file is put together here, frame by frame, so that no step takes long.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from io import BytesIO
from typing import NamedTuple

from PIL import Image, ImageChops

CLEAR = 255
"""The index of the transparent colour."""
_UNCHANGED = [CLEAR] + [0] * 255
_SHOWN = [*range(CLEAR), 0]


class Last(NamedTuple):
    """What the next frame is held against: the pixels of the last one, and the palette of all."""

    size: tuple[int, int]
    pixels: bytes
    palette: bytes


@dataclass
class Part:
    """The changed box of a frame, packed, and for how many frames it stands."""

    box: tuple[int, int, int, int]
    data: bytes
    stands: int = 1


def frame(picture: Image.Image, source: Image.Image, last: Last | None) -> tuple[Last, Part | None]:
    """An RGB picture as the frame after the `last` one, and what has changed, if anything has.

    The `source`, a "P" image, brings the palette of the first: its first 255 colours.
    """
    colours = _colours(source) if last is None else last.palette
    palette = Image.new("P", (1, 1))
    palette.putpalette(colours)
    shown = picture.quantize(palette=palette, dither=Image.Dither.NONE).point(_SHOWN)
    now = Last(shown.size, shown.tobytes(), colours)
    if last is None:
        return now, Part((0, 0, *shown.size), _packed(shown))
    changed = ImageChops.difference(_indices(now), _indices(last))
    box = changed.getbbox()
    if box is None:
        return now, None
    part = shown.crop(box)
    part.paste(CLEAR, (0, 0), changed.crop(box).point(_UNCHANGED))
    return now, Part(box, _packed(part))


class Reel:
    """A film being put together. All frames have one size, and the palette of the first."""

    def __init__(self) -> None:
        self._parts: list[Part] = []
        self.last: Last | None = None

    @property
    def length(self) -> int:
        """How many frames there are."""
        return sum(part.stands for part in self._parts)

    def add(self, last: Last, part: Part | None) -> None:
        """Add a frame, as `frame` makes it from the last one here."""
        self.last = last
        if part is None:
            self._parts[-1].stands += 1
        else:
            self._parts.append(part)

    def file(self, seconds: float, last: float) -> bytes:
        """The film: each frame is shown for `seconds`, the last one for `last`; then it starts again."""
        assert self.last is not None
        width, height = self.last.size
        colours = self.last.palette
        out = [
            b"GIF89a",
            struct.pack("<HHBBB", width, height, 0xF7, 0, 0),
            colours,
            b"\x21\xff\x0bNETSCAPE2.0\x03\x01\x00\x00\x00",
        ]
        for number, part in enumerate(self._parts, 1):
            time = part.stands * seconds if number < len(self._parts) else last
            left, top, right, bottom = part.box
            out += [
                # 0x05: the frame stays when the next one comes, and CLEAR is transparent.
                struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 0x05, min(65535, round(100 * time)), CLEAR, 0),
                struct.pack("<BHHHHB", 0x2C, left, top, right - left, bottom - top, 0),
                part.data,
            ]
        return b"".join([*out, b"\x3b"])


def _colours(source: Image.Image) -> bytes:
    """256 colours: the last one stands for pixels that stay as they were."""
    colours = bytes(source.getpalette() or ())[: 3 * CLEAR].ljust(3 * CLEAR, b"\0")
    return colours + colours[:3]


def _indices(frame: Last) -> Image.Image:
    return Image.frombytes("L", frame.size, frame.pixels)


def _packed(part: Image.Image) -> bytes:
    """The pixels as a GIF has them: code size and blocks of the LZW stream."""
    out = BytesIO()
    part.save(out, "GIF", interlace=0, optimize=False)
    # Pillow gives a whole file: pass over its header, palette and extensions, and leave out the byte that ends it.
    data = out.getvalue()
    at = 13 + (3 << ((data[10] & 7) + 1) if data[10] & 0x80 else 0)
    while data[at] == 0x21:
        at += 2
        while data[at]:
            at += data[at] + 1
        at += 1
    flags = data[at + 9]
    return data[at + 10 + (3 << ((flags & 7) + 1) if flags & 0x80 else 0) : -1]
