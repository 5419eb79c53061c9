"""Rule 6.1: what may be done at any time, also by whoever is asked something that it does not decide."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.games.factions.actions.planets import Announce
from bot.games.factions.actions.using import offer_ascendancy
from bot.games.factions.cards.cards import BATTERY, CALLED, CARGO, MACHINES
from bot.games.factions.cards.language import Cost, DraftObjective, May, Orbit, Pay, Points, Upgrade
from tests.games.factions.deeds import Deeds
from tests.games.factions.position import BO, MIRA
from tests.games.factions.whole import Dealt
from tests.games.leaks import prove_events_keep_secrets, prove_no_leak
from tests.games.proofs import Case, prove_listed_is_accepted, prove_position, prove_walks


def free(p: Deeds, seat: Seat = MIRA) -> list[str]:
    """The free moves of a seat."""
    return [str(move) for move in p.rules.offer(p.g, seat).free_moves]


def asks(p: Deeds) -> Deeds:
    """Mira is asked about a planet that goes on, whatever she has."""
    p.do(Orbit("any"))
    return p


def test_resources_are_converted_and_explorers_placed_while_one_is_asked_something_else() -> None:
    p = asks(Deeds("megacore", "zealots").purse(0, 3, 2).hand(0, "swamp-things"))
    p.owns(0, "yvaga")
    asked, answers = p.rules.asks(p.g), p.rules.moves(p.g, MIRA)
    assert free(p) == ["convert 1", "convert 2", "place swamp-things yvaga"]
    p.play(MIRA, "convert 1", "place swamp-things yvaga")
    assert (p.has(0), p.g.players[0].explorers) == ((4, 1), [])
    assert (p.rules.asks(p.g), p.rules.moves(p.g, MIRA)) == (asked, answers), "the same is asked anew"
    p.play(MIRA, "choose mars")
    assert p.asked() == []


def test_who_is_asked_nothing_may_do_so_too() -> None:
    p = asks(Deeds("megacore", "zealots").purse(1, 0, 1))
    assert free(p, BO) == ["convert 1"]


def test_the_cards_of_a_draft_stay_the_same() -> None:
    p = Deeds("megacore", "zealots").purse(0, 3, 1)
    p.do(DraftObjective())
    answers = p.rules.moves(p.g, MIRA)
    p.play(MIRA, "convert 1")
    assert (len(answers), p.rules.moves(p.g, MIRA)) == (2, answers)


def test_what_an_offered_effect_costs_is_not_converted() -> None:
    p = Deeds("megacore", "zealots").purse(0, 3, 3)
    p.do(May((Pay((Cost("resource", 2),), (Points(1),)),)))
    assert free(p) == ["convert 1"]
    assert p.why(MIRA, "convert 2") == ("6", "answer-first")
    assert p.why(MIRA, "convert 4") == ("6", "converts-less")
    p.play(MIRA, "convert 1", "choose yes")
    assert (p.has(0), p.g.players[0].points) == ((4, 0), 1)


def test_whoever_has_nothing_to_choose_anyway_may_convert() -> None:
    """What a question leaves is no choice before, and none after."""
    p = Deeds("megacore", "zealots").purse(0, 3, 2).hand(0, "litterbug")
    p.do(DraftObjective())
    (step,) = p.g.stack[-1:]
    step.cards = [CALLED["swamp-things"], CALLED["swamp-things-2"]]
    assert len(p.rules.moves(p.g, MIRA)) == 1
    assert free(p) == ["convert 1", "convert 2"]


def test_at_venus_two_numbers_are_left_to_choose_from() -> None:
    p = Deeds("megacore", "zealots").purse(0, 3, 4)
    p.visit("venus")
    assert free(p) == ["convert 1", "convert 2"]
    p.play(MIRA, "convert 2")
    assert p.legal(MIRA, "choose") == {"1", "2"}
    assert (free(p), p.why(MIRA, "convert 1")) == ([], ("6", "answer-first"))
    p.play(MIRA, "choose 2")
    assert (p.has(0), len(p.g.players[0].explorers)) == ((5, 0), 2)


def test_at_mars_as_many_are_bought_as_can_still_be_paid() -> None:
    p = Deeds("megacore", "zealots").purse(0, 3, 4)
    p.visit("mars")
    asked = p.rules.asks(p.g)[0].prompt.values
    p.play(MIRA, "convert 1")
    (ask,) = p.rules.asks(p.g)
    assert (asked["most"], ask.prompt.values["most"], len(ask.default.values)) == (2, 1, 1)
    assert p.why(MIRA, "build cargo cargo") == ("10.4", "upgrades-too-dear")
    assert free(p) == ["convert 1"], "one can still be paid, and goes anywhere"
    p.play(MIRA, "convert 1", "build sails")
    assert (p.has(0), p.g.players[0].upgrades[MACHINES.index("sails")]) == ((5, 0), 1)


def test_at_mars_the_last_slot_leaves_the_choice_of_how_many() -> None:
    p = Deeds("megacore", "zealots").purse(0, 3, 5).built(0, *(word for word in MACHINES if word != "cargo"))
    upgrades = p.g.players[0].upgrades
    upgrades[CARGO] = 1
    p.visit("mars")
    assert free(p) == ["convert 1"]
    p.g.players[0].resources = 3
    assert free(p) == ["convert 1"], "it was one before"


def test_at_jupiter_the_price_of_a_card_is_not_converted() -> None:
    p = Deeds("megacore", "zealots").purse(0, 3, 2).market("yvaga", "slush", "sirocco")
    p.visit("jupiter")
    assert free(p) == ["convert 1"]
    p.ruling("bounty-on-worlds")
    assert free(p) == ["convert 1", "convert 2"]


def test_room_is_made_for_what_an_effect_gives() -> None:
    """The rulebook: at any time, also between gaining an exoplanet and its effect."""
    p = Deeds("megacore", "zealots").purse(0, 3, 4).market("slush", "yvaga", "sirocco")
    p.visit("jupiter")
    p.play(MIRA, "choose slush")
    assert p.asked() == [(MIRA, "ask-effect")]
    p.play(MIRA, "convert 2", "choose a")
    assert p.has(0) == (5, 3)


def test_an_exoplanet_explored_meanwhile_pays_for_an_effect() -> None:
    p = Deeds("megacore", "zealots").hand(0, "swamp-things", "geriatric-explorers").market("dunehome")
    p.owns(0, "yvaga")
    p.visit("jupiter")
    p.play(MIRA, "choose dunehome")
    assert p.legal(MIRA, "choose") == {"b"}
    p.play(MIRA, "place swamp-things yvaga", "place geriatric-explorers yvaga")
    assert p.legal(MIRA, "choose") == {"a", "b"}
    p.play(MIRA, "choose a")
    assert p.asked() == [(MIRA, "ask-build")]
    assert [each.card for each in p.g.players[0].exoplanets] == [CALLED["dunehome"]]


def test_of_explorers_to_pay_with_two_are_left_to_choose_from() -> None:
    p = Deeds("megacore", "zealots").purse(0, 0, 0).hand(0, "swamp-things", "dune-nomads", "glass-beetles")
    p.owns(0, "yvaga")
    p.do(Pay((Cost("explorer", 1),), (Points(1),)))
    assert len(free(p)) == 3
    p.play(MIRA, "place dune-nomads yvaga")
    assert (p.legal(MIRA, "choose"), free(p)) == ({"swamp-things", "glass-beetles"}, [])
    assert p.why(MIRA, "place swamp-things yvaga") == ("6", "answer-first")
    p.play(MIRA, "choose swamp-things")
    assert (p.g.players[0].points, free(p)) == (1, ["place glass-beetles yvaga"])


def test_a_question_that_waits_below_another_is_not_decided_either() -> None:
    p = Deeds("megacore", "zealots").purse(0, 3, 3)
    p.visit("venus")
    asks(p)
    assert p.asked() == [(MIRA, "ask-orbit")]
    assert free(p) == ["convert 1"]
    p.g.stack[1] = Announce(1)
    assert free(p) == ["convert 1", "convert 2", "convert 3"], "it is another's"


def test_who_follows_another_to_venus_keeps_a_resource_for_it() -> None:
    p = Deeds("androids", "zealots").built(0, "faction").purse(0, 3, 2)
    p.g.active = 1
    offer_ascendancy(p.g, 1, 1)
    p.happened_next()
    assert p.asked() == [(MIRA, "ask-ascend")]
    assert free(p) == ["convert 1"]
    p.play(MIRA, "convert 1", "use venus")
    assert p.legal(MIRA, "choose") == {"1"}


def test_upgrades_of_a_card_go_wherever_they_went_before() -> None:
    p = Deeds("megacore", "zealots").purse(0, 3, 2)
    p.g.players[0].upgrades[BATTERY] = 1
    p.do(Upgrade(2))
    assert free(p) == ["convert 1", "convert 2"]
    p.play(MIRA, "convert 2", "build battery cargo")
    assert p.g.players[0].upgrades[BATTERY] == 2


def test_looking_for_what_is_free_changes_nothing() -> None:
    p = Deeds("megacore", "zealots").purse(0, 3, 4).hand(0, "swamp-things")
    p.owns(0, "yvaga")
    p.visit("mars")
    before = p.rules.encode(p.g)
    assert free(p)
    assert (p.rules.encode(p.g), p.g.events) == (before, [])
    assert not p.rules.offer(p.g, MIRA).allows(Move("convert", (3,)))


@pytest.mark.parametrize("planet", ["venus", "mars", "jupiter", "saturn", "uranus"])
def test_what_is_free_meanwhile_holds_in_all_worlds_and_tells_no_one_else(planet: str) -> None:
    p = Dealt("megacore", "zealots").purse(0, 3, 4).hand(0, "swamp-things", "dune-nomads")
    p.owns(0, "yvaga")
    p.market("slush", "sirocco", "dunehome")
    p.hand(1, "yeti-cousins").purse(1, 3, 1).owns(1, "hoarfall")
    p.visit(planet)
    assert {line.split()[0] for line in free(p)} == {"convert", "place"}
    case, dice = Case(p.rules, 2, {}), Dice(planet)
    prove_position(case, p.g)
    prove_listed_is_accepted(case, p.g, dice)
    prove_walks(case, p.g, dice)
    prove_no_leak(p.rules, 2, p.g, dice)
    prove_events_keep_secrets(p.rules, 2, p.g, dice)
