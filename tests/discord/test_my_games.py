"""/my games: every table of a person, the most urgent first, and the way to the next one that waits for them."""

from __future__ import annotations

import pytest

from bot.discord.my.games import SIZE
from bot.sandbox import Place, Seen
from bot.sessions import User
from tests.discord.stage import Stage
from tests.discord.test_finding import wait

pytestmark = pytest.mark.e2e


def places(shown: Seen) -> list[str]:
    """The channels of the tables on a page, in its order."""
    return [part.split("<#")[1].split(">")[0] for part in shown.text.split("\n**") if "<#" in part]


async def clocked(scene: Stage, place: Place, clock: str) -> None:
    """A game of Embers in which Mira and Bo are asked, with a clock."""
    card = await scene.lobby("embers", scene.bo, place=place, windows="off")
    await scene.mira.slash("game clock set", channel=place, clock=clock)
    await scene.mira.click(card, "Start")
    await scene.settled()


async def test_no_games_are_told_and_how_to_begin_one(scene: Stage) -> None:
    answer = await scene.mira.slash("my games")
    assert answer.ephemeral
    assert "You have no games at the moment" in answer.text
    assert "Next one that waits for me" not in answer.message.labels


async def test_every_table_is_there_with_who_waits_for_whom_until_when(scene: Stage) -> None:
    third, fourth = scene.sandbox.add_channel("third"), scene.sandbox.add_channel("fourth")
    await clocked(scene, scene.table, "week")
    await clocked(scene, scene.second, "day")
    await scene.lobby("sol", place=third)
    await scene.bo.slash("game new", channel=fourth, game="sol")
    shown = (await scene.mira.slash("my games", channel=scene.mira.dm)).message
    assert "2 games are waiting for you" in shown.text
    assert places(shown) == [scene.second.id, scene.table.id, third.id]
    assert shown.text.count("waiting for you**") == 2
    assert shown.text.count("time runs out <t:") == 2
    assert "Not started yet; one player has joined." in shown.text
    message = scene.live(scene.second).message_id
    link = f"https://discord.com/channels/{scene.sandbox.guild_id}/{scene.second.id}/{message}"
    assert f"[go there]({link})" in shown.text


async def test_the_next_one_that_waits_is_one_click_away_until_none_is_left(scene: Stage) -> None:
    await clocked(scene, scene.table, "week")
    await clocked(scene, scene.second, "day")
    for place in (scene.second, scene.table):
        shown = (await scene.mira.slash("my games")).message
        assert places(shown)[0] == place.id
        panel = (await scene.mira.click(shown, "Next one that waits for me")).message
        assert panel.id == shown.id
        assert f":{scene.live(place).id}:" in str(panel.components)
        session = scene.live(place)
        move = (await scene.sessions.moves(session.id, int(scene.mira.id)))[0]
        await scene.sessions.submit(int(scene.mira.id), session.id, move)
        await scene.settled()
    done = (await scene.mira.slash("my games")).message
    assert "No game is waiting for you." in done.text
    assert done.text.count("★ Bo") == 2
    assert "Next one that waits for me" not in done.labels


async def test_a_table_where_someone_stands_in_is_listed_and_does_not_wait(scene: Stage) -> None:
    await scene.game("embers", scene.bo, windows="off")
    scene.sessions._autoplay._stopped = True
    await scene.bo.slash("game seat computer", options={"for": "while"})
    await scene.settled()
    shown = (await scene.bo.slash("my games")).message
    assert places(shown) == [scene.table.id]
    assert "until you come back" in shown.text
    assert "No game is waiting for you." in shown.text


async def test_many_tables_come_in_pages(scene: Stage) -> None:
    for number in range(SIZE + 1):
        place = scene.sandbox.add_channel(f"room-{number}")
        await scene.sandbox.add_person(f"Host {number}").slash(
            "game new", channel=place, game="sol", preset="full"
        )
        await scene.mira.slash("game join", channel=place)
    shown = (await scene.mira.slash("my games")).message
    assert len(places(shown)) == SIZE
    assert len(shown.components) <= 40
    await scene.mira.click(shown, "Page 2 of 2")
    assert len(places(shown)) == 1


async def test_the_games_are_found_at_a_table_and_lead_to_the_settings(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    more = (await scene.mira.click(scene.table.last, "⋯")).message
    games = (await scene.mira.click(more, "My games")).message
    assert "Your games" in games.text
    settings = (await scene.mira.click(games, "My settings")).message
    assert "Your settings" in settings.text


async def test_a_call_waits_there_with_its_answers_and_a_ticket_is_told(scene: Stage) -> None:
    await wait(scene, scene.mira)
    told = (await scene.mira.slash("my games")).message
    assert "You are waiting for a table of Embers." in told.text
    await wait(scene, scene.bo)
    called = (await scene.mira.slash("my games")).message
    assert "One game is waiting for you." in called.text
    assert "You were called to this table. Your seat is kept until <t:" in called.text
    assert "joined" not in called.text
    assert {"I’m in", "Stop waiting", "Open tables"} <= set(called.labels)
    assert "**You are in.**" in (await scene.mira.click(called, "I’m in")).text
    seated = (await scene.mira.slash("my games")).message
    assert "No game is waiting for you." in seated.text
    assert "Not started yet; one player has joined." in seated.text
    direct = (await scene.bo.slash("my games", channel=scene.bo.dm)).message
    assert "You were called to this table." in direct.text
    assert "I’m in" not in direct.labels


async def test_ended_games_are_found_again_with_their_result_and_the_way_back_into_them(scene: Stage) -> None:
    none = await scene.mira.slash("my games")
    assert (
        "You have not played a game to its end yet."
        in (await scene.mira.click(none.message, "Ended games")).text
    )
    await scene.game("embers", scene.bo, windows="off")
    session = scene.live()
    while scene.sessions.live():
        (asked, *_) = await scene.awaited()
        move = (await scene.sessions.moves(session.id, int(asked.id)))[0]
        await scene.sessions.submit(int(asked.id), session.id, move)
        await scene.settled()
    await scene.game("embers", scene.bo, windows="off")
    early = scene.live()
    (asked, *_) = await scene.awaited()
    move = (await scene.sessions.moves(early.id, int(asked.id)))[0]
    await scene.sessions.submit(int(asked.id), early.id, move)
    await scene.sessions.end(early.id, User(1, "Admin"), admin=True)
    await scene.settled()
    assert "2 games" not in (await scene.mira.slash("my games")).text
    shown = await asked.click((await asked.slash("my games")).message, "Ended games")
    assert shown.text.index("ended early") < shown.text.index("1st")
    assert "2nd" in shown.text
    step = await asked.click(shown.message, "Step through")
    assert "1 of 2, as everyone saw it" in step.text
