"""Rule 16.1: the boxed edition, row by row."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.foresight import Foresight
from bot.engine.rng import Rng
from bot.games.sol.round.setup import effect_keys
from bot.games.sol.table.edition import movement_points
from bot.games.sol.table.state import Kind, Suit
from tests.games.sol.position import BO, CY, MIRA, RULES, Position

BOXED = {"edition": "boxed"}


def boxed(seats: int = 2, **options: Any) -> Position:
    return Position(seats, edition="boxed", **options)


def test_16_1_1_five_bridges_and_13_cards_of_each_suit() -> None:
    g = RULES.setup(3, BOXED, Rng("x"))
    assert all(player.pieces == [5, 3, 3, 3] for player in g.players)
    assert len(g.effects) == 5
    assert {g.deck.count(suit) for suit in g.effects} == {13}
    assert len(g.deck) == 13 * 5


def test_16_1_1_with_vestigial_structures_one_suit_for_each_player() -> None:
    g = RULES.setup(3, {**BOXED, "vestigial": "on"}, Rng("x"))
    assert len(g.deck) == 13 * 4


def test_16_1_1_the_suits_are_those_of_the_boxed_edition() -> None:
    g = RULES.setup(5, BOXED, Rng("x"))
    assert Suit.CRYSTALLIZATION not in g.effects
    assert {Suit.CONDENSATION, Suit.EXPANSION} <= set(g.effects)


def test_16_1_1_there_are_30_effects_all_but_persist() -> None:
    options = RULES.info.complete({**BOXED, "effects": "all"})
    keys = effect_keys(options)
    assert len(keys) == 30
    assert "persist" not in keys
    assert "persist" not in RULES.setup(2, BOXED, Rng("x")).effects.values()


def test_16_1_2_the_lower_orbit_touches_two_convective_spaces() -> None:
    p = boxed().put(MIRA, "U4", "L4")
    assert {m.split()[1] for m in p.legal(MIRA, "convert") if m.startswith("bridge")} == {"L4-C4", "L4-C5"}


def test_16_1_3_movement_is_3_and_one_for_each_layer_with_an_own_station() -> None:
    p = boxed().bridge(MIRA, "L4-C4")
    assert movement_points(p.g, MIRA) == 3
    for number, space in enumerate(("U1", "U3", "L1", "C1", "R1", "K1")):
        p.station(MIRA, ("node", "foundry", "tower")[number % 3], space)
    assert movement_points(p.g, MIRA) == 8


def test_16_1_4_a_hurled_sundiver_leaves_the_game_and_draws_a_card() -> None:
    p = boxed().put(MIRA, "K2", "K2")
    reserve = p.player(MIRA).reserve
    p.deck(p.plain(), p.plain())
    events = p.play(MIRA, "hurl K2", "hurl K2", "end")
    assert (p.player(MIRA).gone, p.player(MIRA).reserve) == (2, reserve)
    assert p.drawn(events) == 2
    assert p.player(MIRA).momentum == 4


def test_16_1_4_each_flare_among_these_cards_gives_1_momentum() -> None:
    p = boxed().put(MIRA, "K2", "K2").deck("explosion", "explosion")
    p.play(MIRA, "hurl K2", "hurl K2", "end")
    assert p.player(MIRA).momentum == 4 + 2


def test_16_1_4_flares_of_other_actions_give_no_momentum() -> None:
    p = boxed().put(MIRA, "U4", "L4").deck("explosion")
    p.play(MIRA, "convert bridge L4-C4 U4+L4")
    assert p.player(MIRA).momentum == 0


def test_16_1_5_structures_cannot_be_taken_down() -> None:
    p = boxed().station(MIRA, "node", "L4").bridge(MIRA, "L4-C4")
    assert p.legal(MIRA, "deconvert") == set()


def test_16_1_5_without_sundivers_a_structure_must_be_given_up_for_two() -> None:
    p = boxed().station(BO, "node", "L9").bridge(BO, "L4-C4")
    p.player(BO).pool, p.player(BO).reserve = 0, 13
    p.play(MIRA, "hold")
    assert {str(move) for move in RULES.moves(p.g, BO)} == {"deconvert L9", "deconvert L4-C4"}
    p.play(BO, "deconvert L9")
    assert (p.player(BO).pool, p.player(BO).reserve) == (2, 11)
    assert p.player(BO).pieces[Kind.NODE] == 3
    assert p.legal(BO, "launch")


def test_16_1_5_a_bridge_given_up_returns_to_the_reserve() -> None:
    p = Position(2, edition="boxed").bridge(BO, "C4-R3")
    p.player(BO).pool, p.player(BO).reserve = 0, 13
    p.play(MIRA, "hold")
    assert p.legal(BO, "deconvert") == {"C4-R3"}
    p.play(BO, "deconvert C4-R3")
    assert p.player(BO).pieces == [5, 3, 3, 3]
    assert (p.player(BO).pool, p.player(BO).reserve) == (2, 11)
    assert not p.g.bridges


def test_16_1_5_fewer_come_back_if_the_reserve_is_short() -> None:
    p = boxed().station(BO, "node", "L9")
    p.player(BO).pool, p.player(BO).reserve, p.player(BO).gone = 0, 1, 12
    p.play(MIRA, "hold")
    p.play(BO, "deconvert L9")
    assert p.player(BO).pool == 1


def test_16_1_5_with_nothing_left_a_player_can_only_hold() -> None:
    p = boxed()
    p.player(BO).pool, p.player(BO).reserve, p.player(BO).gone = 0, 0, 13
    p.play(MIRA, "hold")
    assert {str(move) for move in RULES.moves(p.g, BO)} == {"hold"}


def test_16_1_6_sundivers_must_have_been_present_when_the_turn_began() -> None:
    p = boxed().station(BO, "node", "L4").station(BO, "node", "L9").put(MIRA, "L9")
    p.player(MIRA).reserve -= 1
    p.g.sundivers[MIRA][p.g.layout.number["L4"]] += 1
    assert p.legal(MIRA, "activate") == {"L9"}


def test_16_1_7_the_last_flare_is_resolved_whole_and_there_are_no_last_chances() -> None:
    p = boxed(3).energy(BO, 14).station(BO, "tower", "U9").put(BO, "K2").put(CY, "K2")
    p.put(MIRA, "U4", "L4").marker(1).deck("explosion")
    p.play(MIRA, "convert bridge L4-C4 U4+L4")
    assert p.g.over
    assert (p.player(BO).energy, p.player(BO).momentum) == (14 - 7 - 1, 1)


def test_16_1_7_the_last_flare_pays_a_hurl_too() -> None:
    p = boxed().put(MIRA, "K2", "K2").marker(1).deck(Position.plain(boxed()), "explosion")
    p.play(MIRA, "hurl K2", "hurl K2", "end")
    assert p.g.over
    assert p.player(MIRA).momentum == 4 + 1


def test_16_1_7_owners_who_want_to_be_asked_are_asked_in_the_last_flare() -> None:
    p = boxed().station(BO, "tower", "U9").put(MIRA, "U4", "L4").marker(1).deck("explosion")
    p.play(BO, "orders flare-tower ask")
    p.play(MIRA, "convert bridge L4-C4 U4+L4")
    assert RULES.awaited(p.g) == [BO]
    p.play(BO, "flare U9")
    assert p.g.over
    assert p.player(BO).momentum == 1


def test_16_1_8_a_card_not_chosen_is_chosen_by_lot() -> None:
    kept = set()
    for number in range(12):
        p = boxed().put(MIRA, "L2", "C2").hold(MIRA, "ceremony")
        held = p.player(MIRA).held
        p.deck(*[suit.word for suit in p.g.effects if suit not in (Suit.EXPLOSION, held)][:2])
        p.g.rng = Rng(f"neighbour {number}")
        p.play(MIRA, "convert bridge C2-R1 L2+C2")
        p.play(BO, "hold")
        (ask,) = RULES.asks(p.g)
        assert (ask.seat, ask.blocking, str(ask.default)) == (MIRA, True, "keep random")
        p.play(MIRA, "keep random")
        kept.add(p.player(MIRA).held)
    assert held in kept
    assert len(kept) == 3


@pytest.mark.parametrize("effect", ["sacrifice", "teleport"])
def test_16_1_effects_in_boxed_terms(effect: str) -> None:
    p = boxed().hold(MIRA, effect).station(BO, "foundry", "L4").put(MIRA, "L4", "L4")
    p.player(MIRA).pool, p.player(MIRA).gone = p.player(MIRA).pool - 1, 1
    p.play(MIRA, f"use {effect}")
    if effect == "sacrifice":
        p.play(MIRA, "pick L4")
        assert (p.player(MIRA).gone, p.player(MIRA).momentum) == (3, 4)
    else:
        assert "L4 K3 teleport" in p.legal(MIRA, "fly")


def test_16_1_9_each_player_places_one_structure_and_then_the_other() -> None:
    g = RULES.setup(2, {**BOXED, "vestigial": "on"}, Rng("x"))
    first, second = g.order
    p = boxed()
    p.g = g
    assert RULES.awaited(g) == [first]
    p.play(first, "place bridge L4-C4")
    assert "bridge L4-C4" not in p.legal(second, "place")
    p.play(second, "place tower C7")
    assert all(move.startswith(("node", "foundry", "tower")) for move in p.legal(first, "place"))
    p.play(first, "place node U2")
    assert all(move.startswith("bridge") for move in p.legal(second, "place"))
    p.play(second, "place bridge L5-C5")
    assert movement_points(g, first) == movement_points(g, second) == 4
    assert RULES.awaited(g) == [first]


def test_16_1_9_vestigial_structures_may_not_stand_deep() -> None:
    g = RULES.setup(2, {"vestigial": "on"}, Rng("x"))
    places = {str(move.values[1]) for move in RULES.moves(g, g.order[0]) if move.values[0] == "node"}
    assert {place[0] for place in places} == set("ULC")


def test_16_1_5_the_choice_says_how_many_sundivers_come_back() -> None:
    p = boxed().station(BO, "tower", "C9")
    p.player(BO).pool, p.player(BO).reserve = 0, 13
    p.play(MIRA, "hold")
    (move,) = RULES.moves(p.g, BO)
    assert Foresight(RULES, RULES.view(p.g, BO), BO).of(move).gains == {"sundivers": 2}
