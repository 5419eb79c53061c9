"""Rate limits with real buckets: a number of requests per window, per route and per channel, guild or webhook.

Discord documents no numbers ("do not hard-code, read the headers"). What people observe in a channel: five new messages
and five edits per five seconds each, five deletions a second, and three edits of messages older than an hour per six
seconds (Discord Userdoccers), which the headers do not tell. The window for new threads is minutes long: refusals tell
to wait for 219 seconds (discord-api-docs #7816). Everything else here is wide. Fifty requests a second over all routes
but those of interactions is documented.
"""

from __future__ import annotations

import hashlib
import math
from dataclasses import dataclass, field

from bot.sandbox import errors
from bot.sandbox.errors import Refusal
from bot.sandbox.world.clock import Clock

Limit = tuple[int, float]
"""A limit of requests within a number of seconds."""

CREATE_MESSAGE = ("POST", "/channels/{channel_id}/messages")
EDIT_MESSAGE = ("PATCH", "/channels/{channel_id}/messages/{message_id}")
DELETE_MESSAGE = ("DELETE", "/channels/{channel_id}/messages/{message_id}")
CREATE_THREAD = ("POST", "/channels/{channel_id}/threads")
LIMITS: dict[tuple[str, str], Limit] = {
    CREATE_MESSAGE: (5, 5.0),
    EDIT_MESSAGE: (5, 5.0),
    DELETE_MESSAGE: (5, 1.0),
    CREATE_THREAD: (50, 300.0),
}
OLD = 3600.0
"""Seconds after which edits of a message are limited further."""

TOO_MANY_OLD_EDITS = "Maximum number of edits to messages older than 1 hour reached. Try again later."

VIA = "1.1 sandbox"
EXEMPT = ("/interactions", "/webhooks")


@dataclass(slots=True)
class Bucket:
    """What is left of one bucket until it is refilled."""

    left: int
    resets_at: float


@dataclass(slots=True)
class RateLimits:
    """`limits` by (method, route template), `default` for other routes, `overall` for all but interactions.

    `old_edits` is for messages older than an hour; `openings` of direct messages is a guess: only that there is a limit
    is documented. `enabled = False` turns refusals off; the headers are then left out
    as well.
    """

    clock: Clock
    enabled: bool = True
    limits: dict[tuple[str, str], Limit] = field(default_factory=LIMITS.copy)
    default: Limit = (50, 1.0)
    overall: Limit = (50, 1.0)
    old_edits: Limit = (3, 6.0)
    openings: Limit = (5, 3.0)
    _windows: dict[tuple[str, str, str], Bucket] = field(default_factory=dict)
    _hashes: dict[tuple[str, str], str] = field(default_factory=dict)

    def take(self, method: str, template: str, major: str, message_id: str = "") -> dict[str, str]:
        """Count one request, and return its headers. Raises Refusal (429) with them where a limit is exceeded."""
        if not self.enabled:
            return {}
        if not template.startswith(EXEMPT):
            wait = self._spend(self._window(("*", "*", "*"), self.overall))
            if wait is not None:
                raise too_many(wait, everywhere=True)
        limit = self.limits.get((method, template), self.default)
        window = self._window((method, template, major), limit)
        wait = self._spend(window)
        headers = {
            "X-RateLimit-Limit": str(limit[0]),
            "X-RateLimit-Remaining": str(window.left),
            "X-RateLimit-Reset": f"{window.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{self._until(window):.3f}",
            "X-RateLimit-Bucket": self._hash(method, template),
        }
        if wait is not None:
            raise too_many(wait, headers=headers)
        if (method, template) == EDIT_MESSAGE and self.clock.age(message_id) > OLD:
            wait = self._spend(self._window(("old", template, major), self.old_edits))
            if wait is not None:
                raise too_many(wait, headers=headers, code=errors.TOO_MANY_OLD_EDITS)
        return headers

    def open_direct_messages(self) -> None:
        """Count one new channel of direct messages. Raises Refusal (40003) where they are opened too fast."""
        if self.enabled and self._spend(self._window(("dm", "", ""), self.openings)) is not None:
            raise Refusal(403, errors.OPENING_TOO_FAST, "You are opening direct messages too fast")

    def _spend(self, window: Bucket) -> float | None:
        """Take one request off a window; the seconds to wait if there is none left."""
        if window.left <= 0:
            return self._until(window)
        window.left -= 1
        return None

    def _until(self, window: Bucket) -> float:
        return max(0.001, window.resets_at - self.clock.now())

    def _window(self, key: tuple[str, str, str], limit: Limit) -> Bucket:
        now = self.clock.now()
        window = self._windows.get(key)
        if window is None or window.resets_at <= now:
            if len(self._windows) > 4096:
                self._windows = {k: each for k, each in self._windows.items() if each.resets_at > now}
            window = self._windows[key] = Bucket(limit[0], now + limit[1])
        return window

    def _hash(self, method: str, template: str) -> str:
        key = (method, template)
        if key not in self._hashes:
            self._hashes[key] = hashlib.sha256(f"{method} {template}".encode()).hexdigest()[:32]
        return self._hashes[key]


def too_many(
    wait: float,
    *,
    everywhere: bool = False,
    via: bool = True,
    code: int = 0,
    headers: dict[str, str] | None = None,
) -> Refusal:
    """429, with the headers of its bucket. Without a Via header discord.py takes it for a ban by Cloudflare."""
    told = {
        **(headers or {}),
        "Retry-After": str(math.ceil(wait)),
        "X-RateLimit-Scope": "global" if everywhere else "user",
    }
    if everywhere:
        told["X-RateLimit-Global"] = "true"
    if via:
        told["Via"] = VIA
    message = TOO_MANY_OLD_EDITS if code == errors.TOO_MANY_OLD_EDITS else "You are being rate limited."
    return Refusal(
        429, code, message, data={"retry_after": round(wait, 3), "global": everywhere}, headers=told
    )
