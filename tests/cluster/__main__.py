"""Several processes through all that can befall them: `python -m tests.cluster [--seed S] [--trouble NAME]`.

Three of them share one PostgreSQL and a Discord with six shards while people and computers play at forty tables of all
four games. After each trouble the tables must come to rest: what was acknowledged is there, once, and nothing was
posted twice. It ends with exit code 1 and the seed where something was lost, happened twice, or was not expected.
"""

from __future__ import annotations

import argparse
import asyncio
import sys
import tempfile
import time
import traceback
from pathlib import Path

from tests.cluster.scene import RATE, TABLES, rests, scene
from tests.cluster.troubles import TROUBLES

STANDBY = ("standby promoted",)
"""Troubles that need a second server, and are the last in their scene."""


async def cluster(folder: Path, seed: str, names: list[str], tables: int, rate: float) -> None:
    """Let these troubles strike one after the other, and tell what was measured.

    AssertionError where one is not overcome.
    """
    alone, followed = ([n for n in names if (n in STANDBY) is kind] for kind in (False, True))
    for kind, wanted in ((False, alone), (True, followed)):
        if not wanted:
            continue
        inside = folder / ("followed" if kind else "alone")
        async with scene(inside, seed, tables=tables, rate=rate, followed=kind) as them:
            for name in wanted:
                began = time.monotonic()
                await them.open()
                try:
                    await TROUBLES[name](them)
                    await rests(them)
                except AssertionError as error:
                    raise AssertionError(f"{name}: {error}") from error
                print(f"{name}: {time.monotonic() - began:.1f} s", flush=True)
                for what, figure in them.figures.items():
                    print(f"  {what}: {figure}", flush=True)
                them.figures.clear()


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.cluster", description=__doc__)
    parser.add_argument("--seed", default=str(time.time_ns() % 1_000_000))
    parser.add_argument("--tables", type=int, default=TABLES)
    parser.add_argument("--rate", type=float, default=RATE, help="moves a second at all tables, at the most")
    parser.add_argument(
        "--trouble", choices=sorted(TROUBLES), action="append", help="this one alone, or these"
    )
    parser.add_argument("--keep", type=Path, help="keep the logs in this folder")
    given = parser.parse_args()
    print(f"seed {given.seed}", flush=True)
    with tempfile.TemporaryDirectory() as temporary:
        folder = given.keep or Path(temporary)
        try:
            names = given.trouble or list(TROUBLES)
            asyncio.run(cluster(folder, given.seed, names, given.tables, given.rate))
        except Exception:
            traceback.print_exc()
            print(f"FAILED with seed {given.seed}", flush=True)
            return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
