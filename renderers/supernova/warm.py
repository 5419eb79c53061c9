"""What is loaded and drawn while a table gathers, so that the first picture comes almost as fast as the next."""

from __future__ import annotations

from renderers.kit.colours.palette import FLASH
from renderers.kit.letters.fonts import coverage
from renderers.kit.letters.lettering import words
from renderers.kit.stamps import globes
from renderers.supernova.art.geometry import SEATS, layout_of
from renderers.supernova.art.ground import STRIPS, night_ground, sun_strip, table_ground
from renderers.supernova.board import signs
from renderers.supernova.board.panels import POTENTIAL, frame
from renderers.supernova.cards import card
from renderers.supernova.facts.faces import SKINS, every_face, picture_of
from renderers.supernova.private.hand import MOST, WIDE


def prepare() -> None:
    """Load fonts and grounds, draw what most pictures have in common."""
    coverage("semibold")
    for seats in SEATS:
        table_ground(seats)
        layout = layout_of(seats)
        for index in range(seats):
            frame(layout, index)
    night_ground(MOST)
    globes.prepare(SKINS.values())
    for index in range(STRIPS):
        sun_strip(index, card.SIDE, card.ART_HIGH)
    for face in every_face():
        if face.type == "planet":
            picture_of(face, 64)
        else:
            picture_of(face, 28, 3, 0.9)
    for number in map(str, range(20)):
        words(number, POTENTIAL, FLASH, "right")
    signs.prepare()
    card.prepare(WIDE)
