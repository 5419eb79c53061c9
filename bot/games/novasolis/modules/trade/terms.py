"""What a deal is about, in words, and what stands against it (rules 25.1 to 25.3, 25.10).

A word says which way something goes, what it is and how much: `give-energy-2`, `get-boson-1`, `give-star`,
`get-scanner` (a technology). A subject comes once.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import NamedTuple

import msgspec

from bot.engine.errors import Illegal
from bot.engine.moves import Choice, Text, Value, Values, term
from bot.games.novasolis.core.cards.cards import LEVELS, POPULATION, RESOURCES, TECHNOLOGIES
from bot.games.novasolis.core.cards.language import Level
from bot.games.novasolis.core.cards.module_language import Newcomers
from bot.games.novasolis.core.cards.phrases import does, paragraph
from bot.games.novasolis.core.holdings.counting import lasting, plain_levels, plain_resources
from bot.games.novasolis.core.holdings.tokens import free_trade_tokens, in_bag
from bot.games.novasolis.core.table.state import Table
from bot.games.novasolis.core.table.tables import WHO
from bot.games.novasolis.modules.trade.contracts import (
    FIGURES,
    ITEMS,
    STAR,
    TRACKS,
    Trade,
    lent_by,
    said_item,
    said_items,
)

GIVE, GET = "give-", "get-"


class Terms(msgspec.Struct, frozen=True, array_like=True):
    """What one side of a deal gives: items of a contract in the order of ITEMS, and technologies."""

    items: tuple[str, ...] = ()
    cards: tuple[int, ...] = ()

    @property
    def size(self) -> int:
        """The trade tokens that it takes."""
        return len(self.items) + len(self.cards)

    @property
    def price(self) -> int:
        """The diplomacy tokens that its receiver takes: for a contract, and for each technology."""
        return bool(self.items) + len(self.cards)

    def said(self) -> list[Text | str]:
        """In words."""
        return [*said_items(self.items), *(TECHNOLOGIES.name[card] for card in self.cards)] or [
            term("deal-nothing")
        ]


def parse(words: Sequence[Value]) -> tuple[Terms, Terms] | None:
    """What the speaker gives and gets by the words; None if they are no terms."""
    found: dict[str, tuple[list[str], list[int]]] = {GIVE: ([], []), GET: ([], [])}
    about = list[str]()
    for word in map(str, words):
        way = next((way for way in found if word.startswith(way)), None)
        read = None if way is None else _read(word.removeprefix(way))
        if way is None or read is None:
            return None
        subject, n = read
        about.append(subject)
        if subject in ITEMS:
            found[way][0].extend([subject] * n)
        else:
            found[way][1].append(TECHNOLOGIES.called[subject])
    if len({*about}) < len(about):
        return None
    gives, gets = (
        Terms(tuple(sorted(items, key=ITEMS.index)), tuple(cards)) for items, cards in found.values()
    )
    return gives, gets


@cache
def _read(bare: str) -> tuple[str, int] | None:
    """What a word without its way is about, and how much of it; None if it is no such word."""
    if bare == STAR or bare in TECHNOLOGIES.called:
        return bare, 1
    subject, _, number = bare.rpartition("-")
    if subject not in ITEMS or subject == STAR or number not in AMOUNTS:
        return None
    return subject, int(number)


AMOUNTS = tuple(str(n) for n in range(1, FIGURES.items + 1))
_BARE = (*(f"{word}-{n}" for word in ITEMS if word != STAR for n in AMOUNTS), STAR)
"""All words for items."""


def subject_of(word: str) -> str:
    """What a word of some terms is about, whichever way it goes."""
    read = _read(word.removeprefix(GIVE).removeprefix(GET))
    assert read is not None
    return read[0]


class Room(NamedTuple):
    """What an empire can give, and what it has."""

    tokens: int
    levels: list[int]
    resources: Sequence[int]
    lendable: set[int]
    own: set[int]
    active: set[int]
    newcomers: int


def _room(g: Table, side: int) -> Room:
    empire = g.empires[side]
    borrowed = {loan.card for loan in g.part(Trade).loans if loan.holder == side}
    own = {tech.card for tech in empire.techs}
    return Room(
        free_trade_tokens(g, side),
        plain_levels(g, side),
        plain_resources(g, side) if side == g.active else empire.resources or [0] * len(RESOURCES),
        {card for card in own - borrowed if TECHNOLOGIES[card].kind == "basic"},
        own | {*lent_by(g, side)},
        {tech.card for tech in empire.techs if tech.active},
        1 + sum(piece.add for piece in lasting(g, side) if isinstance(piece, Newcomers)),
    )


class Talks:
    """An empire, `one`, that may trade with any of the `others`, as things are now."""

    def __init__(self, g: Table, one: int, *others: int) -> None:
        self.one, self.others = one, others
        self.rooms = {side: _room(g, side) for side in (one, *others)}
        self.contracts = FIGURES.contracts - len(g.part(Trade).contracts)
        self.bag = in_bag(g)

    def against(self, gives: Terms, gets: Terms) -> Illegal | None:
        """What stands against a deal in which `one` gives and gets; None if one of the others can make it."""
        refusals = [self._against_one(other, gives, gets) for other in self.others]
        return None if None in refusals else refusals[0]

    def _against_one(self, other: int, gives: Terms, gets: Terms) -> Illegal | None:
        if not gives.size + gets.size:
            return Illegal("25.2", "trade-empty")
        for giver, receiver, out, back in ((self.one, other, gives, gets), (other, self.one, gets, gives)):
            if refusal := self._against(giver, receiver, out, back):
                return refusal
        if bool(gives.items) + bool(gets.items) > self.contracts:
            return Illegal("25.10", "trade-no-contract", {"n": FIGURES.contracts})
        if (price := gives.price + gets.price) > self.bag:
            return Illegal("24.2", "trade-bag", {"n": price, "left": self.bag})
        return None

    def _against(self, giver: int, receiver: int, out: Terms, back: Terms) -> Illegal | None:
        room, values = self.rooms[giver], Values(side=WHO[giver])
        for card in out.cards:
            if refusal := self._against_lending(giver, receiver, card):
                return refusal
        if len(out.items) > FIGURES.items:
            return Illegal("25.2", "trade-items", {"n": FIGURES.items})
        for word in {*out.items} & {*RESOURCES}:
            if out.items.count(word) > room.resources[RESOURCES.index(word)]:
                return Illegal("25.3", "trade-resource", {**values, "what": term(f"resource-{word}")})
        for at, level in enumerate(self._levels_after(room, out, back)):
            if level < min(0, room.levels[at]):
                return Illegal("25.3", "trade-level", {**values, "what": term(f"level-{LEVELS[at]}")})
        if out.size > room.tokens:
            return Illegal("25.10", "trade-no-token", {**values, "n": out.size, "free": room.tokens})
        return None

    def _against_lending(self, giver: int, receiver: int, card: int) -> Illegal | None:
        room = self.rooms[giver]
        values: Values = {"side": WHO[giver], "card": TECHNOLOGIES.name[card]}
        if TECHNOLOGIES[card].kind != "basic":
            return Illegal("25.1", "trade-not-basic", values)
        if card not in room.lendable:
            borrowed = card in room.own
            return Illegal("25.8", "trade-borrowed" if borrowed else "trade-not-owned", values)
        if card in self.rooms[receiver].own:
            return Illegal("25.8", "trade-owned", {"side": WHO[receiver], "card": TECHNOLOGIES.name[card]})
        return None

    @staticmethod
    def _levels_after(room: Room, out: Terms, back: Terms) -> list[int]:
        """The levels of who gives, after the deal, before the minimum of 0."""
        found = list(room.levels)
        for word in TRACKS:
            at = LEVELS.index(word)
            times = room.newcomers if at == POPULATION else 1
            found[at] += times * back.items.count(word) - out.items.count(word)
        for card in room.active.intersection(out.cards):
            for piece in TECHNOLOGIES[card].does:
                if isinstance(piece, Level):
                    found[LEVELS.index(piece.level)] -= piece.add
        return found

    def words(self, chosen: Sequence[str]) -> Iterator[str]:
        """The words that may follow some terms."""
        about = {subject_of(word) for word in chosen}
        for way, sides in ((GIVE, (self.one,)), (GET, self.others)):
            lendable = {card for side in sides for card in self.rooms[side].lendable}
            cards = (TECHNOLOGIES.word[card] for card in sorted(lendable))
            for bare in (*_BARE, *cards):
                if subject_of(bare) not in about and self.fits([*chosen, way + bare]):
                    yield way + bare

    def fits(self, words: Sequence[str]) -> bool:
        """Whether a deal in these words could be made now."""
        parsed = parse(words)
        return parsed is not None and self.against(*parsed) is None


@cache
def choice_of(word: str) -> Choice:
    """A word of some terms to choose."""
    way = "give" if word.startswith(GIVE) else "get"
    bare = word.removeprefix(f"{way}-")
    if (card := TECHNOLOGIES.called.get(bare)) is not None:
        values: Values = {"card": TECHNOLOGIES.name[card], "said": paragraph(does(TECHNOLOGIES[card].does))}
        return Choice(word, Text(f"choice-{way}-technology", values), True)
    subject = subject_of(word)
    n = 1 if subject == STAR else int(bare.rpartition("-")[2])
    kind = "level" if subject in TRACKS else "resource"
    name = term("deal-points" if subject == STAR else f"{kind}-{subject}")
    return Choice(word, Text(f"choice-{way}", {"what": said_item(subject, n), "name": name}), True)
