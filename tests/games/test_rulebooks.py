"""The rules that players search, of every game: sections fit a message, rules that are cited are there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from msgspec.structs import replace

import bot.games
from bot.checks.complete import LONGEST
from bot.engine.files import data_path
from bot.engine.options import flag
from bot.engine.rulebook import rule_sections
from bot.games.novasolis.rules import NovaRules
from tests.games.rulebook import rulebook

GAMES = sorted(path.parent.name for path in data_path(".", "").glob("*/rules.md"))


def refusals_of(game: str) -> set[str]:
    """The rules that the refusals of a game cite."""
    folder = Path(bot.games.__path__[0], game)
    texts = (path.read_text(encoding="utf-8") for path in folder.rglob("*.py"))
    return {n for text in texts for n in re.findall(r'(?:Illegal|BadOptions)\(\s*"(\d[\w.]*)"', text)}


def test_the_rules_of_every_game_are_held_to_this() -> None:
    assert {"factions", "novasolis", "sol", "supernova"} <= {*GAMES}


@pytest.mark.parametrize("game", GAMES)
def test_every_section_has_a_number_of_its_own_and_fits_one_message(game: str) -> None:
    book = rulebook(game)
    assert re.findall(r"^## (\S+)", book.text, re.MULTILINE) == [*book.sections]
    for number, section in book.sections.items():
        assert re.fullmatch(r"\d+[a-z]?(\.\d+)*", number)
        body = re.sub(r"^# .*$", "", section, flags=re.MULTILINE).strip()
        assert 0 < len(body) <= LONGEST, number
        assert not re.search(r"^\|", body, re.MULTILINE), f"Discord shows no tables: {number}"


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_that_is_cited_has_its_section(game: str) -> None:
    book, cited = rulebook(game), refusals_of(game)
    assert cited
    rows = re.findall(r"(?:\brule |\()(\d+[a-z]?(?:\.\d+)+(?:, \d+[a-z]?(?:\.\d+)+)*)\b", book.text)
    assert cited | {number for row in rows for number in row.split(", ")} <= {*book.sections}


@pytest.mark.parametrize("game", GAMES)
def test_no_section_ends_with_the_heading_of_the_next_chapter(game: str) -> None:
    info = replace(NovaRules.info, slug=game)
    assert not [each.title for each in rule_sections(info) if re.search("^# ", each.text, re.MULTILINE)]


def test_a_game_has_the_rules_of_the_modules_that_it_offers() -> None:
    book = rulebook("novasolis")
    marked = {number: title.rpartition(" ")[2] for number, title in book.titles.items() if "{" in title}
    assert {"{flagships}", "{diplomacy}"} < {*marked.values()}
    for options, hidden in (
        ((), {*marked}),
        ((flag("diplomacy"),), {number for number, mark in marked.items() if mark != "{diplomacy}"}),
    ):
        titles = [each.title for each in rule_sections(replace(NovaRules.info, options=options))]
        assert [title.partition(" ")[0] for title in titles] == [n for n in book.titles if n not in hidden]
        assert not any("{" in title for title in titles)
