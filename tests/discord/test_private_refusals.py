"""What goes wrong with hands: a private answer with rule and remedy, and nothing changes."""

from __future__ import annotations

import asyncio

import pytest

from bot.engine.moves import CLOCK, Move, Seat
from bot.engine.playout import Dice
from tests.discord.hands import Driver, building, hand_messages, until_action
from tests.discord.stage import Stage, private_refusal

pytestmark = [pytest.mark.e2e, pytest.mark.judged]


async def test_cards_that_are_not_in_ones_hand_cannot_be_played(scene: Stage) -> None:
    await building(scene)
    now, *_ = await scene.awaited()
    other = next(who for who in (scene.mira, scene.bo, scene.cy) if who.name != now.name)
    foreign = await _only_in_hand_of(scene, other.name, now.name)
    before = await scene.state()
    text = private_refusal(await now.slash("supernova play", card=foreign))
    assert "(rule " in text
    invented = private_refusal(await now.slash("supernova play", card="no-such-card"))
    assert "(rule " in invented
    assert await scene.state() == before


async def _only_in_hand_of(scene: Stage, owner: str, other: str) -> str:
    names: dict[str, set[str]] = {}
    for who in (scene.mira, scene.bo, scene.cy):
        offered = (await who.autocomplete("supernova inspect", "what", {"what": ""})).values
        names[who.name] = set(offered)
    return sorted(names[owner] - names[other])[0]


async def test_moves_out_of_phase_or_out_of_turn_are_refused(scene: Stage) -> None:
    await building(scene)
    await until_action(scene, scene.live())
    (now,) = await scene.awaited()
    other = next(who for who in (scene.mira, scene.bo, scene.cy) if who.name != now.name)
    before = await scene.state()
    for answer in (
        await now.slash("supernova attack", options={"planet": "pollux", "from": "castor"}),
        await now.slash("supernova jettison", card="bribery"),
        await now.slash("supernova deal accept", player="seat-2"),
        await other.slash("supernova pass"),
        await other.slash("supernova draw", pile="main"),
    ):
        private_refusal(answer)
    assert await scene.state() == before


@pytest.mark.sandboxed
async def test_another_players_message_plays_nothing_for_whoever_gets_hold_of_it(scene: Stage) -> None:
    """No one can click in others' direct messages; a forged click is judged by who sends it."""
    await building(scene)
    await until_action(scene, scene.live())
    (now,) = await scene.awaited()
    other = next(who for who in (scene.mira, scene.bo, scene.cy) if who.name != now.name)
    panel = (await now.click(scene.table.last, "Play")).message
    before = await scene.state()
    forged = (await other.click(scene.table.last, "Play")).message
    forged.payload["components"] = panel.payload["components"]
    answer = await other.click(forged, "Pass")
    assert await scene.state() == before
    assert private_refusal(answer)


async def test_a_window_that_has_closed_answers_what_happened_since(scene: Stage) -> None:
    driver = await Driver.at_table(scene, "stale")
    who = await driver.at_window()
    panel = (await who.slash("hand")).message
    await driver.play(CLOCK, Move("close"))
    seat = Seat(driver.people.index(who))
    while seat in driver.game.awaited(await driver.state()):
        state = await driver.state()
        moves = driver.game.moves(state, seat)
        await driver.play(seat, moves[Dice("on").below(len(moves))])
    before = await scene.state()
    answer = await who.click(panel, "Pass")
    assert private_refusal(answer)
    assert await scene.state() == before


@pytest.mark.sandboxed
async def test_two_answers_at_once_count_as_one(scene: Stage) -> None:
    driver = await Driver.at_table(scene, "twice")
    who = await driver.at_window()
    panel, hand_message, seq = (
        (await who.slash("hand")).message,
        hand_messages(who, scene)[0],
        scene.live().seq,
    )
    await asyncio.gather(who.click(panel, "Pass"), who.click(hand_message, "Pass"))
    assert scene.live().seq == seq + 1


async def test_commands_outside_the_games_channel_point_to_it(scene: Stage) -> None:
    await building(scene)
    before = await scene.state()
    text = private_refusal(await scene.mira.slash("supernova pass", channel=scene.second))
    assert f"<#{scene.table.id}>" in text
    assert await scene.state() == before
