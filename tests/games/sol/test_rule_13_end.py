"""Rule 13: the nova, last chances, and who wins."""

from __future__ import annotations

from tests.games.sol.position import BO, CY, MIRA, RULES, Position


def nova(p: Position) -> Position:
    """Mira builds a bridge to the core and the first of three cards is the 13th explosion."""
    p.put(MIRA, "C3", "R2").marker(1).deck("explosion", p.plain(), p.plain())
    p.play(MIRA, "convert bridge R2-K1 C3+R2")
    return p


def test_13_the_draw_stops_at_the_13th_explosion() -> None:
    p = Position(2).put(MIRA, "C3", "R2").marker(1)
    p.deck("explosion", p.plain(), p.plain())
    events = p.play(MIRA, "convert bridge R2-K1 C3+R2")
    assert p.drawn(events) == 1
    assert p.g.over


def test_13_nothing_further_of_the_last_flare_happens() -> None:
    p = nova(Position(2).energy(BO, 14).station(BO, "tower", "U9"))
    assert (p.player(BO).energy, p.player(BO).momentum) == (14, 0)


def test_13_1_each_player_without_a_turn_this_round_gets_a_last_chance_in_turn_order() -> None:
    p = nova(Position(3).station(BO, "tower", "C7").put(BO, "C7").put(CY, "K2", "K2"))
    assert not p.g.over
    assert RULES.awaited(p.g) == [BO]
    events = p.play(BO, "activate C7")
    assert p.drawn(events) == 0
    p.play(BO, "bonus take")
    assert p.player(BO).momentum == 3
    assert RULES.awaited(p.g) == [CY]
    p.play(CY, "hurl K2", "hurl K2")
    assert p.player(CY).momentum == 4
    assert p.g.over


def test_13_1_a_last_chance_is_towers_or_hurling_not_both() -> None:
    p = nova(Position(2).station(BO, "tower", "C7").put(BO, "C7", "K2"))
    p.play(BO, "hurl K2")
    assert p.g.over


def test_13_1_hurling_costs_movement_points() -> None:
    p = nova(Position(2).put(BO, "K2", "K2", "K2", "K3", "K3"))
    p.play(BO, "hurl K2", "hurl K2", "hurl K2")
    assert p.g.over
    assert p.player(BO).momentum == 6


def test_13_a_nova_in_the_last_seat_of_a_round_leaves_no_last_chances() -> None:
    p = Position(2).put(BO, "C3", "R2").put(MIRA, "K2").marker(1)
    p.play(MIRA, "hold")
    p.deck("explosion")
    p.play(BO, "convert bridge R2-K1 C3+R2")
    assert p.g.over


def test_13_most_momentum_wins_and_ties_share() -> None:
    p = Position(3)
    for seat, momentum in ((MIRA, 5), (BO, 8), (CY, 8)):
        p.player(seat).momentum = momentum
    nova(p)
    assert RULES.standings(p.g).places == (3, 1, 1)
