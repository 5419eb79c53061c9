"""Discord's refusals: an HTTP status, a numeric code, a sentence and, for bad bodies, a tree of errors by field."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

Json = dict[str, Any]
"""A JSON object as Discord sends and receives it."""

Path = tuple[str | int, ...]
"""Where in a request body: field names and list positions, outermost first."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong with a request body: where, Discord's name for it, and a sentence."""

    path: Path
    code: str
    message: str

    def __str__(self) -> str:
        where = ".".join(map(str, self.path)) or "body"
        return f"{where}: {self.message} [{self.code}]"


@dataclass(slots=True)
class Violation:
    """A request that Discord would have refused (or a field it does not know), kept so that a test can fail on it."""

    method: str
    path: str
    code: int
    problems: list[Problem]
    body: Any = None

    def __str__(self) -> str:
        return f"{self.method} {self.path} ({self.code}): " + "; ".join(map(str, self.problems))


@dataclass(slots=True)
class Refusal(Exception):
    """Raised by a route to answer with an error of Discord's API.

    `status` is the HTTP status, `code` Discord's numeric code, `problems` the fields at fault (code 50035),
    `data` further members of the body, `headers` further headers.
    """

    status: int
    code: int
    message: str
    problems: list[Problem] = field(default_factory=list)
    data: Json = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)

    def body(self) -> Json:
        answer: Json = {"message": self.message, "code": self.code, **self.data}
        if self.problems:
            answer["errors"] = nested(self.problems)
        return answer


def nested(problems: list[Problem]) -> Json:
    """Discord's shape: objects by field name and list position, with `_errors` lists at the leaves."""
    tree: Json = {}
    for problem in problems:
        node = tree
        for step in problem.path:
            node = node.setdefault(str(step), {})
        node.setdefault("_errors", []).append({"code": problem.code, "message": problem.message})
    return tree


def invalid(problems: list[Problem]) -> Refusal:
    return Refusal(400, 50035, "Invalid Form Body", problems)


def unknown(what: str, code: int) -> Refusal:
    return Refusal(404, code, f"Unknown {what}")


UNAUTHORIZED = 0
UNKNOWN_CHANNEL = 10003
UNKNOWN_GUILD = 10004
UNKNOWN_MEMBER = 10007
UNKNOWN_MESSAGE = 10008
UNKNOWN_USER = 10013
UNKNOWN_WEBHOOK = 10015
UNKNOWN_INTERACTION = 10062
UNKNOWN_COMMAND = 10063
QUARANTINED = 20026
TOO_MANY_OLD_EDITS = 30046
OPENING_TOO_FAST = 40003
REQUEST_TOO_LARGE = 40005
NO_MESSAGES_IN_FORUM = 40058
ALREADY_ACKNOWLEDGED = 40060
MISSING_ACCESS = 50001
NOT_THE_AUTHOR = 50005
EMPTY_MESSAGE = 50006
CANNOT_MESSAGE_USER = 50007
MISSING_PERMISSIONS = 50013
WRONG_KIND_OF_CHANNEL = 50024
INVALID_WEBHOOK_TOKEN = 50027
INVALID_FORM_BODY = 50035
THREAD_ARCHIVED = 50083
THREAD_LOCKED = 160005
INVALID_JSON = 50109
NO_MUTUAL_GUILDS = 50278
MESSAGE_BLOCKED = 200000
TITLE_BLOCKED = 200001
