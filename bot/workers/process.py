"""One worker process as the bot sees it."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import Any

from bot.workers.serving import put, take

MAIN = "import sys; sys.path[:] = sys.argv[1:]; from bot.workers.serving import serve; serve()"
"""The program of a worker. It imports what its orders need, not what the bot was started with."""


class Gone(Exception):
    """The worker ended before it answered."""


class Process:
    """A process that carries out one order at a time, started with no more than Python itself.

    `resident` are the bytes of its memory after the last order, `done` counts its orders and `signs` its signs of life.
    It is `silent` if it is killed because it gave none.
    """

    def __init__(self) -> None:
        aside: dict[str, Any] = {"process_group": 0}  # out of reach of Ctrl+C
        if sys.platform == "win32":
            low, group = subprocess.BELOW_NORMAL_PRIORITY_CLASS, subprocess.CREATE_NEW_PROCESS_GROUP
            aside = {"creationflags": low | group}
        self._process = subprocess.Popen(
            [sys.executable, "-P", "-c", MAIN, *(os.path.abspath(path) for path in sys.path)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            **aside,
        )
        self.done = self.resident = self.signs = 0
        self.silent = False

    @property
    def pid(self) -> int:
        """The number of the process."""
        return self._process.pid

    @property
    def alive(self) -> bool:
        """Whether it has not ended."""
        return self._process.poll() is None

    @property
    def waited(self) -> float:
        """For how many seconds it has stood in line for a processor (Linux: the second number of its schedstat)."""
        try:
            with open(f"/proc/{self.pid}/schedstat", "rb") as told:
                return int(told.read().split()[1]) / 1e9
        except (OSError, IndexError):
            return 0.0

    def ask(self, task: Callable[..., Any], *arguments: Any) -> Any:
        """What comes of an order, or the error that it raises; it blocks until then. Raises Gone."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        order = pickle.dumps((task, arguments), pickle.HIGHEST_PROTOCOL)
        try:
            put(self._process.stdin, order)
            while not (answer := take(self._process.stdout)):
                self.signs += 1
            went_well, found, self.resident = pickle.loads(answer)
        except (EOFError, OSError, ValueError) as error:
            self.end()
            raise Gone from error
        self.done += 1
        self.signs += 1
        if went_well:
            return found
        raise found

    def kill(self) -> None:
        """Kill it, and let whoever asked it learn that it is gone."""
        self._process.kill()

    def end(self) -> None:
        """End it at once; nothing is lost but what it was at."""
        self._process.kill()
        self._process.wait()
        for pipe in (self._process.stdin, self._process.stdout):
            # Closing writes what is still in the pipe, which fails if the worker is gone.
            with suppress(OSError):
                assert pipe is not None
                pipe.close()
