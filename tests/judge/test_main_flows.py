"""What people do most, before the second judge."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from bot.discord.core.layout.components import walked as parts_of
from tests.judge.court import SHORT, Court, court, walked
from tests.patience import PATIENCE

pytestmark = pytest.mark.e2e

MOVES = 12


@pytest.fixture
async def judge(tmp_path: Path) -> AsyncIterator[Court]:
    async with court(tmp_path / "games.db") as found:
        yield found


def text(message: Any) -> str:
    """All the words of a response, line by line."""
    return "\n".join(part["content"] for part in walked(message.components) if "content" in part)


def labels(message: Any) -> list[str]:
    """What the buttons of a message say."""
    return [part.label for part in parts_of(message.components) if getattr(part, "label", None)]


async def begun(judge: Court, game: str) -> None:
    """A game of two."""
    mira, bo = judge.person("Mira"), judge.person("Bo")
    await judge.slash(mira, "game new", game=game)
    await judge.press(bo, judge.living, "Join")
    await judge.press(mira, judge.living, "Start")
    assert judge.session.status.live


async def test_a_server_that_invites_the_bot_is_greeted(tmp_path: Path) -> None:
    async with court(tmp_path / "games.db", greets=True) as judge:
        async with asyncio.timeout(PATIENCE):
            while judge.table.last_message is None:
                await asyncio.sleep(SHORT)
        (greeting,) = judge.table.history()
        assert labels(greeting)[:2] == ["Play the computer", "Open a table"]


async def test_a_table_is_opened_joined_and_started(judge: Court) -> None:
    await begun(judge, "sol")
    assert judge.session.names == ["Mira", "Bo"]
    shown = judge.living
    assert labels(shown)[:2] == ["Play", "Board"]
    assert len([message for message in judge.table.history() if message.author.bot]) == 1


@pytest.mark.parametrize("game", ["sol", "supernova"])
async def test_moves_are_chosen_in_private_panels_and_shown_in_the_channel(judge: Court, game: str) -> None:
    await begun(judge, game)
    for _ in range(MOVES):
        before = judge.session.seq
        await judge.move((await judge.awaited())[0])
        assert judge.session.seq > before
    assert judge.session.announced_seq == judge.session.seq
    assert judge.session.message_id == judge.living.id


async def test_panels_and_refusals_are_private(judge: Court) -> None:
    await begun(judge, "sol")
    (now,) = await judge.awaited()
    (other,) = (who for who in judge.people.values() if who.id != now.id)
    assert (await judge.press(now, judge.living, "Play")).ephemeral
    refused = await judge.slash(other, "sol hold")
    assert refused.ephemeral
    assert "turn" in text(refused.response) + refused.response.content


async def test_a_move_is_taken_back(judge: Court) -> None:
    await begun(judge, "sol")
    (now,) = await judge.awaited()
    await judge.move(now)
    assert await judge.awaited() != [now]
    seq = judge.session.seq
    answer = await judge.slash(now, "game undo")
    assert answer.acknowledged
    assert judge.session.seq > seq


async def test_hands_go_to_direct_messages(judge: Court) -> None:
    await begun(judge, "supernova")
    for who in judge.people.values():
        hand = who.user.dm_channel.last_message
        assert hand is not None
        assert {type(part).__name__ for part in parts_of(hand.components)} >= {
            "MediaGalleryComponent",
            "SelectMenu",
        }


async def test_a_table_goes_on_in_a_thread(judge: Court) -> None:
    mira = judge.person("Mira")
    await judge.slash(mira, "game new", game="sol")
    await judge.press(mira, judge.living, "Open in a thread")
    (session,) = judge.client.context.sessions.live()
    assert session.channel_id != judge.table.id


async def test_a_game_is_ended_by_vote(judge: Court) -> None:
    await begun(judge, "sol")
    mira, bo = judge.people.values()
    asked = await judge.slash(mira, "game end", reason="it is late")
    assert asked.ephemeral
    await judge.press(mira, asked.response, "Ask the table")
    await judge.press(bo, judge.living, "End the game")
    assert not judge.client.context.sessions.live()
    assert "Play" not in labels(judge.living)
