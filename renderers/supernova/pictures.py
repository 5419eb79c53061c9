"""Super Nova's table as a picture: empires on dark glass around an exploding star.

What it needs is loaded and drawn while a table gathers, so that the first picture comes almost as fast as the next.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

from bot.engine.moves import Event
from bot.games.supernova.table.state import Table
from renderers.kit.colours.palette import FLASH
from renderers.kit.letters.fonts import coverage
from renderers.kit.letters.lettering import words
from renderers.kit.picture.canvas import Ground, Scene
from renderers.kit.picture.frames import Frame, Frames
from renderers.kit.picture.vista import wordless
from renderers.kit.stamps import globes
from renderers.kit.stamps.targets import VEIL, Target, cut_out, put_numbers, put_targets
from renderers.kit.texts.saying import as_said, said_marks
from renderers.look import Look, Picture
from renderers.supernova.art.geometry import SEATS, layout_of
from renderers.supernova.art.ground import STRIPS, night_ground, sun_strip, table_ground
from renderers.supernova.board import signs
from renderers.supernova.board.band import put_band, put_title, put_turn
from renderers.supernova.board.marks import table_targets, uncut
from renderers.supernova.board.panels import EDGE, POTENTIAL, frame, framed_slab, panel_slab
from renderers.supernova.board.vista import SIZE, put_empires, sky
from renderers.supernova.cards import card
from renderers.supernova.facts.faces import SKINS, every_face, picture_of
from renderers.supernova.facts.facts import Facts, facts_of
from renderers.supernova.private.hand import MOST, WIDE
from renderers.supernova.private.races import choosing, races_told, render_races
from renderers.supernova.words.texts import alt_text, text_board

__all__ = ["alt_text", "focus", "prepare", "render", "text_board", "vista"]

FRAMES = Frames()


def render(view: Table, look: Look) -> Picture:
    """The picture of a view and its alt text. Pure; remembers frames only to be faster."""
    facts = facts_of(view, look)
    return Picture(picture_bytes(view, look, facts), alt_text(view, look, facts))


def picture_bytes(view: Table, look: Look, facts: Facts) -> bytes:
    """The PNG file alone."""
    return _frame(view, look, facts).file(look.size)


def focus(view: Table, look: Look) -> Picture | None:
    """The part of the table where the marks are; of races, their sheets."""
    if races := choosing(look):
        return render_races(view, look, races)
    facts = facts_of(view, look)
    targets = table_targets(view, facts, look.marks)
    if not targets:
        return None
    part = cut_out(_frame(view, look, facts, part=True), uncut(layout_of(view.seats), targets))
    return Picture(part, _said(facts, look, targets))


def focus_told(view: Table, look: Look) -> str:
    """Where the marks are, in words."""
    if races := choosing(look):
        return races_told(view, look, races)
    facts = facts_of(view, look)
    return _said(facts, look, table_targets(view, facts, look.marks))


def _said(facts: Facts, look: Look, targets: Sequence[Target]) -> str:
    """The marks in words: what the question is about comes first."""
    about = [as_said(target.name) for target in targets if target.mark.tone == "own"]
    others = [target for target in targets if target.mark.tone != "own"]
    told = [facts.say("picture-about", places=about)] if about else []
    return " ".join([*told, *said_marks(facts.words, others, look.names)])


def vista(view: Table, look: Look) -> Picture:
    """The empires around the nova, without words."""
    scene = Scene()
    put_empires(scene, facts_of(view, look).empires)
    return Picture(wordless(sky(), scene, (0, 0, SIZE, SIZE)), "")


def _frame(view: Table, look: Look, facts: Facts, *, part: bool = False) -> Frame:
    ground = table_ground(view.seats)
    scene = scene_of(view, facts, look, ground, part=part)
    return FRAMES.draw((view.seats, look.names, look.language, part), ground, scene)


def scene_of(view: Table, facts: Facts, look: Look, ground: Ground, *, part: bool = False) -> Scene:
    """Everything on the ground; without the headline where only a `part` will be shown, which could cut it."""
    seats = len(facts.empires)
    layout = layout_of(seats)
    scene = Scene()
    flashed = frozenset() if facts.battle else flashed_planets(facts, look.last)
    for index, empire in zip(facts.sitting, facts.empires, strict=True):
        panel = layout.panels[index]
        own = {planet.word for planet in empire.planets}
        battle = facts.battle
        touched = battle if battle and ({battle.origin, battle.target} & own) else None
        plain = replace(empire, asked=False)
        slab = panel_slab(ground, seats, index, plain, facts.goal, touched, flashed & own, facts.say)
        if empire.asked:
            slab = framed_slab(ground, seats, index, slab)
        scene.lay(slab, panel.x - EDGE, panel.y - EDGE)
    targets = table_targets(view, facts, look.marks)
    put_targets(scene, targets, VEIL)
    put_numbers(scene, targets)
    if not part:
        put_title(scene, facts.say)
        put_turn(scene, facts)
    put_band(scene, facts, layout)
    return scene


def flashed_planets(facts: Facts, last: tuple[Event, ...]) -> frozenset[str]:
    """The planets that the events of the last move name, or above which a ship lies that they name."""
    named = {part for event in last for value in event.values.values() for part in _parts(value)}
    found = set()
    for empire in facts.empires:
        for planet in empire.planets:
            fresh = planet.ships if planet.fresh else ()
            if not named.isdisjoint(f"~card-{face.word}" for face in (planet.face, *(s.face for s in fresh))):
                found.add(planet.word)
    return frozenset(found)


def _parts(value: object) -> tuple[str, ...]:
    if isinstance(value, str):
        return (value,)
    return tuple(part for part in value if isinstance(part, str)) if isinstance(value, list) else ()


def prepare() -> None:
    """Load fonts and grounds, draw what most pictures have in common."""
    coverage("semibold")
    for seats in SEATS:
        table_ground(seats)
        layout = layout_of(seats)
        for index in range(seats):
            frame(layout, index)
    night_ground(MOST)
    globes.prepare(SKINS.values())
    for index in range(STRIPS):
        sun_strip(index, card.SIDE, card.ART_HIGH)
    for face in every_face():
        if face.type == "planet":
            picture_of(face, 64)
        else:
            picture_of(face, 28, 3, 0.9)
    for number in map(str, range(20)):
        words(number, POTENTIAL, FLASH, "right")
    signs.prepare()
    card.prepare(WIDE)
