"""The rules that players search: cards and options are in them, and earlier versions are told their own."""

from __future__ import annotations

import pytest

from bot.checks.complete import LONGEST
from bot.discord.reading.rule_search import RuleBooks
from bot.engine.words import words_of
from bot.games.sol.acting import ROWS
from bot.games.sol.rules import SolRules
from tests.games.rulebook import rulebook

RULES = rulebook("sol")


def test_every_effect_card_has_its_section() -> None:
    words = words_of("sol")
    titles = {title for number, title in RULES.titles.items() if number.startswith("12.3.")}
    assert titles == {words.say_key(f"effect-{key}") for key in ROWS}


@pytest.mark.parametrize(
    ("number", "then", "now"),
    [
        ("8.4", "It starts as `take`", "are asked about the others"),
        ("11", "After that, you keep the older card", "you make it first"),
        ("12.3.14", "pay 1 energy for every third space", "gain 1 energy for every third space"),
        ("12.3.21", "only name a suit that has an effect", "name a suit"),
        ("14.1", "a bonus: your standing order", "a bonus in your own action: taken"),
        ("16.1.8", "have not chosen", "do not choose the card to keep when you are asked"),
    ],
)
def test_a_game_of_version_1_is_told_the_rules_of_version_1(number: str, then: str, now: str) -> None:
    books = RuleBooks({"sol": SolRules()}, "en")
    (old,), (new,) = (books.search(number, "sol", version, most=1) for version in (1, 3))
    assert (old.version, old.title, new.title) == (1, new.title, old.title)
    assert then in old.text
    assert then not in new.text
    assert now in new.text
    assert books.search(number, "sol", most=1) == [new]
    assert books.section(old.id) == old
    assert len(old.text) <= LONGEST


@pytest.mark.parametrize("version", [1, 2])
def test_a_game_of_an_earlier_version_is_told_when_its_cards_could_be_used(version: int) -> None:
    books = RuleBooks({"sol": SolRules()}, "en")
    (old,), (new,) = (books.search("12.1", "sol", each, most=1) for each in (version, 3))
    assert "not after taking down a structure" in old.text
    assert "at any point of your turn, also after taking down a structure" in new.text


def test_every_option_is_named() -> None:
    assert all(f"`{option.key}" in RULES.text for option in SolRules.info.options)
