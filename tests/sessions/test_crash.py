"""kill -9 at random moments."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

KILLS = int(os.environ.get("KILLS", "60"))


def test_no_acknowledged_move_is_lost_and_none_is_played_twice(tmp_path: Path) -> None:
    root = Path(__file__).parents[2]
    command = [
        sys.executable,
        "-m",
        "tests.sessions.crash",
        str(tmp_path / "crash.db"),
        "--kills",
        str(KILLS),
    ]
    done = subprocess.run(command, cwd=root, capture_output=True, text=True, timeout=60 + KILLS * 2)
    assert done.returncode == 0, done.stdout + done.stderr
