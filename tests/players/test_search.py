"""The searching player: bounded by rounds it is the same everywhere, bounded by time it answers in time."""

from __future__ import annotations

import asyncio
import itertools
from types import SimpleNamespace

import pytest

from bot.engine.moves import CLOCK, Move
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.players import search
from bot.players.match import play
from bot.players.search import SearchPlayer
from bot.workers.pool import Workers
from tests.games.proofs import SAMPLES, every_game
from tests.players.questions import question

ALONG, LOOK_EVERY = 600, 25
"""It looks at so many moves of a random game at most, and searches at one of so many."""


@pytest.mark.parametrize("slug", sorted(every_game()))
def test_with_a_bound_of_rounds_the_same_dice_give_the_same_move(slug: str) -> None:
    game = every_game()[slug]
    state, seat = question(game)
    view = game.view(state, seat)
    before = game.encode(view)
    found = {SearchPlayer(30, None).choose(game, view, seat, Dice("same")) for _ in range(3)}
    assert len(found) == 1
    assert all(game.offer(state, seat).allows(move) for move in found)
    assert game.encode(view) == before, "the search changed the view"


@pytest.mark.parametrize("slug", sorted(every_game()))
def test_all_along_a_game_it_finds_legal_moves(slug: str) -> None:
    game = every_game()[slug]
    state = game.setup(max(2, game.info.min_seats), {}, Rng("along"))
    state.events.clear()
    player, dice, asked = SearchPlayer(2, None, replies=3), Dice("along"), 0
    for number, _ in enumerate(playout(game, state, dice, limit=ALONG)):
        if number % LOOK_EVERY == 0:
            for seat in (seat for seat in game.awaited(state) if seat != CLOCK):
                move = player.choose(game, game.view(state, seat), seat, dice)
                assert game.offer(state, seat).allows(move)
                asked += 1
    assert asked > 0


@pytest.mark.parametrize(
    "slug",
    [pytest.param(slug, marks=() if slug in SAMPLES else pytest.mark.deep) for slug in sorted(every_game())],
)
def test_a_whole_game_of_searching_players_comes_to_its_end(slug: str) -> None:
    game = every_game()[slug]
    seats = max(2, game.info.min_seats)
    player = SearchPlayer(2, None, replies=3)
    assert play(game, ("search",) * seats, {"search": player}, {}, "whole").moves > 5


@pytest.mark.parametrize("slug", sorted(every_game()))
def test_with_a_bound_of_time_it_answers_in_time(slug: str, monkeypatch: pytest.MonkeyPatch) -> None:
    game = every_game()[slug]
    state, seat = question(game)
    looks = itertools.count()
    monkeypatch.setattr(search, "time", SimpleNamespace(monotonic=lambda: next(looks) * 0.02))
    SearchPlayer(1_000_000, 0.1).choose(game, game.view(state, seat), seat, Dice("time"))
    assert next(looks) < 10, "it went on when the time was over"


async def test_it_thinks_in_a_worker_and_on_a_thread_alike_and_the_event_loop_is_free_meanwhile() -> None:
    game = every_game()["sol"]
    state, seat = question(game)
    view = game.view(state, seat)

    async def ask(workers: Workers | None) -> tuple[Move, int]:
        player = SearchPlayer(60, None, workers=workers)
        ticks, answer = 0, asyncio.ensure_future(player.answer(game, view, seat, Dice("far")))
        while not answer.done():
            # A turn of the loop: who blocks it answers in the first. Further ones need not come at once.
            await asyncio.sleep(0 if ticks < 2 else 0.01)
            ticks += 1
        return await answer, ticks

    workers = Workers(1)
    try:
        asked = [await ask(each) for each in (workers, None)]
    finally:
        workers.close()
    assert asked[0][0] == asked[1][0]
    assert asked[0][0] in game.moves(state, seat)
    assert min(ticks for _, ticks in asked) > 1, "the loop did nothing else until the answer was there"
