"""The core knows nothing of its modules: none of their words is in it, and all that they add is theirs."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

from bot.games import novasolis
from bot.games.novasolis.agenda import Part
from bot.games.novasolis.agreements import TRADE
from bot.games.novasolis.core.cards.cards import KINDS, PASSING, STATS
from bot.games.novasolis.core.cards.language import UnitWord
from bot.games.novasolis.core.cards.pieces import AnyEntityEffect, AnyLasting
from bot.games.novasolis.core.table.state import SHIP, STATION
from bot.games.novasolis.expansions import MODULES
from bot.games.novasolis.modules.destroyers.locations import DESTROYER
from bot.games.novasolis.modules.flagships.cards import FLAGSHIP

PACKAGE = Path(novasolis.__file__).parent
KEYS = {module.key.removesuffix("s") for module in MODULES}
PARTS = {str(part.__struct_config__.tag).removesuffix("s") for part in get_args(Part)}
WORDS = KEYS | PARTS | {"envoy", "token", "dark.?matter"}
"""What modules are called and what they put on the table, and some more that only they know."""
OF_ROWS = {
    ("cards/language.py", "destroyer"): 2,
    ("cards/language.py", "flagship"): 1,
    ("cards/language.py", "trade"): 1,
}
"""Words that rows of data have: kinds of units, types of the Entity's cards, figures of races."""
OF_THE_CORE = {
    ("actions/allocating.py", "token"): 2,
    ("round/rounds.py", "token"): 1,
}
"""Tokens of the core: those on technologies, and that of the first turn."""


def words_in(path: Path) -> dict[tuple[str, str], int]:
    """How often a file of the core has which words of modules."""
    text, name = path.read_text(encoding="utf-8").lower(), path.relative_to(PACKAGE / "core").as_posix()
    found = {word: len(re.findall(rf"(?<![a-z]){word}s?(?![a-z])", text)) for word in WORDS}
    return {(name, word): count for word, count in found.items() if count}


def test_the_core_has_no_word_of_its_modules() -> None:
    files = sorted((PACKAGE / "core").rglob("*.py"))
    assert len(files) > 60
    found = {key: count for path in files for key, count in words_in(path).items()}
    assert found == OF_ROWS | OF_THE_CORE


def test_what_cards_of_every_module_say_is_known_before_the_first_card() -> None:
    written = {path.parent.name for path in (PACKAGE / "modules").rglob("language.py")}
    assert {language.__name__.split(".")[-2] for language in novasolis.LANGUAGES} == written
    kinds = (*get_args(AnyLasting), *get_args(AnyEntityEffect))
    assert {kind.__module__.split(".")[-2] for kind in kinds} == {"cards", *written}


def test_kinds_of_units_and_figures_of_the_core_come_first() -> None:
    words = [row.word for row in KINDS]
    assert (words[SHIP], words[STATION], words[FLAGSHIP], words[DESTROYER]) == get_args(UnitWord)
    assert (STATS[PASSING], STATS[TRADE]) == ("passing", "trade")
