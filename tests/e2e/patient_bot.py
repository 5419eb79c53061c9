"""`python -m bot` in a sandbox that waits for answers longer than Discord does, as a busy machine gives them late."""

from __future__ import annotations

import sys

from bot.__main__ import main
from bot.sandbox import interactions
from tests.patience import PATIENCE

if __name__ == "__main__":
    interactions.SECONDS_TO_ACKNOWLEDGE = PATIENCE
    sys.exit(main())
