"""Rules 6 and 11: turns, passing, the last player's turns, and what ends a turn."""

from __future__ import annotations

import pytest

from bot.discord.views.story import gist
from bot.engine.words import words_of
from bot.games.factions.cards.cards import CALLED, NUMBERS
from bot.games.factions.rules import FactionsRules
from bot.games.factions.table.state import Exoplanet, TurnRecord
from tests.games.declared import verb_in_words
from tests.games.factions.position import BO, CY, MIRA, NAMES, WORDS, told
from tests.games.factions.whole import Whole


def three() -> Whole:
    p = Whole("megacore", "zealots", "einstein")
    for side in range(3):
        p.ships(side, "C6").purse(side, 5, 0)
    return p


# Verbs

VERBS = """\
move path: open charted
use planet [as]
mine asteroid
act ability
charge [planet]: alone
pass: alone
end: ends
rescue sector [ship] [payment]: rare
machine swap planet other
trade offer player terms: open offers
trade accept player [cards]: open heeds=offered,countered
trade counter player terms: open offers
trade decline player
trade withdraw player
vote space
machine build machines: open
refresh
ride sector
stay
choose choice: answers
skip
ready
free convert resources:number: free
free place explorer exoplanet [sure]: whole free
set riding when: setting
set ascending when: setting
set finishing switch: setting
set finish objective answer: setting free
look asteroid: setting free
"""


def test_what_can_be_said() -> None:
    verbs = FactionsRules.info.verbs
    assert [verb_in_words(verb) for verb in verbs] == VERBS.splitlines()
    assert all(verb.optional <= len(verb.params) for verb in verbs)


# Turns


def test_turns_go_clockwise_from_the_leader() -> None:
    p = three()
    p.g.ring = [MIRA, CY, BO]
    p.main_phase(leader=2)
    assert p.asked() == [(CY, "ask-turn")]
    p.play(CY, "move C7", "end")
    assert (p.asked(), p.g.active) == ([(BO, "ask-turn")], 1)
    p.play(BO, "move C8", "end")
    assert p.asked() == [(MIRA, "ask-turn")]
    assert [player.round.turns for player in p.g.players] == [1, 1, 1]


def test_a_turn_is_movement_then_action_and_one_of_them_at_least() -> None:
    p = three()
    p.tile("E1", 3)
    p.ships(0, "D1").begin()
    assert {"pass", "move", "offer", "rescue"} <= {verb.name for verb in p.rules.offer(p.g, MIRA).verbs}
    assert p.why(MIRA, "end")
    assert str(p.rules.asks(p.g)[0].default) == "pass"
    p.play(MIRA, "move E1")
    assert (p.asked(), str(p.rules.asks(p.g)[0].default)) == ([(MIRA, "ask-action")], "end")
    assert p.legal(MIRA, "pass") == set(), "passing comes before anything else"
    assert p.why(MIRA, "move E2") == ("6", "moved-already")
    p.play(MIRA, "mine E1")
    assert p.asked() == [(MIRA, "ask-end")]
    assert p.why(MIRA, "mine E1") == ("10", "action-taken")
    p.play(MIRA, "end")
    assert p.g.stack == []


def test_an_action_without_a_movement_leaves_no_movement() -> None:
    p = three()
    p.tile("E1", 3)
    p.ships(0, "E1").begin()
    p.play(MIRA, "mine E1")
    assert p.asked() == [(MIRA, "ask-end")]
    assert p.why(MIRA, "move E2") == ("6", "moved-already")
    assert p.rules.offer(p.g, MIRA).spot("move", ()) is None


def test_each_turn_begins_with_nothing_done() -> None:
    p = three()
    p.main_phase()
    p.play(MIRA, "move C7", "end")
    p.play(BO, "pass")
    p.play(CY, "pass")
    assert (p.g.players[0].turn, p.g.players[0].round.turns) == (TurnRecord(), 2)


def test_overtime_is_offered_after_the_action() -> None:
    p = three()
    p.ruling("overtime").tile("E1", 3)
    p.tile("E2", 3)
    p.ships(1, "D1").begin(1)
    p.play(BO, "move E1", "mine E1")
    assert p.asked() == [(BO, "ask-action")]
    p.play(BO, "end")
    assert p.g.players[1].round.spent == []


def test_charging_gives_up_movement_and_action_and_is_no_pass() -> None:
    p = three()
    p.ships(0, "A1").main_phase()
    p.play(MIRA, "charge")
    mira = p.g.players[0]
    assert (mira.passed, mira.turn.moved, mira.turn.acted, p.asked()) == (
        False,
        True,
        True,
        [(BO, "ask-turn")],
    )
    assert p.has(0)[0] > 5


def test_after_a_rescue_one_may_charge_in_the_same_turn() -> None:
    p = three()
    p.begin()
    assert p.legal(MIRA, "charge") == set()
    p.play(MIRA, "rescue A1", "charge")
    assert (p.has(0)[0] > 5, p.g.players[0].points, p.g.stack) == (True, -20, [])


def test_a_path_may_be_broken_off_by_a_rescue() -> None:
    p = three()
    p.begin()
    p.play(MIRA, "move C7 C8", "rescue B1")
    assert (p.at(0), p.left_in("C7", "C8", "B1"), p.asked()) == (["B1"], [1, 1, 0], [(MIRA, "ask-action")])


# The end of a turn


def test_at_the_end_triggers_come_first_then_objectives_then_the_limit_of_the_hand() -> None:
    p = three()
    p.ruling("street-sweepers").hand(
        0, "long-haul", "litterbug", "machinist", "collector", "running-on-fumes"
    )
    p.purse(0, 2, 0).begin()
    p.play(MIRA, "move C7 C8", "end")
    assert p.asked() == [(MIRA, "ask-may")]
    p.play(MIRA, "skip")
    assert p.g.players[0].done == [CALLED["running-on-fumes"]]
    assert p.asked() == [(MIRA, "ask-over-limit")]
    p.play(MIRA, "choose collector")
    assert p.g.stack == []


def test_the_patent_gives_its_energy_before_objectives_are_judged() -> None:
    p = three()
    p.techs(0, "perpetual-motion-patent").hand(0, "running-on-fumes").purse(0, 1, 0).begin()
    p.play(MIRA, "move C7", "end")
    assert (p.has(0)[0], p.g.players[0].done) == (1, [])


def test_of_several_things_at_one_moment_their_owner_chooses_the_first() -> None:
    p = three()
    p.ruling("fuel-depots").techs(0, "gravity-slingshot").built(0, "probes").planet("jupiter", 3).tile(
        "E3", 3
    )
    p.ships(0, "E2").purse(0, 5, 0).begin()
    p.play(MIRA, "move E3")
    assert (p.asked(), p.legal(MIRA, "choose"), p.has(0)) == ([(MIRA, "ask-order")], {"1", "2", "3"}, (3, 0))
    assert str(p.rules.asks(p.g)[0].default) == "choose 1"
    p.play(MIRA, "choose 1")
    assert (p.asked(), p.has(0)) == ([(MIRA, "ask-may")], (3, 0)), (
        "the Probes, a machine, come before techs and events"
    )
    p.play(MIRA, "choose yes")
    assert (p.legal(MIRA, "choose"), p.has(0)) == ({"1", "2"}, (3, 3))
    p.play(MIRA, "choose 2")
    assert (p.has(0), p.asked()) == ((7, 3), [(MIRA, "ask-action")])


# Passing


def test_a_pass_ends_the_turn_like_any_other_and_gives_no_energy() -> None:
    p = three()
    p.techs(0, "perpetual-motion-patent").main_phase()
    events = p.play(MIRA, "pass")
    assert (p.g.players[0].passed, p.has(0)[0], p.asked()) == (True, 6, [(BO, "ask-turn")])
    assert told(events, "passed") == [{"side": "@0"}]


def test_whoever_has_passed_is_skipped_for_two_energy_up_to_the_capacity() -> None:
    p = three()
    p.purse(0, 13, 0).ships(1, "C1").main_phase()
    p.play(MIRA, "pass")
    for turn, gained in enumerate((15, 16, 16)):
        p.play(BO, f"move C{2 + turn}", "end")
        p.play(CY, f"move C{7 + turn}", "end")
        assert p.has(0)[0] == gained
    assert p.g.players[0].round.turns == 1


def test_solar_minimum_gives_four() -> None:
    p = three()
    p.ruling("solar-minimum").main_phase()
    p.play(MIRA, "pass")
    p.play(BO, "pass")
    p.play(CY, "move C7", "end")
    assert (p.has(0)[0], p.has(1)[0]) == (9, 9)


def test_early_bells_ring_for_the_first_who_passes() -> None:
    p = three()
    p.ruling("early-bells").main_phase()
    p.play(MIRA, "pass")
    p.play(BO, "pass")
    assert [player.points for player in p.g.players] == [3, 0, 0]


def test_when_all_have_passed_the_main_phase_ends() -> None:
    p = three()
    p.main_phase()
    for seat in (MIRA, BO, CY):
        p.play(seat, "pass")
    assert p.g.stack == []
    assert [player.energy for player in p.g.players] == [5, 5, 5]


def test_the_last_counts_turns_from_the_first_that_begins_alone() -> None:
    p = three()
    p.main_phase()
    p.play(MIRA, "move C7", "end")
    p.play(BO, "pass")
    p.play(CY, "pass")
    assert (p.g.extra, p.asked()) == (1, [(MIRA, "ask-turn")])
    p.play(MIRA, "pass")
    assert p.g.stack == []


def test_the_last_player_reads_how_many_turns_are_left_and_why_there_are_no_more() -> None:
    p = three()
    for player in p.purse(0, 16).g.players[1:]:
        player.passed = True
    p.main_phase()
    assert "you have 6 turns left this round" in p.hint(MIRA)
    for n in range(5):
        p.play(MIRA, f"move C{7 - n % 2}", "end")
    assert "this is your last turn of the round" in p.hint(MIRA)
    events = p.play(MIRA, "move B6", "end")
    assert told(events, "must-pass") == [{"side": "@0", "turns": 6, "alone": 6}]


def test_in_the_last_round_the_last_turn_is_the_last_of_the_game() -> None:
    p = three()
    p.g.number = p.g.rounds
    p.g.players[0].round.turns = NUMBERS.most_turns - 1
    assert p.begin().hint(MIRA).endswith("this is your last turn of the game.")


def test_with_few_turns_left_one_reads_what_the_end_of_the_round_brings() -> None:
    p = three().purse(0, 15, 2)
    card = CALLED["slush"]
    p.g.players[0].exoplanets = [Exoplanet(card), Exoplanet(CALLED["thirst"])]
    p.g.players[0].round.turns = NUMBERS.most_turns - 2
    assert "When the round ends" not in p.begin().hint(MIRA), "nothing is explored"
    p.g.players[0].exoplanets[0].explorers = [CALLED["retired-test-pilots"]]
    said = "When the round ends, your exoplanets bring 1 energy and 1 resource"
    assert f"{said}." in p.hint(MIRA)
    for energy, resources in ((16, 2), (15, 5)):
        assert f"{said}, more than you have room for: spend some before." in p.purse(
            0, energy, resources
        ).hint(MIRA)
    p.g.players[0].round.turns = 3
    p.g.stack.clear()
    assert "When the round ends" not in p.begin().hint(MIRA), "there is time"


def test_what_a_stellar_event_changes_in_this_round_is_said_before_each_move() -> None:
    p = three().ruling("fuel-depots")
    rule = "when your Movement ends, if your ship is in the Asteroid Belt, gain 2 energy"
    assert f" Fuel Depots won: in this round, {rule}." in p.begin().hint(MIRA)
    p.g.stack.clear()
    p.g.ruling.clear()
    assert "won" not in p.begin().hint(MIRA)


def test_where_nothing_can_be_used_or_mined_the_hint_says_so() -> None:
    p = three().begin()
    p.play(MIRA, "move C7")
    assert "0/5 resources. Nothing can be used or mined here" in p.hint(MIRA)
    p = three().planet("earth", 7).begin()
    p.play(MIRA, "move C7")
    assert p.hint(MIRA).endswith("0/5 resources. Expected another option? /game why explains.")


def test_nothing_is_told_of_energy_that_a_passed_player_has_no_room_for() -> None:
    p = three()
    p.purse(1, 16).g.players[1].passed = True
    p.main_phase()
    assert told(p.play(MIRA, "move C7", "end"), "skipped-turn") == []
    p.play(CY, "move C7", "end")
    p.purse(1, 15)
    events = p.play(MIRA, "move C8", "end")
    assert [WORDS.tell(event, NAMES) for event in events if event.key == "skipped-turn"] == [
        "Bo gained 1 energy for a skipped turn (battery full: 1 lost)."
    ]


def test_turns_skipped_one_after_another_are_told_as_one() -> None:
    p = three()
    p.purse(1, 3).g.players[1].passed = True
    p.g.players[2].passed = True
    p.purse(2, 16)
    p.main_phase()
    events = [*p.play(MIRA, "move C7", "end"), *p.play(MIRA, "move C8", "end")]
    told_once = gist(words_of("factions", "en"), events, 9)
    assert [WORDS.tell(event, NAMES) for event in told_once if event.key == "skipped-turn"] == [
        "Bo gained 2 energy for each of 2 skipped turns."
    ]
    assert p.has(1)[0] == 7


def test_the_last_five_of_forty_turns_are_told() -> None:
    p = three()
    for turns, left in ((34, 0), (35, 5), (39, 1)):
        p.g.players[0].round.turns = turns
        p.g.stack.clear()
        p.begin()
        assert tip_of(p).get("left", 0) == left, turns


def tip_of(p: Whole) -> dict[str, object]:
    """What the hint of a turn counts."""
    hint = p.rules.asks(p.g)[0].hint
    return dict(hint.values) if hint is not None else {}


def test_after_forty_turns_one_must_pass() -> None:
    p = three()
    p.g.players[0].round.turns = NUMBERS.most_turns - 1
    p.main_phase()
    assert p.asked() == [(MIRA, "ask-turn")]
    p.play(MIRA, "move C7", "end")
    p.play(BO, "move C7", "end")
    events = p.play(CY, "move C7", "end")
    assert (told(events, "must-pass"), p.g.players[0].passed) == (
        [{"side": "@0", "turns": 40, "alone": 0}],
        True,
    )
    assert p.asked() == [(BO, "ask-turn")]


@pytest.mark.parametrize("passed", [True, False])
def test_free_actions_go_on_in_the_turns_of_others(passed: bool) -> None:
    p = three()
    p.purse(1, 5, 2).begin()
    p.g.players[1].passed = passed
    p.play(BO, "convert 2")
    assert p.has(1) == (7, 0)
