"""Games dealt from their seeds alone, for tests that look for a position: the clicks of people differ in every run."""

from __future__ import annotations

from contextlib import AbstractContextManager
from unittest.mock import patch


def unmixed() -> AbstractContextManager[object]:
    """Deal every game from its own seed; what was mixed in is still noted and verified."""
    return patch("bot.engine.rng.mixed", lambda seed, mixture: seed)
