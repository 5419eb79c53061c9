"""Wrong seat, channel or moment, old button, double click: a private answer that helps, and nothing changes."""

from __future__ import annotations

import asyncio

import pytest

from bot.engine.moves import Seat
from bot.sandbox import Actor
from bot.sessions import Refused
from tests.discord.at_random import RandomPeople
from tests.discord.stage import Stage, private_refusal

pytestmark = [pytest.mark.e2e, pytest.mark.judged]


async def turns(scene: Stage) -> tuple[Actor, Actor]:
    """Whose turn it is in a game of SOL for two, and whose it is not."""
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    return now, scene.bo if now == scene.mira or now.name == "Mira" else scene.mira


async def a_legal_launch(scene: Stage, who: Actor) -> str:
    offered = await who.autocomplete("sol launch", "to", {"to": ""})
    return str(offered.values[0])


async def test_a_move_out_of_turn_is_told_whose_turn_it_is(scene: Stage) -> None:
    now, other = await turns(scene)
    to = await a_legal_launch(scene, now)
    before = await scene.state()
    text = private_refusal(await other.slash("sol launch", to=to))
    assert now.name in text
    assert "(rule" not in text, "no rule of the game says that"
    assert await scene.state() == before


async def test_a_guest_is_told_how_to_play(scene: Stage) -> None:
    await turns(scene)
    for answer in (await scene.cy.slash("sol hold"), await scene.cy.click(scene.table.last, "Play")):
        assert "no seat" in private_refusal(answer)


async def test_another_channel_points_to_the_table(scene: Stage) -> None:
    await turns(scene)
    text = private_refusal(await scene.mira.slash("sol hold", channel=scene.second))
    assert f"<#{scene.table.id}>" in text


@pytest.mark.sandboxed
async def test_who_plays_at_several_tables_is_asked_which_one_is_meant(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    await scene.game("sol", scene.bo, place=scene.second)
    text = private_refusal(await scene.bo.slash("game board", channel=scene.bo.dm))
    assert text.startswith("**Which game?** ")
    assert f"<#{scene.table.id}> and <#{scene.second.id}>" in text
    offered = (await scene.bo.slash("hand", channel=scene.bo.dm)).message
    assert "Choose one" in offered.text
    shown = await scene.bo.click(offered, offered.labels[1])
    assert "Nothing in this game is hidden" in shown.text


async def test_the_commands_of_another_game_name_the_one_that_is_played(scene: Stage) -> None:
    await turns(scene)
    assert "SOL" in private_refusal(await scene.mira.slash("embers leave"))


async def test_a_lobby_has_no_moves_yet(scene: Stage) -> None:
    await scene.lobby("sol", scene.bo)
    assert "not started" in private_refusal(await scene.mira.slash("sol hold"))
    private_refusal(await scene.mira.slash("game log"))
    private_refusal(await scene.bo.slash("game start"))
    private_refusal(await scene.mira.slash("game new", game="sol"))
    private_refusal(await scene.bo.slash("game join"))


@pytest.mark.sandboxed
async def test_a_finished_game_says_so_and_can_still_be_looked_at(scene: Stage) -> None:
    await scene.game("embers", scene.bo)
    await RandomPeople(scene, scene.table, "over").play_on()
    await scene.settled()
    assert "over" in private_refusal(await scene.mira.slash("embers leave"))
    assert (await scene.mira.slash("game log")).ephemeral
    assert "Verified" in (await scene.mira.slash("game file verify")).text
    assert (await scene.mira.slash("game file export")).message.attachments


async def test_an_old_panel_still_begins_what_is_still_legal(scene: Stage) -> None:
    now, _ = await turns(scene)
    old = (await now.click(scene.table.last, "Play")).message
    menu = old.menus[0]
    first, second = menu["options"][0]["value"], menu["options"][1]["value"]
    other_panel = (await now.slash("sol launch", to=first.removeprefix("launch-"))).message
    assert other_panel.ephemeral
    seq = scene.live().seq
    panel = (await now.choose(old, second, menu["custom_id"])).message
    assert "1 point left" in panel.text
    assert "Launch 1 and end the Move" in panel.labels
    assert scene.live().seq == seq


async def test_an_old_button_in_the_channel_answers(scene: Stage) -> None:
    now, other = await turns(scene)
    living = scene.table.last
    await now.slash("sol hold")
    await scene.settled()
    answer = (
        await now.click(living, "Play")
        if "Play" in living.labels
        else await now.click(scene.table.last, "Play")
    )
    assert answer.ephemeral
    assert other.name in answer.text


@pytest.mark.sandboxed
async def test_a_double_click_plays_once(scene: Stage) -> None:
    now, _ = await turns(scene)
    panel = (await now.click(scene.table.last, "Play")).message
    menu = panel.menus[0]
    panel = (await now.choose(panel, menu["options"][0]["value"], menu["custom_id"])).message
    seq = scene.live().seq
    whole = "Launch 1 and end the Move"
    answers = await asyncio.gather(now.click(panel, whole), now.click(panel, whole))
    assert scene.live().seq == seq + 1
    assert [each.kind for each in answers].count("message") <= 1


@pytest.mark.sandboxed
async def test_an_interaction_that_comes_twice_is_answered_once(scene: Stage) -> None:
    now, _ = await turns(scene)
    to = await a_legal_launch(scene, now)
    scene.sandbox.fault("duplicate", event="INTERACTION_CREATE")
    seq = scene.live().seq
    answer = await now.slash("sol launch", to=to)
    assert answer.ephemeral
    assert scene.live().seq == seq + 1


async def test_a_refusal_names_rule_reason_and_remedy(scene: Stage) -> None:
    now, _ = await turns(scene)
    text = private_refusal(await now.slash("sol fly", options={"from": "R1", "to": "K1"}))
    assert "(rule " in text


async def test_a_game_of_two_is_ended_by_both_and_it_is_asked_once(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    assert "no seat" in private_refusal(await scene.cy.slash("game end"))
    sure = await scene.bo.slash("game end")
    assert sure.message.labels == ["Ask the table"]
    await scene.bo.click(sure.message, "Ask the table")
    await scene.settled()
    assert scene.sessions.in_channel(int(scene.table.id)) is not None
    assert "★ Bo would like to end the game here" in scene.table.last.text
    private_refusal(await scene.cy.click(scene.table.last, "End the game"))
    await scene.mira.click(scene.table.last, "End the game")
    await scene.settled()
    assert scene.sessions.in_channel(int(scene.table.id)) is None
    assert "ended early" in scene.table.last.text
    assert "The table voted" in scene.table.last.text
    assert not any("chooses an action" in alt for alt in scene.table.last.alt_texts)


async def test_undo_takes_back_what_taught_nobody_anything(scene: Stage) -> None:
    now, _ = await turns(scene)
    before = await scene.state()
    panel = (await now.slash("sol launch", to=await a_legal_launch(scene, now))).message
    assert await scene.state() != before
    answer = await now.click(panel, "Undo")
    assert "taken back" in answer.text
    assert await scene.state() == before
    private_refusal(await now.slash("game undo"))


async def test_an_undo_that_others_must_agree_to_stands_in_the_channel(scene: Stage) -> None:
    session = await scene.game("embers", scene.bo, windows="off")
    hand = (await scene.sessions.position(session.id, Seat(0))).view.hands[0]
    await scene.mira.slash("embers stake", card=hand[0])
    other = (await scene.sessions.position(session.id, Seat(1))).view.hands[1]
    await scene.bo.slash("embers stake", card=other[0])
    with pytest.raises(Refused, match="undo-asks"):
        await scene.sessions.undo(int(scene.bo.id), session.id, 0)
    assert scene.live().undo is None, "no one is asked"
    answer = await scene.bo.slash("game undo")
    assert "must agree" in answer.text
    await scene.settled()
    assert "Agree" in scene.table.last.labels
    seq = scene.live().seq
    await scene.mira.click(scene.table.last, "Agree")
    await scene.settled()
    assert scene.live().seq == seq + 1
    assert "Agree" not in scene.table.last.labels
