"""How far a click wanders through the code: how often a call leads into another file, until the click is answered.

What the channel is shown meanwhile is counted by itself.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

import bot
from bot.discord.core import reply
from bot.sandbox import Seen
from tests.bench.table import Row
from tests.discord.stage import Stage, stage
from tests.patience import PATIENCE

HERE = str(Path(bot.__file__).parent)
SANDBOX = str(Path(HERE) / "sandbox")
CHANNEL = str(Path(HERE) / "discord" / "channel")
MOST = 300


class Wanderings:
    """Counts calls into another file than the last one, by task. Tasks that run already do not answer the click."""

    def __init__(self) -> None:
        self._already = asyncio.all_tasks()
        self._last: dict[Any, str] = {}
        self._count: dict[Any, int] = {}
        self._begun_by_channel: set[Any] = set()

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        file = frame.f_code.co_filename
        if event != "call" or not file.startswith(HERE) or file.startswith(SANDBOX):
            return
        try:
            task = asyncio.current_task()
        except RuntimeError:
            task = None
        if task not in self._last and file.startswith(CHANNEL):
            self._begun_by_channel.add(task)
        if self._last.get(task) != file:
            self._last[task] = file
            self._count[task] = self._count.get(task, 0) + 1

    @property
    def of_click(self) -> int:
        """The changes of file that answered the click."""
        others = self._begun_by_channel | self._already
        return sum(n for task, n in self._count.items() if task not in others)


def rows() -> Iterator[Row]:
    """The changes of file for the clicks of one Move of SOL."""
    with tempfile.TemporaryDirectory() as folder:
        found = asyncio.run(_measured(Path(folder) / "games.db"))
    for what, changes in found.items():
        yield Row(f"changes of file, {what}", f"{changes}", f"at most {MOST}", changes / MOST, "<= 1.0")


async def _measured(database: Path) -> dict[str, int]:
    found: dict[str, int] = {}
    # On a busy machine, too, the click is answered at once, not announced first.
    with patch.object(reply, "PATIENCE", PATIENCE):
        async with stage(database) as scene:
            await scene.game("sol", scene.bo)
            now = (await scene.awaited())[0]
            board = scene.table.last
            panel = await _during(scene, found, "opening a panel", lambda: _seen(now.click(board, "Play")))
            menu = panel.menus[0]
            word = menu["options"][0]["value"]
            panel = await _during(
                scene, found, "choosing one value", lambda: _seen(now.choose(panel, word, menu["custom_id"]))
            )
            go = next(button["custom_id"] for button in panel.buttons if ":draft:" in button["custom_id"])
            panel = await _during(scene, found, "playing a Move", lambda: _seen(now.click(panel, go)))
            await _during(scene, found, "taking it back", lambda: _seen(now.click(panel, "Undo")))
    return found


async def _seen(clicked: Awaitable[Any]) -> Seen:
    seen: Seen = (await clicked).message
    return seen


async def _during(scene: Stage, found: dict[str, int], what: str, act: Callable[[], Awaitable[Seen]]) -> Seen:
    await scene.settled()
    count = Wanderings()
    sys.setprofile(count)
    try:
        seen = await act()
    finally:
        sys.setprofile(None)
    found[what] = count.of_click
    return seen
