"""PNG with a palette, written in bands whose compressed bytes can be kept from one frame to the next.

A band is some rows, deflated by themselves and ended by a full flush, so that bands can be joined to one
zlib stream (RFC 1950, 1951; PNG 1.2 sections 10 and 12): its checksum is put together from those of the bands.
Every row has filter 0. ISA-L deflates where it is installed, four times as fast as zlib and a little smaller; the
pixels are the same with either, the bytes of a file are not.
"""

from __future__ import annotations

import struct
import zlib
from typing import Any, NamedTuple

from PIL import Image

try:
    from isal import isal_zlib as deflate
except ImportError:  # No wheel for this machine.
    import zlib as deflate  # type: ignore[no-redef]


BAND = 20
"""Rows in a band."""
LEVEL = 1
TIGHT = 6
"""How hard zlib tries where a file is to be small: a quarter smaller, for three times the time."""
MODULUS = 65521
SIGNATURE = b"\x89PNG\r\n\x1a\n"


class Band(NamedTuple):
    """A finished IDAT chunk with the checksum and length of the raw bytes in it."""

    chunk: bytes
    adler: int
    length: int


def _chunk(kind: bytes, data: bytes) -> bytes:
    return b"".join(
        (
            struct.pack(">I", len(data)),
            kind,
            data,
            struct.pack(">I", deflate.crc32(data, deflate.crc32(kind))),
        )
    )


def band_count(height: int) -> int:
    """How many bands a picture of that height has."""
    return -(-height // BAND)


def every_band(frame: Image.Image) -> list[memoryview]:
    """The rows of all bands of a "P" frame, as `rows` gives those of one."""
    raw, size = memoryview(frame.tobytes()), frame.width * BAND
    return [raw[start : start + size] for start in range(0, len(raw), size)]


def rows(frame: Image.Image, index: int) -> bytes:
    """The rows of one band of a "P" frame whose first column is 0: it becomes the filter byte of each row."""
    top = index * BAND
    return frame.crop((0, top, frame.width, min(top + BAND, frame.height))).tobytes()


def band(raw: bytes | memoryview, index: int) -> Band:
    """Pack the rows of one band."""
    # Without a header (-15) and flushed whole, a band refers to no other one: bands can be replaced one by one.
    return _packed(deflate.compressobj(LEVEL, deflate.DEFLATED, -15), raw, index)


def _packed(packer: Any, raw: bytes | memoryview, index: int) -> Band:
    data = packer.compress(raw) + packer.flush(deflate.Z_FULL_FLUSH)
    # The header of the stream of all bands stands before the first.
    if index == 0:
        data = b"\x78\x01" + data
    return Band(_chunk(b"IDAT", data), deflate.adler32(raw), len(raw))


def bands_of(frame: Image.Image) -> list[Band]:
    """All bands of a "P" frame whose first column is 0."""
    return [band(raw, i) for i, raw in enumerate(every_band(frame))]


def joined_adler(first: int, second: int, length: int) -> int:
    """The Adler-32 of two byte strings one after the other; `length` is that of the second."""
    a1, b1, a2, b2 = first & 0xFFFF, first >> 16, second & 0xFFFF, second >> 16
    a = (a1 + a2 - 1) % MODULUS
    b = (b1 + b2 + length * (a1 - 1)) % MODULUS
    return b << 16 | a


def assemble(width: int, height: int, palette: bytes, bands: list[Band]) -> bytes:
    """The file. `width` is that of the picture, without the filter column; `palette` 768 bytes."""
    adler = 1
    for part in bands:
        adler = joined_adler(adler, part.adler, part.length)
    header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
    # No band is marked as the last block of the stream, so an empty last block ends it, before its checksum.
    end = b"\x03\x00" + struct.pack(">I", adler)
    return b"".join(
        (
            SIGNATURE,
            _chunk(b"IHDR", header),
            _chunk(b"PLTE", palette),
            *(part.chunk for part in bands),
            _chunk(b"IDAT", end),
            _chunk(b"IEND", b""),
        )
    )


def file_of(frame: Image.Image, palette: bytes) -> bytes:
    """The file of a "P" frame whose first column is 0; `palette` 768 bytes.

    Nothing of it is kept for a next frame, so it is one band, which packs better.
    """
    return assemble(frame.width - 1, frame.height, palette, [band(frame.tobytes(), 0)])


def small_file_of(frame: Image.Image, palette: bytes) -> bytes:
    """The same file as small as is worth the time."""
    packer = zlib.compressobj(TIGHT, zlib.DEFLATED, -15, zlib.DEF_MEM_LEVEL + 1)
    return assemble(frame.width - 1, frame.height, palette, [_packed(packer, frame.tobytes(), 0)])
