"""The Entity attacks, sector by sector (rules 12.12, 17.7)."""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from bot.engine.steps import Step
from bot.engine.told import GRAVE, SMALL, touching
from bot.games.novasolis.core.alone.deploying import raise_track
from bot.games.novasolis.core.cards.cards import NUMBERS, POWER
from bot.games.novasolis.core.conflict.combat import begin_combat
from bot.games.novasolis.core.holdings.holdings import hostile, present
from bot.games.novasolis.core.holdings.settling import remove_colony
from bot.games.novasolis.core.holdings.strength import defence_of, dice_of
from bot.games.novasolis.core.table.state import NONE, Sector, Table
from bot.games.novasolis.core.table.tables import WHO
from bot.games.parts.modules import Hook

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
