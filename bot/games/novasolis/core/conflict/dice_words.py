"""Dice of a combat in words, equal ones together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence

from bot.engine.moves import Text
from bot.games.novasolis.core.conflict.battle import Fighter
from bot.games.novasolis.core.conflict.grid import grid_of
from bot.games.novasolis.core.table.state import Table


def shown(values: Iterable[int]) -> list[Text]:
    """What dice show."""
    return [Text("dice-shown", {"die": value, "n": n}) for value, n in Counter(values).items()]


def rolled(fighter: Fighter) -> list[Text]:
    """What the dice of a side show."""
    return shown(die.value for die in fighter.dice)


def laid(g: Table, side: int, values: Sequence[int], slots: Sequence[int]) -> list[Text]:
    """Where the first dice of these values lie; the Entity's lie nowhere."""
    if side == g.entity_side:
        return shown(values)
    grid = grid_of(g, side)
    return [
        Text("dice-on-tile", {"die": value, "n": n, "tile": grid[slot - 1].name})
        for (value, slot), n in Counter(zip(values, slots, strict=False)).items()
    ]
