"""The part of Logistics in which empires trade (rules 25.4, 25.6, X4.2.3)."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Choice, Move, Pace, Seat, Spot, Text, Value
from bot.engine.steps import Chooser, Step
from bot.games.novasolis.core.cards.cards import TECHNOLOGIES
from bot.games.novasolis.core.holdings.waiting import InTurn
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import DONE, NOBODY, SEATS, WHO
from bot.games.novasolis.modules.trade.contracts import (
    Contract,
    Loan,
    Trade,
    contracts_of,
    receive_stars,
    regain,
    rescind,
    said_contract,
)
from bot.games.novasolis.modules.trade.offers import (
    close_offers,
    make_offer,
    own_marks,
    partners_for,
    refuse_terms,
    sample_terms,
    terms_spot,
)
from bot.games.parts.several import choose_several


def open_window(g: Table, side: int) -> None:
    """The points of contracts, then the trade window (LG1, LG2)."""
    receive_stars(g, side)
    g.push(Bargaining(side))


@cache
def _regain(card: int) -> Move:
    return Move("regain", (TECHNOLOGIES.word[card],))


class Bargaining(Step, tag="bargaining"):
    """The empire in Logistics trades until it says that it is done; others may make it offers."""

    side: int

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.side]

    def may(self, g: Table) -> tuple[Seat, ...]:
        return tuple(Seat(side) for side in range(len(g.empires)) if side != self.side)

    def ask(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, Text("ask-bargaining"), DONE, marks=own_marks(g, self.side))

    def loans(self, g: Table) -> list[Loan]:
        """What the empire has lent out."""
        return [loan for loan in g.part(Trade).loans if loan.owner == self.side]

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [DONE, *(_regain(loan.card) for loan in self.loans(g))] if seat == self.side else []

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        if verb == "offer":
            return terms_spot(g, seat, partners_for(g, seat), chosen, verb)
        return rescind_spot(g, contracts_of(g, self.side), chosen) if seat == self.side else None

    def sample(self, g: Table, seat: Seat, verb: str, dice: Chooser) -> Move | None:
        if verb == "offer":
            return sample_terms(g, seat, partners_for(g, seat), verb, dice)
        own = contracts_of(g, self.side) if seat == self.side else []
        return Move(verb, (own[dice.below(len(own))].word,)) if own else None

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb == "offer":
            return refuse_terms(g, seat, partners_for(g, seat), move.values)
        if seat != self.side:
            return Illegal("25.6", "trade-own-logistics")
        if move.verb == "rescind":
            return Illegal("25.6", "trade-no-such-contract")
        card = TECHNOLOGIES.called.get(str(move.values[0])) if move.values else None
        if move.verb != "regain" or card is None:
            return None
        return Illegal("25.8", "trade-not-lent", {"card": TECHNOLOGIES.name[card]})

    def do_done(self, g: Table, seat: Seat) -> None:
        close_offers(g)
        g.done(self)

    def do_offer(self, g: Table, seat: Seat, to: str, *words: Value) -> None:
        make_offer(g, seat, to, words)

    def do_regain(self, g: Table, seat: Seat, word: str) -> None:
        regain(g, next(loan for loan in self.loans(g) if TECHNOLOGIES.word[loan.card] == word))

    def do_rescind(self, g: Table, seat: Seat, *words: Value) -> None:
        ended = named(contracts_of(g, self.side), words)
        for contract in ended:
            rescind(g, self.side, contract)
        hit = {contract.receiver for contract in ended} - {self.side}
        g.push(Retorts([side for side in g.play_order(self.side) if side in hit], self.side))


class Retorts(InTurn, tag="retorts"):
    """Receivers whose contracts the empire in Logistics rescinded may rescind contracts with it, in turn (R25.6)."""

    side: int

    def contracts(self, g: Table) -> list[Contract]:
        """What the first who waits can rescind."""
        return [each for each in contracts_of(g, self.side) if self.waiting[0] in (each.giver, each.receiver)]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[self.waiting[0]] if self.waiting and self.contracts(g) else NOBODY

    def ask(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, Text("ask-retort", {"side": WHO[self.side]}), DONE, Pace.ASIDE)

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        return [DONE]

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        return rescind_spot(g, self.contracts(g), chosen) if verb == "rescind" else None

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return Illegal("25.6", "trade-retort", {"side": WHO[self.side]}) if move.verb == "rescind" else None

    def refuse_others(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        return Illegal("25.6", "trade-own-logistics") if move.verb == "rescind" else None

    def do_rescind(self, g: Table, seat: Seat, *words: Value) -> None:
        for contract in named(self.contracts(g), words):
            rescind(g, seat, contract)
        self.waiting.pop(0)


def named(contracts: Sequence[Contract], words: Sequence[Value]) -> list[Contract]:
    """The contracts that words name."""
    return [contract for contract in contracts if contract.word in words]


def rescind_spot(g: Table, contracts: Sequence[Contract], chosen: tuple[Value, ...]) -> Spot | None:
    """Which of some contracts are rescinded."""
    offered = [Choice(each.word, Text("choice-contract", said_contract(each)), True) for each in contracts]
    return choose_several(offered, chosen, 1, len(offered)) if offered else None
