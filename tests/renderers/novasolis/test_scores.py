"""The end of a game of Nova Solis: how it ended, and where each empire's stars come from."""

from __future__ import annotations

import pytest
from msgspec.structs import replace
from PIL import Image

from bot.games.novasolis.core.holdings.sources import SOURCES
from renderers.kit.colours.palette import FLASH
from renderers.look import Form
from renderers.novasolis import pictures
from renderers.novasolis import pictures as board
from renderers.novasolis.art.ground import PAINTS
from renderers.novasolis.board.panels import chip, panel
from renderers.novasolis.board.scores import ICONS, TONES
from renderers.novasolis.board.strip import stars_of
from renderers.novasolis.facts.facts import facts_of
from tests.drawn import noted
from tests.renderers.counted import count
from tools.novasolis_positions import NAMES, look_at, reached

ENDS = {
    "overwhelmed": "The Entity overran everything",
    "burnt": "The star exploded too soon",
    "homeless": "The last homeworld fell",
    "saved": "The empires survived",
    "scored": "The star exploded",
}


def test_each_source_has_a_glyph_and_a_colour_of_its_own() -> None:
    assert len({*ICONS}) == len({*TONES}) == len(SOURCES)
    palette = PAINTS.palette.getpalette() or []
    known = {tuple(palette[at : at + 3]) for at in range(0, len(palette), 3)}
    assert {*TONES} <= known, "colours that no palette would change"


@pytest.mark.parametrize("form", ["portrait", "landscape"])
@pytest.mark.parametrize("seats", [2, 6])
def test_the_chart_says_what_is_scored_and_how_it_ended(seats: int, form: Form) -> None:
    found = reached(seats, {"races": "random"}, moves=40)
    view = found.view
    view.over = True
    look = replace(look_at(found), form=form)
    for side, empire in enumerate(view.empires):
        empire.coop, empire.own = 41 + side, 7
        empire.sources = {"settled": 2, "prize": 5, "objective": 30 + side, "seized": 4, "artifacts-held": 7}
    for result, said in ENDS.items():
        view.result = result
        with noted() as drawn:
            picture = pictures.render(view, look)
        alone = " ".join(sorted(drawn.texts))
        assert all(word in alone for word in said.split()), result
        assert drawn.collisions() == [], result
        assert not any(text.endswith("…") for text in drawn.texts)
        assert f"game over. {said}. " in picture.alt
    assert facts_of(view, look).players[1].sources == (7, 0, 0, 0, 0, 0, 4, 31, 7)
    assert {"24½", "15½", "21", "3½", "colonies", "own", *NAMES[:seats]} <= drawn.texts
    assert "Tomás 24½: colonies 3½, seized 2, objectives 15½, at the end 3½, own 3½" in picture.alt


@pytest.mark.parametrize("form", ["portrait", "landscape"])
@pytest.mark.parametrize(
    ("seats", "options"), [(3, {"variant": "coop"}), (1, {"variant": "solo", "empires": "6"})]
)
def test_where_only_the_stars_of_all_are_counted_none_of_an_empire_are_shown(
    seats: int, options: dict[str, str], form: Form
) -> None:
    """A.1: while it goes on and at the end, in the order of seats; what all have comes with its sources."""
    found = reached(seats, {"races": "random", **options}, moves=40)
    view, empires = found.view, len(found.view.empires)
    for side, empire in enumerate(view.empires):
        empire.coop = 83 + 2 * side
        empire.sources = {"settled": 40 + side, "objective": 43 + side}
    total, colonies = (
        stars_of(sum(83 + 2 * n for n in range(empires))),
        stars_of(sum(range(40, 40 + empires))),
    )
    own = {stars_of(83 + 2 * side) for side in range(empires)}
    for result, said in {"": "", **{key: ENDS[key] for key in ("overwhelmed", "saved")}}.items():
        view.over, view.result = bool(result), result
        look = replace(look_at(found), form=form)
        with noted() as drawn:
            board.FRAMES.forget()
            picture = board.render(view, look)
        told = f"{picture.alt}\n{board.text_board(view, look)}"
        assert drawn.collisions() == [], result
        assert total in drawn.texts
        assert not own & drawn.texts
        assert {*NAMES[:empires]} <= drawn.texts
        assert f"Together {total} of " in told
        assert not any(f"{word} " in told for word in own)
        assert not any(word in told for word in ("Stars:", "for all", "place 1", "place 2"))
        if result:
            assert all(word in " ".join(drawn.texts) for word in said.split())
            assert {colonies, "colonies", "objectives"} <= drawn.texts
            assert not {"seized", "at the end", "own", "for all"} & drawn.texts
            assert f"The stars come from: colonies {colonies}, objectives " in picture.alt


@pytest.mark.parametrize("variant", ["core", "coop"])
def test_a_panel_has_no_place_for_stars_where_they_are_not_counted(variant: str) -> None:
    """Nor has an empire in short, beside a combat: not even a 0."""
    found = reached(2, {"races": "random", "variant": variant}, moves=40)
    facts = facts_of(found.view, look_at(found))
    for stamp in (panel(facts.players[0], 380, 320, facts.say), chip(facts.players[0], 294, 62)):
        assert isinstance(stamp.source, Image.Image)
        assert (count(stamp.source, FLASH) > 20) == (variant == "core")


def test_no_leader_stands_beside_the_winner() -> None:
    """Of equals one has won: whoever is first in seating order would be called the leader."""
    found = reached(3, {"races": "random", "mode": "exploration"}, moves=40)
    for over in (False, True):
        found.view.over, found.view.result = over, "scored"
        with noted() as drawn:
            pictures.render(found.view, look_at(found))
        assert ("LEADER" in drawn.texts) != over


def test_there_is_no_chart_before_the_end() -> None:
    found = reached(2, {"races": "random"}, moves=40)
    with noted() as drawn:
        pictures.render(found.view, look_at(found))
    assert "for all" not in drawn.texts
    assert facts_of(found.view, look_at(found)).players[0].sources == ()
