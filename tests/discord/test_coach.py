"""The coach: advice under each question for who wants it, what the last move missed, and neither without advice."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from bot.engine.moves import Move
from bot.players import advising
from bot.sandbox import Actor, Seen
from bot.sessions import User
from bot.sessions.core.people import Person
from bot.sessions.play.lobby_checks import TableOption
from tests.discord.stage import Stage

pytestmark = pytest.mark.e2e


async def coached(scene: Stage, game: str = "sol", *, advice: bool = True) -> tuple[Actor, Seen]:
    """Whose turn it is in a new game in which everyone is coached, and their panel once that has come."""
    for person in (scene.mira, scene.bo):
        await scene.sessions.people.keep(int(person.id), Person(coach=True))
    await scene.lobby(game, scene.bo)
    host = User(int(scene.mira.id), "Mira")
    if not advice:
        await scene.sessions.table_options.set(scene.live().id, host, TableOption.ADVICE, on=False)
    await scene.settled()
    await scene.mira.click(scene.table.last, "Start")
    await scene.settled()
    now = (await scene.awaited())[0]
    return now, await ready(scene, await now.click(scene.table.last, "Play"))


async def ready(scene: Stage, answer: Any) -> Seen:
    """The panel of an answer once all that was to follow has come."""
    context = scene.client.context
    while tasks := [*context.answering]:
        await asyncio.wait(tasks)
    return answer.message


def line(panel: Seen, begin: str) -> str:
    """The small line of a panel that begins so; empty if there is none."""
    return next((line for line in panel.text.splitlines() if line.startswith(f"-# {begin}")), "")


async def test_a_line_under_the_question_says_what_to_do_and_why(scene: Stage) -> None:
    now, panel = await coached(scene)
    said = line(panel, "**Suggested:**")
    assert "Launch" in said
    assert "compared with" in said
    assert "Suggest" in panel.labels, "the same advice, with a button that plays it"
    assert said.removeprefix("-# ") in (await now.click(panel, "Suggest")).message.text


async def test_after_another_move_it_says_what_had_been_better(scene: Stage) -> None:
    now, panel = await coached(scene)
    panel = await ready(scene, await now.click(panel, "Do nothing"))
    missed = line(panel, "Last move:")
    assert "was better than “Do nothing”" in missed
    assert not line(panel, "**Suggested:**"), "nothing is asked"


async def test_after_the_move_that_was_suggested_there_is_nothing_to_say(scene: Stage) -> None:
    now, panel = await coached(scene)
    panel = (await now.click(panel, "Suggest")).message
    green = next(button for button in panel.buttons if button["style"] == 3)
    panel = await ready(scene, await now.click(panel, green["custom_id"]))
    assert not line(panel, "Last move:")


async def test_a_table_without_advice_has_no_coach(scene: Stage) -> None:
    now, panel = await coached(scene, advice=False)
    assert not line(panel, "**Suggested:**")
    panel = await ready(scene, await now.click(panel, "Do nothing"))
    assert not line(panel, "Last move:")


async def test_who_does_not_want_it_has_none(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    panel = await ready(scene, await now.click(scene.table.last, "Play"))
    assert not line(panel, "**Suggested:**")


async def test_the_panel_does_not_wait_and_a_line_that_is_late_is_dropped(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    free = asyncio.Event()
    think = advising.Adviser.suggestion

    async def slow(self: Any, *given: Any, **more: Any) -> Any:
        await free.wait()
        return await think(self, *given, **more)

    monkeypatch.setattr(advising.Adviser, "suggestion", slow)
    for person in (scene.mira, scene.bo):
        await scene.sessions.people.keep(int(person.id), Person(coach=True))
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    answer = await now.click(scene.table.last, "Play")
    assert "Do nothing" in answer.message.labels, "it is there before anything is thought"
    session = scene.live()
    await scene.sessions.submit(int(now.id), session.id, Move("hold"), seat=session.seats_of(int(now.id))[0])
    free.set()
    panel = await ready(scene, answer)
    assert not line(panel, "**Suggested:**")


async def test_it_is_turned_on_and_off_among_the_settings_and_forgotten_with_the_data(scene: Stage) -> None:
    panel = (await scene.mira.slash("my settings")).message
    panel = (await scene.mira.click(panel, "Coach me")).message
    assert (await scene.sessions.people.get(int(scene.mira.id))).coach
    await scene.mira.click(panel, "No coach")
    assert not (await scene.sessions.people.get(int(scene.mira.id))).coach
    await scene.mira.slash("my settings", options={"coach": True})
    assert (await scene.sessions.people.get(int(scene.mira.id))).coach
    now, _ = await coached(scene)
    coach = scene.client.context.coach
    assert len(coach._given) == 1
    coach.forget(int(now.id))
    assert not coach._given
