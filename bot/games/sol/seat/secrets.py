"""What a view of SOL hides: the order of the deck, and the standing orders of others.

The deck is worked out from all open cards. Standing orders are hidden, except that an open
question shows that no order answers it.
"""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.rng import Rng
from bot.games.sol.actions.flare import OrbitUse
from bot.games.sol.holdings.orders import ANSWERS, usual_order
from bot.games.sol.holdings.rewards import Bonus
from bot.games.sol.round.drafting import Veto
from bot.games.sol.table.edition import (
    cards_of_a_suit,
    explosions,
    other_suits,
    suits_to_choose_from,
    trigger_flares,
)
from bot.games.sol.table.state import Suit, Table

NO_SUIT = (Suit.HIDDEN, Suit.EXPLOSION, Suit.TRIGGER)
"""What does not count as a suit in play beside the explosions."""
ANSWERING = tuple(answer for answer in ANSWERS if answer != "ask")


def unseen(g: Table, rng: Rng) -> list[Suit]:
    """The cards of the deck, in no order (rules 4, 9): all cards less those in the discard, held or open.

    If fewer effects than suits are in play, suits that have not appeared yet are guessed with `rng`.
    """
    seen = [*g.discard, *(player.held for player in g.players)]
    for step in (*g.stack, *g.beside):
        seen += getattr(step, "drawn", ())
    suits = _suits(g, seen, rng)
    rest = [Suit.EXPLOSION] * explosions(g.options) + [Suit.TRIGGER] * trigger_flares(g.options, g.seats)
    rest += [suit for suit in suits for _ in range(cards_of_a_suit(g.options))]
    for card in seen:
        if card is not Suit.HIDDEN:
            rest.remove(card)
    return rest


def _suits(g: Table, seen: list[Suit], rng: Rng) -> list[Suit]:
    """The suits in play beside the explosions: those with an effect, those seen, and others up to their number."""
    known = [*g.effects, *seen]
    for step in g.stack:
        if isinstance(step, Veto):
            known += step.suits
    suits = list(dict.fromkeys(suit for suit in known if suit not in NO_SUIT))
    number = other_suits(g.options, g.seats)
    more = [suit for suit in suits_to_choose_from(g.options, number) if suit not in suits]
    rng.shuffle(more)
    return [*suits, *more[: number - len(suits)]]


def hide_orders(g: Table, viewer: Seat | None) -> None:
    """Keep only what the open questions show of the others' orders, in place."""
    asked = _asked(g)
    for seat, player in enumerate(g.players):
        if seat != viewer:
            questions = asked.get(Seat(seat), ())
            player.orders = {q: "ask" for q in questions if usual_order(q) != "ask"}


def guess_orders(g: Table, viewer: Seat | None, rng: Rng) -> None:
    """Let the others have given other orders, so that the same questions are open, in place.

    A player who has given none is assumed to have none, as most players do.
    """
    asked = _asked(g)
    for seat, player in enumerate(g.players):
        if seat == viewer:
            continue
        open_now = asked.get(Seat(seat))
        for question in player.orders:
            if open_now is None:
                player.orders[question] = rng.pick(ANSWERS)
            elif question not in open_now:
                player.orders[question] = rng.pick(ANSWERING)


def _asked(g: Table) -> dict[Seat, list[str]]:
    """By seat that decides on stations now: the questions it is asked, perhaps none any longer."""
    found: dict[Seat, list[str]] = {}
    for step in (*g.stack[-1:], *g.beside):
        if isinstance(step, Bonus | OrbitUse):
            for seat in map(Seat, range(g.seats)):
                if (questions := step.questions(g, seat)) is not None:
                    found.setdefault(seat, []).extend(questions)
    return found
