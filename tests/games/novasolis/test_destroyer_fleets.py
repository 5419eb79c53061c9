"""How destroyers move, their escorts, and their fights (rules 23.3 to 23.6, 23.10, 23.12)."""

from __future__ import annotations

import pytest

from bot.engine.moves import Seat
from bot.games.novasolis.core.holdings.gates import collapse_gates
from bot.games.novasolis.core.table.hexes import CENTRE
from bot.games.novasolis.core.table.state import NONE
from bot.games.novasolis.modules.destroyers.fleets import move
from bot.games.novasolis.modules.destroyers.locations import DESTROYER, destroyable
from bot.games.novasolis.modules.destroyers.module import FEAR, fear, warn
from bot.games.novasolis.modules.flagships.cards import FLAGSHIP
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.haunted import Haunted, draws, gates
from tests.games.novasolis.play import evaluate, told


def moved(board: Haunted, *, advances: bool = False) -> dict[str, tuple[int, int]]:
    """Destroyers move; says where all are."""
    board.g.events.clear()
    move(board.g, advances)
    return board.fleets()


def test_a_destroyer_stays_until_all_locations_are_destroyed() -> None:
    """R23.3, X2.2: then it leaves in the next phase, without a card that says so."""
    board = Haunted()
    sector = board.lay("2.2", "N13")
    sector.broken[0] = True
    board.hunt("2.2")
    assert moved(board, advances=True) == {"2.2": (1, 0)}
    sector.broken[1] = True
    (word,) = moved(board)
    assert word in ("1.1", "2.1", "2.3")
    assert told(board.g.events) == ["direction-die", "destroyer-hunts"]


def test_forces_of_empires_do_not_hold_it() -> None:
    """R23.3."""
    board = Haunted()
    board.wreck("2.2")
    board.hunt("2.2")
    board.put("2.2", board.me, ships=2)
    assert "2.2" not in moved(board)


def test_a_tractor_web_holds_it_with_its_escorts() -> None:
    """FM09, with Flagships on: units of the Entity do not leave the flagship's sector, and are not said to."""
    board = Haunted(flagships="on")
    web = board.tech("FM09")
    board.wreck("2.2")
    board.hunt("2.2", ships=2)
    board.at("2.2").units[board.me][FLAGSHIP] = 1
    assert moved(board) == {"2.2": (1, 2)}
    warn(board.g)
    assert told(board.g.events) == []
    web.active = False
    warn(board.g)
    assert told(board.g.events) == ["destroyer-moves-on"]
    assert "2.2" not in moved(board)


def test_one_in_a_sector_with_an_anomaly_alone_left_moves_on() -> None:
    """R28.31."""
    board = Haunted()
    board.lay("1.1", "A1").broken[:] = [False, True, True]
    board.hunt("1.1")
    assert "1.1" not in moved(board)


def test_it_goes_only_where_a_location_can_be_destroyed() -> None:
    """X2.2.1: the die is rolled again until it shows a sector with one."""
    rolled = set[int]()
    for seed in range(10):
        board = Haunted(seed=f"only {seed}")
        board.wreck("2.2", "2.1", "1.1")
        board.lay("2.3", "N14")
        board.hunt("2.2")
        assert moved(board) == {"2.3": (1, 0)}
        faces = board.g.events[0].values["faces"]
        toward = board.g.layout.toward[board.number("2.2")]
        assert [toward[int(face) - 1] for face in faces].index(board.number("2.3")) == len(faces) - 1
        rolled.add(len(faces))
    assert len(rolled) > 1


def test_it_may_go_in_any_direction() -> None:
    goals = set[str]()
    for seed in range(30):
        board = Haunted(seed=f"any {seed}")
        board.wreck("2.2")
        board.hunt("2.2")
        goals |= moved(board).keys()
    assert goals == {"1.1", "2.1", "2.3"}


def test_where_no_neighbour_has_one_it_goes_to_one_of_the_nearest() -> None:
    """R23.3: uniformly; the middle counts for the distance."""
    goals = set[str]()
    for seed in range(60):
        board = Haunted(seed=f"far {seed}")
        board.wreck("2.2", "2.1", "2.3", "1.1")
        board.hunt("2.2", ships=2)
        ((word, fleet),) = moved(board).items()
        goals.add(word)
        assert fleet == (1, 2)
        assert told(board.g.events)[:2] == ["destroyer-jumps", "destroyer-hunts"]
        assert word in board.g.events[0].values["sectors"]
    assert goals == {"1.0", "1.2", "2.0", "2.4"}


def test_several_go_to_different_sectors() -> None:
    """X2.2, R23.3: a second one farther if only one neighbour has a location."""
    for seed in range(10):
        board = Haunted(seed=f"several {seed}")
        board.wreck("2.2")
        board.hunt("2.2", 3)
        assert moved(board) == {"1.1": (1, 0), "2.1": (1, 0), "2.3": (1, 0)}
        board = Haunted(seed=f"several {seed}")
        board.wreck("2.2", "2.1", "1.1")
        board.hunt("2.2", 2)
        found = moved(board)
        assert found.pop("2.3") == (1, 0)
        away = board.g.layout.distances[board.number("2.2")]
        ((word, fleet),) = found.items()
        assert (fleet, away[board.number(word)]) == ((1, 0), 2)


def test_those_of_different_sectors_may_meet() -> None:
    """R23.3: only those of one sector part."""
    board = Haunted()
    board.wreck("2.2", "2.1", "2.3")
    for word in ("2.2", "2.1"):
        board.hunt(word)
    board.lay("2.0", "N13").broken[:] = [True, True]
    board.wreck("1.0")
    assert moved(board) == {"1.1": (2, 0)}


def test_one_that_has_nowhere_to_go_stays() -> None:
    """R23.3, with all other locations gone."""
    board = Haunted()
    for sector in board.g.sectors:
        sector.tile, sector.tiles, sector.broken = board.g.sectors[CENTRE].tile, [], []
    board.lay("2.3", "N13")
    board.hunt("2.2", 2, ships=3)
    assert moved(board) == {"2.2": (1, 0), "2.3": (1, 3)}


def test_escorts_follow_in_equal_shares_in_the_order_of_movement() -> None:
    """R23.4: five ships with two destroyers are three and two."""
    board = Haunted(4)
    board.wreck("3.3")
    board.hunt("3.3", 2, ships=5)
    board.g.events.clear()
    found = moved(board)
    assert sorted(found.values()) == [(1, 2), (1, 3)]
    shares = [event.values["fleet"].values["n"] for event in board.g.events if event.key == "entity-moved"]
    assert shares == [3, 2]


def test_escorts_follow_as_far_as_the_limit_allows() -> None:
    """R23.4: the rest stay, and are ordinary ships from now on."""
    board = Haunted()
    board.wreck("2.2", "2.1", "1.1")
    board.lay("2.3", "N14")
    board.put("2.3", 2, ships=3)
    board.hunt("2.2", ships=4)
    assert moved(board) == {"2.2": (0, 3), "2.3": (1, 4)}


def test_exploration_has_no_limit_for_escorts() -> None:
    """R23.10."""
    board = Haunted(mode="exploration")
    board.wreck("2.2", "2.1", "1.1")
    board.lay("2.3", "N14")
    board.put("2.3", 2, ships=9)
    board.hunt("2.2", ships=9)
    assert moved(board) == {"2.3": (1, 18)}


@pytest.mark.parametrize("advance", ["E02", "E01"])
def test_they_move_every_phase_before_ships_which_guard_them(advance: str) -> None:
    """EP2, R23.5: escorts that stay behind roam with the others if ships move."""
    board = Haunted()
    gates(board, "1.4", pointer=1)
    board.wreck("2.2", "2.1", "1.1")
    board.lay("2.3", "N14")
    board.put("2.3", 2, ships=4)
    board.hunt("2.2", ships=2)
    board.put("2.9", 2, ships=1)
    draws(board, advance, "E16")
    found = board.fleets()
    assert found["2.3"][0] == 1
    assert found["2.3"][1] >= 4
    assert found.get("2.2", (0, 0)) == ((0, 1) if advance == "E02" else (0, 2))
    assert ("2.9" in found) is (advance != "E02")


def test_calm_does_not_stop_the_hunt_but_the_roaming() -> None:
    """EP2, E05."""
    for used_up in (False, True):
        board = Haunted()
        board.wreck("2.2")
        board.hunt("2.2")
        if used_up:
            board.use_up()
        draws(board, "E05", "E02")
        assert ("2.2" in board.fleets()) is used_up


def test_after_the_last_location_they_roam_when_ships_do() -> None:
    """R23.6, X2.4.1: with escorts, wherever the die says, also where nothing is left."""
    goals = set[str]()
    for seed in range(30):
        board = Haunted(seed=f"roam {seed}")
        board.use_up()
        board.hunt("2.2", ships=3)
        assert moved(board, advances=False) == {"2.2": (1, 3)}
        ((word, fleet),) = moved(board, advances=True).items()
        assert fleet == (1, 3)
        assert told(board.g.events) == ["direction-die", "destroyer-roams", "entity-moved"]
        board.g.sectors[-1].broken[-1] = False
        assert destroyable(board.at(word)), "one more can be destroyed: it hunts, and stays where it can"
        assert moved(board, advances=True) == {word: (1, 3)}
        goals.add(word)
    assert goals == {"1.1", "2.1", "2.3"}


def test_roaming_destroyers_stay_where_empires_have_forces_and_part() -> None:
    """R23.6: none left to go to, it stays."""
    board = Haunted()
    board.use_up()
    board.hunt("2.2", 4)
    board.put("2.4", board.me, ships=1)
    board.hunt("2.4")
    found = moved(board, advances=True)
    assert found == {"2.2": (1, 0), "1.1": (1, 0), "2.1": (1, 0), "2.3": (1, 0), "2.4": (1, 0)}


def test_no_destroyer_enters_the_black_hole_and_none_moves_twice() -> None:
    """R23.6: a snapshot is taken, as for ships."""
    for seed in range(20):
        board = Haunted(seed=f"once {seed}")
        board.use_up()
        board.hunt("1.0", ships=2)
        board.hunt("1.1", ships=2)
        before = {board.number("1.0"), board.number("1.1")}
        moved(board, advances=True)
        ways = [event.values for event in board.g.events if event.key == "destroyer-roams"]
        assert [way["from"] for way in ways] == ["1.0", "1.1"]
        assert all(way["to"] != "0.0" for way in ways)
        assert len(before) == 2


def test_in_exploration_they_always_roam_once_all_is_destroyed() -> None:
    """R23.10: without a card that advances, and without the option for ships."""
    board = Haunted(mode="exploration")
    board.use_up()
    board.hunt("2.2")
    board.put("2.8", 2, ships=2)
    draws(board, "E01")
    assert "2.2" not in board.fleets()
    assert board.fleets()["2.8"] == (0, 2)


def test_a_gate_that_a_destroyer_leaves_to_an_empire_collapses() -> None:
    """R17.8: nobody destroyed its last unit there."""
    board = Haunted()
    gates(board, "2.2")
    board.wreck("2.2")
    board.hunt("2.2")
    board.put("2.2", board.me, ships=1)
    board.at("2.2").slayer = board.you
    collapse_gates(board.g)
    assert board.at("2.2").rift
    moved(board)
    assert (board.at("2.2").rift, board.at("2.2").slayer, board.empire.gates) == (False, NONE, 1)


def test_whoever_destroys_one_gains_a_star() -> None:
    """X2.3, R23.12: two dice each, hit after the ships; three hits left destroy one of two."""
    arena = Arena(destroyers="on")
    arena.meet(9, 2)
    theirs = arena.at("2.1").units[2]
    theirs[DESTROYER] = 2
    arena.attack()
    assert len(arena.battle.fighters[1].dice) == 2 + 2 * 2
    arena.dice([4] * 5 + [1] * 4, [1] * 6)
    arena.play("auto")
    assert theirs == [0, 0, 0, 1]
    assert (arena.empire.coop, arena.empire.slain) == (2 * 1 + 2, [2, 0, 0, 1])


def test_computers_fear_destroyers_most_where_they_threaten_tiles_of_their_own() -> None:
    board = Haunted()
    board.lay("2.2", "N13", "LB1", "LY1")
    board.own("2.2", board.me)
    quiet = evaluate(board.g, Seat(board.me))
    board.hunt("2.4")
    assert fear(board.g, board.me) == -FEAR
    assert evaluate(board.g, Seat(board.me)) < quiet
    board.hunt("2.2")
    assert (fear(board.g, board.me), fear(board.g, board.you)) == (-3 * FEAR, -2 * FEAR)
    board.put("2.2", board.me, ships=1)
    assert fear(board.g, board.me) == -2 * FEAR
