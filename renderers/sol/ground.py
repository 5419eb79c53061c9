"""The baked grounds of SOL: the star in four stages, the orbit lines of each board, one palette for all.

Made by `tools.bake_sol`; see `data/sol/art/`.
"""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.engine.files import data_path
from renderers.kit.canvas import Ground, ground_of, palette_image, snapped
from renderers.kit.palette import HAIRLINE, rgb
from renderers.kit.pieces import bead
from renderers.sol.geometry import TRACK, corner_angle, layout_of, point

STAGES = ("calm", "restless", "flaring", "dying")
BOARDS = ("bridge", "boxed", "five")


def stage_of(marker: int) -> str:
    """How the star burns at a place of the instability countdown: 13-10, 9-6, 5-3, 2-0."""
    return STAGES[(marker < 10) + (marker < 6) + (marker < 3)]


@lru_cache(1)
def palette() -> Image.Image:
    """The 256 colours of SOL's board; the first one is `SPACE`."""
    lines = data_path("sol", "art", "palette.txt").read_text("ascii").split()
    return palette_image([rgb(line) for line in lines])


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
    star = Image.open(data_path("sol", "art", f"star-{stage}.png")).convert("RGB")
    lines = Image.open(data_path("sol", "art", f"orbits-{board}.png")).convert("L")
    picture = snapped(with_orbits(star, lines, board), palette()).convert("RGB")
    return ground_of(picture, palette())
