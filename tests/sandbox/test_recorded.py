"""What a recording says of Discord's answers, and each difference to the sandbox's."""

from __future__ import annotations

import json
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

from bot.__main__ import main as command
from bot.sandbox.recorded import BadRecording, Shapes, differences, load, to_json

POST = "/api/v10/channels/123456789012345678/messages"
MESSAGE = {
    "id": "223456789012345678",
    "content": "Mira moves",
    "timestamp": "2026-01-02T03:04:05.678000+00:00",
    "edited_timestamp": None,
    "tts": False,
    "type": 0,
    "author": {"id": "323456789012345678", "username": "Heliograph"},
    "components": [{"type": 1, "components": [{"type": 2, "label": "Play"}]}],
    "resolved": {"423456789012345678": {"name": "Bo"}},
}
REFUSED = {
    "code": 50035,
    "message": "Invalid Form Body",
    "errors": {"content": {"_errors": [{"code": "BASE_TYPE_REQUIRED", "message": "Needed"}]}},
}


def said(answer: Any, status: int = 200, method: str = "POST", path: str = POST) -> dict[str, Any]:
    return {"method": method, "path": path, "body": None, "status": status, "answer": answer}


def shapes(folder: Path, *lines: dict[str, Any]) -> Shapes:
    file = folder / "recorded.jsonl"
    file.write_text("".join(json.dumps(line) + "\n" for line in lines), encoding="utf-8")
    return load(file)


def test_a_recording_is_read_into_shapes_without_names_ids_and_texts(tmp_path: Path) -> None:
    gone = said(
        {"code": 10008, "message": "Unknown Message"}, 404, "DELETE", f"{POST}/5/reactions/%F0/@me?x=1"
    )
    found = shapes(tmp_path, said(MESSAGE), said(REFUSED, 400), gone, said(None, 204, "PUT", "/api/v10/a"))
    assert {request: sorted(outcomes) for request, outcomes in found.items()} == {
        "POST /channels/{id}/messages": ["200", "400 50035 BASE_TYPE_REQUIRED"],
        "DELETE /channels/{id}/messages/{id}/reactions/{emoji}/@me": ["404 10008"],
        "PUT /a": ["204"],
    }
    members = found["POST /channels/{id}/messages"]["200"].members
    assert {path: "/".join(sorted(types)) for path, types in members.items()} == {
        "": "object",
        ".id": "id",
        ".content": "text",
        ".timestamp": "time",
        ".edited_timestamp": "null",
        ".tts": "true or false",
        ".type": "number",
        ".author": "object",
        ".author.id": "id",
        ".author.username": "text",
        ".components": "list",
        ".components.<1>": "object",
        ".components.<1>.type": "number",
        ".components.<1>.components": "list",
        ".components.<1>.components.<2>": "object",
        ".components.<1>.components.<2>.type": "number",
        ".components.<1>.components.<2>.label": "text",
        ".resolved": "object",
        ".resolved.{id}": "object",
        ".resolved.{id}.name": "text",
    }
    kept = tmp_path / "shapes.json"
    kept.write_bytes(to_json(found))
    assert load(kept) == found
    assert not [word for word in ("Mira", "Heliograph", "Bo", "3456789012345678") if word in kept.read_text()]


def changed(how: str) -> Any:
    """A message as another Discord would answer it."""
    answer = deepcopy(MESSAGE)
    match how:
        case "without":
            del answer["author"]["username"]  # type: ignore[attr-defined]
        case "with":
            answer["components"][0]["components"][0]["style"] = 1  # type: ignore[index]
        case "other":
            answer["edited_timestamp"] = "2026-01-02T03:04:05+00:00"
        case "kind":
            answer["components"] = [{"type": 17, "accent_color": 5}]
    return answer


@pytest.mark.parametrize(
    ("how", "expected"),
    [
        ("same", []),
        ("kind", []),
        ("without", ["'.author.username' (text) is in the sandbox only"]),
        ("with", ["'.components.<1>.components.<2>.style' (number) is missing in the sandbox"]),
        ("other", ["'.edited_timestamp' is time, in the sandbox only null"]),
    ],
)
def test_each_difference_in_an_answer_is_named(tmp_path: Path, how: str, expected: list[str]) -> None:
    ours, recorded = shapes(tmp_path, said(MESSAGE)), shapes(tmp_path, said(changed(how)))
    assert differences(recorded, ours) == [f"POST /channels/{{id}}/messages 200: {each}" for each in expected]


def test_an_outcome_that_the_sandbox_never_had_is_named(tmp_path: Path) -> None:
    ours = shapes(tmp_path, said(MESSAGE), said(None, 204, "PUT", "/b"))
    recorded = shapes(tmp_path, said(REFUSED, 400), said(MESSAGE, 200, "PUT", "/c"))
    assert differences(recorded, ours) == [
        "POST /channels/{id}/messages: answered 400 50035 BASE_TYPE_REQUIRED, which the sandbox never did (it did 200)"
    ]


@pytest.mark.parametrize("text", ["", "{}\n", "no JSON\n", '{"shapes": {}, "format": "another"}', "[1]\n"])
def test_a_file_that_is_no_recording_is_refused(tmp_path: Path, text: str) -> None:
    file = tmp_path / "recorded.jsonl"
    file.write_text(text, encoding="utf-8")
    with pytest.raises(BadRecording, match=r"recorded\.jsonl"):
        load(file)


def test_the_command_says_what_differs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    here, there, kept = tmp_path / "here.jsonl", tmp_path / "there.jsonl", tmp_path / "kept.json"
    here.write_text(
        json.dumps(said(MESSAGE)) + "\n" + json.dumps(said(None, 204, "PUT", "/b")), encoding="utf-8"
    )
    there.write_text(json.dumps(said(changed("other"))), encoding="utf-8")
    assert command(["recorded", str(here), "--shapes", str(kept)]) == 0
    assert "POST /channels/{id}/messages: 200 (1)" in capsys.readouterr().out
    assert command(["recorded", str(kept), "--against", str(here)]) == 0
    assert command(["recorded", str(here), "--against", str(there)]) == 1
    out = capsys.readouterr().out
    assert "'.edited_timestamp' is null, in the sandbox only time" in out
    assert f"not compared, as {there} has none: PUT /b" in out
    assert command(["recorded", str(tmp_path / "none")]) == 2
