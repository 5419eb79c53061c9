"""Which technologies resources switch on until the next Logistics (rules 8, 14).

The move lists technologies; the last one that covers a slot of the combat grid lies on top (R13.3). Which token lies on
which card makes no difference, so nobody has to say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cache
from typing import Any

from bot.engine.errors import Illegal
from bot.engine.moves import Ask, Choice, Event, Mark, Move, Seat, Spot, Text, Value, term
from bot.engine.steps import Chooser, Step
from bot.engine.told import DETAIL, PLAIN
from bot.games.novasolis.core.cards.cards import (
    ANY,
    BASIC,
    BASICS,
    NEEDS,
    PERMANENT,
    RESOURCES,
    SLOT_OF,
    TECHNOLOGIES,
)
from bot.games.novasolis.core.cards.language import Dice, GridTile, Level, Stars, Stat
from bot.games.novasolis.core.cards.phrases import does
from bot.games.novasolis.core.holdings.counting import score, stat
from bot.games.novasolis.core.table.state import NONE, Table
from bot.games.novasolis.core.table.tables import DECIDERS, SEATS, WHO
from bot.games.parts.clauses import sentences
from bot.games.parts.effects import ByKind
from bot.games.parts.modules import Hook

AGAINST_ALLOCATION: Hook[Callable[[Table, int, Sequence[int]], Illegal | None]] = Hook()
"""What stands against technologies that an empire wants active together."""
SUPPLY_CHANGED: Hook[Callable[[Table, int, Sequence[int], list[int]], list[int]]] = Hook()
"""The resources for an allocation of some technologies, from those that there are without them."""

MOST_TRIED = 4096
"""How many sets are compared for a proposal: more than anyone can own in a game."""
SCORES = 100
"""A technology that scores when it is first active, in the unit of `worth`: more than any by itself."""


def payment(available: Sequence[int], cards: Iterable[int]) -> dict[int, list[int]] | None:
    """The tokens that switch on some technologies, by card; None if there are not enough (R14.2).

    Where any basic resource will do, it is one of those that are there most.
    """
    left, found = list(available), dict[int, list[int]]()
    anything = list[int]()
    for card in cards:
        found[card] = []
        for need in NEEDS[card]:
            if need == ANY:
                anything.append(card)
            else:
                left[need] -= 1
                found[card].append(need)
    if min(left, default=0) < 0:
        return None
    for card in anything:
        most = max(BASIC, key=left.__getitem__)
        if not left[most]:
            return None
        left[most] -= 1
        found[card].append(most)
    return found


def supply(g: Table, side: int, cards: Sequence[int]) -> list[int]:
    """The resources for an allocation of some technologies: those counted, and what these bring for it at once."""
    found = g.empires[side].resources
    for more in g.hooks[SUPPLY_CHANGED]:
        found = more(g, side, cards, found)
    return found


def basics_among(cards: Iterable[int]) -> int:
    """How many of some technologies count for the limit of basic ones (R14.3)."""
    return sum(TECHNOLOGIES[card].kind == "basic" for card in cards)


def is_legal(g: Table, side: int, cards: Sequence[int]) -> bool:
    """Whether a set of own technologies can be active together."""
    if payment(supply(g, side, cards), cards) is None:
        return False
    basics = basics_among(cards)
    if basics > stat(g, side, BASICS, cards):
        return False
    return all(against(g, side, cards) is None for against in g.hooks[AGAINST_ALLOCATION])


def owned_cards(g: Table, side: int) -> list[int]:
    """The technologies that an empire can allocate, by their number.

    Those that are always active are among them where another one can cover their slot: it matters which is the last.
    """
    cards = sorted(tech.card for tech in g.empires[side].techs)
    if PERMANENT.isdisjoint(cards):
        return cards
    slots = Counter(SLOT_OF.get(card) for card in cards)
    return [card for card in cards if card not in PERMANENT or slots[SLOT_OF[card]] > 1]


def usual(g: Table, side: int) -> list[int]:
    """The previous set as far as it can be paid, then more in their order: what is played for who is away."""
    empire, cards = g.empires[side], owned_cards(g, side)
    before = sorted((tech.card for tech in empire.techs if tech.active), key=_places(empire.grid))
    found = list[int]()
    for card in (*before, *cards):
        if card in cards and card not in found and is_legal(g, side, [*found, card]):
            found.append(card)
    return found


def _places(grid: Sequence[int]) -> Callable[[int], int]:
    """Where a technology comes in the order in which they were switched on."""
    rank = {card: at for at, card in enumerate(grid)}
    return lambda card: rank.get(card, NONE)


WORTH: ByKind[Callable[[Any], int]] = ByKind(
    {
        Level: lambda piece: 10 * piece.add,
        Stat: lambda piece: 8 * piece.add,
        GridTile: lambda piece: 12,
        Dice: lambda piece: 12,
    },
    usual=lambda piece: 9,
)
"""By kind of piece, what it is worth while it lasts, for proposals: in about tenths of a level."""


@cache
def worth(card: int) -> int:
    """What a technology is worth while it is active, in the same unit."""
    return WORTH.total(TECHNOLOGIES[card].does) + TECHNOLOGIES[card].research


def best(g: Table, side: int) -> list[int]:
    """The most valuable legal set, in the order in which the cards were discovered; what scores by it counts first."""
    own, unpaid = owned_cards(g, side), g.empires[side].unpaid
    cards = [tech.card for tech in g.empires[side].techs if tech.card in own]
    worths = [worth(card) + SCORES * (card in unpaid) for card in cards]
    found, most, tried = list[int](), -1, 0
    pile: list[tuple[int, list[int], int]] = [(0, [], 0)]
    rest = [sum(worths[at:]) for at in range(len(cards) + 1)]
    while pile and tried < MOST_TRIED:
        at, chosen, value = pile.pop()
        tried += 1
        if value > most and is_legal(g, side, chosen):
            found, most = chosen, value
        if at == len(cards) or value + rest[at] <= most:
            continue
        pile.append((at + 1, chosen, value))
        if payment(supply(g, side, more := [*chosen, cards[at]]), more) is not None:
            pile.append((at + 1, more, value + worths[at]))
    return found


def as_move(cards: Iterable[int]) -> Move:
    """The allocation of some technologies."""
    return Move("allocate", tuple(TECHNOLOGIES.word[card] for card in cards))


class Allocate(Step, tag="allocate"):
    """The empire says which technologies are active."""

    side: int

    def awaits(self, g: Table) -> tuple[Seat, ...]:
        return SEATS[DECIDERS[g.seats][self.side]]

    def ask(self, g: Table, seat: Seat) -> Ask:
        default = as_move(usual(g, self.side))
        return Ask(seat, Text("ask-allocate"), default, side=g.named(self.side))

    def cards(self, g: Table, chosen: Sequence[Value]) -> list[int] | None:
        """The technologies that the words name, each one's own and once; None if they are not."""
        owned, found = owned_cards(g, self.side), list[int]()
        for word in chosen:
            card = TECHNOLOGIES.called.get(str(word))
            if card is None or card not in owned or card in found:
                return None
            found.append(card)
        return found

    def spot(self, g: Table, seat: Seat, verb: str, chosen: tuple[Value, ...]) -> Spot | None:
        cards = self.cards(g, chosen)
        if cards is None or not is_legal(g, self.side, cards):
            return None
        next_ = [card for card in owned_cards(g, self.side) if card not in cards]
        choices = tuple(_choice(card) for card in next_ if is_legal(g, self.side, [*cards, card]))
        paid = payment(there := supply(g, self.side, cards), cards) or {}
        used = sum(map(len, paid.values()))
        left = sum(there) - used
        names = [TECHNOLOGIES.name[card] for card in cards]
        preview = (Event("allocated-ahead", {"side": WHO[self.side], "cards": names}),) if cards else ()
        whole = (
            Text("allocate-whole", {"n": len(cards), "cards": names}) if cards else Text("allocate-nothing")
        )
        price = Text("price-allocate", {"used": used, "left": left})
        marks = (
            *(Mark(TECHNOLOGIES.word[card], "chosen") for card in cards),
            *(Mark(str(choice.value), "may") for choice in choices),
        )
        return Spot(choices, True, price, preview, marks, whole, asked=Text("asked-technology"))

    def sample(self, g: Table, seat: Seat, verb: str, dice: Chooser) -> Move | None:
        cards, found = owned_cards(g, self.side), list[int]()
        while cards:
            card = cards.pop(dice.below(len(cards)))
            if is_legal(g, self.side, [*found, card]):
                found.append(card)
        return as_move(found)

    def proposals(self, g: Table, seat: Seat, verb: str, given: tuple[Value, ...]) -> Iterator[Move]:
        if verb != "allocate":
            return
        cards = self.cards(g, given)
        if cards is None or not is_legal(g, self.side, cards):
            return
        if not cards:
            yield as_move(best(g, self.side))
            yield as_move(usual(g, self.side))
        else:
            yield as_move(cards)

    def refuse(self, g: Table, seat: Seat, move: Move) -> Illegal | None:
        if not move.values:
            return None
        before, word = self.cards(g, move.values[:-1]), str(move.values[-1])
        card = TECHNOLOGIES.called.get(word)
        if before is None or card is None:
            return None
        values = {"card": TECHNOLOGIES.name[card]}
        if card not in owned_cards(g, self.side):
            return Illegal("14.1", "allocate-not-owned", {**values})
        if card in before:
            return Illegal("14.2", "allocate-twice", {**values})
        if payment(supply(g, self.side, [*before, card]), [*before, card]) is None:
            needs = [f"~resource-{'any' if need == ANY else RESOURCES[need]}" for need in NEEDS[card]]
            return Illegal("14.2", "allocate-short", {**values, "needs": needs})
        for against in g.hooks[AGAINST_ALLOCATION]:
            if refusal := against(g, self.side, [*before, card]):
                return refusal
        return Illegal("14.3", "allocate-limit", {**values, "n": stat(g, self.side, BASICS, before)})

    def do_allocate(self, g: Table, seat: Seat, *words: str) -> None:
        switch_on(g, self.side, self.cards(g, words) or [])
        g.done(self)


def switch_on(g: Table, side: int, cards: list[int]) -> None:
    """Switch on these technologies and all others off; abilities are ready again (LG5, LG6).

    What is always active stays so, under those switched on now if it is not among them. Great technologies that the
    empire discovered score when they are first active (14.7).
    """
    empire = g.empires[side]
    paid = payment(supply(g, side, cards), cards) or {}
    for tech in empire.techs:
        tech.active = tech.ready = tech.card in paid or tech.card in PERMANENT
        tech.paid = paid.get(tech.card, [])
    empire.grid = [*(card for card in empire.grid if card in PERMANENT and card not in paid), *cards]
    names = [TECHNOLOGIES.name[card] for card in cards]
    g.tell(
        "allocated" if cards else "allocated-nothing",
        told=PLAIN if cards else DETAIL,
        side=WHO[side],
        cards=names,
    )
    for card in paid:
        if card in empire.unpaid:
            empire.unpaid.remove(card)
            score(g, side, Stars(TECHNOLOGIES[card].half_stars), "technology-active")


def allocate(g: Table, side: int) -> None:
    """Which technologies are active from now on; nobody is asked where no resource fits (LG5, LG6)."""
    cards = owned_cards(g, side)
    if any(is_legal(g, side, [card]) for card in cards):
        g.push(Allocate(side))
    elif cards:
        switch_on(g, side, [])


@cache
def _choice(card: int) -> Choice:
    row = TECHNOLOGIES[card]
    detail = Text("choice-does", {"said": sentences(does(row.does))})
    needs = [term(f"resource-{need}") for need in row.needs]
    return Choice(row.word, Text("choice-technology", {"card": row.name, "needs": needs}), True, detail)
