"""What stands in each sector of the map: its name, who is there, its locations and what they give."""

from __future__ import annotations

from collections.abc import Collection
from functools import lru_cache
from typing import NamedTuple

from bot.games.novasolis.core.table.hexes import LAYOUTS
from bot.games.novasolis.core.table.state import NEW_RELIC, NO_RELIC, NONE
from renderers.kit.colours.palette import CAPTION, EMBER, IVORY, LABEL_ON_SPACE
from renderers.kit.letters.lettering import Type, words
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.globes import bearing_step
from renderers.kit.stamps.lines import outline
from renderers.kit.stamps.pieces import enemy, structure, token
from renderers.novasolis.art.geometry import (
    CX,
    CY,
    FACES,
    INSIDE,
    Point,
    location_spots,
    middles,
    plate_path,
    scale,
    size_of,
)
from renderers.novasolis.art.glyphs import glyph
from renderers.novasolis.art.ground import CORE, HOLES, middle_stamp
from renderers.novasolis.art.pieces import (
    aim,
    clash,
    count_badge,
    destroyer,
    flagship,
    fortress,
    gate,
    home_world,
    realm,
    relic,
    ruin,
    star,
    tile,
    warning,
)
from renderers.novasolis.facts.facts import Facts, Place

NAME = 22
"""Pixels of a sector's name on the map for six."""
A_ROW = 3
"""So many things stand in one row."""
LAST_ROUND = 12
"""The round in which the hole has its last size."""


def tag_height(count: int) -> float:
    """How far below the middle of a plate on the map for six a tag stands where so many things are: beside them all."""
    return 14.0 if count <= A_ROW else 69.0


class Piece(NamedTuple):
    """A thing in a sector: what it is, whose (the Entity's is NONE), and how many there are."""

    kind: str
    side: int
    number: int = 1


def put_realms(scene: Scene, facts: Facts) -> None:
    """The light of whoever owns a sector, and its border."""
    empires = len(facts.players)
    layout, size = LAYOUTS[empires], size_of(empires)
    for number, place in enumerate(facts.places):
        if place.owner == NONE:
            continue
        inner = tuple(
            sorted(
                FACES[face]
                for face, other in enumerate(layout.toward[number])
                if other >= 0 and facts.places[other].owner == place.owner
            )
        )
        friends = {ally.seat for ally in facts.players[place.owner].more.allies}
        shared = tuple(
            sorted(
                FACES[face]
                for face, other in enumerate(layout.toward[number])
                if other >= 0 and facts.places[other].owner in friends
            )
        )
        scene.put(realm(facts.hues[place.owner], inner, size, shared), *middles(empires)[number])


def put_middle(scene: Scene, facts: Facts) -> None:
    """The black hole, which grows with the rounds, or the core of the galaxy."""
    art = HOLES[stage_of(facts)] if facts.hole else CORE
    scene.put(middle_stamp(len(facts.players), art), CX, CY)


def stage_of(facts: Facts) -> int:
    """How large the black hole is, as an index of HOLES."""
    return min(len(HOLES) - 1, (facts.round - 1) * len(HOLES) // LAST_ROUND)


def put_warnings(scene: Scene, facts: Facts) -> None:
    """Broken lines around contested sectors, a whole one around a combat."""
    empires = len(facts.players)
    for number, place in enumerate(facts.places):
        if facts.fight is not None and facts.fight.sector == number:
            scene.put(battlefield(empires, number), 0, 0)
        elif place.contested:
            scene.put(warning(size_of(empires)), *middles(empires)[number])


@cached_pixels
def battlefield(empires: int, sector: int) -> Stamp:
    """The line around the sector of a combat."""
    return outline(list(plate_path(empires, sector, INSIDE)), 5.0, EMBER)


def put_plates(scene: Scene, facts: Facts, tagged: Collection[int] = ()) -> None:
    """Everything that stands in the sectors, and their names; `tagged` ones leave room for a tag."""
    empires = len(facts.players)
    for number, place in enumerate(facts.places):
        if number or not facts.hole:
            put_inside(
                scene, facts, place, *middles(empires)[number], scale(empires), tagged=number in tagged
            )


def put_inside(
    scene: Scene, facts: Facts, place: Place, x: float, y: float, unit: float, *, tagged: bool = False
) -> None:
    """Everything in one plate with its middle at `(x, y)`, `unit` times as large as on the map for six."""
    style = Type("semibold", round(NAME * (1 + (unit - 1) * 0.5)), halo=3)
    things = things_of(place)
    spots, reach = spots_of(len(things), tagged=tagged)
    for piece, (dx, dy) in zip(things, spots, strict=True):
        _put(scene, facts, place, piece, x + dx * unit, y + dy * unit, reach * unit)
    _put_locations(scene, place, x, y, unit)
    tone = IVORY if place.owner != NONE else LABEL_ON_SPACE
    if place.contested:
        scene.put(clash(round(11 * unit)), x - 40 * unit, y - 51 * unit)
    scene.put(words(place.word, style, tone, "middle", "middle"), x, y - 55 * unit)
    if place.charted:
        scene.put(glyph("flag", round(15 * unit), CAPTION), x + 37 * unit, y - 52 * unit)


def things_of(place: Place) -> list[Piece]:
    """What stands in a sector: home world or colony, gates, stations, ships, flagships, the Entity's last."""
    found: list[Piece] = []
    if place.home != NONE:
        found.append(Piece("world", place.home))
    if place.owner != NONE and not (place.capital and place.home == place.owner):
        found.append(Piece("colony", place.owner))
    if place.gate != NONE:
        found.append(Piece("gate", place.gate))
    if place.rift:
        found.append(Piece("rift", NONE))
    for side in range(len(place.ships) - 1):
        if place.stations[side]:
            found.append(Piece("station", side, place.stations[side]))
        if place.ships[side]:
            found.append(Piece("ships", side, place.ships[side]))
        if place.flagships[side]:
            found.append(Piece("flagship", side))
    if place.stations[-1]:
        found.append(Piece("fortress", NONE, place.stations[-1]))
    if place.destroyers:
        found.append(Piece("destroyer", NONE, place.destroyers))
    if place.ships[-1]:
        found.append(Piece("swarm", NONE, place.ships[-1]))
    return found


@lru_cache(32)
def spots_of(count: int, *, tagged: bool = False) -> tuple[tuple[Point, ...], float]:
    """Where so many things stand in a plate on the map for six, and the radius that each may have.

    A row of them makes room below for a tag.
    """
    if count <= A_ROW:
        y = -19.0 if tagged else -7.0
        return tuple(((at - (count - 1) / 2) * 44.0, y) for at in range(count)), 17.5
    above = count // 2
    rows = ((above, -25.0), (count - above, 7.0))
    step = min(36.0, 124.0 / (count - above))
    spots = tuple(((at - (many - 1) / 2) * step, y) for many, y in rows for at in range(many))
    return spots, min(14.5, step * 0.42)


def _put(scene: Scene, facts: Facts, place: Place, piece: Piece, x: float, y: float, reach: float) -> None:
    digit = str(piece.number)
    if piece.kind == "ships":
        scene.put(token(facts.hues[piece.side], reach * 0.94, digit), x, y)
    elif piece.kind == "swarm":
        scene.put(enemy(reach * 0.9, digit), x, y)
    elif piece.kind == "fortress":
        scene.put(fortress(reach, digit if piece.number > 1 else ""), x, y)
    elif piece.kind == "destroyer":
        scene.put(destroyer(reach, digit if piece.number > 1 else ""), x, y)
    elif piece.kind == "rift":
        scene.put(gate(None, reach * 0.86, place.awake), x, y)
    elif piece.kind == "gate":
        friends = tuple(ally.hue for ally in facts.players[piece.side].more.allies)
        scene.put(gate(facts.hues[piece.side], reach * 0.86, friends=friends), x, y)
    elif piece.kind == "flagship":
        scene.put(flagship(facts.hues[piece.side], reach), x, y)
    elif piece.kind == "world":
        race = facts.players[piece.side].race
        scene.put(home_world(race, round(reach * 1.14), bearing_step(CX - x, CY - y)), x, y)
        if place.capital and place.owner != NONE:
            scene.put(token(facts.hues[place.owner], reach * 0.5), x + reach * 0.72, y + reach * 0.66)
    else:
        kind = "foundry" if piece.kind == "colony" else "node"
        scene.put(structure(kind, facts.hues[piece.side], round(reach * 0.98)), x, y)
        if piece.number > 1:
            scene.put(count_badge(digit, reach * 0.55), x + reach * 0.8, y + reach * 0.7)


def _put_locations(scene: Scene, place: Place, x: float, y: float, unit: float) -> None:
    for location, (dx, dy) in zip(place.locations, location_spots(len(place.locations), unit), strict=True):
        known = location.title or location.colour == "anomaly"
        if location.broken:
            scene.put(ruin(location.colour, round(24 * unit)), x + dx, y + dy)
        elif known:
            scene.put(tile(location.colour, location.gives, 13.5 * unit), x + dx, y + dy)
        else:
            scene.put(star(location.colour, round(24 * unit)), x + dx, y + dy)
        if location.relic != NO_RELIC:
            up = 0 if location.title else 13 * unit
            scene.put(relic(round(17 * unit), location.relic == NEW_RELIC), x + dx - up, y + dy - up)
        if location.aimed:
            scene.put(aim(15.5 * unit), x + dx, y + dy)
