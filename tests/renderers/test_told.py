"""What pictures of hands and of parts of boards say, told without drawing them."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count, islice
from typing import Any

import pytest

from bot.engine.moves import Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.engine.rules import Game
from renderers.catalogue import RENDERERS
from renderers.kit.texts.saying import shortened
from renderers.look import Look
from tests.games.proofs import NAMES, every_game, seats_near

pytestmark = pytest.mark.pictures

POSITIONS = 4


def positions(slug: str) -> Iterator[tuple[Any, Seat, Look]]:
    """What seats see in random games when they are asked, with marks of all that they can choose."""
    game = every_game()[slug]
    for again in count():
        state = game.setup(seats_near(game, 3), {}, Rng(f"told {again}" if again else "told"))
        yield from asked(game, state)


def asked(game: Game[Any], state: Any) -> Iterator[tuple[Any, Seat, Look]]:
    """The same of one game, from its beginning to its end."""
    for number, _ in enumerate(playout(game, state, Dice("told"))):
        for seat in [seat for seat in game.awaited(state) if seat >= 0 and number % 9 == 0]:
            spots = [game.offer(state, seat).spot(verb.name) for verb in game.offer(state, seat).open_verbs]
            marks = [spot.marks for spot in spots if spot is not None]
            marks += [ask.marks for ask in game.asks(state) if ask.seat == seat]
            yield game.view(state, seat), seat, Look(tuple(NAMES[:4]), (int(seat),), marks=sum(marks, ()))


@pytest.mark.parametrize("slug", sorted(RENDERERS))
def test_words_say_what_the_pictures_say(slug: str) -> None:
    renderer = RENDERERS[slug]
    assert (renderer.hand is None, renderer.focus is None) == (
        renderer.hand_told is None,
        renderer.focus_told is None,
    )
    told = set[str]()
    for view, seat, look in islice(positions(slug), POSITIONS):
        if renderer.hand is not None and renderer.hand_told is not None:
            said = renderer.hand_told(view, look, int(seat))
            held = renderer.hand(view, look, int(seat))
            assert said == ("" if held is None else held.alt)
            told.add(said)
        if renderer.focus is not None and renderer.focus_told is not None:
            part, said = renderer.focus(view, look), renderer.focus_told(view, look)
            assert said == ("" if part is None else part.alt)
            told.add(said)
    assert len(told) > 1


def test_what_is_too_long_for_a_description_ends_with_a_whole_sentence() -> None:
    long = "One. " + "x" * 900 + ". " + "y" * 200 + "."
    assert shortened(long) == "One. " + "x" * 900 + "."
    assert shortened("x" * 1024) == "x" * 1024
    assert shortened("x" * 1023 + ". Two.") == "x" * 1023 + "."
    assert shortened("x" * 1024 + ". Two.") == "x" * 1023 + "…"
    assert shortened("x, " * 400).endswith("x…")
