"""What is proposed for open moves: the short way for people, and what computer players choose from."""

from __future__ import annotations

from bot.engine.playout import Dice
from bot.games.novasolis.core.cards.cards import TECHNOLOGIES, TILES
from bot.games.novasolis.core.table.state import NONE
from bot.games.novasolis.core.table.tables import DECIDERS
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.play import GAME, Board


def proposed(board: Board, verb: str, *given: str) -> list[str]:
    """The proposals for a verb after what was typed; each is legal."""
    seat = DECIDERS[board.g.seats][board.me]
    found = [move for move, spot in GAME.offer(board.g, seat).proposals(verb, given) if spot.ends]
    assert all(GAME.offer(board.g, seat).allows(move) for move in found)
    return [str(move) for move in found]


def test_orders_of_a_kind_are_proposed_as_often_as_they_can_be_paid() -> None:
    """All of them, or the first alone; settling comes first, and costs energy like the rest."""
    board = Board()
    board.put("1.0", board.me, ships=1)
    board.put("2.2", board.me, ships=2)
    board.empire.energy = 4
    assert proposed(board, "build") == [
        "build settle-1.0 settle-2.2 ship-2.0 ship-2.0",
        "build settle-1.0",
        "build settle-1.0 settle-2.2 station-1.0",
        "build settle-1.0 settle-2.2",
        "build ship-2.0 ship-2.0",
        "build ship-2.0",
        "build station-2.0 ship-2.0",
        "build station-2.0",
        "build gate-2.0 ship-2.0",
        "build gate-2.0",
    ]
    assert proposed(board, "build", "station-2.0") == [
        "build station-2.0 ship-2.0",
        "build station-2.0",
    ]
    board.empire.energy = 0
    assert proposed(board, "build") == []


def test_fleets_are_proposed_where_something_can_be_done() -> None:
    """What can be gathered against each enemy, whole or nearly so; one ship to each free sector."""
    board = Board()
    board.put("home", board.me, ships=3)
    board.empire.race = 1
    board.own("2.1", board.me)
    for word in ("1.1", "1.5", "2.2", "2.10"):
        board.own(word, board.me)
    board.put("2.10", board.g.entity_side, ships=1)
    board.own("1.0", board.you)
    assert proposed(board, "move") == [
        *("move 3x2.0 1.0", "move 2x2.0 1.0"),
        *("move 3x2.0 2.10", "move 2x2.0 2.10"),
        "move 1x2.0 2.11",
    ]
    board.at("2.1").owner = NONE
    board.at("2.2").owner = NONE
    board.at("1.1").owner = NONE
    assert proposed(board, "move")[0] == "move 1x2.0 1.1 1x2.0 2.1 1x2.0 2.2"
    assert proposed(board, "move", "1x2.0", "2.1") == ["move 1x2.0 2.1"]


def test_no_more_ships_are_proposed_than_capacity_and_the_fleet_allow() -> None:
    board = Board(race="ferrun")
    board.put("home", board.me, ships=4)
    assert proposed(board, "move")[0] == "move 1x2.0 1.0 1x2.0 1.1 1x2.0 1.5"
    other = Board(race="kharrad")
    other.put("home", other.me, ships=2)
    assert proposed(other, "move")[0] == "move 1x2.0 1.0 1x2.0 1.1"


def test_the_best_tiles_are_proposed_where_they_complete_a_sector() -> None:
    board = Board(race="kharrad")
    board.at("2.0").tiles[:] = [TILES.number[id_] for id_ in ("LB1", "LY1")] + [0]
    board.at("2.1").tile = board.at("2.0").tile
    other = board.own("2.1", board.me)
    other.tiles, other.broken, other.relics = [0] * 3, [False] * 3, [0] * 3
    board.empire.hand = [TILES.number[id_] for id_ in ("LR1", "LY1", "LB7")]
    board.play("survey")
    board.play("done")
    assert proposed(board, "reveal") == [
        "reveal ancient-ruins-blue 2.1#0 garden-world 2.1#1",
        "reveal ancient-ruins-blue 2.1#0",
        "reveal garden-world 2.1#1",
        "reveal neutronium-mine 2.0#2",
    ]


def test_a_tile_is_worth_its_figures_an_artifact_most() -> None:
    """D18: the default keeps the best, of equals the lower."""
    board = Board()
    board.play("survey")
    ids = ("LB1", "LY1", "LB3", "LB7", "LY7", "LR4")
    board.g.stack[-1].drawn = [TILES.number[id_] for id_ in ids]
    board.tech("AT5a")
    (ask,) = GAME.asks(board.g)
    names = ("ancient-ruins-blue", "cultural-wonder", "garden-world", "geothermal-moon")
    assert str(ask.default) == f"keep {' '.join(names)}"


def test_the_set_that_is_worth_most_is_proposed_then_the_usual_one() -> None:
    board = Board()
    for id_ in ("BT10", "BT04", "BT08"):
        board.tech(id_, active=False)
    board.play("logistics")
    board.empire.resources = [1, 1, 0, 0, 0, 0]
    assert proposed(board, "allocate") == [
        "allocate orbital-habitats carrier-doctrine",
        "allocate orbital-habitats carrier-doctrine",
    ]
    board.empire.resources = [1, 0, 0, 0, 0, 0]
    board.empire.techs[0].active = True
    assert proposed(board, "allocate") == ["allocate orbital-habitats", "allocate terraforming"]
    assert proposed(board, "allocate", "terraforming") == ["allocate terraforming"]
    assert TECHNOLOGIES.called["terraforming"] == board.empire.techs[0].card


def test_fleets_are_proposed_to_gather_against_an_enemy() -> None:
    board = Board(race="verdane", mode="exploration")
    board.own("2.2", board.me)
    board.put("2.1", board.g.entity_side, ships=3)
    board.put("home", board.me, ships=1)
    board.put("2.2", board.me, ships=2)
    assert "move 1x2.0 2.1 2x2.2 2.1" in proposed(board, "move")


def sampled(board: Board, verb: str, times: int = 60) -> set[str]:
    """What random players play of a verb now; all of it is legal."""
    seat, found = DECIDERS[board.g.seats][board.me], set[str]()
    for seed in range(times):
        move = board.g.stack[-1].sample(board.g, seat, verb, Dice(seed))
        if move is not None:
            assert GAME.offer(board.g, seat).allows(move), move
            found.add(str(move))
    return found


def test_random_orders_scrap_only_where_nothing_else_can_be_done() -> None:
    board = Board()
    board.put("1.0", board.me, ships=1)
    found = sampled(board, "build")
    assert {"build settle-1.0", "build ship-2.0", "build gate-2.0", "build station-2.0"} <= found
    assert any(len(line.split()) > 3 for line in found)
    assert not any(line.split()[1].startswith("scrap") for line in found)
    board.empire.energy = 0
    assert sampled(board, "build", 9) == {"build scrap-ship-1.0"}
    board.at("1.0").units[board.me][0] = 0
    assert sampled(board, "build", 9) == set()


def test_random_fleets_go_anywhere_one_or_several() -> None:
    board = Board()
    board.put("home", board.me, ships=2)
    board.put("2.2", board.me, ships=1)
    board.empire.energy = 0
    found = sampled(board, "move", 150)
    assert {line.split()[1] for line in found} == {"2x2.0", "1x2.0", "1x2.2"}
    assert {len(line.split()) for line in found} == {3, 5, 7}
    assert len({line.split()[2] for line in found}) >= 8
    assert sampled(Board(), "move", 9) == set()


def test_random_fleets_settle_too_and_build() -> None:
    board = Board()
    board.put("home", board.me, ships=2)
    orders = [
        line.split(" settle-")[1].split()[1:] for line in sampled(board, "move", 60) if "settle-" in line
    ]
    assert {len(others) for others in orders} == {0, 1}


def test_random_tiles_go_where_they_fit() -> None:
    board = Board(race="kharrad")
    board.empire.hand = [TILES.number[id_] for id_ in ("LR1", "LY1")]
    board.play("survey")
    board.play("done")
    assert sampled(board, "reveal") == {
        "reveal neutronium-mine 2.0#2",
        "reveal garden-world 2.0#1",
        "reveal neutronium-mine 2.0#2 garden-world 2.0#1",
        "reveal garden-world 2.0#1 neutronium-mine 2.0#2",
    }
    board.empire.hand = [TILES.number["LB1"]]
    board.at("2.0").tiles[0] = 1
    assert sampled(board, "reveal", 9) == set()


def test_random_technologies_are_as_many_as_can_be_active() -> None:
    board = Board()
    for id_ in ("BT10", "BT04", "BT08"):
        board.tech(id_, active=False)
    board.play("logistics")
    board.empire.resources = [2, 0, 0, 0, 0, 0]
    assert sampled(board, "allocate") == {
        "allocate terraforming orbital-habitats",
        "allocate orbital-habitats terraforming",
    }


def test_random_dice_go_into_slots_that_they_reach() -> None:
    arena = Arena()
    arena.meet(2, 2)
    arena.attack()
    arena.dice([3, 1], [1, 1])
    assert sampled(arena, "put") == {f"put {slots}" for slots in ("1", "2", "3", "1 1", "2 1", "3 1")}
