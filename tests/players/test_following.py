"""What a plan says to come in the next turn is what comes then, in most imagined worlds."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from bot.engine.moves import Move, Value
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.players import following
from bot.players.following import WORLDS, Begun, comes_next
from bot.players.plan import next_turn
from bot.players.worlds import Worlds
from tests.games.sol.position import BO, MIRA, RULES, Position

BRIDGE = ("convert", "bridge", "L2-C2")


def pair(own: int = 8) -> Position:
    """A position in which launches to L2 and U2 prepare a bridge."""
    found = Position()
    found.player(MIRA).pool = own
    return found


def then(found: Position, *values: Value) -> tuple[Value, ...]:
    worlds = Worlds(RULES, RULES.view(found.g, MIRA), MIRA, Dice(0), 8)
    return comes_next(RULES, worlds, MIRA, [Move("move", values)])


def test_a_bridge_that_is_prepared_comes_next() -> None:
    assert then(pair(), "launch-U2", "launch-L2") == BRIDGE


def test_what_a_move_does_not_prepare_is_not_said_to_come() -> None:
    assert then(pair(), "launch-L2") == ()


def test_what_a_later_turn_prepares_is_not_said_of_the_next_one(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who plays alone plans over several turns."""
    bridge = ("convert", "bridge", "L9-C9")
    builds = SimpleNamespace(moves=[Move("convert", (*bridge[1:], "L9+U9"))])
    monkeypatch.setattr(following, "Survey", lambda *_: builds)
    view = RULES.setup(1, {"scenario": "ancient-tower"}, Rng("alone"))
    waits, launches = Move("hold"), Move("move", ("launch-U9", "launch-L9"))

    def prepared(*moves: Move) -> Begun:
        return comes_next(RULES, Worlds(RULES, view, MIRA, Dice(0), 8), MIRA, moves)

    assert prepared(waits, launches) == ()
    RULES.play(view, MIRA, waits)
    assert prepared(launches) == bridge


def test_what_something_better_comes_before_is_not_said_to_come() -> None:
    """A sundiver is on the own tower, and there is energy for it."""
    found = pair().station(MIRA, "tower", "K1").energy(MIRA, 10).put(MIRA, "K1")
    for bridge in ("L1-C1", "C1-R1", "R1-K1"):
        found.bridge(MIRA, bridge)
    assert then(found.turn_of(MIRA), "launch-U2", "launch-L2") == ()


def test_what_a_rival_builds_first_is_not_said_to_come(monkeypatch: pytest.MonkeyPatch) -> None:
    """Mira and Bo both have what a bridge from C2 takes, and Bo moves in between."""
    found = Position().put(MIRA, "U2", "C2").put(BO, "U2", "L2", "C2").bridge(MIRA, "L2-C2")
    found.player(MIRA).pool, found.player(BO).pool = 3, 0
    found.turn_of(MIRA)
    assert then(found, "launch-L2") == ()
    monkeypatch.setattr(following, "others_play", next_turn)
    assert then(found, "launch-L2") == ("convert", "bridge", "C2-R1")


@pytest.mark.parametrize(("times", "said"), [(2, ()), (3, BRIDGE)])
def test_half_of_the_worlds_are_not_enough(
    monkeypatch: pytest.MonkeyPatch, times: int, said: tuple[Value, ...]
) -> None:
    firsts = iter([Move("convert", (*BRIDGE[1:], "L2+U2"))] * times + [Move("hold")] * (WORLDS - times))
    monkeypatch.setattr(following, "Survey", lambda *_: SimpleNamespace(moves=[next(firsts)]))
    assert then(pair(), "launch-U2", "launch-L2") == said


def test_another_bridge_does_not_begin_so() -> None:
    assert following.begins(BRIDGE, Move("convert", (*BRIDGE[1:], "L2+U2")))
    assert not following.begins(BRIDGE, Move("convert", ("bridge", "L1-C1")))
