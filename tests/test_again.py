"""A test that fails in `make test` says what it compared, though asserts are not rewritten there."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

CHECKOUT = Path(__file__).parents[1]

TESTS = """
def ways():
    return 1 + 2

def test_ways():
    assert ways() == 4

def test_no_ways():
    assert ways()
"""


def test_what_failed_is_run_again_and_tells_its_values(tmp_path: Path) -> None:
    (tmp_path / "test_ways.py").write_text(TESTS, encoding="utf-8")
    options = ["-q", "--assert=plain", f"--rootdir={tmp_path}", "-c", "/dev/null"]
    said = subprocess.run(
        [sys.executable, "-m", "pytest", *options, "-p", "tests.again", str(tmp_path)],
        cwd=CHECKOUT,
        env=os.environ | {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"},
        capture_output=True,
        text=True,
        check=False,
    ).stdout
    before, again, after = said.partition("the same test once more")
    assert again, said
    assert "where 3 = ways()" not in before
    assert "where 3 = ways()" in after
    assert said.count("the same test once more") == 1
