"""Whole games by scripted people, every message checked against Discord's document and limits."""

from __future__ import annotations

import pytest

from bot.engine.playout import Dice, playout
from bot.sessions import SessionView
from tests.discord.at_random import RandomPeople
from tests.discord.stage import Stage

pytestmark = pytest.mark.e2e


async def test_embers_from_the_lobby_to_the_last_ember(scene: Stage) -> None:
    await scene.game("embers", scene.bo, scene.cy)
    people = RandomPeople(scene, scene.table, "embers")
    assert await people.play_on() is None
    await scene.settled()
    assert people.clicks > 5
    assert people.commands > 0
    last = scene.table.last
    assert "the game is over" in last.text
    assert {"Play again", "Share", "⋯"} <= set(last.labels)
    answer = await scene.behind(scene.bo, last, "Verify")
    assert "Verified" in answer.text


async def test_depot_with_its_sets_numbers_and_long_lists(scene: Stage) -> None:
    await scene.game("depot", scene.bo)
    people = RandomPeople(scene, scene.table, "depot")
    assert await people.play_on() is None
    assert people.clicks > people.commands > 0


BEGINNING, ENDING = 12, 25
"""So many moves of a game are made by buttons and commands at its beginning, and at least so many at its end."""


async def all_but_its_ends(scene: Stage, session: SessionView, people: RandomPeople) -> None:
    """Play the beginning by buttons and commands, and then on without these until shortly before the end."""
    assert await people.play_on(BEGINNING) is not None
    game = scene.client.context.games[session.game]
    state = game.copy(await scene.truth(session))
    turns = list(playout(game, state, Dice("the middle")))
    for turn in turns[:-ENDING]:
        await scene.play(session, turn.seat, turn.move)


async def test_sol_from_the_lobby_and_to_the_nova(scene: Stage) -> None:
    session = await scene.game("sol", scene.bo, effects="all")
    people = RandomPeople(scene, scene.table, "sol")
    await all_but_its_ends(scene, session, people)
    assert await people.play_on() is None
    await scene.settled()
    last = scene.table.last
    assert "the game is over" in last.text
    assert last.attachments
    assert "Play" not in last.labels


@pytest.mark.slow
@pytest.mark.parametrize("whole", [False, pytest.param(True, marks=pytest.mark.deep)])
async def test_nova_solis_from_the_lobby_to_the_supernova(scene: Stage, whole: bool) -> None:
    session = await scene.game("novasolis", scene.bo, mode="exploration")
    people = RandomPeople(scene, scene.table, "novasolis")
    if not whole:
        await all_but_its_ends(scene, session, people)
    assert await people.play_on() is None
    await scene.settled()
    last = scene.table.last
    assert "the game is over" in last.text
    assert last.attachments
    assert {"Play again", "Share", "⋯"} <= set(last.labels)
    assert "Play" not in last.labels
