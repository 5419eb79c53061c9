"""Whether a game is rated: what the host chose, what is usual, and what its result shows."""

from __future__ import annotations

from bot.sessions import SessionView, User
from bot.sessions.core.table_state import Part, Result
from bot.sessions.play.lobby_checks import TableOption
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CHANNEL, CY, DEE, MIRA, OTHER_CHANNEL, Venue

GUILD = 7


async def lobby(
    venue: Venue, *people: User, guild: int | None = GUILD, channel: int = CHANNEL
) -> SessionView:
    view = await venue.sessions.new(channel, guild, people[0], "embers", {})
    for user in people[1:]:
        view = await venue.sessions.join(view.id, user)
    return view


async def finish(venue: Venue, view: SessionView, *people: User) -> SessionView:
    await venue.sessions.start(view.id, people[0])
    await venue.play_out(view.id, *people)
    return await venue.sessions.get(view.id)


async def rated_games(venue: Venue) -> int:
    return (await venue.sessions.figures.ranking(GUILD, "embers")).games


async def test_a_first_game_is_not_rated_until_someone_there_has_ended_one(venue: Venue) -> None:
    is_rated = venue.sessions.table_options.is_rated
    view = await lobby(venue, MIRA, BO)
    assert not await is_rated(view)
    over = await finish(venue, view, MIRA, BO)
    assert over.result is not None
    assert (over.result.wanted, over.result.is_rated, await rated_games(venue)) == (False, False, 0)
    assert not await is_rated(await lobby(venue, CY, DEE, channel=OTHER_CHANNEL))
    assert not await is_rated(await lobby(venue, MIRA, BO, guild=GUILD + 1, channel=300))
    assert not await is_rated(await lobby(venue, MIRA, BO, guild=None, channel=400))
    alone = await lobby(venue, MIRA)
    assert not await is_rated(alone)
    view = await venue.sessions.join(alone.id, CY)
    assert await is_rated(view), "one of the two knows the game"
    over = await finish(venue, view, MIRA, CY)
    assert over.result is not None
    assert over.result.wanted
    assert await rated_games(venue) == int(not over.result.is_level)


async def test_the_host_chooses_whether_a_game_is_rated_until_it_starts(venue: Venue) -> None:
    table_options = venue.sessions.table_options
    view = await lobby(venue, MIRA, BO)
    assert await refusal(table_options.set(view.id, BO, TableOption.RATED, on=True)) == "not-host"
    view = await table_options.set(view.id, MIRA, TableOption.RATED, on=True)
    view = await table_options.set(view.id, MIRA, TableOption.ADVICE, on=False)
    assert await table_options.is_rated(view)
    over = await finish(venue, view, MIRA, BO)
    assert over.result is not None
    assert (over.result.wanted, over.table_state.rated, over.table_state.advice) == (True, True, False)
    assert await refusal(table_options.set(view.id, MIRA, TableOption.RATED, on=False)) == "already-over"
    view = await lobby(venue, MIRA, BO)
    await table_options.set(view.id, MIRA, TableOption.RATED, on=False)
    before = await rated_games(venue)
    view = await venue.sessions.start(view.id, MIRA)
    assert await refusal(table_options.set(view.id, MIRA, TableOption.ADVICE, on=False)) == "already-started"
    await venue.play_out(view.id, MIRA, BO)
    assert await rated_games(venue) == before
    await venue.proof(view.id)


def result(*places: int, outcome: str = "ranked") -> Result:
    parts = tuple((Part(number, f"P{number}", None, 1.0),) for number in range(len(places)))
    return Result(places, places, parts, outcome)  # type: ignore[arg-type]


def test_a_game_that_ended_level_is_a_contest_but_not_rated() -> None:
    assert result(1, 1).is_level
    assert not result(1, 1).is_rated
    assert result(1, 2).is_rated
    for other in (result(1), result(1, 1, outcome="together"), result(1, 2)):
        assert not other.is_level
