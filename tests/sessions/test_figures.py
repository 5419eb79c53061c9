"""Ratings and statistics: what they say about the players, also of seats that several held."""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.sessions import User
from bot.sessions.core.table_state import Part, Result
from bot.sessions.people import statistics
from bot.sessions.people.ratings import START_MU, Rating, Who, rate, who
from bot.sessions.people.statistics import Figures
from bot.store import ResultRow
from tests.sessions.venue import BO, CHANNEL, CY, MIRA, Venue

GUILD = 7


def person(number: int, share: float = 1.0) -> Part:
    return Part(number, f"P{number}", None, share)


def result(*places: int, parts: list[tuple[Part, ...]] | None = None) -> Result:
    return Result(places, places, tuple(parts or [(person(i),) for i in range(len(places))]))


async def played(venue: Venue, *people: User) -> int:
    """A finished game of Embers in the server."""
    view = await venue.sessions.new(CHANNEL, GUILD, people[0], "embers", {})
    for user in people[1:]:
        await venue.sessions.join(view.id, user)
    await venue.sessions.start(view.id, people[0])
    await venue.play_out(view.id, *people)
    venue.clock.now += 100
    return view.id


def test_who_wins_rises_and_who_loses_falls() -> None:
    ratings: dict[Who, Rating] = {}
    rate(ratings, result(1, 2, 3))
    first, second, third = (ratings[Who(i, None)] for i in range(3))
    assert first.mu > second.mu > third.mu
    assert first.wins == 1
    assert third.wins == 0
    assert all(rating.sigma < Rating().sigma for rating in ratings.values())


def test_a_tie_leaves_equals_equal() -> None:
    ratings: dict[Who, Rating] = {}
    rate(ratings, result(1, 1, 3))
    assert ratings[Who(0, None)].mu == ratings[Who(1, None)].mu > ratings[Who(2, None)].mu


def test_games_alone_or_together_are_not_rated() -> None:
    ratings: dict[Who, Rating] = {}
    rate(ratings, result(1))
    rate(ratings, result(2, 2, 2))
    rate(ratings, result(1, 1, 1))
    assert ratings == {}


def test_who_held_a_seat_for_a_tenth_gets_a_tenth_of_the_change() -> None:
    whole: dict[Who, Rating] = {}
    rate(whole, result(1, 2))
    shared: dict[Who, Rating] = {}
    rate(shared, result(1, 2, parts=[(person(0, 0.9), person(5, 0.1)), (person(1),)]))
    up = whole[Who(0, None)].mu - START_MU
    assert abs(shared[Who(0, None)].mu - START_MU - 0.9 * up) < 1e-9
    assert abs(shared[Who(5, None)].mu - START_MU - 0.1 * up) < 1e-9
    assert abs(shared[Who(1, None)].mu - whole[Who(1, None)].mu) < 1e-9
    assert (shared[Who(0, None)].wins, shared[Who(5, None)].wins) == (1, 0), (
        "a win is of who played most of it"
    )


def test_a_forgotten_person_has_no_rating_and_is_an_opponent_all_the_same() -> None:
    nobody = Part(None, "deleted", None, 1.0)
    ratings: dict[Who, Rating] = {}
    rate(ratings, result(1, 2, parts=[(person(0),), (nobody,)]))
    assert list(ratings) == [Who(0, None)]
    assert ratings[Who(0, None)].mu > START_MU
    assert who(nobody) is None


def test_computer_players_are_rated_by_their_kind() -> None:
    greedy = Part(None, "Computer", "greedy", 1.0)
    ratings: dict[Who, Rating] = {}
    rate(ratings, result(1, 2, 2, parts=[(person(0),), (greedy,), (greedy,)]))
    assert ratings[Who(None, "greedy")].games == 1


@given(st.lists(st.lists(st.integers(1, 4), min_size=2, max_size=6), max_size=12))
def test_ratings_stay_sane_whatever_the_places(games: list[list[int]]) -> None:
    ratings: dict[Who, Rating] = {}
    for places in games:
        rate(ratings, result(*places))
    for rating in ratings.values():
        assert 0 < rating.sigma <= Rating().sigma * 1.01
        assert -100 < rating.mu < 150


async def test_a_server_has_its_statistics(venue: Venue) -> None:
    for _ in range(3):
        await played(venue, MIRA, BO)
    await played(venue, MIRA, BO, CY)
    figures = venue.sessions.figures
    assert await figures.played(GUILD) == {"embers": 4}
    assert await figures.played(GUILD + 1) == {}
    mira = await figures.of(GUILD, MIRA.id)
    assert (mira.finished, mira.ended_early, mira.favourite) == (4, 0, "embers")
    assert mira.partners[0] == (BO.id, "Bo", 4)
    assert mira.partners[1] == (CY.id, "Cy", 1)
    assert len(mira.games[0].places) == 4
    assert (await figures.of(GUILD, CY.id)).finished == 1
    assert (await figures.of(GUILD, 99)).games == ()


async def test_a_ranking_asks_for_some_games_first_and_sees_each_new_one(venue: Venue) -> None:
    for _ in range(2):
        await played(venue, MIRA, BO)
    early = await venue.sessions.figures.ranking(GUILD, "embers")
    assert {line.place for line in early.lines} <= {None}
    for _ in range(2):
        await played(venue, MIRA, BO)
    late = await venue.sessions.figures.ranking(GUILD, "embers")
    assert late.games >= early.games
    ready = [line for line in late.lines if line.rating.games >= 3]
    assert [line.place for line in ready] == sorted(line.place or 0 for line in ready)


async def told(figures: Figures) -> tuple[object, ...]:
    """All that figures say of the server."""
    people = [await figures.of(GUILD, user.id) for user in (MIRA, BO, CY)]
    return await figures.played(GUILD), await figures.ranking(GUILD, "embers"), people


async def test_games_added_one_by_one_say_the_same_as_all_read_at_once(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game that ended is added; one that is told again changes nothing; one that was removed is read anew."""
    figures = venue.sessions.figures
    read: list[int] = []
    results = venue.sessions._tables.store.results

    async def noted(guild: int, since: int = 0) -> list[ResultRow]:
        found = await results(guild, since)
        read.append(len(found))
        return found

    monkeypatch.setattr(venue.sessions._tables.store, "results", noted)
    for people in ((MIRA, BO), (MIRA, BO, CY), (BO, CY), (MIRA, BO)):
        last = await played(venue, *people)
        assert await told(figures) == await told(Figures(venue.sessions._tables))
    assert read == [1, 1, 1, 2, 1, 3, 1, 4]
    await venue.sessions.shown.mark_announced(last, (await venue.sessions.get(last)).seq, 5)
    assert await told(figures) == await told(Figures(venue.sessions._tables))
    assert read[-2:] == [1, 4]
    await venue.sessions._tables.store.remove_ended(venue.clock.now - 250, 1)
    assert (await figures.played(GUILD)) == {"embers": 3}
    assert await told(figures) == await told(Figures(venue.sessions._tables))


async def test_figures_of_servers_asked_about_long_ago_are_read_again(venue: Venue) -> None:
    figures = Figures(venue.sessions._tables, most=2)
    for guild, channel in ((1, 11), (2, 12), (3, 13)):
        view = await venue.sessions.new(channel, guild, MIRA, "embers", {})
        await venue.sessions.join(view.id, BO)
        await venue.sessions.start(view.id, MIRA)
        await venue.play_out(view.id, MIRA, BO)
        assert await figures.played(guild) == {"embers": 1}
    assert list(figures._books) == [2, 3]
    assert await figures.played(1) == {"embers": 1}
    assert list(figures._books) == [3, 1]


async def test_a_game_ended_early_counts_as_that_alone(venue: Venue) -> None:
    view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers", {})
    await venue.sessions.join(view.id, BO)
    await venue.sessions.start(view.id, MIRA)
    await venue.sessions.end(view.id, MIRA, admin=True)
    mira = await venue.sessions.figures.of(GUILD, MIRA.id)
    assert (mira.finished, mira.ended_early) == (0, 1)
    assert mira.games[0].rating is None


def test_results_survive_storage() -> None:
    made = result(1, 2, parts=[(person(0, 0.5), Part(None, "x", "greedy", 0.5)), (person(1),)])
    assert msgspec.json.decode(msgspec.json.encode(made), type=Result) == made


async def test_who_was_forgotten_is_named_nowhere_and_stays_an_opponent(venue: Venue) -> None:
    for _ in range(3):
        await played(venue, MIRA, BO)
    rated = await venue.sessions.figures.ranking(GUILD, "embers")
    told = await venue.sessions.archive.retold(await played(venue, MIRA, BO))
    assert told.names[0] == ("Mira", "Bo")
    await venue.sessions.mydata.forget(BO.id, "Bo")
    after = await venue.sessions.figures.ranking(GUILD, "embers")
    assert [line.name for line in after.lines] == ["Mira"] * any(line.name == "Mira" for line in rated.lines)
    assert (await venue.sessions.figures.of(GUILD, MIRA.id)).partners == ()
    again = await venue.sessions.archive.retold(told.session.id)
    assert "Bo" not in {name for names in again.names for name in names}
    assert again.moments == told.moments


async def test_games_are_counted_beside_the_event_loop_and_burden_no_search_for_garbage(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    where: set[bool] = set()
    for name in ("rate", "who"):
        counted = getattr(statistics, name)

        def noted(*given: Any, counted: Callable[..., Any] = counted) -> Any:
            where.add(threading.current_thread() is threading.main_thread())
            return counted(*given)

        monkeypatch.setattr(statistics, name, noted)
    for _ in range(2):
        await played(venue, MIRA, BO)
        await told(venue.sessions.figures)
    assert where == {False}
    book = venue.sessions.figures._books[GUILD]
    assert len(book.told) == 2
    assert not gc.is_tracked(book.told)


async def test_figures_that_are_given_up_half_way_are_read_anew(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    figures, store = venue.sessions.figures, venue.sessions._tables.store
    await played(venue, MIRA, BO)
    await told(figures)
    await played(venue, MIRA, BO)
    asked, results = asyncio.Event(), store.results

    async def never(guild: int, since: int = 0) -> list[ResultRow]:
        asked.set()
        await asyncio.Event().wait()
        raise AssertionError

    monkeypatch.setattr(store, "results", never)
    given_up = asyncio.create_task(figures.played(GUILD))
    await asked.wait()
    given_up.cancel()
    await asyncio.gather(given_up, return_exceptions=True)
    monkeypatch.setattr(store, "results", results)
    assert await figures.played(GUILD) == {"embers": 2}
