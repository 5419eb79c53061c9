"""Rule 6.2: one question for Environments to all, whose answers are carried out in turn order."""

from __future__ import annotations

import pytest

from bot.engine.moves import CLOCK, Pace
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.engine.told import FELT, touching
from bot.games.supernova.answers.windows import ANSWERED, ASKED, END_WINDOW, NOT_ASKED, AnswerWindow
from bot.games.supernova.cards.cards import WORD
from bot.games.supernova.round.shaping import Shaping
from bot.games.supernova.table.state import BUILD, NEVER, OTHERS, OWN
from bot.players.greedy import GreedyPlayer
from tests.games.supernova.position import BO, CY, MIRA, NAMES, RULES, WORDS, Position


def shaping(**options: str) -> Position:
    """Mira and Bo have found a planet each. Mira and Cy hold what they would play on that of Bo."""
    p = Position(3, **options)
    p.hand(MIRA, "barren-soil", "rich-ores").hand(BO, "abundant-land", "wormhole").hand(
        CY, "toxic-air", "eden"
    )
    p.planet(MIRA, "altair", found=3)
    p.planet(BO, "vega", found=3)
    p.shapes = False
    return p.phase("others", MIRA, BO, CY)


def question(p: Position) -> Shaping:
    top = p.g.stack[-1]
    assert isinstance(top, Shaping)
    return top


def environments(p: Position) -> dict[str, list[str]]:
    """What lies on each planet, in the order in which it was played."""
    return {WORD[card]: [WORD[env] for env in planet.env] for card, planet in p.g.planets.items()}


@pytest.mark.parametrize("parallel", ["off", "on"])
def test_all_are_asked_at_once_for_all_new_planets(parallel: str) -> None:
    p = shaping(parallel=parallel)
    assert p.awaited() == [MIRA, BO, CY, CLOCK]
    assert p.plays(MIRA, "rich-ores") == p.plays(CY, "toxic-air") == {"altair", "vega"}
    assert {ask.pace for ask in RULES.asks(p.g)} == {Pace.WINDOW}
    p.play(MIRA, "lay at-altair rich-ores at-vega barren-soil")
    assert p.awaited() == [BO, CY, CLOCK]
    assert environments(p) == {"altair": [], "vega": []}


def test_answers_are_carried_out_in_turn_order_and_own_planets_last() -> None:
    p = Position(3).hand(MIRA, "rich-ores").hand(BO, "toxic-air").hand(CY, "barren-soil", "abundant-land")
    for seat, title in ((MIRA, "altair"), (BO, "vega"), (CY, "deneb")):
        p.planet(seat, title, found=3)
    p.g.opening = BO
    p.phase("others", BO, CY, MIRA)
    p.play(CY, "lay at-altair barren-soil at-deneb abundant-land")
    p.play(MIRA, "pass")
    told = p.play(BO, "play toxic-air altair")
    shaped = [event for event in told if event.key == "shaped"]
    assert [event.values["seat"] for event in shaped] == ["@1", "@2", "@2"]
    assert [event.told.touches for event in shaped] == [(MIRA,), (MIRA,), ()]
    assert environments(p) == {"altair": ["toxic-air", "barren-soil"], "vega": [], "deneb": ["abundant-land"]}


def test_what_an_environment_takes_is_told_to_the_owner_of_the_planet() -> None:
    p = shaping()
    p.play(MIRA, "pass")
    p.play(BO, "pass")
    (lost,) = [event for event in p.play(CY, "play toxic-air vega") if event.key == "lost-points"]
    assert (lost.about, lost.told) == (BO, touching(FELT, BO))
    assert WORDS.tell(lost, NAMES) == "Bo lost 1 potential (Environments 1)."


def test_whose_planet_got_one_is_asked_for_it_again_with_what_was_planned_as_the_default() -> None:
    p = shaping()
    p.play(BO, "play abundant-land vega")
    p.play(MIRA, "play rich-ores altair", "pass")
    p.play(CY, "play toxic-air vega")
    assert (p.g.phase, p.awaited()) == (OWN, [BO, CLOCK])
    assert environments(p) == {"altair": ["rich-ores"], "vega": ["toxic-air"]}, "Mira's is done"
    (ask,) = [ask for ask in RULES.asks(p.g) if ask.seat == BO]
    assert str(ask.default) == "play abundant-land vega"
    assert WORDS.say(ask.prompt, NAMES).startswith("may answer Environments")
    answered, left = RULES.copy(p.g), RULES.copy(p.g)
    p.play(BO, "pass")
    assert environments(p)["vega"] == ["toxic-air"]
    p.g = left
    p.close()
    assert environments(p)["vega"] == ["toxic-air", "abundant-land"], "the clock plays what was planned"
    p.g = answered
    p.play(BO, "play abundant-land vega")
    assert environments(p)["vega"] == ["toxic-air", "abundant-land"]


def test_nobody_is_asked_again_where_only_the_owner_played() -> None:
    p = shaping()
    p.play(BO, "play abundant-land vega")
    p.play(MIRA, "pass")
    p.play(CY, "pass")
    assert environments(p) == {"altair": [], "vega": ["abundant-land"]}
    assert not isinstance(p.g.stack[-1], Shaping)


@pytest.mark.parametrize("leakless", ["on", "off"])
def test_only_the_clock_closes_the_question_of_a_leakless_table(leakless: str) -> None:
    p = shaping(leakless=leakless)
    for seat in (MIRA, BO, CY):
        p.play(seat, "pass")
    assert isinstance(p.g.stack[-1], Shaping) is (leakless == "on")
    if leakless == "on":
        assert p.awaited() == [CLOCK]
        p.close()
    assert p.g.phase in (OTHERS, BUILD)


def test_who_holds_no_environment_passes_by_itself_and_no_one_can_tell() -> None:
    views = []
    for held in ("toxic-air", "terra"):
        p = Position(3, leakless="on").hand(CY, held)
        p.planet(MIRA, "altair", found=3)
        p.shapes = False
        p.phase("others", MIRA, BO, CY)
        assert (CY in p.awaited()) is (held == "toxic-air")
        views.append(RULES.encode(RULES.view(p.g, BO)))
    assert len(set(views)) == 1
    for ask, asked in ((NEVER, False), (1, True)):
        p = Position(2).asked(BO, ask)
        p.planet(MIRA, "altair", found=3)
        p.shapes = False
        assert (BO in p.phase("others", MIRA, BO).awaited()) is asked


def test_no_view_tells_who_has_answered_and_what() -> None:
    p = shaping(leakless="on")
    before = RULES.encode(RULES.view(p.g, BO))
    events = p.play(MIRA, "lay at-altair rich-ores at-vega barren-soil")
    assert {event.audience for event in events} == {(MIRA,)}
    assert RULES.encode(RULES.view(p.g, BO)) == before
    assert [ask.seat for ask in RULES.asks(p.g) if ask.known_to(CY)] == [CY, CLOCK]


def test_in_other_worlds_others_have_planned_something_else() -> None:
    p = shaping(leakless="on")
    p.play(MIRA, "lay at-altair rich-ores at-vega barren-soil")
    found, plans = set(), set()
    for number in range(30):
        world = RULES.resample(p.g, BO, Rng(f"plans {number}"))
        RULES.check_invariants(world)
        step = world.stack[-1]
        assert isinstance(step, Shaping)
        mira = step.shapes()[MIRA]
        found.add(mira.answer)
        plans.add(str(mira.plan))
        assert RULES.encode(RULES.view(world, BO)) == RULES.encode(RULES.view(p.g, BO))
    assert found == {ASKED, ANSWERED}
    assert len(plans) > 2


@pytest.mark.parametrize("answers", [0, 1, 2])
def test_while_it_is_open_at_other_tables_someone_has_not_answered(answers: int) -> None:
    p = shaping(leakless="off")
    for seat in (MIRA, BO)[:answers]:
        p.play(seat, "pass")
    for number in range(20):
        world = RULES.resample(p.g, MIRA if answers else None, Rng(f"off {number}"))
        assert [seat for seat in RULES.awaited(world) if seat != CLOCK]


def test_specials_may_be_played_meanwhile_also_by_who_has_answered() -> None:
    p = shaping()
    p.ship(MIRA, "battleship", p.g.planets_of(MIRA)[0])
    p.play(BO, "pass")
    assert p.legal(BO, "pass") == set()
    assert p.why(BO, "pass") == "nothing-to-pass"
    assert p.plays(BO, "wormhole") == {"battleship"}
    p.play(BO, "play wormhole battleship")
    p.close()
    assert p.awaited() == [MIRA, CY, CLOCK], "the question is still there"


def test_a_plan_that_has_become_impossible_is_told_to_its_player_alone() -> None:
    p = shaping()
    p.play(MIRA, "play barren-soil vega", "pass")
    lost = p.g.planets_of(BO)[0]
    del p.g.planets[lost.card]
    p.g.scrapyard.append(lost.card)
    p.play(CY, "pass")
    told = p.play(BO, "pass")
    assert [event.audience for event in told if event.key == "list-refused"] == [(MIRA,)]
    assert "barren-soil" in p.hand_of(MIRA)


def test_no_one_waits_for_who_is_away_and_who_misses_two_is() -> None:
    p = shaping(leakless="on")
    p.g.players[CY].away, p.g.players[CY].wishes.missed = True, 2
    p.phase("others", MIRA, BO, CY)
    assert p.awaited() == [MIRA, BO, CLOCK]
    p.play(MIRA, "pass")
    p.g.players[BO].wishes.missed = 1
    told = p.close()
    assert [event.values["seat"] for event in told if event.key == "away"] == ["@1"]
    p = shaping(leakless="on")
    p.g.players[CY].away, p.g.players[CY].wishes.missed = True, 2
    p.phase("others", MIRA, BO, CY)
    told = p.play(CY, "play toxic-air vega")
    assert all(event.key != "back" for event in told), "it would tell that Cy plays something"
    told = p.close()
    assert [event.values["seat"] for event in told if event.key == "back"] == ["@2"]


def test_what_was_played_is_answered_at_the_end_of_the_phase() -> None:
    p = shaping(leakless="on")
    p.play(CY, "play toxic-air vega")
    p.close()
    p.close()
    window = p.g.stack[-1]
    assert isinstance(window, AnswerWindow)
    assert (window.kind, window.touched, [WORD[card] for card in window.cards]) == (
        END_WINDOW,
        [BO],
        ["toxic-air"],
    )


def test_who_resigns_has_no_answer_any_longer() -> None:
    p = shaping()
    p.play(MIRA, "play barren-soil vega", "pass")
    p.play(MIRA, "resign yes")
    p.play(BO, "pass")
    p.play(CY, "pass")
    assert environments(p) == {"vega": []}


def test_a_computer_plays_a_bad_environment_on_a_planet_of_another() -> None:
    p = shaping(leakless="on")
    move = GreedyPlayer().choose(RULES, RULES.view(p.g, CY), CY, Dice(1))
    assert "toxic-air" in str(move)
    assert NOT_ASKED not in [part.answer for part in question(p).shapes()]


def test_where_all_pass_by_themselves_the_question_is_closed_at_once() -> None:
    p = Position(2).quiet()
    p.planet(MIRA, "altair", found=3)
    p.shapes = p.hushed = False
    assert p.phase("others", MIRA, BO).g.phase == BUILD


def test_to_pass_by_itself_from_now_on_answers_the_question_of_its_player_alone() -> None:
    p = Position(3, leakless="on").hand(BO, "terra")
    p.planet(MIRA, "altair", found=3)
    p.shapes = False
    for seat in (MIRA, BO, CY):
        p.g.players[seat].wishes.autopass = False
    p.phase("others", MIRA, BO, CY)
    p.play(BO, "autopass on")
    assert p.awaited() == [MIRA, CY, CLOCK]


def test_after_a_rift_what_several_played_has_one_window_for_all() -> None:
    for cards, by in (("barren-soil", MIRA), ("toxic-air", None)):
        p = Position(3, leakless="on").hand(MIRA, "barren-soil").hand(CY, "toxic-air")
        p.planet(BO, "vega", found=3)
        p.shape(MIRA, BO, CY).play(MIRA, "play barren-soil vega")
        p.play(CY, f"play {cards} vega" if by is None else "pass")
        window = p.g.stack[-1]
        assert isinstance(window, AnswerWindow)
        assert window.by == by


def hints(p: Position) -> list[str]:
    """What those who are asked are told, in the order of their seats."""
    asks = [ask for ask in RULES.asks(p.g) if ask.hint is not None]
    assert all(ask.audience == (ask.seat,) for ask in asks)
    return [WORDS.say(ask.hint, NAMES) for ask in asks]


def test_who_is_asked_for_environments_is_told_which_planets_are_new_and_what_was_played_there() -> None:
    p = shaping()
    on_each = "One Environment on each: good ones on your own planets, bad ones on other players’."
    closing = "All are laid when everyone has chosen."
    assert hints(p) == [
        f"New: Altair and Vega (Bo). {on_each} {closing}",
        f"New: Altair (Mira) and Vega. {on_each} {closing}",
        f"New: Altair (Mira) and Vega (Bo). {on_each} {closing}",
    ]
    p.play(BO, "play abundant-land vega")
    p.play(MIRA, "play barren-soil vega")
    assert hints(p)[0].startswith("New: Altair. ")
    p.play(MIRA, "pass")
    p.play(CY, "play toxic-air altair")
    assert hints(p) == [
        "Others played Toxic Air on Altair. You may add one Environment there, or pass.",
        "Others played Barren Soil on Vega. You planned Abundant Land, which is played if you do not answer. "
        "You may play another, or pass.",
    ]
