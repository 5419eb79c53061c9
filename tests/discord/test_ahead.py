"""What moves bring is found out in a thread, however the panel offers them: no one else waits for it."""

from __future__ import annotations

import threading
from typing import Any

import pytest

from bot.engine.foresight import Foreseen, Foresight
from bot.engine.moves import Move
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
