"""What the last move left on the map of Nova Solis, and what holds for a while."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from io import BytesIO
from itertools import pairwise, permutations
from math import hypot

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.engine.moves import Event, Text
from bot.engine.told import joined
from bot.games.novasolis.core.cards.cards import ENTITY_CARDS
from bot.games.novasolis.core.table.hexes import LAYOUTS
from bot.games.novasolis.core.table.state import Lasting, Table
from bot.games.novasolis.rules import NovaRules
from renderers.kit.colours.palette import EMBER, FLASH
from renderers.look import Look
from renderers.novasolis import pictures
from renderers.novasolis.art.geometry import middles, scale
from renderers.novasolis.board.plates import spots_of
from renderers.novasolis.board.trace import arrow_path, trace_of
from renderers.novasolis.facts.facts import facts_of
from tests.drawn import noted
from tests.renderers.counted import count
from tools.novasolis_positions import Reached, look_at, reached


@lru_cache(1)
def _reached() -> Reached:
    return reached(6, {"races": "random"}, moves=60)


def position() -> tuple[Table, Look]:
    return NovaRules().copy(_reached().view), look_at(_reached())


def pixels(view: Table, look: Look, colour: tuple[int, int, int]) -> int:
    picture = Image.open(BytesIO(pictures.render(view, look).png)).convert("RGB")
    return count(picture, colour)


def _trace() -> Iterator[Event]:
    yield Event("moved", {"side": "@0", "n": 2, "from": "2.0", "to": "1.0", "way": ["1.0"]})
    went = Text("entity-went", {"n": 1, "from": "1.2", "to": "1.3"})
    yield Event("entity-moved", {"fleet": went}, told=joined("fleet"))
    yield Event("settled", {"side": "@0", "sector": "1.0"}, told=joined("sector"))
    yield Event("direction-die", {"sector": "3.0", "faces": ["1"]})
    yield Event("combat", {"side": "@0", "other": "@1", "sector": "2.4"})


def test_arrows_follow_ships_and_outlines_what_was_touched_else() -> None:
    view, look = position()
    called = view.layout.called
    events = tuple(_trace())
    trace = trace_of(events, 6)
    assert trace.walks == ((called["2.0"], called["1.0"]), (called["1.2"], called["1.3"]))
    assert trace.sectors == (called["2.4"],)
    shown = replace(look, last=events)
    assert pixels(view, shown, FLASH) - pixels(view, replace(look, last=()), FLASH) > 2000
    assert "Last moves: 2.0 to 1.0 and 1.2 to 1.3. Last changes at 2.4." in pictures.render(view, shown).alt


def test_ships_of_the_entity_that_came_and_raids_are_shown_and_told() -> None:
    view, look = position()
    events = (
        Event("entity-ships", {"sector": "2.3", "n": 2}),
        Event("entity-ships", {"sector": "2.3", "n": 5}),
        Event("raid-lost", {"sector": "2.4", "side": "@0"}),
        Event("raid-held", {"sector": "3.1", "side": "@0"}),
    )
    called = view.layout.called
    trace = trace_of(events, 6)
    assert trace.arrived == ((called["2.3"], 7),)
    assert trace.raids == ((called["2.4"], True), (called["3.1"], False))
    with noted() as drawn:
        alt = pictures.render(view, replace(look, last=events)).alt
    assert "+7" in drawn.texts
    assert "Entity ships came: 7 to 2.3. Raids: 2.4 was lost, 3.1 held." in alt
    assert pixels(view, replace(look, last=events), EMBER) - pixels(view, replace(look, last=()), EMBER) > 60


def test_cards_in_force_charted_sectors_and_ancient_technologies_are_shown() -> None:
    view, look = position()
    card = next(number for number, row in ENTITY_CARDS.items() if row.word == "dread-whispers")
    view.entity.lasting = [Lasting(card, 9)]
    for sector in view.sectors:
        sector.charted = False
    view.sectors[view.layout.called["2.4"]].charted = True
    with noted() as drawn:
        alt = pictures.render(view, look).alt
    assert {"IN FORCE", "ancient"} <= drawn.texts
    assert "In force: Dread Whispers to round 9." in alt
    lines = pictures.text_board(view, look).splitlines()
    assert [line[:3] for line in lines if "charted" in line] == ["2.4"]
    assert len(facts_of(view, look).ancients) == len(view.ancients) > 0
    assert any(
        line.startswith("Ancient technologies, for empires that control an artifact: ") for line in lines
    )
    view.ancients = []
    with noted() as drawn:
        pictures.render(view, look)
    assert "ancient" not in drawn.texts


@pytest.mark.parametrize("empires", [2, 6])
def test_arrows_keep_away_from_what_is_in_a_sector_that_they_cross(empires: int) -> None:
    """From each neighbour of a sector to each other one: around up to three things; side by side below them."""
    layout, unit = LAYOUTS[empires], scale(empires)
    middle = next(number for number, around in enumerate(layout.neighbours) if len(around) == 6)
    x, y = middles(empires)[middle]
    things = [(x + dx * unit, y + dy * unit) for dx, dy in spots_of(3)[0]]
    around = layout.neighbours[middle]
    for start, goal in permutations(around, 2):
        path = arrow_path(empires, start, goal, (middle,))
        assert len(path) == 3
        points = [
            (a + (c - a) * part / 20, b + (d - b) * part / 20)
            for (a, b), (c, d) in pairwise(path)
            for part in range(21)
        ]
        away = min(hypot(px - tx, py - ty) for px, py in points for tx, ty in things)
        assert away > spots_of(3)[1] * unit, (layout.words[start], layout.words[goal], away)
    for other in around:
        (_, y0), (_, y1) = arrow_path(empires, middle, other)
        if abs(y0 - y1) < 1:
            assert y0 > y + spots_of(3)[1] * unit - 7 * unit


def test_a_move_of_several_steps_is_drawn_along_its_way() -> None:
    view, _ = position()
    called = view.layout.called
    walk: dict[str, str | int | list[str | Text]] = {
        "n": 1,
        "from": "2.0",
        "to": "1.1",
        "way": ["1.0", "1.1"],
    }
    event = Event("moved", {"side": "@0", "fleet": Text("fleet-went", walk)}, told=joined("fleet"))
    trace = trace_of([event], 6)
    assert (trace.walks, trace.across) == (((called["2.0"], called["1.1"]),), ((called["1.0"],),))
