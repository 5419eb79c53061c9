"""The action Science: Survey or Discover, and the other one for energy; and what Discover does (rules 10.4, 10.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import ClassVar

from bot.engine.errors import Illegal
from bot.engine.moves import Mark, Move, Text
from bot.engine.told import DETAIL
from bot.games.novasolis.core.actions.surveying import begin_survey
from bot.games.novasolis.core.cards.cards import GREAT, NUMBERS, SIDES, TECHNOLOGIES, archive
from bot.games.novasolis.core.cards.language import Price, PriceWord, Stars
from bot.games.novasolis.core.holdings.action import Action
from bot.games.novasolis.core.holdings.counting import reduced, reductions, score
from bot.games.novasolis.core.holdings.holdings import relics
from bot.games.novasolis.core.holdings.markets import refill
from bot.games.novasolis.core.table.state import EMPTY, ScienceTaken, Table, Tech
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


SURVEY = Move("survey")
BUYING = ("discover", "buy", "buy-or-survey")
"""What a Science can go on with if there is something to buy."""


class Science(Action):
    """A Survey or the first technology, then more technologies, and the other one of the two for energy."""

    word: ClassVar[str] = "science"
    verbs: ClassVar[tuple[str, ...]] = ("survey", "discover")

    def is_open(self, g: Table, side: int) -> bool:
        return g.empires[side].turn.science is not None

    def moves(self, g: Table, side: int) -> list[Move]:
        taken = _taken(g, side)
        surveys = [SURVEY] if _may_survey(g, side, taken) else []
        bought = [*discoveries(g, side, first=not taken.bought)] if _may_buy(g, side, taken) else []
        return [*surveys, *bought]

    def refuse(self, g: Table, side: int, move: Move) -> Illegal | None:
        taken, energy = _taken(g, side), g.empires[side].energy
        if (taken.surveyed and move.verb == "survey") or (
            taken.bought and not taken.buying and move.verb == "discover"
        ):
            return Illegal("10.4", "science-done", {"option": f"~verb-{move.verb}"})
        if _costs_energy(taken, move.verb) and energy < NUMBERS.costs.science:
            return Illegal("10.4", "science-too-dear", {"cost": NUMBERS.costs.science, "energy": energy})
        return refuse_discovery(g, side, move, first=not taken.bought) if move.verb == "discover" else None

    def begin(self, g: Table, side: int, move: Move) -> None:
        taken, empire = _taken(g, side), g.empires[side]
        if _costs_energy(taken, move.verb):
            empire.energy -= NUMBERS.costs.science
            g.tell("science-paid", told=DETAIL, side=WHO[side], n=NUMBERS.costs.science)
        empire.turn.science = taken
        if move.verb == "survey":
            taken.surveyed, taken.buying = True, False
            begin_survey(g, side)
        else:
            discover(g, side, TECHNOLOGIES.called[str(move.values[0])], first=not taken.bought)
            taken.buying, taken.bought = True, taken.bought + 1


def _taken(g: Table, side: int) -> ScienceTaken:
    """What was done of the Science that goes on, or nothing yet."""
    return g.empires[side].turn.science or ScienceTaken()


def _costs_energy(taken: ScienceTaken, verb: str) -> bool:
    """Whether this is the other part of a Science that has begun."""
    return bool(taken.bought) if verb == "survey" else taken.surveyed and not taken.buying


def _can_pay(g: Table, side: int) -> bool:
    return g.empires[side].energy >= NUMBERS.costs.science


def _may_survey(g: Table, side: int, taken: ScienceTaken) -> bool:
    return not taken.surveyed and (not taken.bought or _can_pay(g, side))


def _may_buy(g: Table, side: int, taken: ScienceTaken) -> bool:
    """Whether technologies can be discovered now, if there is research for them."""
    if taken.buying or not taken.surveyed:
        return True
    return not taken.bought and _can_pay(g, side)


def goes_on_with(g: Table, side: int) -> str:
    """What an empire can still do in its Science, as a word: discover, survey, buy, buy-or-survey or no."""
    taken = g.empires[side].turn.science
    if taken is None:
        return "no"
    surveys = _may_survey(g, side, taken)
    if _may_buy(g, side, taken) and any(True for _ in discoveries(g, side, first=not taken.bought)):
        return "discover" if not taken.buying else "buy-or-survey" if surveys else "buy"
    return "survey" if surveys else "no"


def priced_marks(g: Table, side: int) -> tuple[Mark, ...]:
    """What can be bought in the Science that goes on, with its price."""
    first = not _taken(g, side).bought
    words = [str(move.values[0]) for move in discoveries(g, side, first=first)]
    prices = [price_of(g, side, TECHNOLOGIES.called[word], first=first) for word in words]
    return tuple(
        Mark(word, "may", Text("price-research", {"n": price}))
        for word, price in zip(words, prices, strict=True)
    )
