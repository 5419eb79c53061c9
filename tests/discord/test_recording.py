"""What is recorded of requests and answers: all of them, with bodies, without tokens and pictures."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.sandbox.recorded import differences, load
from tests.discord.stage import stage

pytestmark = pytest.mark.e2e

FIXTURES = Path(__file__).parent.parent / "sandbox" / "recorded"
"""What answers of Discord looked like; `python -m bot recorded FILE --shapes OUT` makes such a file."""


@pytest.mark.pictures
async def test_requests_and_answers_are_recorded_without_tokens(tmp_path: Path) -> None:
    file = tmp_path / "record.jsonl"
    async with stage(tmp_path / "games.db", record=file) as scene:
        await scene.game("embers", scene.bo)
        await scene.cy.slash("help")
        tokens = [scene.sandbox.token, *scene.sandbox.interactions.by_token]
    text = file.read_text(encoding="utf-8")
    assert not [token for token in tokens if token in text]
    lines = [json.loads(line) for line in text.splitlines()]
    posted = next(each for each in lines if each["path"].endswith("/messages"))
    assert (posted["method"], posted["status"]) == ("POST", 200)
    assert "Embers" in posted["body"]["content"] == posted["answer"]["content"]
    form = next(each["body"] for each in lines if "payload_json" in (each["body"] or ()))
    assert form["files[0]"]["filename"] == "board.png"
    assert form["files[0]"]["bytes"] > 1000
    assert form["payload_json"]
    callbacks = [each["path"] for each in lines if "/interactions/" in each["path"]]
    assert callbacks
    assert all(path.partition("?")[0].endswith("/{token}/callback") for path in callbacks)
    assert file.stat().st_mode & 0o077 == 0
    shapes = load(file)
    fixtures = sorted(FIXTURES.glob("*.json"))
    assert fixtures
    for fixture in fixtures:
        assert differences(load(fixture), shapes) == [], fixture.name
