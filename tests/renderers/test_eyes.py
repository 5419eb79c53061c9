"""Pictures for other eyes: the same drawing, its seats in other colours."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.engine.moves import Seat
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.games.catalogue import games
from renderers.catalogue import RENDERERS
from renderers.kit.colours.eyes import for_eyes, seen_anew
from renderers.kit.colours.palette import INK, PANEL, SEATS, SEATS_FOR, designed, fire_steps, mix, shades
from renderers.look import Look, Size, Vision
from renderers.supernova.art.ground import PAINTS, table_ground
from renderers.supernova.facts.faces import every_face, picture_of
from tests.games.proofs import NAMES, seats_near
from tests.renderers.drawn_games import KIT

EYES: tuple[Vision, ...] = ("protan", "deutan", "tritan")
USUAL = {shade for seat in SEATS for shade in shades(seat.colour)}


@pytest.mark.parametrize("vision", EYES)
def test_seats_change_with_their_shades_and_blends_and_nothing_else_does(vision: Vision) -> None:
    for seat, other in zip(SEATS, SEATS_FOR[vision], strict=True):
        assert [seen_anew(shade, vision) for shade in shades(seat.colour)] == shades(other)
        blend, wanted = mix(PANEL, seat.colour, 0.62), mix(PANEL, other, 0.62)
        assert max(abs(a - b) for a, b in zip(seen_anew(blend, vision), wanted, strict=True)) <= 12
    for colour in [c for c in designed() if c not in USUAL] + fire_steps(64) + [INK]:
        assert seen_anew(colour, vision) == colour


@pytest.mark.parametrize(
    ("slug", "vision"),
    [
        pytest.param(slug, vision, marks=() if (number - place) % len(EYES) == 0 else pytest.mark.deep)
        for number, slug in enumerate(KIT)
        for place, vision in enumerate(EYES)
    ],
)
def test_the_picture_is_the_same_drawing_with_another_palette(slug: str, vision: Vision) -> None:
    game = games()[slug]
    seats = seats_near(game, 2)
    state = game.setup(seats, {}, Rng("eyes"))
    for _ in playout(game, state, Dice("eyes"), limit=60):
        pass
    view = game.view(state, Seat(0))
    names = tuple(NAMES[: len(game.sides(view))])
    sizes: tuple[Size, ...] = ("large", "small")
    for size in sizes:
        usual = RENDERERS[slug].render(view, Look(names, size=size))
        own = RENDERERS[slug].render(view, Look(names, size=size, vision=vision))
        before, after = Image.open(BytesIO(usual.png)), Image.open(BytesIO(own.png))
        assert own.alt == usual.alt
        assert before.tobytes() == after.tobytes()
        palettes = [(i.getpalette() or [])[:768] for i in (before, after)]
        assert palettes[0] != palettes[1]


@pytest.mark.parametrize("vision", EYES)
def test_colours_of_seats_that_nobody_has_stay(vision: Vision) -> None:
    for seat in SEATS[2:]:
        assert [seen_anew(shade, vision, 2) for shade in shades(seat.colour)] == shades(seat.colour)
    assert seen_anew(SEATS[1].colour, vision, 2) == SEATS_FOR[vision][1]


def test_what_has_no_palette_stays_as_it_is() -> None:
    made = BytesIO()
    Image.new("RGB", (2, 2)).save(made, "PNG")
    assert for_eyes(made.getvalue(), "deutan") == made.getvalue()
    assert for_eyes(b"no picture", "deutan") == b"no picture"


def test_planets_and_grounds_look_the_same_to_all_eyes() -> None:
    for face in every_face():
        if face.type == "planet":
            source = picture_of(face, 80).source
            assert isinstance(source, Image.Image)
            used = {colour for _, colour in source.getcolors(10_000) or []}
            assert used
            assert not used & USUAL, face.name
    for seats in range(2, 7):
        table = table_ground(seats).pixels.convert("RGB")
        assert not {colour for _, colour in table.getcolors(table.width * table.height) or []} & USUAL
    palette = Image.new("P", (1, 1))
    palette.putpalette([channel for colour in sorted(PAINTS.scenery) for channel in colour])
    made = BytesIO()
    palette.save(made, "PNG")
    for vision in EYES:
        assert for_eyes(made.getvalue(), vision, scenery=PAINTS.scenery) == made.getvalue()
