"""Every language that is offered says all that English says, asks for nothing else, and has no English left in it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from bot.commands.running import language_faults
from bot.engine.catalogues import languages
from bot.games.catalogue import GAMES
from tests import foreign
from tests.pseudo import Catalogues

OFFERED = languages()[1:]


@pytest.mark.parametrize("language", OFFERED)
def test_a_language_says_what_english_says(language: str) -> None:
    assert language_faults(language, ("house", *GAMES)) == []


@pytest.mark.parametrize("language", OFFERED)
def test_no_english_is_left_in_a_language(language: str) -> None:
    assert foreign.english_in(language) == {}


@pytest.fixture
def forgetful(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Words are collected anew in a test and after it."""
    monkeypatch.setattr(foreign, "SHARED", tmp_path)
    (tmp_path / "tlh.txt").write_text("# what both have\nHand von # Neumann\n", encoding="utf-8")
    for known in (foreign.vocabulary, foreign.shared):
        known.cache_clear()
    yield
    for known in (foreign.vocabulary, foreign.shared):
        known.cache_clear()


TEXTS = """\
locale = de
undone = Der move in der Hand von /game end, `game` { $x ->
    [game] { "Board" }
   *[other] { FORM($x-id, part: "seat") } Wut
}
    .title = Starten der Partie
rules-common = the with
-sun = Sonnen-Sun
"""


@pytest.mark.usefixtures("forgetful")
def test_english_words_in_a_language_are_found_where_they_stand(catalogues: Catalogues) -> None:
    catalogues("tlh", house=TEXTS)
    assert foreign.english_in("tlh") == {
        "move": "house: undone",
        "board": "house: undone",
        "sun": "house: sun",
    }
    assert foreign.foreign("GEWONNEN: wut, Partie end HAND /game end", "tlh") == ["gewonnen", "end"]


@pytest.mark.usefixtures("forgetful")
def test_the_words_of_rules_count_too(catalogues: Catalogues, tmp_path: Path) -> None:
    catalogues("tlh", house="locale = de\n", sol="title = SOL\n")
    (tmp_path / "sol/rules.tlh.md").write_text(
        "## 1 Brücke {mode=coop}\n<!-- bridge -->\nBaue bridges.\n", encoding="utf-8"
    )
    assert set(foreign.english_in("tlh")) == {"sol", "bridges"}
    assert {"brücke", "baue"} <= foreign.vocabulary("tlh")
