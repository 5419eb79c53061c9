"""Where stars come from: all of them, each once."""

from __future__ import annotations

from bot.checks.words import messages
from bot.engine.playout import Dice, playout
from bot.engine.rng import Rng
from bot.games.novasolis.core.cards.language import Stars
from bot.games.novasolis.core.holdings.counting import score
from bot.games.novasolis.core.holdings.sources import ALSO_FOR, SOURCES, points_by_source
from bot.games.novasolis.core.scoring.ending import points
from bot.games.novasolis.expansions import MODULES
from tests.games.novasolis.play import GAME, first_turn


def test_each_star_of_a_whole_game_is_in_one_source() -> None:
    state = GAME.setup(3, {"races": "random"}, Rng("sources"))
    for _ in playout(GAME, state, Dice("sources")):
        pass
    assert sum(points(state, side) for side in range(3)) > 10
    for side in range(3):
        assert sum(points_by_source(state, side)) == points(state, side)


def test_every_reason_to_score_has_one_source() -> None:
    told = [
        each.key
        for each in messages("novasolis")
        if each.key.startswith("event-stars-") and not each.key.endswith("-ahead")
    ]
    every = MODULES.on(tuple(module.key for module in MODULES)).hooks[ALSO_FOR]
    reasons = [*(why for listed in SOURCES.values() for why in listed), *(why for _, why in every)]
    assert sorted(reasons) == sorted(key.removeprefix("event-stars-") for key in told)


def test_stars_that_do_not_count_have_no_source() -> None:
    state = first_turn(2, variant="coop")
    score(state, 0, Stars(4, own=True), "seized")
    score(state, 0, Stars(3), "gate")
    score(state, 0, Stars(2), "gate")
    assert dict(zip(SOURCES, points_by_source(state, 0), strict=True)) == dict.fromkeys(SOURCES, 0) | {
        "gates": 5
    }
