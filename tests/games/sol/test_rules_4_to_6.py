"""Rules 4 to 6: set-up, the turn, and moving."""

from __future__ import annotations

import itertools

import pytest

from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.sol.table.state import Suit
from tests.games.sol.position import BO, CY, MIRA, RULES, Position


@pytest.mark.parametrize(("seats", "cards"), [(2, 59), (3, 74), (4, 89), (5, 104)])
def test_4_the_deck_has_one_suit_more_than_players(seats: int, cards: int) -> None:
    g = RULES.setup(seats, {}, Rng("deck"))
    assert len(g.deck) == cards
    assert g.deck.count(Suit.EXPLOSION) == 14
    assert len(g.effects) == seats + 2


def test_4_each_player_begins_with_8_sundivers_in_the_pool_and_3_energy() -> None:
    for player in Position(3).g.players:
        assert (player.pool, player.reserve, player.energy, player.momentum) == (8, 5, 3, 0)
        assert player.pieces == [8, 3, 3, 3]


def test_4_the_deck_is_shuffled() -> None:
    decks = [RULES.setup(2, {}, Rng(f"deck {n}")).deck for n in range(5)]
    assert all(deck != sorted(deck) for deck in decks)
    assert len({tuple(deck) for deck in decks}) == 5


def test_4_turn_order_and_the_first_corner_are_drawn_by_lot() -> None:
    games = [RULES.setup(3, {}, Rng(f"lot {n}")) for n in range(60)]
    assert {tuple(g.order) for g in games} == set(itertools.permutations(range(3)))
    assert {g.players[g.order[0]].corner for g in games} == set(range(1, 14))


def test_4_up_to_four_players_the_suits_are_the_five_of_the_bridge_edition() -> None:
    for seats in (2, 3, 4):
        suits = {suit for seed in range(30) for suit in RULES.setup(seats, {}, Rng(f"{seed}")).effects}
        assert suits == set(Suit) - {Suit.HIDDEN, Suit.EXPANSION, Suit.TRIGGER, Suit.CONDENSATION}


@pytest.mark.parametrize(
    ("seats", "gaps"), [(2, [7, 6]), (3, [5, 4, 4]), (4, [4, 3, 3, 3]), (5, [4, 3, 3, 3, 3])]
)
def test_4_the_starting_player_has_the_wider_gap_in_front(seats: int, gaps: list[int]) -> None:
    g = RULES.setup(seats, {}, Rng("gaps"))
    corners = [g.players[seat].corner for seat in g.order]
    n = g.layout.corners
    assert [min((other - own) % n for other in corners if other != own) for own in corners] == gaps


def test_4_1_a_first_game_has_the_effects_of_the_rulebook() -> None:
    assert set(RULES.setup(2, {}, Rng("x")).effects.values()) == {
        "catapult",
        "procreate",
        "ceremony",
        "persist",
    }
    assert "juggernaut" in RULES.setup(3, {}, Rng("x")).effects.values()
    assert "cascade" in RULES.setup(4, {}, Rng("x")).effects.values()
    assert "metamorphosis" in RULES.setup(5, {}, Rng("x")).effects.values()


def test_5_the_mothership_orbits_after_the_action_and_the_player_behind_is_next() -> None:
    p = Position(3, corner=5)
    assert [player.corner for player in p.g.players] == [5, 1, 10]
    p.play(MIRA, "hold")
    assert p.player(MIRA).corner == 6
    assert p.g.active == BO


def test_5_a_round_ends_with_the_last_player() -> None:
    p = Position(2)
    p.play(MIRA, "hold")
    p.play(BO, "hold")
    assert (p.g.round, p.g.active) == (2, MIRA)


def test_5_1_a_player_without_sundivers_or_structures_gets_one_back() -> None:
    p = Position(2)
    p.player(BO).pool, p.player(BO).reserve = 0, 13
    p.play(MIRA, "hold")
    assert (p.player(BO).pool, p.player(BO).reserve) == (1, 12)


def test_5_1_a_player_with_a_structure_to_take_down_is_not_rescued() -> None:
    p = Position(2).station(BO, "node", "C4")
    p.player(BO).pool, p.player(BO).reserve = 0, 13
    p.play(MIRA, "hold")
    assert p.player(BO).pool == 0
    assert p.legal(BO, "deconvert") == {"C4"}


def test_5_1_after_8_quiet_rounds_every_orbit_draws_a_card() -> None:
    p = Position(2)
    deck = len(p.g.deck)
    for _ in range(8):
        p.play(MIRA, "hold")
        p.play(BO, "hold")
    assert len(p.g.deck) == deck
    events = p.play(MIRA, "hold")
    assert len(p.g.deck) == deck - 1
    assert [event.values["rounds"] for event in events if event.key == "stall-draw"] == [8]
    assert not p.g.beside
    assert p.player(MIRA).held is Suit.HIDDEN


def test_5_1_the_card_of_a_quiet_round_may_be_a_flare_whose_owners_are_asked() -> None:
    p = Position(2).station(BO, "node", "U9")
    p.play(BO, "orders flare-node ask")
    p.turn_of(MIRA, round=9).deck("explosion")
    p.play(MIRA, "hold")
    assert RULES.awaited(p.g) == [BO]
    assert p.g.marker == 12
    p.play(BO, "flare U9")
    assert p.player(BO).energy == 4
    assert p.g.active == BO


def test_6_each_own_bridge_gives_a_movement_point() -> None:
    p = Position(2).put(MIRA, "U4").bridge(MIRA, "L4-C4").bridge(MIRA, "L9-C9")
    p.play(MIRA, "fly U4 U5", "fly U5 U6", "fly U6 U7", "fly U7 U8", "fly U8 U9")
    assert p.legal(MIRA, "fly") == set()


def test_6_1_launches_go_to_the_four_spaces_at_the_mothership() -> None:
    assert Position(2, corner=13).legal(MIRA, "launch") == {"U13", "U1", "L13", "L1"}


def test_6_1_a_full_space_takes_no_launch() -> None:
    p = Position(2).put(MIRA, *["U1"] * 5)
    assert p.legal(MIRA, "launch") == {"U2", "L1", "L2"}


def test_6_2_sundivers_fly_along_rings_and_between_the_orbits_but_not_through_membranes() -> None:
    p = Position(2).put(MIRA, "L4")
    assert p.legal(MIRA, "fly") == {"L4 L3", "L4 L5", "L4 U4"}
    p.bridge(BO, "L4-C4")
    assert p.legal(MIRA, "fly") == {"L4 L3", "L4 L5", "L4 U4", "L4 C4"}


def test_6_2_nobody_flies_through_a_full_space() -> None:
    p = Position(2).put(MIRA, *["L7"] * 5, "L6")
    assert "L6 L7" not in p.legal(MIRA, "fly")
    p.play(MIRA, "fly L7 L8")
    assert "L6 L7" in p.legal(MIRA, "fly")


def test_6_2_nobody_crosses_a_bridge_to_a_full_space() -> None:
    p = Position(2).put(MIRA, *["C4"] * 4, "L4").put(BO, "C4").bridge(BO, "L4-C4")
    assert "L4 C4" in p.legal(MIRA, "fly"), "other colours are counted separately"
    p.put(MIRA, "C4")
    assert "L4 C4" not in p.legal(MIRA, "fly")
    assert p.refusal(MIRA, "fly L4 C4") == "3.5"
    p.play(MIRA, "fly C4 C5", "fly L4 C4")
    assert p.on(MIRA, "C4") == 5


def test_6_2_a_sundiver_launched_may_fly_on() -> None:
    p = Position(2)
    p.play(MIRA, "launch L1", "fly L1 L13", "fly L13 L12", "end")
    assert p.on(MIRA, "L12") == 1


def test_6_3_bridge_fee_is_one_energy_for_each_owner_and_turn() -> None:
    p = Position(3).put(MIRA, "L4", "L4", "L9").bridge(BO, "L4-C4").bridge(BO, "C4-R3").bridge(CY, "L9-C9")
    p.bridge(MIRA, "L1-C1").bridge(MIRA, "L2-C2")
    p.play(MIRA, "fly L4 C4", "fly L4 C4", "fly C4 R3", "fly L9 C9")
    assert p.player(BO).energy == 3
    p.play(MIRA, "end")
    assert (p.player(MIRA).energy, p.player(BO).energy, p.player(CY).energy) == (3, 4, 4)


def test_6_3_own_bridges_cost_nothing() -> None:
    p = Position(2).put(MIRA, "L4").bridge(MIRA, "L4-C4")
    p.play(MIRA, "fly L4 C4", "end")
    assert p.player(MIRA).energy == 3


def test_6_4_a_hurl_gives_2_momentum_and_the_sundiver_returns_to_the_reserve() -> None:
    p = Position(2).put(MIRA, "K2")
    reserve = p.player(MIRA).reserve
    events = p.play(MIRA, "hurl K2", "end")
    assert p.player(MIRA).momentum == 2
    assert p.player(MIRA).reserve == reserve + 1
    assert p.drawn(events) == 0


def test_6_4_one_card_for_every_two_sundivers_hurled() -> None:
    p = Position(2).put(MIRA, "K2", "K2", "K3")
    events = p.play(MIRA, "hurl K2", "hurl K2", "hurl K3", "end")
    assert p.player(MIRA).momentum == 6
    assert p.drawn(events) == 1


def test_6_4_a_sundiver_may_be_hurled_in_the_turn_it_reached_the_core() -> None:
    p = Position(2).put(MIRA, "R1").bridge(MIRA, "R1-K1")
    p.play(MIRA, "fly R1 K1", "hurl K1", "end")
    assert p.player(MIRA).momentum == 2


def test_6_5_fees_wait_for_the_end_of_the_move() -> None:
    p = Position(2).put(MIRA, "L4").bridge(BO, "L4-C4")
    p.play(MIRA, "fly L4 C4")
    assert p.player(BO).energy == 3
    p.play(MIRA, "end")
    assert p.player(BO).energy == 4


def test_6_5_the_end_of_a_move_tells_how_much_of_each_kind_was_done() -> None:
    p = Position(2).put(MIRA, "K1", "K1").bridge(MIRA, "L4-C4").bridge(MIRA, "L5-C5").bridge(MIRA, "L6-C6")
    steps = ["launch L1", "launch L1", "fly L1 L2", "fly L2 L3", "hurl K1", "hurl K1"]
    (told,) = (event for event in p.play(MIRA, *steps, "end") if event.key == "travelled")
    assert words_of("sol").tell(told, ["Mira", "Bo"]) == (
        "Mira launched 2 to L1, flew L1 to L3 and hurled 2 from K1 into the Sun (+4 momentum)."
    )
