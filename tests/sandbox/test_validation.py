"""The OpenAPI document as a judge, and the sandbox without one."""

from __future__ import annotations

import asyncio
import sys
from pathlib import Path
from typing import Any

import pytest

from bot.sandbox import Sandbox, server
from bot.sandbox.rules.validation import OpenApi, normalised
from tests.sandbox.conftest import Bot

CREATE = ("POST", "/channels/{channel_id}/messages")


@pytest.fixture(scope="module")
def openapi() -> OpenApi:
    return OpenApi()


def test_the_document_is_shipped_with_its_source_and_licence(openapi: OpenApi) -> None:
    assert openapi.available
    readme = Path(__file__).parents[2] / "data" / "discord" / "README.md"
    assert "MIT" in readme.read_text()


def test_every_route_of_the_sandbox_is_in_the_document(openapi: OpenApi) -> None:
    sandbox = Sandbox()

    async def routes() -> set[tuple[str, str]]:
        async with sandbox:
            assert sandbox._runner is not None
            found = set()
            for resource in sandbox._runner.app.router.resources():
                path = resource.canonical
                if path.startswith("/api/v10/") and "tail" not in path:
                    for route in resource:
                        if route.method != "HEAD":
                            found.add((route.method, path.removeprefix("/api/v10")))
            return found

    document: Any = openapi._at(("paths",))
    unknown = {(m, path) for m, path in asyncio.run(routes()) if m.lower() not in document.get(path, {})}
    assert unknown == set()


def test_ids_may_be_numbers_and_nothing_else_may_be_changed() -> None:
    body = {
        "recipient_id": 1,
        "attachments": [{"id": 0, "size": 5}],
        "allowed_mentions": {"users": [2], "replied_user": True},
        "message_reference": {"message_id": 3},
        "components": [{"id": 4, "emoji": {"id": 6}, "default_values": [{"id": 5, "type": "user"}]}],
        "flags": 64,
    }
    assert normalised(body) == {
        "recipient_id": "1",
        "attachments": [{"id": "0", "size": 5}],
        "allowed_mentions": {"users": ["2"], "replied_user": True},
        "message_reference": {"message_id": "3"},
        "components": [{"id": 4, "emoji": {"id": "6"}, "default_values": [{"id": "5", "type": "user"}]}],
        "flags": 64,
    }


def test_a_union_is_explained_by_the_branch_that_was_meant(openapi: OpenApi) -> None:
    body = {
        "components": [
            {"type": 1, "components": [{"type": 2, "style": "red", "custom_id": "x", "label": "x"}]}
        ]
    }
    (problem, *_) = openapi.request(*CREATE, body)
    assert problem.path == ("components", 0, "components", 0, "style")


@pytest.mark.parametrize(
    ("body", "path", "code"),
    [
        ({"content": "x" * 5000}, ("content",), "BASE_TYPE_MAX_LENGTH"),
        ({"flags": "1"}, ("flags",), "BASE_TYPE_INVALID"),
        ({"allowed_mentions": {"users": 3}}, ("allowed_mentions", "users"), "BASE_TYPE_INVALID"),
        ({"components": [{"type": 1}]}, ("components", 0, "components"), "BASE_TYPE_REQUIRED"),
        ({"components": [{"type": 99}]}, ("components", 0, "type"), "BASE_TYPE_CHOICES"),
    ],
)
def test_a_problem_has_its_place_and_its_code(
    openapi: OpenApi, body: dict[str, Any], path: tuple[str | int, ...], code: str
) -> None:
    (problem, *_) = openapi.request(*CREATE, body)
    assert (problem.path, problem.code) == (path, code)


async def test_without_the_library_the_own_rules_hold(
    bot: Bot, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setitem(sys.modules, "jsonschema_rs", None)
    monkeypatch.setattr(server, "openapi", OpenApi)
    caplog.set_level("INFO", logger="bot.sandbox")
    async with Sandbox() as sandbox:
        await bot.enter(sandbox)
        channel = bot.guilds[0].text_channels[0]
        await channel.send("hello")
        assert "jsonschema-rs is not installed" in caplog.text
        with pytest.raises(Exception, match="2000"):
            await channel.send("x" * 2001)
        await bot.leave()
