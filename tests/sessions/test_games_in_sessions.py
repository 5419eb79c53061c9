"""Every registered game is played through the sessions: by people and computers, with undo, a restart and the proof."""

from __future__ import annotations

from itertools import count
from pathlib import Path

import pytest

from bot.engine.moves import Seat
from bot.engine.playout import Dice
from bot.engine.record import load_record, replay
from bot.players import players
from bot.sessions import Refused, Sessions, Status, Times
from bot.store.sqlite import open_store
from tests.games.proofs import every_game, seats_near
from tests.paces import lasting
from tests.sessions.venue import BO, CHANNEL, CY, DEE, ELI, MIRA

PEOPLE = (MIRA, BO, CY, DEE, ELI)
TIMES = Times(paces=lasting(0.0), grace=0.0, think=0.0, ponder=0.0)


async def play_one(sessions: Sessions, session: int, dice: Dice) -> bool:
    """One random move of a person who has one, now and then taken back."""
    view = await sessions.get(session)
    game = every_game()[view.game]
    for number, user in enumerate(PEOPLE[: sum(holder.user_id is not None for holder in view.holders)]):
        moves = await sessions.moves(session, user.id)
        position = await sessions.position(session, Seat(number))
        if not moves and any(ask.seat == number for ask in position.asks):
            sampled = game.offer(position.view, Seat(number)).sample(dice)
            moves = [] if sampled is None else [sampled]
        if moves:
            seen = (await sessions.get(session)).moved
            try:
                await sessions.submit(user.id, session, moves[dice.below(len(moves))], seen_seq=seen)
                if dice.below(6) == 0:
                    state = await sessions.undo(user.id, session)
                    for seat in state.missing:
                        await sessions.agree_undo(PEOPLE[seat].id, session, "yes")
            except Refused as refused:
                if refused.key not in (
                    "stale",
                    "undo-not-yours",
                    "undo-not-asked",
                    "undo-nothing",
                    "already-over",
                ):
                    raise
            return True
    return False


CASES = [
    pytest.param(slug, computers, marks=() if number % 2 != computers else pytest.mark.deep)
    for number, slug in enumerate(sorted(every_game()))
    for computers in (0, 1)
]
"""In the quick form every second game has a computer player."""


@pytest.mark.parametrize(("slug", "computers"), CASES)
async def test_a_whole_game_with_undo_and_a_restart(tmp_path: Path, slug: str, computers: int) -> None:
    games, dice, drawn = every_game(), Dice(f"{slug}/{computers}"), count()
    store = await open_store(tmp_path / "games.db")
    sessions = await Sessions.open(
        store, games, players=players(), times=TIMES, seeds=lambda: f"{slug} {computers} {next(drawn)}"
    )
    view = await sessions.new(CHANNEL, None, MIRA, slug)
    for user in PEOPLE[1 : seats_near(games[slug], 2 + computers) - computers]:
        await sessions.join(view.id, user)
    for _ in range(computers):
        await sessions.add_computer(view.id, MIRA)
    session = (await sessions.start(view.id, MIRA)).id
    turns = 0
    while (await sessions.get(session)).status.live:
        turns += 1
        if turns % 40 == 0:
            await sessions.close()
            sessions = await Sessions.open(store, games, players=players(), times=TIMES)
        if not await play_one(sessions, session, dice):
            table = await sessions._tables.table(session)
            if table.busy is not None and not table.busy.done():
                await table.busy
            await sessions.tick()
    view = await sessions.get(session)
    assert view.status is Status.FINISHED
    assert (await sessions.verify(session)).ok
    *_, (state, _, _) = replay(games[slug], load_record(await sessions.export(session)))
    position = await sessions.position(session, Seat(0))
    assert state.over
    assert games[slug].standings(state) == games[slug].standings(position.view)
    await sessions.close()
    await store.close()
