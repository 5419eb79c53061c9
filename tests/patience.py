"""How long tests wait for what must come: one limit for all, so that none depends on how fast the machine is."""

from __future__ import annotations

import asyncio
import os
from collections.abc import Callable

PATIENCE = float(os.environ.get("HELIOGRAPH_TEST_PATIENCE", "120"))
"""Seconds after which something that a test waits for is missing. No test takes longer because of it."""

LOOK = 0.05


async def comes_right(wrong: Callable[[], str]) -> None:
    """Wait until nothing is wrong; AssertionError with what is.

    For what another process does: it tells of nothing, so it is looked at again and again.
    """
    end = asyncio.get_running_loop().time() + PATIENCE
    while problem := wrong():
        assert asyncio.get_running_loop().time() < end, problem
        await asyncio.sleep(LOOK)
