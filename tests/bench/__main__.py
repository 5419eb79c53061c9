"""Run the sections named, or all, and print the table."""

from __future__ import annotations

import importlib
import os
import sys

from tests.bench.table import HEADER

SECTIONS = (
    "engine",
    "modules",
    "endings",
    "undo",
    "pictures",
    "pixels",
    "hands",
    "storage",
    "archive",
    "discord",
    "overload",
    "load",
    "memory",
    "afterlife",
    "live",
    "reminders",
    "refresh",
    "hidden",
    "players",
    "clicks",
    "hops",
    "paths",
    "drafts",
    "requests",
    "week",
    "questions",
    "stopping",
    "lasting",
)


def main() -> int:
    chosen = sys.argv[1:] or SECTIONS
    if unknown := [name for name in chosen if name not in SECTIONS]:
        print(f"no section {', '.join(unknown)}; there are {', '.join(SECTIONS)}", file=sys.stderr)
        return 2
    print(f"{os.cpu_count()} processors, load {os.getloadavg()[0]:.1f}, Python {sys.version.split()[0]}")
    print(HEADER)
    for name in chosen:
        for row in importlib.import_module(f"tests.bench.{name}").rows():
            print(row, flush=True)
    return 0


if __name__ == "__main__":
    sys.exit(main())
