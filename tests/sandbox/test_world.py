"""The world outlives the process: people, channels, messages, files, commands and open interactions."""

from __future__ import annotations

import asyncio
import io
import os
import signal
import sqlite3
import subprocess
import sys
import textwrap
import threading
from pathlib import Path

import aiohttp
import discord
import pytest
from discord import ui

from bot.sandbox import Sandbox
from tests.sandbox.conftest import Bot
from tests.sandbox.pictures import png


class Press(ui.DynamicItem[ui.Button[ui.View]], template=r"press:(?P<times>\d+)"):
    """A button that counts how often it was pressed."""

    def __init__(self, times: int) -> None:
        super().__init__(ui.Button(label="Press", custom_id=f"press:{times}"))
        self.times = times

    @classmethod
    async def from_custom_id(cls, interaction: object, item: object, match: object) -> Press:
        return cls(int(match["times"]))  # type: ignore[index]

    async def callback(self, interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(Press(self.times + 1))
        await interaction.response.edit_message(content=f"pressed {self.times + 1}", view=view)


def pressing_bot() -> Bot:
    bot = Bot()
    bot.add_dynamic_items(Press)

    @bot.tree.command(name="button", description="A button")
    async def button(interaction: discord.Interaction) -> None:
        view = ui.View(timeout=None)
        view.add_item(Press(0))
        await interaction.response.send_message(
            "pressed 0", view=view, file=discord.File(io.BytesIO(png(9, 9)), "board.png")
        )

    return bot


async def test_old_buttons_work_after_a_restart_of_everything(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.db"
    async with Sandbox(data=path, strict=True) as sandbox:
        assert path.stat().st_mode & 0o777 == 0o600
        bot = pressing_bot()
        await bot.enter(sandbox)
        mira = sandbox.person("Mira")
        message = (await mira.slash("button")).message
        await mira.click(message, "Press")
        fay = sandbox.add_person("Fay")
        fay.close_dms()
        sandbox.add_channel("side")
        sandbox.skip(3600)
        known = (sandbox.token, sandbox.application_id, sandbox.guild_id, fay.dm.id)
        await bot.leave()
    async with Sandbox(data=path, strict=True) as sandbox:
        bot = Bot()
        bot.add_dynamic_items(Press)
        await bot.enter(sandbox)
        mira, fay = sandbox.person("Mira"), sandbox.person("Fay")
        assert (sandbox.token, sandbox.application_id, sandbox.guild_id, fay.dm.id) == known
        assert not fay.person.dms_open
        assert sandbox.channel("side").name == "side"
        assert sandbox.clock.skew == 3600
        again = sandbox.channel("table").last
        assert (again.id, again.content) == (message.id, "pressed 1")
        assert again.file() == png(9, 9)
        link = again.attachments[0]["url"]
        assert link.startswith(sandbox.url)
        async with aiohttp.ClientSession() as web, web.get(link) as response:
            assert await response.read() == png(9, 9)
        assert (await mira.click(again, "Press")).text == "pressed 2"
        fetched = await bot.guilds[0].text_channels[0].fetch_message(int(message.id))
        assert fetched.content == "pressed 2"
        await fetched.edit(content="by the new bot")
        assert [each.name for each in await bot.tree.fetch_commands()] == ["button"]
        await bot.leave()


async def test_a_file_that_is_no_world_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.db"
    path.write_text("a letter, not a database" * 100)
    with pytest.raises(sqlite3.DatabaseError):
        await Sandbox(data=path).__aenter__()


async def test_a_port_that_is_taken_is_refused_and_leaves_nothing_open(tmp_path: Path) -> None:
    async with Sandbox() as first:
        with pytest.raises(OSError):
            await Sandbox(first.port, tmp_path / "sandbox.db").__aenter__()
    assert "sandbox-journal" not in {each.name for each in threading.enumerate()}


async def test_a_followup_is_taken_after_a_restart(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.db"
    async with Sandbox(data=path) as sandbox:
        bot = pressing_bot()
        await bot.enter(sandbox)
        answer = await sandbox.person("Mira").slash("button")
        token = answer.interaction.token
        await bot.leave()
    async with Sandbox(data=path, strict=True) as sandbox:
        bot = Bot()
        await bot.enter(sandbox)
        hook = discord.Webhook.partial(sandbox.application_id, token, client=bot)
        await hook.send("still here", wait=True)
        assert sandbox.channel("table").last.content == "still here"
        await bot.leave()


def test_kill_nine_loses_nothing_but_the_last_moment(tmp_path: Path) -> None:
    path = tmp_path / "sandbox.db"
    script = textwrap.dedent(
        f"""
        import asyncio
        from pathlib import Path
        from bot.sandbox import Sandbox

        async def main():
            async with Sandbox(data=Path({str(path)!r}), validate=False) as sandbox:
                bo = sandbox.person("Bo")
                number = 0
                while True:
                    bo.say(f"message {{number}}")
                    if number % 50 == 0:
                        sandbox.world.journal.flush()
                        print(number, flush=True)
                    number += 1

        asyncio.run(main())
        """
    )
    root = Path(__file__).parents[2]
    child = subprocess.Popen(
        [sys.executable, "-c", script],
        stdout=subprocess.PIPE,
        cwd=root,
        env={**os.environ, "PYTHONPATH": str(root)},
    )
    assert child.stdout is not None
    flushed = 0
    while flushed < 300:
        flushed = int(child.stdout.readline())
    child.send_signal(signal.SIGKILL)
    child.wait()
    child.stdout.close()

    async def look() -> list[str]:
        async with Sandbox(data=path) as sandbox:
            return [each.content for each in sandbox.channel("table").messages]

    said = asyncio.run(look())
    assert len(said) > flushed
    assert said == [f"message {number}" for number in range(len(said))]
