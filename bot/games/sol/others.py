"""The standing orders of others: hidden, except that an open question shows that no order answers it."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.rng import Rng
from bot.games.sol.flare import OrbitUse
from bot.games.sol.orders import ANSWERS, usual_order
from bot.games.sol.rewards import Bonus
from bot.games.sol.state import Table

ANSWERING = tuple(answer for answer in ANSWERS if answer != "ask")


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
