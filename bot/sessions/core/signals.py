"""One way to tell others what happened, without knowing them."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Generic, ParamSpec

P = ParamSpec("P")

log = logging.getLogger(__name__)


class Signal(Generic[P]):
    """News of one kind. Calling it tells all who subscribed, in that order; one that fails is logged, and ends nothing.

    `about` says in the log what the news was about; it may name what was told, as `str.format` does: "session {}".
    """

    def __init__(self, about: str) -> None:
        self._about = about
        self._subscribers: list[Callable[P, object]] = []
        self._logging = False

    def subscribe(self, callback: Callable[P, object]) -> None:
        """Call back with the news, from now on and for good."""
        self._subscribers.append(callback)

    def __call__(self, *args: P.args, **kwargs: P.kwargs) -> None:
        for callback in self._subscribers:
            try:
                callback(*args, **kwargs)
            except Exception:
                if self._logging:
                    continue  # the news is that something was logged: it would go round for ever
                self._logging = True
                try:
                    log.exception("a subscriber failed on %s", self._about.format(*args, **kwargs))
                finally:
                    self._logging = False
