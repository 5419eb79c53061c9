"""The shared frame of cards: a strip of art above, words below, a number in a corner, gold when it may be played."""

from __future__ import annotations

from PIL import Image

from renderers.kit.colours.palette import DIM, GOLD, INK, PANEL, PANEL_ACTIVE, RGB, mix
from renderers.kit.letters.lettering import Type, words
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp, cropped
from renderers.kit.stamps.marks import mark_mask
from renderers.kit.stamps.plates import rounded

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
