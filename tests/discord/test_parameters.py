"""Several values at once, numbers by a form, long menus in two levels, second lines and suggestions: in panels,
direct messages and commands, for drafts and for moves that are listed.
"""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from bot.discord.core.commands.registration import hash_of
from bot.discord.core.layout.components import Click
from bot.discord.views.choices import FIRST, Part, choice_menu, part_of
from bot.discord.views.drafting import grown
from bot.discord.views.table import table_for
from bot.discord.views.typed_values import find, row_of
from bot.engine.moves import Choice, Seat, Value
from bot.engine.options import Options
from bot.games.supernova.actions.action import Action
from bot.games.supernova.cards.cards import TITLE, TITLE_CALLED, WORDS
from bot.sandbox import Actor, Sandbox, Seen
from bot.sandbox.people.driver import CannotDo
from tests.discord.hands import Driver, hand_messages
from tests.discord.stage import Stage, private_refusal, stage
from tests.games.sample.depot import Depot, DepotRules
from tests.games.text import text

pytestmark = pytest.mark.e2e

BACK = "~band:"


class DepotByMessage(DepotRules):
    """With crates that only their owner sees, so that everyone plays by direct message."""

    def hide(self, view: Depot, viewer: Seat | None) -> None:
        view.crates = [crates if seat == viewer else [] for seat, crates in enumerate(view.crates)]

    def secrets(self, options: Options, seats: int) -> bool:
        return True


def menu_of(panel: Seen, *parts: str) -> dict[str, Any]:
    """The menu whose custom id holds all these parts."""
    return next(menu for menu in panel.menus if all(part in menu["custom_id"] for part in parts))


def values_of(menu: dict[str, Any]) -> list[str]:
    return [option["value"] for option in menu["options"]]


async def opened(scene: Stage) -> tuple[Actor, Seen]:
    await scene.game("depot", scene.bo)
    now = (await scene.awaited())[0]
    return now, (await now.click(scene.table.last, "Play")).message


async def pick(who: Actor, panel: Seen, action: str, *words: str) -> Seen:
    return (await who.choose(panel, list(words), menu_of(panel, action)["custom_id"])).message


async def type_number(who: Actor, panel: Seen, action: str, typed: str) -> Seen:
    """The panel after a number was typed into the form for it."""
    menu = menu_of(panel, action)
    other = next(value for value in values_of(menu) if value.startswith("~number"))
    form = (await who.choose(panel, other, menu["custom_id"])).modal
    assert form["components"][0]["description"] == "From 1 to 30"
    return (await who.submit(form, {"field-0": typed})).message


async def packed(scene: Stage) -> tuple[Actor, Seen]:
    """A draft of 20 fuel to a star in the south, with crates still to choose."""
    now, panel = await opened(scene)
    panel = await type_number(now, panel, ":grow:", "20")
    south = next(value for value in values_of(menu_of(panel, ":grow:")) if value.startswith(BACK))
    panel = await pick(now, panel, ":grow:", south)
    return now, await pick(now, panel, ":grow:", "N7")


def green(panel: Seen) -> list[str]:
    return [button["label"] for button in panel.buttons if button["style"] == 3]


async def test_several_are_chosen_with_one_click(scene: Stage) -> None:
    now, panel = await packed(scene)
    menu = menu_of(panel, ":grow:")
    assert (menu["min_values"], menu["max_values"]) == (1, 3)
    assert menu["placeholder"] == "Where to? · choose 1 to 3 …"
    assert not green(panel)
    with pytest.raises(CannotDo):
        await pick(now, panel, ":grow:", "c1", "c2", "c3", "c4")
    panel = await pick(now, panel, ":grow:", "c5", "c2")
    assert green(panel) == ["Ship 2 to N7"]
    menu = menu_of(panel, ":grow:")
    assert (menu["min_values"], menu["max_values"]) == (1, 1)
    assert values_of(menu) == ["c1", "c3", "c4", "c6"]
    session = scene.live()
    draft = await scene.sessions.drafts.of(int(now.id), session.id, session.seats_of(int(now.id))[0])
    assert draft is not None
    assert draft.values == (20, "N7", "c2", "c5"), "in the order of the menu, however they were clicked"
    after = (await now.click(panel, green(panel)[0])).message
    await scene.settled()
    assert "shipped c2 and c5 to N7 with 20 fuel" in after.text
    assert (await scene.truth(scene.live())).crates[0] == ["c1", "c3", "c4", "c6"]


async def test_what_is_chosen_later_joins_the_set(scene: Stage) -> None:
    now, panel = await packed(scene)
    panel = await pick(now, panel, ":grow:", "c5", "c4")
    panel = await pick(now, panel, ":grow:", "c1")
    assert green(panel) == ["Ship 3 to N7"]
    assert not [menu for menu in panel.menus if ":grow:" in menu["custom_id"]], "three fit into a ship"
    panel = (await now.click(panel, "Back one")).message
    assert green(panel) == ["Ship 2 to N7"]


async def test_of_a_set_the_first_value_that_does_not_walk_is_named(scene: Stage) -> None:
    now, _ = await packed(scene)
    table = await table_for(scene.client.context, scene.live(), int(now.id))
    begin: tuple[Value, ...] = (20, "N7")
    assert grown(table, "ship", begin, ["c3", "c1"]) == ((20, "N7", "c1", "c3"), "")
    assert grown(table, "ship", begin, ["c9", "c1"]) == ((20, "N7", "c1"), "c9")
    assert grown(table, "ship", begin, ["c1", "c1"]) == ((20, "N7", "c1"), "c1")
    assert grown(table, "ship", begin, ["c4", "c3", "c2", "c1"])[1] == "c4"


async def test_a_draft_of_such_values_survives_a_restart(tmp_path: Path) -> None:
    async with Sandbox(rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            now, panel = await packed(scene)
            panel = await pick(now, panel, ":grow:", "c6", "c5", "c1")
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            here = scene.sandbox.person(now.name)
            again = (await here.click(scene.table.last, "Play")).message
            assert "10 fuel left" in again.text
            assert green(again) == ["Ship 3 to N7"]
            await here.click(again, green(again)[0])
            await scene.settled()
            assert here not in await scene.awaited()
            assert (await scene.truth(scene.live())).last == ["20", "N7", "c1", "c5", "c6"]


async def test_of_many_numbers_a_menu_has_a_few_and_the_form_for_any_other(scene: Stage) -> None:
    _, panel = await opened(scene)
    menu = menu_of(panel, ":grow:")
    assert values_of(menu) == ["1", "15", "24", "25", "26", "30", "~number:1:30"]
    assert menu["options"][-1]["label"] == "Another number …"
    assert menu["options"][-1]["description"] == "From 1 to 30"
    told = {option["value"]: option.get("description") for option in menu["options"]}
    assert told["25"] == "Suggested"
    assert told["24"] is None


@pytest.mark.parametrize("typed", ["0", "31", "-1", "7.5", "seven", "~page:1", "9" * 20, "@0"])
async def test_a_number_that_does_not_fit_is_refused_with_its_bounds(scene: Stage, typed: str) -> None:
    now, panel = await opened(scene)
    before = values_of(menu_of(panel, ":grow:"))
    seq = scene.live().seq
    panel = await type_number(now, panel, ":grow:", typed)
    if not typed.startswith("~page"):
        assert "Choose a number from 1 to 30." in panel.text
    assert values_of(menu_of(panel, ":grow:")) == before
    panel = await type_number(now, panel, ":grow:", " 12 ")
    assert "18 fuel left" in panel.text
    assert scene.live().seq == seq


async def test_a_listed_move_takes_a_number_in_the_same_way(scene: Stage) -> None:
    now, panel = await opened(scene)
    assert values_of(menu_of(panel, ":pick:", "burn")) == ["1", "15", "30", "~number:1:30"]
    wrong = await type_number(now, panel, "burn", "40")
    assert "Choose a number from 1 to 30." in wrong.text
    assert "“40” is not possible here as how much fuel" in wrong.text
    assert wrong.text.splitlines()[-1] == "**Burn fuel**", "the choice goes on where it was"
    panel = await type_number(now, wrong, "burn", "21")
    assert "Burn fuel** › 21 fuel" in panel.text
    menu = menu_of(panel, ":pick:", "burn")
    told = {option["label"]: option.get("description") for option in menu["options"]}
    assert told == {
        "hot": "+10 points · One point for two fuel",
        "cold": "+7 points · One point for three fuel",
    }
    await pick(now, panel, "burn", "cold")
    await scene.settled()
    assert (await scene.truth(scene.live())).last == ["21", "cold"]


async def test_a_suggestion_completes_a_listed_move_and_a_button_plays_it(scene: Stage) -> None:
    now, panel = await opened(scene)
    panel = await type_number(now, panel, "burn", "21")
    seq = scene.live().seq
    panel = (await now.click(panel, "Suggest")).message
    assert green(panel) == ["Burn fuel: 21 fuel, hot"]
    assert scene.live().seq == seq, "a suggestion is no move"
    await now.click(panel, green(panel)[0])
    await scene.settled()
    assert (await scene.truth(scene.live())).last == ["21", "hot"]


async def test_a_suggestion_fills_a_draft_of_every_kind_of_value(scene: Stage) -> None:
    now, panel = await packed(scene)
    panel = (await now.click(panel, "Suggest")).message
    await now.click(panel, green(panel)[0])
    await scene.settled()
    fuel, star, *crates = (await scene.truth(scene.live())).last
    assert (fuel, star) == ("20", "N7")
    assert crates


async def test_more_choices_than_fit_stand_in_two_levels_that_the_game_names(scene: Stage) -> None:
    now, panel = await opened(scene)
    menu = menu_of(panel, ":pick:", "visit")
    assert [option["label"] for option in menu["options"]] == ["North …", "South …"]
    assert [option["description"] for option in menu["options"]] == ["20 choices", "20 choices"]
    panel = await pick(now, panel, "visit", values_of(menu)[1])
    menu = menu_of(panel, ":pick:", "visit")
    assert values_of(menu) == [*(f"S{number}" for number in range(1, 21)), BACK]
    assert menu["options"][0]["description"] == "+1 point · In the South"
    panel = await pick(now, panel, "visit", BACK)
    assert [option["label"] for option in menu_of(panel, "visit")["options"]] == ["North …", "South …"]
    panel = await pick(now, panel, "visit", values_of(menu_of(panel, "visit"))[1])
    await pick(now, panel, "visit", "S13")
    await scene.settled()
    assert (await scene.truth(scene.live())).last == ["S13"]


@pytest.mark.parametrize("size", [1, 2, 13, 24, 25, 60])
async def test_every_choice_of_a_long_menu_is_reached_through_its_own_entries(
    scene: Stage, size: int
) -> None:
    """With 120 choices: in bands of one size, with some in none; no level has more entries than Discord takes."""
    now, _ = await opened(scene)
    table = await table_for(scene.client.context, scene.live(), int(now.id))
    labels = [text("choice-star", star=f"X{n}", sector=f"=band {n // size}") for n in range(115)]
    labels += [text("choice-crate", crate=f"c{n}", worth=n) for n in range(5)]
    choices = [Choice(f"v{number}", label, True) for number, label in enumerate(labels)]
    found: list[str] = []
    seen: set[Part] = set()
    ahead = [FIRST]
    while ahead:
        part = ahead.pop()
        seen.add(part)
        shown = choice_menu(table, Click("pick", 1), "Choose", None, choices, part).to_component_dict()
        assert len(shown["options"]) <= 25
        for option in shown["options"]:
            opens = part_of(option["value"])
            if opens is None:
                found.append(option["value"])
            elif opens not in seen and opens not in ahead:
                ahead.append(opens)
    assert sorted(found) == sorted(choice.value for choice in choices)


@pytest.mark.parametrize(
    ("count", "several", "least", "most", "title"),
    [
        (9, (2, 4), 2, 4, "Crates · choose 2 to 4 …"),
        (9, (3, 3), 3, 3, "Crates · choose 3 …"),
        (9, (1, 2), 1, 2, "Crates · choose 1 or 2 …"),
        (9, (1, 1), 1, 1, "Crates …"),
        (9, (9, 9), 9, 9, "Crates · choose 9 …"),
        (60, (2, 40), 1, 24, "Crates · choose 2 to 40 …"),
    ],
)
async def test_a_menu_takes_as_many_as_the_game_says_and_as_it_shows(
    scene: Stage, count: int, several: tuple[int, int], least: int, most: int, title: str
) -> None:
    now, _ = await opened(scene)
    table = await table_for(scene.client.context, scene.live(), int(now.id))
    choices = [Choice(n, text("choice-crate", crate=f"c{n}", worth=n), True) for n in range(count)]
    shown = choice_menu(table, Click("grow", 1), "Crates", None, choices, FIRST, several).to_component_dict()
    assert (shown["min_values"], shown["max_values"], shown["placeholder"]) == (least, most, title)


async def test_all_is_chosen_in_a_direct_message_as_well(tmp_path: Path) -> None:
    async with stage(tmp_path / "games.db", games={"depot": DepotByMessage()}) as scene:
        await scene.game("depot", scene.bo)
        now = (await scene.awaited())[0]
        message = next(message for message in now.dm.messages if message.menus)
        message = await type_number(now, message, ":grow:", "31")
        assert "Choose a number from 1 to 30." in message.text
        message = await type_number(now, message, ":grow:", "20")
        band = values_of(menu_of(message, ":grow:"))[0]
        message = await pick(now, message, ":grow:", band)
        message = await pick(now, message, ":grow:", "N7")
        message = await pick(now, message, ":grow:", "c1", "c6")
        assert green(message) == ["Ship 2 to N7"]
        await now.click(message, green(message)[0])
        await scene.settled()
        assert (await scene.truth(scene.live())).last == ["20", "N7", "c1", "c6"]


async def test_a_command_takes_several_words_and_offers_them_one_by_one(scene: Stage) -> None:
    now, _ = await opened(scene)
    offered = await now.autocomplete("depot ship", "load", {"load": ""})
    assert offered.values[:7] == ["1", "15", "24", "25", "26", "30", "2"]
    assert len(offered.values) == 25
    offered = await now.autocomplete("depot ship", "load", {"load": "20 S1"})
    assert offered.values[:3] == ["20 S1", "20 S10", "20 S11"]
    offered = await now.autocomplete("depot ship", "load", {"load": "20 S11 c4 c"})
    assert offered.values == [f"20 S11 c4 c{number}" for number in (1, 2, 3, 5, 6)]
    assert offered.choices[0]["name"] == "20 S11 c4 crate c1 · Worth 1"
    refused = private_refusal(await now.slash("depot ship", load="20 S11 c4 c4"))
    assert "“c4” is not possible" in refused
    refused = private_refusal(await now.slash("depot ship", load="40 S11 c4"))
    assert "Choose a number from 1 to 30." in refused
    await now.slash("depot ship", load="20 S11 c4 c2")
    await scene.settled()
    assert (await scene.truth(scene.live())).last == ["20", "S11", "c2", "c4"]


async def test_a_number_of_a_command_has_its_bounds(scene: Stage) -> None:
    now, _ = await opened(scene)
    for amount in (0, 31):
        with pytest.raises(CannotDo):
            await now.slash("depot burn", fuel=amount, way="hot")
    offered = await now.autocomplete("depot burn", "fuel", {"fuel": ""})
    assert offered.values == [1, 15, 30, *range(2, 15), *range(16, 25)]
    offered = await now.autocomplete("depot burn", "fuel", {"fuel": "2"})
    assert offered.values == [2, *range(20, 30), 12]
    await now.slash("depot burn", fuel=23, way="cold")
    await scene.settled()
    assert (await scene.truth(scene.live())).last == ["23", "cold"]
    other = (await scene.awaited())[0]
    await other.slash("depot burn", fuel=28, way="cold")
    await scene.settled()
    refused = private_refusal(await now.slash("depot burn", fuel=8, way="cold"))
    assert "Choose a number from 1 to 7." in refused


def test_changed_bounds_are_registered_anew() -> None:
    option = {"type": 4, "name": "fuel", "description": "x", "min_value": 1, "max_value": 30}
    shapes = [
        hash_of([{"name": "burn", "description": "x", "options": [{**option, **changed}]}])
        for changed in ({}, {"max_value": 40}, {"min_value": 0})
    ]
    assert shapes[0] != shapes[1]
    assert shapes[0] != shapes[2]


async def action(scene: Stage, cards: int) -> tuple[Actor, Seat, list[str]]:
    """A table of Super Nova at an Action with more than so many cards: who acts, the seat, the words of the hand."""
    driver = await Driver.at_table(scene, "jettison", asked=())
    state = await driver.state()
    while not (isinstance(state.stack[-1], Action) and len(state.players[state.stack[-1].seat].hand) > cards):
        seat = driver.game.awaited(state)[0]
        moves = driver.game.moves(state, seat)
        await driver.play(seat, moves[driver.dice.below(len(moves))])
        state = await driver.state()
    await scene.settled()
    seat = state.stack[-1].seat
    words = list(dict.fromkeys(WORDS[TITLE[card]] for card in state.players[seat].hand))
    return scene.actor(scene.live().holders[seat].user_id), seat, words


async def test_titles_and_numbers_of_the_hand_are_typed_as_they_are_read(scene: Stage) -> None:
    who, seat, words = await action(scene, 4)
    table = await table_for(scene.client.context, scene.live(), int(who.id))
    titles = [table.speech.words.say(text(f"card-{word}")) for word in words]
    assert any(" " in title for title in titles)
    choices = table.offer.choices("jettison")
    hand = [TITLE[card] for card in (await scene.truth(scene.live())).players[seat].hand]
    for word, title in zip(words, titles, strict=True):
        number = hand.index(TITLE_CALLED[word]) + 1
        for typed in (word, title, title.upper(), f" {title} ", str(number)):
            assert find(table, choices, typed) == word, typed
    assert find(table, choices, "Terraforming Wonders") is None
    pair = [titles[2], titles[0]]
    assert row_of(table, "dump", (), " ".join(pair).split()) == ((words[2], words[0]), [])
    assert row_of(table, "dump", (), [*pair[0].split(), "nothing"]) == ((words[2],), ["nothing"])
    await who.slash("supernova jettison", card=next(title for title in titles if " " in title))
    await scene.settled()
    (gone,) = (await scene.truth(scene.live())).pile_of(seat).discard[-1:]
    assert WORDS[TITLE[gone]] == words[next(i for i, title in enumerate(titles) if " " in title)]


async def test_cards_of_a_hand_are_jettisoned_together_from_a_direct_message(scene: Stage) -> None:
    who, seat, words = await action(scene, 4)
    session = scene.live()
    message = hand_messages(who, scene)[-1]
    menu = menu_of(message, ":grow:", "dump")
    assert menu["placeholder"] == "Jettison cards · choose 1 to 3 …"
    assert values_of(menu) == words
    assert [option.get("description", "").startswith("Suggested") for option in menu["options"]].count(
        True
    ) == 1
    message = await pick(who, message, "dump", words[2], words[0])
    assert green(message) == ["Jettison 2 cards"]
    await who.click(message, green(message)[0])
    await scene.settled()
    pile = (await scene.truth(session)).pile_of(seat).discard
    assert [WORDS[TITLE[card]] for card in pile[-2:]] == [words[0], words[2]]


async def test_what_is_possible_with_such_a_verb_is_told(scene: Stage) -> None:
    now, _ = await opened(scene)
    page = (await now.slash("game why", verb="ship")).text
    assert "You can do this now, in 30 ways" in page
    assert "Not possible" not in page
    await now.slash("depot rest")
    page = (await now.slash("game why", verb="ship")).text
    assert "You can do this now" not in page


async def test_standing_answers_have_the_second_lines_too(scene: Stage) -> None:
    now, _ = await opened(scene)
    asked = await scene.ordering(now)
    asked = await pick(now, asked, "order-pick", "visit")
    told = {option["value"]: option.get("description") for option in menu_of(asked, "order-pick")["options"]}
    assert told["N3"] == "In the North"
