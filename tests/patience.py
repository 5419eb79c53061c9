"""How long tests wait for what must come: one limit for all, so that none depends on how fast the machine is."""

from __future__ import annotations

import os

PATIENCE = float(os.environ.get("HELIOGRAPH_TEST_PATIENCE", "120"))
"""Seconds after which something that a test waits for is missing. No test takes longer because of it."""
