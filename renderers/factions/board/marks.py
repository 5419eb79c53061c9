"""Marks on the board: sectors with their price, asteroids, planets, ships of a side, cards of the markets."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import lru_cache
from math import hypot
from typing import NamedTuple

from bot.engine.moves import Mark
from bot.games.factions.cards.cards import PLANETS
from bot.games.factions.table.board import AROUND, KUIPER, SECTOR_CALLED, SECTOR_WORD, SLOT_CALLED
from bot.games.factions.table.state import Table
from bot.games.factions.table.tables import SIDE_CALLED
from renderers.factions.art.geometry import Point, node_point, point, sector_path, slot_point, span
from renderers.factions.art.pieces import globe_reach
from renderers.factions.board.places import Disc
from renderers.factions.board.ribbon import chips
from renderers.factions.facts.facts import Facts
from renderers.kit.stamps.targets import Found, Target, frame, numbered, ring

PREFIX = re.compile(r"^(half|jump|from|to)-(?=[A-H]\d)|^gate-(?=[A-H]\d)")
SUFFIX = re.compile(r"-(energy|resource)$")
PURSE = ("energy", "resources")
"""What a note says is left."""
FROM_SIDE, FROM_AXIS = 24.0, 36.0
"""Pixels between a price and the side of its sector; more where letters stand on the side."""
LETTERED, BEFORE_LETTERED = (0, AROUND // 2), (AROUND // 2 - 1, AROUND - 1)
"""The sectors of a band that begin, and that end, on the Prime Axis."""
FEW = AROUND
"""So many sectors that can be entered have their names on the board, and a line around each."""
LONGEST_PRICE = 4
"""Characters of a note that is drawn on the board."""


def targets_of(
    view: Table, facts: Facts, marks: Sequence[Mark], wide_form: bool = False
) -> tuple[Target, ...]:
    """The marks that are on the board; all others are left out."""
    return numbered([found for mark in marks if (found := _found(view, facts, mark, wide_form)) is not None])


def sector_marked(word: str) -> int | None:
    """The sector that a word of a path names."""
    return SECTOR_CALLED.get(SUFFIX.sub("", PREFIX.sub("", word)))


def _found(view: Table, facts: Facts, mark: Mark, wide_form: bool) -> Found | None:
    what = mark.what
    sector = sector_marked(what)
    if sector is not None:
        return Found(
            mark, SUFFIX.sub("", PREFIX.sub("", what)), sector_path(sector, 5), price_spot(sector, ())
        )
    if what in SLOT_CALLED and (slot := SLOT_CALLED[what]) >= KUIPER:
        x, y = slot_point(slot)
        return Found(mark, what, ring(x, y, 25.0), (x, y + 25))
    if what in PLANETS and (planet := PLANETS.index(what)) in view.rings:
        number = view.rings.index(planet)
        x, y = node_point(number, view.nodes[planet])
        reach = globe_reach(planet) + 6
        return Found(mark, facts.say(f"planet-{what}"), ring(x, y, reach), (x + reach * 0.7, y - reach * 0.7))
    if what in SIDE_CALLED and (side := SIDE_CALLED[what]) < view.sides and view.players[side].ships:
        path = sector_path(view.players[side].ships[0], 5)
        return Found(mark, facts.players[side].name, path, path[0])
    for chip in chips(facts, wide_form):
        if chip.word and chip.word in (what, what[:-1]):
            return Found(mark, _chip_name(facts, what), frame(chip.box), (chip.x + 12, chip.y + 8))
    return None


def _chip_name(facts: Facts, what: str) -> str:
    return next((card.title for card in (*facts.jupiter, *facts.neptune) if card.word == what), what)


def price_of(facts: Facts, mark: Mark) -> str:
    """What a mark says of its price, if that is short enough for the board."""
    if mark.note is None:
        return ""
    given = mark.note.values.get("price")
    said = str(given) if isinstance(given, int | str) else facts.words.say(mark.note)
    return said if len(said) <= LONGEST_PRICE else ""


class Priced(NamedTuple):
    """A sector that can be entered, its price, and whether that takes all energy and resources."""

    sector: int
    price: str
    takes_all: bool


def prices_of(facts: Facts, targets: Sequence[Target]) -> list[Priced]:
    """The sectors that can be entered, each with its lowest price; not the one where a path stands.

    A few, such as those of one band, have their names before it, or instead of it in band A, which is narrow.
    """
    found: dict[int, Priced] = {}
    named = len(reached(targets)) <= FEW
    stands = {sector_marked(target.mark.what) for target in targets if target.mark.tone != "may"}
    for target in targets:
        sector, note = sector_marked(target.mark.what), target.mark.note
        if sector is None or sector in stands:
            continue
        cost = price_of(facts, target.mark)
        said = cost
        if named:
            said = f"{SECTOR_WORD[sector]}: {cost}" if cost and sector >= AROUND else SECTOR_WORD[sector]
        if target.mark.tone == "may" and said:
            takes_all = note is not None and [note.values.get(left) for left in PURSE] == [0, 0]
            before = found.get(sector)
            if before is None or (len(said), said) < (len(before.price), before.price):
                found[sector] = Priced(sector, said, takes_all)
    return list(found.values())


def outlined(targets: Sequence[Target]) -> list[Target]:
    """The targets that have a line around them: of many sectors none that is more than one step away."""
    few = len(reached(targets)) <= FEW
    return [target for target in targets if few or not _is_far(target.mark)]


def reached(targets: Sequence[Target]) -> list[int]:
    """The sectors that can be entered, near and far."""
    found = (sector_marked(target.mark.what) for target in targets if target.mark.tone == "may")
    return sorted({sector for sector in found if sector is not None})


def _is_far(mark: Mark) -> bool:
    steps = mark.note.values.get("steps") if mark.note is not None and mark.tone == "may" else None
    return isinstance(steps, int) and steps > 1


@lru_cache(2048)
def price_spot(sector: int, globes: tuple[Disc, ...], *, named: bool = False) -> Point:
    """Where the price of a sector stands: in the first of its corners that no planet reaches.

    With the name of the sector it is wider, and stands between two corners.
    """
    inner, outer, start, end = span(sector)
    sides = ((start, 1, LETTERED), (end, -1, BEFORE_LETTERED))
    corners = [
        point(radius, angle + turn * (FROM_AXIS if sector % AROUND in places else FROM_SIDE) / radius)
        for radius in (outer - 19, inner + 19)
        for angle, turn, places in sides
    ]
    if named:
        corners = [point(radius, (start + end) / 2) for radius in (outer - 19, inner + 19)]
    return min(
        corners, key=lambda at: sum(max(0.0, r + 15 - hypot(at[0] - x, at[1] - y)) for x, y, r in globes)
    )
