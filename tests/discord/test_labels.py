"""What a whole move is called on a button: by the game's own words for it where it has some, one way everywhere."""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any, cast

import discord
import pytest

from bot.discord.core.commands.slash import matching
from bot.discord.core.layout.components import Click, Entry, menu
from bot.discord.core.text.texts import Speech, in_whole
from bot.discord.reading.rule_search import Section
from bot.discord.views.table import Place, TableView
from bot.engine.moves import Ask, Move, Seat, Text, one_each
from bot.engine.rng import Rng
from bot.engine.rulebook import RuleSection
from tests.games.sample.embers import EmbersRules
from tests.pseudo import Catalogues

MIRA, BO = Seat(0), Seat(1)


def table(language: str, *questions: str) -> TableView:
    """A table of Embers where Mira is asked these questions."""
    game = EmbersRules()
    asks = [Ask(MIRA, Text(f"ask-{question}"), Move("leave")) for question in questions]
    position = SimpleNamespace(view=game.setup(2, {}, Rng("labels")), asks=asks)
    speech = Speech("embers", ["Mira", "Bo"], language, one_each(2))
    return TableView(cast(Any, None), game, MIRA, cast(Any, position), speech)


def test_a_move_without_words_of_its_own_is_its_verb_and_its_values() -> None:
    keep = Move("keep", (3,))
    assert table("en").label(MIRA, keep) == table("en").label(MIRA, keep, "standing") == "Keep a card: card 3"
    assert table("en").label(MIRA, keep, "reply") == "card 3", "the question names the verb"
    assert table("en").label(MIRA, Move("leave"), "reply") == "Let it burn", "without values it is the verb"


GERMAN = """\
move-leave-douse = Nicht löschen
move-keep = { $card } (also { $card-value }) behalten, { $card-id }
reply-keep = Behalte { $card }
standing-habit = Immer { $word } sein
"""


@pytest.mark.parametrize(
    ("move", "place", "said"),
    [
        (Move("leave"), "move", "Nicht löschen"),
        (Move("leave"), "reply", "Nicht löschen"),
        (Move("keep", (3,)), "move", "card 3 (also 3) behalten, choice-card"),
        (Move("keep", (3,)), "standing", "card 3 (also 3) behalten, choice-card"),
        (Move("keep", (3,)), "reply", "Behalte card 3"),
        (Move("habit", ("kind",)), "move", "Habit: kind"),
        (Move("habit", ("kind",)), "standing", "Immer kind sein"),
        (Move("keep"), "move", "Keep a card"),
    ],
)
def test_a_game_says_a_whole_move_in_words_of_its_own(
    catalogues: Catalogues, move: Move, place: Place, said: str
) -> None:
    catalogues("de", house="locale = de\n", embers=GERMAN)
    assert table("de", "stake", "douse").label(MIRA, move, place) == said


def test_words_for_the_answer_to_a_question_are_said_only_while_it_is_open(catalogues: Catalogues) -> None:
    catalogues("de", house="locale = de\n", embers=GERMAN)
    assert table("de", "stake").label(MIRA, Move("leave")) == "Let it burn"
    assert table("de", "douse").label(BO, Move("leave")) == "Let it burn", "it is asked of someone else"


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("Costs 3 energy.", "Costs 3 energy."),
        ("Costs 3. Adds one. Then it burns.", "Costs 3. Adds one."),
        ("−3 energy · Adds 1 to all levels.", "−3 energy"),
        ("Costs 3 energy and a ship", "Costs 3 energy and…"),
        ("v. 1.5 of it", "v. 1.5 of it"),
        ("3 Entity ships; you may fight", "3 Entity ships"),
        ("Adds one to it now. Two", "Adds one to it now."),
    ],
)
def test_a_second_line_ends_with_a_whole_sentence_or_part_if_the_first_has_room(text: str, said: str) -> None:
    assert in_whole(text, 19) == said


def test_a_menu_says_whole_sentences_below_its_entries() -> None:
    long = "To be active, it needs Neutronium and Antimatter. Adds 2 to your Fleet. You can build ships in any sector."
    made = menu(Click("pick"), "Discover", [Entry("a", "A", long)])
    assert isinstance(made, discord.ui.Select)
    assert made.options[0].description == long[: long.index(" You can")]


def test_a_long_title_of_a_rule_is_said_up_to_its_colon_on_a_button() -> None:
    for title, heading in (
        ("10.3 Move: how far can my ships go, and what is support?", "10.3 Move"),
        ("4 Flares: what are they?", "4 Flares: what are they?"),
    ):
        assert Section("novasolis", RuleSection(title.partition(" ")[0], title, "")).heading == heading


def test_of_choices_that_are_called_the_same_only_the_first_is_offered() -> None:
    long = "x" * 150
    offered = matching([("ride", "Along"), ("riding", "Along"), ("a", f"{long}a"), ("b", f"{long}b")], "")
    assert [(each.value, each.name[:5]) for each in offered] == [("ride", "Along"), ("a", "xxxxx")]
    assert [each.value for each in matching([("ride", "Along"), ("riding", "Along")], "riding")] == ["riding"]
