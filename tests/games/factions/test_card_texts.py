"""What cards say: all their texts on one page, every piece of the language said, and every message used."""

from __future__ import annotations

import inspect
import re
from collections import Counter
from pathlib import Path
from typing import Any, get_args

import pytest

from bot.checks.sources import python_files, uses, written
from bot.checks.words import OF_EVERY_GAME, OVERRIDABLE, messages
from bot.engine.catalogues import catalogue_files
from bot.engine.files import data_files
from bot.engine.moves import Text
from bot.games.factions.actions.counting import MEASURES
from bot.games.factions.cards import cards, language, phrases
from bot.games.factions.cards.language import (
    ByLeader,
    Cost,
    EachPlayer,
    Energy,
    GainTech,
    Lasting,
    May,
    Modifier,
    Pay,
    Resources,
    Trigger,
    Upgrade,
)
from bot.games.parts.effects import Condition, kinds_of
from tests.catalogues import Late
from tests.games.factions.texts import PAGE, page
from tests.pseudo import PSEUDO, plain_words

ROOM = "factions"
WORDS = Late(ROOM)
DATA = "\n".join(path.read_text(encoding="utf-8") for path in data_files(ROOM, "*.json"))


def test_all_cards_say_what_the_page_has() -> None:
    assert page() == PAGE.read_text(encoding="utf-8"), "python -m tests.games.factions.texts prints it anew"


@pytest.mark.usefixtures("pseudo_language")
def test_everything_on_the_page_comes_from_the_catalogue() -> None:
    said = re.sub(r"^\S+ |\b[A-H][12]?\b", "", page(PSEUDO), flags=re.MULTILINE)
    assert plain_words(said, known=tuple(cards.SCORING)) == []


def one_of_each(kind: Any) -> list[Any]:
    """Values of a type of the language: each word of a Literal."""
    return list(get_args(kind))


def test_every_piece_of_the_language_can_be_said() -> None:
    for key in one_of_each(language.Key):
        for n in (1, 2):
            assert WORDS.say(phrases.modifier(Modifier(key, add=n)))
            assert WORDS.say(phrases.modifier(Modifier(key, set=n, when=(Condition("energy", least=3),))))
    for measure in MEASURES:
        said = WORDS.say(phrases.conditions([Condition(measure, least=7, of="mars")]))
        assert "7" in said or WORDS.say(phrases.conditions([Condition(measure, least=1, of="mars")])) == said
    for moment in one_of_each(language.Moment):
        assert WORDS.say(phrases.trigger(Trigger(moment, (Energy(2),), of="mars"))).endswith(
            ", gain 2 energy"
        )
    for price in one_of_each(language.Payment):
        assert "7" in WORDS.say(phrases.effects([Pay((Cost(price, 7),), (Resources(1),))]))
    for what in one_of_each(inspect.get_annotations(language.AutomaNative, eval_str=True)["what"]):
        assert WORDS.say(phrases.effects([language.AutomaNative(what)]))
    for timing in one_of_each(language.Timing):
        for costs in ((), (Cost("energy", 7),)):
            row = cards.ObjectiveRow(
                id="O", word="o", timing=timing, when=(Condition("techs", least=1),), points=9, costs=costs
            )
            said = WORDS.say(phrases.objective(row))
            assert "9 points" in said
            assert ("7 energy" in said) == bool(costs)
    for scope in one_of_each(language.Scope):
        for effect in (language.TeleportShip(scope), language.Clear(7, scope), language.Siphon(scope, 7)):
            assert WORDS.say(phrases.effects([effect]))


def test_every_piece_of_the_language_is_needed_by_a_card() -> None:
    used = set(re.findall(r'"([\w-]+)"', DATA))
    kinds = (language.Key, language.Moment, language.Payment, language.Timing)
    for kind in (*kinds, inspect.get_annotations(language.AutomaNative, eval_str=True)["what"]):
        assert set(one_of_each(kind)) <= used
    assert set(MEASURES) <= used
    assert {str(kind.__struct_config__.tag) for kind in kinds_of(language.Effect)} <= used


def said(*effects: language.AnyEffect) -> str:
    """A row of effects as a clause."""
    return WORDS.say(phrases.effects(effects))


def test_gains_are_said_in_one_clause_and_a_price_as_it_is_asked() -> None:
    place = Upgrade(1)
    assert said(Resources(2), Energy(6), place) == "gain 2 resources and 6 energy and place 1 upgrade"
    assert said(Energy()) == "fill your battery"
    assert said(Pay((Cost("resource"),), (place,))) == "burn 1 resource: place 1 upgrade"
    assert said(May((Pay((Cost("resource"),), (place,)),))) == "you may burn 1 resource to place 1 upgrade"
    assert (
        said(EachPlayer((Resources(1), GainTech())))
        == "each player gains 1 resource and a tech of your choice"
    )
    assert said(EachPlayer((place,))) == "each player does this: place 1 upgrade"
    assert said(ByLeader((May((place,)),))) == "the Leader may place 1 upgrade"
    assert said(ByLeader((place,))) == "the Leader does this: place 1 upgrade"


def test_a_lasting_change_may_hang_on_a_condition() -> None:
    rich = (Condition("resources", least=3), Condition("energy", most=4))
    lasting = Lasting(
        (Modifier("resource-cap", add=1, when=rich),), (Trigger("pass", (Energy(2),), when=rich),)
    )
    assert [WORDS.say(text) for text in phrases.lasting(lasting)] == [
        "You can hold 1 more resource if you have at least 3 resources and at most 4 energy.",
        "When you pass, if you have at least 3 resources and at most 4 energy, gain 2 energy.",
    ]


def test_what_is_no_card_has_no_text() -> None:
    with pytest.raises(LookupError, match="nothing for Row"):
        phrases.text_of(cards.Row(id="X", word="x"))


def test_everything_named_has_its_words() -> None:
    for word in (
        *(f"planet-{planet}" for planet in cards.PLANETS),
        *(f"type-{kind}" for kind in cards.TYPES),
    ):
        assert WORDS.has(word)
    for word in (*cards.MACHINES, *(row.machine for row in cards.FACTIONS)):
        assert WORDS.has(f"machine-{word}")
    for row in cards.FACTIONS:
        assert WORDS.has(f"faction-{row.word}", "motto")
    for event in cards.EVENT.values():
        assert all(WORDS.say(Text("all-of", {"parts": [side.name]})) for side in event.options)


def test_the_words_of_cards_are_those_that_are_said() -> None:
    """What `bot check` asks of a game in the catalogue, for the files that say cards."""
    own = messages(ROOM)
    known = {each.key for each in own}
    assert [key for key, times in Counter(each.key for each in own).items() if times > 1] == []
    assert known & {each.key for each in messages("house") if OVERRIDABLE not in each.comment} == set()
    assert {key for each in own for key in each.messages} <= known
    package = Path(inspect.getfile(phrases)).parent
    for use in uses([package / "phrases.py", package / "cards.py"]):
        assert any(use.fits(key) for key in known), f"{use.key} ({use.where})"
    every = written(python_files([package]), set(re.findall(r'"([\w-]+)"', DATA)))
    of_cards = {file.name for _, file in catalogue_files(ROOM)} & {"cards.ftl", "phrases.ftl"}
    assert of_cards == {"cards.ftl", "phrases.ftl"}
    text = "".join(
        file.read_text(encoding="utf-8") for _, file in catalogue_files(ROOM) if file.name in of_cards
    )
    for key in re.findall(r"^([a-z][\w-]*) =", text, flags=re.MULTILINE):
        assert key in OF_EVERY_GAME or every.says(key), f"nothing says {key}"


def test_every_piece_of_the_language_is_described() -> None:
    read_me = data_files(ROOM, "README.md")[0].read_text(encoding="utf-8")
    described = set(re.findall(r"`([\w-]+)`", read_me))
    kinds = (
        language.Key,
        language.Moment,
        language.Payment,
        language.Timing,
        language.Scope,
    )
    for kind in (*kinds, inspect.get_annotations(language.AutomaNative, eval_str=True)["what"]):
        assert set(one_of_each(kind)) <= described
    assert set(MEASURES) <= described
    assert {str(kind.__struct_config__.tag) for kind in kinds_of(language.Effect)} <= described
