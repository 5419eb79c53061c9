"""Rules 12: limits of the suit effects that their cards do not say, and the table of all cards."""

from __future__ import annotations

import pytest

from bot.engine.moves import Event
from bot.engine.words import words_of
from bot.games.sol.cards.rows import ROWS
from bot.games.sol.table.state import NOBODY, Kind, Station, Suit
from tests.games.sol.position import BO, CY, MIRA, Position

CARDS = """
accelerate    b21 any       -      boxed
augment       x   activate  -      boxed
blight        x   activate  others boxed
cascade       b21 convert   -      bridge
catapult      b21 move      -      bridge
ceremony      b21 move      -      bridge
chain         x   any       -      boxed
channel       b21 draw      -      boxed
cluster       b21 move      -      boxed
duplicate     b21 activate  -      boxed
festival      b21 activate  -      boxed
fuel          b21 move      -      boxed
hatch         x   any       others boxed
hyperdrive    b21 move      -      boxed
invade        x   convert   others boxed
juggernaut    b21 move      -      bridge
metamorphosis b21 activate  -      bridge
motivate      b21 convert   -      boxed
passage       b21 move      -      boxed
persist       b21 activate  -      own
pillar        b21 draw      -      boxed
portal        x   move      -      boxed
procreate     b21 any       -      bridge
pulse         x   activate  -      boxed
puncture      b21 move      -      boxed
sacrifice     x   activate  others boxed
squeeze       x   activate  -      boxed
synchronize   b21 activate  -      boxed
teleport      b21 move      -      bridge
transcend     b21 move      -      boxed
tribute       x   any       others boxed
"""
"""Name, set, timing, whether it hits other players, and where its text is from (rules 12.3)."""


@pytest.mark.parametrize("line", CARDS.split("\n")[1:-1])
def test_12_3_the_31_cards_have_their_set_timing_and_source(line: str) -> None:
    name, group, timing, hits, layer = line.split()
    row = ROWS[name]
    assert (row.set, row.timing, row.hits_others, row.layer) == (group, timing, hits == "others", layer)


def test_12_3_the_31_cards_are_all() -> None:
    assert list(ROWS) == [line.split()[0] for line in CARDS.split("\n")[1:-1]]


# The 5-limit (3.5, 12.1) ----------------------------------------------------------------------------------------------


def test_12_1_no_effect_flies_a_sixth_sundiver_over_a_bridge() -> None:
    for effect, how in (("catapult", ""), ("teleport", " teleport"), ("transcend", "")):
        p = Position().put(MIRA, *["C4"] * 4, "L4").bridge(MIRA, "L4-C4").hold(MIRA, effect)
        p.play(MIRA, f"use {effect}")
        assert f"L4 C4{how}" in p.legal(MIRA, "fly"), effect
        p.put(MIRA, "C4")
        p.hold(MIRA, effect).play(MIRA, f"use {effect}")
        assert f"L4 C4{how}" not in p.legal(MIRA, "fly"), effect


def test_12_1_no_effect_flies_a_sixth_sundiver_through_a_membrane() -> None:
    p = Position().put(MIRA, *["C4"] * 4, "L4").hold(MIRA, "transcend")
    p.play(MIRA, "use transcend")
    assert "L4 C4" in p.legal(MIRA, "fly")
    p.put(MIRA, "C4").hold(MIRA, "transcend").play(MIRA, "use transcend")
    assert "L4 C4" not in p.legal(MIRA, "fly")


def test_12_1_a_free_crossing_by_catapult_keeps_to_the_limit_without_points_left() -> None:
    p = Position().put(MIRA, *["C4"] * 4, "L4", "L4").bridge(BO, "L4-C4").hold(MIRA, "catapult")
    p.play(MIRA, "use catapult", "launch U1", "fly U1 U2", "fly U2 U3")
    assert p.g.stack[-1].mp == 0
    assert "L4 C4" in p.legal(MIRA, "fly")
    p.play(MIRA, "fly L4 C4")
    assert "L4 C4" not in p.legal(MIRA, "fly")


def test_12_3_cluster_over_a_bridge_takes_all_or_none() -> None:
    p = Position().put(MIRA, "C4", "C4", "L4", "L4", "L4").bridge(MIRA, "L4-C4").hold(MIRA, "cluster")
    p.play(MIRA, "use cluster")
    assert "L4 C4 all" in p.legal(MIRA, "fly")
    p.put(MIRA, "C4").hold(MIRA, "cluster").play(MIRA, "use cluster")
    assert "L4 C4 all" not in p.legal(MIRA, "fly")


def test_12_3_procreate_skips_full_spaces() -> None:
    p = Position().put(MIRA, *["C4"] * 5, *["C8"] * 4).hold(MIRA, "procreate")
    p.player(MIRA).pool, p.player(MIRA).reserve = 0, 4
    p.play(MIRA, "use procreate")
    assert (p.on(MIRA, "C4"), p.on(MIRA, "C8"), p.player(MIRA).reserve) == (5, 5, 3)


@pytest.mark.parametrize(("standing", "may"), [(1, True), (3, True), (4, False), (5, False)])
def test_12_3_hatch_needs_room_for_both_hatchlings(standing: int, may: bool) -> None:
    p = Position().put(BO, "C4").put(MIRA, *["C4"] * standing).hold(MIRA, "hatch")
    player = p.player(MIRA)
    player.pool, player.reserve = player.pool + player.reserve - 2, 2
    assert p.legal(MIRA, "use") == ({"hatch"} if may else set())
    if may:
        p.play(MIRA, "use hatch", "pick C4 seat-2")
        assert (p.on(MIRA, "C4"), p.on(BO, "C4"), player.reserve) == (standing + 2, 0, 0)


def test_12_3_hatch_needs_two_sundivers_in_the_reserve() -> None:
    p = Position().put(BO, "C4").put(MIRA, "C4").hold(MIRA, "hatch")
    player = p.player(MIRA)
    player.pool, player.reserve = player.pool + player.reserve - 1, 1
    assert p.legal(MIRA, "use") == set()


def test_12_3_hatch_sends_the_rival_to_the_pool() -> None:
    p = Position().put(BO, "C4", "C4").put(MIRA, "C4").hold(MIRA, "hatch")
    pool = p.player(BO).pool
    p.play(MIRA, "use hatch", "pick C4 seat-2")
    assert (p.player(BO).pool, p.on(BO, "C4")) == (pool + 1, 1)


# Chain ----------------------------------------------------------------------------------------------------------------


def test_12_3_a_chain_goes_through_a_membrane_over_a_bridge_alone() -> None:
    p = Position().put(MIRA, "L4", "C4").hold(MIRA, "chain")
    assert p.legal(MIRA, "use") == set()
    p.bridge(BO, "L4-C4")
    assert p.legal(MIRA, "use") == {"chain"}
    p.play(MIRA, "use chain", "pick C4")
    assert (p.on(MIRA, "L4"), p.on(MIRA, "C4"), p.player(MIRA).momentum) == (1, 0, 2)


def test_12_3_a_bridge_between_two_occupied_spaces_can_close_a_chain_to_a_loop() -> None:
    p = Position().put(MIRA, "L4", "L5", "C4", "C5").bridge(BO, "L4-C4").hold(MIRA, "chain")
    assert p.legal(MIRA, "use") == {"chain"}
    p.bridge(BO, "L5-C5")
    assert p.legal(MIRA, "use") == set()


# Augment --------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "base", "more"), [("U4", 1, 1), ("L4", 1, 1), ("C4", 2, 1), ("R4", 3, 2), ("K4", 5, 3)]
)
def test_12_3_augment_adds_by_layer_and_most_in_the_core(space: str, base: int, more: int) -> None:
    p = Position().put(MIRA, space, space).put(BO, space).station(BO, "node", space).hold(MIRA, "augment")
    p.energy(MIRA, 0).play(MIRA, "use augment", f"activate {space} augment")
    assert p.player(MIRA).energy == base + 2 * more


def test_12_3_augment_is_for_one_station() -> None:
    p = Position().put(MIRA, "U4", "U4", "U6", "U6").station(MIRA, "node", "U4").station(MIRA, "node", "U6")
    p.hold(MIRA, "augment").play(MIRA, "use augment")
    assert p.legal(MIRA, "activate") == {"U4", "U4 augment", "U6", "U6 augment"}
    p.play(MIRA, "activate U4")
    assert p.legal(MIRA, "activate") == {"U6", "U6 augment"}
    p = Position().put(MIRA, "U4", "U4", "U6", "U6").station(MIRA, "node", "U4").station(MIRA, "node", "U6")
    p.hold(MIRA, "augment").play(MIRA, "use augment", "activate U4 augment")
    assert p.legal(MIRA, "activate") == {"U6"}


# Duplicate ------------------------------------------------------------------------------------------------------------


def test_12_3_duplicate_does_not_double_the_bonus_of_a_rival() -> None:
    p = Position().put(MIRA, "R2").station(BO, "foundry", "R2").hold(MIRA, "duplicate").energy(BO, 2)
    player = p.player(MIRA)
    player.pool, player.reserve = player.pool - 2, player.reserve + 2
    mira, bo, reserve = player.pool, p.player(BO).pool, p.player(BO).reserve
    p.play(BO, "orders foundry take")
    p.play(MIRA, "use duplicate", "activate R2")
    assert player.pool == mira + 6 + 1
    assert (p.player(BO).pool, p.player(BO).reserve) == (bo + 2, reserve - 2)


def test_12_3_duplicate_doubles_the_own_bonus() -> None:
    p = Position().put(MIRA, "C2").station(MIRA, "foundry", "C2").hold(MIRA, "duplicate").energy(MIRA, 3)
    player = p.player(MIRA)
    player.pool, player.reserve = player.pool - 2, player.reserve + 2
    pool = player.pool
    p.play(MIRA, "use duplicate", "activate C2", "bonus take")
    assert (player.pool, player.energy, player.reserve) == (pool + 4 + 2 + 1, 0, 0)


def test_12_3_duplicate_doubles_the_own_orbit_foundry_in_a_flare_and_no_rivals() -> None:
    p = Position().put(MIRA, "C2").station(MIRA, "foundry", "C2").hold(MIRA, "duplicate").energy(MIRA, 3)
    p.station(MIRA, "foundry", "U9").station(BO, "foundry", "U11").deck("explosion")
    player = p.player(MIRA)
    player.pool, player.reserve = player.pool - 2, player.reserve + 2
    mira, bo = player.pool, p.player(BO).pool
    p.play(MIRA, "use duplicate", "activate C2", "bonus decline")
    assert player.pool == mira + 4 + 1 + 2
    assert p.player(BO).pool == bo + 1


# Pulse ----------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("space", "reached"), [("U4", True), ("L4", True), ("C4", False), ("R4", False), ("K4", False)]
)
def test_12_3_pulse_reaches_both_orbits_and_no_layer_of_the_sun(space: str, reached: bool) -> None:
    p = Position(3).station(BO, "node", "U9").station(BO, "node", space).put(MIRA, space).hold(MIRA, "pulse")
    p.play(MIRA, "use pulse")
    assert p.legal(MIRA, "activate") == ({"U9", space} if reached else {"U9"})


def test_12_3_pulse_takes_any_type_each_once_and_leaves_sundivers_where_they_stand() -> None:
    p = Position().station(MIRA, "node", "U4").station(BO, "tower", "L5").station(BO, "foundry", "L6")
    p.put(MIRA, "U4").hold(MIRA, "pulse").energy(MIRA, 0).energy(BO, 0)
    p.play(MIRA, "use pulse")
    assert p.legal(MIRA, "activate") == {"U4"}, "towers and foundries want energy"
    p.play(MIRA, "activate U4")
    assert p.legal(MIRA, "activate") == {"L5", "L6"}
    p.play(MIRA, "activate L5")
    assert p.player(MIRA).momentum == 1
    assert p.on(MIRA, "U4") == 1


def test_12_3_pulse_is_the_action_itself() -> None:
    p = Position().station(MIRA, "node", "U4").station(MIRA, "node", "U6").put(MIRA, "U4")
    p.hold(MIRA, "pulse").play(MIRA, "activate U4")
    assert p.legal(MIRA, "use") == set()


# Pillar ---------------------------------------------------------------------------------------------------------------


def test_12_3_pillar_may_name_explosion_and_is_paid_before_the_flare() -> None:
    p = Position().put(MIRA, "C3", "R2", "K2").hold(MIRA, "pillar").station(MIRA, "tower", "U9")
    word = p.plain()
    p.energy(MIRA, 13).deck("explosion", "explosion", word).play(MIRA, "convert tower K2 C3+R2", "use pillar")
    assert "explosion" in p.legal(MIRA, "pick")
    events = p.play(MIRA, "pick explosion")
    assert [event.key for event in events if event.key in ("draw", "pillar", "flare")] == [
        *("draw", "pillar", "flare") * 2,
        "draw",
    ]
    assert p.player(MIRA).momentum == 3 + 1 + 3 + 1


def test_12_3_pillar_is_paid_for_the_13th_explosion() -> None:
    p = Position().put(MIRA, "C3", "R2", "K2").hold(MIRA, "pillar").marker(1)
    p.deck("explosion").play(MIRA, "convert tower K2 C3+R2", "use pillar", "pick explosion")
    assert p.player(MIRA).momentum == 3
    assert p.g.over


def test_12_3_pillar_may_be_kept_back_and_is_not_asked_for_again_in_this_draw() -> None:
    p = Position().put(MIRA, "C3", "R2", "K2").hold(MIRA, "pillar")
    held, word = p.player(MIRA).held, p.plain()
    p.deck(word, word, word).play(MIRA, "convert tower K2 C3+R2")
    assert (p.legal(MIRA, "use"), p.legal(MIRA, "pass")) == ({"pillar"}, {""})
    events = p.play(MIRA, "pass")
    assert p.drawn(events) == 3
    assert p.player(MIRA).momentum == 0
    assert p.g.active == BO
    assert p.player(MIRA).held is held


# What may be chosen ---------------------------------------------------------------------------------------------------


def test_12_3_tribute_is_for_an_own_station_with_sundivers_of_someone_who_can_pay() -> None:
    p = Position(3).station(MIRA, "node", "C2").station(MIRA, "node", "C4").station(MIRA, "node", "C6")
    p.station(BO, "node", "C8").put(BO, "C2", "C8").put(CY, "C6", "C8").put(MIRA, "C4").energy(CY, 0)
    p.hold(MIRA, "tribute").play(MIRA, "use tribute")
    assert p.legal(MIRA, "pick") == {"C2"}
    p.energy(BO, 0).hold(MIRA, "tribute").turn_of(MIRA)
    assert p.legal(MIRA, "use") == set()


def test_12_3_invade_takes_only_stations_of_others_of_a_kind_that_is_left() -> None:
    p = Position().station(BO, "node", "C2").station(BO, "foundry", "C4").station(MIRA, "tower", "C6")
    p.put(MIRA, *["C2"] * 2, *["C4"] * 2, *["C6"] * 3).hold(MIRA, "invade")
    p.g.stations[p.g.layout.number["C8"]] = Station(Kind.NODE, NOBODY, 2)
    p.put(MIRA, "C8", "C8").play(MIRA, "use invade")
    assert p.legal(MIRA, "pick") == {"C2", "C4"}
    p.player(MIRA).pieces[Kind.NODE] = 0
    assert p.legal(MIRA, "pick") == {"C4"}


def test_12_3_invade_gives_back_as_many_as_the_old_owner_has_in_reserve() -> None:
    p = Position().put(MIRA, "R2", "R2").station(BO, "node", "R2").hold(MIRA, "invade")
    bo = p.player(BO)
    bo.pool, bo.reserve = bo.pool + bo.reserve - 1, 1
    pool, reserve = bo.pool, p.player(MIRA).reserve
    p.play(MIRA, "use invade", "pick R2")
    assert (bo.pool, bo.reserve) == (pool + 1, 0)
    assert p.player(MIRA).reserve == reserve + 2
    assert p.on(MIRA, "R2") == 0


def test_12_3_blight_is_for_sundivers_beside_the_mothership_of_another() -> None:
    p = Position(corner=5)
    corner = p.player(BO).corner
    after = corner % 13 + 1
    p.put(MIRA, f"L{after}", "U5").hold(MIRA, "blight")
    p.player(MIRA).pool, p.player(MIRA).reserve = 8, 3
    p.play(MIRA, "use blight")
    assert p.legal(MIRA, "pick") == {f"L{after} seat-2"}
    p.play(MIRA, f"pick L{after} seat-2")
    assert (p.player(MIRA).guests, p.player(MIRA).reserve) == ([0, 3], 0)
    assert p.on(MIRA, f"L{after}") == 0
    assert p.g.active == BO, "that was the action"


def test_12_3_blight_needs_three_sundivers_in_the_reserve() -> None:
    p = Position(corner=5)
    p.put(MIRA, f"U{p.player(BO).corner}").hold(MIRA, "blight")
    p.player(MIRA).pool, p.player(MIRA).reserve = 10, 2
    assert p.legal(MIRA, "use") == set()


def test_12_3_guests_are_launched_one_by_one_and_no_longer_offered_when_gone() -> None:
    p = Position(corner=5)
    corner = p.player(BO).corner
    p.put(MIRA, f"U{corner}").hold(MIRA, "blight")
    p.player(MIRA).pool, p.player(MIRA).reserve = 9, 3
    p.play(MIRA, "use blight", f"pick U{corner} seat-2")
    p.play(BO, "hold")
    here = f"L{p.player(BO).corner}"
    for left in ([0, 2], [0, 1], []):
        p.play(MIRA, f"launch {here} guest-2")
        assert p.player(MIRA).guests == left
    assert p.on(MIRA, here) == 3
    assert p.player(MIRA).pool == 10


def test_12_3_sacrifice_is_for_a_foundry_with_an_own_sundiver() -> None:
    p = Position().station(BO, "foundry", "C2").station(MIRA, "foundry", "C4").station(BO, "node", "C6")
    p.put(MIRA, "C2", "C6").put(BO, "C4").hold(MIRA, "sacrifice").play(MIRA, "use sacrifice")
    assert p.legal(MIRA, "pick") == {"C2"}
    reserve = p.player(MIRA).reserve
    events = p.play(MIRA, "pick C2")
    assert p.player(MIRA).reserve == reserve + 1
    assert p.drawn(events) == 0
    assert p.g.active == BO, "that was the action"


def test_12_3_squeeze_is_for_an_own_station() -> None:
    p = Position().station(BO, "node", "C2").station(MIRA, "node", "C4").put(MIRA, "C2", "C4")
    p.hold(MIRA, "squeeze").play(MIRA, "use squeeze")
    assert p.legal(MIRA, "activate") == {"C4"}
    pool = p.player(MIRA).pool
    p.deck(p.plain()).play(MIRA, "activate C4")
    assert (p.on(MIRA, "C4"), p.player(MIRA).pool) == (0, pool + 1)


def test_12_3_a_squeezed_station_that_is_destroyed_returns_to_the_reserve() -> None:
    p = Position().put(MIRA, "C2").station(MIRA, "node", "C2").hold(MIRA, "squeeze")
    p.deck("explosion").play(MIRA, "use squeeze", "activate C2")
    assert p.player(MIRA).pieces[Kind.NODE] == 3
    assert p.g.active == BO


def test_12_3_squeeze_takes_what_can_be_paid() -> None:
    p = Position().put(MIRA, "C2").station(MIRA, "tower", "C2").hold(MIRA, "squeeze").energy(MIRA, 3)
    p.deck(p.plain()).play(MIRA, "use squeeze", "activate C2", "bonus take")
    assert (p.player(MIRA).momentum, p.player(MIRA).energy) == (2 + 1, 0)
    assert p.g.active == BO


def test_12_3_squeeze_in_an_orbit_draws_nothing_and_doubles() -> None:
    p = Position().put(MIRA, "U2").station(MIRA, "node", "U2").hold(MIRA, "squeeze").energy(MIRA, 0)
    events = p.play(MIRA, "use squeeze", "activate U2")
    assert p.drawn(events) == 0
    assert p.player(MIRA).energy == 2
    assert p.g.active == BO


def test_12_3_effects_that_are_the_action_are_not_used_in_another_action() -> None:
    for effect in ("invade", "sacrifice", "squeeze"):
        p = Position().station(BO, "foundry", "C2").station(MIRA, "foundry", "L4").put(MIRA, "C2", "C2", "L4")
        p.put(MIRA, "U4").station(MIRA, "node", "U4").hold(MIRA, effect)
        assert p.legal(MIRA, "use") == {effect}
        p.play(MIRA, "activate U4")
        assert p.legal(MIRA, "use") == set(), effect


# Moving ---------------------------------------------------------------------------------------------------------------


def test_12_3_portal_leads_from_any_mothership_to_any_and_costs_a_point_each() -> None:
    p = Position(3, corner=5).hold(MIRA, "portal")
    spaces = {
        f"{ring}{n}"
        for player in p.g.players
        for n in (player.corner, player.corner % 13 + 1)
        for ring in "UL"
    }
    p.play(MIRA, "use portal")
    assert p.legal(MIRA, "launch") == spaces
    p.play(MIRA, "launch U5")
    assert spaces - {"U5"} <= {line.split()[1] for line in p.legal(MIRA, "fly") if line.startswith("U5 ")}
    p.play(MIRA, "fly U5 L10")
    assert p.g.stack[-1].mp == 1
    p.put(MIRA, *["U11"] * 5)
    p.hold(MIRA, "portal").play(MIRA, "use portal")
    assert "U11" not in p.legal(MIRA, "launch")
    assert "L10 U11" not in p.legal(MIRA, "fly")


def test_12_3_portal_with_an_empty_pool_launches_nothing() -> None:
    p = Position(corner=5).put(MIRA, "U5").hold(MIRA, "portal")
    p.player(MIRA).pool, p.player(MIRA).reserve = 0, 12
    p.play(MIRA, "use portal")
    assert p.legal(MIRA, "launch") == set()
    assert f"U5 L{p.player(BO).corner}" in p.legal(MIRA, "fly")


def test_12_3_puncture_is_done_once_and_not_beside_a_bridge() -> None:
    p = Position().put(MIRA, "L4", "L9").bridge(BO, "L4-C4").hold(MIRA, "puncture")
    p.play(MIRA, "use puncture")
    assert {line for line in p.legal(MIRA, "fly") if "puncture" in line} == {"L9 C9 puncture"}
    p.play(MIRA, "fly L9 C9 puncture")
    assert not [line for line in p.legal(MIRA, "fly") if "puncture" in line]
    assert p.player(MIRA).pieces[Kind.BRIDGE] == 7
    assert (p.on(MIRA, "L9"), p.on(MIRA, "C9")) == (0, 0)


def test_12_3_puncture_needs_a_bridge_in_the_reserve() -> None:
    p = Position().put(MIRA, "L9").hold(MIRA, "puncture")
    p.player(MIRA).pieces[Kind.BRIDGE] = 0
    assert p.legal(MIRA, "use") == set()


def test_12_3_teleport_costs_three_points_each_time() -> None:
    p = Position().put(MIRA, "U4").bridge(MIRA, "L9-C9").bridge(MIRA, "L2-C2").hold(MIRA, "teleport")
    p.play(MIRA, "use teleport", "fly U4 C1 teleport")
    assert p.g.stack[-1].mp == 2
    assert not [line for line in p.legal(MIRA, "fly") if "teleport" in line]
    assert (p.on(MIRA, "U4"), p.on(MIRA, "C1")) == (0, 1)
    p = Position().put(MIRA, "U4").hold(MIRA, "teleport")
    p.play(MIRA, "fly U4 U5")
    assert p.legal(MIRA, "use") == set(), "two points are left"


def test_12_3_passage_counts_the_chosen_sundiver_alone() -> None:
    p = Position().put(MIRA, "L4", "L9").bridge(BO, "L4-C4").bridge(BO, "L9-C9").hold(MIRA, "passage")
    p.play(MIRA, "use passage")
    assert p.legal(MIRA, "pick") == {"L4", "L9"}
    p.play(MIRA, "pick L4", "fly L9 C9")
    assert p.player(MIRA).momentum == 0
    p.play(MIRA, "fly L4 C4", "fly C4 C5")
    assert p.player(MIRA).momentum == 1


def test_12_3_passage_ends_when_the_chosen_sundiver_is_hurled() -> None:
    p = Position().put(MIRA, "K2", "K2").bridge(MIRA, "R2-K2").hold(MIRA, "passage")
    p.play(MIRA, "use passage", "pick K2")
    assert p.legal(MIRA, "hurl") == {"K2 chosen", "K2 other"}
    p.play(MIRA, "hurl K2 chosen", "fly K2 R2")
    assert p.player(MIRA).momentum == 2
    p = Position().put(MIRA, "K2", "K2").bridge(MIRA, "R2-K2").hold(MIRA, "passage")
    p.play(MIRA, "use passage", "pick K2", "hurl K2 other", "fly K2 R2")
    assert p.player(MIRA).momentum == 3


def test_12_3_fuel_needs_energy() -> None:
    p = Position().hold(MIRA, "fuel").energy(MIRA, 0)
    assert p.legal(MIRA, "use") == set()
    p.energy(MIRA, 1).play(MIRA, "use fuel", "pick fuel")
    assert p.legal(MIRA, "pick") == set()
    assert p.g.stack[-1].mp == 6


def test_12_3_hyperdrive_takes_the_sundiver_into_the_heart_and_then_nothing_moves() -> None:
    p = Position().put(MIRA, "K2", "K3").hold(MIRA, "hyperdrive")
    p.play(MIRA, "use hyperdrive", "hurl K2")
    assert p.player(MIRA).momentum == 2
    assert (p.legal(MIRA, "hurl"), p.legal(MIRA, "fly"), p.legal(MIRA, "launch")) == (set(), set(), set())


def test_12_3_a_move_that_an_effect_changes_keeps_what_was_done_before() -> None:
    p = Position(corner=5).put(MIRA, "K2", "L4").bridge(BO, "L4-C4").hold(MIRA, "fuel").energy(BO, 0)
    p.put(MIRA, "K2")
    p.play(MIRA, "hurl K2", "fly L4 C4", "use fuel", "pick fuel", "hurl K2")
    assert p.g.stack[-1].mp == 3
    events = p.play(MIRA, "end")
    assert p.drawn(events) == 1, "two were hurled in this action"
    assert p.player(BO).energy == 1, "the fee of the crossing made before"


def test_12_3_hyperdrive_counts_a_return_from_space_as_a_space() -> None:
    p = Position(2, event="explode").hold(MIRA, "hyperdrive").energy(MIRA, 1)
    p.player(MIRA).lost, p.player(MIRA).reserve = 1, 4
    p.play(MIRA, "use hyperdrive", "recall U1", "fly U1 U2", "fly U2 U3", "end")
    assert p.player(MIRA).energy == 2, "three spaces"


def test_12_3_hyperdrive_counts_the_hurl_as_a_space() -> None:
    p = Position().put(MIRA, "K2").hold(MIRA, "hyperdrive").energy(MIRA, 0)
    p.play(MIRA, "use hyperdrive", "fly K2 K3", "fly K3 K4", "hurl K4", "end")
    assert (p.player(MIRA).energy, p.player(MIRA).momentum) == (1, 2)


def test_12_3_pillar_may_name_any_suit_of_the_deck() -> None:
    p = Position(3, mode="coop").put(MIRA, "U4", "L4").hold(MIRA, "pillar")
    assert len(p.g.effects) == 3
    p.play(MIRA, "convert bridge L4-C4 U4+L4", "use pillar")
    named = p.legal(MIRA, "pick")
    assert named >= {suit.word for suit in p.g.effects}
    assert len(named) == 3 + 3


def test_12_3_flights_and_hurls_of_a_station_are_told_with_the_others() -> None:
    p = Position(corner=5).station(MIRA, "node", "K1").put(MIRA, "K3").hold(MIRA, "juggernaut")
    p.bridge(MIRA, "L9-C9")
    events = p.play(MIRA, "use juggernaut", "launch U5", "fly K1 K2 node", "hurl K3", "hurl K2 node", "end")
    assert (
        said(events, "travelled") == "Mira launched 1 to U5 and hurled 1 from K3 into the Sun (+2 momentum)."
    )
    assert said(events, "juggernaut") == "Mira flew the node from K1 to K2."
    assert said(events, "hurl-station").endswith(
        "hurled the node from K2 into the heart of the Sun (+2 momentum)."
    )


def said(events: list[Event], key: str) -> str:
    """The only event of a kind as a sentence."""
    (event,) = [event for event in events if event.key == key]
    return words_of("sol").tell(event, ["Mira", "Bo"])


def test_12_3_a_puncture_is_told_beside_the_other_flights() -> None:
    p = Position(corner=5).put(MIRA, "L9").hold(MIRA, "puncture")
    events = p.play(MIRA, "use puncture", "launch U5", "fly U5 U6", "fly L9 C9 puncture", "end")
    assert said(events, "travelled") == "Mira launched 1 to U5 and flew U5 to U6."
    assert said(events, "puncture") == "Mira broke through a membrane from L9, leaving a bridge L9-C9."


@pytest.mark.parametrize("effect", ["cluster", "teleport", "puncture", "transcend", "portal", "passage"])
def test_12_3_ordinary_flights_cost_a_point_under_every_effect_of_moving(effect: str) -> None:
    p = Position().put(MIRA, "L4", "L4").bridge(BO, "L9-C9").hold(MIRA, effect)
    p.play(MIRA, f"use {effect}", *(["pick L4"] if effect == "passage" else []))
    p.play(MIRA, "fly L4 L5 other" if effect == "passage" else "fly L4 L5")
    assert p.g.stack[-1].mp == 2
    assert (p.on(MIRA, "L4"), p.on(MIRA, "L5")) == (1, 1)


def test_12_3_cascade_may_be_ended_without_a_second_conversion() -> None:
    p = Position().put(MIRA, "C3", "C5", "L6", "L7").hold(MIRA, "cascade")
    p.play(MIRA, "convert node C4", "use cascade")
    assert p.drawn(p.play(MIRA, "end")) == 1
    assert p.g.active == BO


def test_12_3_cascade_needs_a_second_pattern() -> None:
    p = Position().put(MIRA, "C3", "C5").hold(MIRA, "cascade")
    p.play(MIRA, "convert node C4")
    assert p.g.active == BO


def test_12_1_a_card_may_be_kept_back_after_a_conversion_and_after_the_draw() -> None:
    p = Position().put(MIRA, "C3", "C5", "L6", "L7").hold(MIRA, "cascade")
    assert p.drawn(p.play(MIRA, "convert node C4", "end")) == 1
    assert p.player(MIRA).held is not Suit.HIDDEN
    p = Position().put(MIRA, "U4", "L4").hold(MIRA, "channel").deck(p.plain())
    p.play(MIRA, "convert bridge L4-C4 U4+L4", "pass")
    assert p.g.active == BO
    assert p.player(MIRA).momentum == 0


def test_12_3_channel_turns_no_more_energy_than_there_is() -> None:
    p = Position().put(MIRA, "C3", "R2", "K2").hold(MIRA, "channel").energy(MIRA, 2)
    word = p.plain()
    p.deck(word, word, word).play(MIRA, "convert tower K2 C3+R2", "use channel")
    assert p.legal(MIRA, "pick") == {"1", "2"}


def test_12_3_motivate_needs_the_energy_of_the_station() -> None:
    for energy, usable in ((1, False), (2, True)):
        p = Position().put(MIRA, "C3", "C4").hold(MIRA, "motivate").energy(MIRA, energy)
        p.play(MIRA, "convert foundry C4 C3+C4")
        assert ("motivate" in p.legal(MIRA, "use")) == usable


def test_12_3_a_second_blight_adds_to_the_guests_of_the_first() -> None:
    p = Position(3, corner=5)
    bo, cy = p.player(BO).corner, p.player(CY).corner
    player = p.put(MIRA, f"U{cy}").hold(MIRA, "blight").player(MIRA)
    player.pool, player.reserve, player.guests = 6, 3, [0, 3, 0]
    p.play(MIRA, "use blight", f"pick U{cy} seat-3")
    assert player.guests == [0, 3, 3]
    p.play(BO, "hold")
    p.play(CY, "hold")
    guests = {line for line in p.legal(MIRA, "launch") if "guest" in line}
    spaces = {2: p.player(BO).corner, 3: p.player(CY).corner}
    assert guests == {
        f"{ring}{n} guest-{host}" for host, at in spaces.items() for n in (at, at % 13 + 1) for ring in "UL"
    }
    assert (spaces[2], spaces[3]) == (bo % 13 + 1, cy % 13 + 1)


def test_12_3_metamorphosis_is_done_once_and_with_a_piece_that_is_left() -> None:
    p = Position().put(MIRA, "C2", "C4").station(MIRA, "node", "C2").station(MIRA, "node", "C4")
    p.station(MIRA, "tower", "R1").station(MIRA, "tower", "R3").station(MIRA, "tower", "R5")
    p.hold(MIRA, "metamorphosis").play(MIRA, "activate C2", "use metamorphosis")
    assert p.legal(MIRA, "pick") == {"C2 foundry"}
    p.play(MIRA, "pick C2 foundry")
    assert p.legal(MIRA, "pick") == set()
    assert p.player(MIRA).pieces[1:] == [2, 2, 0]
    assert p.legal(MIRA, "activate") == {"C4"}, "the other node"


def test_12_3_teleport_stays_where_bridges_and_rings_lead() -> None:
    p = Position().put(MIRA, "C4").hold(MIRA, "teleport")
    p.play(MIRA, "use teleport")
    goals = {line.split()[1] for line in p.legal(MIRA, "fly") if line.endswith(" teleport")}
    assert goals
    assert {goal[0] for goal in goals} == {"C"}, "no bridge leads out of the ring"


def test_12_3_a_second_blight_of_the_same_host_adds_to_the_first() -> None:
    p = Position(corner=5)
    player = p.put(MIRA, f"U{p.player(BO).corner}").hold(MIRA, "blight").player(MIRA)
    player.pool, player.reserve, player.guests = 6, 3, [0, 3]
    p.play(MIRA, "use blight", f"pick U{p.player(BO).corner} seat-2")
    assert player.guests == [0, 6]


def test_12_3_puncture_costs_a_movement_point() -> None:
    p = Position().put(MIRA, "L9", "U4").hold(MIRA, "puncture")
    p.play(MIRA, "use puncture", "fly U4 U5", "fly U5 U6")
    assert "L9 C9 puncture" in p.legal(MIRA, "fly")
    p.play(MIRA, "fly U6 U7")
    assert p.g.stack[-1].mp == 0
    assert p.legal(MIRA, "fly") == set()
