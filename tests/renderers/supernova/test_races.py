"""The races that a Homeworld can be declared for: sheets beside the question, with what one holds of each."""

from __future__ import annotations

from bot.engine.moves import Mark
from bot.games.supernova.actions.homeworlds import FirstHomeworld
from bot.games.supernova.cards.cards import RACE_ROWS, RACES
from renderers.look import Look
from renderers.supernova.pictures import focus, focus_told
from tests.drawn import noted
from tests.games.supernova.position import BO, MIRA, RULES, Position

LOOK = Look(("Mira", "Bo"))
HINT = "GOOD FOR A FIRST GAME"


def asked() -> Position:
    p = Position()
    p.planet(MIRA, "altair")
    p.hand(MIRA, "tlisk-warriors", "tlisk-brood", "vega").hand(BO, "terran-marines")
    p.g.stack.append(FirstHomeworld(MIRA))
    return p


def test_the_question_for_a_first_homeworld_marks_its_races() -> None:
    p = asked()
    (ask,) = RULES.asks(p.g)
    assert ask.marks == tuple(Mark(race, "may") for race in RACES)


def test_their_sheets_say_what_they_can_do_and_what_one_holds_of_them() -> None:
    p = asked()
    look = Look(LOOK.names, marks=RULES.asks(p.g)[0].marks)
    view = RULES.view(p.g, MIRA)
    with noted() as drawn:
        picture = focus(view, look)
    assert picture is not None
    assert {"Tlisk", "Terran", "2 in your hand", "None in your hand", HINT} <= drawn.texts
    assert "One in your hand" not in drawn.texts, "what Bo holds is not known"
    assert not [text for text in drawn.texts if "…" in text]
    assert picture.alt == focus_told(view, look)
    assert "Tlisk (good for a first game), 2 in your hand: In orbital battles" in picture.alt
    assert "Terran, none in your hand: A Diplomatic ship" in picture.alt


def test_two_of_them_are_marked_as_good_for_a_first_game() -> None:
    p, found = asked(), list[str]()
    for row in RACE_ROWS:
        with noted() as drawn:
            focus(RULES.view(p.g, MIRA), Look(LOOK.names, marks=(Mark(row.id, "may"),)))
        found += [row.id] if HINT in drawn.texts else []
    assert found == ["tlisk", "mirelli"]
