"""Rules 12: the suit effects, each as its card says."""

from __future__ import annotations

import re

import pytest

from bot.discord.core.layout.components import OPTION_LENGTH
from bot.discord.views.story import gist
from bot.engine.moves import Move, Pace, Text
from bot.engine.words import words_of
from bot.games.sol.cards.rows import ROWS
from bot.games.sol.table.state import Suit
from tests.games.sol.position import BO, CY, MIRA, RULES, Position


def test_12_1_a_card_is_discarded_when_it_is_used() -> None:
    p = Position().hold(MIRA, "ceremony")
    held = p.player(MIRA).held
    p.play(MIRA, "use ceremony")
    assert p.player(MIRA).held is Suit.HIDDEN
    assert p.g.discard == [held]
    assert p.g.effect == "ceremony"


def test_12_1_a_card_is_used_in_the_own_turn_alone() -> None:
    p = Position().hold(BO, "accelerate")
    assert not RULES.moves(p.g, BO)
    p.play(MIRA, "hold")
    assert "accelerate" in p.legal(BO, "use")


def test_12_1_a_move_card_is_not_used_after_a_conversion() -> None:
    p = Position().put(MIRA, "U4", "L4").hold(MIRA, "ceremony")
    p.play(MIRA, "convert bridge L4-C4 U4+L4")
    assert p.g.active == BO


def test_12_1_at_the_end_of_the_draw_only_draw_and_any_cards_are_asked_for() -> None:
    p = Position().put(MIRA, "U4", "L4").hold(MIRA, "channel")
    p.deck(p.plain()).play(MIRA, "convert bridge L4-C4 U4+L4")
    assert p.legal(MIRA, "use") == {"channel"}
    assert RULES.asks(p.g)[0].default == Move("pass")


@pytest.mark.parametrize("structure", ["U6", "L4-C4"])
def test_12_1_a_card_for_any_time_is_used_after_taking_a_structure_down(structure: str) -> None:
    p = Position(corner=5).station(MIRA, "node", "U6").bridge(MIRA, "L4-C4").hold(MIRA, "accelerate")
    p.player(MIRA).pool, p.player(MIRA).reserve = 0, 13
    p.play(MIRA, f"deconvert {structure}")
    assert (p.g.active, RULES.asks(p.g)[0].default) == (MIRA, Move("end"))
    assert set(map(str, RULES.moves(p.g, MIRA))) == {"end", "use accelerate"}
    events = p.play(MIRA, "use accelerate", "pick 2")
    assert (p.g.active, p.player(MIRA).corner) == (BO, 8), "two corners, and the orbit"
    assert not p.drawn(events)


def test_12_1_who_has_used_a_card_after_a_conversion_is_not_asked_again() -> None:
    p = Position(corner=5).put(MIRA, "U4", "L4").hold(MIRA, "accelerate").deck("explosion")
    events = p.play(MIRA, "convert bridge L4-C4 U4+L4", "use accelerate", "pick 2")
    assert (p.g.active, p.drawn(events)) == (BO, 1)


def test_12_1_a_card_for_any_time_may_be_kept_back_after_taking_a_structure_down() -> None:
    p = Position().station(MIRA, "node", "U6").put(MIRA, "C2").hold(MIRA, "accelerate")
    p.player(MIRA).pool, p.player(MIRA).reserve = 0, 12
    held = p.player(MIRA).held
    assert p.play(MIRA, "deconvert U6")[-1].key == "deconvert"
    assert p.refusal(MIRA, "use fuel") == "12.1"
    p.play(MIRA, "end")
    assert (p.g.active, p.player(MIRA).held) == (BO, held)


@pytest.mark.parametrize("key", ["", "fuel", "cascade", "synchronize", "channel", "procreate"])
def test_12_1_who_has_no_card_to_use_is_not_asked_after_taking_a_structure_down(key: str) -> None:
    """No card, one of another moment though its pattern lies, or one that would do nothing."""
    p = Position().station(MIRA, "node", "U6").station(BO, "node", "C3").put(MIRA, "C3", "C5").energy(MIRA, 5)
    p.player(MIRA).pool, p.player(MIRA).reserve = 0, 11
    if key:
        p.hold(MIRA, key)
    p.play(MIRA, "deconvert U6")
    assert p.g.active == BO


def scouring() -> Position:
    """Mira has scoured one of two feeders with a card for any time in hand."""
    p = Position(corner=5, event="feeders").put(MIRA, "K2", "K3").hold(MIRA, "accelerate")
    p.g.feeders = [p.g.layout.number["K2"], p.g.layout.number["K3"]]
    p.play(MIRA, "scour K2")
    return p


@pytest.mark.parametrize("key", ["", "fuel", "cascade", "synchronize", "channel"])
def test_12_1_no_other_card_is_used_while_scouring(key: str) -> None:
    p = Position(event="feeders").put(MIRA, "K2", "K3", "C3", "C5").station(BO, "node", "C3").energy(MIRA, 5)
    p.g.feeders = [p.g.layout.number["K2"], p.g.layout.number["K3"]]
    if key:
        p.hold(MIRA, key)
    p.play(MIRA, "scour K2")
    assert set(map(str, RULES.moves(p.g, MIRA))) == {"scour K3", "end"}
    p.play(MIRA, "scour K3")
    assert p.g.active == BO


def test_12_1_a_card_for_any_time_is_used_between_two_feeders() -> None:
    p = scouring()
    assert set(map(str, RULES.moves(p.g, MIRA))) == {"scour K3", "end", "use accelerate"}
    p.play(MIRA, "use accelerate", "pick 2")
    assert set(map(str, RULES.moves(p.g, MIRA))) == {"scour K3", "end"}
    p.play(MIRA, "scour K3")
    assert (p.g.active, p.g.feeders, p.player(MIRA).corner) == (BO, [], 8)


@pytest.mark.parametrize("used", [True, False])
def test_12_1_a_card_for_any_time_is_used_after_the_last_feeder(used: bool) -> None:
    p = scouring()
    p.play(MIRA, "scour K3")
    assert set(map(str, RULES.moves(p.g, MIRA))) == {"end", "use accelerate"}
    assert p.refusal(MIRA, "use fuel") == "12.1"
    assert p.refusal(MIRA, "scour K3") == "16.3.8"
    p.play(MIRA, *(("use accelerate", "pick 2") if used else ("end",)))
    assert (p.g.active, p.player(MIRA).corner) == (BO, 8 if used else 6)


def test_12_2_there_are_31_effects_of_which_21_are_b21() -> None:
    assert len(ROWS) == 31
    assert sum(row.set == "b21" for row in ROWS.values()) == 21
    assert {row.id for row in ROWS.values() if row.hits_others} == {
        "blight",
        "hatch",
        "invade",
        "sacrifice",
        "tribute",
    }


@pytest.mark.parametrize("key", ROWS)
def test_12_3_every_effect_has_its_words(key: str) -> None:
    words = words_of("sol")
    assert words.has(f"effect-{key}")
    assert words.has(f"effect-{key}", "text")
    assert words.has(f"timing-{ROWS[key].timing}")


def test_12_3_accelerate_moves_all_motherships_alike() -> None:
    p = Position(corner=5).hold(MIRA, "accelerate")
    bo = p.player(BO).corner
    p.play(MIRA, "use accelerate")
    assert p.legal(MIRA, "pick") == {str(n) for n in range(1, 13)}
    p.play(MIRA, "pick 9")
    assert p.player(MIRA).corner == 1
    assert p.player(BO).corner == (bo + 8) % 13 + 1
    assert p.legal(MIRA, "launch") == {"U1", "U2", "L1", "L2"}


def test_12_3_accelerate_with_five_players_names_up_to_15_corners() -> None:
    p = Position(5).hold(MIRA, "accelerate")
    p.play(MIRA, "use accelerate")
    assert p.legal(MIRA, "pick") == {str(n) for n in range(1, 16)}


def test_12_3_augment_adds_for_each_further_sundiver_of_any_colour() -> None:
    p = Position().put(MIRA, "R2", "R2").put(BO, "R2").station(MIRA, "node", "R2").hold(MIRA, "augment")
    p.energy(MIRA, 0).play(MIRA, "use augment", "activate R2 augment")
    assert p.player(MIRA).energy == 3 + 2 * 2 + 2, "and the bonus, which does not grow"


def test_12_3_augment_is_all_or_nothing_with_the_raised_cost() -> None:
    p = Position().put(MIRA, "C2", "C2").station(MIRA, "tower", "C2").hold(MIRA, "augment").energy(MIRA, 2)
    assert p.legal(MIRA, "use") == set()
    p.energy(MIRA, 3).play(MIRA, "use augment")
    assert p.legal(MIRA, "activate") == {"C2", "C2 augment"}


def test_12_3_blight_hides_three_guests_who_are_launched_later() -> None:
    p = Position(corner=5)
    corner = p.player(BO).corner
    p.put(MIRA, f"U{corner}").hold(MIRA, "blight")
    p.player(MIRA).pool, p.player(MIRA).reserve = 8, 4
    p.play(MIRA, "use blight", f"pick U{corner} seat-2")
    assert p.player(MIRA).guests == [0, 3]
    assert (p.player(MIRA).pool, p.player(MIRA).reserve) == (9, 1)
    p.play(BO, "hold")
    beside = corner % 13 + 1
    p.play(MIRA, f"launch L{beside} guest-2")
    assert p.on(MIRA, f"L{beside}") == 1
    assert p.player(MIRA).guests == [0, 2]


def test_12_3_cascade_converts_once_more_into_the_pool() -> None:
    p = Position().put(MIRA, "C3", "C5", "L6", "L7").hold(MIRA, "cascade")
    pool = p.player(MIRA).pool
    p.play(MIRA, "convert node C4", "use cascade")
    events = p.play(MIRA, "convert foundry L6 L6+L7")
    assert p.drawn(events) == 1
    assert p.player(MIRA).pool == pool + 2
    assert p.g.active == BO, "once more, and no more"


def test_12_3_catapult_crosses_for_nothing_and_still_pays_the_fee() -> None:
    p = (
        Position()
        .put(MIRA, "L4")
        .bridge(BO, "L4-C4")
        .bridge(BO, "C4-R3")
        .hold(MIRA, "catapult")
        .energy(BO, 0)
    )
    p.play(MIRA, "use catapult", "fly L4 C4")
    assert p.g.stack[-1].mp == 3
    p.play(MIRA, "fly C4 R3")
    assert p.g.stack[-1].mp == 2, "only one crossing of each sundiver is free"
    p.play(MIRA, "end")
    assert p.player(BO).energy == 1


def test_12_3_catapult_lets_a_fresh_sundiver_go_first() -> None:
    p = Position().put(MIRA, "L4", "C4").bridge(MIRA, "L4-C4").bridge(MIRA, "C4-R3").hold(MIRA, "catapult")
    p.play(MIRA, "use catapult", "fly L4 C4", "fly C4 R3")
    assert p.g.stack[-1].mp == 5, "the second crossing was the other one's first"


def test_12_3_catapult_remembers_every_sundiver_that_crossed() -> None:
    p = Position().put(MIRA, "L4", "L4", "L4").hold(MIRA, "catapult")
    p.bridge(MIRA, "L4-C4").bridge(MIRA, "C4-R3").bridge(MIRA, "R3-K2")
    p.play(MIRA, "use catapult", "fly L4 C4", "fly L4 C4", "fly L4 C4")
    assert p.g.stack[-1].mp == 6
    p.play(MIRA, "fly C4 R3", "fly C4 R3", "fly C4 R3")
    assert p.g.stack[-1].mp == 3, "none of the three crosses freely a second time"
    p.play(MIRA, "fly R3 K2", "fly R3 K2", "fly R3 K2")
    assert p.g.stack[-1].mp == 0, "nor a third time"


def test_12_3_catapult_hurls_those_first_that_crossed() -> None:
    p = Position().put(MIRA, "R3", "R3", "K2").bridge(MIRA, "R3-K2").hold(MIRA, "catapult")
    p.play(MIRA, "use catapult", "fly R3 K2", "fly R3 K2", "hurl K2")
    assert p.g.stack[-1].mp == 3
    p.play(MIRA, "fly K2 R3")
    assert p.g.stack[-1].mp == 3, "the one that stood in the core has its crossing left"
    p.play(MIRA, "fly K2 R3")
    assert p.g.stack[-1].mp == 2, "the other has not"


def test_12_3_catapult_pays_for_flights_that_cross_no_membrane() -> None:
    p = Position().put(MIRA, "L4").bridge(MIRA, "L4-C4").hold(MIRA, "catapult")
    p.play(MIRA, "use catapult", "fly L4 L5", "fly L5 U5")
    assert p.g.stack[-1].mp == 2


def test_12_3_ceremony_counts_launches_made_earlier() -> None:
    p = Position(corner=5).hold(MIRA, "ceremony").energy(MIRA, 0)
    p.play(MIRA, "launch U5", "launch L5", "use ceremony")
    assert p.player(MIRA).energy == 1
    p.play(MIRA, "launch U6")
    assert p.player(MIRA).energy == 2


def test_12_3_chain_pays_every_owner_and_sends_every_other_home() -> None:
    p = Position().put(MIRA, "C4", "C6").put(BO, "C5", "C6").hold(MIRA, "chain")
    p.play(MIRA, "use chain")
    assert p.legal(MIRA, "pick") == {"C4", "C6"}
    p.play(MIRA, "pick C4")
    assert p.legal(MIRA, "pick") == {"seat-1", "seat-2"}
    p.play(MIRA, "pick seat-2")
    assert p.player(MIRA).momentum == 1
    assert p.player(BO).momentum == 2
    assert (p.on(MIRA, "C4"), p.on(BO, "C5"), p.on(BO, "C6"), p.on(MIRA, "C6")) == (0, 1, 0, 1)


def test_12_3_chain_needs_a_group_without_branch_or_loop() -> None:
    ring = [f"K{k}" for k in range(1, 6)]
    assert "chain" not in Position().put(MIRA, *ring).hold(MIRA, "chain").legal(MIRA, "use")
    branch = Position().put(MIRA, "U4", "U5", "U6", "L5").hold(MIRA, "chain")
    assert "chain" not in branch.legal(MIRA, "use")
    tail = Position().put(MIRA, "U6", "L6", "U7", "L7", "U8", "U9").hold(MIRA, "chain")
    assert "chain" not in tail.legal(MIRA, "use"), "a line that ends in a loop"
    alone = Position().put(MIRA, "U4", "U6").hold(MIRA, "chain")
    assert "chain" not in alone.legal(MIRA, "use")


def test_12_3_channel_turns_energy_into_momentum_up_to_the_cards_drawn() -> None:
    p = Position().put(MIRA, "C3", "R2", "K2").hold(MIRA, "channel").energy(MIRA, 14)
    p.deck("explosion", p.plain(), p.plain()).play(MIRA, "convert tower K2 C3+R2")
    assert p.player(MIRA).energy == 7
    p.play(MIRA, "use channel")
    assert p.legal(MIRA, "pick") == {"1", "2", "3"}
    p.play(MIRA, "pick 2")
    assert (p.player(MIRA).energy, p.player(MIRA).momentum) == (5, 2)


def test_12_3_cluster_flies_all_of_a_space_twice() -> None:
    p = Position().put(MIRA, "U4", "U4", "U4", "U5", "U5", "U5").hold(MIRA, "cluster")
    p.play(MIRA, "use cluster")
    assert "U4 U5 all" not in p.legal(MIRA, "fly"), "six do not fit"
    p.play(MIRA, "fly U4 U3 all", "fly U3 L3 all")
    assert p.on(MIRA, "L3") == 3
    assert not any(line.endswith("all") for line in p.legal(MIRA, "fly"))
    assert p.g.stack[-1].mp == 1


def test_12_3_duplicate_doubles_and_wants_the_doubled_reserve() -> None:
    p = Position().put(MIRA, "R2").station(BO, "foundry", "R2").hold(MIRA, "duplicate").energy(MIRA, 3)
    player = p.player(MIRA)
    player.pool, player.reserve = player.pool + player.reserve - 4, 4
    assert p.legal(MIRA, "use") == set()
    player.pool, player.reserve = player.pool - 2, 6
    pool = player.pool
    p.energy(BO, 0).play(MIRA, "use duplicate", "activate R2")
    assert (player.energy, player.reserve, player.pool) == (0, 0, pool + 6 + 1)


def test_12_3_festival_activates_all_types() -> None:
    p = Position().put(MIRA, "C2", "C5").station(BO, "node", "C2").station(BO, "tower", "C5")
    p.hold(MIRA, "festival").energy(MIRA, 4).energy(BO, 0)
    p.player(BO).orders.update(node="decline")
    p.play(MIRA, "activate C5", "bonus decline")
    assert p.legal(MIRA, "activate") == set()
    p.play(MIRA, "use festival")
    assert p.legal(MIRA, "activate") == {"C2"}


def test_12_3_fuel_buys_three_points_three_times() -> None:
    p = Position().hold(MIRA, "fuel").energy(MIRA, 5)
    p.play(MIRA, "use fuel", "pick fuel", "pick fuel", "pick fuel")
    assert p.g.stack[-1].mp == 12
    assert p.player(MIRA).energy == 2
    assert p.legal(MIRA, "pick") == set()


def test_12_3_hatch_sends_a_rival_home() -> None:
    p = Position(3).put(MIRA, "C4").put(BO, "C4").put(CY, "C4").hold(MIRA, "hatch")
    p.play(MIRA, "use hatch")
    assert p.legal(MIRA, "pick") == {"C4 seat-2", "C4 seat-3"}
    p.play(MIRA, "pick C4 seat-3")
    assert (p.on(MIRA, "C4"), p.on(BO, "C4"), p.on(CY, "C4")) == (3, 1, 0)


def test_12_3_hatch_needs_two_in_reserve_and_room() -> None:
    p = Position().put(MIRA, "C4", "C4", "C4", "C4").put(BO, "C4").hold(MIRA, "hatch")
    assert p.legal(MIRA, "use") == set()


def test_12_3_hyperdrive_doubles_the_points_of_one_sundiver() -> None:
    p = Position(corner=5).put(MIRA, "U2").hold(MIRA, "hyperdrive").energy(MIRA, 1)
    p.play(MIRA, "use hyperdrive", "launch U5")
    assert p.g.stack[-1].mp == 5
    assert p.legal(MIRA, "launch") == set()
    assert {line.split()[0] for line in p.legal(MIRA, "fly")} == {"U5"}
    p.play(MIRA, "fly U5 U4", "fly U4 L4", "fly L4 L3", "fly L3 L4")
    assert {line.split()[0] for line in p.legal(MIRA, "fly")} == {"L4"}, "one more point"


@pytest.mark.parametrize(("spaces", "energy"), [(2, 0), (3, 1), (5, 1), (6, 2)])
def test_12_3_hyperdrive_gains_an_energy_for_every_third_space(spaces: int, energy: int) -> None:
    p = Position().put(MIRA, "U2").hold(MIRA, "hyperdrive").energy(MIRA, 0)
    way = [f"fly U{n} U{n + 1}" for n in range(2, 2 + spaces)]
    events = p.play(MIRA, "use hyperdrive", *way)
    assert p.player(MIRA).energy == 0, "only when the Move ends"
    events = p.play(MIRA, "end")
    assert p.player(MIRA).energy == energy
    told = [event.values["energy"] for event in events if event.key == "hyperdrive-gained"]
    assert told == [energy] * (energy > 0)


def test_12_3_hyperdrive_is_declared_before_the_first_step() -> None:
    p = Position(corner=5).hold(MIRA, "hyperdrive")
    p.play(MIRA, "launch U5")
    assert p.legal(MIRA, "use") == set()


def test_12_3_invade_takes_a_station_over() -> None:
    p = Position().put(MIRA, "R2", "R2", "R2").station(BO, "tower", "R2").hold(MIRA, "invade")
    reserve = p.player(BO).reserve
    events = p.play(MIRA, "use invade", "pick R2")
    station = p.at("R2")
    assert station is not None
    assert (station.seat, station.spent) == (MIRA, 3)
    assert p.player(BO).reserve == reserve - 3
    assert p.player(BO).pieces[3] == 3
    assert p.drawn(events) == 2
    assert p.g.active == BO, "that was the action"


def test_12_3_invade_needs_three_on_a_tower() -> None:
    p = Position().put(MIRA, "R2", "R2").station(BO, "tower", "R2").hold(MIRA, "invade")
    assert p.legal(MIRA, "use") == set()


def test_12_3_juggernaut_flies_a_station_over_bridges() -> None:
    p = Position().station(MIRA, "tower", "C4").station(BO, "node", "C5").bridge(BO, "C4-R3").energy(BO, 0)
    p.hold(MIRA, "juggernaut").play(MIRA, "use juggernaut")
    assert p.legal(MIRA, "fly") == {"C4 C3 tower", "C4 R3 tower"}
    p.play(MIRA, "fly C4 R3 tower", "end")
    assert p.at("C4") is None
    assert p.player(BO).energy == 1


def test_12_3_juggernaut_leaves_the_sundivers_of_its_space_and_they_fly_on_their_own() -> None:
    p = Position().put(MIRA, "C4", "C9").station(MIRA, "tower", "C4").hold(MIRA, "juggernaut")
    p.play(MIRA, "use juggernaut", "fly C4 C3 tower", "fly C4 C5", "fly C9 C8")
    assert (p.on(MIRA, "C3"), p.on(MIRA, "C5"), p.on(MIRA, "C8")) == (0, 1, 1)
    station = p.at("C3")
    assert station is not None
    assert station.seat == MIRA
    assert p.g.stack[-1].mp == 0


def test_12_3_juggernaut_is_one_station_that_flies_on_from_where_it_is() -> None:
    p = Position().station(MIRA, "tower", "C4").station(MIRA, "node", "R4").station(BO, "node", "R7")
    p.hold(MIRA, "juggernaut").play(MIRA, "use juggernaut")
    assert p.legal(MIRA, "fly") == {"C4 C3 tower", "C4 C5 tower", "R4 R3 node", "R4 R5 node"}
    p.play(MIRA, "fly R4 R5 node")
    assert p.legal(MIRA, "fly") == {"R5 R4 node", "R5 R6 node"}
    p.play(MIRA, "fly R5 R6 node")
    assert p.legal(MIRA, "fly") == {"R6 R5 node"}, "R7 has a station"


def test_12_3_a_station_hurled_flies_no_more_and_counts_for_the_cards() -> None:
    p = Position().station(MIRA, "tower", "K1").station(MIRA, "node", "K3").put(MIRA, "K5")
    p.hold(MIRA, "juggernaut").play(MIRA, "use juggernaut")
    assert p.legal(MIRA, "hurl") == {"K1 tower", "K3 node", "K5"}
    p.play(MIRA, "hurl K1 tower")
    assert p.g.stack[-1].mp == 2
    assert p.legal(MIRA, "hurl") == {"K5"}
    assert all(line.startswith("K5") for line in p.legal(MIRA, "fly"))
    assert p.drawn(p.play(MIRA, "hurl K5", "end")) == 1


def test_12_3_juggernaut_is_hurled_for_two() -> None:
    p = Position().put(MIRA, "K1").station(MIRA, "node", "K2").hold(MIRA, "juggernaut")
    p.play(MIRA, "use juggernaut", "hurl K2 node", "hurl K1")
    assert p.player(MIRA).momentum == 4
    assert p.player(MIRA).pieces[1] == 3
    assert p.drawn(p.play(MIRA, "end")) == 1


def test_12_3_metamorphosis_swaps_an_own_station_just_activated() -> None:
    p = Position().put(MIRA, "C2", "C2").station(MIRA, "node", "C2").hold(MIRA, "metamorphosis")
    p.play(MIRA, "activate C2", "use metamorphosis")
    assert p.legal(MIRA, "pick") == {"C2 foundry", "C2 tower"}
    p.play(MIRA, "pick C2 tower")
    station = p.at("C2")
    assert station is not None
    assert station.kind == 3
    assert station.spent == 2, "a deconversion gives what the node took"
    assert p.legal(MIRA, "activate") == set()


def test_12_3_metamorphosis_needs_an_own_station() -> None:
    p = Position().put(MIRA, "C2").station(BO, "node", "C2").station(MIRA, "node", "C9")
    assert p.hold(MIRA, "metamorphosis").legal(MIRA, "use") == set()


def test_12_3_motivate_activates_without_sundiver_and_cards() -> None:
    p = Position().put(MIRA, "R1", "R3").hold(MIRA, "motivate").energy(MIRA, 0)
    events = p.play(MIRA, "convert node R2", "use motivate")
    assert p.player(MIRA).energy == 3 + 2
    assert p.drawn(events) == 2


def test_12_3_motivate_is_not_for_bridges() -> None:
    p = Position().put(MIRA, "U4", "L4").hold(MIRA, "motivate")
    p.play(MIRA, "convert bridge L4-C4 U4+L4")
    assert p.g.active == BO


def test_12_3_passage_pays_each_different_bridge_once() -> None:
    p = Position().put(MIRA, "L4", "L4").bridge(MIRA, "L4-C4").bridge(MIRA, "C4-R3").hold(MIRA, "passage")
    p.play(MIRA, "use passage", "pick L4")
    assert {"L4 C4 chosen", "L4 C4 other"} <= p.legal(MIRA, "fly")
    p.play(MIRA, "fly L4 C4 other")
    assert p.player(MIRA).momentum == 0
    p.play(MIRA, "fly L4 C4", "fly C4 L4 chosen", "fly L4 C4", "fly C4 R3 chosen")
    assert p.player(MIRA).momentum == 2


def test_12_3_persist_leaves_the_sundivers_on_their_stations() -> None:
    p = Position().put(MIRA, "C2").station(MIRA, "node", "C2").hold(MIRA, "persist")
    p.play(MIRA, "use persist", "activate C2")
    assert p.on(MIRA, "C2") == 1


def test_12_3_pillar_names_a_suit_before_the_draw() -> None:
    p = Position().put(MIRA, "C3", "R2", "K2").hold(MIRA, "pillar")
    word = p.plain()
    p.deck("explosion", word, word).play(MIRA, "convert tower K2 C3+R2")
    assert not any(event.key == "draw" for event in p.g.events)
    p.play(MIRA, "use pillar", f"pick {word}")
    assert p.player(MIRA).momentum == 6


def test_12_3_portal_joins_all_spaces_around_motherships() -> None:
    p = Position(corner=5).hold(MIRA, "portal")
    corner = p.player(BO).corner
    p.play(MIRA, "use portal", f"launch U{corner}", f"fly U{corner} L6")
    assert p.on(MIRA, "L6") == 1


def test_12_3_procreate_serves_every_space_with_two() -> None:
    p = Position().put(MIRA, "C4", "C4", "R2", "R2", "U1").hold(MIRA, "procreate")
    player = p.player(MIRA)
    player.pool, player.reserve = player.pool - 3, player.reserve + 3
    p.play(MIRA, "use procreate")
    assert (p.on(MIRA, "C4"), p.on(MIRA, "R2"), p.on(MIRA, "U1")) == (3, 3, 1)


def test_12_3_procreate_lets_choose_when_the_reserve_is_short() -> None:
    p = Position().put(MIRA, "C4", "C4", "R2", "R2").hold(MIRA, "procreate")
    assert p.player(MIRA).reserve == 1
    p.play(MIRA, "use procreate", "pick R2")
    assert (p.on(MIRA, "C4"), p.on(MIRA, "R2")) == (2, 3)
    assert p.player(MIRA).reserve == 0


def test_12_3_pulse_activates_orbits_without_sundivers() -> None:
    p = Position().station(MIRA, "node", "U4").station(BO, "node", "L7").hold(MIRA, "pulse")
    p.energy(MIRA, 0).energy(BO, 0)
    events = p.play(MIRA, "use pulse", "activate U4", "activate L7")
    assert (p.player(MIRA).energy, p.player(BO).energy) == (2, 1)
    assert p.drawn(events) == 0
    assert p.g.active == BO


def test_12_3_puncture_leaves_a_bridge_and_no_card() -> None:
    p = Position().put(MIRA, "L9").hold(MIRA, "puncture")
    reserve = p.player(MIRA).reserve
    p.play(MIRA, "use puncture", "fly L9 C9 puncture")
    assert p.player(MIRA).reserve == reserve + 1
    bridge = p.g.bridges[p.g.layout.edge_called["L9-C9"]]
    assert (bridge.seat, bridge.spent) == (MIRA, 1)
    assert p.g.stack[-1].mp == 2
    assert p.drawn(p.play(MIRA, "end")) == 0
    p.play(BO, "hold")
    pool = p.player(MIRA).pool
    p.play(MIRA, "deconvert L9-C9")
    assert p.player(MIRA).pool == pool + 1


def test_12_3_sacrifice_pays_every_owner_on_the_foundry() -> None:
    p = Position().put(MIRA, "C2").put(BO, "C2", "C2").station(BO, "foundry", "C2").hold(MIRA, "sacrifice")
    p.play(MIRA, "use sacrifice")
    assert [(ask.seat, ask.pace) for ask in RULES.asks(p.g)] == [(MIRA, Pace.TURN)]
    p.play(MIRA, "pick C2")
    assert (p.player(MIRA).momentum, p.player(BO).momentum) == (2, 4)
    assert (p.on(MIRA, "C2"), p.on(BO, "C2")) == (0, 0)


def test_12_3_squeeze_gives_base_twice_and_bonus_twice() -> None:
    p = Position().put(MIRA, "C2").station(MIRA, "node", "C2").hold(MIRA, "squeeze").energy(MIRA, 0)
    p.deck(p.plain())
    events = p.play(MIRA, "use squeeze", "activate C2")
    assert p.player(MIRA).energy == 2 + 2 + 1 + 1
    assert p.drawn(events) == 1
    assert p.g.active == BO


def test_12_3_squeeze_destroys_the_station_at_an_explosion() -> None:
    p = Position().put(MIRA, "C2").station(MIRA, "node", "C2").hold(MIRA, "squeeze").energy(MIRA, 0)
    p.deck("explosion").play(MIRA, "use squeeze", "activate C2")
    assert p.at("C2") is None
    assert p.player(MIRA).energy == 2


def test_12_3_synchronize_pays_for_each_station() -> None:
    p = Position().put(MIRA, "U2", "U4").station(MIRA, "node", "U2").station(BO, "node", "U4")
    p.hold(MIRA, "synchronize").play(MIRA, "use synchronize", "activate U2", "activate U4")
    assert p.player(MIRA).momentum == 2


def test_12_3_teleport_reaches_what_bridges_join() -> None:
    p = Position().put(MIRA, "U4").bridge(BO, "L9-C9").hold(MIRA, "teleport").energy(BO, 0)
    p.play(MIRA, "use teleport")
    assert "U4 C1 teleport" in p.legal(MIRA, "fly")
    assert "U4 R1 teleport" not in p.legal(MIRA, "fly")
    p.play(MIRA, "fly U4 C1 teleport")
    assert p.g.stack[-1].mp == 0
    moved = p.play(MIRA, "end")[0]
    assert words_of("sol").tell(moved, ["Mira", "Bo"]) == "Mira flew U4 to C1."
    assert p.player(BO).energy == 0, "no fee"


def test_12_3_transcend_ignores_membranes_and_pays_no_fee() -> None:
    p = Position().put(MIRA, "C4").bridge(BO, "C4-R3").hold(MIRA, "transcend").energy(BO, 0)
    p.play(MIRA, "use transcend", "fly C4 R3", "fly R3 K2", "hurl K2", "end")
    assert p.player(MIRA).momentum == 2
    assert p.player(BO).energy == 0


def test_12_3_tribute_takes_an_energy_for_each_sundiver() -> None:
    p = Position(3).put(BO, "C2", "C2").put(CY, "C2").station(MIRA, "node", "C2").hold(MIRA, "tribute")
    p.energy(MIRA, 0).energy(BO, 1).energy(CY, 3).play(MIRA, "use tribute", "pick C2")
    assert (p.player(MIRA).energy, p.player(BO).energy, p.player(CY).energy) == (2, 0, 2)


def test_menus_have_room_for_the_first_sentence_of_each_effect() -> None:
    """Where there is little room the first sentence stands alone, and a longer one would be cut."""
    words = words_of("sol")
    for effect in ROWS:
        said = words.attribute(Text(f"effect-{effect}"), "text")
        assert len(re.split(r"(?<=[.]) ", said)[0]) <= OPTION_LENGTH, said


def test_12_3_ceremony_is_told_in_one_sentence() -> None:
    p = Position(corner=5).hold(MIRA, "ceremony")
    told = p.play(MIRA, "launch U5", "use ceremony", "launch U5", "launch U6", "end")
    words = words_of("sol")
    said = [words.tell(event, ("Mira", "Bo")) for event in gist(words, told, 9)]
    assert said.count("Mira gained 3 energy for launching into Upper Orbit.") == 1
    assert sum("energy" in each for each in said) == 1
