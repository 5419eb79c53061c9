"""Tips in the panel of someone who is new to a game, and in no one else's."""

from __future__ import annotations

import pytest

from bot.engine.hints import FIRST_GAMES, LEARNING
from bot.engine.seats import Side
from bot.sessions import User
from tests.discord.stage import Stage

pytestmark = [pytest.mark.e2e, pytest.mark.judged]

TIP = "**Tip:** "


async def test_a_tip_is_for_the_newcomer_alone_until_they_have_done_it(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    other = scene.bo if now.name == scene.mira.name else scene.mira
    panel = (await now.click(scene.table.last, "Play")).message
    assert f"{TIP}*Move*: launch a sundiver to U" in panel.text
    assert panel.text.count(TIP) == 1
    assert TIP not in (await other.click(scene.table.last, "Play")).message.text, "nothing is asked of them"
    assert TIP not in scene.table.last.text
    space = panel.text.partition("launch a sundiver to ")[2].partition(" ")[0]
    after = (await now.slash("sol launch", to=space)).message
    assert "launch a sundiver to U" not in after.text
    await now.slash("sol end")
    await other.slash("sol hold")
    assert (
        f"{TIP}You have no bridge yet: bring a sundiver to"
        in (await now.click(scene.table.last, "Play")).message.text
    )
    await now.slash("sol hold")


async def test_tips_stay_until_their_thing_is_done_in_the_first_two_games(scene: Stage) -> None:
    for number in range(FIRST_GAMES):
        game = await scene.game("sol", scene.bo)
        for _ in range(2 * (LEARNING + 1)):
            now = (await scene.awaited())[0]
            assert TIP in (await now.click(scene.table.last, "Play")).message.text, number
            await now.slash("sol hold")
            await scene.settled()
        await scene.sessions.end(game.id, User(int(scene.mira.id), "Mira"), admin=True)
        await scene.settled()
    await scene.game("sol", scene.cy)
    for _ in range(2):
        now = (await scene.awaited())[0]
        text = (await now.click(scene.table.last, "Play")).message.text
        assert (TIP in text) == (now == scene.cy)
        await now.slash("sol hold")
        await scene.settled()


async def test_a_hand_in_a_direct_message_has_the_tip_of_its_phase(scene: Stage) -> None:
    session = await scene.game("supernova", scene.bo)
    game = scene.client.context.games["supernova"]
    planet = next(hint for hint in game.hints if hint.key == "planet")
    while planet.lacks(state := await scene.truth(session), Side(0)) is None:
        ask = game.asks(state)[0]
        await scene.play(session, ask.seat, ask.default)
    await scene.settled()
    assert f"{TIP}Lay down " in (await scene.mira.slash("hand")).message.text
