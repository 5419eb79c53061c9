"""The unmodified client logs in, registers its commands and finds a guild that makes sense."""

from __future__ import annotations

import discord
import pytest
from discord import app_commands

from bot.sandbox import Sandbox
from tests.sandbox.conftest import Bot


async def test_the_client_finds_itself_and_the_guild(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    assert bot.user is not None
    assert bot.user.id == sandbox.application_id
    assert bot.application_id == sandbox.application_id
    (guild,) = bot.guilds
    assert guild.id == sandbox.guild_id
    assert [channel.name for channel in guild.text_channels] == ["table", "second-table"]
    assert guild.me.guild_permissions.attach_files
    assert not guild.me.guild_permissions.manage_messages
    assert not guild.me.guild_permissions.manage_guild


async def test_members_have_roles_and_permissions(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    guild = bot.guilds[0]
    mira = await guild.fetch_member(int(sandbox.person("Mira").id))
    bo = await guild.fetch_member(int(sandbox.person("Bo").id))
    assert mira.guild_permissions.manage_guild
    assert not bo.guild_permissions.manage_guild
    assert mira.display_name == "Mira"
    (found,) = await guild.query_members("Mi")
    assert found == mira


async def test_unknown_member_and_guild_are_not_found(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    with pytest.raises(discord.NotFound) as missing:
        await bot.guilds[0].fetch_member(1)
    assert missing.value.code == 10007
    with pytest.raises(discord.NotFound) as elsewhere:
        await bot.fetch_guild(1)
    assert elsewhere.value.code == 10004


async def test_commands_keep_their_ids_and_change_their_version_only_with_their_content(
    sandbox: Sandbox, bot: Bot
) -> None:
    @bot.tree.command(name="roll", description="Roll a die")
    async def roll(interaction: discord.Interaction, sides: app_commands.Range[int, 2, 100]) -> None: ...

    @bot.tree.command(name="log", description="What happened")
    async def log(interaction: discord.Interaction) -> None: ...

    await bot.enter(sandbox)
    first = {each.name: each.id for each in await bot.tree.fetch_commands()}
    versions = {each["name"]: each["version"] for each in sandbox.world.commands.values()}
    await bot.tree.sync()
    assert versions == {each["name"]: each["version"] for each in sandbox.world.commands.values()}
    bot.tree.remove_command("log")
    roll.description = "Roll a fair die"
    await bot.tree.sync()
    again = {each.name: each.id for each in await bot.tree.fetch_commands()}
    assert again == {"roll": first["roll"]}
    assert sandbox.world.commands[str(first["roll"])]["version"] != versions["roll"]


async def test_guild_commands_stand_before_global_ones_and_are_not_in_dms(sandbox: Sandbox, bot: Bot) -> None:
    here = discord.Object(sandbox.guild_id)

    @bot.tree.command(name="hello", description="Everywhere")
    async def everywhere(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("global")

    @bot.tree.command(name="hello", description="Here", guild=here)
    async def local(interaction: discord.Interaction) -> None:
        await interaction.response.send_message("guild")

    await bot.enter(sandbox)
    await bot.tree.sync(guild=here)
    bo = sandbox.person("Bo")
    assert (await bo.slash("hello")).text == "guild"
    assert (await bo.slash("hello", channel=bo.dm)).text == "global"


async def test_a_single_command_is_created_edited_and_deleted(sandbox: Sandbox, bot: Bot) -> None:
    @bot.tree.command(name="hello", description="First")
    async def hello(interaction: discord.Interaction) -> None: ...

    await bot.enter(sandbox)
    (command,) = await bot.tree.fetch_commands()
    edited = await command.edit(description="Second")
    assert edited.description == "Second"
    assert (await bot.tree.fetch_command(command.id)).description == "Second"
    await command.delete()
    with pytest.raises(discord.NotFound) as gone:
        await bot.tree.fetch_command(command.id)
    assert gone.value.code == 10063


async def test_a_wrong_token_is_refused(sandbox: Sandbox, bot: Bot) -> None:
    discord.http.Route.BASE = sandbox.api_url
    with pytest.raises(discord.LoginFailure):
        await bot.login("not-the-token")


async def test_a_route_that_is_not_there_is_recorded(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    with pytest.raises(discord.NotFound):
        await bot.fetch_premium_sticker_packs()
    assert sandbox.unknown_routes == ["GET /sticker-packs"]
    sandbox.unknown_routes.clear()
