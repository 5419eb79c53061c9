"""The baked ground of Factions of Sol: the sun and its eight orbits, with the palette of all its pictures.

Made by `tools.bake_factions`; see `data/factions/art/`.
"""

from __future__ import annotations

from PIL import Image

from bot.games.factions.table.board import AROUND, BANDS, RINGS
from renderers.factions.art.geometry import (
    AXIS,
    CX,
    CY,
    HEIGHT,
    ICE,
    RADII,
    STEP,
    WIDE_HEIGHT,
    WIDE_WIDTH,
    WIDTH,
    node_point,
    point,
)
from renderers.kit.colours.palette import LABEL_ON_SPACE, SPACE
from renderers.kit.letters.lettering import Type, words
from renderers.kit.picture.art import Art
from renderers.kit.picture.canvas import Ground, ground_of
from renderers.kit.picture.paints import Paints, put
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.stamps import globes
from renderers.kit.stamps.pieces import bead

ART = "factions/art"
SYSTEM = Art(f"{ART}/system.png", "RGB", (WIDTH, HEIGHT), strip=True)
PAINTS = Paints(f"{ART}/palette.txt")
QUIET = Art(f"{ART}/quiet.png", "RGB", (WIDTH, HEIGHT), strip=True)
QUIET_PAINTS = Paints(f"{ART}/quiet.txt")
LETTER = Type("semibold", 25, halo=4)
NUMBER = Type("semibold", 26, halo=3)
STEP_HIGH = 30
"""Heights of private pictures are multiples of this."""


def check() -> None:
    """Look at the files that everything is drawn with. Raises BadData."""
    PAINTS.check()
    SYSTEM.check()
    QUIET_PAINTS.check()
    QUIET.check()
    globes.check()


def axis_letters() -> list[tuple[str, float, float]]:
    """The letter of each band, above and below the sun, and where it stands."""
    found: list[tuple[str, float, float]] = []
    for band, letter in enumerate(BANDS):
        radius = (RADII[band] + RADII[band + 1]) / 2
        found += [(letter, CX, CY - radius), (letter, CX, CY + radius)]
    return found


def lettered(system: Image.Image) -> Image.Image:
    """The baked system with the beads on its nodes and the numbers of the sectors."""
    picture = beaded(system)
    for place in range(AROUND):
        at = point(ICE, AXIS + STEP * (place + 0.5))
        put(picture, words(str(place + 1), NUMBER, LABEL_ON_SPACE, "middle", "middle"), *at)
    return picture


def beaded(system: Image.Image) -> Image.Image:
    """The baked system with the beads on its nodes, as large as the board."""
    picture = system.copy()
    if picture.height < HEIGHT:
        picture = Image.new("RGB", (WIDTH, HEIGHT), picture.getpixel((0, picture.height - 1)))
        picture.paste(system, (0, 0))

    for ring in range(RINGS):
        for node in range(AROUND):
            put(picture, bead(4.2 if node else 5.2), *node_point(ring, node))
    return picture


@cached_pixels
def system_ground() -> Ground:
    """The ground of the board, every pixel a colour of the palette. Raises BadData."""
    return ground_of(lettered(SYSTEM.load()), PAINTS.palette)


@cached_pixels
def silent_ground() -> Ground:
    """The ground of the board without numbers. Raises BadData."""
    return ground_of(beaded(SYSTEM.load()), PAINTS.palette)


@cached_pixels
def quiet_ground() -> Ground:
    """The ground of parts of the board that one person is shown, as light in bytes as it may be. Raises BadData."""
    return ground_of(lettered(QUIET.load()), QUIET_PAINTS.palette)


@cached_pixels
def wide_ground(*, quiet: bool = False) -> Ground:
    """The ground of the landscape board. Raises BadData."""
    whole = quiet_ground() if quiet else system_ground()
    picture = Image.new("RGB", (WIDE_WIDTH, WIDE_HEIGHT), SPACE)
    picture.paste(whole.part((0, 0, whole.width, WIDE_HEIGHT)), (0, 0))
    return ground_of(picture, whole.palette)


def night_ground(height: int, width: int = WIDTH) -> Ground:
    """Dark space for private pictures, at least `height` rows; heights go in steps. Raises BadData."""
    return _night(width, min(HEIGHT, -(-height // STEP_HIGH) * STEP_HIGH))


@cached_pixels
def _night(width: int, height: int) -> Ground:
    colour = system_ground().part((0, HEIGHT - 1, 1, HEIGHT)).getpixel((0, 0))
    return ground_of(Image.new("RGB", (width, height), colour), PAINTS.palette)
