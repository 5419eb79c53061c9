"""How many requests with the bot's token small exchanges take, and that what nobody needs takes none."""

from __future__ import annotations

import pytest

from bot.discord.views import sheet
from bot.discord.views.memory import Memories
from bot.discord.views.table import table_of
from bot.engine.moves import CLOCK, Move, Seat
from bot.games.supernova.answers.windows import Window
from bot.sandbox import Actor
from tests.discord.hands import Driver, building, by_token, hand_messages
from tests.discord.stage import Stage

pytestmark = pytest.mark.e2e


def to_hands(requests: list[str], *people: Actor) -> list[str]:
    """The requests among these that send or change direct messages of some people."""
    return [each for each in requests if any(f"/channels/{who.dm.id}/" in each for who in people)]


@pytest.mark.pictures
async def test_a_phase_that_leaves_a_hand_as_it_is_changes_no_message_of_those_who_wait(scene: Stage) -> None:
    """The picture would say another phase, and other cards that may be played."""
    session = await scene.game("supernova", scene.bo, scene.cy)
    people = scene.mira, scene.bo, scene.cy
    for seat in range(2):
        await scene.play(session, Seat(seat), Move("draw", ("keep",)))
    await scene.settled()
    requests = by_token(scene)
    await people[2].click(hand_messages(people[2], scene)[0], "Keep this hand")
    await scene.settled()
    (asked,) = await scene.awaited()
    assert requests == [f"POST /channels/{place}/messages" for place in (scene.table.id, asked.dm.id)]
    waiting = next(who for who in people if who.name != asked.name)
    message = hand_messages(waiting, scene)[0]
    files = message.attachments
    await waiting.click(message, "Refresh")
    assert message.attachments != files, "its buttons show the hand as it is now"


async def test_a_hand_that_another_player_changes_is_shown_anew(scene: Stage) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    session = scene.live()
    seat = session.seats_of(int(now.id))[0]
    robbed = next(who for who in (scene.mira, scene.bo, scene.cy) if who.name != now.name)
    requests = by_token(scene)
    state = await scene.truth(session)
    state.scrapyard.append(state.players[session.seats_of(int(robbed.id))[0]].hand.pop())
    await scene.put(session, state)
    await scene.play(session, seat, (await scene.sessions.moves(session.id, int(now.id), seat))[0])
    await scene.settled()
    message = hand_messages(robbed, scene)[-1]
    assert f"PATCH /channels/{robbed.dm.id}/messages/{message.id}" in requests


async def test_what_was_missed_makes_no_other_message_of_what_was_learned(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What one learned is told once, among what one missed or below; where it stands is no news."""
    await building(scene)
    (now,) = await scene.awaited()
    seat = scene.live().seats_of(int(now.id))[0]
    table = await table_of(scene.client.context, scene.live(), seat)
    memory = await scene.client.context.part(Memories).of(table)
    memory.learned = ((memory.moves, "You drew Algol."),)

    async def missed(*_: object) -> list[str]:
        return ["Bo passed.", "You drew Algol."]

    usual = await sheet.sheet_of(scene.client.context, table)
    monkeypatch.setattr(sheet, "_news", missed)
    later = await sheet.sheet_of(scene.client.context, table)
    assert usual.print.is_of(later.print)
    memory.learned = ((memory.moves, "You drew Castor."),)
    assert not usual.print.is_of((await sheet.sheet_of(scene.client.context, table)).print)


@pytest.mark.parametrize("answered", [True, False])
async def test_the_end_of_a_window_changes_no_message_of_who_answered_in_it(
    scene: Stage, answered: bool
) -> None:
    """Even if they could have played something else until then; who did not answer reads that it is over."""
    driver = await Driver.at_table(scene, "answered", asked=(0, 1, 2))
    await scene.sessions._autoplay.stop()  # the test closes windows itself
    while True:
        asked = await driver.until_window() or []
        state = await driver.state()
        holders = [seat for seat in asked if len(driver.game.moves(state, seat)) > 1]
        if holders and isinstance(state.stack[-1], Window):
            break
        await driver.let_be()
    await scene.settled()
    seat = holders[0]
    who = driver.people[seat]
    message = hand_messages(who, scene)[0]
    if answered:
        await who.click(message, "Pass")
        await scene.settled()
        assert "No one waits for you, but you may" in message.text
    scene.sandbox.skip(14 * 60 + 1)  # the click serves no more
    requests, seq = by_token(scene), scene.live().seq
    await scene.play(driver.session, CLOCK, Move("close"))
    await scene.settled()
    assert scene.live().seq > seq
    assert len(to_hands(requests, who)) == (0 if answered else 1)
