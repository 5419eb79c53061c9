"""The page of the tour that lists what scores how much: its figures are those of the rules."""

from __future__ import annotations

import math
import re
from typing import Any

import msgspec
import pytest

from bot.engine.files import data_path
from bot.engine.lengths import lengths_of
from bot.engine.words import words_of
from bot.games.sol.table.board import BASE, BONUS
from bot.games.supernova.cards.cards import ROWS
from bot.games.supernova.scoring.standings import GOAL
from tests.balance.modes import CLICKS


def figures(slug: str) -> list[list[int]]:
    """The bold figures of the page, by line."""
    page = words_of(slug).say_key("tour-score")
    lines = [re.findall(r"\*\*([^*a-z]*(?:to[^*a-z]*)?)[★☆]?\*\*", line) for line in page.splitlines()]
    return [
        [int(n.replace("−", "-")) for bold in found for n in re.findall(r"−?\d+", bold)]
        for found in lines
        if found
    ]


def data(*parts: str) -> Any:
    return msgspec.json.decode(data_path(*parts).read_bytes())


def test_of_sol() -> None:
    tower, bonus, hurl, flare = figures("sol")
    assert tower == [min(BASE.values()), max(BASE.values())]
    assert bonus == [min(filter(None, BONUS.values())), max(BONUS.values())]
    assert (hurl, flare) == ([2], [BASE["U"]])
    assert "1 in the orbits, then 2, 3, and 5 in the core" in words_of("sol").say_key("tour-score")
    assert [*BASE.values()] == [1, 1, 2, 3, 5]


def test_of_super_nova() -> None:
    *cards, nothing, goal = figures("supernova")
    for kind, found in zip(("planet", "environment", "civilization"), cards, strict=True):
        potentials = [row.p for row in ROWS if row.type == kind]
        assert found == [min(potentials), max(potentials)], kind
    assert nothing == [0]
    assert goal == [GOAL[2], GOAL[3], 13]


def test_of_factions() -> None:
    numbers, machines = data("factions", "numbers.json"), data("factions", "machine-numbers.json")
    upgrade, machine, objective, sets, resources, rescue = figures("factions")
    points = [n for group in ("common", "own") for row in machines[group].values() for n in row["points"]]
    assert (upgrade, resources) == ([1], [1])
    assert machine == [min(points), max(points)]
    worth = [row["points"] for row in data("factions", "saturn.json")]
    assert objective == [min(worth), max(worth)]
    assert sets == numbers["sets"][1:]
    assert rescue == [numbers["rescue"]]


def test_of_nova_solis() -> None:
    tracks = {row["empires"]: row["half_stars"] / 2 for row in data("novasolis", "tracks.json")}
    *pieces, goal = figures("novasolis")
    assert goal == [tracks[2], tracks[3], tracks[4]]
    assert "25★ to 31★ each" in words_of("novasolis").say_key("tour-score")
    assert (math.ceil(tracks[4] / 4), tracks[2] / 2) == (25, 31)
    rewards = data("novasolis", "numbers.json")["rewards"]
    settled, destroyed, artifact, *_, held = pieces
    assert settled == [rewards["settled"]["half_stars"] / 2] == [rewards["charted"]["half_stars"] / 2]
    assert destroyed[-1] == rewards["gate_closed"]["half_stars"] / 2
    assert artifact == [rewards["artifact"]["half_stars"] / 2]
    assert (
        held == [rewards["artifact_held"]["half_stars"] / 2] == [rewards["homeworld_held"]["half_stars"] / 2]
    )


@pytest.mark.parametrize("slug", CLICKS)
def test_below_it_stands_what_is_usual_in_a_first_game(slug: str) -> None:
    lengths = lengths_of(slug)
    assert lengths is not None
    said = words_of(slug).say_key("tour-usual", score="SCORE", best="BEST", turns=77, won=88)
    assert "77" in said
    assert ("88" in said) != ("SCORE" in said and "BEST" in said)
