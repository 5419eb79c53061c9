"""Holds answers of Discord that were recorded against those of the sandbox: which members they have, of which types.

A recording (`bot/discord/core/watching/recording.py`) is read into shapes: for each request (method and path without
ids) and each outcome (status and codes of errors), the members of the answers. Shapes hold no names, ids or texts, so
that they can be shared, and kept as fixtures (`tests/sandbox/recorded/`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import msgspec

FORMAT = "heliograph-shapes-1"

_VERSION = re.compile(r"^/api/v\d+")
_NUMBER = re.compile(r"(?<=/)\d+(?=/|$)")
_REACTION = re.compile(r"(?<=/reactions/)[^/]+")
_ID = re.compile(r"\d{17,20}")
_TIME = re.compile(r"\d{4}-\d\d-\d\dT[\d:.]+(Z|[+-]\d\d:\d\d)")
_KINDS = {
    bool: "true or false",
    int: "number",
    float: "number",
    type(None): "null",
    dict: "object",
    list: "list",
}


class BadRecording(Exception):
    """A file that is no recording, with what is wrong with it."""


class Shape(msgspec.Struct):
    """The answers of one outcome: the types of each member by its path, such as ".author.id" or ".components.<1>"."""

    count: int = 0
    members: dict[str, set[str]] = {}

    def add(self, answer: Any) -> None:
        """Take in one more answer."""
        self.count += 1
        for path, kind in _members(answer, ""):
            self.members.setdefault(path, set()).add(kind)


Shapes = dict[str, dict[str, Shape]]
"""By request and outcome, such as "POST /channels/{id}/messages" and "403 50013"."""


class _Fixture(msgspec.Struct):
    shapes: Shapes
    format: str = FORMAT


def load(path: Path) -> Shapes:
    """The shapes in a recording, or in a file of shapes. Raises BadRecording, and OSError if it cannot be read."""
    data = path.read_bytes()
    try:
        fixture = msgspec.json.decode(data, type=_Fixture)
    except (msgspec.MsgspecError, UnicodeDecodeError):
        return _read(path, data)
    if fixture.format != FORMAT:
        raise BadRecording(f"{path}: unknown format '{fixture.format[:40]}'")
    return fixture.shapes


def to_json(shapes: Shapes) -> bytes:
    """The shapes as a file, the same for the same shapes."""
    return msgspec.json.format(msgspec.json.encode(_Fixture(shapes), order="sorted"), indent=1) + b"\n"


def differences(recorded: Shapes, sandbox: Shapes) -> list[str]:
    """In what answers of the sandbox differ from recorded ones, a line each; of requests that both have."""
    found = []
    for request in sorted(recorded.keys() & sandbox.keys()):
        ours = sandbox[request]
        for outcome, shape in sorted(recorded[request].items()):
            if outcome not in ours:
                had = ", ".join(sorted(ours))
                found.append(f"{request}: answered {outcome}, which the sandbox never did (it did {had})")
            else:
                found += [f"{request} {outcome}: {each}" for each in _apart(shape, ours[outcome])]
    return found


def _apart(recorded: Shape, ours: Shape) -> Iterator[str]:
    for path in sorted(recorded.members.keys() | ours.members.keys()):
        if path not in ours.members:
            if _parent(path) in ours.members and not path.endswith(("]", ">")):
                yield f"'{path}' ({_named(recorded.members[path])}) is missing in the sandbox"
        elif path not in recorded.members:
            if _parent(path) in recorded.members and not path.endswith(("]", ">")):
                yield f"'{path}' ({_named(ours.members[path])}) is in the sandbox only"
        elif extra := recorded.members[path] - ours.members[path]:
            of = _named(ours.members[path])
            yield f"'{path}' is {_named(extra)}, in the sandbox only {of}"


def _parent(path: str) -> str:
    """The path of what holds a member; "" is the answer itself."""
    return path.rpartition(".")[0]


def _named(types: set[str]) -> str:
    return " or ".join(sorted(types))


def _read(path: Path, data: bytes) -> Shapes:
    shapes: Shapes = {}
    for number, line in enumerate(data.splitlines(), 1):
        try:
            said = msgspec.json.decode(line)
            method, where, status = str(said["method"]), str(said["path"]), int(said["status"])
            answer = said["answer"]
        except (msgspec.MsgspecError, UnicodeDecodeError, LookupError, TypeError, ValueError) as error:
            raise BadRecording(
                f"{path}: line {number} is not a request with its answer: {error!r}"
            ) from error
        outcomes = shapes.setdefault(f"{method} {_plain(where)}", {})
        outcomes.setdefault(_outcome(status, answer), Shape()).add(answer)
    if not shapes:
        raise BadRecording(f"{path}: nothing is recorded in it")
    return shapes


def _plain(path: str) -> str:
    """A path without ids and query."""
    path = _VERSION.sub("", path.partition("?")[0])
    return _REACTION.sub("{emoji}", _NUMBER.sub("{id}", path))


def _outcome(status: int, answer: Any) -> str:
    """A status with the code of the error, and the codes of what was wrong with the request."""
    if status < 400 or not isinstance(answer, dict):
        return str(status)
    codes = sorted(set(_codes(answer.get("errors"))))
    return " ".join([str(status), str(answer.get("code", "-")), *codes])


def _codes(errors: Any) -> Iterator[str]:
    for key, each in errors.items() if isinstance(errors, dict) else ():
        if key == "_errors" and isinstance(each, list):
            yield from (str(error.get("code")) for error in each if isinstance(error, dict))
        else:
            yield from _codes(each)


def _members(value: Any, path: str) -> Iterator[tuple[str, str]]:
    """The members of an answer, each by its path and with its type; the fields that errors name are left out."""
    yield path, _kind(value)
    if isinstance(value, list):
        for each in value:
            # Components are told apart by their type: each has members of its own.
            kind = each.get("type") if isinstance(each, dict) and path.endswith("components") else None
            yield from _members(each, f"{path}.[]" if kind is None else f"{path}.<{kind}>")
    elif isinstance(value, dict):
        for key, each in value.items():
            name = "{id}" if _ID.fullmatch(key) else key
            if not (path == "" and key == "errors"):
                yield from _members(each, f"{path}.{name}")


def _kind(value: Any) -> str:
    if not isinstance(value, str):
        return _KINDS[type(value)]
    return "id" if _ID.fullmatch(value) else "time" if _TIME.fullmatch(value) else "text"
