"""The rules that players search: sections fit a message, their numbers are the data’s."""

from __future__ import annotations

import re

import pytest

from bot.discord.reading.rule_search import RuleBooks
from bot.engine.moves import Text
from bot.games.novasolis.core.cards.cards import (
    ENTITY_CARDS,
    OBJECTIVES,
    RACES,
    SECTORS,
    TECHNOLOGIES,
    TILES,
    TRACKS,
)
from bot.games.novasolis.expansions import MODULES
from bot.games.novasolis.modules.destroyers.language import DeployDestroyers
from bot.games.novasolis.modules.void.matter import matter_of
from tests.catalogues import Late
from tests.games.novasolis.play import GAME
from tests.games.rulebook import rulebook

RULES = rulebook("novasolis")
TITLES, SECTIONS = RULES.titles, RULES.sections
WORDS = Late("novasolis")


def named(key: str) -> str:
    """What the catalogue calls something, without what tells cards of one name apart."""
    return WORDS.say_key(key.removeprefix("~")).partition(" (")[0]


def needed(card: int) -> str:
    """What a technology needs, as the rules say it."""
    needs = [named(f"resource-{need}") for need in TECHNOLOGIES[card].needs]
    return ", ".join(needs).replace(" resource", "")


def test_the_goals_of_survival_are_those_of_the_data() -> None:
    for count, row in TRACKS.items():
        said = f"- {count}: {row.half_stars // 2}★, {row.artifacts}; {row.gates}, {row.end}, {row.enrage}"
        assert f"{said}; {row.limit}, {row.ships}" in SECTIONS["19.1"].splitlines()


def test_the_tiles_are_those_of_the_data() -> None:
    section = {"blue": "5.1", "yellow": "5.2", "red": "5.3"}
    for card in TILES.in_play(()):
        row = TILES[card]
        assert f"{named(TILES.name[card])} ({row.copies})" in SECTIONS[section[row.colour]]


def test_the_anomalies_are_those_of_the_data() -> None:
    for card, row in SECTORS.items():
        if row.kind == "anomaly":
            guards = f"{row.ships} ships" + (f", {row.stations} station" if row.stations else "")
            assert re.search(
                rf"\*\*{named(SECTORS.name[card])}\*\*: .+; {guards}$", SECTIONS["4.3"], re.MULTILINE
            )


def test_the_technologies_are_those_of_the_data() -> None:
    races = dict(zip((row.id for row in RACES.values()), range(1, 7), strict=True))
    for card in TECHNOLOGIES.in_play(()):
        row = TECHNOLOGIES[card]
        name = named(row.name)
        if row.kind == "basic":
            line = rf"^- {name}: {row.research}; {needed(card)}\."
            assert re.search(line, SECTIONS["14.8"] + SECTIONS["14.9"], re.MULTILINE), name
        elif row.kind == "race":
            assert f"{name} ({row.research}; {needed(card)})" in SECTIONS[f"15.{races[row.race]}"]
        else:
            assert f"{name} ({needed(card)})" in SECTIONS["14.10"]


def test_the_modules_of_flagships_are_those_of_the_data() -> None:
    for card, row in TECHNOLOGIES.items():
        if row.module == "flagships":
            name, star = named(row.name), "; 1★" if row.half_stars else ""
            if row.race:
                race = named(next(RACES.name[n] for n, each in RACES.items() if each.id == row.race))
                assert f"**{race}**: {name} ({row.research}; {needed(card)})" in SECTIONS["16.3"]
            else:
                line = rf"^- {name}: {row.research}; {needed(card)}\. [^;]+{star}$"
                assert re.search(line, SECTIONS["16.1"] + SECTIONS["16.2"], re.MULTILINE), name


def test_technologies_of_trade_are_those_of_the_data() -> None:
    """16.3, 16.4 of the rules that they come from."""
    for row in (row for row in TECHNOLOGIES.values() if row.module == "trade"):
        needs = needed(TECHNOLOGIES.called[row.word])
        if row.race:
            race = named(next(RACES.name[n] for n, each in RACES.items() if each.id == row.race))
            assert f"**{race}**: {named(row.name)} ({row.research}; {needs})" in SECTIONS["16.4"]
            assert row.half_stars == 2
        else:
            star = "; 1★" if row.half_stars else ""
            line = rf"^- {named(row.name)}: {row.research}; {needs}\. [^;]+{star}$"
            assert re.search(line, SECTIONS["25.11"], re.MULTILINE), row.word


def test_void_technologies_are_those_of_the_data() -> None:
    for card, row in TECHNOLOGIES.items():
        if row.module == "void":
            assert named(row.name) in SECTIONS["25b.1"]
            if row.kind == "permanent":
                line = rf"^- {row.research}\D+{matter_of(row)}\D*: .*{named(row.name)}"
                assert re.search(line, SECTIONS["25b.1"], re.MULTILINE), card
                assert row.half_stars == 4


def test_the_cards_of_destroyers_are_those_of_the_data() -> None:
    stages = {1: "I", 2: "II", 3: "III"}
    for row in ENTITY_CARDS.values():
        if row.module == "destroyers":
            count = next(piece.n for piece in row.then if isinstance(piece, DeployDestroyers))
            empires = row.empires or (2, 3, 4, 5, 6)
            line = rf"^- \*\*{named(f'entity-{row.word}')}\*\*, stage {stages[row.stage]}: {count}\D*, "
            line += rf"with {empires[0]}\D+{empires[-1]}\b"
            assert re.search(line, SECTIONS["23"], re.MULTILINE), row.word


def test_every_section_of_a_module_names_one_that_there_is() -> None:
    marks = {mark for title in TITLES.values() for mark in re.findall(r"\{(.*)\}$", title)}
    assert {mark for mark in marks if "=" not in mark} == {module.key for module in MODULES}


def test_the_races_are_those_of_the_data() -> None:
    for number, (card, row) in enumerate(RACES.items(), 1):
        name = named(RACES.name[card])
        levels = ", ".join(
            str(row.levels[level]) for level in ("energy", "reactor", "population", "research", "fleet")
        )
        assert f"**{name}**: {levels};" in SECTIONS["15"]
        assert TITLES[f"15.{number}"] == name
        passive = WORDS.attribute(Text(f"race-{row.word}"), "passive")
        assert SECTIONS[f"15.{number}"].startswith(f"**{passive}**")


def test_the_objectives_are_those_of_the_data() -> None:
    worth = {int(n): said for n, said in re.findall(r"^(\d)★: (.+)$", SECTIONS["19.5"], re.MULTILINE)}
    for card, row in OBJECTIVES.items():
        assert named(OBJECTIVES.name[card]) in worth[row.half_stars // 2]


BOOK = RuleBooks({"novasolis": GAME}, "en")


@pytest.mark.parametrize(
    ("question", "number"),
    [
        ("how do I win", "19"),
        ("when does the game end", "19"),
        ("how can we lose", "19.6"),
        ("how do I score stars", "19.2"),
        ("how do I get points", "19.2"),
        ("what can I build here", "10.2"),
        ("how do I settle a sector", "10.2"),
        ("how far can my ships move", "10.3"),
        ("what is support", "10.3"),
        ("how do I get energy", "10.1"),
        ("what happens in upkeep", "10.1"),
        ("how do I reveal tiles", "10.4"),
        ("what is a survey", "10.4"),
        ("what is the reactor", "7"),
        ("what is population", "7"),
        ("how many actions do I have", "9.1"),
        ("who goes first", "9"),
        ("what do I get for passing", "9.2"),
        ("how do I attack", "12"),
        ("what do dice do", "12.5"),
        ("how do I withdraw", "12.4"),
        ("how do I take a colony", "11.4"),
        ("what is a contested sector", "2"),
        ("how do technologies work", "14"),
        ("how do I get artifacts", "19.4"),
        ("what does the entity do", "17"),
        ("how do I close a gate", "17.6"),
        ("which races are there", "15"),
        ("what is secret", "6.1"),
        ("what is different in co-op", "20.1"),
        ("what do I do in my first turn", "0.1"),
        ("what does a flagship do", "22"),
        ("which modules can my flagship have", "16"),
        ("when does a destroyer destroy a location", "23.1"),
        ("how do I fight a destroyer", "23.3"),
        ("how do I form an alliance", "24.1"),
        ("what do diplomacy tokens cost", "24.2"),
        ("may I attack my ally", "24.7"),
        ("how do I get dark matter", "25b"),
        ("what is a void technology", "25b.1"),
        ("what does re-roll do", "13.4"),
        ("how are deals made", "25.4"),
        ("how do I make an offer to everyone", "25.4"),
        ("how does a contract end", "25.6"),
        ("which trade technologies do races have", "16.4"),
        ("rule 25b", "25b"),
        ("24.9", "24.9"),
    ],
)
def test_beginners_find_what_they_ask_for(question: str, number: str) -> None:
    found = [section.title.split(" ")[0] for section in BOOK.search(question, most=3)]
    assert number in found
