"""A card of Super Nova, small in a hand and large by itself, in the shared frame (rules 2.1)."""

from __future__ import annotations

from dataclasses import replace

from renderers.kit.colours.palette import DIM, FAINT, FLASH, IVORY, LINE, PANEL, mix
from renderers.kit.letters.lettering import Type, sized, width, words
from renderers.kit.letters.paragraphs import paragraph
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import CardPlate, Plate, dimmed, number_badge
from renderers.supernova.art.ground import STRIPS, sun_strip
from renderers.supernova.facts.faces import TINTS, Face, every_face, picture_of

PAD = 16
SIDE = 128
"""Width of the art at the left of a card of a hand."""
TEXT_SIZES = (29, 28, 27)
"""Sizes of what is written on a card: 27 of 1,200 pixels are 9 on a phone."""
NAME_SIZES = (36, 34, 32, 30, 28)
LINE_SIZES = (27, 26, 25, 24, 23, 22, 20, 19)
LETTER = Type("medium", 27)
NUMBER = Type("semibold", 33)
ART_HIGH = 132
LEAST_HIGH = 112
"""How high a card of a hand is on which nothing is written."""
TEXT_TOP = 98


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


def text_room(wide: int) -> int:
    """How wide the words of a card of a hand may be."""
    return wide - SIDE - 2 * PAD


def hand_card(face: Face, number: int, lit: bool, wide: int, high: int, size: int) -> Stamp:
    """A card in a hand, placed by its left upper corner: art, name, strengths and type, text of a size (0: none).

    `lit`: it may be played now.
    """
    strip = min(high, ART_HIGH)
    art = sun_strip(sun_of(face.word), SIDE, strip)
    card = CardPlate(wide, high, art if lit else dimmed(art), lit=lit)
    bright = IVORY if lit else mix(PANEL, IVORY, 0.74)
    card.put(picture_of(face, 76, 1), SIDE / 2 + 10, strip / 2 + 10)
    card.put(number_badge(str(number), lit, 22), 30, 30)
    room, left = text_room(wide), SIDE + PAD
    card.put(words(*_named(face.name, room), bright, "left", "middle"), left, 32)
    used = _strengths(card, face, left, 74, lit, bright)
    _line(card, face, left + used, 74, room - used)
    if size and face.text:
        said = paragraph(face.text, "medium", (size,), room, high)
        tone = mix(card.fill, IVORY, 0.90 if lit else 0.70)
        for index, line in enumerate(said.lines):
            card.put(words(line, said.style, tone), left, TEXT_TOP + (index + 0.82) * said.pitch)
    return card.stamp()


def high_of(face: Face, wide: int, size: int) -> int:
    """How high a card of a hand must be for its text in a size (0: without it)."""
    if not size or not face.text:
        return LEAST_HIGH
    said = paragraph(face.text, "medium", (size,), text_room(wide), 10_000)
    return TEXT_TOP + len(said.lines) * said.pitch + 14


def _named(name: str, room: float, sizes: tuple[int, ...] = NAME_SIZES) -> tuple[str, Type]:
    return sized(name, room, *(Type("semibold", size) for size in sizes))


def _line(card: CardPlate, face: Face, x: float, y: float, room: float) -> None:
    """Type, class or race, in the tint of the type; of a Special, when it can be played."""
    said = sized(kind_of(face), room, *(Type("caption", size, 0.6) for size in LINE_SIZES))
    card.put(words(*said, TINTS[face.type], "left", "middle"), x, y)


def kind_of(face: Face) -> str:
    """What stands beside the strengths of a card of a hand."""
    return (f"{face.line} · {face.when}" if face.type == "special" else face.line).upper()


def _strengths(
    card: CardPlate, face: Face, x: float, y: float, lit: bool, bright: tuple[int, int, int]
) -> float:
    """What a card has of P, M, D and E, without zeros; how much room that takes."""
    began, quiet = x, DIM if lit else FAINT
    for letter, value in zip("PMDE", (face.p, *face.strengths), strict=True):
        if value:
            text = signed(face, value)
            card.put(words(letter, LETTER, quiet, "left", "middle"), x, y)
            x += width(letter, LETTER) + 3
            card.put(words(text, NUMBER, bright, "left", "middle"), x, y)
            x += width(text, NUMBER) + 14
    return x - began


def prepare(wide: int) -> None:
    """Make the words that cards of a hand have in common, and their names."""
    for number in range(1, 13):
        for lit in (True, False):
            number_badge(str(number), lit)
    for value in map(str, range(7)):
        words(value, NUMBER, IVORY, "left", "middle")
    for face in every_face():
        words(*_named(face.name, text_room(wide)), IVORY, "left", "middle")
        high_of(face, wide, TEXT_SIZES[0])


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
    card.put(words(*_named(face.name, room, (62, 56, 50, 44)), FLASH, "left", "middle"), pad, strip + 66)
    kind = sized(face.line.upper(), room, Type("caption", 30, 2.6), Type("caption", 25, 1.0))
    card.put(words(*kind, TINTS[face.type], "left", "middle"), pad, strip + 126)
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
