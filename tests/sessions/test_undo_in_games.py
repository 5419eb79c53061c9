"""Taking moves back in the real games: no one's settings or free moves prevent it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from bot.engine.moves import Move, Seat
from bot.games.catalogue import games
from bot.players import players
from bot.sessions import Sessions, Times
from bot.store.sqlite import open_store
from tests.paces import lasting
from tests.sessions.venue import BO, CHANNEL, CY, MIRA

TIMES = Times(paces=lasting(0.0), grace=0.0, think=0.0, ponder=0.0)
PEOPLE = (MIRA, BO, CY)


@asynccontextmanager
async def game_of(path: Path, slug: str) -> AsyncIterator[tuple[Sessions, int]]:
    """A game of three people that has started."""
    store = await open_store(path / "games.db")
    sessions = await Sessions.open(store, games(), players=players(), times=TIMES, seeds=lambda: "undo")
    try:
        view = await sessions.new(CHANNEL, None, MIRA, slug)
        for user in PEOPLE[1:]:
            await sessions.join(view.id, user)
        yield sessions, (await sessions.start(view.id, MIRA)).id
    finally:
        await sessions.close()
        await store.close()


async def test_a_private_order_of_another_player_takes_nobodys_undo_away(tmp_path: Path) -> None:
    async with game_of(tmp_path, "sol") as (sessions, session):
        active = (await sessions.position(session)).asks[0].seat
        mover, other = PEOPLE[active], PEOPLE[(active + 1) % 3]
        move = next(m for m in await sessions.moves(session, mover.id) if m.verb == "launch")
        await sessions.submit(mover.id, session, move)
        seen = (await sessions.position(session, active)).view
        await sessions.submit(other.id, session, Move("orders", ("node", "decline")))
        assert (await sessions.position(session, active)).view == seen
        assert await sessions.may_undo(mover.id, session)
        assert (await sessions.undo(mover.id, session)).done
        assert move in await sessions.moves(session, mover.id)
        own = (await sessions.position(session, Seat((active + 1) % 3))).view
        assert own.players[(active + 1) % 3].orders == {"node": "decline"}
        assert (await sessions.verify(session)).ok


async def test_a_public_setting_of_another_player_takes_nobodys_undo_away(tmp_path: Path) -> None:
    async with game_of(tmp_path, "supernova") as (sessions, session):
        await sessions.submit(MIRA.id, session, Move("draw", ("keep",)))
        await sessions.submit(BO.id, session, Move("double", ("off",)))
        assert await sessions.may_undo(MIRA.id, session)
        assert (await sessions.undo(MIRA.id, session)).done
        position = await sessions.position(session)
        assert Seat(0) in [ask.seat for ask in position.asks]
        assert not position.view.players[1].doubling
        assert (await sessions.verify(session)).ok


async def test_nobody_sees_what_is_played_for_another_who_is_away(tmp_path: Path) -> None:
    async with game_of(tmp_path, "supernova") as (sessions, session):
        for viewer in (None, Seat(0), Seat(1)):
            asks = (await sessions.position(session, viewer)).asks
            assert {ask.seat for ask in asks if ask.default.verb} == (
                {viewer} if viewer is not None else set()
            )
