"""Nothing is secret in SOL but the order of the deck: what can be taken back alone, and what cannot."""

from __future__ import annotations

from bot.engine.moves import Move, Seat
from bot.engine.rng import Rng
from bot.engine.secrets import learners
from bot.games.sol.table.state import Suit
from tests.games.sol.position import BO, MIRA, RULES, Position


def who_learns(p: Position, line: str, seat: Seat = MIRA) -> list[Seat]:
    before = RULES.copy(p.g)
    p.play(seat, line)
    return learners(RULES, before, seat, Move.parse(line), p.g, p.g.seats)


def test_6_5_steps_of_a_move_tell_nobody_anything() -> None:
    p = Position(corner=5).put(MIRA, "K1")
    assert who_learns(p, "launch U5") == []
    assert who_learns(p, "fly U5 U4") == []
    assert who_learns(p, "hurl K1") == []
    assert who_learns(p, "end") == []


def test_9_a_card_drawn_is_learned_by_all() -> None:
    p = Position().put(MIRA, "U4", "L4")
    assert who_learns(p, "convert bridge L4-C4 U4+L4") == [MIRA, BO]


def test_11_a_choice_that_the_lot_makes_is_learned_by_all() -> None:
    p = Position().put(MIRA, "U4", "L4", "U6", "L6", "C6")
    suits = [suit for suit in p.g.effects if suit is not Suit.EXPLOSION]
    p.play(MIRA, "hold")
    p.play(BO, "hold")
    p.put(MIRA, "R2", "C3", "K2").deck(*[suit.word for suit in suits[:3]])
    p.play(MIRA, "convert tower K2 C3+R2")
    assert len(p.legal(MIRA, "keep") - {"random"}) == 3
    assert who_learns(p, "hold", BO) == []
    assert who_learns(p, "keep random") == [MIRA, BO]


def test_the_deck_and_the_seed_are_in_no_view() -> None:
    p = Position()
    for viewer in (None, MIRA, BO):
        view = RULES.view(p.g, viewer)
        assert view.rng is None
        assert set(view.deck) == {Suit.HIDDEN}
        assert len(view.deck) == len(p.g.deck)


def test_another_world_has_the_same_cards_left() -> None:
    p = Position()
    world = RULES.resample(p.g, MIRA, Rng("elsewhere"))
    assert sorted(world.deck) == sorted(p.g.deck)
    assert world.deck != p.g.deck


def test_16_4_which_suits_without_an_effect_are_in_the_deck_is_anyones_guess() -> None:
    p = Position(3, mode="coop")
    worlds = [RULES.resample(RULES.view(p.g, MIRA), MIRA, Rng(f"{number}")) for number in range(20)]
    suits = {frozenset(world.deck) for world in worlds}
    assert len(suits) > 1
    assert all(in_play >= set(p.g.effects) and len(in_play) == 5 for in_play in suits)
    assert {len(world.deck) for world in worlds} == {len(p.g.deck)}
    assert {world.deck.count(Suit.EXPLOSION) for world in worlds} == {14}
