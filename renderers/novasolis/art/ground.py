"""The baked ground of Nova Solis: a spiral of light with plates of glass on it, and the hole in its middle.

Made by `tools.bake_novasolis`; see `data/novasolis/art/`.
"""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderers.kit.colours.palette import PANEL, SPACE, mix, rgb
from renderers.kit.picture.art import Art
from renderers.kit.picture.canvas import Ground, Scene, ground_of
from renderers.kit.picture.paints import Paints
from renderers.kit.picture.patches import slab_of
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp, cropped
from renderers.kit.stamps import globes
from renderers.kit.stamps.lines import TWICE
from renderers.novasolis.art.geometry import (
    GAP,
    HEIGHT,
    WIDE_HEIGHT,
    WIDE_WIDTH,
    WIDTH,
    corners,
    height_of,
    middles,
    plate_path,
    size_of,
)

ART = "novasolis/art"
FOOT = 1090
"""Below this row nothing glows."""
GALAXY = Art(f"{ART}/galaxy.png", "RGB", (WIDTH, FOOT))
HOLE_SIDE = 264
STAGES = 4
"""How many sizes the black hole has."""
HOLES = tuple(Art(f"{ART}/hole-{stage}.png", "RGB", (HOLE_SIDE, HOLE_SIDE)) for stage in range(STAGES))
CORE = Art(f"{ART}/core.png", "RGB", (HOLE_SIDE, HOLE_SIDE))
PAINTS = Paints(f"{ART}/palette.txt")
GLASS = mix(SPACE, PANEL, 0.75)
"""What the plates are of."""
CLEAR = 0.74
"""How much of the light under a plate it takes away."""
RIM = rgb("#2A2D4A")


def check() -> None:
    """Look at the files that everything is drawn with. Raises BadData."""
    PAINTS.check()
    for art in (GALAXY, *HOLES, CORE):
        art.check()
    globes.check()


def glazed(galaxy: Image.Image, empires: int) -> Image.Image:
    """The spiral with the plates of a map on it, all but the middle one, on a whole canvas."""
    picture = Image.new("RGB", (WIDTH, height_of(empires)), SPACE)
    picture.paste(galaxy, (0, 0))
    plates = Image.new("L", (WIDTH * TWICE, FOOT * TWICE), 0)
    rims = plates.copy()
    for sector in range(1, len(middles(empires))):
        path = [(x * TWICE, y * TWICE) for x, y in plate_path(empires, sector, 0.0)]
        ImageDraw.Draw(plates).polygon(path, fill=255)
        ImageDraw.Draw(rims).line([*path, *path[:2]], fill=255, width=3, joint="curve")
    glass = Image.blend(galaxy, Image.new("RGB", galaxy.size, GLASS), CLEAR)
    picture.paste(glass, (0, 0), plates.reduce(TWICE))
    picture.paste(RIM, (0, 0), rims.reduce(TWICE))
    return picture


@cached_pixels
def map_ground(empires: int) -> Ground:
    """The ground of the board, every pixel a colour of the palette. Raises BadData."""
    return ground_of(glazed(GALAXY.load(), empires), PAINTS.palette)


@cached_pixels
def wide_ground(empires: int) -> Ground:
    """The ground of the landscape board. Raises BadData."""
    whole = map_ground(empires)
    picture = Image.new("RGB", (WIDE_WIDTH, WIDE_HEIGHT), SPACE)
    picture.paste(whole.part((0, 0, whole.width, WIDE_HEIGHT)), (0, 0))
    return ground_of(picture, PAINTS.palette)


STEP_HIGH = 30
"""Heights of private pictures are multiples of this."""


@cached_pixels
def night_ground(height: int, width: int = WIDTH) -> Ground:
    """Dark space for private pictures, at least `height` rows; heights go in steps. Raises BadData."""
    high = min(HEIGHT, -(-height // STEP_HIGH) * STEP_HIGH)
    return ground_of(Image.new("RGB", (width, high), SPACE), PAINTS.palette)


def lay_plates(ground: Ground, plates: Scene, scene: Scene) -> None:
    """Put plates under all else of a scene, as slabs: they cost little where nothing lies on them."""
    for stamp, x, y in plates.placed:
        scene.lay(slab_of(ground, stamp, x, y), x, y)


@cached_pixels
def middle_stamp(empires: int, art: Art) -> Stamp:
    """The sector in the middle, with a hole or the core; placed by its middle. Raises BadData."""
    mask = Image.new("L", (HOLE_SIDE * TWICE, HOLE_SIDE * TWICE), 0)
    path = corners(size_of(empires) - GAP)
    half = HOLE_SIDE / 2
    ImageDraw.Draw(mask).polygon([((x + half) * TWICE, (y + half) * TWICE) for x, y in path], fill=255)
    return cropped(Stamp(art.load(), mask.reduce(TWICE), half, half))
