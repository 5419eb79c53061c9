"""Drawing what nearly every picture of SOL needs before the first one is asked for."""

from __future__ import annotations

from bot.engine.words import words_of
from bot.games.sol.cards.rows import ROWS
from renderers.kit.colours.palette import CAPTION as CAPTION_TONE
from renderers.kit.colours.palette import DIM, FAINT, FLASH, GOLD, IVORY, SUITS
from renderers.kit.letters.lettering import (
    BODY,
    CAPTION,
    CAPTION_SMALL,
    HERO,
    NAME,
    PRINT,
    STOCK,
    WHO,
    Type,
    width,
    words,
)
from renderers.kit.picture.canvas import Scene
from renderers.kit.stamps.icons import ICONS, icon, suit_icon
from renderers.kit.stamps.pieces import bearing_of, dial, hull, hull_masks, structure, token
from renderers.kit.texts.names import shown_name
from renderers.sol.art.geometry import layout_of
from renderers.sol.art.ground import BOARDS
from renderers.sol.board.places import SIZES
from renderers.sol.board.ships import SHIP
from renderers.sol.board.strip import put_title
from renderers.sol.board.trace import heading
from renderers.sol.board.track import rule
from renderers.sol.facts.facts import KINDS, STATIONS

SEATS = 5
BESIDE_WORDS = (11, 12, 15)
"""Radii of tokens that stand on the track and beside names."""


def warm() -> None:
    """Fill the caches of the kit: catalogue, fonts, numbers, glyphs and the commonest pieces."""
    shown_name("Heliograph", 0)
    put_title(Scene(), words_of("sol").say_key)
    _numbers()
    _captions()
    _glyphs()
    for seat in range(SEATS):
        for size in SIZES[:2]:
            for count in range(1, 4):
                token(seat, size.token, str(count))
            for kind in STATIONS.values():
                structure(kind, seat, size.structure)
        for small in BESIDE_WORDS:
            token(seat, small)
        hull(seat, 0, SHIP)
    for layout in map(layout_of, BOARDS):
        for corner in range(1, layout.corners + 1):
            hull_masks(bearing_of(*heading(layout, corner)), SHIP)


def _numbers() -> None:
    for number in map(str, range(30)):
        words(number, HERO, FLASH)
        words(number, STOCK, IVORY, "left", "middle")
    for number in map(str, range(9)):
        words(number, PRINT, DIM, "left", "middle")
    for letter in map(chr, range(ord("A"), ord("z"))):
        width(letter, NAME)
        width(letter, WHO)
    for marker in range(14):
        dial(13, marker, 78)
    rule(20)
    rule(30)


def _captions() -> None:
    say = words_of("sol").say_key
    for text in (say("picture-deck"), say("picture-round", round=1)):
        words(text.upper(), CAPTION, CAPTION_TONE, "right")
    words(say("picture-to-nova").upper(), CAPTION_SMALL, CAPTION_TONE, "middle")
    words(say("picture-track").upper(), CAPTION_SMALL, CAPTION_TONE, "left", "middle")
    words(say("picture-momentum"), PRINT, DIM)
    effects = [say(f"effect-{effect}") for effect in ROWS]
    for size in (22, 21, 20, 19, 18):
        for effect in effects:
            width(effect, Type("medium", size))
        words(effects[0], Type("medium", size), IVORY, "left", "middle")
    for effect in effects:
        words(effect, BODY, IVORY, "left", "middle")
    words("0", Type("extrabold", 21), IVORY)


def _glyphs() -> None:
    for suit in SUITS:
        suit_icon(suit, 26)
        suit_icon(suit, 46)
    for name in ICONS:
        if name not in SUITS:
            icon(name, 24, GOLD if name == "energy" else IVORY)
    for name in ("sundiver", *KINDS):
        icon(name, 17, FAINT)
        icon(name, 17, DIM)
