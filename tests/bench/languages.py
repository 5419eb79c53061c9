"""What a second language costs: memory and processor time of a start, and of a click by one who reads it."""

from __future__ import annotations

import asyncio
import gc
import statistics
import tempfile
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path

from bot.engine.catalogues import languages
from bot.engine.words import words_of
from bot.games.catalogue import games
from tests.bench.apart import measured
from tests.bench.memory import resident
from tests.bench.table import Row, interleaved, sized
from tests.discord.stage import Stage, stage

RUNS, CLICKS = sized((5, 25), (1, 1))
MEMORY, START = 15.0, 0.3
"""How many megabytes and seconds a language may take."""
GAME = "sol"


async def run(language: str) -> dict[str, float]:
    """Megabytes and seconds that all texts of a language take beside those of English, as the bot loads them."""
    gc.disable()
    rooms = ("house", *games())
    for room in rooms:
        words_of(room)
    before, start = resident(), time.process_time()
    for room in rooms:
        words_of(room, language)
    seconds = time.process_time() - start
    gc.enable()
    gc.collect()
    return {"memory": resident() - before, "seconds": seconds}


def rows() -> Iterator[Row]:
    """For each language but English."""
    for language in languages()[1:]:
        runs = [measured(__name__, language) for _ in range(RUNS)]
        memory, start = (statistics.median(each[what] for each in runs) for what in ("memory", "seconds"))
        yield Row(f"memory of {language}", f"{memory:.1f} MB", f"{MEMORY} MB", memory / MEMORY, "<= 1.0")
        yield Row(
            f"a start that loads {language}", f"{start * 1000:.0f} ms", f"{START} s", start / START, "<= 1.0"
        )
        with tempfile.TemporaryDirectory() as folder, asyncio.Runner() as loop:
            scenery = stage(Path(folder) / "games.db", games={GAME: games()[GAME]})
            scene = loop.run(scenery.__aenter__())
            button = loop.run(_begun(scene))
            click = partial(_clicked, loop, scene, button)
            theirs, english, ratio = interleaved(partial(click, language), partial(click, "en-US"))
            loop.run(scenery.__aexit__(None, None, None))
        yield Row(
            f"a click on Play, {GAME}, {language}",
            f"{theirs / CLICKS * 1000:.2f} ms",
            f"in English {english / CLICKS * 1000:.2f} ms",
            ratio,
            "<= 1.05",
        )


async def _begun(scene: Stage) -> str:
    """A game of two, and what opens the panel of who is asked."""
    await scene.game(GAME, scene.bo)
    return next(
        str(each["custom_id"]) for each in scene.table.last.buttons if ":play:" in str(each["custom_id"])
    )


def _clicked(loop: asyncio.Runner, scene: Stage, button: str, locale: str) -> None:
    async def click() -> None:
        scene.mira.set_locale(locale)
        for _ in range(CLICKS):
            await scene.mira.click(scene.table.last, button)

    loop.run(click())
