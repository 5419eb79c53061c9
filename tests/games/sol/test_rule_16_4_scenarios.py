"""Rules 16.4: the six scenarios of the solo game, row by row, and when each is won."""

from __future__ import annotations

import pytest

from bot.engine.rng import Rng
from bot.games.sol.scoring.standings import goal, is_shared
from bot.games.sol.table.scenarios import scenarios
from bot.games.sol.table.state import KIND_WORDS
from tests.games.sol.position import MIRA, RULES, Position

TABLE = [
    ("ancient-tower", 4, set(), "", 0, "", 17, {"tower K", "node C -3", "node C +4"}),
    ("cosmic-unity", 3, {"chain", "ceremony", "transcend"}, "", 0, "tower", 23, {"node K"}),
    (
        "solar-inhabitants",
        3,
        {"juggernaut", "procreate", "festival"},
        "feeders",
        0,
        "",
        19,
        {"node C -1", "foundry C +3", "tower C +7"},
    ),
    ("energy-garden", 3, {"hyperdrive", "transcend", "accelerate"}, "garden", 0, "node", 31, {"tower K"}),
    ("sunworm", 3, {"puncture", "cluster", "procreate"}, "sunworm", 0, "", 17, {"foundry R"}),
    (
        "solar-whirlpool",
        3,
        {"procreate", "motivate", "squeeze"},
        "implode",
        1,
        "",
        29,
        {"tower U +7"},
    ),
]
"""Scenario, suits with the explosions, effects, trigger event, energy, kind that nobody has, goal, neutral stations
(on a ring, and so many spaces past the corner of the mothership)."""


def test_16_4_2_there_are_six_scenarios() -> None:
    assert list(scenarios()) == [row[0] for row in TABLE]


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row[0])
@pytest.mark.parametrize("seed", ["x", "y", "z"])
def test_16_4_2_a_scenario_is_set_up_by_its_row(row: tuple, seed: str) -> None:
    name, suits, effects, event, energy, forbidden, _, stations = row
    g = RULES.setup(1, {"scenario": name}, Rng(seed))
    player = g.players[MIRA]
    assert len(set(g.deck) - {8}) == suits
    assert set(g.effects.values()) == effects
    assert g.event == event
    assert (player.energy, player.pool, player.reserve) == (energy, 8, 5)
    assert player.pieces == [8, *(0 if word == forbidden else 3 for word in KIND_WORDS[1:])]
    expected = set()
    for station in stations:
        kind, ring, *offset = station.split()
        place = (player.corner + int(offset[0]) - 1) % g.layout.rings[ring] + 1 if offset else ""
        expected.add(f"{kind} {ring}{place}")
    by_lot = {line for line in stations if len(line.split()) == 2}
    placed = set()
    for space, station in enumerate(g.stations):
        if station is not None:
            where = g.layout.names[space]
            line = f"{station.kind.word} {where[0]}"
            placed.add(line if line in by_lot else f"{station.kind.word} {where}")
    assert placed == expected


@pytest.mark.parametrize("row", TABLE, ids=lambda row: row[0])
def test_16_4_2_a_scenario_is_won_at_its_goal_and_not_below(row: tuple) -> None:
    p = Position(1, scenario=row[0])
    assert goal(p.g.options, 1) == row[6]
    assert (RULES.standings(p.g).outcome, RULES.standings(p.g).places) == ("together", None)
    p.g.over = True
    for momentum, won in ((row[6] - 1, False), (row[6], True), (row[6] + 1, True)):
        p.player(MIRA).momentum = momentum
        standings = RULES.standings(p.g)
        assert (standings.outcome, standings.won) == ("together", (won,))


@pytest.mark.parametrize(("level", "needed"), [("0", 13), ("1", 16), ("5", 28)])
def test_16_4_a_plain_game_alone_or_together_is_won_at_13_and_3_more_for_each_level(
    level: str, needed: int
) -> None:
    assert goal(RULES.info.complete({"level": level}), 1) == needed
    assert goal(RULES.info.complete({"mode": "coop", "level": level}), 3) == needed


def test_16_4_alone_or_together_there_is_a_goal_and_against_each_other_none() -> None:
    plain, together = RULES.info.complete({}), RULES.info.complete({"mode": "coop"})
    assert is_shared(plain, 1)
    assert not is_shared(plain, 2)
    assert is_shared(together, 2)


def test_16_4_a_scenario_by_lot_puts_its_station_on_any_space_of_the_ring() -> None:
    found = {
        g.layout.names[space]
        for seed in range(40)
        for g in [RULES.setup(1, {"scenario": "cosmic-unity"}, Rng(f"lot {seed}"))]
        for space, station in enumerate(g.stations)
        if station is not None
    }
    assert found == {"K1", "K2", "K3", "K4", "K5"}


@pytest.mark.parametrize(("momentum", "reached"), [(12, "no"), (13, "yes")])
def test_16_4_the_end_says_whether_the_goal_was_reached(momentum: int, reached: str) -> None:
    p = Position(1).put(MIRA, "U4", "L4").marker(1).deck("explosion")
    p.player(MIRA).momentum = momentum
    events = p.play(MIRA, "convert bridge L4-C4 U4+L4")
    assert [event.values for event in events if event.key == "together"] == [
        {"momentum": momentum, "goal": 13, "reached": reached}
    ]


def test_16_4_players_against_each_other_have_no_goal_to_be_told_of() -> None:
    p = Position(2).put(MIRA, "U4", "L4").marker(1).deck("explosion")
    events = p.play(MIRA, "convert bridge L4-C4 U4+L4")
    assert p.g.over
    assert "together" not in {event.key for event in events}
