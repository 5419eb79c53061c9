"""How many dice a side has in a sector, and what defends a colony (rules 11.3, 12.2)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from bot.games.novasolis.core.cards.cards import DEFENCE, KIND_WORDS, KINDS, NUMBERS
from bot.games.novasolis.core.cards.language import Dice
from bot.games.novasolis.core.holdings.counting import lasting, stat
from bot.games.novasolis.core.table.state import Sector, Table
from bot.games.parts.modules import Hook

MORE_DEFENCE: Hook[Callable[[Table, Sector], int]] = Hook()
"""What is added to the defence of a colony."""


def plain_dice(units: Sequence[int]) -> int:
    """The dice of units by kind, without what technologies add."""
    return sum(n * row.dice for n, row in zip(units, KINDS, strict=True))


def dice_of(g: Table, sector: Sector, side: int, *, attacks: bool = False, round_: int = 0) -> int:
    """The dice of a side in a sector: of its units, and what its technologies add; none without units (R12.2).

    `round_` is the round of a combat, 0 outside; `attacks` says that the side began it.
    """
    units = sector.units[side]
    found = plain_dice(units)
    if not found or side == g.entity_side:
        return found
    for piece in lasting(g, side):
        if isinstance(piece, Dice) and _adds(piece, sector, side, attacks=attacks, round_=round_):
            found += piece.add * (units[KIND_WORDS.index(piece.each)] if piece.each else 1)
    return found


def _adds(piece: Dice, sector: Sector, side: int, *, attacks: bool, round_: int) -> bool:
    held = {
        "attacker": attacks,
        "first-round": round_ == 1,
        "own-sector": round_ > 0 and sector.owner == side,
    }
    return all(held[when] for when in piece.when)


def defence_of(g: Table, sector: Sector) -> int:
    """What it takes to seize or raid a colony (R11.3)."""
    base = NUMBERS.homeworld_defence if sector.capital else NUMBERS.defence
    return base + stat(g, sector.owner, DEFENCE) + sum(more(g, sector) for more in g.hooks[MORE_DEFENCE])
