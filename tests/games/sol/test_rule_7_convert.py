"""Rule 7: patterns, conversions and deconversions."""

from __future__ import annotations

import pytest

from bot.games.sol.table.board import boards
from bot.games.sol.table.state import Kind
from tests.games.sol.position import BO, MIRA, Position


def test_7_1_the_sundivers_used_go_to_the_reserve() -> None:
    p = Position(2).put(MIRA, "U4", "L4")
    pool, reserve = p.player(MIRA).pool, p.player(MIRA).reserve
    p.play(MIRA, "convert bridge L4-C4 U4+L4")
    assert (p.player(MIRA).pool, p.player(MIRA).reserve) == (pool, reserve + 2)
    assert p.g.active == BO


def test_7_1_no_piece_in_the_reserve_no_conversion() -> None:
    p = Position(2).put(MIRA, "K1", "K3")
    p.player(MIRA).pieces[Kind.NODE] = 0
    assert "node K2" not in p.legal(MIRA, "convert")


@pytest.mark.parametrize("kind", Kind)
def test_7_1_a_kind_that_is_used_up_is_not_built_and_the_others_are(kind: Kind) -> None:
    p = Position(2).put(MIRA, "C3", "C4", "C5", "R2", "K2")
    built = {line.split()[0] for line in p.legal(MIRA, "convert")}
    assert built == {"bridge", "node", "foundry", "tower"}
    p.player(MIRA).pieces[kind] = 0
    assert {line.split()[0] for line in p.legal(MIRA, "convert")} == built - {kind.word}


def test_7_1_no_station_is_built_on_another() -> None:
    p = Position(2).put(MIRA, "C3", "C4", "R2", "K2").station(BO, "node", "C3").station(BO, "node", "K2")
    assert {line.split()[1] for line in p.legal(MIRA, "convert") if "foundry" in line} == {"C4"}
    assert "tower K2 C3+R2" not in p.legal(MIRA, "convert")
    p.station(BO, "node", "C4")
    assert not [line for line in p.legal(MIRA, "convert") if "foundry" in line]


def test_7_2_1_bridge_from_the_orbits_reaches_the_convective_layer() -> None:
    p = Position(2).put(MIRA, "U4", "L4")
    assert {m for m in p.legal(MIRA, "convert") if m.startswith("bridge")} == {"bridge L4-C4 U4+L4"}
    events = p.play(MIRA, "convert bridge L4-C4 U4+L4")
    assert p.drawn(events) == 1
    p.play(BO, "hold")
    p.put(MIRA, "L9").play(MIRA, "fly L9 L10", "fly L10 L11", "fly L11 L12", "fly L12 L13")
    assert not p.legal(MIRA, "fly")


@pytest.mark.parametrize(
    ("pattern", "targets", "cards"),
    [(("L2", "C2"), {"C2-R1", "C2-R2"}, 2), (("C3", "R2"), {"R2-K1", "R2-K2"}, 3)],
)
def test_7_2_1_bridge_targets_where_a_space_has_two_inner_neighbours(
    pattern: tuple[str, str], targets: set[str], cards: int
) -> None:
    p = Position(2).put(MIRA, *pattern)
    bridges = {m.split()[1] for m in p.legal(MIRA, "convert") if m.startswith("bridge")}
    assert bridges == targets
    one = min(targets)
    assert p.drawn(p.play(MIRA, f"convert bridge {one} {'+'.join(pattern)}")) == cards


def test_7_2_1_one_bridge_on_a_pair_whoever_owns_it() -> None:
    p = Position(2).put(MIRA, "U4", "L4").bridge(BO, "L4-C4")
    assert not p.legal(MIRA, "convert")


@pytest.mark.parametrize(
    ("left", "right", "between", "cards"),
    [("K1", "K3", "K2", 3), ("K5", "K2", "K1", 3), ("U13", "U2", "U1", 0)],
)
def test_7_2_2_node_goes_between_two_sundivers_of_a_ring(
    left: str, right: str, between: str, cards: int
) -> None:
    p = Position(2).put(MIRA, left, right)
    assert f"node {between}" in p.legal(MIRA, "convert")
    assert p.drawn(p.play(MIRA, f"convert node {between}")) == cards


def test_7_2_2_node_needs_a_gap_without_station_but_sundivers_may_stand_there() -> None:
    p = Position(2).put(MIRA, "C2", "C4").put(BO, "C3")
    assert "node C3" in p.legal(MIRA, "convert")
    p.station(BO, "tower", "C3")
    assert "node C3" not in p.legal(MIRA, "convert")


def test_7_2_3_foundry_goes_on_either_of_two_spaces_side_by_side() -> None:
    p = Position(2).put(MIRA, "R8", "R1")
    foundries = {m for m in p.legal(MIRA, "convert") if m.startswith("foundry")}
    assert {m.split()[1] for m in foundries} == {"R8", "R1"}
    assert p.drawn(p.play(MIRA, "convert foundry R1 R8+R1")) == 2


@pytest.mark.parametrize(
    ("pattern", "site", "cards"), [(("U6", "L6", "C6"), "C6", 1), (("C3", "R2", "K2"), "K2", 3)]
)
def test_7_2_4_tower_goes_below_two_sundivers_on_a_third(
    pattern: tuple[str, ...], site: str, cards: int
) -> None:
    p = Position(2).put(MIRA, *pattern)
    events = p.play(MIRA, f"convert tower {site} {pattern[0]}+{pattern[1]}")
    station = p.at(site)
    assert station is not None
    assert (station.kind, station.seat, station.spent) == (Kind.TOWER, MIRA, 3)
    assert p.drawn(events) == cards


def test_7_2_4_corner_contact_makes_no_pattern() -> None:
    p = Position(2).put(MIRA, "C3", "R3")
    assert not p.legal(MIRA, "convert")


@pytest.mark.parametrize("ring", "ULCRK")
def test_7_2_patterns_turn_round_the_whole_ring(ring: str) -> None:
    n = boards()["bridge"].rings[ring]
    for k in range(1, n + 1):
        after, far = f"{ring}{k % n + 1}", f"{ring}{(k + 1) % n + 1}"
        first = f"{ring}{k}"
        assert f"node {after}" in Position(2).put(MIRA, first, far).legal(MIRA, "convert")
        sites = {
            m.split()[1] for m in Position(2).put(MIRA, first, after).legal(MIRA, "convert") if "foundry" in m
        }
        assert sites == {first, after}


def test_7_3_the_new_bridge_counts_from_the_next_turn() -> None:
    p = Position(2).put(MIRA, "U4", "L4")
    p.play(MIRA, "convert bridge L4-C4 U4+L4")
    assert p.player(MIRA).pieces[Kind.BRIDGE] == 7


def test_7_4_conversions_in_the_orbits_draw_no_cards() -> None:
    p = Position(2).put(MIRA, "L4", "L5")
    assert p.drawn(p.play(MIRA, "convert foundry L4 L4+L5")) == 0


def test_7_6_deconverting_a_tower_brings_3_sundivers_to_the_pool_without_cards() -> None:
    p = Position(2).station(MIRA, "tower", "R4")
    pool, reserve = p.player(MIRA).pool, p.player(MIRA).reserve
    events = p.play(MIRA, "deconvert R4")
    assert (p.player(MIRA).pool, p.player(MIRA).reserve) == (pool + 3, reserve - 3)
    assert p.player(MIRA).pieces[Kind.TOWER] == 3
    assert p.drawn(events) == 0


def test_7_6_all_sundivers_must_be_in_the_reserve() -> None:
    p = Position(2).station(MIRA, "tower", "R4")
    p.player(MIRA).reserve, p.player(MIRA).pool = 2, 11
    assert p.legal(MIRA, "deconvert") == set()
    assert p.refusal(MIRA, "deconvert R4")


def test_7_6_a_bridge_may_be_taken_down_behind_sundivers() -> None:
    p = Position(2).bridge(MIRA, "L4-C4").put(MIRA, "C4")
    p.play(MIRA, "deconvert L4-C4")
    assert p.on(MIRA, "C4") == 1
    assert not p.g.bridges


def test_7_6_only_own_structures_can_be_taken_down() -> None:
    p = Position(2).station(BO, "node", "C4").bridge(BO, "L4-C4")
    assert p.legal(MIRA, "deconvert") == set()


def test_7_1_what_is_built_is_told_by_its_kind() -> None:
    lines = {
        line.split()[0]: line
        for line in Position(2).put(MIRA, "C3", "C4", "C5", "R2", "K2").legal(MIRA, "convert")
    }
    assert lines.keys() == {"bridge", "node", "foundry", "tower"}
    for kind, line in lines.items():
        events = Position(2).put(MIRA, "C3", "C4", "C5", "R2", "K2").play(MIRA, f"convert {line}")
        assert f"build-{kind}" in [event.key for event in events]
