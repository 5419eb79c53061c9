"""Secret objectives (rules 19.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.games.novasolis.core.cards.cards import OBJECTIVES, TILES
from bot.games.novasolis.core.scoring.ending import finish
from bot.games.novasolis.core.scoring.objectives import is_met
from bot.games.novasolis.core.table.state import OLD_RELIC, SHIP
from bot.games.novasolis.core.table.tables import DECIDERS
from tests.games.novasolis.play import GAME, Board, refused, told

Put = Callable[[Board, int], None]


def _tiles(board: Board, *rows: tuple[str, str]) -> None:
    """Reveal tiles in own sectors, as sector and id."""
    for word, id_ in rows:
        board.own(word, board.me).tiles.append(TILES.number[id_])


def slay(board: Board, n: int) -> None:
    board.empire.slain = [n, 9, 9, 9]


def slay_stations(board: Board, n: int) -> None:
    board.empire.slain = [9, n, 9, 9]


def relics(board: Board, n: int) -> None:
    for word in ("1.1", "1.4", "2.3")[:n]:
        board.own(word, board.me).relics[0] = OLD_RELIC


def sectors(board: Board, n: int) -> None:
    for word in ("1.0", "1.1", "1.2", "1.3", "1.4", "1.5")[: n - 1]:
        board.own(word, board.me)


def charted(board: Board, n: int) -> None:
    board.at("2.2").charted = True
    for word in ("1.0", "1.1", "1.2")[:n]:
        board.own(word, board.me).charted = True


def technologies(board: Board, n: int) -> None:
    for number in range(1, n + 1):
        board.tech(f"BT{number:02}", active=False)


def energy(board: Board, n: int) -> None:
    _tiles(board, *[("2.0", "LY2")] * (n - 3))


def research(board: Board, n: int) -> None:
    _tiles(board, *[("2.0", "LB1")] * (n - 1))


def population(board: Board, n: int) -> None:
    _tiles(board, *[("2.0", "LY2")] * (n - 5))


def ships(board: Board, n: int) -> None:
    board.put("2.1", board.me, ships=3, stations=4)
    board.put("2.2", board.me, ships=n - 3)


def stations(board: Board, n: int) -> None:
    for word in ("1.0", "1.1", "1.2")[:n]:
        board.put(word, board.me, ships=2, stations=1)


def gates(board: Board, n: int) -> None:
    """From 2.0 to 2.2, 1.3 and 2.6 it is so far."""
    board.at("2.6").gate = board.you
    for word in ("2.0", "2.1", {3: "1.3", 4: "2.6"}[n]):
        board.at(word).gate = board.me


def every_colour(board: Board, n: int) -> None:
    _tiles(board, *[("2.0", id_) for id_ in ("LB1", "LY1", "LY1", "LR3", "LR3")])
    _tiles(board, *[("1.0", "LB1")] * (n - 1))


def basics(board: Board, n: int) -> None:
    board.empire.resources = [2, n, 2, 2, 5, 5]


def omegas(board: Board, n: int) -> None:
    board.empire.resources = [3, 3, 3, 3, 1, n]


def antimatter(board: Board, n: int) -> None:
    board.empire.resources = [3, 3, 3, 3, n, 1]


def near_the_middle(board: Board, n: int) -> None:
    board.own("1.5" if n else "2.1", board.me)


def ancients(board: Board, n: int) -> None:
    board.tech("AT3a", active=bool(n))
    board.tech("BT01")


def routs(board: Board, n: int) -> None:
    board.empire.routs = n


def gates_closed(board: Board, n: int) -> None:
    board.empire.slain = [9, 1, 9, 9]
    board.empire.gates = n


@pytest.mark.parametrize(
    ("id_", "put", "enough"),
    [
        ("O01", slay, 6),
        ("O02", slay_stations, 2),
        ("O02", gates_closed, 1),
        ("O03", relics, 2),
        ("O04", sectors, 6),
        ("O05", charted, 3),
        ("O06", technologies, 7),
        ("O07", energy, 7),
        ("O08", research, 5),
        ("O09", population, 9),
        ("O10", ships, 7),
        ("O11", stations, 3),
        ("O12", gates, 4),
        ("O13", every_colour, 2),
        ("O14", basics, 3),
        ("O15", omegas, 1),
        ("O15", antimatter, 1),
        ("O16", near_the_middle, 1),
        ("O17", ancients, 1),
        ("O18", routs, 4),
    ],
)
def test_an_objective_is_met_by_so_much_and_no_less(id_: str, put: Put, enough: int) -> None:
    """19.3, O01 to O18."""
    number = OBJECTIVES.number[id_]
    for n, met in ((enough, True), (enough - 1, False)):
        board = Board()
        assert not is_met(board.g, board.me, number)
        put(board, n)
        assert is_met(board.g, board.me, number) is met
        assert not is_met(board.g, board.you, number)


def test_what_lies_in_a_contested_sector_does_not_count() -> None:
    """O03, O13: artifacts and tiles need a productive sector."""
    board = Board()
    relics(board, 2)
    every_colour(board, 2)
    wanted = [OBJECTIVES.number[id_] for id_ in ("O03", "O13")]
    assert all(is_met(board.g, board.me, number) for number in wanted)
    for word in ("1.1", "1.0"):
        board.put(word, board.you, ships=1)
    assert not any(is_met(board.g, board.me, number) for number in wanted)


def test_the_galactic_core_is_the_heart_of_darkness_too() -> None:
    """O16, in Exploration."""
    board = Board(mode="exploration")
    number = OBJECTIVES.number["O16"]
    board.own("0.0", board.me)
    assert is_met(board.g, board.me, number)


def test_before_the_first_count_nothing_is_available() -> None:
    """O14, O15 look at the last LG4."""
    board = Board()
    board.empire.resources = []
    assert not is_met(board.g, board.me, OBJECTIVES.number["O15"])


def test_an_objective_is_claimed_in_ones_turn_beside_the_actions_and_once() -> None:
    """R9.3, R19.3, R28.26: several in a turn, each shown, for its stars."""
    board = Board()
    mine = [OBJECTIVES.number[id_] for id_ in ("O10", "O11", "O18")]
    board.empire.objectives = list(mine)
    ships(board, 7)
    board.put("1.0", board.me, stations=3)
    board.empire.turn.actions = ["build", "science", "move"]
    offered = [
        str(move) for move in GAME.moves(board.g, DECIDERS[board.g.seats][board.me]) if move.verb == "claim"
    ]
    assert offered == ["claim grand-armada", "claim bastions"]
    assert refused(board.g, "claim master-tactician", board.me) == ("19.3", "objective-unmet")
    assert refused(board.g, "claim prism", board.me) == ("19.3", "objective-not-yours")
    assert board.play("claim grand-armada") == ["claimed", "stars-objective"]
    assert refused(board.g, "claim grand-armada", board.me) == ("19.3", "objective-claimed")
    assert board.play("claim bastions") == ["claimed", "stars-objective"]
    assert (board.empire.claimed, board.empire.coop, board.empire.own) == (mine[:2], 6 + 4, 0)
    assert board.empire.turn.actions == ["build", "science", "move"]


def test_an_objective_is_not_claimed_within_an_action_nor_in_anothers_turn() -> None:
    """R9.3, R28.26: what is no longer true cannot be claimed later."""
    board = Board()
    board.empire.objectives = [OBJECTIVES.number["O10"]]
    ships(board, 7)
    board.play("survey")
    assert refused(board.g, "claim grand-armada", board.me)[1] == "not-now"
    while GAME.asks(board.g)[0].prompt.key != "ask-turn":
        board.play("done")
    board.at("2.1").units[board.me][SHIP] -= 1
    assert refused(board.g, "claim grand-armada", board.me) == ("19.3", "objective-unmet")
    board.play("pass")
    board.at("2.1").units[board.me][SHIP] += 1
    assert refused(board.g, "claim grand-armada", board.me)[1] == "not-asked"


def test_at_the_end_objectives_that_are_met_are_claimed_in_play_order() -> None:
    """R19.3, R19.7: those that are met, each once."""
    board = Board(mode="exploration")
    number = OBJECTIVES.number["O11"]
    for side in (board.me, board.you):
        board.g.empires[side].objectives = [number, OBJECTIVES.number["O18"]]
        board.put("2.1", side, stations=3)
    board.empire.claimed = [number]
    board.g.events.clear()
    finish(board.g, "scored")
    claims = [event.values["side"] for event in board.g.events if event.key == "claimed"]
    assert claims == [f"@{board.you}"]
    assert "ended-scored" in told(board.g.events)
    assert (board.empire.coop, board.g.empires[board.you].coop) == (0, 4)
