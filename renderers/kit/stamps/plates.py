"""Panels, chips and cards: rounded plates on which stamps are gathered into one stamp."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderers.kit.colours.palette import GOLD, PANEL, PANEL_ACTIVE, RGB
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import FINE, Stamp, fine_mask, reduced

FRAME = 3
"""Width of the gold frame of a seat that is asked."""


@cached_pixels
def rounded(width: int, height: int, radius: int) -> Image.Image:
    """A rounded rectangle as a mask: only the four corners need care."""
    mask = Image.new("L", (width, height), 255)
    corner = fine_mask(radius, radius)
    ImageDraw.Draw(corner).pieslice((0, 0, 2 * radius * FINE - 1, 2 * radius * FINE - 1), 180, 270, fill=255)
    piece = reduced(corner)
    mask.paste(piece, (0, 0))
    mask.paste(piece.transpose(Image.Transpose.FLIP_LEFT_RIGHT), (width - radius, 0))
    mask.paste(piece.transpose(Image.Transpose.FLIP_TOP_BOTTOM), (0, height - radius))
    mask.paste(piece.transpose(Image.Transpose.ROTATE_180), (width - radius, height - radius))
    return mask


class Plate:
    """A plate being filled: put stamps on it, then take it as one stamp placed by its upper left corner.

    An asked plate has the active colour and a gold frame, which lies outside the given size.
    """

    def __init__(
        self, width: int, height: int, radius: int = 14, *, fill: RGB = PANEL, asked: bool = False
    ) -> None:
        self.margin = FRAME if asked else 0
        full = (width + 2 * self.margin, height + 2 * self.margin)
        self.mask = rounded(*full, radius + self.margin)
        if asked:
            self.picture = Image.new("RGB", full, GOLD)
            self.picture.paste(PANEL_ACTIVE, (FRAME, FRAME), rounded(width, height, radius))
        else:
            self.picture = Image.new("RGB", full, fill)

    def put(self, stamp: Stamp, x: float, y: float) -> None:
        """Paste a stamp at plate coordinates."""
        at = (round(x + self.margin - stamp.ax), round(y + self.margin - stamp.ay))
        self.picture.paste(stamp.source, at, stamp.mask)

    def stamp(self) -> Stamp:
        """The finished plate."""
        return Stamp(self.picture, self.mask, self.margin, self.margin)
