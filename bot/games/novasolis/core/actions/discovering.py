"""Discover: technologies are bought one after another (rules 10.4, 14)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from bot.engine.errors import Illegal
from bot.engine.moves import Move
from bot.games.novasolis.core.cards.cards import GREAT, SIDES, TECHNOLOGIES, archive
from bot.games.novasolis.core.cards.language import Price, PriceWord, Stars
from bot.games.novasolis.core.holdings.counting import reduced, reductions, score
from bot.games.novasolis.core.holdings.holdings import relics
from bot.games.novasolis.core.holdings.markets import refill
from bot.games.novasolis.core.table.state import EMPTY, Table, Tech
from bot.games.novasolis.core.table.tables import WHO
from bot.games.parts.modules import Hook

ALSO_ON_OFFER: Hook[Callable[[Table, int], Iterable[int]]] = Hook()
"""More technologies that an empire could discover."""
UNPAID: Hook[Callable[[Table, int, int], Illegal | None]] = Hook()
"""Why an empire cannot pay for a technology on offer, but for research."""
DISCOVERED: Hook[Callable[[Table, int, int], None]] = Hook()
"""An empire has discovered a technology, the last of its own."""
LENT: Hook[Callable[[Table, int], Iterable[int]]] = Hook()
"""Technologies of an empire's own that another has."""

DISCOVER = {number: Move("discover", (row.word,)) for number, row in TECHNOLOGIES.items()}


def owns(g: Table, side: int, card: int) -> bool:
    """Whether an empire has a technology, or has lent it to another."""
    return card in _owned(g, side)


def _owned(g: Table, side: int) -> set[int]:
    """The technologies that an empire has, and those of its own that others have."""
    found = {tech.card for tech in g.empires[side].techs}
    for lent in g.hooks[LENT]:
        found.update(lent(g, side))
    return found


def on_offer(g: Table, side: int) -> Iterator[int]:
    """The technologies that an empire could buy if it had the research: market, archive, ancients, each once."""
    own = archive(g.empires[side].race, g.modules)
    cards = dict.fromkeys((*(card for card in g.market if card != EMPTY), *own))
    if g.ancients and relics(g, side):
        cards.update(dict.fromkeys(g.ancients))
    for offer in g.hooks[ALSO_ON_OFFER]:
        cards.update(dict.fromkeys(offer(g, side)))
    owned = _owned(g, side)
    return (card for card in cards if card not in owned)


def price_of(g: Table, side: int, card: int, *, first: bool) -> int:
    """What a technology costs an empire, the `first` of a Discover or a later one."""
    return _price(reductions(g, side), card, first=first)


def _price(pieces: Sequence[Price], card: int, *, first: bool) -> int:
    row = TECHNOLOGIES[card]
    items: tuple[PriceWord, ...] = ("technology", "ancient") if row.kind == "ancient" else ("technology",)
    return reduced(pieces, items, row.research, items if first else ())


def discoveries(g: Table, side: int, *, first: bool) -> Iterator[Move]:
    """The technologies that an empire can pay for, as moves."""
    research, pieces = g.empires[side].research, reductions(g, side)
    return (
        DISCOVER[card]
        for card in on_offer(g, side)
        if _is_affordable(pieces, card, research, first=first) and _unpaid(g, side, card) is None
    )


def _is_affordable(pieces: Sequence[Price], card: int, research: int, *, first: bool) -> bool:
    """Whether there is research for a technology: nothing ever makes it dearer than printed."""
    if TECHNOLOGIES[card].research <= research:
        return True
    return bool(pieces) and _price(pieces, card, first=first) <= research


def _unpaid(g: Table, side: int, card: int) -> Illegal | None:
    """What else than research an empire lacks for a technology."""
    return next((refusal for unpaid in g.hooks[UNPAID] if (refusal := unpaid(g, side, card))), None)


def refuse_discovery(g: Table, side: int, move: Move, *, first: bool) -> Illegal | None:
    """Why a technology cannot be bought."""
    card = TECHNOLOGIES.called.get(str(move.values[0])) if move.values else None
    if card is None:
        return None
    row, values = TECHNOLOGIES[card], {"card": TECHNOLOGIES.name[card]}
    if owns(g, side, card):
        return Illegal("10.4", "discover-owned", {**values})
    if row.kind == "ancient" and card in g.ancients and not relics(g, side):
        return Illegal("14.7", "discover-no-artifact", {**values})
    if card not in on_offer(g, side):
        return Illegal("10.4", "discover-not-there", {**values})
    if refusal := _unpaid(g, side, card):
        return refusal
    cost = price_of(g, side, card, first=first)
    return Illegal(
        "10.4", "discover-too-dear", {**values, "cost": cost, "research": g.empires[side].research}
    )


def discover(g: Table, side: int, card: int, *, first: bool) -> None:
    """Buy a technology; it sleeps until the next Logistics (R10.4a). A place in the market is filled at once."""
    empire, row = g.empires[side], TECHNOLOGIES[card]
    empire.research -= (cost := price_of(g, side, card, first=first))
    empire.techs.append(Tech(card))
    g.tell("discovered", side=WHO[side], card=row.name, cost=cost)
    if card in GREAT:
        empire.unpaid.append(card)
    elif row.half_stars:
        score(g, side, Stars(row.half_stars), "technology")
    if row.kind == "ancient":
        g.ancients = [other for other in g.ancients if other not in SIDES[card]]
    elif card in g.market:
        g.market[g.market.index(card)] = EMPTY
        refill(g)
    for follow in g.hooks[DISCOVERED]:
        follow(g, side, card)
