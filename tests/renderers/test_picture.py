"""The picture of SOL: pure, small enough, the same from every thread, robust against any name."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

from bot.engine.moves import Event, Seat
from bot.games.sol.table.state import Kind, Station, Suit
from renderers.look import Look
from renderers.sol import pictures
from renderers.sol.art.ground import stage_of
from tools.positions import NAMES, complete, look_at, position


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_same_view_gives_the_same_bytes(seats: int) -> None:
    view = position(seats, seed=seats)
    first = pictures.render(view, look_at(view))
    pictures.FRAMES.forget()
    assert pictures.render(position(seats, seed=seats), look_at(view)) == first


def test_rendering_changes_nothing_in_the_view() -> None:
    view = position(4, seed=8)
    pictures.render(view, look_at(view))
    assert view == position(4, seed=8)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("marker", [13, 8, 4, 0])
def test_a_picture_is_1200_by_1500_and_under_400_kb(seats: int, marker: int) -> None:
    view = position(seats, seed=1, marker=marker)
    data = pictures.render(view, look_at(view)).png
    assert opened(data).size == (1200, 1500)
    assert opened(data).mode == "P"
    assert len(data) < 400_000


def test_the_small_picture_is_the_same_drawing_at_two_thirds() -> None:
    view = position(3, seed=1)
    look = look_at(view)
    small = Look(look.names, look.awaited, look.moment, look.last, "small")
    large, little = pictures.render(view, look), pictures.render(view, small)
    assert opened(little.png).size == (800, 1000)
    assert little.alt == large.alt
    assert pictures.render(view, small) == little


def test_threads_draw_what_one_alone_draws() -> None:
    views = [position(seats, seed=seed) for seats in (2, 5) for seed in range(4)]
    alone = [pictures.render(view, look_at(view)) for view in views]
    pictures.FRAMES.forget()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda view: pictures.render(view, look_at(view)), views * 2)) == alone * 2


def test_the_star_burns_higher_as_the_countdown_falls() -> None:
    stages = [stage_of(marker) for marker in range(13, -1, -1)]
    assert stages == ["calm"] * 4 + ["restless"] * 4 + ["flaring"] * 3 + ["dying"] * 2 + ["nova"]


def test_the_sun_bursts_with_the_thirteenth_flare() -> None:
    """Between the pieces the plates of its layers are on fire."""
    light = []
    for marker in (1, 0):
        view = position(2, seed=1, crowd=0.0, marker=marker)
        image = opened(pictures.render(view, look_at(view)).png).convert("L")
        light.append([sum(image.crop(box).getdata()) for box in ((620, 720, 700, 780), (760, 480, 840, 560))])
    assert all(after > 1.5 * before for before, after in zip(*light, strict=True)), light


def test_the_seat_that_is_asked_is_framed_in_gold_and_no_other() -> None:
    view = position(4, seed=2)
    image = opened(pictures.render(view, Look(NAMES[:4], (1, 3), "choose")).png).convert("RGB")
    gold = [image.getpixel((x, 1285)) == (255, 200, 97) for x in (160, 450, 740, 1030)]
    assert gold == [False, True, False, True]


def test_the_spaces_of_the_last_move_are_outlined() -> None:
    view = position(2, seed=2)
    plain = pictures.render(view, look_at(view)).png
    event = Event("fly", {"seat": "@0", "start": "R5", "goal": "K3", "count": 1})
    marked = pictures.render(view, look_at(view, last=(event,))).png
    assert plain != marked


@pytest.mark.parametrize(
    "event",
    [
        Event("launch", {"seat": "@1", "to": "L4"}),
        Event("launch-guest", {"seat": "@1", "host": "@0", "to": "U4"}),
        Event("hurl", {"seat": "@0", "space": "K1", "momentum": 2}),
        Event("puncture", {"seat": "@0", "start": "L3", "bridge": "L3-C3"}),
        Event("teleport", {"seat": "@0", "start": "U1", "goal": "K3"}),
        Event("feeders", {"spaces": ["K1", "K2"]}),
        Event("draw", {"seat": "@0", "suit": "~suit-explosion"}),
        Event("fly", {"seat": "@0", "start": "Q9", "goal": "C99"}),
        Event("deconvert", {"seat": "@1", "piece": "~piece-bridge", "at": "C13-R1", "count": 2}),
    ],
)
def test_every_kind_of_event_can_be_the_last_move(event: Event) -> None:
    view = position(3, seed=1)
    assert pictures.render(view, look_at(view, last=(event,))).png


NAMES_OF_PEOPLE = (
    "", " ", "W" * 200, "李小龙", "مرحبا", "Владимир", "👩‍🚀🔥", "a\u0300\u0301" * 60, "\u202eevil", "x\ny\0z",
    "**@everyone** `rm`", "\ud83d",
)  # fmt: skip


@pytest.mark.parametrize("name", NAMES_OF_PEOPLE, ids=range(len(NAMES_OF_PEOPLE)))
def test_any_name_can_be_drawn_and_said(name: str) -> None:
    view = position(2, seed=1)
    look = Look((name, "Bo"), (0,), "moves")
    picture = pictures.render(view, look)
    assert opened(picture.png).size == (1200, 1500)
    assert len(picture.alt) <= 1024
    assert "\n" not in picture.alt
    assert "`" not in pictures.text_board(view, look)


def test_what_options_bring_is_drawn_and_said() -> None:
    view = position(3, seed=5)
    view.stations[3] = Station(Kind.TOWER, Seat(-1), 0)
    view.feeders = [50, 50, 51]
    view.cubes = [30, 31]
    view.event = "feeders"
    view.players[0].guests = [0, 3, 0]
    view.players[1].lost = 2
    view.players[2].gone = 4
    look = look_at(view)
    picture = pictures.render(view, look)
    assert picture != pictures.render(position(3, seed=5), look)
    text = pictures.text_board(view, look)
    assert "tower:neutral" in text
    assert "feeders:2" in text
    assert text.count("cube") == 2
    assert "guests B3" in text
    assert "lost in space 2" in text
    assert "out of the game 4" in text
    assert "event Feeders" in text


def test_a_finished_game_names_the_winner_in_all_three_boards() -> None:
    view = position(3, seed=5, marker=0)
    view.over = True
    for seat, momentum in enumerate((20, 31, 7)):
        view.players[seat].momentum = momentum
    look = Look(NAMES[:3])
    picture = pictures.render(view, look)
    assert picture.png
    assert "Tomás (yellow star) wins." in picture.alt
    assert "Tomás (yellow star) wins." in pictures.text_board(view, look)
    view.players[0].momentum = 31
    assert "Mirela (blue circle) and Tomás (yellow star) share the win." in pictures.render(view, look).alt


def test_a_shared_game_shows_its_goal() -> None:
    view = position(2, seed=5)
    view.options = complete({"mode": "coop"})
    assert "goal 13" in pictures.render(view, look_at(view)).alt


def test_last_chances_and_an_effect_in_use_are_said() -> None:
    view = position(4, seed=5)
    view.last_chance = True
    view.effect = view.effects[Suit.EXPLOSION]
    alt = pictures.render(view, look_at(view)).alt
    assert "Last chances" in alt
    assert "in use" in alt
