"""The picture of Nova Solis: pure, small enough, every sector named, every force counted, nothing secret in it."""

from __future__ import annotations

import re
from functools import lru_cache
from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.engine.moves import Mark, Seat
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.novasolis.core.cards.cards import OBJECTIVES, SECTORS, TECHNOLOGIES, TILES, TRACKS
from bot.games.novasolis.core.table.hexes import LAYOUTS
from bot.games.novasolis.core.table.state import EMPTY, NONE, SHIP, STATION, Table
from bot.games.novasolis.rules import NovaRules
from renderers.kit.colours.palette import EMBER, GOLD, SEATS
from renderers.kit.picture.canvas import snapped
from renderers.look import Form, Look
from renderers.novasolis import RENDERER, pictures
from renderers.novasolis.art.geometry import (
    FULL,
    MARKET_TOP,
    corners,
    location_spots,
    middles,
    plate_path,
    scale,
    size_of,
)
from renderers.novasolis.art.glyphs import LETTERS, SHAPES
from renderers.novasolis.art.ground import HOLES, PAINTS, map_ground
from renderers.novasolis.art.pieces import SIDES, STARS
from renderers.novasolis.board.plates import Piece, spots_of, things_of
from renderers.novasolis.board.strip import ANCIENT, CHIPS, GAP, chip, stars_of
from renderers.novasolis.facts.facts import Offered, facts_of
from tests.drawn import noted
from tests.renderers.counted import count
from tools.novasolis_positions import NAMES, Reached, look_at, reached

SURVIVAL = {"races": "random"}
EXPLORATION = {"mode": "exploration", "races": "random"}


@lru_cache(8)
def _reached(seats: int, mode: str, moves: int) -> Reached:
    return reached(seats, SURVIVAL if mode == "survival" else EXPLORATION, moves=moves)


def position(seats: int = 6, mode: str = "survival", moves: int = 170) -> tuple[Table, Look]:
    found = _reached(seats, mode, moves)
    rules = NovaRules()
    return rules.copy(found.view), look_at(found)


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data)).convert("RGB")


def drawn_at(view: Table, look: Look, sector: int, form: Form = "portrait") -> Image.Image:
    """What a sector's plate shows."""
    empires = len(view.empires)
    (x, y), half = middles(empires)[sector], size_of(empires) * 0.86
    picture = opened(pictures.render(view, replace(look, form=form)).png)
    return picture.crop((round(x - half), round(y - half), round(x + half), round(y + half)))


def empty(view: Table, sector: int) -> None:
    """Nobody has anything in a sector."""
    there = view.sectors[sector]
    there.owner, there.home, there.gate, there.rift, there.capital = NONE, NONE, NONE, False, False
    for units in there.units:
        units[:] = [0] * len(units)


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("form", ["portrait", "landscape"])
def test_each_map_has_its_size_and_every_sector_its_name(seats: int, form: Form) -> None:
    view, look = position(seats, moves=60)
    with noted() as drawn:
        picture = pictures.render(view, replace(look, form=form))
    image = Image.open(BytesIO(picture.png))
    assert image.size == ((1500, 1200) if form == "landscape" else (1200, 1800 if seats >= 4 else 1500))
    assert image.mode == "P"
    assert len(picture.png) < 400_000
    assert len(picture.alt) <= 1024
    assert picture.alt.endswith("/game board text:true.")
    assert {*LAYOUTS[seats].words} - drawn.texts <= {"0.0"}
    assert {*NAMES[:seats]} <= drawn.texts


def test_the_same_view_gives_the_same_bytes_whatever_was_drawn_before() -> None:
    view, look = position()
    first = pictures.render(view, look)
    pictures.render(*position(moves=60))
    assert pictures.render(view, look) == first
    pictures.FRAMES.forget()
    assert pictures.render(view, look) == first
    assert view == position()[0]


def test_no_text_lies_on_another() -> None:
    for seats, moves in ((6, 170), (5, 120), (3, 200), (2, 90)):
        view, look = position(seats, moves=moves)
        for form in ("portrait", "landscape"):
            with noted() as drawn:
                pictures.render(view, replace(look, form=form))
            assert drawn.collisions() == [], (seats, form)


def test_what_differs_only_in_secret_gives_identical_boards() -> None:
    rules = NovaRules()
    state = rules.setup(4, SURVIVAL, Rng("secret"))
    dice = Rng("secret dice")
    for _ in range(80):
        seat = rules.asks(state)[0].seat
        move = rules.offer(state, seat).sample(dice)
        assert move is not None
        rules.play(state, seat, move)
    other = rules.copy(state)
    for empire in other.empires:
        empire.hand = list(TILES)[-len(empire.hand) :] if empire.hand else []
        empire.objectives = list(OBJECTIVES)[-len(empire.objectives) :]
    other.entity.deck.reverse()
    assert other.empires != state.empires
    look = Look((*NAMES[:4], "the Entity"))
    views = [rules.view(each, None) for each in (state, other)]
    views += [rules.view(state, Seat(seat)) for seat in range(4)]
    assert len({pictures.render(view, look).png for view in views}) == 1
    assert len({pictures.render(view, look).alt for view in views}) == 1
    assert len({pictures.text_board(view, look) for view in views}) == 1


def test_forces_are_counted_by_side_and_kind() -> None:
    view, _ = position()
    entity = len(view.empires)
    empty(view, 7)
    there = view.sectors[7]
    there.units[2][SHIP], there.units[2][STATION] = 4, 1
    there.units[entity][SHIP], there.units[entity][STATION] = 9, 2
    there.owner, there.gate, there.rift = 1, 3, True
    place = facts_of(view, Look(NAMES)).places[7]
    assert things_of(place) == [
        Piece("colony", 1),
        Piece("gate", 3),
        Piece("rift", NONE),
        Piece("station", 2, 1),
        Piece("ships", 2, 4),
        Piece("fortress", NONE, 2),
        Piece("swarm", NONE, 9),
    ]
    look = Look((*NAMES, "the Entity"))
    with noted() as drawn:
        pictures.FRAMES.forget()
        pictures.render(view, look)
    assert {"4", "9"} <= drawn.texts
    line = next(line for line in pictures.text_board(view, look).splitlines() if line.startswith("2.0 "))
    for said in ("colony of Tomás", "warp gate of Aoife", "Entity gate", "Priya 4 ships, 1 station"):
        assert said in line
    assert "The Entity 9 ships, 2 stations" in line
    assert "contested" in line


def test_ships_stand_in_the_colour_of_their_side_where_they_are() -> None:
    view, look = position()
    empty(view, 8)
    without = drawn_at(view, look, 8)
    view.sectors[8].units[3][SHIP] = 2
    shown = drawn_at(view, look, 8)
    assert count(without, SEATS[3].colour) == 0
    assert count(shown, SEATS[3].colour) > 150
    hues = (1, 2, 4, 5, 0, 3)
    assert count(drawn_at(view, replace(look, hues=hues), 8), SEATS[5].colour) > 150


def test_a_realm_has_a_strong_line_only_on_its_outer_edges() -> None:
    view, look = position()
    layout = view.layout
    one, other = 20, layout.toward[20][0] if layout.toward[20][0] >= 0 else layout.toward[20][3]
    for sector in (one, other):
        empty(view, sector)
        view.sectors[sector].owner = 4
    for sector in {*layout.neighbours[one], *layout.neighbours[other]} - {one, other}:
        empty(view, sector)
    picture = opened(pictures.render(view, replace(look, last=())).png)
    x, y = middles(6)[one]
    toward = (middles(6)[other][0] - x, middles(6)[other][1] - y)
    points = corners(size_of(6) - 8)
    strong = []
    for side in range(6):
        (x0, y0), (x1, y1) = points[side], points[(side + 1) % 6]
        spot = (round(x + x0 * 0.4 + x1 * 0.6), round(y + y0 * 0.4 + y1 * 0.6))
        around = picture.crop((spot[0] - 3, spot[1] - 3, spot[0] + 4, spot[1] + 4))
        strong.append(count(around, SEATS[4].colour) > 5)
    faced = [points[side][0] + points[(side + 1) % 6][0] for side in range(6)]
    below = [points[side][1] + points[(side + 1) % 6][1] for side in range(6)]
    nearest = max(range(6), key=lambda side: faced[side] * toward[0] + below[side] * toward[1])
    assert [side for side in range(6) if not strong[side]] == [nearest]


def test_contested_sectors_have_a_broken_line_in_ember_and_are_named() -> None:
    view, look = position()
    sector = 8
    empty(view, sector)
    view.sectors[sector].units[0][SHIP] = 1
    before = drawn_at(view, replace(look, last=()), sector)
    view.sectors[sector].units[1][SHIP] = 1
    assert count(drawn_at(view, replace(look, last=()), sector), EMBER) - count(before, EMBER) > 300
    alt = pictures.render(view, look).alt
    contested = re.search(r"Contested: ([^:]*)\. ", alt)
    assert contested is not None
    assert view.layout.words[sector] in re.split(r", | and ", contested[1])


def test_only_the_active_gate_of_the_entity_glows() -> None:
    view, look = position()
    look = replace(look, last=())
    view.entity.cycle = [0, 9, 11]
    for sector in (9, 11):
        empty(view, sector)
        view.sectors[sector].rift = True
    glow = list[list[int]]()
    for view.entity.pointer in (2, 1):
        glow.append([count(drawn_at(view, look, sector), EMBER) for sector in (9, 11)])
    assert glow[1][0] > glow[0][0] + 100
    assert glow[0][1] > glow[1][1] + 100
    text = pictures.text_board(view, look)
    assert re.search(rf"^{view.layout.words[9]} .*active Entity gate", text, re.M)
    assert not re.search(rf"^{view.layout.words[11]} .*active", text, re.M)


def test_the_hole_grows_with_the_rounds_and_exploration_has_a_core() -> None:
    view, look = position()
    seen = []
    for number in (1, 4, 7, 12):
        view.number = number
        seen.append(drawn_at(view, look, 0))
    dark = [sum(each.convert("L").histogram()[:20]) for each in seen]
    assert dark == sorted(set(dark))
    assert len(HOLES) == 4
    other, its_look = position(mode="exploration", moves=60)
    with noted() as drawn:
        pictures.render(other, its_look)
    assert "0.0" in drawn.texts


def test_a_revealed_tile_shows_what_it_gives_and_an_empty_location_its_star() -> None:
    view, look = position()
    sector = next(n for n, each in enumerate(view.sectors) if SECTORS[each.tile].kind == "standard")
    view.sectors[sector].tiles[:] = [EMPTY] * len(view.sectors[sector].tiles)
    plain = facts_of(view, look).places[sector].locations[0]
    assert (plain.title, plain.gives) == ("", ())
    tile = next(number for number, row in TILES.items() if row.word == "academy-world")
    view.sectors[sector].tiles[0] = tile
    shown = facts_of(view, look).places[sector].locations[0]
    assert (shown.title, shown.gives) == ("Academy World", ("research", "population"))
    line = next(
        line
        for line in pictures.text_board(view, look).splitlines()
        if line.startswith(f"{view.layout.words[sector]} ")
    )
    assert "Academy World, +1 research level, +1 population" in line


def test_stars_frames_and_resources_differ_by_shape_too() -> None:
    assert len({SIDES[colour] for colour in STARS}) == len(STARS)
    named = [name for name in LETTERS if name != "any"]
    assert len({LETTERS[name] for name in named}) == len(named)
    assert len({SHAPES[name] for name in named}) == len(named)


@pytest.mark.parametrize("form", ["portrait", "landscape"])
@pytest.mark.parametrize("seats", [2, 3, 5, 6])
def test_stars_of_an_empire_are_shown_whole(seats: int, form: Form) -> None:
    found = reached(seats, {"races": "random"}, moves=40)
    for empire in found.view.empires:
        empire.coop = 57
    with noted() as drawn:
        pictures.render(found.view, replace(look_at(found), form=form))
    assert "28½" in drawn.texts


def test_half_stars_are_said_as_stars() -> None:
    assert [stars_of(half) for half in (0, 1, 2, 5, 252)] == ["0", "½", "1", "2½", "126"]


def test_the_tracks_and_the_goal_are_on_the_picture_and_in_its_alt_text() -> None:
    view, look = position()
    view.entity.track, view.entity.enraged = 5, False
    for empire in view.empires:
        empire.coop = 0
    view.empires[1].coop = 37
    with noted() as drawn:
        alt = pictures.render(view, look).alt
    assert {"18½", "of 126 stars", "0 of 6", "5 of 16", "enraged at 8"} <= drawn.texts
    assert "Together 18½ of 126 stars and 0 of 6 artifacts." in alt
    assert "5 of 16 on its track, enraged at 8." in alt
    view.entity.enraged = True
    with noted() as drawn:
        pictures.render(view, look)
    assert "enraged" in drawn.texts
    assert TRACKS[6].enrage == 8


def test_the_cards_of_the_entity_are_counted_by_stage_as_everyone_knows_them() -> None:
    view, look = position()
    view.entity.deck = [-3, -3, -2, -1, -3]
    facts = facts_of(view, look)
    assert facts.cards == (1, 1, 3)
    assert "Entity cards left by stage: 1, 1, 3." in pictures.render(view, look).alt


def test_the_market_shows_titles_and_prices() -> None:
    view, look = position()
    facts = facts_of(view, look)
    assert len(facts.market) == 5
    with noted() as drawn:
        pictures.render(view, look)
    assert {card.title for card in facts.market} <= drawn.texts
    view.market[:] = [EMPTY] * 5
    with noted() as drawn:
        pictures.render(view, look)
    assert "No technologies for sale" in drawn.texts


def test_every_title_in_the_market_is_whole_beside_all_other_chips() -> None:
    room = (FULL - 2 * (ANCIENT + GAP) - GAP * (CHIPS - 1)) // CHIPS
    titles = [
        words_of("novasolis").say_key(row.name[1:]) for row in TECHNOLOGIES.values() if row.kind == "basic"
    ]
    assert len(titles) > 30
    for title in titles:
        with noted() as drawn:
            chip(Offered(title, 1, ()), room)
        assert title in drawn.texts


def test_actions_that_are_left_follow_the_order_of_turns() -> None:
    view, look = position()
    view.first, view.active = view.order[0], view.order[2]
    view.empires[view.active].turn.actions = ["build"]
    left = [facts_of(view, look).players[side].actions for side in view.order]
    assert left == [0, 0, 2, 3, 3, 3]


@pytest.mark.parametrize("word", ["2.4", "3x2.4", "ship-2.4", "2.4#1"])
@pytest.mark.parametrize("tone", ["may", "own", "chosen"])
def test_a_marked_place_is_gold_and_told_and_can_be_seen_closely(word: str, tone: str) -> None:
    view, look = position()
    look = replace(look, last=())
    sector = view.layout.called["2.4"]
    marked = replace(look, marks=(Mark(word, tone),))  # type: ignore[arg-type]
    assert count(drawn_at(view, marked, sector), GOLD) - count(drawn_at(view, look, sector), GOLD) > 100
    alt = pictures.render(view, marked).alt
    assert ("2.4 (" if "#" in word else "2.4") in alt.split("Together")[0]
    assert alt != pictures.render(view, look).alt
    close = pictures.focus(view, marked)
    assert close is not None
    assert opened(close.png).width < 1200


def test_of_the_market_nothing_is_cut_into_a_picture_of_where_one_can_go(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """A mark at the foot of the map is shown with what is beside it, and no half of a row of prices below."""
    view, look = position()
    foot = max(range(len(view.sectors)), key=lambda number: middles(len(view.empires))[number][1])
    every = tuple(Mark(word, "may") for word in view.layout.words)
    boxes = list[tuple[int, int, int, int]]()
    monkeypatch.setattr(pictures, "cut_out", lambda frame, box: boxes.append(box) or b"")
    for marks in ((Mark(view.layout.words[foot], "may"),), every):
        pictures.focus(view, replace(look, marks=marks))
    assert [box[3] < MARKET_TOP for box in boxes] == [True, True]
    assert boxes[0][3] > middles(len(view.empires))[foot][1]


def test_marks_that_are_not_on_the_map_change_nothing() -> None:
    view, look = position()
    elsewhere = replace(look, marks=(Mark("9.9", "may"), Mark("2.4#7", "own")))
    assert pictures.render(view, elsewhere) == pictures.render(view, look)
    assert pictures.focus(view, elsewhere) is None


@pytest.mark.parametrize("seats", [2, 6])
def test_things_in_a_plate_stay_in_it_and_apart(seats: int) -> None:
    unit = scale(seats)
    path = [(x - middles(seats)[4][0], y - middles(seats)[4][1]) for x, y in plate_path(seats, 4, 0.0)]
    right = max(x for x, _ in path)
    for number in range(1, 8):
        spots, reach = spots_of(number)
        for i, (x, y) in enumerate(spots):
            assert abs(x * unit) + reach * unit <= right + 3, number
            for a, b in spots[:i]:
                assert (x - a) ** 2 + (y - b) ** 2 >= (1.9 * reach) ** 2, number
    for number in range(1, 5):
        assert len(location_spots(number, unit)) == number


def test_every_pixel_of_the_ground_is_a_colour_of_the_palette() -> None:
    ground = map_ground(6)
    picture = ground.part((0, 0, ground.width, ground.height))
    assert snapped(picture, PAINTS.palette).convert("RGB").tobytes() == picture.tobytes()


def test_a_game_is_drawn_from_its_first_question_to_its_end() -> None:
    for moves in (0, 4, 12, 400):
        for seats, options in ((3, {}), (1, {"variant": "solo", "empires": "4"}), (2, EXPLORATION)):
            found = reached(seats, dict(options), moves=moves)
            picture = RENDERER.render and RENDERER.render(found.view, look_at(found))
            assert picture
            assert picture.alt.startswith("Nova Solis, ")
            assert RENDERER.text_board(found.view, look_at(found))
