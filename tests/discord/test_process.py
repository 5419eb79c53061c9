"""The whole program as it is started by its keeper: killed at any moment, it goes on where it was."""

from __future__ import annotations

import asyncio
import os
import signal
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import aiohttp
import pytest

from bot.games.catalogue import games
from bot.sessions import Kind, Sessions
from bot.store.sqlite import open_store
from tests.patience import PATIENCE

pytestmark = [pytest.mark.e2e, pytest.mark.slow, pytest.mark.journey]

ROOT = Path(__file__).parents[2]


class Page:
    """The sandbox's page as a program: it sees what a browser would see."""

    def __init__(self, socket: aiohttp.ClientWebSocketResponse) -> None:
        self._socket, self._nonce = socket, 0
        self.messages: dict[str, dict[str, Any]] = {}
        self.people: dict[str, str] = {}
        self.table = ""

    async def read(self) -> dict[str, Any]:
        """The next thing that happens."""
        told: dict[str, Any] = await self._socket.receive_json(timeout=PATIENCE)
        if told["t"] == "state":
            self.people = {person["name"]: person["id"] for person in told["people"]}
            self.table = next(c["id"] for c in told["channels"] if c["name"] == "table")
            self.messages = {m["id"]: m for m in told["messages"].get(self.table, [])}
        if told["t"] == "message" and told["message"]["channel_id"] == self.table:
            self.messages[told["message"]["id"]] = told["message"]
        return told

    async def act(self, who: str, *, told: bool = True, **what: Any) -> bool:
        """Do something as someone; whether it was acknowledged, and with `told` also answered in private.

        A "thinking" is no answer yet: only what was answered must be on disk.
        """
        self._nonce += 1
        before = set(self.messages)
        nonce = str(self._nonce)
        await self._socket.send_json(
            {"as": self.people[who], "channel_id": self.table, "nonce": nonce, **what}
        )
        while True:
            event = await self.read()
            if event.get("nonce") == nonce and event["t"] in ("done", "failed"):
                break
        while told and event["t"] == "done" and not self._answers(before, self.people[who]):
            await self.read()
        return bool(event["t"] == "done")

    def _answers(self, before: set[str], person: str) -> list[dict[str, Any]]:
        new = [message for key, message in self.messages.items() if key not in before]
        return [m for m in new if m.get("only_for") == person and not m.get("loading")]

    async def living(self, player: str | None = None) -> dict[str, Any]:
        """The message with a Play button (and this player's name in its first line), once it is there."""
        while True:
            for message in sorted(self.messages.values(), key=lambda m: -int(m["id"])):
                told = str(message["components"])
                first = told.split("**")[1] if "**" in told else ""
                if "h:play:" in told and (player is None or player in first):
                    return message
            await self.read()

    async def whose_turn(self) -> str:
        told = str((await self.living())["components"])
        return next(name for name in self.people if name in told.split("**")[1])


@asynccontextmanager
async def program(database: Path) -> AsyncIterator[tuple[asyncio.subprocess.Process, Page]]:
    """The bot in its sandbox, and a page open on it."""
    process = await asyncio.create_subprocess_exec(
        *(sys.executable, "-m", "tests.e2e.patient_bot", "--port", "0", "--database", str(database)),
        cwd=ROOT,
        env={**os.environ, "DISCORD_TOKEN": ""},
        stdout=asyncio.subprocess.PIPE,
        stderr=asyncio.subprocess.DEVNULL,
    )
    try:
        assert process.stdout is not None
        line = (await asyncio.wait_for(process.stdout.readline(), PATIENCE)).decode()
        address = next(word for word in line.split() if word.startswith("http://")).rstrip("/")
        async with (
            aiohttp.ClientSession() as http,
            http.ws_connect(address + "/page", origin=address) as socket,
        ):
            page = Page(socket)
            while (told := await page.read())["t"] != "bot" or not told["bot"]["online"]:
                if told["t"] == "state" and told["bot"]["online"]:
                    break
            yield process, page
    finally:
        if process.returncode is None:
            process.kill()
            await process.wait()


async def moves_on_disk(database: Path) -> int:
    store = await open_store(database)
    try:
        sessions = await Sessions.open(store, games())
        log = await sessions.log(1)
        report = await sessions.verify(1)
        await sessions.close()
    finally:
        await store.close()
    assert report.ok
    return sum(line.kind is Kind.MOVE for line in log)


async def test_it_goes_on_where_it_was_killed_and_ends_cleanly_when_told_to(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    acknowledged, player = 0, ""
    for moves in (2, 3):
        async with program(database) as (process, page):
            if not player:
                assert await page.act(
                    "Mira", told=False, do="command", name="game new", options={"game": "sol"}
                )
                await page.act("Bo", do="command", name="game join", options={})
                assert await page.act("Mira", do="command", name="game start", options={})
                player = await page.whose_turn()
            for _ in range(moves):
                await page.living(player)
                assert await page.act(player, do="command", name="sol hold", options={})
                acknowledged += 1
                player = "Bo" if player == "Mira" else "Mira"
            process.send_signal(signal.SIGKILL)
            await process.wait()
        assert await moves_on_disk(database) == acknowledged
    async with program(database) as (process, page):
        message = await page.living(player)
        play = next(i for i in _ids(message["components"]) if i.startswith("h:play:"))
        assert await page.act(player, do="click", message_id=message["id"], custom_id=play)
        process.send_signal(signal.SIGTERM)
        assert await asyncio.wait_for(process.wait(), PATIENCE) == 0


def _ids(components: Any) -> list[str]:
    found = []
    for component in components:
        found += [component["custom_id"]] if "custom_id" in component else []
        found += _ids(component.get("components") or [])
    return found
