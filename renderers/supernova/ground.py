"""The baked grounds of Super Nova: the table for each number of seats, the night behind private pictures.

Made by `tools.bake_supernova`; see `data/supernova/art/`. All share one palette.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from renderers.kit import globes
from renderers.kit.art import Art, load_palette
from renderers.kit.canvas import FILTER, Ground, ground_of, palette_image, snapped
from renderers.kit.palette import RGB, SEATS, shades
from renderers.supernova.geometry import HEIGHT, WIDTH
from renderers.supernova.geometry import SEATS as COUNTS

STRIPS = 4
"""How many pictures of a small sun there are to put emblems before."""
SUN_SIZE = (560, 320)
ART = "supernova/art"
TABLES = {seats: Art(f"{ART}/table-{seats}.png", "RGB", (WIDTH, HEIGHT)) for seats in COUNTS}
NIGHT = Art(f"{ART}/night.png", "RGB", (WIDTH, HEIGHT))
SUNS = tuple(Art(f"{ART}/sun-{index}.png", "RGB", SUN_SIZE) for index in range(STRIPS))
STEP = 30
"""Heights of private pictures are multiples of this."""


@lru_cache(1)
def palette() -> Image.Image:
    """The 256 colours of all pictures of Super Nova; the first one is `SPACE`. Raises BadData."""
    return load_palette(f"{ART}/palette.txt")


def check() -> None:
    """Look at the files that everything is drawn with. Raises BadData."""
    palette()
    for art in (*TABLES.values(), NIGHT, *SUNS):
        art.check()
    globes.check()


@lru_cache(1)
def scenery() -> frozenset[RGB]:
    """The colours of the palette that are no shade of a seat's. Raises BadData."""
    flat = palette().getpalette() or []
    every = {(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)}
    return frozenset(every.difference(*(shades(seat.colour) for seat in SEATS)))


@lru_cache(1)
def scenery_palette() -> Image.Image:
    """The colours of scenery in the form that snapping needs."""
    colours = sorted(scenery())
    return palette_image([*colours, *[colours[0]] * (256 - len(colours))])


def off_seats(picture: Image.Image) -> Image.Image:
    """An RGB picture in the colours of scenery alone, so that it stays when seats have others for someone's eyes."""
    return snapped(picture, scenery_palette()).convert("RGB")


@lru_cache(8)
def table_ground(seats: int) -> Ground:
    """The table for 2 to 6 seats. Raises BadData."""
    return ground_of(TABLES[seats].load(), palette())


def night_ground(height: int) -> Ground:
    """At least the upper `height` rows of the night with the nova's light from above, 1200 wide. Raises BadData.

    Heights go in steps, so that few grounds are kept.
    """
    return _night(min(HEIGHT, -(-height // STEP) * STEP))


@lru_cache(8)
def _night(height: int) -> Ground:
    if height < HEIGHT:
        whole = night_ground(HEIGHT).picture
        picture = whole.crop((FILTER, 0, whole.width, height))
    else:
        picture = NIGHT.load()
    return ground_of(picture, palette())


@lru_cache(2)
def quiet_ground(width: int, height: int) -> Ground:
    """A piece of the night far from the nova. Raises BadData."""
    whole = night_ground(HEIGHT).picture
    left = (whole.width - width) // 2
    return ground_of(whole.crop((left, HEIGHT - height, left + width, HEIGHT)), palette())


@lru_cache(16)
def sun_strip(index: int, width: int, height: int) -> Image.Image:
    """A small sun on space, cut to size from its right end. Raises BadData."""
    picture = SUNS[index % STRIPS].load()
    scale = max(width / picture.width, height / picture.height)
    size = (round(picture.width * scale), round(picture.height * scale))
    if size != picture.size:
        picture = picture.resize(size, Image.Resampling.LANCZOS)
    left, top = picture.width - width, (picture.height - height) // 2
    return off_seats(picture.crop((left, top, left + width, top + height)))
