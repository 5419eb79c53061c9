"""Panels of Super Nova in positions that are laid out: menus with one entry go, and rows end by one press."""

from __future__ import annotations

import pytest

from bot.games.supernova.actions.homeworlds import FirstHomeworld
from bot.games.supernova.cards.cards import RACES
from bot.sandbox import Seen
from tests.discord.stage import Stage
from tests.games.supernova.position import BO, MIRA, Position

pytestmark = pytest.mark.e2e


async def shown(scene: Stage, p: Position) -> Seen:
    """The panel of Mira, who sits at a table that stands so."""
    session = await scene.game("supernova", *scene.company("supernova", p.g.seats))
    await scene.put(session, p.g)
    return (await scene.mira.slash("hand")).message


def entries(panel: Seen, act: str) -> dict[str, list[str]]:
    """The labels of the menus that lead on like this, by what stands on them."""
    return {
        menu["placeholder"]: [option["label"] for option in menu["options"]]
        for menu in panel.menus
        if f":{act}:" in menu["custom_id"]
    }


async def test_what_leaves_no_choice_stands_in_the_title_of_the_menu_behind_it(scene: Stage) -> None:
    p = Position()
    p.planet(MIRA, "altair")
    p.g.stack.append(FirstHomeworld(MIRA))
    panel = await shown(scene, p)
    assert {title: len(labels) for title, labels in entries(panel, "pick").items()} == {
        "Homeworld: Altair …": len(RACES)
    }
    after = (await scene.mira.click(panel, "Homeworld: Altair")).message
    assert "You made Altair a Homeworld." in after.text


async def test_a_free_move_that_leaves_no_choice_is_one_press(scene: Stage) -> None:
    p = Position()
    p.planet(MIRA, "altair", "koolian-guard", "tlisk-brood")
    p.ship(MIRA, "cruiser", p.planet(BO, "freya"))
    p.phase("transport", MIRA)
    panel = await shown(scene, p)
    assert "Homeworld: Altair" in panel.labels
    after = (await scene.mira.click(panel, "Homeworld: Altair")).message
    assert "You made Altair a Homeworld." in after.text


async def test_a_row_ends_the_part_or_goes_on_by_one_press(scene: Stage) -> None:
    p = Position()
    p.planet(MIRA, "altair", homeworld="yes")
    p.hand(MIRA, "free-miners", "arcology", "cruiser")
    panel = await shown(scene, p.phase("build", MIRA))
    ((title, labels),) = entries(panel, "grow").items()
    (menu,) = [menu for menu in panel.menus if menu["placeholder"] == title]
    panel = (await scene.mira.choose(panel, menu["options"][0]["value"], menu["custom_id"])).message
    ((_, left),) = entries(panel, "grow").items()
    assert len(left) == len(labels) - 1
    assert panel.labels[:2] == ["Play it and end Build", "Play it"]
    panel = (await scene.mira.click(panel, "Play it")).message
    assert "Done" in panel.labels
    assert "You built" in panel.text or "You laid" in panel.text
