"""What a sentence speaks of comes as an id beside its word, so that a language can choose its article and its case."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from bot.engine.moves import Event, Text, Value, Values, strings
from bot.engine.words import words_of
from bot.games.catalogue import games
from tests.games.proofs import NAMES
from tests.games.test_told import RICH, played
from tests.pseudo import Catalogues


def things_of(values: Values) -> Iterator[tuple[str, str]]:
    """The values that are single things, and the key of each."""
    for name, value in values.items():
        if isinstance(value, Text):
            yield name, value.key
        elif isinstance(value, str) and value[:1] == "~" and "." not in value:
            yield name, value[1:].rpartition(":")[2]


@pytest.mark.parametrize("slug", games())
def test_a_message_chooses_article_and_case_by_what_a_thing_is(catalogues: Catalogues, slug: str) -> None:
    """In a language with two genders and an accusative, made for the first thing of each kind of event."""
    meant: dict[str, tuple[Event, str, str]] = {}
    for _, event in played(slug):
        for name, key in things_of({} if event.hides else event.values):
            meant.setdefault(event.key, (event, name, key))
    assert len(meant) > 3 or slug not in RICH, "it speaks of things"
    nouns = {key for _, _, key in meant.values()}
    lines = [f"{key} = {key.upper()}\n    .accusative = {key.upper()}N\n" for key in nouns]
    lines += [
        f"event-{event.key} = {{ ${name}-id ->\n        [{key}] DEN\n       *[other] DAS\n    }} "
        f'{{ FORM(${name}-id, part: "accusative") }} ({{ ${name} }})\n'
        for event, name, key in meant.values()
    ]
    catalogues("de", **{slug: "".join(lines)}, house="locale = de\n")
    words = words_of(slug, "de")
    for event, _, key in meant.values():
        assert words.tell(event, NAMES) == f"DEN {key.upper()}N ({key.upper()})"


@pytest.mark.parametrize("slug", games())
def test_no_event_brings_a_thing_as_a_finished_word(slug: str) -> None:
    """What is no message of the catalogue is a place, a number or a word to choose by: never someone's own words."""
    for _, event in played(slug):
        for value in strings(event.values):
            assert value[:1] != "=", event
            assert value[:1] in "@~" or " (" in value or " " not in value, event


def test_ids_stand_for_all_that_can_be_said(catalogues: Catalogues) -> None:
    german = """\
locale = de
sun = Sonne
    .dative = der Sonne
moon = Mond
    .dative = dem Mond
coin = { $count } Münzen
    .dative = { $count } Münzen von { $whose }
ids = { $what-id }
forms = { FORM($what-id, part: "dative") }
"""
    catalogues("de", house=german)
    words = words_of("house", "de")
    coins = Text("coin", {"count": 3, "whose": "@1"})
    cases: list[tuple[Value | Text | list[str | Text], str, str]] = [
        ("~sun", "sun", "der Sonne"),
        ("~sol:sun", "sun", "der Sonne"),
        (coins, "coin", "3 Münzen von Bo"),
        (["~sun", coins, "~moon"], "sun coin moon", "der Sonne, 3 Münzen von Bo und dem Mond"),
        ("K4", "K4", "K4"),
        (7, "7", "7"),
        ("@0", "", "Mira"),
        ("=Sun", "", "Sun"),
        ([], "", "nothing"),
        ("~locale", "locale", "de"),
    ]
    for value, key, form in cases:
        assert words.say(Text("ids", {"what": value}), NAMES) == key
        assert words.say(Text("forms", {"what": value}), NAMES) == form
