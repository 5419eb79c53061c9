"""Faults on request: rules that make a request or an event go wrong as Discord sometimes does.

A rule names what it hits (`route`, a regular expression over "METHOD /path" without the API prefix, or `event`, the
name of a gateway event) and when (from the `nth` hit on, `times` times, or with a `probability` from a seeded
generator). Kinds for requests:

- `rate_limit`, `rate_limit_global`, `rate_limit_no_via`: 429 with `retry_after` seconds, with or without a Via header
- `status`: answer with `status` (500, 502, 503, 504...) and do nothing
- `apply_then_fail`: do it, then answer with `status`
- `delay_before`, `delay_after`: wait `seconds` before or after doing it
- `reset`: cut the connection without doing it
- `code`: refuse with `status`, Discord's numeric `code` and `message`

Kinds for events: `duplicate` (sent twice) and `reorder` (sent after the event that follows it).
"""

from __future__ import annotations

import random
import re
from dataclasses import dataclass, field
from typing import Any

from bot.sandbox.errors import Json

REQUEST_KINDS = (
    "rate_limit",
    "rate_limit_global",
    "rate_limit_no_via",
    "status",
    "apply_then_fail",
    "delay_before",
    "delay_after",
    "reset",
    "code",
)
EVENT_KINDS = ("duplicate", "reorder")

_MESSAGES = {
    10003: (404, "Unknown Channel"),
    10008: (404, "Unknown Message"),
    20026: (403, "Your bot has been flagged by our anti-spam system for abusive behavior."),
    40003: (403, "You are opening direct messages too fast"),
    10062: (404, "Unknown interaction"),
    40060: (400, "Interaction has already been acknowledged."),
    50001: (403, "Missing Access"),
    50007: (403, "Cannot send messages to this user"),
    50013: (403, "Missing Permissions"),
}


@dataclass(slots=True)
class Fault:
    """One rule. Raises ValueError if it makes no sense."""

    kind: str
    route: str = ".*"
    event: str = ""
    nth: int = 1
    times: int | None = 1
    probability: float | None = None
    seed: int = 0
    status: int = 500
    code: int = 0
    message: str = ""
    seconds: float = 1.0
    retry_after: float = 0.5
    seen: int = 0
    fired: int = 0
    _pattern: re.Pattern[str] = field(init=False, repr=False)
    _random: random.Random = field(init=False, repr=False)

    def __post_init__(self) -> None:
        if self.kind not in REQUEST_KINDS + EVENT_KINDS:
            raise ValueError(f"unknown kind of fault {self.kind!r}: {', '.join(REQUEST_KINDS + EVENT_KINDS)}")
        if self.kind in EVENT_KINDS and not self.event:
            raise ValueError(f"a fault of kind {self.kind} names the event it hits")
        try:
            self._pattern = re.compile(self.route)
        except re.error as error:
            raise ValueError(f"not a regular expression: {self.route!r} ({error})") from None
        if self.kind == "code" and self.code in _MESSAGES:
            self.status, standard = _MESSAGES[self.code]
            self.message = self.message or standard
        self._random = random.Random(self.seed)

    @classmethod
    def from_json(cls, rule: Json) -> Fault:
        """A rule from the page or a script. Raises ValueError for unknown members."""
        public = {name for name in cls.__dataclass_fields__ if not name.startswith("_")} - {"seen", "fired"}
        strange = set(rule) - public
        if strange:
            raise ValueError(f"a fault has no {', '.join(sorted(strange))}: {', '.join(sorted(public))}")
        return cls(**rule)

    def to_json(self) -> Json:
        return {
            name: value for name, value in _public(self).items() if value not in (None, "") or name == "kind"
        }

    def strikes(self) -> bool:
        """Count one hit, and say whether this one goes wrong."""
        self.seen += 1
        if self.times is not None and self.fired >= self.times:
            return False
        if self.probability is not None:
            strikes = self._random.random() < self.probability
        else:
            strikes = self.seen >= self.nth
        self.fired += strikes
        return strikes


def _public(fault: Fault) -> dict[str, Any]:
    return {name: getattr(fault, name) for name in fault.__dataclass_fields__ if not name.startswith("_")}


class Faults:
    """The rules in force, checked in the order they were added; the first that applies decides."""

    def __init__(self) -> None:
        self.rules: list[Fault] = []

    def add(self, fault: Fault) -> Fault:
        self.rules.append(fault)
        return fault

    def clear(self) -> None:
        self.rules.clear()

    def for_request(self, method: str, path: str) -> Fault | None:
        if not self.rules:
            return None
        line = f"{method} {path}"
        for rule in self.rules:
            if rule.kind in REQUEST_KINDS and rule._pattern.search(line) and rule.strikes():
                return rule
        return None

    def for_event(self, event: str) -> Fault | None:
        for rule in self.rules:
            if rule.kind in EVENT_KINDS and rule.event == event and rule.strikes():
                return rule
        return None

    def to_json(self) -> list[Json]:
        return [rule.to_json() for rule in self.rules]
