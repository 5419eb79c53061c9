"""The grounds of SOL: the star in four stages and as a nova, the orbit lines of each board, one palette for all.

Made by `tools.bake_sol`; see `data/sol/art/`.
"""

from __future__ import annotations

from functools import lru_cache
from math import pow

from PIL import Image, ImageChops, ImageFilter

from renderers.kit.colours.palette import HAIRLINE, RGB, SPACE
from renderers.kit.picture.art import Art, load_palette
from renderers.kit.picture.canvas import Ground, ground_of
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.stamps.pieces import bead
from renderers.sol.art.geometry import CX, CY, HEIGHT, TRACK, WIDTH, corner_angle, layout_of, point

STAGES = ("calm", "restless", "flaring", "dying")
BOARDS = ("bridge", "boxed", "five")
ART = "sol/art"
STARS = {stage: Art(f"{ART}/star-{stage}.png", "RGB", (WIDTH, HEIGHT), strip=True) for stage in STAGES}
ORBITS = {board: Art(f"{ART}/orbits-{board}.png", "L", (WIDTH, HEIGHT), strip=True) for board in BOARDS}


NOVA = "nova"
"""The stage after the thirteenth flare."""


def stage_of(marker: int) -> str:
    """How the star burns at a place of the instability countdown: 13-10, 9-6, 5-3, 2-1, and as a nova."""
    return NOVA if marker <= 0 else STAGES[(marker < 10) + (marker < 6) + (marker < 3)]


@lru_cache(1)
def palette() -> Image.Image:
    """The 256 colours of SOL's board; the first one is `SPACE`. Raises BadData naming the line that is wrong."""
    return load_palette(f"{ART}/palette.txt")


def check() -> None:
    """Look at the files that boards are drawn with. Raises BadData."""
    palette()
    for art in (*STARS.values(), *ORBITS.values()):
        art.check()


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


BURST = 560
"""How far the fire of the nova reaches, in pixels."""
FIRE: RGB = (255, 132, 46)
DARKS = 0.5
"""How much of their light the darkest parts of the star keep in private pictures; the brightest keep all."""


def _dimmed() -> list[int]:
    """For each channel and value what it becomes: never darker than space."""
    return [
        round(space + (value - space) * (DARKS + (1 - DARKS) * ((value - space) / (255 - space)) ** 2))
        if value > space
        else value
        for space in SPACE
        for value in range(256)
    ]


@cached_pixels
def quiet(board: str) -> Ground:
    """The ground of private pictures: the calm star without its finest grain, its plates and glow dimmed.

    Marks and names stand out on it, and its files are smaller by a third.
    """
    star = STARS["calm"].load().convert("RGB").filter(ImageFilter.MedianFilter(5)).point(_dimmed())
    return ground_of(with_orbits(star, ORBITS[board].load(), board), palette())


def _burst() -> Image.Image:
    """The dying star as it bursts: a fire that fills it and fades beyond the orbits."""
    star = STARS["dying"].load().convert("RGB")
    fire = Image.radial_gradient("L").resize((2 * BURST, 2 * BURST)).point(_fire)
    light = Image.new("RGB", star.size)
    light.paste(FIRE, (CX - BURST, CY - BURST), fire)
    return ImageChops.screen(star, light)


def _fire(away: int) -> int:
    """How much of the fire there is, of 255, at a distance from the heart, of 255."""
    return round(255 * pow(max(0.0, 1 - away / 240), 1.8))


@cached_pixels
def ground(board: str, stage: str) -> Ground:
    """The ground of a board at a stage, every pixel a colour of the palette."""
    star = _burst() if stage == NOVA else STARS[stage].load()
    return ground_of(with_orbits(star, ORBITS[board].load(), board), palette())
