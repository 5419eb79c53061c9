"""A combat as data: its two sides, their dice, and what the dice are worth (rules 12)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

import msgspec

from bot.engine.moves import Mark
from bot.engine.steps import Step
from bot.games.novasolis.core.cards.cards import POWER
from bot.games.novasolis.core.cards.language import EntityDie
from bot.games.novasolis.core.conflict.grid import Total, come_to, comes_back, grid_of, usual_slots
from bot.games.novasolis.core.holdings.counting import lasting
from bot.games.novasolis.core.table.state import Sector, Table
from bot.games.parts.modules import Hook

MORE_SHIELD: Hook[Callable[[Table, Fighter], int]] = Hook()
"""Shields of a side in a combat round, beside those of its dice."""

ATTACKER, DEFENDER = range(2)
"""The two in a combat, in the order in which they act."""


class Die(msgspec.Struct, array_like=True):
    """A die: what it shows, and the slot in which it was put (0: none yet). For the Entity the slot is what counts.

    In this combat round it was rolled again so often by abilities (`rerolls`) and by tiles (`returns`).
    """

    value: int
    slot: int = 0
    rerolls: int = 0
    returns: int = 0


class Helper(msgspec.Struct, array_like=True):
    """An empire that fights along: its units in the combat by kind, and their dice in the first round (R24.9)."""

    side: int
    units: list[int]
    strength: int


class Fighter(msgspec.Struct, array_like=True):
    """One of the two in a combat. `dice` are in descending order, `plan` are slots for the next of them.

    `armour` lasts for the whole combat; `killed` are the enemy's units that it destroyed, by kind. `helpers` fight
    along, in the order in which they came; its own `strength` is the dice that it rolled in the first round without
    theirs.
    `used` are slots whose one-time tile was used in an earlier round. `damage` and `shield` are what dice did in this
    round before they were rolled again. `auto`: nobody is asked for the rest of this round.
    """

    side: int
    killed: list[int]
    dice: list[Die] = []
    plan: list[int] = []
    armour: int = 0
    helpers: list[Helper] = []
    strength: int = 0
    used: list[int] = []
    damage: int = 0
    shield: int = 0
    auto: bool = False

    def forces(self, sector: Sector) -> list[tuple[int, list[int]]]:
        """The side's units in the combat and those of its helpers, by kind, each with their side."""
        return [(self.side, sector.units[self.side]), *((each.side, each.units) for each in self.helpers)]

    def stands(self, sector: Sector) -> bool:
        """Whether something is left of them."""
        return any(any(units) for _, units in self.forces(sector))

    def by_strength(self) -> list[int]:
        """The side and its helpers, the strongest first; of equals the one that came first (R24.12)."""
        ranked = [(self.strength, self.side), *((each.strength, each.side) for each in self.helpers)]
        return [side for _, side in sorted(ranked, key=lambda each: -each[0])]

    def put(self) -> list[int]:
        """The slots of the dice that were put."""
        return [die.slot for die in self.dice if die.slot]

    def left(self) -> list[Die]:
        """The dice that were not put yet, highest first."""
        return [die for die in self.dice if not die.slot]

    def show(self, values: list[int]) -> None:
        """Have dice with these values, none of them put."""
        self.damage, self.shield, self.auto = 0, 0, False
        self.dice = [Die(value) for value in values]
        self.sort()

    def sort(self) -> None:
        """Put the dice in order, the highest first."""
        self.dice.sort(key=lambda die: (-die.value, die.rerolls))


class Battle(Step):
    """What is known of a combat in a sector; `combat.Combat` carries it out. `round` counts from 1."""

    sector: int
    fighters: list[Fighter]
    round: int = 1
    at: int = 0

    def enemy(self, index: int) -> Fighter:
        """The fighter against the one with this index."""
        return self.fighters[1 - index]

    def place(self, g: Table) -> Sector:
        """Where it is."""
        return g.sectors[self.sector]


def battle_of(g: Table) -> Battle:
    """The combat that is going on."""
    return next(step for step in reversed(g.stack) if isinstance(step, Battle))


def scene_of(g: Table) -> tuple[Mark, ...]:
    """What questions of a combat are about: where it is."""
    return (Mark(g.layout.words[battle_of(g).sector], "own"),)


def counts_as(g: Table, battle: Battle, value: int) -> int:
    """The value that a die of the Entity with this one has in a combat with an empire."""
    for fighter in battle.fighters:
        if fighter.side != g.entity_side:
            for piece in lasting(g, fighter.side):
                if isinstance(piece, EntityDie) and piece.shown == value:
                    return piece.counts
    return value


def auto_plan(g: Table, battle: Battle, fighter: Fighter, given: Sequence[int] = ()) -> list[int]:
    """The slots for the dice left, after those `given`, where nobody chooses (R12.5, R12.9).

    They end where a die will be rolled again.
    """
    if fighter.side == g.entity_side:
        return [counts_as(g, battle, die.value) for die in fighter.left()]
    grid, dice = grid_of(g, fighter.side), fighter.left()
    rest = dice[len(given) :]
    slots = usual_slots(grid, (die.value for die in rest), [*fighter.put(), *given], fighter.used)
    for at, (slot, die) in enumerate(zip(slots, rest, strict=True), 1):
        if comes_back(grid[slot - 1], die.returns):
            return slots[:at]
    return slots


def foreseen(g: Table, battle: Battle, fighter: Fighter) -> list[int]:
    """The slots of dice not put yet that everyone knows: all of the Entity's, which chooses nothing."""
    return auto_plan(g, battle, fighter) if fighter.side == g.entity_side else []


def strengths(g: Table, side: int) -> tuple[Total, ...]:
    """What a die in each of slots 1 to 6 is worth to a side, but for powers of the tiles."""
    if side == g.entity_side:
        row = POWER[g.entity.power]
        return tuple(map(Total, row.damage, row.shield))
    return tuple(Total(tile.damage, tile.shield, tile.armour) for tile in grid_of(g, side))


def total_of(g: Table, fighter: Fighter, more: Sequence[int] = ()) -> Total:
    """What the dice that a side has put come to so far, its next dice in `more` slots, and shields that modules add.

    What a die did before it was rolled again stays as it was (R13.4).
    """
    if fighter.side == g.entity_side:
        row = POWER[g.entity.power]
        slots = [*fighter.put(), *more]
        return Total(sum(row.damage[slot - 1] for slot in slots), sum(row.shield[slot - 1] for slot in slots))
    grid, slots = grid_of(g, fighter.side), fighter.put()
    damage, shield = fighter.damage, fighter.shield
    for die, slot in zip(fighter.left(), more, strict=False):
        tile = grid[slot - 1]
        if comes_back(tile, die.returns):
            damage, shield = damage + tile.damage, shield + tile.shield
        else:
            slots.append(slot)
    found = come_to(grid, slots, fighter.used)
    shield += sum(beside(g, fighter) for beside in g.hooks[MORE_SHIELD])
    return Total(found.damage + damage, found.shield + shield, found.armour)


def hits_on(battle: Battle, index: int, totals: Sequence[Total]) -> int:
    """The hits that a side suffers where both come to `totals` (C6)."""
    own = totals[index]
    return max(0, totals[1 - index].damage - own.shield - own.armour - battle.fighters[index].armour)


def keep_armour(g: Table, fighter: Fighter) -> None:
    """What a round leaves for the rest of the combat: armour, and one-time tiles that were used (R12.7, R13.4)."""
    if fighter.side == g.entity_side:
        return
    grid = grid_of(g, fighter.side)
    fighter.armour += total_of(g, fighter).armour
    fighter.used += [slot for slot in {*fighter.put()} - {*fighter.used} if grid[slot - 1].power == "once"]
