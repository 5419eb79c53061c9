"""The program of the campaign on a machine of its own: only its signs of life tell others whether it is there."""

from __future__ import annotations

import runpy
from pathlib import Path

from bot.store.sql import processes

if __name__ == "__main__":
    processes._place = lambda: f"the machine of {Path.cwd().name}"
    runpy.run_module("tests.campaign.program", run_name="__main__")
