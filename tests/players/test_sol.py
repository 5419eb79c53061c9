"""The greedy player at SOL plans: it reopens the way in, builds towers, acts when behind, dismantles nothing."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move
from bot.engine.playout import Dice
from bot.games.sol.actions.activate import Activating
from bot.games.sol.actions.convert import Converted
from bot.games.sol.actions.move import Moving
from bot.games.sol.scoring.ending import nova
from bot.games.sol.table.state import Suit
from bot.games.sol.thinking.evaluation import PATIENCE, VICTORY
from bot.games.sol.thinking.outlook import CARD
from bot.players.greedy import GreedyPlayer
from bot.players.plan import best_plans, is_stuck
from bot.players.worlds import Worlds
from tests.games.sol.position import BO, MIRA, RULES, Position

DICE = pytest.mark.parametrize("dice", range(2))


def turn(position: Position, dice: int) -> list[Move]:
    """What the greedy player does in Mira's turn; the others decline, and wait until her next one."""
    g, played = position.g, list[Move]()
    begun = g.round
    while not g.over and not (g.active == MIRA and g.round > begun):
        if MIRA in RULES.awaited(g):
            move = GreedyPlayer().choose(RULES, RULES.view(g, MIRA), MIRA, Dice(dice))
            RULES.play(g, MIRA, move)
            played.append(move)
        else:
            ask = RULES.asks(g)[0]
            RULES.play(g, ask.seat, ask.default)
    return played


def verbs(moves: list[Move]) -> set[str]:
    return {move.verb for move in moves}


def pool(position: Position, number: int) -> Position:
    """Mira has so many sundivers in the pool, and the others that are not on the board in the reserve."""
    player = position.player(MIRA)
    player.reserve += player.pool - number
    player.pool = number
    return position


def with_a_way_in() -> Position:
    return Position().bridge(MIRA, "L2-C2").bridge(MIRA, "C2-R2").bridge(MIRA, "R2-K2")


@DICE
def test_a_way_in_that_was_cut_is_reopened(dice: int) -> None:
    """Her tower and energy are inside, the bridge to R3 is gone: she gathers at it, and builds another."""
    position = Position().bridge(MIRA, "L4-C4").bridge(BO, "R3-K2").station(MIRA, "tower", "K2")
    position.put(MIRA, "C6", "C4", "L6").energy(MIRA, 8).marker(7)
    pool(position, 2)
    turn(position, dice)
    assert set(turn(position, dice)) & {
        Move("convert", ("bridge", "C4-R3", "L4+C4")),
        Move("convert", ("bridge", "C5-R3", "L5+C5")),
    }


@DICE
@pytest.mark.parametrize("start", [("R2", "R2", "R2"), ("C2", "C2", "C2", "C2")], ids="-".join)
def test_a_tower_in_reach_that_pays_is_built(start: tuple[str, ...], dice: int) -> None:
    """A node in the core, energy, sundivers near: they form the pattern of a tower in one turn, and are converted."""
    position = with_a_way_in().station(MIRA, "node", "K4").put(MIRA, *start).energy(MIRA, 8).marker(11)
    pool(position, 3)
    turn(position, dice)
    turn(position, dice)
    tower = position.at("K2")
    assert tower is not None
    assert tower.kind.word == "tower"


@DICE
def test_who_is_behind_acts_rather_than_passes(dice: int) -> None:
    """Seven sundivers near the core, 20 momentum behind, and time left: they build and transmit, and do not wait."""
    position = with_a_way_in().station(MIRA, "tower", "R2").energy(MIRA, 6).marker(6)
    position.put(MIRA, "R2", "R2", "R2", "R2", "R2", "C2", "C2").player(BO).momentum = 20
    pool(position, 0)
    played = [move for _ in range(4) for move in turn(position, dice)]
    assert "hold" not in verbs(played)
    assert position.player(MIRA).momentum >= 5


@DICE
def test_it_hurls_from_the_core_where_there_is_nothing_better(dice: int) -> None:
    assert "hurl" in verbs(turn(Position().put(MIRA, "K1", "L7").marker(6), dice))


@DICE
def test_a_tower_next_to_it_is_used_though_the_next_flare_is_the_last(dice: int) -> None:
    """One step away are eight momentum for eight energy; a hurl from where it stands would bring two."""
    position = Position().station(MIRA, "tower", "K1").put(MIRA, "K2", "L7").energy(MIRA, 11).marker(1)
    pool(position, 0)
    turn(position, dice)
    turn(position, dice)
    assert position.player(MIRA).momentum >= 8


def test_a_game_that_is_won_is_worth_more_than_any_that_goes_on() -> None:
    position = Position()
    position.player(BO).momentum = 8
    worths = []
    for over, mine in ((False, 9), (True, 9), (True, 8), (True, 7)):
        position.player(MIRA).momentum, position.g.over = mine, over
        worths.append(RULES.thinking.evaluate(position.g, MIRA))
    goes_on, won, tied, lost = worths
    assert won > max(goes_on, tied + VICTORY)
    assert tied > lost + VICTORY


def ended(position: Position) -> float:
    """What it is worth to Mira who leads by two, in rivals' momentum, when the Sun goes nova in her turn."""
    position.player(MIRA).momentum, position.player(BO).momentum = 6, 4
    nova(position.g)
    return RULES.thinking.terms(position.g, MIRA)["result"]


@pytest.mark.parametrize(
    ("divers", "energy", "result"),
    [
        ("L1", 9, VICTORY),
        ("K1", 9, 0),
        ("K1 K2", 9, -VICTORY),
        ("K3", 9, -VICTORY),
        ("K3", 6, -VICTORY),
        ("K3", 4, 0),
    ],
)
def test_the_last_chances_of_others_count_for_them(divers: str, energy: int, result: int) -> None:
    """A tower on K3 gives Bo 5 for as much energy, and 3 more as it is his; a hurl gives 2."""
    position = Position().station(BO, "tower", "K3").put(BO, *divers.split()).energy(BO, energy)
    assert ended(position) == result


def test_who_leads_by_far_takes_what_may_bring_the_last_flare() -> None:
    """It held a sundiver on its tower with 12 energy, because after a nova nothing it had counted any more."""
    side = Position().station(MIRA, "tower", "K4").put(MIRA, "K4", "L5").energy(MIRA, 12).marker(1)
    side.put(BO, "L4").player(MIRA).momentum, side.player(BO).momentum = 14, 4
    played = GreedyPlayer().choose(RULES, RULES.view(side.g, MIRA), MIRA, Dice(0))
    assert played == Move("activate", ("K4",))


def test_who_leads_ends_the_game() -> None:
    """All cards left are flares, and the next is the last: the leader draws it, and who is behind does not."""
    for mine, drawn in ((9, True), (0, False)):
        position = Position().station(BO, "node", "R2").put(MIRA, "R2").marker(1)
        position.player(MIRA).momentum, position.player(BO).momentum = mine, 5
        position.g.discard += [suit for suit in position.g.deck if suit is not Suit.EXPLOSION]
        position.g.deck = [suit for suit in position.g.deck if suit is Suit.EXPLOSION]
        turn(position, 0)
        assert position.g.over == drawn


def test_to_wait_for_the_cards_of_a_quiet_game_is_no_plan() -> None:
    """After eight rounds without a card every orbit draws one: the position gets better, and the seat is stuck."""
    position = Position().turn_of(MIRA, 12)
    worlds = Worlds(RULES, RULES.view(position.g, MIRA), MIRA, Dice(0), 2)
    waiting = best_plans(RULES, worlds, MIRA, [Move("hold")])
    assert waiting[0].worth > RULES.thinking.evaluate(position.g, MIRA)
    assert is_stuck(RULES, worlds[0], MIRA, waiting)


def earned(position: Position, *lines: str) -> int:
    """By how much a position is worth more for the cards that the action under way will draw, in cards."""
    position.play(MIRA, *lines)
    g = position.g
    worth = RULES.thinking.evaluate(g, MIRA)
    step = g.stack[-1]
    assert isinstance(step, Activating | Converted | Moving)
    if isinstance(step, Moving):
        step.hurled = 0
    else:
        step.cards = 0
    return (worth - RULES.thinking.evaluate(g, MIRA)) // (2 * CARD)


def test_a_card_counts_for_more_with_each_round_of_a_game_that_goes_on_for_long() -> None:
    def worth(after: int) -> int:
        position = Position()
        position.g.round = after
        before = RULES.thinking.evaluate(position.g, MIRA)
        position.g.deck.pop()
        return RULES.thinking.evaluate(position.g, MIRA) - before

    assert worth(1) == worth(PATIENCE) == 2 * CARD
    assert worth(PATIENCE) < worth(PATIENCE + 1) < worth(PATIENCE + 14) - CARD


def test_a_card_counts_as_soon_as_it_is_earned() -> None:
    """Else the plan to draw it would be dropped halfway: what earns it costs a sundiver."""
    for space, cards in (("C4", 1), ("K4", 3)):
        stations = Position().station(BO, "node", space).station(BO, "node", "L9").put(MIRA, space, "L9")
        assert earned(stations, f"activate {space}") == cards
    built = Position().put(MIRA, "U4", "L4").hold(MIRA, "accelerate")
    assert earned(built, "convert bridge L4-C4 U4+L4") == 1
    assert earned(Position().put(MIRA, "K1", "K1", "K2"), "hurl K1", "hurl K1", "hurl K2") == 1
    position = Position()
    worth = RULES.thinking.evaluate(position.g, MIRA)
    position.g.deck.pop()
    assert RULES.thinking.evaluate(position.g, MIRA) - worth == 2 * CARD
