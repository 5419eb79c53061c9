"""Rules 1, 4 and 13: the numbers, machines with their levels, and a side that has done nothing yet."""

from __future__ import annotations

from typing import get_args

import pytest
from msgspec import to_builtins

from bot.games.factions.cards.cards import (
    BACK,
    CALLED,
    CARDS,
    COPY,
    DECK,
    DECKS,
    MACHINES,
    NAME,
    NUMBERS,
    PLANETS,
    TYPES,
    WORD,
    row_of,
)
from bot.games.factions.cards.language import Key
from bot.games.factions.holdings.machines import is_complete, levels
from bot.games.factions.holdings.modifiers import USUAL, value
from bot.games.factions.table.board import (
    BAND,
    KUIPER,
    OUTER,
    REACHED_FROM,
    SECTOR_CALLED,
    SLOT_CALLED,
    SLOT_WORD,
)
from bot.games.factions.table.options import OPTIONS, PRESETS
from bot.games.factions.table.state import NONE, Player, Table
from bot.games.factions.table.tables import DECIDERS
from tests.games.factions.position import BO, CY, MIRA
from tests.games.factions.whole import Whole

NOT_NONE = {
    "resource-cap": 4,
    "pass-income": 2,
    "outer-empty-cost": 2,
    "convert-rate": 1,
    "jupiter-cost": 1,
    "mars-first-cost": 2,
    "saturn-draw": 2,
    "saturn-keep": 1,
    "objective-limit": 3,
    "tech-limit": 1,
    "rescue-points": -20,
    "resources-per-point": 2,
}


def test_the_numbers_of_the_rulebook() -> None:
    assert (NUMBERS.rounds, NUMBERS.solo_rounds, NUMBERS.last_turns, NUMBERS.most_turns) == (3, 2, 6, 40)
    assert (NUMBERS.energy, NUMBERS.resources, NUMBERS.market, NUMBERS.wormholes) == (16, 4, 3, 2)
    assert (NUMBERS.offers, NUMBERS.offers_a_turn) == (3, 10)
    assert set(USUAL) == set(get_args(Key))
    assert {key: usual for key, usual in USUAL.items() if usual} == NOT_NONE


@pytest.mark.parametrize(("slots", "cap"), [(0, 16), (1, 16), (2, 20), (3, 20), (4, 24), (6, 24), (7, 32)])
def test_batteries_hold_more_level_by_level(slots: int, cap: int) -> None:
    p = Whole("zealots", "megacore")
    p.g.players[0].upgrades[0] = slots
    assert value(p.g, 0, "energy-cap") == cap


@pytest.mark.parametrize("slots", range(7))
def test_each_upgrade_of_the_hold_takes_one_more_at_once(slots: int) -> None:
    p = Whole("zealots", "megacore")
    for player in p.g.players:
        player.upgrades[1] = slots
    assert [value(p.g, side, "resource-cap") for side in (0, 1)] == [4 + slots, 5 + slots]


@pytest.mark.parametrize(
    ("machine", "slots"),
    [("battery", 7), ("cargo", 6), ("alcubierre", 4), ("sails", 3), ("probes", 4), ("faction", 5)],
)
def test_a_machine_works_when_all_its_slots_are_covered(machine: str, slots: int) -> None:
    g, number = Whole("council", "zealots").g, MACHINES.index(machine)
    player = g.players[0]
    for covered in range(slots + 1):
        player.upgrades[number] = covered
        assert is_complete(player, number) == (covered == slots)
    assert levels(player, number) == (3 if machine in ("battery", "cargo") else 1)


@pytest.mark.parametrize(
    ("machine", "key", "works"),
    [("alcubierre", "alcubierre", 1), ("sails", "empty-cost", 1), ("faction", "mine-bonus", 2)],
)
def test_an_incomplete_machine_does_nothing(machine: str, key: Key, works: int) -> None:
    p = Whole("megacore", "zealots")
    p.built(0, machine)
    assert value(p.g, 0, key) == works
    p.g.players[0].upgrades[MACHINES.index(machine)] -= 1
    assert value(p.g, 0, key) == 0


# 4: a side, the table


def test_a_side_begins_with_nothing() -> None:
    assert to_builtins(Player()) == [
        *[NONE, [], 0, 0, [], [], [], [], [], [], [], 0, 0, 0, False],
        [False, False, [], [], [], 0, False, False, False, 0, 0, 0, 0],
        [0, [], 0, 0, [], NONE, [], 0, []],
        ["ask", "ask", True, []],
    ]


def test_the_table_knows_its_order() -> None:
    p = Whole("zealots", "megacore", "einstein")
    g: Table = p.g
    g.ring, g.leader = [CY, MIRA, BO], 0
    assert (g.order(), g.clockwise(0), g.clockwise(1), g.automa, g.rounds) == ([0, 1, 2], 1, 2, NONE, 3)
    assert [DECIDERS[g.seats][side] for side in range(3)] == [MIRA, BO, CY]
    solo = Whole("zealots", solo=True).g
    assert (solo.order(), solo.automa, solo.sides, solo.rounds, DECIDERS[solo.seats][1]) == (
        [0, 1],
        1,
        2,
        2,
        MIRA,
    )
    for table in (g, solo):
        assert (table.claimed, table.active, table.number, table.wormholes, table.ruling) == (
            False,
            0,
            1,
            [],
            [],
        )
        assert (table.final, table.extra, table.first) == ([], 0, False)


def test_planets_that_are_not_there_touch_nothing() -> None:
    p = Whole("zealots", "megacore", first=True)
    p.g.rings[7] = NONE
    assert (p.g.around(7), p.g.touches(0, 7)) == ((), False)
    assert p.g.touches(0, 0)


def test_wormholes_touch_each_other_while_there_are_two() -> None:
    g = Whole("zealots", "megacore").g
    b3, g7, b4 = (SECTOR_CALLED[word] for word in ("B3", "G7", "B4"))
    near = g.adjacent(b3)
    g.wormholes = [b3]
    assert g.adjacent(b3) == near
    g.wormholes = [b3, g7]
    assert g.adjacent(b3) == (*near, g7)
    assert g.adjacent(g7)[-1] == b3
    g.wormholes = [b3, b4]
    assert g.adjacent(b3) == near


# 3: the board in words


def test_the_outer_ring_begins_with_the_belt() -> None:
    assert [OUTER[SECTOR_CALLED[f"{band}1"]] for band in "ABCDEFGH"] == [False] * 4 + [True] * 4
    assert [BAND[SECTOR_CALLED[f"{band}12"]] for band in "ABCDEFGH"] == list(range(8))
    assert (len(SLOT_WORD), SLOT_CALLED["E12"], SLOT_CALLED["K1"], KUIPER) == (16, 11, 12, 12)
    words = {
        slot: [SECTOR_CALLED[word] for word in touching.split()] for slot, touching in KUIPER_TOUCHES.items()
    }
    assert {slot: list(REACHED_FROM[SLOT_CALLED[slot]]) for slot in words} == words


KUIPER_TOUCHES = {"E7": "E7", "K1": "H1 H2 H3", "K2": "H4 H5 H6", "K3": "H7 H8 H9", "K4": "H10 H11 H12"}


# 2: cards as numbers


def test_every_card_has_a_deck_a_word_and_a_back() -> None:
    assert len(WORD) == len(NAME) == len(BACK) == len(DECK) == len(COPY) == CARDS
    assert (WORD[0], NAME[0], BACK[0], DECK[0]) == ("hidden", "~card-hidden", 0, -1)
    assert (*(word for word in PLANETS if word != "mars"), "asteroids", "automa") == DECKS
    assert TYPES == ("swamp", "ice", "desert", "lava", "wild")
    swamp = CALLED["swamp-things"]
    assert [WORD[swamp + n] for n in range(3)] == ["swamp-things", "swamp-things-2", "swamp-things-3"]
    assert [COPY[swamp + n] for n in range(4)] == [1, 2, 3, 1]
    assert (NAME[swamp + 1], BACK[swamp], DECK[swamp]) == ("~card-swamp-things", -2, 1)
    assert BACK[CALLED["wealth-debate"]] == -20 != BACK[CALLED["solar-forecast"]] == -3
    assert row_of(swamp).copies == 3
    with pytest.raises(ValueError, match="no card"):
        row_of(0)


def test_a_game_is_set_up_by_two_options() -> None:
    assert [(option.key, option.values, option.default) for option in OPTIONS] == [
        ("first", ("off", "on"), "off"),
        ("difficulty", ("easy", "medium", "hard"), "medium"),
    ]
    assert {preset.key: preset.options for preset in PRESETS}["first"] == {"first": "on"}
