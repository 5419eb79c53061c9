"""Contracts and technologies lent out: what they change, and how they end (rules 25, X4.1, X4.2), also when an empire
plays on without a player (rules 25.12, 27.1).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import msgspec

from bot.engine.files import load_object
from bot.engine.moves import CLOCK, Move, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import FELT, SMALL, touching
from bot.games.novasolis.agreements import draw_tokens
from bot.games.novasolis.core.cards.cards import LEVELS, RESOURCES, TECHNOLOGIES
from bot.games.novasolis.core.cards.language import LevelWord, Stars
from bot.games.novasolis.core.cards.phrases import amount
from bot.games.novasolis.core.cards.rows import ROOM
from bot.games.novasolis.core.conflict.fighting import side_called
from bot.games.novasolis.core.holdings.counting import plain_levels, plain_resources, score
from bot.games.novasolis.core.round.turn import TurnStep
from bot.games.novasolis.core.table.state import Empire, Table, Tech
from bot.games.novasolis.core.table.tables import NOBODY, SIDE_WORD, WHO


class Figures(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """All contracts that there are, the items that one holds, the half-stars of one with points, and what ends cost."""

    contracts: int
    items: int
    half_stars: int
    rescind: int
    regain: int


FIGURES = load_object(Figures, ROOM, "trade.json")
TRACKS: tuple[LevelWord, ...] = ("energy", "population", "research", "fleet")
"""The levels that can be given."""
STAR = "star"
ITEMS = (*TRACKS, *RESOURCES, STAR)
"""What a contract can hold, in the order in which it takes effect."""


class Contract(msgspec.Struct, array_like=True):
    """What `giver` gives `receiver` as long as it runs; a trade token lies on each of its `items` (words of ITEMS)."""

    number: int
    giver: int
    receiver: int
    items: list[str]

    @property
    def word(self) -> str:
        """The contract as the value of a move."""
        return f"contract-{self.number}"


class Loan(msgspec.Struct, array_like=True):
    """A technology that `holder` has of its `owner`, with a trade token on it."""

    card: int
    owner: int
    holder: int


class Trade(msgspec.Struct, array_like=True, tag="trade"):
    """What Trade puts on the table: contracts and loans, the oldest first.

    By empire: the levels that it keeps until its next count although a contract lost them (`fading`), the resource of
    the tile that Advanced Mining works (NONE: none), and the technologies that others have ever taken from it.
    """

    contracts: list[Contract]
    loans: list[Loan]
    fading: list[list[LevelWord]]
    mined: list[int]
    taught: list[list[int]]


def contracts_of(g: Table, side: int) -> list[Contract]:
    """All contracts that an empire is part of (R25.6)."""
    return [each for each in g.part(Trade).contracts if side in (each.giver, each.receiver)]


def tokens_used(g: Table, side: int) -> int:
    """The trade tokens of an empire on what it gives by contract and on what it has lent out (R25.10)."""
    trade = g.part(Trade)
    given = sum(len(each.items) for each in trade.contracts if each.giver == side)
    return given + sum(loan.owner == side for loan in trade.loans)


def lent_by(g: Table, side: int) -> list[int]:
    """The technologies that an empire has lent out."""
    return [loan.card for loan in g.part(Trade).loans if loan.owner == side]


def said_items(items: list[str] | tuple[str, ...]) -> list[Text]:
    """What a contract holds, each kind once."""
    return [said_item(word, items.count(word)) for word in ITEMS if word in items]


def said_item(word: str, n: int) -> Text:
    """An amount of something that a contract can have, for display."""
    if word == STAR:
        return Text("deal-star")
    return Text(f"deal-{word}", {"n": n}) if word in TRACKS else amount(word, n)


def said_contract(contract: Contract) -> dict[str, Any]:
    """Who gives whom what."""
    return {
        "side": WHO[contract.giver],
        "other": WHO[contract.receiver],
        "items": said_items(contract.items),
    }


def said_loan(loan: Loan) -> dict[str, Any]:
    """Whose technology who has."""
    return {
        "side": WHO[loan.owner],
        "other": WHO[loan.holder],
        "card": TECHNOLOGIES.name[loan.card],
    }


def sign(g: Table, giver: int, receiver: int, items: tuple[str, ...]) -> Contract:
    """A new contract; what it holds changes hands at once (X4.1)."""
    trade = g.part(Trade)
    used = {each.number for each in trade.contracts}
    number = next(number for number in range(1, FIGURES.contracts + 1) if number not in used)
    contract = Contract(number, giver, receiver, list(items))
    trade.contracts.append(contract)
    for word in items:
        _hand_over(g, giver, receiver, word)
    g.tell("contract-signed", told=touching(FELT, giver, receiver), **said_contract(contract))
    return contract


def dissolve(g: Table, contract: Contract) -> None:
    """A contract is over: units and trade tokens go back at once (R25.6)."""
    g.part(Trade).contracts.remove(contract)
    for word in contract.items:
        _hand_over(g, contract.receiver, contract.giver, word)


def _hand_over(g: Table, giver: int, receiver: int, word: str) -> None:
    """Count a resource where it is now; active technologies stay so until the next Logistics (R25.3, R25.6)."""
    if word not in RESOURCES:
        return
    at = RESOURCES.index(word)
    for side, n in ((giver, -1), (receiver, 1)):
        empire = g.empires[side]
        empire.resources = empire.resources or [0] * len(RESOURCES)
        empire.resources[at] = max(0, empire.resources[at] + n)


def rescind(g: Table, side: int, contract: Contract) -> None:
    """An empire ends a contract, for a diplomacy token (X4.1.4)."""
    other = contract.receiver if side == contract.giver else contract.giver
    g.tell(
        "contract-rescinded",
        told=touching(FELT, other),
        side=WHO[side],
        other=WHO[other],
        items=said_items(contract.items),
    )
    dissolve(g, contract)
    draw_tokens(g, side, FIGURES.rescind, "rescinded")


def pay_stars(g: Table, contract: Contract) -> None:
    """The receiver takes 1★ out of the giver's supply, or what is there, ★ first (X4.1.3, R25.5)."""
    giver = g.empires[contract.giver]
    shared = min(FIGURES.half_stars, giver.coop)
    own = min(FIGURES.half_stars - shared, giver.own)
    giver.coop -= shared
    giver.own -= own
    _take_from_sources(giver, shared + own)
    if not shared + own:
        g.tell(
            "contract-no-stars",
            told=touching(SMALL, contract.receiver),
            side=WHO[contract.receiver],
            other=WHO[contract.giver],
        )
    for half_stars, lone in ((shared, False), (own, True)):
        if half_stars:
            score(
                g, contract.receiver, Stars(half_stars, lone), "contract", touching(FELT, contract.receiver)
            )


def _take_from_sources(empire: Empire, half_stars: int) -> None:
    """What was given away no longer counts for what it was for: most first."""
    while half_stars and any(empire.sources.values()):
        why = max(empire.sources, key=empire.sources.__getitem__)
        taken = min(half_stars, empire.sources[why])
        empire.sources[why] -= taken
        half_stars -= taken


def receive_stars(g: Table, side: int) -> None:
    """In its Logistics, a receiver takes the points of its contracts (LG1)."""
    for contract in g.part(Trade).contracts:
        if contract.receiver == side and STAR in contract.items:
            pay_stars(g, contract)


def lend(g: Table, card: int, owner: int, holder: int) -> None:
    """A technology changes hands: gone at once for its owner, asleep for who gets it (X4.2.2)."""
    loan = Loan(card, owner, holder)
    g.part(Trade).loans.append(loan)
    _move_technology(g, card, owner, holder)
    g.tell("technology-lent", told=touching(FELT, owner, holder), **said_loan(loan))


def give_back(g: Table, loan: Loan) -> None:
    """The owner has its technology again, asleep, and the trade token (R25.8)."""
    g.part(Trade).loans.remove(loan)
    _move_technology(g, loan.card, loan.holder, loan.owner)


def regain(g: Table, loan: Loan) -> None:
    """An owner asks for its technology, for a diplomacy token (X4.2.3)."""
    g.tell("technology-regained", told=touching(FELT, loan.owner, loan.holder), **said_loan(loan))
    give_back(g, loan)
    draw_tokens(g, loan.owner, FIGURES.regain, "regained")


def _move_technology(g: Table, card: int, giver: int, receiver: int) -> None:
    empire = g.empires[giver]
    empire.techs = [tech for tech in empire.techs if tech.card != card]
    empire.grid = [other for other in empire.grid if other != card]
    g.empires[receiver].techs.append(Tech(card))


def end_shortfalls(g: Table, side: int) -> None:
    """What an empire gives and no longer has is lost to its newest contracts; its own losses take effect (R25.9)."""
    trade = g.part(Trade)
    trade.fading[side].clear()
    for word in _short(g, side):
        newest = [each for each in trade.contracts if each.giver == side and word in each.items][-1]
        newest.items.remove(word)
        if word in TRACKS:
            trade.fading[newest.receiver].append(word)
        g.tell(
            "contract-void",
            told=touching(FELT, newest.receiver),
            side=WHO[side],
            other=WHO[newest.receiver],
            items=[said_item(word, 1)],
        )
        if not newest.items:
            trade.contracts.remove(newest)


def _short(g: Table, side: int) -> Iterator[str]:
    """The items that an empire cannot cover, one after the other."""
    given = [word for each in g.part(Trade).contracts if each.giver == side for word in each.items]
    had, stock = plain_levels(g, side), plain_resources(g, side)
    for word in TRACKS:
        yield from [word] * min(given.count(word), -min(0, had[LEVELS.index(word)]))
    for at, resource in enumerate(RESOURCES):
        yield from [resource] * min(given.count(resource), -min(0, stock[at]))


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
