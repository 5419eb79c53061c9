"""What contracts and technologies of Trade change: levels, resources, income, prices (rules 7.1, 8.2, 16.3, 16.4)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from bot.games.novasolis.core.cards.cards import RESOURCES, TECHNOLOGIES
from bot.games.novasolis.core.cards.language import Income, Level
from bot.games.novasolis.core.cards.pieces import AnyLasting
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.modules.trade.contracts import TRACKS, Trade, contracts_of, lent_by
from bot.games.novasolis.modules.trade.language import (
    DealWord,
    Newcomers,
    Supplier,
    TradeIncome,
)


@cache
def _about_deals(card: int) -> tuple[AnyLasting, ...]:
    """What a technology does that depends on deals."""
    return tuple(
        piece for piece in TECHNOLOGIES[card].does if isinstance(piece, Newcomers | TradeIncome | Supplier)
    )


def effects(g: Table, side: int) -> Iterator[AnyLasting]:
    """What holds for an empire by its contracts, and by its technologies about them."""
    trade, newcomers = g.part(Trade), 1
    for tech in g.empires[side].techs:
        for piece in _about_deals(tech.card) if tech.active else ():
            match piece:
                case Newcomers(add):
                    newcomers += add
                case TradeIncome() if n := income_of(g, side, piece):
                    yield Income(piece.stock, n)
                case Supplier(price) if _supplies(g, side):
                    yield price
    contracts, fading = contracts_of(g, side), trade.fading[side]
    if not contracts and not fading:
        return
    net = dict.fromkeys(TRACKS, 0)
    worth = {word: newcomers if word == "population" else 1 for word in TRACKS}
    for contract in contracts:
        for word in TRACKS:
            n = contract.items.count(word)
            net[word] += n * worth[word] if contract.receiver == side else -n
    for word in fading:
        net[word] += worth[word]
    for word, add in net.items():
        if add:
            yield Level(word, add)


def resources_traded(g: Table, side: int, found: list[int]) -> None:
    """Strategic resources received and given."""
    for contract in contracts_of(g, side):
        for word in contract.items:
            if word in RESOURCES:
                found[RESOURCES.index(word)] += 1 if contract.receiver == side else -1


def _supplies(g: Table, side: int) -> bool:
    return any(each.giver == side and {*each.items} & {*RESOURCES} for each in contracts_of(g, side))


def income_of(g: Table, side: int, piece: TradeIncome) -> int:
    """What trade brings by a technology in Logistics."""
    n = _count(g, side, piece.of) // piece.each
    return min(n, piece.most) if piece.most else n


def _count(g: Table, side: int, of: DealWord) -> int:
    if of == "lent":
        return len(lent_by(g, side))
    contracts = contracts_of(g, side)
    if of == "received":
        return sum(each.receiver == side for each in contracts)
    if of == "tokens":
        return sum(len(each.items) for each in contracts if each.giver == side)
    return len(contracts)
