"""Requests and answers against Discord's own OpenAPI document (`data/discord/openapi.json`).

`jsonschema_rs` is imported when the first check is made. Where it is not installed (it is a dependency of the tests,
not of the bot) or the document is missing, nothing is checked here and the log says so once; the sandbox's own rules
(`bot/sandbox/rules/limits.py`) hold all the same.
"""

from __future__ import annotations

import logging
from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import msgspec

from bot.sandbox.errors import Json, Problem
from bot.sandbox.rules.unions import Unions

log = logging.getLogger(__name__)

_URI = "urn:discord:openapi"
_DOCUMENTED = ("nsfw", "tts")
"""Fields that Discord's documentation has at places where the OpenAPI document lacks them."""

_ECHOED = ("attachments", "embeds")
"""Lists in which clients send back whole objects that they got from Discord; their extra members mean nothing."""

_IDS = ("users", "roles", "messages", "applied_tags")
"""Lists of ids whose names do not say so."""

_CODES = {
    "required": "BASE_TYPE_REQUIRED",
    "maxLength": "BASE_TYPE_MAX_LENGTH",
    "minLength": "BASE_TYPE_MIN_LENGTH",
    "maxItems": "BASE_TYPE_MAX_LENGTH",
    "minItems": "BASE_TYPE_MIN_LENGTH",
    "enum": "BASE_TYPE_CHOICES",
    "const": "BASE_TYPE_CHOICES",
    "type": "BASE_TYPE_INVALID",
    "pattern": "BASE_TYPE_PATTERN",
}


def find_document() -> Path | None:
    """The OpenAPI file: beside the package when it is installed, beside its folder in a checkout."""
    bot = Path(__file__).resolve().parents[2]
    for data in (bot / "data", bot.parent / "data"):
        path = data / "discord" / "openapi.json"
        if path.is_file():
            return path
    return None


class OpenApi:
    """Checks bodies by operation: (method, path template as in the document)."""

    def __init__(self, path: Path | None = None) -> None:
        self._path = path or find_document()
        self._unions: Unions | None = None
        self._make: Any = None
        self._validators: dict[tuple[str, ...], Any] = {}
        self._tried = False

    @property
    def available(self) -> bool:
        """Whether checks are made. Loads the document (about 50 ms) at the first call."""
        if not self._tried:
            self._tried = True
            self._load()
        return self._unions is not None

    def _load(self) -> None:
        if self._path is None:
            log.info("data/discord/openapi.json is not there: the sandbox checks its own rules only")
            return
        try:
            from jsonschema_rs import Draft202012Validator, Registry
        except ImportError:
            log.info("jsonschema-rs is not installed: the sandbox checks its own rules only")
            return
        document = msgspec.json.decode(self._path.read_bytes())
        self._unions = Unions(document)
        self._make = partial(Draft202012Validator, registry=Registry([(_URI, document)]))

    def request(self, method: str, template: str, body: Any) -> list[Problem]:
        """What is wrong with a request body. `files` of a multipart request are not part of it."""
        pointer = self._request_schema(method, template)
        if pointer is None:
            return []
        return _explained(self._validator(pointer).iter_errors(normalised(body)))

    def unknown_fields(self, method: str, template: str, body: Any) -> list[Problem]:
        """Members of a request body that the document does not know at their place (Discord ignores them)."""
        pointer = self._request_schema(method, template)
        if pointer is None:
            return []
        return list(self._strange([self._at(pointer)], body, ()))

    def _request_schema(self, method: str, template: str) -> tuple[str, ...] | None:
        if not self.available:
            return None
        pointer = ("paths", template, method.lower(), "requestBody", "content", "application/json", "schema")
        return pointer if self._at(pointer) is not None else None

    def response(self, method: str, template: str, status: int, body: Any) -> list[Problem]:
        """What is wrong with an answer of ours, by the document's schema for the status."""
        if not self.available:
            return []
        operation = ("paths", template, method.lower(), "responses", str(status))
        if self._at(operation) is None:
            return [Problem((), "STATUS", f"{status} is not an answer to {method} {template}")]
        pointer = (*operation, "content", "application/json", "schema")
        if self._at(pointer) is None:
            return []
        return _explained(self._validator(pointer).iter_errors(body))

    def _at(self, pointer: tuple[str, ...]) -> Any:
        return None if self._unions is None else self._unions.at(pointer)

    def _validator(self, pointer: tuple[str, ...]) -> Any:
        validator = self._validators.get(pointer)
        if validator is None:
            reference = f"{_URI}#/" + "/".join(map(_escaped, pointer))
            validator = self._make({"$ref": reference})
            self._validators[pointer] = validator
        return validator

    def _strange(self, schemas: Sequence[Json], value: Any, path: tuple[str | int, ...]) -> Iterator[Problem]:
        assert self._unions is not None
        if not isinstance(value, dict | list):
            return
        branches = self._unions.branches(schemas, value)
        if isinstance(value, list):
            if branches.items:
                for position, each in enumerate(value):
                    yield from self._strange(branches.items, each, (*path, position))
        elif branches.count_members:
            for name, each in value.items():
                known = branches.member(name)
                if known and name not in _ECHOED:
                    yield from self._strange(known, each, (*path, name))
                elif not known and name not in _DOCUMENTED:
                    yield Problem((*path, name), "UNKNOWN_FIELD", "Discord does not know this field")


@lru_cache(1)
def openapi() -> OpenApi:
    """The document that comes with the bot: read once, also where many sandboxes are opened."""
    return OpenApi()


def normalised(body: Any, key: str = "") -> Any:
    """A body with the ids that discord.py writes as numbers as strings; Discord takes both, the document one.

    Ids are recognised by their place: members called `..._id` or `..._ids`, and those of `_IDS`.
    """
    if isinstance(body, dict):
        listed = key in ("attachments", "default_values", "emoji")
        return {
            name: str(each) if listed and name == "id" and _is_number(each) else normalised(each, name)
            for name, each in body.items()
        }
    if isinstance(body, list):
        return [normalised(each, key) for each in body]
    if _is_number(body) and (key.endswith(("_id", "_ids")) or key in _IDS):
        return str(body)
    return body


def _is_number(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool)


def _escaped(step: str) -> str:
    """One step of a JSON pointer inside a URI fragment."""
    step = step.replace("~", "~0").replace("/", "~1")
    return step.replace("%", "%25").replace("{", "%7B").replace("}", "%7D")


def _explained(errors: Iterable[Any]) -> list[Problem]:
    """Errors of the library as problems: a union is explained by the branch that the value meant."""
    found = []
    for error in errors:
        path, keyword, branches = tuple(error.instance_path), error.kind.name, _branches(error.kind)
        if branches:
            found += _explained(min(branches, key=partial(_misfit, len(path))))
        elif keyword == "required":
            found.append(
                Problem((*path, error.kind.property), "BASE_TYPE_REQUIRED", "This field is required")
            )
        else:
            found.append(Problem(path, _CODES.get(keyword, f"SCHEMA_{keyword.upper()}"), error.message[:300]))
    return found


def _branches(kind: Any) -> list[list[Any]]:
    """The errors of each branch of a union of which none holds; none for other errors."""
    return [] if type(kind).__name__ == "OneOfMultipleValid" else getattr(kind, "context", [])


def _misfit(depth: int, errors: list[Any]) -> tuple[bool, int, int]:
    """How badly a branch fits a value `depth` steps down: another `type`, then many errors, then shallow ones."""
    paths = [each.instance_path[depth:] for each in errors]
    wrong_type = any(
        path == ["type"] or (not path and each.kind.name == "type") for path, each in zip(paths, errors)
    )
    return wrong_type, len(errors), -max(map(len, paths))
