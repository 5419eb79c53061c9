"""Dice of a combat in words."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.engine.moves import Text
from bot.games.novasolis.core.conflict.battle import Fighter
from bot.games.novasolis.core.conflict.grid import grid_of
from bot.games.novasolis.core.table.state import Table


def shown(values: Iterable[int]) -> list[Text]:
    """What dice show, each die."""
    return [Text("dice-shown", {"die": value}) for value in values]


def rolled(fighter: Fighter) -> list[Text]:
    """What the dice of a side show."""
    return shown(die.value for die in fighter.dice)


def laid(g: Table, side: int, values: Sequence[int], slots: Sequence[int]) -> list[Text]:
    """Where the first dice of these values lie; the Entity's lie nowhere."""
    if side == g.entity_side:
        return shown(values)
    grid = grid_of(g, side)
    return [
        Text("dice-on-tile", {"dice": shown([value] * n), "tile": grid[slot - 1].name})
        for (value, slot), n in Counter(zip(values, slots, strict=False)).items()
    ]
