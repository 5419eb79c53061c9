"""What holds for every test: what is drawn by lot, how long tests wait, how large they grow, what they cost and
which refusals they meet."""

from __future__ import annotations

import ctypes
import gc
import os
import random
import resource
import time
from collections import Counter
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path, PurePosixPath
from typing import Any

import pytest
from aiohttp import web_app
from hypothesis import HealthCheck, settings
from hypothesis.internal.conjecture import providers

from bot.sandbox import Sandbox
from tests.drawn import forget, forget_frames
from tests.patience import PATIENCE
from tests.pseudo import catalogues, longer_language, pseudo_files, pseudo_language
from tests.refused import Refusals

__all__ = ["catalogues", "longer_language", "pseudo_files", "pseudo_language"]

settings.register_profile(
    "steady", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("steady")
"""The same examples in every run, and none refused because the machine was busy."""

providers._get_local_constants = lambda: providers._local_constants
"""Else hypothesis reads every module of the bot for its constants, in each process, before the first test."""


Sandbox.patience = PATIENCE


MOST_MEGABYTES = 330
"""A test process that has grown beyond this forgets what it keeps to draw others faster."""

ROOM = 60
"""So many megabytes are to be free then; where they are not, more is allowed."""

GARBAGE = 10_000
"""Garbage is looked for when so many new objects are there."""

ARENAS = -8
"""What glibc calls the number of heaps that threads share out among themselves."""

SYSTEM = ctypes.CDLL(None)
if hasattr(SYSTEM, "mallopt"):
    SYSTEM.mallopt(ARENAS, 1)
"""Every test begins threads of its own; with a heap for each, what one frees is of no use to the next."""


class Memory:
    """Keeps a test process small, however many tests it runs."""

    def __init__(self) -> None:
        self.limit = MOST_MEGABYTES

    @pytest.hookimpl(trylast=True)
    def pytest_runtest_teardown(self) -> None:
        # aiohttp keeps the last thousand handlers with all they hold: sandboxes that have ended.
        web_app._cached_build_middleware.cache_clear()
        if _megabytes() > self.limit:
            for some_of_it in (forget_frames, forget):
                some_of_it()
                gc.collect()
                if hasattr(SYSTEM, "malloc_trim"):
                    SYSTEM.malloc_trim(0)
                if _megabytes() < self.limit - ROOM:
                    return
            self.limit = max(MOST_MEGABYTES, _megabytes() + ROOM)


def _megabytes() -> int:
    """How much memory this process takes; 0 where the machine does not say."""
    pages = Path("/proc/self/statm")
    return int(pages.read_text().split()[1]) * resource.getpagesize() >> 20 if pages.exists() else 0


def _spent() -> float:
    """Seconds of CPU that this process and those it has ended took."""
    ended = resource.getrusage(resource.RUSAGE_CHILDREN)
    return time.process_time() + ended.ru_utime + ended.ru_stime


TESTS = Path(__file__).parent

PROOFS, PROOF_SEED = int(os.environ.get("PROOFS", "0")), os.environ.get("PROOF_SEED", "1")
"""How many deep proofs run (0: all), and by which seed they are drawn."""


@pytest.hookimpl(tryfirst=True)
def pytest_collection(session: pytest.Session) -> None:
    """Of all tests, each process imports another part first: in a new checkout it finds the others compiled then."""
    worker = getattr(session.config, "workerinput", None)
    if worker is None or session.config.args_source is not pytest.Config.ArgsSource.TESTPATHS:
        return
    files = [path.relative_to(TESTS.parent) for path in sorted(TESTS.rglob("test_*.py"))]
    first = len(files) * int(worker["workerid"].removeprefix("gw")) // worker["workercount"]
    for file in files[first:] + files[:first]:
        import_module(".".join(file.with_suffix("").parts))


def pytest_report_header() -> list[str]:
    return [f"{PROOFS} deep proofs, drawn by seed {PROOF_SEED}"] if PROOFS else []


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Begin with the slow tests, so that no process ends long after the others; leave out some deep proofs."""
    items.sort(key=lambda item: item.get_closest_marker("slow") is None)
    deep = [item for item in items if item.get_closest_marker("deep")]
    if 0 < PROOFS < len(deep):
        left_out = set(random.Random(PROOF_SEED).sample(deep, len(deep) - PROOFS))
        items[:] = [item for item in items if item not in left_out]
        config.hook.pytest_deselected(items=sorted(left_out, key=lambda item: item.nodeid))


def pytest_collection_finish() -> None:
    """What stays to the end is never looked through for garbage again: modules, catalogues and the tests themselves."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(GARBAGE, 10, 10)


class Costs:
    """Adds up what tests cost by folder and by file, and how large each test process grew."""

    def __init__(self) -> None:
        self.last = _spent()
        self.files: Counter[str] = Counter()
        self.sizes: dict[str, tuple[float, str]] = {}

    @pytest.hookimpl(wrapper=True)
    def pytest_runtest_makereport(self) -> Iterator[None]:
        report: Any = yield
        now = _spent()
        report.cpu, self.last = now - self.last, now
        report.size = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
        return report

    def pytest_runtest_logreport(self, report: Any) -> None:
        self.files[report.nodeid.partition("::")[0]] += getattr(report, "cpu", 0.0)
        worker = getattr(report, "worker_id", "one process")
        size = getattr(report, "size", 0.0)
        if size > self.sizes.get(worker, (0.0, ""))[0]:
            self.sizes[worker] = size, report.nodeid

    def pytest_terminal_summary(self, terminalreporter: Any, config: pytest.Config) -> None:
        if not self.files:
            return
        folders: Counter[str] = Counter()
        for file, seconds in self.files.items():
            folders["/".join(PurePosixPath(file).parts[:2])] += seconds
        told = ", ".join(f"{folder} {seconds:.0f}" for folder, seconds in folders.most_common())
        terminalreporter.write_line(f"CPU seconds: {sum(folders.values()):.0f} ({told})")
        for worker, (size, where) in sorted(self.sizes.items()):
            terminalreporter.write_line(f"{worker} grew to {size:.0f} MB in {where}")
        if config.option.verbose > 0:
            for file, seconds in self.files.most_common(60):
                terminalreporter.write_line(f"{seconds:8.1f} {file}")


def pytest_configure(config: pytest.Config) -> None:
    config.pluginmanager.register(Memory(), "memory")
    config.pluginmanager.register(Costs(), "costs")
    refusals = Refusals()
    refusals.watch()
    config.pluginmanager.register(refusals, "refusals")
