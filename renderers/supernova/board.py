"""Super Nova's table as a picture: empires on dark glass around an exploding star."""

from __future__ import annotations

from dataclasses import replace
from typing import TYPE_CHECKING

from renderers.kit.canvas import Ground, Scene
from renderers.kit.frames import Frames
from renderers.look import Picture
from renderers.supernova.band import put_band, put_title, put_turn
from renderers.supernova.facts import Facts, facts_of
from renderers.supernova.geometry import layout_of
from renderers.supernova.ground import table_ground
from renderers.supernova.panels import EDGE, framed_slab, panel_slab
from renderers.supernova.texts import alt_text, text_board
from renderers.supernova.warm import prepare

if TYPE_CHECKING:
    from bot.engine.moves import Event
    from bot.games.supernova.state import Table
    from renderers.look import Look

__all__ = ["alt_text", "prepare", "render", "text_board"]

FRAMES = Frames(12)


def render(view: Table, look: Look) -> Picture:
    """The picture of a view and its alt text. Pure; remembers frames only to be faster."""
    facts = facts_of(view, look)
    return Picture(picture_bytes(view, look, facts), alt_text(view, look, facts))


def picture_bytes(view: Table, look: Look, facts: Facts) -> bytes:
    """The PNG file alone."""
    ground = table_ground(view.seats)
    drawn = FRAMES.draw((view.seats, look.names, look.language), ground, scene_of(facts, look, ground))
    return drawn.file(look.size)


def scene_of(facts: Facts, look: Look, ground: Ground) -> Scene:
    """Everything on the ground."""
    seats = len(facts.empires)
    layout = layout_of(seats)
    scene = Scene()
    flashed = frozenset() if facts.battle else flashed_planets(facts, look.last)
    for index, empire in enumerate(facts.empires):
        panel = layout.panels[index]
        own = {planet.word for planet in empire.planets}
        battle = facts.battle
        touched = battle if battle and ({battle.origin, battle.target} & own) else None
        plain = replace(empire, asked=False)
        slab = panel_slab(ground, seats, index, plain, facts.goal, touched, flashed & own, facts.say)
        if empire.asked:
            slab = framed_slab(ground, seats, index, slab)
        scene.lay(slab, panel.x - EDGE, panel.y - EDGE)
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
