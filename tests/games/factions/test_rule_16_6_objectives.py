"""Secret objectives (rules 10.7, 12, 16.6)."""

from __future__ import annotations

import pytest

from bot.engine.errors import Illegal
from bot.engine.moves import Move
from bot.games.factions.actions.objectives import (
    do_order,
    finish_instant,
    finish_own,
    finish_round_end,
    keep_to_the_limit,
    list_orders,
    refuse_order,
)
from bot.games.factions.cards.cards import CALLED, SATURN_DECK
from bot.games.factions.cards.language import DraftObjective
from tests.games.factions.deeds import Deeds, names
from tests.games.factions.position import BO, MIRA, name, told


def done(p: Deeds, side: int = 0) -> list[int]:
    return [int(card) for card in p.g.players[side].done]


def cards(*words: str) -> list[int]:
    return [int(CALLED[word]) for word in words]


def order(p: Deeds, word: str, answer: str) -> None:
    do_order(p.g, MIRA, word, answer)
    assert all(event.audience == (MIRA,) for event in p.happened())


def orders(p: Deeds) -> list[str]:
    found: list[Move] = []
    list_orders(p.g, MIRA, found)
    assert {move.verb for move in found} <= {"finish"}
    return [" ".join(map(str, move.values)) for move in found]


def why(p: Deeds, *values: str) -> str:
    refusal = refuse_order(p.g, MIRA, Move("finish", values))
    assert isinstance(refusal, Illegal)
    return refusal.why.key


def test_what_costs_nothing_is_finished_at_its_time() -> None:
    p = Deeds("megacore", "zealots").hand(0, "edge-of-everything", "full-tank", "big-spender").ships(0, "H1")
    finish_own(p.g, 0, "instant")
    assert done(p) == []
    finish_own(p.g, 0, "turn-end")
    events = p.happened_next()
    assert (done(p), p.g.players[0].objectives) == (
        cards("edge-of-everything"),
        [CALLED["full-tank"], CALLED["big-spender"]],
    )
    assert told(events, "finished") == [
        {"side": name(0), "card": names("edge-of-everything")[0], "points": 4}
    ]


def test_full_tank_needs_a_bigger_battery_that_is_full() -> None:
    p = Deeds("megacore", "zealots").hand(0, "full-tank").built(0, "battery").purse(0, 31)
    finish_own(p.g, 0, "turn-end")
    p.happened_next()
    assert done(p) == []
    p.purse(0, 32)
    finish_own(p.g, 0, "turn-end")
    p.happened_next()
    assert done(p) == cards("full-tank")


def test_what_has_a_cost_waits_for_its_owner_s_word() -> None:
    p = Deeds("megacore", "zealots").hand(0, "burnt-offering").ships(0, "A4").purse(0, 8)
    finish_own(p.g, 0, "turn-end")
    assert (p.happened_next(), done(p), orders(p)) == ([], [], ["burnt-offering yes"])
    order(p, "burnt-offering", "yes")
    assert orders(p) == ["burnt-offering no"]
    finish_own(p.g, 0, "turn-end")
    p.happened_next()
    assert (done(p), p.has(0)[0], p.g.players[0].wishes.finish) == (cards("burnt-offering"), 2, [])


def test_what_cannot_be_paid_is_not_finished() -> None:
    p = Deeds("megacore", "zealots").hand(0, "burnt-offering").ships(0, "A4").purse(0, 5)
    order(p, "burnt-offering", "yes")
    finish_own(p.g, 0, "turn-end")
    p.happened_next()
    assert (done(p), p.has(0)[0]) == ([], 5)


def test_what_costs_nothing_comes_before_what_has_a_cost() -> None:
    p = Deeds("megacore", "zealots").hand(0, "burnt-offering", "full-tank").ships(0, "A4")
    p.built(0, "battery").purse(0, 32)
    order(p, "burnt-offering", "yes")
    finish_own(p.g, 0, "turn-end")
    p.happened_next()
    assert (done(p), p.has(0)[0]) == (cards("full-tank", "burnt-offering"), 26)


def test_without_automatic_completion_the_owner_says_which() -> None:
    p = Deeds("megacore", "zealots").hand(0, "edge-of-everything", "long-haul").ships(0, "H1")
    assert (orders(p), why(p, "long-haul", "yes")) == ([], "refusal-finished-by-itself")
    p.g.players[0].wishes.auto = False
    assert orders(p) == ["edge-of-everything yes", "long-haul yes"]
    finish_own(p.g, 0, "turn-end")
    p.happened_next()
    assert done(p) == []
    order(p, "edge-of-everything", "yes")
    assert why(p, "edge-of-everything", "yes") == "refusal-said-already"
    finish_own(p.g, 0, "turn-end")
    p.happened_next()
    assert done(p) == cards("edge-of-everything")


def test_a_word_can_be_taken_back_and_only_about_the_own_hand() -> None:
    p = Deeds("megacore", "zealots").hand(0, "burnt-offering").hand(1, "collector")
    order(p, "burnt-offering", "yes")
    order(p, "burnt-offering", "no")
    assert p.g.players[0].wishes.finish == []
    assert why(p, "collector", "yes") == "refusal-not-in-hand"


@pytest.mark.parametrize(("word", "built", "mined"), [("big-spender", 3, 0), ("motherlode", 0, 5)])
def test_the_moment_of_an_instant_objective_passes(word: str, built: int, mined: int) -> None:
    p = Deeds("megacore", "zealots")
    turn = p.g.players[0].turn
    turn.built_at_once, turn.mined_at_once = built, mined
    finish_instant(p.g, 0)
    p.hand(0, word)
    finish_instant(p.g, 0)
    assert done(p) == []
    turn.built_at_once, turn.mined_at_once = built, mined
    finish_instant(p.g, 0)
    assert done(p) == cards(word)


def test_an_instant_objective_needs_the_own_turn() -> None:
    p = Deeds("megacore", "zealots").hand(1, "motherlode")
    p.g.players[1].turn.mined_at_once = 5
    finish_instant(p.g, 1)
    assert done(p, 1) == []


def test_three_upgrades_of_one_visit_to_mars_finish_big_spender() -> None:
    p = Deeds("megacore", "zealots").hand(0, "big-spender").purse(0, 16, 5).techs(0, "assembly-line")
    p.visit("mars")
    p.play(MIRA, "build cargo cargo battery")
    assert done(p) == cards("big-spender")


def test_the_end_of_the_round_is_judged_for_everyone_at_once() -> None:
    p = Deeds("megacore", "zealots", "council").hand(0, "ringmaster", "litterbug").hand(1, "footprints")
    for place in range(1, 7):
        p.at_energy(f"C{place}", 0, 5)
    for band in "ABCDEFG":
        p.at_energy(f"{band}9", 1, 1)
    p.g.leader = 1
    finish_round_end(p.g)
    assert [event["side"] for event in told(p.happened(), "finished")] == [name(1), name(0), name(0)]
    assert (done(p), done(p, 1)) == (cards("ringmaster", "litterbug"), cards("footprints"))


def test_the_automa_finishes_nothing() -> None:
    p = Deeds("megacore", solo=True).hand(1, "litterbug").at_energy("A1", 1, 40)
    finish_round_end(p.g)
    assert done(p, 1) == []


def test_over_the_limit_a_player_burns_for_all_to_see() -> None:
    p = Deeds("megacore", "zealots").hand(0, "collector", "machinist", "specialist", "long-haul", "litterbug")
    keep_to_the_limit(p.g, 0)
    p.happened_next()
    assert (p.asked(), p.rules.asks(p.g)[0].default.values) == ([(MIRA, "ask-over-limit")], ("litterbug",))
    burned = told(p.play(MIRA, "choose machinist"), "burned")
    assert burned == [{"side": name(0), "card": names("machinist")[0]}]
    p.play(MIRA, "choose collector")
    assert (p.asked(), len(p.g.players[0].objectives)) == ([], 3)
    assert p.g.piles[SATURN_DECK].discard == [CALLED["machinist"], CALLED["collector"]]


def test_the_deep_state_keeps_four_and_sealed_records_one_more() -> None:
    p = Deeds("deepstate", "zealots").hand(
        0, "collector", "machinist", "specialist", "long-haul", "litterbug"
    )
    p.ruling("seal-the-records")
    keep_to_the_limit(p.g, 0)
    assert p.g.stack == []
    p.g.ruling.clear()
    keep_to_the_limit(p.g, 0)
    p.happened_next()
    assert p.asked() == [(MIRA, "ask-over-limit")]


def test_a_draft_is_known_to_its_player_alone() -> None:
    p = Deeds("megacore", "zealots")
    p.do(DraftObjective())
    step = p.g.stack[-1]
    zone = step.zones(p.g)[0]
    assert (zone.cards is step.cards, zone.is_known_to(MIRA), zone.is_known_to(BO), zone.loose) == (
        True,
        True,
        False,
        True,
    )


def test_a_short_deck_leaves_no_choice() -> None:
    p = Deeds("megacore", "zealots")
    p.g.piles[SATURN_DECK].deck = [CALLED["collector"]]
    p.do(DraftObjective())
    assert (p.asked(), p.g.players[0].objectives) == ([], [CALLED["collector"]])
