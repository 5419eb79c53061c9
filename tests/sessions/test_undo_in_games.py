"""Taking moves back in the real games: no one's settings or free moves prevent it."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import msgspec
import pytest

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice, eager_move
from bot.games.catalogue import games
from bot.players import players
from bot.sessions import Kind, Refused, Sessions, Times
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


async def own_moves(sessions: Sessions, session: int, since: int) -> list[int]:
    """The lines of the first seat's moves after a line, without those that were taken back."""
    lines = await sessions.log(session, Seat(0), since)
    return [line.seq for line in lines if line.kind is Kind.MOVE and line.seat == 0 and not line.taken_back]


async def test_the_turn_of_who_plays_alone_begins_after_the_one_before(tmp_path: Path) -> None:
    """No one else has a turn in between, so that only a move can tell where one ended."""
    async with game_of(tmp_path, "factions", people=1) as (sessions, session):
        game = games()["factions"]
        ends = {verb.name for verb in game.info.verbs if verb.turn.ends or verb.turn.alone}
        dice, ended, alone, several = Dice("alone"), list[int](), 0, 0
        for _ in range(40):
            position = await sessions.position(session, Seat(0))
            if not any(ask.seat == 0 for ask in position.asks):
                await sessions.tick()
                continue
            move = eager_move(game, position.view, Seat(0), dice)
            view = (await sessions.submit(MIRA.id, session, move)).session
            passed = view.table_state.turns.began[0]
            began = max(passed, *ended, 0)
            assert await sessions.turn_began(MIRA.id, session) == began
            if await sessions.may_undo(MIRA.id, session) > 1:
                assert len(await own_moves(sessions, session, began)) > 1
                several += 1
            alone += bool(ended) and ended[-1] > passed
            if move.verb in ends:
                ended.append(view.seq)
            elif alone > 2 and ended[-1] > passed:
                break
        assert alone > 2, "there were several turns"
        assert several, "and one of several moves"
        began = await sessions.turn_began(MIRA.id, session)
        assert began in ended
        for _ in range(len(await own_moves(sessions, session, began))):
            await sessions.undo(MIRA.id, session, began)
        with pytest.raises(Refused, match="undo-nothing"):
            await sessions.undo(MIRA.id, session, began)
        assert (await own_moves(sessions, session, 0))[-1] == began
        assert (await sessions.verify(session)).ok


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
