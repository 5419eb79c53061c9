"""Two people who do not know of each other find a table, by /game find alone."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord.core.sending.permissions import known_lacking
from bot.sandbox import Actor, Answer, Sandbox, Seen
from bot.sandbox.world.permissions import SEND_MESSAGES
from bot.sessions import SessionView, Status, User
from bot.sessions.core.pace import TablePace
from bot.sessions.core.people import Person, Prompts
from bot.sessions.server.policy import Caller
from tests.discord.stage import Stage, stage
from tests.discord.test_hostile_values import pressed

pytestmark = pytest.mark.e2e


async def wait(scene: Stage, who: Actor, game: str = "embers", pace: str = "live") -> Answer:
    """Someone asks to be told when a table of a game opens."""
    answer = await who.slash("game find", channel=scene.table)
    answer = await who.click(answer.message, "Tell me when one opens")
    for label in ("Game", "Pace", "For how long"):
        assert f"**{label}**" in answer.text
    assert answer.message.labels == ["Tell me", "Waking hours", "Open tables"]
    for number, value in enumerate((game, pace)):
        answer = await who.choose(answer.message, value, answer.message.menus[number]["custom_id"])
    answer = await who.click(answer.message, "Tell me")
    await looked(scene)
    return answer


async def looked(scene: Stage) -> None:
    """Let the bot look at who waits."""
    await scene.sessions.finder.tick()
    await scene.settled()


def calls(who: Actor) -> list[Seen]:
    return [each for each in who.dm.messages if any(":come:" in b["custom_id"] for b in each.buttons)]


def now(who: Actor, call: Seen) -> Seen:
    return next(each for each in who.dm.messages if each.id == call.id)


async def closed(scene: Stage, who: Actor, call: Seen) -> str:
    """What a call says once it has no buttons."""
    await scene.sandbox.wait_for(lambda: not now(who, call).buttons)
    return now(who, call).text


async def says(scene: Stage, who: Actor, call: Seen, words: str) -> Seen:
    """A call once it says these words."""
    await scene.sandbox.wait_for(lambda: words in now(who, call).text)
    return now(who, call)


def opened(scene: Stage) -> SessionView:
    (found,) = scene.sessions.finder.overview.open_tables(scene.live().guild_id)
    return found


async def rules(scene: Stage, **changed: Any) -> None:
    guild = scene.client.guilds[0].id
    admin = Caller(int(scene.mira.id), "Mira", admin=True)
    await scene.sessions.guilds.change(guild, admin, lambda before: replace(before, **changed))


async def test_two_strangers_are_called_and_play(scene: Stage) -> None:
    answer = await wait(scene, scene.bo)
    assert answer.ephemeral
    assert "You are waiting for a table of Embers" in answer.text
    assert "Embers · Live · at any hour" in answer.text
    assert calls(scene.bo) == []
    assert "A table of Embers is open for you in" in (await wait(scene, scene.cy)).text
    table = opened(scene)
    assert (table.names, table.channel_id) == (["Bo"], int(scene.table.id))
    card = scene.table.messages[-1]
    assert "Called: Cy (until" in card.text, "who has no seat yet"
    assert "**● Bo** · called (until" in card.text
    assert "begins by itself when everyone who was called has answered" in card.text
    (to_bo,), (to_cy,) = calls(scene.bo), calls(scene.cy)
    come_bo, come_cy = (each.buttons[0]["custom_id"] for each in (to_bo, to_cy))
    assert "Someone else wants to play Embers with you" in to_cy.text
    assert [each["style"] for each in card.buttons if each["label"] in ("Join", "Start")] == [3, 2]
    await scene.cy.click(to_cy, "I’m in")
    seated = await says(scene, scene.cy, to_cy, "You have a seat")
    assert "Still to come: Bo (until" in seated.text
    assert table.seed_hash is not None
    assert table.seed_hash in seated.text
    assert seated.labels == ["Leave"]
    assert len(scene.cy.dm.messages) == 1
    await looked(scene)
    assert opened(scene).names == ["Bo", "Cy"]
    assert [each.id for each in scene.bo.dm.messages] == [to_bo.id]
    assert "This game begins by itself" in (await scene.cy.click(scene.table.messages[-1], "Start")).text
    await scene.bo.click(card, "Join")
    await looked(scene)
    assert scene.live().status is Status.PLAYING
    for who, call, come in ((scene.bo, to_bo, come_bo), (scene.cy, to_cy, come_cy)):
        assert "Your game of Embers" in await closed(scene, who, call)
        again = await pressed(who, call, come)
        assert "has begun or was closed" in again.text
    assert "waiting for" not in (await scene.cy.slash("game find", channel=scene.table)).text


async def test_who_manages_the_server_is_asked_before_a_game_starts_without_those_called(
    scene: Stage,
) -> None:
    for who in (scene.bo, scene.cy):
        await wait(scene, who, "sol")
    sure = await scene.mira.click(scene.table.messages[-1], "Start")
    assert "Start without **Bo** and **Cy**?" in sure.text
    assert opened(scene).status is Status.LOBBY


async def test_a_call_and_the_card_tell_the_way_the_pace_and_the_clock(scene: Stage) -> None:
    for who in (scene.bo, scene.cy):
        await wait(scene, who, "sol", "days")
    clock = "Clock: A day: 24 h + 8 h. If someone runs out of time, the table decides."
    assert f"First game, Days\n-# {clock}" in calls(scene.cy)[0].text
    assert clock in scene.table.messages[-1].text
    listed = await scene.mira.slash("game find", channel=scene.table)
    assert "0 of 5" in listed.text, "no one has come yet"
    assert "Join SOL, 0 of 5" in listed.message.labels


async def test_waking_hours_are_set_beside_the_panel_which_then_offers_hours(scene: Stage) -> None:
    answer = await scene.bo.slash("game find", channel=scene.table)
    panel = (await scene.bo.click(answer.message, "Tell me when one opens")).message
    panel = (await scene.bo.choose(panel, "days", panel.menus[1]["custom_id"])).message
    hours = (await scene.bo.click(panel, "Waking hours")).message
    assert hours.id != panel.id
    zone = hours.menus[0]
    hours = (await scene.bo.choose(hours, [zone["options"][0]["value"]], zone["custom_id"])).message
    panel = (await scene.bo.choose(panel, "week", panel.menus[2]["custom_id"])).message
    assert "**When I can call you**" in panel.text
    assert "Waking hours" not in panel.labels
    asked = await scene.bo.click(hours, "Back")
    assert "**Tell me when one opens**" in asked.text, (
        "it leads to where they came from, with what they chose"
    )
    chosen = [
        each["value"] for menu in asked.message.menus for each in menu["options"] if each.get("default")
    ]
    assert "days" in chosen


async def test_open_tables_are_listed_with_a_way_in_and_before_another_is_opened(scene: Stage) -> None:
    await scene.lobby("embers")
    listed = await scene.bo.slash("game find", channel=scene.second)
    assert "One table waits for players" in listed.text
    assert f"**Embers** · <#{scene.table.id}> · 1 of" in listed.text
    assert [each["style"] for each in listed.message.buttons[:2]] == [3, 2]
    late = await scene.cy.slash("game find", channel=scene.second)
    joined = await scene.cy.click(late.message, "Join Embers, 1 of 4")
    assert "You have a seat at Embers" in joined.text
    assert "No other table waits for players." in joined.text
    await scene.cy.click(scene.table.messages[-1], "Leave")
    direct = await scene.bo.slash("game find", channel=scene.bo.dm)
    assert "Open tables are listed on servers" in direct.text
    helped = await scene.bo.slash("help", channel=scene.second)
    assert "One table waits for players" in helped.text
    mine = await scene.bo.slash("my games", channel=scene.second)
    assert "One table waits for players" in mine.text
    other = await scene.bo.slash("game new", channel=scene.second, options={"game": "embers"})
    assert "Join a table that is already open?" in other.text
    assert scene.sessions.in_channel(int(scene.second.id)) is None
    join = next(each["label"] for each in other.message.buttons if each["label"].startswith("Join"))
    await scene.bo.click(other.message, join)
    assert scene.live().names == ["Mira", "Bo"]
    again = await scene.cy.slash("game new", channel=scene.second, options={"game": "embers"})
    await scene.cy.click(again.message, "Open a new table")
    assert scene.live(scene.second).names == ["Cy"]


async def test_where_a_table_of_the_game_waits_it_can_be_joined_instead_of_another(scene: Stage) -> None:
    await scene.lobby("embers")
    here = await scene.bo.slash("game new", options={"game": "embers"})
    assert here.message.labels == ["Join Embers, 1 of 4", "Open a new table"]
    assert "Channel in use." in (await scene.bo.click(here.message, "Open a new table")).text
    await scene.bo.click(here.message, here.message.labels[0])
    assert scene.live().names == ["Mira", "Bo"]


async def test_who_is_called_says_no_and_waits_no_longer(scene: Stage) -> None:
    for who in (scene.bo, scene.cy):
        await wait(scene, who)
    (call,) = calls(scene.cy)
    come = call.buttons[0]["custom_id"]
    await scene.cy.click(call, "Stop waiting")
    await scene.bo.click(calls(scene.bo)[0], "I’m in")
    await looked(scene)
    assert "You did not want to play Embers" in await closed(scene, scene.cy, call)
    assert "has begun or was closed" in (await pressed(scene.cy, call, come)).text
    listed = await scene.cy.slash("game find", channel=scene.table)
    assert "You are waiting for" not in listed.text
    again = await scene.bo.slash("game find", channel=scene.table)
    stopped = await scene.bo.click(again.message, "Embers: stop waiting")
    assert "You no longer wait" in stopped.text


async def test_at_a_table_that_someone_else_opened_the_host_starts(scene: Stage) -> None:
    await scene.lobby("embers")
    await wait(scene, scene.cy)
    (came,) = calls(scene.cy)
    await scene.cy.click(came, "I’m in")
    assert "The host starts the game." in (await says(scene, scene.cy, came, "You have a seat")).text
    await wait(scene, scene.bo)
    (call,) = calls(scene.bo)
    listed = (await scene.bo.slash("game find", channel=scene.table)).message
    sure = (await scene.mira.click(scene.table.messages[-1], "Start")).message
    assert "Start without **Bo**?" in sure.text
    await scene.mira.click(sure, "Start")
    late = await scene.bo.click(listed, next(each for each in listed.labels if each.startswith("Join")))
    assert "no longer waits for players" in late.text
    assert "has begun without you" in await closed(scene, scene.bo, call)


async def test_closed_direct_messages_are_called_in_the_channel_with_one_mention(scene: Stage) -> None:
    scene.cy.close_dms()
    posted = scene.pings()
    for who in (scene.bo, scene.cy):
        await wait(scene, who)
    assert [each for each in posted.values() if each] == [[scene.cy.id]]
    message = next(each for each in scene.table.messages if posted.get(each.id))
    assert scene.cy.id in message.text
    came = await scene.cy.click(message, "I’m in")
    assert "The game begins in" in came.text
    assert opened(scene).seed_hash in came.text
    assert opened(scene).names == ["Bo", "Cy"]
    await scene.sandbox.wait_for(lambda: all(each.id != message.id for each in scene.table.messages))


async def test_a_restart_between_the_calls_and_the_answers_changes_nothing(tmp_path: Path) -> None:
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            for who in (scene.bo, scene.cy):
                await wait(scene, who)
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await looked(scene)
            sent = {who: calls(who)[0] for who in (scene.bo, scene.cy)}
            for who, call in sent.items():
                await who.click(call, "I’m in")
                await says(scene, who, call, "You have a seat")
            await looked(scene)
            assert scene.live().status is Status.PLAYING
            for who, call in sent.items():
                assert "Your game of Embers" in await closed(scene, who, call)


@pytest.mark.parametrize("stops", [True, False])
async def test_who_came_reads_in_the_same_message_that_the_other_is_not_coming(
    scene: Stage, stops: bool
) -> None:
    for who in (scene.bo, scene.cy):
        await wait(scene, who)
    (to_bo,), (to_cy,) = calls(scene.bo), calls(scene.cy)
    await scene.cy.click(to_cy, "I’m in")
    await says(scene, scene.cy, to_cy, "Still to come: Bo")
    if stops:
        await scene.bo.click(to_bo, "Stop waiting")
    else:
        scene.sandbox.skip(601)
    await looked(scene)
    over = await says(scene, scene.cy, to_cy, "was closed before a game began")
    assert "Bo is not coming." in over.text
    assert "You still wait for a table of Embers" in over.text
    assert over.labels == ["Stop waiting"]
    other = await says(scene, scene.bo, to_bo, "You did not want to" if stops else "was given back")
    assert ("You still wait" in other.text) is not stops
    assert [len(who.dm.messages) for who in (scene.bo, scene.cy)] == [1, 1]
    await scene.cy.click(over, "Stop waiting")
    assert "You no longer wait for a table of Embers" in now(scene.cy, over).text
    rests = "As you did not come, I call you to the next one after" in other.text
    assert rests is not stops
    assert "I call you when someone else" not in other.text
    assert await scene.sessions.finder.tickets.of(int(scene.cy.id)) == []


async def test_who_came_reads_who_is_called_in_place_of_another_also_after_a_restart(tmp_path: Path) -> None:
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            for who in (scene.bo, scene.cy):
                await wait(scene, who)
            (to_bo,), (to_cy,) = calls(scene.bo), calls(scene.cy)
            await scene.cy.click(to_cy, "I’m in")
            await says(scene, scene.cy, to_cy, "Still to come: Bo")
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            guild, later = scene.client.guilds[0].id, scene.sessions.now() + 3600
            mira = User(int(scene.mira.id), "Mira")
            await scene.sessions.finder.tickets.file(
                mira, guild, int(scene.table.id), "embers", TablePace.LIVE, None, later
            )
            await scene.bo.click(to_bo, "Stop waiting")
            await looked(scene)
            assert "Bo is not coming." in (await says(scene, scene.cy, to_cy, "Still to come: Mira")).text
            (to_mira,) = calls(scene.mira)
            await scene.cy.click(now(scene.cy, to_cy), "Leave")
            await looked(scene)
            assert "You no longer wait for a table" in await closed(scene, scene.cy, to_cy)
            left = await says(scene, scene.mira, to_mira, "was closed before you answered")
            assert "You still wait for a table of Embers" in left.text
            assert len(scene.cy.dm.messages) == 1


async def test_a_busy_channel_gives_the_table_a_thread_and_markup_in_names_is_shown(scene: Stage) -> None:
    await scene.lobby("ferries")
    guild, now = scene.client.guilds[0].id, scene.sessions.now()
    eve = User(int(scene.bo.id), "**Eve** <@1> [x](http://y)")
    await scene.sessions.finder.tickets.file(
        eve, guild, int(scene.table.id), "embers", TablePace.LIVE, None, now + 99
    )
    await wait(scene, scene.cy)
    tables = scene.sessions.finder.overview.open_tables(scene.live().guild_id)
    (found,) = [each for each in tables if each.game == "embers"]
    assert found.channel_id != int(scene.table.id)
    assert f"<#{found.channel_id}>" in calls(scene.cy)[0].text
    shown = scene.sandbox.world.messages[str(found.channel_id)]
    assert r"\\*\\*Eve\\*\\* \\<\\@1\\>" in str([each.payload for each in shown.values()])


async def test_a_role_is_mentioned_for_a_table_that_waits_at_most_once_an_hour(scene: Stage) -> None:
    await rules(scene, call_roles=(77,))
    await scene.lobby("embers")
    await scene.client.role_calls.mention()
    assert "<@&77>" not in scene.table.messages[-1].text
    scene.sandbox.skip(61)
    await scene.client.role_calls.mention()
    assert "<@&77> A table of Embers waits for players." in scene.table.messages[-1].text
    before = len(scene.table.messages)
    scene.sandbox.skip(10)
    await scene.lobby("sol", place=scene.second)
    scene.sandbox.skip(61)
    await scene.client.role_calls.mention()
    assert (len(scene.table.messages), len(scene.second.messages)) == (before, 1)
    scene.sandbox.skip(3535)
    await scene.client.role_calls.mention()
    assert "<@&77> A table of SOL waits for players.\n-# First game, Live" in scene.second.messages[-1].text


async def test_where_the_bot_may_not_write_no_table_is_opened(scene: Stage) -> None:
    other = scene.sandbox.add_channel("lounge")
    await scene.sandbox.wait_for(lambda: scene.client.get_channel(int(other.id)))
    await rules(scene, channels=(int(scene.table.id), int(other.id)))
    scene.sandbox.deny(scene.table, SEND_MESSAGES)
    await scene.sandbox.wait_for(lambda: known_lacking(scene.client, int(scene.table.id)))
    for who in (scene.bo, scene.cy):
        await wait(scene, who)
    guild = scene.client.guilds[0].id
    (table,) = scene.sessions.finder.overview.open_tables(guild)
    assert table.channel_id == int(other.id)


async def test_who_waits_where_the_bot_may_not_write_is_told_so(scene: Stage) -> None:
    assert "where I can open no table" not in (await wait(scene, scene.bo)).text
    scene.sandbox.deny(scene.table, SEND_MESSAGES)
    await scene.sandbox.wait_for(lambda: known_lacking(scene.client, int(scene.table.id)))
    told = await wait(scene, scene.bo)
    assert f"You asked in <#{scene.table.id}>, where I can open no table now." in told.text
    await rules(scene, channels=(int(scene.table.id), int(scene.second.id)))
    listed = await scene.bo.slash("game find", channel=scene.second)
    assert "where I can open no table" not in listed.text


async def test_a_table_whose_game_is_switched_off_is_closed_and_everyone_called_reads_why(
    scene: Stage,
) -> None:
    for who in (scene.bo, scene.cy):
        await wait(scene, who)
    (to_bo,), (to_cy,) = calls(scene.bo), calls(scene.cy)
    await scene.cy.click(to_cy, "I’m in")
    await says(scene, scene.cy, to_cy, "Still to come: Bo")
    await rules(scene, games=())
    await looked(scene)
    for who, call, said in (
        (scene.bo, to_bo, "before you answered"),
        (scene.cy, to_cy, "before a game began"),
    ):
        over = await closed(scene, who, call)
        assert said in over
        assert "The game was switched off on that server." in over
        assert "You no longer wait for a table of Embers." in over
    assert "This game was switched off on this server" in scene.table.messages[-1].text


async def test_who_left_the_server_is_not_called(scene: Stage) -> None:
    await wait(scene, scene.bo)
    scene.bo.leave_server()
    await wait(scene, scene.cy)
    assert scene.sessions.finder.overview.open_tables(scene.client.guilds[0].id) == []
    assert await scene.sessions.finder.tickets.of(int(scene.bo.id)) == []
    assert len(await scene.sessions.finder.tickets.of(int(scene.cy.id))) == 1


async def test_refused_threads_let_people_wait_on(scene: Stage) -> None:
    await scene.lobby("ferries")
    scene.sandbox.fault("code", r"POST /channels/\d+/threads$", status=403, code=50013, times=None)
    for who in (scene.bo, scene.cy):
        await wait(scene, who)
    for who in (scene.bo, scene.cy):
        assert len(await scene.sessions.finder.tickets.of(int(who.id))) == 1


async def test_who_comes_last_reads_that_the_game_begins_now(scene: Stage) -> None:
    for who in (scene.bo, scene.cy):
        await scene.sessions.people.keep(int(who.id), Person(prompts=Prompts.CHANNEL))
        await wait(scene, who)
    called = [each for each in scene.table.messages if any(":come:" in b["custom_id"] for b in each.buttons)]
    to_bo, to_cy = sorted(called, key=lambda each: f"<@{scene.bo.id}>" not in each.text)
    assert "when everyone has come" in (await scene.bo.click(to_bo, "I’m in")).text
    assert "the game begins in <#" in (await scene.cy.click(to_cy, "I’m in")).text
