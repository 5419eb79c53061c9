"""*Play again* as people meet it: the card, whom it calls and names, and what becomes of it."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import discord
import pytest
from msgspec.structs import replace

from bot.sandbox import Sandbox
from bot.sandbox.world.permissions import SEND_MESSAGES
from bot.sessions import SessionView, User
from bot.sessions.core.people import Person
from bot.sessions.core.rematch import waiting
from bot.sessions.play.lobby_checks import TableOption
from tests.discord.stage import Stage, private_refusal, stage
from tests.discord.test_hostile_values import pressed
from tests.discord.test_places import thread_of

pytestmark = pytest.mark.e2e


async def over(scene: Stage, game: str = "embers") -> SessionView:
    """A game of Mira, Bo and Cy that was ended."""
    session = await scene.game(game, scene.bo, scene.cy)
    await scene.sessions.end(session.id, User(int(scene.mira.id), "Mira"), admin=True)
    await scene.settled()
    return session


async def test_the_card_asks_the_same_people_and_calls_each_once(scene: Stage) -> None:
    await over(scene, "sol")
    await scene.sessions.people.keep(int(scene.cy.id), Person(invitations=False))
    end, posted = scene.table.last, scene.pings()
    card = (await scene.mira.click(end, "Play again")).message
    await scene.settled()
    assert card.text.startswith("## SOL again?")
    assert scene.sessions.finder.overview.seats_of(scene.live()) == (2, 5), "two are kept, for Bo and Cy"
    assert "● Bo ? · ★ Cy ? · ■ Mira is in" in card.text.replace("*", "")
    assert list(posted.values()) == [[scene.bo.id]], "and is not called"
    assert card.labels[:3] == ["I’m in", "Not this time", "Change …"]
    await scene.bo.click(card, "I’m in")
    await scene.settled()
    assert "Bo is in" in card.text
    assert "<@" not in card.text
    await scene.cy.click(card, "I’m in")
    await scene.settled()
    assert scene.live().started_at is not None
    assert scene.live().names == ["Bo", "Cy", "Mira"]
    assert sum(len(called) for called in posted.values()) <= 2, "only the turn calls again"


async def test_not_this_time_opens_the_table_and_a_second_play_again_joins_it(scene: Stage) -> None:
    await over(scene)
    end = scene.table.last
    card = (await scene.mira.click(end, "Play again")).message
    declined = await scene.cy.click(card, "Not this time")
    assert declined.ephemeral
    assert "You do not play Embers this time." in declined.text
    await scene.settled()
    assert "Cy does not play this time.\n" in f"{card.text}\n", "Bo is still asked"
    told = scene.mira.dm.last
    assert "Cy does not play this time." in told.text
    joined = await scene.bo.click(end, "Play again")
    await scene.settled()
    assert "You have a seat" in joined.text
    assert not waiting(scene.live())
    assert {"Join", "Start"} <= set(card.labels)
    assert "Cy does not play this time. The host says when it starts." in card.text
    assert "Bo joined: 2 of" in told.text.replace("*", "")
    there = await scene.bo.click(end, "Play again")
    assert "is played again in" in there.text
    private_refusal(await scene.cy.click(card, "Start"))
    await scene.mira.click(card, "Start")
    await scene.settled()
    assert scene.live().names == ["Bo", "Mira"]


async def test_who_was_silent_for_a_day_has_not_answered(scene: Stage) -> None:
    await over(scene)
    card = (await scene.mira.click(scene.table.last, "Play again")).message
    await scene.cy.click(card, "Not this time")
    scene.sandbox.skip(86401)
    await scene.sessions.tick()
    await scene.settled()
    said = "Cy does not play this time. Bo has not answered."
    await scene.sandbox.wait_for(lambda: f"{said} The host says when it starts." in scene.table.last.text)
    assert said.replace(" Bo", "\nBo") in scene.mira.dm.last.text


async def test_a_host_who_is_first_is_called_when_it_starts_by_itself(scene: Stage) -> None:
    await over(scene, "sol")
    card = (await scene.mira.click(scene.table.last, "Play again")).message
    for other in (scene.bo, scene.cy):
        await scene.settled()
        posted = scene.pings()
        await other.click(card, "I’m in")
    await scene.settled()
    assert await scene.awaited() == [scene.mira]
    assert list(posted.values()) == [[scene.mira.id]]
    assert card.text == "The game has begun. Its board is further down."


async def test_the_host_is_asked_before_it_starts_without_someone(scene: Stage) -> None:
    before = await over(scene)
    card = (await scene.mira.click(scene.table.last, "Play again")).message
    assert not before.table_state.rated
    assert "Not as last time" not in card.text
    mira = User(int(scene.mira.id), "Mira")
    await scene.sessions.table_options.set(scene.live().id, mira, TableOption.RATED, on=True)
    await scene.settled()
    assert "Not as last time: rated." in card.text
    await scene.bo.click(card, "I’m in")
    await scene.settled()
    private_refusal(await scene.bo.click(card, "Start"))
    asked = await scene.mira.click(card, "Start")
    assert asked.ephemeral
    assert "Start without **Cy**?" in asked.text
    assert scene.live().started_at is None
    assert "has started" in (await scene.mira.click(asked.message, "Start")).text
    assert scene.live().names == ["Bo", "Mira"]


@pytest.mark.parametrize("answer", ["Not this time", "I’m in"])
async def test_the_question_before_a_start_names_no_one_who_has_answered(scene: Stage, answer: str) -> None:
    await over(scene)
    card = (await scene.mira.click(scene.table.last, "Play again")).message
    await scene.bo.click(card, "Not this time")
    dee = scene.sandbox.person("Dee")
    await dee.click(card, "I’m in")
    await scene.settled()
    asked = (await scene.mira.click(card, "Start")).message
    assert "Start without **Cy**?" in asked.text
    await scene.cy.click(card, answer)
    await scene.settled()
    assert "Everyone has answered. Start the game?" in asked.text
    assert "has started" in (await scene.mira.click(asked, "Start")).text


async def test_the_question_before_a_start_ends_with_the_table(scene: Stage) -> None:
    await over(scene)
    card = (await scene.mira.click(scene.table.last, "Play again")).message
    await scene.bo.click(card, "I’m in")
    await scene.settled()
    asked = (await scene.mira.click(card, "Start")).message
    await scene.cy.click(card, "I’m in")
    await scene.settled()
    assert "Embers has started in" in asked.text, "by itself"
    assert asked.buttons == []


@pytest.mark.parametrize("host", ["Mira", "Bo"])
async def test_who_had_not_answered_reads_on_the_card_that_it_began_without_them(
    scene: Stage, host: str
) -> None:
    """Also where the host has the first turn, for whom no new message would be posted: Bo sits first."""
    await over(scene, "sol")
    opens, joins = (scene.mira, scene.bo) if host == "Mira" else (scene.bo, scene.mira)
    card = (await opens.click(scene.table.last, "Play again")).message
    join = next(each["custom_id"] for each in card.buttons if each["label"] == "I’m in")
    await joins.click(card, "I’m in")
    await scene.settled()
    posted = scene.pings()
    asked = await opens.click(card, "Start")
    await opens.click(asked.message, "Start")
    await scene.settled()
    assert card.text == (
        "The game has begun without **Cy**. Its board is further down, for everyone to watch."
    )
    assert card.labels == []
    assert "Bo’s turn" in scene.table.last.text
    assert scene.cy.id not in [each for called in posted.values() for each in called]
    late = await pressed(scene.cy, scene.table.last, join)
    assert late.ephemeral
    assert f"**SOL has begun** in <#{scene.table.id}>" in late.text
    assert f"/{scene.table.last.id})" in late.text, "a link to its board"
    assert "you can watch" in late.text
    assert late.message.labels == ["Board", "Open tables"]
    await scene.sessions.seats.leave(scene.live().id, User(int(joins.id), joins.name))
    late = await pressed(scene.cy, scene.table.last, join)
    assert "A seat is free" in late.text
    await scene.cy.click(late.message, "Take the seat")
    await scene.settled()
    assert "Cy" in scene.live().names
    assert "Play" in (await pressed(scene.cy, scene.table.last, join)).message.labels


async def test_who_was_not_asked_reads_for_whom_seats_are_kept_or_gets_one_that_is_free(
    scene: Stage,
) -> None:
    session = await scene.game("embers", scene.bo, scene.cy)
    await scene.sessions.end(session.id, User(int(scene.mira.id), "Mira"), admin=True)
    await scene.settled()
    card = (await scene.mira.click(scene.table.last, "Play again")).message
    dee, eli = scene.sandbox.person("Dee"), scene.sandbox.person("Eli")
    assert "You have a seat" in (await dee.click(card, "I’m in")).text, "Embers has four seats"
    await scene.settled()
    kept = await eli.click(card, "I’m in")
    until = int(scene.sandbox.clock.now()) + 86400
    assert f"The free seats are kept for Bo and Cy until <t:{until}:f>" in private_refusal(kept)
    assert "wait for another table" in kept.text
    asked = await eli.click(kept.message, "Tell me when one opens")
    assert "When someone else wants the same" in asked.text
    await scene.cy.click(card, "Not this time")
    assert "You have a seat" in (await eli.click(card, "I’m in")).text
    assert scene.live().names == ["Mira", "Dee", "Eli"]


async def test_alone_with_computers_it_begins_at_once_if_all_is_as_before(scene: Stage) -> None:
    await scene.lobby("embers", rounds="4")
    mira = User(int(scene.mira.id), "Mira")
    await scene.sessions.add_computer(scene.live().id, mira)
    first = await scene.sessions.start(scene.live().id, mira, admin=False)
    await scene.sessions.end(first.id, mira, admin=True)
    await scene.settled()
    end = scene.table.last
    await scene.mira.click(end, "Play again")
    await scene.settled()
    again = scene.live()
    assert again.started_at is not None
    assert sorted(again.names) == sorted(first.names)
    assert "Play" in scene.table.last.labels
    await scene.sessions.end(again.id, mira, admin=True)
    await scene.settled()
    await scene.mira.slash("config options", game="embers", option="rounds", values="3")
    card = (await scene.mira.click(scene.table.last, "Play again")).message
    await scene.settled()
    assert scene.live().started_at is None
    assert "Not as last time" in card.text


async def test_who_left_the_server_is_not_asked_and_who_plays_elsewhere_is_said(scene: Stage) -> None:
    session = await over(scene)
    answer = await scene.bo.slash("game new", channel=scene.second, game="embers")
    await scene.settled()
    assert answer.message.id
    scene.cy.leave_server()
    card = (await scene.mira.click(scene.table.last, "Play again")).message
    await scene.settled()
    assert "Cy" not in card.text
    assert f"(playing it in <#{scene.second.id}>)" in card.text
    assert session.id != scene.live().id


async def test_in_a_busy_channel_it_goes_to_a_thread_whose_card_calls_them_once(scene: Stage) -> None:
    session = await over(scene)
    end, called = scene.table.last, list[list[str]]()

    def heard(what: str, thing: Any) -> None:
        if what == "message" and thing.channel_id != scene.table.id and thing.payload["mentions"]:
            called.append(sorted(each["id"] for each in thing.payload["mentions"]))

    scene.sandbox.world.listeners.append(heard)
    await scene.bo.slash("game new", game="embers")
    refused = await scene.mira.click(end, "Play again")
    await scene.mira.click(refused.message, "Open in a thread")
    await scene.settled()
    again = scene.sessions.rematches.of(session.id)
    assert again is not None
    assert again.channel_id != session.channel_id
    await scene.sessions.join(again.id, User(int(scene.bo.id), "Bo"))
    await scene.settled()
    assert called == [sorted([scene.bo.id, scene.cy.id])]
    assert "<@" not in thread_of(scene, scene.table).last.text, "the card is edited"


@pytest.mark.deep
async def test_markup_in_a_name_stays_a_name(scene: Stage) -> None:
    session = await scene.game("embers", scene.bo)
    tables = scene.sessions._tables
    table = await tables.table(session.id)
    named = [
        each if each.user_id != int(scene.bo.id) else type(each)(each.user_id, "**@everyone** <@1>")
        for each in table.head.holders
    ]
    table.head, table.shown = replace(table.head, holders=tuple(named)), None
    await scene.sessions.end(session.id, User(int(scene.mira.id), "Mira"), admin=True)
    await scene.settled()
    card = (await scene.mira.click(scene.table.last, "Play again")).message
    assert "**@everyone**" not in card.text
    assert "<@1>" not in card.text.replace(f"<@{scene.bo.id}>", "")


@pytest.mark.deep
async def test_a_channel_that_was_closed_to_the_bot_meanwhile_is_told_to_whoever_asks(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    session = await over(scene)
    closed = discord.Permissions(view_channel=True)
    monkeypatch.setattr(discord.Interaction, "app_permissions", closed)
    assert "Attach Files" in private_refusal(await scene.mira.click(scene.table.last, "Play again"))
    assert scene.sessions.in_channel(int(scene.table.id)) is None
    assert scene.sessions.rematches.of(session.id) is None


@pytest.mark.deep
async def test_in_a_channel_that_is_closed_while_they_are_asked_it_starts_and_all_are_told(
    scene: Stage,
) -> None:
    await over(scene)
    card = (await scene.mira.click(scene.table.last, "Play again")).message
    await scene.bo.click(card, "I’m in")
    await scene.settled()
    scene.sandbox.deny(scene.table, SEND_MESSAGES)
    await scene.cy.click(card, "I’m in")
    await scene.sandbox.wait_for(lambda: scene.live().table_state.place_lost)
    await scene.settled()
    assert scene.live().started_at is not None
    for who in (scene.mira, scene.bo, scene.cy):
        assert any("I can no longer write in" in each.text for each in who.dm.messages)
    scene.sandbox.deny(scene.table)
    await scene.sandbox.wait_for(lambda: scene.live().table_state.place_lost == "")
    await scene.settled()
    assert "Embers" in scene.table.last.text
    assert "⋯" in scene.table.last.labels


@pytest.mark.deep
async def test_the_card_outlives_a_restart(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(database, sandbox=sandbox) as first:
            await over(first)
            card = (await first.mira.click(first.table.last, "Play again")).message
            await first.bo.click(card, "I’m in")
            await first.settled()
        async with stage(database, sandbox=sandbox, seeds="again") as now:
            await now.cy.click(card, "I’m in")
            await now.settled()
            assert now.live().started_at is not None
            assert now.live().names == ["Bo", "Cy", "Mira"]
