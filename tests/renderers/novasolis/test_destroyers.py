"""Destroyers in pictures and their texts: their token, what they destroyed, and what may be next."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image

from bot.engine.moves import Event
from bot.games.novasolis.core.table.state import NONE, STATION, Table
from bot.games.novasolis.modules.destroyers.locations import DESTROYER
from renderers.kit.colours.palette import BONE, EMBER
from renderers.look import Look
from renderers.novasolis import pictures
from renderers.novasolis.art.geometry import location_spots, middles, scale
from renderers.novasolis.board.combat import render_fight
from renderers.novasolis.board.plates import Piece, things_of
from renderers.novasolis.board.trace import trace_of
from renderers.novasolis.facts.facts import facts_of
from renderers.novasolis.private.sector import render_sector
from tests.drawn import noted
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.haunted import Haunted
from tests.games.novasolis.play import GAME

LOOK = Look(("Mirela", "Tomás", "the Entity"))


@pytest.fixture
def ravaged() -> Haunted:
    """Two destroyers in 1.0, where one location is destroyed, one is next and one of two others."""
    found = Haunted()
    found.lay("1.0", "N22", "", "LY1").broken[0] = True
    found.hunt("1.0", 2, ships=3)
    return found


def seen(position: Haunted) -> Table:
    return GAME.view(position.g, None)


def near(position: Haunted, at: int, colour: tuple[int, int, int]) -> int:
    """How many pixels of a colour there are where a location of 1.0 is drawn."""
    picture = Image.open(BytesIO(pictures.render(seen(position), LOOK).png)).convert("RGB")
    number, unit = position.number("1.0"), scale(2)
    (x, y), (dx, dy) = middles(2)[number], location_spots(4, unit)[at]
    half = 17 * unit
    part = picture.crop(
        (round(x + dx - half), round(y + dy - half), round(x + dx + half), round(y + dy + half))
    )
    return dict((each, n) for n, each in part.getcolors(1 << 16) or []).get(colour, 0)


def test_destroyers_stand_in_their_sector_and_are_told(ravaged: Haunted) -> None:
    view = seen(ravaged)
    place = facts_of(view, LOOK).places[ravaged.number("1.0")]
    assert things_of(place) == [Piece("destroyer", NONE, 2), Piece("swarm", NONE, 3)]
    with noted() as drawn:
        pictures.FRAMES.forget()
        picture = pictures.render(view, LOOK)
    assert drawn.collisions() == []
    assert "The Entity: 1.0 3+2D." in picture.alt
    line = next(line for line in pictures.text_board(view, LOOK).splitlines() if line.startswith("1.0 "))
    assert "3 ships, 2 destroyers" in line
    told = (
        "#0 blue star, destroyed for good",
        "#1 yellow star, Garden World",
        "#2 red star, may be destroyed next",
    )
    assert all(said in line for said in told)
    assert line.count("may be destroyed next") == 3


def test_destroyed_locations_are_crossed_out_and_targets_ringed(ravaged: Haunted) -> None:
    assert near(ravaged, 0, BONE) > 40
    assert near(ravaged, 2, EMBER) > 60
    assert near(ravaged, 0, EMBER) < 20
    ravaged.at("1.0").broken[0] = False
    assert near(ravaged, 0, BONE) < 10


def test_nothing_is_aimed_at_where_an_empire_stands_in_the_way(ravaged: Haunted) -> None:
    ravaged.put("1.0", ravaged.me, ships=1)
    place = facts_of(seen(ravaged), LOOK).places[ravaged.number("1.0")]
    assert not any(location.aimed for location in place.locations)


def test_a_sector_seen_closely_tells_the_fate_of_each_location(ravaged: Haunted) -> None:
    with noted() as drawn:
        picture = render_sector(seen(ravaged), LOOK, ravaged.number("1.0"))
    assert {"destroyed for good", "may be destroyed next", "3 ships, 2 destroyers"} <= drawn.texts
    assert "2 destroyers" in picture.alt


def test_arrows_follow_destroyers_and_outlines_what_they_destroyed(ravaged: Haunted) -> None:
    events = [
        Event("destroyer-hunts", {"from": "1.0", "to": "1.1"}),
        Event("location-destroyed", {"location": "2.2#1"}),
        Event("destroyer-targets", {"sector": "2.4", "location": "2.4#0"}),
        Event("destroyer-moves-on", {"sector": "2.5"}),
    ]
    trace, number = trace_of(events, 2), ravaged.number
    assert trace.walks == ((number("1.0"), number("1.1")),)
    assert trace.sectors == (number("2.2"),)


def test_a_combat_tells_destroyers_from_stations() -> None:
    pictures = []
    for kind in (STATION, DESTROYER):
        arena = Arena(destroyers="on")
        arena.meet(3, 1)
        arena.at("2.1").units[2][kind] = 1
        arena.attack()
        facts = facts_of(GAME.view(arena.g, None), LOOK)
        assert facts.fight is not None
        picture = render_fight(facts, LOOK, facts.fight)
        assert ("1 destroyer" in picture.alt) is (kind == DESTROYER)
        pictures.append(Image.open(BytesIO(picture.png)).convert("RGB").crop((700, 370, 1176, 420)))
    assert pictures[0].tobytes() != pictures[1].tobytes()
