"""What a deal is about, in words, and what stands against it (rules 25.1 to 25.3, 25.10).

A word says which way something goes, what it is and how much: `give-energy-2`, `get-boson-1`, `give-star`,
`get-scanner` (a technology). A subject comes once.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from copy import copy
from functools import cache, lru_cache
from typing import NamedTuple

import msgspec

from bot.engine.errors import Illegal
from bot.engine.moves import Choice, Text, Value, Values, term
from bot.games.novasolis.agreements import free_trade_tokens, in_bag
from bot.games.novasolis.core.cards.cards import LEVELS, POPULATION, RESOURCES, TECHNOLOGIES
from bot.games.novasolis.core.cards.language import Level
from bot.games.novasolis.core.cards.phrases import does
from bot.games.novasolis.core.holdings.counting import lasting, plain_levels, plain_resources
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
from bot.games.novasolis.modules.trade.language import Newcomers
from bot.games.parts.clauses import sentences

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
        """The terms in words."""
        return [*said_items(self.items), *(TECHNOLOGIES.name[card] for card in self.cards)] or [
            term("deal-nothing")
        ]


NOTHING = Terms()


def parse(words: Sequence[Value]) -> tuple[Terms, Terms] | None:
    """What the speaker gives and gets by the words; None if they are no terms."""
    gives, gets, about = NOTHING, NOTHING, set[str]()
    for word in map(str, words):
        read = _read(word)
        if read is None or read[1] in about:
            return None
        about.add(read[1])
        gives, gets = _with(gives, gets, word)
    return gives, gets


def _with(gives: Terms, gets: Terms, word: str) -> tuple[Terms, Terms]:
    """Terms, and one more word of them."""
    return (gives, _and(gets, word)) if word.startswith(GET) else (_and(gives, word), gets)


@lru_cache(4096)
def _and(terms: Terms, word: str) -> Terms:
    read = _read(word)
    assert read is not None
    _, subject, n = read
    if subject not in ITEMS:
        return Terms(terms.items, (*terms.cards, TECHNOLOGIES.called[subject]))
    return Terms(tuple(sorted((*terms.items, *[subject] * n), key=ITEMS.index)), terms.cards)


@lru_cache(4096)
def _read(word: str) -> tuple[str, str, int] | None:
    """Which way a word goes, what it is about, and how much of it; None if it is no such word."""
    way = next((way for way in (GIVE, GET) if word.startswith(way)), None)
    if way is None:
        return None
    bare = word.removeprefix(way)
    if bare == STAR or bare in TECHNOLOGIES.called:
        return way, bare, 1
    subject, _, number = bare.rpartition("-")
    if subject not in ITEMS or subject == STAR or number not in AMOUNTS:
        return None
    return way, subject, int(number)


AMOUNTS = tuple(str(n) for n in range(1, FIGURES.items + 1))
_ITEM_WORDS = {
    way: {word: tuple(f"{way}{word}-{n}" for n in AMOUNTS) for word in ITEMS if word != STAR}
    | {STAR: (way + STAR,)}
    for way in (GIVE, GET)
}
"""All words for items, by the way that they go and by item, from the least."""


def words_for(way: str, item: str) -> tuple[str, ...]:
    """The words for so much of an item, from the least."""
    return _ITEM_WORDS[way][item]


def spoken(gives: Terms, gets: Terms) -> tuple[str, ...]:
    """The words of who gives and gets this."""
    return tuple(
        word
        for way, terms in ((GIVE, gives), (GET, gets))
        for word in (
            *(words_for(way, item)[terms.items.count(item) - 1] for item in dict.fromkeys(terms.items)),
            *(way + TECHNOLOGIES.word[card] for card in terms.cards),
        )
    )


def subject_of(word: str) -> str:
    """What a word of some terms is about."""
    read = _read(word)
    assert read is not None
    return read[1]


Counted = tuple[tuple[int, int], ...]
"""Places of LEVELS or of RESOURCES, each with how much of it."""


@cache
def _counted(items: tuple[str, ...], among: tuple[str, ...]) -> Counted:
    """How many of each item `among` others there are, by its place there; items that are missing are left out."""
    return tuple((at, items.count(word)) for at, word in enumerate(among) if word in items)


_STOCKED = (*LEVELS, *RESOURCES)


class Room(NamedTuple):
    """What an empire can give, and what it has; `stock` are levels and resources by their words, none below 0."""

    tokens: int
    levels: list[int]
    resources: Sequence[int]
    stock: dict[str, int]
    lendable: set[int]
    own: set[int]
    active: set[int]
    newcomers: int


def _room(g: Table, side: int) -> Room:
    empire = g.empires[side]
    borrowed = {loan.card for loan in g.part(Trade).loans if loan.holder == side}
    own = {tech.card for tech in empire.techs}
    levels = plain_levels(g, side)
    resources = plain_resources(g, side) if side == g.active else empire.resources or [0] * len(RESOURCES)
    return Room(
        free_trade_tokens(g, side),
        levels,
        resources,
        {word: max(0, n) for word, n in zip(_STOCKED, (*levels, *resources), strict=True)},
        {card for card in own - borrowed if TECHNOLOGIES[card].kind == "basic"},
        own | {*lent_by(g, side)},
        {tech.card for tech in empire.techs if tech.active},
        1 + sum(piece.add for piece in lasting(g, side) if isinstance(piece, Newcomers)),
    )


class _Rooms(dict[int, Room]):
    """The room of each empire, found out when it is first asked for."""

    def __init__(self, g: Table) -> None:
        super().__init__()
        self._g = g

    def __missing__(self, side: int) -> Room:
        self[side] = room = _room(self._g, side)
        return room


class Talks:
    """An empire, `one`, that may trade with any of the `others`, as things are now."""

    def __init__(self, g: Table, one: int, *others: int) -> None:
        self.one, self.others = one, others
        self.rooms = _Rooms(g)
        self.contracts = FIGURES.contracts - len(g.part(Trade).contracts)
        self.bag = in_bag(g)

    def alone_with(self, other: int) -> Talks:
        """These talks with one partner only."""
        alone = copy(self)
        alone.others = (other,)
        return alone

    def against(self, gives: Terms, gets: Terms) -> Illegal | None:
        """What stands against a deal in which `one` gives and gets; None if one of the others can make it."""
        if not gives.size + gets.size:
            return Illegal("25.2", "trade-empty")
        own, shared = self._against_giving(self.one, gives, gets), self._against_signing(gives, gets)
        first: Illegal | None = None
        for other in self.others:
            refusal = (
                self._against_lending(self.one, other, gives.cards)
                or own
                or self._against_lending(other, self.one, gets.cards)
                or self._against_giving(other, gets, gives)
                or shared
            )
            if refusal is None:
                return None
            first = first or refusal
            if own or shared:
                break
        return first

    def _against_signing(self, gives: Terms, gets: Terms) -> Illegal | None:
        """What there is too little of on the table."""
        if bool(gives.items) + bool(gets.items) > self.contracts:
            return Illegal("25.10", "trade-no-contract", {"n": FIGURES.contracts})
        if (price := gives.price + gets.price) > self.bag:
            return Illegal("24.2", "trade-bag", {"n": price, "left": self.bag})
        return None

    def _against_giving(self, giver: int, out: Terms, back: Terms) -> Illegal | None:
        """What stands against a giver's part, whoever gets it."""
        if not out.items and not out.cards:
            return None
        room = self.rooms[giver]
        if len(out.items) > FIGURES.items:
            return Illegal("25.2", "trade-items", {"n": FIGURES.items})
        for at, n in _counted(out.items, RESOURCES):
            if n > room.resources[at]:
                what = term(f"resource-{RESOURCES[at]}")
                return Illegal("25.3", "trade-resource", {"side": WHO[giver], "what": what})
        for at, n in self._levels_lost(room, out):
            more = back.items.count(LEVELS[at]) * (room.newcomers if at == POPULATION else 1)
            if room.levels[at] - n + more < min(0, room.levels[at]):
                what = term(f"level-{LEVELS[at]}")
                return Illegal("25.3", "trade-level", {"side": WHO[giver], "what": what})
        if out.size > room.tokens:
            values: Values = {"side": WHO[giver], "n": out.size, "free": room.tokens}
            return Illegal("25.10", "trade-no-token", values)
        return None

    def _against_lending(self, giver: int, receiver: int, cards: Iterable[int]) -> Illegal | None:
        for card in cards:
            values: Values = {"side": WHO[giver], "card": TECHNOLOGIES.name[card]}
            if TECHNOLOGIES[card].kind != "basic":
                return Illegal("25.1", "trade-not-basic", values)
            if card not in self.rooms[giver].lendable:
                borrowed = card in self.rooms[giver].own
                return Illegal("25.8", "trade-borrowed" if borrowed else "trade-not-owned", values)
            if card in self.rooms[receiver].own:
                return Illegal("25.8", "trade-owned", {**values, "side": WHO[receiver]})
        return None

    @staticmethod
    def _levels_lost(room: Room, out: Terms) -> Counted:
        """How much of which levels goes with what an empire gives."""
        given = _counted(out.items, LEVELS)
        if not out.cards:
            return given
        lost = Counter(dict(given))
        for card in room.active.intersection(out.cards):
            for piece in TECHNOLOGIES[card].does:
                if isinstance(piece, Level):
                    lost[LEVELS.index(piece.level)] += piece.add
        return tuple(sorted(lost.items()))

    def words(self, chosen: Sequence[str]) -> Iterator[str]:
        """The words that may follow some terms."""
        about, so_far = {subject_of(word) for word in chosen}, parse(chosen)
        if so_far is None:
            return
        for way, sides in ((GIVE, (self.one,)), (GET, self.others)):
            for word in self._within_reach(way, [self.rooms[side] for side in sides], *so_far):
                if subject_of(word) not in about and self.against(*_with(*so_far, word)) is None:
                    yield word

    def _within_reach(self, way: str, rooms: Sequence[Room], gives: Terms, gets: Terms) -> Iterator[str]:
        """The words that might be added to some terms, by tokens, contracts and what one of these rooms has.

        So most of what cannot be given is never looked at one by one.
        """
        out = gives if way == GIVE else gets
        free = max(room.tokens for room in rooms) - out.size
        left, signed = self.bag - gives.price - gets.price, bool(gives.items) + bool(gets.items)
        if free > 0 and (out.items or (left > 0 and signed < self.contracts)):
            most = max(0, min(free, FIGURES.items - len(out.items)))
            for item, words in _ITEM_WORDS[way].items():
                yield from words[: max([min(most, room.stock.get(item, most)) for room in rooms])]
        if free > 0 and left > 0:
            for card in sorted({card for room in rooms for card in room.lendable}):
                yield way + TECHNOLOGIES.word[card]

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
        values: Values = {"card": TECHNOLOGIES.name[card], "said": sentences(does(TECHNOLOGIES[card].does))}
        return Choice(word, Text(f"choice-{way}-technology", values), True)
    subject = subject_of(word)
    n = 1 if subject == STAR else int(bare.rpartition("-")[2])
    kind = "level" if subject in TRACKS else "resource"
    name = term("deal-points" if subject == STAR else f"{kind}-{subject}")
    return Choice(word, Text(f"choice-{way}", {"what": said_item(subject, n), "name": name}), True)
