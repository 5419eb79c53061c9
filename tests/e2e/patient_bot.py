"""`python -m bot` in a sandbox that waits for answers longer than Discord does, as a busy machine gives them late.

Nothing is drawn ahead: a test shows a few boards, and what all boards have in common costs more than those. No one is
coached in a first game: panels would change again while they are clicked.
"""

from __future__ import annotations

import os
import sys

from bot.__main__ import main
from bot.discord.core.drawing import studio
from bot.discord.private.coaching import Coach
from bot.sandbox.api import interactions
from tests.patience import PATIENCE

if __name__ == "__main__":
    os.environ.setdefault("HELIOGRAPH_WORKERS", "0")
    studio._prepare = lambda prepare: None  # type: ignore[assignment]
    Coach.in_first_games = False
    interactions.SECONDS_TO_ACKNOWLEDGE = PATIENCE
    sys.exit(main())
