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
from bot.store.addresses import Place
from tests.campaign.program import SKEW, write_skew
from tests.patience import PATIENCE, comes_right

ROOT = Path(__file__).parents[2]
TROUBLE = re.compile(r" (ERROR|CRITICAL) |^Traceback|incident [0-9a-f]{6}", re.MULTILINE)
RECORD = re.compile(r"^(?=\d{4}-\d\d-\d\d )", re.MULTILINE)

FORESEEN = (
    "Attempting a reconnect",
    "is locked by another program",
    "disk is full",
    "cannot be reached, or its connection broke",
    "the disk of its server is full",
    "does not let this user do that",
    "has no connection left",
)
"""What is an error and yet was on order: a gateway lost, and a database that no one could write to, told its keeper."""


class BotProcess:
    """The program with a token and a clock that can be moved, its database in `folder`. Every run has its own log.

    `program` is the module that is started, `database` where its games are if not in the folder, and `settings` are
    variables of its environment.
    """

    def __init__(
        self,
        sandbox: Sandbox,
        folder: Path,
        program: str = "tests.campaign.program",
        database: Place | None = None,
        **settings: str,
    ) -> None:
        self._sandbox = sandbox
        self.folder = folder
        self._program, self.settings = program, settings
        self._skew = folder / "skew"
        self.database = database or folder / "games.db"
        self.runs = self.kills = 0
        self._slept = 0.0
        self._process: Process | None = None

    @property
    def alive(self) -> bool:
        return self._process is not None and self._process.returncode is None

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def said(self) -> str:
        """All that this run has logged."""
        return self._log().read_text()

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
            SKEW: str(self._skew),
            **self.settings,
        }
        self.follow_clock()
        with self._log().open("wb") as log:
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                self._program,
                cwd=self.folder,
                env=environment,
                stdout=log,
                stderr=log,
            )

        def wrong() -> str:
            assert self.alive, f"it ended at once: {self.said}"
            said = self.said
            return "" if "ready as" in said else f"it does not come up: {said}"

        await comes_right(wrong)

    async def kill(self) -> None:
        """End it without any warning (SIGKILL)."""
        self.kills += 1
        await self._end(signal.SIGKILL)

    async def stop(self) -> None:
        """End it as Ctrl+C does."""
        await self._end(signal.SIGINT)

    async def terminate(self) -> int:
        """End it as whatever keeps it running does (SIGTERM); its exit code."""
        return await self._end(signal.SIGTERM)

    def pause(self) -> None:
        """Let it do nothing until it may `go_on`, as a machine that is put to sleep (SIGSTOP)."""
        os.kill(self.pid, signal.SIGSTOP)

    def go_on(self) -> None:
        os.kill(self.pid, signal.SIGCONT)

    async def _end(self, sign: signal.Signals) -> int:
        assert self._process is not None
        if self._process.returncode is None:
            self._process.send_signal(sign)
        async with asyncio.timeout(PATIENCE):
            return await self._process.wait()

    def follow_clock(self) -> None:
        """Let its clock show what that of Discord shows."""
        write_skew(self._skew, self._sandbox.clock.skew, self._slept)

    def sleep(self, seconds: float) -> None:
        """Let its machine have slept while that time passed at Discord."""
        self._slept += seconds
        self.follow_clock()

    @property
    def jumps(self) -> int:
        """How often this run has noticed that its clock jumped."""
        return self.said.count("the clock has jumped")

    def fill_disk(self, full: bool) -> None:
        """Let no file of the bot grow, as on a full disk; or let them grow again."""
        assert self._process is not None
        limit = 1 if full else resource.RLIM_INFINITY
        resource.prlimit(self._process.pid, resource.RLIMIT_FSIZE, (limit, resource.RLIM_INFINITY))

    def troubles(self) -> list[str]:
        """Whatever its logs tell of accidents no one foresaw, each with the trace below it."""
        records = [
            record for run in range(1, self.runs + 1) for record in _records(self._log(run).read_text())
        ]
        return [
            record
            for record in records
            if TROUBLE.search(record) and not any(each in record.partition("\n")[0] for each in FORESEEN)
        ]

    def _log(self, run: int | None = None) -> Path:
        return self.folder / f"run-{run or self.runs}.log"


def _records(log: str) -> list[str]:
    """What was logged, each with the lines below it that belong to it."""
    return [record.strip() for record in RECORD.split(log) if record.strip()]
