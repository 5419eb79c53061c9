"""What points are made of: at every position of random games the parts are the score, and no one learns more of them
than of the score.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from bot.engine.moves import Event, Move, Seat, Side
from bot.engine.playout import Dice, playout, random_game
from bot.engine.points import scored
from bot.engine.rng import Rng
from bot.engine.told import FELT, PLAIN, touching
from bot.engine.words import READER, words_of
from bot.games.catalogue import GAMES, games
from tests.games.factions.deeds import Deeds
from tests.games.proofs import Case

KINDS: dict[str, list[tuple[int, dict[str, str]]]] = {
    "sol": [(3, {}), (2, {"mode": "coop"})],
    "supernova": [(3, {}), (2, {"stacks": "closed"})],
    "factions": [(3, {}), (1, {"difficulty": "medium"})],
    "novasolis": [
        (3, {"mode": "exploration", "trade": "on", "diplomacy": "on"}),
        (2, {"variant": "coop", "flagships": "on", "void": "on"}),
        (1, {"variant": "solo"}),
    ],
}
CASES = [
    pytest.param(Case(games()[slug], seats, options), id=f"{slug}-{seats}-{'-'.join(options)}")
    for slug, kinds in KINDS.items()
    for seats, options in kinds
]
LOOK_EVERY = 25
"""One position in so many is also looked at as each viewer sees it."""


def test_no_game_is_missing() -> None:
    assert set(KINDS) == set(GAMES)


@pytest.mark.parametrize("case", CASES)
def test_what_points_are_made_of_is_the_score_at_every_position(case: Case) -> None:
    scored = False
    for number, state in enumerate(positions(case)):
        assert_is_score(case, state)
        scored = scored or any(case.game.standings(state).scores)
        if number % LOOK_EVERY == 0:
            for viewer in (None, *map(Seat, range(case.seats))):
                assert_is_score(case, case.game.view(state, viewer))
    # Random players of SOL hardly ever score; there the score is its only source.
    assert scored or case.game.info.slug == "sol", "nothing was scored in the whole game"


@pytest.mark.parametrize("case", CASES)
def test_what_is_said_of_points_follows_from_what_the_reader_knows(case: Case) -> None:
    game, rng = case.game, Rng("points")
    for number, state in enumerate(positions(case)):
        if number % (4 * LOOK_EVERY):
            continue
        for viewer in (None, *map(Seat, range(case.seats))):
            world = game.resample(state, viewer, rng)
            for side in map(Side, range(len(game.standings(state).scores))):
                seen = game.breakdown(game.view(state, viewer), side)
                assert seen == game.breakdown(game.view(world, viewer), side)
        for seat in map(Seat, range(case.seats)):
            own = [Side(i) for i, side in enumerate(game.sides(state)) if side.seat == seat]
            for side in own:
                assert game.breakdown(game.view(state, seat), side) == game.breakdown(state, side)


def positions(case: Case) -> Iterator[Any]:
    """Every position of one random game."""
    state = case.setup("points")
    yield state
    for _ in playout(case.game, state, Dice(7)):
        yield state


def assert_is_score(case: Case, state: Any) -> None:
    """The parts of each side are its score, or its share of the score that all have together."""
    game, found = case.game, case.game.standings(state)
    sums = [sum(game.breakdown(state, Side(side)).values()) for side in range(len(found.scores))]
    assert sums == [*found.scores] if not found.shared else sum(sums) == found.scores[0]


def test_what_a_move_scores_is_told_and_beside_it_what_it_cost_in_points() -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 4)
    p.visit("mars")
    events = games()["factions"].play(p.g, Seat(0), Move("build", ("sails", "sails")))
    (event,) = (each for each in events if each.key == "scored")
    assert (event.about, event.audience, event.told) == (0, None, PLAIN)
    assert (
        words_of("factions").tell(event, ["Mira", "Bo"]) == "Mira scored 2 points (upgrades 2), resources −2."
    )
    assert (
        words_of("factions").tell(event, [READER, "Bo"]) == "you scored 2 points (upgrades 2), resources −2."
    )


def test_what_is_only_to_be_spent_is_not_told_and_nor_is_an_exchange() -> None:
    def of(before: dict[str, int], after: dict[str, int], *, own: bool = True) -> Event | None:
        return scored(Side(1), before, after, {"stock"}, own=own)

    assert of({"a": 1, "stock": 0}, {"a": 1, "stock": 4}) is None
    assert of({"a": 1, "b": 1}, {"a": 0, "b": 2}) is None
    lost = of({"a": 3, "b": 1}, {"a": 1, "b": 2}, own=False)
    assert lost is not None
    assert (lost.key, lost.told) == ("lost-points", touching(FELT, 1))
    assert [each.values["n"] for each in lost.values["parts"]] == [2, -1]  # type: ignore[union-attr]


def test_a_game_over_tells_no_more_of_what_was_scored() -> None:
    """The final points are told then, and explorers and objectives count at once."""
    game, told = games()["factions"], list[list[str]]()
    _, lines = random_game(game, 2, {"first": "on"}, "over 3")
    state = game.setup(2, {"first": "on"}, Rng("over 3"))
    for seat, _, move in (line.partition(" ") for line in lines):
        told.append([event.key for event in game.play(state, Seat(int(seat)), Move.parse(move))])
    assert state.over
    assert sum("scored" in keys for keys in told) > 3
    assert "scored" not in told[-1]
