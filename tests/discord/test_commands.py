"""The commands as Discord registers them: every game, within every limit."""

from __future__ import annotations

import re
from typing import Any

import discord
import pytest
from discord import app_commands

from bot.checks.games import CROWDED, SHARED, payload_faults, slash_faults
from bot.checks.words import messages
from bot.discord.core.commands.registration import hash_of, known_commands
from bot.discord.core.commands.slash import command_of
from bot.discord.core.layout.components import Click, pick, word_of
from bot.discord.core.text.texts import cut, escaped, plain
from bot.discord.private.panel import typed
from bot.discord.reading.rule_search import RuleBooks
from bot.engine.catalogues import catalogue_files, languages, nearest
from bot.engine.command_names import key_of
from bot.engine.files import DATA
from bot.engine.moves import Choice, Text
from bot.games.catalogue import games
from tests.discord.stage import Stage
from tests.games.proofs import every_game
from tests.pseudo import Catalogues

COMMAND = re.compile(r"(?<![\w/>])/([a-z]+(?: [a-z]+)*)")
"""A command as a text names it, perhaps with words that follow."""

TYPED = ("least", "most", "reason", "from", "to")
"""Options of words that are written freely, with nothing to offer."""


def leaves(command: dict[str, Any]) -> list[dict[str, Any]]:
    """The commands of a group and of the groups in it; a command without any is one itself."""
    inner = [option for option in command.get("options") or [] if option["type"] in (1, 2)]
    return [leaf for each in inner for leaf in leaves(each)] if inner else [command]


@pytest.mark.e2e
async def test_commands_keep_within_discords_limits(scene: Stage) -> None:
    tree = scene.client.tree
    for command in tree.get_commands():
        described = command.to_dict(tree)
        assert payload_faults(described) == []
        assert len(described.get("options") or []) < CROWDED, command.name
        for leaf in leaves(described):
            for option in leaf.get("options") or []:
                offers = option.get("autocomplete") or option.get("choices")
                assert offers or option["type"] != 3 or option["name"] in TYPED, (
                    leaf["name"],
                    option["name"],
                )
    games = set(scene.client.context.games)
    assert {c.name for c in tree.get_commands()} == games | set(SHARED)


@pytest.mark.parametrize("slug", sorted(every_game()))
def test_discord_takes_the_commands_of_every_game(slug: str) -> None:
    assert slash_faults(every_game()[slug]) == []


@pytest.mark.e2e
async def test_every_verb_of_every_game_has_its_command(scene: Stage) -> None:
    for slug, game in scene.client.context.games.items():
        group = scene.client.tree.get_command(slug)
        assert isinstance(group, app_commands.Group)
        commands = [each for each in group.walk_commands() if isinstance(each, app_commands.Command)]
        names = {each.qualified_name: [p.display_name for p in each.parameters] for each in commands}
        verbs = {
            command_of(slug, verb): [param.name for param in verb.params]
            for verb in game.info.verbs
            if not verb.turn.clock
        }
        looks = {f"{slug} inspect": ["what"]} if scene.client.context.studio.can_inspect(game) else {}
        assert names == {**verbs, **looks}


@pytest.mark.e2e
async def test_every_command_is_named_by_the_message_that_its_path_leads_to(scene: Stage) -> None:
    """So a text in another language names each as Discord calls it there."""
    known = {message.key for message in messages("house")}
    found = []
    for command in scene.client.tree.walk_commands():
        first, *_ = path = command.qualified_name.split()
        if first in SHARED:
            assert command._locale_name is not None
            assert key_of(path, known) == command._locale_name.extras["key"], path
            found.append(path)
    assert len(found) > 50


@pytest.mark.e2e
async def test_every_command_that_a_text_names_exists(scene: Stage) -> None:
    rooms = ["house", *scene.client.context.games]
    papers = [*DATA.parent.glob("*.md"), *DATA.parent.glob("docs/*.md")]
    files = [*papers, *(path for room in rooms for _, path in catalogue_files(room))]
    named = [match for file in files for match in COMMAND.findall(file.read_text(encoding="utf-8"))]
    followed = 0
    for name in named:
        first, *further = name.split()
        node = scene.client.tree.get_command(first)
        for word in further:
            if isinstance(node, app_commands.Group):
                node = node.get_command(word)
                assert node is not None, name
                followed += 1
    assert followed > 40


CHANGES: tuple[dict[str, Any], ...] = (
    {"description": "Something else"},
    {"description_localizations": {"de": "x"}},
    {"name_localizations": {"de": "x"}},
    {"required": True},
    {"min_value": 0},
    {"max_value": 7},
    {"min_length": 1},
    {"max_length": 7},
    {"channel_types": [0]},
    {"autocomplete": True},
    {"choices": [{"name": "x", "value": "x"}]},
    {"some_field_of_next_year": 1},
)
"""What may change in an option."""


@pytest.mark.e2e
async def test_commands_are_registered_only_when_they_changed(scene: Stage) -> None:
    known, wanted = await known_commands(scene.client), await scene.client._wanted_commands()
    assert hash_of(known) == hash_of(wanted) == hash_of(reversed(known))
    told = [{**each, "handler": None, "name_localized": "x", "dm_permission": False} for each in known]
    assert hash_of(told) == hash_of(wanted)
    for changes in (
        {"description": "Something else"},
        {"default_member_permissions": 8},
        {"name_localizations": {"de": "x"}},
        {"contexts": [0, 1, 2]},
        {"integration_types": [0, 1]},
        {"nsfw": True},
        {"options": wanted[0]["options"][1:]},
        {"options": [wanted[0]["options"][1], wanted[0]["options"][0], *wanted[0]["options"][2:]]},
    ):
        assert hash_of([{**wanted[0], **changes}, *wanted[1:]]) != hash_of(known)


@pytest.mark.parametrize("changes", CHANGES, ids=[next(iter(each)) for each in CHANGES])
def test_every_change_of_an_option_is_noticed(changes: dict[str, Any]) -> None:
    def registered(**more: Any) -> list[dict[str, Any]]:
        option = {"type": 3, "name": "what", "description": "What", **more}
        inner = {"type": 1, "name": "look", "description": "Look", "options": [option]}
        return [{"name": "game", "description": "Play", "options": [inner]}]

    nothing = {"required": False, "choices": [], "name_localizations": None, "autocomplete": False}
    assert hash_of(registered(**nothing)) == hash_of(registered())
    assert hash_of(registered(**changes)) != hash_of(registered())


@pytest.mark.e2e
async def test_commands_are_offered_only_where_a_board_can_be_posted(scene: Stage) -> None:
    """A new application can be installed for oneself; its commands would then appear in group messages too."""
    assert scene.sandbox.acts.commands_elsewhere() == []
    everywhere, in_servers = [0, 1], [0]
    for command in scene.sandbox.world.commands.values():
        assert command["contexts"] == (in_servers if command["name"] == "config" else everywhere)


def test_a_custom_id_never_exceeds_its_limit_and_still_finds_the_choice() -> None:
    values = ["L5+C5+U13+R8", "x" * 90, "tower"]
    click = Click("pick", 10**18 - 1, 999_999_999, ("convert", *map(word_of, values)))
    assert len(click.custom_id) <= 100
    choices = [Choice(value, Text("choice-plain"), True) for value in values]
    for word, value in zip(click.custom_id.split(":")[4].split()[1:], values, strict=True):
        found = pick(choices, word)
        assert found is not None
        assert found.value == value


def test_names_are_made_harmless() -> None:
    assert plain("  a\u202eb\n\tc ") == "ab c"
    assert plain("\u200b") == "?"
    assert escaped("**x** <@1> @everyone") == "\\*\\*x\\*\\* \\<\\@1\\> \\@everyone"
    assert len(cut("x" * 50, 24)) == 24


def test_what_looks_like_a_number_is_one_and_signs_of_the_catalogue_are_none() -> None:
    assert typed("-12") == -12
    assert typed("C4") == "C4"
    assert typed("9" * 40) == "9" * 40
    assert str(typed("~title"))[0] not in "~@"
    assert str(typed("@0"))[0] not in "~@"


def test_rules_of_every_game_can_be_searched() -> None:
    books = RuleBooks(games(), "en")
    for slug in games():
        titles = books.titles("", slug, 1000)
        assert titles
        for title in titles:
            assert books.search(title.split(" ")[0], slug)[0].title.split(" ")[0] == title.split(" ")[0]
    for hostile in ('"', "' OR 1=1", "NEAR(", "*", "a AND", "-", "\u202e", "x" * 5000, "(((", "col:x"):
        books.search(hostile)


@pytest.mark.e2e
async def test_commands_are_translated_by_the_catalogues(scene: Stage, catalogues: Catalogues) -> None:
    german = """\
locale = de
command-board = Zeig das Brett
    .name = brett
command-board-text = In Worten
    .name = worte
speed-fast = schnell
"""
    catalogues("de", house=german, sol="verb-convert = Umwandeln\n    .help = Wandle um\n")
    wanted = {command["name"]: command for command in await scene.client._wanted_commands()}
    board = next(each for each in wanted["game"]["options"] if each["name"] == "board")
    assert board["name_localizations"] == {"de": "brett"}
    assert board["description_localizations"] == {"de": "Zeig das Brett"}
    assert board["options"][0]["name_localizations"] == {"de": "worte"}
    convert = next(each for each in wanted["sol"]["options"] if each["name"] == "convert")
    assert convert["description_localizations"] == {"de": "Wandle um"}
    assert convert["name_localizations"] == {}
    fast = next(each for each in wanted["game"]["options"] if each["name"] == "file")["options"]
    fast = next(each for each in fast if each["name"] == "film")["options"][1]["choices"]
    assert [each["name_localizations"] for each in fast if each["value"] == "fast"] == [{"de": "schnell"}]


REFUSED = """\
locale = de
command-board = Brett
    .name = log
command-undo = Zurück
    .name = Zurück
command-end = Ende
    .name = zu ende
command-join = Dabei
    .name = dabei
command-leave = Fort
    .name = dabei
command-find = Suche
    .name = suche
command-film-seat = Platz
    .name = tempo
command-film-speed = Tempo
    .name = tempo
"""


@pytest.mark.e2e
async def test_names_that_discord_would_not_take_stay_english(
    scene: Stage, catalogues: Catalogues, expected_errors: list[str]
) -> None:
    """Else it would take no command at all."""
    expected_errors.append("Discord does not take")
    catalogues("de", house=REFUSED)
    commands = await scene.client._wanted_commands()
    game = next(each for each in commands if each["name"] == "game")
    named = {each["name"]: each["name_localizations"] for each in game["options"]}
    assert {name: names for name, names in named.items() if names} == {"find": {"de": "suche"}}
    (film,) = [leaf for leaf in leaves(game) if leaf["name"] == "film"]
    assert [option["name_localizations"] for option in film["options"]] == [{}, {}]
    assert film["options"][0]["description_localizations"] == {"de": "Platz"}
    for each in commands:
        assert payload_faults(each) == []


@pytest.mark.e2e
@pytest.mark.parametrize("language", languages()[1:])
async def test_discord_takes_every_name_of_a_language(
    scene: Stage, language: str, caplog: pytest.LogCaptureFixture
) -> None:
    commands = await scene.client._wanted_commands()
    assert "Discord does not take" not in caplog.text
    for each in commands:
        assert payload_faults(each) == []
    locale = next(each.value for each in discord.Locale if nearest(each.value) == language)
    unnamed = [
        (each["name"], leaf["name"])
        for each in commands
        if each["name"] in SHARED
        for leaf in leaves(each)
        if locale not in leaf["name_localizations"]
    ]
    assert unnamed == [], "they have no name in this language"
