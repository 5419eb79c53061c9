"""Whole games while everything goes wrong: `python -m tests.campaign --rounds 1 [--seed S]`.

The bot runs as a process; Discord is the sandbox, which lives on when the bot is killed. A round lets every trouble
strike once while people play by commands, buttons and menus, a table to each game, two of them in threads, on their own
and under others; after each the tables must come to rest as if nothing had happened. It ends with exit code 1 and the
seed where something was lost, happened twice, or no one had foreseen it.
"""

from __future__ import annotations

import argparse
import asyncio
import logging
import sys
import tempfile
import time
import traceback
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bot.engine.playout import Dice
from bot.engine.rules import Game
from bot.games.catalogue import games
from bot.sandbox import Place, Sandbox
from bot.store import addresses as store
from tests.campaign.book import Book
from tests.campaign.bot import BotProcess
from tests.campaign.calm import are_sent, becomes_calm
from tests.campaign.people import CampaignTable
from tests.campaign.seen import Witness
from tests.campaign.times import ASK
from tests.campaign.troubles import TROUBLES, Scene
from tests.patience import PATIENCE

LASTING, KILLING = 15.0, 240.0
"""Seconds that a trouble lasts at the most."""

BLOCKING = ("permissions taken",)
"""Troubles in which a reminder may come to nothing: no one can be written to."""

GOING_ON = ("hands deleted", "killed", "machine slept", "time runs out")
"""Troubles that need their games until they are over."""

ENDING = 3
"""In one of so many troubles a game is ended while it lasts."""

MOVES = 20
"""Moves at each table while one trouble lasts; while the bot is killed again and again it is `--moves`."""


class Accidents(logging.Handler):
    """What broke in the stand-in itself; that a connection was cut is on order."""

    def __init__(self) -> None:
        super().__init__(logging.ERROR)
        self.found: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        error = record.exc_info[1] if record.exc_info else None
        if not isinstance(error, ConnectionError):
            self.found.append(f"{record.getMessage()}: {error!r}")


async def campaign(
    folder: Path,
    seed: str,
    rounds: int,
    kill_moves: int,
    only: str | None,
    database: store.Place | None = None,
) -> Scene:
    """Play it, on a database in the folder or the one named; the scene afterwards.

    AssertionError where something does not hold.
    """
    hosted, broken = games(), Accidents()
    server = logging.getLogger("aiohttp.server")
    server.addHandler(broken)
    server.propagate = False
    async with Sandbox(rate_limits=False) as sandbox:
        bot = BotProcess(sandbox, folder, database=database)
        book = Book(bot.database, hosted)
        people = [sandbox.person(name) for name in ("Mira", "Bo", "Cy")]

        def table(game: str, place: Place, **more: Any) -> CampaignTable:
            return CampaignTable(sandbox, book, hosted, place, game, f"{seed}/{game}", **more)

        tables = [
            table("sol", sandbox.channel("table"), computers=1, expiry=ASK),
            table("supernova", sandbox.add_thread("second-table", "a long game")),
            table("factions", sandbox.add_channel("third-table"), computers=1),
            table("novasolis", sandbox.add_thread("third-table", "a longer game"), expiry=ASK),
        ]
        scene = Scene(sandbox, bot, tables, people, Dice(seed))
        witness = Witness(sandbox)
        await bot.start()
        names = [only] if only else sorted(TROUBLES)
        for _ in range(rounds):
            for name in _shuffled(names, scene.dice):
                began = time.monotonic()
                moves = kill_moves if name == "killed" else MOVES
                await _strike(scene, witness, book, hosted, name, moves)
                print(f"  {name}: {time.monotonic() - began:.1f} s", flush=True)
        await bot.stop()
        book.prove()
        refused = [line for line in sandbox.violations]
        assert not refused, f"Discord would have refused: {refused[:3]}"
        accidents = [*bot.troubles(), *broken.found]
        assert not accidents, "\n".join(["nobody had foreseen:", *accidents[:12]])
        kinds = [owed.kind for owed in book.owed()]
        for kind in sorted(set(kinds)):
            scene.struck[f"each {kind} came once"] = kinds.count(kind)
        scene.struck["moves in the logs"] = book.prove()
        scene.struck["moves acknowledged and found"] = len(book.notes)
        return scene


async def _strike(
    scene: Scene, witness: Witness, book: Book, hosted: Mapping[str, Game[Any]], name: str, moves: int
) -> None:
    """One trouble, while everyone plays, is reminded and invited, and a game may end; then calm."""
    seconds = KILLING if name == "killed" else LASTING
    for table in scene.tables:
        await _open(table, scene)
    async with TROUBLES[name](scene):
        await asyncio.gather(*(_play(table, scene, moves, seconds) for table in scene.tables))
        if name not in BLOCKING:
            guest = scene.sandbox.person("Dee")
            await asyncio.gather(*(table.ask_for_messages(guest) for table in scene.tables))
        if name not in GOING_ON and not scene.dice.below(ENDING):
            await scene.tables[scene.dice.below(len(scene.tables))].end(scene.people[0])
    await scene.sandbox.bot_online(PATIENCE)
    try:
        await are_sent(witness, book)
    except AssertionError as error:
        raise AssertionError(f"after {name!r}: {error}") from error
    await asyncio.gather(*(table.play(1, seconds=5) for table in scene.tables))
    for table in scene.tables:
        try:
            await becomes_calm(witness, book, hosted[table.game], table)
        except AssertionError as error:
            raise AssertionError(f"after {name!r}: {error}") from error
        stand = book.stand(int(table.place.id))
        if stand is not None and not stand.head.status.live:
            scene.count(f"{stand.head.status.value} games shown")
    book.prove()


async def _open(table: CampaignTable, scene: Scene) -> None:
    if table.stand() is None:
        await table.open(scene.people)


async def _play(table: CampaignTable, scene: Scene, moves: int, seconds: float) -> None:
    """Play so many moves, or for so long; where a game is over the next one begins."""
    until, wanted = time.monotonic() + seconds, table.moves + moves
    while table.moves < wanted and (left := until - time.monotonic()) > 0:
        if table.stand() is None and moves != MOVES:
            await _open(table, scene)
        await table.play(wanted - table.moves, seconds=left)
        if table.stand() is None and moves == MOVES:
            return


def _shuffled(names: list[str], dice: Dice) -> list[str]:
    left, found = list(names), []
    while left:
        found.append(left.pop(dice.below(len(left))))
    return found


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.campaign", description=__doc__)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--seed", default=str(time.time_ns() % 1_000_000))
    parser.add_argument("--moves", type=int, default=80, help="moves at each table while the bot is killed")
    parser.add_argument("--trouble", choices=sorted(TROUBLES), help="this one alone")
    parser.add_argument("--keep", type=Path, help="keep the database and the logs in this folder")
    parser.add_argument(
        "--database", type=store.place, help="an empty one, such as postgresql://USER@HOST/NAME"
    )
    given = parser.parse_args()
    print(f"seed {given.seed}", flush=True)
    with tempfile.TemporaryDirectory() as temporary:
        folder = given.keep or Path(temporary)
        folder.mkdir(parents=True, exist_ok=True)
        try:
            scene = asyncio.run(
                campaign(folder, given.seed, given.rounds, given.moves, given.trouble, given.database)
            )
        except Exception:
            traceback.print_exc()
            print(f"FAILED with seed {given.seed}", flush=True)
            return 1
    for name, times in scene.struck.items():
        print(f"{name}: {times}")
    for table in scene.tables:
        print(f"{table.game}: {table.moves} moves, {table.refusals} refusals, {table.silences} silences")
    return 0


if __name__ == "__main__":
    sys.exit(main())
