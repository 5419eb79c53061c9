"""What moves bring is found out in a thread, however the panel offers them: no one else waits for it."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from bot.engine.foresight import Foreseen, Foresight
from bot.engine.moves import CLOCK, Move
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.games.catalogue import games
from tests.discord.novasolis import Clicker, table
from tests.discord.stage import Stage
from tests.games.novasolis.play import Board
from tests.games.sol.position import MIRA, Position

pytestmark = pytest.mark.e2e


@pytest.fixture
def looked(monkeypatch: pytest.MonkeyPatch) -> dict[Move, bool]:
    """By move that was played in imagined worlds, whether the others waited meanwhile."""
    found = dict[Move, bool]()
    foreseen = Foresight._foreseen

    def noted(self: Foresight, move: Move, worlds: Any) -> Foreseen:
        found[move] = threading.current_thread() is threading.main_thread()
        return foreseen(self, move, worlds)

    monkeypatch.setattr(Foresight, "_foreseen", noted)
    return found


async def test_of_moves_that_are_offered_whole(scene: Stage, looked: dict[Move, bool]) -> None:
    session = await scene.game("sol", scene.bo)
    await scene.put(session, Position().put(MIRA, "C3", "C5", "L6", "L7").g)
    await scene.settled()
    looked.clear()
    await scene.actor(session.holders[MIRA].user_id).click(scene.table.last, "Play")
    assert len([move for move in looked if move.verb == "convert"]) > 1
    assert not any(looked.values())


async def test_of_choices_that_follow_each_other_at_once(scene: Stage, looked: dict[Move, bool]) -> None:
    board = Board()
    board.put("home", board.me, ships=2)
    session = await table(scene, board)
    looked.clear()
    clicker = await Clicker.at(scene, session, board.me)
    assert any(len(move.values) > 1 for move in looked if move.verb == "move")
    await clicker.press("Survey")
    assert not any(looked.values()), looked


async def test_of_what_stands_behind_a_button(scene: Stage, looked: dict[Move, bool]) -> None:
    board = Board(diplomacy="on")
    session = await scene.game("novasolis", scene.bo, races="random", diplomacy="on")
    await scene.put(session, board.g)
    await scene.settled()
    clicker = await Clicker.at(scene, session, board.me)
    looked.clear()
    await clicker.press("Diplomacy")
    assert {move.verb for move in looked} >= {"ally"}
    assert not any(looked.values())


@pytest.mark.parametrize("slug", ["sol", "supernova", "factions"])
async def test_of_what_a_panel_shows_and_of_nothing_else(
    scene: Stage, looked: dict[Move, bool], monkeypatch: pytest.MonkeyPatch, slug: str
) -> None:
    """Moves behind a button or in a band of a long menu are not played in imagined worlds before they are shown."""
    told, of = set[Move](), Foresight.of

    def noted(self: Foresight, move: Move) -> Foreseen:
        told.add(move)
        return of(self, move)

    monkeypatch.setattr(Foresight, "of", noted)
    session, game, dice = await scene.game(slug, scene.bo), games()[slug], Dice(f"{slug} ahead")
    state, found = game.setup(2, {}, Rng("ahead")), 0
    for number in range(80):
        asks = [ask for ask in game.asks(state) if ask.seat != CLOCK]
        if number % 10 == 9 and asks:
            await scene.put(session, game.copy(state))
            await scene.settled()
            looked.clear()
            told.clear()
            await scene.actor(session.holders[asks[0].seat].user_id).click(scene.table.last, "Play")
            assert set(looked) <= told, f"{set(looked) - told} at {number}"
            assert not any(looked.values()), f"{looked} at {number}"
            found += len(looked)
        every = game.asks(state)
        ask = every[dice.below(len(every))]
        game.play(state, ask.seat, game.offer(state, ask.seat).sample(dice) or ask.default)
    assert found
