"""The search in rules of a language that SQLite has no stems of: with its umlauts, endings and compounds."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.checks.words import translation_faults
from bot.discord.reading.rule_search import RuleBooks
from bot.discord.reading.rule_words import Spelling
from bot.engine.catalogues import languages
from bot.engine.rulebook import numbers
from bot.engine.words import words_of
from bot.games.catalogue import games
from tests.pseudo import Catalogues

SEARCH = """\
locale = de
by-rule = Regel { $rule }
rules-common = wie ich kann eine der die das
rules-folds = ae a / oe o / ue u
rules-endings = e en er ern es n t
rules-compounds = yes s n
rules-alike = bekommen erhalten nehmen / spielzug zug
"""
SECTIONS = {
    "1": "Der Zug: Was du reihum machst.",
    "2.1": "Brücken: Du baust eine Brücke aus zwei Sonnentauchern.",
    "3": "Ein Energieknoten zahlt 2 Energie aus (Regel 5). Du erhältst sie sofort.",
    "4": "Türme senden Schub. Die Größe des Sendeturms zählt nicht.",
    "5": "Die Handkarten: höchstens 3.",
}


@pytest.fixture
def books(catalogues: Catalogues, tmp_path: Path) -> RuleBooks:
    """The rules of SOL, of which only a few sections say anything."""
    catalogues("de", house=SEARCH)
    said = [
        f"## {number} {SECTIONS.get(number, 'Nichts').partition(':')[0]}\n{SECTIONS.get(number, 'Nichts.')}\n"
        for number in numbers("sol", "en")
    ]
    (tmp_path / "sol").mkdir(exist_ok=True)
    (tmp_path / "sol/rules.de.md").write_text("\n".join(said), encoding="utf-8")
    assert "de" in languages()
    assert not [fault for fault in translation_faults("sol", "de") if "rules.de.md" in fault]
    return RuleBooks({"sol": games()["sol"]}, "de")


@pytest.mark.parametrize(
    ("query", "number"),
    [
        ("brücke", "2.1"),
        ("bruecke", "2.1"),
        ("brucke", "2.1"),
        ("Wie kann ich eine Brücke bauen", "2.1"),
        ("BRÜCKENBAU", "2.1"),
        ("sonnentaucher", "2.1"),
        ("Taucher", "2.1"),
        ("Energie bekommen", "3"),
        ("Knoten", "3"),
        ("Handkartengröße", "5"),
        ("Schubgröße sofort", "4"),
        ("Karten in der Hand", "5"),
        ("Turm", "4"),
        ("groesse", "4"),
        ("grosse", "4"),
        ("Regel 5", "5"),
    ],
)
def test_words_are_found_however_they_are_written_or_joined(
    books: RuleBooks, query: str, number: str
) -> None:
    assert [section.number for section in books.search(query, "sol")][:1] == [number]


def test_what_no_section_has_is_not_found(books: RuleBooks) -> None:
    assert books.search("Asteroid", "sol") == []


def test_a_section_leads_to_those_that_it_names_in_its_language(books: RuleBooks) -> None:
    section = books.section("sol", "3")
    assert section is not None
    assert [each.number for each in books.named_in(section)] == ["5"]


@pytest.mark.usefixtures("books")
def test_a_compound_is_taken_apart_by_the_words_that_are_known() -> None:
    spelling = Spelling(words_of("house", "de"))
    known = {"beweg", "punkt", "karte", "bewegung"}
    assert spelling.parts("bewegungspunkt", known) == ("bewegung", "punkt")
    assert spelling.parts("kartenpunkt", known - {"karte"} | {"kart"}) == ("kart", "punkt")
    assert spelling.parts("bewegungskarte", known - {"karte"}) is None
    assert Spelling(words_of("house", "en")).parts("kartenpunkt", {"karten", "punkt"}) is None
