"""The board of Factions of Sol as a picture: an orrery on which ships leave their energy behind.

Overlap order, lowest first: ground, wakes, outlines of the last move, marks, the path of the last move,
wormholes, asteroids and energy, planets, ships, names, prices. Strips, ribbon and panels touch none of these.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import partial
from math import atan2, degrees, hypot
from typing import NamedTuple

from bot.engine.moves import Text
from bot.engine.words import words_of
from bot.games.factions.cards.cards import PLANETS, TILE
from bot.games.factions.table.board import AROUND, BELT, KUIPER, SECTORS, SLOTS
from bot.games.factions.table.state import EMPTY, NONE, Table
from renderers.factions.art.geometry import (
    CX,
    CY,
    RADII,
    RIM,
    Point,
    node_point,
    point,
    sector_path,
    slot_angle,
    slot_point,
    uncut,
)
from renderers.factions.art.ground import (
    axis_letters,
    quiet_ground,
    silent_ground,
    system_ground,
    wide_ground,
)
from renderers.factions.art.pieces import globe_reach, lit_world, price, rock, stray, wake, wormhole
from renderers.factions.board.marks import outlined, price_of, price_spot, prices_of, reached, targets_of
from renderers.factions.board.names import put_letters, put_names
from renderers.factions.board.panels import put_panels
from renderers.factions.board.places import SIZES, Disc, Places, places
from renderers.factions.board.ribbon import put_ribbon
from renderers.factions.board.scores import put_scores
from renderers.factions.board.strip import put_leader, put_ruling, put_title, put_turn
from renderers.factions.board.trace import Trace, arrow_stamp, corridor, sector_outline, trace_of, way
from renderers.factions.facts.facts import GAME, Facts, facts_of
from renderers.factions.private.sheet import render_sheet, sheet_told
from renderers.factions.words.texts import alt_text, text_board
from renderers.kit.colours.palette import LABEL_ON_SPACE
from renderers.kit.letters.lettering import Type, words
from renderers.kit.picture.canvas import Ground, Scene
from renderers.kit.picture.frames import Frame, Frames
from renderers.kit.picture.patches import slab_of
from renderers.kit.picture.stamp import Stamp
from renderers.kit.picture.vista import wordless
from renderers.kit.stamps.pieces import hull, hull_glow, token
from renderers.kit.stamps.targets import Target, box_around, cut_out, put_numbers, put_targets, tint
from renderers.kit.texts.saying import said_marks
from renderers.look import Look, Picture

__all__ = ["alt_text", "focus", "prepare", "render", "text_board", "vista"]

FRAMES = Frames()
AROUND_SUN = (CX - RIM - 13, CY - RIM - 13, CX + RIM + 13, CY + RIM + 13)
"""The system without what stands around it."""
KUIPER_NAME = Type("semibold", 20, halo=3)
REACH = 22
"""How strong the light is on sectors that can be reached, of 255."""
HULL = 15
"""The radius of a ship that has room."""
LABELS = tuple((round(x - 13), round(y - 14), round(x + 13), round(y + 14)) for _, x, y in axis_letters())
"""The letters of the bands, which no line crosses."""
TURN = 15
"""Ships turn by so many degrees."""


def render(view: Table, look: Look) -> Picture:
    """The picture of a view and its alt text. Pure; remembers frames only to be faster."""
    facts = facts_of(view, look)
    return Picture(_frame(view, look, facts).file(look.size), alt_text(view, look, facts))


def focus(view: Table, look: Look) -> Picture | None:
    """The part of the board where the marks are, or a sheet of what has no place on the board."""
    if (sheet := render_sheet(view, look)) is not None:
        return sheet
    facts = facts_of(view, look)
    targets = targets_of(view, facts, look.marks, _is_wide(look))
    if not targets:
        return None
    frame = _private(view, look, facts)
    box = uncut(box_around(targets, frame.ground.width, frame.ground.height))
    return Picture(cut_out(frame, box), _said(facts, look, targets))


def focus_told(view: Table, look: Look) -> str:
    """Where the marks are, in words."""
    if sheet := sheet_told(view, look):
        return sheet
    facts = facts_of(view, look)
    return _said(facts, look, targets_of(view, facts, look.marks, _is_wide(look)))


def _said(facts: Facts, look: Look, targets: Sequence[Target]) -> str:
    near = outlined(targets)
    said = said_marks(facts.words, near, look.names, partial(price_of, facts))
    far = [Text("picture-farther", {"n": len(targets) - len(near)})] if near != list(targets) else []
    return " ".join([*said, *map(facts.words.say, far)])


def _frame(view: Table, look: Look, facts: Facts) -> Frame:
    key = (view.seats, look.names, look.language, look.form)
    ground = wide_ground() if _is_wide(look) else system_ground()
    return FRAMES.draw(key, ground, _laid(ground, scene_of(view, look, facts), facts, look))


def _laid(ground: Ground, scene: Scene, facts: Facts, look: Look) -> Scene:
    """The scene with ribbon and panels below it."""
    for stamp, x, y in plates_of(facts, _is_wide(look)).placed:
        scene.lay(slab_of(ground, stamp, x, y), x, y)
    return scene


def _private(view: Table, look: Look, facts: Facts) -> Frame:
    """The round board with marks and without what the text of a panel says, as light in bytes as it may be."""
    key = ("private", view.seats, look.names, look.language, look.form)
    ground = wide_ground(quiet=True) if _is_wide(look) else quiet_ground()
    return FRAMES.draw(key, ground, _laid(ground, scene_of(view, look, facts, private=True), facts, look))


def _is_wide(look: Look) -> bool:
    return look.form == "landscape"


def prepare() -> None:
    """Load fonts, ground and the commonest pieces, so that the first picture is not slower."""
    wide_ground()
    quiet_ground()
    wormhole()
    for hue in range(4):
        for size in (17, 15):
            for count in range(1, 6):
                token(hue, size, str(count))
    for shape in range(4):
        rock(shape)
    for planet in range(len(PLANETS)):
        for node in range(AROUND):
            x, y = node_point(planet, node)
            lit_world(planet, CX - x, CY - y)
    put_title(Scene(), words_of(GAME).say_key)


def vista(view: Table, look: Look) -> Picture:
    """The system without words."""
    scene = system_of(view, look, facts_of(view, look), Scene())
    return Picture(wordless(silent_ground(), scene, AROUND_SUN), "")


def scene_of(view: Table, look: Look, facts: Facts, *, private: bool = False) -> Scene:
    """Everything on the ground but the plates; in a `private` picture also without the corners."""
    corners = Scene() if private else _corners(facts, _is_wide(look))
    scene = system_of(view, look, facts, corners)
    scene.placed += corners.placed
    return scene


def system_of(view: Table, look: Look, facts: Facts, corners: Scene) -> Scene:
    """The system with all that is in it; names keep off the `corners`."""
    scene = Scene()
    trace = trace_of(look.last)
    targets = targets_of(view, facts, look.marks, _is_wide(look))
    around = tuple(
        Disc(*node_point(ring, view.nodes[planet]), globe_reach(planet))
        for ring, planet in enumerate(view.rings)
        if planet != NONE
    )
    priced = _priced(facts, trace, targets, around)
    kept = {sector: Disc(*spot, max(17.0, stamp.width * 0.32)) for sector, (spot, stamp) in priced.items()}
    things = things_of(view, facts, kept)
    for piece in things:
        if piece.wake is not None:
            scene.put(piece.wake, piece.x, piece.y)
    if trace.path:
        scene.put(corridor(trace.path[1:]), 0, 0)
    for sector in trace.sectors:
        scene.put(sector_outline(sector), 0, 0)
    put_reach(scene, reached(targets))
    put_targets(scene, outlined(targets), labels=LABELS)
    if trace.path:
        scene.put(arrow_stamp(way(trace.path)), 0, 0)
    for piece in things:
        if piece.wake is None:
            scene.put(piece.stamp, piece.x, piece.y)
    globes = _put_planets(scene, view)
    _put_kuiper(scene, view, globes)
    for piece in things:
        if piece.wake is not None:
            if facts.players[piece.side].asked:
                scene.put(hull_glow(piece.bearing, HULL), piece.x, piece.y)
            scene.put(piece.stamp, piece.x, piece.y)
    taken = (*(Disc(p.x, p.y, p.radius) for p in things), *kept.values())
    names = put_names(scene, view, facts, globes, taken, corners)
    put_letters(scene, globes, taken, names)
    for spot, stamp in priced.values():
        scene.put(stamp, *spot)
    put_numbers(scene, targets)
    return scene


def _corners(facts: Facts, wide_form: bool) -> Scene:
    """What stands around the round board."""
    scene = Scene()
    put_title(scene, facts.say)
    put_turn(scene, facts)
    if facts.over:
        put_scores(scene, facts, wide_form)
    else:
        put_ruling(scene, facts)
        put_leader(scene, facts)
    return scene


def plates_of(facts: Facts, wide_form: bool) -> Scene:
    """Ribbon and panels, which change rarely and lie below everything else."""
    scene = Scene()
    if not facts.over:
        put_ribbon(scene, facts, wide_form)
        put_panels(scene, facts, wide_form)
    return scene


class Piece(NamedTuple):
    """A thing on the board; ships have a wake, a side and a bearing."""

    stamp: Stamp
    x: float
    y: float
    radius: float
    wake: Stamp | None = None
    side: int = NONE
    bearing: int = 0


def things_of(view: Table, facts: Facts, kept: Mapping[int, Disc]) -> list[Piece]:
    """Everything in the sectors: wormholes, asteroids, ships and energy, each where it has room.

    `kept` are discs that are kept free, by sector.
    """
    ships: dict[int, list[int]] = {}
    for side, player in enumerate(view.players):
        for ship in player.ships:
            ships.setdefault(ship, []).append(side)
    found: list[Piece] = []
    for sector in range(SECTORS):
        kinds: list[tuple[str, int, str]] = []
        slot = sector - BELT * AROUND
        if 0 <= slot < KUIPER and view.tiles[slot] != EMPTY:
            kinds.append(("rock", slot, ""))
        kinds += [("gate", 0, "")] * (sector in view.wormholes)
        kinds += [("ship", side, "") for side in ships.get(sector, ())]
        kinds += [("token", side, str(n)) for side, n in enumerate(view.cubes[sector]) if n]
        if kinds:
            discs = (*_around(view, sector), *((kept[sector],) if sector in kept else ()))
            set_ = places(sector, tuple(kind for kind, _, _ in kinds), discs)
            found += _pieces(view, facts, kinds, set_)
    return found


def _pieces(view: Table, facts: Facts, kinds: list[tuple[str, int, str]], set_: Places) -> list[Piece]:
    found = []
    for (kind, of, said), (x, y) in zip(kinds, set_.spots, strict=True):
        if kind == "rock":
            found.append(Piece(_rock(view, of), x, y, 19))
        elif kind == "gate":
            found.append(Piece(wormhole(), x, y, 25))
        elif kind == "ship":
            turn = _bearing(x, y)
            hue = facts.hues[of]
            small = round(HULL * set_.size / SIZES[0])
            found.append(Piece(hull(hue, turn, small), x, y, small * 1.4, wake(hue, turn, small), of, turn))
        elif of < view.sides:
            found.append(Piece(token(facts.hues[of], set_.size, said), x, y, set_.size * 1.1))
        else:
            found.append(Piece(stray(set_.size, said), x, y, set_.size * 1.1))
    return found


def _bearing(x: float, y: float) -> int:
    """Counter-clockwise around the sun, as planets go."""
    return round(degrees(_angle(x, y)) / TURN) * TURN % 360


def _angle(x: float, y: float) -> float:
    return atan2(CY - y, x - CX)


def _rock(view: Table, slot: int) -> Stamp:
    card, ice = view.tiles[slot], slot >= KUIPER
    if card < 0:
        return rock(slot % 4, "", ice)
    return rock(slot % 4, str(TILE[card].value), ice, not view.faces[slot])


def _around(view: Table, sector: int) -> tuple[Disc, ...]:
    """What keeps things of a sector away: planets on its corners, letters on the Prime Axis."""
    band, place = divmod(sector, AROUND)
    found = []
    for ring in (band - 1, band):
        planet = view.rings[ring] if ring >= 0 else NONE
        if planet != NONE and view.nodes[planet] in (place, (place + 1) % AROUND):
            found.append(Disc(*node_point(ring, view.nodes[planet]), globe_reach(planet)))
    if place in (0, AROUND - 1, AROUND // 2 - 1, AROUND // 2):
        radius = (RADII[band] + RADII[band + 1]) / 2
        up = place in (0, AROUND - 1)
        found.append(Disc(CX, CY - radius if up else CY + radius, 13.0))
    return tuple(found)


def put_reach(scene: Scene, sectors: Sequence[int]) -> None:
    """The light on sectors that can be reached."""
    for sector in sectors:
        scene.put(tint(sector_path(sector, 0), REACH), 0, 0)


def _put_kuiper(scene: Scene, view: Table, globes: list[tuple[int, float, float]]) -> None:
    for slot in range(KUIPER, SLOTS):
        if view.tiles[slot] != EMPTY:
            scene.put(_rock(view, slot), *slot_point(slot))
            radius = hypot(slot_point(slot)[0] - CX, slot_point(slot)[1] - CY)
            sides = [point(radius, slot_angle(slot) + away / radius) for away in (38, -36)]
            at = next((spot for spot in sides if not _is_covered(spot, globes)), sides[0])
            said = f"K{slot - KUIPER + 1}"
            scene.put(words(said, KUIPER_NAME, LABEL_ON_SPACE, "middle", "middle"), *at)


def _is_covered(spot: Point, globes: list[tuple[int, float, float]]) -> bool:
    """Whether a planet hides a short label there."""
    return any(hypot(spot[0] - x, spot[1] - y) < 16 + globe_reach(planet) for planet, x, y in globes)


def _put_planets(scene: Scene, view: Table) -> list[tuple[int, float, float]]:
    found = []
    for ring, planet in enumerate(view.rings):
        if planet != NONE:
            x, y = node_point(ring, view.nodes[planet])
            scene.put(lit_world(planet, CX - x, CY - y), x, y)
            found.append((planet, x, y))
    return found


def _priced(
    facts: Facts, trace: Trace, targets: Sequence[Target], globes: tuple[Disc, ...]
) -> dict[int, tuple[Point, Stamp]]:
    """Where prices stand by sector: what steps of the last move cost, and what sectors cost that can be entered."""
    found = {sector: (price_spot(sector, globes), price(str(cost), "paid")) for sector, cost in trace.prices}
    for sector, said, takes_all in prices_of(facts, targets):
        spot = price_spot(sector, globes, named=not said.isdecimal())
        found[sector] = (spot, price(said, "all" if takes_all else "may"))
    return found
