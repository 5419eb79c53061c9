"""A combat as data: its two sides, their dice, and what the dice are worth (rules 12)."""

from __future__ import annotations

from typing import NamedTuple

import msgspec

from bot.engine.moves import Mark
from bot.engine.steps import Step
from bot.games.novasolis.core.cards import POWER
from bot.games.novasolis.core.counting import lasting
from bot.games.novasolis.core.grid import best_slot, grid_of
from bot.games.novasolis.core.language import EntityDie
from bot.games.novasolis.core.state import Sector, Table

ATTACKER, DEFENDER = range(2)
"""The two in a combat, in the order in which they act."""


class Die(msgspec.Struct, array_like=True):
    """A die: what it shows, and the slot in which it was put (0: none yet). For the Entity the slot is what counts.

    `rerolls` says how often it was rolled again in this combat round.
    """

    value: int
    slot: int = 0
    rerolls: int = 0


class Helper(msgspec.Struct, array_like=True):
    """An ally that fights along: its units in the combat by kind, and their dice in the first round (R24.9)."""

    side: int
    units: list[int]
    strength: int


class Fighter(msgspec.Struct, array_like=True):
    """One of the two in a combat. `dice` are in descending order, `plan` are slots for the next of them.

    `armour` lasts for the whole combat; `killed` are the enemy's units that it destroyed, by kind. `helpers` are allies
    in the order in which they came; its own `strength` is the dice that it rolled in the first round without theirs.
    """

    side: int
    killed: list[int]
    dice: list[Die] = []
    plan: list[int] = []
    armour: int = 0
    helpers: list[Helper] = []
    strength: int = 0

    def forces(self, sector: Sector) -> list[tuple[int, list[int]]]:
        """Its units in the combat and those of its helpers, by kind, each with their side."""
        return [(self.side, sector.units[self.side]), *((each.side, each.units) for each in self.helpers)]

    def stands(self, sector: Sector) -> bool:
        """Whether something is left of them."""
        return any(any(units) for _, units in self.forces(sector))

    def by_strength(self) -> list[int]:
        """It and its helpers, the strongest first, of equals the one that came first (R24.12)."""
        ranked = [(self.strength, self.side), *((each.strength, each.side) for each in self.helpers)]
        return [side for _, side in sorted(ranked, key=lambda each: -each[0])]

    def left(self) -> list[Die]:
        """The dice that were not put yet, highest first."""
        return [die for die in self.dice if not die.slot]

    def show(self, values: list[int]) -> None:
        """Have dice with these values, none of them put."""
        self.dice = [Die(value) for value in values]
        self.sort()

    def sort(self) -> None:
        """Put the dice in order, the highest first."""
        self.dice.sort(key=lambda die: (-die.value, die.rerolls))


class Total(NamedTuple):
    """What the dice of a side come to."""

    damage: int
    shield: int


class Battle(Step):
    """What is known of a combat in a sector; `combat.Combat` carries it out. `round` counts from 1."""

    sector: int
    fighters: list[Fighter]
    round: int = 1
    at: int = 0

    def enemy(self, index: int) -> Fighter:
        """The other one."""
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
    """As what a die of the Entity counts in a combat with an empire."""
    for fighter in battle.fighters:
        if fighter.side != g.entity_side:
            for piece in lasting(g, fighter.side):
                if isinstance(piece, EntityDie) and piece.shown == value:
                    return piece.counts
    return value


def auto_plan(g: Table, battle: Battle, fighter: Fighter) -> list[int]:
    """The slots for the dice left where nobody chooses (R12.5, R12.9)."""
    if fighter.side == g.entity_side:
        return [counts_as(g, battle, die.value) for die in fighter.left()]
    grid = grid_of(g, fighter.side)
    return [best_slot(grid, die.value) for die in fighter.left()]


def strengths(g: Table, side: int) -> tuple[Total, ...]:
    """What a die in each of slots 1 to 6 is worth to a side."""
    if side == g.entity_side:
        row = POWER[g.entity.power]
        return tuple(map(Total, row.damage, row.shield))
    return tuple(Total(tile.damage, tile.shield) for tile in grid_of(g, side))


def total(g: Table, side: int, slots: list[int]) -> Total:
    """What dice in these slots come to: what each does, then the sums (R12.6)."""
    worths = strengths(g, side)
    effects = [worths[slot - 1] for slot in slots]
    return Total(sum(each.damage for each in effects), sum(each.shield for each in effects))


def total_of(g: Table, fighter: Fighter) -> Total:
    """What the dice that a side has put come to so far."""
    return total(g, fighter.side, [die.slot for die in fighter.dice if die.slot])
