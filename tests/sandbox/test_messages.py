"""Messages in channels, threads and direct messages, their files, and who may do what where."""

from __future__ import annotations

import io
from typing import Any

import aiohttp
import discord
import pytest
from discord import ui

from bot.discord.core.layout.kept_files import kept_files
from bot.sandbox import CannotDo, Sandbox
from bot.sandbox.world.permissions import (
    ATTACH_FILES,
    CONNECT,
    MANAGE_MESSAGES,
    MANAGE_THREADS,
    SEND_MESSAGES,
    SEND_MESSAGES_IN_THREADS,
    VIEW_CHANNEL,
)
from tests.sandbox.conftest import Bot
from tests.sandbox.pictures import png


def table(bot: Bot) -> discord.TextChannel:
    return bot.guilds[0].text_channels[0]


async def test_a_message_is_sent_edited_listed_and_deleted(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    channel = table(bot)
    first = await channel.send("one", embed=discord.Embed(title="Log", description="nothing yet"))
    second = await channel.send("two", reference=first)
    await first.edit(content="one, edited")
    listed = [each async for each in channel.history()]
    assert [each.content for each in listed] == ["two", "one, edited"]
    assert listed[1].edited_at is not None
    assert second.reference is not None
    assert (await channel.fetch_message(second.id)).type is discord.MessageType.reply
    assert [each.id async for each in channel.history(before=second)] == [first.id]
    assert [each.id async for each in channel.history(after=first)] == [second.id]
    await first.delete()
    with pytest.raises(discord.NotFound) as gone:
        await channel.fetch_message(first.id)
    assert gone.value.code == 10008
    assert [each.content for each in sandbox.channel("table").messages] == ["two"]


async def test_a_message_with_the_nonce_of_one_just_sent_is_that_one(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    channel = table(bot)
    first = await channel.send("one", nonce="r1")
    assert (await channel.send("one", nonce="r1")).id == first.id
    assert (await channel.send("two", nonce="r2")).id != first.id
    sandbox.skip(600)
    assert (await channel.send("one", nonce="r1")).id != first.id
    assert [each.content for each in sandbox.channel("table").messages] == ["one", "two", "one"]


async def test_a_nonce_counts_in_all_channels_and_when_its_message_is_deleted(
    sandbox: Sandbox, bot: Bot
) -> None:
    await bot.enter(sandbox)
    first = await table(bot).send("one", nonce="r1")
    other = bot.get_partial_messageable(int(sandbox.channel("second-table").id))
    assert (await other.send("one", nonce="r1")).id == first.id
    await first.delete()
    with pytest.raises(discord.NotFound) as gone:
        await table(bot).send("one", nonce="r1")
    assert gone.value.code == 10008


async def test_the_bot_hears_what_people_say_but_not_the_words(sandbox: Sandbox, bot: Bot) -> None:
    heard: list[discord.Message] = []

    @bot.event
    async def on_message(message: discord.Message) -> None:
        heard.append(message)

    await bot.enter(sandbox)
    bo = sandbox.person("Bo")
    bo.say("good evening")
    bo.say(f"<@{sandbox.application_id}> your turn")
    bo.say("psst", channel=bo.dm)
    await sandbox.wait_for(lambda: len(heard) == 3)
    assert [each.content for each in heard] == ["", f"<@{sandbox.application_id}> your turn", "psst"]
    assert heard[0].author.display_name == "Bo"
    assert isinstance(heard[0].author, discord.Member)
    assert isinstance(heard[2].channel, discord.DMChannel)


async def test_a_person_gets_direct_messages_unless_they_are_closed(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    bo = sandbox.person("Bo")
    user = await bot.fetch_user(int(bo.id))
    await user.send("your hand", file=discord.File(io.BytesIO(png(4, 4)), "hand.png"))
    assert bo.dm.last.content == "your hand"
    assert sandbox.channel("table").messages == []
    bo.close_dms()
    with pytest.raises(discord.Forbidden) as closed:
        await user.send("again")
    assert closed.value.code == 50007
    bo.open_dms()
    await user.send("again")
    assert [each.content for each in bo.dm.messages] == ["your hand", "again"]


async def test_files_are_served_with_type_and_size_and_go_with_their_message(
    sandbox: Sandbox, bot: Bot
) -> None:
    await bot.enter(sandbox)
    files = [
        discord.File(io.BytesIO(png(40, 30)), "board.png", description="The board of turn 3"),
        discord.File(io.BytesIO(b"turn 1\n"), "log.txt"),
    ]
    message = await table(bot).send(files=files)
    picture, text = message.attachments
    assert (picture.width, picture.height, picture.content_type) == (40, 30, "image/png")
    assert picture.description == "The board of turn 3"
    assert text.content_type == "text/plain"
    assert text.width is None
    assert await picture.read() == png(40, 30)
    assert sandbox.channel("table").last.alt_texts == ["The board of turn 3"]
    edited = await message.edit(attachments=[text, discord.File(io.BytesIO(png(8, 8)), "small.png")])
    assert [each.filename for each in edited.attachments] == ["log.txt", "small.png"]
    async with aiohttp.ClientSession() as web:
        async with web.get(picture.url) as response:
            assert response.status == 404
        async with web.get(text.url) as response:
            assert response.headers["Content-Disposition"] == "attachment"


async def test_a_file_that_a_component_shows_is_listed_there_alone_and_kept_where_an_edit_says_so(
    sandbox: Sandbox, bot: Bot
) -> None:
    """The documents, and discord-api-docs #8277 and #8279: `attachments` has only what nothing in the message shows."""
    await bot.enter(sandbox)
    view = ui.LayoutView(timeout=None)
    gallery: ui.MediaGallery[ui.LayoutView] = ui.MediaGallery()
    gallery.add_item(media="attachment://board.png")
    view.add_item(gallery)
    sent = await table(bot).send(view=view, files=[discord.File(io.BytesIO(png(40, 30)), "board.png")])
    for message in (sent, await sent.fetch()):
        assert message.attachments == []
        (name, kept), *others = kept_files(message).items()
        assert (name, others) == ("board.png", [])
    address = sandbox.channel("table").last.attachments[0]["url"]
    async with aiohttp.ClientSession() as web:
        for edit, status in (({}, 200), ({"attachments": [kept]}, 200), ({"attachments": []}, 404)):
            words = ui.LayoutView(timeout=None).add_item(ui.TextDisplay("no board"))
            await sent.edit(view=view if status == 200 else words, **edit)
            async with web.get(address) as response:
                assert response.status == status


async def test_a_file_of_more_than_ten_mebibytes_is_too_large(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    with pytest.raises(discord.HTTPException) as large:
        await table(bot).send(file=discord.File(io.BytesIO(bytes(10 * 1024 * 1024 + 1)), "big.bin"))
    assert (large.value.status, large.value.code) == (413, 40005)
    assert len(sandbox.violations) == 1
    sandbox.violations.clear()


async def test_only_allowed_mentions_mention(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    bo, cy = sandbox.person("Bo"), sandbox.person("Cy")
    both = f"<@{bo.id}> and <@{cy.id}>"
    only_bo = discord.AllowedMentions(everyone=False, users=[discord.Object(int(bo.id))], roles=False)
    for allowed, expected in ((None, ["bo", "cy"]), (discord.AllowedMentions.none(), []), (only_bo, ["bo"])):
        message = await table(bot).send(both, allowed_mentions=allowed or discord.AllowedMentions.all())
        assert [each.name for each in message.mentions] == expected


async def test_threads_are_channels(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    message = await table(bot).send("a game")
    thread = await message.create_thread(name="Talk")
    assert thread.id == message.id
    await thread.send("hello")
    assert sandbox.channel("Talk").last.content == "hello"
    free = await table(bot).create_thread(name="Free", type=discord.ChannelType.public_thread)
    message_in = await free.send("before")
    await free.edit(archived=True)
    with pytest.raises(discord.Forbidden):
        await free.edit(locked=True)
    for late in (free.edit(name="Shut"), message_in.edit(content="too late")):
        with pytest.raises(discord.HTTPException) as archived:
            await late
        assert archived.value.code == 50083
    with pytest.raises(CannotDo, match="archived"):
        await sandbox.person("Bo").slash("anything", channel=str(free.id))
    with pytest.raises(CannotDo, match="archived"):
        await sandbox.person("Bo").autocomplete("anything", "word", {}, channel=str(free.id))
    await free.edit(archived=False)
    await free.edit(archived=True)
    message = await free.send("back again")
    sandbox.lock(str(free.id))
    for late in (free.send("too late"), message.edit(content="too late")):
        with pytest.raises(discord.HTTPException) as locked:
            await late
        assert locked.value.code == 160005
    sandbox.world.granted |= MANAGE_THREADS
    await free.send("by who may manage it")
    made = sandbox.add_thread("table", "By a person")
    await sandbox.wait_for(lambda: bot.get_channel(int(made.id)))


@pytest.mark.parametrize(
    ("given", "refused"),
    [
        ({"type": discord.ChannelType.public_thread, "auto_archive_duration": 10080}, None),
        ({"type": discord.ChannelType.public_thread, "auto_archive_duration": 5000}, 50035),
        ({}, 50013),
    ],
)
async def test_a_thread_is_private_unless_said_and_leaves_the_list_after_a_given_time(
    sandbox: Sandbox, bot: Bot, given: dict[str, Any], refused: int | None
) -> None:
    await bot.enter(sandbox)
    if refused is not None:
        with pytest.raises(discord.HTTPException) as wrong:
            await table(bot).create_thread(name="Free", **given)
        assert wrong.value.code == refused
        sandbox.violations.clear()
        return
    thread = await table(bot).create_thread(name="Free", **given)
    assert thread.auto_archive_duration == 10080
    notice = sandbox.channel("table").last
    assert (notice.payload["type"], notice.payload["message_reference"]["channel_id"]) == (18, str(thread.id))


async def test_no_thread_in_a_thread_and_no_message_in_a_forum(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    forum = sandbox.add_channel("evenings", "forum")
    post = sandbox.add_thread(forum, "SOL tonight")
    known = await sandbox.wait_for(lambda: bot.get_channel(int(post.id)))
    assert isinstance(known, discord.Thread)
    assert isinstance(known.parent, discord.ForumChannel)
    await known.send("in the post")
    with pytest.raises(discord.HTTPException) as wrong:
        await bot.get_partial_messageable(int(forum.id)).send("in the forum")
    assert wrong.value.code == 40058
    with pytest.raises(discord.HTTPException) as nested:
        await bot.http.start_thread_without_message(
            known.id, name="deeper", auto_archive_duration=1440, type=11
        )
    assert nested.value.code == 50024


@pytest.mark.parametrize(
    ("kind", "denied", "code"),
    [
        ("text", SEND_MESSAGES_IN_THREADS, None),
        ("text", SEND_MESSAGES, 50013),
        ("voice", CONNECT, 50001),
        ("voice", SEND_MESSAGES, 50013),
        ("thread", SEND_MESSAGES, None),
        ("thread", SEND_MESSAGES_IN_THREADS, 50013),
        ("forum", SEND_MESSAGES, None),
        ("forum", SEND_MESSAGES_IN_THREADS, 50013),
    ],
)
async def test_who_may_send_goes_by_the_kind_of_channel(
    sandbox: Sandbox, bot: Bot, kind: str, denied: int, code: int | None
) -> None:
    @bot.tree.command(name="rights", description="What the bot may do here")
    async def rights(interaction: discord.Interaction) -> None:
        await interaction.response.send_message(str(interaction.app_permissions.value))

    await bot.enter(sandbox)
    outer = sandbox.add_channel("outer", "text" if kind == "thread" else kind)
    inner = sandbox.add_thread(outer, "inner") if kind in ("thread", "forum") else outer
    sandbox.deny(outer, denied)
    told = int((await sandbox.person("Mira").slash("rights", channel=inner)).text)
    assert not told & denied
    assert bool(told & SEND_MESSAGES) == (inner is outer and denied != SEND_MESSAGES)
    assert told & ATTACH_FILES
    place = bot.get_partial_messageable(int(inner.id))
    if code is None:
        await place.send("hello", file=discord.File(io.BytesIO(b"x"), "x.txt"))
        return
    with pytest.raises(discord.Forbidden) as wrong:
        await place.send("hello")
    assert wrong.value.code == code


async def test_without_the_right_to_files_only_words_are_taken(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    message = await table(bot).send("a board", file=discord.File(io.BytesIO(b"x"), "x.txt"))
    sandbox.deny("table", ATTACH_FILES)
    with pytest.raises(discord.Forbidden) as wrong:
        await message.edit(attachments=[discord.File(io.BytesIO(b"y"), "y.txt")])
    assert wrong.value.code == 50013
    await message.edit(content="in words", attachments=[])


async def test_new_channels_are_seen_by_the_bot(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    place = sandbox.add_channel("Third Table")
    assert place.name == "third-table"
    channel = await sandbox.wait_for(lambda: bot.get_channel(int(place.id)))
    assert isinstance(channel, discord.TextChannel)
    await channel.edit(topic="SOL")
    assert (await bot.fetch_channel(channel.id)).topic == "SOL"  # type: ignore[union-attr]
    await channel.delete()
    with pytest.raises(discord.NotFound) as gone:
        await channel.send("anybody?")
    assert gone.value.code == 10003


async def test_pins_typing_and_bulk_deletion(sandbox: Sandbox, bot: Bot) -> None:
    sandbox.world.granted |= MANAGE_MESSAGES
    await bot.enter(sandbox)
    channel = table(bot)
    messages = [await channel.send(str(number)) for number in range(3)]
    async with channel.typing():
        await messages[0].pin()
    assert [each.content async for each in channel.pins()] == ["0"]
    await messages[0].unpin()
    assert [each async for each in channel.pins()] == []
    await channel.delete_messages(messages[1:])
    assert [each.content for each in sandbox.channel("table").messages] == ["0"]


@pytest.mark.parametrize(
    ("denied", "code"), [(VIEW_CHANNEL, 50001), (SEND_MESSAGES, 50013), (ATTACH_FILES, 50013)]
)
async def test_what_the_bot_may_not_do_is_refused(sandbox: Sandbox, bot: Bot, denied: int, code: int) -> None:
    sandbox.channel("table").channel.denied = denied
    await bot.enter(sandbox)
    assert table(bot).permissions_for(bot.guilds[0].me).value & denied == 0
    with pytest.raises(discord.Forbidden) as forbidden:
        await table(bot).send("hello", file=discord.File(io.BytesIO(b"x"), "x.txt"))
    assert forbidden.value.code == code


async def test_other_peoples_messages_cannot_be_edited(sandbox: Sandbox, bot: Bot) -> None:
    await bot.enter(sandbox)
    said = sandbox.person("Bo").say("mine")
    with pytest.raises(discord.Forbidden) as foreign:
        await table(bot).get_partial_message(int(said.id)).edit(content="yours")
    assert foreign.value.code == 50005


async def test_a_message_without_components_has_no_such_field(sandbox: Sandbox, bot: Bot) -> None:
    """The client gives it no such attribute."""
    await bot.enter(sandbox)
    sent = await table(bot).send("words alone")
    assert "components" not in sandbox.world.index[str(sent.id)].told
    found = [each async for each in table(bot).history(limit=1)]
    assert not any(hasattr(each, "components") for each in (sent, *found))
