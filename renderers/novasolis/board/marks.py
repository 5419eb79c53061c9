"""Marks on the board: sectors and locations, by their words, with what it costs or takes to choose them."""

from __future__ import annotations

import re
from collections.abc import Sequence
from typing import NamedTuple

from PIL import ImageDraw

from bot.engine.moves import Mark
from bot.games.novasolis.core.table.hexes import LAYOUTS
from renderers.kit.colours.palette import EMBER, GOLD, INK, IVORY, RGB
from renderers.kit.letters.lettering import Type, width, words
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import FINE, Stamp, fine_mask, grown, layered, reduced
from renderers.kit.stamps.targets import Found, Target, frame, numbered, ring
from renderers.novasolis.art.geometry import INSIDE, location_spots, middles, plate_path, scale
from renderers.novasolis.art.glyphs import glyph
from renderers.novasolis.board.bids import bid_box, partner_word
from renderers.novasolis.board.plates import tag_height, things_of
from renderers.novasolis.facts.expansions import Bid
from renderers.novasolis.facts.facts import Facts

PLACE = re.compile(r"(?:^|[-x])(\d\.\d{1,2})(?:#(\d))?$")
"""The sector at the end of a word, with a location: `2.3`, `2.3#1`, `3x2.0`, `ship-2.3`."""
ORDERS = {
    "ship": "fleet",
    "station": "station",
    "gate": "gate",
    "settle": "colony",
    "flagship": "flagship",
    "settle-flagship": "colony",
}
"""The glyphs of what can be built."""


class Tag(NamedTuple):
    """A sign on a marked place: a glyph ("" for none), a short text, and whether it is a danger."""

    glyph: str
    text: str
    danger: bool = False


def targets_of(facts: Facts, marks: Sequence[Mark]) -> tuple[Target, ...]:
    """The marks that are on the board, each place once for a tone; all others are left out."""
    found: dict[tuple[object, str], Found] = {}
    for mark in marks:
        each = _found(facts, mark) or _bid_found(facts, mark)
        if each is not None:
            found.setdefault((each.path, mark.tone), each)
    return numbered(list(found.values()))


def named_of(facts: Facts, marks: Sequence[Mark]) -> tuple[Target, ...]:
    """The marks that are on the board, each by its own name: of several orders in a sector all are told."""
    found: dict[tuple[str, str], Found] = {}
    for mark in marks:
        each = _found(facts, mark)
        if each is not None:
            found.setdefault((each.name, mark.tone), each)
    return numbered(list(found.values()))


def _found(facts: Facts, mark: Mark) -> Found | None:
    match = PLACE.search(mark.what)
    empires = len(facts.players)
    layout = LAYOUTS[empires]
    if match is None or match[1] not in layout.called:
        return None
    sector = layout.called[match[1]]
    x, y = middles(empires)[sector]
    unit = scale(empires)
    if match[2] is None:
        path = plate_path(empires, sector, INSIDE)
        order = mark.what.rpartition("-")[0]
        name = facts.say(f"choice-build-{order}", sector=f"={match[1]}") if order else match[1]
        return Found(mark, name, path, (x + 52 * unit, y - 46 * unit))
    spots = location_spots(len(facts.places[sector].locations), unit)
    at = int(match[2])
    if at >= len(spots):
        return None
    dx, dy = spots[at]
    colour = facts.places[sector].locations[at].colour
    name = (
        facts.say("choice-location", location=f"={match[1]}", colour=f"~star-{colour}")
        if colour != "anomaly"
        else match[0]
    )
    return Found(mark, name, ring(x + dx, y + dy, 18 * unit), (x + dx, y + dy + 19 * unit))


def bid_marked(facts: Facts, mark: Mark) -> Bid | None:
    """The open offer of the empire in Logistics that a mark names by whom it is for, if it does."""
    return next((bid for bid in facts.bids if mark.what == partner_word(bid.partner)), None)


def _bid_found(facts: Facts, mark: Mark) -> Found | None:
    bid = bid_marked(facts, mark)
    if bid is None or (box := bid_box(facts, bid)) is None:
        return None
    return Found(mark, mark.what, frame(grown(box, 1), 11), (box[0], box[1]))


def tags_of(facts: Facts, marks: Sequence[Mark]) -> dict[str, tuple[Tag, ...]]:
    """By sector or location, what its marks say in short: steps and lost ships, orders with their prices."""
    found: dict[str, dict[Tag, None]] = {}
    for mark in marks:
        match = PLACE.search(mark.what)
        if match is None or match[1] not in LAYOUTS[len(facts.players)].called or mark.note is None:
            continue
        place = match[1] if match[2] is None else f"{match[1]}#{match[2]}"
        if tag := _tag(mark):
            found.setdefault(place, {})[tag] = None
    return {place: tuple(tags) for place, tags in found.items()}


def _tag(mark: Mark) -> Tag | None:
    assert mark.note is not None
    said, order = mark.note.values, mark.what.rpartition("-")[0]
    if mark.note.key == "choice-cost":
        return Tag(ORDERS[order], str(said["cost"])) if order in ORDERS else None
    if mark.note.key == "choice-ships":
        return Tag("fleet", f"+{said['n']}")
    if mark.note.key == "choice-steps":
        return Tag("", f"→ {said['n']}")
    if mark.note.key in ("choice-unsupported", "choice-unsupported-flagship"):
        return Tag("", f"→ {said['n']}  −1", danger=True)
    return Tag("flag", "") if mark.note.key == "choice-charts" else None


def put_tags(scene: Scene, facts: Facts, marks: Sequence[Mark]) -> None:
    """The signs of all marked places, beside what stands there."""
    empires = len(facts.players)
    unit, called = scale(empires), LAYOUTS[empires].called
    for place, tags in tags_of(facts, marks).items():
        word, _, at = place.partition("#")
        x, y = middles(empires)[called[word]]
        below = tag_height(len(things_of(facts.places[called[word]]))) * unit
        if not at:
            scene.put(tag_stamp(tags, round(19 * min(unit, 1.2))), x, y + below)
            continue
        spots = location_spots(len(facts.places[called[word]].locations), unit)
        if int(at) < len(spots):
            dx, _ = spots[int(at)]
            scene.put(tag_stamp(tags, round(19 * min(unit, 1.2))), x + dx, y + below)


def tagged_sectors(facts: Facts, marks: Sequence[Mark]) -> set[int]:
    """The numbers of the sectors in which a tag stands."""
    called = LAYOUTS[len(facts.players)].called
    return {called[place.partition("#")[0]] for place in tags_of(facts, marks)}


@cached_pixels
def tag_stamp(tags: tuple[Tag, ...], size: int) -> Stamp:
    """Signs beside each other on ink, placed by their middle."""
    style = Type("extrabold", size)
    wides = [(size + 2 if tag.glyph else 0) + (width(tag.text, style) if tag.text else 0) for tag in tags]
    gap = size * 0.4
    wide, high = round(sum(wides) + gap * (len(tags) + 1)), round(size * 1.35)
    mask = fine_mask(wide, high)
    box = (0, 0, wide * FINE - 1, high * FINE - 1)
    ImageDraw.Draw(mask).rounded_rectangle(box, 7 * FINE, fill=255)
    stamp = layered(None, [(INK, reduced(mask))])
    x = gap
    for tag, each in zip(tags, wides, strict=True):
        tone: RGB = EMBER if tag.danger else GOLD
        at = x
        if tag.glyph:
            _paste(stamp, glyph(tag.glyph, size - 2, IVORY if tag.text else GOLD), at + size / 2, high / 2)
            at += size + 2
        if tag.text:
            _paste(stamp, words(tag.text, style, tone, "left", "middle"), at, high / 2)
        x += each + gap
    return stamp


def _paste(stamp: Stamp, sign: Stamp, x: float, y: float) -> None:
    assert not isinstance(stamp.source, tuple)
    stamp.source.paste(sign.source, (round(x - sign.ax), round(y - sign.ay)), sign.mask)
