"""What becomes of the deals of an empire that plays on without a player (rules 25.12, 27.1)."""

from __future__ import annotations

from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.steps import Step
from bot.engine.told import FELT, touching
from bot.games.novasolis.core.conflict.fighting import side_called
from bot.games.novasolis.core.round.turn import TurnStep
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import NOBODY, SIDE_WORD, WHO
from bot.games.novasolis.modules.trade.contracts import (
    Loan,
    Trade,
    contracts_of,
    dissolve,
    give_back,
    said_contract,
    said_loan,
)


class Leaving(Step, tag="leaving"):
    """In its turn, the clock can end all deals of an empire that no one plays."""

    def may(self, g: Table) -> tuple[Seat, ...]:
        return (CLOCK,) if g.stack and isinstance(g.stack[-1], TurnStep) else NOBODY

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        if seat != CLOCK or not (contracts_of(g, g.active) or loans_of(g, g.active)):
            return []
        return [Move("leave", (SIDE_WORD[g.active],))]

    def do_leave(self, g: Table, seat: Seat, word: str) -> None:
        """Contracts are over, and technologies go back, at no cost."""
        side = side_called(g, word)
        assert side is not None
        g.tell("left-deals", side=WHO[side])
        for contract in contracts_of(g, side):
            g.tell(
                "contract-over",
                told=touching(FELT, contract.giver, contract.receiver),
                **said_contract(contract),
            )
            dissolve(g, contract)
        for loan in loans_of(g, side):
            g.tell("technology-back", told=touching(FELT, loan.owner, loan.holder), **said_loan(loan))
            give_back(g, loan)


def loans_of(g: Table, side: int) -> list[Loan]:
    """The technologies that an empire has lent out, and those that it has of others."""
    return [loan for loan in g.part(Trade).loans if side in (loan.owner, loan.holder)]
