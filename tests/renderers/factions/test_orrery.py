"""The picture of Factions of Sol: pure, small enough, nothing secret in it, everything said."""

from __future__ import annotations

import re
from dataclasses import replace as with_fields
from io import BytesIO
from math import hypot

import pytest
from msgspec.structs import replace
from PIL import Image, ImageChops

from bot.engine.moves import Event, Mark, Text
from bot.games.factions.cards.cards import (
    EXOPLANET,
    FACTIONS,
    OBJECTIVE,
    OF_DECK,
    RESEARCH,
    VENUS_DECK,
    WORD,
    row_of,
)
from bot.games.factions.table.board import AROUND, BELT, SECTOR_CALLED, SECTOR_WORD
from bot.games.factions.table.state import EMPTY, NONE
from renderers.factions import RENDERER, pictures
from renderers.factions.art.geometry import (
    CORNERS,
    CX,
    CY,
    FLOOR,
    HEAD,
    HEIGHT,
    RADII,
    SUN,
    WIDTH,
    middle,
    node_point,
    point,
    span,
    uncut,
)
from renderers.factions.art.ground import PAINTS, QUIET_PAINTS, axis_letters
from renderers.factions.art.pieces import globe_reach
from renderers.factions.board import scores
from renderers.factions.board.marks import outlined, price_spot, prices_of, reached, targets_of
from renderers.factions.board.panels import FULL, GAP, panel
from renderers.factions.board.places import Disc, places
from renderers.factions.board.ribbon import MARKET_HIGH, titled
from renderers.factions.board.trace import trace_of
from renderers.factions.facts.facts import Offered, PlayerFacts, facts_of
from renderers.kit.colours.palette import GOLD, PANEL_ACTIVE, RGB, SEATS, shades
from renderers.kit.picture.canvas import FILTER, Scene, snapped
from renderers.kit.picture.paints import Paints
from renderers.kit.picture.stamp import Box, Stamp
from renderers.kit.stamps.targets import box_around
from renderers.look import Form
from tests.catalogues import Late
from tests.drawn import noted
from tools.systems import look_at, movement, seen_by, system

WORDS = Late("factions")


def opened(data: bytes) -> Image.Image:
    return Image.open(BytesIO(data))


def test_the_same_view_gives_the_same_bytes_whatever_was_drawn_before() -> None:
    first = pictures.render(system(3, 2), look_at(system(3, 2)))
    other = system(3, 7)
    pictures.render(other, look_at(other))
    view = system(3, 2)
    assert pictures.render(view, look_at(view)) == first
    assert view == system(3, 2)


@pytest.mark.parametrize(("seats", "first"), [(1, False), (2, True), (4, False)])
def test_a_picture_is_1200_by_1500_under_400_kb_and_its_alt_text_fits(seats: int, first: bool) -> None:
    view = system(seats, seats, crowd=2.0, first=first)
    picture = RENDERER.render and RENDERER.render(view, look_at(view))
    assert picture
    assert (opened(picture.png).size, opened(picture.png).mode) == ((1200, 1500), "P")
    assert len(picture.png) < 400_000
    assert len(picture.alt) <= 1024
    assert picture.alt.endswith("/game board text:true.")


def test_hidden_things_that_differ_give_identical_boards() -> None:
    one, other = system(3, 4), system(3, 4)
    for player in other.players[1:]:
        player.explorers = [OF_DECK[VENUS_DECK][at] for at in range(len(player.explorers))]
        player.objectives = list(OBJECTIVE)[: len(player.objectives)]
    open_at = [slot for slot, card in enumerate(other.tiles) if card != EMPTY and not other.faces[slot]]
    other.tiles[open_at[0]], other.tiles[open_at[1]] = other.tiles[open_at[1]], other.tiles[open_at[0]]
    other.ahead = other.ahead[::-1]
    views = [seen_by(one, 0), seen_by(other, 0)]
    boards = [pictures.render(view, look_at(view)) for view in views]
    assert boards[0] == boards[1]
    assert pictures.text_board(views[0], look_at(views[0])) == pictures.text_board(
        views[1], look_at(views[1])
    )


def test_all_viewers_get_the_same_board_and_no_secrets_of_their_own_on_it() -> None:
    views = [seen_by(system(3, 4), viewer) for viewer in (0, 1, 2, None)]
    assert len({pictures.render(view, look_at(view)).png for view in views}) == 1
    assert len({pictures.render(view, look_at(view)).alt for view in views}) == 1
    assert len({pictures.text_board(view, look_at(view)) for view in views}) == 1


def test_only_who_peeked_sees_what_an_asteroid_is_worth() -> None:
    mine, theirs = system(3, 4), system(3, 4)
    slot = next(s for s, card in enumerate(mine.tiles) if card != EMPTY and not mine.faces[s])
    mine.peeks[slot].append(mine.ring[0])
    opened_up = system(3, 4)
    opened_up.faces[slot] = True
    boards = {pictures.render(seen_by(view, 0), look_at(view)).png for view in (mine, theirs, opened_up)}
    assert len(boards) == 3
    assert f"E{slot + 1} worth" in pictures.text_board(mine, look_at(mine))
    assert "which only you know" in pictures.text_board(mine, look_at(mine))
    assert "which only you know" not in pictures.text_board(theirs, look_at(theirs))


def test_sectors_run_counter_clockwise_from_the_prime_axis() -> None:
    x, y = middle(SECTOR_CALLED["H1"])
    assert x < CX
    assert y < CY
    x, y = middle(SECTOR_CALLED["H4"])
    assert x < CX < CX + RADII[-1]
    assert y > CY
    assert node_point(7, 0) == (CX, CY - RADII[-1])


def test_energy_is_drawn_where_it_is_in_the_colour_of_whose_it_is() -> None:
    view = system(2, 1, crowd=0)
    for cubes in view.cubes:
        cubes[:] = [0] * len(cubes)
    view.players[0].ships, view.players[1].ships, view.wormholes = [0], [1], []
    sector = SECTOR_CALLED["G2"]
    view.nodes = [6] * len(view.nodes)
    view.cubes[sector][1] = 1
    image = opened(pictures.render(view, look_at(view)).png).convert("RGB")
    x, y = middle(sector)
    around = {image.getpixel((round(x + dx), round(y + dy))) for dx in range(-9, 10) for dy in range(-9, 10)}
    assert SEATS[1].colour in around
    assert SEATS[0].colour not in around


@pytest.mark.parametrize("seed", range(3))
def test_things_in_a_sector_do_not_cover_each_other(seed: int) -> None:
    for sector in range(seed, len(SECTOR_WORD), 7):
        kinds = ("rock", "ship", "token", "token", "token") if sector // AROUND == BELT else ("token",) * 4
        found = places(sector, kinds, ())
        for i, (ax, ay) in enumerate(found.spots):
            for bx, by in found.spots[:i]:
                assert ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5 >= 2 * found.size


def test_the_path_of_the_last_move_is_read_with_its_prices() -> None:
    view = system(4, 5)
    path = [SECTOR_CALLED[word] for word in ("C4", "D4", "E4")]
    event = movement(view, 1, path, [1, 3, 5], SECTOR_CALLED["B4"])
    trace = trace_of([Event("converted", {"side": "@1", "n": 1}), event])
    assert trace.path == (SECTOR_CALLED["B4"], *path)
    assert trace.prices == tuple(zip(path, (1, 3, 5), strict=True))
    plain, shown = (pictures.render(view, look_at(view, last=last)) for last in ((), (event,)))
    assert plain.png != shown.png
    assert "Last move: B4 to C4 (1) D4 (3) E4 (5)." in shown.alt


def test_the_line_of_a_single_step_has_the_price_of_the_flight() -> None:
    step = Event("moved", {"side": "@1", "from": "B4", "sectors": ["C4"], "path": ["C4"], "spent": 3})
    assert trace_of([step]).prices == ((SECTOR_CALLED["C4"], 3),)


@pytest.mark.parametrize(
    "event",
    [
        Event("jumped", {"side": "@0", "from": "A1", "to": "A7"}),
        Event("teleported", {"side": "@0", "from": "H1", "to": "A7"}),
        Event("moved", {"side": "@0", "from": "Q9", "path": ["B4 (x)", "Z99 (1)"]}),
        Event("moved", {"side": "@0", "from": "C1", "path": ["D1 (1)"]}),
        Event("rescued", {"side": "@0", "place": "B1", "points": 20}),
        Event("wormhole-taken", {"side": "@0", "from": "B1", "to": "H12"}),
        Event("used", {"side": "@0", "planet": "~planet-mars"}),
    ],
)
def test_every_kind_of_event_can_be_the_last_move(event: Event) -> None:
    view = system(2, 1)
    assert pictures.render(view, look_at(view, last=(event,))).png


def test_marks_are_found_with_their_prices_and_shown_in_focus() -> None:
    view = system(4, 5)
    note = Text("mark-step", {"price": 3, "steps": 1, "converted": 0, "energy": 4, "resources": 2})
    words = ("G9", "half-H9", "jupiter", "seat-1", "K2", "a1", "nonsense")
    marks = (*(Mark(what, "may", note) for what in words), Mark("C1", "chosen"))
    look = look_at(view, marks=marks)
    targets = targets_of(view, facts_of(view, look), marks)
    assert [target.mark.what for target in targets] == [
        "G9",
        "half-H9",
        "jupiter",
        "seat-1",
        "K2",
        "a1",
        "C1",
    ]
    assert targets[-1].number == 1
    assert prices_of(facts_of(view, look), targets) == [
        (SECTOR_CALLED["G9"], "G9: 3", False),
        (SECTOR_CALLED["H9"], "H9: 3", False),
    ]
    focus = pictures.focus(view, look)
    assert focus
    assert "G9 (3 energy, leaves 4)" in focus.alt
    assert pictures.focus(view, look_at(view)) is None


@pytest.mark.parametrize(("seats", "seed"), [(4, 1), (4, 2), (4, 5), (3, 2)])
def test_the_whole_map_in_a_panel_is_light_in_bytes(seats: int, seed: int) -> None:
    """Crowded boards, with a price in every sector."""
    view = system(seats, seed)
    note = Text("mark-step", {"price": 7, "steps": 2, "converted": 0, "energy": 4, "resources": 2})
    look = look_at(view, marks=tuple(Mark(word, "may", note) for word in SECTOR_CALLED))
    focus = pictures.focus(view, look)
    assert focus
    with Image.open(BytesIO(focus.png)) as part:
        assert part.width == WIDTH
    assert len(focus.png) <= 165_000
    assert len(focus.png) <= 0.75 * len(pictures.render(view, look).png)


@pytest.mark.parametrize("colour", [seat.colour for seat in SEATS])
def test_the_colours_of_a_seat_are_the_same_in_a_panel(colour: RGB) -> None:
    board, quiet = ({*_colours(paints)} for paints in (PAINTS, QUIET_PAINTS))
    assert {*shades(colour)} & board == {*shades(colour)} & quiet
    assert quiet < board


def _colours(paints: Paints) -> list[RGB]:
    flat = paints.palette.getpalette() or []
    return [(flat[i], flat[i + 1], flat[i + 2]) for i in range(0, len(flat), 3)]


def test_no_title_in_a_market_is_cut() -> None:
    wide = (FULL - GAP * 5) // 6
    for card in (*EXOPLANET, *RESEARCH):
        row = row_of(card)
        need = EXOPLANET[card].need if card in EXOPLANET else 0
        shown = Offered(row.word, WORDS.say_key(f"card-{row.word}"), "", need)
        _, said = titled(shown, wide, MARKET_HIGH)
        assert "…" not in "".join(said.lines), shown.title


@pytest.mark.parametrize(
    ("box", "whole"),
    [
        ((0, 40, 1200, 1118), (0, 0, 1200, FLOOR)),
        ((0, HEAD, 1200, CORNERS), (0, HEAD, 1200, CORNERS)),
        ((0, 300, 1200, FLOOR + 90), (0, 300, 1200, FLOOR + 90)),
        ((97, 40, 965, 1118), (97, 40, 965, 1118)),
    ],
)
def test_a_wide_part_holds_what_stands_in_the_corners_whole_or_not_at_all(box: Box, whole: Box) -> None:
    assert uncut(box) == whole


def test_the_longest_name_of_a_faction_is_whole_in_the_narrowest_panel() -> None:
    view = system(4, 1)
    facts = facts_of(view, look_at(view))
    names = [facts.say(f"faction-{row.word}") for row in FACTIONS]
    with noted() as drawn:
        for name in names:
            panel(
                with_fields(facts.players[0], faction=name, passed=True),
                (FULL - 3 * GAP) // 4,
                True,
                facts.say,
            )
    assert drawn.texts >= set(names)


def test_no_caption_is_cut_where_marks_reach_around_the_system() -> None:
    view = system(3, 1)
    look = look_at(view, marks=(Mark("H3", "may"), Mark("H10", "may"), Mark("E6", "may")))
    targets, focus = targets_of(view, facts_of(view, look), look.marks), pictures.focus(view, look)
    _, top, _, bottom = box_around(targets, WIDTH, HEIGHT)
    assert HEAD < top < CORNERS < bottom < FLOOR
    assert focus
    with Image.open(BytesIO(focus.png)) as part:
        assert part.size == (WIDTH, FLOOR - top)


def stepped(what: str, price: int, steps: int, energy: int = 4, resources: int = 0) -> Mark:
    values = {"price": price, "steps": steps, "converted": 0, "energy": energy, "resources": resources}
    return Mark(what, "may", Text("mark-step", values))


def test_what_can_be_reached_has_its_lowest_price_and_a_line_only_one_step_away() -> None:
    view = system(4, 5, crowd=0)
    marks = (
        Mark("C4", "own"),
        stepped("C4", 4, 2),
        stepped("jump-C7", 0, 1),
        stepped("C7", 12, 3),
        stepped("C5", 1, 1),
        stepped("G9", 9, 6, energy=0, resources=1),
        stepped("G8", 10, 7, energy=0),
        *(stepped(f"H{place}", 20, 8) for place in range(1, 10)),
    )
    look = look_at(view, marks=marks)
    targets = targets_of(view, facts_of(view, look), marks)
    found = [(SECTOR_WORD[sector], *more) for sector, *more in prices_of(facts_of(view, look), targets)]
    assert found[:4] == [("C7", "0", False), ("C5", "1", False), ("G9", "9", False), ("G8", "10", True)]
    assert [target.mark.what for target in outlined(targets)] == ["C4", "jump-C7", "C5"]
    assert [SECTOR_WORD[sector] for sector in reached(targets)][:5] == ["C4", "C5", "C7", "G8", "G9"]
    told = pictures.focus_told(view, look)
    assert "C5 (1 energy, leaves 4)" in told
    assert "G9" not in told
    assert told.endswith("13 more sectors are further away.")
    lit, plain = (
        opened(pictures.render(view, replace(look, marks=seen)).png).convert("RGB") for seen in (marks, ())
    )
    for word, is_lit in (("G8", True), ("G7", False)):
        at = _inside(SECTOR_CALLED[word])
        assert (lit.getpixel(at) != plain.getpixel(at)) is is_lit


def test_no_line_around_a_sector_crosses_the_letter_of_its_band() -> None:
    view = system(4, 5, crowd=0)
    marks = [Mark(word, "own" if place % 2 else "may") for place, word in enumerate(SECTOR_WORD)]
    view.nodes = [3] * len(view.nodes)
    image = opened(pictures.render(view, look_at(view, marks=marks)).png).convert("RGB")
    crossed = []
    for letter, x, y in axis_letters():
        part = image.crop((round(x - 9), round(y - 9), round(x + 9), round(y + 9)))
        crossed += [letter for _, colour in part.getcolors() or [] if colour == GOLD]
    assert not crossed


def test_as_many_sectors_as_a_band_has_are_named_on_the_board_each_with_a_line() -> None:
    band, view = [f"D{place}" for place in range(1, 13)], system(4, 5, crowd=0)
    for words in (band[:4], band, [*band, "E1"]):
        for marks in ([Mark(word, "may") for word in words], [stepped(word, 3, 2) for word in words]):
            price, few = ": 3" if marks[0].note else "", len(words) <= 12
            look = look_at(view, marks=tuple(marks))
            targets = targets_of(view, facts_of(view, look), tuple(marks))
            found = {
                SECTOR_WORD[sector]: said for sector, said, _ in prices_of(facts_of(view, look), targets)
            }
            assert found == {word: word + price if few else price[2:] for word in words if few or price}
            assert len(outlined(targets)) == (len(words) if few or not price else 0)


def test_prices_hide_no_planet_and_no_letter() -> None:
    for seed in range(3):
        view = system(4, seed, crowd=0)
        globes = tuple(
            Disc(*node_point(ring, view.nodes[planet]), globe_reach(planet))
            for ring, planet in enumerate(view.rings)
        )
        for sector in range(AROUND, len(SECTOR_WORD)):
            x, y = price_spot(sector, globes)
            assert all(hypot(x - gx, y - gy) > reach + 6 for gx, gy, reach in globes), SECTOR_WORD[sector]
            assert abs(x - CX) > 19 + 12, SECTOR_WORD[sector]


def test_the_side_that_is_asked_is_framed_in_gold_and_no_other() -> None:
    view = system(4, 2)
    image = opened(pictures.render(view, replace(look_at(view), awaited=(1, 3))).png).convert("RGB")
    colours = [image.getpixel((24 + 289 * side + 140, 1267)) for side in range(4)]
    assert [colour == PANEL_ACTIVE for colour in colours] == [False, True, False, True]


def test_the_text_board_has_every_sector_planet_and_stock() -> None:
    view = system(3, 3, first=True)
    for cubes in view.cubes:
        cubes[:] = [0] * len(cubes)
    view.cubes[SECTOR_CALLED["C4"]] = [2, 0, 5, 1]
    text = pictures.text_board(view, look_at(view))
    assert "C4 [B2 R5 no one’s 1]" in text
    assert len(re.findall(r"ring \d, node \d+, touches", text)) == sum(
        planet != NONE for planet in view.rings
    )
    assert "Uranus" not in text
    for side, player in enumerate(view.players):
        assert f"energy {player.energy} of" in text
        assert SECTOR_WORD[player.ships[0]] in text
        assert look_at(view).names[side] in text


def test_a_finished_game_names_the_winner() -> None:
    view = system(2, 1)
    view.over = True
    best = max(facts_of(view, look_at(view)).players, key=lambda player: player.points)
    picture = pictures.render(view, replace(look_at(view), awaited=()))
    assert f"{best.name} ({best.colour} {best.mark}) wins." in picture.alt


@pytest.mark.parametrize("name", ["", "W" * 200, "李小龙", "**@everyone** `rm`", "x\ny\0z"])
def test_any_name_can_be_drawn_and_said(name: str) -> None:
    view = system(2, 1)
    picture = pictures.render(view, replace(look_at(view), names=(name, "Bo")))
    assert len(picture.alt) <= 1024
    assert "`" not in pictures.text_board(view, replace(look_at(view), names=(name, "Bo")))


@pytest.mark.parametrize("vision", ["protan", "deutan", "tritan"])
def test_other_eyes_get_the_same_drawing_with_another_palette(vision: str) -> None:
    view = system(4, 1)
    assert RENDERER.render
    usual = RENDERER.render(view, look_at(view))
    own = RENDERER.render(view, look_at(view, vision=vision))
    before, after = opened(usual.png), opened(own.png)
    assert before.tobytes() == after.tobytes()
    assert before.getpalette() != after.getpalette()


def test_a_position_before_factions_and_ships_are_chosen_can_be_drawn() -> None:
    view = system(2, 1)
    for player in view.players:
        player.faction, player.ships, player.exoplanets, player.techs = NONE, [], [], []
    view.wormholes = []
    assert pictures.render(view, look_at(view)).alt
    assert pictures.text_board(view, look_at(view))


def test_a_landscape_board_is_the_same_system_with_its_panels_beside_it() -> None:
    view = system(4, 5, crowd=2.0)
    marks = (Mark("G9", "may"), Mark(facts_of(view, look_at(view)).jupiter[0].word, "may"))
    wide, high = look_at(view, form="landscape", marks=marks), look_at(view, marks=marks)
    picture, portrait = pictures.render(view, wide), pictures.render(view, high)
    image = opened(picture.png)
    assert image.size == (1500, 1200)
    assert len(picture.png) < 400_000
    assert picture.alt == portrait.alt
    round_board = (30, 150, 1150, 1130)
    whole = [opened(each.png).convert("RGB").crop(round_board).tobytes() for each in (picture, portrait)]
    assert whole[0] == whole[1]
    box = targets_of(view, facts_of(view, wide), marks, True)[1].box
    assert box[0] > 1150
    assert box[3] < 1200
    assert pictures.focus(view, wide)


def test_ships_that_crowd_beside_mercury_are_all_seen() -> None:
    found = places(SECTOR_CALLED["A6"], ("ship",) * 4, ())
    apart = [
        ((ax - bx) ** 2 + (ay - by) ** 2) ** 0.5
        for i, (ax, ay) in enumerate(found.spots)
        for bx, by in found.spots[:i]
    ]
    assert min(apart) >= 1.6 * pictures.HULL * found.size / 17


def test_what_is_in_force_is_on_the_picture_while_the_game_runs() -> None:
    view = system(3, 2)
    with noted() as drawn:
        pictures.render(view, look_at(view))
    assert {"IN FORCE", facts_of(view, look_at(view)).ruling[0][0]} <= drawn.texts
    view.ruling, view.final = [], []
    with noted() as drawn:
        pictures.render(view, look_at(view))
    assert "IN FORCE" not in drawn.texts


@pytest.mark.parametrize("form", ["portrait", "landscape"])
@pytest.mark.parametrize("seats", [1, 4])
def test_at_the_end_points_are_shown_by_source_the_best_side_first(seats: int, form: Form) -> None:
    view = system(seats, 7)
    view.over = True
    view.players[0].points = -10
    look = look_at(view, form=form)
    facts = facts_of(view, look)
    assert all(sum(player.sources) == player.points for player in facts.players)
    with noted() as drawn:
        picture = pictures.render(view, look)
    assert {"upgrades", "machines", "objectives", "exoplanets", "resources", "other", "−10"} <= drawn.texts
    assert "IN FORCE" not in drawn.texts
    assert not drawn.collisions()
    assert "other −10" in picture.alt
    assert opened(picture.png).size == ((1200, 1500) if form == "portrait" else (1500, 1200))


def test_a_path_lights_what_it_entered_and_not_where_it_began() -> None:
    view = system(2, 1, crowd=0)
    path = [SECTOR_CALLED[word] for word in ("G3", "G4")]
    event = movement(view, 0, path, [1, 1], SECTOR_CALLED["G2"])
    plain, shown = (
        opened(pictures.render(view, look_at(view, last=last)).png).convert("RGB") for last in ((), (event,))
    )
    lit = [
        sector
        for sector in map(SECTOR_CALLED.__getitem__, ("G2", "G3", "G4", "G5"))
        if plain.getpixel(_inside(sector)) != shown.getpixel(_inside(sector))
    ]
    assert lit == path


def _inside(sector: int) -> tuple[int, int]:
    """A place of a sector where nothing is put."""
    inner, _, start, end = span(sector)
    x, y = point(inner + 6, start + (end - start) * 0.15)
    return round(x), round(y)


def test_a_board_made_from_plates_and_from_an_earlier_frame_has_the_same_pixels() -> None:
    first, second = system(4, 3), system(4, 3)
    second.players[1].energy += 1
    second.players[0].ships[0] = SECTOR_CALLED["H7"]
    looks = [
        look_at(view, marks=(Mark("H6", "may"), Mark(WORD[view.jupiter[0]], "own")))
        for view in (first, second)
    ]
    pictures.render(first, looks[0])
    after = pictures.render(second, looks[1]).png
    pictures.FRAMES.forget()
    assert pictures.render(second, looks[1]).png == after
    facts = facts_of(second, looks[1])
    true = pictures.system_ground().pixels.convert("RGB")
    for scene in (pictures.plates_of(facts, False), pictures.scene_of(second, looks[1], facts)):
        for stamp, x, y in scene.placed:
            true.paste(stamp.source, (x + FILTER, y), stamp.mask)
    plain = snapped(true, PAINTS.palette).convert("RGB").crop((FILTER, 0, true.width, true.height))
    got = opened(after).convert("RGB")
    different = ImageChops.difference(plain, got).convert("L").point(lambda value: 255 * (value > 0))
    assert different.histogram()[255] < 2000, "only the edges of what lies on plates are blended otherwise"


def test_no_name_is_written_over_the_sun() -> None:
    view = system(2, 3, crowd=0)
    for node in range(AROUND):
        view.nodes[0] = node
        facts = facts_of(view, look_at(view))
        with noted() as drawn:
            scene = pictures.scene_of(view, look_at(view), facts)
            boxes = [box for box, text in drawn.boxes_of(scene) if text == "Mercury"]
        assert len(boxes) == 1
        left, top, right, bottom = boxes[0]
        away = hypot(max(left - CX, CX - right, 0), max(top - CY, CY - bottom, 0))
        assert away > SUN - 6


@pytest.mark.parametrize(("wide_form", "part"), [(False, "_row"), (True, "_block")])
def test_the_best_side_stands_first_at_the_end(
    wide_form: bool, part: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = system(4, 7)
    view.over = True
    facts = facts_of(view, look_at(view))
    shown: list[int] = []
    drawn = getattr(scores, part)

    def noting(player: PlayerFacts, *more: int) -> Stamp:
        shown.append(player.points)
        stamp: Stamp = drawn(player, *more)
        return stamp

    monkeypatch.setattr(scores, part, noting)
    scores.put_scores(Scene(), facts, wide_form)
    assert shown == sorted(shown, reverse=True)
    assert shown != [player.points for player in facts.players]
