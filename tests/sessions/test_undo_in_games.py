"""Taking moves back in the real games: no one's settings or free moves prevent it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.engine.moves import Move, Seat, Side
from bot.engine.playout import Dice
from bot.games.catalogue import games
from bot.players import players
from bot.sessions import Refused, Sessions, Times
from bot.sessions.core.turns import is_news
from bot.store.sqlite import open_store
from tests.paces import lasting
from tests.sessions.venue import BO, CHANNEL, CY, MIRA

TIMES = Times(paces=lasting(0.0), grace=0.0, think=0.0, ponder=0.0)
PEOPLE = (MIRA, BO, CY)


@asynccontextmanager
async def game_of(path: Path, slug: str, people: int = 3) -> AsyncIterator[tuple[Sessions, int]]:
    """A game of three people, or fewer, that has started."""
    store = await open_store(path / "games.db")
    sessions = await Sessions.open(store, games(), players=players(), times=TIMES, seeds=lambda: "undo")
    try:
        view = await sessions.new(CHANNEL, None, MIRA, slug)
        for user in PEOPLE[1:people]:
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


async def test_a_game_in_which_moves_were_taken_back_is_told_as_the_one_without_them(tmp_path: Path) -> None:
    """Each move is made, taken back where nobody must agree, and made again: it is told of its own turn."""
    told = []
    for number, back in enumerate((False, True)):
        folder, dice, undone = tmp_path / str(number), Dice("told"), 0
        folder.mkdir()
        async with game_of(folder, "sol") as (sessions, session):
            for _ in range(40):
                seat = (await sessions.position(session)).asks[0].seat
                user = PEOPLE[seat]
                moves = await sessions.moves(session, user.id)
                move = moves[dice.below(len(moves))]
                await sessions.submit(user.id, session, move)
                if back and await sessions.may_undo(user.id, session):
                    taken = await sessions.undo(user.id, session)
                    undone += taken.done
                    if taken.done:
                        await sessions.submit(user.id, session, move)
            assert (undone > 10) is back
            told.append(
                [
                    msgspec.structs.replace(each, view=b"")
                    for each in (await sessions.archive.retold(session)).moments
                ]
            )
    assert told[0] == told[1]
    assert len(told[0]) > 5


@asynccontextmanager
async def alone_at(path: Path, slug: str, **options: str) -> AsyncIterator[tuple[Sessions, int]]:
    """A solo game that has started."""
    store = await open_store(path / "games.db")
    sessions = await Sessions.open(store, games(), players=players(), times=TIMES, seeds=lambda: "alone")
    try:
        view = await sessions.new(CHANNEL, None, MIRA, slug)
        for option, value in options.items():
            await sessions.set_option(view.id, MIRA, option, value)
        yield sessions, (await sessions.start(view.id, MIRA)).id
    finally:
        await sessions.close()
        await store.close()


@pytest.mark.parametrize(
    ("slug", "verbs", "options"),
    [
        ("factions", ("place", "move", "fly", "end"), {}),
        ("sol", ("launch", "end"), {}),
        ("novasolis", ("logistics", "pass"), {"mode": "survival", "variant": "solo", "races": "random"}),
    ],
)
async def test_a_turn_of_a_lone_player_ends_where_the_turn_of_the_game_does(
    tmp_path: Path, slug: str, verbs: tuple[str, ...], options: dict[str, str]
) -> None:
    """Two turns are played, each of several moves, and the start of a third: all of that is taken back, no more."""
    game, turns, word, began, own = games()[slug], list[Any](), "", 0, 0
    async with alone_at(tmp_path, slug, **options) as (sessions, session):
        while len(turns) < 3 or own < 1:
            position = await sessions.position(session, Seat(0))
            if game.turn(position.view) != word:
                word, own = game.turn(position.view), 0
                turns.append(position.view)
                began = (await sessions.get(session)).seq
            assert (await sessions.get(session)).table_state.turns.turn_began == (began,)
            offered = await sessions.moves(session, MIRA.id)
            wanted = (move for verb in verbs for move in offered if move.verb == verb)
            await sessions.submit(
                MIRA.id, session, next(wanted, offered[0] if offered else position.asks[0].default)
            )
            own += 1
        if slug == "sol":
            assert not is_news(await sessions.get(session), began - 1), "nothing was asked in between"
        for _ in range(own):
            await sessions.undo(MIRA.id, session, began)
        with pytest.raises(Refused, match="undo-nothing"):
            await sessions.undo(MIRA.id, session, began)
        assert (await sessions.position(session, Seat(0))).view == turns[-1]
        assert await sessions.may_undo(MIRA.id, session) == 1, (
            "the end of the turn before, if they ask for it"
        )
        if slug == "factions":
            moments = (await sessions.archive.retold(session, Seat(0))).moments
            assert [moment.turn for moment in moments] == [(Side(0),)] * len(turns), (
                "two of them in one round"
            )
