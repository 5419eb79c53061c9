"""Rate limits with real buckets: a number of requests per window, per route and per channel, guild or webhook.

Discord documents no numbers ("do not hard-code, read the headers"). Five messages per five seconds and channel is
what people observe; everything else here is wide. Fifty requests a second over all routes but those of interactions
is documented.
"""

from __future__ import annotations

import hashlib
from dataclasses import dataclass, field

from bot.sandbox.clock import Clock

Limit = tuple[int, float]
"""A limit of requests within a number of seconds."""

CREATE_MESSAGE = ("POST", "/channels/{channel_id}/messages")


@dataclass(slots=True)
class Window:
    """What is left of one bucket until it is refilled."""

    left: int
    resets_at: float


@dataclass(slots=True)
class RateLimits:
    """`limits` by (method, route template), `default` for other routes, `overall` for all but interactions.

    `enabled = False` turns refusals off; the headers are then left out as well.
    """

    clock: Clock
    enabled: bool = True
    limits: dict[tuple[str, str], Limit] = field(default_factory=lambda: {CREATE_MESSAGE: (5, 5.0)})
    default: Limit = (50, 1.0)
    overall: Limit = (50, 1.0)
    _windows: dict[tuple[str, str, str], Window] = field(default_factory=dict)
    _hashes: dict[tuple[str, str], str] = field(default_factory=dict)

    def take(self, method: str, template: str, major: str) -> tuple[dict[str, str], float | None, bool]:
        """Count one request: its headers, the seconds to wait if refused, and whether the overall limit did it."""
        if not self.enabled:
            return {}, None, False
        if not template.startswith(("/interactions", "/webhooks")):
            whole = self._window(("*", "*", "*"), self.overall)
            if whole.left <= 0:
                return {}, max(0.001, whole.resets_at - self.clock.now()), True
            whole.left -= 1
        limit = self.limits.get((method, template), self.default)
        window = self._window((method, template, major), limit)
        refused = window.left <= 0
        if not refused:
            window.left -= 1
        wait = max(0.001, window.resets_at - self.clock.now())
        headers = {
            "X-RateLimit-Limit": str(limit[0]),
            "X-RateLimit-Remaining": str(window.left),
            "X-RateLimit-Reset": f"{window.resets_at:.3f}",
            "X-RateLimit-Reset-After": f"{wait:.3f}",
            "X-RateLimit-Bucket": self._hash(method, template),
        }
        return headers, wait if refused else None, False

    def _window(self, key: tuple[str, str, str], limit: Limit) -> Window:
        now = self.clock.now()
        window = self._windows.get(key)
        if window is None or window.resets_at <= now:
            if len(self._windows) > 4096:
                self._windows = {k: each for k, each in self._windows.items() if each.resets_at > now}
            window = self._windows[key] = Window(limit[0], now + limit[1])
        return window

    def _hash(self, method: str, template: str) -> str:
        key = (method, template)
        if key not in self._hashes:
            self._hashes[key] = hashlib.sha256(f"{method} {template}".encode()).hexdigest()[:32]
        return self._hashes[key]
