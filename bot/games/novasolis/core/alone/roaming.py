"""How ships of the Entity move on the map (rules 17.6, E15)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection
from typing import Any

from bot.engine.moves import Text
from bot.engine.told import DETAIL, joined
from bot.games.novasolis.core.alone.deploying import room
from bot.games.novasolis.core.cards.cards import SECTORS
from bot.games.novasolis.core.holdings.holdings import add, present, take
from bot.games.novasolis.core.table.hexes import FACES, OUTSIDE
from bot.games.novasolis.core.table.state import NONE, SHIP, Sector, Table
from bot.games.parts.modules import Hook

LED: Hook[Callable[[Table, Sector], bool]] = Hook()
"""Whether something leads the ships of the Entity in a sector, so that they do not leave it by themselves."""


def groups(g: Table) -> dict[int, int]:
    """By sector without forces of empires, where nothing leads them, the ships that leave it: half, rounded up."""
    side, led = g.entity_side, g.hooks[LED]
    return {
        number: (sector.units[side][SHIP] + 1) // 2
        for number, sector in enumerate(g.sectors)
        if sector.units[side][SHIP] and present(g, sector) == [side] and not any(by(g, sector) for by in led)
    }


def go(g: Table, start: int, goal: int, ships: int) -> None:
    """Ships of the Entity go from `start` to `goal`, as many of them as have room there."""
    moved = min(ships, room(g, goal))
    if moved:
        take(g.sectors[start], g.entity_side, SHIP, moved)
        g.sectors[start].slayer = NONE
        add(g.sectors[goal], g.entity_side, SHIP, moved)
        way: dict[str, Any] = {"from": g.layout.words[start], "to": g.layout.words[goal]}
        g.tell("entity-moved", told=joined("fleet"), fleet=Text("entity-went", {"n": moved, **way}))


def move_at_random(g: Table) -> None:
    """Each group goes in the direction of a die, rolled again where nobody can go (R17.6)."""
    for start, ships in groups(g).items():
        go(g, start, roll_direction(g, start, open_around(g, start)), ships)


def open_around(g: Table, number: int) -> list[int]:
    """The sectors beside one into which anyone can go."""
    return [goal for goal in g.layout.neighbours[number] if not SECTORS[g.sectors[goal].tile].closed]


def roll_direction(g: Table, start: int, goals: Collection[int]) -> int:
    """To which of these sectors beside it a die points, rolled again where it points elsewhere (R26.2)."""
    rolled, goal = list[int](), OUTSIDE
    while goal not in goals:
        face = g.chance().below(len(FACES))
        rolled.append(face + 1)
        goal = g.layout.toward[start][face]
    g.tell_chance(
        "direction-die", told=DETAIL, sector=g.layout.words[start], faces=[str(face) for face in rolled]
    )
    return goal


def hunt(g: Table) -> None:
    """Each group goes a step toward the nearest colony; among equals to the lower sector (E15)."""
    colonies = [number for number, sector in enumerate(g.sectors) if sector.owner != NONE]
    away = {number: _steps_from(g, number) for number in colonies}
    for start, ships in groups(g).items():
        reachable = [number for number in colonies if start in away[number]]
        if not reachable or start in colonies:
            continue
        nearest = min(reachable, key=lambda number: (away[number][start], number))
        steps = away[nearest]
        goal = min(
            (number for number in g.layout.neighbours[start] if number in steps),
            key=lambda number: (steps[number], number),
        )
        go(g, start, goal, ships)


def _steps_from(g: Table, number: int) -> dict[int, int]:
    """By sector, the steps to one, around the black hole."""
    found, queue = {number: 0}, deque([number])
    while queue:
        at = queue.popleft()
        for other in g.layout.neighbours[at]:
            if other not in found and not SECTORS[g.sectors[other].tile].closed:
                found[other] = found[at] + 1
                queue.append(other)
    return found
