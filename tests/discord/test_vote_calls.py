"""A vote that a player calls asks everyone whose voice is needed by one message, which ends as what was decided."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.moves import Seat
from bot.sandbox import Actor, Sandbox, Seen
from bot.sessions import User
from tests.discord.at_random import RandomPeople
from tests.discord.stage import Stage, stage
from tests.discord.test_hostile_values import pressed
from tests.discord.test_ruling import asked, begun

pytestmark = pytest.mark.e2e


def user(actor: Actor) -> User:
    return User(int(actor.id), actor.name)


def votes(scene: Stage) -> list[Seen]:
    """The messages that are a vote and no board."""
    return [
        each
        for each in scene.table.messages
        if each.buttons and all(":vote:" in one["custom_id"] for one in each.buttons)
    ]


def voting(scene: Stage) -> list[Seen]:
    """All messages with buttons to vote."""
    return [
        each for each in scene.table.messages if any(":vote:" in one["custom_id"] for one in each.buttons)
    ]


async def ask_to_end(scene: Stage, who: Actor) -> Seen:
    """Someone asks the table to end the game; the message of the vote."""
    sure = (await who.slash("game end")).message
    await who.click(sure, "Ask the table")
    await scene.settled()
    (message,) = votes(scene)
    return message


async def test_a_vote_to_end_a_game_calls_all_others_once_and_says_what_came_of_it(scene: Stage) -> None:
    await scene.game("sol", scene.bo, scene.cy)
    posted = scene.pings()
    message = await ask_to_end(scene, scene.mira)
    assert list(posted.values()) == [[scene.bo.id, scene.cy.id]]
    assert "Mira would like to end the game here" in message.text
    assert "Waiting for ★ Bo and ■ Cy" in message.text.replace("*", "")
    await scene.bo.click(message, "Play on")
    await scene.settled()
    assert "Waiting for ■ Cy" in message.text.replace("*", "")
    assert "<@" not in message.text
    assert message.labels == ["End the game", "Play on"]
    await scene.cy.click(message, "Play on")
    await scene.settled()
    assert message.text == "**The table plays on.**\n-# ● Mira asked to end the game here."
    assert message.labels == []
    assert voting(scene) == []
    assert [each for called in posted.values() for each in called] == [scene.bo.id, scene.cy.id]


async def test_a_panel_that_is_open_when_the_table_ends_the_game_offers_no_move(scene: Stage) -> None:
    await scene.game("sol", scene.bo, scene.cy)
    (asked,) = await scene.awaited()
    panel = (await asked.click(scene.board, "Play")).message
    assert panel.menus
    message = await ask_to_end(scene, scene.mira)
    await scene.bo.click(message, "End the game")
    await scene.settled()
    assert "the game was ended early" in panel.text
    assert not panel.menus
    assert panel.labels == ["Play again", "Step through"]


async def test_boards_below_a_vote_ask_too_until_a_newer_one_or_its_end(scene: Stage) -> None:
    await scene.game("sol", scene.bo, scene.cy)
    above = scene.board
    scene.sandbox.skip(60)
    message = await ask_to_end(scene, scene.mira)
    late = message.buttons[0]["custom_id"]
    assert voting(scene) == [message], "the board above is beside it"
    for _ in range(2):
        newest = scene.board
        while scene.board.id == newest.id:
            assert await RandomPeople(scene, scene.table, "sol").play_on(1) is not None
            await scene.settled()
        assert voting(scene) == [message, scene.board]
        assert "Waiting for ★ Bo and ■ Cy" in scene.board.text.replace("*", "")
    await scene.cy.click(scene.board, "End the game")
    await scene.settled()
    assert message.text.startswith("**The table voted to end the game here.**\n")
    assert message.labels == []
    assert voting(scene) == []
    boards = [each for each in scene.table.messages if "Play" in each.labels]
    assert len(boards) == 3
    assert above in boards
    assert all("would like to end" not in each.text for each in boards)
    assert all("Board" in each.labels for each in boards), "an old board keeps what still works"
    assert all(each.attachments for each in boards)
    assert "over" in (await pressed(scene.bo, scene.table.last, late)).text


@pytest.mark.deep
async def test_a_ruling_that_is_agreed_to_is_told_where_it_was_asked(scene: Stage) -> None:
    await begun(scene, scene.bo, scene.cy)
    await asked(scene, scene.mira, 2)
    await scene.settled()
    (message,) = votes(scene)
    await scene.bo.click(message, "Go back")
    await scene.cy.click(message, "Go back")
    await scene.settled()
    assert message.text.startswith("**The game went back to Round 2. It is no longer rated.**")
    assert voting(scene) == []


async def test_a_vote_about_someone_who_leaves_says_so(scene: Stage) -> None:
    session = await scene.game("sol", scene.bo, scene.cy)
    posted = scene.pings()
    await scene.sessions.seats.kick(session.id, user(scene.mira), Seat(1))
    await scene.settled()
    (message,) = votes(scene)
    assert posted[message.id] == [scene.cy.id], "not the one it is about"
    await scene.sessions.seats.leave(session.id, user(scene.bo))
    await scene.settled()
    assert message.text.startswith("**Bo left the table; the seat is free.**")
    assert voting(scene) == []


@pytest.mark.deep
async def test_a_vote_that_an_admin_overtakes_says_so(scene: Stage) -> None:
    await scene.game("sol", scene.bo, scene.cy)
    message = await ask_to_end(scene, scene.mira)
    await scene.sessions.end(scene.live().id, user(scene.mira), admin=True)
    await scene.settled()
    assert message.text.startswith("**Someone who manages games on this server ended the game.**")
    assert voting(scene) == []


async def test_the_message_is_found_again_after_a_restart_and_calls_no_one_again(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(database, sandbox=sandbox) as first:
            await first.game("sol", first.bo, first.cy)
            message = await ask_to_end(first, first.mira)
        async with stage(database, sandbox=sandbox, seeds="again") as now:
            posted = now.pings()
            await now.bo.click(message, "End the game")
            await now.settled()
            assert message.text.startswith("**The table voted to end the game here.**\n")
            assert voting(now) == []
            assert [each for called in posted.values() for each in called] == []


@pytest.mark.deep
async def test_a_game_that_is_played_to_its_end_ends_the_vote(scene: Stage) -> None:
    await begun(scene, scene.bo, scene.cy)
    message = await ask_to_end(scene, scene.mira)
    assert await RandomPeople(scene, scene.table, "embers").play_on() is None
    await scene.settled()
    assert scene.sessions.in_channel(int(scene.table.id)) is None
    assert message.text.startswith("**The game is over, and with it this vote.**\n")
    assert voting(scene) == []
