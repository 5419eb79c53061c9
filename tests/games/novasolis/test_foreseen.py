"""What is said that a move brings: one's own part of a round, and nothing of what the Entity does after it."""

from __future__ import annotations

import pytest

from bot.engine.foresight import SCORE, Foreseen, Foresight
from bot.engine.moves import Move
from bot.games.novasolis.agenda import NovaSolis
from bot.games.novasolis.core.table.tables import DECIDERS
from tests.games.novasolis.play import GAME, Board, play


def foreseen(g: NovaSolis, line: str) -> Foreseen:
    """What the side whose turn it is is told of a move."""
    seat = DECIDERS[g.seats][g.active]
    return Foresight(GAME, GAME.view(g, seat), seat).of(Move.parse(line))


@pytest.fixture
def last_turn() -> NovaSolis:
    """The last turn of a round, in which one action is left and a ship can settle: the Entity is next."""
    board = Board()
    play(board.g, "pass")
    board.g.empires[board.you].turn.actions = ["move", "science"]
    board.g.empires[board.you].energy = 3
    board.put("1.0", board.you, ships=1)
    return board.g


def test_the_last_action_is_counted_up_to_the_end_of_the_turn(last_turn: NovaSolis) -> None:
    home = next(sector for sector in last_turn.sectors if sector.home == last_turn.active)
    word = last_turn.layout.words[last_turn.sectors.index(home)]
    found = foreseen(last_turn, f"build settle-1.0 ship-{word}")
    assert found == Foreseen({SCORE: 2, "energy": -1}, chancy=True)


def test_the_end_of_a_turn_brings_energy_for_unused_actions(last_turn: NovaSolis) -> None:
    last_turn.empires[last_turn.active].energy = 0
    assert foreseen(last_turn, "pass") == Foreseen({"energy": 1}, chancy=True)
