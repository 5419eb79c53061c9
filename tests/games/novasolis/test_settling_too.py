"""A Move and the Build that settles where it goes, in one move (rules 10.2, 10.3, R28.2)."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move, Spot
from bot.games.novasolis.core.cards.cards import OBJECTIVES, POPULATION
from bot.games.novasolis.core.holdings.counting import level
from bot.games.novasolis.core.round.turn import TurnStep
from bot.games.novasolis.core.table.state import NONE, SHIP
from bot.games.novasolis.core.table.tables import DECIDERS
from tests.catalogues import Late
from tests.games.novasolis.play import GAME, Board, refused

WORDS = Late("novasolis")


@pytest.fixture
def board() -> Board:
    """Empire "me" sits at 2.0 with two ships, and has 6 energy."""
    board = Board()
    board.put("home", board.me, ships=2)
    return board


def spot_of(board: Board, *chosen: str) -> Spot:
    """Where a Move stands."""
    spot = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot("move", chosen)
    assert spot is not None
    return spot


def ventures(board: Board) -> dict[str, str]:
    """What is offered that moves and settles at once, by its words, as it is said."""
    spot = spot_of(board)
    rows = [" ".join(str(choice.value) for choice in row) for row in spot.straight]
    said = [WORDS.say(text) for text in spot.said]
    return {row: text for row, text in zip(rows, said, strict=False) if "settle-" in row}


def whole(board: Board, *chosen: str) -> str:
    """The button that plays a Move."""
    found = spot_of(board, *chosen).whole
    assert found is not None
    return WORDS.say(found)


def test_a_move_settles_where_it_goes_and_is_both_actions(board: Board) -> None:
    heard = board.play("move 1x2.0 1.0 settle-1.0")
    assert heard == ["moved", "settled", "stars-settled"]
    assert board.at("1.0").owner == board.me
    assert board.at("1.0").units[board.me][SHIP] == 0
    assert board.empire.energy == 5
    assert board.empire.turn.actions == ["move", "build"]
    assert board.offered("build") == []
    assert isinstance(board.g.stack[-1], TurnStep), "the third action is left"


def test_what_moves_and_settles_is_offered_first_in_one_entry(board: Board) -> None:
    assert ventures(board) == {
        "1x2.0 1.0 1x2.0 2.1 settle-1.0 settle-2.1": "1 ship each to 1.0 and 2.1, and settle both",
        "1x2.0 1.0 1x2.0 2.11 settle-1.0 settle-2.11": "1 ship each to 1.0 and 2.11, and settle both",
        "1x2.0 1.0 1x2.0 1.1 settle-1.0 settle-1.1": "1 ship each to 1.0 and 1.1, and settle both",
        "1x2.0 1.0 1x2.0 1.5 settle-1.0 settle-1.5": "1 ship each to 1.0 and 1.5, and settle both",
        "1x2.0 1.0 settle-1.0": "1 ship from 2.0 to 1.0, and settle it",
        "1x2.0 2.1 settle-2.1": "1 ship from 2.0 to 2.1, and settle it",
        "1x2.0 2.11 settle-2.11": "1 ship from 2.0 to 2.11, and settle it",
        "1x2.0 1.1 settle-1.1": "1 ship from 2.0 to 1.1, and settle it",
    }
    board.empire.energy = 1
    assert {len(row.split()) for row in ventures(board)} == {3}, "it pays for one"
    board.empire.energy = 0
    assert ventures(board) == {}


def test_a_fleet_that_is_begun_is_offered_sectors_to_settle_too(board: Board) -> None:
    """So it is where there is one ship only, whose menu begins with its goals."""
    spot = spot_of(board, "1x2.0")
    rows = {" ".join(str(each.value) for each in row): each for row, each in zip(spot.straight, spot.said)}
    assert [*rows] == ["1.0 settle-1.0", "2.1 settle-2.1", "2.11 settle-2.11", "1.1 settle-1.1"]
    assert WORDS.say(rows["1.0 settle-1.0"]) == "To 1.0, and settle it"
    rest = [[choice.value for choice in row] for row in spot_of(board, "1x2.0", "1.0", "1x2.0").straight]
    assert ["2.1", "settle-2.1"] in rest
    assert ["1.0", "settle-1.0"] in rest, "both go there"
    board.empire.turn.actions = ["build"]
    assert spot_of(board, "1x2.0").straight == ()


def test_more_can_be_built_in_the_same_move(board: Board) -> None:
    """The button says what it comes to; the ship that settles is used up by it."""
    assert whole(board, "1x2.0", "1.0", "settle-1.0") == "Move 1 → 1.0, settle 1 sector (1 energy)"
    told = whole(board, "2x2.0", "1.0", "settle-1.0", "ship-2.0", "ship-2.0")
    assert told == "Move 2 → 1.0, settle 1 sector, build 2 more (3 energy)"
    assert "ship-2.0" in board.offered("move", "1x2.0", "1.0", "settle-1.0")
    assert "settle-1.0" not in board.offered("move", "2x2.0", "1.0", "settle-1.0")
    board.play("move 2x2.0 1.0 settle-1.0 ship-2.0")
    assert board.at("home").units[board.me][SHIP] == 1
    assert board.at("1.0").units[board.me][SHIP] == 1


def test_without_a_second_action_or_a_build_nothing_is_settled_too(board: Board) -> None:
    board.empire.turn.actions = ["build"]
    assert ventures(board) == {}
    assert refused(board.g, "move 1x2.0 1.0 settle-1.0") == ("9.1", "action-taken")
    board.empire.turn.actions = ["logistics", "science"]
    assert ventures(board) == {}
    assert "settle-1.0" not in board.offered("move", "1x2.0", "1.0")
    assert refused(board.g, "move 1x2.0 1.0 settle-1.0") == ("9.1", "no-action-left")
    board.empire.turn.actions = ["logistics"]
    board.play("move 1x2.0 1.0 settle-1.0")
    assert board.g.active == board.you, "three actions are taken"


def test_an_order_that_cannot_be_is_refused_as_in_a_build(board: Board) -> None:
    assert refused(board.g, "move 1x2.0 1.0 settle-2.1") == ("10.2", "settle-no-ship")
    board.empire.energy = 1
    assert refused(board.g, "move 1x2.0 1.0 1x2.0 2.1 settle-1.0 settle-2.1") == ("10.2", "build-too-dear")
    for sector in [each for each in board.g.sectors if each.owner == NONE][
        : level(board.g, board.me, POPULATION)
    ]:
        sector.owner = board.me
    assert refused(board.g, "move 1x2.0 2.10 settle-2.10") == ("10.2", "settle-no-population")


def test_what_is_met_after_the_move_is_claimed_before_a_ship_is_used_up(board: Board) -> None:
    """R9.3: as if the two were two moves of one's own."""
    board.empire.objectives = [OBJECTIVES.number["O10"]]
    board.put("home", board.me, ships=1)
    board.put("2.1", board.you, ships=1)
    board.play("move 2x2.0 2.1 1x2.0 1.0 settle-1.0")
    board.put("2.2", board.me, ships=4)
    assert board.play("done")[:3] == ["claimed", "stars-objective", "settled"]


def test_the_build_follows_the_combats_and_what_is_impossible_by_then_is_left_out(board: Board) -> None:
    board.put("home", board.me, ships=1)
    board.put("2.1", board.you, ships=1)
    board.play("move 2x2.0 2.1 1x2.0 1.0 settle-1.0 ship-2.0")
    assert GAME.asks(board.g)[0].prompt.key == "ask-combat"
    assert board.empire.turn.actions == ["move"], "nothing is built yet"
    board.put("1.0", board.you, ships=1)
    heard = board.play("done")
    assert heard == ["built-ship"], "someone came to 1.0 meanwhile"
    assert board.empire.turn.actions == ["move", "build"]


def test_if_nothing_can_be_built_by_then_the_build_is_still_there(board: Board) -> None:
    board.put("home", board.me, ships=1)
    board.put("2.1", board.you, ships=1)
    board.play("move 2x2.0 2.1 1x2.0 1.0 settle-1.0")
    board.put("1.0", board.you, ships=1)
    assert board.play("done") == []
    assert board.empire.turn.actions == ["move"]
    assert "ship-2.0" in board.offered("build")


def test_a_move_and_build_that_is_begun_is_gone_on_with_by_proposals(board: Board) -> None:
    offer = GAME.offer(board.g, DECIDERS[board.g.seats][board.me])
    given = ("1x2.0", "1.0", "settle-1.0")
    found = [move for move, _ in offer.proposals("move", given)]
    assert Move("move", (*given, *["ship-2.0"] * 4)) in found


def test_a_button_for_three_fleets_counts_them_as_their_goals_would_not_fit(board: Board) -> None:
    board.put("2.0", board.me, ships=3)
    rows = ("1x2.0", "2.1", "1x2.0", "1.0", "1x2.0", "2.11")
    assert whole(board, *rows, "settle-1.0").startswith("Move 3 fleets, settle 1 sector")
    assert whole(board, *rows[:4], "settle-1.0").startswith("Move 1 → 2.1 and 1 → 1.0, settle 1 sector")
