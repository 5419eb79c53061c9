"""The log as text and as JSON, and and what each line says of the request that was being answered."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

import pytest

from bot.logs import JSON, TEXT, writer
from tests.discord.stage import Stage


@contextmanager
def logged(form: str) -> Iterator[io.StringIO]:
    """What the log writes meanwhile."""
    stream = io.StringIO()
    handler = writer(form, stream)
    handler.setLevel(logging.WARNING)
    logging.getLogger().addHandler(handler)
    try:
        yield stream
    finally:
        logging.getLogger().removeHandler(handler)


def written(stream: io.StringIO) -> list[dict[str, Any]]:
    return [json.loads(line) for line in stream.getvalue().splitlines()]


def test_a_line_of_json_has_the_message_its_template_and_the_error(expected_errors: list[str]) -> None:
    expected_errors.append("“über”")
    with logged(JSON) as stream:
        try:
            raise ValueError("two\nlines")
        except ValueError:
            logging.getLogger("a.room").exception("session %d: %s", 7, "“über”")
    (line,) = written(stream)
    assert line.pop("at").endswith("+00:00")
    assert line.pop("trace").endswith("ValueError: two\nlines")
    assert line == {
        "level": "ERROR",
        "logger": "a.room",
        "message": "session 7: “über”",
        "says": "session %d: %s",
        "error": "ValueError",
    }


def test_text_is_one_line_for_people() -> None:
    with logged(TEXT) as stream:
        logging.getLogger("a.room").warning("not now")
    assert stream.getvalue().endswith(" WARNING a.room: not now\n")


@pytest.mark.e2e
async def test_a_line_says_what_was_being_answered(
    scene: Stage, monkeypatch: pytest.MonkeyPatch, expected_errors: list[str]
) -> None:
    async def broken(*_: object) -> None:
        raise ZeroDivisionError

    expected_errors.append("incident")
    monkeypatch.setattr("bot.discord.commands.show_help", broken)
    with logged(JSON) as stream:
        assert "went wrong on our side" in (await scene.cy.slash("help")).text
        logging.getLogger("elsewhere").warning("by itself")
    line, other = written(stream)
    assert int(line["request"].pop("interaction"))
    assert line["request"] == {
        "kind": "application_command",
        "action": "help",
        "server": scene.sandbox.world.home.id,
        "channel": scene.table.id,
    }
    assert line["error"] == "ZeroDivisionError"
    assert "request" not in other
