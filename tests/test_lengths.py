"""How long the modes of a game are: what is kept of them, which one a table has, and how turns are counted."""

from __future__ import annotations

from math import isclose
from typing import Any

import pytest

from bot.engine.lengths import all_minutes_of, lengths_of, minutes_of, mode_of
from bot.engine.rng import Rng
from bot.engine.rules import Game
from bot.games.catalogue import games
from bot.players.greedy import GreedyPlayer
from bot.players.match import play
from tests.balance import modes

EVERY = pytest.mark.parametrize("game", [games()[slug] for slug in modes.CLICKS], ids=[*modes.CLICKS])


@EVERY
def test_every_preset_was_measured_and_its_minutes_follow_from_turns(game: Game[Any]) -> None:
    lengths = lengths_of(game.info.slug)
    assert lengths is not None
    assert [*lengths.modes] == [preset.key for preset in game.info.presets]
    assert (lengths.clicks, lengths.seconds) == (modes.CLICKS[game.info.slug], modes.SECONDS)
    for key, mode in lengths.modes.items():
        assert mode.games > 0, key
        assert mode.minutes % 5 == 0
        exact = mode.turns * lengths.clicks * lengths.seconds / 60
        assert isclose(mode.minutes, max(5, exact), abs_tol=2.6), key


@EVERY
def test_a_preset_has_its_own_minutes_and_a_table_those_of_the_nearest(game: Game[Any]) -> None:
    info, lengths = game.info, lengths_of(game.info.slug)
    assert lengths is not None
    for preset in info.presets:
        assert mode_of(info, preset.options) == lengths.modes[preset.key]
    every = [mode.minutes for mode in lengths.modes.values()]
    assert all_minutes_of(info) == (min(every), max(every))


def test_options_that_are_no_preset_have_the_minutes_of_the_one_that_differs_least() -> None:
    nova, lengths = games()["novasolis"].info, lengths_of("novasolis")
    assert lengths is not None
    assert mode_of(nova, {"mode": "exploration", "trade": "on"}) == lengths.modes["exploration"]
    assert mode_of(nova, {"variant": "coop", "power": "1", "races": "random"}) == lengths.modes["first"]
    assert mode_of(nova, {"variant": "coop", "trade": "on"}) == lengths.modes["coop"]
    modules = ("flagships", "destroyers", "diplomacy", "trade")
    assert mode_of(nova, dict.fromkeys(modules, "on")) == lengths.modes["everything"]
    assert minutes_of(nova, {"variant": "solo"}) == (lengths.modes["solo"].minutes,) * 2


def test_of_a_game_that_was_not_measured_nothing_is_said() -> None:
    ferries = games()["ferries"].info
    assert (minutes_of(ferries, {}), all_minutes_of(ferries)) == (None, None)


def test_turns_are_counted_as_the_game_names_them_else_its_rounds() -> None:
    sol = games()["sol"]
    state = sol.setup(2, sol.info.complete({}), Rng("counted"))
    assert [*modes.turns_of(sol, state, [{"1 0", "2 0"}, {"1 1"}])] == [2, 1]
    assert [*modes.turns_of(sol, state, [{""}, {""}])] == [state.round] * 2


@pytest.mark.deep
def test_what_is_measured_is_the_game_that_medium_plays() -> None:
    options = games()["supernova"].info.presets[0].options
    one = modes.play("supernova", options, 2, "counted")
    again = play(games()["supernova"], ("greedy", "greedy"), {"greedy": GreedyPlayer()}, options, "counted")
    assert one.turns == (again.rounds, again.rounds)
    assert one.scores == again.scores


def test_minutes_are_rounded_to_five_and_never_none() -> None:
    assert [modes.minutes_of(turns, 6, 10) for turns in (20, 22, 23, 0.1)] == [20, 20, 25, 5]
