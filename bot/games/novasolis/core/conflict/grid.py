"""The combat grid of an empire: six slots with a combat tile each (rules 13)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterable, Sequence
from functools import partial
from typing import NamedTuple

from bot.games.novasolis.core.cards.cards import COMBAT_TILES, NUMBERS, START_GRID, TECHNOLOGIES
from bot.games.novasolis.core.cards.language import GridTile
from bot.games.novasolis.core.cards.rows import CombatTileRow
from bot.games.novasolis.core.table.state import NONE, Table

Grid = tuple[CombatTileRow, ...]
SLOTS = len(START_GRID)
"""The slots of a grid, one for each face of a die."""


def grid_of(g: Table, side: int) -> Grid:
    """The tiles on top of slots 1 to 6: those of active technologies cover the first ones, later ones earlier ones."""
    tiles, empire = list(START_GRID), g.empires[side]
    rank = {card: at for at, card in enumerate(empire.grid)}
    active = [tech.card for tech in empire.techs if tech.active]
    for card in sorted(active, key=lambda card: rank.get(card, NONE)):
        for piece in TECHNOLOGIES[card].does:
            if isinstance(piece, GridTile):
                number = COMBAT_TILES.number[piece.tile]
                tiles[COMBAT_TILES[number].slot - 1] = number
    return tuple(COMBAT_TILES[tile] for tile in tiles)


class Total(NamedTuple):
    """What dice come to."""

    damage: int
    shield: int
    armour: int = 0

    @property
    def worth(self) -> int:
        """How good that is, where nobody chooses (R12.5)."""
        return 2 * self.damage + self.shield + self.armour


def come_to(grid: Grid, slots: Iterable[int], used: Collection[int] = ()) -> Total:
    """What dice in these slots come to (R12.6, R13.4); `used` are slots whose tile works no more in this combat.

    What each die does, and more on increasing tiles; then tiles that raise others to a minimum; then the sums.
    """
    strengths, least_damage, least_shield = list[tuple[int, int, int]](), 0, 0
    armour = 0
    for slot, n in Counter(slots).items():
        tile = grid[slot - 1]
        damage, shield = tile.damage, tile.shield
        match tile.power:
            case "minimum":
                least_damage += n * damage
                least_shield += n * shield
                continue
            case "increasing":
                damage, shield = damage and damage + n, shield and shield + n
            case "once":
                n = int(slot not in used)
        strengths.append((n, damage, shield))
        armour += n * tile.armour
    return Total(
        sum(n * max(damage, least_damage) for n, damage, _ in strengths if damage),
        sum(n * max(shield, least_shield) for n, _, shield in strengths if shield),
        armour,
    )


def comes_back(tile: CombatTileRow, returns: int) -> bool:
    """Whether a die put on a tile is rolled again, which happened so often to it in this combat round (R13.4)."""
    return tile.power == "reroll" and returns < NUMBERS.returns


def best_slots(grid: Grid, slot: int, laid: Sequence[int] = (), used: Collection[int] = ()) -> list[int]:
    """The slots up to one, the best first: where a die adds most to those `laid`, the higher of equals (R12.5)."""

    def worth(each: int) -> tuple[int, int]:
        return come_to(grid, (*laid, each), used).worth, each

    key = worth if _has_powers(grid) else partial(_plain_worth, grid)
    return sorted(range(1, slot + 1), key=key, reverse=True)


def usual_slots(
    grid: Grid, values: Iterable[int], laid: Sequence[int] = (), used: Collection[int] = ()
) -> list[int]:
    """The slots for dice, one after the other, where nobody chooses (R12.5)."""
    if not _has_powers(grid):
        return [max(range(1, value + 1), key=partial(_plain_worth, grid)) for value in values]
    slots = list(laid)
    for value in values:
        slots.append(best_slots(grid, value, slots, used)[0])
    return slots[len(laid) :]


def _has_powers(grid: Grid) -> bool:
    return any(tile.power for tile in grid)


def _plain_worth(grid: Grid, slot: int) -> tuple[int, int]:
    """How good a die in a slot is where no tile has a power: the same whatever else is put."""
    tile = grid[slot - 1]
    return 2 * tile.damage + tile.shield, slot
