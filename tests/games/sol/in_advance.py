"""What owners of stations answer in advance, by standing orders that no one else knows (8.4, 10)."""

from __future__ import annotations

from bot.engine.moves import Move, Seat
from bot.games.sol.holdings.orders import QUESTIONS
from bot.games.sol.table.state import Table


def forget_orders(g: Table, mover: Seat, move: Move) -> bool:
    """Let all others be asked about their stations. True: there may be orders at any time."""
    for seat, player in enumerate(g.players):
        if seat != mover:
            player.orders = dict.fromkeys(QUESTIONS, "ask")
    return True
