"""Rule 13: the nova, last chances, and who wins."""

from __future__ import annotations

from bot.games.sol.table.state import NOBODY, Suit
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


def test_13_an_open_choice_of_a_card_is_dropped_and_its_cards_discarded() -> None:
    p = Position(2).put(MIRA, "L2", "C2").put(BO, "U9", "L9").marker(1)
    one, other = [suit.word for suit in p.g.effects if suit is not Suit.EXPLOSION][:2]
    p.deck(one, other, "explosion")
    p.play(MIRA, "convert bridge C2-R1 L2+C2")
    assert p.legal(MIRA, "keep") == {one, other, "random"}
    p.play(BO, "convert bridge L9-C9 U9+L9")
    assert p.g.over
    assert p.player(MIRA).held is Suit.HIDDEN
    assert RULES.awaited(p.g) == []
    assert {suit.word for suit in p.g.discard} >= {one, other}


def test_13_effects_in_use_end_with_the_nova() -> None:
    p = Position(2).station(BO, "foundry", "C7").put(MIRA, "C7").hold(MIRA, "duplicate").marker(1)
    p.player(MIRA).pool, p.player(MIRA).reserve = 8, 4
    p.energy(BO, 0).deck("explosion").play(MIRA, "use duplicate", "activate C7")
    assert p.g.over
    assert p.g.effect == ""


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


def test_13_1_after_a_tower_nothing_is_hurled() -> None:
    p = Position(2).station(BO, "tower", "C7").station(BO, "tower", "R5").energy(BO, 9)
    p = nova(p.put(BO, "C7", "C7", "R5", "K2"))
    assert p.legal(BO, "hurl") == {"K2"}
    p.play(BO, "activate C7", "bonus decline")
    assert p.legal(BO, "hurl") == set()
    assert p.legal(BO, "activate") == {"R5"}, "each tower once"
    p.play(BO, "activate R5", "bonus decline")
    assert p.g.over
    assert (p.player(BO).momentum, p.player(BO).energy) == (5, 4)
    assert (p.on(BO, "C7"), p.on(BO, "R5"), p.on(BO, "K2")) == (1, 0, 1)


def test_13_1_after_a_hurl_no_tower_is_activated() -> None:
    p = nova(Position(2).station(BO, "tower", "C7").put(BO, "C7", "K2", "K2"))
    assert p.legal(BO, "activate") == {"C7"}
    p.play(BO, "hurl K2")
    assert p.legal(BO, "activate") == set()
    assert p.legal(BO, "hurl") == {"K2"}


def test_13_1_a_last_chance_may_be_passed() -> None:
    p = nova(Position(2).put(BO, "K2", "K2"))
    p.play(BO, "hurl K2", "pass")
    assert p.g.over
    assert (p.player(BO).momentum, p.on(BO, "K2")) == (2, 1)


def test_13_1_a_last_chance_is_for_towers_alone_and_only_those_that_can_be_paid() -> None:
    p = Position(2).station(BO, "node", "C7").station(BO, "tower", "K4").station(MIRA, "tower", "C9")
    p = nova(p.put(BO, "C7", "K4", "C9").energy(BO, 4).energy(MIRA, 1))
    assert p.legal(BO, "activate") == {"C9"}
    p.play(BO, "activate C9")
    p.play(MIRA, "bonus take")
    assert (p.player(BO).momentum, p.player(MIRA).momentum, p.player(MIRA).energy) == (2, 1, 0)


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
    standings = RULES.standings(p.g)
    assert (standings.places, standings.outcome) == ((3, 1, 1), "ranked")


def test_13_1_a_last_chance_tells_whose_tower_is_activated() -> None:
    p = Position(3).station(BO, "tower", "L2").station(MIRA, "tower", "L4").station(NOBODY, "tower", "L6")
    p = nova(p.put(BO, "L2", "L4", "L6").energy(BO, 9))
    events = p.play(BO, "activate L4")
    assert RULES.awaited(p.g) == [MIRA], "whose bonus costs energy"
    p.play(MIRA, "bonus decline")
    events += p.play(BO, "bonus decline", "activate L6", "bonus decline", "activate L2")
    told = [
        (event.values["owner"], event.values["whose"]) for event in events if event.key == "activate-tower"
    ]
    assert told == [("@0", "other"), ("=", "none"), ("@1", "own")]
