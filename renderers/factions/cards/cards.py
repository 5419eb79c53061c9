"""The cards of all decks in one frame: a strip of art by deck and kind, the title, and what the card says."""

from __future__ import annotations

from bot.engine.words import Words
from bot.games.factions.cards.cards import (
    AUTOMA,
    CHARGE,
    DECK,
    EVENT,
    EXOPLANET,
    EXPLORER,
    OBJECTIVE,
    TECH,
    TILE,
    TYPES,
    row_of,
)
from bot.games.factions.cards.phrases import text_of
from renderers.factions.art.pieces import exoworld
from renderers.factions.cards.art import art
from renderers.factions.facts.facts import title_of
from renderers.kit.colours.palette import CAPTION, DIM, FAINT, FLASH, GOLD, IVORY, RGB, TITLE_SECOND
from renderers.kit.letters.lettering import Type, broken, fitted, fitting, sized, width, words
from renderers.kit.letters.paragraphs import Paragraph, paragraph
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import CardPlate

TITLES = (Type("semibold", 28), Type("semibold", 27))
BROKEN = tuple(Type("semibold", size) for size in (27, 25, 23, 22, 20))
"""The types of a title in two lines."""
SECOND_LINE = 13
"""Pixels that a second line of the title takes from what is below it."""
KIND = Type("caption", 19, 1.5)
WORTH = (27, 36)
"""The least and the greatest size of the numbers of an explorer."""
STATE = Type("semibold", 21)
SIZES = ((27,), (24, 22), (22, 20), (20,), (19,), (18,))
"""The sizes of texts, the largest first."""
BETWEEN = 6
"""Pixels between two texts."""


def kind_of(card: int) -> str:
    """What kind of card it is, as its caption's key says."""
    kinds = (
        ("explorer", EXPLORER),
        ("exoplanet", EXOPLANET),
        ("objective", OBJECTIVE),
        ("event", EVENT),
        ("tech", TECH),
        ("charge", CHARGE),
        ("asteroid", TILE),
    )
    return next(
        (kind for kind, rows in kinds if card in rows), "automa" if DECK[card] == AUTOMA else "research"
    )


def art_height(wide: int) -> int:
    """How high the art of a card is."""
    return round(wide * 0.36)


def snug_height(card: int, speech: Words, wide: int) -> int:
    """The height in which a card's text stands in its largest type."""
    if card in EXPLORER:
        return art_height(wide) + 112
    said = [paragraph(text, "medium", SIZES[0], wide - 34, 2000) for text, _ in _said(card, speech)]
    lines = len(_title(title_of(speech, card), wide - 34))
    above = art_height(wide) + 60 + SECOND_LINE * (lines - 1)
    return above + sum(len(each.lines) * each.pitch + BETWEEN for each in said)


@cached_pixels
def card_stamp(
    card: int,
    speech: Words,
    wide: int,
    high: int,
    lit: bool,
    count: int = 1,
    state: str = "",
    holds: bool = False,
) -> Stamp:
    """A card `wide` by `high`; `count` of the same, and in what `state` it is ("" for none), gold if it `holds`."""
    kind = kind_of(card)
    art_high = art_height(wide)
    plate = CardPlate(wide, high, art(card, wide, art_high), lit=lit)
    caption = speech.say_key(f"picture-kind-{kind}")
    plate.put(words(*sized(caption.upper(), wide * 0.6, KIND), CAPTION, "left", "middle"), 18, 26)
    corner = _corner(card, count)
    if corner:
        plate.put(words(corner, Type("extrabold", 40), FLASH, "left", "middle"), 18, art_high - 25)
    y = art_high + 30
    title = _title(title_of(speech, card), wide - 34)
    for number, (line, style) in enumerate(title):
        down = (number - (len(title) - 1) / 2) * round(style.size * 1.24)
        plate.put(words(line, style, IVORY, "left", "middle"), 17, y + down)
    foot = high - (40 if state else 14)
    if card in EXPLORER:
        _worths(plate, card, wide, y + 46)
    else:
        below = y + SECOND_LINE * (len(title) - 1)
        _text(plate, _said(card, speech), wide - 34, foot - below - 22, below + 36, 17)
    if state:
        plate.put(
            words(*sized(state, wide - 34, STATE, Type("semibold", 19)), GOLD if holds else DIM),
            17,
            high - 16,
        )
    return plate.stamp()


def _title(title: str, room: float) -> list[tuple[str, Type]]:
    """The lines of a title: one, if it has room in a large type, else two in the largest in which they have."""
    if (large := fitting(title, room, *TITLES)) is not None:
        return [(title, large)]
    lines = [(broken(title, style, room), style) for style in BROKEN]
    best = ((said, style) for said, style in lines if all(width(line, style) <= room for line in said))
    said, style = next(best, lines[-1])
    return [(fitted(line, style, room), style) for line in said if line]


def _corner(card: int, count: int) -> str:
    if count > 1:
        return f"×{count}"
    if card in OBJECTIVE:
        return str(OBJECTIVE[card].points)
    return str(EXOPLANET[card].need) if card in EXOPLANET else ""


def _worths(plate: CardPlate, card: int, wide: int, y: float) -> None:
    """The number of an explorer for each type of exoplanet."""
    step = (wide - 20) / len(TYPES)
    size = max(WORTH[0], min(WORTH[1], round(step * 0.52)))
    for number, kind in enumerate(TYPES):
        x = 10 + step * (number + 0.5)
        worth = EXPLORER[card].worth(number)
        plate.put(exoworld(kind, size // 2), x - size * 0.4, y)
        tone = FAINT if not worth else IVORY if worth <= EXPLORER[card].base else GOLD
        plate.put(words(str(worth), Type("extrabold", size), tone, "left", "middle"), x + size * 0.2, y)


def _said(card: int, speech: Words) -> list[tuple[str, RGB]]:
    """What a card says, each text in its tone: the titles of an event's options stand out."""
    titles = [option.name for option in EVENT[card].options] if card in EVENT else []
    return [
        (speech.say(part), TITLE_SECOND if part.values.get("said") in titles else IVORY)
        for part in text_of(row_of(card))
    ]


def _text(
    plate: CardPlate, texts: list[tuple[str, RGB]], wide: float, high: float, y: float, x: float
) -> None:
    """Texts one below the other, in the largest type in which all have room."""
    said: list[Paragraph] = []
    for sizes in SIZES:
        said = [paragraph(text, "medium", sizes, wide, high) for text, _ in texts]
        taken = sum(len(each.lines) * each.pitch + BETWEEN for each in said)
        if taken <= high + BETWEEN and not any(each.cut for each in said):
            break
    for each, (_, tone) in zip(said, texts, strict=True):
        for line in each.lines:
            plate.put(words(line, each.style, tone, "left", "middle"), x, y)
            y += each.pitch
        y += BETWEEN
