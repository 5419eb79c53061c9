"""Pictures of games with more sides than seats: every side has its own name and colour."""

from __future__ import annotations

from collections.abc import Iterator
from io import BytesIO
from typing import Any

import discord
import pytest
from PIL import Image

from bot.discord.core.text.texts import colour, mark
from bot.engine.catalogues import ENGLISH
from bot.engine.moves import Event, Seat, SideInfo, one_each
from bot.engine.playout import Dice, playout
from bot.engine.retelling import Moment, retell
from bot.engine.rng import Rng
from bot.engine.standings import Standings
from bot.engine.words import words_of
from renderers import film as film_module
from renderers.catalogue import text_board
from renderers.chart import draw_chart
from renderers.film import Film, shown_names
from renderers.kit.colours.palette import BONE, RGB, SEATS, SEATS_FOR
from renderers.kit.picture.stamp import Stamp
from renderers.kit.texts.names import nameless, said_name
from renderers.kit.texts.saying import Seated, drawn_name
from renderers.look import Look, Picture
from renderers.renderer import for_every_eye
from tests.games.sample.embers import Embers
from tests.games.sample.sided import SidedRules
from tests.games.text import text

ORANGE = 5
HOLDERS = ["Mira", "Bo"]
NAMES = ("Mira (Flame)", "Bo", "Mira (Cinder)", "Ash")


class OrangeAsh(SidedRules):
    """Ash is orange, though it is the fourth."""

    def sides(self, state: Embers) -> tuple[SideInfo, ...]:
        return (*super().sides(state)[:3], SideInfo(None, text("choice-plain", value="Ash"), ORANGE))


def moments(game: SidedRules) -> list[Moment]:
    state = game.setup(2, {"windows": "off"}, Rng("pictures"))
    state.events.clear()

    def states() -> Iterator[tuple[Any, list[Event]]]:
        yield state, []
        for turn in playout(game, state, Dice("pictures")):
            yield state, turn.events

    return list(retell(game, states(), None, over=True))


def colours_of(picture: bytes) -> set[RGB]:
    with Image.open(BytesIO(picture)) as drawn:
        found = drawn.convert("RGB").getcolors(200_000) or []
    return {colour for _, colour in found if isinstance(colour, tuple)}  # type: ignore[misc]


def shows(colours: set[RGB], hue: int) -> bool:
    return any(sum(abs(a - b) for a, b in zip(SEATS[hue].colour, c, strict=True)) < 12 for c in colours)


def test_names_are_those_of_sides_as_fonts_can_draw_them() -> None:
    words, sides = words_of("embers"), OrangeAsh().sides(OrangeAsh().setup(2, {}, Rng("names")))
    assert shown_names(words, sides, HOLDERS) == NAMES
    assert shown_names(words, sides, ["李小龙", "Bo"])[:3] == ("Blue (Flame)", "Bo", "Blue (Cinder)")
    assert shown_names(words, one_each(2), HOLDERS) == ("Mira", "Bo")


def test_a_chart_has_a_line_for_every_side_in_its_colour() -> None:
    told = moments(OrangeAsh())
    chart = draw_chart("embers", told, NAMES, [(1, 3)])
    for name, score in zip(NAMES, told[-1].scores, strict=True):
        assert f"{name}: from " in chart.alt
        assert f" to {score}, at most" in chart.alt
    drawn = colours_of(chart.png)
    assert [hue for hue in range(6) if shows(drawn, hue)] == [0, 1, 2, ORANGE]


def test_a_film_says_of_which_sides_the_turn_is_and_shows_all_their_scores(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    game, seen, hues = OrangeAsh(), list[Look](), list[int]()
    real = film_module._mark

    def mark(hue: int) -> Stamp:
        hues.append(hue)
        return real(hue)

    monkeypatch.setattr(film_module, "_mark", mark)
    board = BytesIO()
    Image.new("RGB", (40, 50)).save(board, "PNG")

    def render(view: Any, look: Look) -> Picture:
        seen.append(look)
        return Picture(board.getvalue(), "")

    told = moments(game)
    film = Film(game, render, told, [NAMES] * len(told), lambda events, names: names[3])
    while not film.done:
        film.shoot()
    assert [look.awaited for look in seen] == [moment.turn for moment in told]
    assert (2, 1) in [look.awaited for look in seen]
    assert {look.names for look in seen} == {NAMES}
    assert {look.hues for look in seen} == {(0, 1, 2, ORANGE)}
    assert hues == [ORANGE, 2, 1, 0] * len(told), "the scores are put from right to left"


def test_a_side_looks_like_its_hue_and_not_like_its_number() -> None:
    look = Look(("Mira", "Bo", ""), hues=(0, 1, ORANGE))
    assert [look.hue(side) for side in range(4)] == [0, 1, ORANGE, 3]
    assert (look.colours, Look(("Mira", "Bo")).colours, Look(()).colours) == (6, 2, 0)
    assert drawn_name(look, 2) == "Orange"
    side = Seated(2, "Ash", False, None, look.hue(2))
    assert (side.colour, side.mark) == ("orange", "hexagon")


def test_the_board_in_words_has_a_line_for_each_side() -> None:
    game = OrangeAsh()
    state = game.setup(2, {}, Rng("board"))
    state.scores, state.round = [7, 8], 2
    board = text_board(game, game.view(state, Seat(0)), Look(NAMES, (2, 1), "stakes", hues=(0, 1, 2, ORANGE)))
    lines = board.splitlines()
    assert "Mira (Cinder) and Bo" in lines[1]
    assert [line for line in lines if line.startswith("Ash")] == ["Ash: 4 points"]
    assert [line for line in lines if line.startswith("Bo")] == ["Bo: 8 points"]
    assert game.standings(state) == Standings((7, 8, 0, 4))


def test_a_colour_beyond_the_number_of_sides_is_shown_for_all_eyes() -> None:
    flat = Image.new("P", (4, 4))
    flat.putpalette([channel for hue in (0, 1, ORANGE) for channel in SEATS[hue].colour])
    file = BytesIO()
    flat.save(file, "PNG")
    draw = for_every_eye(lambda view, look: Picture(file.getvalue(), ""))
    shown = draw(None, Look(("Mira", "Ash"), vision="protan", hues=(0, ORANGE)))
    with Image.open(BytesIO(shown.png)) as seen:
        palette = seen.getpalette() or []
    assert tuple(palette[6:9]) == SEATS_FOR["protan"][ORANGE]


def test_a_side_for_which_the_seats_have_no_colour_left_looks_like_none_of_them_in_words_and_names_either() -> (
    None
):
    ash = Seated(6, "", False, None, len(SEATS))
    assert (ash.colour, ash.mark) == ("white", "circle")
    assert {ash.colour} & {seat.name for seat in SEATS} == set()
    assert nameless(ash.hue, ENGLISH) == said_name("", ash.hue) == "White"
    assert colour(ash.hue) == discord.Colour.from_rgb(*BONE)
    assert [colour(hue) for hue in range(len(SEATS))] == [discord.Colour.from_rgb(*s.colour) for s in SEATS]
    assert mark(ash.hue) == "●"
