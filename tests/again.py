"""Runs each test that failed once more, by itself, and shows what its assert compared: `pytest -p tests.again`.

`make test` runs asserts as Python compiles them (`--assert=plain`). Rewriting all of them, so that they tell their
values, takes longer than most tests in each new checkout, and few of them ever fail.
"""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

MOST = 10
"""So many tests at most run again in each process: where more fail, the first will do."""
TITLE = "the same test once more"

OPTIONS = ("-q", "--assert=rewrite", "--no-header", "-rN", "-p", "no:cacheprovider", "-m", "")
"""Any test may be named, whatever its marks."""

_left = [MOST]


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Iterator[None]:
    """Add what the test says when it runs again to the report of its failure."""
    report: Any = yield
    if report.failed and _left[0]:
        _left[0] -= 1
        report.sections.append((TITLE, once_more(item.nodeid, item.config.rootpath)))
    return report


def once_more(test: str, checkout: Path) -> str:
    """What pytest says of one test."""
    run = subprocess.run(
        [sys.executable, "-m", "pytest", *OPTIONS, test],
        cwd=checkout,
        capture_output=True,
        text=True,
        check=False,
    )
    return run.stdout + run.stderr
