"""What games say about one person: before one of them, over time and against others; and the seasons of rankings."""

from __future__ import annotations

from datetime import UTC, datetime

import msgspec
from msgspec.structs import replace

from bot.sessions.core.table_state import Part, Result
from bot.sessions.people.careers import Before, Duel, before, career
from bot.sessions.people.ratings import Rating, Who, rate
from bot.sessions.people.seasons import season
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


def against(session: int, *places: int, rated: bool = True, names: str = "MBC") -> ResultRow:
    """A game of three people with these places."""
    result = Result(
        tuple(10 - place for place in places),
        places,
        tuple((Part(user, name, None, 1.0),) for user, name in enumerate(names[: len(places)], 1)),
        wanted=rated,
    )
    return ResultRow(session, "embers", float(session), "[]", msgspec.json.encode(result).decode())


def test_who_was_ahead_of_whom_is_counted_and_points_follow_rated_games() -> None:
    rows = [
        against(1, 1, 2, 3),
        against(2, 2, 2, 1, rated=False),
        against(3, 2, 1, names="MX"),
        ResultRow(4, "embers", 4.0, "[]", None),
        row(5, 3, seats=1),
    ]
    found = career(rows, ME)
    assert found.duels == (Duel("X", ahead=1, level=1, behind=1), Duel("C", ahead=1, behind=1))
    ratings = dict[Who, Rating]()
    points = []
    for each in (rows[0], rows[2]):
        rate(ratings, msgspec.json.decode(each.result or "", type=Result))
        points.append(ratings[Who(ME, None)].points)
    assert found.points == tuple(points)
    assert career(rows, 9) == type(found)()


def test_someone_whose_data_was_deleted_is_no_opponent_and_half_a_seat_is_none() -> None:
    base = msgspec.json.decode(against(1, 1, 2, 3).result or "", type=Result)
    parts = (
        base.parts[0],
        (Part(-5, "Former player", None, 1.0),),
        (Part(3, "C", None, 0.4), Part(4, "D", None, 0.6)),
    )
    text = msgspec.json.encode(replace(base, parts=parts)).decode()
    assert career([ResultRow(1, "embers", 1.0, "[]", text)], ME).duels == (Duel("D", ahead=1),)


def test_a_season_is_a_quarter_of_a_year() -> None:
    def moment(*day: int) -> float:
        return datetime(*day, tzinfo=UTC).timestamp()  # type: ignore[arg-type, misc]

    for now in (moment(2026, 10, 1), moment(2026, 11, 27), moment(2026, 12, 31, 23, 59)):
        assert (season(now).since, season(now).until) == (moment(2026, 10, 1), moment(2027, 1, 1))
    assert season(moment(2026, 2, 3), 1) == season(moment(2025, 11, 1))
    this = season(moment(2026, 2, 3))
    assert [this.includes(moment(*day)) for day in ((2025, 12, 31), (2026, 1, 1), (2026, 4, 1))] == [
        False,
        True,
        False,
    ]
