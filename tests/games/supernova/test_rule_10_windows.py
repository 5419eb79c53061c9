"""Rule 10: who may answer a card, who is asked, and that neither tells what is in a hand."""

from __future__ import annotations

import pytest

from bot.engine.moves import CLOCK, Pace, Seat
from bot.engine.steps import settle
from bot.games.supernova.answers.windows import AnswerWindow
from bot.games.supernova.cards.cards import ROWS, TITLE_CALLED
from bot.games.supernova.round.phases import Phase
from bot.games.supernova.table.state import ALWAYS, DISCOVER, MINE, NEVER, OTHERS, OWN, PHASES
from tests.games.supernova.position import BO, CY, DEE, MIRA, RULES, Position

SPECIALS = [row.word for row in ROWS if row.type == "special"]


def building(seats: int = 3) -> Position:
    """Mira builds at Altair, on which nobody else has anything, and may take Kool back with Salvage Rights."""
    p = Position(seats).hand(MIRA, "defense-grid", "battleship", "terra", "salvage-rights").discarded("kool")
    p.planet(MIRA, "altair")
    return p.phase("build", MIRA)


def test_10_3_by_default_only_those_touched_are_asked() -> None:
    p = building()
    p.play(MIRA, "play defense-grid altair")
    assert p.awaited() == [MIRA]
    p = Position(3).hand(MIRA, "barren-soil")
    p.planet(BO, "vega", found=3)
    p.phase("others", MIRA).play(MIRA, "play barren-soil vega")
    assert p.awaited() == [BO, CLOCK]


def test_10_3_those_who_attend_are_asked_side_by_side() -> None:
    p = building(4).attending(BO).attending(DEE)
    p.play(MIRA, "play salvage-rights kool")
    assert p.awaited() == [BO, DEE, CLOCK]
    p.play(DEE, "pass")
    assert p.awaited() == [BO, CLOCK]
    p.play(BO, "pass")
    assert p.awaited() == [MIRA]


def test_10_6_beside_the_question_one_may_let_all_be_from_now_on() -> None:
    p = building().attending(BO)
    p.play(MIRA, "play salvage-rights kool")
    (ask,) = [ask for ask in RULES.asks(p.g) if ask.seat == BO]
    assert [str(move) for move in ask.settings] == ["ask never phase", "ask never turn"]
    p.play(BO, "ask never turn")
    assert p.awaited() == [MIRA]


def test_10_6_who_is_asked_for_one_special_alone_is_not_offered_to_hear_less() -> None:
    p = building().attending(BO).asked(BO, NEVER)
    p.play(BO, "hold wormhole on")
    p.play(MIRA, "play salvage-rights kool")
    assert [ask.settings for ask in RULES.asks(p.g) if ask.seat == BO] == [()]


def test_10_3_the_clock_closes_a_window() -> None:
    p = building().attending(BO)
    p.play(MIRA, "play salvage-rights kool")
    assert p.awaited() == [BO, CLOCK]
    p.close()
    assert p.awaited() == [MIRA]


def test_10_3_after_an_answer_all_others_are_asked_again() -> None:
    p = building().attending(BO).attending(CY).asked(MIRA, NEVER).hand(BO, "wormhole")
    ship = p.ship(MIRA, "relay-ship", p.g.planets_of(MIRA)[0])
    p.play(MIRA, "play salvage-rights kool")
    p.play(CY, "pass")
    p.play(BO, "play wormhole relay-ship")
    assert p.awaited() == [CY, CLOCK]
    p.play(CY, "pass")
    assert ship.fled == p.g.turn
    assert p.awaited() == [CY, CLOCK]
    p.play(CY, "pass")
    assert p.awaited() == [MIRA]


def test_10_3_specials_answer_specials_and_the_last_one_happens_first() -> None:
    p = building().attending(BO).attending(CY).asked(MIRA, NEVER)
    p.hand(MIRA, "wormhole").hand(BO, "counterintelligence").hand(CY, "counterintelligence")
    ship = p.ship(BO, "cruiser", p.planet(BO, "freya"))
    p.play(MIRA, "play wormhole cruiser")
    assert p.plays(BO, "counterintelligence") == {"wormhole"}
    p.play(BO, "play counterintelligence wormhole")
    assert p.plays(CY, "counterintelligence") == {"counterintelligence"}
    p.play(CY, "play counterintelligence counterintelligence")
    p.play(BO, "pass")  # to the second Counterintelligence
    assert p.scrapyard == ["counterintelligence", "counterintelligence-2"]
    assert ship.fled == 0
    p.play(CY, "pass")  # to the Wormhole; its last answer was Bo's
    assert ship.fled == p.g.turn
    assert p.discard_pile == ["kool", "wormhole"]


def test_10_1_targets_are_looked_at_again_when_a_special_happens() -> None:
    p = building().attending(BO).asked(MIRA, NEVER).hand(MIRA, "wormhole").hand(BO, "black-hole")
    p.ship(BO, "cruiser", p.planet(BO, "freya"))
    p.play(MIRA, "play wormhole cruiser")
    told = p.play(BO, "play black-hole freya")
    assert [event.key for event in told] == ["announced", "black-hole", "special-fizzled"]
    assert p.discard_pile == ["kool", "wormhole"]


def test_10_2_build_cards_and_wrong_moments_are_refused() -> None:
    p = building().attending(BO).hand(BO, "eden", "reinforcements", "temporal-rift", "super-nova", "wormhole")
    p.play(MIRA, "play salvage-rights kool")
    assert p.refusal(BO, "play eden") == "10.2"
    assert p.refusal(BO, "play temporal-rift") == "10.2"
    assert p.refusal(BO, "play reinforcements attacker") == "2.1"
    assert p.refusal(BO, "play wormhole altair") == "13.9"
    assert p.legal(BO, "play") == set()


ALWAYS_LEGAL = "assassin black-hole plague sabotage salvage-rights wormhole"
IN_BATTLE = "bribery cease-fire filibuster reinforcements"


def at_moment(moment: str, hand: list[str]) -> Position:
    """Bo may speak: in a phase of his own, or in a window that Mira has opened. Every Special has a target."""
    p = Position(3).quiet().attending(BO).hand(BO, *hand).hand(MIRA, "barren-soil", "wormhole", "terra")
    home, freya = p.planet(MIRA, "altair"), p.planet(BO, "freya", "smugglers", "tlisk-brood", "arcology")
    p.planet(BO, "vega", found=3)
    p.planet(MIRA, "deneb", found=3)
    p.ship(MIRA, "battleship", home)
    p.ship(BO, "cruiser", freya)
    p.discarded("kool")
    if moment in PHASES:
        return p.phase(moment, BO)
    if moment == "after a card":
        p.phase("others", MIRA, BO, CY).play(MIRA, "play barren-soil vega")
        return p
    if moment == "after a Special":
        p.phase("build", MIRA).play(MIRA, "play wormhole cruiser")
        return p
    p.phase("action", MIRA).play(MIRA, "attack freya altair")
    p.play(BO, "defend" if moment == "in orbit" else "flee cruiser")
    if moment == "at the planet":
        p.play(MIRA, "strike military")
    return p


@pytest.mark.parametrize(
    ("moment", "more"),
    [
        ("draw", ""),
        ("discover", ""),
        ("others", ""),
        ("own", ""),
        ("build", ""),
        ("action", "super-nova"),
        ("transport", "mass-exodus"),
        ("discard", ""),
        ("after a card", ""),
        ("after a Special", "counterintelligence"),
        ("in orbit", f"{IN_BATTLE} mutiny"),
        ("at the planet", IN_BATTLE),
    ],
)
def test_10_2_which_specials_may_be_played_at_which_moment(moment: str, more: str) -> None:
    playable: set[str] = set()
    for titles in (SPECIALS[:8], SPECIALS[8:]):
        p = at_moment(moment, titles)
        playable |= {title for title in titles if p.plays(BO, title)}
    assert playable == {*ALWAYS_LEGAL.split(), *more.split()}


def test_10_5_no_window_opens_at_the_end_of_draw_and_discard() -> None:
    for word, after in (("draw", DISCOVER), ("discover", OTHERS)):
        p = Position().quiet().asked(BO, ALWAYS).hand(BO, *SPECIALS)
        p.planet(BO, "freya", found=3)
        p.g.phase, p.g.stack = PHASES.index(word), [Phase(PHASES.index(word), [])]
        settle(p.g)
        assert p.g.phase == after
        assert not isinstance(p.g.stack[-1], AnswerWindow)


def test_10_5_the_end_of_a_phase_asks_those_who_hold_out_for_it() -> None:
    p = Position(3).asked(BO, ALWAYS).phase_end("build")
    assert p.awaited() == [BO, CLOCK]
    p = Position(3).phase_end("build")
    assert not isinstance(p.g.stack[-1], AnswerWindow)
    p = Position(3)
    p.play(CY, "hold temporal-rift on")
    p.phase_end("build")
    assert p.awaited() == [CY, CLOCK]


def test_10_5_a_rift_at_the_end_of_discover_repeats_all_its_parts() -> None:
    p = Position(3).quiet().asked(MIRA, ALWAYS).hand(MIRA, "temporal-rift", "terra", "rich-ores")
    p.hand(BO, "toxic-air")
    p.planet(CY, "vega", found=3)
    p.phase_end("others").play(MIRA, "play temporal-rift", "play terra")
    assert p.plays(BO, "toxic-air") == {"terra"}
    p.play(BO, "play toxic-air terra")
    p.play(MIRA, "pass")
    assert (p.g.phase, p.plays(MIRA, "rich-ores")) == (OWN, {"terra"}), "Bo played there"


def test_10_6_a_wish_holds_for_as_long_as_was_said() -> None:
    p = building()
    p.play(BO, "ask always phase")
    assert p.g.players[BO].wishes.ask == ALWAYS
    p.phase_end("build")
    p.play(BO, "pass")
    assert p.g.players[BO].wishes.ask == MINE


def test_10_6_a_wish_counts_at_once_in_the_open_window() -> None:
    p = building().attending(BO).attending(CY)
    p.play(MIRA, "play salvage-rights kool")
    assert p.awaited() == [BO, CY, CLOCK]
    p.play(BO, "ask never game")
    p.play(CY, "ask never game")
    assert p.awaited() == [MIRA]


def test_10_6_a_pledge_plays_itself_where_it_turns_the_battle() -> None:
    for ship, played in (("cruiser", True), ("dreadnought", False)):
        p = Position().quiet().hand(BO, "reinforcements")
        p.play(BO, "pledge defending reinforcements if-it-turns")
        home = p.planet(MIRA, "altair")
        p.planet(BO, "freya")
        p.ship(MIRA, ship, home)
        p.phase("action", MIRA).play(MIRA, "attack freya altair", "strike military")
        assert (p.hand_of(BO) == []) == played
        assert ("reinforcements" in p.discard_pile) == played


# Secrets ----------------------------------------------------------------------------------------------------------


def test_whom_a_window_asks_is_no_secret_but_to_others() -> None:
    p = building().attending(BO)
    p.play(MIRA, "play salvage-rights kool")
    public = [ask.seat for ask in RULES.asks(p.g) if ask.audience is None]
    assert public == [CLOCK]
    for viewer in (None, MIRA, CY):
        assert RULES.awaited(RULES.view(p.g, viewer)) == [CLOCK]
    assert RULES.awaited(RULES.view(p.g, BO)) == [BO, CLOCK]


def test_10_6_a_hold_is_given_up_again() -> None:
    p = building()
    p.play(BO, "hold sabotage on", "hold wormhole on")
    assert {"sabotage off", "wormhole off", "plague on"} <= p.legal(BO, "hold")
    assert "sabotage on" not in p.legal(BO, "hold")
    p.play(BO, "hold sabotage off")
    assert p.g.players[BO].wishes.holds == [TITLE_CALLED["wormhole"]]


def test_10_6_holds_are_of_all_specials_that_answer_others() -> None:
    p = building()
    titles = {line.split()[0] for line in p.legal(BO, "hold")}
    assert titles == set(SPECIALS) - {"super-nova", "mass-exodus"}


def test_10_6_what_may_be_set_is_what_is_not_set() -> None:
    p = building()
    every = {f"{ask} {scope}" for ask in ("never", "mine", "always") for scope in ("phase", "turn", "game")}
    assert p.legal(BO, "ask") == every - {"mine game"}
    p.play(BO, "ask always turn")
    assert p.legal(BO, "ask") == every - {"always turn"}
    p.g.players[BO].resigned = True
    assert RULES.offer(p.g, BO).beside == []


def test_questions_of_windows_run_on_their_own_clock() -> None:
    p = building().attending(BO)
    p.play(MIRA, "play salvage-rights kool")
    assert {ask.seat: ask.pace for ask in RULES.asks(p.g)} == {CLOCK: Pace.WINDOW, BO: Pace.WINDOW}
    p.play(BO, "pass")
    assert [ask.pace for ask in RULES.asks(p.g)] == [Pace.TURN]
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2", "done")
    assert {ask.seat: ask.pace for ask in RULES.asks(p.g)} == {CLOCK: Pace.OFFER, BO: Pace.OFFER}


@pytest.mark.parametrize(
    ("line", "asked"),
    [
        ("wormhole cruiser", [BO]),
        ("wormhole relay-ship", [CY]),
        ("black-hole freya", [BO]),
        ("super-nova vega", [CY]),
        ("sabotage arcology", [BO]),
        ("sabotage laze-cannon", [BO]),
        ("assassin smugglers", [BO]),
        ("assassin free-miners", [CY]),
        ("plague tlisk-brood", [CY]),
        ("wormhole battleship", []),
        ("salvage-rights kool", []),
    ],
)
def test_10_6_a_special_asks_those_whose_stacks_it_names(line: str, asked: list[Seat]) -> None:
    p = Position(3).hand(MIRA, line.split()[0]).discarded("kool")
    freya, vega = p.planet(BO, "freya", "smugglers", "arcology"), p.planet(CY, "vega", "tlisk-brood")
    p.planet(CY, "deneb")
    p.ship(BO, "cruiser", freya, "laze-cannon")
    p.ship(CY, "relay-ship", vega, "free-miners")
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    p.phase("action", MIRA).play(MIRA, f"play {line}")
    assert [seat for seat in p.awaited() if seat in (BO, CY)] == asked


def test_10_7_whoever_speaks_is_awake_again() -> None:
    for seat in (MIRA, BO):
        p = building()
        p.g.players[seat].wishes.missed = 2
        p.play(seat, "double off")
        assert p.g.players[seat].wishes.missed == 0


def test_10_5_a_window_at_the_end_of_a_phase_names_it() -> None:
    for word, said in (("own", "discover"), ("build", "build"), ("action", "action")):
        p = Position(2).asked(BO, ALWAYS).phase_end(word)
        (ask,) = [ask for ask in RULES.asks(p.g) if ask.seat == BO]
        assert ask.prompt.values["phase"] == f"~phase-{said}"


def test_10_6_a_wish_for_this_phase_ends_with_the_draw_phase_too() -> None:
    p = Position(3).hand(MIRA, "terra").hand(BO, "vorr").discarded("kool").phase("draw", MIRA, BO)
    p.play(MIRA, "ask always phase", "draw main")
    assert p.g.players[MIRA].wishes.ask == ALWAYS
    p.play(BO, "draw main")
    assert PHASES[p.g.phase] == "discover"
    assert p.g.players[MIRA].wishes.ask == MINE
