"""What empires answer in advance in a combat: a plan for their dice, and to have them put when attacked (12.5)."""

from __future__ import annotations

from bot.games.novasolis.core.conflict.battle import battle_of
from bot.games.novasolis.core.table.state import Table


def plan_alike(state: Table, world: Table) -> None:
    """Give the empires in the combat of a world the plans that they have in this state: all see the dice."""
    for here, there in zip(battle_of(state).fighters, battle_of(world).fighters, strict=True):
        if here.side != state.entity_side:
            there.plan, there.auto = here.plan.copy(), here.auto
            world.empires[here.side].wishes.dice = state.empires[here.side].wishes.dice
