"""What cards say: all their texts on one page, every piece of the language said, needed and described."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args

import pytest
from msgspec import Struct

from bot.checks.sources import python_files, uses, written
from bot.checks.words import OF_EVERY_GAME, OVERRIDABLE, messages
from bot.engine.catalogues import catalogue_files
from bot.engine.files import data_files
from bot.engine.moves import Text
from bot.games.novasolis.core.cards import cards, language, phrases
from bot.games.novasolis.core.cards.entity_language import EachEmpire, NextRound
from bot.games.novasolis.core.cards.language import (
    Ability,
    Cancel,
    Convert,
    Dice,
    Gain,
    Level,
    Lose,
    LoseHalf,
    Price,
    Recolour,
    Reroll,
    Reset,
    Resource,
    Stars,
    Stat,
    Trigger,
)
from bot.games.novasolis.core.cards.rows import Row
from bot.games.novasolis.core.holdings.measures import MEASURES
from bot.games.novasolis.modules.flagships import language as flagships
from bot.games.novasolis.modules.trade import language as trade
from bot.games.parts.effects import Condition, kinds_of
from tests.catalogues import Late
from tests.games.novasolis.texts import PAGE, page
from tests.pseudo import PSEUDO, plain_words

ROOM = "novasolis"
WORDS = Late(ROOM)
DATA = "\n".join(path.read_text(encoding="utf-8") for path in data_files(ROOM, "*.json"))
CHOICES = (
    language.LevelWord,
    language.StatWord,
    language.NeedWord,
    language.ColourWord,
    language.UnitWord,
    language.StockWord,
    language.PriceWord,
    language.EntityWord,
    language.DiceWord,
    language.Moment,
    flagships.AboardWord,
    trade.DealWord,
    *(
        inspect.get_annotations(kind, eval_str=True)[field]
        for kind, field in ((Ability, "at"), (Trigger, "limit"), (Reroll, "whose"))
    ),
)
"""All choices of the language."""


def pieces() -> Iterator[type[Struct]]:
    """Every kind of piece."""
    yield from kinds_of(language.Piece)


def test_all_cards_say_what_the_page_has() -> None:
    assert page() == PAGE.read_text(encoding="utf-8"), "python -m tests.games.novasolis.texts prints it anew"


@pytest.mark.usefixtures("pseudo_language")
def test_everything_on_the_page_comes_from_the_catalogue() -> None:
    assert plain_words(re.sub(r"^\S+ ", "", page(PSEUDO), flags=re.MULTILINE)) == []


def lasting(*row: Any) -> list[str]:
    """What pieces say, as sentences."""
    return [WORDS.say(text) for text in phrases.does(row)]


def test_pieces_of_one_kind_are_said_in_one_sentence() -> None:
    levels = (Level("energy", 1), Level("reactor", 2))
    assert lasting(*levels) == ["Adds 1 to your Energy level and 2 to your Reactor."]
    assert lasting(Level("fleet", 2, colonies=3)) == ["Adds 2 to your Fleet for every 3 sectors you own."]
    assert lasting(Resource("hadron", 2), Resource("boson")) == ["Provides 2 Hadron and 1 Boson."]
    survey = (Stat("scan", 1), Stat("keep", 1), Stat("reveal", 2), Stat("hand", 1))
    assert lasting(*survey) == [
        "In each Survey, scan 1 more tile, keep 1 more tile and reveal 2 more tiles.",
        "You can hold 1 more tile.",
    ]


def test_prices() -> None:
    assert lasting(Price("ship", set=0, first=True)) == ["The first ship of each Build costs nothing."]
    assert lasting(Price("station", set=1)) == ["Stations cost 1 energy."]
    assert lasting(Price("gate", add=-2, least=1)) == ["Warp gates cost 2 energy less, but at least 1."]
    assert lasting(Price("ancient", add=-1)) == ["Ancient technologies cost 1 research less."]


def test_dice() -> None:
    where = ("own-sector", "first-round")
    assert lasting(Dice(2)) == ["In combat, roll 2 more dice."]
    assert lasting(Dice(1, where, "station")) == [
        "In combat, roll 1 more die for each station you have there"
        " if you own the sector and have units there and it is the first round."
    ]


def test_abilities() -> None:
    assert lasting(Recolour(("yellow", "red"), 2)) == [
        "In each Survey, treat yellow and red as one colour for 2 tiles you reveal."
    ]
    three = ("blue", "yellow", "red")
    assert lasting(Ability("reveal", Recolour(three, 2), uses=1)) == [
        "Ability, when you reveal tiles in a Survey: place 2 tiles in locations of any colour (once a game)."
    ]
    said = [
        lasting(Ability("roll", power))[0].partition(": ")[2]
        for power in (
            Reroll("own", 1),
            Reroll("own", 3),
            Reroll("enemy"),
            Reroll("enemy", 1),
            Reset(2),
            Convert(5),
        )
    ]
    assert said == [
        "roll 1 of your dice again.",
        "roll up to 3 of your dice again.",
        "roll any of the enemy’s dice again, once.",
        "roll 1 of the enemy’s dice again.",
        "make 2 of your other used abilities ready again.",
        "turn up to 5 energy into research, or up to 5 research into energy.",
    ]
    assert lasting(Ability("entity-card", Cancel(("flux", "malice")))) == [
        "Ability, when an Entity card is drawn: cancel it if it is a Flux or Malice card."
    ]


def test_triggers() -> None:
    gains = (Stars(1), Stars(3, own=True), Gain("research", 2))
    assert lasting(Trigger("settle", gains, limit="round")) == [
        "Whenever you settle a sector, gain ½★, 1½☆ and 2 research (once a round)."
    ]


def said(*every: Condition, enough: bool = False) -> str:
    """Conditions as a clause."""
    return WORDS.say(phrases.conditions(every, enough=enough))


def test_conditions() -> None:
    units = [Condition("units-in-combat", least=1), Condition("units-in-combat", most=2)]
    assert said(*units) == "you destroyed a unit and you destroyed at most 2 enemy units"
    assert said(Condition("units-in-combat", least=2, most=3)) == "you destroyed 2 or 3 enemy units"
    assert said(Condition("units-in-combat", least=2, most=4)) == "you destroyed 2 to 4 enemy units"
    resources = [Condition("resource", "boson", least=1, most=2), Condition("resource", "omega", most=3)]
    assert said(*resources) == "you have 1 or 2 Boson and at most 3 Omega"
    three = [Condition("artifacts", least=n) for n in (1, 2, 3)]
    assert (
        said(*three, enough=True)
        == "you control an artifact, you control at least 2 artifacts or you control at least 3 artifacts"
    )


def test_what_entity_cards_do() -> None:
    effect = EachEmpire((Gain("energy", 2), Lose("research", 1), LoseHalf("energy")))
    assert (
        WORDS.say(phrases.entity_effect(effect))
        == "every empire gains 2 energy, loses up to 1 research and loses half of its energy, rounded up"
    )
    storm = NextRound((Stat("hand", -2, least=1), Stat("range", 1)))
    assert WORDS.say(phrases.entity_effect(storm)) == (
        "until the end of the next round, every empire’s hand limit is 2 lower, but at least 1"
        " and every empire’s Move Range is 1 higher"
    )


def test_every_choice_of_the_language_can_be_said() -> None:
    for n in (1, 2):
        for level in get_args(language.LevelWord):
            assert lasting(Level(level, n))
        for stat in get_args(language.StatWord):
            assert str(n) in lasting(Stat(stat, n))[0]
            assert WORDS.say(phrases.entity_effect(NextRound((Stat(stat, -n),))))
        for kind in get_args(language.UnitWord):
            assert str(n) in WORDS.say(phrases.amount(kind, n))
        for resource in get_args(language.ResourceWord):
            assert str(n) in lasting(Resource(resource, n))[0]
    for item in get_args(language.PriceWord):
        for first in (False, True):
            assert "2" in lasting(Price(item, add=-2, first=first))[0]
    for word in get_args(language.DiceWord):
        assert lasting(Dice(1, (word,)))
    for measure in MEASURES:
        of = {
            "level": "fleet",
            "resource": "boson",
            "slain": "ship",
            "survivors": "ship",
            "units": "station",
        }.get(measure, "")
        assert "7" in said(Condition(measure, of, least=7))
        assert said(Condition(measure, of, least=1))
    for at in ABILITY_TIMES:
        assert lasting(Ability(at, Reset()))
    for on in get_args(language.Moment):
        assert lasting(Trigger(on, (Gain("energy", 1),)))


ABILITY_TIMES = get_args(inspect.get_annotations(Ability, eval_str=True)["at"])


def test_every_piece_and_choice_of_the_language_is_needed_by_a_card() -> None:
    used = set(re.findall(r'"([\w-]+)"', DATA)) | {""}
    assert {str(kind.__struct_config__.tag) for kind in pieces()} <= used
    for choice in CHOICES:
        assert set(get_args(choice)) <= used
    assert set(MEASURES) <= used


def test_every_piece_and_choice_of_the_language_is_described() -> None:
    read_me = data_files(ROOM, "README.md")[0].read_text(encoding="utf-8")
    described = set(re.findall(r"`([\w-]+)`", read_me)) | {"", *cards.COLOURS}
    assert {str(kind.__struct_config__.tag) for kind in pieces()} <= described
    for choice in CHOICES:
        assert set(get_args(choice)) <= described
    assert set(MEASURES) <= described
    assert {path.name for path in data_files(ROOM, "*.json")} <= set(re.findall(r"`(\w+\.json)`", read_me))


def test_what_is_no_card_says_nothing() -> None:
    with pytest.raises(LookupError, match="nothing for Row"):
        phrases.text_of(Row(id="X", word="x"))


def test_everything_named_has_its_words() -> None:
    for race in cards.RACES.values():
        assert WORDS.has(f"race-{race.word}", "passive")
    for word in cards.KIND_WORDS:
        assert WORDS.has(f"unit-{word}", "many")
    for word in cards.RESOURCES:
        assert WORDS.attribute(Text(f"resource-{word}"), "whole").startswith(
            WORDS.say_key(f"resource-{word}")
        )


def test_the_words_of_cards_are_those_that_are_said() -> None:
    """What `bot check` asks of a game in the catalogue, for the files that say cards."""
    own = messages(ROOM)
    known = {each.key for each in own}
    house = {each.key for each in messages("house")}
    assert [key for key, times in Counter(each.key for each in own).items() if times > 1] == []
    assert known & {each.key for each in messages("house") if OVERRIDABLE not in each.comment} == set()
    assert {key for each in own for key in each.messages} <= known
    package = Path(inspect.getfile(phrases)).parent
    for use in uses([package / "phrases.py", package / "rows.py", package / "cards.py"]):
        assert any(use.fits(key) for key in known | house), f"{use.key} ({use.where})"
    every = written(python_files([package.parent]), set(re.findall(r'"([\w-]+)"', DATA)))
    of_cards = [file for _, file in catalogue_files(ROOM) if file.name in ("cards.ftl", "phrases.ftl")]
    assert len(of_cards) == 2
    for key in re.findall(r"^([a-z][\w-]*) =", "".join(map(Path.read_text, of_cards)), flags=re.MULTILINE):
        assert key in OF_EVERY_GAME or every.says(key), f"nothing says {key}"
