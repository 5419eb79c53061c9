"""Catching up: the board says and marks what is new; a direct message does where more than one turn passed."""

from __future__ import annotations

from itertools import pairwise
from typing import Any

import pytest

from bot.discord.core.drawing.studio import Studio
from bot.engine.playout import Dice
from bot.sandbox import Actor
from bot.sessions import Kind
from renderers.look import Look
from tests.discord.stage import Stage

pytestmark = [pytest.mark.e2e, pytest.mark.judged]


async def play_turns(scene: Stage, count: int) -> list[str]:
    """Random turns, each until the seat awaited changes; the names of who played."""
    dice = Dice("turns")
    names: list[str] = []
    while len(names) < count:
        who = (await scene.awaited())[0]
        names.append(who.name)
        while who.id in [each.id for each in await scene.awaited()]:
            session = scene.live()
            moves = await scene.sessions.moves(session.id, int(who.id))
            await scene.sessions.submit(int(who.id), session.id, moves[dice.below(len(moves))])
    await scene.settled()
    return names


async def board(who: Actor, scene: Stage) -> str:
    return (await who.slash("game board", channel=scene.table)).text


@pytest.fixture
def looks(monkeypatch: pytest.MonkeyPatch) -> list[Look]:
    """Every look that something was drawn with."""
    seen: list[Look] = []
    draw = Studio.draw

    async def noted(self: Studio, game: Any, view: Any, look: Look, **named: Any) -> Any:
        seen.append(look)
        return await draw(self, game, view, look, **named)

    monkeypatch.setattr(Studio, "draw", noted)
    return seen


async def test_the_board_tells_and_marks_what_is_new_to_each(scene: Stage, looks: list[Look]) -> None:
    await scene.game("sol", scene.bo)
    assert "New to you" not in await board(scene.cy, scene)
    first = len(await scene.sessions.log(scene.live().id))
    await play_turns(scene, 3)
    looks.clear()
    told = await board(scene.cy, scene)
    assert "3 turns" in told
    assert 1 <= sum(line.startswith("-# ") for line in told.splitlines()) <= 3
    lines = [line for line in await scene.sessions.log(scene.live().id) if line.seq > first]
    assert looks[0].last == tuple(event for line in lines for event in line.events)
    assert "New to you" not in await board(scene.cy, scene)


async def test_ones_own_moves_are_no_news_and_end_what_was(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    names = await play_turns(scene, 2)
    last = scene.mira if names[-1] == scene.mira.name else scene.bo
    other = scene.bo if last is scene.mira else scene.mira
    assert "New to you" not in await board(last, scene)
    told = await board(other, scene)
    assert "one turn" in told
    assert last.name in told.split("New to you")[1]


async def test_what_was_taken_back_is_no_news(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    await board(scene.cy, scene)
    who, session = (await scene.awaited())[0], scene.live()
    await scene.sessions.submit(
        int(who.id), session.id, (await scene.sessions.moves(session.id, int(who.id)))[0]
    )
    await scene.sessions.undo(int(who.id), session.id)
    assert "New to you" not in await board(scene.cy, scene)


async def test_a_direct_message_says_what_happened_where_more_than_one_turn_passed(scene: Stage) -> None:
    await scene.game("embers", scene.bo, scene.cy, windows="off")
    session = scene.live()
    for who in (scene.mira, scene.bo, scene.cy):
        move = (await scene.sessions.moves(session.id, int(who.id)))[0]
        await scene.sessions.submit(int(who.id), session.id, move)
        await scene.settled()
    assert "New to you" in scene.mira.dm.last.text
    assert "New to you" not in scene.cy.dm.last.text
    await scene.mira.click(scene.table.last, "Board")
    hand_message = scene.mira.dm.last
    await scene.mira.click(hand_message, "Refresh")
    assert "New to you" not in hand_message.text


async def test_a_direct_message_says_only_what_happened_since_ones_own_last_move(scene: Stage) -> None:
    session, compared = await scene.game("embers", scene.bo, scene.cy, windows="off"), set[str]()
    for _ in range(7):
        await play_turns(scene, 1)
        lines = [line.seat for line in await scene.sessions.log(session.id) if line.kind is Kind.MOVE]
        for who in await scene.awaited():
            seat = scene.live().seats_of(int(who.id))[0]
            if seat in lines and who.dm.last.id not in compared:  # what is asked already tells no more
                since = lines[len(lines) - lines[::-1].index(seat) :]
                turns = 1 + sum(a != b for a, b in pairwise(since))
                assert (f"{turns} turns" in who.dm.last.text) == (turns > 1), who.dm.last.text
                compared.add(who.dm.last.id)
    assert compared
