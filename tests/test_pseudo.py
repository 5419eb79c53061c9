"""The pseudo-language of the tests says everything that English says, and nothing of it in plain letters."""

from __future__ import annotations

import pytest

from bot.checks.words import messages
from bot.engine.words import words_of
from tests.games.proofs import every_game
from tests.pseudo import plain_words, pseudo, pseudo_text


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


def test_a_plain_word_is_found_but_for_what_is_known() -> None:
    assert plain_words("«Ṁööṽéé by Mira K4»", ("Mira", "K4")) == ["by"]
