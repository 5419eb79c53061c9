"""What a view of SOL hides: the deck, worked out from all open cards."""

from __future__ import annotations

from bot.engine.rng import Rng
from bot.games.sol.draft import Veto
from bot.games.sol.edition import (
    cards_of_a_suit,
    explosions,
    other_suits,
    suits_to_choose_from,
    trigger_flares,
)
from bot.games.sol.state import Suit, Table

NO_SUIT = (Suit.HIDDEN, Suit.EXPLOSION, Suit.TRIGGER)
"""What does not count as a suit in play beside the explosions."""


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
