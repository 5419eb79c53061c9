from __future__ import annotations

import io
import struct
import zlib

import discord
from discord import app_commands

from bot.sandbox import Sandbox
from tests.sandbox.conftest import Bot


def png(width: int, height: int) -> bytes:
    """A black picture."""

    def chunk(kind: bytes, body: bytes) -> bytes:
        return struct.pack(">I", len(body)) + kind + body + struct.pack(">I", zlib.crc32(kind + body))

    rows = b"".join(b"\0" + b"\0" * width for _ in range(height))
    header = struct.pack(">IIBBBBB", width, height, 8, 0, 0, 0, 0)
    return (
        b"\x89PNG\r\n\x1a\n"
        + chunk(b"IHDR", header)
        + chunk(b"IDAT", zlib.compress(rows))
        + chunk(b"IEND", b"")
    )


class Join(discord.ui.DynamicItem[discord.ui.Button], template=r"join:(?P<n>\d+)"):
    def __init__(self, n: int) -> None:
        super().__init__(discord.ui.Button(label="Join", custom_id=f"join:{n}"))
        self.n = n

    @classmethod
    async def from_custom_id(cls, interaction, item, match):  # type: ignore[no-untyped-def]
        return cls(int(match["n"]))

    async def callback(self, interaction: discord.Interaction) -> None:
        await interaction.response.send_message(
            f"{interaction.user.display_name} joined {self.n}", ephemeral=True
        )


async def test_login_command_and_button(sandbox: Sandbox, bot: Bot) -> None:
    game = app_commands.Group(name="game", description="Games")

    @game.command(name="new", description="New")
    async def new(interaction: discord.Interaction, game: str) -> None:
        await interaction.response.defer()
        view = discord.ui.LayoutView()
        gallery = discord.ui.MediaGallery()
        gallery.add_item(media="attachment://board.png", description="The board")
        row = discord.ui.ActionRow()
        row.add_item(Join(7))
        view.add_item(
            discord.ui.Container(discord.ui.TextDisplay(f"# {game}"), gallery, row, accent_color=0xE5B25D)
        )
        await interaction.edit_original_response(
            view=view, attachments=[discord.File(io.BytesIO(png(30, 20)), "board.png")]
        )

    bot.tree.add_command(game)
    bot.add_dynamic_items(Join)
    await bot.enter(sandbox)
    mira = sandbox.person("Mira")
    answer = await mira.slash("game new", game="sol")
    assert answer.kind == "message"
    assert answer.message.labels == ["Join"]
    joined = await mira.click(answer.message, "Join")
    assert joined.ephemeral
    assert joined.text == "Mira joined 7"
