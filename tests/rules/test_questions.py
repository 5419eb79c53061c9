"""What beginners ask finds the section that answers it first; what no rule answers finds nothing.

`questions/GAME.json` has each question with the numbers of the sections that answer it; none if no rule does. Those of
"seen" may be read while keywords and weights are tuned; of "acceptance" only how many find their section. Questions in
another language are in a folder of its name, `questions/de/GAME.json`; there "fresh" were written before a tuning.
"""

from __future__ import annotations

import json
import re
from functools import cache
from pathlib import Path

import pytest

from bot.discord.reading.rule_search import RuleBooks, Setting
from bot.engine.catalogues import catalogue_files
from bot.games.catalogue import games
from tests.pseudo import heard

HERE = Path(__file__).parent / "questions"
GAMES = sorted(path.stem for path in HERE.glob("*.json"))
ELSEWHERE = sorted((path.parent.name, path.stem) for path in HERE.glob("*/*.json"))
"""The languages besides English, each with a game of which it has questions."""
EVERYWHERE = [*(("en", game) for game in GAMES), *ELSEWHERE]
LEAST = {"en": {"seen": 36, "acceptance": 30}}
LEAST_ELSEWHERE = {"seen": 36, "acceptance": 34, "fresh": 32}
"""How many of 40 questions of a part find a section that answers them first, at least."""


@cache
def books(language: str = "en") -> RuleBooks:
    """The rules of the games in a language, offered or not."""
    if language == "en":
        return RuleBooks(games(), language)
    with heard(language):
        return RuleBooks(games(), language)


def asked(game: str, part: str, *, answered: bool, language: str = "en") -> dict[str, list[str]]:
    """The questions of a part that some section answers, or that none does."""
    file = HERE / ("" if language == "en" else language) / f"{game}.json"
    every: dict[str, list[str]] = json.loads(file.read_text(encoding="utf-8"))[part]
    return {question: numbers for question, numbers in every.items() if bool(numbers) == answered}


def found(game: str, question: str, setting: Setting | None = None, language: str = "en") -> list[str]:
    """The numbers of the sections that a question finds."""
    return [section.number for section in books(language).search(question, game, setting)]


def usual(game: str, **options: str) -> Setting:
    """A table of three with the usual options, but for these."""
    return Setting(games()[game].info.with_defaults(options), 3)


@pytest.mark.parametrize(
    ("language", "game", "part"),
    [(*each, part) for each in EVERYWHERE for part in LEAST.get(each[0], LEAST_ELSEWHERE)],
)
def test_what_beginners_ask_finds_its_section_first(language: str, game: str, part: str) -> None:
    questions = asked(game, part, answered=True, language=language)
    assert len(questions) >= (15 if part == "fresh" else 40)
    assert {each for numbers in questions.values() for each in numbers} <= {
        s.number for s in books(language).of(game)
    }
    least = LEAST.get(language, LEAST_ELSEWHERE)[part]
    for setting in (None, usual(game)):
        right = [
            one
            for one, numbers in questions.items()
            if {*found(game, one, setting, language)[:1]} & {*numbers}
        ]
        assert len(right) * 40 >= least * len(questions)


@pytest.mark.parametrize(("language", "game"), EVERYWHERE)
def test_what_no_rule_answers_finds_nothing(language: str, game: str) -> None:
    questions = asked(game, "seen", answered=False, language=language)
    assert len(questions) >= 5
    assert not {one: hits for one in questions if (hits := found(game, one, None, language))}


@pytest.mark.parametrize("game", GAMES)
def test_a_question_of_200_words_finds_what_is_asked_in_it(game: str) -> None:
    question, (number, *_) = next(iter(asked(game, "seen", answered=True).items()))
    long = " ".join([*["what I really want to have from you is this, please:"] * 18, question])
    assert len(long.split()) >= 200
    assert found(game, long)[0] in (number, found(game, question)[0])
    assert found(game, " ".join(["zzyzx"] * 200)) == []


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("letter", ["a", "i", "?", "’", "ß"])
def test_one_letter_finds_nothing_where_no_rule_is_about_it(game: str, letter: str) -> None:
    assert found(game, letter) == []


def test_a_letter_that_is_a_word_of_the_game_is_looked_for() -> None:
    assert found("supernova", "what does E mean")[0] in ("2.1", "2.4")
    assert found("supernova", "what's the M") == found("supernova", "m")


def test_a_word_that_means_the_like_will_do() -> None:
    assert "troops" not in " ".join(each.text + each.rule.words for each in books().of("supernova"))
    assert found("supernova", "troops")[0] == "7.4"
    assert found("factions", "a journey") == [], "no group has it"
    assert found("factions", "travel") == found("factions", "walk")


def test_the_beginning_of_a_word_will_do() -> None:
    assert found("factions", "kuipe")[0] == "3.2"
    assert found("factions", "kui") == [], "too short to say"


def test_what_is_not_in_play_at_the_table_comes_after_what_is() -> None:
    question = "how does the flagship or a ship fight"
    assert found("novasolis", question, usual("novasolis", flagships="on"))[0] in ("22", "22.1")
    assert found("novasolis", question, usual("novasolis"))[0] == "12"
    assert found("novasolis", "flagship", usual("novasolis"))[0] == "22", "nothing else is about it"
    at_boxed, at_bridge = usual("sol", edition="boxed"), usual("sol")
    assert found("sol", "a hurled sundiver", at_boxed)[:2] == ["16.1.4", "6.4"]
    assert found("sol", "a hurled sundiver", at_bridge)[0] == "6.4"


def test_of_several_marks_one_puts_a_section_in_play() -> None:
    scenarios = books().section("sol", "16.4.2")
    assert scenarios is not None
    assert scenarios.rule.in_play({"mode": "coop"}, 3)
    assert scenarios.rule.in_play({"mode": "versus"}, 1)
    assert not scenarios.rule.in_play({"mode": "versus"}, 3)


def test_a_section_leads_to_those_that_it_names() -> None:
    for game, number, named in (
        ("sol", "8.2", ["3.1"]),
        ("sol", "5", ["12", "9", "10", "11"]),
        ("novasolis", "5.1", []),
        ("novasolis", "24", ["24.3", "24.9", "24.2"]),
    ):
        section = books().section(game, number)
        assert section is not None
        assert [each.number for each in books().named_in(section)] == named


@pytest.mark.parametrize("game", GAMES)
def test_every_question_of_a_game_has_its_section(game: str) -> None:
    texts = [path.read_text(encoding="utf-8") for _, path in catalogue_files(game)]
    names = {name for text in texts for name in re.findall(r"^ask-([\w-]+) =", text, re.MULTILINE)}
    explained = [name for section in books().of(game) for name in section.rule.asked]
    assert {*explained} == names
    assert len(explained) == len(names), "two sections on one question"


def test_several_questions_open_their_sections_in_order_what_is_in_play_first() -> None:
    opened = books().asked("sol", ("veto", "place-bridge", "keep", "keep"), usual("sol"))
    assert [section.number for section in opened] == ["16.5", "11", "16.1.9"]
    assert books().asked("sol", ("no-such",), usual("sol")) == []
