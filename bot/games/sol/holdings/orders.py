"""Standing orders: answers given in advance to the questions that come up in other players' turns (rules
8.4, 10).
"""

from __future__ import annotations

from functools import lru_cache

from bot.engine.moves import Move, Seat
from bot.games.sol.table.state import KIND_WORDS, Kind, Table

QUESTIONS = ("node", "foundry", "tower", "flare-node", "flare-foundry", "flare-tower")
"""The owner's bonus by type of station, and the use of stations in Upper Orbit in a flare."""
COSTLY = ("foundry", "tower")
"""The questions about a bonus that costs energy."""
RESERVES = {f"keep-{n}": n for n in (1, 2, 3, 5, 8)}
"""Answers that take the bonus only if this much energy is left over."""
ANSWERS = ("take", "ask", "decline", *RESERVES)


@lru_cache(maxsize=1)
def order_moves() -> list[tuple[str, str, Move]]:
    """Every question with every answer, and the move that gives it."""
    return [(q, a, Move("orders", (q, a))) for q in QUESTIONS for a in ANSWERS]


def order_of(g: Table, seat: Seat, question: str) -> str:
    """The standing order of a seat. Who has given none takes what costs nothing, and what a flare offers.

    A bonus that costs energy is asked about.
    """
    return g.players[seat].orders.get(question, usual_order(question))


def usual_order(question: str) -> str:
    """The order of a seat that has given none."""
    return "ask" if question in COSTLY else "take"


def answer_in_advance(g: Table, seat: Seat, question: str, energy_after: int) -> str:
    """ "take", "ask" or "decline", by the standing order of a seat."""
    answer = order_of(g, seat, question)
    if answer in RESERVES:
        return "take" if energy_after >= RESERVES[answer] else "decline"
    return answer


def bonus_order(g: Table, seat: Seat, kind: Kind, energy_after: int) -> str:
    """The answer to "will you take the bonus?" """
    return answer_in_advance(g, seat, KIND_WORDS[kind], energy_after)


def flare_order(g: Table, seat: Seat, kind: Kind, energy_after: int) -> str:
    """The answer to "will you use this station in the flare?" """
    return answer_in_advance(g, seat, "flare-" + KIND_WORDS[kind], energy_after)


def standing(g: Table, seat: Seat, *questions: str) -> tuple[Move, ...]:
    """The orders by which a seat that is asked these questions is not asked again."""
    return tuple(
        move
        for question, answer, move in order_moves()
        if question in questions and answer in ("take", "decline") and order_of(g, seat, question) != answer
    )
