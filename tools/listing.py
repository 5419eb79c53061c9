"""The avatar and the banner for Discord's App Directory, from the art of the games: `make listing` draws them again."""

from __future__ import annotations

import io
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

ROOT = Path(__file__).parent.parent
LISTING = ROOT / "docs" / "listing"
STAR, GALAXY = ROOT / "data/sol/art/star-flaring.png", ROOT / "data/novasolis/art/galaxy.png"
FONT = ROOT / "data/fonts/jost-latin-500-normal.woff"

AVATAR = 512
"""The side of the avatar, in pixels; Discord shows it as a circle."""

BANNER = (1360, 480)
"""Width and height of the banner, twice what Discord asks for at least."""

RING, GLOW = (595, 620), 470
"""The middle of the star in its picture, and how far its corona reaches."""

WARM = (255, 214, 160)


def avatar() -> Image.Image:
    """The star with its corona, filling the circle."""
    (x, y), reach = RING, GLOW
    square = Image.open(STAR).convert("RGB").crop((x - reach, y - reach, x + reach, y + reach))
    return square.resize((AVATAR, AVATAR), Image.Resampling.LANCZOS)


def banner() -> Image.Image:
    """The name before the galaxy around a dying star."""
    width, height = BANNER
    sky = Image.open(GALAXY).convert("RGB")
    wide = sky.resize((width, sky.height * width // sky.width), Image.Resampling.LANCZOS)
    middle = wide.height // 2
    part = wide.crop((0, middle - height // 2, width, middle - height // 2 + height))
    shifted = Image.new("RGB", BANNER, part.getpixel((2, 2)))  # type: ignore[arg-type]
    shifted.paste(part, (width // 4, 0))
    pen = ImageDraw.Draw(shifted)
    pen.text((80, height // 2), "Heliograph", WARM, ImageFont.truetype(str(FONT), 132), anchor="lm")
    return shifted


def encoded(picture: Image.Image) -> bytes:
    """A picture as PNG."""
    out = io.BytesIO()
    picture.save(out, "PNG", optimize=True)
    return out.getvalue()


def main() -> None:
    LISTING.mkdir(exist_ok=True)
    for name, picture in (("avatar.png", avatar()), ("banner.png", banner())):
        (LISTING / name).write_bytes(encoded(picture))


if __name__ == "__main__":
    main()
