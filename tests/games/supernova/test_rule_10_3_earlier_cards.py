"""Rule 10.3: an answer may name an earlier card of a part, and counts as played right after it."""

from __future__ import annotations

import pytest

from bot.games.supernova.answers.windows import CARD_WINDOW, END_WINDOW, AnswerWindow
from bot.games.supernova.cards.cards import CARD_CALLED, WORD
from bot.games.supernova.holdings.zones import to_deep_space
from bot.games.supernova.table.state import ACTION, BUILD, DEEP
from tests.games.supernova.position import BO, CY, MIRA, NAMES, RULES, WORDS, Position


def top(p: Position) -> AnswerWindow:
    window = p.g.stack[-1]
    assert isinstance(window, AnswerWindow)
    return window


def building(*titles: str, answer: str, **options: str) -> Position:
    """Mira builds last, on Altair with Smugglers; Bo holds an answer."""
    p = Position(2, **options).hand(MIRA, *titles, "terra").hand(BO, answer).attending(BO)
    p.planet(MIRA, "altair", "smugglers", homeworld="yes")
    return p.phase("build", MIRA)


def lay(p: Position, *plays: str) -> None:
    p.play(MIRA, *(f"play {play}" for play in plays), "done")
    assert top(p).kind == END_WINDOW, "the cards touch no one else"


def test_a_black_hole_after_the_first_ship_keeps_the_second_in_the_hand() -> None:
    p = building("battleship", "cruiser", answer="black-hole")
    lay(p, "battleship altair", "cruiser altair")
    assert p.plays(BO, "black-hole") == {"altair", "altair battleship"}
    told = p.play(BO, "play black-hole altair battleship")
    assert told[0].key == "announced-after"
    p.close()
    assert p.g.ships[CARD_CALLED["battleship"]].place == DEEP
    assert p.hand_of(MIRA) == ["cruiser", "terra"]
    assert (p.g.phase, p.awaited()) == (BUILD, [MIRA]), "Mira goes on"
    assert p.legal(MIRA, "play") == set(), "the orbit is closed"
    p.play(MIRA, "done")
    p.play(BO, "pass")
    assert p.g.phase == ACTION


def test_without_a_name_it_counts_after_all_of_them() -> None:
    p = building("battleship", "cruiser", answer="black-hole")
    lay(p, "battleship altair", "cruiser altair")
    p.play(BO, "play black-hole altair")
    p.close()
    assert {ship.place for ship in p.g.ships.values()} == {DEEP}
    assert p.hand_of(MIRA) == ["terra"]


def test_an_assassin_on_the_only_merc_before_the_alien_keeps_the_alien_in_the_hand() -> None:
    p = Position(2).hand(MIRA, "free-miners", "mirelli-oracles", "terra").hand(BO, "assassin").attending(BO)
    planet = p.planet(MIRA, "altair", homeworld="mirelli")
    p.phase("build", MIRA)
    lay(p, "free-miners altair", "mirelli-oracles altair")
    assert p.plays(BO, "assassin") == {"free-miners", "free-miners free-miners"}
    p.play(BO, "play assassin free-miners free-miners")
    p.close()
    assert planet.pop == []
    assert not planet.designated, "its last population was removed (7.3)"
    assert p.hand_of(MIRA) == ["mirelli-oracles", "terra"]


def test_a_wormhole_before_the_modifiers_keeps_them_in_the_hand() -> None:
    p = building("cruiser", "laze-cannon", "defense-grid", answer="wormhole")
    lay(p, "cruiser altair", "laze-cannon cruiser", "defense-grid altair")
    p.play(BO, "play wormhole cruiser cruiser")
    p.close()
    ship = p.g.ships[CARD_CALLED["cruiser"]]
    assert (ship.place, ship.mods) == (DEEP, [])
    assert p.hand_of(MIRA) == ["laze-cannon", "terra"], "the Defense Grid did not depend on it"
    (planet,) = p.g.planets_of(MIRA)
    assert p.words(planet.civ) == ["defense-grid"]
    assert p.plays(MIRA, "laze-cannon") == {"cruiser"}


def test_what_went_back_is_told_and_may_be_answered_again_when_it_is_laid_again() -> None:
    p = building("cruiser", "laze-cannon", answer="wormhole")
    lay(p, "cruiser altair", "laze-cannon cruiser")
    p.play(BO, "play wormhole cruiser cruiser")
    told = p.close()
    (event,) = [event for event in told if event.key == "went-back"]
    assert event.audience is None
    assert "Laze Cannon" in "".join(WORDS.tell(event, NAMES))
    p.hand(BO, "sabotage").play(MIRA, "play laze-cannon cruiser", "done")
    assert top(p).kind == END_WINDOW
    assert p.plays(BO, "sabotage") == {"laze-cannon"}


def test_a_cancelled_answer_takes_nothing_back() -> None:
    p = building("battleship", "cruiser", "counterintelligence", answer="black-hole")
    lay(p, "battleship altair", "cruiser altair")
    p.play(BO, "play black-hole altair battleship")
    p.play(MIRA, "play counterintelligence black-hole")
    p.close()
    (planet,) = p.g.planets_of(MIRA)
    assert len(planet.orbit) == 2
    assert p.hand_of(MIRA) == ["terra"]


def test_after_a_part_that_is_not_the_last_only_its_own_window_names_its_cards() -> None:
    p = Position(3).hand(MIRA, "penal-colony", "battleship", "cruiser").hand(BO, "black-hole").attending(BO)
    p.planet(MIRA, "altair", "smugglers", homeworld="yes")
    p.planet(CY, "vega", homeworld="yes")
    p.phase("build", MIRA, BO, CY)
    p.play(MIRA, "play battleship altair", "play cruiser altair", "play penal-colony vega", "done")
    assert top(p).kind == CARD_WINDOW
    assert p.plays(BO, "black-hole") == {"altair", "vega", "altair battleship"}
    p.play(BO, "play black-hole altair battleship")
    p.close()
    assert [WORD[card] for card in top(p).cards] == ["battleship", "penal-colony"]
    p.close()
    assert (p.awaited(), p.hand_of(MIRA)) == ([MIRA], ["cruiser"])
    p.play(MIRA, "done")
    assert p.awaited() == [BO]


def test_untouched_cards_of_earlier_parts_can_be_named_at_the_end_of_the_phase() -> None:
    p = Position(2).hand(MIRA, "battleship", "cruiser", "wormhole").hand(BO, "black-hole", "vorr")
    p.attending(BO).attending(MIRA)
    p.planet(MIRA, "altair", "smugglers", homeworld="yes")
    p.phase("build", MIRA, BO)
    p.play(MIRA, "play battleship altair", "play cruiser altair", "done")
    assert p.awaited() == [BO]
    p.play(BO, "done")
    assert top(p).kind == END_WINDOW
    assert p.plays(BO, "black-hole") == {"altair", "altair battleship"}
    assert p.plays(MIRA, "wormhole") == {"battleship", "cruiser"}, "one’s own cards are no one else’s"


@pytest.mark.parametrize(
    "line", ["black-hole altair cruiser", "black-hole altair terra", "black-hole altair altair"]
)
def test_only_a_card_that_something_was_laid_after_can_be_named(line: str) -> None:
    p = building("battleship", "cruiser", answer="black-hole")
    lay(p, "battleship altair", "cruiser altair")
    assert p.refusal(BO, f"play {line}") is not None


def test_in_closed_stacks_people_and_civilization_are_not_named() -> None:
    p = building("defense-grid", "battleship", "cruiser", "megalopolis", answer="black-hole", stacks="closed")
    p.play(MIRA, "play defense-grid altair", "play battleship altair", "play cruiser altair")
    p.play(MIRA, "play megalopolis altair", "done")
    assert p.plays(BO, "black-hole") == {"altair", "altair battleship"}
    assert RULES.moves(RULES.view(p.g, BO), BO) == RULES.moves(p.g, BO)


def test_an_answer_that_has_lost_its_target_takes_nothing_back() -> None:
    p = building("cruiser", "laze-cannon", answer="wormhole")
    lay(p, "cruiser altair", "laze-cannon cruiser")
    p.play(BO, "play wormhole cruiser cruiser")
    ship = p.g.ships[CARD_CALLED["cruiser"]]
    to_deep_space(p.g, ship, fled=False)
    assert "special-fizzled" in [event.key for event in p.close()]
    assert p.words(ship.mods) == ["laze-cannon"]
    assert p.hand_of(MIRA) == ["terra"]


def test_a_ship_that_something_else_came_aboard_stays() -> None:
    p = building("battleship", "cruiser", answer="black-hole")
    lay(p, "battleship altair", "cruiser altair")
    ship = p.g.ships[CARD_CALLED["cruiser"]]
    ship.pop.append(p.take("free-miners"))
    p.play(BO, "play black-hole altair battleship")
    p.close()
    assert (ship.place, p.words(ship.pop)) == (DEEP, ["free-miners"])
    assert p.hand_of(MIRA) == ["terra"]


def test_who_has_resigned_does_not_go_on() -> None:
    p = Position(3, parallel="on").hand(MIRA, "battleship", "cruiser").hand(CY, "envoy-ship", "relay-ship")
    p.planet(MIRA, "altair", "smugglers", homeworld="yes")
    p.planet(CY, "vega", "free-miners", homeworld="yes")
    p.hand(BO, "black-hole", "wormhole").attending(BO).phase("build", MIRA, BO, CY)
    p.g.stack[-2].again = [MIRA, CY]
    p.play(MIRA, "done")
    p.play(BO, "done")
    p.play(CY, "done")
    assert p.awaited() == [MIRA]
    p.play(CY, "resign yes")
    p.play(MIRA, "done")
    assert CY not in p.awaited()


def test_what_is_built_in_a_repeated_phase_cannot_be_named_in_the_next() -> None:
    p = Position(2).hand(MIRA, "temporal-rift", "battleship", "cruiser", "terra").hand(BO, "black-hole")
    p.attending(BO).planet(MIRA, "altair", "smugglers", homeworld="yes")
    p.phase_end("build").play(MIRA, "play temporal-rift")
    p.play(BO, "pass")
    p.play(BO, "pass")
    p.play(MIRA, "play battleship altair", "play cruiser altair", "done")
    assert (p.g.phase, p.g.rows) == (ACTION, [])
    p.play(MIRA, "pass")
    p.play(BO, "pass")
    assert (top(p).kind, p.plays(BO, "black-hole")) == (END_WINDOW, {"altair"})


def test_a_ship_that_is_in_deep_space_by_then_stays_there() -> None:
    p = building("battleship", "cruiser", "relay-ship", answer="black-hole").hand(BO, "wormhole")
    p.g.planets_of(MIRA)[0].pop.append(p.take("free-miners"))
    lay(p, "battleship altair", "cruiser altair", "relay-ship altair")
    p.attending(MIRA).play(BO, "play wormhole cruiser")
    p.play(MIRA, "pass")
    p.play(BO, "play black-hole altair battleship")
    p.play(MIRA, "pass")
    assert p.g.ships[CARD_CALLED["cruiser"]].place == DEEP
    assert p.hand_of(MIRA) == ["relay-ship", "terra"]
