"""The program as it is, on a clock that the campaign can move: the machine's and as many seconds as a file says.

Of these the machine can have slept some: the clock on the wall shows them, the steady one does not.
"""

from __future__ import annotations

import mmap
import os
import struct
import sys
import time
from functools import partial
from pathlib import Path
from types import SimpleNamespace

from bot import app
from bot.__main__ import main
from bot.sessions import Times
from bot.sessions.core.pace import Limits, Paces
from bot.sessions.outbox import notifications

SKEW = "CAMPAIGN_SKEW"
"""The setting that names the file."""

_SECONDS = struct.Struct("dd")
"""By how much the clock is moved, and for how long of it the machine slept."""

DRAW = (0.2, 0.8)
QUICK = Limits(
    window=45.0,
    offer=120.0,
    window_cap=45.0,
    offer_cap=120.0,
    draw=DRAW,
    draw_alone=DRAW,
    draw_idle=DRAW,
    draw_unasked=DRAW,
)
GRACE, LINGER = 0.5, 2.0
"""How long windows wait for people who have answered, and after a start, and boards for more news: people who think and
look take many seconds, and no window would ever close where the bot is killed every other one."""


def write_skew(path: Path, seconds: float, slept: float) -> None:
    """Move the clock of every process that reads this file; it is never made anew under one that does."""
    data = _SECONDS.pack(seconds, slept)
    if path.exists():
        with path.open("r+b") as file:
            file.write(data)
    else:
        path.write_bytes(data)


def moved_clock(path: Path) -> SimpleNamespace:
    """What stands for the module `time` where the program takes its clock from."""
    with path.open("rb") as file:
        skew = mmap.mmap(file.fileno(), _SECONDS.size, access=mmap.ACCESS_READ)

    def wall() -> float:
        return time.time() + float(_SECONDS.unpack_from(skew)[0])

    def steady() -> float:
        seconds, slept = _SECONDS.unpack_from(skew)
        return time.monotonic() + float(seconds - slept)

    return SimpleNamespace(time=wall, monotonic=steady)


if __name__ == "__main__":
    app.time = moved_clock(Path(os.environ[SKEW]))  # type: ignore[assignment, attr-defined]
    # Its people move all the time, and no reminder would ever come if it waited for them to rest.
    notifications.PLAYING = 0.0
    app.Times = partial(Times, paces=Paces(QUICK, QUICK), grace=GRACE)  # type: ignore[assignment, attr-defined]
    app.heliograph = partial(app.heliograph, linger=LINGER)
    sys.exit(main([]))
