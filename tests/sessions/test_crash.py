"""kill -9 at random moments."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tests.patience import PATIENCE


@pytest.mark.parametrize("kills", [12, pytest.param(60, marks=pytest.mark.deep)])
def test_no_acknowledged_move_is_lost_and_none_is_played_twice(tmp_path: Path, kills: int) -> None:
    root = Path(__file__).parents[2]
    command = [
        sys.executable,
        "-m",
        "tests.sessions.crash",
        str(tmp_path / "crash.db"),
        "--kills",
        str(kills),
    ]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=PATIENCE * kills)
    assert done.returncode == 0, done.stdout + done.stderr
