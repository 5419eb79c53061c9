"""The program as it is, on a clock that the campaign can move: the machine's and as many seconds as a file says."""

from __future__ import annotations

import mmap
import os
import struct
import sys
import time
from pathlib import Path
from types import SimpleNamespace

from bot import app
from bot.__main__ import main

SKEW = "CAMPAIGN_SKEW"
"""The setting that names the file."""

_SECONDS = struct.Struct("d")


def write_skew(path: Path, seconds: float) -> None:
    """Move the clock of every process that reads this file; it is never made anew under one that does."""
    data = _SECONDS.pack(seconds)
    if path.exists():
        with path.open("r+b") as file:
            file.write(data)
    else:
        path.write_bytes(data)


def moved_clock(path: Path) -> SimpleNamespace:
    """What stands for the module `time` where the program takes its clock from."""
    with path.open("rb") as file:
        skew = mmap.mmap(file.fileno(), _SECONDS.size, access=mmap.ACCESS_READ)

    def moved() -> float:
        return float(_SECONDS.unpack_from(skew)[0])

    # Both move at once: time has passed, no clock has jumped.
    return SimpleNamespace(time=lambda: time.time() + moved(), monotonic=lambda: time.monotonic() + moved())


if __name__ == "__main__":
    app.time = moved_clock(Path(os.environ[SKEW]))  # type: ignore[assignment]
    sys.exit(main([]))
