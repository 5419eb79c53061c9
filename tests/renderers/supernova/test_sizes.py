"""How heavy private pictures of Super Nova are at real positions, and how large what one decides by is set."""

from __future__ import annotations

from io import BytesIO
from unittest.mock import patch

import pytest
from PIL import Image

from bot.engine.moves import Seat
from bot.engine.playout import Dice, eager_move
from bot.engine.rng import Rng
from bot.games.supernova.round.agenda import SuperNova
from bot.games.supernova.rules import SuperNovaRules
from renderers.kit.letters import lettering
from renderers.look import Look
from renderers.supernova.facts.facts import facts_of
from renderers.supernova.pictures import render
from renderers.supernova.private.empire import render_empire
from renderers.supernova.private.hand import render_hand
from tests.drawn import noted

RULES = SuperNovaRules()
NAMES = ("Wilhelmina", "Bo", "Cy", "Dee", "Eli", "Fay")
HEAVY = 150_000
"""No private picture has more bytes."""
READABLE = 27
"""Pixels of 1,200 that are 9 of 400."""


def played(seats: int, seed: str, moves: int) -> SuperNova:
    """A game after so many moves of eager players, or at its end."""
    g, dice = RULES.setup(seats, {}, Rng(seed)), Dice(seed)
    for _ in range(moves):
        asked = RULES.awaited(g)
        if not asked:
            break
        RULES.play(g, asked[0], eager_move(RULES, g, asked[0], dice))
    return g


@pytest.mark.parametrize(
    ("seats", "moves"),
    [
        (6, 260),
        *(
            pytest.param(seats, moves, marks=pytest.mark.deep)
            for seats in (2, 4, 6)
            for moves in (100, 300, 500)
        ),
    ],
)
def test_private_pictures_are_light(seats: int, moves: int) -> None:
    """On a phone with a slow line, too; and none is wider or higher than a message shows."""
    look, g = Look(NAMES[:seats]), played(seats, "light", moves)
    for seat in range(seats):
        view = RULES.view(g, Seat(seat))
        for picture in (render_hand(view, look, seat), render_empire(view, look, seat)):
            assert len(picture.png) <= HEAVY
            wide, high = Image.open(BytesIO(picture.png)).size
            assert (wide, high <= 1500) == (1200, True)


def test_an_empire_of_a_usual_size_can_be_read_on_a_phone() -> None:
    """The names of long cards beside wide numbers, and what a planet is, are a little smaller."""
    g, sizes = played(4, "read", 120), dict[str, int]()
    set_in = lettering.setting

    def spied(text: str, style: lettering.Type) -> lettering.Setting:
        sizes[text] = style.size
        return set_in(text, style)

    with noted() as drawn, patch.object(lettering, "setting", spied):
        for seat in range(4):
            render_empire(RULES.view(g, Seat(seat)), Look(NAMES[:4]), seat)
    planets = [planet.card for planet in g.planets.values()]
    assert len(planets) > 4
    assert drawn.collisions() == []
    numbers = {text: size for text, size in sizes.items() if text.lstrip("+−").isdecimal()}
    assert len(numbers) > 4
    assert {text: size for text, size in numbers.items() if size < READABLE} == {}
    assert sum(size < READABLE for size in sizes.values()) <= len(sizes) / 5


@pytest.mark.parametrize("moves", [120, pytest.param(260, marks=pytest.mark.deep)])
def test_the_board_of_six_says_the_potential_of_each_planet_and_can_be_read_on_a_phone(moves: int) -> None:
    """The numbers of planets and of what defends them, and the names of planets."""
    g, sizes = played(6, "six", moves), dict[str, list[lettering.Type]]()
    set_in = lettering.setting

    def spied(text: str, style: lettering.Type) -> lettering.Setting:
        sizes.setdefault(text, []).append(style)
        return set_in(text, style)

    view, look = RULES.view(g, None), Look(NAMES)
    with noted() as drawn, patch.object(lettering, "setting", spied):
        render(view, look)
    assert drawn.collisions() == []
    planets = [planet for empire in facts_of(view, look).empires for planet in empire.planets]
    assert len(planets) >= 5
    for planet in planets:
        on_globes = {
            style.size for style in sizes[str(planet.potential)] if style.face == "extrabold" and style.halo
        }
        assert on_globes
        assert min(on_globes) >= READABLE
        assert max(style.size for style in sizes[planet.face.name]) >= READABLE
        numbers = {style.size for number in planet.strength or () for style in sizes[str(number)]}
        assert max(numbers) >= READABLE


@pytest.mark.parametrize("moves", [60, pytest.param(160, marks=pytest.mark.deep)])
def test_the_board_of_two_can_be_read_on_a_phone_without_zooming(moves: int) -> None:
    """Letters of strengths, names of cards and ships, and what is said of planets and empires."""
    g, sizes = played(2, "two", moves), dict[str, set[int]]()
    set_in = lettering.setting

    def spied(text: str, style: lettering.Type) -> lettering.Setting:
        sizes.setdefault(text, set()).add(style.size)
        return set_in(text, style)

    view, look = RULES.view(g, None), Look(NAMES[:2])
    with noted() as drawn, patch.object(lettering, "setting", spied):
        render(view, look)
    assert drawn.collisions() == []
    planets = [planet for empire in facts_of(view, look).empires for planet in empire.planets]
    cards = [
        (*planet.civ, *planet.pop, *planet.env, *(ship.face for ship in planet.ships)) for planet in planets
    ]
    named = {face.name for faces in cards if len(faces) <= 3 for face in faces}
    assert len(named) > 3
    for text in ("M", "D", "E", *named):
        assert max(sizes[text]) >= READABLE, text
