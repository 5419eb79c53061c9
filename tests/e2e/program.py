"""The bot as its users start it: a process of its own, with its files and its log, that can be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
from collections.abc import Iterable
from pathlib import Path
from typing import TypeVar

import msgspec

from bot.engine.moves import CLOCK
from bot.store.addresses import Place
from tests.patience import PATIENCE
from tests.store.outside import looking

ROOT = Path(__file__).parents[2]
LASTING = {"HELIOGRAPH_TEST_PATIENCE": str(PATIENCE)}
Found = TypeVar("Found")
ADDRESS = re.compile(r"http://127\.0\.0\.1:(\d+)/")


def printed(troubles: Iterable[Found]) -> list[Found]:
    """A list of what was wrong, printed as well: a plain assert does not tell what it compared."""
    found = list(troubles)
    for each in found:
        print(f"wrong: {each}")
    return found


class Held(msgspec.Struct):
    """Who sits on a seat."""

    name: str
    user_id: int | None = None
    computer: str | None = None


class Stand(msgspec.Struct):
    """Where the game stands, as the database has it: lines of the log, seats that are asked, who holds each seat."""

    status: str
    seq: int
    asked: list[int]
    holders: list[Held]

    @property
    def people(self) -> list[str]:
        """The people (not the computer players) who are asked something; the clock is no one."""
        seats = (seat for seat in self.asked if seat != CLOCK)
        return [self.holders[seat].name for seat in seats if self.holders[seat].computer is None]


class Program:
    """`python -m bot` in the sandbox, on one database and, once it has found one, on one port.

    Its files are beside `database`; its games are there, or at the address `games`. `settings` are variables of its
    environment.
    """

    def __init__(self, database: Path, games: Place | None = None, **settings: str) -> None:
        self.database = database
        self.games = games or database
        self._settings = settings
        self.port = 0
        self.starts = 0
        self._process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}/"

    def start(self) -> None:
        """Start it and wait until it is on line. Raises AssertionError with its log where it does not come up."""
        self.starts += 1
        arguments = [
            "-m",
            "tests.e2e.patient_bot",
            "--port",
            str(self.port),
            "--database",
            str(self.games),
        ]
        environment = {
            name: value
            for name, value in os.environ.items()
            if not name.startswith(("DISCORD_", "HELIOGRAPH_"))
        }
        with self._file("out").open("wb") as out, self._file("log").open("wb") as log:
            self._process = subprocess.Popen(
                [sys.executable, *arguments],
                cwd=self.database.parent,
                env={**environment, **self._settings, **LASTING, "PYTHONPATH": str(ROOT)},
                stdout=out,
                stderr=log,
            )
        until = time.monotonic() + PATIENCE
        while not ("ready as" in self._log(self.starts) and (found := ADDRESS.search(self._said()))):
            assert self._process.poll() is None, f"it ended at once: {self._log(self.starts)}"
            assert time.monotonic() < until, f"it does not come up: {self._log(self.starts)}"
            time.sleep(0.05)
        self.port = int(found[1])

    def kill(self) -> None:
        """End it without any warning (SIGKILL)."""
        assert self._process is not None
        self._process.kill()
        self._process.wait(PATIENCE)

    def stop(self) -> int:
        """End it as Ctrl+C does; its exit code."""
        assert self._process is not None
        if self._process.poll() is None:
            self._process.send_signal(signal.SIGINT)
        return self._process.wait(PATIENCE)

    def run(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Another call of the bot's command line."""
        return subprocess.run(
            [sys.executable, "-m", "bot", *arguments],
            cwd=self.database.parent,
            env={**os.environ, "PYTHONPATH": str(ROOT)},
            capture_output=True,
            text=True,
            timeout=PATIENCE,
            check=False,
        )

    def stands(self) -> Stand:
        """The newest session."""
        with looking(self.games) as db:
            row = db.execute(
                "SELECT status, seq, asked, holders FROM session ORDER BY id DESC LIMIT 1"
            ).fetchone()
        assert row is not None
        status, seq, asked, holders = row
        return Stand(status, seq, msgspec.json.decode(asked), msgspec.json.decode(holders, type=list[Held]))

    def troubles(self) -> list[str]:
        """Every line of the logs of all its runs that tells of a warning or an error."""
        lines = [line for run in range(1, self.starts + 1) for line in self._log(run).splitlines()]
        return printed(
            line
            for line in lines
            if re.search(r" (WARNING|ERROR|CRITICAL) |^Traceback|^\w*(Error|Exception)", line)
        )

    def _file(self, kind: str) -> Path:
        return self.database.with_name(f"run-{self.starts}.{kind}")

    def _said(self) -> str:
        return self._file("out").read_text()

    def _log(self, run: int) -> str:
        return self.database.with_name(f"run-{run}.log").read_text()
