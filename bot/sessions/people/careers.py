"""What the games of a server say about one person: before a game, over time and against others. Pure; for a thread."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec
from msgspec.structs import replace

from bot.sessions.core.breath import breathe
from bot.sessions.core.table_state import Result
from bot.sessions.people.ratings import Rating, Who, rate
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


class Duel(msgspec.Struct, frozen=True):
    """How a person and someone else placed in games against each other: in how many who was ahead."""

    name: str
    ahead: int = 0
    level: int = 0
    behind: int = 0

    @property
    def games(self) -> int:
        """How many games that were."""
        return self.ahead + self.level + self.behind


class Career(msgspec.Struct, frozen=True):
    """A person in one game: their points after each rated game, and how they placed against others, the most often."""

    points: tuple[int, ...] = ()
    duels: tuple[Duel, ...] = ()


def career(rows: Iterable[ResultRow], user_id: int) -> Career:
    """The career of a person from all games of one kind of a server, in the order in which they ended."""
    me, ratings = Who(user_id, None), dict[Who, Rating]()
    points, duels = list[int](), dict[int, Duel]()
    for number, row in enumerate(rows):
        breathe(number)
        result = result_of(row)
        if result is None:
            continue
        rate(ratings, result)
        if own_score(result, user_id) is None:
            continue
        if result.is_rated:
            points.append(ratings[me].points)
        places = _places(result) if result.is_contest else {}
        mine = places.pop(user_id, None)
        for other, (place, name) in places.items():
            if mine is None or other < 0:
                continue
            duel = replace(duels.get(other, Duel(name)), name=name)
            field = "ahead" if mine[0] < place else "behind" if mine[0] > place else "level"
            duels[other] = replace(duel, **{field: getattr(duel, field) + 1})
    return Career(tuple(points), tuple(sorted(duels.values(), key=lambda duel: -duel.games)))


def _places(result: Result) -> dict[int, tuple[int, str]]:
    """By person the best place that counts as theirs, and their name then."""
    found: dict[int, tuple[int, str]] = {}
    for seat, parts in enumerate(result.parts):
        place, _ = result.of_seat(seat)
        for part in parts:
            if part.user_id is not None and part.counts_as_winner:
                found[part.user_id] = min((place, part.name), found.get(part.user_id, (place, part.name)))
    return found
