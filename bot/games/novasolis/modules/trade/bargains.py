"""Deals that both sides gain by, for computer players to propose and to answer with (rules 25).

What a deal is worth to either side is what it could then do by its levels, resources and technologies, less the stars
that the diplomacy tokens are likely to take. It is judged by what lies open.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from bot.engine.moves import Move, Value
from bot.games.novasolis.agreements import usual_token
from bot.games.novasolis.core.actions.allocating import basics_among, payment
from bot.games.novasolis.core.actions.allocating import worth as active_worth
from bot.games.novasolis.core.actions.building import fleet_used
from bot.games.novasolis.core.cards.cards import BASICS, FLEET, LEVELS, POPULATION, RESOURCES, TECHNOLOGIES
from bot.games.novasolis.core.holdings.counting import plain_levels, plain_resources, stat
from bot.games.novasolis.core.holdings.holdings import colonies
from bot.games.novasolis.core.table.state import NONE, Table
from bot.games.novasolis.core.table.tables import SIDE_WORD
from bot.games.novasolis.core.thinking.dealing import worth_of_stars
from bot.games.novasolis.core.thinking.evaluation import (
    ACTIVE,
    ASLEEP,
    ENERGY,
    LEVEL,
    RESOURCE,
    Lie,
    Realm,
    rounds_left,
)
from bot.games.novasolis.modules.trade.contracts import FIGURES, ITEMS, STAR, TRACKS
from bot.games.novasolis.modules.trade.offers import (
    ACCEPT_CALL,
    DECLINE_CALL,
    TradeOffer,
    calls,
    offers,
    own_offers,
    partner_called,
    partners_for,
)
from bot.games.novasolis.modules.trade.terms import (
    GET,
    GIVE,
    Talks,
    Terms,
    parse,
    spoken,
    subject_of,
    words_for,
)
from bot.games.novasolis.modules.trade.window import Bargaining

ENOUGH = 10
"""What both have to gain, so that nobody is asked for a trifle."""
CLOSE = 100
"""So much more a counter-offer may cost the other side than its own offer, as far as one can tell."""
MOST_OF = 2
"""How much of a level or of a resource is considered."""
SETTLED, BUILT = 110, 40
"""Room for a colony where there is land, and for a unit of the fleet: the first of each."""
MOST_ROOM = 3
"""Room for how many more is worth something."""
NEAR = 2
"""Land is so many steps from a sector of the empire at most."""
MOST_CHANGES = 8
"""How many words are put into terms or taken out of them at most, until they are as good as they get."""


class Gains(NamedTuple):
    """What a deal is worth to who speaks and to the other."""

    mine: float
    theirs: float

    @property
    def least(self) -> float:
        """What the less lucky side gains."""
        return min(self)


class Deal(NamedTuple):
    """A deal with a partner in the words of who speaks, and what it is worth."""

    partner: int
    words: tuple[str, ...]
    gains: Gains


class Ledger:
    """What an empire has that a deal can change, and what it is worth.

    A level of Population is worth most where land waits for settlers and there is no room for more colonies, a resource
    where a technology sleeps for want of it.
    """

    def __init__(self, g: Table, side: int, lie: Lie) -> None:
        self._g, self._side, self._left = g, side, rounds_left(g)
        realm = lie.realms[side]
        self._had, self._stock = plain_levels(g, side, realm.working), plain_resources(g, side, realm.working)
        self._cards = [tech.card for tech in g.empires[side].techs]
        self._colonies, self._fleet = colonies(g, side), fleet_used(g, side)
        self._land = min(MOST_ROOM, _land(g, realm, lie))
        self._now = self._worth(self._had, self._stock, self._cards)

    def change(self, out: Terms, into: Terms, newcomers: int) -> float:
        """How much more it would be worth, if it gave and got this; Population that it gets counts so much."""
        had, stock = self._had[:], self._stock[:]
        for terms, sign in ((out, -1), (into, 1)):
            for word in terms.items:
                if word in TRACKS:
                    at = LEVELS.index(word)
                    had[at] += sign * (newcomers if sign > 0 and at == POPULATION else 1)
                elif word in RESOURCES:
                    stock[RESOURCES.index(word)] += sign
        cards = [card for card in self._cards if card not in out.cards] + [*into.cards]
        return self._worth(had, stock, cards) - self._now

    def backed(self, terms: Terms) -> Terms:
        """What will be left of what it gives once its sources are counted again (R25.9)."""
        most = dict(zip(RESOURCES, self._stock, strict=True))
        items = (
            word
            for at, word in enumerate(terms.items)
            if word not in most or terms.items[:at].count(word) < most[word]
        )
        return Terms(tuple(items), terms.cards)

    def _worth(self, had: Sequence[int], stock: Sequence[int], cards: Sequence[int]) -> float:
        found: float = self._left * sum([weight * max(0, n) for weight, n in zip(LEVEL, had, strict=True)])
        found += _room(had[POPULATION] - self._colonies, self._land, SETTLED, self._left)
        found += _room(had[FLEET] - self._fleet, MOST_ROOM, BUILT, self._left)
        stock = [max(0, n) for n in stock]
        found += RESOURCE * self._left * sum([min(2, n) for n in stock])
        return found + self._technologies(stock, cards)

    def _technologies(self, stock: Sequence[int], cards: Sequence[int]) -> float:
        """What technologies are worth, if those that are worth most are paid for first."""
        most, awake, found = stat(self._g, self._side, BASICS), list[int](), 0.0
        for card in sorted(cards, key=active_worth, reverse=True):
            more = [*awake, card]
            if basics_among(more) <= most and payment(stock, more) is not None:
                awake = more
                found += active_worth(card)
            else:
                found += ASLEEP / 2 * active_worth(card)
        return ACTIVE * self._left * found


def _land(g: Table, realm: Realm, lie: Lie) -> int:
    """How many sectors near those of an empire could be settled."""
    return sum(
        sector.owner == NONE
        and number not in lie.haunted
        and any(g.layout.distances[number][at] <= NEAR for at in realm.owned)
        for number, sector in enumerate(g.sectors)
    )


def _room(free: int, wanted: int, each: int, left: int) -> float:
    """What room for more is worth, each half as much as the one before; what is too much costs energy every round."""
    if free < 0:
        return float(ENERGY * left * free)
    return float(sum(each / 2.0**n for n in range(min(free, wanted))))


class Books:
    """What the empires of a table have; each is looked at once."""

    def __init__(self, g: Table) -> None:
        self.g, self._lie, self._ledgers = g, Lie(g), dict[int, Ledger]()
        self.token = usual_token(g)
        """The half-stars that a diplomacy token is likely to take."""

    @property
    def price(self) -> float:
        """What a diplomacy token costs who takes it."""
        return -worth_of_stars(self.g, -self.token, 0)

    def ledger(self, side: int) -> Ledger:
        """What an empire has."""
        if side not in self._ledgers:
            self._ledgers[side] = Ledger(self.g, side, self._lie)
        return self._ledgers[side]

    def stars(self, giver: int, terms: Terms) -> int:
        """The half-stars that go to the other side while a contract runs, for about one Logistics a round."""
        empire = self.g.empires[giver]
        coming = min(FIGURES.half_stars * rounds_left(self.g), empire.coop + empire.own)
        return coming if STAR in terms.items else 0


class Broker:
    """Judges deals between an empire and a partner as things are now."""

    def __init__(self, books: Books, talks: Talks, partner: int) -> None:
        self.books, self.talks, self.partner = books, talks, partner

    def gains(self, words: Sequence[str], *, tokens: bool = True) -> Gains:
        """What a deal is worth to who speaks and to the partner, with what the diplomacy tokens take or without."""
        parsed = parse(words)
        assert parsed is not None
        gives, gets = parsed
        token = self.books.token * tokens
        gives, gets = self._ledger(self.talks.one).backed(gives), self._ledger(self.partner).backed(gets)
        paid = self.books.stars(self.talks.one, gives) - self.books.stars(self.partner, gets)
        own, others = -paid - token * gets.price, paid - token * gives.price
        return Gains(
            self._change(self.talks.one, gives, gets) + worth_of_stars(self.books.g, own, others),
            self._change(self.partner, gets, gives) + worth_of_stars(self.books.g, others, own),
        )

    def _ledger(self, side: int) -> Ledger:
        return self.books.ledger(side)

    def _change(self, side: int, out: Terms, into: Terms) -> float:
        return self._ledger(side).change(out, into, self.talks.rooms[side].newcomers)

    def is_possible(self, words: Sequence[str]) -> bool:
        """Whether a deal in these words could be made now."""
        return self.talks.fits(words)

    def goods(self) -> Iterator[str]:
        """The words worth a thought: some of each level and resource, the points, technologies that sleep."""
        ways = ((GIVE, self.talks.one, self.partner), (GET, self.partner, self.talks.one))
        for way, giver, taker in ways:
            room = self.talks.rooms[giver]
            for item in ITEMS:
                most = 1 if item == STAR else min(MOST_OF, room.stock[item])
                yield from words_for(way, item)[:most]
            asleep = room.lendable - room.active - self.talks.rooms[taker].own
            yield from (way + TECHNOLOGIES.word[card] for card in sorted(asleep))

    def best(self, said: Sequence[str] = ()) -> Deal | None:
        """The deal that says this from which the less lucky side gains most; None if one of them gains too little.

        It is sought from all by which both together gain, word by word.
        """
        taken = {subject_of(word) for word in said}
        goods = [word for word in self.goods() if subject_of(word) not in taken]
        promising = self._promising(goods)
        if not said and sum(promising.values()) <= 2 * ENOUGH + self.books.price:
            return None
        words = (*said, *promising)
        gains = self.gains(words)
        for _ in range(MOST_CHANGES):
            tried = [Deal(self.partner, more, self.gains(more)) for more in changes(words, goods, said)]
            better = sorted((deal for deal in tried if deal.gains.least > gains.least), key=_order)
            found = next((deal for deal in better if self.is_possible(deal.words)), None)
            if found is None:
                break
            _, words, gains = found
        if gains.least <= ENOUGH or not self.is_possible(words):
            return None
        return Deal(self.partner, words, gains)

    def nearest(self, words: Sequence[str]) -> Deal | None:
        """An offer with one more thing for who speaks, or with more or less of one, so that it gains by it.

        The best of them for the partner; None if that would cost it too much more than what it offered.
        """
        least = min(0.0, self.gains(words).theirs) - CLOSE
        about = {subject_of(word): word for word in words}
        found = list[Deal]()
        for word in self.goods():
            before = about.get(subject_of(word))
            if word.startswith(GET) == (before is None or before.startswith(GET)):
                more = (*(other for other in words if other != before), word)
                found.append(Deal(self.partner, more, self.gains(more)))
        found.sort(key=lambda deal: -deal.gains.theirs)
        close = (deal for deal in found if deal.gains.mine > ENOUGH and deal.gains.theirs > least)
        return next((deal for deal in close if self.is_possible(deal.words)), None)

    def _promising(self, goods: Sequence[str]) -> dict[str, float]:
        """The words by which both together gain, of each subject the best, and how much."""
        best: dict[str, tuple[float, str]] = {}
        for word in goods:
            together = sum(self.gains((word,), tokens=False))
            subject = subject_of(word)
            if together > max(0.0, best.get(subject, (0.0, ""))[0]):
                best[subject] = together, word
        return {word: together for together, word in best.values()}


def changes(words: Sequence[str], goods: Sequence[str], said: Sequence[str]) -> Iterator[tuple[str, ...]]:
    """Terms with a word more, without one, or with another about the same; what is `said` stays."""
    about = {subject_of(word): word for word in words}
    for word in words:
        if word not in said:
            yield tuple(other for other in words if other != word)
    for word in goods:
        before = about.get(subject_of(word))
        if before is None:
            yield (*words, word)
        elif before != word and before not in said:
            yield tuple(word if other == before else other for other in words)


def _order(deal: Deal) -> tuple[float, int]:
    """The best for the less lucky side first, of equally good ones the shortest."""
    return -deal.gains.least, len(deal.words)


def best_deal(g: Table, side: int, partners: Sequence[int], said: Sequence[str] = ()) -> Deal | None:
    """The deal that says this from which the less lucky of both gains most; None if there is none with anyone."""
    books = Books(g)
    found = [Broker(books, Talks(g, side, other), other).best(said) for other in partners]
    return max((deal for deal in found if deal is not None), key=lambda deal: deal.gains.least, default=None)


def proposal(g: Table, side: int) -> Move | None:
    """The offer that an empire in its Logistics had better make, if there is one from which both gain."""
    top = g.stack[-1]
    if not isinstance(top, Bargaining) or top.side != side or own_offers(g, side):
        return None
    deal = best_deal(g, side, [other for other in partners_for(g, side) if other != NONE])
    return deal and Move("offer", (SIDE_WORD[deal.partner], *deal.words))


def bargain(g: Table, side: int, verb: str, begin: Sequence[Value]) -> Move | None:
    """The best offer or counter that begins so: with a partner, and perhaps what is given or got; None if none is."""
    named = [partner_called(g, word) for word in begin[:1]]
    partners = (
        [offer.other for offer in offers(g) if offer.answers == side]
        if verb == "counter"
        else partners_for(g, side)
    )
    deal = best_deal(
        g,
        side,
        [other for other in partners if other != NONE and other in (named or partners)],
        [str(word) for word in begin[1:]],
    )
    return deal and Move(verb, (SIDE_WORD[deal.partner], *deal.words))


def reply(g: Table, side: int) -> Move | None:
    """What an empire answers to the first offer put to it: it takes what it gains by, and says what would be better.

    None if there is no offer.
    """
    for offer in offers(g):
        if offer.answers == side:
            return _reply_to(g, offer)
    for call in calls(g):
        if side in call.asked(g):
            gains = Broker(Books(g), Talks(g, side, call.maker), call.maker).gains(
                spoken(call.gets, call.gives)
            )
            return ACCEPT_CALL if gains.mine > 0 and not call.fault(g, side) else DECLINE_CALL
    return None


def _reply_to(g: Table, offer: TradeOffer) -> Move:
    other = SIDE_WORD[offer.other]
    broker = Broker(Books(g), Talks(g, offer.answers, offer.other), offer.other)
    given, asked = offer.terms
    words = spoken(asked, given)
    if not offer.fault(g) and broker.gains(words).mine > 0:
        return Move("accept", (other,))
    deal = None if offer.countered else broker.nearest(words)
    return Move("counter", (other, *deal.words)) if deal else Move("decline", (other,))
