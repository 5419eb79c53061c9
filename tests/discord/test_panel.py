"""The private panel: what it offers, what stands out, and how one gets on from it."""

from __future__ import annotations

import asyncio
import gc
import re
from pathlib import Path
from typing import Any

import discord
import pytest
from discord import ui

from bot.engine.foresight import Foreseen, Foresight
from bot.engine.moves import Move
from bot.engine.words import words_of
from bot.games.supernova.round.resigning import RESIGN
from bot.games.supernova.seat.settings import AtAnyTime
from bot.sandbox import Actor, Seen
from tests.discord.stage import Stage, stage
from tests.discord.test_panel_below import panels_of

pytestmark = [pytest.mark.e2e, pytest.mark.judged]

GREEN = discord.ButtonStyle.success.value


async def launched(who: Actor, times: int) -> Seen:
    """The panel after so many launches."""
    panel = None
    for _ in range(times):
        offered = await who.autocomplete("sol launch", "to", {"to": ""})
        panel = (await who.slash("sol launch", to=offered.values[0])).message
    assert panel is not None
    return panel


def greens(panel: Seen) -> list[str]:
    return [button["label"] for button in panel.buttons if button["style"] == GREEN]


async def test_only_what_is_left_to_do_is_green(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    fresh = (await now.click(scene.table.last, "Play")).message
    assert "Do nothing" in fresh.labels
    assert greens(fresh) == []
    assert greens(await launched(now, 1)) == []
    assert greens(await launched(now, 2)) == ["End the action"]


async def test_what_a_move_brings_is_worked_out_once_until_the_game_goes_on(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    played, foreseen = list[Move](), Foresight._foreseen

    def counted(self: Foresight, move: Move, worlds: Any) -> Foreseen:
        played.append(move)
        return foreseen(self, move, worlds)

    monkeypatch.setattr(Foresight, "_foreseen", counted)
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    panel = (await now.click(scene.table.last, "Play")).message
    first = list(played)
    again = (await now.click(panel, "Refresh")).message
    assert again.text == panel.text
    assert played == first
    assert first
    assert len(first) == len(set(first))
    await now.slash("sol hold")
    await scene.settled()
    await (await scene.awaited())[0].click(scene.table.last, "Play")
    assert len(played) > len(first)


async def test_after_the_turn_the_panel_says_what_was_done_and_goes_on_in_place(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    panel = await launched(now, 3)
    after = (await now.click(panel, "End the action")).message
    assert "launched 3 to U" in after.text
    other = (await scene.awaited())[0]
    assert other.name in after.text.splitlines()[0]
    await other.slash("sol hold")
    await scene.settled()
    below = panels_of(scene, now)[-1]
    again = await now.click(below, "Refresh")
    assert again.message.id == below.id
    assert again.message.menus


async def test_undo_is_offered_where_it_works(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    assert "Undo" not in (await now.click(scene.table.last, "Play")).message.labels
    panel = await launched(now, 1)
    assert "Undo" in panel.labels
    assert "Undo turn" not in panel.labels
    assert "Undo" not in (await now.click(panel, "Undo")).message.labels
    before = await scene.state()
    panel = await launched(now, 2)
    back = (await now.click(panel, "Undo turn")).message
    assert "back at the start of your turn" in back.text
    assert await scene.state() == before
    assert "Undo" not in back.labels
    after = (await now.slash("sol hold")).message
    assert "Undo" in after.labels, "nobody has moved since"
    other = (await scene.awaited())[0]
    await other.slash("sol hold")
    assert "Undo" in (await other.click(scene.table.last, "⋯")).message.labels
    await now.slash("sol hold")
    assert "Undo" not in (await other.click(scene.table.last, "⋯")).message.labels


async def test_standing_orders_show_how_they_stand(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    panel = (await now.click(scene.table.last, "Play")).message
    orders = (await now.click(panel, "Settings")).message
    labels = [option["label"] for option in orders.menus[0]["options"]]
    assert labels[0].startswith("the bonus of your own nodes: take it")


async def test_three_choices_or_fewer_are_buttons(scene: Stage) -> None:
    session = await scene.game("embers", scene.bo)
    assert session.started_at is not None
    now = (await scene.awaited())[0]
    panel = (await now.slash("hand")).message
    assert all(len(menu["options"]) > 3 for menu in panel.menus)


@pytest.mark.sandboxed
async def test_a_new_panel_takes_the_place_of_the_old_one(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    old = (await now.click(scene.table.last, "Play")).message
    new = (await now.click(scene.table.last, "Play")).message
    await scene.settled()
    assert old.gone
    assert not new.gone
    await launched(now, 1)
    await scene.settled()
    assert new.gone


async def test_a_panel_that_was_shown_is_not_kept_in_memory(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    for who in (scene.mira, scene.bo):
        answer = await who.click(scene.table.last, "Play")
        await who.click(answer.message, "Refresh")
    await scene.settled()
    gc.collect()
    assert not [each for each in gc.get_objects() if type(each) is ui.LayoutView]


@pytest.mark.sandboxed
async def test_an_open_panel_comes_alive_when_the_turn_comes_back(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    panel = (await now.slash("sol hold")).message
    assert not panel.menus
    other = (await scene.awaited())[0]
    await other.slash("sol hold")
    await scene.settled()
    panel = scene.table.private(now)[-1]
    assert panel.menus
    assert "Your turn: move, convert or activate" in panel.text, "it speaks to its reader"


@pytest.mark.sandboxed
async def test_a_double_click_on_a_panel_is_explained_in_it(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    panel = (await now.click(scene.table.last, "Play")).message
    menu = panel.menus[0]
    panel = (await now.choose(panel, menu["options"][0]["value"], menu["custom_id"])).message
    whole, seq, before = panel.labels[0], scene.live().seq, scene.table.private(now)
    answers = await asyncio.gather(*(now.click(panel, whole) for _ in range(2)))
    await scene.settled()
    assert scene.live().seq == seq + 1
    assert [answer.kind for answer in answers] == ["update", "update"]
    assert scene.table.private(now) == before
    assert "Not the newest" in panel.text or "Already played" in panel.text


@pytest.mark.sandboxed
async def test_options_give_way_to_the_game_when_it_starts(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo)
    panel = (await scene.mira.click(card, "Options")).message
    assert "Options" in panel.text
    await scene.mira.click(card, "Start")
    await scene.settled()
    assert "Options" not in panel.text
    assert "Refresh" in panel.labels


async def test_a_panel_says_what_can_be_done_where_the_game_has_words_for_it(tmp_path: Path) -> None:
    async with stage(tmp_path / "games.db") as scene:
        await scene.game("supernova", scene.bo)
        panel = (await (await scene.awaited())[0].slash("hand")).message
        hints = [line for line in panel.text.splitlines() if line.startswith("-# ")]
        assert any(hint.startswith(("-# You have a Planet", "-# You have no Planet")) for hint in hints)
        assert "You have" not in scene.table.last.text


async def test_a_free_move_is_a_button_beside_the_turn_and_no_setting(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    planets = [Move("homeworld", (planet,)) for planet in ("altair", "vega")]
    monkeypatch.setattr(AtAnyTime, "moves", lambda *_: [*planets, RESIGN])
    monkeypatch.setattr(Foresight, "_foreseen", lambda *_: Foreseen())
    await scene.game("supernova", scene.bo)
    now = (await scene.awaited())[0]
    panel = (await now.click(scene.table.last, "Play")).message
    free, other = (words_of("supernova").say_key(f"verb-{verb}") for verb in ("homeworld", "resign"))
    assert free in panel.labels
    assert other not in panel.labels
    choices = (await now.click(panel, free)).message
    assert [option["value"] for option in choices.menus[0]["options"]] == ["altair", "vega"]
    page = (await now.click((await now.click(choices, "Back")).message, "Settings")).message
    shown = " ".join([*page.labels, *(menu["placeholder"] for menu in page.menus)])
    assert other in shown
    assert free not in shown


async def afterwards(scene: Stage, *columns: str) -> tuple[Actor, Seen]:
    """Whoever begins launches to spaces by their letter and place beside the mothership; their next turn."""
    await scene.game("sol", scene.bo)
    now = (await scene.awaited())[0]
    offered = (await now.autocomplete("sol launch", "to", {"to": ""})).values
    for column in columns:
        await now.slash("sol launch", to=[word for word in offered if word[0] == column[0]][int(column[1])])
    await now.slash("sol end")
    await (await scene.awaited())[0].slash("sol hold")
    return now, (await now.click(scene.table.last, "Play")).message


async def test_a_single_conversion_is_one_press_that_says_what_it_brings(scene: Stage) -> None:
    now, panel = await afterwards(scene, "U0", "L0")
    (label,) = [label for label in panel.labels if label.startswith("Build a")]
    assert re.fullmatch(r"Build a bridge (L\d+-C\d+) from U\d+ and L\d+", label)
    assert "Convert …" not in [menu["placeholder"] for menu in panel.menus]
    assert (
        f"{label}: a way inward, +1 movement point a turn · uses up 2 sundivers · draws 1 card" in panel.text
    )
    after = (await now.click(panel, label)).message
    assert "built a bridge" in after.text


async def test_conversions_are_entries_of_one_menu_with_all_their_values(scene: Stage) -> None:
    now, panel = await afterwards(scene, "L0", "L1", "U0")
    (menu,) = [menu for menu in panel.menus if menu["placeholder"] == "Convert …"]
    labels = [entry["label"] for entry in menu["options"]]
    assert len(labels) == 3
    suggested = await now.click(panel, "Suggest")
    assert re.search(r"Chosen: [UL]\d", suggested.message.alt_texts[0]), "a suggestion has its picture"
    panel = (await now.click(scene.table.last, "Play")).message
    assert sum(label.startswith("Build a foundry on L") for label in labels) == 2
    assert not [entry for entry in menu["options"] if entry["label"].endswith("…")]
    after = (await now.choose(panel, menu["options"][0]["value"], menu["custom_id"])).message
    assert "built a" in after.text


async def test_what_takes_down_is_behind_a_button_of_its_own(scene: Stage) -> None:
    now, panel = await afterwards(scene, "U0", "L0")
    await now.click(panel, next(label for label in panel.labels if label.startswith("Build a")))
    await (await scene.awaited())[0].slash("sol hold")
    await scene.settled()
    panel = (await now.click(scene.table.last, "Play")).message
    assert not [label for label in panel.labels if label.startswith("Take down your")]
    behind = (await now.click(panel, "Take down …")).message
    (label,) = [label for label in behind.labels if label.startswith("Take down your bridge L")]
    assert "+2 sundivers" in behind.text
    assert re.search(r"You can choose L\d+-C\d+\.", behind.alt_texts[0]), (
        "what can be taken down is on the picture"
    )
    assert "took down the bridge" in (await now.click(behind, label)).message.text
