"""The cards of all decks in one frame: a strip of art by deck and kind, the title, and what the card says."""

from __future__ import annotations

from functools import lru_cache

from PIL import Image

from bot.engine.words import Words
from bot.games.factions.cards import (
    AUTOMA,
    CHARGE,
    DECK,
    DECKS,
    EVENT,
    EXOPLANET,
    EXPLORER,
    OBJECTIVE,
    PLANETS,
    TECH,
    TILE,
    TYPES,
    row_of,
)
from bot.games.factions.phrases import text_of
from renderers.factions.facts import title_of
from renderers.factions.pieces import exoworld, rock, world
from renderers.factions.signs import sign
from renderers.kit.cards import CardPlate
from renderers.kit.globes import bearing_step
from renderers.kit.lettering import Type, sized, words
from renderers.kit.palette import CAPTION, DIM, FAINT, FLASH, GOLD, INK, IVORY, SPACE, mix
from renderers.kit.paragraphs import Paragraph, paragraph
from renderers.kit.stamp import Stamp

TITLES = (Type("semibold", 28), Type("semibold", 25), Type("semibold", 22), Type("semibold", 20))
KIND = Type("caption", 19, 1.5)
WORTH = Type("extrabold", 24)
STATE = Type("semibold", 21)
ART_HIGH = 96


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


@lru_cache(64)
def _art(card_deck: int, kind: str, type_: str, wide: int, high: int) -> Image.Image:
    """The art of a card: the planet of its deck in the dark, and the emblem of its kind before it."""
    art = Image.new("RGB", (wide, high), mix(SPACE, INK, 0.5))

    def put(stamp: Stamp, x: float, y: float) -> None:
        art.paste(stamp.source, (round(x - stamp.ax), round(y - stamp.ay)), stamp.mask)

    light = bearing_step(-1, -0.6)
    name = DECKS[card_deck]
    if type_:
        put(exoworld(type_, round(high * 0.78)), wide * 0.80, high * 0.62)
    elif kind == "asteroid":
        put(rock(1), wide * 0.8, high * 0.5)
    elif name in PLANETS:
        put(world(PLANETS.index(name), round(high * 0.78), light), wide * 0.80, high * 0.62)
    return art


EMBLEMS = {
    "explorer": "explorer",
    "objective": "objective",
    "tech": "tech",
    "event": "leader",
    "charge": "energy",
}


@lru_cache(48)
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
    kind, row = kind_of(card), row_of(card)
    type_ = EXOPLANET[card].type if card in EXOPLANET else ""
    art_high = max(ART_HIGH, round(ART_HIGH * wide / 370))
    plate = CardPlate(wide, high, _art(DECK[card], kind, type_, wide, art_high), lit=lit)
    caption = speech.say_key(f"picture-kind-{kind}")
    plate.put(words(*sized(caption.upper(), wide * 0.6, KIND), CAPTION, "left", "middle"), 18, 26)
    if kind in EMBLEMS:
        plate.put(sign(EMBLEMS[kind], 30, GOLD if kind == "charge" else IVORY), 34, art_high - 26)
    corner = _corner(card, count)
    if corner:
        x = 60 if kind in EMBLEMS else 18
        plate.put(words(corner, Type("extrabold", 40), FLASH, "left", "middle"), x, art_high - 25)
    y = art_high + 30
    title, style = sized(title_of(speech, card), wide - 34, *TITLES)
    plate.put(words(title, style, IVORY, "left", "middle"), 17, y)
    foot = high - (40 if state else 14)
    if card in EXPLORER:
        _worths(plate, card, wide, y + 46)
    else:
        room = foot - y - 22
        _text(plate, [speech.say(part) for part in text_of(row)], wide - 34, room, y + 36, 17)
    if state:
        plate.put(
            words(*sized(state, wide - 34, STATE, Type("semibold", 19)), GOLD if holds else DIM),
            17,
            high - 16,
        )
    return plate.stamp()


def _corner(card: int, count: int) -> str:
    if count > 1:
        return f"×{count}"
    if card in OBJECTIVE:
        return str(OBJECTIVE[card].points)
    return str(EXOPLANET[card].need) if card in EXOPLANET else ""


def _worths(plate: CardPlate, card: int, wide: int, y: float) -> None:
    """The number of an explorer for each type of exoplanet."""
    step = (wide - 20) / len(TYPES)
    for number, kind in enumerate(TYPES):
        x = 10 + step * (number + 0.5)
        worth = EXPLORER[card].worth(number)
        plate.put(exoworld(kind, 13), x - 11, y)
        tone = FAINT if not worth else IVORY if worth <= EXPLORER[card].base else GOLD
        plate.put(words(str(worth), WORTH, tone, "left", "middle"), x + 5, y)


def _text(plate: CardPlate, texts: list[str], wide: float, high: float, y: float, x: float) -> None:
    """Texts one below the other, in the largest type in which all have room."""
    said: list[Paragraph] = []
    for sizes in ((24, 22), (22, 20), (20,), (19,), (18,)):
        said = [paragraph(text, "medium", sizes, wide, high) for text in texts]
        if sum(len(each.lines) * each.pitch + 6 for each in said) <= high + 6:
            break
    for each in said:
        for line in each.lines:
            plate.put(words(line, each.style, IVORY, "left", "middle"), x, y)
            y += each.pitch
        y += 6
