"""What computer players think of SOL where everyone plays for a common goal."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.games.sol.table.board import boards
from bot.games.sol.table.state import Kind
from bot.games.sol.thinking.engines import Means, engines, prospect
from bot.games.sol.thinking.ways import steps_from, steps_from_pool, way_to_pattern
from bot.players.greedy import GreedyPlayer
from bot.players.match import play
from tests.games.sol.position import BO, MIRA, RULES, Position

BOARD = boards()["bridge"]
ALL = (8, 3, 3, 3)
"""Bridges, nodes, foundries and towers, before any is built."""


def means(
    divers: int = 8, left: tuple[int, ...] = ALL, stations: tuple[str, ...] = (), bridges: str = ""
) -> Means:
    """What Mira has alone, with neutral stations ("tower K1") and bridges."""
    named = [line.split() for line in stations]
    stand = tuple([(int(BOARD.number[at]), Kind[kind.upper()], Seat(-1)) for kind, at in named])
    edges = tuple(sorted(int(BOARD.edge_called[name]) for name in bridges.split()))
    return Means("bridge", edges, stand, MIRA, left, divers, 3 + len(edges), 1.0)


def made(base: Means, time: float = 40, stock: float = 0, *names: str) -> float:
    """The momentum to be expected with sundivers on these spaces, and the others in the pool at corner 1."""
    sources = [(steps_from("bridge", base.bridges, BOARD.number[name]), 1) for name in names]
    pool = steps_from_pool("bridge", base.bridges, 1), base.divers - len(names)
    return prospect(base, time, stock, [*sources, pool])


def test_an_engine_makes_more_the_more_time_and_energy_there_is() -> None:
    assert 0 < made(means(), 30) < made(means(), 40) < made(means(), 40, 3)
    assert made(means(), 5) == 0


def test_who_has_too_few_sundivers_builds_nothing() -> None:
    assert made(means(1)) == 0
    assert made(means(4)) < made(means(6)) < made(means(8))


def test_stations_that_nobody_owns_count_also_behind_shut_membranes() -> None:
    none = means(left=(8, 0, 0, 0))
    assert made(none._replace(left=(0, 0, 0, 0)), 60) == 0
    dives = made(none, 60)
    assert made(means(left=(8, 0, 0, 0), stations=("tower C1", "node C4")), 60) > dives > 0


def test_without_towers_sundivers_are_hurled_and_a_foundry_brings_more() -> None:
    """Eight less six for bridges are two; with a node and a foundry it goes on, if there is time."""
    bare, whole = means(left=(8, 0, 0, 0)), means(left=(8, 3, 3, 0))
    assert 0 < made(bare, 40) == made(bare, 80)
    assert made(bare, 80) < made(whole, 80)


@pytest.mark.parametrize(
    ("kind", "layer", "names", "steps"),
    [
        (Kind.BRIDGE, "C", ("U4", "L4"), 0),
        (Kind.BRIDGE, "C", ("U4", "L5"), 1),
        (Kind.NODE, "L", ("L4", "L6"), 0),
        (Kind.NODE, "L", ("L4", "L5"), 1),
        (Kind.FOUNDRY, "L", ("L4", "L6"), 1),
        (Kind.TOWER, "C", ("U4", "L4", "L5"), 12),
        (Kind.TOWER, "R", ("L3", "C3", "R2"), 0),
    ],
)
def test_a_pattern_is_as_far_away_as_its_sundivers_fly(
    kind: Kind, layer: str, names: tuple[str, ...], steps: int
) -> None:
    sources = [(steps_from("bridge", (), BOARD.number[name]), 1) for name in names]
    assert way_to_pattern("bridge", kind, layer, frozenset(), sources) == steps


def test_a_pattern_on_taken_places_is_none() -> None:
    sources = [(steps_from("bridge", (), BOARD.number[name]), 1) for name in ("L4", "L6")]
    taken = frozenset([int(BOARD.number["L5"])])
    assert way_to_pattern("bridge", Kind.NODE, "L", taken, sources) > 0


def test_the_nearer_the_next_pattern_the_sooner_an_engine_runs() -> None:
    assert made(means(), 40, 0, "U4", "L4") > made(means(), 40, 0, "U4", "L7")


def test_an_engine_that_is_worse_in_everything_is_left_out() -> None:
    found = engines(means())
    assert len(found) == len(set(found))
    for one in found:
        assert not any(
            other.start < one.start
            and other.energy < one.energy
            and other.momentum < one.momentum
            and other.crew > one.crew
            and other.dive < one.dive
            and other.next == one.next
            for other in found
        )


def test_what_the_least_has_counts_more_than_what_others_have_and_that_counts_too() -> None:
    """Momentum of whoever leads is not lost: others catch up."""
    worth = {}
    for mine, theirs in ((3, 3), (4, 3), (5, 2), (4, 4)):
        position = Position(mode="coop")
        position.player(MIRA).momentum, position.player(BO).momentum = mine, theirs
        worth[mine, theirs] = RULES.thinking.evaluate(position.g, MIRA)
        assert worth[mine, theirs] == RULES.thinking.evaluate(position.g, BO)
    assert worth[5, 2] < worth[3, 3] < worth[4, 3] < worth[4, 4]


@pytest.mark.parametrize("dice", range(2))
def test_a_bridge_whose_pattern_stands_is_built(dice: int) -> None:
    """Alone with two nodes below the membrane: nothing comes before the way to them."""
    position = Position(1, scenario="ancient-tower").put(MIRA, "U4", "L4", "L4")
    view = RULES.view(position.g, MIRA)
    move = GreedyPlayer().choose(RULES, view, MIRA, Dice(dice))
    assert move == Move("convert", ("bridge", "L4-C4", "U4+L4"))


@pytest.mark.deep
@pytest.mark.parametrize("seats", [2, 4])
def test_computers_reach_a_common_goal(seats: int) -> None:
    options = RULES.info.with_defaults({"mode": "coop", "level": "1"})
    played = play(RULES, ("greedy",) * seats, {"greedy": GreedyPlayer()}, options, f"together {seats}")
    assert played.places == (1,) * seats
