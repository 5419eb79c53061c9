"""How ships of the Entity move on the map (rules 17.6, E15), and how they attack, sector by sector (rules 12.12,
17.7)."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Collection
from typing import Any, ClassVar

from bot.engine.moves import Text
from bot.engine.steps import Step
from bot.engine.told import DETAIL, GRAVE, SMALL, joined, touching
from bot.games.novasolis.core.alone.deploying import raise_track, room
from bot.games.novasolis.core.cards.cards import NUMBERS, POWER, SECTORS
from bot.games.novasolis.core.conflict.combat import begin_combat
from bot.games.novasolis.core.holdings.holdings import add, hostile, present, take
from bot.games.novasolis.core.holdings.settling import remove_colony
from bot.games.novasolis.core.holdings.strength import defence_of, dice_of
from bot.games.novasolis.core.table.hexes import FACES, OUTSIDE
from bot.games.novasolis.core.table.state import NONE, SHIP, Sector, Table
from bot.games.novasolis.core.table.tables import WHO
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


UNOPPOSED: Hook[Callable[[Table, int], None]] = Hook()
"""The Entity attacks in a sector without forces of empires (EP3), after its raid."""


class Attacks(Step, tag="attacks"):
    """The sectors from `number` on have still to be attacked."""

    later: ClassVar[bool] = True

    number: int = 0

    def run(self, g: Table) -> None:
        if g.over or self.number == len(g.sectors):
            g.done(self)
            return
        number, self.number = self.number, self.number + 1
        sector = g.sectors[number]
        there = present(g, sector)
        if g.entity_side not in there:
            return
        if len(there) > 1:
            begin_combat(g, number, g.entity_side, target_in(g, sector))
            return
        if sector.owner != NONE:
            raid(g, number)
        for follow in g.hooks[UNOPPOSED]:
            if not g.over:
                follow(g, number)


def target_in(g: Table, sector: Sector) -> int:
    """Whom the Entity fights: the owner if it has forces, else the strongest, the earlier in the round (R17.7).

    Allies are strong together (R24.13).
    """
    there, order = [side for side in present(g, sector) if side != g.entity_side], g.play_order()
    if sector.owner in there:
        return sector.owner
    dice = {side: dice_of(g, sector, side) for side in there}
    together = {side: sum(dice[other] for other in there if not hostile(g, side, other)) for side in there}
    return max(there, key=lambda side: (together[side], dice[side], -order.index(side)))


def raid(g: Table, number: int) -> None:
    """Dice against a colony that nobody defends; nothing is kept of too little damage (R12.12)."""
    sector, chance = g.sectors[number], g.chance()
    dice = [1 + chance.below(6) for _ in range(dice_of(g, sector, g.entity_side))]
    damage = sum(POWER[g.entity.power].damage[die - 1] for die in dice)
    needed, owner, home = defence_of(g, sector), sector.owner, sector.capital
    lost = damage >= needed
    g.tell_chance(
        "raid-lost" if lost else "raid-held",
        told=touching(GRAVE if lost else SMALL, owner),
        side=WHO[owner],
        sector=g.layout.words[number],
        dice=[str(die) for die in dice],
        damage=damage,
        defence=needed,
    )
    if lost:
        remove_colony(g, number)
        raise_track(g, NUMBERS.track.homeworld_raid if home else NUMBERS.track.raid)
