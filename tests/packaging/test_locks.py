"""The lock files pin every package, with hashes, for every Python and machine that Heliograph runs on."""

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from importlib.metadata import PackageNotFoundError, requires
from itertools import product
from pathlib import Path

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name

CHECKOUT = Path(__file__).parents[2]
RUNTIME = CHECKOUT / "requirements.lock"
POSTGRES = CHECKOUT / "requirements-postgres.lock"
DEVELOPMENT = CHECKOUT / "requirements-dev.lock"
LOCKS = [RUNTIME, POSTGRES, DEVELOPMENT]
PROJECT = tomllib.loads((CHECKOUT / "pyproject.toml").read_text(encoding="utf-8"))["project"]

MACHINES = [
    {
        "python_version": version,
        "python_full_version": f"{version}.0",
        "platform_machine": machine,
        "sys_platform": "linux",
        "platform_system": "Linux",
        "os_name": "posix",
        "implementation_name": "cpython",
        "platform_python_implementation": "CPython",
        "extra": "",
    }
    for version, machine in product(("3.11", "3.12", "3.13"), ("x86_64", "aarch64"))
]


@dataclass(frozen=True)
class Pin:
    """One package of a lock file with the hashes of its files."""

    requirement: Requirement
    hashes: frozenset[str]

    @property
    def name(self) -> str:
        return canonicalize_name(self.requirement.name)

    def is_for(self, machine: dict[str, str]) -> bool:
        marker = self.requirement.marker
        return marker is None or marker.evaluate(machine)


def entries(lock: Path) -> list[str]:
    """The logical lines of a lock file: continued lines joined, comments and empty lines left out."""
    text = lock.read_text(encoding="utf-8").replace("\\\n", " ")
    return [line.strip() for line in text.splitlines() if line.strip() and not line.lstrip().startswith("#")]


def pins(lock: Path) -> dict[str, Pin]:
    found = {}
    for entry in entries(lock):
        requirement, *hashes = entry.split(" --hash=")
        pin = Pin(Requirement(requirement.strip()), frozenset(value.strip() for value in hashes))
        found[pin.name] = pin
    return found


def asked_for(extra: str | None = None) -> list[Requirement]:
    rows = PROJECT["dependencies"] if extra is None else PROJECT["optional-dependencies"][extra]
    return [Requirement(row) for row in rows]


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_every_package_is_pinned_by_version_and_hash(lock: Path) -> None:
    for name, pin in pins(lock).items():
        assert [clause.operator for clause in pin.requirement.specifier] == ["=="], name
        assert pin.hashes, name
        assert all(value.startswith("sha256:") and len(value) == 71 for value in pin.hashes), name


@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_no_index_address_or_folder_is_named(lock: Path) -> None:
    for entry in entries(lock):
        assert not entry.startswith("-"), entry
    assert all(pin.requirement.url is None for pin in pins(lock).values())
    assert not any(
        sign in lock.read_text(encoding="utf-8") for sign in ("://", "file:", "--index", "--find-links")
    )


@pytest.mark.parametrize(("large", "small"), [(DEVELOPMENT, POSTGRES), (POSTGRES, RUNTIME)])
def test_each_lock_holds_the_smaller_one(large: Path, small: Path) -> None:
    found = pins(large)
    for name, pin in pins(small).items():
        assert (str(found[name].requirement), found[name].hashes) == (str(pin.requirement), pin.hashes)


def test_the_driver_of_postgres_is_an_extra() -> None:
    added = pins(POSTGRES).keys() - pins(RUNTIME).keys()
    assert {"psycopg", "psycopg-binary"} <= added
    assert not any("psycopg" in need.name for need in asked_for())


def test_what_the_project_asks_for_is_what_is_pinned() -> None:
    runtime, postgres, development = map(pins, LOCKS)
    wanted = [(requirement, runtime) for requirement in asked_for()]
    wanted += [(requirement, postgres) for requirement in asked_for("postgres")]
    wanted += [(requirement, development) for extra in ("test", "dev") for requirement in asked_for(extra)]
    for requirement, locked in wanted:
        if canonicalize_name(requirement.name) == PROJECT["name"]:
            continue
        (clause,) = locked[canonicalize_name(requirement.name)].requirement.specifier
        assert requirement.specifier.contains(clause.version), requirement.name


@pytest.mark.parametrize("machine", MACHINES, ids=lambda m: f"{m['python_version']}-{m['platform_machine']}")
@pytest.mark.parametrize("lock", LOCKS, ids=lambda lock: lock.name)
def test_whatever_a_package_needs_on_a_machine_is_pinned_for_it(lock: Path, machine: dict[str, str]) -> None:
    locked = pins(lock)
    missing = []
    for name in locked:
        try:
            needs = requires(name) or []
        except PackageNotFoundError:  # pinned for another Python than this one
            continue
        for need in map(Requirement, needs):
            if need.marker is None or need.marker.evaluate(machine):
                pin = locked.get(canonicalize_name(need.name))
                if pin is None or not pin.is_for(machine):
                    missing.append(f"{name} needs {need}")
    assert not missing


def test_sound_for_discord_is_pinned_where_python_no_longer_brings_it() -> None:
    audioop = pins(RUNTIME)["audioop-lts"]
    assert [machine["python_version"] for machine in MACHINES if audioop.is_for(machine)] == ["3.13", "3.13"]
