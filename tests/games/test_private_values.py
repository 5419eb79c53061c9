"""Values within one event that fewer may know: who is told what."""

from __future__ import annotations

import msgspec
import pytest

from bot.discord.views.story import gist
from bot.engine.errors import BadData
from bot.engine.moves import BLANK, Ask, Event, Mark, Move, Seat, Text, told_to
from bot.engine.told import joined
from bot.engine.words import words_of

MIRA, BO, CY = Seat(0), Seat(1), Seat(2)
OFFERED = Event("offered", {"seat": "@0", "card": 7, "count": 1}, None, False, {"card": (MIRA, BO)})
SECRET = Event("whispered", {"seat": "@0", "card": 7}, (MIRA, CY), False, {"card": (MIRA,)})


def test_a_viewer_is_told_the_values_that_are_theirs() -> None:
    assert OFFERED.seen_by(MIRA) == OFFERED.seen_by(BO) == OFFERED
    for viewer in (CY, None):
        seen = OFFERED.seen_by(viewer)
        assert seen is not None
        assert seen.values == {"seat": "@0", "count": 1}
        assert seen.private == {"card": ()}, "who knows the card is not told either"
        assert seen.hides


def test_an_event_of_some_may_hide_a_value_from_most_of_them() -> None:
    assert [len(told_to(viewer, [OFFERED, SECRET])) for viewer in (None, MIRA, BO, CY)] == [1, 2, 1, 2]
    assert told_to(MIRA, [SECRET]) == [SECRET]
    assert told_to(CY, [SECRET])[0].values == {"seat": "@0"}


def test_only_whoever_is_asked_sees_what_a_question_is_about() -> None:
    ask = Ask(
        MIRA, Text("ask-keep"), Move("keep", ("seven",)), marks=(Mark("seven", "may"),), hint=Text("tip-keep")
    )
    assert ask.seen_by(MIRA) == ask
    for viewer in (BO, None):
        assert ask.seen_by(viewer) == Ask(MIRA, Text("ask-keep"), BLANK)


def test_what_was_told_once_is_told_again_without_change() -> None:
    for viewer in (None, MIRA, CY):
        told = told_to(viewer, [OFFERED, SECRET])
        assert told_to(viewer, told) == told


def test_an_event_stored_before_values_could_be_private_is_told_as_it_was() -> None:
    stored = b'["fly",{"seat":"@0"},null,false]'
    assert msgspec.json.decode(stored, type=Event) == Event("fly", {"seat": "@0"})
    again = msgspec.json.decode(msgspec.json.encode(OFFERED), type=Event)
    assert told_to(CY, [again])[0].values == {"seat": "@0", "count": 1}


def test_events_that_hide_the_value_that_would_join_them_stay_apart() -> None:
    drew = Event(
        "draw", {"seat": "@0", "suit": "~suit-refraction"}, private={"suit": (MIRA,)}, told=joined("suit")
    )
    words = words_of("sol")
    assert len(gist(words, told_to(MIRA, [drew, drew]), 4)) == 1
    assert len(gist(words, told_to(CY, [drew, drew]), 4)) == 2


def test_a_message_without_words_for_a_hidden_value_is_a_fault() -> None:
    drew = Event("draw", {"seat": "@0", "suit": "~suit-refraction"}, private={"suit": (MIRA,)})
    words = words_of("sol")
    assert words.tell(drew, ["Mira"]) == "Mira drew Refraction."
    with pytest.raises(BadData, match="hidden"):
        words.tell(told_to(None, [drew])[0], ["Mira"])
