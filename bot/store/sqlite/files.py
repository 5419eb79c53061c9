"""The files of databases hold what players keep secret: only their owner may read them."""

from __future__ import annotations

import os
from contextlib import suppress
from pathlib import Path


def made_private(path: str | Path) -> None:
    """Make an empty file that only its owner can read, unless there is one; SQLite fills it, and says what is wrong."""
    with suppress(OSError):
        os.close(os.open(path, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
