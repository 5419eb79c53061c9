"""The action Science: Survey or Discover, and the other one for energy; and what Discover does (rules 10.4, 10.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import ClassVar

from msgspec.structs import replace

from bot.engine.errors import Illegal
from bot.engine.moves import UNSAID, Ask, Mark, Move, Seat, Text
from bot.engine.steps import Step
from bot.engine.told import DETAIL
from bot.games.novasolis.core.actions.surveying import begin_survey
from bot.games.novasolis.core.cards.cards import GREAT, NUMBERS, SIDES, TECHNOLOGIES, archive
from bot.games.novasolis.core.cards.language import Price, PriceWord, Stars
from bot.games.novasolis.core.holdings.action import Action
from bot.games.novasolis.core.holdings.counting import reduced, reductions, score
from bot.games.novasolis.core.holdings.holdings import relics, working
from bot.games.novasolis.core.holdings.markets import refill
from bot.games.novasolis.core.table.state import EMPTY, Table, Tech
from bot.games.novasolis.core.table.tables import DECIDERS, DONE, NOBODY, SEATS, WHO
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


class Science(Action):
    """Begin with a Survey, or with the first technology."""

    word: ClassVar[str] = "science"
    verbs: ClassVar[tuple[str, ...]] = ("survey", "discover")

    def moves(self, g: Table, side: int) -> list[Move]:
        return [SURVEY, *discoveries(g, side, first=True)]

    def refuse(self, g: Table, side: int, move: Move) -> Illegal | None:
        return refuse_discovery(g, side, move, first=True) if move.verb == "discover" else None

    def begin(self, g: Table, side: int, move: Move) -> None:
        if move.verb == "survey":
            g.push(ScienceStep(side, surveyed=True))
            begin_survey(g, side)
        else:
            g.push(ScienceStep(side, buying=True, bought=1))
            discover(g, side, TECHNOLOGIES.called[str(move.values[0])], first=True)


class ScienceStep(Step, tag="science"):
    """What else the empire does with its Science: more technologies, and the other option."""

    side: int
    surveyed: bool = False
    buying: bool = False
    bought: int = 0

    def can_pay(self, g: Table) -> bool:
        """Whether there is energy for the other option."""
        return g.empires[self.side].energy >= NUMBERS.costs.science

    def may_buy(self, g: Table) -> bool:
        """Whether technologies can be discovered now, if there is research for them."""
        return self.buying or (not self.bought and self.can_pay(g))

    def moves(self, g: Table, seat: Seat) -> list[Move]:
        found = list[Move]()
        if self.may_buy(g):
            found += discoveries(g, self.side, first=not self.bought)
        if not self.surveyed and self.can_pay(g):
            found.append(SURVEY)
        return [*found, DONE]

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        found = not self.surveyed and self.can_pay(g)
        if not found and self.may_buy(g):
            found = any(True for _ in discoveries(g, self.side, first=not self.bought))
        return SEATS[DECIDERS[g.seats][self.side]] if found else NOBODY

    def ask(self, g: Table, seat: Seat) -> Ask:
        return replace(self.brief(g, seat), prompt=self._prompt(g), marks=self._marks(g))

    def brief(self, g: Table, seat: Seat) -> Ask:
        return Ask(seat, UNSAID, DONE, side=g.named(self.side))

    def _marks(self, g: Table) -> tuple[Mark, ...]:
        """What can be bought, with its price; else where tiles of a Survey can be revealed."""
        first = not self.bought
        if found := [*discoveries(g, self.side, first=first)] if self.may_buy(g) else []:
            words = [str(move.values[0]) for move in found]
            prices = [price_of(g, self.side, TECHNOLOGIES.called[word], first=first) for word in words]
            return tuple(
                Mark(word, "may", Text("price-research", {"n": price}))
                for word, price in zip(words, prices, strict=True)
            )
        return tuple(Mark(g.layout.words[number], "own") for number, _ in working(g, self.side))

    def _prompt(self, g: Table) -> Text:
        cost, research = NUMBERS.costs.science, g.empires[self.side].research
        if not self.buying:
            return Text("ask-discover-too", {"cost": cost, "research": research})
        if any(True for _ in discoveries(g, self.side, first=not self.bought)):
            survey = cost if not self.surveyed and self.can_pay(g) else 0
            return Text("ask-discover", {"research": research, "survey": survey})
        return Text("ask-survey-too", {"cost": cost})

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if move.verb not in ("survey", "discover"):
            return None
        if (self.surveyed and move.verb == "survey") or (self.bought and not self.buying):
            return Illegal("10.4", "science-done", {"option": f"~verb-{move.verb}"})
        if not self.buying or move.verb == "survey":
            energy = g.empires[self.side].energy
            if energy < NUMBERS.costs.science:
                return Illegal("10.4", "science-too-dear", {"cost": NUMBERS.costs.science, "energy": energy})
        return refuse_discovery(g, self.side, move, first=not self.bought)

    def do_discover(self, g: Table, seat: Seat, word: str) -> None:
        if not self.buying:
            self._pay(g)
            self.buying = True
        discover(g, self.side, TECHNOLOGIES.called[word], first=not self.bought)
        self.bought += 1

    def do_survey(self, g: Table, seat: Seat) -> None:
        self._pay(g)
        self.surveyed, self.buying = True, False
        begin_survey(g, self.side)

    def _pay(self, g: Table) -> None:
        g.empires[self.side].energy -= NUMBERS.costs.science
        g.tell("science-paid", told=DETAIL, side=WHO[self.side], n=NUMBERS.costs.science)

    def do_done(self, g: Table, seat: Seat) -> None:
        self.surveyed, self.buying, self.bought = True, False, max(1, self.bought)

    def run(self, g: Table) -> None:
        g.done(self)
