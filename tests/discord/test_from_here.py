"""Playing on from a moment of a game that is over: what the seat did not know is dealt anew, and nothing counts."""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path

import msgspec
import pytest
from msgspec.structs import replace

from bot.discord.core.layout.components import Click
from bot.engine.moves import Seat
from bot.engine.record import load_record, replay
from bot.sandbox import Actor, Answer, Sandbox
from bot.sessions import Refused, SessionView, Status, User
from tests.discord.at_random import RandomPeople
from tests.discord.stage import Stage, private_refusal, stage
from tests.discord.test_hostile_values import pressed

pytestmark = pytest.mark.e2e


async def ended(scene: Stage, *others: Actor) -> SessionView:
    """A whole game of Embers for Mira, Bo and others."""
    session = await scene.game("embers", scene.bo, *others)
    scene.sandbox.skip(60)
    assert await RandomPeople(scene, scene.table, "embers").play_on() is None
    await scene.settled()
    return await scene.sessions.get(session.id)


async def opened(scene: Stage, before: SessionView, moment: int = 1, seat: int = 1) -> Answer:
    """Mira opens a table that goes on from a moment, with a seat's view."""
    here = scene.mira.say("a word")
    step = await pressed(
        scene.mira, here, Click("step", before.id, 0, (str(seat), str(moment), "all", "on")).custom_id
    )
    label = next(label for label in step.message.labels if label.startswith("Play on from here"))
    return await scene.mira.click(step.message, label)


async def test_it_goes_on_as_the_seat_knew_it_and_the_rest_is_dealt_anew(scene: Stage) -> None:
    before = await ended(scene)
    game = scene.client.context.games["embers"]
    card = await opened(scene, before)
    assert "Goes on from an earlier game: Round 2" in card.text
    assert "is not rated" in card.text
    session = scene.live()
    assert [holder.user_id for holder in session.holders] == [None, int(scene.mira.id)]
    await scene.mira.click(card.message, "Start")
    await scene.settled()
    session = scene.live()
    log = await scene.sessions.log(session.id)
    assert "from-here" in [event.key for line in log for event in line.events]
    scene.sandbox.skip(60)
    assert await RandomPeople(scene, scene.table, "embers").play_on() is None
    await scene.settled()
    over = await scene.sessions.get(session.id)
    assert over.status is Status.FINISHED
    assert over.result is not None
    assert not over.result.is_rated
    assert "**Verified.**" in (await scene.bo.slash("game file verify")).text
    record = load_record(await scene.sessions.export(session.id))
    states, views = [], []
    for state, _, _ in replay(game, record):
        states.append(game.encode(state))
        views.append(game.encode(game.view(state, Seat(1))))
    told = await scene.sessions.archive.retold(before.id, Seat(1))
    assert views[0] == told.moments[1].view
    origin = session.table_state.origin
    assert origin is not None
    assert states[0] != b64decode(origin.state)
    assert states[-1] == game.encode(await scene.truth(session))
    refused = await scene.mira.slash(
        "game file import", options={"file": ("game.json", msgspec.json.encode(record))}
    )
    assert "Not a whole game" in private_refusal(refused)
    steps = await scene.mira.slash("game file step")
    assert "1 of " in steps.text


async def test_the_bot_may_start_again_in_between(tmp_path: Path) -> None:
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            card = await opened(scene, await ended(scene), moment=0)
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.mira.click(card.message, "Start")
            await scene.settled()
            session = scene.live()
            sandbox.skip(60)
            await RandomPeople(scene, scene.table, "embers").play_on(3)
            await scene.settled()
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            assert "**Verified.**" in (await scene.bo.slash("game file verify")).text
            assert (await scene.sessions.get(session.id)).holders == session.holders


async def test_the_host_keeps_the_seat_whoever_joins_and_all_seats_are_needed(scene: Stage) -> None:
    before = await ended(scene, scene.cy)
    card = await opened(scene, before)
    await scene.sessions.remove_computer(scene.live().id, User(int(scene.mira.id), "Mira"))
    await scene.settled()
    assert scene.sessions.finder.overview.seats_of(scene.live()) == (1, 3)
    assert scene.table.last.button("Start")["disabled"]
    assert "Options" not in scene.table.last.labels
    assert "preset" not in [menu["custom_id"].split(":")[1] for menu in scene.table.last.menus]
    with pytest.raises(Refused, match="from-here-options"):
        await scene.sessions.set_option(scene.live().id, User(int(scene.mira.id), "Mira"), "rounds", "5")
    with pytest.raises(Refused, match="too-few"):
        await scene.sessions.start(scene.live().id, User(int(scene.mira.id), "Mira"))
    await scene.bo.click(scene.table.last, "Join")
    await scene.settled()
    with pytest.raises(Refused, match="options-full"):
        await scene.sessions.join(scene.live().id, User(int(scene.cy.id), "Cy"))
    await scene.mira.click(scene.table.last, "Start")
    await scene.settled()
    held = [holder.user_id for holder in scene.live().holders]
    assert held == [None, int(scene.mira.id), int(scene.bo.id)]
    assert card.message


async def test_no_one_plays_on_from_a_game_that_runs_or_from_its_end(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await ended(scene)
    end = Click("step-play", before.id, 0, ("99", "0")).custom_id
    assert "Nothing left to play" in private_refusal(await pressed(scene.mira, scene.mira.say("x"), end))
    nobody = Click("step-play", before.id, 0, ("1", "7")).custom_id
    assert "No such seat" in private_refusal(await pressed(scene.mira, scene.mira.say("x"), nobody))
    game = scene.client.context.games["embers"]
    with monkeypatch.context() as newer:
        newer.setattr(game, "info", replace(game.info, version=game.info.version + 1))
        old = Click("step-play", before.id, 0, ("1", "0")).custom_id
        assert "The rules have changed" in private_refusal(
            await pressed(scene.mira, scene.mira.say("x"), old)
        )
    running = await scene.game("embers", scene.bo)
    scene.sandbox.skip(60)
    await RandomPeople(scene, scene.table, "embers").play_on(9)
    early = Click("step-play", running.id, 0, ("0", "0")).custom_id
    said = private_refusal(await pressed(scene.mira, scene.mira.say("x"), early))
    assert "still running" in said or "Nothing left" in said


async def test_it_says_that_a_first_game_goes_on_and_not_how_to_begin_one(scene: Stage) -> None:
    await scene.lobby("sol", scene.bo)
    await scene.sessions.choose_preset(scene.live().id, User(int(scene.mira.id), "Mira"), "first")
    await scene.settled()
    await scene.mira.click(scene.table.last, "Start")
    await scene.settled()
    assert "To begin, launch two sundivers" in scene.table.last.text
    scene.sandbox.skip(60)
    assert await RandomPeople(scene, scene.table, "sol").play_on(3) is not None
    await scene.settled()
    before = await scene.sessions.end(scene.live().id, User(int(scene.mira.id), "Mira"), admin=True)
    await scene.settled()
    card = await opened(scene, before, moment=1, seat=0)
    assert "Goes on from an earlier game" in card.text
    assert "-# First game" in card.text.splitlines()
    assert "Standard" not in card.text
    await scene.mira.click(card.message, "Start")
    await scene.settled()
    assert "turn" in scene.table.last.text
    assert "To begin, launch two sundivers" not in scene.table.last.text
