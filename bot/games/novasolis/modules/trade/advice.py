"""What computers think of trade: they make no offers, and accept those that are worth more than nothing."""

from __future__ import annotations

from bot.engine.moves import Move
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.thinking.evaluation import POINT, rounds_left
from bot.games.novasolis.modules.trade.contracts import FIGURES, STAR, contracts_of

ANSWERS = ("accept", "decline")
LEFT_TO_PEOPLE = ("offer", "counter", "retract", "rescind", "regain")


def worth(g: Table, side: int) -> float:
    """The points that contracts still bring and take, for about one Logistics a round."""
    found = 0
    for contract in contracts_of(g, side):
        if STAR in contract.items:
            giver = g.empires[contract.giver]
            coming = min(FIGURES.half_stars * (rounds_left(g) - 1), giver.coop + giver.own)
            found += coming if contract.receiver == side else -coming
    return float(POINT * found)


def advise(g: Table, moves: list[Move]) -> list[Move]:
    """Offers are answered before anything else; all that people begin is left to them."""
    answers = [move for move in moves if move.verb in ANSWERS]
    return answers or [move for move in moves if move.verb not in LEFT_TO_PEOPLE] or moves
