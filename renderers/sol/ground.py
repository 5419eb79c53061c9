"""The baked grounds of SOL: the star in four stages, the orbit lines of each board, one palette for all.

Made by `tools.bake_sol`; see `data/sol/art/`.
"""

from __future__ import annotations

import re
from functools import lru_cache

from PIL import Image

from bot.engine.errors import BadData
from bot.engine.files import data_path
from renderers.kit.canvas import Ground, ground_of, palette_image, snapped
from renderers.kit.palette import HAIRLINE, SPACE, rgb
from renderers.kit.pieces import bead
from renderers.sol.geometry import HEIGHT, TRACK, WIDTH, corner_angle, layout_of, point

STAGES = ("calm", "restless", "flaring", "dying")
BOARDS = ("bridge", "boxed", "five")
PALETTE = "sol/art/palette.txt"
COLOUR = re.compile("#[0-9A-F]{6}")


def stage_of(marker: int) -> str:
    """How the star burns at a place of the instability countdown: 13-10, 9-6, 5-3, 2-0."""
    return STAGES[(marker < 10) + (marker < 6) + (marker < 3)]


@lru_cache(1)
def palette() -> Image.Image:
    """The 256 colours of SOL's board; the first one is `SPACE`. Raises BadData naming the line that is wrong."""
    path = data_path("sol", "art", "palette.txt")
    if not path.is_file():
        raise BadData(PALETTE, "file", "path", "is missing")
    lines = path.read_text("utf-8").split()
    for number, line in enumerate(lines, 1):
        if not COLOUR.fullmatch(line):
            raise BadData(PALETTE, f"line {number}", "colour", f"'{line[:20]}' is not like #FFC861")
    if len(lines) != 256 or rgb(lines[0]) != SPACE:
        raise BadData(PALETTE, "file", "lines", f"must be 256 colours, {SPACE} first")
    return palette_image([rgb(line) for line in lines])


def _art(name: str, mode: str) -> Image.Image:
    """A baked picture of `data/sol/art/`. Raises BadData where it is missing, broken or not as wide as the board."""
    file = f"sol/art/{name}"
    try:
        with Image.open(data_path("sol", "art", name)) as image:
            picture = image.convert(mode)
    except FileNotFoundError:
        raise BadData(file, "file", "path", "is missing") from None
    except OSError as error:
        raise BadData(file, "file", "format", f"is no picture: {error}") from error
    if picture.width != WIDTH or picture.height > HEIGHT:
        raise BadData(
            file, "file", "size", f"is {picture.size}, must be {WIDTH} wide and at most {HEIGHT} high"
        )
    return picture


def with_orbits(star: Image.Image, lines: Image.Image, board: str) -> Image.Image:
    """The star with the orbit lines of a board and the beads of the mothership track on them."""
    picture = star.copy()
    picture.paste(HAIRLINE, (0, 0, lines.width, lines.height), lines)
    dot = bead(4.5)
    layout = layout_of(board)
    for corner in range(1, layout.corners + 1):
        x, y = point(TRACK, corner_angle(layout, corner))
        picture.paste(dot.source, (round(x - dot.ax), round(y - dot.ay)), dot.mask)
    return picture


@lru_cache(len(STAGES) * len(BOARDS))
def ground(board: str, stage: str) -> Ground:
    """The ground of a board at a stage, every pixel a colour of the palette."""
    star, lines = _art(f"star-{stage}.png", "RGB"), _art(f"orbits-{board}.png", "L")
    picture = snapped(with_orbits(star, lines, board), palette()).convert("RGB")
    return ground_of(picture, palette())
