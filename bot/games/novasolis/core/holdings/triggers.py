"""What follows a moment of an empire's own, by its technologies and tiles (rules 14)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from bot.games.novasolis.core.cards.language import AnyBonus, Gain, Moment, Stars, Trigger
from bot.games.novasolis.core.cards.pieces import AnyLasting
from bot.games.novasolis.core.holdings.counting import gain, lasting, score
from bot.games.novasolis.core.holdings.measures import MEASURES, NO_COMBAT, Tally
from bot.games.novasolis.core.table.state import Table
from bot.games.parts.effects import ByKind, those

CHANGE: ByKind[Callable[[Table, int, Any, str], object]] = ByKind({Stars: score, Gain: gain})
"""How an empire gains or loses something at once, and why."""


def triggered(g: Table, side: int, moment: Moment, tally: Tally = NO_COMBAT) -> None:
    """Carry out what the active technologies of an empire let follow a moment."""
    carry_out(g, side, moment, lasting(g, side), tally)


def carry_out(
    g: Table, side: int, moment: Moment, pieces: Iterable[AnyLasting | AnyBonus], tally: Tally = NO_COMBAT
) -> None:
    """Carry out those of some pieces that follow a moment, each within its limit."""
    empire = g.empires[side]
    for trigger in MEASURES.triggered(g, side, those(Trigger, pieces), moment, tally):
        if trigger.limit:
            spent = empire.turn.spent if trigger.limit == "turn" else empire.spent
            if moment in spent:
                continue
            spent.append(moment)
        for effect in trigger.then:
            CHANGE[type(effect)](g, side, effect, moment)
