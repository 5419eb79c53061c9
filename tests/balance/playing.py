"""Playing games of the plan in several processes, and keeping each as it ends."""

from __future__ import annotations

import multiprocessing
import signal
import time
from collections.abc import Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from itertools import islice
from pathlib import Path

import msgspec

from bot.engine.errors import Illegal
from bot.games.catalogue import games
from bot.players.match import Played, play
from bot.players.report import report_of
from tests.balance.goals import is_decided
from tests.balance.kept import FOLDER, Kept, load, save
from tests.balance.mixes import sources_of
from tests.balance.plan import PLAN, Cell, new_players

Task = tuple[str, Cell, int]
"""A game, a cell of its plan, and the number of a game in that cell."""


def run(
    chosen: Sequence[str],
    most: int | None,
    workers: int,
    *,
    cell: str = "",
    anew: bool = False,
    folder: Path = FOLDER,
) -> None:
    """Play the next games of the plans, of cells whose key contains `cell`.

    An interrupt lets those that have begun come to their end.
    """
    every = {slug: Kept(games()[slug].info.version) if anew else kept(slug, folder) for slug in chosen}
    missing = [
        (share, slug, each, n)
        for slug in chosen
        for share, each, n in every[slug].missing(each for each in PLAN[slug] if cell in each.key)
    ]
    tasks = [(slug, each, n) for _, slug, each, n in sorted(missing, key=lambda each: each[0])[:most]]
    start, context = time.monotonic(), multiprocessing.get_context("spawn")
    # A match may be decided while others are played.
    left = (
        (slug, cell, n) for slug, cell, n in tasks if not is_decided(slug, cell, every[slug].counted(cell))
    )
    running = dict[Future[Played], Task]()

    def keep(future: Future[Played]) -> None:
        slug, of, number = running.pop(future)
        one = future.result()
        every[slug].counted(of).add(number, report_of([one]), sources_of(slug, one))
        save(slug, every[slug], folder)
        print(f"{time.monotonic() - start:.0f} s: {slug}, {of.key}, game {number}", flush=True)

    with ProcessPoolExecutor(workers, context, signal.signal, (signal.SIGINT, signal.SIG_IGN)) as pool:
        try:
            while True:
                running |= {pool.submit(played, *each): each for each in islice(left, workers - len(running))}
                if not running:
                    break
                for future in wait(running, return_when=FIRST_COMPLETED).done:
                    keep(future)
        except KeyboardInterrupt:
            for future in wait(running).done:
                keep(future)
            raise


def kept(slug: str, folder: Path = FOLDER) -> Kept:
    """What is kept of a game by its newest rules."""
    return load(slug, games()[slug].info.version, folder)


def played(slug: str, cell: Cell, number: int) -> Played:
    """A game, the same whenever it is played. With rivals, seats are set apart by who sat there.

    Raises AssertionError with the game where a player breaks a rule.
    """
    try:
        found = play(games()[slug], cell.kinds(number), new_players(), cell.options, cell.seed(number))
    except Illegal as refused:
        raise AssertionError(f"{slug}, {cell.key}, game {number}: {refused}") from refused
    return msgspec.structs.replace(found, factions=found.kinds) if cell.rivals else found
