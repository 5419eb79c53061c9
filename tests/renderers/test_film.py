"""Films and charts: every frame as it was drawn, the same bytes each time, and what decided the game."""

from __future__ import annotations

from io import BytesIO
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace
from PIL import Image, ImageChops, ImageDraw

from bot.engine.moves import SideInfo, Text, one_each
from bot.engine.playout import Dice, playout
from bot.engine.retelling import Chapter, Moment, retell
from bot.engine.rng import Rng
from bot.engine.standings import Goal, Outcome, Standings
from bot.engine.turning import turning_points
from bot.games.sol.rules import SolRules
from renderers.catalogue import RENDERERS
from renderers.chart import RIGHT, TOP, draw_chart
from renderers.film import BOARD, SPEEDS, STRIP, Film, Shot, chosen, shoot
from renderers.kit.colours.palette import EMBER, GOLD, NEUTRAL, RGB, SEATS
from renderers.kit.picture.reel import Reel, frame
from renderers.look import Look, Picture
from tests.drawn import noted

NAMES = ("Mira", "Bo", "Cy")
GREYS = [channel for grey in range(256) for channel in (grey % 16 * 16,) * 3]


def picture(*discs: tuple[int, int]) -> Image.Image:
    """A dark ground with a bright disc at each place."""
    made = Image.new("RGB", (60, 40), (16, 16, 16))
    for number, (x, y) in enumerate(discs):
        ImageDraw.Draw(made).ellipse((x, y, x + 9, y + 9), fill=(208 - 16 * number,) * 3)
    return made


def source() -> Image.Image:
    made = Image.new("P", (1, 1))
    made.putpalette(GREYS)
    return made


def frames_of(film: bytes) -> list[tuple[Image.Image, int]]:
    """The frames with their times in milliseconds."""
    opened: Any = Image.open(BytesIO(film))
    found = []
    for number in range(opened.n_frames):
        opened.seek(number)
        found.append((opened.convert("RGB"), opened.info["duration"]))
    return found


@given(
    st.lists(st.lists(st.tuples(st.integers(0, 50), st.integers(0, 30)), max_size=3), min_size=2, max_size=6)
)
def test_every_frame_comes_out_as_it_was_drawn(places: list[list[tuple[int, int]]]) -> None:
    pictures = [picture(*discs) for discs in places]
    reel = Reel()
    for each in pictures:
        reel.add(*frame(each, source(), reel.last))
    distinct = [pictures[0], *(b for a, b in pairwise(pictures) if a.tobytes() != b.tobytes())]
    shown = frames_of(reel.file(0.5, 2.0))
    assert reel.length == len(pictures)
    assert len(shown) == len(distinct)
    for (film, _), drawn in zip(shown, distinct, strict=True):
        assert ImageChops.difference(film, drawn).getbbox() is None


def test_a_frame_that_stays_stands_longer_and_the_last_one_longest() -> None:
    reel = Reel()
    for each in (picture((1, 1)), picture((1, 1)), picture((20, 20)), picture((30, 10))):
        reel.add(*frame(each, source(), reel.last))
    assert [time for _, time in frames_of(reel.file(0.5, 4.0))] == [1000, 500, 4000]


@given(st.integers(1, 500), st.integers(4, 60), st.lists(st.integers(0, 499), max_size=3))
def test_the_first_the_last_and_the_turning_points_are_shown(
    count: int, most: int, turning: list[int]
) -> None:
    shots = chosen(count, most, turning)
    assert shots == sorted(set(shots))
    assert shots[0] == 0
    assert shots[-1] == count - 1
    assert {at for at in turning if at < count} <= set(shots)
    assert len(shots) <= max(most, 2 + len(turning))


@pytest.fixture(scope="module")
def sol() -> list[Moment]:
    """The moments of a game of SOL."""
    game = SolRules()
    state = game.setup(3, {}, Rng("film"))
    first, state.events = state.events, []

    def states() -> Any:
        yield state, first
        for turn in playout(game, state, Dice("film")):
            yield state, turn.events

    return list(retell(game, states(), None, over=True))


def test_a_film_of_a_game_has_the_size_of_a_phone_and_the_same_bytes_each_time(
    sol: list[Moment],
) -> None:
    def tell(events: Any, names: Any) -> str:
        return " ".join(event.key for event in events)

    made = []
    for _ in range(2):
        film = Film(SolRules(), RENDERERS["sol"].render, sol, [NAMES] * len(sol), tell, (3,), 6)
        while not film.done:
            film.shoot()
        made.append(film.file("fast"))
    assert made[0] == made[1]
    shown = frames_of(made[0])
    assert shown[0][0].size == (BOARD[0], BOARD[1] + STRIP)
    assert shown[0][1] == round(1000 * SPEEDS["fast"])
    # All of the ground is new in the last one, the nova: it counts twice.
    assert len(made[0]) < 100_000 * (len(shown) + 1)


def test_a_chart_says_who_reached_what(sol: list[Moment]) -> None:
    names = NAMES
    chart = draw_chart("sol", sol, names, [(2, 0), (2, 0)])
    assert all(name in chart.alt for name in names)
    with Image.open(BytesIO(chart.png)) as drawn:
        assert all(nearest(drawn.convert("RGB"), seat.colour) < 12 for seat in SEATS[:3])
    assert len(chart.png) < 100_000


def test_a_chart_breaks_long_names() -> None:
    """Between words; the second line has the room under the score too."""
    names = ("Mira", "Automa (Interplanetary Council)", "Bo", "Automa (Standard Ordinary People)")
    with noted() as drawn:
        draw_chart("factions", moments((0, 0, 0, 0), (-3220, -3221, -3220, -3220)), names, [])
    assert {"Mira", "Automa", "(Interplanetary Council)", "(Standard Ordinary People)"} <= drawn.texts
    assert drawn.collisions() == []


def test_a_chart_tells_long_words_of_names_whole() -> None:
    """Under the score, where they have no room beside it."""
    names = ("Mira", "Bartholomew_the_Unconquerable")
    with noted() as drawn:
        draw_chart("factions", moments((0, 0), (-3220, -3221)), names, [])
    assert {*names} <= drawn.texts
    assert drawn.collisions() == []


def test_a_name_with_no_room_beside_what_it_reached_is_as_large_below_it() -> None:
    def heights(reached: int) -> dict[str, int]:
        told = [
            replace(each, goals=(Goal("stars", reached, 156), Goal("track", 1, 8, scored=False)))
            for each in moments((0, 0), (20, 19))
        ]
        with noted() as drawn:
            draw_chart("novasolis", told, NAMES[:2], [])
        boxes = [box for _, boxes in drawn._boxes.values() for box in boxes]
        return {text: bottom - top for (_, top, _, bottom), text in boxes}

    beside, below = heights(2)["Together"], heights(39)["Together"]
    assert below == beside


def test_a_chart_has_a_colour_for_a_side_beyond_the_seats() -> None:
    seats = len(SEATS)
    told = moments((0,) * (seats + 1), (*range(20, 20 + seats), 0))
    chart = draw_chart("novasolis", told, [*map(str, range(seats)), "the Entity"], [])
    with Image.open(BytesIO(chart.png)) as drawn:
        lines = drawn.convert("RGB").crop((200, 120, RIGHT, 660))
    assert all(nearest(lines, seat.colour) < 12 for seat in (*SEATS, NEUTRAL))


def test_a_film_has_a_colour_for_a_side_beyond_the_seats() -> None:
    game = SolRules()
    view = game.encode(game.view(game.setup(2, {}, Rng("strip")), None))
    frames = set()
    for hue in (0, len(SEATS)):
        shot = Shot("sol", view, Look(NAMES[:2]), Chapter("round", 1), ((hue, 7),), "", 0.0, (), None)
        frames.add(shoot(shot, RENDERERS["sol"].render, game)[0].pixels)
    assert len(frames) == 2


def test_a_higher_board_is_whole_and_in_its_own_shape_in_a_film() -> None:
    game, file = SolRules(), BytesIO()
    Image.new("RGB", (120, 180), (255, 255, 255)).quantize(8).save(file, "PNG")
    view = game.encode(game.view(game.setup(2, {}, Rng("high")), None))
    shot = Shot("sol", view, Look(NAMES[:2]), Chapter("round", 1), (), "", 0.0, (), None)
    shown, _ = shoot(shot, lambda view, look: Picture(file.getvalue(), ""), game)
    pixels = Image.frombytes("L", shown.size, shown.pixels).crop((0, 0, *BOARD))
    box = pixels.point([255 * (colour != pixels.getpixel((0, 0))) for colour in range(256)]).getbbox()
    assert box == (66, 0, 733, 1000)


def nearest(picture: Image.Image, colour: RGB) -> int:
    """How far the closest colour of a picture is from one."""
    found = picture.getcolors(100_000) or []
    return min(sum(abs(a - b) for a, b in zip(colour, each, strict=True)) for _, each in found)


def moments(*scores: tuple[int, ...]) -> list[Moment]:
    return [
        Moment(Chapter("round", number), (0,), None, Text("headline"), each, (), b"", one_each(len(each)))
        for number, each in enumerate(scores, 1)
    ]


def keys(
    told: list[Moment], places: tuple[int, ...] | None, outcome: Outcome = "ranked"
) -> dict[str, tuple[int, int]]:
    standings = Standings(told[-1].scores, places, (), outcome)
    return {point.text.key: (point.moment, point.side) for point in turning_points(told, standings)}


def test_who_came_from_behind_took_the_lead_for_good_once() -> None:
    found = keys(moments((0, 0), (0, 6), (2, 8), (9, 8), (14, 9), (15, 10)), (1, 2))
    assert found["turning-behind"] == (1, 0)
    assert found["turning-lead"] == (3, 0)
    assert "turning-gain" not in found, "the same turn is no second turning point"


def test_what_came_about_in_a_chapter_is_told_of_that_chapter_and_not_of_the_next() -> None:
    """A moment shows what the chapter before it brought, and the first one also what the set-up brought."""

    def told_of(told: list[Moment]) -> dict[str, object]:
        standings = Standings(told[-1].scores, (1, 2))
        return {each.text.key: each.text.values["number"] for each in turning_points(told, standings)}

    assert told_of(moments((0, 0), (0, 6), (2, 8), (9, 8), (10, 8), (10, 8), (10, 8))) == {
        "turning-behind": 1,
        "turning-lead": 3,
    }
    assert told_of(moments((0, 0), (1, 0), (9, 0), (10, 0)))["turning-gain"] == 2
    begun = [
        replace(each, chapter=Chapter("turn", at)) for at, each in enumerate(moments((0, 0), (5, 0), (5, 4)))
    ]
    assert told_of(begun)["turning-lead"] == 1


def test_who_led_from_the_start_was_never_caught() -> None:
    scores = [(n, 0) for n in range(1, 18)]
    assert "turning-always" in keys(moments(*scores), (1, 2))


def test_who_won_without_the_highest_score_won_by_something_else() -> None:
    assert "turning-level" in keys(moments((0, 0), (3, 3), (5, 5)), (1, 2))


def test_who_won_against_a_higher_score_won_despite_it() -> None:
    assert "turning-despite" in keys(moments((0, 0), (3, 4), (5, 9)), (1, 2))


def test_a_game_that_was_ended_early_has_no_winner_in_its_story() -> None:
    found = keys(moments((0, 0), (3, 0), (3, 4), (9, 4)), None)
    assert set(found) == {"turning-changes"}, "the biggest gain is the turn of the last change"


def test_a_table_that_plays_together_has_its_half_way_point() -> None:
    told = moments((0, 0), (1, 1), (6, 5), (7, 7), (8, 7))
    for places in ((1, 1), (2, 2), None):
        found = keys(told, places, "together")
        assert set(found) == {"turning-half", "turning-gain"}
        assert found["turning-half"][0] == 2


def test_what_the_set_up_brings_is_no_gain() -> None:
    told = moments((0, 0), (9, 0), (9, 1), (9, 4), (9, 5), (9, 5))
    begun = [replace(each, chapter=Chapter("round", at)) for at, each in enumerate(told)]
    assert keys(told, None)["turning-gain"] == (1, 0)
    assert keys(begun, None)["turning-gain"] == (3, 1)
    assert keys(begun[:3], None) == {}


def test_what_no_seat_scored_is_not_what_the_table_scored_together() -> None:
    sides = (*one_each(2), SideInfo(None, Text("choice-plain", {"value": "Ash"}), 2))
    told = [
        replace(moment, sides=sides)
        for moment in moments((0, 0, 30), (1, 1, 60), (6, 5, 60), (7, 7, 60), (7, 8, 60))
    ]
    gain, half = turning_points(told, Standings.together(told[-1].scores, won=True))
    assert (gain.text.key, gain.moment, gain.side) == ("turning-gain", 1, 2)
    assert (half.text.key, half.moment, half.side) == ("turning-half", 2, 1)
    assert half.text.values["score"] == Text("score", {"score": 15})


def shared(*scores: int) -> list[Moment]:
    """Moments of three sides with one score."""
    return [
        replace(each, shared=True, sides=one_each(3)) for each in moments(*((score,) for score in scores))
    ]


def test_of_a_shared_score_the_half_way_point_and_the_biggest_gain_are_told_of_no_one() -> None:
    told = shared(0, 2, 12, 14, 16)
    gain, half = sorted(turning_points(told, Standings.sharing(16, True, ({}, {}, {}))), key=str)
    assert (half.text.key, half.moment) == ("turning-half", 2)
    assert (gain.text.key, gain.moment) == ("turning-gain-together", 2)
    assert "seat" not in {**half.text.values, **gain.text.values}
    assert gain.text.values["gain"] == Text("score", {"score": 10})


def test_a_shared_score_is_one_line_of_a_chart_in_the_colour_of_no_one() -> None:
    with noted() as drawn:
        chart = draw_chart("novasolis", shared(0, 9, 20), ["Mira", "Bo", "Cy"], [(1, 0)])
    assert "Together" in drawn.texts
    assert not {"Mira", "Bo", "Cy"} & drawn.texts
    assert "Together: from 0 to 10, at most 10" in chart.alt
    assert "Mira" not in chart.alt
    with Image.open(BytesIO(chart.png)) as picture_:
        lines = picture_.convert("RGB").crop((200, 120, RIGHT, 660))
    assert nearest(lines, NEUTRAL.colour) < 12
    assert all(nearest(lines, seat.colour) > 30 for seat in SEATS[:3])


def test_where_some_win_and_others_do_not_no_one_came_from_behind() -> None:
    told = moments((0, 0), (0, 6), (2, 8), (9, 8), (14, 9), (15, 10))
    assert set(keys(told, (1, 2), "some")) == {"turning-half", "turning-gain"}


@given(
    st.lists(st.lists(st.integers(-5, 40), min_size=3, max_size=3), min_size=1, max_size=30),
    st.permutations([1, 2, 3]),
)
def test_there_are_three_turning_points_at_most_in_their_order(
    scores: list[list[int]], places: list[int]
) -> None:
    told = moments(*map(tuple, scores))
    found = turning_points(told, Standings(told[-1].scores, tuple(places)))
    assert len(found) <= 3
    assert [point.moment for point in found] == sorted(point.moment for point in found)
    assert len({(point.moment, point.side) for point in found}) == len(found)
    assert all(0 <= point.moment < len(told) for point in found)


def surviving(*reached: tuple[int, int]) -> list[Moment]:
    """Moments of a table that must reach 20 together before a danger comes to its end at 8."""
    told = moments(*((stars // 2, stars - stars // 2, 0) for stars, _ in reached))
    return [
        replace(each, goals=(Goal("stars", stars, 20), Goal("track", track, 8, scored=False)))
        for each, (stars, track) in zip(told, reached, strict=True)
    ]


def test_a_chart_of_goals_shows_what_all_have_against_what_is_needed_and_the_danger() -> None:
    told = surviving((0, 0), (6, 2), (12, 2), (15, 4))
    with noted() as drawn:
        chart = draw_chart("novasolis", told, ["Mira", "Bo", "the Entity"], [(2, 1)])
    assert {"Needed: 10", "Together", "7½ of 10", "4 of 8"} <= drawn.texts
    assert not {"Mira", "Bo"} & drawn.texts
    assert "Together: from 0 to 7½ of 10" in chart.alt
    assert "The Entity’s track: from 0 to 4 of 8" in chart.alt
    with Image.open(BytesIO(chart.png)) as picture_:
        lines = picture_.convert("RGB").crop((84, 100, RIGHT, 640))
    assert nearest(lines, NEUTRAL.colour) < 12
    assert nearest(lines, EMBER) < 12
    assert nearest(lines, GOLD) < 12, "what is needed"
    assert drawn.collisions() == []


def test_a_danger_that_came_to_its_end_stands_at_the_upper_edge() -> None:
    told = surviving((0, 0), (6, 2), (6, 8))
    chart = draw_chart("novasolis", told, ["Mira", "Bo", "the Entity"], [])
    with Image.open(BytesIO(chart.png)) as picture_:
        edge = picture_.convert("RGB").crop((RIGHT - 12, TOP - 4, RIGHT + 1, TOP + 12))
    assert nearest(edge, EMBER) < 12


@pytest.mark.parametrize("turning", [(30, 31, 32), (0, 1, 2), (60, 61, 63), (5, 30, 55), (5, 5, 40)])
def test_every_turning_point_has_the_label_of_its_chapter(turning: tuple[int, ...]) -> None:
    told = moments(*((n, 64 - n) for n in range(64)))
    with noted() as drawn:
        draw_chart("sol", told, NAMES[:2], [(at, 0) for at in turning])
    assert {f"Round {max(at, 1)}" for at in turning} <= drawn.texts
    assert drawn.collisions() == []
