"""The coach: advice under each question in first games and for who wants it, what the last move missed, and neither
without advice.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import Any
from unittest.mock import AsyncMock

import discord
import pytest

from bot.discord.core.layout.components import Click
from bot.discord.core.text.errors import INVALID_FORM
from bot.discord.private.open_panels import OpenPanel
from bot.engine.moves import Move, Seat
from bot.players import advising
from bot.sandbox import Actor, Seen
from bot.sessions import Refused, User
from bot.sessions.core.people import Coaching, Person
from bot.sessions.play.lobby_checks import TableOption
from tests.discord.hands import hand_messages
from tests.discord.stage import Stage
from tests.discord.test_hostile_values import pressed

pytestmark = pytest.mark.e2e


async def coached(
    scene: Stage, coach: Coaching = Coaching.ALWAYS, *, advice: bool = True
) -> tuple[Actor, Seen]:
    """Whose turn it is in a new game of people who want a coach so, and their panel once all of it has come."""
    for person in (scene.mira, scene.bo):
        await scene.sessions.people.keep(int(person.id), Person(coach=coach))
    await scene.lobby("sol", scene.bo)
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
    assert "· next turn you can build" in said
    assert "Suggest" in panel.labels, "the same advice, with a button that plays it"
    assert said.removeprefix("-# ") in (await now.click(panel, "Suggest")).message.text


async def test_it_speaks_where_the_pictures_that_it_would_keep_are_gone(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another change of the panel has replaced them at the same moment."""
    show, refused = OpenPanel.show, list[int]()

    async def gone(self: OpenPanel, view: Any, files: Sequence[Any] = ()) -> Any:
        if any(isinstance(file, discord.Attachment) for file in files):
            refused.append(self.message_id)
            response = type("Response", (), {"status": 400, "reason": "gone"})()
            raise discord.HTTPException(response, {"code": INVALID_FORM, "message": "gone"})  # type: ignore[arg-type]
        return await show(self, view, files)

    monkeypatch.setattr(OpenPanel, "show", gone)
    _, panel = await coached(scene)
    assert refused == [int(panel.id)]
    assert line(panel, "**Suggested:**")
    assert panel.attachments


async def test_it_thinks_again_where_others_went_on_meanwhile(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    coach, thought = scene.client.context.coach, list[int]()
    advice = coach.advice
    monkeypatch.delattr(coach, "in_first_games")

    async def overtaken(table: Any) -> Any:
        found = await advice(table)
        thought.append(table.position.seq)
        if len(thought) == 1:
            (other,) = {0, 1} - {table.seat}
            user, order = table.session.holders[other].user_id, Move("orders", ("node", "decline"))
            await scene.sessions.submit(user, table.session.id, order, seat=other)
        return found

    monkeypatch.setattr(coach, "advice", overtaken)
    _, panel = await coached(scene, Coaching.FIRST)
    assert thought == sorted(set(thought))
    assert len(thought) == 2
    assert line(panel, "**Suggested:**")
    assert line(panel, "In your first game, a coach says"), "it was never shown before"


async def test_after_another_move_it_says_what_had_been_better(scene: Stage) -> None:
    now, panel = await coached(scene)
    panel = await ready(scene, await now.click(panel, "Do nothing"))
    missed = line(panel, "Last move:")
    assert "; next turn you can build" in missed
    assert missed.endswith("was better than “Do nothing”"), "what it prepares is not told twice"
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


@pytest.fixture
def asked(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Of whom the store was asked whether a game is new for them; people are coached in first games."""
    found, finished = list[int](), scene.sessions._tables.store.has_finished

    async def noted(guild: int | None, game: str, users: Sequence[int]) -> bool:
        found.extend(users)
        return await finished(guild, game, users)

    monkeypatch.setattr(scene.sessions._tables.store, "has_finished", noted)
    monkeypatch.delattr(scene.client.context.coach, "in_first_games")
    return found


async def test_newcomers_are_coached_unless_they_want_none(scene: Stage, asked: list[int]) -> None:
    now, panel = await coached(scene, Coaching.FIRST)
    said = panel.text.splitlines()
    advice = next(at for at, each in enumerate(said) if each.startswith("-# **Suggested:**"))
    assert said[advice + 1].startswith("-# In your first game, a coach")
    assert "**Tip:**" not in panel.text
    times = asked.count(int(now.id))
    await scene.sessions.people.keep(int(now.id), Person(coach=Coaching.NEVER))
    panel = await ready(scene, await now.click(scene.table.last, "Play"))
    assert not line(panel, "**Suggested:**")
    await scene.sessions.people.keep(int(now.id), Person())
    panel = await ready(scene, await now.click(scene.table.last, "Play"))
    assert line(panel, "**Suggested:**")
    assert line(panel, "In your first game"), "the panel was opened again"
    await now.click(panel, "Do nothing")
    (other,) = await scene.awaited()
    session = scene.live()
    await scene.sessions.submit(
        int(other.id), session.id, Move("hold"), seat=session.seats_of(int(other.id))[0]
    )
    await scene.settled()
    panel = await ready(scene, await now.click(scene.table.last, "Play"))
    assert line(panel, "**Suggested:**")
    assert not line(panel, "In your first game"), "that is said once"
    assert asked.count(int(now.id)) == times, "the store is asked once for each table"


@pytest.mark.parametrize("known", [False, Refused("store-full")], ids=["not new", "not known"])
async def test_who_is_not_known_to_be_new_is_coached_only_if_they_want_it(
    scene: Stage, asked: list[int], known: bool | Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(scene.sessions.newcomers, "plays_first", AsyncMock(side_effect=[known, known]))
    now, panel = await coached(scene, Coaching.FIRST)
    assert not line(panel, "**Suggested:**")
    await scene.sessions.people.keep(int(now.id), Person(coach=Coaching.ALWAYS))
    panel = await ready(scene, await now.click(scene.table.last, "Play"))
    assert line(panel, "**Suggested:**")
    assert not line(panel, "In your first game")


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
        await scene.sessions.people.keep(int(person.id), Person(coach=Coaching.ALWAYS))
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

    async def wish() -> Coaching:
        return (await scene.sessions.people.get(int(scene.mira.id))).coach

    assert await wish() is Coaching.FIRST
    await scene.mira.choose(panel, "always", "m:my-set:0:0:coach")
    assert await wish() is Coaching.ALWAYS
    await scene.mira.slash("my settings", options={"coach": "never"})
    assert await wish() is Coaching.NEVER
    for old, meant in (("on", Coaching.ALWAYS), ("off", Coaching.NEVER)):
        await pressed(scene.mira, panel, Click("my-set", 0, 0, ("coach", old)).custom_id)
        assert await wish() is meant, "so said buttons of earlier panels"
    now, _ = await coached(scene)
    coach = scene.client.context.coach
    assert len(coach._given) == 1
    coach.forget(int(now.id))
    assert not coach._given


async def test_the_coach_speaks_in_direct_messages_too(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    """Under the question of a hand, after a click there too, and of the last move; to its player alone."""
    await scene.sessions.people.keep(int(scene.mira.id), Person(coach=Coaching.ALWAYS))
    session, coach = await scene.game("supernova", scene.bo, short="on"), scene.client.context.coach
    (hand,) = hand_messages(scene.mira, scene)
    assert (said := line(hand, "**Suggested:**"))
    await ready(scene, await scene.mira.click(hand, "Refresh"))
    assert line(hand, "**Suggested:**") == said
    monkeypatch.setattr(coach, "_missed", AsyncMock(return_value="Last move: it was better to wait"))
    await scene.mira.click(hand, "Keep this hand")
    await scene.play(session, Seat(1), Move("draw", ("keep",)))
    await scene.settled()
    (hand,) = hand_messages(scene.mira, scene)
    assert line(hand, "Last move: it was better to wait")
    for other in (hand_messages(scene.bo, scene)[0], scene.table.last):
        assert not line(other, "**Suggested:**")
        assert not line(other, "Last move:")
