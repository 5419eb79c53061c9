"""What empires answer in advance in a combat: a plan for their dice, and to have them put when attacked (12.5)."""

from __future__ import annotations

from bot.engine.moves import Move, Seat
from bot.games.novasolis.core.conflict.battle import battle_of
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import DECIDERS


def forget_plans(g: Table, mover: Seat, move: Move) -> bool:
    """Let the other empire in a combat say of each of its dice where it goes. False: it is not asked after this move.

    All see the dice, where those lie that were put, and whose turn it is.
    """
    if move.verb != "put":
        return False
    for fighter in battle_of(g).fighters:
        if fighter.side != g.entity_side and DECIDERS[g.seats][fighter.side] != mover:
            fighter.plan, fighter.auto = [], False
            g.empires[fighter.side].wishes.dice = "ask"
    return True
