"""What a card is worth to a player in a trade, which offers and answers both sides gain by, and what they may bring."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Move, Seat
from bot.games.supernova.actions.trade import Accept, Bargain, TradeOffer
from bot.games.supernova.cards.cards import (
    ALIEN,
    CIVILIZATION,
    HEADQUARTERS,
    HIDDEN,
    KIND,
    NONE,
    PLANET,
    RACE,
    ROWS,
    SPECIAL,
    TITLE,
    TITLE_CALLED,
    WORTH,
    Card,
    P,
)
from bot.games.supernova.holdings.stacks import empire_potential, has_homeworld, may_build_alien
from bot.games.supernova.holdings.zones import held
from bot.games.supernova.table.state import ACTION, Table
from bot.games.supernova.table.tables import SEAT_CALLED, SEAT_WORDS

CARDS = {PLANET: 9, CIVILIZATION: 5, SPECIAL: 14}
"""What a card is worth in a trade; others count `A_CARD`."""
A_CARD = 6
PRINTED = 4
"""For each potential printed on a card in a trade; each point of strength counts 1."""
ONE_OVER = 1
"""How many cards more than it gets a seat gives at most."""
BOTHER = 4
"""What it costs to offer a trade, so that no card is offered just because nothing better is possible."""
HOPED = 75
"""In percent: what counts of the gain that an open offer may bring."""
OFFERED = 8
"""What it is worth to have made an offer when one last could, though nobody may have wanted the card."""
NEAR = 4
"""No card is offered to a player who is so little potential short of the goal: it would help to win."""


def is_of_use(g: Table, seat: Seat, card: Card) -> bool:
    """Whether a seat can build a card somewhere, as far as all can see.

    Without a Homeworld, every race may find one; what lives under closed stacks is not asked (rules 12.2).
    """
    if KIND[card] != ALIEN or g.options["stacks"] == "closed" or not has_homeworld(g, seat):
        return True
    return any(may_build_alien(planet, RACE[card]) for planet in g.planets.values() if planet.owner == seat)


def has_offered(g: Table, seat: Seat) -> bool:
    """Whether a seat has offered a card in its last Action phase, this turn's or that of the turn before."""
    offered = g.players[seat].offered
    return offered > 0 and offered == (g.turn if g.phase >= ACTION else g.turn - 1)


def card_worth(card: Card) -> int:
    """What a card of a hand is worth in a trade if it is of use: by its kind, and by what is printed on it."""
    return CARDS.get(KIND[card], A_CARD) + PRINTED * max(0, P[card]) + WORTH[card]


def worth_to(g: Table, seat: Seat, card: Card) -> int:
    """What a card is worth to a player in a trade, by what all can see of their empire."""
    if not is_of_use(g, seat, card):
        return 0
    at_home = HEADQUARTERS[card] != NONE and any(
        TITLE[planet.card] == HEADQUARTERS[card] and planet.owner == seat for planet in g.planets.values()
    )
    return card_worth(card) + (WORTH[card] if at_home else 0)


def worth_of(g: Table, seat: Seat, cards: Sequence[Card]) -> int:
    """What some cards are worth to a player together."""
    return sum(worth_to(g, seat, card) for card in cards)


def is_fair(g: Table, seat: Seat, gives: Sequence[Card], gets: Sequence[Card]) -> bool:
    """Whether a trade gives a seat no less than it gives away, and takes at most one card more than it brings."""
    return len(gives) <= len(gets) + ONE_OVER and worth_of(g, seat, gives) <= worth_of(g, seat, gets)


def is_fair_answer(g: Table, seat: Seat, move: Move) -> bool:
    """Whether a seat may answer an offer so, or accept an answer: a bargain is judged as a whole."""
    step = g.stack[-1] if g.stack else None
    if isinstance(step, Accept) and move.verb == "accept":
        return is_fair(g, seat, [step.card], step.counters[SEAT_CALLED[str(move.values[0])]])
    if isinstance(step, Bargain) and move.verb in ("counter", "bargain"):
        titles = [TITLE_CALLED[word] for word in map(str, move.values) if word in TITLE_CALLED]
        more = [card for title in titles if (card := held(g, seat, title)) is not None]
        given = step.counters[seat] if move.verb == "counter" else []
        return is_fair(g, seat, [*given, *more], [step.card])
    return True


def gain(g: Table, seat: Seat, card: Card, other: Seat) -> int:
    """What a seat may gain if it offers a card to another: what that one could give more for it, as all can see.

    Nothing among two, where one side's gain is the other's loss, or if the other is close to winning. With closed
    stacks it cannot be said.
    """
    if g.seats == 2 or g.options["stacks"] == "closed":
        return 0
    found = worth_to(g, other, card) - worth_to(g, seat, card)
    return found if found > 0 and empire_potential(g, other) < g.goal - NEAR else 0


def best_offer(g: Table, seat: Seat) -> Card | None:
    """The card of its own hand that a seat cannot build and someone else has most use for; None if there is none."""
    hand = [card for card in g.players[seat].hand if card != HIDDEN and not is_of_use(g, seat, card)]
    offers = [(gain(g, seat, card, other), card) for card in hand for other in g.order() if other != seat]
    most, best = max(offers, key=lambda offer: (offer[0], -offer[1]), default=(0, HIDDEN))
    return best if most > 0 else None


def refused(g: Table, seat: Seat) -> Card | None:
    """The card that a seat offered in vain this turn, as it is the best to offer of its hand; None if it offered none.

    If someone took it, it is the next best.
    """
    return best_offer(g, seat) if has_offered(g, seat) else None


def good_offers(g: Table, seat: Seat) -> set[tuple[str, str]]:
    """The best card there is to offer, by the word of its title, with each player who has more use for it."""
    best = best_offer(g, seat)
    if best is None:
        return set()
    word = ROWS[TITLE[best]].word
    return {
        (word, SEAT_WORDS[other]) for other in g.order() if other != seat and gain(g, seat, best, other) > 0
    }


def trade_worth(g: Table, step: TradeOffer | Bargain | Accept, seat: Seat) -> tuple[int, int]:
    """What an open offer is worth to the seat that made it, and to `seat` if it is another that is asked.

    Only what `seat` knows counts: the card is known to those who trade alone.
    """
    if isinstance(step, Accept):
        return 0, _answer(g, step, seat) if seat in step.to else 0
    if step.seat == seat:
        return HOPED * max(
            (gain(g, seat, step.card, other) for other in step.to), default=0
        ) // 100 - BOTHER, 0
    return -BOTHER, _answer(g, step, seat) if isinstance(step, Bargain) and seat in step.to else 0


def _answer(g: Table, step: Bargain | Accept, seat: Seat) -> int:
    """What an offer may bring a seat that answers it: half as much if the other side would lose by it.

    An answer of less than half of what is offered, or of promises alone, will hardly be accepted.
    """
    given, card = step.counters[seat], step.card
    gets, asked = worth_of(g, step.seat, given), worth_to(g, step.seat, card)
    if 2 * gets < asked or not given:
        return -BOTHER if given or step.promises[seat] else 0
    gains = worth_to(g, seat, card) - worth_of(g, seat, given)
    return gains if gets >= asked else gains // 2
