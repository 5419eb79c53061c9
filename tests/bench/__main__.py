"""Run the sections named, or all, and print the table; `--short` only shows, in two processes, that all run."""

from __future__ import annotations

import argparse
import importlib
import os
import subprocess
import sys
import time
import traceback

SECTIONS = (
    "engine",
    "modules",
    "endings",
    "undo",
    "pictures",
    "pixels",
    "hands",
    "storage",
    "postgres",
    "shares",
    "archive",
    "people",
    "discord",
    "overload",
    "load",
    "memory",
    "languages",
    "afterlife",
    "live",
    "reminders",
    "refresh",
    "hidden",
    "players",
    "company",
    "clicks",
    "hops",
    "paths",
    "drafts",
    "requests",
    "week",
    "questions",
    "stopping",
    "lasting",
    "stepping",
)


def main() -> int:
    asked = argparse.ArgumentParser(prog="python -m tests.bench", description=__doc__)
    asked.add_argument("sections", nargs="*", metavar="SECTION")
    asked.add_argument(
        "--short", action="store_true", help="measure next to nothing: does each section run through?"
    )
    given = asked.parse_args()
    if unknown := [name for name in given.sections if name not in SECTIONS]:
        asked.error(f"no section {', '.join(unknown)}; there are {', '.join(SECTIONS)}")
    halves = given.short and "BENCH_SHORT" not in os.environ
    if given.short:
        os.environ["BENCH_SHORT"] = "1"  # `table` reads it when it is imported, here and in other processes
    table = importlib.import_module("tests.bench.table")
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}, Python {sys.version.split()[0]}")
    print(table.HEADER)
    chosen, beside = given.sections or SECTIONS, None
    if halves and len(chosen) > 1:
        half = len(chosen) // 2
        again = [sys.executable, "-m", "tests.bench", "--short", *chosen[half:]]
        chosen, beside = chosen[:half], subprocess.Popen(again)
    broken = [name for name in chosen if not _ran(name)]
    if broken:
        print(f"\nDid not run through: {', '.join(broken)}", file=sys.stderr)
    return int(bool(broken) or (beside is not None and beside.wait() != 0))


def _ran(name: str) -> bool:
    """Print the rows of a section, or why there are none or no more of them."""
    printed, start = False, time.process_time()
    try:
        for row in importlib.import_module(f"tests.bench.{name}").rows():
            print(row, flush=True)
            printed = True
    except Exception:
        traceback.print_exc()
        return False
    print(f"-- {name}: {time.process_time() - start:.1f} s")
    return printed


if __name__ == "__main__":
    sys.exit(main())
