"""Cards to choose from, one below the other: the glyph and the name of the suit, its effect, and what that does."""

from __future__ import annotations

from collections.abc import Sequence

from PIL import Image

from renderers.kit.colours.palette import DIM, GOLD, IVORY, SPACE
from renderers.kit.letters.lettering import Type, sized, width, words
from renderers.kit.letters.paragraphs import wrapped
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Box, Stamp
from renderers.kit.stamps.cards import CardPlate
from renderers.kit.stamps.icons import suit_icon
from renderers.sol.facts.facts import Held

WIDE, MARGIN, GAP = 1000, 12, 14
LEFT, PAD = 148, 26
"""Where the words of a card begin, and how far they stay from its edge."""
EFFECT, SUIT, BODY = Type("semibold", 40), Type("medium", 30), Type("medium", 31)
LINE = 42


def put_cards(scene: Scene, cards: Sequence[tuple[Held, str]]) -> Box:
    """Cards with what their effects do, on plain space; returns what they cover."""
    plates = [card(held, does) for held, does in cards]
    high = 2 * MARGIN + sum(plate.height for plate in plates) + GAP * (len(plates) - 1)
    box = (0, 0, WIDE, high)
    scene.put(Stamp(SPACE, Image.new("L", (WIDE, high), 255), 0, 0), 0, 0)
    y = MARGIN
    for plate in plates:
        scene.put(plate, MARGIN + plate.ax, y + plate.ay)
        y += plate.height + GAP
    return box


@cached_pixels
def card(held: Held, does: str) -> Stamp:
    """One card, in gold because it can be chosen."""
    wide = WIDE - 2 * MARGIN - 8
    room = wide - LEFT - PAD
    lines = wrapped(does, BODY, room) if does else ()
    plate = CardPlate(wide, 86 + LINE * len(lines) + (14 if lines else 0), None, lit=True)
    plate.put(suit_icon(held.suit, 88), LEFT / 2, plate.height / 2)
    name = held.effect or held.title
    plate.put(words(*sized(name, room, EFFECT), GOLD, "left", "middle"), LEFT, 45)
    beside = LEFT + width(name, EFFECT) + 22
    if held.effect and beside + width(held.title, SUIT) <= wide - PAD:
        plate.put(words(held.title, SUIT, DIM, "left", "middle"), beside, 47)
    for number, line in enumerate(lines):
        plate.put(words(line, BODY, IVORY, "left", "middle"), LEFT, 101 + LINE * number)
    return plate.stamp()
