"""Bake SOL's grounds and palette into `data/sol/art/`: `python -m tools.bake_sol`. Takes about half a minute."""

from __future__ import annotations

import numpy as np
from PIL import Image

from bot.engine.files import data_path
from renderers.kit.colours.palette import RGB
from renderers.kit.picture.canvas import Scene, snapped
from renderers.kit.picture.pixels import PIXELS
from renderers.sol import pictures
from renderers.sol.art.geometry import HEIGHT, layout_of
from renderers.sol.art.ground import BOARDS, STAGES, palette, with_orbits
from renderers.sol.facts.facts import facts_of
from tools import sun
from tools.palettes import learnt
from tools.positions import look_at, position

ART = data_path("sol", "art")


def star(stage: sun.Stage) -> Image.Image:
    """One stage of the star in true colour."""
    field = sun.colours(sun.light(stage))
    return Image.fromarray(np.clip(field, 0, 255).round().astype(np.uint8))


def orbits(name: str) -> Image.Image:
    """The orbit lines of a board as a mask, in 16 steps."""
    field = sun.orbit_lines(layout_of(name))[: HEIGHT * 4 // 5]
    return Image.fromarray(((field * 15).round() * 17).astype(np.uint8))


def samples(stars: dict[str, Image.Image], lines: dict[str, Image.Image]) -> list[Image.Image]:
    """Finished frames in true colour, from which the palette learns."""
    frames = []
    for stage, name, seats in (("calm", "bridge", 4), ("flaring", "five", 5), ("dying", "five", 5)):
        view = position(seats, name, seed=seats, crowd=1.4)
        look = look_at(view)
        scene: Scene = pictures.scene_of(view, look, facts_of(view, look))
        frame = with_orbits(stars[stage], lines[name], name)
        for stamp, x, y in scene.placed:
            frame.paste(stamp.source, (x, y), stamp.mask)
        frames.append(frame)
    return frames


def main() -> None:
    """Bake everything."""
    stars = {stage.name: star(stage) for stage in sun.STAGES}
    lines = {name: orbits(name) for name in BOARDS}
    colours: list[RGB] = learnt(samples(stars, lines))
    ART.mkdir(parents=True, exist_ok=True)
    (ART / "palette.txt").write_text("".join(f"#{r:02X}{g:02X}{b:02X}\n" for r, g, b in colours), "ascii")
    PIXELS.forget()
    palette.cache_clear()
    for name in STAGES:
        snapped(stars[name], palette()).save(ART / f"star-{name}.png", compress_level=9)
    for name in BOARDS:
        lines[name].save(ART / f"orbits-{name}.png", compress_level=9)


if __name__ == "__main__":
    main()
