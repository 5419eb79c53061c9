"""The allocation of resources in private: what each level would be, the combat grid, and the technologies as cards."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.games.novasolis.core.actions.allocating import Allocate, payment
from bot.games.novasolis.core.cards.cards import LEVELS, RESOURCES, TECHNOLOGIES
from bot.games.novasolis.core.conflict.grid import SLOTS, Grid, grid_of
from bot.games.novasolis.core.holdings.counting import levels
from bot.games.novasolis.core.table.state import Table
from renderers.kit.colours.palette import CAPTION, DIM, EMBER, FAINT, GOLD, IVORY
from renderers.kit.letters.lettering import NAME, Type, fitted, fitting, sized, smaller, width, words
from renderers.kit.letters.paragraphs import paragraph
from renderers.kit.picture.canvas import Scene
from renderers.kit.picture.frames import Frames
from renderers.kit.picture.pixels import cached_pixels
from renderers.kit.picture.stamp import Stamp
from renderers.kit.stamps.cards import Plate, number_badge
from renderers.kit.stamps.pieces import token
from renderers.kit.texts.saying import as_said, shortened
from renderers.look import Look, Picture
from renderers.novasolis.art.geometry import FULL, HEIGHT
from renderers.novasolis.art.glyphs import glyph, resource
from renderers.novasolis.art.ground import lay_plates, night_ground
from renderers.novasolis.board.combat import slot_stamp
from renderers.novasolis.cards.cards import card_stamp, heights_of, title_of
from renderers.novasolis.facts.facts import Facts, facts_of
from renderers.novasolis.facts.fights import Slot

FRAMES = Frames()
EDGE, GAP = 24, 10
MANY = 6
"""More technologies than these stand in three columns, fewer in two, so that they can be read on a phone."""
TITLE = Type("caption", 42, 5.0)
NUMBER = Type("extrabold", 40)
COUNT = Type("semibold", 26)
SAID = (Type("medium", 20), Type("medium", 18))
LEVEL_HIGH, SLOT_HIGH = 118, 106
SIGNS = {
    "energy": "energy",
    "reactor": "reactor",
    "population": "population",
    "research": "research",
    "fleet": "fleet",
}
"""The glyph of each level."""
ON, OPEN, SHUT = "on", "open", "shut"
"""What can be the matter with a technology: it would be active, it could be too, or not."""


def allocating(view: Table) -> int | None:
    """The empire that says which technologies are active, if one does."""
    top = view.stack[-1] if view.stack else None
    return top.side if isinstance(top, Allocate) else None


def would_be(view: Table, side: int, chosen: Sequence[int]) -> Table:
    """The position with just these technologies active."""
    empire = view.empires[side]
    techs = [replace(tech, active=tech.card in chosen) for tech in empire.techs]
    empires = list(view.empires)
    empires[side] = replace(empire, techs=techs, grid=list(chosen))
    return replace(view, empires=empires)


def render_allocation(view: Table, look: Look, side: int) -> Picture:
    """What the marked technologies come to: what is chosen numbered in gold, what could be added in a gold frame."""
    facts = facts_of(view, look)
    chosen, states = _marked(view, look, side)
    would = would_be(view, side, chosen)
    before, after = levels(view, side), levels(would, side)
    scene = Scene()
    _put_head(scene, facts, side)
    left = _left(view, side, chosen)
    _put_resources(scene, view, side, left)
    plates = Scene()
    y = put_levels(plates, facts, before, after, 96)
    y = put_grid(plates, facts, would, side, y) + 4
    y = _put_cards(scene, plates, facts, states, chosen, y)
    ground = night_ground(y + EDGE - GAP)
    lay_plates(ground, plates, scene)
    frame = FRAMES.draw(("allocation", side, look.names, look.language), ground, scene)
    return Picture(frame.file(look.size), _alt(facts, side, (before, after), left, states))


def allocation_told(view: Table, look: Look, side: int) -> str:
    """What a seat's own picture of its allocation says, in words."""
    chosen, states = _marked(view, look, side)
    found = levels(view, side), levels(would_be(view, side, chosen), side)
    return _alt(facts_of(view, look), side, found, _left(view, side, chosen), states)


def _marked(view: Table, look: Look, side: int) -> tuple[list[int], dict[int, str]]:
    """The technologies that are chosen, and how each is shown."""
    marked = [
        (TECHNOLOGIES.called[mark.what], mark.tone) for mark in look.marks if mark.what in TECHNOLOGIES.called
    ]
    chosen = [card for card, tone in marked if tone == "chosen"]
    states = {tech.card: SHUT for tech in view.empires[side].techs}
    return chosen, states | {card: ON if tone == "chosen" else OPEN for card, tone in marked}


def put_levels(scene: Scene, facts: Facts, before: Sequence[int], after: Sequence[int], y: int) -> int:
    """All levels in a row, as they are and as they would be, each with what it gives; where the row ends."""
    wide = (FULL - GAP * (len(LEVELS) - 1)) // len(LEVELS)
    for at, name in enumerate(LEVELS):
        said = facts.say(f"level-{name}"), facts.say(f"gives-{name}")
        scene.put(_level(name, *said, before[at], after[at], wide), EDGE + at * (wide + GAP), y)
    return y + LEVEL_HIGH + GAP


def put_grid(scene: Scene, facts: Facts, view: Table, side: int, y: int) -> int:
    """The combat grid of an empire in a row; where it ends."""
    tiles = tuple(grid_of(view, side))
    titles = tuple(facts.say(row.name.removeprefix("~")) for row in tiles)
    scene.put(_grid(tiles, titles), EDGE, y)
    return y + SLOT_HIGH + 16 + GAP


@cached_pixels
def _grid(tiles: Grid, titles: tuple[str, ...]) -> Stamp:
    plate = Plate(FULL, SLOT_HIGH + 16, 12)
    wide = (FULL - 16 - 6 * (SLOTS - 1)) // SLOTS
    for at, (row, title) in enumerate(zip(tiles, titles, strict=True)):
        stamp = slot_stamp(
            at + 1, Slot(title, row.damage, row.shield, armour=row.armour, power=row.power), wide, SLOT_HIGH
        )
        plate.put(stamp, 8 + at * (wide + 6), 8)
    return plate.stamp()


def _left(view: Table, side: int, chosen: Sequence[int]) -> list[int]:
    """The resources that are not used, by type."""
    found = list(view.empires[side].resources)
    for used in (payment(found, chosen) or {}).values():
        for kind in used:
            found[kind] -= 1
    return found


def _put_head(scene: Scene, facts: Facts, side: int) -> None:
    player = facts.players[side]
    scene.put(token(player.hue, 15), EDGE + 18, 48)
    scene.put(words(fitted(player.name, NAME, 260), NAME, IVORY, "left", "middle"), EDGE + 44, 48)
    title = sized(facts.say("verb-allocate").upper(), 360, TITLE, Type("caption", 32, 2.0))
    scene.put(words(*title, CAPTION, "right", "middle"), EDGE + FULL - 6, 48)


def _put_resources(scene: Scene, view: Table, side: int, left: Sequence[int]) -> None:
    """What is left of each resource, of how many; none left is grey."""
    x = 360.0
    for name, n, most in zip(RESOURCES, left, view.empires[side].resources, strict=False):
        if most:
            scene.put(resource(name, 15), x, 48)
            said = f"{n}/{most}"
            scene.put(words(said, COUNT, IVORY if n else FAINT, "left", "middle"), x + 20, 48)
            x += 20 + width(said, COUNT) + 30


@cached_pixels
def _level(name: str, title: str, gives: str, before: int, after: int, wide: int) -> Stamp:
    """A level: what it is now and what it would be, and what it gives."""
    plate = Plate(wide, LEVEL_HIGH, 12)
    plate.put(glyph(SIGNS[name], 28, GOLD if name in ("energy", "reactor") else IVORY), 28, 34)
    tone = IVORY if before == after else GOLD if after > before else EMBER
    now = words(str(after), NUMBER, tone, "left", "middle")
    x = 54.0
    if before != after:
        said = f"{before} →"
        plate.put(words(said, COUNT, DIM, "left", "middle"), x, 34)
        x += width(said, COUNT) + 8
    plate.put(now, x, 34)
    style = fitting(gives, wide - 24, *SAID, *smaller(SAID[-1]))
    body = paragraph(gives, "medium", (16 if style is None else style.size,), wide - 24, 40)
    above = 8 * (len(body.lines) - 1)
    plate.put(words(*sized(title, wide - 28, *SAID), IVORY, "left", "middle"), 14, 72 - above)
    for at, line in enumerate(body.lines):
        y = 98 - above + at * (body.pitch - 2)
        plate.put(words(line, body.style, DIM, "left", "middle"), 14, y)
    return plate.stamp()


def _put_cards(
    scene: Scene, plates: Scene, facts: Facts, states: dict[int, str], chosen: Sequence[int], y: int
) -> int:
    """All technologies of the empire: what is on in its order, what could be, the rest; where they end."""
    cards = [*chosen, *(card for state in (OPEN, SHUT) for card in states if states[card] == state)]
    columns = 2 + (len(cards) > MANY)
    wide = (FULL - GAP * (columns - 1)) // columns
    rows = [cards[start : start + columns] for start in range(0, len(cards), columns)]
    heights = heights_of(facts.words, rows, wide, HEIGHT - EDGE - y, GAP)
    for row, high in zip(rows, heights, strict=True):
        for at, card in enumerate(row):
            x, lit = EDGE + at * (wide + GAP), states[card] != SHUT
            said = facts.say(f"picture-{states[card]}")
            plates.put(card_stamp(TECHNOLOGIES[card], facts.words, wide, high, lit, 1, said), x, y)
            if card in chosen:
                scene.put(number_badge(str(chosen.index(card) + 1), True, 18), x + wide - 16, y + 14)
        y += high + GAP
    return y


def _alt(
    facts: Facts,
    side: int,
    found: tuple[Sequence[int], Sequence[int]],
    left: Sequence[int],
    states: dict[int, str],
) -> str:
    say, speech = facts.say, facts.words
    told = [
        say("allocation-level", level=f"~level-{name}", before=now, after=then)
        for name, now, then in zip(LEVELS, *found, strict=True)
    ]
    parts = [
        say("allocation-alt", player=as_said(facts.players[side].name), levels=as_said(speech.in_a_row(told)))
    ]
    rest = [
        say("board-resource", count=n, resource=f"~resource-{name}")
        for name, n in zip(RESOURCES, left, strict=False)
        if n
    ]
    parts.append(say("allocation-left", resources=as_said(speech.in_a_row(rest)) if rest else "~board-none"))
    for state in (ON, OPEN, SHUT):
        titles = [title_of(speech, TECHNOLOGIES[card]) for card, is_ in states.items() if is_ == state]
        if titles:
            parts.append(
                say("allocation-cards", state=f"~picture-{state}", cards=as_said(speech.in_a_row(titles)))
            )
    return shortened(" ".join(parts))
