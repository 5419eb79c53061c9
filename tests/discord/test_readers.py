"""Whoever reads a private message is "you" in it: in what happened, in questions, in the log and in direct messages."""

from __future__ import annotations

import re

import pytest

from bot.engine.moves import CLOCK
from bot.engine.playout import Dice, eager_move
from bot.games.catalogue import GAMES
from bot.sandbox import Actor
from bot.sessions import SessionView
from tests.discord.stage import Stage

pytestmark = pytest.mark.e2e

NAMES = ("Zamira", "Zebo", "Zycy", "Zodee")
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
    read.append((await who.click(scene.board, "Play")).message.text)
    if who.dm is not None and who.dm.messages:
        read += [message.text for message in who.dm.messages]
    return read


LISTED = re.compile(r"^\*\*[●★■] [^*]+\*\* |\bfor Z\w+ · since |“[^”]*”$")
"""Where everyone stands by name: a row of a table of all players."""


async def seen_of_the_table(scene: Stage, who: Actor) -> list[str]:
    """All that a person is shown in private of the game and its seats, without tables of all players."""
    read = [
        await who.slash(command, channel=scene.table)
        for command in ("game log", "game seat show", "game board", "my games", "game why")
    ]
    read.append(await who.click(scene.board, "Play"))
    lines = [line for answer in read for line in answer.message.text.splitlines()]
    lines += [line for message in who.dm.messages for line in message.text.splitlines()]
    return [line for line in lines if not LISTED.search(line)]


async def each_is_addressed(scene: Stage, *people: Actor) -> dict[str, str]:
    """No one who sits at the table reads their own name; the log as each reads it."""
    await scene.settled()
    seated = {str(holder.user_id) for holder in scene.live().holders}
    for who in people:
        lines = await seen_of_the_table(scene, who)
        if who.id in seated:
            assert [line for line in lines if who.name in line] == []
    return {who.name: (await who.slash("game log", channel=scene.table)).text for who in people}


@pytest.mark.parametrize("slug", GAMES)
async def test_no_private_message_calls_its_reader_by_name(scene: Stage, slug: str) -> None:
    scene.mira, *others = map(scene.sandbox.add_person, NAMES[:3])
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


async def test_who_left_took_or_lent_a_seat_reads_it_as_you(scene: Stage) -> None:
    zamira, zebo, zycy, zodee = everyone = [*map(scene.sandbox.add_person, NAMES)]
    scene.mira = zamira
    await scene.game("sol", zebo, zycy)
    await zebo.click((await zebo.slash("game seat leave")).message, "Leave the game")
    told = await each_is_addressed(scene, *everyone)
    assert "You left the table; the seat is free." in told["Zebo"]
    assert "Zebo left the table; the seat is free." in told["Zamira"]
    await zodee.slash("game seat take")
    told = await each_is_addressed(scene, *everyone)
    assert "You took the free seat of Zebo." in told["Zodee"]
    assert "Zodee took your free seat." in told["Zebo"]
    assert "Zodee took the free seat of Zebo." in told["Zycy"]
    await zycy.slash("game seat computer", options={"for": "while"})
    computer = scene.live().holders[2].name
    told = await each_is_addressed(scene, *everyone)
    assert f"{computer} stands in for you." in told["Zycy"]
    assert f"{computer} stands in for Zycy." in told["Zebo"]
    await zycy.slash("game seat back")
    told = await each_is_addressed(scene, *everyone)
    assert "You are back." in told["Zycy"]
    assert "Zycy is back." in told["Zamira"]


async def test_who_is_offered_or_denied_a_seat_reads_it_as_you(scene: Stage) -> None:
    zamira, zebo, zycy, zodee = everyone = [*map(scene.sandbox.add_person, NAMES)]
    scene.mira = zamira
    await scene.game("sol", zebo, zycy)
    await zamira.slash("game seat offer", options={"who": zodee.id, "for": "while"})
    told = await each_is_addressed(scene, *everyone)
    assert "You were offered Zamira’s seat." in told["Zodee"]
    assert "Zodee was offered your seat." in told["Zamira"]
    await zodee.slash("game seat accept")
    told = await each_is_addressed(scene, *everyone)
    assert "You stand in for Zamira." in told["Zodee"]
    assert "Zodee stands in for you." in told["Zamira"]
    await zamira.slash("game seat leave")
    await zamira.click((await zamira.slash("game seat leave")).message, "Leave the game")
    told = await each_is_addressed(scene, *everyone)
    assert "You left the table for good; Zodee keeps the seat." in told["Zamira"]
    assert "Zamira left the table for good; you keep the seat." in told["Zodee"]
    await zycy.slash("game seat offer", options={"who": zamira.id})
    await zamira.slash("game seat decline")
    told = await each_is_addressed(scene, *everyone)
    assert "You declined the seat." in told["Zamira"]
    assert "Zamira declined the seat." in told["Zycy"]


async def test_votes_and_wishes_to_undo_are_told_to_their_reader(scene: Stage) -> None:
    zamira, zebo, zycy = everyone = [*map(scene.sandbox.add_person, NAMES[:3])]
    scene.mira = zamira
    await scene.game("sol", zebo, zycy)
    await zamira.slash("game seat kick", options={"seat": "2"})
    told = await each_is_addressed(scene, *everyone)
    assert "You ask the table to free Zebo’s seat." in told["Zamira"]
    assert "Zamira asks the table to free your seat." in told["Zebo"]
    panels = {who.name: (await who.slash("game seat show", channel=scene.table)).text for who in everyone}
    assert "You would like to free ★ Zebo’s seat." in panels["Zamira"]
    assert "Free the seat: you. Waiting for ■ Zycy." in panels["Zamira"]
    assert "● Zamira would like to free your seat." in panels["Zebo"]
    assert "Free the seat: ● Zamira. Waiting for you." in panels["Zycy"]
    assert "● Zamira would like to free ★ Zebo’s seat." in scene.table.last.text
    await zycy.click(scene.table.last, "Keep it")
    told = await each_is_addressed(scene, *everyone)
    assert "You keep the seat." in told["Zebo"]
    await zamira.slash("game clock pace", options={"pace": "live"})
    await zycy.slash("game end")
    await each_is_addressed(scene, *everyone)
