"""A list of plays given in advance: taking the next one, and stopping (rules 10.6).

It is one of its player's wishes, so no one else knows of it. `queueing` adds plays to it.
"""

from __future__ import annotations

from bot.engine.errors import Illegal
from bot.engine.moves import Event, Move, Seat, Side
from bot.games.supernova.cards.cards import CARD_CALLED, NAME, ROWS, TITLE_CALLED
from bot.games.supernova.table.state import Table

END = ["done"]
"""The entry that ends the player's part."""


def next_play(g: Table, seat: Seat) -> Move | None:
    """Take the next play off the list; None if the list says that the part is done, which empties it."""
    wishes = g.players[seat].wishes
    entry = wishes.queue.pop(0)
    if entry == END:
        wishes.queue = []
        return None
    return Move("play", tuple(entry))


def stop_at(g: Table, seat: Seat, move: Move, refusal: Illegal | None) -> None:
    """A play of the list has become illegal: its player is told why, and the rest of the list is dropped."""
    word, target = map(str, move.values)
    card = ROWS[TITLE_CALLED[word]].name
    g.tell("list-refused", (seat,), card=card, at=NAME[CARD_CALLED[target]])
    if refusal is not None:
        key = refusal.why.key.removeprefix("refusal-")
        g.events.append(Event(f"because-{key}", refusal.why.values, (seat,), about=Side(seat)))
    drop(g, seat)


def stop_lists(g: Table, by: Seat) -> None:
    """Someone answered: a player with a list is asked again before any more of it is played."""
    for number, player in enumerate(g.players):
        if player.wishes.queue and number != by:
            g.tell("list-answered", (Seat(number),))
            drop(g, Seat(number))


def drop(g: Table, seat: Seat) -> None:
    """Forget the list; its player is told which cards stay in the hand."""
    wishes = g.players[seat].wishes
    cards = [ROWS[TITLE_CALLED[entry[0]]].name for entry in wishes.queue if entry != END]
    wishes.queue = []
    if cards:
        g.tell("list-dropped", (seat,), cards=cards)
