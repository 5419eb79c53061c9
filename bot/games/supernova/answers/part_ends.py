"""What follows the end of a part or a phase: the window on the cards that were laid in it (rules 10.3, 10.5)."""

from __future__ import annotations

from collections.abc import Iterable

from bot.engine.moves import Seat
from bot.games.supernova.answers.asking import CARD_WINDOW, END_WINDOW, Parts, may_be_held
from bot.games.supernova.answers.earlier import note
from bot.games.supernova.answers.windows import open_window
from bot.games.supernova.cards.cards import HIDDEN, PHASE_END, WINDOW, Card
from bot.games.supernova.table.state import Table


def card_window(g: Table, card: Card, by: Seat, touched: Iterable[Seat] = ()) -> None:
    """A card came into play, which the window after the player's part is about."""
    g.last = card
    g.laid.append(card)
    note(g, by, card)
    if g.at_once and by not in g.layers:
        g.layers.append(by)
    g.touched += [seat for seat in touched if seat != by and seat not in g.touched]


def ends_phase(g: Table) -> bool:
    """Whether the end of the phase follows at once: its window is also that of the last part."""
    top = g.stack[-1]
    return isinstance(top, Parts) and top.is_over(g)


def end_part(g: Table, seat: Seat) -> None:
    """10.3: a part is over. A window follows the cards laid in it, if they touch someone; else the phase's end asks.

    What was laid in the last part of a phase waits for `end_of_phase`.
    """
    if g.at_once or ends_phase(g):
        return
    cards, touched = g.laid, g.touched
    g.laid, g.touched = [], []
    if touched:
        rows = [row for row in g.rows if row[0] == seat]
        g.rows = [row for row in g.rows if row[0] != seat]
        open_window(g, CARD_WINDOW, cards[-1], seat, touched, cards[1:] and cards, rows)
    elif cards:
        g.unanswered = True


def end_parts(g: Table) -> None:
    """10.3: everyone has played a part. One window follows the cards of all; if several laid some, all may answer."""
    cards, touched, layers = g.laid, g.touched, g.layers
    g.layers, g.at_once = [], False
    if ends_phase(g):
        return
    g.laid, g.touched = [], []
    if not cards:
        return
    if touched and len(layers) > 1:
        open_window(g, CARD_WINDOW, cards[-1], None, touched, cards)
    elif touched:
        open_window(g, CARD_WINDOW, cards[-1], layers[0], touched, cards[1:] and cards)
    else:
        g.unanswered = True


def end_of_phase(g: Table, repeatable: bool) -> None:
    """10.5: the window at the end of a phase, as far as everyone can see that there is something to answer or to play.

    `repeatable`: anybody could do something in the phase if it was played again.
    """
    cards, touched = g.laid, g.touched
    g.laid, g.touched = [], []
    rows, g.rows = g.rows, []
    held = ((g.unanswered or cards) and may_be_held(g, frozenset({WINDOW}), g.phase)) or (
        repeatable and may_be_held(g, frozenset({PHASE_END}), g.phase)
    )
    g.unanswered = False
    if held:
        open_window(g, END_WINDOW, HIDDEN, None, touched if cards else (), cards if touched else (), rows)
