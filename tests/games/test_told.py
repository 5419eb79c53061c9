"""How the events of every game are told: each key in one way, and to no one more than they may know."""

from __future__ import annotations

import ast
from collections import defaultdict
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any, TypeGuard

import pytest
from msgspec.structs import replace

import bot
from bot.checks.sources import python_files
from bot.checks.words import folders
from bot.engine.moves import Event, Seat, Values, names, who
from bot.engine.playout import Dice, playout
from bot.engine.steps import whom
from bot.engine.told import FELT, PLAIN, TIMES, Told, touching
from bot.engine.words import words_of
from bot.games.catalogue import games
from tests.games.proofs import NAMES, Case, quick_presets

MOVES = 120
"""So many moves of a random game of each preset are looked at."""

RICH = ("sol", "supernova", "factions", "novasolis")
"""Games in which much happens; others may be small."""

OF_WHAT_FOLLOWS = {"used"}
"""Events that are summed up by whatever they bring."""

TELLING = ("tell", "tell_chance", "tell_partly")


@cache
def played(slug: str) -> list[tuple[Any, Event]]:
    """What is told in the beginning of a game of each preset, with the position after it."""
    game, found = games()[slug], list[tuple[Any, Event]]()
    for case in [Case(game, game.seat_counts({})[-1], {}), *quick_presets(game)]:
        state, seed = case.setup("told"), f"told in {case}"
        found += [(state, event) for event in state.events]
        for turn in playout(game, state, Dice(seed), settings=True, limit=MOVES):
            found += [(state, event) for event in turn.events]
    return found


@pytest.mark.parametrize("slug", games())
def test_each_event_is_always_told_one_way(slug: str) -> None:
    ways: dict[str, set[Told]] = defaultdict(set)
    for _, event in played(slug):
        if event.key not in OF_WHAT_FOLLOWS:
            ways[event.key].add(replace(event.told, touches=()))
    assert {key: told for key, told in ways.items() if len(told) > 1} == {}
    assert len(ways) > 3 or slug not in RICH


@pytest.mark.parametrize("slug", games())
def test_each_event_is_told_one_way_at_all_places_of_the_code(slug: str) -> None:
    ways: dict[str, dict[Told, str]] = defaultdict(dict)
    for path in python_files(folders(games()[slug])):
        text = path.read_text(encoding="utf-8")
        for call in ast.walk(ast.parse(text)) if ".tell" in text else ():
            if _tells(call) and isinstance(call.args[0], ast.Constant):
                told = next((each.value for each in call.keywords if each.arg == "told"), None)
                way = _way(told, vars(import_module(_module(path))))
                if way is not None:
                    ways[str(call.args[0].value)][way] = f"{path.name}:{call.lineno}"
    assert {key: told for key, told in ways.items() if len(told) > 1} == {}
    assert len(ways) > 3 or slug not in RICH


def _tells(call: ast.AST) -> TypeGuard[ast.Call]:
    return (
        isinstance(call, ast.Call)
        and isinstance(call.func, ast.Attribute)
        and call.func.attr in TELLING
        and bool(call.args)
    )


def _module(path: Path) -> str:
    return ".".join(path.relative_to(Path(bot.__file__).parent.parent).with_suffix("").parts)


def _way(told: ast.expr | None, known: dict[str, Any]) -> Told | None:
    """What stands at a place of the code, whomever it touches; None where that is a variable or a choice."""
    if told is None:
        return PLAIN
    if isinstance(told, ast.Call) and ast.unparse(told.func).split(".")[-1] == "touching":
        way = _way(told.func.value if isinstance(told.func, ast.Attribute) else None, known)
        weight = _constant(told.args[0], known)
        return None if way is None or not isinstance(weight, int) else replace(way, weight=weight)
    found = _constant(told, known)
    return found if isinstance(found, Told) else None


def _constant(said: ast.expr, known: dict[str, Any]) -> object:
    try:
        return eval(compile(ast.Expression(said), "", "eval"), known)
    except NameError:
        return None


@pytest.mark.parametrize("slug", games())
def test_what_is_joined_has_words_for_several(slug: str) -> None:
    words = words_of(slug)
    for event in {event.key: event for _, event in played(slug) if event.told.joins}.values():
        if event.told.joins == TIMES:
            two = replace(event, values={**event.values, TIMES: 2})
            assert words.tell(two, NAMES) != words.tell(event, NAMES), event.key
        else:
            assert event.told.joins in event.values, event.key


@pytest.mark.parametrize("slug", games())
def test_what_sums_up_other_events_is_an_event_with_words(slug: str) -> None:
    words = words_of(slug)
    for event in {event.key: event for _, event in played(slug) if event.told.part_of}.values():
        assert words.has(f"event-{event.told.part_of}"), event.key


@pytest.mark.parametrize("slug", games())
def test_an_event_touches_only_sides_that_may_know_of_it(slug: str) -> None:
    game, touched = games()[slug], 0
    for state, event in played(slug):
        sides = game.sides(state)
        for side in event.told.touches:
            seat = sides[side].seat
            assert event.audience is None or seat is None or seat in event.audience, event
            touched += 1
        assert event.told.weight or not event.told.touches, event
    assert touched > 20 or slug not in RICH


@pytest.mark.parametrize("slug", games())
def test_whom_an_event_touches_tells_no_one_a_hidden_value(slug: str) -> None:
    """What is left for a viewer to whom a value is hidden follows from the values that are not."""
    for state, event in played(slug):
        for viewer in (None, *range(len(games()[slug].sides(state)))):
            seen = event.seen_by(None if viewer is None else Seat(viewer))
            if seen is not None and seen.hides:
                assert {who(side) for side in seen.told.touches} <= names(seen.values), event


@pytest.mark.parametrize("slug", games())
def test_an_event_that_names_its_side_is_about_it(slug: str) -> None:
    for _, event in played(slug):
        named = whom(event.values)
        assert named is None or event.about == named, event


def test_whom_a_hidden_value_names_is_not_told_by_what_goes_with_it() -> None:
    mira, bo, cy = Seat(0), Seat(1), Seat(2)
    told = touching(FELT, mira, bo, mira, -1)
    assert told.touches == (mira, bo), "each once, and no one for a number that stands for no side"
    values: Values = {"side": who(mira), "other": who(bo)}
    event = Event("stole", values, None, False, {"other": (mira, bo)}, told, about=bo)
    assert event.seen_by(bo) == event
    seen = event.seen_by(cy)
    assert seen is not None
    assert (seen.told.touches, seen.told.weight, seen.about) == ((mira,), FELT, None)
    assert replace(event, about=mira).seen_by(cy) == replace(seen, about=mira)
