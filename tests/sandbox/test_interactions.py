"""Commands, components, modals and autocomplete from the person's act to the bot's answer, by the real client."""

from __future__ import annotations

import asyncio
import io
from typing import Any

import aiohttp
import discord
import pytest
from discord import app_commands, ui

from bot.sandbox import CannotDo, NoAnswer, Sandbox
from tests.patience import PATIENCE
from tests.sandbox.conftest import Bot
from tests.sandbox.pictures import png

Interaction = discord.Interaction[Bot]


class Join(ui.DynamicItem[ui.Button[ui.LayoutView]], template=r"join:(?P<game>\d+)"):
    """A button that survives restarts: everything it needs is in its custom id."""

    def __init__(self, game: int) -> None:
        super().__init__(ui.Button(label="Join", custom_id=f"join:{game}", style=discord.ButtonStyle.primary))
        self.game = game

    @classmethod
    async def from_custom_id(cls, interaction: Any, item: Any, match: Any) -> Join:
        return cls(int(match["game"]))

    async def callback(self, interaction: Any) -> None:
        await interaction.response.send_message(
            f"{interaction.user.display_name} joins {self.game}", ephemeral=True
        )


def board(title: str, *items: ui.Item[Any]) -> ui.LayoutView:
    """A card with a title, a picture and a row."""
    view = ui.LayoutView(timeout=None)
    gallery: ui.MediaGallery[Any] = ui.MediaGallery()
    gallery.add_item(media="attachment://board.png", description="The board")
    row: ui.ActionRow[Any] = ui.ActionRow(*items)
    view.add_item(ui.Container(ui.TextDisplay(f"# {title}"), gallery, row, accent_color=0xE5B25D))
    return view


async def test_a_command_is_answered_for_its_user_alone(sandbox: Sandbox, bot: Bot) -> None:
    @bot.tree.command(name="hand", description="Your hand")
    async def hand(interaction: Interaction) -> None:
        assert isinstance(interaction.user, discord.Member)
        assert interaction.permissions.manage_guild == (interaction.user.display_name == "Mira")
        assert interaction.app_permissions.attach_files
        assert interaction.channel is not None
        await interaction.response.send_message("three cards", ephemeral=True)
        response = await interaction.original_response()
        assert response.content == "three cards"

    await bot.enter(sandbox)
    mira = sandbox.person("Mira")
    answer = await mira.slash("hand")
    assert (answer.kind, answer.ephemeral, answer.text) == ("message", True, "three cards")
    table = sandbox.channel("table")
    assert table.messages == []
    assert table.private(mira) == [answer.message]
    assert table.private(sandbox.person("Bo")) == []
    channel = bot.get_channel(int(table.id))
    assert isinstance(channel, discord.TextChannel)
    with pytest.raises(discord.NotFound) as unseen:
        await channel.fetch_message(int(answer.message.id))
    assert unseen.value.code == 10008
    assert [each async for each in channel.history()] == []


async def test_a_deferred_answer_becomes_a_board_with_a_picture(sandbox: Sandbox, bot: Bot) -> None:
    game = app_commands.Group(name="game", description="Games")
    may_draw = asyncio.Event()

    @game.command(name="new", description="New game")
    async def new(interaction: Interaction, title: str) -> None:
        await interaction.response.defer()
        await may_draw.wait()
        await interaction.edit_original_response(
            view=board(title, Join(7)),
            attachments=[discord.File(io.BytesIO(png(30, 20)), "board.png", description="The board")],
        )

    bot.tree.add_command(game)
    bot.add_dynamic_items(Join)
    await bot.enter(sandbox)
    mira = sandbox.person("Mira")
    answer = await mira.slash("game new", title="Perihelion", wait="acknowledged")
    assert answer.kind == "thinking"
    assert answer.message.stored.loading
    may_draw.set()
    await asyncio.wait_for(answer.interaction.settled.wait(), PATIENCE)
    seen = sandbox.channel("table").last
    assert seen == answer.message
    assert seen.text == "# Perihelion"
    assert seen.payload["interaction_metadata"]["name"] == "game new"
    (gallery,) = [each for each in seen.components if each["type"] == 12]
    media = gallery["items"][0]["media"]
    assert (media["width"], media["height"], media["content_type"]) == (30, 20, "image/png")
    assert seen.file() == png(30, 20)
    async with aiohttp.ClientSession() as web, web.get(media["url"]) as response:
        assert response.headers["Content-Type"] == "image/png"
        assert await response.read() == png(30, 20)
    joined = await sandbox.person("Bo").click(seen, "Join")
    assert joined.ephemeral
    assert joined.text == "Bo joins 7"
    assert joined.message.payload["message_reference"]["message_id"] == seen.id


async def test_a_menu_updates_its_own_message(sandbox: Sandbox, bot: Bot) -> None:
    class Panel(ui.View):
        @ui.select(
            options=[discord.SelectOption(label=each) for each in ("C4", "R3")], custom_id="to", max_values=2
        )
        async def to(self, interaction: Interaction, select: ui.Select[Panel]) -> None:
            await interaction.response.edit_message(content=" and ".join(select.values), view=None)

    @bot.tree.command(name="fly", description="Fly")
    async def fly(interaction: Interaction) -> None:
        await interaction.response.send_message("Where to?", view=Panel(), ephemeral=True)

    await bot.enter(sandbox)
    mira = sandbox.person("Mira")
    asked = await mira.slash("fly")
    assert asked.message.options() == ["C4", "R3"]
    with pytest.raises(CannotDo):
        await mira.choose(asked.message, "H1")
    with pytest.raises(CannotDo):
        await mira.choose(asked.message, [])
    with pytest.raises(CannotDo, match="someone else"):
        await sandbox.person("Bo").choose(asked.message, "C4")
    chosen = await mira.choose(asked.message, ["C4", "R3"])
    assert chosen.kind == "update"
    assert chosen.message == asked.message
    assert asked.message.content == "C4 and R3"
    assert asked.message.components == []
    with pytest.raises(CannotDo):
        await mira.choose(asked.message, "C4")


async def test_a_user_menu_resolves_members(sandbox: Sandbox, bot: Bot) -> None:
    class Panel(ui.View):
        @ui.select(cls=ui.UserSelect, custom_id="who")
        async def who(self, interaction: Interaction, select: ui.UserSelect[Panel]) -> None:
            (member,) = select.values
            assert isinstance(member, discord.Member)
            await interaction.response.send_message(member.display_name)

    @bot.tree.command(name="seat", description="Seat")
    async def seat(interaction: Interaction, member: discord.Member) -> None:
        await interaction.response.send_message(f"Not {member.display_name}?", view=Panel())

    await bot.enter(sandbox)
    mira, bo, cy = (sandbox.person(each) for each in ("Mira", "Bo", "Cy"))
    asked = await mira.slash("seat", member=bo)
    assert asked.text == "Not Bo?"
    assert (await mira.choose(asked.message, cy)).text == "Cy"


async def test_a_disabled_or_missing_button_cannot_be_pressed(sandbox: Sandbox, bot: Bot) -> None:
    @bot.tree.command(name="card", description="Card")
    async def card(interaction: Interaction) -> None:
        view = ui.View()
        view.add_item(ui.Button(label="Start", custom_id="start", disabled=True))
        view.add_item(ui.Button(label="Rules", url="https://example.org/rules"))
        await interaction.response.send_message("card", view=view)

    await bot.enter(sandbox)
    mira = sandbox.person("Mira")
    message = (await mira.slash("card")).message
    for label in ("Start", "Rules", "Cancel"):
        with pytest.raises(CannotDo):
            await mira.click(message, label)


async def test_commands_for_organisers_are_offered_to_them_alone(sandbox: Sandbox, bot: Bot) -> None:
    @bot.tree.command(name="config", description="Settings")
    @app_commands.default_permissions(manage_guild=True)
    @app_commands.guild_only()
    async def config(interaction: Interaction) -> None:
        await interaction.response.send_message("settings")

    await bot.enter(sandbox)
    mira = sandbox.person("Mira")
    assert (await mira.slash("config")).text == "settings"
    with pytest.raises(CannotDo):
        await sandbox.person("Bo").slash("config")
    with pytest.raises(CannotDo):
        await mira.slash("config", channel=mira.dm)


async def test_an_emoji_that_is_a_plain_character_has_no_id(sandbox: Sandbox, bot: Bot) -> None:
    @bot.tree.command(name="suits", description="Suits")
    async def suits(interaction: Interaction) -> None:
        view = ui.View()
        view.add_item(ui.Button(label="Fuel", custom_id="fuel", emoji="⛽"))
        options = [
            discord.SelectOption(label="Flare", emoji="🔥"),
            discord.SelectOption(label="Own", emoji="<:own:123456789012345678>"),
        ]
        view.add_item(ui.Select(custom_id="suit", options=options))
        await interaction.response.send_message("which?", view=view)

    await bot.enter(sandbox)
    message = (await sandbox.person("Mira").slash("suits")).message
    (button,), (menu,) = message.buttons, message.menus
    assert button["emoji"]["name"] == "⛽"
    assert [option["emoji"].get("id") for option in menu["options"]] == [None, "123456789012345678"]
    assert "id" not in menu["options"][0]["emoji"]


async def test_three_seconds_without_an_answer_are_too_long(sandbox: Sandbox, bot: Bot) -> None:
    late = asyncio.Event()
    codes: list[int] = []

    @bot.tree.command(name="slow", description="Slow")
    async def slow(interaction: Interaction) -> None:
        await late.wait()
        try:
            await interaction.response.send_message("here I am")
        except discord.NotFound as error:
            codes.append(error.code)

    await bot.enter(sandbox)
    act = asyncio.create_task(sandbox.person("Mira").slash("slow"))
    await sandbox.wait_for(lambda: sandbox.interactions.by_token)
    sandbox.skip(3)
    with pytest.raises(NoAnswer, match="did not respond"):
        await act
    late.set()
    await sandbox.wait_for(lambda: codes)
    assert codes == [10062]
    assert sandbox.channel("table").messages == []


async def test_a_second_answer_is_refused(sandbox: Sandbox, bot: Bot) -> None:
    codes: list[int] = []

    @bot.tree.command(name="twice", description="Twice")
    async def twice(interaction: Interaction) -> None:
        await interaction.response.send_message("one")
        interaction.response._response_type = None
        try:
            await interaction.response.send_message("two")
        except discord.HTTPException as error:
            codes.append(error.code)

    await bot.enter(sandbox)
    assert (await sandbox.person("Mira").slash("twice")).text == "one"
    await sandbox.wait_for(lambda: codes)
    assert codes == [40060]


async def test_followups_work_for_a_quarter_of_an_hour(sandbox: Sandbox, bot: Bot) -> None:
    kept: list[Interaction] = []

    @bot.tree.command(name="talk", description="Talk")
    async def talk(interaction: Interaction) -> None:
        await interaction.response.send_message("first")
        kept.append(interaction)
        await interaction.followup.send("second", ephemeral=True)
        third = await interaction.followup.send("third", wait=True)
        await third.edit(content="third, edited")
        await interaction.delete_original_response()

    await bot.enter(sandbox)
    mira = sandbox.person("Mira")
    answer = await mira.slash("talk")
    second, third = await answer.followup(0), await answer.followup(1)
    await sandbox.wait_for(lambda: answer.message.gone)
    assert second.ephemeral
    assert not third.ephemeral
    assert third.content == "third, edited"
    with pytest.raises(discord.NotFound):
        await kept[0].original_response()
    sandbox.skip(15 * 60)
    await sandbox.wait_for(lambda: not sandbox.interactions.by_token)
    with pytest.raises(discord.HTTPException) as expired:
        await kept[0].followup.send("fourth")
    assert expired.value.code == 50027


async def test_the_first_followup_takes_the_place_of_thinking(sandbox: Sandbox, bot: Bot) -> None:
    @bot.tree.command(name="think", description="Think")
    async def think(interaction: Interaction) -> None:
        await interaction.response.defer(ephemeral=True, thinking=True)
        await interaction.followup.send("thought")

    await bot.enter(sandbox)
    answer = await sandbox.person("Mira").slash("think")
    assert answer.ephemeral
    assert answer.text == "thought"
    assert answer.followups == []


async def test_a_button_may_promise_an_update_and_edit_later(sandbox: Sandbox, bot: Bot) -> None:
    class Card(ui.View):
        @ui.button(label="More", custom_id="more")
        async def more(self, interaction: Interaction, button: ui.Button[Card]) -> None:
            await interaction.response.defer()
            await interaction.edit_original_response(content="two")

    @bot.tree.command(name="card", description="Card")
    async def card(interaction: Interaction) -> None:
        await interaction.response.send_message("one", view=Card())

    await bot.enter(sandbox)
    mira = sandbox.person("Mira")
    message = (await mira.slash("card")).message
    answer = await mira.click(message, "More")
    assert answer.kind == "later"
    await answer.more()
    assert message.content == "two"


async def test_a_message_that_was_deleted_meanwhile_is_not_updated(sandbox: Sandbox, bot: Bot) -> None:
    refused = list[int]()

    class Card(ui.View):
        @ui.button(label="More", custom_id="more")
        async def more(self, interaction: Interaction, button: ui.Button[Card]) -> None:
            assert interaction.message is not None
            await interaction.message.delete()
            try:
                await interaction.response.edit_message(content="two")
            except discord.NotFound as error:
                refused.append(error.code)
            await interaction.response.send_message("anew", ephemeral=True)

    @bot.tree.command(name="card", description="Card")
    async def card(interaction: Interaction) -> None:
        await interaction.response.send_message("one", view=Card())

    await bot.enter(sandbox)
    mira = sandbox.person("Mira")
    message = (await mira.slash("card")).message
    assert (await mira.click(message, "More")).text == "anew"
    assert refused == [10008]
    assert message.gone
    assert message.content == "one"


async def test_an_error_in_a_view_is_seen_by_the_tests(
    sandbox: Sandbox, bot: Bot, expected_errors: list[str], caplog: pytest.LogCaptureFixture
) -> None:
    class Card(ui.View):
        @ui.button(label="Break", custom_id="break")
        async def breaks(self, interaction: Interaction, button: ui.Button[Card]) -> None:
            await interaction.response.defer()
            raise RuntimeError("broken")

    @bot.tree.command(name="card", description="Card")
    async def card(interaction: Interaction) -> None:
        await interaction.response.send_message("one", view=Card())

    expected_errors.append("Ignoring exception in view")
    await bot.enter(sandbox)
    mira = sandbox.person("Mira")
    message = (await mira.slash("card")).message
    await mira.click(message, "Break")
    await sandbox.wait_for(lambda: "Ignoring exception in view" in caplog.text)


async def test_no_answer_is_written_in_a_channel_that_was_deleted_meanwhile(
    sandbox: Sandbox, bot: Bot
) -> None:
    refused: list[int] = []

    @bot.tree.command(name="late", description="Late")
    async def late(interaction: Interaction) -> None:
        await interaction.response.defer()
        sandbox.delete(place)
        for attempt in (interaction.edit_original_response, interaction.followup.send):
            with pytest.raises(discord.NotFound) as gone:
                await attempt(content="too late")
            refused.append(gone.value.code)

    await bot.enter(sandbox)
    place = sandbox.add_channel("doomed")
    asking = asyncio.create_task(sandbox.person("Mira").slash("late", channel=place))
    await sandbox.wait_for(lambda: len(refused) == 2)
    asking.cancel()
    assert refused == [10003, 10003]


async def test_interactions_in_dms_have_a_user_and_no_guild(sandbox: Sandbox, bot: Bot) -> None:
    @bot.tree.command(name="me", description="Me")
    async def me(interaction: Interaction) -> None:
        assert interaction.guild is None
        assert isinstance(interaction.user, discord.User)
        assert interaction.context.dm_channel
        await interaction.response.send_message(f"{interaction.user.name}")

    await bot.enter(sandbox)
    bo = sandbox.person("Bo")
    answer = await bo.slash("me", channel=bo.dm)
    assert answer.text == "bo"
    assert bo.dm.last == answer.message
    with pytest.raises(CannotDo):
        await sandbox.person("Mira").slash("me", channel=bo.dm)


async def test_an_answer_that_is_refused_is_none(sandbox: Sandbox, bot: Bot) -> None:
    """An update of a message that has just been deleted: the three seconds go on."""
    refused: list[int] = []

    class Deleted(ui.View):
        @ui.button(label="Press", custom_id="press")
        async def press(self, interaction: discord.Interaction[Any], button: ui.Button[Any]) -> None:
            assert interaction.message is not None
            await interaction.message.delete()
            try:
                await interaction.response.edit_message(content="pressed")
            except discord.NotFound as error:
                refused.append(error.code)

    @bot.tree.command(name="act", description="Act")
    async def act(interaction: Interaction) -> None:
        await interaction.response.send_message("press", view=Deleted())

    await bot.enter(sandbox)
    mira = sandbox.person("Mira")
    pressing = asyncio.create_task(mira.click((await mira.slash("act")).message, "Press"))
    await sandbox.wait_for(lambda: refused == [10008])
    sandbox.clock.advance(3.0)
    with pytest.raises(NoAnswer, match="button Press"):
        await pressing
    assert not [each for each in sandbox.interactions.by_token.values() if each.outcome == "pending"]
