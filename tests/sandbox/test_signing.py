"""Addresses of files expire; every answer and event has fresh ones."""

from __future__ import annotations

import asyncio
import io

import aiohttp
import discord

from bot.sandbox import Sandbox
from tests.sandbox.conftest import Bot
from tests.sandbox.pictures import png


async def status(address: str) -> int:
    async with aiohttp.ClientSession() as web, web.get(address) as response:
        return response.status


async def test_an_address_lasts_a_day_and_is_told_anew(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    channel = bot.guilds[0].text_channels[0]
    heard = asyncio.create_task(bot.wait_for("message"))
    message = await channel.send(file=discord.File(io.BytesIO(png(4, 4)), "board.png"))
    address = message.attachments[0].url
    assert "ex=" in address
    assert (await heard).attachments[0].url == address
    sandbox.skip(22 * 3600)
    assert await status(address) == 200
    sandbox.skip(3 * 3600)
    assert await status(address) == 404
    assert await status(address.partition("?")[0]) == 404
    fresh = (await channel.fetch_message(message.id)).attachments[0].url
    assert fresh != address
    assert await status(fresh) == 200


async def test_an_old_address_still_names_its_file(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    channel = bot.guilds[0].text_channels[0]
    view = discord.ui.LayoutView().add_item(
        discord.ui.MediaGallery(discord.MediaGalleryItem("attachment://a.png"))
    )
    message = await channel.send(view=view, file=discord.File(io.BytesIO(png(4, 4)), "a.png"))
    address = message.components[0].items[0].media.url  # type: ignore[union-attr]
    sandbox.skip(48 * 3600)
    assert await status(address) == 404
    again = discord.ui.LayoutView().add_item(discord.ui.MediaGallery(discord.MediaGalleryItem(address)))
    edited = await message.edit(view=again)
    fresh = edited.components[0].items[0].media  # type: ignore[union-attr]
    assert fresh.attachment_id == message.components[0].items[0].media.attachment_id  # type: ignore[union-attr]
    assert await status(fresh.url) == 200
