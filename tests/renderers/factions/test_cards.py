"""The cards of Factions of Sol: each has art of what it does, and nothing that it says is cut."""

from __future__ import annotations

from io import BytesIO
from typing import get_args

import pytest
from PIL import Image

from bot.games.factions.actions.counting import MEASURES
from bot.games.factions.cards import language
from bot.games.factions.cards.cards import CALLED, CARDS, OBJECTIVE, TILE, TYPES
from bot.games.factions.cards.language import AnyEffect, AutomaNative, Key
from bot.games.parts.effects import kinds_of
from renderers.factions.art.emblems import EMBLEMS
from renderers.factions.cards.art import art
from renderers.factions.facts import motifs
from renderers.factions.facts.motifs import BY_EFFECT, BY_KEY, BY_MEASURE, BY_NATIVE, WORLD, motifs_of
from renderers.factions.private.hand import FULL, GAP, LEFT, render_hand
from renderers.kit.colours.palette import PANEL
from tests.drawn import noted
from tools.systems import look_at, system


@pytest.mark.parametrize(
    ("card", "shown"),
    [
        ("full-tank", ("energy", "battery")),
        ("yeti-cousins", ("explorer", "world-ice")),
        ("mud-wallabies", ("world-swamp", "world-desert")),
        ("solar-forecast", ("energy", "rest")),
        ("caretaker-assembly", ("ballot",)),
        ("trash-compactor", ("clear",)),
        ("yvaga", ("energy", "explorer")),
        ("asteroid-4", ()),
    ],
)
def test_the_art_of_a_card_shows_what_it_does(card: str, shown: tuple[str, ...]) -> None:
    assert motifs_of(CALLED[card]) == shown


def test_every_card_but_an_asteroid_has_one_motif_or_two_that_can_be_painted() -> None:
    known = {*EMBLEMS, *(WORLD + type_ for type_ in TYPES)}
    for card in range(1, CARDS):
        found = motifs_of(card)
        assert len(found) in ((0,) if card in TILE else (1, 2))
        assert set(found) <= known


def test_every_piece_of_the_language_has_a_motif() -> None:
    plain = [
        kind
        for kind in get_args(AnyEffect)
        if kind not in (*kinds_of(language.Nested), language.Pay, AutomaNative)
    ]
    assert {str(kind.__struct_config__.tag) for kind in plain} == set(BY_EFFECT)
    assert set(MEASURES) == set(BY_MEASURE)
    assert set(get_args(Key)) == set(BY_KEY)
    assert {*BY_EFFECT.values(), *BY_MEASURE.values(), *BY_KEY.values(), *BY_NATIVE.values()} <= set(EMBLEMS)
    assert motifs.MOST == 2


def test_cards_with_other_motifs_have_other_art() -> None:
    one, other = CALLED["full-tank"], CALLED["long-haul"]
    assert art(one, 200, 72).tobytes() != art(other, 200, 72).tobytes()


@pytest.mark.parametrize(("count", "columns"), [(1, 2), (2, 2), (3, 3), (12, 4)])
def test_objectives_of_a_hand_fill_its_width_and_none_is_cut(count: int, columns: int) -> None:
    view = system(2, 1)
    view.players[0].explorers, view.players[0].objectives = [], list(OBJECTIVE)[:count]
    with noted() as drawn:
        picture = render_hand(view, look_at(view), 0)
    assert not [text for text in drawn.texts if text.endswith("…")]
    assert not drawn.collisions()
    image = Image.open(BytesIO(picture.png)).convert("RGB")
    wide = (FULL - GAP * (columns - 1)) // columns
    edges = [LEFT + wide - 3, LEFT + wide + GAP // 2]
    assert [image.getpixel((x, 345)) == PANEL for x in edges] == [True, False]
