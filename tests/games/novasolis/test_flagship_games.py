"""Whole games with flagships: random, in every mode, with views and worlds dealt anew; and by computers."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.engine.rng import Rng
from bot.games.novasolis.agenda import NovaSolis
from bot.games.novasolis.core.table.tables import DECIDERS
from bot.games.novasolis.modules.flagships.cards import FLAGSHIP
from tests.games.novasolis.flagships import HOME, lead, where
from tests.games.novasolis.play import GAME, Board
from tests.games.novasolis.test_proposals import proposed

MODES = [
    (3, {}),
    (2, {"variant": "coop"}),
    (1, {"variant": "solo", "empires": "3"}),
    (3, {"mode": "exploration"}),
]


def step(g: NovaSolis, dice: Rng, told: Counter[str]) -> int:
    """Play one random move."""
    seat = GAME.asks(g)[0].seat
    move = GAME.offer(g, seat).sample(dice)
    assert move is not None
    told.update(event.key for event in GAME.play(g, seat, move))
    GAME.check_invariants(g)
    return seat


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_random_games_with_flagships_come_to_an_end(seats: int, options: dict[str, str]) -> None:
    told, dice = Counter[str](), Rng("flagships")
    for seed in ("a", "b"):
        g = GAME.setup(seats, {**options, "races": "random", "flagships": "on"}, Rng(seed))
        while not g.over:
            step(g, dice, told)
    assert {"built-flagship", "moved-flagship"} <= {*told}


def test_worlds_dealt_anew_look_the_same_to_who_sees_them() -> None:
    g = GAME.setup(2, {"races": "random", "flagships": "on"}, Rng("anew"))
    dice, told, number = Rng("anew"), Counter[str](), 0
    while not g.over:
        seat, number = step(g, dice, told), number + 1
        if number % 5 == 0:
            world = GAME.copy(g)
            GAME.deal_anew(world, seat, Rng(str(number)))
            GAME.check_invariants(world)
            assert GAME.view(world, seat) == GAME.view(g, seat)


def test_a_flagship_is_worth_more_than_a_station_and_most_where_it_can_settle() -> None:
    board = Board(flagships="on")
    seat, worths = DECIDERS[board.g.seats][board.me], list[int]()
    board.put(HOME, board.me, stations=1)
    for word in ("", HOME, "1.0"):
        board.at(HOME).units[board.me][FLAGSHIP] = 0
        if word:
            board.at(HOME).units[board.me] = [0, 0, 0, 0]
            lead(board, word)
        worths.append(GAME.thinking.evaluate(board.g, seat))
    assert worths == sorted(worths)
    assert len({*worths}) == 3
    assert where(board) == ["1.0"]


def test_flagships_are_proposed_to_build_to_move_and_to_settle() -> None:
    board = Board(flagships="on")
    seat = DECIDERS[board.g.seats][board.me]
    step_ = board.g.stack[-1]
    assert any(f"flagship-{HOME}" in move.values for move in step_.proposals(board.g, seat, "build", ()))
    lead(board, HOME)
    board.put(HOME, board.me, ships=2)
    moves = [str(move) for move in step_.proposals(board.g, seat, "move", ())]
    assert {"move flagship-2.0 1.0", "move flagship-2.0 1.0 2x2.0 1.0"} <= {*moves}
    assert all(GAME.offer(board.g, seat).allows(move) for move in step_.proposals(board.g, seat, "move", ()))
    lead(board, "1.0")
    board.at(HOME).units[board.me][FLAGSHIP] = 0
    orders = list(step_.proposals(board.g, seat, "build", ()))
    assert any("settle-flagship-1.0" in move.values for move in orders)


def test_lists_with_a_flagship_are_proposed_before_the_others() -> None:
    """10.2, 22: building it or settling with it comes first, then what else can be paid; or the flagship alone."""
    board = Board(flagships="on")
    board.put("1.0", board.me, ships=1)
    board.empire.energy = 4
    assert proposed(board, "build")[:2] == [
        f"build flagship-{HOME} settle-1.0 ship-{HOME}",
        f"build flagship-{HOME}",
    ]
    board.empire.energy = 3
    lead(board, "2.2")
    found = proposed(board, "build")
    assert "build settle-flagship-2.2 settle-1.0" in found
    assert "build settle-flagship-2.2" in found
    board.at("2.2").units[board.me] = [0, 0, 0, 0]
    assert not any("flagship-2.2" in line for line in proposed(board, "build"))
