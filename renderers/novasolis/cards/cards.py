"""Cards, tiles and objectives as they are seen closely: an emblem, a title, and all that they say."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.words import Words
from bot.games.novasolis.core.cards.cards import ENTITY_CARDS, OBJECTIVES, TECHNOLOGIES, TILES
from bot.games.novasolis.core.cards.language import Artifact
from bot.games.novasolis.core.cards.phrases import text_of
from bot.games.novasolis.core.cards.rows import EntityRow, LocationTileRow, ObjectiveRow, TechnologyRow
from bot.games.novasolis.modules.void.matter import matter_of
from renderers.kit.colours.palette import CAPTION, DIM, FAINT, GOLD, IVORY
from renderers.kit.letters.lettering import CAPTION_SMALL, Type, sized, width, words
from renderers.kit.letters.paragraphs import paragraph, wrapped
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import CardPlate
from renderers.kit.stamps.pieces import enemy
from renderers.novasolis.art.glyphs import glyph, resource
from renderers.novasolis.art.pieces import relic, tile
from renderers.novasolis.facts.expansions import sign_of
from renderers.novasolis.facts.facts import gives_of

AnyCard = TechnologyRow | LocationTileRow | ObjectiveRow | EntityRow

CALLED: dict[str, AnyCard] = {
    **{row.word: row for row in TECHNOLOGIES.values()},
    **{row.word: row for row in TILES.values()},
    **{row.word: row for row in OBJECTIVES.values()},
    **{row.word: row for row in ENTITY_CARDS.values()},
}
"""Everything that has a card, by the word that people type."""
KINDS: dict[type[AnyCard], str] = {
    TechnologyRow: "technology",
    LocationTileRow: "tile",
    ObjectiveRow: "objective",
    EntityRow: "entity",
}
HEAD, SIDE, FOOT = 94, 20, 20
BODY = (30, 27, 25, 23, 21, 19, 18)
"""Sizes of what a card says: the largest can be read on a phone."""
STATE, STATED = 40, Type("caption", 27, 2.0)
TITLES = tuple(Type("semibold", size) for size in (34, 30, 27))
"""Types of a title: the last can be read on a phone. What is too long for it has two lines, and no caption below."""


def kind_of(card: AnyCard) -> str:
    """What kind of card it is."""
    return KINDS[type(card)]


def title_of(speech: Words, card: AnyCard) -> str:
    """The title of a card."""
    return speech.say_key(card.name.removeprefix("~"))


def said_of(speech: Words, card: AnyCard) -> str:
    """All that it says besides its title."""
    return " ".join(speech.capital(speech.say(part)) for part in text_of(card))


def high_of(speech: Words, card: AnyCard, wide: int, *, stated: bool = False) -> int:
    """The height in which a card has room for its largest type."""
    style = Type("medium", BODY[0])
    lines = len(wrapped(said_of(speech, card), style, wide - 2 * SIDE))
    return HEAD + lines * round(BODY[0] * 1.24) + FOOT + STATE * stated


def heights_of(speech: Words, rows: Sequence[Sequence[int]], wide: int, room: float, gap: int) -> list[int]:
    """The heights of rows of technologies with a state; the texts get smaller where all need more than `room`."""
    full = [max(high_of(speech, TECHNOLOGIES[card], wide, stated=True) for card in row) for row in rows]
    frame = HEAD + FOOT + STATE
    share = (room - len(rows) * (gap + frame)) / max(1, sum(high - frame for high in full))
    return [frame + int((high - frame) * min(1.0, share)) for high in full]


def _put_title(plate: CardPlate, speech: Words, card: AnyCard, room: float) -> None:
    """The title, and below it what kind of card it is, or the rest of a long title."""
    title = title_of(speech, card)
    lines = (title,) if width(title, TITLES[-1]) <= room else wrapped(title, TITLES[-1], room)
    if lines[1:]:
        for at, line in enumerate(lines[:2]):
            plate.put(words(line, TITLES[-1], IVORY, "left", "middle"), 88, 28 + 34 * at)
        return
    plate.put(words(*sized(title, room, *TITLES), IVORY, "left", "middle"), 88, 30)
    caption = speech.say_key(f"picture-kind-{kind_of(card)}").upper()
    plate.put(words(*sized(caption, room, CAPTION_SMALL), CAPTION, "left", "middle"), 88, 72)


@cached_pixels
def card_stamp(
    card: AnyCard, speech: Words, wide: int, high: int, lit: bool, count: int = 1, state: str = ""
) -> Stamp:
    """A card with its text; in gold where it may be chosen. `count` alike ones lie here; `state` stands at its foot."""
    plate = CardPlate(wide, high, None, lit=lit)
    x, y = 48, 46
    if isinstance(card, LocationTileRow):
        plate.put(tile(card.colour, gives_of(card.bonus), 27.0), x, y)
        if any(isinstance(piece, Artifact) for piece in card.bonus):
            plate.put(relic(28, True), x, y)
    elif isinstance(card, TechnologyRow):
        plate.put(glyph(sign_of(card), 44, DIM), x, y)
    elif isinstance(card, EntityRow):
        plate.put(enemy(19), x, y)
    else:
        plate.put(glyph("stars", 42, DIM), x, y)
    badge = f"× {count}" if count > 1 else ""
    room = wide - 92 - SIDE - (60 if badge else 0)
    _put_title(plate, speech, card, room)
    if badge:
        plate.put(words(badge, TITLES[1], IVORY, "right", "middle"), wide - SIDE, 34)
    if isinstance(card, TechnologyRow):
        for i, need in enumerate(reversed(card.needs)):
            plate.put(resource(need, 13), wide - SIDE - 14 - 32 * i, 64)
        for i in range(matter_of(card)):
            plate.put(glyph("dark", 27, IVORY), wide - SIDE - 14 - 32 * (len(card.needs) + i), 64)
    body = paragraph(
        said_of(speech, card), "medium", BODY, wide - 2 * SIDE, high - HEAD - FOOT - STATE * bool(state)
    )
    for number, line in enumerate(body.lines):
        plate.put(words(line, body.style, IVORY, "left", "middle"), SIDE, HEAD + 14 + number * body.pitch)
    if state:
        tone = GOLD if lit else FAINT
        plate.put(
            words(*sized(state.upper(), wide - 2 * SIDE, STATED, CAPTION_SMALL), tone, "left", "middle"),
            SIDE,
            high - 24,
        )
    return plate.stamp()
