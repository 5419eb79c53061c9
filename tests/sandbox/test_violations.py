"""Every rule of Discord that a request can break: refused with 50035 (or its own code), and kept for the test to see.

Requests go by hand here, since the client refuses many of these itself.
"""

from __future__ import annotations

import json
from collections.abc import AsyncIterator
from typing import Any

import aiohttp
import pytest

from bot.sandbox import Sandbox

Json = dict[str, Any]
V2 = 1 << 15


def button(number: int = 0, **changes: Any) -> Json:
    return {"type": 2, "style": 1, "label": f"Button {number}", "custom_id": f"button-{number}", **changes}


def row(*children: Json) -> Json:
    return {"type": 1, "components": list(children)}


def menu(**changes: Any) -> Json:
    options = changes.pop("options", [{"label": "One", "value": "1"}, {"label": "Two", "value": "2"}])
    return {"type": 3, "custom_id": "menu", "options": options, **changes}


def text(content: str = "text") -> Json:
    return {"type": 10, "content": content}


def options(count: int) -> list[Json]:
    return [{"label": str(number), "value": str(number)} for number in range(count)]


def command(**changes: Any) -> Json:
    return {"name": "roll", "description": "Roll a die", "type": 1, **changes}


def option(name: str = "sides", **changes: Any) -> Json:
    return {"type": 3, "name": name, "description": "How many", **changes}


@pytest.fixture
async def web(sandbox: Sandbox) -> AsyncIterator[aiohttp.ClientSession]:
    sandbox.limits.enabled = False
    async with aiohttp.ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as session:
        yield session


def field(errors: Json, path: str) -> list[Json]:
    """The `_errors` at a path of Discord's nested errors."""
    node = errors
    for step in path.split("."):
        node = node[step] if step else node
    found: list[Json] = node["_errors"]
    return found


MESSAGES: list[tuple[str, Json, str]] = [
    ("2001 characters", {"content": "x" * 2001}, "content"),
    ("six rows", {"components": [row(button(n)) for n in range(6)]}, "components"),
    ("a custom id twice", {"components": [row(button(), button())]}, "components.0.components.1.custom_id"),
    (
        "a button without custom id",
        {"components": [row({"type": 2, "style": 1, "label": "x"})]},
        "components.0.components.0.custom_id",
    ),
    (
        "a link without address",
        {"components": [row({"type": 2, "style": 5, "label": "x"})]},
        "components.0.components.0.url",
    ),
    (
        "a button that says nothing",
        {"components": [row(button(label=""))]},
        "components.0.components.0.label",
    ),
    (
        "a custom id of 101",
        {"components": [row(button(custom_id="x" * 101))]},
        "components.0.components.0.custom_id",
    ),
    ("a label of 81", {"components": [row(button(label="x" * 81))]}, "components.0.components.0.label"),
    ("six buttons in a row", {"components": [row(*map(button, range(6)))]}, "components.0.components"),
    ("a menu beside a button", {"components": [row(button(), menu())]}, "components.0.components"),
    ("content in a V2 message", {"flags": V2, "content": "x", "components": [text()]}, "content"),
    ("an embed in a V2 message", {"flags": V2, "embeds": [{"title": "x"}], "components": [text()]}, "embeds"),
    ("V2 components without the flag", {"components": [text()]}, "components.0.type"),
    (
        "41 components",
        {"flags": V2, "components": [{"type": 17, "components": [text() for _ in range(40)]}]},
        "components",
    ),
    (
        "4001 characters of text displays",
        {"flags": V2, "components": [text("x" * 2001), text("x" * 2000)]},
        "components",
    ),
    (
        "an empty container",
        {"flags": V2, "components": [{"type": 17, "components": []}]},
        "components.0.components",
    ),
    (
        "a container in a container",
        {"flags": V2, "components": [{"type": 17, "components": [{"type": 17, "components": [text()]}]}]},
        "components.0.components.0.type",
    ),
    (
        "a section without accessory",
        {"flags": V2, "components": [{"type": 9, "components": [text()]}]},
        "components.0.accessory",
    ),
    ("26 options", {"components": [row(menu(options=options(26)))]}, "components.0.components.0.options"),
    ("no options", {"components": [row(menu(options=[]))]}, "components.0.components.0.options"),
    (
        "an option twice",
        {"components": [row(menu(options=options(1) * 2))]},
        "components.0.components.0.options.1.value",
    ),
    (
        "more values than options",
        {"components": [row(menu(max_values=3))]},
        "components.0.components.0.max_values",
    ),
    (
        "more least than most values",
        {"components": [row(menu(min_values=2, max_values=1))]},
        "components.0.components.0.min_values",
    ),
    (
        "6001 characters of embeds",
        {"embeds": [{"description": "x" * 4000}, {"description": "x" * 2001}]},
        "embeds",
    ),
    ("eleven embeds", {"embeds": [{"title": "x"}] * 11}, "embeds"),
    (
        "a file that was not uploaded",
        {"flags": V2, "components": [{"type": 12, "items": [{"media": {"url": "attachment://board.png"}}]}]},
        "components.0.items.0.media.url",
    ),
    (
        "an alt text of 1025",
        {
            "flags": V2,
            "components": [
                {
                    "type": 12,
                    "items": [{"media": {"url": "https://example.org/x.png"}, "description": "x" * 1025}],
                }
            ],
        },
        "components.0.items.0.description",
    ),
    ("an attachment that is not there", {"content": "x", "attachments": [{"id": "7"}]}, "attachments.0.id"),
    (
        "mentions both ways",
        {"content": "x", "allowed_mentions": {"parse": ["users"], "users": ["1"]}},
        "allowed_mentions",
    ),
    ("an ephemeral channel message", {"content": "x", "flags": 64}, "flags"),
    ("content of another type", {"content": ["x"]}, "content"),
    ("flags of another type", {"content": "x", "flags": "V2"}, "flags"),
]


@pytest.mark.parametrize(
    ("body", "path"), [each[1:] for each in MESSAGES], ids=[each[0] for each in MESSAGES]
)
async def test_a_message_with(sandbox: Sandbox, web: aiohttp.ClientSession, body: Json, path: str) -> None:
    url = f"{sandbox.api_url}/channels/{sandbox.channel('table').id}/messages"
    async with web.post(url, json=body) as response:
        assert response.status == 400
        answer = await response.json()
    assert answer["code"] == 50035
    assert answer["message"] == "Invalid Form Body"
    first = field(answer["errors"], path)[0]
    assert first["code"]
    assert first["message"]
    assert len(sandbox.violations) == 1
    assert sandbox.channel("table").messages == []
    sandbox.violations.clear()


@pytest.mark.parametrize("body", [{}, {"content": ""}, {"content": None, "embeds": []}, {"flags": V2}])
async def test_an_empty_message(sandbox: Sandbox, web: aiohttp.ClientSession, body: Json) -> None:
    url = f"{sandbox.api_url}/channels/{sandbox.channel('table').id}/messages"
    async with web.post(url, json=body) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50006)
    assert len(sandbox.violations) == 1
    sandbox.violations.clear()


async def test_an_edit_that_leaves_nothing(sandbox: Sandbox, web: aiohttp.ClientSession) -> None:
    url = f"{sandbox.api_url}/channels/{sandbox.channel('table').id}/messages"
    async with web.post(url, json={"content": "x"}) as response:
        message = await response.json()
    async with web.patch(f"{url}/{message['id']}", json={"content": ""}) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50006)
    async with web.patch(f"{url}/{message['id']}", json={"flags": V2, "components": [text()]}) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50035)
    changed = {"flags": V2, "content": None, "components": [text()]}
    async with web.patch(f"{url}/{message['id']}", json=changed) as response:
        assert response.status == 200
    assert len(sandbox.violations) == 2
    sandbox.violations.clear()


async def test_a_field_that_discord_does_not_know_is_only_warned_of(
    sandbox: Sandbox, web: aiohttp.ClientSession
) -> None:
    url = f"{sandbox.api_url}/channels/{sandbox.channel('table').id}/messages"
    body = {"content": "x", "colour": 1, "components": [row(button(size=3))]}
    async with web.post(url, json=body) as response:
        assert response.status == 200
    (warning,) = sandbox.warnings
    assert [each.path for each in warning.problems] == [
        ("colour",),
        ("components", 0, "components", 0, "size"),
    ]
    sandbox.warnings.clear()


@pytest.mark.parametrize(
    ("parts", "body", "path"),
    [
        ({"file": "x"}, {"content": "x"}, "file"),
        ({"files[0]": "x"}, {"content": "x", "attachments": []}, "attachments"),
        (
            {"files[0]": "x"},
            {"content": "x", "attachments": [{"id": "0", "description": "x" * 1025}]},
            "attachments.0.description",
        ),
    ],
    ids=["a part of another name", "a file without entry", "an alt text of 1025"],
)
async def test_an_upload_with(
    sandbox: Sandbox, web: aiohttp.ClientSession, parts: dict[str, str], body: Json, path: str
) -> None:
    form = aiohttp.FormData(quote_fields=False)
    form.add_field("payload_json", json.dumps(body), content_type="application/json")
    for name, content in parts.items():
        form.add_field(name, content, filename="x.txt", content_type="text/plain")
    url = f"{sandbox.api_url}/channels/{sandbox.channel('table').id}/messages"
    async with web.post(url, data=form) as response:
        assert response.status == 400
        assert field((await response.json())["errors"], path)
    assert len(sandbox.violations) == 1
    sandbox.violations.clear()


@pytest.mark.parametrize("validate", [True, False])
async def test_a_body_or_number_of_another_type(validate: bool) -> None:
    async with Sandbox(validate=validate) as sandbox:
        url = f"{sandbox.api_url}/channels/{sandbox.channel('table').id}/messages"
        async with aiohttp.ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as web:
            async with web.post(url, json=["x"]) as response:
                assert (response.status, (await response.json())["code"]) == (400, 50035)
            async with web.get(url, params={"limit": "many"}) as response:
                assert (response.status, (await response.json())["code"]) == (400, 50035)


async def test_a_body_that_is_no_json(sandbox: Sandbox, web: aiohttp.ClientSession) -> None:
    url = f"{sandbox.api_url}/channels/{sandbox.channel('table').id}/messages"
    async with web.post(url, data=b"{", headers={"Content-Type": "application/json"}) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)
    sandbox.violations.clear()


COMMANDS: list[tuple[str, list[Json], str]] = [
    ("a name in capitals", [command(name="Roll")], "0.name"),
    ("a space in the name", [command(name="roll die")], "0.name"),
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
    ],
    ids=["26 choices", "a name of 101", "a value of 101"],
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


async def test_a_strict_sandbox_fails_on_what_the_bot_swallowed() -> None:
    from bot.sandbox import BrokenRules

    async def send_nothing() -> None:
        async with Sandbox(strict=True) as sandbox:
            url = f"{sandbox.api_url}/channels/{sandbox.channel('table').id}/messages"
            async with aiohttp.ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as web:
                await (await web.post(url, json={})).read()

    with pytest.raises(BrokenRules, match="empty message"):
        await send_nothing()
