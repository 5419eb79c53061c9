"""Running the rule tests on mutants, each in a forked process of its own.

The parent has imported all that the tests need but the game and the tests themselves, so a fork meets the mutant as a
new process would, in a fraction of the time.
"""

from __future__ import annotations

import enum
import importlib
import importlib.abc
import importlib.machinery
import importlib.util
import itertools
import json
import os
import resource
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import CodeType, ModuleType
from typing import NamedTuple

import pytest

from bot.engine.words import words_of
from tests.mutants.mutant import Mutant
from tests.mutants.subjects import ROOT

MEMORY = 4 << 30
"""Bytes that a mutant may take before it counts as noticed."""
LEAST_SECONDS, TIMES_AS_LONG = 20, 20
"""A mutant that takes so much more processor time than the tests without a fault hangs."""

PYTEST = ("-q", "-s", "--tb=no", "--no-header", "--assert=plain", "-p", "no:cacheprovider")
NO_MODULE, PASSED, FAILED, NOT_COLLECTED, NOTHING_RUN = -1, 0, 1, 2, (4, 5)


class Outcome(enum.Enum):
    """What the tests made of a mutant. STILLBORN: it cannot even be imported, which tells nothing of the tests."""

    KILLED = "killed"
    SURVIVED = "survived"
    STILLBORN = "stillborn"


class Tried(NamedTuple):
    """What came of a mutant, and the tests that noticed it: the first alone, or all of them in a thorough trial.

    A mutant that never ends, or breaks the process, is noticed by no test in particular.
    """

    mutant: Mutant
    outcome: Outcome
    killers: tuple[str, ...]


class _Notes:
    """What the tests of one run did: which failed, and the processor time that each took."""

    def __init__(self) -> None:
        self.failed: dict[str, None] = {}
        self.seconds: Counter[str] = Counter()
        self.last = 0.0

    def pytest_collection_finish(self) -> None:
        self.last = time.process_time()

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        now = time.process_time()
        self.seconds[report.nodeid] += now - self.last
        self.last = now
        if report.failed:
            self.failed[report.nodeid] = None


class _Mutated(importlib.machinery.SourceFileLoader):
    """Loads a module from other source than its file."""

    def __init__(self, name: str, path: str, source: str) -> None:
        super().__init__(name, path)
        self.source = source

    def get_code(self, fullname: str) -> CodeType:
        return compile(self.source, self.path, "exec", dont_inherit=True)


class _Finder(importlib.abc.MetaPathFinder):
    """Finds one module by its mutated source."""

    def __init__(self, mutant: Mutant) -> None:
        self.module = mutant.file.removesuffix(".py").replace("/", ".")
        self.path, self.source = str(ROOT / mutant.file), mutant.source()

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.module:
            return None
        return importlib.util.spec_from_loader(fullname, _Mutated(fullname, self.path, self.source))


class Trial:
    """The rule tests of a game, ready to be run on mutants; `costs` is the processor time of each without a fault.

    A run ends with the first test that fails, unless it is to be `thorough`.
    """

    def __init__(self, game: str, tests: Sequence[str], workers: int = 2, *, thorough: bool = False) -> None:
        package = f"bot.games.{game}"
        self.tests, self.workers, self.thorough = list(tests), workers, thorough
        already = [name for name in sys.modules if name == package or name.startswith(package + ".")]
        if already:
            raise RuntimeError(f"{already[0]} is imported already: a mutant of it would not be seen")
        self.seconds = LEAST_SECONDS
        words_of(game)
        with tempfile.TemporaryDirectory() as folder:
            self._warm_up(Path(folder) / "notes.json")

    def _warm_up(self, notes: Path) -> None:
        """Run the tests without a fault: they must pass; then import what they imported, but no game and no test."""
        child = self._fork(None, notes)
        code = os.waitstatus_to_exitcode(os.waitpid(child, 0)[1])
        if code != PASSED:
            raise RuntimeError(f"without a fault the tests end with {code}: {' '.join(self.tests)}")
        facts = json.loads(notes.read_text(encoding="utf-8"))
        self.costs: dict[str, float] = facts["seconds"]
        self.seconds = max(LEAST_SECONDS, int(TIMES_AS_LONG * facts["in all"]))
        for name in facts["modules"]:
            importlib.import_module(name)

    def _fork(self, mutant: Mutant | None, notes: Path) -> int:
        """Run the tests in a child, which notes what they did and ends with pytest's exit code; its process id."""
        sys.stdout.flush()
        sys.stderr.flush()
        child = os.fork()
        if child:
            return child
        code = FAILED
        try:
            silence = os.open(os.devnull, os.O_RDWR)
            for stream in (0, 1, 2):
                os.dup2(silence, stream)
            os.chdir(ROOT)
            if mutant is not None:
                resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
                resource.setrlimit(resource.RLIMIT_CPU, (self.seconds, self.seconds))
                resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
                sys.meta_path.insert(0, _Finder(mutant))
            noted = _Notes()
            until = () if self.thorough or mutant is None else ("-x",)
            code = int(pytest.main([*PYTEST, *until, *self.tests], plugins=[noted]))
            names = [name for name, module in sys.modules.items() if _is_lasting(name, module)]
            facts = {
                "failed": list(noted.failed),
                "seconds": noted.seconds,
                "in all": time.process_time(),
                "modules": names if mutant is None else [],
            }
            notes.write_text(json.dumps(facts), encoding="utf-8")
        finally:
            os._exit(code)

    def run(self, mutants: Iterator[Mutant]) -> Iterator[Tried]:
        """Try mutants as long as anybody takes the answers, `workers` at a time."""
        running: dict[int, tuple[Mutant, Path]] = {}
        with tempfile.TemporaryDirectory() as folder:
            try:
                for number in itertools.count():
                    while len(running) < self.workers and (mutant := next(mutants, None)):
                        notes = Path(folder) / f"{number}-{len(running)}.json"
                        running[self._fork(mutant, notes)] = mutant, notes
                    if not running:
                        return
                    child, status = os.wait()
                    mutant, notes = running.pop(child)
                    outcome = _outcome(os.waitstatus_to_exitcode(status))
                    found = json.loads(notes.read_text(encoding="utf-8"))["failed"] if notes.exists() else []
                    yield Tried(mutant, outcome, tuple(found) if outcome is Outcome.KILLED else ())
            finally:
                for child in running:
                    os.kill(child, 9)
                    os.waitpid(child, 0)


def _outcome(code: int) -> Outcome:
    """What an exit code of pytest, or a signal that ended it, means."""
    if code in NOTHING_RUN:
        raise RuntimeError(f"pytest ran no tests: exit code {code}")
    if code == NOT_COLLECTED:
        return Outcome.STILLBORN
    return Outcome.SURVIVED if code == PASSED else Outcome.KILLED


def _is_lasting(name: str, module: ModuleType) -> bool:
    """Whether a module is the same for every mutant: of a library, or of the engine that the games stand on."""
    file = getattr(module, "__file__", None)
    if not file or name == "__main__":
        return False
    ours = Path(file).is_relative_to(ROOT) and ".venv" not in Path(file).parts
    return not ours or name.startswith("bot.engine")
