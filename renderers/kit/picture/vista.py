"""The board alone, without words and panels, for pictures that look at it from afar."""

from __future__ import annotations

from renderers.kit.picture import png
from renderers.kit.picture.canvas import Ground, Scene, drawn_whole, framed, shifted
from renderers.kit.picture.stamp import Box, Letters


def wordless(ground: Ground, scene: Scene, box: Box) -> bytes:
    """A part of a picture as a PNG file, with everything on its ground but words and slabs."""
    bare = Scene([placed for placed in scene.placed if not isinstance(placed.stamp, Letters)])
    part = drawn_whole(ground, bare).crop(shifted(box))
    return png.file_of(framed(part), ground.palette_bytes)
