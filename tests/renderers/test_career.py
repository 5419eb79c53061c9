"""The pictures of how a person fares: the same bytes each time, with every figure where it belongs."""

from __future__ import annotations

from io import BytesIO

from PIL import Image

from renderers.career import (
    AHEAD,
    BAR_LEFT,
    BEHIND,
    HEAD,
    LEFT,
    MOST,
    RIGHT,
    ROW,
    Against,
    draw_course,
    draw_duels,
)
from renderers.kit.colours.palette import GOLD, RGB


def drawn(png: bytes) -> Image.Image:
    with Image.open(BytesIO(png)) as picture:
        return picture.convert("RGB")


def near(found: object, tone: RGB) -> bool:
    """Whether a pixel has a colour, as near as a palette comes to it."""
    assert isinstance(found, tuple)
    return all(abs(a - b) <= 6 for a, b in zip(found, tone, strict=True))


def column(picture: Image.Image, x: int, tone: RGB) -> list[int]:
    """Where a colour stands in a column."""
    return [y for y in range(HEAD, picture.height) if near(picture.getpixel((x, y)), tone)]


def test_a_course_rises_and_falls_with_the_points() -> None:
    course = draw_course("sol", "Mira", [3, -40, 120])
    picture = drawn(course.png)
    first, low, high = (column(picture, x, GOLD) for x in (LEFT + 2, (LEFT + RIGHT) // 2, RIGHT - 2))
    assert min(high) < min(first) < min(low)
    assert course.alt == "Mira’s points over 3 rated games: from 3 to 120, at most 120."
    assert course.png == draw_course("sol", "Mira", [3, -40, 120]).png


def test_each_bar_has_its_parts_and_no_more_than_have_room() -> None:
    others = [Against("Bo", 3, 0, 1), Against("Cy", 0, 0, 2), *[Against("Dee", 1, 0, 0)] * MOST]
    duels = draw_duels("sol", "Mira", others)
    picture = drawn(duels.png)
    middles = [HEAD + ROW * number + ROW // 2 for number in range(2)]
    begins = [picture.getpixel((BAR_LEFT + 8, y)) for y in middles]
    assert near(begins[0], AHEAD)
    assert near(begins[1], BEHIND)
    row = [picture.getpixel((x, middles[0])) for x in range(BAR_LEFT, picture.width)]
    parts = [sum(near(each, tone) for each in row) for tone in (AHEAD, BEHIND)]
    assert 2.8 < parts[0] / parts[1] < 3.2
    assert picture.height == HEAD + ROW * MOST + 96
    assert "Bo: 3 ahead, 0 level, 1 behind; Cy: 0 ahead, 0 level, 2 behind" in duels.alt
