"""What a player of SOL may set at any time: standing orders (rules 8.4, 10)."""

from __future__ import annotations

from bot.engine.moves import Move, Seat
from bot.engine.steps import Step
from bot.engine.told import DETAIL
from bot.games.sol.holdings.orders import QUESTIONS, order_moves, order_of
from bot.games.sol.table.state import Table
from bot.games.sol.table.tables import WHO


class Orders(Step, tag="orders"):
    """Standing orders, each changed any number of times."""

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        given = {question: order_of(g, seat, question) for question in QUESTIONS}
        return [move for question, answer, move in order_moves() if given[question] != answer]

    def do_orders(self, g: Table, seat: Seat, question: str, answer: str) -> None:
        g.players[seat].orders[question] = answer
        g.tell(
            "orders",
            (seat,),
            told=DETAIL,
            seat=WHO[seat],
            question=f"~order-{question}",
            answer=f"~answer-{answer}",
        )
