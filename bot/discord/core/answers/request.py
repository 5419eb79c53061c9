"""What is being answered, so that each line of the log can say for which request of Discord it was written."""

from __future__ import annotations

from collections.abc import Mapping
from contextvars import ContextVar
from types import MappingProxyType

Fields = Mapping[str, str | int | None]

ANSWERED: ContextVar[Fields] = ContextVar("ANSWERED", default=MappingProxyType({}))
"""The request that is being answered; tasks that it starts keep it. Empty where the bot acts by itself."""
