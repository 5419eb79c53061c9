"""What is refused, with the rule that says why, and a remedy that can be said."""

from __future__ import annotations

import pytest

from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.supernova.cards import WORD, WORDS
from bot.games.supernova.tables import SEAT_WORDS
from tests.games.supernova.position import BO, CY, MIRA, RULES, Position

NAMES = ["Mira", "Bo", "Cy", "Dee", "Eli", "Fay"]


def test_8_1_attacks_that_cannot_be_made() -> None:
    p = Position()
    home, empty = p.planet(MIRA, "altair"), p.planet(MIRA, "vega")
    target = p.planet(BO, "freya")
    p.ship(MIRA, "battleship", home)
    p.phase("action", MIRA)
    assert p.refusal(MIRA, "attack vega altair") == "8.1"
    assert p.refusal(MIRA, "attack freya vega") == "8.1"
    assert p.refusal(MIRA, "attack freya freya") == "8.1"
    assert p.refusal(MIRA, "attack freya altair") is None
    assert empty.orbit == []
    p.g.closed.append(target.card)
    assert p.refusal(MIRA, "attack freya altair") == "13.9"


def test_7_3_homeworlds_that_cannot_be_named() -> None:
    p = Position()
    p.planet(MIRA, "altair", homeworld="tlisk")
    p.planet(MIRA, "vega")
    p.planet(BO, "freya")
    p.phase("build", MIRA)
    for line in ("homeworld vega", "homeworld freya", "homeworld altair terran"):
        assert p.refusal(MIRA, line) == "7.3"
    p.phase("action", MIRA)
    assert p.refusal(MIRA, "homeworld vega") == "7.3"


def test_6_4_a_card_that_is_gone_is_not_traded() -> None:
    p = Position().hand(MIRA, "terra")
    p.phase("action", MIRA)
    assert p.refusal(MIRA, "trade kool seat-2") == "3"
    assert p.refusal(MIRA, "jettison kool") == "3"
    assert p.refusal(MIRA, "jettison nonsense") == "13"


def test_6_4_an_offer_is_of_one_card_and_made_to_each_player_once() -> None:
    p = Position(3).hand(MIRA, "terra", "antares").hand(BO, "kool")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2")
    assert p.refusal(MIRA, "trade antares seat-3") == "6.4"
    assert p.refusal(MIRA, "trade terra seat-2") == "6.4"
    assert p.refusal(MIRA, "trade kool seat-3") == "3"
    assert p.refusal(MIRA, "trade terra seat-3") is None


def test_6_4_an_answer_gives_what_is_in_the_hand_and_each_card_and_promise_once() -> None:
    p = Position().hand(MIRA, "terra").hand(BO, "kool", "antares")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2")
    p.play(BO, "counter kool", "counter promise-peace")
    assert p.refusal(BO, "counter kool") == "6.4"
    assert p.refusal(BO, "counter promise-peace") == "6.4"
    assert p.refusal(BO, "counter terra") == "3"
    assert p.refusal(BO, "counter nonsense") == "13"
    p.play(BO, "done")
    assert p.refusal(BO, "counter antares") is not None


def test_6_4_only_an_answer_that_was_given_is_accepted() -> None:
    p = Position(3).hand(MIRA, "terra").hand(BO, "kool").hand(CY, "antares")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2", "trade terra seat-3")
    p.play(BO, "counter kool", "done")
    p.play(CY, "pass")
    assert p.refusal(MIRA, "accept seat-3") == "6.4"
    p.play(MIRA, "pass")
    assert p.refusal(MIRA, "accept seat-2") is not None


def test_10_3_a_window_that_is_closed_takes_no_answer() -> None:
    p = Position(2).asked(BO, 2).hand(BO, "sabotage").hand(MIRA, "defense-grid", "terra")
    p.planet(MIRA, "altair")
    p.phase("build", MIRA).play(MIRA, "play defense-grid altair")
    p.close()
    assert p.refusal(BO, "play sabotage defense-grid") is not None
    assert p.refusal(BO, "pass") is not None


def test_10_6_who_is_not_asked_in_an_open_window_hears_why() -> None:
    p = Position(3).asked(BO, 2).asked(CY, 0)
    for seat in (MIRA, BO, CY):
        p.hand(seat, "wormhole" if seat != MIRA else "sabotage")
    p.hand(MIRA, "battleship")
    p.planet(MIRA, "altair", "arcology")
    p.phase("build", MIRA).play(MIRA, "play battleship altair")
    assert p.awaited() == [BO, CLOCK]
    assert p.refusal(MIRA, "play sabotage arcology") == "10.3"
    assert p.refusal(CY, "play wormhole battleship") == "10.6"
    assert p.refusal(CY, "play wormhole altair") == "13.9"
    p.play(CY, "ask always turn")
    assert p.refusal(CY, "play wormhole battleship") is None


def test_6_5_nothing_moves_to_where_it_is() -> None:
    p = Position()
    home = p.planet(MIRA, "altair", "smugglers")
    p.ship(MIRA, "battleship", home)
    p.phase("transport", MIRA)
    for line in ("move battleship altair", "move smugglers altair"):
        refusal = RULES.explain(p.g, MIRA, Move.parse(line))
        assert refusal.why.key == "refusal-already-there"


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_every_refusal_names_its_rule_and_can_be_said(seats: int) -> None:
    g, dice, words = RULES.setup(seats, {}, Rng(f"refusals {seats}")), Dice(seats), words_of("supernova")
    places = ["altair", "kool", "battleship", "cruiser", "smugglers", "wormhole", "attacker"]
    rules: set[str] = set()
    for number, _ in enumerate(playout(RULES, g, dice, settings=True, limit=700)):
        if number % 60 or g.over:
            continue
        seat = next((seat for seat in RULES.awaited(g) if seat != CLOCK), Seat(0))
        legal = {*RULES.moves(g, seat), *RULES.settings(g, seat)}
        own = [WORD[card] for card in (*g.planets, *g.ships)][:12] + places
        tries = [Move("play", (word,)) for word in WORDS[:: 1 + dice.below(9)]]
        tries += [Move("play", (word, at)) for word in WORDS[:: 1 + dice.below(30)] for at in own]
        tries += [Move(verb, (a, b)) for verb in ("move", "attack", "homeworld") for a in own for b in own]
        tries += [Move("trade", (word, SEAT_WORDS[1])) for word in WORDS[::9]]
        tries += [Move(verb, (word,)) for verb in ("jettison", "discard", "counter") for word in WORDS[::9]]
        tries += [Move("resign", ("yes",)), Move("done"), Move("pass"), Move("draw", ("main",))]
        before = RULES.encode(g)
        for move in tries:
            if move not in legal:
                refusal = RULES.explain(g, seat, move)
                rules.add(refusal.rule)
                assert all(words.refuse(refusal, NAMES)[:2])
        assert RULES.encode(g) == before
    assert len(rules) > 6, rules
