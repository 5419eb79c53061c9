"""Games that are over are deleted after the time that the operator set, and never without it."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sessions import Refused
from bot.sessions.core.shard import Shard
from tests.sessions.venue import BO, MIRA, OTHER_CHANNEL, Venue, open_venue

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


@pytest.mark.parametrize(("kept", "shard"), [(0.0, Shard(0, 1)), (DAY, Shard(1, 2))])
async def test_without_a_time_and_on_other_shards_nothing_is_deleted(
    tmp_path: Path, kept: float, shard: Shard
) -> None:
    async with open_venue(tmp_path / "games.db", kept=kept, shard=shard) as venue:
        over, _ = await over_and_live(venue)
        await passes(venue, 100)
        assert await is_there(venue, over)
