"""The baked grounds of Super Nova: the table for each number of seats, the night behind private pictures.

Made by `tools.bake_supernova`; see `data/supernova/art/`. All share one palette.
"""

from __future__ import annotations

from PIL import Image

from renderers.kit.picture.art import Art
from renderers.kit.picture.canvas import FILTER, Ground, ground_of
from renderers.kit.picture.paints import Paints
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.stamps import globes
from renderers.supernova.art.geometry import HEIGHT, WIDTH
from renderers.supernova.art.geometry import SEATS as COUNTS

STRIPS = 4
"""How many pictures of a small sun there are to put emblems before."""
SUN_SIZE = (560, 320)
ART = "supernova/art"
TABLES = {seats: Art(f"{ART}/table-{seats}.png", "RGB", (WIDTH, HEIGHT)) for seats in COUNTS}
NIGHT = Art(f"{ART}/night.png", "RGB", (WIDTH, HEIGHT))
SUNS = tuple(Art(f"{ART}/sun-{index}.png", "RGB", SUN_SIZE) for index in range(STRIPS))
PAINTS = Paints(f"{ART}/palette.txt")
STEP = 30
"""Heights of private pictures are multiples of this."""


def check() -> None:
    """Look at the files that everything is drawn with. Raises BadData."""
    PAINTS.check()
    for art in (*TABLES.values(), NIGHT, *SUNS):
        art.check()
    globes.check()


@cached_pixels
def table_ground(seats: int) -> Ground:
    """The table for 2 to 6 seats. Raises BadData."""
    return ground_of(TABLES[seats].load(), PAINTS.palette)


def night_ground(height: int) -> Ground:
    """At least the upper `height` rows of the night with the nova's light from above, 1200 wide. Raises BadData.

    Heights go in steps, so that few grounds are kept.
    """
    return _night(min(HEIGHT, -(-height // STEP) * STEP))


@cached_pixels
def _night(height: int) -> Ground:
    if height < HEIGHT:
        picture = night_ground(HEIGHT).part((0, 0, WIDTH, height))
    else:
        picture = NIGHT.load()
    return ground_of(picture, PAINTS.palette)


@cached_pixels
def quiet_ground(width: int, height: int) -> Ground:
    """A piece of the night far from the nova. Raises BadData."""
    left = (WIDTH - width + FILTER) // 2 - FILTER
    piece = night_ground(HEIGHT).part((left, HEIGHT - height, left + width, HEIGHT))
    return ground_of(piece, PAINTS.palette)


@cached_pixels
def sun_strip(index: int, width: int, height: int) -> Image.Image:
    """A small sun on space, cut to size from its right end. Raises BadData."""
    picture = SUNS[index % STRIPS].load()
    scale = max(width / picture.width, height / picture.height)
    size = (round(picture.width * scale), round(picture.height * scale))
    if size != picture.size:
        picture = picture.resize(size, Image.Resampling.LANCZOS)
    left, top = picture.width - width, (picture.height - height) // 2
    return PAINTS.off_seats(picture.crop((left, top, left + width, top + height)))
