"""Positions of Nova Solis in which the computers played badly, and what they play now; and why that is advised."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move, Seat, Side
from bot.engine.playout import Dice
from bot.games.novasolis.agenda import NovaSolis
from bot.games.novasolis.core.cards.cards import TILES
from bot.games.novasolis.core.table.state import NO_RELIC
from bot.games.novasolis.core.table.tables import DECIDERS
from bot.games.novasolis.core.thinking.fights import Edge, Force, fight
from bot.players.advising import dice_for
from bot.players.greedy import GreedyPlayer
from bot.players.match import first_asked
from bot.players.suggest import Suggestion, advise
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.play import GAME, Board, begun, first_turn


def first_game(seed: str) -> NovaSolis:
    """A first game at its first turn."""
    return first_turn(seed=seed, mode="survival", variant="coop", power="1", races="random")


def first_board(race: str = "verdane") -> Board:
    """A board with the options of a first game."""
    return Board(race=race, mode="survival", variant="coop", power="1", races="random")


def turn_of(seed: str) -> list[str]:
    """The verbs that Medium plays in the first turn of a first game."""
    g = first_game(seed)
    player, turn, found = GreedyPlayer(), GAME.turn(g), list[str]()
    while GAME.turn(g) == turn:
        seat = first_asked(GAME, g, GAME.awaited(g))
        move = player.choose(GAME, GAME.view(g, seat), seat, Dice(1))
        found += [move.verb] * (DECIDERS[g.seats][g.active] == seat)
        GAME.play(g, seat, move)
    return found


def suggested(g: NovaSolis) -> Suggestion:
    """What is suggested to whose turn it is."""
    seat = DECIDERS[g.seats][g.active]
    view = GAME.view(g, seat)
    found = advise(GAME, view, seat, dice_for(GAME.encode(view)))
    assert found is not None
    return found


def term(board: Board, name: str) -> float:
    return GAME.thinking.terms(board.g, Seat(board.me))[name]


@pytest.mark.parametrize("seed", ["s3", "s5"])
def test_ships_that_come_to_the_entity_attack_it(seed: str) -> None:
    """A plan ends where dice are rolled. What is left of the turn is worth something there, too."""
    played = turn_of(seed)
    assert "attack" in played
    assert "done" not in played


def test_the_end_of_a_round_takes_nothing_from_the_levels() -> None:
    """Who is last in a round would else shrink from ending it."""
    board = first_board()
    board.play("pass")
    g = board.g
    last = DECIDERS[g.seats][g.active]
    g.empires[g.active].turn.actions = ["move"]
    before, number = GAME.thinking.terms(g, last)["levels"], g.number
    GAME.play(g, last, Move("pass"))
    assert g.number == number + 1
    assert GAME.thinking.terms(g, last)["levels"] == before > 0


def test_actions_that_are_left_are_worth_something_and_fewer_are_worth_less() -> None:
    board = first_board()
    worths = []
    for taken in (["move"], ["move", "build"], ["move", "build", "science"]):
        board.empire.turn.actions = taken
        worths.append(term(board, "actions left"))
    assert worths[0] > worths[1] > worths[2] == 0


def worth(race: str, *techs: str, hand: str = "") -> float:
    """What technologies that sleep are worth to a race, with a tile in hand."""
    board = first_board(race)
    board.empire.hand = [TILES.called[hand]] if hand else []
    for id_ in techs:
        board.tech(id_, active=False)
    return term(board, "technologies")


def test_technologies_that_cannot_be_switched_on_are_worth_little() -> None:
    """14.2: Ion Drives and Scanner need Boson: Aurelian's homeworld brings it for one of them, Verdane's does not."""
    drives, scanner = "BT07", "BT01"
    sleeping, useless = worth("aurelian", drives), worth("verdane", drives)
    assert 0 < useless < sleeping / 4
    assert useless < worth("verdane", drives, hand="boson-mist") < sleeping
    assert worth("aurelian", drives, scanner) == pytest.approx(worth("aurelian", scanner) + useless)


def test_what_a_fight_comes_to_is_not_sure_on_either_side() -> None:
    """By thousands of fights with dice: three ships clear two and a station 7 times in 10, and lose one and a half."""
    mine = Edge(2 / 3, 1 / 6, 5 / 9, 5 / 36)
    found = fight(Force((3, 0), 0, mine), Force((2, 1), 0, Edge(1 / 3, 0.0, 2 / 9)), 3)
    assert found.cleared == pytest.approx(0.70, abs=0.05)
    assert found.lost_ships == pytest.approx(1.47, abs=0.1)
    weak = fight(Force((3, 0), 0, mine), Force((3, 1), 0, Edge(1 / 2, 0.0, 1 / 4)), 3)
    assert weak.cleared == pytest.approx(0.19, abs=0.06)


def test_nothing_is_scrapped() -> None:
    board = first_board()
    board.put("home", board.me, ships=2, stations=1)
    listed = GAME.offer(board.g, Seat(board.me)).choices("build")
    assert any(str(choice.value).startswith("scrap") for choice in listed)
    moves = GAME.thinking.candidates(board.g, Seat(board.me), Dice(1))
    assert any(move.verb == "build" for move in moves)
    assert not any("scrap" in str(move) for move in moves)


def test_the_first_turn_is_advised_by_what_it_brings() -> None:
    """A sector that is settled is a star and a colony; estimates of what others do are no reason."""
    found = suggested(first_game("s7"))
    assert found.moves[0].verb == "move"
    assert {reason.counted for reason in found.reasons} >= {"score", "colonies"}
    assert GAME.thinking.unsaid.isdisjoint(reason.term for reason in found.reasons)


def test_stars_in_what_a_build_would_do_are_details() -> None:
    """So the sentences of a plan keep the orders themselves."""
    board = first_board()
    board.put("1.0", board.me, ships=1)
    spot = GAME.offer(board.g, Seat(board.me)).spot("build", ("settle-1.0",))
    assert spot is not None
    assert {event.key: event.told.is_detail for event in spot.preview} == {
        "settled-ahead": False,
        "stars-settled-ahead": True,
    }


def test_ships_settle_where_they_wait_rather_than_fight_one_by_one() -> None:
    """One action and two energy are left: two stars are sure, a ship against one of the Entity is not."""
    board = first_board("kharrad")
    for sector in board.g.sectors:
        sector.relics = [NO_RELIC] * len(sector.relics)
    board.put("home", board.me, stations=1)
    for word in ("2.1", "2.2", "2.4"):
        board.put(word, board.me, ships=1)
    board.put("1.5", board.g.entity_side, ships=1)
    board.own("1.1", board.me)
    board.empire.turn.actions, board.empire.energy = ["logistics", "science"], 2
    found = suggested(board.g)
    assert found.moves[0].verb == "build"
    assert [str(value).split("-")[0] for value in found.moves[0].values] == ["settle", "settle"]
    assert [(reason.counted, reason.amount) for reason in found.reasons] == [("score", 4), ("colonies", 2)]


def test_what_every_choice_brings_is_no_reason() -> None:
    """It said "+2 tiles in hand" whichever two of the first four were kept."""
    g = begun(seed="s7", mode="survival", variant="coop", power="1", races="random")
    while (ask := GAME.asks(g)[0]).prompt.key != "ask-first-tiles" or ask.seat == Seat(0):
        GAME.play(g, ask.seat, ask.default)
    view = GAME.view(g, ask.seat)
    found = advise(GAME, view, ask.seat, dice_for(GAME.encode(view)))
    assert found is not None
    assert (found.moves[0].verb, found.reasons) == ("keep", ())


def test_tiles_that_a_survey_draws_are_not_in_hand() -> None:
    """It said "+2 tiles in hand", though they are revealed again."""
    board = first_board()
    for sector in board.g.sectors:
        sector.broken = [True] * len(sector.broken)
    board.empire.energy, board.empire.turn.actions = 0, ["move", "logistics"]
    assert [reason.counted for reason in suggested(board.g).reasons] == [""]
    board.play("survey")
    kept = suggested(board.g)
    assert (kept.moves[0].verb, kept.reasons) == ("keep", ())


def test_a_fight_that_may_leave_one_is_not_said_to_destroy_all() -> None:
    arena = Arena(mode="survival", variant="coop")
    arena.meet(4, 3)
    arena.attack()
    assert GAME.thinking.counts(arena.g, Side(arena.me))["beaten"] == 2
    arena = Arena(mode="survival", variant="coop")
    arena.meet(6, 3)
    arena.attack()
    assert GAME.thinking.counts(arena.g, Side(arena.me))["beaten"] == 3
