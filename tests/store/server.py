"""A PostgreSQL of the tests' own in a folder: it listens on a socket alone, and does not wait for the disk."""

from __future__ import annotations

import os
import pwd
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

UNPRIVILEGED = ("postgres", "nobody")
"""Who may run the server where root runs the tests: PostgreSQL does not start as root."""
SETTINGS = {
    "listen_addresses": "",
    "fsync": "off",
    "full_page_writes": "off",
    "shared_buffers": "16MB",
    "max_connections": "60",
    "autovacuum": "off",
}


class NoPostgres(Exception):
    """There is no PostgreSQL here; the message says what to do."""


@cache
def programs() -> Path:
    """The folder of the server's programs. Raises NoPostgres."""
    found = [Path(path).resolve().parent for path in [shutil.which("initdb")] if path]
    found += sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda path: -int(path.parent.name))
    for folder in found:
        if (folder / "pg_ctl").exists():
            return folder
    raise NoPostgres("PostgreSQL is not installed: apt-get install postgresql")


def _as_user() -> dict[str, int | str | list[int]]:
    """What makes a process run as someone who may run a server."""
    if os.getuid() != 0:
        return {}
    for name in UNPRIVILEGED:
        try:
            user = pwd.getpwnam(name)
        except KeyError:
            continue
        return {"user": user.pw_uid, "group": user.pw_gid, "extra_groups": []}
    raise NoPostgres("PostgreSQL does not run as root, and there is neither a user postgres nor nobody")


@contextmanager
def room() -> Iterator[Path]:
    """A temporary folder that belongs to who may run a server. Raises NoPostgres."""
    who = _as_user()
    with tempfile.TemporaryDirectory(prefix="heliograph-pg-") as folder:
        if who:
            os.chown(folder, int(str(who["user"])), int(str(who["group"])))
        yield Path(folder)


class Server:
    """A server in a folder of its own, where its socket is too. Every method may raise NoPostgres."""

    def __init__(self, home: Path, **settings: str) -> None:
        self.home, self.settings = home, {**SETTINGS, **settings}

    @property
    def address(self) -> str:
        """The address of its database `postgres`."""
        return f"postgresql://heliograph@/postgres?host={self.home}"

    @property
    def socket(self) -> Path:
        return self.home / ".s.PGSQL.5432"

    def create(self) -> None:
        """Make an empty one."""
        rights = ("--username=heliograph", "--auth=trust")
        self._run("initdb", *rights, "--no-sync", "--encoding=UTF8", "--locale=C")
        self._configure()

    def follow(self, leader: Server) -> None:
        """Make a standby of another server, which must be running: it follows that one."""
        given = ("--host", str(leader.home), "--username=heliograph", "--checkpoint=fast", "--no-sync")
        self._run("pg_basebackup", *given, "--write-recovery-conf")
        self._configure()

    def start(self) -> None:
        self._run("pg_ctl", "--silent", "--wait", f"--log={self.home / 'log'}", "start")

    def stop(self) -> None:
        """End it as a crash would."""
        self._run("pg_ctl", "--silent", "--wait", "--mode=immediate", "stop")

    def end(self) -> None:
        """End it if it still runs."""
        if (self.home / "data" / "postmaster.pid").exists():
            self.stop()

    def promote(self) -> None:
        """Let a standby lead."""
        self._run("pg_ctl", "--silent", "--wait", "promote")

    def ask_for_password(self, user: str) -> None:
        """Let this user in with a password alone."""
        rights = self.home / "data" / "pg_hba.conf"
        rights.write_text(f"local all {user} scram-sha-256\n{rights.read_text()}")
        self._run("pg_ctl", "--silent", "reload")

    def encrypt(self, certificate: Path, key: Path) -> None:
        """Encrypt connections by TCP from now on; it starts anew."""
        for file, name in ((certificate, "server.crt"), (key, "server.key")):
            kept = self.home / "data" / name
            kept.write_bytes(file.read_bytes())
            kept.chmod(0o600)
            if who := _as_user():
                os.chown(kept, int(str(who["user"])), int(str(who["group"])))
        with (self.home / "data" / "postgresql.conf").open("a") as conf:
            conf.write("ssl = on\n")
        self.stop()
        self.start()

    def wait_for_standby(self) -> None:
        """Acknowledge from now on only what a standby has, too."""
        with (self.home / "data" / "postgresql.conf").open("a") as file:
            file.write("synchronous_standby_names = '*'\n")
        self._run("pg_ctl", "--silent", "reload")

    def _configure(self) -> None:
        lines = [f"{name} = '{value}'" for name, value in self.settings.items()]
        lines.append(f"unix_socket_directories = '{self.home}'")
        with (self.home / "data" / "postgresql.conf").open("a") as file:
            file.write("\n".join(["", *lines, ""]))

    def _run(self, program: str, *arguments: str) -> None:
        done = subprocess.run(
            [programs() / program, "--pgdata", str(self.home / "data"), *arguments],
            cwd=self.home,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.PIPE,
            text=True,
            env={"PATH": os.environ.get("PATH", ""), "LC_ALL": "C"},
            **_as_user(),  # type: ignore[call-overload]
        )
        if done.returncode:
            raise NoPostgres(f"{program} failed: {done.stderr.strip()[-300:]}")


@contextmanager
def running(**settings: str) -> Iterator[Server]:
    """A server that runs until the block ends. Raises NoPostgres."""
    with room() as home:
        server = Server(home, **settings)
        server.create()
        server.start()
        try:
            yield server
        finally:
            server.end()


@contextmanager
def following(leader: Server) -> Iterator[Server]:
    """A standby of a server, without which that one acknowledges nothing, until the block ends. Raises NoPostgres."""
    with room() as home:
        standby = Server(home, **leader.settings)
        standby.follow(leader)
        standby.start()
        try:
            leader.wait_for_standby()
            yield standby
        finally:
            standby.end()
