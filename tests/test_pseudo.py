"""The pseudo-language of the tests says everything that English says, and nothing of it in plain letters."""

from __future__ import annotations

import pytest

from bot.checks.words import messages
from bot.engine.moves import Text
from bot.engine.words import READER, words_of
from tests.games.proofs import every_game
from tests.pseudo import Catalogues, plain_words, pseudo, pseudo_text


@pytest.mark.parametrize("room", ["house", *sorted(every_game())])
def test_every_message_is_there_without_a_plain_letter(room: str, pseudo_language: str) -> None:
    english, words = words_of(room), words_of(room, pseudo_language)
    for message in messages(room):
        assert words.has(message.key) == english.has(message.key), message.key
        if message.key != "locale" and "" in message.parts and not message.values and not message.messages:
            said = words.say_key(message.key)
            assert plain_words(said) == [], message.key
            assert said[0] + said[-1] == "«»"


def test_what_fluent_and_discord_read_stays_as_it_is() -> None:
    english = """\
moves = { $count ->
    [one] one move by { $who }
   *[other] { $count } moves
} until <t:{ $at }:t>
    .help = moved
"""
    assert (
        pseudo(english)
        == """\
moves =
    «{ $count ->
        [one] ööñéé ṁööṽéé ƀý { $who }
       *[other] { $count } ṁööṽééš
    } ûûñţîîļ <t:{ $at }:t>»
    .help = «ṁööṽééð»
"""
    )
    assert pseudo_text("say `/hand` or /game end") == "šááý `/hand` ööŕ /game end"


def test_words_in_quotes_are_said_in_it_but_for_forms_and_options() -> None:
    english = (
        'won = { $seat } { AGREE($seat-id, "wins", "win") }{ " of " }{ FORM($of-id, part: "whose") }'
        '{ NUMBER($of, style: "percent") }{ "\\u00A0" }\n'
    )
    assert pseudo(english) == (
        'won = «{ $seat } { AGREE($seat-id, "ŵîîñš", "ŵîîñ") }{ " ööƒ " }{ FORM($of-id, part: "whose") }'
        '{ NUMBER($of, style: "percent") }{ "\\u00A0" }»\n'
    )


def test_a_word_in_quotes_that_was_not_translated_is_found(catalogues: Catalogues) -> None:
    event = Text("told", {"seat": "@0"})
    english = 'told = { $seat } { AGREE($seat-id, "wins", "win") } it.\n'
    for names, plain in ((("Mira",), "wins"), ((READER,), "win")):
        catalogues("de", house="", embers=pseudo(english))
        assert plain_words(words_of("embers", "de").say(event, names), ("Mira", "you")) == []
        catalogues("de", house="", embers=pseudo(english).replace(f'"{pseudo_text(plain)}"', f'"{plain}"'))
        assert plain_words(words_of("embers", "de").say(event, names), ("Mira", "you")) == [plain]


def test_a_plain_word_is_found_but_for_what_is_known() -> None:
    assert plain_words("«Ṁööṽéé by Mira K4»", ("Mira", "K4")) == ["by"]
