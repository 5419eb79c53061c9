"""The rows of the cards against the tables of the rules (2, 14, 16, 17)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

import pytest

from bot.engine.files import load_rows
from bot.games.factions.cards import cards
from bot.games.factions.holdings import machines
from tests.games.factions import tables
from tests.games.factions.spelling import conditions, cost, lasting, spelled

R = TypeVar("R", bound=cards.Row)


@pytest.mark.parametrize(
    ("deck", "count"),
    [
        (cards.MERCURY_DECK, 8),
        (cards.VENUS_DECK, 48),
        (cards.EARTH_DECK, 13),
        (cards.JUPITER_DECK, 36),
        (cards.SATURN_DECK, 30),
        (cards.URANUS_DECK, 12),
        (cards.NEPTUNE_DECK, 24),
        (cards.ASTEROIDS, 18),
        (cards.AUTOMA, 16),
    ],
)
def test_every_deck_has_the_cards_of_the_table(deck: int, count: int) -> None:
    assert len(cards.OF_DECK[deck]) == count


def test_events_come_in_two_phases_of_six_and_one_on_the_board() -> None:
    assert Counter(row.phase for row in cards.EVENT.values()) == {1: 6, 2: 6, 0: 1}


def test_the_event_on_the_board_does_not_count_for_the_numbers_printed_on_cards() -> None:
    earth = cards.OF_DECK[cards.EARTH_DECK]
    assert [cards.steps_of(card) for card in earth if cards.EVENT[card].phase] == list(range(12))


def test_objectives_by_who_may_hold_them() -> None:
    kinds = Counter((row.star, row.advanced) for row in cards.OBJECTIVE.values())
    assert kinds == {(False, False): 17, (True, False): 5, (False, True): 6, (True, True): 2}


def test_the_first_game_has_28_exoplanets_which_use_no_tech_and_no_research() -> None:
    base = [row for card, row in cards.EXOPLANET.items() if not row.advanced and row.id[0] == "J"]
    assert len(base) == 28
    every = "; ".join(spelled(effects) for row in base for effects in row.effects)
    assert "tech" not in every
    assert "research" not in every
    assert "objective draft" in every


def test_every_type_of_exoplanet_has_the_same_needs() -> None:
    for advanced, needs in ((False, [2, 2, 3, 3, 4, 4, 5]), (True, [4, 6])):
        for kind in cards.TYPES[: cards.WILD]:
            rows = [row for row in cards.EXOPLANET.values() if (row.type, row.advanced) == (kind, advanced)]
            assert sorted(row.need for row in rows) == needs


def test_what_cards_are_worth_on_average() -> None:
    charges = [row.amounts for row in cards.CHARGE.values()]
    assert [round(sum(column) / 8, 1) for column in zip(*charges, strict=True)] == [10.4, 12.9, 15.8, 20.6]
    tiles = [row.value for row in cards.TILE.values()]
    assert round(sum(tiles) / len(tiles), 2) == 3.78
    worth = [
        [cards.EXPLORER[card].worth(kind) for kind in range(cards.WILD)]
        for card in cards.OF_DECK[cards.VENUS_DECK]
    ]
    assert round(sum(map(sum, worth)) / (4 * 48), 2) == 1.35
    assert round(sum(map(max, worth)) / 48, 2) == 2.67


def rows_of(every: Mapping[int, R]) -> list[R]:
    """Each row once, in the order of the decks."""
    return list({row.id: row for row in every.values()}.values())


def test_charges_are_those_of_the_table() -> None:
    found = [" ".join(map(str, (row.id, *row.amounts, row.steps))) for row in rows_of(cards.CHARGE)]
    assert found == tables.CHARGES.splitlines()


def test_explorers_are_those_of_the_table() -> None:
    found = [
        " ".join(map(str, (row.id, row.copies, row.base, *map(row.worth, range(cards.WILD)))))
        for row in rows_of(cards.EXPLORER)
    ]
    assert found == tables.EXPLORERS.splitlines()
    assert all(row.worth(cards.WILD) == row.base for row in cards.EXPLORER.values())


def test_exoplanets_are_those_of_the_table() -> None:
    found = []
    for row in rows_of(cards.EXOPLANET):
        star = " *" if row.advanced else ""
        first, second = map(spelled, row.effects)
        found.append(
            f"{row.id} {row.type} {row.need} {row.energy} {row.resources}{star} | {first} | {second}"
        )
    assert found == tables.EXOPLANETS.splitlines()


def test_events_are_those_of_the_table() -> None:
    found = []
    for row in rows_of(cards.EVENT):
        for side in row.options:
            parts = [
                ("now", spelled(side.now)),
                ("round", lasting(side.round)),
                ("final", lasting(side.final)),
            ]
            wins = ", ".join(f"{when}: {what}" for when, what in parts if what)
            rewards = f"{spelled(side.first)} | {spelled(side.second)}"
            found.append(f"{row.id} {row.phase} {side.word} | {rewards} | {wins}".rstrip())
    assert found == tables.EVENTS.splitlines()


def test_objectives_are_those_of_the_table() -> None:
    found = []
    for row in rows_of(cards.OBJECTIVE):
        marks = (" S" if row.star else "") + (" *" if row.advanced else "")
        price = ", ".join(map(cost, row.costs)) or "-"
        found.append(f"{row.id} {row.timing} {row.points}{marks} | {conditions(row.when)} | {price}")
    assert found == tables.OBJECTIVES.splitlines()


def test_techs_are_those_of_the_table() -> None:
    assert [f"{row.id} {lasting(row.lasting)}" for row in rows_of(cards.TECH)] == tables.TECHS.splitlines()


def test_research_cards_are_those_of_the_table() -> None:
    found = [f"{row.id} {row.copies} | {spelled(row.then)}" for row in rows_of(cards.RESEARCH)]
    assert found == tables.RESEARCH.splitlines()


def test_asteroids_are_those_of_the_table() -> None:
    assert Counter(row.value for row in cards.TILE.values()) == {2: 3, 3: 5, 4: 5, 5: 3, 6: 2}


def test_factions_are_those_of_the_table() -> None:
    found = []
    for row in cards.FACTIONS:
        first, size = " first" if row.first else "", machines.SIZES.own[row.word]
        found.append(
            f"{row.word} {row.planet} {size.slots[0]} {size.points[0]}{first} | {lasting(row.lasting)}"
        )
    assert found == tables.FACTIONS.splitlines()
    built = [f"{row.word} | {lasting(row.built)}" for row in cards.FACTIONS]
    assert built == tables.FACTION_MACHINES.splitlines()


def test_machines_do_what_the_table_says() -> None:
    assert {word: lasting(built) for word, built in cards.BUILT.items()} == {
        "alcubierre": "alcubierre = 1",
        "sails": "empty-cost = 1",
        "probes": "on end-move: may[mine legal]",
    }


def test_the_automa_is_that_of_the_table() -> None:
    rows = rows_of(cards.AUTOMATON)
    assert [
        f"{row.planet or row.faction} | {spelled(row.then)}" for row in rows
    ] == tables.AUTOMA.splitlines()
    assert [row.faction for row in rows if row.faction] == [row.word for row in cards.FACTIONS]
    scoring = load_rows(cards.ScoringRow, "factions", "scoring.json")
    found = [
        f"{row.id} {row.upgrade} {row.three_upgrades} {row.objective} {row.sets} {row.resources}"
        for row in scoring
    ]
    assert found == tables.SCORING.splitlines()
