"""The sentences of the house and of every game: each is said somewhere, each that is said exists, none stands twice.

What is wrong with a game's own is told by `tests/test_checks.py`, where each fault is made once.
"""

from __future__ import annotations

import re
from pathlib import Path

import discord
import msgspec
import pytest
from fluent.syntax import FluentParser
from hypothesis import given
from hypothesis import strategies as st

from bot.checks.games import translated_faults
from bot.checks.words import asked_of, broken_lines, house_faults, messages, translation_faults, word_faults
from bot.discord.core.text.texts import harmless
from bot.engine.catalogues import Parser, catalogue_files, languages, nearest, preview
from bot.engine.errors import BadData
from bot.engine.moves import Event, Text, Values, changed, who
from bot.engine.words import words_of
from bot.games.catalogue import games
from tests.games.proofs import every_game
from tests.pseudo import Catalogues


def test_the_sentences_of_the_house_are_those_that_it_says() -> None:
    assert house_faults(games()) == []


@pytest.mark.parametrize("slug", sorted(every_game()))
def test_the_sentences_of_a_game_are_those_that_it_says(slug: str) -> None:
    assert word_faults(every_game()[slug], games()) == []


@pytest.mark.parametrize("room", ["house", *sorted(games())])
def test_titles_of_refusals_end_like_sentences(room: str) -> None:
    """The reason follows in the same line."""
    files = [path.read_text(encoding="utf-8") for _, path in catalogue_files(room)]
    titles = re.findall(r"^    \.title = (.*)$", "\n".join(files), re.MULTILINE)
    assert titles
    assert [title for title in titles if not title.endswith((".", "?"))] == []


GERMAN = """\
locale = de
list-none = nichts
undone = Zug zurückgenommen.
waiting-for = Warten auf { $seats } ({ $nobody })
vote-x = Neu
"""


def test_a_language_says_what_it_can_and_the_rest_in_english(catalogues: Catalogues) -> None:
    catalogues("de", house=GERMAN, sol="title = SOL\n    .several = x\nverb-launch = Starten\n")
    words = words_of("sol", "de")
    assert words.say_key("undone") == "Zug zurückgenommen."
    assert words.say_key("verb-launch") == "Starten"
    assert words.say_key("log-empty") == "Nothing has happened yet."
    assert words.attribute(Text("verb-launch"), "help") == words_of("sol").attribute(
        Text("verb-launch"), "help"
    )
    assert words.say_key("waiting-for", seats="Bo") == "Waiting for Bo", "a sentence that cannot be filled"
    assert words.say(Text("refusal-game-off", {"game": "~supernova:title"})).startswith("Super Nova")


def test_lists_are_joined_as_the_language_joins_them(catalogues: Catalogues) -> None:
    catalogues("de", house=GERMAN)
    assert words_of("house").listed(["C3", "C5", "R2"]) == "C3, C5 and R2"
    assert words_of("house", "de").listed(["C3", "C5", "R2"]) == "C3, C5 und R2"
    assert [words_of("house", "de").listed(items) for items in ([], ["C3"])] == ["nichts", "C3"]
    assert words_of("house", "de").in_a_row(["C3", "C5"]) == "C3, C5"


PERSONS = """\
locale = de
reader = du
    .dich = dich
    .deinen = deinen
someone = { $name }
    .whose = { ENDS($name, "s ß x z ce") ->
        [yes] { $name }’
       *[no] { $name }s
    }
    .deinen = { someone.whose }
piece-bridge = Brücke
    .gender = f
    .den = die Brücke
    .dem = der Brücke
piece-tower = Turm
    .gender = m
    .den = den Turm
    .dem = dem Turm
-sun = { $case ->
    [dem] der Sonne
   *[der] die Sonne
}
has = { $sides } { AGREE($sides-id, "hat", "hast", "haben", "habt") }
two = { AGREE($sides-id, "1", "2") }
three = { AGREE($sides-id, "1", "2", "3") }
tears = { $side } reißt { FORM($other-id, part: "deinen") } Turm ab
asks = für { FORM($side-id, part: "dich") }
sells = { $side } verkauft { FORM($pieces-id, part: "den") } mit { FORM($pieces-id, part: "dem") }
mine = { FORM($piece-id, part: "gender") ->
    [f] deine
   *[m] dein
} { $piece }
rises = { CAPITAL(-sun) } über { -sun(case: "dem") } und { piece-bridge.dem }
"""
"""What German needs of the engine, as docs/translating.md tells it."""


@pytest.mark.parametrize(
    ("key", "values", "said"),
    [
        ("has", {"sides": ["@1"]}, "Boris hat"),
        ("has", {"sides": ["@0"]}, "du hast"),
        ("has", {"sides": ["@1", "@2"]}, "Boris und *Max* haben"),
        ("has", {"sides": ["@0", "@1"]}, "Boris und du habt"),
        ("two", {"sides": ["@0", "@1"]}, "2"),
        ("two", {"sides": ["@2", "@1"]}, "2"),
        ("two", {"sides": []}, "1"),
        ("three", {"sides": ["@0", "@1"]}, "3"),
        ("three", {"sides": ["@0"]}, "2"),
        ("tears", {"side": "@1", "other": "@0"}, "Boris reißt deinen Turm ab"),
        ("tears", {"side": "@0", "other": "@1"}, "du reißt Boris’ Turm ab"),
        ("tears", {"side": "@0", "other": "=Ada"}, "du reißt Adas Turm ab"),
        ("tears", {"side": "@0", "other": "@2"}, "du reißt *Max*’ Turm ab"),
        ("tears", {"side": "@0", "other": "=ALICE 🚀"}, "du reißt ALICE 🚀’ Turm ab"),
        ("tears", {"side": "@0", "other": "=Zed7"}, "du reißt Zed7s Turm ab"),
        ("asks", {"side": "@0"}, "für dich"),
        ("asks", {"side": "@1"}, "für Boris"),
        (
            "sells",
            {"side": "@1", "pieces": ["~piece-bridge", "~piece-tower"]},
            "Boris verkauft die Brücke und den Turm mit der Brücke und dem Turm",
        ),
        ("sells", {"side": "@1", "pieces": ["L8"]}, "Boris verkauft L8 mit L8"),
        ("mine", {"piece": Text("piece-bridge")}, "deine Brücke"),
        ("mine", {"piece": "~piece-tower"}, "dein Turm"),
        ("rises", {}, "Die Sonne über der Sonne und der Brücke"),
    ],
)
def test_verbs_names_and_things_take_the_forms_of_the_language(
    catalogues: Catalogues, key: str, values: Values, said: str
) -> None:
    catalogues("de", house=PERSONS)
    assert words_of("house", "de").say(Text(key, values), ("\0", "Boris", "*Max*")) == said


def test_any_number_of_things_is_joined_in_every_locale_of_discord(catalogues: Catalogues) -> None:
    locales = [*(each.value for each in discord.Locale), "ar"]
    for locale in locales:
        catalogues(locale, house=f"locale = {locale}\nlist-none = 0\n")
    for locale in locales:
        words = words_of("house", locale)
        for count in range(6):
            items = [f"C{number}" for number in range(count)]
            for joined in (words.listed(items), words.in_a_row(items)):
                assert re.findall(r"C\d", joined) == items, locale
        between = re.split(r"C\d", words.in_a_row(["C1", "C2", "C3", "C4"]))[1:-1]
        assert len(set(between)) == 1, f"{locale}: the same between any two"


def test_what_a_language_lacks_or_adds_is_named(catalogues: Catalogues) -> None:
    catalogues("de", house=GERMAN)
    found = translation_faults("house", "de")
    assert "de: message log-empty: is missing" in found
    where = "(house/text/de.ftl, line {})"
    assert f"de: message waiting-for: asks for nobody, which English does not {where.format(4)}" in found
    assert f"de: message vote-x: is not in English {where.format(5)}" in found
    assert not [fault for fault in found if " undone:" in fault]
    assert translation_faults("sol", "de") == ["de: says nothing yet"]


USES = """\
locale = de
# A comment moves the lines.
undone = { -sun } und { -moon }
-sun = Sonne { SHINE("x") }
    .case = x
list-none = { nothing-of-this }
waiting-for = { FORM($seats-id, part: "dem") }, { FORM($seats-id, part: "den") }
someone = { $name }
    .den = { $name }
    .whose = { $name }
turn-of = { $seat-count } { AGREE($seat-id, "a", "b") }
may-answer-now = { $nobody }
"""


def test_what_a_language_uses_and_has_not_is_named_with_file_and_line(catalogues: Catalogues) -> None:
    """What cannot be said so is said in English, and everything else in that language."""
    catalogues("de", house=USES)
    named = [
        fault.removeprefix("de: message ")
        for fault in translation_faults("house", "de")
        if re.search(": (uses|asks) ", fault)
    ]
    assert sorted(named) == [
        "list-none: uses the message nothing-of-this (house/text/de.ftl, line 6)",
        "may-answer-now: asks for nobody, which English does not (house/text/de.ftl, line 12)",
        "sun: uses the function SHINE (house/text/de.ftl, line 4)",
        "undone: uses the term -moon (house/text/de.ftl, line 3)",
        "waiting-for: uses the form dem, which nothing has (house/text/de.ftl, line 7)",
    ]
    words, english = words_of("house", "de"), words_of("house")
    for key in ("undone", "list-none"):
        assert words.say_key(key) == english.say_key(key)
    assert words.say(Text("waiting-for", {"seats": ["@0"]}), ("Bo",)) == "Bo, Bo"


def test_what_a_comment_in_english_names_is_given_too(catalogues: Catalogues) -> None:
    catalogues("en", room="# $owner has it.\nthing = { $piece-id } there\nbare = there\n")
    catalogues("de", house="locale = de\n", room="thing = { $piece } { $owner-id }\nbare = { $piece }\n")
    assert [fault for fault in translation_faults("room", "de") if "asks" in fault] == [
        "de: message bare: asks for piece, which English does not (room/text/de.ftl, line 2)"
    ]
    (comment,) = [each for each in messages("room") if each.key == "thing"]
    assert asked_of(comment, {}) == {"piece-id", "owner"}, "what says it must give both"


COMMANDS = """\
locale = de
command-game = Spiele
    .name = spiel
command-seat = Platz
    .name = platz
command-seat-take = Nimm
    .name = nehmen
command-export = Sichern
    .name = sichern
undone = Nimm ihn mit /game seat take oder /game end. Sichern: `/game file export`; `/my settings`, </game seat take:1>.
"""


def test_a_text_names_commands_as_its_language_calls_them(catalogues: Catalogues) -> None:
    catalogues("de", house=COMMANDS, sol='verb-fly = Nach /game seat take: { "/game seat" } nehmen\n')
    assert words_of("house", "de").say_key("undone") == (
        "Nimm ihn mit /spiel platz nehmen oder /spiel end. Sichern: `/spiel file sichern`; `/my settings`,"
        " </game seat take:1>."
    )
    assert words_of("sol", "de").say_key("verb-fly") == "Nach /spiel platz nehmen: /spiel platz nehmen"
    english = words_of("house", "de").attribute(Text("refusal-already-over"), "remedy")
    assert "/game new" in english, "what is said in English"


def test_a_language_may_have_one_form_for_one_and_for_several(catalogues: Catalogues) -> None:
    catalogues("de", house="locale = de\n", sol="ask-draw = darf eine Karte nutzen\n")
    words = words_of("sol", "de")
    assert words.doing(Text("ask-draw"), (), several=True) == "darf eine Karte nutzen"
    assert words.doing(Text("ask-last-chance"), (), several=True) == "have one last chance"


def test_the_pseudo_language_lacks_nothing(pseudo_language: str) -> None:
    for room in ("house", *every_game()):
        assert translation_faults(room, pseudo_language) == []


def test_a_locale_finds_the_nearest_language(catalogues: Catalogues) -> None:
    catalogues("de", house="locale = de\n")
    catalogues("pt-BR", house="locale = pt-BR\n")
    assert languages()[0] == "en"
    assert {"de", "pt-BR"} <= set(languages())
    wanted = {
        "de": "de",
        "pt-BR": "pt-BR",
        "pt-PT": "pt-BR",
        "en-GB": "en",
        "en-US": "en",
        "ja": "en",
        None: "en",
    }
    assert {locale: nearest(locale) for locale in wanted} == wanted


def test_a_language_is_offered_once_the_house_has_its_main_file(
    catalogues: Catalogues, tmp_path: Path
) -> None:
    (tmp_path / "house/text/tlh").mkdir(parents=True)
    (tmp_path / "house/text/tlh/house.ftl").write_text("undone = taH pagh\n", encoding="utf-8")
    catalogues("eo")
    assert "tlh" not in languages()
    assert nearest("tlh") == "en"
    (tmp_path / "house/text/tlh.ftl").write_text("", encoding="utf-8")
    catalogues("eo")
    assert nearest("tlh") == "tlh"
    assert words_of("house", "tlh").say_key("undone") == "taH pagh"


def test_a_language_can_be_heard_before_it_is_offered(
    catalogues: Catalogues, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("bot.engine.catalogues._PREVIEWED", set())
    (tmp_path / "sol/text/tlh").mkdir(parents=True)
    (tmp_path / "sol/text/tlh/sol.ftl").write_text("verb-launch = yIbaH\n", encoding="utf-8")
    catalogues("eo")
    preview("tlh")
    assert [words_of("sol", "tlh").say_key(key) for key in ("verb-launch", "log-empty")] == [
        "yIbaH",
        "Nothing has happened yet.",
    ]


def test_a_language_that_is_not_there_is_refused() -> None:
    with pytest.raises(BadData, match=r"tlh.*is not there; there are en"):
        words_of("house", "tlh")


@pytest.mark.parametrize(
    ("prompt", "one", "several"),
    [
        (Text("ask-move", {"points": 2}), "moves, with 2 points left", "move, with 2 points left"),
        (Text("ask-last-chance"), "has one last chance", "have one last chance"),
        (Text("ask-draw"), "may use a card", "may use a card"),
    ],
)
def test_what_one_player_does_is_said_of_several(prompt: Text, one: str, several: str) -> None:
    words = words_of("sol")
    assert (words.doing(prompt, ()), words.doing(prompt, (), several=True)) == (one, several)


def test_what_discord_would_not_take_of_a_language_is_named(catalogues: Catalogues) -> None:
    catalogues(
        "de",
        house="locale = de\ncommand-board = Brett\n    .name = Das Brett\n",
        sol=f"param-to = {'x' * 101}\nverb-fly = Fliegen\n    .help = Flieg\n    .name = fliegen\n",
    )
    assert [fault.partition(": Must")[0] for fault in translated_faults("sol", "de")] == [
        "de: message param-to"
    ]
    assert translated_faults("house", "de") == [
        "de: message command-board: its name is none that Discord takes"
    ]


BROKEN = b"""\
locale = Klingon
list-none = nichts
undone = { zur\xc3\xbcck
waiting-for = Warten auf { $seats
log-empty = Hier f\xfcr niemanden.
seat-number = Platz { $number }
"""


def test_a_broken_line_is_said_in_english_and_the_others_are_said(
    catalogues: Catalogues, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    catalogues("de", house="")
    (tmp_path / "house/text/de.ftl").write_bytes(BROKEN)
    words, english = words_of("house", "de"), words_of("house")
    assert [words.listed([]), words.say_key("seat-number", number=2)] == ["nichts", "Platz 2"]
    assert [words.say_key(key) for key in ("undone", "log-empty")] == [
        english.say_key(key) for key in ("undone", "log-empty")
    ]
    assert words.say_key("waiting-for", seats="Bo") == english.say_key("waiting-for", seats="Bo")
    assert words.listed(["C3", "C5"]) == "C3 and C5", "the conventions of English"
    named = [
        "house/text/de.ftl, line 3: undone = { zurück: syntax: is not Fluent",
        "house/text/de.ftl, line 4: waiting-for = Warten auf { $seats: syntax: is not Fluent",
        "house/text/de.ftl: log-empty: encoding: is not UTF-8",
    ]
    assert broken_lines("house", "de") == named
    assert [fault for fault in named if caplog.messages.count(f"left out: {fault}") != 1] == []


def test_the_key_stands_for_an_english_line_that_is_broken(catalogues: Catalogues) -> None:
    catalogues(
        "en", room="whole = Whole\nundone = { mended\nask-x = { $who\n    .you = x\nwith = With { ask-x }\n"
    )
    words = words_of("room")
    assert [words.say_key(key) for key in ("whole", "ask-x", "with")] == ["Whole", "ask-x", "With ask-x"]
    assert words.asking(Text("ask-x"), ()) == "ask-x"
    assert words.say_key("undone") == words_of("house").say_key("undone"), "the house says it"
    with pytest.raises(BadData, match="message: is missing"):
        words.say_key("never-written")


PARTS = """\
locale = de
list-none = nichts
seat-number = Platz { $number }
turn-of = { $what } für { $things }
coin = { $count ->
    [one] Münze
   *[other] { $count } Münzen
}
gift = ein Geschenk von { $seat }
"""


PIECES = (
    "sun",
    "a-1_B",
    " = ",
    "Sun é",
    "\n",
    "\r\n",
    "\r",
    "\n    ",
    "{ ",
    " }",
    "$x",
    "-sun",
    ".help",
    "3",
    '"u"',
)
PIECES += ("{ $x ->", "[one] ", "*[other] ", "SUN(", ")", ", ", ": ", "# ", "}", "{", "1b", "\\u0041", "-")


@given(st.lists(st.sampled_from(PIECES), max_size=20).map("".join))
def test_a_catalogue_is_parsed_as_the_library_parses_it(text: str) -> None:
    for each in (text, f"sun = {text}\nmoon = 1\n"):
        assert Parser().parse(each).to_json() == FluentParser(with_spans=False).parse(each).to_json()


def test_a_text_within_a_text_is_said_in_the_same_language(catalogues: Catalogues) -> None:
    catalogues("de", house=PARTS)
    words = words_of("house", "de")
    coins, gift = Text("coin", {"count": 3}), Text("gift", {"seat": who(1)})
    said = Text("turn-of", {"what": coins, "things": [gift, "=Bo", Text("coin", {"count": 1})]})
    assert words.say(said, ("Mira", "Cy")) == "3 Münzen für ein Geschenk von Cy, Bo und Münze"
    assert words.say(said, ("Mira", "Dee")) == "3 Münzen für ein Geschenk von Dee, Bo und Münze"


def test_texts_within_texts_are_kept_with_what_happened() -> None:
    event = Event(
        "x", {"what": Text("coin", {"count": 3}), "all": [Text("gift", {"seat": "@1"}), "~coin"], "n": 1}
    )
    assert msgspec.json.decode(msgspec.json.encode(event), type=Event) == event
    assert msgspec.msgpack.decode(msgspec.msgpack.encode(event), type=Event) == event


def test_strings_change_however_deep_they_stand() -> None:
    values: Values = {
        "what": Text("gift", {"seat": "=Mira"}),
        "all": ["=Bo", Text("gift", {"seat": "=Mira"})],
        "n": 2,
    }
    assert changed(values, str.upper) == {
        "what": Text("gift", {"seat": "=MIRA"}),
        "all": ["=BO", Text("gift", {"seat": "=MIRA"})],
        "n": 2,
    }
    typed = Event("x", {"what": Text("gift", {"seat": "=*Mira*"})})
    listed = Event("x", {"n": 2, "all": ["~coin", Text("gift", {"seat": "@1"}), "=*Bo*"]})
    plain = Event("x", {"n": 2, "what": "a*b", "all": ["~coin", Text("gift", {"seat": "@1"})]})
    assert [event.values for event in harmless([typed, plain, listed])] == [
        {"what": Text("gift", {"seat": "=\\*Mira\\*"})},
        plain.values,
        {"n": 2, "all": ["~coin", Text("gift", {"seat": "@1"}), "=\\*Bo\\*"]},
    ]


@pytest.mark.parametrize("slug", sorted(games()))
def test_numbers_below_zero_have_a_minus_sign(slug: str) -> None:
    """However they get into a sentence; what someone typed stays as it is."""
    words = words_of(slug)
    assert words.say(Text("figure", {"score": -68})) == ("−34" if slug == "novasolis" else "−68")
    assert words.say(Text("menu-number-help", {"least": -1234, "most": 5})) == "From −1,234 to 5"
    assert words.say(Text("marks-more", {"n": -1})) == "−1 more"
    assert words.say(Text("menu-next", {"what": "=-1"})).count("-1") == 1


def test_numbers_are_written_as_their_message_wants_them(catalogues: Catalogues) -> None:
    catalogues("de", house="rough = { NUMBER($n, minimumFractionDigits: 2) } von { $n }\nplain = { $n }\n")
    words = words_of("house", "de")
    for number in (7, 7, -1234, 10**20):
        grouped = f"{abs(number):,}".replace(",", ".")
        said = f"−{grouped}" if number < 0 else grouped
        assert words.say_key("plain", n=number) == said
        assert words.say_key("rough", n=number) == f"{said},00 von {said}"
        assert words.say_key("plain", n=str(number)) == str(number)


def test_only_what_a_message_says_is_put_into_words(catalogues: Catalogues) -> None:
    catalogues("de", house="few = { $things-count } { $thing-id } { $thing }\nnone = { $thing-count }\n")
    words, unsaid = words_of("house", "de"), Text("nothing-says-this")
    things: Values = {"things": [unsaid, unsaid], "thing": Text("undone"), "more": unsaid}
    assert words.say(Text("few", things)) == f"2 undone {words_of('house').say_key('undone')}"
    with pytest.raises(BadData, match="nothing-says-this"):
        words.say(Text("few", {**things, "thing": unsaid}))
    with pytest.raises(BadData, match="none"):
        words.say(Text("none", things))


def test_an_event_that_lacks_a_value_says_that_it_was_kept_by_an_earlier_version(
    caplog: pytest.LogCaptureFixture,
) -> None:
    """A running game goes on after an update that changed the sentence, whatever its last line says."""
    words = words_of("novasolis")
    kept = Event("entity-moved", {"n": 2, "from": "1.1", "to": "1.0"})
    assert words.tellable([kept]) == [kept]
    assert "only an earlier version of the bot can tell" in words.tell(kept, ["Mira", "Bo"])
    assert "entity-moved" in caplog.text
