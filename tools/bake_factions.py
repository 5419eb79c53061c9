"""Bake the ground and palette of Factions of Sol into `data/factions/art/`: `python -m tools.bake_factions`."""

from __future__ import annotations

from pathlib import Path

from PIL import Image, ImageDraw

from bot.engine.files import data_path
from bot.games.factions.cards.cards import CARDS, DECK, EXOPLANET
from renderers.factions import pictures
from renderers.factions.art import ground, pieces
from renderers.factions.art.geometry import CX, CY, RADII, WIDTH
from renderers.factions.cards.art import art
from renderers.factions.cards.cards import art_height
from renderers.factions.facts.facts import facts_of
from renderers.factions.private.private import WIDE as LARGE
from renderers.kit.colours.palette import GOLD, RGB, SEATS, SPACE, shades
from renderers.kit.picture.canvas import palette_image, snapped
from renderers.kit.picture.pixels import PIXELS
from renderers.kit.stamps.globes import globe
from tools.orrery import FOOT, solar_system
from tools.palettes import designed, learnt
from tools.systems import look_at, system

ART = data_path("factions", "art")
DITHERED = RADII[4]
"""Up to this radius the light of the sun fades without steps; farther out that costs too many bytes."""
ALIKE = 10
"""In the quiet palette, colours of scenery differ by more than that in red, green or blue."""


def samples(plain: Image.Image) -> list[Image.Image]:
    """Finished frames in true colour, from which the palette learns."""
    frames = []
    for seats, seed in ((4, 1), (3, 2), (1, 3)):
        view = system(seats, seed)
        look = look_at(view)
        frame = ground.lettered(plain)
        facts = facts_of(view, look)
        plates = pictures.plates_of(facts, wide_form=False)
        for stamp, x, y in (*plates.placed, *pictures.scene_of(view, look, facts).placed):
            frame.paste(stamp.source, (x, y), stamp.mask)
        frames.append(frame)
    return [*frames, arts()]


def arts() -> Image.Image:
    """Art of one card of each look, as large as it is drawn."""
    wide, high = LARGE, art_height(LARGE)
    looks = {
        (DECK[card], EXOPLANET[card].type if card in EXOPLANET else ""): card for card in range(1, CARDS)
    }
    sheet = Image.new("RGB", (wide, high * len(looks)), SPACE)
    for row, card in enumerate(looks.values()):
        sheet.paste(art(card, wide, high), (0, row * high))
    return sheet


def _write(file: Path, colours: list[RGB]) -> None:
    file.write_text("".join(f"#{r:02X}{g:02X}{b:02X}\n" for r, g, b in colours), "ascii")


def written(colours: list[RGB]) -> None:
    """Write a palette, and forget what was drawn with another."""
    _write(ART / "palette.txt", colours)
    ground.PAINTS.forget()
    PIXELS.forget()


def rough(plain: Image.Image) -> list[RGB]:
    """A first palette: designed colours, fire, and what the ground and the planets need."""
    sheet = Image.new("RGB", (plain.width, plain.height + 60), SPACE)
    sheet.paste(plain, (0, 0))
    for number, (skin, radius) in enumerate(pieces.SKINS):
        for step in range(12):
            stamp = globe(skin, radius, 2 * step)
            sheet.paste(stamp.source, (number * 150 + 12 * step, plain.height), stamp.mask)
    return learnt([sheet], 44)


def fewer(colours: list[RGB], sample: Image.Image) -> list[RGB]:
    """A palette without the colours of scenery that are hardly seen to differ from one more frequent in the sample."""
    counts = snapped(sample, palette_image(colours)).histogram()
    fixed = {*designed(), *(shade for seat in SEATS for shade in shades(seat.colour))}
    scenery: list[RGB] = []
    for _, colour in sorted(zip(counts, colours, strict=True), reverse=True):
        if colour not in fixed and all(_apart(colour, other) > ALIKE for other in scenery):
            scenery.append(colour)
    kept = list(dict.fromkeys([colours[0], *(colour for colour in colours if colour in fixed), *scenery]))
    return [*kept, *[colours[0]] * (len(colours) - len(kept))]


def _apart(one: RGB, other: RGB) -> int:
    return max(abs(a - b) for a, b in zip(one, other, strict=True))


def bake_quiet(colours: list[RGB]) -> None:
    """The ground of what one person is shown, with fewer things and colours: its file is small."""
    plain = solar_system(quiet=True).crop((0, 0, WIDTH, FOOT))
    sample = Image.new("RGB", (WIDTH, 2 * FOOT))
    sample.paste(plain, (0, 0))
    sample.paste(Image.blend(plain, Image.new("RGB", plain.size, GOLD), pictures.REACH / 255), (0, FOOT))
    _write(ART / "quiet.txt", fewer(colours, sample))
    ground.QUIET_PAINTS.forget()
    snapped(plain, ground.QUIET_PAINTS.palette).save(ART / "quiet.png", compress_level=9)


def main() -> None:
    """Bake everything."""
    plain = solar_system()
    ART.mkdir(parents=True, exist_ok=True)
    written(rough(plain))
    colours = learnt(samples(plain), 44)
    written(colours)
    low = plain.crop((0, 0, plain.width, FOOT))
    baked = snapped(low, ground.PAINTS.palette)
    dithered = low.quantize(palette=ground.PAINTS.palette, dither=Image.Dither.FLOYDSTEINBERG)
    around = Image.new("L", low.size, 0)
    near = (CX - DITHERED, CY - DITHERED, CX + DITHERED, CY + DITHERED)
    ImageDraw.Draw(around).ellipse(near, fill=255)
    baked.paste(dithered, (0, 0), around)
    baked.save(ART / "system.png", compress_level=9)
    bake_quiet(colours)


if __name__ == "__main__":
    main()
