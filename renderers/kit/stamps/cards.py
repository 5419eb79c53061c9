"""Panels, chips and the shared frame of cards: rounded plates on which stamps are gathered into one stamp."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderers.kit.colours.palette import DIM, GOLD, INK, PANEL, PANEL_ACTIVE, RGB, mix
from renderers.kit.letters.lettering import Type, words
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import FINE, Stamp, cropped, fine_mask, reduced
from renderers.kit.stamps.marks import mark_mask

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


EDGE = 4
"""Width of the gold frame, outside the card."""


class CardPlate:
    """A card being filled: art, then stamps and words, then taken as one stamp placed by its left upper corner."""

    def __init__(
        self, width: int, height: int, art: Image.Image | None, *, lit: bool, radius: int = 16
    ) -> None:
        self.width, self.height = width, height
        self.fill: RGB = PANEL_ACTIVE if lit else PANEL
        self._margin = EDGE if lit else 0
        full = (width + 2 * self._margin, height + 2 * self._margin)
        self._mask = rounded(*full, radius + self._margin)
        self._picture = Image.new("RGB", full, GOLD if lit else PANEL)
        inner = Image.new("RGB", (width, height), self.fill)
        if art is not None:
            inner.paste(art, (0, 0))
        self._picture.paste(inner, (self._margin, self._margin), rounded(width, height, radius))

    def put(self, stamp: Stamp, x: float, y: float) -> None:
        """Paste a stamp at card coordinates."""
        at = (round(x + self._margin - stamp.ax), round(y + self._margin - stamp.ay))
        self._picture.paste(stamp.source, at, stamp.mask)

    def stamp(self) -> Stamp:
        """The finished card."""
        return Stamp(self._picture, self._mask, self._margin, self._margin)


@cached_pixels
def number_badge(text: str, lit: bool, radius: int = 22) -> Stamp:
    """The number of a card: ink on gold if it may be played, grey on ink if not."""
    size = 2 * radius + 8
    disc = mark_mask("circle", radius, size)
    picture = Image.new("RGB", (size, size), GOLD if lit else INK)
    number = words(text, Type("extrabold", round(radius * 1.2)), INK if lit else DIM, "middle", "middle")
    picture.paste(number.source, (round(size / 2 - number.ax), round(size / 2 - number.ay)), number.mask)
    return cropped(Stamp(picture, disc, size / 2, size / 2))


def dimmed(art: Image.Image, share: float = 0.35) -> Image.Image:
    """Art of a card that cannot be played now."""
    return Image.blend(art, Image.new("RGB", art.size, mix(INK, PANEL, 0.5)), share)
