"""`pip install .` gives a working bot: the wheel carries code and data and needs nothing of the checkout.

`make test` looks into the wheel; `make proof` installs it, too.
"""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.patience import PATIENCE

CHECKOUT = Path(__file__).parents[2]
PNG_SIGNATURE = b"\x89PNG\r\n\x1a\n"


@dataclass(frozen=True)
class Installed:
    """An environment that holds the wheel and what it needs, and nothing else."""

    python: Path
    elsewhere: Path

    def run(self, *arguments: str) -> str:
        """What a command prints that is run by this environment's Python, far from the checkout."""
        return run(str(self.python), *arguments, cwd=self.elsewhere, env=plain_environment())

    def pip(self, *arguments: str) -> str:
        """What our pip prints about this environment, which has none of its own."""
        pip = (sys.executable, "-m", "pip", "--python", str(self.python))
        return run(*pip, *arguments, cwd=self.elsewhere, env=plain_environment())


def plain_environment() -> Mapping[str, str]:
    """The environment without settings of Heliograph and without ways back into the checkout."""
    foreign = ("HELIOGRAPH_", "DISCORD_", "PYTHON", "VIRTUAL_ENV")
    return {name: value for name, value in os.environ.items() if not name.startswith(foreign)}


def run(*command: str, cwd: Path, env: Mapping[str, str] | None = None) -> str:
    done = subprocess.run(
        command, cwd=cwd, env=env, capture_output=True, text=True, timeout=PATIENCE * 10, check=False
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("wheel")
    run(sys.executable, "-m", "build", "--wheel", "--no-isolation", "--outdir", str(home), cwd=CHECKOUT)
    (built,) = home.glob("*.whl")
    return built


@pytest.fixture(scope="module")
def installed(wheel: Path) -> Installed:
    home = wheel.parent
    run(sys.executable, "-m", "venv", "--without-pip", str(home / "venv"), cwd=home, env=plain_environment())
    (home / "elsewhere").mkdir()
    environment = Installed(home / "venv" / "bin" / "python", home / "elsewhere")
    lock = str(CHECKOUT / "requirements.lock")
    install = ("install", "--quiet", "--no-compile")
    environment.pip(*install, "--require-hashes", "-r", lock)
    environment.pip(*install, "--no-index", "--no-deps", str(wheel))
    return environment


def test_the_wheel_carries_every_data_file_unchanged(wheel: Path) -> None:
    at_home = {path.relative_to(CHECKOUT): path for path in (CHECKOUT / "data").rglob("*") if path.is_file()}
    assert at_home

    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.startswith("bot/data/")}
        assert packed == {f"bot/{name.as_posix()}" for name in at_home}
        changed = [
            name
            for name, path in at_home.items()
            if archive.read(f"bot/{name.as_posix()}") != path.read_bytes()
        ]
    assert not changed


def test_the_wheel_carries_the_page_of_the_sandbox(wheel: Path) -> None:
    page = {path.name for path in (CHECKOUT / "bot" / "sandbox" / "page").iterdir() if path.is_file()}
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if name.startswith("bot/sandbox/page/")}
    assert packed == {f"bot/sandbox/page/{name}" for name in page}


def test_the_wheel_brings_no_tests_and_no_tools(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        rooms = {name.split("/")[0] for name in archive.namelist()}
    assert {room for room in rooms if not room.endswith(".dist-info")} == {"bot", "renderers"}


@pytest.mark.install
def test_the_runtime_lock_satisfies_what_the_wheel_asks_for(installed: Installed) -> None:
    assert "No broken requirements" in installed.pip("check")


@pytest.mark.install
def test_the_installed_bot_is_not_the_checkout(installed: Installed) -> None:
    where = installed.run("-c", "import bot, renderers; print(bot.__file__); print(renderers.__file__)")
    assert all(Path(line).is_relative_to(installed.python.parents[1]) for line in where.split())


@pytest.mark.install
def test_the_installed_bot_finds_all_its_data(installed: Installed) -> None:
    installed.run("-m", "bot", "check")


@pytest.mark.install
def test_the_installed_command_is_called_heliograph(installed: Installed) -> None:
    command = installed.python.with_name("heliograph")
    assert "selfplay" in run(str(command), "--help", cwd=installed.elsewhere, env=plain_environment())


@pytest.mark.install
def test_the_installed_bot_draws_a_picture(installed: Installed) -> None:
    alt_text = installed.run(
        *("-m", "bot", "picture", "sol"),
        *("--seats", "3", "--seed", "313", "--moves", "40", "--out", "board.png"),
    )
    assert alt_text.strip()
    assert (installed.elsewhere / "board.png").read_bytes().startswith(PNG_SIGNATURE)
