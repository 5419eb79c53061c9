"""Afterglow on Discord: paths in panels and commands, trades in direct messages, sides of one person, modules."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice, playout
from bot.sandbox import Actor, Sandbox, Seen
from bot.sessions import SessionView
from tests.discord.stage import Stage, private_refusal, stage
from tests.discord.test_drafts import green, grow

pytestmark = pytest.mark.e2e


async def first_turn(scene: Stage, *others: Actor, **options: str) -> SessionView:
    """A game whose hunches are chosen: Mira flies."""
    session = await scene.game("afterglow", *others, **options)
    for seat in range(len(session.holders)):
        await scene.play(session, Seat(seat), Move("hunch", ("A",)))
    await scene.settled()
    return session


async def panel_of(scene: Stage, who: Actor) -> Seen:
    return (await who.click(scene.table.last, "Play")).message


def told(who: Actor) -> str:
    """All that someone got by direct message."""
    return "\n".join(message.text for message in who.dm.messages)


async def test_a_path_grows_in_the_panel_with_its_price_and_is_flown_by_one_button(scene: Stage) -> None:
    session = await first_turn(scene, scene.bo)
    panel = await panel_of(scene, scene.mira)
    menu = next(menu for menu in panel.menus if ":grow:" in menu["custom_id"])
    assert [option["description"] for option in menu["options"][:4]] == [
        "+1 point · costs 1, leaves 5",
        "costs 1, leaves 5",
        "+2 points · costs 1, leaves 5",
        "costs 2 in 2 steps, leaves 4",
    ]
    panel = await grow(scene.mira, panel, "C2")
    assert "1 spent, 5 left" in panel.text
    assert green(panel) == ["Go to C2 for 1"]
    panel = await grow(scene.mira, panel, "A2")
    assert "› You flew to A2 for 3 fuel." in panel.text
    assert "› You took 3 light from a beacon." in panel.text
    await scene.mira.click(panel, "Go to A2 for 3")
    await scene.settled()
    assert (await scene.truth(session)).light[0] == 3
    assert " and drew a card." in scene.table.last.text


async def test_a_path_half_built_survives_a_restart(tmp_path: Path) -> None:
    async with Sandbox(rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await first_turn(scene, scene.bo)
            await grow(scene.mira, await panel_of(scene, scene.mira), "C2", "B2")
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            mira = sandbox.person("Mira")
            panel = await panel_of(scene, mira)
            assert green(panel) == ["Go to B2 for 2"]
            await mira.click(panel, "Go to B2 for 2")
            await scene.settled()
            assert (await scene.truth(scene.live())).places[0] == "B2"


async def test_a_flight_is_taken_back_alone_unless_it_drew_a_card(scene: Stage) -> None:
    session = await first_turn(scene, scene.bo)
    await scene.mira.slash("afterglow fly", to="C2")
    await scene.mira.slash("game undo")
    await scene.settled()
    assert (await scene.truth(session)).places[0] == "C1"
    await scene.mira.slash("afterglow fly", to="B1")
    assert "Bo must agree" in (await scene.mira.slash("game undo")).text


async def test_the_goal_alone_is_typed_and_what_cannot_be_paid_is_told_with_what_is_missing(
    scene: Stage,
) -> None:
    session = await first_turn(scene, scene.bo)
    state = await scene.truth(session)
    state.ash += ["C2", "C6", "B1"] * 7
    await scene.put(session, state)
    seq = scene.live().seq
    text = private_refusal(await scene.mira.slash("afterglow fly", to="A2"))
    assert "The cheapest way to A2 costs 10, and you have 6 (rule 3)." in text
    assert "You need 4 more." in text
    assert scene.live().seq == seq
    state.ash.clear()
    await scene.put(session, state)
    await scene.mira.slash("afterglow fly", to="a2")
    await scene.settled()
    assert "Mira flew to A2 for 3 fuel, took " in scene.table.last.text


async def test_the_partner_alone_is_told_which_card_is_offered(scene: Stage) -> None:
    session = await first_turn(scene, scene.bo, scene.cy)
    state = await scene.truth(session)
    mine, theirs = state.hands[0][0], state.hands[1][0]
    await scene.mira.slash("afterglow offer", card=mine, side="side-2")
    await scene.settled()
    assert f"Mira offers you a {mine}." in told(scene.bo)
    assert "Mira offers Bo a" not in told(scene.cy)
    assert "Mira offers Bo a card." in scene.table.last.text
    await scene.bo.slash("afterglow counter", card=theirs)
    await scene.settled()
    assert f"Bo offers you a {theirs} in return." in told(scene.mira)
    assert "Bo offers Mira a" not in told(scene.cy)
    log = (await scene.cy.slash("game log")).text
    assert "Mira offers Bo a card." in log
    assert "Bo offers Mira a card in return." in log
    await scene.mira.slash("afterglow accept")
    await scene.settled()
    assert "Mira and Bo exchanged cards." in scene.table.last.text
    state = await scene.truth(session)
    assert (state.hands[0][-1], state.hands[1][-1]) == (theirs, mine)


async def test_who_saw_a_card_must_agree_before_it_goes_back(scene: Stage) -> None:
    session = await first_turn(scene, scene.bo, scene.cy)
    card = (await scene.truth(session)).hands[0][0]
    await scene.mira.slash("afterglow offer", card=card, side="side-2")
    await scene.settled()
    assert "Bo must agree" in (await scene.mira.slash("game undo")).text
    await scene.settled()
    assert "-# Mira offers Bo a card." in scene.table.last.text
    button = next(label for label in scene.table.last.labels if "gree" in label)
    await scene.bo.click(scene.table.last, button)
    await scene.settled()
    assert (await scene.truth(session)).stack[-1].__class__.__name__ == "Turn"


async def test_one_person_plays_two_sides_and_is_told_for_which(scene: Stage) -> None:
    session = await scene.game("afterglow", solo="on", ending="together")
    for line in ("hunch A", "hunch B"):
        await scene.play(session, Seat(0), Move.parse(line))
    await scene.settled()
    assert "Mira (Dawn) flies or stays" in scene.table.last.text
    await scene.mira.slash("afterglow fly", to="B1")
    await scene.settled()
    assert "Mira (Dusk) flies or stays" in scene.table.last.text
    assert "Mira (Dawn) flew to B1 for 1 fuel, took " in scene.table.last.text
    await scene.mira.slash("afterglow stay")
    for word in ("feed", "spare"):
        await scene.mira.slash("afterglow vote", vote=word)
    await scene.settled()
    state = await scene.truth(session)
    assert (state.round, state.places[0], state.owners) == (2, "B1", [0, 0, -1])


@pytest.mark.parametrize(("light", "said"), [(30, "won"), (0, "lost")])
async def test_all_win_or_lose_together(scene: Stage, light: int, said: str) -> None:
    session = await scene.game("afterglow", solo="on", ending="together", night="off")
    state = await scene.truth(session)
    state.light[0], state.round = light, 3
    for hand in state.hands:
        state.deck += hand
        hand.clear()
    await scene.put(session, state)
    for line in ("hunch A", "hunch A", "stay", "stay", "vote spare", "vote spare"):
        await scene.play(session, Seat(0), Move.parse(line))
    await scene.settled()
    assert scene.sessions.in_channel(int(scene.table.id)) is None
    ended = "\n".join(message.text for message in scene.table.messages[-2:])
    assert said in ended


async def test_a_module_without_its_partner_does_not_begin_and_says_which_is_missing(scene: Stage) -> None:
    card = await scene.lobby("afterglow", scene.bo, storms="on")
    text = private_refusal(await scene.mira.click(card, "Start"))
    assert "Storms is played only with Mirrors." in text
    assert "Turn Mirrors on too, or turn Storms off." in text


async def test_a_whole_game_is_played_with_every_module(scene: Stage) -> None:
    session = await first_turn(scene, scene.bo, scene.cy, mirrors="on", storms="on")
    game, dice = scene.client.context.games["afterglow"], Dice("whole")
    state: Any = game.copy(await scene.truth(session))
    for turn in playout(game, state, dice):
        await scene.play(session, turn.seat, turn.move)
    await scene.settled()
    assert scene.sessions.in_channel(int(scene.table.id)) is None
    ended = "\n".join(message.text for message in scene.table.messages[-2:])
    assert "The Night" in ended
