"""Nova Solis through Discord: how many clicks it takes, and what the private pictures show before any of them."""

from __future__ import annotations

import re

import pytest

from bot.engine.foresight import Foreseen, Foresight
from bot.games.novasolis.core.cards.cards import TILES
from bot.games.novasolis.core.conflict.battle import battle_of
from bot.games.novasolis.core.conflict.fighting import Fighting
from bot.games.novasolis.core.table.state import EMPTY
from bot.games.novasolis.modules.diplomacy.alliances import open_alliances
from tests.discord.novasolis import Clicker, combat, full_turn, logistics, survey, table, two_fleets
from tests.discord.stage import Stage
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.play import Board

pytestmark = [pytest.mark.e2e, pytest.mark.judged]


async def test_a_whole_logistics_takes_four_clicks(scene: Stage) -> None:
    assert await logistics(scene) <= 4


async def test_a_move_of_two_fleets_takes_four_clicks(scene: Stage) -> None:
    assert await two_fleets(scene) <= 4


async def test_a_survey_with_a_tile_kept_and_one_revealed_takes_five_clicks(scene: Stage) -> None:
    assert await survey(scene) <= 5


async def test_a_full_turn_takes_twelve_taps(scene: Stage) -> None:
    """A Survey with tiles kept and revealed, two fleets, two colonies and a ship; a menu is two taps."""
    assert await full_turn(scene) <= 12


async def test_a_combat_of_one_round_takes_six_clicks_a_side_at_most(scene: Stage) -> None:
    assert max(await combat(scene)) <= 6


async def test_every_question_of_a_combat_shows_both_grids_before_anything_is_chosen(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Foresight, "_foreseen", lambda *_: Foreseen())  # no deal has led to this table
    arena = Arena()
    arena.meet(2, 2)
    arena.put("2.1", arena.me, stations=1)
    card = arena.tech("BT20").card
    if card in arena.g.basics:
        arena.g.basics.remove(card)
    else:
        arena.g.market[arena.g.market.index(card)] = EMPTY
    arena.attack()
    session = await table(scene, arena)
    clicker = await Clicker.at(scene, session, arena.me)
    assert shows_combat(clicker)
    await clicker.press("Done")
    assert shows_combat(clicker)
    state = await scene.truth(session)
    for fighter in battle_of(state).fighters:
        fighter.show([1])
    await scene.put(session, state)
    await clicker.press("Place them for me")
    assert "Hold fire" in clicker.panel.labels
    assert shows_combat(clicker)


def shows_combat(clicker: Clicker) -> bool:
    return any(told.startswith("Combat in 2.1, round 1") for told in clicker.pictures)


async def test_where_one_can_fight_is_marked(scene: Stage) -> None:
    arena = Arena()
    arena.meet(2, 2)
    arena.g.push(Fighting(arena.me))
    session = await table(scene, arena)
    clicker = await Clicker.at(scene, session, arena.me)
    assert any("You can choose 2.1" in told for told in clicker.pictures)
    assert "Attack: 2.1, the Entity" in clicker.panel.labels, "there is no other"
    assert "2 dice against your 2" in clicker.panel.text
    assert "Attack no one" in clicker.panel.labels
    assert "Attack: 2.1, the Entity" in (await scene.ordering(clicker.who)).labels


async def test_what_is_grave_stands_behind_a_button_and_says_what_it_costs(scene: Stage) -> None:
    session = await scene.game("novasolis", scene.bo, races="random", diplomacy="on")
    board = Board(diplomacy="on")
    await scene.put(session, board.g)
    clicker = await Clicker.at(scene, session, board.me)
    assert "Create an alliance" not in clicker.panel.labels
    assert "Create an alliance" not in clicker.panel.text
    await clicker.press("Diplomacy")
    assert "End turn" not in clicker.panel.labels
    assert "you draw 2 diplomacy tokens by lot; each costs you ½★ to 2★ for good" in clicker.panel.text
    await clicker.press("Back")
    assert "End turn" in clicker.panel.labels
    await clicker.press("Diplomacy")
    await clicker.press("Create an alliance")
    after = await scene.truth(session)
    assert open_alliances(after) == [1]


async def test_what_is_picked_to_keep_is_kept_at_once(scene: Stage) -> None:
    """All of it stood in one menu, so no draft asks again; what may go on is still a draft."""
    board = Board()
    session = await table(scene, board)
    clicker = await Clicker.at(scene, session, board.me)
    await clicker.press("Survey")
    drawn = (await scene.truth(session)).stack[-1].drawn
    await clicker.pick("keep", TILES.word[drawn[0]])
    state = await scene.truth(session)
    assert drawn[0] in state.empires[board.me].hand
    assert "Reveal nothing" in clicker.panel.labels
    await clicker.pick_first("reveal")
    assert any(label.startswith("Reveal ") for label in clicker.panel.labels)
    assert (await scene.truth(session)).stack[-1] == state.stack[-1]


async def test_what_may_follow_in_a_draft_says_what_it_adds(scene: Stage) -> None:
    """Not what was chosen before it again: a ship brings no star because a settlement before it does."""
    board = Board()
    board.put("2.1", board.me, ships=1)
    session = await table(scene, board)
    clicker = await Clicker.at(scene, session, board.me)
    first = told_of(clicker)
    assert first["Settle 2.1"].startswith("+1 star, −1 energy")
    assert first["Ship in 2.0"].startswith("−1 energy")
    await clicker.pick("build", "settle-2.1")
    assert "› +1 star, −1 energy" in clicker.panel.text
    then = told_of(clicker)
    assert then["Ship in 2.0"].startswith("−1 energy")
    assert then["Warp gate in 2.1"].startswith("−3 energy")
    assert not any("star" in told or told.startswith("+") for told in then.values())


def told_of(clicker: Clicker) -> dict[str, str]:
    """What stands under each entry of the menus for Build."""
    return {
        option["label"]: option.get("description", "")
        for menu in clicker.panel.menus
        if "build" in re.split(r"[: ]", menu["custom_id"])
        for option in menu["options"]
    }
