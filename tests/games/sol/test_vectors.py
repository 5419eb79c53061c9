"""The test vectors of rules 15.4 by their numbers; those of single effects stand in test_rule_12_effects."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move, Seat
from bot.games.sol.table.state import Suit
from tests.games.sol.position import BO, CY, MIRA, RULES, Position


def test_vector_1_three_motherships_stand_four_corners_apart() -> None:
    p = Position(3, corner=5)
    assert [p.player(seat).corner for seat in (MIRA, BO, CY)] == [5, 1, 10]


def test_vector_2_after_the_orbit_the_next_player_has_the_wider_gap() -> None:
    p = Position(3, corner=5)
    p.play(MIRA, "hold")
    assert p.player(MIRA).corner == 6
    assert p.g.active == BO


def test_vector_3_corner_13_joins_the_last_and_the_first_number() -> None:
    assert Position(corner=13).legal(MIRA, "launch") == {"U13", "U1", "L13", "L1"}


@pytest.mark.parametrize(
    ("number", "spaces", "move", "cards"),
    [
        (4, "U4 L4", "bridge L4-C4 U4+L4", 1),
        (5, "L2 C2", "bridge C2-R1 L2+C2", 2),
        (5, "L2 C2", "bridge C2-R2 L2+C2", 2),
        (6, "C3 R2", "bridge R2-K1 C3+R2", 3),
        (6, "C3 R2", "bridge R2-K2 C3+R2", 3),
        (7, "K1 K3", "node K2", 3),
        (8, "K5 K2", "node K1", 3),
        (9, "R8 R1", "foundry R8 R8+R1", 2),
        (9, "R8 R1", "foundry R1 R8+R1", 2),
        (10, "U6 L6 C6", "tower C6 U6+L6", 1),
        (11, "C3 R2 K2", "tower K2 C3+R2", 3),
    ],
)
def test_vectors_4_to_11_patterns(number: int, spaces: str, move: str, cards: int) -> None:
    p = Position().put(MIRA, *spaces.split())
    p.deck(*[p.plain()] * cards)
    assert move in p.legal(MIRA, "convert")
    assert p.drawn(p.play(MIRA, f"convert {move}")) == cards, f"vector {number}"


def test_vector_4_a_bridge_adds_a_movement_point() -> None:
    p = Position(corner=5).put(MIRA, "U4", "L4")
    p.deck(p.plain()).play(MIRA, "convert bridge L4-C4 U4+L4")
    p.play(BO, "hold")
    p.play(MIRA, "launch U6")
    assert p.g.stack[-1].mp == 3


def test_vector_12_spaces_that_touch_at_a_corner_are_no_pattern() -> None:
    assert Position().put(MIRA, "C3", "R3").legal(MIRA, "convert") == set()


def test_vector_13_a_station_in_the_gap_forbids_the_node() -> None:
    p = Position().put(MIRA, "C2", "C4").station(BO, "foundry", "C3")
    assert p.refusal(MIRA, "convert node C3") == "3.5"


def test_vector_14_a_sixth_sundiver_may_not_even_pass() -> None:
    p = Position().put(MIRA, "L6", *["L7"] * 5)
    assert p.refusal(MIRA, "fly L6 L7") == "3.5"


def test_vector_15_one_energy_for_each_owner_crossed() -> None:
    p = Position(3).put(MIRA, "L1", "L2", "L3").bridge(BO, "L1-C1").bridge(BO, "L2-C2").bridge(CY, "L3-C3")
    p.play(MIRA, "fly L1 C1", "fly L2 C2", "fly L3 C3")
    assert (p.player(BO).energy, p.player(CY).energy) == (3, 3), "fees are paid when the action ends"
    p.play(MIRA, "end")
    assert (p.player(BO).energy, p.player(CY).energy) == (4, 4)


def test_vector_16_three_hurled_are_six_momentum_and_a_card() -> None:
    p = Position().put(MIRA, "K1", "K2", "K2")
    p.deck(p.plain())
    reserve = p.player(MIRA).reserve
    p.play(MIRA, "hurl K1", "hurl K2", "hurl K2")
    assert p.player(MIRA).momentum == 6
    assert p.player(MIRA).reserve == reserve + 3
    assert p.drawn(p.play(MIRA, "end")) == 1


def test_vector_17_nobody_can_pay_the_bonus_of_a_core_tower() -> None:
    p = Position().put(MIRA, "K2").station(BO, "tower", "K2").energy(MIRA, 5).energy(BO, 2)
    p.play(MIRA, "activate K2")
    assert p.player(MIRA).momentum == 5
    assert p.player(MIRA).energy == 0
    assert p.player(BO).energy == 2
    assert p.legal(MIRA, "bonus") == set()


def test_vector_18_an_own_radiative_foundry_with_its_bonus() -> None:
    p = Position().put(MIRA, "R4").station(MIRA, "foundry", "R4").energy(MIRA, 5)
    player = p.player(MIRA)
    player.pool, player.reserve = player.pool - 1, player.reserve + 1
    pool = player.pool
    p.deck(p.plain(), p.plain())
    events = p.play(MIRA, "activate R4", "bonus take")
    assert (player.energy, player.reserve, player.pool) == (0, 0, pool + 5 + 1)
    assert p.drawn(events) == 2


def test_vector_19_three_foreign_nodes() -> None:
    p = Position(4).put(MIRA, "C1", "R1", "K1").energy(MIRA, 0)
    for seat, name in ((BO, "C1"), (CY, "R1"), (Seat(3), "K1")):
        p.station(seat, "node", name)
    p.deck(*[p.plain()] * 6)
    events = p.play(MIRA, "activate C1", "activate R1", "activate K1")
    assert p.player(MIRA).energy == 10
    assert [p.player(seat).energy for seat in (BO, CY, Seat(3))] == [4, 5, 6]
    assert p.drawn(events) == 6


def test_vector_20_13_and_27_energy_lose_6_and_13() -> None:
    p = Position().put(MIRA, "U4", "L4").energy(MIRA, 13).energy(BO, 27)
    p.deck("explosion").play(MIRA, "convert bridge L4-C4 U4+L4")
    assert (p.player(MIRA).energy, p.player(BO).energy) == (7, 14)


def test_vector_21_a_tower_in_upper_orbit_needs_energy() -> None:
    p = Position().put(MIRA, "U4", "L4").station(MIRA, "tower", "U9").energy(MIRA, 0)
    p.deck("explosion").play(MIRA, "convert bridge L4-C4 U4+L4")
    assert p.player(MIRA).momentum == 0


def test_vector_22_a_tower_is_not_taken_down_with_two_in_reserve() -> None:
    p = Position().station(MIRA, "tower", "R4")
    player = p.player(MIRA)
    player.pool, player.reserve = player.pool + player.reserve - 2, 2
    assert p.refusal(MIRA, "deconvert R4") == "7.6"


def test_vector_23_the_nova_stops_the_draw_and_leaves_last_chances() -> None:
    p = Position(3).put(MIRA, "C3", "R2", "K2").put(BO, "K1").put(CY, "K4").marker(1)
    p.deck("explosion", p.plain(), p.plain())
    events = p.play(MIRA, "convert tower K2 C3+R2")
    assert p.drawn(events) == 1
    assert p.g.marker == 0
    assert RULES.awaited(p.g) == [BO]
    assert RULES.asks(p.g)[0].default == Move("hurl", ("K1",))
    p.play(BO, "hurl K1")
    p.play(CY, "pass")
    assert p.g.over
    assert [p.player(seat).momentum for seat in (MIRA, BO, CY)] == [0, 2, 0]
    assert RULES.standings(p.g).places == (2, 1, 2)


def test_vector_24_an_open_choice_is_asked_first_and_leaves_the_older_card_to_who_is_away() -> None:
    p = Position().put(MIRA, "U4", "L4").hold(MIRA, "persist")
    held = p.player(MIRA).held
    other = next(s for s in p.g.deck if s not in (held, Suit.EXPLOSION))
    p.deck(other.word).play(MIRA, "convert bridge L4-C4 U4+L4")
    assert p.legal(MIRA, "keep") == {held.word, other.word}
    p.play(BO, "hold")
    (ask,) = RULES.asks(p.g)
    assert (ask.seat, ask.prompt.key) == (MIRA, "ask-keep")
    p.play(MIRA, str(ask.default))
    assert p.player(MIRA).held is held
    assert p.g.discard == [other]


def test_vector_30_the_boxed_edition_resolves_the_last_flare_whole() -> None:
    p = Position(edition="boxed").put(MIRA, "K1", "K2").station(BO, "tower", "U9").energy(BO, 5).marker(1)
    p.deck(p.plain(), "explosion")
    p.play(MIRA, "hurl K1", "hurl K2", "end")
    assert p.player(MIRA).momentum == 4 + 1
    assert p.player(BO).momentum == 1
    assert p.g.over


def test_vector_31_nothing_is_lost_and_nothing_used_at_the_13th_explosion() -> None:
    p = Position().put(BO, "U4", "L4").station(MIRA, "tower", "U9").energy(MIRA, 14).marker(1)
    p.turn_of(BO).deck("explosion").play(BO, "convert bridge L4-C4 U4+L4")
    assert p.g.over
    assert (p.player(MIRA).energy, p.player(MIRA).momentum) == (14, 0)


def test_vector_33_a_swapped_tower_gives_back_what_the_node_took() -> None:
    p = Position().station(MIRA, "tower", "C4")
    station = p.at("C4")
    assert station is not None
    station.spent = 2
    pool = p.player(MIRA).pool
    p.play(MIRA, "deconvert C4")
    assert p.player(MIRA).pool == pool + 2
