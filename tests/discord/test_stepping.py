"""Any game step by step: the board of a moment with what led to it, as far as who looks may know."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest
from msgspec.structs import replace

from bot.discord.core.drawing.lanes import Lane, current_lane
from bot.discord.core.drawing.studio import Studio
from bot.discord.core.layout.components import Click
from bot.discord.reading.step_store import all_called
from bot.discord.reading.stepping import Step
from bot.engine.moves import Seat
from bot.sandbox import Actor, Answer, Sandbox, Seen
from bot.sessions import User
from tests.discord.at_random import RandomPeople
from tests.discord.records import sol_record
from tests.discord.stage import Stage, private_refusal, stage
from tests.discord.test_chronicle import retold
from tests.discord.test_hostile_values import pressed

SMALL = "-# "


def place(message: Seen) -> tuple[int, int]:
    """Which moment a message shows, and how many there are."""
    lines = [line for line in message.text.splitlines() if line.startswith(SMALL) and " of " in line]
    at, _, of = lines[-1].removeprefix(SMALL).split(",")[0].partition(" of ")
    return int(at), int(of)


async def opened(scene: Stage, who: Actor, session: int, *path: str) -> Seen:
    """The message of a moment that someone opens from a message in the channel."""
    here = scene.mira.say("a word")
    answer = await pressed(who, here, Click("step", session, 0, path).custom_id)
    assert answer.ephemeral
    return answer.message


async def answered(scene: Stage, answer: Answer) -> Answer:
    """An answer once all of it has come."""
    while tasks := [*scene.client.context.answering]:
        await asyncio.wait(tasks)
    return answer


@pytest.fixture
async def ended(scene: Stage) -> int:
    """A whole game of SOL of Ada and Grace, imported by Mira."""
    await scene.mira.slash("game file import", options={"file": ("game.json", sol_record())})
    (session,) = await scene.sessions.archive.imported_by(int(scene.mira.id))
    return session


def test_of_one_players_turns_the_first_and_the_last_moment_stay() -> None:
    told = retold("sol", 3, ["Mira", "Bo", "Cy"])
    assert Step(told, 5, 1).whose is None  # no one with this id sits there
    assert Step(told, 5, 1, own=True).stops == list(range(len(told.moments)))
    step = Step(replace(told, viewer=Seat(1)), 5, 1, own=True)
    turns = [at for at, moment in enumerate(told.moments, 1) if 1 in moment.turn]
    assert 3 < len(turns) < len(told.moments) / 2
    assert step.stops == sorted({0, *turns, len(told.moments) - 1})
    assert step.following == [at for at in step.stops if at > 5]
    last = Step(told, len(told.moments) - 1, 1)
    assert last.following == list(reversed(last.stops))[1:]


def test_what_a_moment_is_called_tells_the_move_and_names_no_one_twice() -> None:
    told = retold("sol", 3, ["Mira", "Bo", "Cy"])
    built = 0
    for number, each in enumerate(all_called(told, "en")):
        events, turn = told.moments[number].events, told.moments[number - 1].turn if number else ()
        _, _, name = each.label.rpartition(" · ")
        if not turn or not told.moments[number].turn:
            continue
        assert not each.told.startswith(f"{name} "), "the label says it"
        assert f"{name} · {name}" not in each.line
        if any(event.key.startswith("build-") and event.about in turn for event in events):
            assert each.told.startswith("Built a ")
            assert f" · {name} built a " in each.line
            built += 1
    assert built > 9
    assert [each.label for each in all_called(told, "en")[:: len(told.moments) - 1]] == [
        "The start",
        "The end · Mira, Bo and Cy won",
    ]
    alone = replace(told.standings, scores=(1, 17, 3), places=(3, 1, 2))
    assert all_called(replace(told, standings=alone), "de")[-1].label == "Das Ende · Sieg: Bo"
    ended = replace(told, standings=replace(told.standings, places=None))
    assert all_called(ended, "en")[-1].label == "The end"


@pytest.mark.e2e
@pytest.mark.pictures
async def test_a_game_that_is_over_is_stepped_through_in_every_view(scene: Stage, ended: int) -> None:
    first = await opened(scene, scene.mira, ended)
    assert place(first)[0] == 1
    assert "Imported from a file" in first.text
    assert [each["filename"] for each in first.attachments] == ["moment.png"]
    assert "SOL" in first.alt_texts[0]
    assert all(first.button(label)["disabled"] for label in ("« First", "‹ Back"))
    second = (await scene.mira.click(first, "Next ›")).message
    assert (second.id, place(second)[0]) == (first.id, 2)
    assert "Ada" in second.text
    last = (await scene.mira.click(second, "Last »")).message
    at, of = place(last)
    assert at == of > 40
    assert "**SOL** · The end" in last.text
    assert "\nNext" not in last.text
    assert all(last.button(label)["disabled"] for label in ("Next ›", "Last »"))
    turns, views = last.menus
    assert len(turns["options"]) <= 25
    assert [each["value"] for each in turns["options"] if each.get("default")] == [str(of - 1)]
    values = [each["value"] for each in turns["options"]]
    assert turns["options"][0]["label"] == "Earlier turns …"
    assert values[1:] == [str(at) for at in range(of - 23, of)]
    earlier = (await scene.mira.choose(last, values[:1], turns["custom_id"])).message
    assert place(earlier) == (at, of), "the moment stays until another is picked"
    values = [each["value"] for each in earlier.menus[0]["options"]]
    assert values[1:-1] == [str(at) for at in range(of - 46, of - 23)]
    assert [earlier.menus[0]["options"][n]["label"] for n in (0, -1)] == ["Earlier turns …", "Later turns …"]
    middle = int(values[12])
    around = (await scene.mira.choose(earlier, [values[12]], earlier.menus[0]["custom_id"])).message
    values = [each["value"] for each in around.menus[0]["options"]]
    assert values[1:-1] == [str(at) for at in range(middle - 11, middle + 12)]
    last = (await scene.mira.click(around, "Last »")).message
    ada = (await scene.mira.choose(last, ["0"], views["custom_id"])).message
    assert "as Ada saw it" in ada.text
    assert place(ada) == (at, of)
    own = (await scene.mira.click(ada, "● Ada only")).message
    named = [each["label"] for each in own.menus[0]["options"]]
    assert named[-1].startswith("The end · ")
    assert named[-1].endswith(" won")
    assert 20 < len(named) <= 25
    assert all("Ada" in each for each in named[1:-1])
    before = (await scene.mira.click(own, "‹ Back")).message
    assert "**● Ada** " in before.text
    assert "Next: ★ Grace" in before.text
    assert " · Ada" in before.text.splitlines()[1]
    then = place(before)[0]
    assert place((await scene.mira.click(before, "‹ Back")).message)[0] < then - 1
    some = before.menus[0]["options"][7]["value"]
    there = (await scene.mira.choose(before, [some], before.menus[0]["custom_id"])).message
    assert place(there)[0] == int(some) + 1
    assert "as Ada saw it" in there.text
    assert "All turns" in there.labels


@pytest.mark.e2e
@pytest.mark.pictures
async def test_a_moment_is_shown_in_the_channel_as_everyone_saw_it(scene: Stage, ended: int) -> None:
    message = await opened(scene, scene.mira, ended, "0", "9", "all", "on")
    assert "as Ada saw it" in message.text
    (said,) = (await answered(scene, await scene.mira.click(message, "Show in channel"))).followups
    assert said.ephemeral
    assert "Posted as everyone may see it" in said.text
    shown = next(each for each in reversed(scene.table.messages) if not each.ephemeral)
    assert shown.id != message.id
    assert not shown.ephemeral
    assert "Mira looks back at this moment" in shown.text
    assert "as everyone saw it" in shown.text
    assert place(shown)[0] == 10
    assert shown.labels == ["Step through"]
    mine = await scene.cy.click(shown, "Step through")
    assert mine.ephemeral
    assert place(mine.message)[0] == 10
    again = await answered(scene, await scene.cy.click(mine.message, "Show in channel"))
    assert again.followups == []
    assert scene.table.last.text.count("Cy looks back at this moment") == 1


@pytest.mark.e2e
async def test_a_running_game_is_seen_as_far_as_one_may_know(scene: Stage) -> None:
    session = await scene.game("embers", scene.bo)
    scene.sandbox.skip(60)
    await RandomPeople(scene, scene.table, "embers").play_on(8)
    await scene.settled()
    mine = (await scene.mira.slash("game file step", options={"turn": "999"})).message
    assert "as Mira saw it" in mine.text
    assert "**Embers** · Now" in mine.text or "\nNext" in mine.text
    refused = await scene.mira.slash("game file step", options={"seat": 2})
    assert "Not your seat" in private_refusal(refused)
    forged = Click("step", session.id, 0, ("1", "3", "all", "on")).custom_id
    assert "Not your seat" in private_refusal(await pressed(scene.mira, mine, forged))
    watching = (await scene.cy.slash("game file step")).message
    assert "as everyone saw it" in watching.text
    assert len(watching.menus) == 1
    number = await scene.mira.autocomplete("game file step", "turn", {"turn": "round 1"})
    assert number.choices
    assert all("Round 1" in each["name"] for each in number.choices)
    found = await scene.mira.slash("game file step", options={"turn": "ROUND 1"})
    assert "Round 1" in found.message.text
    nothing = await scene.mira.slash("game file step", options={"turn": "{ $seat } **x**"})
    assert "Not found" in private_refusal(nothing)


@pytest.mark.e2e
@pytest.mark.pictures
async def test_the_next_boards_are_drawn_ahead_when_no_one_waits(
    scene: Stage, ended: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    lanes, draw = list[Lane](), Studio.draw

    async def noting(self: Studio, *given: Any, **named: Any) -> Any:
        lanes.append(current_lane())
        return await draw(self, *given, **named)

    monkeypatch.setattr(Studio, "draw", noting)
    message = await opened(scene, scene.mira, ended, "-", "7", "all", "on")
    await scene.settled()
    assert lanes == [Lane.PERSON, Lane.LEISURE, Lane.LEISURE]
    await scene.mira.click(message, "Next ›")
    await scene.settled()
    assert lanes[3:] == [Lane.LEISURE]
    assert place(message)[0] == 9


@pytest.mark.e2e
async def test_twenty_people_step_at_once(scene: Stage, ended: int) -> None:
    people = [scene.sandbox.add_person(f"Reader {number}") for number in range(20)]
    here = scene.mira.say("a word")
    click = Click("step", ended, 0, ("-", "3", "all", "on")).custom_id
    await pressed(scene.mira, here, click)
    answers = await asyncio.gather(*(who.click(here, click) for who in people))
    await scene.settled()
    assert {place(answer.message)[0] for answer in answers} == {4}


@pytest.mark.e2e
async def test_a_message_is_gone_on_with_after_a_restart(tmp_path: Path) -> None:
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.game("embers", scene.bo)
            sandbox.skip(60)
            await RandomPeople(scene, scene.table, "embers").play_on()
            await scene.settled()
            message = (await scene.mira.click(scene.table.last, "Step through")).message
            assert place(message)[0] == 1
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            assert place((await scene.mira.click(message, "Next ›")).message)[0] == 2


@pytest.mark.e2e
async def test_a_game_that_was_ended_early_says_so_in_its_last_step(scene: Stage) -> None:
    session = await scene.game("embers", scene.bo)
    await scene.sessions.end(session.id, User(int(scene.mira.id), "Mira"), admin=True)
    await scene.settled()
    message = await opened(scene, scene.mira, session.id, "-", "999", "all", "last")
    assert "The game was ended early." in message.text
    told = await scene.sessions.archive.retold(session.id)
    assert "?" not in [each.told for each in await scene.client.context.steps.called(told, "en")]


@pytest.mark.e2e
async def test_going_back_asks_for_the_turn_that_the_step_names(scene: Stage) -> None:
    session = await scene.game("ferries", scene.bo)
    for _ in range(6):
        await RandomPeople(scene, scene.table, "ferries").play_on(1)
    await scene.settled()
    named = set[str]()
    for number in range(4):
        message = await opened(scene, scene.mira, session.id, "0", str(number), "all", "on")
        label = next(each for each in message.labels if each.startswith("Go back to"))
        whose = label.removeprefix("Go back to ").removesuffix(" …")
        chapter = next(line for line in message.text.splitlines() if line.startswith("Next"))
        sure = (await scene.mira.click(message, label)).message
        assert f"Take back {whose} (" in sure.text
        if chapter.startswith("Next, "):
            named_so = f"Take back {whose} ({chapter[6:].split(':')[0]}) and all after it?"
            assert named_so in sure.text
        named.add(whose)
    assert named == {"your turn", "Bo’s turn"}
