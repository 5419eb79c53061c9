"""Between board and panels: the stellar event with its options and votes, and the two markets."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import NamedTuple

from bot.games.factions.cards.cards import NEPTUNE
from renderers.factions.art.geometry import SIDE, SIDE_WIDTH
from renderers.factions.art.pieces import exoworld, world
from renderers.factions.board.panels import FULL, GAP, HEIGHT, MARGIN
from renderers.factions.facts.facts import Facts, Motion, Offered
from renderers.kit.colours.palette import DIM, GOLD, INK, IVORY
from renderers.kit.letters.lettering import CAPTION_SMALL, Type, shares, sized, width, words
from renderers.kit.letters.paragraphs import Paragraph, paragraph, uncut
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Box, Stamp, reduced
from renderers.kit.stamps.cards import Plate
from renderers.kit.stamps.globes import bearing_step
from renderers.kit.stamps.marks import drawn
from renderers.kit.stamps.pieces import token

EVENT_TOP, EVENT_HIGH = 1144, 42
MARKET_TOP, MARKET_HIGH = 1192, 60
SIDE_TOP, SIDE_HIGH = MARGIN + 4 * (HEIGHT + GAP) + 2, 34
"""The markets beside a landscape board: below four panels, a card a line."""
VALUE = Type("semibold", 23)
VALUES = (VALUE, Type("semibold", 21), Type("semibold", 19), Type("semibold", 18))
TITLES = (21, 20, 19, 18, 17)
"""Sizes of the title of a card of a market."""
LEAST = 120
"""No card of a market is narrower."""
SHARES = (344, 398, 398)
"""Widths of the event and of its two options."""


class Chip(NamedTuple):
    """A chip of the ribbon: the word that commands take ("" for none), its stamp and its place."""

    word: str
    stamp: Stamp
    x: int
    y: int

    @property
    def box(self) -> Box:
        """What it covers."""
        return self.x, self.y, self.x + self.stamp.width, self.y + self.stamp.height


@cached_pixels
def _titled(caption: str, title: str, wide: int, gold: bool) -> Stamp:
    """A caption, then a title."""
    plate = Plate(wide, EVENT_HIGH, 10)
    x = 16.0
    if caption:
        plate.put(words(caption.upper(), CAPTION_SMALL, DIM, "left", "middle"), x, EVENT_HIGH / 2)
        x += width(caption.upper(), CAPTION_SMALL) + 12
    said = sized(title, wide - x - 12, *VALUES)
    plate.put(words(*said, GOLD if gold else IVORY, "left", "middle"), x, EVENT_HIGH / 2)
    return plate.stamp()


@cached_pixels
def _motion(letter: str, motion: Motion, hues: tuple[int, ...], wide: int) -> Stamp:
    """An option of the event with the marks of its voters."""
    plate = Plate(wide, EVENT_HIGH, 10)
    plate.put(words(letter, VALUE, GOLD, "left", "middle"), 15, EVENT_HIGH / 2)
    room = wide - 42 - 27 * len(motion.votes) - 12
    plate.put(words(*sized(motion.title, room, *VALUES), IVORY, "left", "middle"), 42, EVENT_HIGH / 2)
    for i, side in enumerate(reversed(motion.votes)):
        plate.put(token(hues[side], 10), wide - 22 - 27 * i, EVENT_HIGH / 2)
    return plate.stamp()


@cached_pixels
def _card(card: Offered, wide: int, high: int) -> Stamp:
    """A card of a market: an exoplanet by its type and what it needs, research by Neptune."""
    plate = Plate(wide, high, 10)
    light, middle = bearing_step(-1, -0.7), high / 2
    radius = min(19, high // 2 - 3)
    plate.put(exoworld(card.type, radius) if card.type else world(NEPTUNE, radius - 2, light), 29, middle)
    if card.need:
        disc = reduced(drawn("circle", 11, 26))
        x, y = 29 + radius * 0.85, middle + (high - MARKET_HIGH) / 12 + radius * 0.6
        plate.put(Stamp(INK, disc, 13, 13), x, y)
        plate.put(words(str(card.need), Type("extrabold", 18), IVORY, "middle", "middle"), x, y)
    x, said = titled(card, wide, high)
    y = middle - said.pitch * (len(said.lines) - 1) / 2
    for line in said.lines:
        plate.put(words(line, said.style, IVORY, "left", "middle"), x, y)
        y += said.pitch
    return plate.stamp()


def titled(card: Offered, wide: int, high: int) -> tuple[int, Paragraph]:
    """The title of a card of a market in lines, and how far from the left they begin."""
    x = 60 if card.need else 54
    room = wide - x - (6 if card.need else 5)
    fits = all(width(word, Type("medium", 18)) <= room for word in card.title.split())
    title = card.title if fits else card.title.replace("-", "- ")
    said = paragraph(title, "medium", uncut(title, "medium", TITLES, room), room, high - 6)
    return x, said


def _row(facts: Facts) -> tuple[Chip, ...]:
    """The event and its options."""
    say, x = facts.say, MARGIN
    found: list[Chip] = []

    def add(word: str, stamp: Stamp) -> None:
        nonlocal x
        found.append(Chip(word, stamp, x, EVENT_TOP))
        x += stamp.width + GAP

    event, option, second = SHARES
    if facts.event:
        add("", _titled(say("picture-event"), facts.event, event, True))
        for number, motion in enumerate(facts.motions):
            several = len(facts.motions) > 1
            letter = "AB"[number] if several else "C"
            wide = option if several else option + second + GAP
            add(letter.lower(), _motion(letter, motion, facts.hues, wide))
    else:
        add("", _titled("", say("picture-no-event"), FULL, False))
    return tuple(found)


def chips(facts: Facts, wide_form: bool) -> list[Chip]:
    """All chips of the ribbon; the markets stand beside a landscape board."""
    found = list(_row(facts))
    cards = (*facts.jupiter, *facts.neptune)
    places = max(3 if facts.first else 6, len(cards))
    if wide_form:
        found += [
            Chip(card.word, _card(card, SIDE_WIDTH, SIDE_HIGH), SIDE, SIDE_TOP + i * (SIDE_HIGH + 5))
            for i, card in enumerate(cards)
        ]
        return found
    x = MARGIN
    for card, wide in zip(cards, _widths(cards, places), strict=True):
        found.append(Chip(card.word, _card(card, wide, MARKET_HIGH), x, MARKET_TOP))
        x += wide + GAP
    if not cards:
        found.append(Chip("", _titled("", facts.say("picture-no-market"), FULL, False), MARGIN, MARKET_TOP))
    return found


def _widths(cards: Sequence[Offered], places: int) -> list[int]:
    """How wide the cards of the markets are: all alike, or by their words where that would cut one."""
    alike = (FULL - GAP * (places - 1)) // places
    return shares([_least(card) for card in cards], alike, FULL - GAP * (len(cards) - 1))


@lru_cache(256)
def _least(card: Offered) -> int:
    """How wide a card below a portrait board must be for its title."""
    return next((wide for wide in range(LEAST, FULL, 4) if _is_whole(card, wide)), FULL)


def _is_whole(card: Offered, wide: int) -> bool:
    _, said = titled(card, wide, MARKET_HIGH)
    return not said.cut and not any(line.endswith("…") for line in said.lines)


def put_ribbon(scene: Scene, facts: Facts, wide_form: bool) -> None:
    """The ribbon above the panels."""
    for chip in chips(facts, wide_form):
        scene.put(chip.stamp, chip.x, chip.y)
