"""The rules that players search: cards and options are in them."""

from __future__ import annotations

from bot.engine.words import words_of
from bot.games.sol.cards.rows import ROWS
from bot.games.sol.rules import SolRules
from tests.games.rulebook import rulebook

RULES = rulebook("sol")


def test_every_effect_card_has_its_section() -> None:
    words = words_of("sol")
    titles = {title for number, title in RULES.titles.items() if number.startswith("12.3.")}
    assert titles == {words.say_key(f"effect-{key}") for key in ROWS}


def test_every_option_is_named() -> None:
    assert all(f"`{option.key}" in RULES.text for option in SolRules.info.options)
