"""The combat grid of an empire: six slots with a combat tile each (rules 13)."""

from __future__ import annotations

from bot.games.novasolis.core.cards import COMBAT_TILES, START_GRID, TECHNOLOGIES
from bot.games.novasolis.core.language import GridTile
from bot.games.novasolis.core.rows import CombatTileRow
from bot.games.novasolis.core.state import NONE, Table

Grid = tuple[CombatTileRow, ...]
SLOTS = len(START_GRID)
"""As many as a die has faces."""


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


def worth(tile: CombatTileRow) -> int:
    """How good a die on a tile is, where nobody chooses (R12.5)."""
    return 2 * tile.damage + tile.shield


def best_slot(grid: Grid, value: int) -> int:
    """The slot for a die where nobody chooses: the best that it can reach, the higher of equals (R12.5)."""
    return max(range(1, value + 1), key=lambda slot: (worth(grid[slot - 1]), slot))
