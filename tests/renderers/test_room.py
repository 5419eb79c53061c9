"""Pictures have room for the words of every language: none lies on another or over an edge, and none is cut.

One language is made for this and two fifths longer than English. Names of people may be cut; here they are short.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.catalogues import languages
from bot.engine.moves import CLOCK, Event, Seat, told_to
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.words import words_of
from bot.games.catalogue import GAMES, games
from renderers.catalogue import RENDERERS
from renderers.look import Look, Picture
from tests.drawn import noted
from tests.pseudo import LONGER

NAMES = ("Mira", "Bo", "Cy", "Dee", "Eli", "Fay")
SEEDS, POSITIONS = 20, 25
"""How many games of a kind are drawn in a language, and how many positions of each: 500 in all."""
CASES = [
    pytest.param(language, slug, seed, marks=pytest.mark.deep)
    for language in (LONGER, *languages()[1:])
    for slug in GAMES
    for seed in range(SEEDS)
]


def positions(game: Game[Any], seed: int, language: str) -> Iterator[tuple[Any, int, Look]]:
    """Positions of a random game with evenly many moves between them, each with a seat that looks."""
    seats = [*game.seat_counts({})][seed % len(game.seat_counts({}))]
    words, last = words_of(game.info.slug, language), tuple[Event, ...]()
    total = sum(1 for _ in playout(game, game.setup(seats, {}, Rng(f"room {seed}")), Dice(f"room {seed}")))
    state = game.setup(seats, {}, Rng(f"room {seed}"))
    for number, turn in enumerate(playout(game, state, Dice(f"room {seed}")), 1):
        last = tuple(told_to(None, turn.events)) or last
        if number * POSITIONS // total == (number - 1) * POSITIONS // total:
            continue
        sides = game.sides(state)
        names, hues = words.side_names(sides, NAMES), tuple(side.hue for side in sides)
        asks = [ask for ask in game.asks(state) if ask.seat != CLOCK]
        awaited = tuple(dict.fromkeys(int(ask.whose) for ask in asks))
        moment = words.doing(asks[0].prompt, names, several=len(awaited) > 1) if asks else ""
        form = "landscape" if number % 3 == 0 else "portrait"
        yield (
            state,
            number % seats,
            Look(names, awaited, moment, last, language=language, hues=hues, form=form),
        )


def pictures(game: Game[Any], state: Any, seat: int, look: Look, number: int) -> Iterator[Picture | None]:
    """The board as everyone sees it, what one person sees besides, and one thing looked at closely, by a number."""
    renderer = RENDERERS[game.info.slug]
    assert renderer.render is not None
    view = game.view(state, Seat(seat))
    yield renderer.render(game.view(state, None), look)
    if renderer.hand is not None:
        yield renderer.hand(view, look, seat)
    if renderer.inspect is not None and renderer.inspectable is not None:
        names = [*renderer.inspectable(view)]
        yield renderer.inspect(view, look, names[number % len(names)])


@pytest.mark.parametrize(("language", "slug", "seed"), CASES)
def test_every_word_has_its_room(language: str, slug: str, seed: int, longer_language: str) -> None:
    game, found, drawn_positions = games()[slug], dict[str, str](), 0
    for state, seat, look in positions(game, seed, language):
        drawn_positions += 1
        with noted() as drawn:
            for picture in pictures(game, state, seat, look, seed * POSITIONS + drawn_positions):
                assert picture is None or picture.alt
        where = f"position {drawn_positions}, {look.form}, seat {seat}"
        found |= {f"cut: {text}": where for text in drawn.texts if text.endswith("…")}
        found |= {f"over the edge: {text}": where for text in drawn.over()}
        found |= {f"on each other: {one} / {other}": where for one, other in drawn.collisions()}
    assert drawn_positions >= POSITIONS - 1
    assert not found, "\n".join(f"{what} ({where})" for what, where in sorted(found.items()))
