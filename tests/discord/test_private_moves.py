"""What is done in secret leaves no trace for the others: no message, no number, no count."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.engine.moves import Move, Seat
from bot.sandbox import Actor, Sandbox
from bot.sessions import Sessions
from tests.discord.stage import Stage, stage
from tests.discord.witness import Witness

pytestmark = pytest.mark.e2e


async def habits(scene: Stage, who: Actor, *words: str) -> None:
    """Change a setting that only its owner knows of, so many times."""
    for word in words:
        await scene.sessions.submit(int(who.id), scene.live().id, Move("habit", (word,)))
        await scene.settled()


async def stake(scene: Stage, who: Actor, seat: int) -> None:
    session = scene.live()
    moves = await scene.sessions.moves(session.id, int(who.id), Seat(seat))
    await scene.sessions.submit(int(who.id), session.id, moves[0], seat=Seat(seat))
    await scene.settled()


async def test_a_setting_sends_nothing_and_leaves_every_button_as_it_was(scene: Stage) -> None:
    await scene.game("embers", scene.bo, scene.cy)
    await stake(scene, scene.mira, 0)
    witness = Witness(scene, scene.bo, scene.table)
    before = [message.components for message in (*scene.table.messages, *scene.bo.dm.messages)]
    await habits(scene, scene.cy, "bold", "calm", "bold")
    assert not any(witness.take().values())
    assert [message.components for message in (*scene.table.messages, *scene.bo.dm.messages)] == before


async def test_after_a_restart_a_setting_sends_nothing_and_buttons_count_as_before(tmp_path: Path) -> None:
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.game("embers", scene.bo, scene.cy)
            await habits(scene, scene.cy, "bold", "calm")
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.settled()
            witness = Witness(scene, scene.bo, scene.table)
            await habits(scene, scene.cy, "bold")
            assert not any(witness.take().values())
            session = scene.live()
            known = (await scene.sessions.position(session.id, Seat(1))).revision
            assert session.seq - known == 3
            panel = (await scene.bo.slash("hand")).message
            ids = [each["custom_id"] for each in panel.components if "custom_id" in each]
            assert any(f":{known}:" in each for each in ids)
            assert not any(f":{session.seq}:" in each for each in ids)


async def test_an_old_button_says_what_changed_and_counts_no_secret_moves(scene: Stage) -> None:
    await scene.game("embers", scene.bo, scene.cy)
    await stake(scene, scene.mira, 0)
    panel = (await scene.bo.click(scene.table.last, "Play")).message
    seen = list(panel.payload["components"])
    for seat, who in ((1, scene.bo), (2, scene.cy)):
        await stake(scene, who, seat)
    await habits(scene, scene.cy, "bold", "calm")
    panel.payload["components"] = seen
    stakes = [each["custom_id"] for each in panel.buttons if ":do:" in each["custom_id"]]
    answer = await (
        scene.bo.click(panel, stakes[0])
        if stakes
        else scene.bo.choose(panel, panel.menus[0]["options"][-1]["value"], panel.menus[0]["custom_id"])
    )
    assert "2 moves were played" in answer.text


async def test_a_move_that_is_not_legal_is_refused_alike_whatever_was_done_in_secret(scene: Stage) -> None:
    await scene.game("embers", scene.bo, scene.cy)
    await stake(scene, scene.mira, 0)
    panel = (await scene.bo.click(scene.table.last, "Play")).message
    menu = panel.menus[0]
    card, wrong = menu["options"][0]["value"], menu["custom_id"].replace("stake", "douse")
    shown = json.loads(json.dumps(panel.payload["components"]).replace(menu["custom_id"], wrong))
    told = []
    for words in ((), ("bold", "calm")):
        await habits(scene, scene.cy, *words)
        panel.payload["components"] = shown
        told.append((await scene.bo.choose(panel, card, wrong)).text)
    assert told[0] == told[1]


async def test_the_proof_of_a_running_game_counts_the_moves_that_its_reader_knows_of(scene: Stage) -> None:
    await scene.game("embers", scene.bo, scene.cy)
    await habits(scene, scene.cy, "bold", "calm")
    await stake(scene, scene.mira, 0)
    for who, moves in (
        (scene.bo, "One move"),
        (scene.cy, "3 moves"),
        (scene.sandbox.person("Dee"), "One move"),
    ):
        assert moves in (await who.slash("game file verify")).text


async def test_the_log_has_pages_for_what_its_reader_knows_alone(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await scene.game("embers", scene.bo, scene.cy)
    await habits(scene, scene.cy, *("bold", "calm") * 9)
    monkeypatch.setattr(Sessions, "log", None)
    assert "page 1 of 1" in (await scene.bo.slash("game log")).text.casefold()
    assert "page 2 of 2" in (await scene.cy.slash("game log")).text.casefold()
