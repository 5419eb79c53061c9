"""Every event and word of the data has what is said of it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import bot.games.supernova
from bot.engine.words import words_of
from bot.games.supernova.cards.cards import KINDS, PHASE_END, RACES, ROWS, TIMINGS
from tests.games.supernova.position import MIRA, RULES, Position

SOURCES = [
    path.read_text(encoding="utf-8") for path in Path(bot.games.supernova.__file__).parent.glob("*.py")
]


def test_every_event_has_its_sentence() -> None:
    words = words_of("supernova")
    for text in SOURCES:
        for key in re.findall(r'tell(?:_chance)?\(\s*"([a-z-]+)"', text):
            assert words.has(f"event-{key}"), key


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
