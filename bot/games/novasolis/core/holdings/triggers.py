"""What follows a moment of an empire's own, by its technologies and tiles (rules 14)."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Literal

from bot.games.novasolis.core.cards.language import AnyBonus, Stars, Trigger
from bot.games.novasolis.core.cards.module_language import AnyLasting
from bot.games.novasolis.core.holdings.counting import gain, lasting, score
from bot.games.novasolis.core.holdings.measures import NO_COMBAT, Tally, holds
from bot.games.novasolis.core.table.state import Table

Moment = Literal["artifact", "combat-end", "flagship-settled", "reveal", "settle"]


def triggered(g: Table, side: int, moment: Moment, tally: Tally = NO_COMBAT) -> None:
    """Carry out what the active technologies of an empire let follow a moment."""
    carry_out(g, side, moment, list(lasting(g, side)), tally)


def carry_out(
    g: Table, side: int, moment: Moment, pieces: Iterable[AnyLasting | AnyBonus], tally: Tally = NO_COMBAT
) -> None:
    """Carry out those of some pieces that follow a moment, each within its limit."""
    empire = g.empires[side]
    for piece in pieces:
        if not isinstance(piece, Trigger) or piece.on != moment:
            continue
        if not all(holds(g, side, condition, tally) for condition in piece.when):
            continue
        if piece.limit:
            spent = empire.turn.spent if piece.limit == "turn" else empire.spent
            if moment in spent:
                continue
            spent.append(moment)
        for effect in piece.then:
            if isinstance(effect, Stars):
                score(g, side, effect, moment)
            else:
                gain(g, side, effect, moment)
