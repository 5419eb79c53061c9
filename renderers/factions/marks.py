"""Marks on the board: sectors with their price, asteroids, planets, ships of a side, cards of the markets."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import TYPE_CHECKING

from bot.engine.moves import Mark
from bot.games.factions.board import KUIPER, SECTOR_CALLED, SLOT_CALLED
from bot.games.factions.cards import PLANETS
from bot.games.factions.tables import SIDE_CALLED
from renderers.factions.geometry import Point, node_point, point, sector_path, slot_point, span
from renderers.factions.pieces import globe_reach
from renderers.factions.ribbon import chips
from renderers.kit.targets import Found, Target, frame, numbered, ring

if TYPE_CHECKING:
    from bot.games.factions.state import Table
    from renderers.factions.facts import Facts

PREFIX = re.compile(r"^(half|jump|from|to)-(?=[A-H]\d)|^gate-(?=[A-H]\d)")
SUFFIX = re.compile(r"-(energy|resource)$")
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
        return Found(mark, SUFFIX.sub("", PREFIX.sub("", what)), sector_path(sector, 5), price_spot(sector))
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


def prices_of(facts: Facts, targets: Sequence[Target]) -> Iterator[tuple[int, str]]:
    """The sectors that can be entered, each with its price."""
    for target in targets:
        sector = sector_marked(target.mark.what)
        if sector is not None and target.mark.tone == "may" and (said := price_of(facts, target.mark)):
            yield sector, said


@lru_cache(128)
def price_spot(sector: int) -> Point:
    """Where the price of a sector stands: in its outer corner, at the side where it begins."""
    _, outer, start, _ = span(sector)
    return point(outer - 19, start + 24 / (outer - 19))
