"""The rules reference that players search: every section can be shown in one message, every rule cited is there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot.games.supernova
from bot.engine.files import data_path
from bot.engine.words import words_of
from bot.games.supernova.cards import KINDS, PHASE_END, RACES, ROWS, TIMINGS
from tests.games.supernova.position import MIRA, RULES, Position

TEXT = data_path("supernova", "rules.md").read_text(encoding="utf-8")
SECTIONS = {
    part.split(" ", 1)[0]: part.split("\n", 1)[1] for part in re.split(r"^## ", TEXT, flags=re.MULTILINE)[1:]
}
SOURCES = [
    path.read_text(encoding="utf-8") for path in Path(bot.games.supernova.__file__).parent.glob("*.py")
]
LONGEST = 900
"""Characters that one message shows well."""


@pytest.mark.parametrize("number", SECTIONS)
def test_every_section_fits_one_message(number: str) -> None:
    body = re.sub(r"^# .*$", "", SECTIONS[number], flags=re.MULTILINE).strip()
    assert 0 < len(body) <= LONGEST


def test_every_rule_that_is_cited_has_its_section() -> None:
    cited = {n for text in SOURCES for n in re.findall(r'(?:Illegal|BadOptions)\(\s*"([\d.]+)"', text)}
    assert cited
    assert cited <= set(SECTIONS)
    assert set(re.findall(r"\((\d+\.\d+)\)", TEXT)) <= set(SECTIONS)


def test_every_event_and_refusal_has_its_sentence() -> None:
    words = words_of("supernova")
    for text in SOURCES:
        for key in re.findall(r'tell(?:_chance)?\(\s*"([a-z-]+)"', text):
            assert words.has(f"event-{key}"), key
        for key in re.findall(r'Illegal\(\s*"[\d.]+", "([a-z-]+)"', text):
            assert words.has(f"refusal-{key}"), key
            assert words.has(f"refusal-{key}", "title"), key
            assert words.has(f"refusal-{key}", "remedy"), key


def test_every_word_of_the_data_has_its_name() -> None:
    words = words_of("supernova")
    wanted = [f"type-{kind}" for kind in KINDS] + [f"race-{race}" for race in RACES]
    wanted += [f"timing-{timing}" for timing in TIMINGS] + [f"phase-{row.phase}" for row in ROWS]
    assert all(words.has(key) for key in wanted)
    assert TIMINGS[PHASE_END] == "phase-end"


def test_15_3_a_position_that_cannot_be_right_is_noticed() -> None:
    p = Position()
    ship = p.ship(MIRA, "cruiser", p.planet(MIRA, "altair"))
    RULES.check_invariants(p.g)
    p.g.moved = [ship.card, ship.card]
    with pytest.raises(AssertionError):
        RULES.check_invariants(p.g)
