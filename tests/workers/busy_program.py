"""`python -m bot`; where a setting names a gate, films, thoughts and imports wait there."""

from __future__ import annotations

import os
import sys
from functools import partial

from bot.__main__ import main
from bot.discord.core.drawing import studio
from bot.players import search
from bot.sessions.people import archive
from tests.workers.orders import held

GATE = "TEST_GATE"
"""The setting: the port of the gate."""

if __name__ == "__main__":
    studio.prepared_there = str  # type: ignore[assignment]  # nothing is drawn ahead for the few pictures of a test
    if GATE in os.environ:
        port = int(os.environ[GATE])
        studio.shot_there = partial(held, port, "film")  # type: ignore[assignment]
        search._think_there = partial(held, port, "thought")  # type: ignore[assignment]
        archive._read = partial(held, port, "import")  # type: ignore[assignment]
    sys.exit(main([]))
