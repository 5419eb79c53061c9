"""Animated pictures: GIF89a with one palette for all frames, each holding only the pixels that have changed.

GIF is what every Discord client plays where it stands. A pixel that stays as it was is written as the transparent
colour, whose long runs cost next to nothing: films of boards become five times smaller than by changed boxes alone.
The pixels are packed by Pillow; the file is put together here, frame by frame, so that no step takes long.
"""

from __future__ import annotations

import struct
from dataclasses import dataclass
from io import BytesIO

from PIL import Image, ImageChops

CLEAR = 255
"""The index of the transparent colour."""
_UNCHANGED = [CLEAR] + [0] * 255
_SHOWN = [*range(CLEAR), 0]


@dataclass
class _Part:
    """The changed box of a frame, packed, and for how many frames it stands."""

    box: tuple[int, int, int, int]
    data: bytes
    stands: int = 1


class Reel:
    """A film being put together. All frames have one size, and the palette of the first."""

    def __init__(self) -> None:
        self._parts: list[_Part] = []
        self._before: Image.Image | None = None
        self._palette: Image.Image | None = None

    @property
    def length(self) -> int:
        """How many frames there are."""
        return sum(part.stands for part in self._parts)

    def palette(self, source: Image.Image) -> Image.Image:
        """The palette of the reel: of the first source, a "P" image whose first 255 colours are used."""
        if self._palette is None:
            colours = (source.getpalette() or [])[: 3 * CLEAR]
            colours += [0] * (3 * CLEAR - len(colours))
            self._palette = Image.new("P", (1, 1))
            self._palette.putpalette(colours + colours[:3])
        return self._palette

    def add(self, picture: Image.Image, source: Image.Image) -> None:
        """Add an RGB picture as the next frame; `source` brings the palette if it is the first."""
        frame = picture.quantize(palette=self.palette(source), dither=Image.Dither.NONE).point(_SHOWN)
        box, part = (0, 0, *frame.size), frame
        if self._before is not None:
            changed = ImageChops.difference(_indices(frame), _indices(self._before))
            found = changed.getbbox()
            if found is None:
                self._parts[-1].stands += 1
                return
            box, part = found, frame.crop(found)
            part.paste(CLEAR, (0, 0), changed.crop(found).point(_UNCHANGED))
        self._before = frame
        self._parts.append(_Part(box, _packed(part)))

    def file(self, seconds: float, last: float) -> bytes:
        """The film: each frame is shown for `seconds`, the last one for `last`; then it starts again."""
        assert self._before is not None
        assert self._palette is not None
        width, height = self._before.size
        colours = bytes(self._palette.getpalette() or ()).ljust(768, b"\0")
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
                struct.pack("<BBBBHBB", 0x21, 0xF9, 4, 0x05, min(65535, round(100 * time)), CLEAR, 0),
                struct.pack("<BHHHHB", 0x2C, left, top, right - left, bottom - top, 0),
                part.data,
            ]
        return b"".join([*out, b"\x3b"])


def _indices(frame: Image.Image) -> Image.Image:
    return Image.frombytes("L", frame.size, frame.tobytes())


def _packed(part: Image.Image) -> bytes:
    """The pixels as a GIF has them: code size and blocks of the LZW stream."""
    out = BytesIO()
    part.save(out, "GIF", interlace=0, optimize=False)
    data = out.getvalue()
    at = 13 + (3 << ((data[10] & 7) + 1) if data[10] & 0x80 else 0)
    while data[at] == 0x21:
        at += 2
        while data[at]:
            at += data[at] + 1
        at += 1
    flags = data[at + 9]
    return data[at + 10 + (3 << ((flags & 7) + 1) if flags & 0x80 else 0) : -1]
