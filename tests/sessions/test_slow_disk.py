"""While a line of one table is being written for long, everything else goes on."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from bot.engine.moves import Seat
from bot.sessions import User
from bot.store.commit import Commit
from tests.sessions.venue import BO, CY, DEE, MIRA, OTHER_CHANNEL, Venue, open_venue


async def test_a_slow_write_of_one_table_keeps_no_other_waiting(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_venue(tmp_path / "games.db") as venue:
        slow, there = await venue.game(MIRA, BO), await venue.game(MIRA, CY, channel=OTHER_CHANNEL)
        write, begun, free = venue.store.commit, asyncio.Event(), asyncio.Event()

        async def slowly(commit: Commit) -> None:
            if commit.session.id == slow:
                begun.set()
                await free.wait()
            await write(commit)

        monkeypatch.setattr(venue.store, "commit", slowly)
        before = await venue.sessions.position(slow, None)
        asked = await mover(venue, slow)
        moving = asyncio.create_task(venue.sessions.submit(asked.id, slow, await venue.any_move(slow, asked)))
        await begun.wait()
        async with asyncio.timeout(60):
            await goes_on(venue, slow, there)
        assert (await venue.sessions.position(slow, None)).seq == before.seq, (
            "what is not stored is not shown"
        )
        assert not moving.done()
        free.set()
        await moving
        assert (await venue.sessions.position(slow, None)).seq > before.seq
        for session in (slow, there):
            await venue.proof(session)


async def mover(venue: Venue, session: int) -> User:
    """Who moves at a table of Mira and Bo."""
    return MIRA if await venue.sessions.moves(session, MIRA.id) else BO


async def goes_on(venue: Venue, slow: int, there: int) -> None:
    """Play, look, begin and ask for data elsewhere, and look at the table that waits."""
    seq = (await venue.sessions.position(there, None)).seq
    for user in (MIRA, CY):
        if await venue.sessions.moves(there, user.id):
            await venue.sessions.submit(user.id, there, await venue.any_move(there, user))
    assert (await venue.sessions.position(there, None)).seq > seq
    assert await venue.sessions.log(slow)
    assert await venue.sessions.position(slow, Seat(0))
    assert await venue.game(DEE, BO, channel=300)
    await venue.sessions.tick()
    assert await venue.sessions.mydata.export(DEE.id)
    assert await venue.sessions.figures.tally()
