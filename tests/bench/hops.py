"""How far a click wanders through the code: how often a call leads into another file.

Counted until the click is answered, without what the channel is shown meanwhile; and for moves, with all that they
cause until everyone has been shown. Moves that are only imagined, to say what each choice would bring, walk through the
rules of the game many times: they have a row of their own.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

import bot
from bot.discord.core.answers import reply
from bot.engine.foresight import Foresight
from bot.sandbox import Seen
from bot.sessions import SessionView
from bot.sessions.core.signals import Signal
from tests.bench.table import Row
from tests.discord.stage import Stage, stage
from tests.patience import PATIENCE

HERE = str(Path(bot.__file__).parent)
SANDBOX = str(Path(HERE) / "sandbox")
CHANNEL = str(Path(HERE) / "discord" / "channel")
IMAGINE = Foresight.of.__code__
OPEN, CHOOSE, MOVE, UNDO = "opening a panel", "choosing a value", "playing a move", "taking it back"
MOST = {
    "sol": {OPEN: 285, CHOOSE: 279, MOVE: 307, UNDO: 360},
    "supernova": {OPEN: 229, MOVE: 322, UNDO: 358},
    "factions": {OPEN: 221, MOVE: 336, UNDO: 361},
    "novasolis": {OPEN: 232, MOVE: 329, UNDO: 388},
}
"""How often each click may change file. Much of it lies in the rules of the game, which a move has to walk."""

ALL = {"sol": 400, "supernova": 650}
"""How often all that the first move causes may change file. In Super Nova it is to keep one's cards."""
FILES = 85
"""Into how many files all that a move causes may lead."""


class Wanderings:
    """Counts calls into another file than the last one, by task. Tasks that run already do not answer the click.

    What is imagined is counted apart, in `imagined`; it never waits, so no other task runs meanwhile.
    """

    def __init__(self) -> None:
        self.imagined = 0
        self._imagined_in: str | None = None
        """The file in which something is imagined now."""
        self._already = asyncio.all_tasks()
        self._last: dict[Any, str] = {}
        self._count: dict[Any, int] = {}
        self._begun_by_channel: set[Any] = set()
        self.files: set[str] = set()
        """The files that calls led into."""

    def __call__(self, frame: FrameType, event: str, _: object) -> None:
        file = frame.f_code.co_filename
        if event == "return" and frame.f_code is IMAGINE:
            self._imagined_in = None
        if event != "call" or not file.startswith(HERE) or file.startswith(SANDBOX):
            return
        if self._imagined_in is not None:
            self.imagined += self._imagined_in != file
            self._imagined_in = file
            return
        try:
            task = asyncio.current_task()
        except RuntimeError:
            task = None
        if task not in self._last and file.startswith(CHANNEL):
            self._begun_by_channel.add(task)
        if self._last.get(task) != file:
            self._last[task] = file
            self.files.add(file)
            self._count[task] = self._count.get(task, 0) + 1
        if frame.f_code is IMAGINE:
            self._imagined_in = file

    @property
    def of_click(self) -> int:
        """The changes of file that answered the click."""
        others = self._begun_by_channel | self._already
        return sum(n for task, n in self._count.items() if task not in others)

    @property
    def total(self) -> int:
        """All changes of file."""
        return sum(self._count.values())


def rows() -> Iterator[Row]:
    """The changes of file for the clicks of the first move of each game, and for all that the move causes."""
    for game, most in MOST.items():
        for what, changes in measured(game).items():
            limit = most[what]
            yield Row(
                f"changes of file, {game}, {what}",
                f"{changes}",
                f"at most {limit}",
                changes / limit,
                "<= 1.0",
            )
    for game, limit in ALL.items():
        changes, files, imagined = caused(game)
        what = f"{game}, a move until everyone has been shown"
        yield Row(f"changes of file, {what}", f"{changes}", f"at most {limit}", changes / limit, "<= 1.0")
        yield Row(f"files, {what}", f"{files}", f"at most {FILES}", files / FILES, "<= 1.0")
        yield Row("  besides, changes of file in what is imagined", f"{imagined}")


def caused(game: str) -> tuple[int, int, int]:
    """How often all that the first move of a game causes changes file until everyone has been shown; how many files.

    Last, how often what is imagined then changes file.
    """
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_caused(Path(folder) / "games.db", game))


async def _caused(database: Path, game: str) -> tuple[int, int, int]:
    with patch.object(reply, "PATIENCE", PATIENCE):
        async with stage(database) as scene:
            await scene.game(game, scene.bo)
            now = (await scene.awaited())[0]
            panel = await _seen(now.click(scene.table.last, "Play"))
            if (menu := _menu(panel)) is not None:
                panel = await _seen(now.choose(panel, menu["options"][0]["value"], menu["custom_id"]))
            go = next(each["custom_id"] for each in panel.buttons if _plays(each["custom_id"]))
            await scene.settled()
            count = Wanderings()
            sys.setprofile(count)
            try:
                await _seen(now.click(panel, go))
                await scene.settled()
            finally:
                sys.setprofile(None)
    return count.total, len(count.files), count.imagined


def measured(game: str) -> dict[str, int]:
    """The changes of file for each kind of click in the first move of a game."""
    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(_measured(Path(folder) / "games.db", game))


async def _measured(database: Path, game: str) -> dict[str, int]:
    found: dict[str, int] = {}
    # On a busy machine, too, the click is answered at once, not announced first.
    with patch.object(reply, "PATIENCE", PATIENCE):
        async with stage(database) as scene:
            await scene.game(game, scene.bo)
            now = (await scene.awaited())[0]
            board, seen = scene.table.last, scene.live().moved
            panel, found[OPEN] = await _during(scene, lambda: _seen(now.click(board, "Play")))
            if (menu := _menu(panel)) is not None:
                word = menu["options"][0]["value"]
                at = menu["custom_id"]
                panel, changes = await _during(scene, lambda: _seen(now.choose(panel, word, at)))
                found[CHOOSE if scene.live().moved == seen else MOVE] = changes
            if scene.live().moved == seen:
                go = next(each["custom_id"] for each in panel.buttons if _plays(each["custom_id"]))
                panel, found[MOVE] = await _during(scene, lambda: _seen(now.click(panel, go)))
            _, found[UNDO] = await _during(scene, lambda: _seen(now.click(panel, "Undo")))
    return found


def _menu(panel: Seen) -> dict[str, Any] | None:
    """The first menu in which a value of a move is chosen."""
    return next((menu for menu in panel.menus if _action(menu["custom_id"]) in ("pick", "grow")), None)


def _plays(custom_id: str) -> bool:
    """Whether a button plays a move: all of one, or what was built up."""
    action, path = _action(custom_id), custom_id.split(":", 4)[-1]
    return action == "do" or (action == "draft" and path.startswith("go "))


def _action(custom_id: str) -> str:
    return custom_id.split(":")[1]


async def _seen(clicked: Awaitable[Any]) -> Seen:
    seen: Seen = (await clicked).message
    return seen


async def _during(scene: Stage, act: Callable[[], Awaitable[Seen]]) -> tuple[Seen, int]:
    await scene.settled()
    with _channel_later(scene):
        count = Wanderings()
        sys.setprofile(count)
        try:
            seen = await act()
        finally:
            sys.setprofile(None)
    return seen, count.of_click


@contextmanager
def _channel_later(scene: Stage) -> Iterator[None]:
    """Tell the channel of changes only afterwards: else whoever looks first at a new position would pay for both."""
    tables, changed = scene.sessions._tables, list[SessionView]()
    on_change, tables.on_change = tables.on_change, Signal[SessionView]("session {0.id}")
    tables.on_change.subscribe(changed.append)
    try:
        yield
    finally:
        tables.on_change = on_change
        for session in changed:
            on_change(session)
