"""The first picture of a question shows where the choice is: its places in gold, under the names of its menus."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.moves import CLOCK, Ask, Mark, Seat, Text
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.games.novasolis.core.cards.cards import OBJECTIVES, TECHNOLOGIES, TILES
from bot.games.novasolis.core.conflict.battle import Battle
from bot.games.novasolis.core.table.state import ScienceTaken
from renderers.look import Look
from renderers.novasolis import pictures
from renderers.novasolis.board.marks import PLACE, targets_of
from renderers.novasolis.facts.facts import facts_of
from tests.drawn import noted
from tests.games.novasolis.play import GAME, Board
from tools.novasolis_positions import NAMES

LOOK = Look((*NAMES[:2], "the Entity"))
CARDS = {row.word for rows in (TECHNOLOGIES, TILES, OBJECTIVES) for row in rows.values()}


def ahead(g: Any, ask: Ask) -> tuple[Mark, ...]:
    """What is marked before anything is chosen, as panels do."""
    offer = GAME.offer(GAME.view(g, ask.seat), ask.seat)
    spots = [offer.spot(verb.name) for verb in offer.open_verbs if verb.shown.charted]
    return tuple(mark for spot in spots if spot is not None for mark in spot.marks) or ask.marks


def first_words(g: Any, seat: Seat) -> Iterator[str]:
    """The first values of all that a seat can do, but of what only gives something up."""
    offer = GAME.offer(g, seat)
    for verb in offer.open_verbs:
        spot = offer.spot(verb.name)
        yield from (str(choice.value) for choice in spot.next) if spot is not None else ()
    yield from (str(move.values[0]) for move in GAME.moves(g, seat) if move.values)


def positions(seed: str, most: int, **options: str) -> Iterator[tuple[Any, Ask]]:
    """Questions of a random game, but of combats, which show both grids."""
    g = GAME.setup(2, {"races": "random", **options}, Rng(seed))
    for number, _ in enumerate(playout(GAME, g, Dice(seed))):
        if g.over or number == most:
            return
        for ask in GAME.asks(g):
            if ask.seat != CLOCK and not any(isinstance(step, Battle) for step in g.stack):
                yield g, ask


@pytest.mark.parametrize("seed", ["sights", pytest.param("more", marks=pytest.mark.deep)])
def test_places_and_cards_of_a_question_are_marked_where_the_picture_shows_them(seed: str) -> None:
    asked = set[str]()
    for g, ask in positions(seed, 90):
        marks = ahead(g, ask)
        facts = facts_of(GAME.view(g, ask.seat), LOOK)
        shown = {match[1] for target in targets_of(facts, marks) if (match := PLACE.search(target.mark.what))}
        named = {mark.what for mark in marks}
        for word in first_words(g, ask.seat):
            if word in CARDS:
                if ask.prompt.key != "ask-turn":
                    assert word in named, (ask.prompt.key, word)
                    asked.add(ask.prompt.key)
            elif (place := PLACE.search(word)) and not word.startswith("scrap"):
                assert place[1] in shown, (ask.prompt.key, word, marks)
                asked.add(ask.prompt.key)
    assert {"ask-turn", "ask-keep", "ask-reveal", "ask-objectives", "ask-first-tiles"} <= asked


def test_a_turn_without_build_and_move_shows_ones_own_sectors() -> None:
    board = Board()
    board.own("1.0", board.me)
    board.empire.turn.actions = ["build", "move"]
    (ask,) = GAME.asks(board.g)
    assert [(mark.what, mark.tone) for mark in ahead(board.g, ask)] == [("1.0", "own"), ("2.0", "own")]
    assert pictures.focus(GAME.view(board.g, ask.seat), replace(LOOK, marks=ask.marks)) is not None


def test_what_can_be_bought_is_shown_as_cards_with_prices() -> None:
    board = Board()
    board.empire.research, board.empire.energy = 9, 0
    board.empire.turn.actions = ["build", "move", "science"]
    board.empire.turn.science = ScienceTaken(surveyed=True, buying=True, bought=1)
    (ask,) = GAME.asks(board.g)
    view, look = GAME.view(board.g, ask.seat), replace(LOOK, marks=ask.marks)
    offered = {str(move.values[0]): move for move in GAME.moves(board.g, ask.seat) if move.values}
    assert {mark.what for mark in ask.marks} == {*offered}
    with noted() as drawn:
        picture = pictures.focus(view, look)
    assert picture is not None
    assert pictures.focus_told(view, look) == picture.alt
    for mark in ask.marks:
        title = facts_of(view, look).say(f"card-{mark.what}")
        assert title in drawn.texts
        assert title in picture.alt
        assert mark.note == Text(
            "price-research", {"n": TECHNOLOGIES[TECHNOLOGIES.called[mark.what]].research}
        )
    assert any(text.endswith(" RESEARCH") for text in drawn.texts)
    assert drawn.collisions() == []
