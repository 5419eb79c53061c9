"""The picture key of Factions of Sol: it is offered, has words for everything, and shows what boards show."""

from __future__ import annotations

from bot.engine.words import words_of
from bot.games.factions.cards.cards import CALLED
from renderers.factions import RENDERER
from renderers.factions.art.emblems import EMBLEMS
from renderers.factions.private.key import render_key
from renderers.factions.private.private import KEY
from tests.drawn import noted
from tools.systems import look_at, seen_by, system


def test_the_key_is_listed_for_everyone_and_drawn_by_its_name() -> None:
    view = seen_by(system(3, 2), None)
    assert RENDERER.inspectable is not None
    assert RENDERER.inspect is not None
    title = RENDERER.inspectable(view)[KEY]
    assert words_of("factions").say(title) == "picture key"
    found = RENDERER.inspect(view, look_at(view), KEY)
    assert found is not None
    assert found.alt.startswith("Picture key.")
    assert len(found.alt) <= 1024
    assert KEY not in CALLED


def test_the_key_has_a_whole_text_for_each_emblem_and_none_lies_on_another() -> None:
    with noted() as drawn:
        render_key(look_at(system(2, 1)))
    assert not drawn.collisions()
    assert not [text for text in drawn.texts if text.endswith("…")]
    assert len(drawn.texts) > len(EMBLEMS) + 20
