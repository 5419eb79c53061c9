"""Whoever reads a private message is "you" in it: in what happened, in questions, in the log and in direct messages."""

from __future__ import annotations

import pytest

from bot.engine.moves import CLOCK
from bot.engine.playout import Dice, eager_move
from bot.games.catalogue import GAMES
from bot.sandbox import Actor
from bot.sessions import SessionView
from tests.discord.stage import Stage

pytestmark = pytest.mark.e2e

NAMES = ("Zamira", "Zebo", "Zycy")
STOPS, BETWEEN = 3, 25
"""So often all that is private is read, with so many moves between."""


async def played(scene: Stage, session: SessionView, dice: Dice, moves: int) -> bool:
    """Play on at random; whether the game goes on."""
    game = scene.client.context.games[session.game]
    for _ in range(moves):
        await scene.closed(session)
        if scene.sessions.in_channel(session.channel_id) is None:
            return False
        truth = await scene.truth(session)
        seats = [seat for seat in game.awaited(truth) if seat != CLOCK]
        seat = seats[dice.below(len(seats))]
        await scene.play(session, seat, eager_move(game, truth, seat, dice))
    return True


async def private_texts(scene: Stage, who: Actor) -> list[str]:
    """All that a player is shown of a game in private."""
    read = [(await who.slash("game log", channel=scene.table)).text]
    read.append((await who.slash("hand", channel=scene.table)).text)
    read.append((await who.click(scene.table.last, "Play")).message.text)
    if who.dm is not None and who.dm.messages:
        read += [message.text for message in who.dm.messages]
    return read


@pytest.mark.parametrize("slug", GAMES)
async def test_no_private_message_calls_its_reader_by_name(scene: Stage, slug: str) -> None:
    scene.mira, *others = map(scene.sandbox.add_person, NAMES)
    session, dice = await scene.game(slug, *others), Dice(f"readers {slug}")
    told = list[str]()
    for _ in range(STOPS):
        goes_on = await played(scene, session, dice, BETWEEN)
        await scene.settled()
        scene.sandbox.skip(120)
        for who in (scene.mira, *others):
            for text in await private_texts(scene, who):
                for line in text.splitlines():
                    assert who.name not in line, f"{who.name}: {line}"
                told += text.splitlines()
        if not goes_on:
            break
    assert sum("You " in line or "your " in line for line in told) > 20
