"""The expansion as the game sees it. What computers offer and answer is in `bargains`."""

from __future__ import annotations

from bot.engine.moves import Deals, InTurn, Move, Param, Shown, Verb
from bot.engine.options import Options
from bot.engine.rng import Rng
from bot.games.novasolis.agreements import AGREED, TOKENS_USED, check_tokens, fill_bag, taken_off
from bot.games.novasolis.core.actions.allocating import SUPPLY_CHANGED
from bot.games.novasolis.core.actions.logistics import BEFORE_COUNTING, LOGISTICS_BEGUN
from bot.games.novasolis.core.actions.science import LENT
from bot.games.novasolis.core.actions.seizing import SEIZED
from bot.games.novasolis.core.cards.cards import TECHNOLOGIES
from bot.games.novasolis.core.conflict.combat import FOUGHT
from bot.games.novasolis.core.holdings.counting import ALSO_LASTING, RESOURCES_CHANGED, TAKEN_OFF
from bot.games.novasolis.core.holdings.sources import ALSO_FOR
from bot.games.novasolis.core.table.options import check_rivals
from bot.games.novasolis.core.table.state import NONE, Table
from bot.games.novasolis.core.thinking.dealing import ANSWERS, BARGAINS, PENDING, PROPOSALS
from bot.games.novasolis.core.thinking.evaluation import ADVICE, ALSO_WORTH, POINT, rounds_left
from bot.games.novasolis.modules.trade.bargains import bargain, proposal, reply
from bot.games.novasolis.modules.trade.choosing import (
    after_combat,
    choose_mine,
    demand_tribute,
    mined_too,
    negotiate,
)
from bot.games.novasolis.modules.trade.contracts import (
    FIGURES,
    ITEMS,
    STAR,
    Leaving,
    Trade,
    contracts_of,
    end_shortfalls,
    lent_by,
    tokens_used,
)
from bot.games.novasolis.modules.trade.effects import effects, resources_traded
from bot.games.novasolis.modules.trade.offers import calls, offers, own_offers
from bot.games.novasolis.modules.trade.window import Bargaining, open_window
from bot.games.parts.modules import Module

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
    """What is worth a thought beside answers and proposals; to end contracts is left to people."""
    return [move for move in moves if move.verb not in LEFT_TO_PEOPLE] or moves


def waits(g: Table, side: int) -> bool:
    """Whether an empire waits for an answer to an offer of it, and owes none itself."""
    owes = [offer for offer in offers(g) if offer.answers == side]
    return bool(own_offers(g, side)) and not owes


class TradeModule(Module[Table]):
    """The module."""

    key = "trade"
    verbs = (
        Verb(
            "offer",
            (Param("partner"), Param("terms")),
            open=True,
            shown=Shown(group="trade"),
            deals=Deals(offers=True),
        ),
        Verb(
            "counter",
            (Param("partner"), Param("terms")),
            open=True,
            shown=Shown(group="trade"),
            deals=Deals(offers=True),
        ),
        Verb(
            "accept",
            (Param("partner"),),
            shown=Shown(group="trade"),
            deals=Deals(heeds=("trade-offered", "called")),
        ),
        Verb("decline", (Param("partner"),), shown=Shown(group="trade")),
        Verb("retract", (Param("partner"),), shown=Shown(group="trade")),
        Verb("rescind", (Param("contracts"),), open=True, shown=Shown(group="trade")),
        Verb("regain", (Param("technology"),), shown=Shown(group="trade")),
        Verb("return", (Param("token", "number", least=1, most=4),), shown=Shown(group="trade")),
        Verb("leave", (Param("partner"),), turn=InTurn(clock=True)),
        Verb("mine", (Param("resource"),), shown=Shown(group="trade")),
    )

    hooks = (
        ALSO_LASTING.by(effects),
        RESOURCES_CHANGED.by(resources_traded),
        TAKEN_OFF.by(taken_off),
        LOGISTICS_BEGUN.by(open_window),
        BEFORE_COUNTING.by(end_shortfalls, choose_mine),
        SUPPLY_CHANGED.by(mined_too),
        LENT.by(lent_by),
        TOKENS_USED.by(tokens_used),
        AGREED.by(negotiate),
        SEIZED.by(demand_tribute),
        FOUGHT.by(after_combat),
        ALSO_FOR.by(("technologies", "teaching"), ("seized", "contract")),
        ALSO_WORTH.by(worth),
        ADVICE.by(advise),
        ANSWERS.by(reply),
        PROPOSALS.by(proposal),
        BARGAINS.by(bargain),
        PENDING.by(waits),
    )

    def check_options(self, options: Options) -> None:
        check_rivals(options, self.key)

    def deal(self, g: Table, rng: Rng) -> None:
        fill_bag(g)
        sides = range(len(g.empires))
        g.beside.append(Leaving())
        g.parts.append(Trade([], [], [[] for _ in sides], [NONE for _ in sides], [[] for _ in sides]))

    def check(self, g: Table) -> None:
        check_tokens(g)
        trade = g.part(Trade)
        numbers = [contract.number for contract in trade.contracts]
        assert {*numbers} <= {*range(1, FIGURES.contracts + 1)}, "a contract of no number"
        assert len({*numbers}) == len(numbers), "two contracts with one number"
        for contract in trade.contracts:
            assert 1 <= len(contract.items) <= FIGURES.items, f"items of {contract.word}"
            assert {*contract.items} <= {*ITEMS}, f"items of {contract.word}"
            assert contract.items.count(STAR) <= 1, f"points of {contract.word}"
            assert contract.giver != contract.receiver, f"{contract.word} with oneself"
        for loan in trade.loans:
            assert TECHNOLOGIES[loan.card].kind == "basic", "a technology lent that no one may lend"
            holds = [loan.card in [tech.card for tech in empire.techs] for empire in g.empires]
            assert holds[loan.holder], f"lent and not there: {loan.card}"
            assert not holds[loan.owner], f"lent and still there: {loan.card}"
        for side, empire in enumerate(g.empires):
            assert all(n >= 0 for n in empire.resources), f"resources of {side} below 0"
        assert sum(isinstance(step, Leaving) for step in g.beside) == (not g.over), "no way to leave"
        pairs = [{offer.maker, offer.partner} for offer in offers(g)]
        assert all(g.active in pair and pairs.count(pair) == 1 for pair in pairs), "offers that cannot be"
        open_calls = calls(g)
        assert [call.maker for call in open_calls] in ([], [g.active]), "a call that cannot be"
        assert not pairs + open_calls or any(isinstance(step, Bargaining) for step in g.stack), (
            "an offer outside its window"
        )
