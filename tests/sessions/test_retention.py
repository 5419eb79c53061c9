"""Games that are over are deleted after the time that the operator set, and never without it; imported ones earlier."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.sessions import Refused, SessionView, User
from bot.sessions.core.shards import Shards
from bot.sessions.people.archive import IMPORT_DAYS
from bot.sessions.server.policy import Caller
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CHANNEL, CY, DEE, MIRA, OTHER_CHANNEL, Clock, Venue, open_venue

DAY = 86400.0


async def over_and_live(venue: Venue) -> tuple[int, int]:
    over = await venue.game(MIRA, BO)
    await venue.sessions.end(over, MIRA, admin=True)
    return over, await venue.game(MIRA, BO, channel=OTHER_CHANNEL)


async def passes(venue: Venue, days: float) -> None:
    venue.clock.now += days * DAY
    await venue.sessions.tick()


async def is_there(venue: Venue, session: int) -> bool:
    try:
        return (await venue.sessions.verify(session)).ok
    except Refused as refused:
        return refused.key != "no-session"


async def test_a_game_is_deleted_when_its_days_are_over(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db", kept=3 * DAY) as venue:
        over, live = await over_and_live(venue)
        await passes(venue, 2.9)
        assert await is_there(venue, over)
        await passes(venue, 0.2)
        assert await is_there(venue, over), "it looks once a day"
        await passes(venue, 0.9)
        assert not await is_there(venue, over)
        assert await is_there(venue, live)
        assert await venue.store.counts() == {"playing": 1}


@pytest.mark.parametrize(("kept", "shards"), [(0.0, Shards()), (DAY, Shards(2, (1,)))])
async def test_without_a_time_and_on_other_shards_nothing_is_deleted(
    tmp_path: Path, kept: float, shards: Shards
) -> None:
    async with open_venue(tmp_path / "games.db", kept=kept, shards=shards) as venue:
        over, _ = await over_and_live(venue)
        await passes(venue, 100)
        assert await is_there(venue, over)


GUILD = 77


async def imported(venue: Venue) -> SessionView:
    """A game that Cy imported into a server."""
    played = await venue.game(MIRA, BO)
    await venue.play_out(played, MIRA, BO)
    data = await venue.sessions.export(played)
    view = (await venue.sessions.archive.import_game(OTHER_CHANNEL, GUILD, CY, data)).session
    await venue.game(MIRA, BO)
    return view


async def test_an_imported_game_is_deleted_after_its_days(tmp_path: Path) -> None:
    clock = Clock()
    async with open_venue(tmp_path / "games.db", clock=clock) as venue:
        game = await imported(venue)
        assert game.goes_at == clock.now + IMPORT_DAYS * DAY
        await passes(venue, IMPORT_DAYS)
        assert await is_there(venue, game.id)
    async with open_venue(tmp_path / "games.db", clock=clock) as venue:
        await passes(venue, 0.1)
        assert not await is_there(venue, game.id)
        assert await venue.sessions.archive.imported_by(CY.id) == []
        assert await venue.store.counts() == {"playing": 1, "finished": 1}, "what was played here stays"


@pytest.mark.parametrize("user", [CY, Caller(BO.id, BO.name, admin=True)])
async def test_whoever_imported_it_or_an_admin_keeps_an_imported_game(venue: Venue, user: User) -> None:
    game = await imported(venue)
    keep = venue.sessions.archive.keep
    assert await refusal(keep(game.id, MIRA)) == "not-host"
    assert (await keep(game.id, user)).goes_at is None
    assert (await keep(game.id, user)).goes_at is None, "twice is once"
    await passes(venue, 10 * IMPORT_DAYS)
    assert await is_there(venue, game.id)
    assert await venue.sessions.archive.imported_by(CY.id) == [game.id]
    assert game.id not in {each.id for each in venue.sessions.shown.unannounced()}, (
        "nothing is told of it in the channel"
    )


async def test_only_imported_games_are_kept_by_someone(venue: Venue) -> None:
    await imported(venue)
    assert await refusal(venue.sessions.archive.keep(1, MIRA)) == "not-imported"
    assert await refusal(venue.sessions.archive.keep(99, MIRA)) == "no-session"


async def test_a_person_is_told_until_when_their_imported_games_are_there(venue: Venue) -> None:
    game = await imported(venue)
    for deleted in (game.goes_at, None):
        told = msgspec.json.decode((await venue.sessions.mydata.export(CY.id)).data)["tables"]
        assert [(each["session"], each["imported"], each["deleted"]) for each in told] == [
            (game.id, True, deleted)
        ]
        await venue.sessions.archive.keep(game.id, CY)


async def test_an_imported_game_goes_also_if_the_data_of_whoever_imported_it_was_deleted(
    venue: Venue,
) -> None:
    game = await imported(venue)
    await venue.sessions.mydata.forget(CY.id, CY.name)
    assert await refusal(venue.sessions.archive.keep(game.id, CY)) == "not-host"
    assert (await venue.sessions.get(game.id)).goes_at == game.goes_at
    await venue.lobby(DEE, channel=CHANNEL + 1)
    await passes(venue, IMPORT_DAYS + 0.1)
    assert not await is_there(venue, game.id)
