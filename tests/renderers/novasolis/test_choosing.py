"""What private pictures of Nova Solis say of a choice: reach and support, prices, and what an allocation comes to."""

from __future__ import annotations

from io import BytesIO

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.engine.moves import Mark, Text, Value
from bot.games.novasolis.core.actions.allocating import Allocate
from bot.games.novasolis.core.cards.cards import LEVELS, TECHNOLOGIES
from bot.games.novasolis.core.holdings.counting import levels
from bot.games.novasolis.core.table.tables import DECIDERS
from renderers.look import Look
from renderers.novasolis import pictures
from renderers.novasolis.art.geometry import HEIGHT, scale
from renderers.novasolis.board.marks import Tag, tags_of
from renderers.novasolis.board.plates import spots_of, tag_height
from renderers.novasolis.facts.facts import facts_of
from renderers.novasolis.private.allocation import FRAMES, would_be
from tests.drawn import noted
from tests.games.novasolis.play import GAME, Board
from tools.novasolis_positions import NAMES

LOOK = Look((*NAMES[:2], "the Entity"))


def marked(at: Board, verb: str, *chosen: Value) -> Look:
    """A look with what a choice marks."""
    spot = GAME.offer(at.g, DECIDERS[at.g.seats][at.me]).spot(verb, chosen)
    assert spot is not None
    return replace(LOOK, marks=spot.marks)


@pytest.fixture
def at() -> Board:
    """My homeworld is 2.0."""
    return Board()


def test_goals_say_their_steps_and_what_lacks_support(at: Board) -> None:
    at.put("home", at.me, ships=2)
    look = marked(at, "move", "1x2.0")
    assert tags_of(facts_of(at.g, look), look.marks)["2.1"] == (Tag("", "→ 1"),)
    far = (Mark("2.4", "may", Text("choice-unsupported", {"n": 3})),)
    assert tags_of(facts_of(at.g, LOOK), far) == {"2.4": (Tag("", "→ 3  −1", danger=True),)}


def test_all_orders_of_a_sector_are_priced_and_told(at: Board) -> None:
    at.empire.energy = 6
    look = marked(at, "build", "ship-2.0")
    tags = tags_of(facts_of(at.g, look), look.marks)
    assert {Tag("fleet", "1"), Tag("station", "2"), Tag("gate", "3")} <= {*tags["2.0"]}
    picture = pictures.focus(GAME.view(at.g, DECIDERS[at.g.seats][at.me]), look)
    assert picture is not None
    assert "Ship in 2.0 (1 energy), Station in 2.0 (2 energy) and Warp gate in 2.0 (3 energy)" in picture.alt
    assert "Chosen: Ship in 2.0." in picture.alt


@pytest.fixture
def logistics(at: Board) -> Board:
    """I allocate: resources for two or three of my many technologies."""
    for card in list(TECHNOLOGIES.values())[:10]:
        at.tech(card.id, active=False)
    at.empire.resources = [1, 1, 1, 0, 0, 0]
    at.g.push(Allocate(at.me))
    return at


def test_an_allocation_shows_levels_as_they_would_be(logistics: Board) -> None:
    seat = DECIDERS[logistics.g.seats][logistics.me]
    spot = GAME.offer(logistics.g, seat).spot("allocate", ())
    assert spot is not None
    word, raised = next(
        (str(choice.value), at)
        for choice in spot.next
        for at in range(len(LEVELS))
        if levels(
            would_be(logistics.g, logistics.me, [TECHNOLOGIES.called[str(choice.value)]]), logistics.me
        )[at]
        > levels(logistics.g, logistics.me)[at]
    )
    before = levels(logistics.g, logistics.me)[raised]
    look = marked(logistics, "allocate", word)
    view = GAME.view(logistics.g, seat)
    with noted() as drawn:
        picture = pictures.focus(view, look)
    assert picture is not None
    assert f"{before} →" in drawn.texts
    assert drawn.collisions() == []
    assert "Activated: " in picture.alt
    assert view == GAME.view(logistics.g, seat), "nothing is changed by drawing it"
    assert Image.open(BytesIO(picture.png)).height <= HEIGHT


def test_cards_that_cannot_be_switched_on_are_told_apart(logistics: Board) -> None:
    look = marked(logistics, "allocate")
    picture = pictures.focus(GAME.view(logistics.g, DECIDERS[logistics.g.seats][logistics.me]), look)
    assert picture is not None
    spot = GAME.offer(logistics.g, DECIDERS[logistics.g.seats][logistics.me]).spot("allocate", ())
    assert spot is not None
    assert 0 < len(spot.next) < 10
    FRAMES.forget()
    assert pictures.focus(GAME.view(logistics.g, DECIDERS[logistics.g.seats][logistics.me]), look) == picture
    assert "Can be activated: " in picture.alt
    assert "Cannot be activated now: " in picture.alt


@pytest.mark.parametrize("empires", [2, 6])
@pytest.mark.parametrize("count", range(9))
def test_a_tag_stands_beside_what_it_prices(empires: int, count: int) -> None:
    """Neither over pieces nor over locations, however many there are."""
    unit = scale(empires)
    spots, reach = spots_of(count, tagged=True)
    half = round(19 * min(unit, 1.2)) * 1.35 / 2 / unit
    top, foot = tag_height(count) - half, tag_height(count) + half
    rows = [(y - reach, y + reach) for _, y in spots] + [(43 - 13.5, 43 + 13.5)]
    assert all(foot <= low + 1.5 or high <= top + 1.5 for low, high in rows), (rows, top, foot)
    assert foot < 92, "within its plate"
    assert all(y - reach > -55 + 9 for _, y in spots), "below the name"
