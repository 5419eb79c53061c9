"""Rule 10: public facts alone open a window and say whom it asks; all others may answer too."""

from __future__ import annotations

import pytest

from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.games.supernova.answers.asking import in_phase, may_be_held
from bot.games.supernova.answers.windows import (
    ANSWERED,
    ASKED,
    END_WINDOW,
    NOT_ASKED,
    SPECIAL_WINDOW,
    AnswerWindow,
)
from bot.games.supernova.cards.cards import OWN_ACTION, TIMING, TITLE, WINDOW
from bot.games.supernova.round.agenda import SuperNova
from bot.games.supernova.round.shaping import Shaping
from bot.games.supernova.table.state import (
    ACTION,
    ALWAYS,
    BUILD,
    DISCARD,
    MINE,
    NEVER,
    OTHERS,
    TRANSPORT,
    Table,
)
from tests.games import leaks
from tests.games.leaks import prove_events_keep_secrets
from tests.games.supernova.position import BO, CY, DEE, MIRA, NAMES, RULES, WORDS, Position


def top(p: Position) -> AnswerWindow:
    window = p.g.stack[-1]
    assert isinstance(window, AnswerWindow)
    return window


def shaping(seats: int = 3, *, leakless: str = "on", attend: str = "off") -> Position:
    """Mira may put Environments on Bo's Vega and Cy's Deneb; Bo holds Sabotage, Cy a Wormhole for Mira's Battleship."""
    p = Position(seats, leakless=leakless, attend=attend)
    p.hand(MIRA, "barren-soil", "toxic-air", "cold-climate", "terra")
    p.hand(BO, "wormhole").hand(CY, "wormhole")
    p.planet(BO, "vega", found=3)
    p.planet(CY, "deneb", found=3)
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    return p.shape(MIRA)


def battle(seats: int = 3, *, leakless: str = "on") -> Position:
    """Mira's Battleship strikes Bo's Freya; Cy has nothing to do with it and holds Reinforcements, like all others."""
    p = Position(seats, leakless=leakless).hand(CY, "reinforcements", "reinforcements")
    p.hand(BO, "reinforcements").hand(MIRA, "filibuster")
    p.planet(BO, "freya")
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    p.phase("action", MIRA).play(MIRA, "attack freya altair", "strike military")
    return p


# Who is asked -----------------------------------------------------------------------------------------------------


def test_10_3_whom_a_card_touches_is_asked_and_nobody_else() -> None:
    p = shaping()
    p.play(MIRA, "play barren-soil vega", "pass")
    assert p.awaited() == [BO, CLOCK]
    assert top(p).called == [BO]


def test_10_3_one_window_follows_the_cards_of_a_part_for_all_whom_they_touch() -> None:
    p = shaping()
    p.play(MIRA, "play barren-soil vega")
    assert p.awaited() == [MIRA, CLOCK]
    p.play(MIRA, "play toxic-air deneb")
    assert p.awaited() == [BO, CY, CLOCK]
    (ask, *_) = RULES.asks(p.g)
    assert WORDS.say(ask.prompt, NAMES) == "may answer Mira’s cards: Barren Soil and Toxic Air"
    p.close()
    assert not any(isinstance(step, AnswerWindow) for step in p.g.stack)


def test_10_3_a_row_of_cards_is_answered_in_one_window_too() -> None:
    p = shaping()
    p.play(MIRA, "lay at-vega barren-soil at-deneb toxic-air")
    assert p.awaited() == [BO, CY, CLOCK]
    assert p.hand_of(MIRA) == ["cold-climate", "terra"]


def test_10_3_a_card_that_touches_no_one_else_waits_for_the_end_of_the_phase() -> None:
    p = Position(2, leakless="on").hand(MIRA, "defense-grid", "terra").hand(BO, "sabotage")
    p.planet(MIRA, "altair")
    p.g.scrapyard.append(p.take("temporal-rift"))
    p.phase("build", MIRA).play(MIRA, "play defense-grid altair", "done")
    assert (top(p).kind, p.g.phase) == (END_WINDOW, BUILD)
    assert p.plays(BO, "sabotage") == {"defense-grid"}
    p.close()
    assert p.g.phase == ACTION


def test_10_5_at_the_end_of_a_phase_all_are_asked_though_nobody_hears_of_it_without_a_rift() -> None:
    p = Position(3, leakless="on").hand(BO, "temporal-rift").hand(CY, "sabotage").phase_end("action")
    assert top(p).called == [MIRA, BO, CY]
    assert p.awaited() == [BO, CLOCK]
    p.play(BO, "play temporal-rift")
    p.close()
    p.close()
    assert (p.g.phase, p.g.active, p.awaited()) == (ACTION, BO, [BO])


def test_10_5_no_window_ends_a_phase_in_which_everyone_sees_that_nobody_can_answer() -> None:
    for place in ("scrapyard", "discard"):
        p = Position(2, leakless="on")
        pile = p.g.scrapyard if place == "scrapyard" else p.g.piles[0].discard
        pile.append(p.take("temporal-rift"))
        p.phase_end("action")
        assert not any(isinstance(step, AnswerWindow) for step in p.g.stack)
    p = Position(2, leakless="on").phase_end("transport")
    assert not any(isinstance(step, AnswerWindow) for step in p.g.stack), "nothing could be moved again"
    p = Position(2, leakless="on")
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    p.planet(MIRA, "vega")
    assert top(p.phase_end("transport")).kind == END_WINDOW


def test_10_4_a_battle_asks_both_sides_and_everyone_may_play_any_number_of_cards() -> None:
    p = battle()
    p.play(BO, "autopass off")
    p.play(MIRA, "autopass off")
    assert (p.awaited(), p.totals()) == ([MIRA, BO, CLOCK], ((4, 0, 0), (1, 1, 2)))
    assert p.plays(MIRA, "filibuster") == {"attacker", "defender"}
    for defence in (4, 7):
        p.play(CY, "play reinforcements defender")
        p.play(MIRA, "pass")
        p.play(BO, "pass")
        p.close()
        assert p.totals()[1] == (defence, 1, 2)
        assert top(p).called == [MIRA, BO]
    p.play(BO, "play reinforcements attacker")
    p.close()
    assert (p.totals()[0], p.awaited()) == ((7, 0, 0), [MIRA, CLOCK]), "Bo is ahead: a tie is decided by D"


def test_10_4_who_played_the_last_special_is_asked_again_only_while_behind() -> None:
    p = battle()
    p.g.players[MIRA].hand.append(p.g.players[CY].hand.pop())
    p.g.players[MIRA].hand.sort()
    p.play(BO, "autopass off")
    p.play(MIRA, "autopass off")
    p.play(BO, "play reinforcements attacker")
    p.close()
    assert p.awaited() == [MIRA, BO, CLOCK], "Bo is still behind"
    p.play(MIRA, "play reinforcements attacker")
    p.close()
    assert p.awaited() == [BO, CLOCK]


def test_10_4_the_question_of_a_battle_tells_what_both_sides_have() -> None:
    p = battle()
    p.play(BO, "autopass off")
    said = [WORDS.say(ask.prompt, NAMES) for ask in RULES.asks(p.g)]
    assert all("4/0/0" in line and "1/1/2" in line for line in said), said
    p.play(CY, "play reinforcements defender")
    p.close()
    assert all("4/1/2" in WORDS.say(ask.prompt, NAMES) for ask in RULES.asks(p.g))


def test_10_4_who_always_wants_to_be_asked_is_asked_in_a_battle_and_no_one_else_knows() -> None:
    views = []
    for ask in (MINE, ALWAYS):
        p = Position(3, leakless="on").hand(CY, "reinforcements").asked(CY, ask)
        p.planet(BO, "freya")
        p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
        p.phase("action", MIRA).play(MIRA, "attack freya altair", "strike military")
        assert (CY in p.awaited()) is (ask == ALWAYS)
        assert top(p).called == [MIRA, BO]
        views.append(RULES.encode(RULES.view(p.g, BO)))
        if ask == ALWAYS:
            p.play(CY, "pass")
            assert CY not in p.awaited()
    assert len(set(views)) == 1
    found = set()
    for number in range(20):
        found.add(top_of(RULES.resample(p.g, BO, Rng(f"battle {number}"))).answers[CY])
    assert found == {NOT_ASKED, ASKED, ANSWERED}, "in other worlds Cy may be asked too"


def top_of(g: SuperNova) -> AnswerWindow:
    window = g.stack[-1]
    assert isinstance(window, AnswerWindow)
    return window


@pytest.mark.parametrize("by_itself", [MIRA, BO])
def test_12_7_no_battle_is_closed_by_who_passes_by_itself(by_itself: Seat) -> None:
    p = battle(leakless="off")
    other = BO if by_itself == MIRA else MIRA
    assert p.awaited() == [MIRA, BO, CLOCK]
    p.play(by_itself, "ask never game")
    assert p.awaited() == [other, CLOCK]
    p.play(other, "pass")
    assert not isinstance(p.g.stack[-1], AnswerWindow), "both have answered"
    quiet = Position(3, leakless="off").quiet()
    quiet.hushed = False
    quiet.planet(BO, "freya")
    quiet.ship(MIRA, "battleship", quiet.planet(MIRA, "altair"))
    quiet.hand(CY, "reinforcements").phase("action", MIRA)
    quiet.play(MIRA, "attack freya altair", "strike military")
    assert quiet.awaited() == [CLOCK], "Cy may still play"
    assert quiet.plays(CY, "reinforcements") == {"attacker", "defender"}


@pytest.mark.parametrize(
    ("held", "told"),
    [
        ("reinforcements", True),
        ("bribery", False),
        ("wormhole", True),
        ("terra", False),
        ("cease-fire", True),
    ],
)
def test_10_4_who_could_turn_a_battle_hears_of_it_in_private(held: str, told: bool) -> None:
    p = Position(3, leakless="on").hand(CY, held)
    p.planet(BO, "freya", "war-college")
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    events = p.phase("action", MIRA).play(MIRA, "attack freya altair", "strike military")
    assert p.totals() == ((4, 0, 0), (2, 1, 2))
    found = [event.audience for event in events if event.key == "may-turn"]
    assert found == ([(CY,)] if told else [])
    assert CY not in top(p).called


@pytest.mark.parametrize("ask", [NEVER, ALWAYS])
def test_10_4_it_is_not_told_to_who_is_asked_or_wants_to_hear_of_nothing(ask: int) -> None:
    p = Position(3, leakless="on").hand(CY, "reinforcements").hand(BO, "reinforcements").asked(CY, ask)
    p.planet(BO, "freya")
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    events = p.phase("action", MIRA).play(MIRA, "attack freya altair", "strike military")
    assert [event.key for event in events if event.audience is not None] == []


@pytest.mark.parametrize(("held", "asked"), [("wormhole", False), ("counterintelligence", True)])
def test_10_6_in_a_battle_only_an_answer_to_the_special_itself_is_waited_for(held: str, asked: bool) -> None:
    p = battle()
    p.g.piles[0].deck += p.g.players[BO].hand
    p.g.players[BO].hand = []
    p.hand(BO, held).play(CY, "play reinforcements attacker")
    assert (top(p).kind, BO in top(p).called, BO in p.awaited()) == (SPECIAL_WINDOW, True, asked)
    if held == "wormhole":
        assert p.plays(BO, held) == {"battleship"}, "it may be played, and is asked for in the battle"
        p.close()
        assert (p.awaited(), p.plays(BO, held)) == ([MIRA, BO, CLOCK], {"battleship"})
    p = Position(2, leakless="on").hand(MIRA, "sabotage").hand(BO, "wormhole")
    p.planet(BO, "freya", "defense-grid")
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    p.phase("build", MIRA).play(MIRA, "play sabotage defense-grid")
    assert BO in p.awaited(), "outside a battle nothing follows in which it is asked for"


def test_10_5_what_is_left_out_of_a_game_or_lies_open_is_held_by_nobody() -> None:
    p = Position(2)
    assert may_be_held(p.g, (OWN_ACTION,), ACTION)
    assert not may_be_held(p.g, (OWN_ACTION,), BUILD), "its phase is printed on it"
    assert not may_be_held(Position(2, annihilation="off").g, (OWN_ACTION,), ACTION)
    nova = p.take("super-nova")
    p.g.players[BO].hand = [nova]
    assert may_be_held(p.g, (OWN_ACTION,), ACTION)
    p.g.players[BO].hand, p.g.scrapyard = [], [nova]
    assert not may_be_held(p.g, (OWN_ACTION,), ACTION)
    assert may_be_held(Position(2, decks="own-40").g, (OWN_ACTION,), ACTION)
    own = Position(2, decks="own-40")
    own.g.scrapyard = [nova]
    assert may_be_held(own.g, (OWN_ACTION,), ACTION), "the other deck may have one too"


@pytest.mark.parametrize(("annihilation", "asked"), [("on", True), ("off", False)])
def test_5_after_the_action_nobody_is_asked_where_all_see_that_no_special_can_follow(
    annihilation: str, asked: bool
) -> None:
    for lines in (
        ("trade terra seat-2",),
        ("dump terra vorr kool",),
        ("jettison terra", "jettison vorr", "jettison kool"),
    ):
        p = (
            Position(2, annihilation=annihilation)
            .hand(MIRA, "terra", "vorr", "kool", "eden")
            .hand(BO, "mirel")
        )
        p.phase("action", MIRA).play(MIRA, *lines)
        if lines[0].startswith("trade"):
            p.play(BO, "pass")
        assert (p.g.phase == ACTION) is asked, lines
    p = Position(2, annihilation="off").hand(MIRA, "terra", "vorr").phase("action", MIRA)
    p.play(MIRA, "jettison terra")
    assert p.legal(MIRA, "jettison") == {"vorr"}
    p = Position(2, annihilation="off").hand(MIRA, "terra").phase("action", MIRA, BO)
    p.play(MIRA, "pass")
    assert p.awaited() == [BO]


def test_6_5_nobody_is_asked_where_only_a_mass_exodus_could_move_something_that_no_one_can_hold() -> None:
    for scrapped in (False, True):
        p = Position(2)
        p.planet(MIRA, "altair", "smugglers")
        p.planet(MIRA, "vega")
        if scrapped:
            p.g.scrapyard.append(p.take("mass-exodus"))
        p.phase("transport", MIRA)
        assert (p.g.phase == TRANSPORT) is not scrapped


# Who may answer ---------------------------------------------------------------------------------------------------


def test_10_3_who_is_not_asked_may_answer_while_the_window_is_open() -> None:
    p = shaping()
    p.play(BO, "autopass off")
    p.play(MIRA, "play barren-soil vega", "pass")
    assert p.plays(CY, "wormhole") == {"battleship"}
    assert p.legal(CY, "pass") == set()
    assert p.why(CY, "pass") == "nothing-to-pass"
    p.play(CY, "play wormhole battleship")
    assert top(p).called == [MIRA]
    p.close()
    assert p.awaited() == [BO, CLOCK], "the window after the Environment is asked again"


def test_10_3_who_has_passed_may_still_answer() -> None:
    p = shaping()
    p.play(MIRA, "play barren-soil vega", "pass")
    p.play(BO, "pass")
    assert p.awaited() == [CLOCK]
    assert p.plays(BO, "wormhole") == {"battleship"}
    p.play(BO, "play wormhole battleship")
    p.close()
    assert top(p).answers[BO] == NOT_ASKED, "not asked again after a card of one's own"


def test_10_3_not_so_the_player_of_the_card() -> None:
    p = shaping()
    p.hand(MIRA, "sabotage").planet(CY, "eden", "defense-grid")
    p.play(MIRA, "play barren-soil vega", "pass")
    assert p.plays(MIRA, "sabotage") == set()
    assert p.why(MIRA, "play sabotage defense-grid") == "own-card-open"
    assert p.why(MIRA, "play plague vega") == "not-in-hand", "of what it does not hold"


@pytest.mark.parametrize("leakless", ["on", "off"])
def test_12_7_only_the_clock_closes_a_window_of_a_leakless_table(leakless: str) -> None:
    p = shaping(leakless=leakless)
    p.play(MIRA, "play barren-soil vega", "pass")
    p.play(BO, "pass")
    assert isinstance(p.g.stack[-1], AnswerWindow) == (leakless == "on")


def test_10_3_a_window_closes_when_the_last_one_asked_has_spent_what_it_waited_for() -> None:
    """Cy answers the answer to Mira's card with the only card that fits, and passes by itself from then on."""
    p = shaping(leakless="off").attending(CY)
    p.g.players[CY].wishes.autopass = True
    p.play(MIRA, "play barren-soil deneb", "pass")
    assert p.awaited() == [CY, CLOCK]
    p.play(BO, "play wormhole battleship")
    p.play(CY, "play wormhole battleship")
    while isinstance(p.g.stack[-1], AnswerWindow) and p.g.stack[-1].kind == SPECIAL_WINDOW:
        p.close()
    assert not isinstance(p.g.stack[-1], AnswerWindow), "Mira's card is answered, and nobody is waited for"


def test_12_7_elsewhere_a_window_that_has_nobody_to_wait_for_does_not_open() -> None:
    for leakless in ("on", "off"):
        p = Position(2, leakless=leakless).hand(MIRA, "salvage-rights").discarded("kool").hand(BO, "terra")
        p.phase("build", MIRA).play(MIRA, "play salvage-rights kool")
        assert isinstance(p.g.stack[-1], AnswerWindow) == (leakless == "on")


def look_into(p: Position) -> None:
    """What others hold decides nothing of what follows on a Temporal Rift of Mira."""
    for number in range(10):
        prove_events_keep_secrets(RULES, 3, p.g, Dice(number))


def test_12_7_where_answers_are_not_hidden_a_window_tells_who_passes_by_itself_and_nothing_else(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    p = Position(3, leakless="off").hand(MIRA, "temporal-rift", "terra").hand(BO, "sabotage", "vorr")
    p.hand(CY, "eden").phase_end("action")
    assert p.awaited() == [MIRA, CLOCK]
    look_into(p)
    with monkeypatch.context() as without:
        without.setattr(leaks, "IN_ADVANCE", {})
        with pytest.raises(AssertionError, match=leaks.WAITING_TELLS):
            look_into(p)
    p.asked(BO, ALWAYS)
    look_into(p)
    looks = AnswerWindow.look

    def informed(self: AnswerWindow, g: Table) -> None:
        """No one is waited for while Bo holds certain cards."""
        if self.kind == END_WINDOW and sum(g.players[BO].hand) % 2:
            self.answers = [NOT_ASKED] * g.seats
        looks(self, g)

    monkeypatch.setattr(AnswerWindow, "look", informed)
    with pytest.raises(AssertionError, match=leaks.WAITING_TELLS):
        look_into(p)


# What players wish in private -------------------------------------------------------------------------------------


def wished(p: Position, *lines: str) -> Position:
    """Bo wishes; then the window of the Environment on Bo's Vega opens."""
    p.play(BO, *lines)
    p.play(MIRA, "play barren-soil vega", "pass")
    return p


def test_10_6_who_wishes_to_hear_of_nothing_passes_by_itself() -> None:
    p = wished(shaping(), "ask never game")
    assert (p.awaited(), top(p).called, top(p).answers[BO]) == ([CLOCK], [BO], ANSWERED)


def test_10_6_who_holds_nothing_that_fits_passes_by_itself() -> None:
    for held, asked in (("wormhole", True), ("mass-exodus", False)):
        p = shaping()
        p.g.piles[0].deck += p.g.players[BO].hand
        p.g.players[BO].hand = []
        wished(p.hand(BO, held), "autopass off", "autopass on")
        assert (BO in p.awaited()) is asked
        assert top(p).called == [BO]
    p = shaping()
    p.g.piles[0].deck += p.g.players[BO].hand
    p.g.players[BO].hand = []
    wished(p, "autopass off")
    assert BO in p.awaited()


def test_10_6_who_no_longer_holds_anything_that_fits_passes_by_itself_when_asked_again() -> None:
    p = shaping()
    p.play(MIRA, "play barren-soil vega", "pass")
    assert p.awaited() == [BO, CLOCK]
    p.play(CY, "play wormhole battleship")
    p.close()
    assert p.awaited() == [CLOCK], "there is no ship left for Bo's Wormhole"


def test_10_6_a_hold_lets_nobody_pass_for_its_player() -> None:
    p = wished(shaping(), "ask never game", "hold sabotage on")
    assert BO in p.awaited()


def test_10_6_a_hold_for_a_special_of_other_windows_changes_nothing() -> None:
    """Counterintelligence answers Specials in any phase, and no Environment."""
    p = wished(shaping(), "ask never game", "hold counterintelligence on", "hold reinforcements on")
    assert p.awaited() == [CLOCK]


def test_10_6_a_wish_answers_an_open_question_of_its_player_alone() -> None:
    p = wished(shaping())
    p.play(BO, "ask never turn")
    assert p.awaited() == [CLOCK]
    assert isinstance(p.g.stack[-1], AnswerWindow)


def test_10_6_who_wishes_to_hear_of_all_is_told_in_private_of_what_asks_others() -> None:
    for ask, told in ((ALWAYS, True), (NEVER, False)):
        p = shaping().asked(CY, ask)
        events = p.play(MIRA, "play barren-soil vega", "pass")
        found = [event.audience for event in events if event.key == "may-answer"]
        assert found == ([(CY,)] if told else [])
        assert p.awaited() == [BO, CLOCK], "nobody waits for who is only told"


def test_10_6_own_wishes_open_no_part_of_a_phase() -> None:
    p = Position(2, leakless="on").asked(MIRA, ALWAYS).hand(MIRA, "sabotage")
    p.planet(BO, "freya", "defense-grid")
    assert p.phase("transport", MIRA).g.phase == DISCARD


def test_10_6_who_attends_is_asked_in_every_window_as_everyone_is_told() -> None:
    p = shaping()
    (event,) = p.play(CY, "attend on")
    assert (event.key, event.audience, event.values) == ("attend-on", None, {"seat": "@2"})
    assert RULES.view(p.g, None).players[CY].attends
    assert p.legal(CY, "attend") == {"off"}
    p.play(MIRA, "play barren-soil vega", "pass")
    assert (p.awaited(), top(p).called) == ([BO, CY, CLOCK], [BO, CY])
    p.play(BO, "pass")
    assert p.awaited() == [CY, CLOCK], "the window waits"
    p.play(CY, "attend off")
    assert p.awaited() == [CY, CLOCK], "it counts for the windows that open from now on"
    p.close()
    p.shape(MIRA).play(MIRA, "play toxic-air vega", "pass")
    assert top(p).called == [BO]


def test_10_6_who_attends_still_passes_by_itself_with_nothing_that_fits() -> None:
    p = battle()
    p.g.piles[0].deck += p.g.players[CY].hand
    p.g.players[CY].hand = []
    p.play(CY, "attend on")
    p.close()
    p.phase("action", MIRA).ship(MIRA, "cruiser", p.g.planets_of(MIRA)[0])
    p.planet(BO, "eden")
    p.play(MIRA, "muster eden cruiser military")
    assert top(p).called == [MIRA, BO, CY]
    assert CY not in p.awaited()


@pytest.mark.parametrize("attends", [False, True])
def test_10_6_who_attends_is_asked_at_the_end_of_a_phase_and_in_battles_for_every_answer(
    attends: bool,
) -> None:
    answer = "on" if attends else "off"
    p = Position(3, leakless="on").hand(BO, "sabotage")
    p.planet(MIRA, "altair", "defense-grid")
    p.g.players[BO].attends = not attends
    p.play(BO, f"attend {answer}")
    assert (BO in p.phase_end("action").awaited()) is attends, "though it holds no Temporal Rift"
    p = battle()
    p.hand(CY, "wormhole")
    p.g.players[CY].attends = not attends
    p.play(CY, f"attend {answer}")
    p.play(BO, "play reinforcements defender")
    assert (CY in p.awaited()) is attends, "though it cannot cancel the Special"


@pytest.mark.parametrize(("attend", "called"), [("on", [BO, CY]), ("off", [BO])])
def test_12_10_everyone_is_asked_unless_they_do_not_want_it(attend: str, called: list[Seat]) -> None:
    p = shaping(attend=attend)
    p.play(MIRA, "play barren-soil vega", "pass")
    assert top(p).called == called
    p.close()
    if called == [BO, CY]:
        p.play(CY, "attend off")
        p.shape(MIRA).play(MIRA, "play toxic-air vega", "pass")
        assert top(p).called == [BO]


def test_12_10_no_window_waits_for_who_attends_and_is_away() -> None:
    p = shaping(attend="on")
    p.g.players[CY].away, p.g.players[CY].wishes.missed = True, 2
    p.play(MIRA, "play barren-soil vega", "pass")
    assert top(p).called == [BO]
    assert CY in top(p).may(p.g)


@pytest.mark.parametrize("opens", [False, True])
def test_10_3_no_window_opens_where_everyone_sees_that_nobody_can_answer(opens: bool) -> None:
    p = Position(3, leakless="on").hand(MIRA, "barren-soil", "terra")
    p.planet(BO, "vega", found=3)
    fitting = [title for title, timing in enumerate(TIMING) if timing == WINDOW and in_phase(title, OTHERS)]
    deck, open_cards = p.g.piles[0].deck, p.g.scrapyard
    open_cards += [card for card in deck if TITLE[card] in fitting][int(opens) :]
    p.g.piles[0].deck = [card for card in deck if card not in open_cards]
    p.shape(MIRA).play(MIRA, "play barren-soil vega")
    assert isinstance(p.g.stack[-1], AnswerWindow) is opens


# Who is away ------------------------------------------------------------------------------------------------------


def test_10_7_for_who_has_let_two_windows_run_out_no_window_waits() -> None:
    p = shaping()
    p.play(BO, "autopass off")
    told = []
    for title in ("barren-soil", "toxic-air"):
        p.shape(MIRA).play(MIRA, f"play {title} vega", "pass")
        told.append([event.values for event in p.close() if event.key == "away"])
    assert told == [[], [{"seat": "@1"}]]
    assert RULES.away(RULES.view(p.g, None)) == [BO]
    p.hand(MIRA, "rich-ores").shape(MIRA).play(MIRA, "play rich-ores vega", "pass")
    assert (p.awaited(), top(p).called) == ([CLOCK], [])
    assert p.plays(BO, "wormhole") == {"battleship"}, "who is away may still answer"
    p.play(BO, "play wormhole battleship")
    assert not p.g.players[BO].away
    p.close()
    assert top(p).answers[BO] == NOT_ASKED


def test_10_7_a_pass_in_between_counts() -> None:
    p = shaping()
    p.play(BO, "autopass off")
    for title, passed in (("barren-soil", False), ("toxic-air", True), ("rich-ores", False)):
        if title == "rich-ores":
            p.hand(MIRA, title)
        p.shape(MIRA).play(MIRA, f"play {title} vega", "pass")
        if passed:
            p.play(BO, "pass")
        p.close()
    assert not p.g.players[BO].away


def test_10_7_that_someone_is_back_shows_when_the_window_is_closed_or_by_what_all_see() -> None:
    for line, at_once in (("double off", False), ("homeworld vega koolian", True)):
        p = shaping()
        p.g.players[BO].away, p.g.players[BO].wishes.missed = True, 2
        p.play(BO, line)
        assert p.g.players[BO].away is not at_once
        p.shapes = False
        p.play(MIRA, "play barren-soil vega", "pass")
        assert p.g.players[BO].away is not at_once
        p.close()
        assert not p.g.players[BO].away
        assert top(p).called == [BO]


# Nobody learns anything -------------------------------------------------------------------------------------------


def public_windows(g: SuperNova) -> list[object]:
    """All that is public of the open windows, one on the other."""
    return [
        (step.kind, step.card, step.by, step.touched, step.called, step.cards)
        for step in g.stack
        if isinstance(step, AnswerWindow)
    ]


def is_closed(before: SuperNova, g: SuperNova) -> bool:
    """Whether the question for Environments was just closed: then all see what others had planned in secret."""
    return any(
        isinstance(step, Shaping) and not any(each == step for each in g.stack) for step in before.stack
    )


@pytest.mark.parametrize("games", [4, pytest.param(10, marks=pytest.mark.deep)])
def test_worlds_that_look_the_same_open_the_same_windows_and_ask_the_same_seats(games: int) -> None:
    """Each move of some random games is also made in another world of its player's, with other hands and wishes."""
    compared = 0
    for number in range(games):
        seats = 2 + number % 4
        options = {"parallel": "on", "attend": "on"} if number % 3 == 2 else {}
        g, rng = RULES.setup(seats, options, Rng(f"worlds {number}")), Rng(f"other {number}")
        before = RULES.copy(g)
        for turn in playout(RULES, g, Dice(number), settings=True, limit=500):
            viewer = None if turn.seat == CLOCK else turn.seat
            world = RULES.resample(before, viewer, rng)
            for player, other in zip(before.players, world.players, strict=True):
                player.wishes.pledges = other.wishes.pledges = []  # what they play is public
                other.wishes.missed = player.wishes.missed  # so is who is away, when a window closes
            if RULES.offer(world, turn.seat).allows(turn.move):
                RULES.apply(world, turn.seat, turn.move)
                if is_closed(before, g):
                    before = RULES.copy(g)
                    continue
                if [each.away for each in world.players] == [each.away for each in g.players]:
                    assert public_windows(world) == public_windows(g), turn.move
                    compared += bool(public_windows(g))
            for player in g.players:
                player.wishes.pledges = []
            before = RULES.copy(g)
    assert compared > 30 * games


def test_no_view_tells_who_has_answered() -> None:
    for p in (shaping(), battle()):
        if not isinstance(p.g.stack[-1], AnswerWindow):
            p.play(MIRA, "play barren-soil vega", "play toxic-air deneb")
        views = []
        for answers in ([ASKED] * 3, [ANSWERED] * 3, [ANSWERED, ASKED, ANSWERED]):
            world = RULES.copy(p.g)
            window = world.stack[-1]
            assert isinstance(window, AnswerWindow)
            window.answers = [
                each if seat in window.called else NOT_ASKED for seat, each in enumerate(answers)
            ]
            for viewer in (None, DEE):
                views.append(RULES.encode(RULES.view(world, None)))
                known = [ask for ask in RULES.asks(world) if ask.known_to(viewer)]
                assert [ask.seat for ask in known] == [CLOCK]
        assert len(set(views)) == 1


def test_a_pass_is_told_to_nobody() -> None:
    p = shaping()
    p.play(MIRA, "play barren-soil vega", "pass")
    before = RULES.encode(RULES.view(p.g, None))
    assert RULES.play(p.g, BO, Move("pass")) == []
    assert RULES.encode(RULES.view(p.g, None)) == before


def test_12_7_while_a_window_is_open_at_other_tables_someone_has_not_answered() -> None:
    p = shaping(leakless="off")
    p.play(MIRA, "play barren-soil vega", "play toxic-air deneb")
    p.play(CY, "pass")
    for number in range(20):
        world = RULES.resample(p.g, CY, Rng(f"off {number}"))
        assert RULES.awaited(world) == [BO, CLOCK]
