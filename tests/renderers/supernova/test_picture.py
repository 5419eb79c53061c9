"""The table of Super Nova: pure, small enough, the same on an earlier frame, for any number of planets and names."""

from concurrent.futures import ThreadPoolExecutor
from io import BytesIO

import pytest
from PIL import Image

from bot.engine.moves import Event, Seat
from bot.games.supernova.cards.cards import CARD_CALLED, HIDDEN, NAME
from bot.games.supernova.conflict.attack import Attack
from bot.games.supernova.conflict.battle import fleet_total
from renderers.kit.colours.palette import DIM, GOLD, IVORY, PANEL, SPACE, designed
from renderers.kit.colours.vision import contrast
from renderers.kit.picture.canvas import Scene, snapped
from renderers.look import Look
from renderers.supernova import pictures
from renderers.supernova.art.geometry import SEATS, layout_of
from renderers.supernova.art.ground import PAINTS, table_ground
from renderers.supernova.board.tiles import cards_top, scale_of, tiles
from renderers.supernova.facts.faces import TINTS
from renderers.supernova.facts.facts import facts_of
from tests.drawn import noted
from tools.supernova_positions import NAMES, look_at, position


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


@pytest.mark.parametrize(
    ("seats", "planets"),
    [
        pytest.param(seats, planets, marks=() if (seats - place) % 4 == 0 else pytest.mark.deep)
        for seats in SEATS
        for place, planets in enumerate((3, 1, 8, 0))
    ],
)
def test_a_picture_is_1200_by_1500_under_400_kb_and_the_same_again(seats: int, planets: int) -> None:
    view = position(seats, seats, planets=planets, rich=1.5)
    first = pictures.render(view, look_at(view))
    assert opened(first.png).size == (1200, 1500)
    assert opened(first.png).mode == "P"
    assert len(first.png) < 400_000
    pictures.FRAMES.forget()
    assert pictures.render(position(seats, seats, planets=planets, rich=1.5), look_at(view)) == first


def test_rendering_changes_nothing_in_the_view() -> None:
    view = position(4, 3)
    pictures.render(view, look_at(view))
    assert view == position(4, 3)


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_turn_drawn_on_the_previous_frame_equals_a_whole_drawing(seats: int) -> None:
    view = position(seats, 5, planets=4)
    pictures.FRAMES.forget()
    pictures.render(view, look_at(view))
    for step in range(5):
        planet = list(view.planets.values())[step]
        planet.pop = planet.pop[1:] if planet.pop else [view.piles[0].discard.pop()]
        view.active = Seat((view.active + 1) % seats)
        view.phase = 3 + step
        onwards = pictures.render(view, look_at(view))
        pictures.FRAMES.forget()
        assert pictures.render(view, look_at(view)).png == onwards.png


def test_threads_draw_what_one_alone_draws() -> None:
    views = [position(seats, seed) for seats in (2, 5) for seed in range(3)]
    alone = [pictures.render(view, look_at(view)) for view in views]
    pictures.FRAMES.forget()
    with ThreadPoolExecutor(4) as pool:
        assert list(pool.map(lambda view: pictures.render(view, look_at(view)), views * 2)) == alone * 2


def test_the_small_picture_is_the_same_drawing_at_two_thirds() -> None:
    view = position(3, 1)
    look = look_at(view)
    small = Look(look.names, look.awaited, look.moment, look.last, "small")
    assert opened(pictures.render(view, small).png).size == (800, 1000)
    assert pictures.render(view, small).alt == pictures.render(view, look).alt


@pytest.mark.parametrize("seats", SEATS)
def test_the_empire_that_is_asked_is_framed_in_gold_and_no_other(seats: int) -> None:
    view = position(seats, 2)
    image = opened(pictures.render(view, Look(NAMES[:seats], (1,), "chooses")).png).convert("RGB")
    gold = [image.getpixel((p.x + 60, p.y - 1)) == GOLD for p in layout_of(seats).panels]
    assert gold == [seat == 1 for seat in range(seats)]


def test_what_the_last_move_touched_is_outlined() -> None:
    view = position(3, 2)
    planet = next(iter(view.planets.values()))
    event = Event("discover", {"seat": "@0", "planet": NAME[planet.card]})
    look = look_at(view)
    marked = Look(look.names, look.awaited, look.moment, (event,))
    assert pictures.flashed_planets(facts_of(view, look), (event,))
    assert pictures.render(view, marked).png != pictures.render(view, look).png


def test_the_fleet_stands_before_its_target_and_the_sums_beside_the_nova() -> None:
    view = position(4, 1, rich=1.3)
    plain = pictures.render(view, look_at(view)).png
    origin = next(planet for planet in view.planets.values() if planet.owner == 1 and planet.orbit)
    target = next(planet for planet in view.planets.values() if planet.owner == 2)
    view.stack = [
        Attack(Seat(1), origin.card, target.card, Seat(2), stage="planet", fleet=origin.orbit, counted=origin.orbit,
               sides=[[0, 0, 0], [0, 0, 0]])
    ]  # fmt: skip
    assert pictures.render(view, look_at(view)).png != plain


def test_other_hands_change_neither_picture_nor_words() -> None:
    view = position(5, 4)
    before = pictures.render(view, look_at(view)), pictures.text_board(view, look_at(view))
    for player in view.players:
        player.hand = [HIDDEN] * len(player.hand)
    assert (pictures.render(view, look_at(view)), pictures.text_board(view, look_at(view))) == before


NAMES_OF_PEOPLE = (
    "",
    "W" * 200,
    "李小龙",
    "مرحبا",
    "👩‍🚀🔥",
    "\u202eevil",
    "x\ny\0z",
    "**@everyone** `rm`",
    "\ud83d",
)


@pytest.mark.parametrize("name", NAMES_OF_PEOPLE, ids=range(len(NAMES_OF_PEOPLE)))
def test_any_name_can_be_drawn_and_said(name: str) -> None:
    view = position(6, 1)
    picture = pictures.render(view, Look((name,) * 6, (0, 3), "may answer an offer of somebody " * 3))
    assert opened(picture.png).size == (1200, 1500)
    assert len(picture.alt) <= 1024
    assert "\n" not in picture.alt
    assert "`" not in pictures.text_board(view, Look((name,) * 6))


@pytest.mark.parametrize("count", range(1, 14))
@pytest.mark.parametrize("seats", SEATS)
def test_planets_lie_inside_their_panel_and_beside_each_other(seats: int, count: int) -> None:
    for panel in layout_of(seats).panels:
        spots = tiles(count, panel.x, panel.y + 66, panel.width, panel.height - 104)
        assert len(spots) == count
        for tile in spots:
            x, y = tile.globe
            assert panel.x <= x - tile.radius
            assert x + tile.radius <= panel.x + panel.width
            assert tile.y + tile.height <= panel.y + panel.height
            assert y + tile.radius <= panel.y + panel.height
        corners = [(tile.x, tile.y) for tile in spots]
        assert len(set(corners)) == count


def test_panels_of_a_table_do_not_meet_and_stay_on_the_picture() -> None:
    for seats in SEATS:
        layout = layout_of(seats)
        assert len(layout.panels) == seats
        for i, a in enumerate(layout.panels):
            assert a.x > 0
            assert a.x + a.width < 1200
            assert a.y + a.height <= 1480
            for b in layout.panels[:i]:
                apart = a.x >= b.x + b.width or b.x >= a.x + a.width or a.y >= b.y + b.height
                assert apart


def test_the_palette_holds_every_designed_colour_and_snaps_it_to_itself() -> None:
    colours = designed()
    strip = Image.new("RGB", (len(colours), 1))
    strip.putdata(colours)
    got = snapped(strip, PAINTS.palette).convert("RGB")
    assert [got.getpixel((x, 0)) for x in range(len(colours))] == colours
    assert (PAINTS.palette.getpalette() or [])[:3] == list(SPACE)


def test_snapping_to_the_palette_costs_little_colour() -> None:
    view = position(6, 6, planets=5)
    look = look_at(view)
    ground = table_ground(6)
    true = ground.pixels.convert("RGB")
    scene: Scene = pictures.scene_of(view, facts_of(view, look), look, ground)
    for stamp, x, y in scene.placed:
        true.paste(stamp.source, (x + 1, y), stamp.mask)
    got = snapped(true, PAINTS.palette).convert("RGB")
    off = sum(abs(a - b) for a, b in zip(true.tobytes()[::7], got.tobytes()[::7], strict=True))
    assert off / (len(true.tobytes()) / 7) <= 2


@pytest.mark.parametrize("kind", TINTS)
def test_the_emblem_of_every_type_stands_out_from_its_card(kind: str) -> None:
    assert contrast(TINTS[kind], PANEL) >= 4.5
    assert contrast(TINTS[kind], SPACE) >= 4.5


@pytest.mark.parametrize("seats", SEATS)
def test_the_glass_is_dark_enough_for_words_everywhere(seats: int) -> None:
    picture = table_ground(seats).pixels.convert("RGB")
    for panel in layout_of(seats).panels:
        part = picture.crop(
            (panel.x + 30, panel.y + 34, panel.x + panel.width - 30, panel.y + panel.height - 34)
        )
        brightest = max((r, g, b) for _, (r, g, b) in part.getcolors(1 << 20) or [(0, SPACE)])
        assert contrast(IVORY, brightest) >= 7
        assert contrast(DIM, brightest) >= 4.5


@pytest.mark.parametrize("count", range(1, 9))
@pytest.mark.parametrize("seats", SEATS)
def test_every_planet_has_room_for_the_emblems_of_its_cards(seats: int, count: int) -> None:
    for panel in layout_of(seats).panels:
        for tile in tiles(count, panel.x + 12, panel.y + 66, panel.width - 24, panel.height - 104):
            if tile.tall:
                scale = scale_of(tile.radius, tile.height, tile.width - 16)
                assert cards_top(tile, scale) + scale.emblem + 2 <= tile.y + tile.height - 8


@pytest.mark.parametrize("seats", [2, pytest.param(4, marks=pytest.mark.deep), 6])
def test_what_ships_defend_with_is_told_at_their_orbit(seats: int) -> None:
    seen = 0
    for seed in range(3):
        view = position(seats, seed, planets=3, rich=2.0)
        with noted() as drawn:
            pictures.render(view, look_at(view))
        for empire in facts_of(view, look_at(view)).empires:
            for planet in empire.planets:
                if planet.ships:
                    ships = [view.ships[CARD_CALLED[ship.word]] for ship in planet.ships]
                    total = fleet_total(
                        view, [ship.card for ship in ships], ships[0].place, [], orbital=True, defending=True
                    )
                    assert "/".join(str(max(0, amount)) for amount in total) in drawn.texts
                    seen += 1
        assert drawn.collisions() == []
    assert seen > 5
