"""However long the log of a running game is: no request does more at once on the event loop, so that no one waits."""

from __future__ import annotations

import asyncio
import sqlite3
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType
from typing import Any
from unittest.mock import patch

import pytest

from bot.engine.moves import Move
from bot.sandbox import Sandbox
from tests.discord.stage import stage

pytestmark = pytest.mark.e2e

SHORT, LONG = 300, 20_000
"""Lines of settings in two games that are otherwise alike.

Half a call for each of the long game is more than what the largest request does in the short one, so that it does not
matter in which turn of the loop a page of the log is read.
"""


class Slices:
    """Counts the calls of functions in each turn of the event loop; `most` is what the largest had."""

    def __init__(self) -> None:
        self.most = self._calls = 0

    def _profile(self, frame: FrameType, event: str, _: Any) -> None:
        self._calls += event == "call"

    @contextmanager
    def counted(self) -> Iterator[None]:
        run = asyncio.Handle._run  # type: ignore[attr-defined]

        def counting(handle: asyncio.Handle) -> None:
            self._calls = 0
            run(handle)
            self.most = max(self.most, self._calls)

        with patch.object(asyncio.Handle, "_run", counting):
            sys.setprofile(self._profile)
            try:
                yield
            finally:
                sys.setprofile(None)


async def largest_slices(folder: Path, lines: int) -> dict[str, int]:
    """What each request does at once in a game with so many lines, after a restart."""
    found: dict[str, int] = {}
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(folder / "games.db", sandbox=sandbox) as scene:
            session = (await scene.game("embers", scene.bo)).id
            await scene.sessions.submit(int(scene.mira.id), session, Move("habit", ("bold",)))
            await scene.settled()

            def fill(db: sqlite3.Connection) -> None:
                """Repeat the newest line."""
                (first,) = db.execute("SELECT max(seq) FROM log WHERE session = ?", (session,)).fetchone()
                db.execute(
                    """WITH RECURSIVE more(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM more WHERE n < ?1)
                    INSERT INTO log (session, seq, kind, at, seat, body, events, user_id, known)
                    SELECT session, seq + n, kind, at, seat, body, events, user_id, known FROM log, more
                    WHERE session = ?2 AND seq = ?3""",
                    (lines, session, first),
                )
                db.execute(
                    "UPDATE session SET seq = seq + ?1, moved = moved + ?1, announced = announced + ?1 WHERE id = ?2",
                    (lines, session),
                )
                db.execute(
                    "UPDATE snapshot SET seq = seq + ? WHERE session = ? AND kept = 0", (lines, session)
                )

            await scene.sessions._tables.store.writer.write(fill)  # type: ignore[attr-defined]
        async with stage(folder / "games.db", sandbox=sandbox) as scene:
            for what in (
                "",
                "hand",
                "game board",
                "game log",
                "game file verify",
                "game file export",
                "game file step",
                "game why",
            ):
                slices = Slices()
                with slices.counted():
                    if what:
                        await scene.mira.slash(what)
                    await scene.settled()
                found[what or "start"] = slices.most
    return found


async def test_what_is_done_at_once_does_not_grow_with_the_log(tmp_path: Path) -> None:
    (tmp_path / "short").mkdir()
    (tmp_path / "long").mkdir()
    short = await largest_slices(tmp_path / "short", SHORT)
    long = await largest_slices(tmp_path / "long", LONG)
    assert all(short.values()), short
    assert max(short.values()) < LONG / 2, short
    assert {what: calls for what, calls in long.items() if calls >= LONG} == {}
