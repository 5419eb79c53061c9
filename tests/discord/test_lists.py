"""Several plays given at once: who waits for an answer lists what follows, and no one else sees it."""

from __future__ import annotations

import json
from typing import Any

import pytest

from bot.engine.moves import Seat
from bot.sandbox.people.driver import Seen
from tests.discord.hands import Driver
from tests.discord.stage import Stage

pytestmark = [pytest.mark.e2e, pytest.mark.judged]


async def until_a_list_can_be_given(driver: Driver) -> Seat:
    """Play on until a window is open over someone's own part, with a card to follow; whose part it is."""
    for _ in range(400):
        state = await driver.state()
        for seat in map(Seat, range(3)):
            offered = [move for move in driver.game.offer(state, seat).settings if move.verb == "queue"]
            if len(offered) > 1 and not driver.game.moves(state, seat):
                return seat
        seats = driver.game.awaited(state)
        moves = driver.game.moves(state, seats[0])
        await driver.play(seats[0], moves[driver.dice.below(len(moves))])
    raise AssertionError("no list could be given")


async def test_while_others_may_answer_the_panel_offers_what_to_play_next(scene: Stage) -> None:
    driver = await Driver.at_table(scene, "lists")
    seat = await until_a_list_can_be_given(driver)
    await scene.settled()
    who, others = driver.people[seat], [one for one in driver.people if one is not driver.people[seat]]

    def seen() -> str:
        places = (scene.table, *(one.dm for one in others))
        return json.dumps([[message.payload for message in place.messages] for place in places])

    before = seen()
    panel = (await who.slash("hand")).message
    menu = _next_plays(panel)
    word = next(o["value"] for o in menu["options"] if not o["label"].startswith(("end", "clear")))
    panel = (await who.choose(panel, word, menu["custom_id"])).message
    for targets in [menu for menu in panel.menus if " " in menu["custom_id"]]:
        panel = (await who.choose(panel, targets["options"][0]["value"], targets["custom_id"])).message
    assert (await driver.state()).players[seat].wishes.queue
    assert "you play" in panel.text
    assert any(o["label"].startswith("clear") for o in _next_plays(panel)["options"])
    await scene.settled()
    assert seen() == before


def _next_plays(panel: Seen) -> dict[str, Any]:
    return next(menu for menu in panel.menus if menu["placeholder"].startswith("Play next"))
