"""A panel follows the newest board: its player goes on below it without a click on Play."""

from __future__ import annotations

import asyncio
from typing import Any

import discord
import pytest

from bot.discord.channel import announce
from bot.discord.private import panel as panels
from bot.discord.private.open_panels import OpenPanel
from bot.sandbox import Actor, Seen
from bot.sessions.core.people import Coaching, Person
from tests.discord.stage import Stage

pytestmark = pytest.mark.e2e


async def play_until(scene: Stage, who: Actor, *, asked: bool = True) -> None:
    """Play for everyone what is played for whoever is away, without panels, until this person is asked, or is not."""
    session = scene.live()
    game = scene.client.context.games[session.game]
    while (who in await scene.awaited()) is not asked:
        ask = game.asks(await scene.truth(session))[0]
        await scene.play(session, ask.seat, ask.default)
    announcer, answering = scene.client.announcer, scene.client.context.answering
    while waiting := set(announcer._busy()) - answering:
        await asyncio.wait(waiting)


def panels_of(scene: Stage, who: Actor) -> list[Seen]:
    """The panels that only this person sees, the oldest first."""
    return [message for message in scene.table.private(who) if message.labels and not message.gone]


async def opened(scene: Stage) -> tuple[Actor, Seen]:
    """A game of SOL in which someone waits for their turn, with their panel open; that person and the panel."""
    await scene.game("sol", scene.bo)
    (who,) = await scene.awaited()
    await play_until(scene, who, asked=False)
    return who, (await who.click(scene.table.last, "Play")).message


async def test_a_new_turn_shows_the_panel_below_the_new_board(scene: Stage) -> None:
    who, before = await opened(scene)
    await play_until(scene, who)
    (panel,) = panels_of(scene, who)
    assert before.gone
    assert panel.ephemeral
    assert int(panel.id) > int(scene.table.last.id), "it is the newest message"
    assert "Your turn" in panel.text
    assert panel.attachments, "with its picture"
    assert panel.menus
    menu = panel.menus[0]
    answer = await who.choose(panel, menu["options"][0]["value"], menu["custom_id"])
    assert answer.message.id == panel.id, "and goes on there"
    for other in (scene.mira, scene.bo):
        assert other == who or not panels_of(scene, other), "nobody else sees it"


async def test_what_is_being_chosen_stays_where_it_is(scene: Stage) -> None:
    who, _ = await opened(scene)
    await play_until(scene, who)
    (panel,) = panels_of(scene, who)
    menu = panel.menus[0]
    await who.choose(panel, menu["options"][0]["value"], menu["custom_id"])
    scene.client.announcer.worker(scene.live()).show_again()
    scene.client.announcer.changed(scene.live())
    await scene.settled()
    assert [each.id for each in panels_of(scene, who)] == [panel.id]
    assert int(panel.id) < int(scene.table.last.id)


async def test_who_waits_is_shown_no_new_panel(scene: Stage) -> None:
    await scene.game("sol", scene.bo, scene.cy)
    (first,) = await scene.awaited()
    await play_until(scene, first, asked=False)
    (second,) = await scene.awaited()
    before = (await first.click(scene.table.last, "Play")).message
    await play_until(scene, second, asked=False)
    assert [each.id for each in panels_of(scene, first)] == [before.id]
    assert int(before.id) < int(scene.table.last.id)


async def test_a_panel_is_changed_where_it_is_if_discord_takes_no_further_message(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def refused(*_: object, **__: object) -> None:
        response = type("Response", (), {"status": 400, "reason": "no more"})()
        raise discord.HTTPException(response, {"code": 40094, "message": "no more"})  # type: ignore[arg-type]

    who, before = await opened(scene)
    monkeypatch.setattr(OpenPanel, "below", refused)
    await play_until(scene, who)
    assert [each.id for each in panels_of(scene, who)] == [before.id]
    assert "Your turn" in before.text


@pytest.mark.parametrize("late", [False, True])
async def test_no_panel_moves_away_under_a_click(
    scene: Stage, monkeypatch: pytest.MonkeyPatch, late: bool
) -> None:
    """A click that is being answered is answered in its panel, which follows the board afterwards.

    If it is so `late` that the panel has made way already, the new panel shows the answer.
    """
    who, before = await opened(scene)
    held, begun, own_table = asyncio.Event(), asyncio.Event(), panels.own_table

    async def slow(*given: object) -> object:
        begun.set()
        await held.wait()
        return await own_table(*given)  # type: ignore[arg-type]

    with monkeypatch.context() as patch:
        patch.setattr(panels, "own_table", slow)
        click = asyncio.create_task(who.click(before, "Refresh"))
        await begun.wait()
        if late:
            scene.client.context.late.clicked.clear()
        await play_until(scene, who)
        assert before.gone is late
        held.set()
        await asyncio.wait({click})
        await scene.settled()
    (panel,) = panels_of(scene, who)
    assert int(panel.id) > int(scene.table.last.id)
    assert "Your turn" in panel.text
    assert (await who.click(panel, "Refresh")).message.id == panel.id


async def test_what_a_panel_says_besides_goes_with_it_below_a_newer_board(scene: Stage) -> None:
    who, _ = await opened(scene)
    await play_until(scene, who)
    (panel,) = panels_of(scene, who)
    await who.click(panel, "Do nothing")
    await scene.settled()
    (panel,) = panels_of(scene, who)
    await who.click(panel, "Undo")
    scene.client.announcer.worker(scene.live()).show_again()
    scene.client.announcer.changed(scene.live())
    await scene.settled()
    (panel,) = panels_of(scene, who)
    assert int(panel.id) > int(scene.table.last.id)
    assert "taken back" in panel.text


async def test_two_boards_at_once_move_a_panel_once_and_the_coach_speaks_there(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def twice(*given: Any, **more: Any) -> None:
        await asyncio.gather(*(panels.refresh_panels(*given, **more) for _ in range(2)))

    for person in (scene.mira, scene.bo):
        await scene.sessions.people.keep(int(person.id), Person(coach=Coaching.ALWAYS))
    who, _ = await opened(scene)
    monkeypatch.setattr(announce, "refresh_panels", twice)
    await play_until(scene, who)
    while tasks := [*scene.client.context.answering]:
        await asyncio.wait(tasks)
    (panel,) = panels_of(scene, who)
    assert int(panel.id) > int(scene.table.last.id)
    assert "Suggested:" in panel.text
    assert (await who.click(panel, "Refresh")).message.id == panel.id
