"""Lessons as their learners meet them: from the help, by the buttons of a real panel, left and found again."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord.core.layout.components import Click
from bot.discord.reading import lesson_shelf, lessons
from bot.engine.lessons import lessons_of
from bot.games.catalogue import games
from bot.sandbox import Answer, Seen
from bot.sessions.people.lessons import Progress
from tests.discord.stage import Stage, private_refusal, stage
from tests.discord.test_hostile_values import pressed

pytestmark = pytest.mark.e2e


@pytest.fixture
async def scene(tmp_path: Path) -> AsyncIterator[Stage]:
    async with stage(tmp_path / "games.db", games={"sol": games()["sol"]}) as made:
        yield made


async def now(answer: Answer) -> Seen:
    """The message as it is once it is answered."""
    if answer.kind == "later":
        await answer.more()
    return answer.message


async def press(scene: Stage, page: Seen, label: str) -> Seen:
    return await now(await scene.cy.click(page, label))


async def opened(scene: Stage, name: str = "turn") -> Seen:
    page = await press(scene, (await scene.cy.slash("help")).message, "Lessons")
    return await now(await pressed(scene.cy, page, Click("lesson", path=("sol", name)).custom_id))


async def left_at(scene: Stage, beat: str, version: int | None = None) -> None:
    version = games()["sol"].info.version if version is None else version
    await scene.sessions.lessons.keep(int(scene.cy.id), Progress("sol", "turn", beat, version))


def place_of(page: Seen) -> str:
    found = re.search(r"(\d+) of \d+", page.text)
    assert found is not None, page.text
    return found[1]


def menu_of(page: Seen, value: str) -> str:
    """The menu in which a value can be picked."""
    return next(
        str(menu["custom_id"])
        for menu in page.menus
        if any(option["value"] == value for option in menu["options"])
    )


async def picked(scene: Stage, page: Seen, value: str) -> Seen:
    return await now(await scene.cy.choose(page, [value], menu_of(page, value)))


async def test_a_lesson_is_played_with_the_panel_of_a_real_game_and_no_table(scene: Stage) -> None:
    page = await opened(scene)
    assert page.ephemeral
    assert place_of(page) == "1"
    page = await press(scene, page, "Next")
    page = await picked(scene, page, "launch-L1")
    assert "→ **Launch 1 to L2" in page.text
    page = await picked(scene, page, "launch-L2")
    page = await picked(scene, page, "L3")
    assert place_of(page) == "3"
    assert "Ada launched 1 to L8 and 1 to U8." in page.text
    assert scene.sessions.of_user(int(scene.cy.id)) == []
    assert scene.sessions.in_channel(int(scene.table.id)) is None


async def test_another_choice_is_answered_and_the_learner_stays(scene: Stage) -> None:
    await left_at(scene, "move")
    page = await press(scene, await opened(scene), "Do nothing")
    assert place_of(page) == "2"
    assert "**Do nothing?** Doing nothing wastes three movement points." in page.text
    page = await picked(scene, page, "launch2-U1")
    assert "stay in the lower orbit" in page.text
    page = await press(scene, page, "Back one")
    assert "stay in the lower orbit" not in page.text
    page = await picked(scene, page, "launch3-L1")
    assert place_of(page) == "2"
    assert "That is legal, but it makes no node." in page.text
    assert (await scene.sessions.lessons.of(int(scene.cy.id)))["sol", "turn"].begun is None


async def test_where_one_left_off_is_kept_and_told_in_the_list(scene: Stage) -> None:
    await left_at(scene, "activate")
    page = await press(scene, (await scene.cy.slash("help")).message, "Lessons")
    assert "3 minutes, begun" in page.text
    page = await press(scene, page, "Go on")
    assert place_of(page) == "5"
    page = await press(scene, page, "Activate: L2, your node")
    assert place_of(page) == "6"
    page = await press(scene, page, "All lessons")
    assert "done ✓" in page.text
    assert place_of(await press(scene, page, "Start over")) == "1"


async def test_after_a_change_of_the_rules_a_lesson_goes_on_or_begins_anew_and_says_so(scene: Stage) -> None:
    await left_at(scene, "node", version=1)
    page = await opened(scene)
    assert "The rules have changed since you were last here. You go on where you were" in page.text
    assert place_of(page) == "3"
    await left_at(scene, "a beat that was left out", version=1)
    page = await opened(scene)
    assert "so this lesson begins anew" in page.text
    assert place_of(page) == "1"
    assert "rules have changed" not in (await opened(scene)).text


async def test_a_click_of_an_earlier_beat_shows_where_the_learner_is(scene: Stage) -> None:
    await left_at(scene, "move")
    page = await opened(scene)
    await left_at(scene, "node")
    assert place_of(await press(scene, page, "Do nothing")) == "3"


async def test_a_lesson_that_the_rules_do_not_play_touches_nothing_else(
    scene: Stage, monkeypatch: pytest.MonkeyPatch, expected_errors: list[str]
) -> None:
    expected_errors.append("a lesson does not fit the rules")
    lessons = lessons_of("sol")
    lessons["turn"] = replace(lessons["turn"], before=("0 launch K1",))
    monkeypatch.setattr(lesson_shelf, "lessons_of", lambda slug: lessons)
    session = await scene.game("sol", scene.bo)
    page = await press(scene, (await scene.cy.slash("help")).message, "Lessons")
    answer = await pressed(scene.cy, page, Click("lesson", path=("sol", "turn")).custom_id)
    assert "can’t be played until that is mended" in private_refusal(answer)
    assert (await scene.sessions.get(session.id)).status.live
    assert place_of(await opened(scene, "points")) == "1"


async def test_the_lobby_offers_the_lessons_of_its_game(scene: Stage) -> None:
    await scene.mira.slash("game new", game="sol")
    await scene.settled()
    card = scene.table.messages[-1]
    answer = await scene.bo.click(card, "Lessons")
    assert answer.ephemeral
    assert "Learn SOL" in answer.text


async def test_a_lesson_answers_before_its_picture_is_drawn(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The words of the beat come at once, below the picture of the beat before; the new one follows by an edit."""
    async with stage(tmp_path / "games.db", games={"sol": games()["sol"]}, wait=0.0) as scene:
        page, context = await opened(scene), scene.client.context
        while tasks := [*context.answering]:
            await asyncio.wait(tasks)
        before, (picture,) = place_of(page), [each["id"] for each in page.attachments]
        drawn, sight = asyncio.Event(), lessons._sight

        async def slow(*given: Any) -> Any:
            await drawn.wait()
            return await sight(*given)

        monkeypatch.setattr(lessons, "_sight", slow)
        page = await press(scene, page, "Next")
        assert place_of(page) != before
        assert [each["id"] for each in page.attachments] == [picture]
        drawn.set()
        while tasks := [*context.answering]:
            await asyncio.wait(tasks)
        assert [each["id"] for each in page.attachments] not in ([], [picture])
