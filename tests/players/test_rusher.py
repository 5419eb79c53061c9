"""A rusher heads for the Galactic Core while its prize is there, and plays as others do afterwards."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.playout import Dice
from bot.games.novasolis.core.table.state import SHIP
from bot.players.greedy import GreedyPlayer
from tests.balance.rusher import BEATEN, Rusher, rush
from tests.games.novasolis.play import GAME, Board

DICE = 5


def test_it_counts_what_brings_it_nearer_to_the_core() -> None:
    """Its own ships by how near they are, and each guard that is left; nothing once the prize is gone."""
    board = Board(mode="exploration")
    me, core = Seat(board.me), board.at("0.0")
    board.put("0.0", board.g.entity_side, ships=2, stations=1)
    worths = [rush(board.g, me)]
    for word in ("home", "1.0", "0.0"):
        ships = board.put(word, board.me, ships=2).units[board.me]
        worths.append(rush(board.g, me))
        ships[SHIP] = 0
    assert worths == sorted(set(worths))
    board.put("1.0", board.you, ships=5)
    assert rush(board.g, me) == worths[0]
    core.units[board.g.entity_side][SHIP] -= 1
    assert rush(board.g, me) == worths[0] + BEATEN
    board.put("1.0", board.me, ships=5)
    core.prize = 0
    assert rush(board.g, me) == 0


def test_it_goes_for_the_core_where_others_stay() -> None:
    board = Board(mode="exploration", race="kharrad")
    me = Seat(board.me)
    board.put("1.0", board.me, ships=6)
    board.put("0.0", board.g.entity_side, ships=3, stations=1)
    view = GAME.view(board.g, me)
    assert str(Rusher().choose(GAME, view, me, Dice(DICE))) == "move 3x1.0 0.0"
    assert "0.0" not in str(GreedyPlayer().choose(GAME, view, me, Dice(DICE))).split()
