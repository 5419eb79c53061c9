"""Rules 5, 6.1, 6.2, 9: what everyone plays at once, and the questions that nobody is asked."""

from __future__ import annotations

import pytest

from bot.engine.moves import CLOCK
from bot.engine.rng import Rng
from bot.games.supernova.answers.windows import CARD_WINDOW, END_WINDOW, AnswerWindow
from bot.games.supernova.cards.cards import WORD
from bot.games.supernova.table.state import BUILD, DISCARD, DISCOVER, HAND, OTHERS
from tests.games.supernova.position import BO, CY, MIRA, NAMES, RULES, WORDS, Position

SHIPS = ("battleship", "cruiser", "garbage-scow", "relay-ship", "envoy-ship", "consul-ship", "merchantman")
PLANETS = ("kool", "antares", "mirel")


def drawing() -> Position:
    """Each of three may draw seven cards; Antares lies on top of Ko'ol on the Discard pile."""
    p = Position(3)
    for seat, planet in ((MIRA, "terra"), (BO, "vorr"), (CY, "eden")):
        p.hand(seat, planet)
    return p.discarded(*PLANETS)


def test_6_1_all_choose_their_pile_at_once_and_draw_in_turn_order() -> None:
    p = drawing().phase("draw", MIRA, BO, CY)
    assert p.awaited() == [MIRA, BO, CY]
    told = [*p.play(CY, "draw discard"), *p.play(BO, "draw main")]
    assert [(event.key, event.audience) for event in told] == [("draws-from", (CY,)), ("draws-from", (BO,))]
    assert RULES.view(p.g, CY).drawn_from == ["", "hidden", "discard"]
    assert RULES.view(p.g, None).drawn_from == ["", "hidden", "hidden"]
    assert [len(player.hand) for player in p.g.players] == [1, 1, 1]
    assert p.why(CY, "draw main") == "not-asked"
    p.play(MIRA, "draw discard")
    assert set(PLANETS) < set(p.hand_of(MIRA)), "Mira comes first, though she chose last"
    assert not set(PLANETS) & set(p.hand_of(CY))
    assert RULES.view(p.g, None).drawn_from == ["discard", "main", "main"], "what all have seen"
    assert [len(player.hand) for player in p.g.players] == [HAND] * 3
    assert p.g.phase == DISCOVER


def test_6_1_what_is_said_of_all_who_draw_is_true_of_each() -> None:
    p = drawing().hand(BO, "freya").phase("draw", MIRA, BO, CY)
    prompts = [ask.prompt for ask in RULES.asks(p.g)]
    assert [WORDS.doing(each, NAMES) for each in prompts] == [
        *("draws 9 cards", "draws 8 cards", "draws 9 cards")
    ]
    assert {WORDS.doing(each, NAMES, several=True) for each in prompts} == {"draw cards"}


def rivals(top: str = "vega") -> Position:
    """Mira lacks one card, Bo two; what both see lies on top of a Cruiser and two planets."""
    p = Position(3).hand(MIRA, *SHIPS, "terra", "vorr").hand(BO, "eden", *PLANETS, "freya", "deneb", "altair")
    p.hand(BO, "cold-climate").hand(CY, "hot-climate")
    p.discarded("pollux", "castor", "cruiser", top)
    return p.phase("draw", MIRA, BO, CY)


def test_6_1_who_takes_from_the_discard_pile_after_someone_else_is_asked_again() -> None:
    p = rivals()
    p.play(BO, "draw discard")
    p.play(CY, "draw main")
    told = p.play(MIRA, "draw discard")
    assert "vega" in p.hand_of(MIRA)
    assert [(e.key, e.values["seat"], e.audience) for e in told if e.key == "draws-again"] == [
        ("draws-again", "@1", None)
    ]
    assert p.awaited() == [BO], "Vega is gone; who draws from the Main Deck saw nothing there"
    (ask,) = RULES.asks(p.g)
    assert ask.prompt.key == "ask-draw-again"
    assert RULES.view(p.g, None).drawn_from[BO] == ""
    p.play(BO, "draw main")
    assert not {"cruiser", "castor"} & set(p.hand_of(BO))
    assert [len(player.hand) for player in p.g.players] == [HAND] * 3
    assert p.g.phase == DISCOVER


def test_6_1_nobody_is_asked_again_more_than_once_or_for_what_lies_there_still() -> None:
    p = rivals()
    p.play(BO, "draw discard")
    p.play(CY, "draw discard")
    p.play(MIRA, "draw main")
    assert p.awaited() == [CY], "Bo took what Cy saw; Bo found the pile as it was"
    p.play(CY, "draw discard")
    assert p.g.phase == DISCOVER
    own = Position(2, decks="own-40")
    for seat, title in ((MIRA, "terra"), (BO, "vorr")):
        own.hand(seat, title)
        pile = own.g.piles[seat]
        pile.discard, pile.deck = pile.deck[:9], pile.deck[9:]
    own.phase("draw", MIRA, BO)
    own.play(BO, "draw discard")
    own.play(MIRA, "draw discard")
    assert own.g.phase == DISCOVER, "each has a pile of their own"


def test_6_1_in_other_worlds_others_have_chosen_otherwise() -> None:
    p = rivals()
    p.play(BO, "draw discard")
    worlds = [RULES.resample(p.g, MIRA, Rng(f"draw {number}")) for number in range(12)]
    assert {world.drawn_from[BO] for world in worlds} == {"main", "discard"}
    assert {world.drawn_from[CY] for world in worlds} == {""}
    assert len({RULES.encode(RULES.view(world, MIRA)) for world in worlds}) == 1


def test_6_1_where_there_is_one_pile_all_draw_from_it_unasked() -> None:
    p = Position(3).hand(MIRA, "terra").phase("draw", MIRA, BO, CY)
    assert (p.g.phase, p.awaited()) == (DISCOVER, [p.g.opening])
    assert [len(player.hand) for player in p.g.players] == [HAND] * 3


def test_10_2_who_has_a_full_hand_may_play_specials_while_the_others_draw() -> None:
    p = Position(2).quiet().hand(MIRA, "terra").hand(BO, "sabotage", *SHIPS, *PLANETS).discarded("vega")
    grid = p.planet(MIRA, "altair", "defense-grid")
    p.phase("draw", MIRA, BO)
    assert p.awaited() == [MIRA]
    assert p.legal(BO, "draw") == set()
    p.play(BO, "play sabotage defense-grid")
    assert grid.civ == []
    assert p.awaited() == [MIRA]
    p.play(MIRA, "draw main")
    assert p.g.phase == DISCOVER


def test_10_2_who_has_chosen_a_pile_has_played_the_part() -> None:
    p = drawing().quiet().hand(BO, "sabotage")
    p.planet(MIRA, "altair", "defense-grid")
    p.phase("draw", MIRA, BO, CY)
    assert p.plays(BO, "sabotage") == {"defense-grid"}
    p.play(BO, "draw main")
    assert p.plays(BO, "sabotage") == set()


def test_9_5_all_discard_at_once_and_the_cards_lie_in_turn_order() -> None:
    p = Position(3).hand(MIRA, "terra").hand(BO, "kool", "vorr").hand(CY, "eden")
    p.g.opening = BO
    p.phase("discard", BO, CY, MIRA)
    assert p.awaited() == [BO, CY, MIRA]
    told = p.play(MIRA, "discard terra")
    assert [event.key for event in told] == ["discarded"]
    assert (p.hand_of(MIRA), p.discard_pile, p.g.phase) == ([], [], DISCARD)
    p.play(CY, "discard eden")
    assert p.why(CY, "discard eden") == "not-asked"
    p.play(BO, "discard kool")
    assert p.discard_pile == ["kool", "eden", "terra"]
    assert [player.penalty for player in p.g.players] == [False] * 3


def test_9_5_the_card_discarded_last_is_known_though_the_pile_is_shuffled_at_once() -> None:
    p = Position(2).hand(MIRA, "terra").hand(BO, "kool")
    p.g.opening = MIRA
    p.phase("discard", MIRA, BO)
    p.play(MIRA, "discard terra")
    p.g.scrapyard, p.g.piles[0].deck = p.g.piles[0].deck, []
    told = p.play(BO, "discard kool")
    assert "reshuffled" in [event.key for event in told]
    assert WORD[RULES.view(p.g, None).last] == "kool"


def test_9_5_a_special_may_be_played_before_the_own_discard_and_not_after_it() -> None:
    p = Position(2).quiet().hand(MIRA, "sabotage", "terra").hand(BO, "kool")
    p.planet(BO, "freya", "defense-grid")
    p.phase("discard", MIRA, BO)
    assert p.plays(MIRA, "sabotage") == {"defense-grid"}
    p.play(MIRA, "discard terra")
    assert p.plays(MIRA, "sabotage") == set()
    assert p.awaited() == [BO]


def test_9_limits_are_enforced_before_anyone_discards() -> None:
    p = Position(2).hand(MIRA, "terra").hand(BO, "kool")
    p.ship(MIRA, "battleship", None)
    p.ship(BO, "garbage-scow", None)
    p.phase("discard", MIRA, BO)
    assert p.discard_pile == ["battleship", "garbage-scow"]
    assert p.awaited() == [MIRA, BO]


def test_11_5_who_resigns_leaves_no_part_and_no_card_is_lost() -> None:
    p = Position(3).hand(MIRA, "terra").hand(BO, "kool").hand(CY, "eden")
    p.phase("discard", MIRA, BO, CY)
    p.play(CY, "discard eden")
    p.play(BO, "resign yes")
    assert p.discard_pile == ["eden"]
    assert p.awaited() == [MIRA]
    p.play(MIRA, "discard terra")
    assert p.discard_pile == ["eden", "terra"]


def test_6_2_a_first_planet_may_become_a_homeworld_at_once() -> None:
    p = Position(2).quiet().hand(MIRA, "altair", "freya", "terra")
    p.phase("discover", MIRA).play(MIRA, "play altair")
    assert RULES.asks(p.g)[0].prompt.key == "ask-homeworld"
    assert str(RULES.asks(p.g)[0].default) == "pass"
    assert {"altair", "altair koolian"} < p.legal(MIRA, "homeworld")
    assert p.why(MIRA, "homeworld freya") == "wrong-value"
    p.play(MIRA, "homeworld altair koolian")
    assert p.g.planets_of(MIRA)[0].designated
    assert p.g.phase != DISCOVER or p.awaited() != [MIRA]


def test_6_2_nobody_is_asked_after_a_permanent_homeworld_or_a_second_planet() -> None:
    for first, title in ((None, "terra"), ("vega", "altair")):
        p = Position(2).quiet().hand(MIRA, title)
        if first is not None:
            p.planet(MIRA, first)
        p.phase("discover", MIRA).play(MIRA, f"play {title}")
        assert all(ask.prompt.key != "ask-homeworld" for ask in RULES.asks(p.g)), WORD[
            p.g.planets_of(MIRA)[0].card
        ]


# With the option `parallel` -------------------------------------------------------------------------------------------


def shaping(**options: str) -> Position:
    """Mira and Bo have found a planet each; Mira and Cy hold what they would play on that of Bo."""
    p = Position(3, parallel="on", **options)
    p.hand(MIRA, "barren-soil", "rich-ores").hand(BO, "abundant-land", "wormhole").hand(
        CY, "toxic-air", "eden"
    )
    p.planet(MIRA, "altair", found=3)
    p.planet(BO, "vega", found=3)
    return p.phase("others", MIRA, BO, CY)


@pytest.mark.parametrize(
    ("phase", "parallel", "asked"),
    [
        ("discover", "off", [MIRA]),
        ("discover", "on", [MIRA, BO, CY]),
        ("build", "off", [MIRA]),
        ("build", "on", [MIRA, BO, CY]),
        ("transport", "off", [MIRA]),
        ("transport", "on", [MIRA, CY]),
        ("action", "on", [MIRA]),
    ],
)
def test_12_9_every_phase_but_action_is_played_at_once(phase: str, parallel: str, asked: list[int]) -> None:
    p = Position(3, parallel=parallel).hand(MIRA, "terra").hand(BO, "vorr").hand(CY, "eden")
    for seat, title in ((MIRA, "cruiser"), (CY, "battleship")):
        p.ship(seat, title, None)
        p.planet(seat, ("altair", "", "vega")[seat])
    assert p.phase(phase, MIRA, BO, CY).awaited() == asked


def test_6_2_what_one_discovers_counts_at_once_and_the_others_still_may() -> None:
    p = Position(3, parallel="on").hand(MIRA, "terra").hand(BO, "vorr").hand(CY, "eden")
    p.phase("discover", MIRA, BO, CY)
    p.play(CY, "play eden")
    assert [planet.owner for planet in p.g.planets.values()] == [CY]
    p.play(CY, "pass")  # no Homeworld
    assert p.awaited() == [MIRA, BO]
    p.play(MIRA, "pass")
    p.play(BO, "play vorr")
    p.play(BO, "pass")
    assert p.g.phase == OTHERS


def shaped() -> tuple[Position, AnswerWindow]:
    """Mira and Cy have played on Bo's Vega, who holds a Wormhole: the window that follows."""
    p = shaping(leakless="on")
    p.ship(MIRA, "battleship", p.g.planets_of(MIRA)[0])
    p.play(MIRA, "play barren-soil vega", "pass")
    p.play(BO, "pass")
    p.play(CY, "play toxic-air vega")
    p.play(BO, "pass")
    window = p.g.stack[-1]
    assert isinstance(window, AnswerWindow)
    assert not p.g.at_once
    return p, window


def said(p: Position) -> str:
    """The question to the clock."""
    return WORDS.say(next(ask.prompt for ask in RULES.asks(p.g) if ask.seat == CLOCK), NAMES)


def test_10_3_the_window_at_the_end_of_the_phase_is_that_of_the_cards_of_all() -> None:
    p, window = shaped()
    assert (window.kind, window.by, window.called) == (END_WINDOW, None, [MIRA, BO, CY])
    assert p.awaited() == [BO, CLOCK], (
        "whose planet they touch, for any answer; the others, for a Temporal Rift"
    )
    assert said(p) == "may answer the cards just played at the end of Discover: Barren Soil and Toxic Air"
    assert p.plays(BO, "wormhole") == {"battleship"}
    p.hand(CY, "temporal-rift").play(CY, "play temporal-rift")
    p.close()
    p.close()
    assert (p.g.phase, p.awaited()) == (DISCOVER, [CY])
    p.play(CY, "play eden", "pass")
    p.play(MIRA, "play rich-ores eden")
    p.play(BO, "pass")
    top = p.g.stack[-1]
    assert isinstance(top, AnswerWindow)
    assert (top.kind, top.by, top.touched) == (CARD_WINDOW, MIRA, [CY]), (
        "after a Rift, the phase has ended before"
    )


def test_10_3_what_is_laid_last_in_build_is_answered_at_its_end_and_what_is_laid_before_at_once() -> None:
    """A Penal Colony may be built on a planet of another player."""
    for last in (False, True):
        p = Position(2, leakless="on").hand(MIRA, "penal-colony").hand(BO, "sabotage")
        p.planet(BO, "vega", homeworld="yes")
        p.phase("build", *((MIRA,) if last else (MIRA, BO))).play(MIRA, "play penal-colony vega", "done")
        window = p.g.stack[-1]
        assert isinstance(window, AnswerWindow)
        assert (window.kind, window.touched) == (END_WINDOW if last else CARD_WINDOW, [BO])
        assert p.awaited() == [BO, CLOCK]


def test_10_3_what_touches_no_one_else_is_answered_at_the_end_of_the_phase() -> None:
    p = Position(2, leakless="on", parallel="on").hand(MIRA, "defense-grid", "terra").hand(BO, "kool")
    p.planet(MIRA, "altair", homeworld="yes")
    p.phase("build", MIRA, BO)
    p.play(MIRA, "play defense-grid altair", "done")
    p.play(BO, "done")
    assert [step.kind for step in p.g.stack if isinstance(step, AnswerWindow)] == [END_WINDOW]


def test_10_6_lists_are_laid_without_a_break_while_the_others_still_build() -> None:
    p = Position(2, parallel="on").quiet().hand(MIRA, "cruiser", "defense-grid", "terra").hand(BO, "kool")
    altair = p.planet(MIRA, "altair", homeworld="yes")
    p.phase("build", MIRA, BO)
    p.play(MIRA, "lay at-altair cruiser defense-grid")
    assert (len(altair.orbit), p.words(altair.civ)) == (1, ["defense-grid"])
    assert (p.g.phase, p.awaited()) == (BUILD, [BO])


def test_10_6_plays_can_be_listed_while_a_special_may_be_answered() -> None:
    p = (
        Position(2, parallel="on")
        .hand(MIRA, "wormhole", "defense-grid", "terra")
        .hand(BO, "kool", "sabotage")
    )
    p.planet(MIRA, "altair", homeworld="yes")
    p.ship(BO, "cruiser", p.planet(BO, "vega"))
    p.phase("build", MIRA, BO)
    p.play(MIRA, "play wormhole cruiser", "queue defense-grid altair", "queue done")
    p.play(BO, "pass")
    assert p.awaited() == [BO]
    assert len(p.g.planets) == 2
    assert p.hand_of(MIRA) == ["terra"]


def test_14_mass_exodus_counts_for_its_player_alone() -> None:
    p = Position(2, parallel="on").quiet().hand(MIRA, "mass-exodus", "terra").hand(BO, "kool")
    for seat, one, two in ((MIRA, "altair", "vega"), (BO, "deneb", "algol")):
        p.planet(seat, one, "smugglers" if seat == MIRA else "arcology", homeworld="yes")
        p.planet(seat, two)
        p.ship(seat, "cruiser" if seat == MIRA else "battleship", None)
    p.phase("transport", MIRA, BO)
    assert p.awaited() == [MIRA, BO]
    p.play(MIRA, "play mass-exodus")
    assert [part.exodus for part in p.g.stack[-1].parts] == [True, False]


def test_11_5_cards_of_who_resigns_are_not_answered() -> None:
    p = shaping(leakless="on")
    p.play(MIRA, "play barren-soil vega")
    p.play(BO, "resign yes")
    p.play(MIRA, "pass")
    p.play(CY, "pass")
    assert [step.kind for step in p.g.stack if isinstance(step, AnswerWindow)] == [END_WINDOW]
