"""Marks in Super Nova: planets, ships and what is on them, empires and piles on the table; the cards of a hand."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.engine.moves import Mark
from bot.games.supernova.cards.cards import CARD_CALLED, HIDDEN, TITLE, WORD, WORDS, Card
from bot.games.supernova.holdings.things import IN_HAND
from bot.games.supernova.table.state import Table
from renderers.kit.picture.stamp import Box
from renderers.kit.stamps.targets import Found, Path, Target, frame, numbered, ring
from renderers.supernova.art.geometry import WIDTH, Layout, Panel, layout_of
from renderers.supernova.board.panels import tiles_of
from renderers.supernova.board.signs import ship_places
from renderers.supernova.board.tiles import Tile
from renderers.supernova.facts.faces import face_of
from renderers.supernova.facts.facts import Facts, ShipFact

CLEAR = 6
"""Pixels around an empire that is shown alone; no more than half of what lies between two."""
PILES = (("main", "pile-main", 808), ("discard", "pile-discard", 944))
"""Piles by their words, with what menus call them and where they stand beside the nova."""


class Spot(NamedTuple):
    """Where a thing is on the picture, and what it is called."""

    name: str
    path: Path
    badge: tuple[float, float]


def table_targets(view: Table, facts: Facts, marks: Sequence[Mark]) -> tuple[Target, ...]:
    """The marks that are on the table; all others are left out."""
    if not marks:
        return ()
    there = dict(spots(view, facts))
    return numbered([Found(mark, *there[mark.what]) for mark in marks if mark.what in there])


def spots(view: Table, facts: Facts) -> Iterator[tuple[str, Spot]]:
    """Everything on the table by the word that commands take."""
    layout = layout_of(len(facts.empires))
    for word, caption, middle in PILES:
        yield word, _framed(facts.say(caption), (middle - 62, layout.cy - 56, middle + 62, layout.cy + 36))
    for index, empire in zip(facts.sitting, facts.empires, strict=True):
        panel = layout.panels[index]
        box = (panel.x + 6, panel.y + 6, panel.x + panel.width - 6, panel.y + panel.height - 6)
        yield f"seat-{empire.seat + 1}", _framed(empire.name, box)
        for planet, tile in zip(empire.planets, tiles_of(layout, index, empire), strict=True):
            spot = _framed(planet.face.name, _box(tile))
            yield planet.word, spot
            stack = view.planets[CARD_CALLED[planet.word]]
            yield from _on(facts, spot, (*stack.env, *stack.civ, *stack.pop))
            size, places = ship_places(len(planet.ships), *tile.globe, tile.radius)
            for number, ship in enumerate(planet.ships):
                x, y = places[min(number, len(places) - 1)]
                yield from _ship(
                    view, facts, ship, Spot(ship.face.name, ring(x, y, size * 0.7), (x, y - size))
                )
        for ship in empire.deep:
            yield from _ship(view, facts, ship, _framed(ship.face.name, _deep(layout, panel)))


def uncut(layout: Layout, targets: Sequence[Target]) -> Box:
    """The part of the table with all that is marked: whole empires, and the band beside the nova for the piles."""
    boxes = [_around(layout, target.box) for target in targets]
    return (
        min(left for left, _, _, _ in boxes),
        min(top for _, top, _, _ in boxes),
        max(right for _, _, right, _ in boxes),
        max(bottom for _, _, _, bottom in boxes),
    )


def _around(layout: Layout, box: Box) -> Box:
    """The empire that a mark is in, or else the band."""
    x, y = (box[0] + box[2]) / 2, (box[1] + box[3]) / 2
    for panel in layout.panels:
        left, top, right, bottom = panel.x, panel.y, panel.x + panel.width, panel.y + panel.height
        if left <= x < right and top <= y < bottom:
            return left - CLEAR, top - CLEAR, right + CLEAR, bottom + CLEAR
    return 0, layout.cy - layout.band // 2, WIDTH, layout.cy + layout.band // 2


def _ship(view: Table, facts: Facts, ship: ShipFact, spot: Spot) -> Iterator[tuple[str, Spot]]:
    yield ship.word, spot
    stack = view.ships[CARD_CALLED[ship.word]]
    yield from _on(facts, spot, (*stack.mods, *stack.pop))


def _on(facts: Facts, spot: Spot, cards: Sequence[Card]) -> Iterator[tuple[str, Spot]]:
    """The cards of a stack, which are where the stack is."""
    for card in cards:
        if card != HIDDEN:
            yield WORD[card], spot._replace(name=face_of(card, facts.words).name)


def _framed(name: str, box: Box) -> Spot:
    return Spot(name, frame(box, 14.0), (box[0] + 6, box[1] + 6))


def _box(tile: Tile) -> Box:
    return (
        round(tile.x) + 6,
        round(tile.y) + 5,
        round(tile.x + tile.width) - 6,
        round(tile.y + tile.height) - 5,
    )


def _deep(layout: Layout, panel: Panel) -> Box:
    """The row of ships in Deep Space at the foot of a panel."""
    left = panel.x + (124 if panel.x > layout.cx - 20 and panel.y < layout.cy else 12)
    right = panel.x + panel.width - (124 if panel.x <= layout.cx - 20 and panel.y < layout.cy else 12)
    return left, panel.y + panel.height - 42, right, panel.y + panel.height - 6


def hand_targets(
    facts: Facts, hand: Sequence[Card], marks: Sequence[Mark], boxes: Sequence[Box]
) -> tuple[Target, ...]:
    """The marks of cards in the hand, each in its box: a chosen card is one copy, any other mark is for all."""
    found, taken = list[Found](), set[int]()
    for mark in marks:
        places = [
            i for i, card in enumerate(hand) if card != HIDDEN and IN_HAND + WORDS[TITLE[card]] == mark.what
        ]
        if mark.tone == "chosen":
            places = [place for place in places if place not in taken][:1]
            taken.update(places)
        for place in places:
            left, top, right, _ = boxes[place]
            name = face_of(hand[place], facts.words).name
            found.append(Found(mark, name, frame(boxes[place], 16.0), ((left + right) / 2, top)))
    return numbered(found)
