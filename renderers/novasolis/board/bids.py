"""The trade offers that are open, under whose turn it is: what each of the two would give."""

from __future__ import annotations

from bot.games.novasolis.core.cards.cards import RESOURCES
from bot.games.novasolis.core.table.state import NONE
from bot.games.novasolis.core.table.tables import SIDE_WORD
from bot.games.novasolis.modules.trade.offers import EVERYONE
from renderers.kit.colours.palette import DIM, GOLD, IVORY, PANEL
from renderers.kit.letters.lettering import Type, sized, words
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Box, Stamp
from renderers.kit.stamps.cards import Plate
from renderers.kit.stamps.pieces import token
from renderers.novasolis.art.geometry import RIGHT
from renderers.novasolis.art.glyphs import glyph, resource
from renderers.novasolis.board.strip import turn_foot
from renderers.novasolis.facts.expansions import Bid
from renderers.novasolis.facts.facts import Facts

WIDE, HIGH, GAP, ABOVE = 150, 52, 14, 18
MOST = 3
"""How many bids have room."""
COUNT = Type("semibold", 20)
SMALL = Type("extrabold", 17, halo=3)
ALL = (Type("semibold", 18), Type("medium", 16))


@cached_pixels
def bid_plate(bid: Bid, hues: tuple[int, ...], everyone: str) -> Stamp:
    """An offer: in the upper row its maker and what it would give, in the lower one the same of the other."""
    plate = Plate(WIDE, HIGH, 10, fill=PANEL)
    plate.put(token(hues[bid.maker], 9), 17, 15)
    _put_things(plate, bid.gives, 15, 36)
    after = 36.0
    if bid.partner == NONE:
        shown = sized(everyone, 62, *ALL)
        plate.put(words(*shown, DIM, "left", "middle"), 9, 38)
        after = 76
    else:
        plate.put(token(hues[bid.partner], 9), 17, 38)
    _put_things(plate, bid.gets, 38, after)
    plate.put(glyph("trade", 22, GOLD), WIDE - 17, HIGH / 2)
    return plate.stamp()


def _put_things(plate: Plate, things: tuple[tuple[str, int], ...], y: float, x: float) -> None:
    """Things with their counts, as far as the sign of trade; close together where there are many."""
    step = min(38.0, (WIDE - 34 - x) / max(1, len(things)))
    for at, (name, n) in enumerate(things):
        middle = x + 10 + at * step
        plate.put(resource(name, 9) if name in RESOURCES else glyph(name, 20, IVORY), middle, y)
        if n > 1:
            if step >= 34:
                plate.put(words(str(n), COUNT, IVORY, "left", "middle"), middle + 12, y)
            else:
                plate.put(words(str(n), SMALL, IVORY, "middle", "middle"), middle + 7, y + 8)
    if not things:
        plate.put(words("\N{EN DASH}", COUNT, DIM, "left", "middle"), x + 4, y)


def partner_word(partner: int) -> str:
    """Whom an offer is for, as commands say it."""
    return EVERYONE if partner == NONE else SIDE_WORD[partner]


def bid_box(facts: Facts, bid: Bid) -> Box | None:
    """Where an offer stands; None if it has no room."""
    at = facts.bids.index(bid)
    y = turn_foot(facts) + ABOVE + at * (HIGH + GAP)
    return (RIGHT - WIDE, y, RIGHT, y + HIGH) if at < MOST else None


def put_bids(scene: Scene, facts: Facts) -> None:
    """The offers that are open, or how many more there are than have room."""
    y = 0
    for bid in facts.bids:
        if box := bid_box(facts, bid):
            scene.put(bid_plate(bid, facts.hues, facts.say("picture-everyone")), *box[:2])
            y = box[3] + GAP
    if len(facts.bids) > MOST:
        said = facts.say("picture-more-offers", n=len(facts.bids) - MOST)
        scene.put(words(*sized(said, WIDE, *ALL), DIM, "right"), RIGHT, y + 14)
