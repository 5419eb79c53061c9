"""What a computer player would add to a move that someone has begun."""

from __future__ import annotations

from typing import Any

import pytest
from msgspec.structs import replace

from bot.engine.moves import Event, Move, Seat
from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.games.sol.rules import SolRules
from bot.players.composing import in_one
from bot.players.suggest import _at_once as at_once
from bot.players.suggest import advise, suggest
from tests.games.sample.depot import DepotRules
from tests.games.sol.position import MIRA, RULES, Position

GAME, FIRST = DepotRules(), Seat(0)


@pytest.mark.parametrize("seed", range(4))
def test_of_a_listed_verb_it_is_the_best_of_all_moves(seed: int) -> None:
    view = GAME.view(GAME.setup(2, {}, Rng("suggest")), FIRST)
    assert suggest(GAME, view, FIRST, "burn", (), Dice(seed)) == Move("burn", (30, "hot"))
    assert suggest(GAME, view, FIRST, "burn", (9,), Dice(seed)) == Move("burn", (9, "hot"))


def test_of_an_open_verb_it_begins_with_what_was_chosen_and_is_legal() -> None:
    state = GAME.setup(2, {}, Rng("suggest"))
    found = suggest(GAME, GAME.view(state, FIRST), FIRST, "ship", (30, "S3", "c2"), Dice(1))
    assert found is not None
    assert found.values[:3] == (30, "S3", "c2")
    assert len(found.values) == 5, "each crate is worth something"
    assert GAME.offer(state, FIRST).allows(found)


@pytest.mark.parametrize(("verb", "begin"), [("burn", (31,)), ("ship", (31,)), ("burn", (30, "hot", "hot"))])
def test_there_is_none_for_what_is_no_beginning(verb: str, begin: tuple[int | str, ...]) -> None:
    view = GAME.view(GAME.setup(2, {}, Rng("suggest")), FIRST)
    assert suggest(GAME, view, FIRST, verb, begin, Dice(1)) is None


def test_a_plan_that_leaves_a_move_open_is_followed_until_it_can_be_made_at_once() -> None:
    """Mira has three movement points, and a plan for one of them."""
    g = Position().g
    first = next(move for move in RULES.moves(RULES.view(g, MIRA), MIRA) if move.verb == "launch")
    (whole,) = in_one(RULES, RULES.encode(g), MIRA, (first,))
    assert whole.verb == "move"
    assert whole.values[0] == f"launch-{first.values[0]}"
    RULES.play(g, MIRA, whole)
    assert MIRA not in RULES.awaited(g), "all points are used"


def test_reasons_are_found_for_a_plan_that_cannot_be_followed_to_its_end() -> None:
    """The turn is over after the first of its moves."""
    view = RULES.view(Position().g, MIRA)
    found = advise(RULES, view, MIRA, Dice(1), [Move("hold")] * 3)
    assert found is not None
    assert found.moves == (Move("hold"),)


def test_moves_follow_each_other_until_chance_or_someone_else_comes() -> None:
    """A bridge inside draws a card; a Move reveals nothing until it ends the turn."""
    position = Position()
    g = position.put(MIRA, "U1", "L1").g
    launch = next(move for move in RULES.moves(g, MIRA) if move.verb == "launch")
    bridge = next(
        move for move in RULES.moves(g, MIRA) if move.verb == "convert" and move.values[0] == "bridge"
    )
    world = RULES.encode(g)
    assert at_once(RULES, world, MIRA, (launch, launch, launch)) == 3
    assert at_once(RULES, world, MIRA, (launch, Move("end"), launch)) == 2, "then it is the other's turn"
    assert at_once(RULES, world, MIRA, (bridge, Move("end"))) == 1, "a card is drawn"

    class Lucky(SolRules):
        """All that happens comes by chance."""

        def apply(self, state: Any, seat: Seat, move: Move, step: Any = None) -> list[Event]:
            return [replace(event, chance=True) for event in super().apply(state, seat, move, step)]

    assert at_once(Lucky(), world, MIRA, (launch, launch, launch)) == 1
