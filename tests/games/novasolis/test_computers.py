"""Computer players of Nova Solis: what they are proposed, and what a position is worth to them."""

from __future__ import annotations

import pytest

from bot.engine.moves import Seat
from bot.engine.playout import Dice
from bot.games.novasolis.core.cards import TILES
from bot.games.novasolis.core.evaluation import evaluate
from bot.players.greedy import GreedyPlayer
from bot.players.random import RandomPlayer
from tests.games.novasolis.play import GAME, Board, begun


@pytest.mark.parametrize("options", [{"mode": "exploration"}, {"variant": "coop"}])
def test_every_proposal_is_legal_and_every_open_question_has_one(options: dict[str, str]) -> None:
    g, dice, asked = begun(3, "proposals", **options), Dice(7), set[str]()
    while not g.over:
        seat = GAME.asks(g)[0].seat
        offer = GAME.offer(g, seat)
        for verb in offer.verbs:
            if verb.open:
                spots = [move for move, spot in GAME.proposals(g, seat, verb.name, ()) if spot.ends]
                asked |= {move.verb for move in spots}
        assert GAME.candidates(g, seat, dice, 0), GAME.asks(g)
        move = GAME.sample(g, seat, dice)
        assert move is not None
        GAME.play(g, seat, move)
    assert asked >= {"keep", "allocate", "build", "move", "reveal"}


@pytest.mark.parametrize("first", [0, 1])
def test_a_striver_beats_a_drifter(first: int) -> None:
    g, dice = begun(2, f"strength {first}", mode="exploration", races="random"), Dice(3)
    players = [GreedyPlayer(), RandomPlayer()][:: 1 if first == 0 else -1]
    while not g.over:
        seat = GAME.asks(g)[0].seat
        GAME.play(g, seat, players[seat].choose(GAME, GAME.view(g, seat), seat, dice))
    scores = GAME.standings(g).scores
    assert scores[first] > 2 * scores[1 - first]


def test_what_a_position_is_worth() -> None:
    """Each of these is better than before."""
    board = Board(mode="exploration")
    me = Seat(board.me)
    worths = [evaluate(board.g, me)]

    def better() -> None:
        worths.append(evaluate(board.g, me))
        assert worths[-1] > worths[-2], worths

    board.empire.coop += 2
    better()
    board.put("2.1", board.me, ships=1)
    better()
    board.own("2.2", board.me)
    better()
    board.tech("BT03", active=False)
    better()
    board.empire.techs[0].active = True
    better()
    board.empire.hand.append(TILES.number["LB1"])
    better()
    board.g.empires[board.you].energy -= 3
    better()


def test_a_colony_in_danger_and_a_lost_game_are_worth_less() -> None:
    board = Board(variant="coop")
    me = Seat(board.me)
    before = evaluate(board.g, me)
    board.put("2.0", board.g.entity_side, ships=3)
    assert evaluate(board.g, me) < before
    board.g.over, board.g.result = True, "burnt"
    assert evaluate(board.g, me) < -500_000
    board.g.result = "saved"
    assert evaluate(board.g, me) > 500_000


def test_allies_are_worth_as_much_to_each_other() -> None:
    board = Board(variant="coop")
    before = [evaluate(board.g, Seat(seat)) for seat in range(2)]
    board.g.empires[board.you].coop += 2
    assert [evaluate(board.g, Seat(seat)) for seat in range(2)] == [each + 100 for each in before]
