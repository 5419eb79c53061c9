"""The greedy player at SOL plans: it reopens the way in, builds towers, acts when behind, dismantles nothing."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move
from bot.engine.playout import Dice
from bot.players.greedy import GreedyPlayer
from tests.games.sol.position import BO, MIRA, RULES, Position

DICE = pytest.mark.parametrize("dice", range(2))


def turn(position: Position, dice: int) -> list[Move]:
    """What the greedy player does in Mira's turn; the others decline, and wait until her next one."""
    g, played = position.g, list[Move]()
    begun = g.round
    while not g.over and not (g.active == MIRA and g.round > begun):
        if MIRA in RULES.awaited(g):
            move = GreedyPlayer().choose(RULES, RULES.view(g, MIRA), MIRA, Dice(dice))
            RULES.play(g, MIRA, move)
            played.append(move)
        else:
            ask = RULES.asks(g)[0]
            RULES.play(g, ask.seat, ask.default)
    return played


def verbs(moves: list[Move]) -> set[str]:
    return {move.verb for move in moves}


def pool(position: Position, number: int) -> Position:
    """Mira has so many sundivers in the pool, and the others that are not on the board in the reserve."""
    player = position.player(MIRA)
    player.reserve += player.pool - number
    player.pool = number
    return position


def with_a_way_in() -> Position:
    return Position().bridge(MIRA, "L2-C2").bridge(MIRA, "C2-R2").bridge(MIRA, "R2-K2")


@DICE
def test_a_way_in_that_was_cut_is_reopened(dice: int) -> None:
    """Her tower and energy are inside, the bridge C4-R3 is gone: she gathers at it, and builds it again."""
    position = Position().bridge(MIRA, "L4-C4").bridge(BO, "R3-K2").station(MIRA, "tower", "K2")
    position.put(MIRA, "C6", "C4", "L6").energy(MIRA, 8).marker(7)
    pool(position, 2)
    turn(position, dice)
    assert Move("convert", ("bridge", "C4-R3", "L4+C4")) in turn(position, dice)


@DICE
@pytest.mark.parametrize("start", [("R2", "R2", "R2"), ("C2", "C2", "C2", "C2")], ids="-".join)
def test_a_tower_in_reach_that_pays_is_built(start: tuple[str, ...], dice: int) -> None:
    """A node in the core, energy, sundivers near: they form the pattern of a tower in one turn, and are converted."""
    position = with_a_way_in().station(MIRA, "node", "K4").put(MIRA, *start).energy(MIRA, 8).marker(11)
    pool(position, 3)
    turn(position, dice)
    turn(position, dice)
    tower = position.at("K2")
    assert tower is not None
    assert tower.kind.word == "tower"


@DICE
def test_who_is_behind_acts_rather_than_passes(dice: int) -> None:
    """Seven sundivers near the core, 20 momentum behind, and time left: they are not kept where they stand."""
    position = with_a_way_in().station(MIRA, "tower", "R2").energy(MIRA, 6).marker(6)
    position.put(MIRA, "R2", "R2", "R2", "R2", "R2", "C2", "C2").player(BO).momentum = 20
    pool(position, 0)
    assert "hold" not in verbs(turn(position, dice)) | verbs(turn(position, dice))
    assert position.player(MIRA).momentum >= 5


@DICE
def test_what_leads_to_its_stations_is_not_taken_down(dice: int) -> None:
    """Her last sundiver came back from a node with energy for a tower: it flies there over bridges that stay."""
    position = with_a_way_in().station(MIRA, "node", "K2").station(BO, "tower", "K1").put(MIRA, "K2")
    position.energy(MIRA, 6).marker(6).player(BO).momentum = 20
    pool(position, 0)
    played = turn(position, dice) + turn(position, dice) + turn(position, dice)
    assert "deconvert" not in verbs(played)
    assert position.player(MIRA).momentum >= 5
