"""Bake the grounds and the palette of Nova Solis into `data/novasolis/art/`: `python -m tools.bake_novasolis`."""

from __future__ import annotations

from PIL import Image

from bot.engine.files import data_path
from renderers.kit.colours.palette import RGB, SPACE
from renderers.kit.picture.canvas import snapped
from renderers.kit.picture.pixels import PIXELS
from renderers.kit.stamps.globes import globe
from renderers.novasolis import pictures
from renderers.novasolis.art import ground, pieces
from renderers.novasolis.facts.facts import facts_of
from tools.galaxy import core, galaxy, hole
from tools.novasolis_positions import look_at, reached
from tools.palettes import learnt

ART = data_path("novasolis", "art")
RAMP = 44


def middles() -> list[Image.Image]:
    """The holes from the smallest to the largest, then the core."""
    return [*map(hole, range(ground.STAGES)), core()]


def rough(plain: Image.Image, holes: list[Image.Image]) -> list[RGB]:
    """A first palette: designed colours, fire, and what the grounds and the planets need."""
    glazed = ground.glazed(plain, 6)
    side = ground.HOLE_SIDE
    sheet = Image.new("RGB", (glazed.width * 2, glazed.height + side), SPACE)
    sheet.paste(glazed, (0, 0))
    for number, each in enumerate(holes):
        sheet.paste(each, (number * side, glazed.height))
    for number, skin in enumerate(pieces.HOMES.values()):
        for step in range(0, 24, 2):
            stamp = globe(skin, 26, step)
            sheet.paste(stamp.source, (glazed.width + step * 30, 80 * number), stamp.mask)
    return learnt([sheet], RAMP)


def samples() -> list[Image.Image]:
    """Finished frames in true colour, from which the palette learns."""
    frames = []
    for seats, mode, moves in ((6, "survival", 700), (3, "exploration", 90), (5, "survival", 120)):
        position = reached(seats, {"mode": mode}, moves=moves)
        view, look = position.view, look_at(position)
        frame = ground.glazed(Image.open(ART / "galaxy.png").convert("RGB"), seats)
        facts = facts_of(view, look)
        placed = (
            *pictures.plates_of(facts, wide_form=False).placed,
            *pictures.scene_of(view, look, facts).placed,
        )
        for stamp, x, y in placed:
            frame.paste(stamp.source, (x, y), stamp.mask)
        frames.append(frame)
    return frames


def written(colours: list[RGB]) -> None:
    """Write a palette, and forget what was drawn with another."""
    (ART / "palette.txt").write_text("".join(f"#{r:02X}{g:02X}{b:02X}\n" for r, g, b in colours), "ascii")
    ground.PAINTS.forget()
    PIXELS.forget()


def main() -> None:
    """Bake everything."""
    ART.mkdir(parents=True, exist_ok=True)
    plain, holes = galaxy(), middles()
    files = ["galaxy.png", *(f"hole-{stage}.png" for stage in range(ground.STAGES)), "core.png"]
    for file, picture in zip(files, [plain, *holes], strict=True):
        picture.save(ART / file)
    written(rough(plain, holes))
    written(learnt([*samples(), *holes], RAMP))
    for file, picture in zip(files, [plain, *holes], strict=True):
        snapped(picture, ground.PAINTS.palette).save(ART / file, compress_level=9)


if __name__ == "__main__":
    main()
