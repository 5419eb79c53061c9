"""Rules 6.4 and 6.5: trade, jettison, and what moves."""

from __future__ import annotations

import pytest

from bot.discord.views.story import gist
from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.supernova.actions.action import Action
from bot.games.supernova.actions.trade import Accept, Bargain
from bot.games.supernova.answers.windows import AnswerWindow
from bot.games.supernova.cards.cards import CARD_CALLED, HIDDEN
from bot.games.supernova.round.agenda import SuperNova
from bot.games.supernova.table.state import ALWAYS, DEEP, TRANSPORT
from tests.games.supernova.position import BO, CY, DEE, MIRA, NAMES, RULES, WORDS, Position


def test_6_4_pass_gives_up_the_action_alone() -> None:
    p = Position(2).hand(MIRA, "terra").phase("action", MIRA, BO)
    p.play(MIRA, "pass")
    assert p.awaited() == [BO]


def test_6_4_trade_swaps_one_card_for_any_number_and_promises_are_told() -> None:
    p = Position(3).hand(MIRA, "terra").hand(BO, "kool", "antares").hand(CY, "vorr")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2", "trade terra seat-3")
    assert set(p.awaited()) == {BO, CY, -1}
    p.play(BO, "counter kool", "counter antares", "done")
    told = p.play(CY, "counter promise-peace", "done")
    assert [event.audience for event in told if event.key == "promised"] == [None]
    assert p.legal(MIRA, "accept") == {"seat-2", "seat-3"}
    p.play(MIRA, "accept seat-2")
    assert p.hand_of(MIRA) == ["antares", "kool"]
    assert p.hand_of(BO) == ["terra"]
    assert p.legal(MIRA, "trade") == set()
    assert p.refusal(MIRA, "trade antares seat-2") == "6.4"


def test_6_4_a_rift_does_not_renew_the_card_offered_in_a_turn() -> None:
    p = Position().asked(MIRA, ALWAYS).hand(MIRA, "temporal-rift", "terra", "vorr").hand(BO, "kool")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2")
    p.play(BO, "pass")
    p.play(MIRA, "done", "play temporal-rift")
    assert p.awaited() == [MIRA]
    assert p.legal(MIRA, "trade") == set()
    assert p.refusal(MIRA, "trade vorr seat-2") == "6.4"
    assert p.legal(MIRA, "jettison") == {"terra", "vorr"}


def test_6_4_a_rift_leaves_the_trade_to_those_who_did_not_offer() -> None:
    p = Position().asked(MIRA, ALWAYS).hand(MIRA, "temporal-rift", "terra").hand(BO, "kool")
    p.phase("action", MIRA).play(MIRA, "pass", "play temporal-rift")
    assert p.legal(MIRA, "trade") == {"terra seat-2"}


def test_6_4_another_card_may_be_offered_in_the_next_turn() -> None:
    p = Position().hand(MIRA, "terra", "vorr").hand(BO, "kool").quiet()
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2")
    p.play(BO, "pass")
    p.g.turn += 1
    p.phase("action", MIRA)
    assert p.legal(MIRA, "trade") == {"terra seat-2", "vorr seat-2"}


def bargain(p: Position, viewer: Seat | None) -> Bargain:
    """What the viewer sees of the trade going on."""
    step = RULES.view(p.g, viewer).stack[-1]
    assert isinstance(step, Bargain)
    return step


def test_6_4_the_offered_card_is_known_to_those_invited_alone() -> None:
    p = Position(3).hand(MIRA, "terra").hand(BO, "kool").hand(CY, "vorr")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2", "done")
    terra = p.g.players[MIRA].hand[0]
    assert bargain(p, BO).card == terra
    assert bargain(p, CY).card == bargain(p, None).card == HIDDEN
    p.play(BO, "counter kool", "done")
    accept = RULES.view(p.g, CY).stack[-1]
    assert isinstance(accept, Accept)
    assert accept.counters == [[], [], []]


def test_6_4_a_trade_that_nobody_answers_uses_up_the_action() -> None:
    p = Position(2).hand(MIRA, "terra").phase("action", MIRA)
    p.play(MIRA, "trade terra seat-2")
    p.close()
    assert p.legal(MIRA, "jettison") == set()
    assert p.refusal(MIRA, "jettison terra") == "6.4"


def test_6_4_up_to_three_cards_are_jettisoned_the_last_on_top() -> None:
    p = Position().hand(MIRA, "terra", "vorr", "kool", "mirel").phase("action", MIRA)
    p.play(MIRA, "jettison vorr", "jettison terra", "jettison mirel")
    assert p.discard_pile == ["vorr", "terra", "mirel"]
    assert p.legal(MIRA, "jettison") == set()
    assert p.refusal(MIRA, "attack kool terra") == "6.4"


def test_6_4_cards_jettisoned_at_once_go_in_the_order_of_the_hand() -> None:
    for order in ("mirel vorr terra", "terra mirel vorr"):
        p = Position().hand(MIRA, "terra", "vorr", "kool", "mirel").phase("action", MIRA)
        told = p.play(MIRA, f"dump {order}")
        assert [event.values["card"] for event in told] == ["~card-terra", "~card-vorr", "~card-mirel"]
        assert p.discard_pile == ["terra", "vorr", "mirel"]
        assert p.hand_of(MIRA) == ["kool"]
        assert p.refusal(MIRA, "dump kool") == "6.4"
        assert p.why(MIRA, "jettison kool") == "acted-already"


def test_6_4_at_most_three_cards_are_jettisoned_at_once_or_one_by_one() -> None:
    p = Position().hand(MIRA, "terra", "vorr", "kool", "mirel").phase("action", MIRA)
    spot = RULES.offer(p.g, MIRA).spot("dump")
    assert spot is not None
    assert (spot.several, spot.ends) == ((1, 3), False)
    assert [choice.value for choice in spot.next] == ["kool", "terra", "vorr", "mirel"]
    p.play(MIRA, "jettison vorr")
    spot = RULES.offer(p.g, MIRA).spot("dump")
    assert spot is not None
    assert spot.several == (1, 2)
    assert p.why(MIRA, "dump terra kool mirel") == "too-many-values"
    assert p.why(MIRA, "dump terra vorr") == "not-in-hand"
    p.play(MIRA, "dump kool terra")
    assert p.discard_pile == ["vorr", "kool", "terra"]
    assert RULES.offer(p.g, MIRA).spot("dump") is None


def test_6_4_a_title_held_twice_is_jettisoned_twice() -> None:
    p = Position().hand(MIRA, "garbage-scow", "garbage-scow", "terra").phase("action", MIRA)
    spot = RULES.offer(p.g, MIRA).spot("dump", ("garbage-scow",))
    assert spot is not None
    assert [choice.value for choice in spot.next] == ["terra", "garbage-scow"]
    assert RULES.offer(p.g, MIRA).spot("dump", ("garbage-scow",) * 3) is None
    p.play(MIRA, "dump garbage-scow garbage-scow")
    assert p.hand_of(MIRA) == ["terra"]


def test_the_least_useful_card_to_jettison_is_suggested() -> None:
    p = Position().hand(MIRA, "vorrud-chieftain", "garbage-scow", "mirelli-oracles").phase("action", MIRA)
    for chosen, suggested in (((), "garbage-scow"), (("garbage-scow",), "mirelli-oracles")):
        spot = RULES.offer(p.g, MIRA).spot("dump", chosen)
        assert spot is not None
        assert [choice.value for choice in spot.next if choice.suggested] == [suggested]


def test_12_3_in_free_trade_each_card_is_offered_once_a_turn() -> None:
    p = Position(2, trade="free").hand(MIRA, "terra", "vorr", "mirel").hand(BO, "kool")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2")
    p.play(BO, "pass")
    assert p.legal(MIRA, "trade") == {"vorr seat-2", "mirel seat-2"}
    assert p.refusal(MIRA, "trade terra seat-2") == "6.4"
    assert p.why(MIRA, "trade terra seat-2") == "traded-already"
    assert p.refusal(MIRA, "trade vorr seat-1") == ""
    p.play(MIRA, "trade vorr seat-2")
    p.play(BO, "pass")
    assert p.legal(MIRA, "trade") == {"mirel seat-2"}
    assert p.legal(MIRA, "pass") == {""}


def action_of(g: SuperNova) -> Action:
    """The part of the player whose Action phase it is."""
    return next(step for step in g.stack if isinstance(step, Action))


def test_12_3_a_second_copy_of_a_title_is_another_card_to_offer() -> None:
    p = Position(3, trade="free").hand(MIRA, "terra", "smugglers", "smugglers").hand(BO, "kool")
    p.phase("action", MIRA).play(MIRA, "trade smugglers seat-2", "done")
    offered = {seat: action_of(RULES.view(p.g, seat)).offered for seat in (MIRA, CY)}
    assert offered == {MIRA: [CARD_CALLED["smugglers"]], CY: [HIDDEN]}
    p.play(BO, "pass")
    assert "smugglers seat-2" in p.legal(MIRA, "trade")
    p.play(MIRA, "trade smugglers seat-2", "done")
    p.play(BO, "counter kool", "done")
    p.play(MIRA, "accept seat-2")
    assert p.hand_of(BO) == ["smugglers-2"], "the second copy, not the one that Bo declined"
    assert {line.split()[0] for line in p.legal(MIRA, "trade")} == {"terra", "kool"}
    assert p.why(MIRA, "trade smugglers seat-2") == "traded-already"


def test_12_3_what_was_offered_to_others_is_a_card_of_the_hand_in_other_worlds() -> None:
    p = Position(3, trade="free").hand(MIRA, "terra", "vorr", "mirel", "smugglers").hand(BO, "kool")
    p.phase("action", MIRA).play(MIRA, "trade smugglers seat-2", "done")
    p.play(BO, "pass")
    found = set()
    for number in range(12):
        world = RULES.resample(p.g, CY, Rng(f"offered {number}"))
        (card,) = action_of(world).offered
        assert card in world.players[MIRA].hand
        found.add(card)
        RULES.check_invariants(world)
    assert len(found) > 3


def idling(parallel: str = "off") -> Position:
    """Mira's ship may move in Transport. Bo and Cy have nothing that could; Bo holds a Wormhole, Dee a planet alone."""
    p = Position(4, parallel=parallel).hand(BO, "wormhole").hand(CY, "terra")
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    p.planet(MIRA, "vega")
    p.planet(DEE, "deneb")
    return p


@pytest.mark.parametrize("parallel", ["off", "on"])
def test_10_2_own_specials_may_be_played_in_a_transport_that_is_skipped(parallel: str) -> None:
    p = idling(parallel).phase("action", CY)
    p.g.opening = BO
    told = p.play(CY, "pass")
    assert (p.g.phase, p.awaited()) == (TRANSPORT, [MIRA])
    said = [event.audience for event in told if event.key == "may-play-aside"]
    assert said == [(BO,)], "once, to who holds one"
    assert p.plays(BO, "wormhole") == {"battleship"}
    assert p.legal(BO, "move") == p.legal(BO, "transport") == set()
    assert RULES.offer(p.g, BO).spot("transport", ()) is None
    p.play(BO, "play wormhole battleship")
    p.close()
    assert (p.g.phase, p.awaited()) == (TRANSPORT, [MIRA])
    p.play(MIRA, "done")
    assert p.g.phase != TRANSPORT or isinstance(p.g.stack[-1], AnswerWindow)


def test_10_2_who_had_a_transport_of_their_own_plays_nothing_in_that_of_another() -> None:
    p = idling().hand(MIRA, "sabotage")
    p.ship(DEE, "cruiser", p.planet(DEE, "freya", "defense-grid"))
    p.g.opening = MIRA
    p.phase("action", CY).play(CY, "pass")
    assert p.awaited() == [MIRA]
    p.play(MIRA, "done")
    assert p.awaited() == [DEE]
    assert p.plays(MIRA, "sabotage") == set()
    assert p.plays(BO, "wormhole") == {"battleship", "cruiser"}


def test_6_4_nobody_trades_with_those_who_resigned() -> None:
    p = Position(4).quiet().hand(MIRA, "terra").hand(BO, "kool")
    p.phase("action", MIRA).play(CY, "resign yes")
    assert p.legal(MIRA, "trade") == {"terra seat-2", "terra seat-4"}
    p.play(MIRA, "trade terra seat-2")
    assert p.legal(MIRA, "trade") == {"terra seat-4"}


def test_6_4_promises_alone_are_an_answer() -> None:
    p = Position(2).hand(MIRA, "terra").hand(BO, "kool")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2")
    assert {word for word in p.legal(BO, "counter") if "-seat-" not in word} == {
        "kool",
        "promise-peace",
        "promise-help",
        "promise-passage",
        "promise-favour",
    }
    assert p.legal(BO, "done") == set()
    p.play(BO, "counter promise-help")
    assert "promise-help" not in p.legal(BO, "counter")
    p.play(BO, "done")
    p.play(MIRA, "accept seat-2")
    assert (p.hand_of(MIRA), p.hand_of(BO)) == ([], ["kool", "terra"])


def test_6_4_who_declines_takes_back_what_was_laid_down() -> None:
    p = Position(3).hand(MIRA, "terra").hand(BO, "kool").hand(CY, "vorr")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2", "trade terra seat-3")
    p.play(BO, "counter kool", "counter promise-peace", "pass")
    p.play(CY, "counter vorr", "done")
    assert p.legal(MIRA, "accept") == {"seat-3"}
    p.play(MIRA, "accept seat-3")
    assert (p.hand_of(MIRA), p.hand_of(BO), p.hand_of(CY)) == (["vorr"], ["kool"], ["terra"])


def test_6_4_two_copies_of_a_card_may_be_given_one_after_the_other() -> None:
    p = Position(2).hand(MIRA, "terra").hand(BO, "smugglers", "smugglers")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2")
    p.play(BO, "counter smugglers", "counter smugglers", "done")
    p.play(MIRA, "accept seat-2")
    assert p.hand_of(MIRA) == ["smugglers", "smugglers-2"]


def test_6_5_each_card_moves_once_and_cargo_keeps_its_own_move() -> None:
    p = Position()
    home, other = p.planet(MIRA, "altair", "evil-clones"), p.planet(MIRA, "vega")
    ship = p.ship(MIRA, "garbage-scow", home, "smugglers")
    p.phase("transport", MIRA).play(MIRA, "move garbage-scow vega")
    assert ship.place == other.card
    assert p.refusal(MIRA, "move garbage-scow altair") == "6.5"
    p.play(MIRA, "move smugglers vega")
    assert p.words(other.pop) == ["smugglers"]
    assert p.refusal(MIRA, "move smugglers garbage-scow") == "6.5"


def test_6_5_a_rift_does_not_renew_the_moves_of_a_turn() -> None:
    p = Position().attending(MIRA).hand(MIRA, "temporal-rift")
    home = p.planet(MIRA, "altair")
    p.ship(MIRA, "garbage-scow", home)
    p.ship(MIRA, "cruiser", home)
    p.planet(MIRA, "vega")
    p.planet(MIRA, "deneb")
    p.phase("transport", MIRA).play(MIRA, "move garbage-scow vega", "done", "play temporal-rift")
    while isinstance(p.g.stack[-1], AnswerWindow):
        p.close()
    assert p.legal(MIRA, "done") == {""}
    assert p.legal(MIRA, "move") == {"cruiser deneb"}


def test_6_5_what_moved_leaves_the_others_their_moves() -> None:
    p = Position()
    home = p.planet(MIRA, "altair", "evil-clones", "iron-vanguard")
    p.ship(MIRA, "garbage-scow", home)
    p.ship(MIRA, "ore-freighter", home, "smugglers", "free-miners")
    p.phase("transport", MIRA).play(MIRA, "move evil-clones ore-freighter", "move smugglers garbage-scow")
    assert p.legal(MIRA, "move") == {
        "free-miners altair",
        "iron-vanguard ore-freighter",
    }
    p.play(MIRA, "move free-miners altair")
    assert p.legal(MIRA, "move") == {"iron-vanguard ore-freighter"}
    home.pop.reverse()
    assert p.legal(MIRA, "move") == {"iron-vanguard ore-freighter"}
    assert p.refusal(MIRA, "play terra") == "3"


def test_6_5_what_moved_does_not_hold_back_what_is_behind_it() -> None:
    p = Position()
    home = p.planet(MIRA, "altair")
    ship = p.ship(MIRA, "ore-freighter", home, "smugglers", "free-miners", "evil-clones")
    p.g.moved = [ship.pop[0], ship.pop[1]]
    p.phase("transport", MIRA)
    assert {line for line in p.legal(MIRA, "move") if not line.startswith("ore")} == {"evil-clones altair"}
    home.pop, ship.pop = ship.pop, []
    assert {line for line in p.legal(MIRA, "move") if not line.startswith("ore")} == {
        "evil-clones ore-freighter"
    }


def test_6_5_population_changes_ships_only_at_the_same_place() -> None:
    p = Position()
    home, other = p.planet(MIRA, "altair", "evil-clones"), p.planet(MIRA, "vega")
    p.ship(MIRA, "garbage-scow", home, "smugglers")
    p.ship(MIRA, "relay-ship", home)
    p.ship(MIRA, "colony-ship", other)
    p.phase("transport", MIRA)
    moves = {line for line in p.legal(MIRA, "move") if line.startswith("smugglers")}
    assert moves == {"smugglers altair", "smugglers relay-ship"}
    assert p.refusal(MIRA, "move smugglers colony-ship") == "6.5"


def test_6_5_ships_come_from_deep_space_but_do_not_go_there() -> None:
    p = Position()
    p.planet(MIRA, "altair")
    p.ship(MIRA, "cruiser", None)
    p.phase("transport", MIRA)
    assert p.legal(MIRA, "move") == {"cruiser altair"}
    p.play(MIRA, "move cruiser altair")
    assert all(ship.place != DEEP for ship in p.g.ships.values())


def test_6_5_limits_hold_at_the_goal_of_a_move() -> None:
    p = Position()
    home = p.planet(MIRA, "altair", "evil-clones", "evil-clones", "smugglers")
    p.planet(MIRA, "vega")
    p.ship(MIRA, "garbage-scow", home, "iron-vanguard")
    p.ship(MIRA, "battleship", p.planet(MIRA, "deneb"))
    p.ship(MIRA, "cruiser", p.g.planets[p.g.ships[next(reversed(p.g.ships))].place])
    p.phase("transport", MIRA)
    assert p.refusal(MIRA, "move iron-vanguard altair") == "7.5"
    p.play(MIRA, "move battleship vega")
    assert p.refusal(MIRA, "move cruiser vega") == "7.6"


# Promises -------------------------------------------------------------------------------------------------------------


def offered() -> Position:
    """Mira has offered Terra to Bo and Cy."""
    p = Position(4).hand(MIRA, "terra").hand(BO, "kool").hand(CY, "vorr")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2", "trade terra seat-3", "done")
    return p


def test_6_4_a_promise_says_whom_it_concerns_and_until_when() -> None:
    p = offered()
    said = {
        str(choice.value): WORDS.say(choice.label, NAMES)
        for choice in RULES.offer(p.g, BO).choices("counter")
    }
    assert said["promise-help"] == "promise: help in the next battle"
    assert said["promise-help-seat-4-next"] == "promise: help in battle for Dee until the end of next turn"
    p.play(BO, "counter promise-help-seat-4-next", "counter promise-peace-seat-1-game")
    told = p.play(BO, "done")
    (story,) = gist(words_of("supernova"), [event for event in told if event.audience is None], 5)
    assert WORDS.tell(story, NAMES) == (
        "Bo promised Mira: help in battle for Dee until the end of next turn and "
        "no attack on Mira until the end of the game."
    )


def test_6_4_the_cards_of_an_answer_come_before_its_promises() -> None:
    p = offered().hand(BO, "antares")
    p.play(BO, "counter kool", "counter antares", "counter promise-peace", "counter promise-help", "done")
    p.play(CY, "counter promise-favour", "done")
    two, none = RULES.offer(p.g, MIRA).choices("accept")
    assert WORDS.say(two.label, NAMES) == "Ko'ol and Antares from Bo, with 2 promises"
    assert WORDS.attribute(two.label, "help", NAMES) == (
        "no attack until the end of next turn and help in the next battle"
    )
    assert WORDS.say(none.label, NAMES) == "a promise from Cy"


def test_6_4_whoever_chooses_among_answers_is_told_of_them_by_the_choices_alone() -> None:
    p = offered()
    told = p.play(BO, "counter kool", "counter promise-peace", "done") + p.play(CY, "pass")
    assert [event.key for event in told if event.told.touches] == []
    assert [event.key for event in told if event.told.quiet] == ["countered-cards"]
    p.play(MIRA, "pass")
    p = offered()
    p.play(BO, "pass")
    told = p.play(CY, "pass")
    assert [event.told.touches for event in told if event.key == "no-deal"] == [(MIRA, BO, CY)]


def test_6_4_nothing_is_promised_twice_to_oneself_or_more_than_three_times() -> None:
    p = offered()
    targets = {line.split("-")[3] for line in p.legal(BO, "counter") if line.startswith("promise-favour-")}
    assert targets == {"1", "3", "4"}
    p.play(BO, "counter promise-favour-seat-1-next")
    assert p.refusal(BO, "counter promise-favour-seat-1-game") == "6.4"
    p.play(BO, "counter promise-favour-seat-3-turn", "promise I owe you 2 ships")
    assert not any(line.startswith("promise-") for line in p.legal(BO, "counter"))
    assert p.why(BO, "promise and more") == "promised-enough"


def test_6_4_a_promise_in_words_of_ones_own_is_heard_when_the_answer_is_given() -> None:
    p = offered()
    p.play(BO, "promise I owe you 2 ships!")
    for viewer in (CY, None):
        assert RULES.view(p.g, viewer).stack[-1].promises[BO] == []
    told = p.play(BO, "done")
    assert WORDS.tell(told[0], NAMES) == "Bo promised Mira: I owe you 2 ships!."
    assert RULES.view(p.g, None).stack[-1].promises[BO] == ["=I owe you 2 ships!"]
    p.play(CY, "pass")
    label = RULES.offer(p.g, MIRA).choices("accept")[0].label
    assert WORDS.say(label, NAMES) == "a promise from Bo"
    assert "I owe you 2 ships!" in WORDS.attribute(label, "help", NAMES)


@pytest.mark.parametrize(
    "words", ["", "@0 loves me", "~card-terra", "=x", "{ $seat }", "a" * 121, "<@1>", "`x`"]
)
def test_6_4_signs_that_texts_read_are_no_promise(words: str) -> None:
    p = offered()
    with pytest.raises(Illegal) as refused:
        RULES.play(p.g, BO, Move("promise", tuple(words.split(" ")) if words else ()))
    assert refused.value.rule in ("6.4", "")
    assert p.g.stack[-1].promises[BO] == []
