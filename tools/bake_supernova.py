"""Bake Super Nova's grounds and palette into `data/supernova/art/`: `python -m tools.bake_supernova`."""

from __future__ import annotations

from typing import TYPE_CHECKING

import numpy as np
from PIL import Image

from bot.engine.catalogues import ENGLISH
from bot.engine.files import DATA
from bot.games.supernova.cards.cards import KIND, PLANET
from renderers.kit.colours.palette import PANEL, RGB, designed
from renderers.kit.picture.canvas import ground_of, palette_image, snapped
from renderers.kit.stamps.globes import KINDS, SKINS, Skin, globe
from renderers.supernova import pictures
from renderers.supernova.art import ground
from renderers.supernova.art.geometry import SEATS, layout_of
from renderers.supernova.facts.faces import face_of, picture_of, words_in
from renderers.supernova.facts.facts import facts_of
from tools import nova
from tools.palettes import learnt
from tools.supernova_positions import every_card, look_at, position

if TYPE_CHECKING:
    from renderers.kit.picture.canvas import Scene
    from tools.noise import Field

ART = DATA / "supernova" / "art"


def picture(field: Field) -> Image.Image:
    """A float field as an RGB picture."""
    return Image.fromarray(np.clip(field, 0, 255).round().astype(np.uint8))


def finished(under: Image.Image, scene: Scene) -> Image.Image:
    """A frame in true colour."""
    whole = under.copy()
    for stamp, x, y in scene.placed:
        whole.paste(stamp.source, (x, y), stamp.mask)
    return whole


def table_samples(tables: dict[int, Image.Image]) -> list[Image.Image]:
    """Tables with pieces, from which the palette learns."""
    plain = palette_image([*designed(), *[designed()[0]] * (256 - len(designed()))])
    frames = []
    for seats, planets in ((4, 3), (2, 2), (6, 5)):
        view = position(seats, seats, planets=planets, rich=1.4)
        under = ground_of(tables[seats], plain)
        look = look_at(view)
        frames.append(finished(tables[seats], pictures.scene_of(view, facts_of(view, look), look, under)))
    return frames


def globe_sheet() -> Image.Image:
    """Large globes of every kind and skin, from which the palette learns their shades."""
    sheet = Image.new("RGB", (1320, 1000), PANEL)
    for row, kind in enumerate(KINDS):
        for column, skin in enumerate(SKINS):
            stamp = globe(Skin(skin, kind, 30 * column, column % 4 == 0), 56, (3 * column + row) % 24)
            at = (round(60 + column * 120 - stamp.ax), round(80 + row * 160 - stamp.ay))
            sheet.paste(stamp.source, at, stamp.mask)
    return sheet


def emblem_sheet() -> Image.Image:
    """The emblems of all cards."""
    sheet = Image.new("RGB", (1200, 1100), PANEL)
    for index, card in enumerate(card for card in every_card() if KIND[card] != PLANET):
        stamp = picture_of(face_of(card, words_in(ENGLISH)), 92)
        at = (round(60 + index % 11 * 108 - stamp.ax), round(60 + index // 11 * 108 - stamp.ay))
        sheet.paste(stamp.source, at, stamp.mask)
    return sheet


def main() -> None:
    """Bake everything."""
    tables = {seats: picture(nova.table(layout_of(seats))) for seats in SEATS}
    night = picture(nova.night())
    suns = [picture(nova.small_sun(seed)) for seed in range(ground.STRIPS)]
    colours: list[RGB] = learnt([*table_samples(tables), globe_sheet(), emblem_sheet(), night, *suns], 48)
    ART.mkdir(parents=True, exist_ok=True)
    (ART / "palette.txt").write_text("".join(f"#{r:02X}{g:02X}{b:02X}\n" for r, g, b in colours), "ascii")
    ground.PAINTS.forget()
    names = {**{f"table-{seats}": table for seats, table in tables.items()}, "night": night}
    names |= {f"sun-{index}": sun for index, sun in enumerate(suns)}
    for name, whole in names.items():
        snapped(ground.PAINTS.off_seats(whole), ground.PAINTS.palette).save(
            ART / f"{name}.png", compress_level=9
        )


if __name__ == "__main__":
    main()
