"""Several cards jettisoned at once (rules 6.4). They go onto the Discard pile in the order of the hand."""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from bot.engine.moves import Choice, Event, Seat, Spot, Text, Value
from bot.engine.told import joined
from bot.games.parts.several import choose_several
from bot.games.supernova.actions.cleanup import least
from bot.games.supernova.cards.cards import HIDDEN, TITLE, TITLE_CALLED, WORDS, Title
from bot.games.supernova.holdings.things import title_label
from bot.games.supernova.table.state import Table

VERB = "dump"


def dump_spot(g: Table, seat: Seat, chosen: Sequence[Value], most: int) -> Spot | None:
    """Where the choice of up to `most` cards of the hand stands. The least useful of those left is suggested."""
    hand = [card for card in g.players[seat].hand if card != HIDDEN]
    if not most or not hand:
        return None
    words = [WORDS[TITLE[card]] for card in hand]
    left = [card for card, word in zip(hand, words, strict=True) if word not in chosen]
    suggested = WORDS[TITLE[least(left)]] if left else ""
    offered = [Choice(word, title_label(g, seat, word), True, suggested=word == suggested) for word in words]
    spot = choose_several(offered, chosen, 1, most)
    if spot is None or not chosen:
        return spot
    told = (
        Event("will-jettison", {"card": f"~card-{word}"}, told=joined("card"))
        for word in in_hand(g, seat, chosen)
    )
    return replace(spot, preview=tuple(told), whole=Text("dump-whole", {"count": len(chosen)}))


def in_hand(g: Table, seat: Seat, words: Sequence[Value]) -> list[Value]:
    """Words of cards in the order of the hand."""
    order: list[Title] = [TITLE[card] for card in g.players[seat].hand]
    return sorted(words, key=lambda word: order.index(TITLE_CALLED[str(word)]))
