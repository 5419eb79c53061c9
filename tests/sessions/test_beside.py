"""Which moves count against the limit of what a seat does beside its answers; test_archive.py plays up to it."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.steps import State, Step
from bot.sessions.core.beside import MOST_BESIDE, counted


class TradeOffer(Step, tag="offer"):
    """The second seat is asked for its answer; the first one may take back what it offered, again and again."""

    def awaits(self, g: Any) -> tuple[Seat, ...]:
        return (Seat(1),)

    def may(self, g: Any) -> tuple[Seat, ...]:
        return (Seat(0),)

    def do_withdraw(self, g: State, seat: Seat) -> None:
        g.done(self)

    def do_accept(self, g: State, seat: Seat) -> None:
        g.done(self)


@pytest.mark.parametrize(
    ("seat", "verb", "before", "after"),
    [
        (Seat(1), "accept", (), ()),
        (Seat(1), "accept", (0, MOST_BESIDE), (0, MOST_BESIDE)),
        (Seat(0), "withdraw", (), (1, 0)),
        (Seat(0), "set", (3, 4), (4, 4)),
        (Seat(1), "set", (3, MOST_BESIDE - 1), (3, MOST_BESIDE)),
        (Seat(1), "set", (3, MOST_BESIDE), None),
        (CLOCK, "close", (3, 4), (3, 4)),
    ],
)
def test_what_answers_nothing_that_the_seat_is_asked_is_counted(
    seat: Seat, verb: str, before: tuple[int, ...], after: tuple[int, ...] | None
) -> None:
    state = State(version=1, rng=None, over=False, events=[], stack=[], beside=[TradeOffer()])
    assert counted(before, 2, state, seat, Move(verb)) == after
