"""The bot as a process of its own that joins a sandbox of ours: it can be killed, starved and locked out."""

from __future__ import annotations

import asyncio
import os
import re
import resource
import signal
import sys
from asyncio.subprocess import Process
from pathlib import Path

from bot.sandbox import Sandbox

ROOT = Path(__file__).parents[2]
TROUBLE = re.compile(r" (ERROR|CRITICAL) |^Traceback|incident [0-9a-f]{6}")

FORESEEN = ("Attempting a reconnect", "is locked by another program", "disk is full")
"""What is an error and yet was on order: a gateway lost, and a database that nobody could write to, told its keeper."""


class BotProcess:
    """`python -m bot` with a token, its database in `folder`. Every run has a log of its own."""

    def __init__(self, sandbox: Sandbox, folder: Path) -> None:
        self._sandbox = sandbox
        self._folder = folder
        self.database = folder / "games.db"
        self.runs = self.kills = 0
        self._process: Process | None = None

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    async def start(self) -> None:
        """Start it and wait until it is on line. AssertionError with its log where it does not come up."""
        self.runs += 1
        kept = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("DISCORD_", "HELIOGRAPH_"))
        }
        environment = {
            **kept,
            "PYTHONPATH": str(ROOT),
            "DISCORD_TOKEN": self._sandbox.token,
            "DISCORD_API_URL": self._sandbox.api_url,
            "DISCORD_GATEWAY_URL": self._sandbox.gateway_url,
            "HELIOGRAPH_DATABASE": str(self.database),
        }
        with self._log().open("wb") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable, "-m", "bot", cwd=self._folder, env=environment, stdout=log, stderr=log
            )
        for _ in range(800):
            if "ready as" in self._log().read_text():
                return
            assert self.alive, f"it ended at once: {self._log().read_text()}"
            await asyncio.sleep(0.05)
        raise AssertionError(f"it does not come up: {self._log().read_text()}")

    async def kill(self) -> None:
        """End it without any warning (SIGKILL)."""
        self.kills += 1
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """End it as Ctrl+C does."""
        await self._end(signal.SIGINT)

    async def _end(self, sign: signal.Signals) -> None:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(sign)
        async with asyncio.timeout(30):
            await self._process.wait()

    def fill_disk(self, full: bool) -> None:
        """Let no file of the bot grow any more, as on a full disk; or again."""
        assert self._process is not None
        limit = 1 if full else resource.RLIM_INFINITY
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))

    def troubles(self) -> list[str]:
        """Every line of all its logs that tells of an accident nobody foresaw."""
        lines = [line for run in range(1, self.runs + 1) for line in self._log(run).read_text().splitlines()]
        return [line for line in lines if TROUBLE.search(line) and not any(each in line for each in FORESEEN)]

    def _log(self, run: int | None = None) -> Path:
        return self._folder / f"run-{run or self.runs}.log"
