"""What `python -m bot check` finds in a game: each fault made once, in a small game that has no other."""

from __future__ import annotations

import ast
import dataclasses
import logging
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot import commands
from bot.checks import words as word_checks
from bot.checks.games import game_faults, hostable, hosting_faults, payload, slash_warnings
from bot.checks.refusals import Refusing, refusal_faults, refusing
from bot.checks.verbs import verb_faults
from bot.commands import running
from bot.engine import files
from bot.engine.errors import BadData, BadOptions
from bot.engine.moves import InTurn, Param, Text, Verb
from bot.engine.options import Preset
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.engine.words import loaded, words_of
from bot.games.catalogue import games
from tests.games.sample.afterglow.rules import AfterglowRules
from tests.games.sample.embers import Embers, EmbersRules, Habits
from tests.games.sample.faulty import faulty, many


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Where data is looked for first."""
    monkeypatch.setattr(files, "_roots", [tmp_path, *files._roots])
    loaded.cache_clear()
    yield tmp_path
    loaded.cache_clear()


def faults(game: Game[Any]) -> list[str]:
    return game_faults(game, games())


def test_a_game_without_faults_passes(folder: Path) -> None:
    assert faults(faulty(folder)) == []


class SinceVersion2(EmbersRules):
    """Embers in its second version, which forgets the first."""

    info = replace(EmbersRules.info, version=2)

    def deal(self, seats: int, options: dict[str, str], rng: Rng, version: int) -> Embers:
        return super().deal(seats, options, rng, 2)


def test_a_version_of_the_rules_that_is_no_longer_dealt_is_named() -> None:
    assert hosting_faults(SinceVersion2()) == ("version 1 of the rules: deals a game of version 2",)


class Dance(Habits):
    """Habits with a handler for a verb that is not listed."""

    def do_dance(self, g: Any, seat: Any) -> None: ...


def test_a_verb_that_no_step_carries_out_is_named(folder: Path) -> None:
    assert faults(faulty(folder, verbs=[Verb("dance")])) == ["verb dance: no step has a method do_dance"]


def test_a_message_without_words_for_those_who_may_not_know_all_is_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    def silent(room: str, language: str = "en") -> list[word_checks.Message]:
        return [
            dataclasses.replace(each, parts=each.parts - {"hidden"}) if each.key == "event-drew" else each
            for each in told(room, language)
        ]

    told = word_checks.messages
    assert word_checks.word_faults(AfterglowRules(), {}) == []
    monkeypatch.setattr(word_checks, "messages", silent)
    (fault,) = word_checks.word_faults(AfterglowRules(), {})
    assert fault.startswith("message event-drew: has no .hidden (core/flight.py:")


def test_a_verb_that_is_carried_out_but_not_listed_is_named(folder: Path) -> None:
    game = faulty(folder)
    game.preferences = Dance()
    assert verb_faults(game) == ["verb dance: Dance carries it out, yet it is not listed"]


def test_a_verb_carried_out_with_other_values_than_it_has_parameters_is_named(folder: Path) -> None:
    game = faulty(folder, verbs=[Verb("dance", (Param("card"),))])
    game.preferences = Dance()
    assert verb_faults(game) == ["verb dance: Dance.do_dance takes other values than it has parameters"]


@pytest.mark.parametrize(
    ("param", "fault"),
    [
        (Param("word", "word", 1, 5), "has bounds and is no number"),
        (Param("word", "number", 5, 1), "its least is above its most"),
        (Param("word", "number", 5, 5), ""),
        (Param("word", "number", most=5), ""),
    ],
)
def test_bounds_that_cannot_be_are_named(folder: Path, param: Param, fault: str) -> None:
    game = faulty(folder, verbs=[Verb("habit", (param,), turn=InTurn(setting=True))])
    assert verb_faults(game) == ([f"param word: {fault}"] if fault else [])


@pytest.mark.parametrize(
    ("line", "key", "named_in"),
    [
        ("event-took = { $seat } took { $pot }.\n", "event-took", "embers.py"),
        ("ask-stake = stakes a card\n", "ask-stake", "embers.py"),
        ("choice-card = card { $value }\n", "choice-card", "embers.py"),
        ("count-cards = cards\n", "count-cards", ""),
        ("param-word = word\n", "param-word", ""),
        ("value-rounds-4 = four\n", "value-rounds-4", ""),
        ("tagline = Stake, reveal, douse: three rounds around the last fire.\n", "tagline", ""),
    ],
)
def test_a_message_that_is_missing_is_named(folder: Path, line: str, key: str, named_in: str) -> None:
    found = faults(faulty(folder, changed=lambda text: text.replace(line, "")))
    assert any(fault.startswith(f"message {key}: is missing") and named_in in fault for fault in found)


def test_a_prompt_without_words_for_its_reader_is_named(folder: Path) -> None:
    game = faulty(folder, changed=lambda text: text.replace("    .you = Stake a card\n", ""))
    assert faults(game) == ["message ask-stake: has no .you"]


def test_the_message_of_a_refusal_that_is_missing_is_named(folder: Path) -> None:
    found = faults(faulty(folder, changed=lambda text: text.split("refusal-not-in-hand")[0]))
    assert [fault.split(" (")[0] for fault in found] == ["message refusal-not-in-hand: is missing"]


@pytest.mark.parametrize(
    ("said", "instead"),
    [
        ("{ $seat } took { $pot }", "{ $who } took { $pot }"),
        ("You do not hold a { $card }", "You do not hold a { $who }"),
        (".remedy = Your hand: { $hand }", ".remedy = Your hand: { $who }"),
    ],
)
def test_a_message_that_asks_for_what_is_not_given_is_named(folder: Path, said: str, instead: str) -> None:
    (found,) = faults(faulty(folder, changed=lambda text: text.replace(said, instead)))
    assert "asks for who, which is not given (sample/embers.py:" in found


def test_a_message_that_nothing_says_is_named(folder: Path) -> None:
    game = faulty(folder, changed=lambda text: text + "zebra = No zebras.\n")
    assert faults(game) == ["message zebra: nothing says it"]


def test_a_refusal_that_nothing_raises_is_named(folder: Path) -> None:
    """Though its word stands in the code: only where refusals are made it counts."""
    lines = "refusal-habit = No habits.\n    .title = No habits.\n    .remedy = Have none.\n"
    game = faulty(folder, changed=lambda text: text + lines)
    assert faults(game) == ["message refusal-habit: nothing raises it"]


@pytest.mark.parametrize("part", ["title", "remedy"])
def test_a_refusal_without_a_part_is_named(folder: Path, part: str) -> None:
    def changed(text: str) -> str:
        before, key, after = text.partition("refusal-not-in-hand")
        return before + key + re.sub(rf"\n +\.{part} = .*", "", after, count=1)

    assert faults(faulty(folder, changed=changed)) == [f"message refusal-not-in-hand: has no .{part}"]


@pytest.mark.parametrize(
    ("made", "keys"),
    [
        ('Illegal("1", "dry")', ["dry"]),
        ('Illegal("1", "dry" if hot else "wet" if cold else "icy")', ["dry", "wet", "icy"]),
        ('BadOptions("", KEYS[hot], {})', ["dry", "wet"]),
        ('Refused("dry", hot=hot)', ["dry"]),
        ('errors.Trouble("dry", {"hot": hot})', ["dry"]),
        ('Illegal("1", key)', []),
        ('Illegal("1", f"dry-{hot}")', []),
        ('Illegal("1", "dry" if hot else key)', []),
        ('Illegal("1", OTHERS[hot])', []),
        ("Illegal(*refusal)", []),
    ],
)
def test_the_keys_of_a_refusal_stand_where_it_is_made(made: str, keys: list[str]) -> None:
    tables = 'KEYS = {True: "dry", False: "wet"}\nOTHERS = {True: key}\n'
    (found,) = refusing(ast.parse(f"{tables}def refuse():\n    raise {made}\n"))
    assert found == Refusing(4, tuple(keys))
    assert refusal_faults({}, {f"refusal-{key}": frozenset() for key in keys}, [("a.py", found)], []) == (
        [] if keys else ["refusal at a.py:4: its key does not stand there"]
    )


def test_a_refusal_of_its_own_kind_has_its_key_in_its_constructor() -> None:
    source = """
class Trouble(Exception):
    def __init__(self, key):
        self.twin = Trouble(key)
class Dry(Trouble):
    def __init__(self, where):
        super().__init__("dry", {"where": where})
        super().__init__(where)
"""
    assert refusing(ast.parse(source)) == (Refusing(7, ("dry",)), Refusing(8, ()))


def test_a_message_within_another_is_said_there(folder: Path) -> None:
    parts = "event-took = { took }\ntook = { $seat } took { $pot }\n"
    game = faulty(folder, changed=lambda text: text.replace("event-took =", "spare =") + parts)
    assert faults(game) == ["message spare: nothing says it"]


def test_a_message_within_another_that_is_missing_or_asks_for_too_much_is_named(folder: Path) -> None:
    within = "event-took = { took } { lost }\ntook = { $who } took { $pot }\n"
    game = faulty(folder, changed=lambda text: text.replace("event-took =", "refusal-spare =") + within)
    found = faults(game)
    assert any(
        re.fullmatch(r"message event-took: uses the message lost \(.*en\.ftl, line \d+\)", fault)
        for fault in found
    )
    assert any("message event-took: asks for who, which is not given" in fault for fault in found)


def test_a_message_that_stands_there_twice_is_named(folder: Path) -> None:
    game = faulty(folder, changed=lambda text: text + "ask-keep = keeps a card\n    .you = Keep a card\n")
    assert faults(game) == ["message ask-keep: stands there twice"]


def test_a_message_that_hides_one_of_the_house_is_named(folder: Path) -> None:
    game = faulty(folder, changed=lambda text: text + "button-start = Light it\n")
    assert faults(game) == ["message button-start: hides the house's own"]


def test_a_message_of_the_house_marked_for_it_may_be_hidden_with_the_values_that_the_house_gives(
    folder: Path,
) -> None:
    game = faulty(folder, changed=lambda text: text + "alone = Nobody else sits at this fire.\n")
    assert faults(game) == []
    more = faulty(folder, slug="more", changed=lambda text: text + "alone = { $who } sits here alone.\n")
    assert faults(more) == ["message alone: asks for who, which the house does not give"]


def test_more_verbs_than_discord_has_room_for_are_named(folder: Path) -> None:
    fits, too_many = faulty(folder, verbs=many(20)), faulty(folder, slug="many", verbs=many(21))
    assert hosting_faults(fits) == ()
    assert len(payload(fits)["options"]) == 25
    assert hosting_faults(too_many) == ("many: commands: count: 26; Discord has room for 25",)


def test_more_verbs_in_one_group_than_discord_has_room_for_are_named(folder: Path) -> None:
    text = "group-more = More\n    .help = Rarer moves\n"
    fits = faulty(folder, verbs=many(25, group="more"), changed=lambda before: before + text)
    too_many = faulty(folder, slug="many", verbs=many(26, group="more"), changed=lambda before: before + text)
    assert hosting_faults(fits) == ()
    (more,) = [option for option in payload(fits)["options"] if option["name"] == "more"]
    assert (more["type"], more["description"], len(more["options"])) == (2, "Rarer moves", 25)
    assert hosting_faults(too_many) == ("many more: commands: count: 26; Discord has room for 25",)


def test_a_group_has_a_title_and_no_name_of_a_verb(folder: Path) -> None:
    nameless = faulty(folder, verbs=many(1, group="more"))
    assert hosting_faults(nameless) == ("message group-more: is missing",)
    text = "group-leave = Leave\n"
    twice = faulty(folder, slug="twice", verbs=many(1, group="leave"), changed=lambda before: before + text)
    (fault,) = hosting_faults(twice)
    assert "leave" in fault
    assert "already registered" in fault


def test_a_preset_with_options_that_the_game_does_not_have_is_named(folder: Path) -> None:
    strange = [
        Preset("odd", {"gravity": "on"}),
        Preset("wrong", {"rounds": "5"}),
        Preset("good", {"rounds": "4"}),
    ]
    fault = "has an option or a value that the game does not have"
    assert hosting_faults(faulty(folder, presets=strange)) == (
        f"preset odd: {fault}",
        f"preset wrong: {fault}",
    )
    twice = faulty(folder, slug="twice", presets=[Preset("first", {})])
    assert hosting_faults(twice) == ("preset first: stands there twice",)
    silent = faulty(
        folder, slug="silent", changed=lambda text: text.replace("    .help = With every rule\n", "")
    )
    assert hosting_faults(silent) == ("message preset-full: has no .help",)


def test_a_preset_that_nobody_can_play_is_named(folder: Path) -> None:
    game = faulty(folder, presets=[Preset("wild", {"rounds": "4"})])

    def check(seats: int, options: dict[str, str]) -> None:
        if options["rounds"] == "4":
            raise BadOptions("1", "seat-count", {"seats": seats, "least": 2, "most": 4})

    game.check_options = check  # type: ignore[method-assign]
    assert hosting_faults(game) == ("preset wild: cannot be played with any number of seats",)


def test_a_command_that_is_nearly_full_is_a_warning(folder: Path) -> None:
    text = "group-more = More\n"
    room = faulty(folder, verbs=many(16))
    top = faulty(folder, slug="top", verbs=many(17))
    sub = faulty(folder, slug="sub", verbs=many(22, group="more"), changed=lambda before: before + text)
    advice = "move rarer verbs into a group"
    assert slash_warnings(room) == []
    assert slash_warnings(top) == [f"command /top: 22 of 25 commands; {advice}"]
    assert slash_warnings(sub) == [f"command /sub more: 22 of 25 commands; {advice}"]
    assert [slash_warnings(game) for game in games().values()] == [[] for _ in games()]


@pytest.mark.parametrize(
    ("text", "instead", "where"),
    [
        (".help = Do not answer", f".help = {'x' * 101}", "/faulty leave: description"),
        ("tagline = Stake, reveal", f"tagline = {'x' * 80}, reveal", "/faulty: description"),
        ("param-word = word", f"param-word = {'x' * 101}", "/faulty set habit word: description"),
    ],
)
def test_a_description_that_is_too_long_is_named(folder: Path, text: str, instead: str, where: str) -> None:
    game = faulty(folder, changed=lambda before: before.replace(text, instead))
    assert hosting_faults(game) == (f"command {where}: Must be between 1 and 100 in length.",)


@pytest.mark.parametrize("name", ["Loud", "a" * 33])
def test_a_name_that_discord_does_not_take_is_named(folder: Path, name: str) -> None:
    (found,) = hosting_faults(faulty(folder, verbs=[Verb(name)]))
    assert name in found


def test_a_command_with_more_text_than_discord_takes_is_named(folder: Path) -> None:
    params = [Param(f"word-{number}") for number in range(5)]
    long = "".join(f"param-{param.name} = {'x' * 99}\n" for param in params)
    game = faulty(folder, verbs=many(16, params), changed=lambda text: text + long)
    assert hosting_faults(game) == ("command /faulty: size: Command exceeds maximum size (8000)",)


def test_a_game_is_not_called_like_a_command_of_the_house(folder: Path) -> None:
    assert hosting_faults(faulty(folder, slug="rules")) == ("command /rules: is one that all games share",)


def test_a_line_that_is_not_fluent_is_left_out_and_named(folder: Path) -> None:
    game = faulty(folder, changed=lambda text: text + "this is no message\n")
    assert hosting_faults(game) == ()
    assert "faulty/text/en.ftl, line 68: this is no message: syntax: is not Fluent" in faults(game)


@pytest.mark.parametrize(
    ("message", "attribute"),
    [
        ("event-kept", "detail"),
        ("event-round", "notice"),
        ("event-drew", "times"),
        ("tour-goal", "after"),
        ("choice-card", "alone"),
        ("ask-keep", "done"),
    ],
)
def test_an_attribute_that_means_nothing_is_left_out_and_named(
    folder: Path, message: str, attribute: str
) -> None:
    def changed(text: str) -> str:
        more = f"    .{attribute} = turn\n"
        if f"\n{message} = " not in text:
            return f"{text}{message} = Keep coals.\n{more}"
        return re.sub(rf"^({message} = .*\n)", rf"\1{more}", text, flags=re.MULTILINE)

    game = faulty(folder, changed=changed)
    named = f"faulty/text/en.ftl: {message}: .{attribute}: means nothing"
    assert hosting_faults(game) == ()
    assert named in faults(game)
    assert words_of("faulty").attribute(Text(message), attribute) == ""


def test_a_game_that_cannot_be_hosted_is_named_in_the_log_and_stops_nobody_else(
    folder: Path, caplog: pytest.LogCaptureFixture
) -> None:
    good, bad = EmbersRules(), faulty(folder, verbs=many(21))
    with caplog.at_level(logging.ERROR):
        assert hostable({"embers": good, "faulty": bad}) == {"embers": good}
    assert [each.getMessage() for each in caplog.records] == [
        "the game 'faulty' is left out: faulty: commands: count: 26; Discord has room for 25"
    ]
    caplog.clear()
    with caplog.at_level(logging.ERROR):
        assert hostable(
            {"embers": good}, {"torn": BadData("torn/cards.json", "row 3", "copies", "is no number")}
        )
    assert "the game 'torn' is left out: torn/cards.json: row 3: copies" in caplog.text
    with pytest.raises(BadData, match="faulty: hosting: is possible for none"):
        hostable({"faulty": bad})


def test_the_check_names_every_fault_of_every_game(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    game = faulty(folder, verbs=[Verb("dance")], changed=lambda text: text + "zebra = No zebras.\n")
    monkeypatch.setattr(running, "games", lambda: {"faulty": game})
    monkeypatch.setattr(word_checks, "house_faults", lambda every: ["message x: nothing says it"])
    with pytest.raises(commands.Failure) as caught:
        commands.check()
    assert "house: message x: nothing says it" in str(caught.value)
    assert "faulty: verb dance: no step has a method do_dance" in str(caught.value)
    assert "faulty: message zebra: nothing says it" in str(caught.value)
    assert caught.value.code == 1


def test_a_message_of_the_house_that_is_missing_or_that_nothing_says_is_named(
    folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    own = word_checks.messages("house")
    changed = [each for each in own if each.key != "button-computer-away"]
    changed.append(word_checks.Message("button-zebra", frozenset(), frozenset(), ""))
    monkeypatch.setattr(word_checks, "messages", lambda room, language="en": changed)
    found = word_checks.house_faults(games())
    assert any(fault.startswith("message button-computer-away: is missing (") for fault in found)
    assert "message button-zebra: nothing says it" in found
    assert len(found) == 2
