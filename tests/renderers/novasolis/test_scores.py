"""The end of a game of Nova Solis: how it ended, and where each empire's stars come from."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.games.novasolis.core.holdings.sources import SOURCES
from renderers.look import Form
from renderers.novasolis import pictures
from renderers.novasolis.art.ground import PAINTS
from renderers.novasolis.board.scores import ICONS, TONES
from renderers.novasolis.facts.facts import facts_of
from tests.drawn import noted
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
