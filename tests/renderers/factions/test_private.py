"""Hands, playmats and cards of Factions of Sol: made from the owner's view alone, and every one can be drawn."""

from __future__ import annotations

from io import BytesIO

import pytest
from PIL import Image, ImageStat

from bot.engine.moves import Mark, Seat
from bot.engine.words import words_of
from bot.games.factions.actions.objectives import Draft
from bot.games.factions.cards.cards import (
    CARDS,
    FACTION,
    FACTION_CALLED,
    FACTIONS,
    MACHINES,
    OBJECTIVE,
    OF_DECK,
    SATURN_DECK,
    VENUS_DECK,
    WORD,
    row_of,
)
from bot.games.factions.rules import FactionsRules
from bot.games.factions.table.state import NONE
from renderers.factions import RENDERER
from renderers.factions.board.panels import _machines
from renderers.factions.facts.facts import facts_of
from renderers.factions.private.hand import held_by, render_hand
from renderers.factions.private.mat import render_mat
from renderers.factions.private.private import inspect, inspectable, render_card
from renderers.kit.stamps.cards import Plate
from tests.drawn import noted
from tools.systems import bare, look_at, seen_by, system


def size_of(data: bytes) -> tuple[int, int]:
    return Image.open(BytesIO(data)).size


def test_a_hand_shows_explorers_together_and_says_which_objectives_hold() -> None:
    view = system(2, 1)
    view.players[0].explorers = list(OF_DECK[VENUS_DECK][:4])
    view.players[0].objectives = [
        card for card in OBJECTIVE if WORD[card] in ("bottomless-hold", "edge-of-everything")
    ]
    view.players[0].ships, view.players[0].resources = [95], 0
    held = held_by(view, 0)
    assert [(each.kind, len(each.cards)) for each in held[:2]] == [("explorer", 3), ("explorer", 1)]
    assert {WORD[each.card]: each.holds for each in held if each.kind == "objective"} == {
        "bottomless-hold": False,
        "edge-of-everything": True,
    }
    picture = render_hand(seen_by(view, 0), look_at(view), 0)
    assert size_of(picture.png)[0] == 1200
    assert "3 × Swamp Things" in picture.alt
    assert picture.alt.count("Met now") == 1


def test_objectives_that_one_chooses_from_are_shown_to_that_player_alone() -> None:
    view = system(2, 1)
    view.players[0].objectives, card = [], view.piles[SATURN_DECK].deck.pop()
    view.stack.append(Draft(0, [card], 1))
    mine, other = FactionsRules().view(view, Seat(0)), FactionsRules().view(view, Seat(1))
    assert [each.card for each in held_by(mine, 0)][-1:] == [card]
    assert row_of(card).word in inspectable(mine)
    assert card not in [each.card for each in held_by(other, 1)]
    assert row_of(card).word not in inspectable(other)


@pytest.mark.parametrize("faction", range(len(FACTIONS)))
def test_a_playmat_says_all_of_its_machines(faction: int) -> None:
    view = system(2, 3)
    view.players[0].faction, view.players[0].upgrades = faction, [0] * len(MACHINES)
    with noted() as drawn:
        assert render_mat(view, look_at(view), 0)
    words = words_of("factions")
    common = {words.say_key(f"machine-{word}") for number, word in enumerate(MACHINES) if number != FACTION}
    assert {*common, words.say_key(f"machine-{FACTIONS[faction].machine}")} <= drawn.texts
    assert not [text for text in drawn.texts if text.endswith("…")]
    assert not drawn.collisions()


def test_machines_in_a_panel_wear_their_emblems_dim_until_something_is_built() -> None:
    view, light = system(1, 4), []
    for upgrades in (0, 1):
        view.players[0].faction = FACTION_CALLED["zealots"]
        view.players[0].upgrades = [upgrades] * len(MACHINES)
        machines = facts_of(view, look_at(view)).players[0].machines
        assert [machine.emblem for machine in machines] == [*MACHINES[:FACTION], "energy"]
        plate = Plate(566, 224)
        _machines(plate, machines, 566)
        light.append(ImageStat.Stat(plate.picture.crop((18, 194, 548, 221)).convert("L")).sum[0])
    assert light[1] > 1.1 * light[0]


def test_a_hand_tells_nothing_of_other_hands() -> None:
    one, other = system(3, 4), system(3, 4)
    other.players[1].objectives = list(OBJECTIVE)[: len(other.players[1].objectives)]
    other.piles[0].deck.reverse()
    pictures = [render_hand(seen_by(view, 0), look_at(view), 0) for view in (one, other)]
    assert pictures[0] == pictures[1]


def test_every_objective_can_be_judged_from_its_owners_view() -> None:
    view = seen_by(system(4, 2), 0)
    view.players[0].objectives = list(OBJECTIVE)
    assert len([each for each in held_by(view, 0) if each.kind == "objective"]) == len(OBJECTIVE)


def test_no_title_in_a_hand_is_cut() -> None:
    view = seen_by(system(2, 1), 0)
    view.players[0].explorers, view.players[0].objectives = list(OF_DECK[VENUS_DECK]), list(OBJECTIVE)[:4]
    with noted() as drawn:
        render_hand(view, look_at(view), 0)
    assert not [text for text in drawn.texts if text.endswith("…")]
    assert {"Amphibious", "Accountants"} <= set(drawn.texts)


def test_marked_cards_are_drawn_so_and_an_empty_hand_not_at_all() -> None:
    view = system(2, 1)
    look = look_at(view)
    card = view.players[0].objectives[0]
    plain = render_hand(view, look, 0)
    marked = render_hand(view, look_at(view, marks=(Mark(WORD[card], "chosen"),)), 0)
    assert plain.png != marked.png
    view.players[0].explorers = view.players[0].objectives = []
    assert render_hand(view, look, 0) is None


def test_the_automa_is_called_by_one_word_as_its_faction_stands_below() -> None:
    view = system(1, 4)
    facts = facts_of(view, look_at(view))
    assert [player.name for player in facts.players[view.automa :]] == ["Automa"]
    assert facts.players[view.automa].faction


@pytest.mark.parametrize("side", range(4))
def test_a_playmat_is_found_by_colour_and_by_faction(side: int) -> None:
    view = system(4, 3)
    colour = ("blue", "yellow", "red", "green")[side]
    mat = inspect(view, look_at(view), colour)
    assert mat
    assert size_of(mat.png)[0] == 1200
    word = FACTIONS[view.players[side].faction].word
    assert word in inspectable(view)
    assert inspect(view, look_at(view), word) == mat
    view.players[side].faction = NONE
    assert inspect(view, look_at(view), colour) is None


@pytest.mark.parametrize("every", [4, pytest.param(1, marks=pytest.mark.deep)])
def test_every_card_can_be_looked_at(every: int) -> None:
    """One in so many."""
    view = system(2, 1)
    words = dict.fromkeys(
        WORD[card].removesuffix("-2") for card in range(1, CARDS) if not WORD[card][-1:].isdigit()
    )
    for word in [*words][::every]:
        picture = inspect(view, look_at(view), word)
        assert picture, word
        assert 0 < len(picture.alt) <= 1024


def test_what_can_be_looked_at_is_what_the_viewer_sees() -> None:
    view = seen_by(system(3, 4), 0)
    assert all(card < 0 for player in view.players[1:] for card in player.objectives)
    names = inspectable(view)
    hand = {row_of(card).word for card in (*view.players[0].objectives, *view.players[0].explorers)}
    assert hand
    assert set(list(names)[: len(hand)]) == hand
    assert all(RENDERER.inspect and RENDERER.inspect(view, look_at(view), name) for name in list(names)[:8])
    assert inspect(view, look_at(view), "no such thing") is None
    assert render_card(view.jupiter[0], look_at(view)).png


@pytest.mark.parametrize(
    ("faction", "holds"),
    [
        ("megacore", {"Holds 16 energy; further", "Holds 5 resources; each"}),
        ("zealots", {"Holds 20 energy; further", "Holds 6 resources; each"}),
    ],
)
def test_a_mat_says_what_batteries_and_hold_take_now(faction: str, holds: set[str]) -> None:
    view = bare((FACTION_CALLED[faction], FACTION_CALLED["council"]))
    view.players[0].upgrades[:2] = [0, 0] if faction == "megacore" else [3, 2]
    with noted() as drawn:
        assert render_mat(view, look_at(view), 0)
    assert {text for text in drawn.texts if text.startswith("Holds")} == holds
    assert {"+1 point", "+2 points"} <= drawn.texts
