"""The rules that players search: sections fit a message, their numbers are the data’s."""

from __future__ import annotations

import re
from typing import ClassVar

import pytest
from msgspec.structs import replace

from bot.discord.reading.rule_search import RuleBooks
from bot.engine.options import GameInfo
from bot.engine.words import words_of
from bot.games.factions.cards.cards import FACTIONS, NUMBERS, SCORING
from bot.games.factions.holdings.machines import SIZES
from tests.games.rulebook import rulebook
from tests.games.sample.embers import EmbersRules

RULES = rulebook("factions")
TITLES, SECTIONS = RULES.titles, RULES.sections


def test_the_machines_and_their_points_are_those_of_the_data() -> None:
    rows = {
        name: found
        for name, *found in re.findall(
            r"^- \*\*(.+?)\*\* \((.+?) slots; (.+?) points\)", SECTIONS["13"], re.MULTILINE
        )
    }
    words = words_of("factions")
    for word, size in SIZES.common.items():
        title = words.say_key(f"machine-{word}")
        assert rows[title] == [", ".join(map(str, size.slots)), ", ".join(map(str, size.points))]
    assert all(str(capacity) in SECTIONS["13"] for capacity in SIZES.batteries[1:])


def test_the_factions_are_those_of_the_data() -> None:
    words = words_of("factions")
    sections = {TITLES[number]: text for number, text in SECTIONS.items() if number.startswith("14.")}
    assert list(sections) == [words.say_key(f"faction-{row.word}") for row in FACTIONS]
    for row, text in zip(FACTIONS, sections.values(), strict=True):
        start = words.say_key(f"planet-{row.planet}")
        machine = words.say_key(f"machine-{row.machine}")
        assert re.match(rf"Starts? at {start}\b", text)
        found = re.search(rf"\*\*{machine}\*\* \((\d)(?: upgrades)?, (\d) points\)", text)
        assert found is not None
        assert found.groups() == (*map(str, SIZES.own[row.word].slots), *map(str, SIZES.own[row.word].points))
        left_out = words.say_key(f"faction-{row.word}") in SECTIONS["5.1"]
        assert left_out == (not row.first)


def test_the_scoring_of_the_automa_is_that_of_the_data() -> None:
    rows = dict(
        re.findall(r"^- \*\*(.+?)\*\*: (.+)$", SECTIONS["17.3"].replace(" point ", " "), re.MULTILINE)
    )
    assert {name.lower() for name in rows} == set(SCORING)
    for name, said in rows.items():
        card = SCORING[name.lower()]
        parts = (
            (card.upgrade, "each upgrade"),
            (card.three_upgrades, "every 3 upgrades"),
            (card.objective, "each objective"),
            (not card.sets, "each explored exoplanet"),
            (bool(card.resources), f"every {card.resources} resources"),
        )
        found = {f"{int(n)} for {what}" for n, what in parts if n}
        found |= {"sets of explored exoplanets"} if card.sets else set()
        assert set(said.split(", ")) == found


def test_the_points_of_sets_are_those_of_the_data() -> None:
    *fewer, most = map(str, NUMBERS.sets[1:])
    assert f"{', '.join(fewer)} or {most} points" in SECTIONS["18"]


class Listed(EmbersRules):
    """A game whose rules are these."""

    info: ClassVar[GameInfo] = replace(EmbersRules.info, slug="factions")


BOOK = RuleBooks({"factions": Listed()}, "en")


@pytest.mark.parametrize(
    ("question", "number"),
    [
        ("how do I get energy", "10.1"),
        ("how do I charge", "10.1"),
        ("what does a move cost", "8"),
        ("how do I get resources", "10.10"),
        ("how do I win", "18"),
        ("I am out of energy", "9.2"),
        ("when can I use a planet", "10"),
        ("can I trade", "7"),
        ("what does the leader do", "6.3"),
        ("what is an upgrade for", "10.4"),
        ("how do I explore", "10.6"),
        ("what is a wormhole", "9.1"),
        ("what do machines do", "13"),
        ("when does the round end", "6.2"),
        ("when should I pass", "11"),
        ("how does voting work", "10.3"),
        ("can I ride on a planet", "9"),
        ("are diagonal sectors adjacent", "3.1"),
        ("where are the asteroids", "3.2"),
        ("who can see my explorers", "4"),
        ("what does the automa do", "17.1"),
        ("how many techs can I have", "10.8"),
        ("what is a band", "3"),
        ("the Kuiper Belt", "3.2"),
        ("how do I convert resources", "6.1"),
        ("how does the game end", "18"),
        ("what happens in upkeep", "12"),
        ("rescue", "9.2"),
        ("Alcubierre", "8.1"),
        ("my hold is full", "0.1"),
        ("what do I do in my first turn", "0.1"),
    ],
)
def test_beginners_find_what_they_ask_for(question: str, number: str) -> None:
    found = [section.title.split(" ")[0] for section in BOOK.search(question, most=2)]
    assert number in found


@pytest.mark.parametrize(
    ("question", "number"),
    [
        ("how do I get points", "18"),
        ("who wins a tie", "18"),
        ("what is charging", "10.1"),
        ("can I trade on someone else's turn", "7"),
        ("how do I accept an offer", "7"),
        ("what do I do first", "0.1"),
        ("can I undo", "0.1"),
        ("where can I get explorers", "10.2"),
        ("how do I get an upgrade", "10.4"),
        ("why can't I use Mars", "10.4"),
        ("what is an exoplanet", "10.5"),
        ("what is a secret objective", "10.7"),
        ("how many objectives can I have", "10.7"),
        ("what does Earth do", "10.3"),
        ("how long is the game", "1.1"),
        ("how much energy can I hold", "1"),
        ("how many cards can I hold", "1"),
        ("what is the battery", "13"),
        ("what is production", "12"),
        ("when do exoplanets produce", "12"),
        ("what happens if I run out of energy", "9.2"),
        ("do planets move", "9"),
        ("why is this sector so expensive", "8"),
        ("what does the number on a sector mean", "8"),
        ("teleport", "8.1"),
        ("can two ships be in the same sector", "3.1"),
        ("who goes first", "6.3"),
        ("how do I play alone", "17.1"),
        ("which faction should I take", "14"),
        ("what does burn mean", "15"),
        ("can I mine without moving", "10.10"),
    ],
)
def test_the_first_hit_answers_what_newcomers_ask(question: str, number: str) -> None:
    assert BOOK.search(question, most=1)[0].title.split(" ")[0] == number
