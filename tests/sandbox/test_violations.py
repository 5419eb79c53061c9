"""Every rule of Discord that a message can break: refused with 50035 (or its own code), and kept for the test to see.

Requests go by hand here, since the client refuses many of these itself.
"""

from __future__ import annotations

import json

import aiohttp
import pytest

from bot.sandbox import BrokenRules, Sandbox
from tests.sandbox.bodies import Json, button, field, menu, options, row, text

V2 = 1 << 15

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
        "a link that runs a script",
        {"components": [row({"type": 2, "style": 5, "label": "x", "url": "javascript:alert(1)"})]},
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
    (
        "a button of blanks",
        {"components": [row(button(label="  "))]},
        "components.0.components.0.label",
    ),
    (
        "an option of blanks",
        {"components": [row(menu(options=[{"label": " ", "value": "1"}]))]},
        "components.0.components.0.options.0.label",
    ),
    (
        "two options that are called alike",
        {"components": [row(menu(options=[{"label": "A", "value": "1"}, {"label": " A ", "value": "2"}]))]},
        "components.0.components.0.options.1.label",
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
    ("26 values at once", {"components": [row(menu(max_values=26))]}, "components.0.components.0.max_values"),
    ("no value at most", {"components": [row(menu(max_values=0))]}, "components.0.components.0.max_values"),
    (
        "a label of 101",
        {"components": [row(menu(options=[{"label": "x" * 101, "value": "1"}]))]},
        "components.0.components.0.options.0.label",
    ),
    (
        "a second line of 101",
        {"components": [row(menu(options=[{"label": "x", "value": "1", "description": "x" * 101}]))]},
        "components.0.components.0.options.0.description",
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
            for limit in ("many", "0", "101"):
                async with web.get(url, params={"limit": limit}) as response:
                    assert (response.status, (await response.json())["code"]) == (400, 50035), limit


async def test_a_body_that_is_no_json(sandbox: Sandbox, web: aiohttp.ClientSession) -> None:
    url = f"{sandbox.api_url}/channels/{sandbox.channel('table').id}/messages"
    async with web.post(url, data=b"{", headers={"Content-Type": "application/json"}) as response:
        assert (response.status, (await response.json())["code"]) == (400, 50109)
    sandbox.violations.clear()


async def test_a_strict_sandbox_fails_on_what_the_bot_swallowed() -> None:
    async def send_nothing() -> None:
        async with Sandbox(strict=True) as sandbox:
            url = f"{sandbox.api_url}/channels/{sandbox.channel('table').id}/messages"
            async with aiohttp.ClientSession(headers={"Authorization": f"Bot {sandbox.token}"}) as web:
                await (await web.post(url, json={})).read()

    with pytest.raises(BrokenRules, match="empty message"):
        await send_nothing()
