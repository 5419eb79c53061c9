"""Pixels of a picture, counted by colour: exactly, and at a cost that follows its size."""

from __future__ import annotations

from PIL import Image, ImageChops


def count(picture: Image.Image, colour: tuple[int, ...]) -> int:
    """How many pixels of a picture have this colour."""
    equal = [
        band.point([255 if value == wanted else 0 for value in range(256)])
        for band, wanted in zip(picture.convert("RGB").split(), colour, strict=True)
    ]
    return ImageChops.darker(ImageChops.darker(*equal[:2]), equal[2]).histogram()[255]
