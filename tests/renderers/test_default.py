"""A game without pictures is shown in words."""

from __future__ import annotations

from bot.engine.moves import Move, Seat
from bot.engine.rng import Rng
from renderers.catalogue import renderer_of
from renderers.look import Look
from tests.games.sample.embers import EmbersRules
from tests.pseudo import plain_words

GAME = EmbersRules()
NAMES = ("Mira", "~list-none", "@1")


def test_a_game_without_pictures_shows_its_headline_who_is_asked_the_scores_and_what_it_describes() -> None:
    state = GAME.setup(3, {}, Rng("seed"))
    state.scores, state.discard, state.habits = [3, 1, 0], [4, 7, 9], ["calm", "bold", "calm"]
    board = renderer_of(GAME)
    assert board.render is None
    look = Look(NAMES, (0, 2), "stake a card")
    assert board.text_board(GAME.view(state, Seat(1)), look).splitlines() == [
        "round 1 of 3",
        "Mira and @1 stake a card.",
        "Mira: 3 points and 6 cards",
        "~list-none: 1 point, 6 cards and greets boldly",
        "@1: 0 points and 6 cards",
        "Discarded: 4, 7 and 9.",
    ]


def test_at_the_end_it_says_who_has_won() -> None:
    state = GAME.setup(3, {}, Rng("seed"))
    state.scores, state.over = [3, 1, 3], True
    board = renderer_of(GAME).text_board
    assert board(state, Look(("Mira", "Bo", "Cy"))).splitlines()[1] == "Mira and Cy share the win."
    state.scores = [1, 4, 3]
    assert board(state, Look(("Mira", "Bo", "Cy"))).splitlines()[1] == "Bo wins."


def test_it_speaks_the_language_of_the_look(pseudo_language: str) -> None:
    state = GAME.setup(2, {}, Rng("seed"))
    GAME.play(state, Seat(0), Move("stake", (state.hands[0][0],)))
    look = Look(("11", "22"), language=pseudo_language)
    board = renderer_of(GAME).text_board(GAME.view(state, None), look)
    assert "«ŕööûûñð 1 ööƒ 3»" in board
    assert plain_words(board) == []
