"""A card of Super Nova, small in a hand and large by itself, in the shared frame (rules 2.1)."""

from __future__ import annotations

from dataclasses import replace

from renderers.kit.colours.palette import DIM, FAINT, FLASH, GOLD, IVORY, LINE, PANEL, mix
from renderers.kit.letters.lettering import Type, fitted, sized, width, words
from renderers.kit.letters.paragraphs import paragraph
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import CardPlate, dimmed, number_badge
from renderers.kit.stamps.plates import Plate
from renderers.supernova.art.ground import STRIPS, sun_strip
from renderers.supernova.facts.faces import TINTS, Face, every_face, picture_of

PAD = 16
TEXT_SIZES = (24, 23, 22, 21, 20, 19)
LINE_SIZE = 20
NAME_SIZES = (30, 28, 26, 24, 22)
LETTER = Type("medium", 22)
NUMBER = Type("semibold", 31)
PHASE = Type("caption", 21, 1.6, 2)
PHASES = (Type("caption", 19, 0.4, 2), Type("caption", 18, -0.4, 2))
ART_HEIGHTS = (212, 152, 108)
"""Heights of the art on a card of a hand: most where there is no text, less where the text would be small."""


def sun_of(word: str) -> int:
    """Which of the small suns a card has."""
    return sum(map(ord, word)) % STRIPS


def signed(face: Face, value: int) -> str:
    """A strength as printed: with its sign on cards that change others."""
    if value < 0:
        return f"−{-value}"
    return f"+{value}" if value and face.type in ("environment", "civilization", "modifier") else str(value)


def has_strengths(face: Face) -> bool:
    """Specials have none, nor have cards on which all four are zero."""
    return any((face.p, *face.strengths))


def hand_card(face: Face, number: int, lit: bool, wide: int, high: int) -> Stamp:
    """A card in a hand, placed by its left upper corner. `lit`: it may be played now."""
    strip = strip_of(face, wide, high)
    art = sun_strip(sun_of(face.word), wide, strip)
    card = CardPlate(wide, high, art if lit else dimmed(art), lit=lit)
    bright = IVORY if lit else mix(PANEL, IVORY, 0.74)
    size = min(round(strip * 0.66), 128)
    left, top = (0.38, strip / 2 + 4) if strip == ART_HEIGHTS[0] else (0.36, (strip + 16) / 2)
    card.put(picture_of(face, size, 1), wide * left, top)
    card.put(
        number_badge(str(number), lit, 22 if strip > 70 else 18),
        34 if strip > 70 else 26,
        34 if strip > 70 else 32,
    )
    card.put(
        words(*sized(face.when.upper(), wide - 80, PHASE, *PHASES), GOLD if lit else DIM, "right", "middle"),
        wide - 14,
        24,
    )
    y = strip + (34 if high >= 400 else 24)
    room = wide - 2 * PAD
    style = _name_style(face.name, room)
    card.put(words(fitted(face.name, style, room), style, bright, "left", "middle"), PAD, y)
    y += 34 if high >= 400 else 29
    _line(card, face, y, room, LINE_SIZE)
    if has_strengths(face):
        _strengths(card, face, PAD, high - 30, room, lit, bright)
    if high >= 240 and face.text:
        top = y + 20
        said = paragraph(face.text, "medium", TEXT_SIZES, room, foot_of(face, high) - top)
        tone = mix(card.fill, IVORY, 0.90 if lit else 0.70)
        for index, line in enumerate(said.lines):
            card.put(words(line, said.style, tone), PAD, top + (index + 0.82) * said.pitch)
    return card.stamp()


def foot_of(face: Face, high: int) -> int:
    """Where the text of a card must end."""
    return high - (54 if has_strengths(face) else 14)


def strip_of(face: Face, wide: int, high: int) -> int:
    """The height of the art: less of it where the text would be small."""
    if high < 400:
        return 96 if high >= 300 else 64
    bare, most, least = ART_HEIGHTS
    if not face.text:
        return bare
    room = foot_of(face, high) - most - 88
    small = paragraph(face.text, "medium", TEXT_SIZES, wide - 2 * PAD, room).style.size < 23
    return least if small else most


def _name_style(name: str, room: float, sizes: tuple[int, ...] = NAME_SIZES) -> Type:
    styles = [Type("semibold", size) for size in sizes]
    return next((style for style in styles if width(name, style) <= room), styles[-1])


def _line_style(text: str, room: float, size: int) -> Type:
    styles = [Type("caption", size - less, tracking) for less, tracking in enumerate((1.5, 0.6, 0.0))]
    return next((style for style in styles if width(text, style) <= room), styles[-1])


def _line(card: CardPlate, face: Face, y: float, room: float, size: int) -> None:
    """Type, class, traits or race, in the tint of the type."""
    text = face.line.upper()
    style = _line_style(text, room, size)
    card.put(words(fitted(text, style, room), style, TINTS[face.type], "left", "middle"), PAD, y)


def _strengths(
    card: CardPlate, face: Face, x: float, y: float, room: float, lit: bool, bright: tuple[int, int, int]
) -> None:
    """P M D E along the foot, evenly apart."""
    quiet = DIM if lit else FAINT
    cells = [
        (letter, signed(face, v), v) for letter, v in zip("PMDE", (face.p, *face.strengths), strict=True)
    ]
    runs = [width(letter, LETTER) + 4 + width(text, NUMBER) for letter, text, _ in cells]
    gap = min(24.0, (room - sum(runs)) / 3)
    for (letter, text, value), run in zip(cells, runs, strict=True):
        card.put(words(letter, LETTER, quiet, "left", "middle"), x, y)
        tone = bright if value else FAINT
        card.put(words(text, NUMBER, tone, "left", "middle"), x + width(letter, LETTER) + 4, y)
        x += run + gap


def prepare(wide: int, high: int) -> None:
    """Make the words that cards of a hand have in common, and their names."""
    for number in range(1, 13):
        for lit in (True, False):
            number_badge(str(number), lit)
    for value in map(str, range(7)):
        words(value, NUMBER, IVORY, "left", "middle")
    for face in every_face():
        strip_of(face, wide, high)
        room = wide - 2 * PAD
        style = _name_style(face.name, room)
        words(fitted(face.name, style, room), style, IVORY, "left", "middle")
        style = _line_style(face.line.upper(), room, LINE_SIZE)
        words(fitted(face.line.upper(), style, room), style, TINTS[face.type], "left", "middle")
        words(face.when.upper(), PHASE, GOLD, "right", "middle")


LARGE = (720, 1000)
RIM = 2
"""Width of the edge of a large card."""


@cached_pixels
def large_card(face: Face) -> Stamp:
    """One card by itself, 720 x 1000, placed by its left upper corner; its edge lies outside of that."""
    wide, high = LARGE
    strip = 400
    card = CardPlate(wide, high, sun_strip(sun_of(face.word), wide, strip), lit=False, radius=28)
    card.put(picture_of(face, 250, 1, 2.2), wide * 0.42, strip / 2 + 8)
    when = sized(face.when.upper(), wide - 68, Type("caption", 32, 3.0, 2), Type("caption", 26, 1.0, 2))
    card.put(words(*when, IVORY, "right", "middle"), wide - 34, 46)
    pad = 40
    room = wide - 2 * pad
    style = _name_style(face.name, room, (62, 56, 50, 44))
    card.put(words(fitted(face.name, style, room), style, FLASH, "left", "middle"), pad, strip + 66)
    caption = Type("caption", 30, 2.6)
    text = face.line.upper()
    if width(text, caption) > room:
        caption = Type("caption", 25, 1.0)
    card.put(
        words(fitted(text, caption, room), caption, TINTS[face.type], "left", "middle"), pad, strip + 126
    )
    foot = high - 40
    if has_strengths(face):
        _large_strengths(card, face, pad, high - 78, room)
        foot = high - 150
    if face.text:
        top = strip + 166
        said = paragraph(face.text, "medium", (42, 40, 38, 36, 34, 32), room, foot - top)
        for index, line in enumerate(said.lines):
            card.put(words(line, said.style, mix(PANEL, IVORY, 0.92)), pad, top + (index + 0.82) * said.pitch)
    edged = Plate(wide + 2 * RIM, high + 2 * RIM, 28 + RIM, fill=LINE)
    edged.put(card.stamp(), RIM, RIM)
    return replace(edged.stamp(), ax=RIM, ay=RIM)


def _large_strengths(card: CardPlate, face: Face, x: float, y: float, room: float) -> None:
    letter_style, number_style = Type("medium", 34), Type("extrabold", 62, features=("pnum", "case"))
    for index, (letter, value) in enumerate(zip("PMDE", (face.p, *face.strengths), strict=True)):
        at = x + index * room / 4
        card.put(words(letter, letter_style, DIM, "left", "middle"), at, y)
        card.put(
            words(signed(face, value), number_style, FLASH if value else FAINT, "left", "middle"), at + 36, y
        )
