"""What one has scored, in the panel of one's turn and in the channel."""

from __future__ import annotations

import pytest

from tests.discord.stage import Stage

pytestmark = [pytest.mark.e2e, pytest.mark.judged]


async def test_a_game_won_together_says_how_far_all_are_and_what_is_ones_own(scene: Stage) -> None:
    session = await scene.game("novasolis", scene.bo, variant="coop")
    game = scene.client.context.games["novasolis"]
    while (ask := game.asks(state := await scene.truth(session))[0]).prompt.key != "ask-turn":
        await scene.play(session, ask.seat, ask.default)
    state.empires[0].coop, state.empires[0].sources = 5, {"settled": 4, "technology": 1}
    state.empires[1].coop, state.empires[1].sources = 8, {"objective": 8}
    await scene.put(session, state)
    await scene.settled()
    who = (await scene.awaited())[0]
    own = "2½ stars: colonies 2, technologies ½" if who is scene.mira else "4 stars: objectives 4"
    panel = (await who.click(scene.table.last, "Play")).message
    assert f"-# Together: 6½ of 62 · Your {own}" in panel.text
    assert own not in scene.table.last.text


async def test_a_game_with_one_source_of_points_needs_no_line(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    assert "Your 0" not in (panel := (await now.click(scene.table.last, "Play")).message).text
    assert "0 momentum" in panel.text
