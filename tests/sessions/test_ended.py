"""What the end of a game is for each person: how often they had played it, their best before, their place here."""

from __future__ import annotations

import msgspec

from bot.sessions.core.table_state import Part, Result
from bot.sessions.people.careers import Before, before
from bot.store import ResultRow

ME, OTHER = 1, 2


def row(
    session: int,
    score: int,
    *,
    game: str = "embers",
    ended: float | None = None,
    seats: int = 2,
    me: int = ME,
) -> ResultRow:
    people = (me, OTHER, 3)[:seats]
    result = Result(
        (score, *[5] * (seats - 1)),
        tuple(range(1, seats + 1)),
        tuple((Part(user, f"P{user}", None, 1.0),) for user in people),
        outcome="ranked" if seats > 1 else "together",
    )
    text = msgspec.json.encode(result).decode()
    return ResultRow(session, game, float(session if ended is None else ended), "[]", text)


def test_only_what_came_before_and_is_alike_counts() -> None:
    now = row(5, 12)
    rows = [
        row(1, 11),
        row(2, 90, game="other"),
        row(3, 40, seats=1),
        row(4, 9),
        now,
        row(6, 70),
        row(7, 30, me=9),
        ResultRow(0, "embers", 0.5, "[]", None),
    ]
    assert before(rows, now, ME) == Before(finished=3, best=11)
    assert before(rows, row(3, 40, seats=1), ME) == Before(finished=1, best=None)
    assert before(rows, now, 9) == Before()
    assert before([row(5, 80, ended=5.0)], row(4, 1, ended=5.0), ME) == Before(), (
        "of one moment, the lower number"
    )
