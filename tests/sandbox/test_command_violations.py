"""Every rule of Discord that a command, a modal or an answer can break."""

from __future__ import annotations

from typing import Any

import aiohttp
import pytest

from bot.sandbox import Sandbox
from tests.sandbox.bodies import Json, button, command, field, menu, nested, option


def bounded(least: float, most: float) -> Json:
    return option(type=4, min_value=least, max_value=most)


COMMANDS: list[tuple[str, list[Json], str]] = [
    ("a name in capitals", [command(name="Roll")], "0.name"),
    ("a space in the name", [command(name="roll die")], "0.name"),
    (
        "an unknown language",
        [command(name_localizations={"en-AU": "roll"})],
        "0.name_localizations.en-AU",
    ),
    (
        "a translated name in capitals",
        [command(name_localizations={"de": "Würfeln"})],
        "0.name_localizations.de",
    ),
    (
        "a space in a translated name",
        [command(options=[option(name_localizations={"de": "zwei worte"})])],
        "0.options.0.name_localizations.de",
    ),
    (
        "a translated description of 101",
        [command(description_localizations={"de": "x" * 101})],
        "0.description_localizations.de",
    ),
    ("a name of 33", [command(name="x" * 33)], "0.name"),
    ("no description", [command(description="")], "0.description"),
    ("a description of 101", [command(description="x" * 101)], "0.description"),
    ("required after optional", [command(options=[option("a"), option("b", required=True)])], "0.options.1"),
    ("26 options", [command(options=[option(f"o{n}") for n in range(26)])], "0.options"),
    (
        "26 subcommands",
        [command(options=[{"type": 1, "name": f"s{n}", "description": "x"} for n in range(26)])],
        "0.options",
    ),
    (
        "26 choices",
        [command(options=[option(choices=[{"name": str(n), "value": str(n)} for n in range(26)])])],
        "0.options.0.choices",
    ),
    (
        "two choices that are called alike",
        [command(options=[option(choices=[{"name": "A", "value": "1"}, {"name": "A ", "value": "2"}])])],
        "0.options.0.choices.1.name",
    ),
    ("an option twice", [command(options=[option(), option()])], "0.options.1.name"),
    (
        "choices and autocomplete",
        [command(options=[option(choices=[{"name": "x", "value": "x"}], autocomplete=True)])],
        "0.options.0.autocomplete",
    ),
    (
        "more than 8000 characters",
        [
            command(
                options=[
                    option(
                        f"o{n}",
                        choices=[{"name": "x" * 99 + str(m), "value": "x" * 99 + str(m)} for m in range(5)],
                    )
                    for n in range(9)
                ]
            )
        ],
        "0",
    ),
    ("a name twice", [command(), command()], "1.name"),
    ("a subcommand beside a value", [command(options=[nested(1, "s"), option()])], "0.options.1"),
    ("a value beside a group", [command(options=[option(), nested(2, "g")])], "0.options.1"),
    (
        "26 subcommands in a group",
        [command(options=[nested(2, "g", *(nested(1, f"s{n}") for n in range(26)))])],
        "0.options.0.options",
    ),
    ("bounds the wrong way", [command(options=[bounded(5, 4)])], "0.options.0.min_value"),
    ("a bound that is no integer", [command(options=[bounded(0, 1.5)])], "0.options.0.max_value"),
    ("a bound beyond numbers", [command(options=[bounded(0, 1 << 53)])], "0.options.0.max_value"),
    ("a value in a group", [command(options=[nested(2, "g", option())])], "0.options.0.options.0.type"),
    ("a group in a group", [command(options=[nested(2, "g", nested(2, "h"))])], "0.options.0.options.0.type"),
    (
        "a group in a subcommand",
        [command(options=[nested(1, "s", nested(2, "g"))])],
        "0.options.0.options.0.type",
    ),
    (
        "a subcommand in a subcommand",
        [command(options=[nested(1, "s", nested(1, "t"))])],
        "0.options.0.options.0.type",
    ),
    (
        "a value twice in a group's subcommand",
        [command(options=[nested(2, "g", nested(1, "s", option(), option()))])],
        "0.options.0.options.0.options.1.name",
    ),
]


@pytest.mark.parametrize(
    ("body", "path"), [each[1:] for each in COMMANDS], ids=[each[0] for each in COMMANDS]
)
async def test_commands_with(
    sandbox: Sandbox, web: aiohttp.ClientSession, body: list[Json], path: str
) -> None:
    url = f"{sandbox.api_url}/applications/{sandbox.application_id}/commands"
    async with web.put(url, json=body) as response:
        assert response.status == 400
        assert field((await response.json())["errors"], path)
    assert len(sandbox.violations) == 1
    assert sandbox.world.commands == {}
    sandbox.violations.clear()


async def test_the_hundred_and_first_command(sandbox: Sandbox, web: aiohttp.ClientSession) -> None:
    url = f"{sandbox.api_url}/applications/{sandbox.application_id}/commands"
    many = [command(name=f"c{number}") for number in range(101)]
    async with web.put(url, json=many) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50035)
    async with web.put(url, json=many[:100]) as response:
        assert response.status == 200
    async with web.post(url, json=many[100]) as response:
        assert response.status == 400
    assert len(sandbox.violations) == 2
    sandbox.violations.clear()


def modal(*fields: Json, **changes: Any) -> Json:
    return {"type": 9, "data": {"custom_id": "form", "title": "Form", "components": list(fields), **changes}}


def label(number: int = 0, **changes: Any) -> Json:
    inner = {"type": 4, "custom_id": f"field-{number}", "style": 1, **changes}
    return {"type": 18, "label": f"Field {number}", "component": inner}


CALLBACKS: list[tuple[str, Json, str]] = [
    ("six fields", modal(*map(label, range(6))), "data.components"),
    ("no fields", modal(), "data.components"),
    ("a title of 46", modal(label(), title="x" * 46), "data.title"),
    ("a label of 46", modal({**label(), "label": "x" * 46}), "data.components.0.label"),
    ("a field twice", modal(label(), label()), "data.components.1.component.custom_id"),
    ("a placeholder of 101", modal(label(placeholder="x" * 101)), "data.components.0.component.placeholder"),
    (
        "least longer than most",
        modal(label(min_length=5, max_length=4)),
        "data.components.0.component.min_length",
    ),
    ("a field of 4001", modal(label(max_length=4001)), "data.components.0.component.max_length"),
    ("a description of 101", modal({**label(), "description": "x" * 101}), "data.components.0.description"),
    (
        "none of a menu that is required",
        modal({**label(), "component": menu(min_values=0)}),
        "data.components.0.component.min_values",
    ),
    ("a button in a modal", modal({**label(), "component": button()}), "data.components.0.component.type"),
    ("an update of no message", {"type": 7, "data": {"content": "x"}}, "type"),
    ("choices for a command", {"type": 8, "data": {"choices": []}}, "type"),
    ("an answer of 2001", {"type": 4, "data": {"content": "x" * 2001}}, "data.content"),
]


@pytest.mark.parametrize(
    ("body", "path"), [each[1:] for each in CALLBACKS], ids=[each[0] for each in CALLBACKS]
)
async def test_an_answer_with(sandbox: Sandbox, web: aiohttp.ClientSession, body: Json, path: str) -> None:
    await register(sandbox, web)
    it = sandbox.acts.command(sandbox.person("Mira").person, sandbox.channel("table").channel, "roll", {})
    url = f"{sandbox.api_url}/interactions/{it.id}/{it.token}/callback"
    async with web.post(url, json=body) as response:
        assert response.status == 400
        assert field((await response.json())["errors"], path)
    assert it.outcome == "pending"
    assert len(sandbox.violations) == 1
    sandbox.violations.clear()


async def register(sandbox: Sandbox, web: aiohttp.ClientSession) -> None:
    body = command(options=[option(autocomplete=True)])
    url = f"{sandbox.api_url}/applications/{sandbox.application_id}/commands"
    async with web.put(url, json=[body]) as response:
        assert response.status == 200


async def test_an_empty_answer(sandbox: Sandbox, web: aiohttp.ClientSession) -> None:
    await register(sandbox, web)
    it = sandbox.acts.command(sandbox.person("Mira").person, sandbox.channel("table").channel, "roll", {})
    url = f"{sandbox.api_url}/interactions/{it.id}/{it.token}/callback"
    async with web.post(url, json={"type": 4, "data": {}}) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50006)
    sandbox.violations.clear()


@pytest.mark.parametrize(
    ("choices", "path"),
    [
        ([{"name": str(n), "value": str(n)} for n in range(26)], "data.choices"),
        ([{"name": "x" * 101, "value": "x"}], "data.choices.0.name"),
        ([{"name": "x", "value": "x" * 101}], "data.choices.0.value"),
        ([{"name": "x", "value": 1}], "data.choices.0.value"),
    ],
    ids=["26 choices", "a name of 101", "a value of 101", "a number for a word"],
)
async def test_autocomplete_with(
    sandbox: Sandbox, web: aiohttp.ClientSession, choices: list[Json], path: str
) -> None:
    await register(sandbox, web)
    person, table = sandbox.person("Mira").person, sandbox.channel("table").channel
    it = sandbox.acts.autocomplete(person, table, "roll", {}, "sides")
    url = f"{sandbox.api_url}/interactions/{it.id}/{it.token}/callback"
    async with web.post(url, json={"type": 8, "data": {"choices": choices}}) as response:
        assert response.status == 400
        assert field((await response.json())["errors"], path)
    sandbox.violations.clear()
