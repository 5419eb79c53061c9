"""The greedy player plays what looks best at once: in SOL it builds, activates, hurls, keeps what is useful."""

from __future__ import annotations

import pytest

from bot.engine.playout import Dice
from bot.engine.rng import Rng
from bot.players.greedy import GreedyPlayer
from tests.games.proofs import every_game
from tests.games.sol.position import BO, MIRA, RULES, Position
from tests.players.questions import question


def answer(position: Position) -> str:
    """What the greedy player does in a position of SOL."""
    view = RULES.view(position.g, MIRA)
    found = {str(GreedyPlayer().choose(RULES, view, MIRA, Dice(n))) for n in range(3)}
    return found.pop() if len(found) == 1 else " or ".join(sorted(found))


def verb(position: Position) -> str:
    return answer(position).split()[0]


def test_it_hurls_from_the_core_when_the_sun_is_about_to_go_nova() -> None:
    assert verb(Position().put(MIRA, "K1", "K1").marker(2)) == "hurl"


def test_it_transmits_with_a_tower_that_it_can_pay_for() -> None:
    position = Position().put(MIRA, "K2").station(MIRA, "tower", "K2").energy(MIRA, 9).marker(8)
    assert answer(position) == "activate K2"


def test_it_takes_the_bonus_of_its_own_tower() -> None:
    position = Position().put(MIRA, "K2").station(MIRA, "tower", "K2").energy(MIRA, 9)
    position.play(MIRA, "activate K2")
    assert answer(position) == "bonus take"


def test_it_takes_energy_from_a_node_even_of_a_rival() -> None:
    position = Position().put(MIRA, "R2").station(BO, "node", "R2")
    position.g.players[MIRA].pool = 1
    position.g.players[MIRA].reserve = 11
    assert answer(position) == "activate R2"


def test_it_builds_a_tower_in_the_core_where_the_pattern_lies() -> None:
    position = Position().bridge(MIRA, "L2-C2").bridge(MIRA, "C2-R2").bridge(MIRA, "R2-K2")
    assert answer(position.put(MIRA, "C3", "R2", "K2")).startswith("convert tower")


def test_it_builds_the_bridge_that_its_sundivers_lie_ready_for() -> None:
    assert answer(Position().put(MIRA, "U4", "L4")).startswith("convert bridge L4-C4")


def test_it_flies_inward_over_a_bridge() -> None:
    position = Position().put(MIRA, "R2", "R2").bridge(MIRA, "R2-K2")
    position.g.players[MIRA].pool = 0
    position.g.players[MIRA].reserve = 11
    assert answer(position) == "fly R2 K2"


def test_it_keeps_the_card_that_is_worth_more() -> None:
    position = Position(effects="all")
    suits = [suit for suit in position.g.effects if suit.word != "explosion"][:2]
    position.g.effects = {suits[0]: "tribute", suits[1]: "channel"}
    position.deck(suits[0].word, suits[1].word).put(MIRA, "R2").station(BO, "node", "R2")
    position.play(MIRA, "activate R2")
    asked = [move for move in RULES.moves(position.g, MIRA) if move.verb == "keep"]
    assert len(asked) == 3, "each of the two, or one of them at random"
    assert suits[0].word not in answer(position)
    assert answer(position).endswith(f"keep {suits[1].word}")


@pytest.mark.parametrize("slug", sorted(every_game()))
def test_the_same_dice_give_the_same_move(slug: str) -> None:
    game = every_game()[slug]
    state, seat = question(game)
    view = game.view(state, seat)
    before = game.encode(view)
    found = {GreedyPlayer().choose(game, view, seat, Dice("same")) for _ in range(3)}
    assert len(found) == 1
    assert all(game.offer(state, seat).allows(move) for move in found)
    assert game.encode(view) == before, "looking ahead changed the view"


@pytest.mark.parametrize("slug", sorted(every_game()))
def test_what_it_cannot_know_does_not_change_its_move(slug: str) -> None:
    game = every_game()[slug]
    state, seat = question(game)
    other = game.resample(state, seat, Rng("another world"))
    moves = {
        GreedyPlayer().choose(game, game.view(world, seat), seat, Dice("blind")) for world in (state, other)
    }
    assert len(moves) == 1
