"""The empires around the nova: a head with name, hand and potential, the planets, ships in Deep Space."""

from __future__ import annotations

from PIL import Image, ImageDraw

from renderers.kit.colours.palette import CAPTION, DIM, EMBER, FAINT, FLASH, GOLD, IVORY, SEATS
from renderers.kit.letters.lettering import CAPTION_SMALL, Type, fitted, fitting, sized, smaller, width, words
from renderers.kit.picture.canvas import Ground, Slab
from renderers.kit.picture.patches import Patch
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp, cropped
from renderers.kit.stamps.brush import CUT, LIGHT, Brush, emblem
from renderers.kit.stamps.pieces import token
from renderers.kit.texts.saying import Say
from renderers.supernova.art.geometry import HEADER, RADIUS, Layout, Panel, layout_of
from renderers.supernova.board.planets import put_planet
from renderers.supernova.board.signs import put_fleet
from renderers.supernova.board.tiles import Tile, tile_outline, tiles
from renderers.supernova.facts.faces import ship_mark
from renderers.supernova.facts.facts import Battle, Empire

NAME = Type("semibold", 31)
POTENTIAL = Type("extrabold", 50, features=("pnum", "case"))
GOAL = Type("semibold", 25)
COUNT = Type("semibold", 26)
PRINTS = tuple(Type("medium", size) for size in (27, 24, 21))
NOTES = (Type("caption", 27, 1.2), Type("caption", 23, 1.4))
FRAME = 3
INSET = 12
FOOT = 38
CLEAR = 16
"""How far the head moves where the nova cuts its corner off."""
EDGE = 4
"""Pixels around a panel for its frame; less than half of the gap between panels."""


def _hand(b: Brush) -> None:
    b.box(-18, -20, 4, 14, 4)
    b.box(-9, -16, 19, 22, 5, CUT)
    b.box(-6, -13, 16, 20, 4, LIGHT)


@cached_pixels
def hand_icon(size: int) -> Stamp:
    """Cards in hand."""
    return emblem(_hand, size, DIM, 0)


@cached_pixels
def frame(layout: Layout, index: int) -> Stamp:
    """The gold frame of an empire that is asked, in the shape of its glass; place it at (0, 0)."""
    panel = layout.panels[index]
    left, top = panel.x - 8, panel.y - 8

    def shape(grow: int) -> Image.Image:
        mask = Image.new("L", ((panel.width + 16) * 2, (panel.height + 16) * 2), 0)
        pen = ImageDraw.Draw(mask)
        low, right = 2 * (8 - grow), 2 * (8 + panel.width + grow) - 1
        pen.rounded_rectangle(
            (low, low, right, 2 * (8 + panel.height + grow) - 1), 2 * (RADIUS + grow), fill=255
        )
        cx, cy, r = 2 * (layout.cx - left), 2 * (layout.cy - top), 2 * (layout.cut - grow)
        pen.ellipse((cx - r, cy - r, cx + r, cy + r), fill=0)
        return mask

    mask = shape(2)
    mask.paste(0, (0, 0), shape(2 - FRAME))
    return cropped(Stamp(GOLD, mask.reduce(2), -left, -top))


def field_of(layout: Layout, index: int, deep: bool) -> tuple[float, float, float, float]:
    """The box for planets in a panel: x, y, width, height."""
    panel = layout.panels[index]
    foot = FOOT if deep else 26 if panel.y < layout.cy < panel.y + panel.height + layout.band else 10
    return panel.x + INSET, panel.y + HEADER, panel.width - 2 * INSET, panel.height - HEADER - foot


def tiles_of(layout: Layout, index: int, empire: Empire) -> tuple[Tile, ...]:
    """Where the planets of an empire lie."""
    return tiles(len(empire.planets), *field_of(layout, index, bool(empire.deep)))


def patch_of(ground: Ground, panel: Panel, over: Slab | None = None) -> Patch:
    """A panel and the edge around it that its frame may lie on."""
    return Patch(
        ground, panel.x - EDGE, panel.y - EDGE, panel.width + 2 * EDGE, panel.height + 2 * EDGE, over
    )


@cached_pixels
def framed_slab(ground: Ground, seats: int, index: int, plain: Slab) -> Slab:
    """The panel of an empire that is asked."""
    layout = layout_of(seats)
    patch = patch_of(ground, layout.panels[index], plain)
    patch.put(frame(layout, index), 0, 0)
    return patch.slab()


@cached_pixels
def panel_slab(
    ground: Ground,
    seats: int,
    index: int,
    empire: Empire,
    goal: int,
    battle: Battle | None,
    flashed: frozenset[str],
    say: Say,
) -> Slab:
    """A whole panel with `EDGE` pixels around it. `flashed` are planets of the last move, by word."""
    layout = layout_of(seats)
    panel = layout.panels[index]
    patch = patch_of(ground, panel)
    _head(
        patch,
        panel,
        empire,
        goal,
        CLEAR if layout.cx < panel.x < layout.cx + 40 and panel.y > layout.cy else 0,
        say,
    )
    nova = (float(layout.cx), float(layout.cy))
    spots = tiles_of(layout, index, empire)
    for planet, tile in zip(empire.planets, spots, strict=True):
        if planet.word in flashed:
            _outline(patch, tile, FLASH, 3.0)
        elif battle and planet.word == battle.origin:
            _outline(patch, tile, SEATS[battle.attacker].colour, 4.0)
        put_planet(patch, planet, empire.seat, tile, nova, say)
        if battle and planet.word == battle.target:
            _outline(patch, tile, FLASH, 4.5)
            put_fleet(patch, battle.fleet, battle.attacker, tile)
    if not empire.planets:
        x, y, wide, high = field_of(layout, index, bool(empire.deep))
        said = say("picture-left" if empire.resigned else "picture-no-planet")
        none = sized(said, wide, Type("medium", 24))
        patch.put(words(*none, FAINT, "middle", "middle"), x + wide / 2, y + high / 2 - 20)
    if empire.deep:
        _deep(patch, layout, panel, empire, say)
    return patch.slab()


def _outline(patch: Patch, tile: Tile, colour: tuple[int, int, int], thick: float) -> None:
    patch.put(
        tile_outline(round(tile.width) - 10, round(tile.height) - 8, colour, thick), tile.x + 5, tile.y + 4
    )


def _head(patch: Patch, panel: Panel, empire: Empire, goal: int, moved: int, say: Say) -> None:
    y = panel.y + 36
    x = panel.x + 38 + moved
    patch.put(token(empire.seat, 17), x, y)
    right = panel.x + panel.width - 28.0
    target = f"/{goal}"
    patch.put(words(target, GOAL, DIM, "right"), right, y + 18)
    right -= width(target, GOAL) + 3
    reached = empire.potential >= goal
    shown = str(empire.potential) + ("" if empire.sure else "+")
    patch.put(words(shown, POTENTIAL, GOLD if reached else FLASH, "right"), right, y + 18)
    right -= max(width(shown, POTENTIAL), 60) + 22
    patch.put(
        words(str(empire.hand), COUNT, IVORY if empire.hand else FAINT, "right", "middle"), right, y + 2
    )
    right -= width(str(empire.hand), COUNT) + 18
    patch.put(hand_icon(26), right, y + 1)
    right -= 26
    note, tone = "", CAPTION
    if empire.place is not None:
        note, tone = ("picture-wins" if empire.place == 1 else ""), GOLD
    elif empire.resigned:
        note = "picture-gone"
    elif empire.penalty:
        note, tone = "picture-draws-one", EMBER
    elif empire.opens:
        note = "picture-opens"
    note, wide = say(note).upper() if note else "", right - x - 34
    beside = wide - width(empire.name, NAME) - 14
    style = fitting(note, beside, *NOTES, *smaller(CAPTION_SMALL)) or CAPTION_SMALL
    note = fitted(note, style, max(beside, wide * 0.5))
    room = wide - (width(note, style) + 14 if note else 0)
    name = fitted(empire.name, NAME, room)
    patch.put(words(name, NAME, FAINT if empire.resigned else IVORY, "left", "middle"), x + 30, y)
    if note:
        patch.put(words(note, style, tone, "left", "middle"), x + 44 + width(name, NAME), y + 3)


def _deep(patch: Patch, layout: Layout, panel: Panel, empire: Empire, say: Say) -> None:
    """Ships in Deep Space along the foot of a panel, by name where there is room for it."""
    y = panel.y + panel.height - 22
    beside = panel.x > layout.cx - 20 and panel.y < layout.cy
    x = panel.x + (130.0 if beside else 26.0)
    caption = sized(say("picture-deep-space").upper(), 190, *NOTES, CAPTION_SMALL, Type("caption", 18, 0.0))
    patch.put(words(*caption, CAPTION, "left", "middle"), x, y)
    x += width(*caption) + 24
    end = panel.x + panel.width - (120 if not beside and panel.y < layout.cy and panel.width < 1000 else 24)
    each = (end - x) / len(empire.deep)
    for ship in empire.deep:
        patch.put(ship_mark(ship.face.ship_class, 24, SEATS[empire.seat].colour), x, y)
        fled = say("picture-fled", ship=ship.face.name) if ship.fled else ship.face.name
        called = ((said, style) for said in (fled, ship.face.name) for style in PRINTS)
        text, style = next((one for one in called if width(*one) <= each - 26), ("", PRINTS[-1]))
        if text:
            patch.put(words(text, style, IVORY, "left", "middle"), x + 18, y)
            x += min(each, width(text, style) + 44)
        else:
            x += min(each, 34)
