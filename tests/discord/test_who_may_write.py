"""Someone who may not write in a channel cannot make the bot write there; what only they see is still theirs."""

from __future__ import annotations

import pytest

from bot.sandbox import Place
from bot.sandbox.world.permissions import SEND_MESSAGES, SEND_MESSAGES_IN_THREADS
from tests.discord.stage import Stage, private_refusal

pytestmark = pytest.mark.e2e

TOLD = "You cannot write in this channel"


def silence(scene: Stage, place: Place) -> None:
    """Members can read here, and not write; the bot can."""
    scene.sandbox.deny(place, members=SEND_MESSAGES | SEND_MESSAGES_IN_THREADS)


async def test_no_table_is_opened_where_one_may_not_write(scene: Stage) -> None:
    thread = scene.sandbox.add_thread(scene.table, "quiet")
    silence(scene, scene.table)
    for place in (scene.table, thread):
        before = len(place.messages)
        said = private_refusal(await scene.bo.slash("game new", channel=place, game="sol"))
        assert TOLD in said
        await scene.settled()
        assert len(place.messages) == before
        assert scene.sessions.in_channel(int(place.id)) is None
    help_page = (await scene.cy.slash("help", channel=scene.table)).message
    alone = next(b["custom_id"] for b in help_page.buttons if "alone:0:0:sol" in b["custom_id"])
    answer = await scene.cy.click(help_page, alone)
    assert TOLD in (await answer.followup()).text if answer.kind != "message" else TOLD in answer.text
    assert scene.sessions.in_channel(int(scene.table.id)) is None


async def test_no_game_is_started_nor_played_again_where_one_may_not_write(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo)
    silence(scene, scene.table)
    assert TOLD in private_refusal(await scene.mira.click(card, "Start"))
    scene.sandbox.deny(scene.table)
    await scene.mira.click(card, "Start")
    await scene.settled()
    await scene.mira.slash("game end", reason="enough")
    await scene.settled()
    silence(scene, scene.table)
    assert TOLD in private_refusal(await scene.bo.click(scene.table.last, "Play again"))
    assert scene.sessions.in_channel(int(scene.table.id)) is None


async def test_nothing_private_is_shown_in_a_channel_by_someone_who_may_not_write_there(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    silence(scene, scene.table)
    before = [message.id for message in scene.table.messages]
    for command, options in (("rules", {"query": "hurl"}), ("game file report", {})):
        shown = (await scene.bo.slash(command, options=options)).message
        await scene.sandbox.wait_for(lambda shown=shown: "Show in channel" in shown.labels)
        answer = await scene.bo.click(shown, "Show in channel")
        said = await answer.followup() if answer.kind != "message" else answer.message
        assert TOLD in said.text
        assert said.ephemeral
    await scene.settled()
    assert [message.id for message in scene.table.messages] == before


async def test_a_thread_of_its_own_takes_the_right_to_write_in_threads(scene: Stage) -> None:
    scene.sandbox.deny(scene.table, members=SEND_MESSAGES_IN_THREADS)
    await scene.bo.slash("game new", game="sol")
    await scene.settled()
    busy = await scene.cy.slash("game new", game="factions")
    assert TOLD in private_refusal(await scene.cy.click(busy.message, "Open in a thread"))
    assert not [each for each in scene.sandbox.world.channels.values() if each.kind == "thread"]
