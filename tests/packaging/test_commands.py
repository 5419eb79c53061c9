"""The commands around the bot: what `.ci/run` calls in which order, and what `make` says when it stops."""

from __future__ import annotations

import os
import stat
import subprocess
from pathlib import Path

import pytest

from tests.patience import PATIENCE

CHECKOUT = Path(__file__).parents[2]


def call(*command: str, path: Path | None = None) -> subprocess.CompletedProcess[str]:
    """Run a command in the checkout, with the programs in `path` found first."""
    env = {
        name: value for name, value in os.environ.items() if name not in ("MAKEFLAGS", "MAKELEVEL", "MFLAGS")
    }
    if path is not None:
        env["PATH"] = f"{path}{os.pathsep}{env['PATH']}"
    return subprocess.run(
        command, cwd=CHECKOUT, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False
    )


def program(folder: Path, name: str, script: str) -> Path:
    file = folder / name
    file.write_text(f"#!/bin/sh\n{script}\n", encoding="utf-8")
    file.chmod(0o755)
    return file


def test_the_proof_of_a_change_is_tests_linters_mutants_and_a_part_of_the_long_proofs(tmp_path: Path) -> None:
    program(tmp_path, "make", 'echo "made: $*"')
    done = call("bash", ".ci/run", path=tmp_path)
    assert done.returncode == 0, done.stderr
    made = [line for line in done.stdout.splitlines() if line.startswith("made:")]
    steps = [
        "test",
        "lint",
        "mutants MUTANTS=20",
        "bench ARGS=--short",
        "matrix ARGS=--replay 20 --seed 1",
        "proof PROOFS=30 FUZZ=--games 80 --seed 1 CAMPAIGN=--rounds 1 --seed 1"
        " CLUSTER=--seed 1 --tables 8 --trouble killed",
    ]
    assert made == [f"made: {step}" for step in steps]


@pytest.mark.parametrize("broken", ["test", "lint", "mutants", "proof"])
def test_the_first_failure_ends_the_proof(tmp_path: Path, broken: str) -> None:
    program(tmp_path, "make", f'echo "made: $1"; [ "$1" != {broken} ]')
    done = call("bash", ".ci/run", path=tmp_path)
    assert done.returncode != 0
    assert [line for line in done.stdout.splitlines() if line.startswith("made:")][-1] == f"made: {broken}"
    assert "All passed" not in done.stdout


def test_the_proof_reads_nothing_from_its_caller(tmp_path: Path) -> None:
    program(tmp_path, "make", "read line && exit 1; exit 0")
    assert call("bash", ".ci/run", path=tmp_path).returncode == 0


def test_the_proof_can_be_started_as_a_program() -> None:
    assert (CHECKOUT / ".ci" / "run").stat().st_mode & stat.S_IXUSR


def test_make_alone_says_what_can_be_made() -> None:
    shown = call("make").stdout
    assert all(
        f"make {target} " in shown
        for target in ("play", "test", "lint", "proof", "fuzz", "faults", "mutants", "bench", "lock", "clean")
    )


def test_make_play_names_the_python_it_needs(tmp_path: Path) -> None:
    too_old = program(tmp_path, "python2", "exit 1")
    done = call("make", "play", f"PYTHON={too_old}", f"VENV={tmp_path / 'venv'}")
    assert done.returncode != 0
    assert "needs Python 3.11 or newer" in done.stderr
    assert not (tmp_path / "venv").exists()


def test_make_play_says_how_to_get_environments(tmp_path: Path) -> None:
    bare = program(tmp_path, "python3", 'case "$*" in *venv*) mkdir -p "$4"; exit 1;; esac')
    done = call("make", "play", f"PYTHON={bare}", f"VENV={tmp_path / 'venv'}")
    assert done.returncode != 0
    assert "apt-get install python3-venv" in done.stderr
    assert not (tmp_path / "venv").exists()
