"""Panels of Super Nova in positions that are laid out: menus with one entry go, and rows end by one press."""

from __future__ import annotations

import pytest

from bot.discord.views import choosing
from bot.discord.views.table import table_for
from bot.engine.moves import Event, Seat, Side, who
from bot.engine.told import DETAIL
from bot.games.supernova.actions.homeworlds import FirstHomeworld
from bot.games.supernova.cards.cards import RACES
from bot.sandbox import Seen
from bot.sessions import Kind, LogLine
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
    after = (await scene.mira.click(panel, "Make Altair your Homeworld")).message
    assert "You made Altair a Homeworld." in after.text


async def test_a_planet_that_may_be_a_homeworld_without_a_race_is_made_one_by_a_button_that_says_so(
    scene: Stage,
) -> None:
    p = Position()
    p.planet(MIRA, "altair")
    p.planet(MIRA, "freya")
    panel = await shown(scene, p.phase("build", MIRA))
    (menu,) = [menu for menu in panel.menus if menu["placeholder"] == "Homeworld …"]
    panel = (await scene.mira.choose(panel, "altair", menu["custom_id"])).message
    assert panel.labels[0] == "Make Altair your Homeworld"
    assert "Done" not in panel.labels, "that would seem to end Build"
    after = (await scene.mira.click(panel, "Make Altair your Homeworld")).message
    assert "You made Altair a Homeworld." in after.text
    assert "**● Build**" in after.text


async def test_a_free_move_that_leaves_no_choice_is_one_press(scene: Stage) -> None:
    p = Position()
    p.planet(MIRA, "altair", "koolian-guard", "tlisk-brood")
    p.ship(MIRA, "cruiser", p.planet(BO, "freya"))
    p.phase("transport", MIRA)
    panel = await shown(scene, p)
    assert "Make Altair your Homeworld" in panel.labels
    after = (await scene.mira.click(panel, "Make Altair your Homeworld")).message
    assert "You made Altair a Homeworld." in after.text


async def test_the_only_thing_that_can_be_moved_is_a_button(scene: Stage) -> None:
    p = Position()
    p.planet(MIRA, "altair")
    p.ship(MIRA, "relay-ship", None)
    panel = await shown(scene, p.phase("transport", MIRA))
    assert entries(panel, "grow") == {}
    panel = (await scene.mira.click(panel, "Transport to Altair: Relay Ship in Deep Space")).message
    panel = (await scene.mira.click(panel, "Move it and end Transport")).message
    assert "You moved Relay Ship to Altair" in panel.text


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


async def test_a_discard_is_told_at_the_end_of_the_line_before_and_never_as_a_line_of_its_own(
    scene: Stage,
) -> None:
    session = await scene.game("supernova", scene.bo)
    table = await table_for(scene.client.context, session, 0)

    def line(seq: int, seat: Seat, *events: Event) -> LogLine:
        return LogLine(seq, Kind.MOVE, seat, None, list(events), 0.0, ends_turn=True)

    def discarded(seat: Seat, card: str) -> Event:
        return Event("discarded", {"seat": who(seat), "card": card}, told=DETAIL, about=Side(seat))

    built = Event("discovered", {"seat": who(MIRA), "planet": "Altair"}, about=Side(MIRA))
    moved = Event("discovered", {"seat": who(BO), "planet": "Vega"}, about=Side(BO))
    lines = [line(1, MIRA, built), line(2, BO, discarded(BO, "Cruiser")), line(3, BO, moved)]
    assert table.story(lines).splitlines() == [
        "Mira discovered Altair. Bo discarded Cruiser.",
        "**Bo discovered Vega.**",
    ]
    assert table.story(lines[1:2]) == "**Bo discarded Cruiser.**"


async def test_with_one_planet_and_a_special_the_cards_for_it_are_in_the_first_menu(scene: Stage) -> None:
    p = Position()
    p.planet(MIRA, "altair", homeworld="yes")
    p.ship(BO, "cruiser", p.planet(BO, "freya"))
    p.hand(MIRA, "arcology", "wormhole")
    ((_, labels),) = entries(await shown(scene, p.phase("build", MIRA)), "grow").items()
    assert [label.split(" · ")[0] for label in labels] == ["Altair › 1. Arcology", "2. Wormhole"]


async def test_an_only_move_too_long_for_a_button_stands_in_a_menu(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    p = Position()
    p.planet(MIRA, "altair")
    p.ship(BO, "cruiser", p.planet(BO, "freya"))
    p.hand(MIRA, "wormhole")
    monkeypatch.setattr(choosing, "LABEL_LENGTH", 10)
    panel = await shown(scene, p.phase("transport", MIRA))
    assert all(entries(panel, "pick").values())
    assert len(entries(panel, "pick")["Play a card …"]) == 1
