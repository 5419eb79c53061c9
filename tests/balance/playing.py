"""Playing games of the plan in several processes, and keeping each as it ends."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor, as_completed
from pathlib import Path

from bot.games.catalogue import games
from bot.players.match import play
from bot.players.report import Report, report_of
from tests.balance.kept import FOLDER, Kept, load, save
from tests.balance.plan import PLAN, Cell, new_players


def run(
    chosen: Sequence[str], most: int | None, workers: int, *, anew: bool = False, folder: Path = FOLDER
) -> None:
    """Play the next games of the plans. An interrupt waits for the games that are being played, and drops them."""
    every = {slug: Kept(games()[slug].info.version) if anew else kept(slug, folder) for slug in chosen}
    missing = [
        (share, slug, cell, n) for slug in chosen for share, cell, n in every[slug].missing(PLAN[slug])
    ]
    tasks = sorted(missing, key=lambda each: each[0])[:most]
    start, context = time.monotonic(), multiprocessing.get_context("spawn")
    with ProcessPoolExecutor(workers, context, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        begun = {pool.submit(played, slug, cell, n): (slug, cell, n) for _, slug, cell, n in tasks}
        try:
            for done, future in enumerate(as_completed(begun), 1):
                slug, cell, number = begun[future]
                every[slug].counted(cell).add(number, future.result())
                save(slug, every[slug], folder)
                told = f"{done} of {len(tasks)}, {time.monotonic() - start:.0f} s"
                print(f"{told}: {slug}, {cell.key}, game {number}", flush=True)
        finally:
            pool.shutdown(cancel_futures=True)


def kept(slug: str, folder: Path = FOLDER) -> Kept:
    """What is kept of a game by its newest rules."""
    return load(slug, games()[slug].info.version, folder)


def played(slug: str, cell: Cell, number: int) -> Report:
    """The report on one game, the same whenever it is played."""
    kinds, seed = (cell.player,) * cell.seats, f"balance, {cell.key}, {number}"
    return report_of([play(games()[slug], kinds, new_players(), cell.options, seed)])
