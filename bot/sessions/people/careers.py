"""What the games of a server say about one person: what they had reached before a game. Pure; for a thread."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from bot.sessions.core.breath import breathe
from bot.sessions.core.table_state import Result
from bot.store import ResultRow

_result = msgspec.json.Decoder(Result)


class Before(msgspec.Struct, frozen=True):
    """How often a person had finished such a game before, and their best score in one of the like (None: none)."""

    finished: int = 0
    best: int | None = None


class Ended(msgspec.Struct, frozen=True):
    """What the end of a game is for a person: see Before; `place` of `ranked` people is theirs in the server (or 0)."""

    before: Before = Before()
    place: int = 0
    ranked: int = 0


def result_of(row: ResultRow) -> Result | None:
    """The result of a game; None if it was ended early."""
    return None if row.result is None else _result.decode(row.result)


def own_score(result: Result, user_id: int) -> int | None:
    """The best score of a person in a game; None if they had no part in it."""
    seats = [
        seat for seat, parts in enumerate(result.parts) if any(part.user_id == user_id for part in parts)
    ]
    return max((result.of_seat(seat)[1] for seat in seats), default=None)


def before(rows: Iterable[ResultRow], row: ResultRow, user_id: int) -> Before:
    """What a person had reached before the game of a row, in games of its kind among others.

    Scores are compared with games of the same outcome, against others or not.
    """
    now = result_of(row)
    finished, best = 0, None
    for number, other in enumerate(rows):
        breathe(number)
        if other.game != row.game or (other.ended, other.session) >= (row.ended, row.session):
            continue
        result = result_of(other)
        score = None if result is None else own_score(result, user_id)
        if result is None or score is None:
            continue
        finished += 1
        if now is not None and (result.outcome, result.is_contest) == (now.outcome, now.is_contest):
            best = score if best is None else max(best, score)
    return Before(finished, best)
