"""How the events of every game are told: each key in one way, wherever it is told."""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from typing import Any

import pytest
from msgspec.structs import replace

from bot.checks.sources import python_files
from bot.checks.words import folders
from bot.engine.moves import Event
from bot.engine.playout import Dice, playout
from bot.engine.told import TIMES, Told
from bot.engine.words import words_of
from bot.games.catalogue import games
from tests.games.proofs import Case, quick_presets

MOVES = 120
"""So many moves of a random game of each preset are looked at."""

TELLING = ("tell", "tell_chance", "tell_partly", "Event")


@cache
def played(slug: str) -> list[tuple[Any, Event]]:
    """What is told in the beginning of a game of each preset, with the position after it."""
    game, found = games()[slug], list[tuple[Any, Event]]()
    for case in [Case(game, game.seat_counts({})[-1], {}), *quick_presets(game)]:
        state, seed = case.setup("told"), f"told in {case}"
        found += [(state, event) for event in state.events]
        for turn in playout(game, state, Dice(seed), settings=True, eager=True, limit=MOVES):
            found += [(state, event) for event in turn.events]
    return found


@pytest.mark.parametrize("slug", games())
def test_each_event_is_always_told_one_way(slug: str) -> None:
    ways: dict[str, set[Told]] = defaultdict(set)
    for _, event in played(slug):
        ways[event.key].add(event.told)
    assert {key: told for key, told in ways.items() if len(told) > 1} == {}
    assert len(ways) > 20


@pytest.mark.parametrize("slug", games())
def test_each_event_is_told_one_way_at_all_places_of_the_code(slug: str) -> None:
    ways: dict[str, dict[str, str]] = defaultdict(dict)
    for path in python_files(folders(games()[slug])):
        for call in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(call, ast.Call) and _name(call) in TELLING and call.args:
                told = next(
                    (ast.unparse(each.value) for each in call.keywords if each.arg == "told"), "PLAIN"
                )
                for key in _keys(call.args[0]):
                    ways[key][told] = f"{path.name}:{call.lineno}"
    assert {key: told for key, told in ways.items() if len(told) > 1} == {}
    assert len(ways) > 20


@pytest.mark.parametrize("slug", games())
def test_what_is_joined_has_words_for_several(slug: str) -> None:
    words, counted = words_of(slug), 0
    for event in {event.key: event for _, event in played(slug) if event.told.joins}.values():
        if event.told.joins == TIMES:
            two = replace(event, values={**event.values, TIMES: 2})
            assert words.tell(two, NAMES) != words.tell(event, NAMES), event.key
        else:
            assert event.told.joins in event.values, event.key
        counted += 1
    assert counted or slug == "factions", "it joins events"


@pytest.mark.parametrize("slug", games())
def test_what_sums_up_other_events_is_an_event_with_words(slug: str) -> None:
    words = words_of(slug)
    for event in {event.key: event for _, event in played(slug) if event.told.part_of}.values():
        assert words.has(f"event-{event.told.part_of}"), event.key


NAMES = ("Mira", "Bo", "Cy", "Ada", "Eli", "Fay", "Gus")


def _name(call: ast.Call) -> str:
    called = call.func
    return (
        called.attr
        if isinstance(called, ast.Attribute)
        else called.id
        if isinstance(called, ast.Name)
        else ""
    )


def _keys(key: ast.expr) -> list[str]:
    """The keys that stand at a place; those chosen by a condition are told by one, too."""
    if isinstance(key, ast.Constant):
        return [str(key.value)]
    return []
