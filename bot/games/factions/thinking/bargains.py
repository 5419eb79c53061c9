"""Trades that both sides gain by, for computer players to offer and to answer with (rules 7).

What one thing is worth to either side is judged by what they have; the whole trade also by what they can then do.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NamedTuple

import msgspec

from bot.engine.moves import Move, Value
from bot.games.factions.actions.exploring import hand_of
from bot.games.factions.actions.terms import (
    AMOUNTS,
    TRADED,
    Terms,
    amounts_of,
    hand_over,
    has,
    missing_room,
    parse,
)
from bot.games.factions.actions.trading import GET, GIVE, TradeOffer, partners_for, subject_of
from bot.games.factions.cards.cards import OBJECTIVE, WORD
from bot.games.factions.holdings.asking import first_of_each
from bot.games.factions.scoring.scoring import is_explored
from bot.games.factions.table.state import Player, Table
from bot.games.factions.table.tables import SIDE_CALLED, SIDE_WORD
from bot.games.factions.thinking.outlook import outlook
from bot.games.factions.thinking.side_worth import side_worth

ENOUGH = 20
"""What both have to gain, so that nobody is asked for a trifle."""
PORTIONS = {"energy": (4, 8), "resources": (1, 2, 4), **{machine: (1,) for machine in TRADED}}
"""What is offered of what comes in amounts."""

_encoder = msgspec.msgpack.Encoder()
_decoder = msgspec.msgpack.Decoder(Player)


class Good(NamedTuple):
    """Something to give, as a word: what its owner loses by it, and what the other side gains."""

    word: str
    loss: int
    gain: int


def best_offer(g: Table, side: int) -> Move | None:
    """The offer of one thing for another from which the less lucky side gains most; None if there is none.

    Whoever has refused an offer this round, or left one unanswered, is left in peace.
    """
    refused = g.players[side].round.refused
    return _best(
        g, side, [other for other in range(g.seats) if other != side and other not in refused], "offer"
    )


def best_counter(g: Table, side: int, maker: int) -> Move | None:
    """The counter-offer to `maker` from which the less lucky side gains most; None if there is none."""
    return _best(g, side, [maker], "counter")


def near_counter(g: Table, side: int, offer: TradeOffer) -> Move | None:
    """The offer with a smaller amount of what is asked for, or a greater one of what is given, from which the less
    lucky side gains most; None if there is none, or if the maker named more than one thing on a side.
    """
    asked, given = offer.gets, offer.gives
    if any(sum(map(bool, each.amounts)) + len(each.cards) != 1 for each in (asked, given)):
        return None
    less = [(terms, given) for terms in _in_amounts(asked, range(1, sum(asked.amounts)))]
    most = max(
        have * bool(n) for n, have in zip(given.amounts, amounts_of(g.players[offer.maker]), strict=True)
    )
    more = [(asked, terms) for terms in _in_amounts(given, range(sum(given.amounts) + 1, most + 1))]
    best, found = ENOUGH, None
    for gives, gets in (*less, *more):
        gain = min(worth_of_trade(g, side, offer.maker, gives, gets))
        if gain > best and has(g.players[side], gives):
            words = (*(GIVE + word for word in _spelled(gives)), *(GET + word for word in _spelled(gets)))
            best, found = gain, Move("counter", (SIDE_WORD[offer.maker], *words))
    return found


def _in_amounts(terms: Terms, amounts: Iterable[int]) -> list[Terms]:
    """Terms of one thing in other amounts of it; none for a card."""
    if not any(terms.amounts):
        return []
    return [Terms(tuple(n * bool(have) for have in terms.amounts)) for n in amounts]


def _spelled(terms: Terms) -> Iterator[str]:
    """The words for amounts and cards."""
    yield from (f"{what}-{n}" for what, n in zip(AMOUNTS, terms.amounts, strict=True) if n)
    yield from (WORD[card] for card in terms.cards)


def bargain(g: Table, side: int, verb: str, begin: Sequence[Value]) -> Move | None:
    """The best offer or counter that begins so: with a partner, and perhaps what is given or got; None if none is."""
    others = [SIDE_CALLED[str(word)] for word in begin[:1]] or partners_for(g, side)
    return _best(g, side, others, verb, [str(word) for word in begin[1:]])


def _best(
    g: Table,
    side: int,
    others: Iterable[int],
    verb: str,
    said: Sequence[str] = (),
) -> Move | None:
    """The best trade of one thing for another of which these words are `said` already."""
    given, got = ([word.removeprefix(way) for word in said if word.startswith(way)] for way in (GIVE, GET))
    if len(given) > 1 or len(got) > 1:
        return None
    best, found = ENOUGH, None
    for other in others:
        mine = list(_goods(g, side, other, side, given))
        theirs = list(_goods(g, other, side, side, got))
        for give in mine:
            for get in theirs:
                if min(get.gain - give.loss, give.gain - get.loss) <= best:
                    continue
                if subject_of(give.word) == subject_of(get.word):
                    continue
                gives, gets = _terms(give.word), _terms(get.word)
                assert gives is not None
                assert gets is not None
                gain = min(worth_of_trade(g, side, other, gives, gets))
                if gain > best:
                    words = dict.fromkeys((*said, GIVE + give.word, GET + get.word))
                    best, found = gain, Move(verb, (SIDE_WORD[other], *words))
    return found


@lru_cache(maxsize=1024)
def _terms(word: str) -> Terms | None:
    """The terms that one word says."""
    return parse([word])


def worth_of_trade(g: Table, side: int, other: int, gives: Terms, gets: Terms) -> tuple[int, int]:
    """What both sides gain by a trade, as far as `side` can tell; nothing if one of them has no room for it."""
    before = tuple(side_worth(g, each, side) + outlook(g, each) for each in (side, other))
    after = _after(g, side, other, gives, gets, side, ahead=True)
    if after is None:
        return 0, 0
    return after[0] - before[0], after[1] - before[1]


def _goods(g: Table, owner: int, taker: int, viewer: int, said: Sequence[str] = ()) -> Iterator[Good]:
    """What one side could give to another, as far as the viewer knows it; only what is `said`, if anything is."""
    player = g.players[owner]
    before = side_worth(g, owner, viewer), side_worth(g, taker, viewer)
    for word in said or _words(player, known=owner == viewer):
        gives = _terms(word)
        if gives is not None and has(player, gives):
            after = _after(g, owner, taker, gives, Terms(), viewer)
            if after is not None:
                yield Good(word, before[0] - after[0], after[1] - before[1])


def _words(player: Player, *, known: bool) -> Iterator[str]:
    for what, have in zip(AMOUNTS, amounts_of(player), strict=True):
        yield from (f"{what}-{n}" for n in PORTIONS[what] if n <= have)
    yield from (WORD[each.card] for each in player.exoplanets if not is_explored(each))
    yield from (WORD[card] for card in first_of_each(hand_of(player) if known else player.shown))
    yield from (WORD[card] for card in player.objectives if known and card in OBJECTIVE)


def _after(
    g: Table, side: int, other: int, gives: Terms, gets: Terms, viewer: int, *, ahead: bool = False
) -> tuple[int, int] | None:
    """What both are worth after a trade, None if there is no room; a card named by the viewer is then known to it.

    What they can then do counts where one looks `ahead`.
    """
    players = g.players[side], g.players[other]
    for number in (side, other):
        g.players[number] = _decoder.decode(_encoder.encode(g.players[number]))
    hand_over(g, side, other, gives)
    hand_over(g, other, side, gets)
    for number, terms in ((side, gets), (other, gives)):
        for card in terms.cards:
            hand = g.players[number].explorers
            if number != viewer and card in hand:
                hand.remove(card)
                g.players[number].shown.append(card)
    found = None
    if not (missing_room(g, side, gets) or missing_room(g, other, gives)):
        named = {side: gets.cards, other: gives.cards}
        one, two = (
            side_worth(g, each, viewer, named[each]) + (outlook(g, each) if ahead else 0) for each in named
        )
        found = one, two
    g.players[side], g.players[other] = players
    return found
