"""Rules 8 to 11: activation, drawing, flares, keeping a card."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.moves import Event, Move, Pace, Text
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.sol.table.state import NOBODY, SUIT_CALLED, SUIT_WORDS, Suit
from tests.games import leaks
from tests.games.leaks import prove_events_keep_secrets
from tests.games.sol.position import BO, CY, MIRA, RULES, Position


def test_8_1_one_kind_of_station_whoever_owns_it_each_once() -> None:
    p = Position(2).station(BO, "node", "L4").station(MIRA, "node", "L6").station(MIRA, "tower", "L8")
    p.put(MIRA, "L4", "L4", "L6", "L8")
    assert p.legal(MIRA, "activate") == {"L4", "L6", "L8"}
    p.play(MIRA, "activate L4")
    assert p.legal(MIRA, "activate") == {"L6"}


@pytest.mark.parametrize(("space", "amount"), [("U4", 1), ("L4", 1), ("C4", 2), ("R4", 3), ("K4", 5)])
def test_8_2_node_gives_its_base_for_nothing(space: str, amount: int) -> None:
    p = Position(2).station(BO, "node", space).put(MIRA, space)
    p.play(MIRA, f"activate {space}")
    assert p.player(MIRA).energy == 3 + amount


def test_8_2_foundry_turns_energy_into_sundivers() -> None:
    p = Position(2).station(BO, "foundry", "C4").put(MIRA, "C4")
    p.player(BO).energy = 0
    pool = p.player(MIRA).pool
    p.play(MIRA, "activate C4", "bonus decline")
    assert p.player(MIRA).energy == 1
    assert p.player(MIRA).pool == pool + 2 + 1


def test_8_2_tower_turns_energy_into_momentum() -> None:
    p = Position(2).station(MIRA, "tower", "R4").put(MIRA, "R4")
    p.play(MIRA, "activate R4")
    assert (p.player(MIRA).energy, p.player(MIRA).momentum) == (0, 3)


def test_8_2_without_the_full_energy_the_station_is_not_available() -> None:
    p = Position(2).station(MIRA, "tower", "K4").put(MIRA, "K4")
    assert p.legal(MIRA, "activate") == set()
    assert p.refusal(MIRA, "activate K4")


def test_8_2_without_enough_sundivers_in_the_reserve_a_foundry_is_not_available() -> None:
    p = Position(2).station(MIRA, "foundry", "R4").put(MIRA, "R4").energy(MIRA, 9)
    player = p.player(MIRA)
    player.pool, player.reserve = player.pool + player.reserve - 2, 2
    assert p.legal(MIRA, "activate") == set()


def test_8_2_the_owner_may_take_the_bonus_and_gets_it_by_the_standing_order() -> None:
    p = Position(2).station(BO, "node", "R4").put(MIRA, "R4")
    p.play(MIRA, "activate R4")
    assert (p.player(MIRA).energy, p.player(BO).energy) == (6, 5)


def test_8_2_an_owner_who_cannot_pay_counts_as_declining() -> None:
    p = Position(2).station(BO, "tower", "K4").put(MIRA, "K4").energy(MIRA, 5).energy(BO, 2)
    p.play(MIRA, "activate K4")
    assert (p.player(MIRA).momentum, p.player(MIRA).energy) == (5, 0)
    assert (p.player(BO).momentum, p.player(BO).energy) == (0, 2)
    assert p.legal(MIRA, "bonus") == set()


def test_8_2_what_the_owner_declines_the_activator_may_take() -> None:
    p = Position(2).station(BO, "node", "R4").put(MIRA, "R4")
    p.play(BO, "orders node decline")
    p.play(MIRA, "activate R4")
    assert (p.player(MIRA).energy, p.player(BO).energy) == (8, 3)


def test_8_2_what_the_owner_declines_the_activator_may_take_if_it_can_be_paid() -> None:
    for energy, offered in ((3 + 2, {"take", "decline"}), (3 + 1, set())):
        p = Position(2).station(BO, "tower", "R4").put(MIRA, "R4").energy(MIRA, energy)
        p.play(MIRA, "activate R4")
        p.play(BO, "bonus decline")
        assert p.legal(MIRA, "bonus") == offered


def test_8_2_one_sundiver_returns_to_the_pool() -> None:
    p = Position(2).station(MIRA, "node", "L4").put(MIRA, "L4", "L4")
    pool = p.player(MIRA).pool
    p.play(MIRA, "activate L4")
    assert (p.on(MIRA, "L4"), p.player(MIRA).pool) == (1, pool + 1)


def test_8_4_a_standing_order_given_when_asked_answers_the_question() -> None:
    for order, energy in (("take", 1), ("decline", 0)):
        p = Position(2).station(BO, "node", "L4").put(MIRA, "L4")
        p.play(BO, "orders node ask")
        p.play(MIRA, "activate L4")
        before = p.player(BO).energy
        p.play(BO, f"orders node {order}")
        assert p.player(BO).energy - before == energy
        assert p.g.active == BO, "Bo is no longer asked, and the turn of Mira is over"


def test_8_2_own_foundry_with_bonus() -> None:
    p = Position(2).station(MIRA, "foundry", "R4").put(MIRA, "R4").energy(MIRA, 5)
    player = p.player(MIRA)
    player.pool, player.reserve = player.pool + player.reserve - 5, 5
    pool = player.pool
    events = p.play(MIRA, "activate R4", "bonus take")
    assert (player.energy, player.reserve, player.pool) == (0, 0, pool + 5 + 1)
    assert p.drawn(events) == 2


def test_8_3_cards_are_drawn_for_all_stations_together() -> None:
    p = Position(2)
    for space in ("C4", "R4", "K4"):
        p.station(BO, "node", space).put(MIRA, space)
    p.deck(*[p.plain()] * 6)
    events = p.play(MIRA, "activate C4", "activate R4", "activate K4")
    assert (p.player(MIRA).energy, p.player(BO).energy) == (3 + 10, 3 + 1 + 2 + 3)
    assert p.drawn(events) == 6


def test_8_3_orbits_draw_no_cards() -> None:
    p = Position(2).station(MIRA, "node", "U4").station(MIRA, "node", "L4").put(MIRA, "U4", "L4")
    assert p.drawn(p.play(MIRA, "activate U4", "activate L4")) == 0


def test_8_4_an_owner_who_wants_to_be_asked_is_asked_while_the_activator_waits() -> None:
    p = Position(2).station(BO, "tower", "R4").put(MIRA, "R4").energy(MIRA, 5)
    p.play(MIRA, "activate R4")
    assert RULES.awaited(p.g) == [BO]
    assert {str(move) for move in RULES.asks(p.g)[0].settings} == {
        "orders tower take",
        "orders tower decline",
    }
    p.play(BO, "bonus decline")
    assert RULES.awaited(p.g) == [MIRA]
    assert p.legal(MIRA, "bonus") == {"take", "decline"}


@pytest.mark.parametrize("kind", ["node", "foundry", "tower"])
def test_8_4_an_owner_who_is_asked_can_answer_for_all_stations_of_the_kind(kind: str) -> None:
    p = Position(2).station(BO, kind, "C4").put(MIRA, "C4")
    if kind == "node":
        p.play(BO, f"orders {kind} ask")
    p.play(MIRA, "activate C4")
    (ask,) = RULES.asks(p.g)
    default = "bonus take" if kind == "node" else "bonus decline"
    assert (ask.seat, str(ask.default), ask.pace) == (BO, default, Pace.ASIDE)
    assert {str(move) for move in ask.settings} == {f"orders {kind} take", f"orders {kind} decline"}
    assert ask.prompt.key == f"ask-bonus-{kind}"


def test_8_4_that_an_owner_is_not_asked_tells_of_an_order_and_of_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """The order shows where it answers, as whoever activated the station goes on at once."""

    def look() -> None:
        p = Position(3).station(BO, "foundry", "C4").put(MIRA, "C4").energy(MIRA, 5)
        p.play(BO, "orders foundry decline")
        for number in range(12):
            prove_events_keep_secrets(RULES, 3, p.g, Dice(number))

    look()
    monkeypatch.setattr(leaks, "IN_ADVANCE", {})
    with pytest.raises(AssertionError, match=leaks.WAITING_TELLS):
        look()


@pytest.mark.parametrize(("kind", "asked"), [("node", False), ("foundry", True), ("tower", True)])
def test_8_4_an_owner_is_asked_about_a_bonus_that_costs_energy(kind: str, asked: bool) -> None:
    p = Position(2).station(BO, kind, "C4").put(MIRA, "C4")
    p.play(MIRA, "activate C4")
    assert (RULES.asks(p.g)[0].prompt.key == f"ask-bonus-{kind}") == asked
    assert p.player(BO).energy == (3 if asked else 4)


def test_8_4_a_standing_order_not_given_is_shown_as_it_counts() -> None:
    p = Position(2)
    shown = {
        str(choice.value): choice.label.values["order"] for choice in RULES.offer(p.g, MIRA).choices("orders")
    }
    assert (shown["tower"], shown["node"], shown["flare-tower"]) == (
        "~answer-ask",
        "~answer-take",
        "~answer-take",
    )
    assert "orders tower ask" not in {str(move) for move in RULES.offer(p.g, MIRA).settings}


def test_8_4_a_flare_is_used_without_asking() -> None:
    p = Position(2).station(BO, "tower", "U9").put(MIRA, "U4", "L4").deck("explosion")
    p.play(MIRA, "convert bridge L4-C4 U4+L4")
    assert (p.player(BO).energy, p.player(BO).momentum) == (2, 1)


def test_8_4_the_activator_decides_in_the_turn_and_by_no_standing_order() -> None:
    p = Position(2).station(MIRA, "tower", "C4").put(MIRA, "C4")
    p.play(MIRA, "orders tower decline", "activate C4")
    (ask,) = RULES.asks(p.g)
    assert (ask.seat, ask.pace, ask.settings) == (MIRA, Pace.TURN, ())


@pytest.mark.parametrize(("energy", "asked"), [(7, False), (8, True)])
def test_8_4_the_activator_takes_what_costs_nothing_unless_a_flare_might_take_more(
    energy: int, asked: bool
) -> None:
    """With 13 energy a flare takes half."""
    p = Position(2).station(MIRA, "node", "R4").station(MIRA, "node", "C9").put(MIRA, "R4", "C9")
    p.energy(MIRA, energy).play(MIRA, "activate R4")
    assert p.player(MIRA).energy == energy + 3 + (0 if asked else 2)
    assert p.legal(MIRA, "bonus") == ({"take", "decline"} if asked else set())
    assert p.legal(MIRA, "activate") == (set() if asked else {"C9"})


def test_8_3_an_action_ends_by_itself_once_nothing_is_left_but_its_end() -> None:
    p = Position(2).station(BO, "node", "L4").station(MIRA, "node", "L6").put(MIRA, "L4", "L6")
    p.play(MIRA, "activate L4")
    assert (p.g.active, p.legal(MIRA, "activate")) == (MIRA, {"L6"}), "another node can follow"
    p.play(MIRA, "activate L6")
    assert p.g.active == BO


def test_8_3_an_action_does_not_end_by_itself_while_a_card_can_be_used() -> None:
    p = Position(2).station(MIRA, "node", "C2").put(MIRA, "C2").hold(MIRA, "metamorphosis")
    p.play(MIRA, "activate C2")
    assert p.legal(MIRA, "use") == {"metamorphosis"}
    events = p.play(MIRA, "use metamorphosis", "pick C2 tower")
    assert (p.g.active, p.drawn(events)) == (BO, 1), "then only its end was left"


def test_8_3_an_action_that_begins_with_a_card_waits_for_its_first_station() -> None:
    p = Position(2).station(MIRA, "node", "U4").station(BO, "node", "L7").hold(MIRA, "pulse")
    p.play(MIRA, "use pulse")
    assert p.legal(MIRA, "activate") == {"U4", "L7"}


def test_8_4_who_is_asked_about_a_bonus_reads_what_is_left_and_what_comes_of_it() -> None:
    p = Position(2).station(MIRA, "tower", "R4").put(MIRA, "R4").energy(MIRA, 9)
    p.play(MIRA, "activate R4")
    (ask,) = RULES.asks(p.g)
    assert ask.hint is not None
    assert words_of("sol").say(ask.hint) == "You have 6 energy. At the end of the action you draw 2 cards."
    p = Position(2).station(BO, "tower", "L4").put(MIRA, "L4").energy(BO, 4)
    p.play(MIRA, "activate L4")
    (ask,) = RULES.asks(p.g)
    assert ask.hint is not None
    assert words_of("sol").say(ask.hint) == "You have 4 energy.", (
        "what the activator draws is not the owner's"
    )


def test_8_4_a_standing_order_may_keep_a_reserve() -> None:
    p = Position(2).station(BO, "tower", "R4").put(MIRA, "R4").energy(MIRA, 9)
    p.play(BO, "orders tower keep-2")
    p.play(MIRA, "activate R4")
    assert p.player(BO).momentum == 0


def test_9_cards_are_drawn_one_by_one_with_each_flare_at_once() -> None:
    p = Position(2).put(MIRA, "L2", "C2")
    p.deck("explosion", p.plain())
    events = p.play(MIRA, "convert bridge C2-R1 L2+C2")
    assert [e.key for e in events if e.key in ("draw", "flare")] == ["draw", "flare", "draw"]
    assert p.g.marker == 12


@pytest.mark.parametrize(("energy", "left"), [(12, 12), (13, 7), (27, 14)])
def test_10_in_a_flare_13_energy_or_more_is_halved(energy: int, left: int) -> None:
    p = Position(2).put(MIRA, "U4", "L4").energy(BO, energy).deck("explosion")
    p.play(MIRA, "convert bridge L4-C4 U4+L4")
    assert p.player(BO).energy == left


def test_10_stations_in_upper_orbit_work_in_a_flare() -> None:
    p = Position(2).station(BO, "node", "U8").station(BO, "tower", "U9").station(BO, "foundry", "U10")
    p.put(MIRA, "U4", "L4").deck("explosion")
    pool = p.player(BO).pool
    p.play(MIRA, "convert bridge L4-C4 U4+L4")
    assert (p.player(BO).energy, p.player(BO).momentum, p.player(BO).pool) == (
        3 + 1 - 1 - 1,
        1,
        pool + 1,
    )


def test_10_a_tower_in_upper_orbit_without_energy_does_nothing() -> None:
    p = Position(2).station(BO, "tower", "U9").energy(BO, 0).put(MIRA, "U4", "L4").deck("explosion")
    p.play(MIRA, "convert bridge L4-C4 U4+L4")
    assert (p.player(BO).energy, p.player(BO).momentum) == (0, 0)


def test_10_owners_who_want_to_be_asked_are_asked_at_the_same_time() -> None:
    p = (
        Position(3)
        .station(BO, "node", "U8")
        .station(CY, "node", "U9")
        .put(MIRA, "U4", "L4")
        .deck("explosion")
    )
    p.play(BO, "orders flare-node ask")
    p.play(CY, "orders flare-node ask")
    p.play(MIRA, "convert bridge L4-C4 U4+L4")
    assert RULES.awaited(p.g) == [BO, CY]
    p.play(CY, "flare U9")
    p.play(BO, "pass")
    assert (p.player(BO).energy, p.player(CY).energy) == (3, 4)


def test_10_a_standing_order_given_meanwhile_uses_the_station() -> None:
    for order, energy in (("take", 4), ("decline", 3), ("keep-8", 3)):
        p = Position(2).station(BO, "node", "U8").put(MIRA, "U4", "L4").deck("explosion")
        p.play(BO, "orders flare-node ask")
        p.play(MIRA, "convert bridge L4-C4 U4+L4")
        assert RULES.awaited(p.g) == [BO]
        p.play(BO, f"orders flare-node {order}")
        assert p.player(BO).energy == energy
        assert p.g.active == BO


def test_11_one_of_the_drawn_cards_is_kept_while_the_next_player_plays() -> None:
    p = Position(2).put(MIRA, "L2", "C2")
    one, other = [suit.word for suit in p.g.effects if suit is not Suit.EXPLOSION][:2]
    p.deck(one, other)
    p.play(MIRA, "convert bridge C2-R1 L2+C2")
    assert RULES.awaited(p.g) == [BO, MIRA]
    p.play(BO, "launch " + min(p.legal(BO, "launch")))
    p.play(MIRA, f"keep {other}")
    assert p.player(MIRA).held.word == other
    assert RULES.awaited(p.g) == [BO]


def test_11_keeping_a_card_tells_its_suit_and_its_effect() -> None:
    p = Position(2).put(MIRA, "U4", "L4")
    word = p.plain()
    effect = p.g.effects[SUIT_CALLED[word]]
    events = p.deck(word).play(MIRA, "convert bridge L4-C4 U4+L4")
    (keep,) = [event.values for event in events if event.key == "keep"]
    assert (keep["suit"], keep["effect"], keep["has_effect"]) == (f"~suit-{word}", f"~effect-{effect}", "yes")


def test_11_the_older_card_may_stay_and_nobody_has_two() -> None:
    p = Position(2).put(MIRA, "L2", "C2").hold(MIRA, "persist")
    held = p.player(MIRA).held
    others = [s.word for s in p.g.effects if s not in (Suit.EXPLOSION, held)][:2]
    p.deck(*others)
    p.play(MIRA, "convert bridge C2-R1 L2+C2")
    assert p.legal(MIRA, "keep") == {held.word, *others}
    p.play(MIRA, f"keep {held.word}")
    assert p.player(MIRA).held is held


def open_choice(held: str = "", **options: Any) -> tuple[Position, list[str]]:
    """Mira drew two cards and did not choose; it is her turn again. The cards on offer, the held one first."""
    p = Position(2, **options).put(MIRA, "L2", "C2")
    if held:
        p.hold(MIRA, held)
    mine = p.player(MIRA).held
    drawn = [s.word for s in p.g.effects if s not in (Suit.EXPLOSION, mine)][:2]
    p.deck(*drawn).play(MIRA, "convert bridge C2-R1 L2+C2")
    p.play(BO, "hold")
    return p, [mine.word, *drawn] if held else drawn


def test_11_an_open_choice_is_asked_first_at_the_own_next_turn() -> None:
    p, (held, one, other) = open_choice("persist")
    (ask,) = RULES.asks(p.g)
    assert (ask.seat, ask.prompt.key, ask.blocking, ask.pace) == (MIRA, "ask-keep", True, Pace.TURN)
    assert p.legal(MIRA, "keep") == {held, one, other}
    assert p.legal(MIRA, "launch") == set()
    p.play(MIRA, f"keep {other}")
    assert p.player(MIRA).held.word == other
    assert p.legal(MIRA, "launch")
    assert not p.g.beside


def test_11_who_does_not_answer_keeps_the_older_card() -> None:
    p, (held, *_) = open_choice("persist")
    assert str(RULES.asks(p.g)[0].default) == f"keep {held}"


def test_11_the_choices_name_the_cards_and_chance() -> None:
    p, drawn = open_choice()
    labels = [words_of("sol").say(choice.label) for choice in RULES.offer(p.g, MIRA).choices("keep")]
    assert [label.split(" · ")[0].lower() for label in labels[:-1]] == sorted(drawn, key=SUIT_WORDS.index)
    assert labels[-1] == "One of them at random"


def test_11_who_does_not_answer_and_has_no_card_keeps_one_at_random() -> None:
    kept = set()
    for number in range(12):
        p, drawn = open_choice()
        p.g.rng = Rng(f"random {number}")
        assert str(RULES.asks(p.g)[0].default) == "keep random"
        events = p.play(MIRA, "keep random")
        assert [event.chance for event in events if event.key == "keep"] == [True]
        kept.add(p.player(MIRA).held.word)
    assert kept == set(drawn)


def test_11_the_choice_comes_before_the_structure_to_give_up() -> None:
    p = Position(2, edition="boxed").put(MIRA, "L2", "C2").station(MIRA, "node", "U9")
    p.deck(*[s.word for s in p.g.effects if s is not Suit.EXPLOSION][:2])
    p.play(MIRA, "convert bridge C2-R1 L2+C2")
    p.player(MIRA).reserve, p.player(MIRA).pool = 13, 0
    p.play(BO, "hold")
    assert p.legal(MIRA, "deconvert") == set()
    p.play(MIRA, "keep random")
    assert p.legal(MIRA, "deconvert") == {"U9", "C2-R1"}


def test_11_a_solo_player_chooses_before_the_next_card_is_drawn() -> None:
    p = Position(1).put(MIRA, "L2", "C2")
    p.deck(*[s.word for s in p.g.effects if s is not Suit.EXPLOSION][:2])
    corner = p.player(MIRA).corner
    events = p.play(MIRA, "convert bridge C2-R1 L2+C2")
    assert (p.drawn(events), "stall-draw" in [event.key for event in events]) == (2, False)
    (ask,) = RULES.asks(p.g)
    assert (ask.prompt.key, ask.blocking, p.player(MIRA).corner) == ("ask-keep", True, corner)
    p.play(MIRA, "keep random")
    assert (RULES.asks(p.g)[0].prompt.key, p.player(MIRA).corner) == ("ask-choose", corner + 1)


def test_11_a_card_cannot_be_used_in_the_turn_it_was_drawn() -> None:
    p = Position(2).put(MIRA, "L2", "C2")
    p.deck(*[s.word for s in p.g.effects if s is not Suit.EXPLOSION][:2])
    p.play(MIRA, "convert bridge C2-R1 L2+C2")
    assert Move("use") not in [Move(m.verb) for m in RULES.moves(p.g, MIRA)]


def whose(events: list[Event], key: str) -> list[tuple[object, object]]:
    """Of the events of a kind, who owns the station and how that is told."""
    return [(event.values["owner"], event.values["whose"]) for event in events if event.key == key]


def test_8_1_whose_station_is_activated_is_told() -> None:
    p = Position(3).station(CY, "node", "L2").station(MIRA, "node", "L4").station(BO, "node", "L6")
    p.station(NOBODY, "node", "L8").play(MIRA, "hold")
    events = p.put(BO, "L2", "L4", "L6", "L8").play(BO, "activate L2", "activate L4", "activate L8")
    events += p.play(BO, "activate L6")
    assert whose(events, "activate-node") == [("@2", "other"), ("@0", "other"), ("=", "none"), ("@1", "own")]


def test_10_the_station_of_who_has_the_first_seat_works_in_the_flare_of_another() -> None:
    p = Position(2).station(MIRA, "tower", "U9")
    p.play(MIRA, "hold")
    p.put(BO, "U4", "L4").deck("explosion").play(BO, "convert bridge L4-C4 U4+L4")
    assert (p.player(MIRA).energy, p.player(MIRA).momentum) == (3 - 1, 1)


@pytest.mark.parametrize("orders", [("take",), ("ask",), ("ask", "take")])
@pytest.mark.parametrize(("energy", "used"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_10_towers_in_upper_orbit_work_as_far_as_the_energy_goes(
    energy: int, used: int, orders: tuple[str, ...]
) -> None:
    """By an order given before the flare, by answers in it, or by an order given when asked."""
    p = Position(2).station(BO, "tower", "U8").station(BO, "tower", "U9").energy(BO, energy)
    before, *then = orders
    if before != "take":
        p.play(BO, f"orders flare-tower {before}")
    p.put(MIRA, "U4", "L4").deck("explosion").play(MIRA, "convert bridge L4-C4 U4+L4")
    for order in then if energy else ():
        p.play(BO, f"orders flare-tower {order}")
    while p.legal(BO, "flare"):
        p.play(BO, "flare " + min(p.legal(BO, "flare")))
    assert (p.player(BO).energy, p.player(BO).momentum) == (energy - used, used)
    assert p.g.active == BO


@pytest.mark.parametrize("kind", ["tower", "foundry"])
@pytest.mark.parametrize(("energy", "used"), [(2, 0), (3, 1), (4, 2)])
def test_10_an_order_for_flares_may_keep_a_reserve_of_energy(kind: str, energy: int, used: int) -> None:
    """Two may be left over: one answer is given before the flare, the other when asked in it."""
    for first in ("keep-2", "ask"):
        p = Position(2).station(BO, kind, "U8").station(BO, kind, "U9").energy(BO, energy)
        p.play(BO, f"orders flare-{kind} {first}")
        p.put(MIRA, "U4", "L4").deck("explosion").play(MIRA, "convert bridge L4-C4 U4+L4")
        if first == "ask":
            assert RULES.awaited(p.g) == [BO]
            p.play(BO, f"orders flare-{kind} keep-2")
        assert p.player(BO).energy == energy - used
        assert p.g.active == BO


@pytest.mark.parametrize(
    ("energy", "marker", "edition", "loss"),
    [
        (13, 13, "bridge", 6),
        (20, 2, "bridge", 10),
        (12, 13, "bridge", 0),
        (20, 1, "bridge", 0),
        (20, 1, "boxed", 10),
    ],
)
def test_10_what_the_next_flare_would_take_is_said_to_who_is_about_to_act(
    energy: int, marker: int, edition: str, loss: int
) -> None:
    position = Position(edition=edition).energy(MIRA, energy).marker(marker)
    hint = RULES.asks(position.g)[0].hint
    assert hint is not None
    told = Text("aim-burdened", {"energy": energy, "loss": loss})
    assert hint.values.get("aim") == (told if loss else None)


@pytest.mark.parametrize(("energy", "burdened"), [(5, "yes"), (4, None)])
def test_10_a_bonus_that_a_flare_would_halve_says_so(energy: int, burdened: str | None) -> None:
    position = Position().station(MIRA, "node", "K2").put(MIRA, "K2").energy(MIRA, energy)
    position.play(MIRA, "activate K2")
    hint = RULES.asks(position.g)[0].hint
    assert hint is not None
    assert hint.values.get("burdened") == burdened, "below 13 it is taken without a question"
