"""The action Move, support, and what follows (rules 10.3, 11)."""

from __future__ import annotations

import pytest

from bot.engine.moves import Text, Value
from bot.engine.steps import settle
from bot.games.novasolis.core.alone.roaming import Attacks
from bot.games.novasolis.core.cards.cards import ENTITY_CARDS, NUMBERS, RACES, SECTORS
from bot.games.novasolis.core.conflict.battle import battle_of
from bot.games.novasolis.core.holdings.gates import collapse_gates
from bot.games.novasolis.core.holdings.holdings import contested, productive
from bot.games.novasolis.core.holdings.placing import free_locations
from bot.games.novasolis.core.table.hexes import CENTRE
from bot.games.novasolis.core.table.state import EMPTY, NONE, OLD_RELIC, SHIP, Lasting
from bot.games.novasolis.core.table.tables import DECIDERS
from tests.catalogues import Late
from tests.games.novasolis.arena import Arena
from tests.games.novasolis.play import GAME, Board, refused

WORDS = Late("novasolis")


@pytest.fixture
def board() -> Board:
    """Empire "me" sits at 2.0, "you" at 2.6; anomalies are at 1.1, 1.4, 2.3 and 2.9."""
    return Board()


def test_a_fleet_goes_as_far_as_its_range_and_capacity(board: Board) -> None:
    """R10.3a."""
    board.put("home", board.me, ships=4)
    assert board.offered("move") == ["3x2.0", "2x2.0", "1x2.0"]
    goals = board.offered("move", "2x2.0")
    assert {"1.5", "2.10"} <= {*goals}
    assert not {"0.0", "1.3", "2.4"} & {*goals}
    board.play("move 2x2.0 1.5 1x2.0 2.1")
    assert [board.at(word).units[board.me][SHIP] for word in ("2.0", "1.5", "2.1")] == [1, 2, 1]


def test_what_cannot_move(board: Board) -> None:
    """R10.3a, R10.3e."""
    board.put("home", board.me, ships=2)
    assert refused(board.g, "move 3x2.0 2.1") == ("10.3", "move-no-ships")
    assert refused(board.g, "move 1x2.0 0.0") == ("10.3", "move-black-hole")
    assert refused(board.g, "move 1x2.0 2.4") == ("10.3", "move-too-far")
    assert refused(board.g, "move 2x2.0 2.1 1x2.0 1.1") == ("10.3", "move-no-ships"), "they have just gone"
    board.put("home", board.me, ships=3)
    assert refused(board.g, "move 4x2.0 2.1") == ("10.3", "move-capacity")
    assert refused(board.g, "move 2x2.0 2.1 2x2.0 2.1") == ("10.3", "move-capacity")
    assert refused(board.g, "move 1x1.0 2.1") == ("10.3", "move-no-ships")


def test_ships_that_arrive_do_not_go_on(board: Board) -> None:
    """R10.3b."""
    board.put("home", board.me, ships=1)
    assert refused(board.g, "move 1x2.0 2.1 1x2.1 2.2") == ("10.3", "move-no-ships")


def test_units_stop_where_enemies_are(board: Board) -> None:
    """R10.3d: both neighbours on the way are guarded, by ships or by a colony."""
    board.put("home", board.me, ships=1)
    assert {"2.2", "1.1"} <= {*board.offered("move", "1x2.0")}
    board.put("2.1", board.g.entity_side, ships=1)
    assert {"2.1", "1.1"} <= {*board.offered("move", "1x2.0")}
    assert "2.2" not in board.offered("move", "1x2.0")
    board.own("1.0", board.you)
    assert {"2.1", "1.0"} <= {*board.offered("move", "1x2.0")}
    assert "1.1" not in board.offered("move", "1x2.0")


def test_units_leave_a_contested_sector(board: Board) -> None:
    """R10.3d."""
    board.put("2.1", board.me, ships=1)
    board.put("2.1", board.you, ships=1)
    assert "2.2" in board.offered("move", "1x2.1")


def test_gates_join_sectors_unless_one_is_contested(board: Board) -> None:
    """R10.3c, R11.1."""
    board.own("2.4", board.me)
    board.put("home", board.me, ships=1)
    assert "2.4" not in board.offered("move", "1x2.0")
    board.at("home").gate = board.at("2.4").gate = board.me
    assert {"2.4", "1.2"} <= {*board.offered("move", "1x2.0")}
    assert "1.3" not in board.offered("move", "1x2.0")
    board.put("2.4", board.you, ships=1)
    assert "2.4" not in board.offered("move", "1x2.0")


def test_gate_engineering_makes_a_gate_step_free(board: Board) -> None:
    board.own("2.4", board.me)
    board.put("home", board.me, ships=1)
    board.at("home").gate = board.at("2.4").gate = board.me
    assert "1.3" not in board.offered("move", "1x2.0")
    board.tech("BT16")
    assert "1.3" in board.offered("move", "1x2.0")


def test_the_gate_of_the_ancients_lies_where_artifacts_are(board: Board) -> None:
    board.own("2.3", board.me)
    board.put("home", board.me, ships=1)
    board.at("home").gate = board.me
    assert "2.3" not in board.offered("move", "1x2.0")
    board.tech("AT4a")
    assert "2.3" in board.offered("move", "1x2.0")


@pytest.mark.parametrize(("tech", "further"), [("BT07", True), ("AT4b", True), (None, False)])
def test_drives_go_further(board: Board, tech: str | None, further: bool) -> None:
    board.put("home", board.me, ships=1)
    if tech:
        board.tech(tech)
    assert ("2.3" in board.offered("move", "1x2.0")) is further


def test_a_storm_shortens_the_range_but_never_below_one(board: Board) -> None:
    board.put("home", board.me, ships=1)
    storm = Lasting(ENTITY_CARDS.number["E13"], 2)
    board.g.entity.lasting = [storm]
    assert "2.2" not in board.offered("move", "1x2.0")
    assert "2.1" in board.offered("move", "1x2.0")
    board.g.entity.lasting = [storm, storm, storm]
    assert "2.1" in board.offered("move", "1x2.0")
    board.tech("BT07")
    board.g.entity.lasting = [storm]
    assert "2.2" in board.offered("move", "1x2.0")


def test_carriers_move_more(board: Board) -> None:
    board.put("home", board.me, ships=5)
    board.tech("BT08")
    assert "5x2.0" in board.offered("move")


def test_goals_must_be_in_support(board: Board) -> None:
    """R10.3f."""
    board.at("home").owner, board.at("home").capital = NONE, False
    board.own("2.2", board.me)
    board.put("1.0", board.me, ships=1)
    assert refused(board.g, "move 1x1.0 2.11") == ("10.3", "move-unsupported")
    board.tech("RB2")
    assert "2.11" in board.offered("move", "1x1.0")


def test_whoever_starts_without_support_may_go_on_for_a_ship(board: Board) -> None:
    board.put("1.3", board.me, ships=3)
    assert "unsupported" in board.play("move 3x1.3 1.4")
    assert board.at("1.4").units[board.me][SHIP] == 2


def test_a_loss_for_each_goal_without_support_and_none_within(board: Board) -> None:
    board.put("1.3", board.me, ships=3)
    board.play("move 1x1.3 1.4 1x1.3 1.5 1x1.3 2.6")
    assert [board.at(word).units[board.me][SHIP] for word in ("1.4", "1.5", "2.6")] == [0, 1, 0]


def test_where_empires_never_fight_no_one_enters_a_sector_with_units_of_another() -> None:
    """A.1, 20.1, W19: not to stay, nor to pass through."""
    board = Board(variant="coop")
    board.put("home", board.me, ships=1)
    board.put("2.1", board.you, ships=1)
    board.put("1.0", board.you, stations=1)
    for goal in ("2.1", "1.0"):
        assert refused(board.g, f"move 1x2.0 {goal}") == ("20.1", "move-allies")
    offered = board.offered("move", "1x2.0")
    assert "1.1" not in offered, "behind both"
    assert {"2.11", "1.5"} <= {*offered}


def test_in_co_op_ships_that_others_surround_can_go_nowhere() -> None:
    """R10.3: so no fleet of them can be begun."""
    board = Board(variant="coop")
    board.put("2.0", board.me, ships=2)
    for neighbour in board.g.layout.neighbours[board.g.layout.called["2.0"]]:
        board.put(board.g.layout.words[neighbour], board.you, ships=1)
    assert refused(board.g, "move 1x2.0") == ("10.3", "move-nowhere")


def test_where_empires_never_fight_a_colony_of_another_without_units_can_be_entered_and_guarded() -> None:
    """A.1: only sectors with forces are closed; nothing is contested, and the Entity fights who stands there."""
    board = Arena(variant="coop")
    board.put("home", board.me, ships=3)
    sector = board.own("2.1", board.you)
    board.play("move 2x2.0 2.1 1x2.0 2.2")
    assert sector.units[board.me][SHIP] == 2
    assert productive(board.g, sector)
    assert board.ask().prompt.key == "ask-turn", "there is nothing to fight or to seize"
    board.empire.turn.actions = []
    assert not {"settle-2.1", "ship-2.1", "station-2.1", "gate-2.1"} & {*board.offered("build")}, (
        "it is not mine"
    )
    board.put("2.1", board.g.entity_side, ships=1)
    board.g.stack = [Attacks(board.number("2.1"))]
    settle(board.g)
    assert [fighter.side for fighter in battle_of(board.g).fighters] == [board.g.entity_side, board.me]


def test_where_empires_never_fight_a_ship_can_withdraw_to_a_colony_of_another() -> None:
    """R12.4: it is no enemy's."""
    board = Arena(variant="coop")
    board.meet(3, 3)
    board.own("2.2", board.you)
    board.own("1.0", board.you)
    board.put("1.0", board.you, ships=1)
    board.attack()
    board.dice([1, 1, 1], [1, 1, 1])
    board.play("auto")
    assert board.ask().prompt.key == "ask-onward"
    ways = {str(move.values[0]) for move in GAME.moves(board.g, board.ask().seat) if move.verb == "withdraw"}
    assert "2.2" in ways
    assert "1.0" not in ways


def test_enemies_contest_sectors(board: Board) -> None:
    """R17.9: and nothing is contested among allies."""
    sector = board.own("2.1", board.me)
    assert productive(board.g, sector)
    board.put("2.1", board.you, ships=1)
    assert contested(board.g, sector)
    assert not productive(board.g, sector)
    empty = board.put("2.2", board.you, ships=1)
    assert not contested(board.g, empty)
    board.put("2.2", board.g.entity_side, stations=1)
    assert contested(board.g, empty)
    among = Board(variant="coop")
    ally = among.own("2.1", among.me)
    among.put("2.1", among.you, ships=1)
    assert productive(among.g, ally)


def test_a_colony_is_seized_by_who_stands_there_alone_and_is_strong_enough(board: Board) -> None:
    board.own("2.1", board.you)
    board.put("home", board.me, ships=3)
    board.play("move 2x2.0 2.1")
    told = board.play("seize 2.1")
    assert told[:2] == ["seized", "stars-seized"]
    assert (board.at("2.1").owner, board.empire.own, board.empire.coop) == (board.me, 2, 0)


def test_one_ship_is_too_weak_and_a_defender_prevents_it(board: Board) -> None:
    board.own("2.1", board.you)
    board.put("2.1", board.me, ships=1)
    assert refused(board.g, "seize 2.1") == ("11.4", "seize-too-weak")
    board.put("2.1", board.me, ships=1)
    board.tech("BT17", board.you)
    assert refused(board.g, "seize 2.1") == ("11.4", "seize-too-weak")
    board.put("2.1", board.you, ships=1)
    assert refused(board.g, "seize 2.1") == ("11.4", "seize-not-alone")
    assert refused(board.g, "seize 2.2") == ("11.4", "seize-nothing")


def test_razing_leaves_the_sector_to_nobody(board: Board) -> None:
    """R11.4, R11.6."""
    sector = board.own("2.1", board.you)
    sector.gate = board.you
    sector.tiles[0] = 1
    board.put("2.1", board.me, ships=2)
    board.play("raze 2.1")
    assert (sector.owner, sector.gate, sector.tiles[0], board.empire.own) == (NONE, NONE, 1, 2)
    assert board.empire.turn.actions == ["move"]


def test_a_homeworld_takes_four_dice_and_gains_two_stars(board: Board) -> None:
    """R11.3, R11.4, R11.5."""
    board.put("theirs", board.me, ships=3)
    assert refused(board.g, "seize 2.6") == ("11.4", "seize-too-weak")
    board.put("theirs", board.me, ships=1)
    board.play("seize 2.6")
    sector = board.at("theirs")
    assert (sector.owner, sector.capital, board.empire.own) == (board.me, False, 4)


def test_without_population_a_colony_can_only_be_razed(board: Board) -> None:
    for word in ("1.2", "1.3", "1.5", "2.2", "2.4"):
        board.own(word, board.me)
    board.own("2.1", board.you)
    board.put("2.1", board.me, ships=2)
    assert refused(board.g, "seize 2.1") == ("11.4", "settle-no-population")
    board.play("raze 2.1")


def test_an_artifact_in_a_seized_sector_is_controlled_at_once(board: Board) -> None:
    board.own("1.1", board.you)
    board.put("1.1", board.me, ships=2)
    board.play("seize 1.1")
    assert (board.at("1.1").relics[0], board.empire.coop) == (OLD_RELIC, 4)


def test_seizing_may_be_left(board: Board) -> None:
    board.own("2.1", board.you)
    board.put("home", board.me, ships=2)
    board.play("move 2x2.0 2.1")
    board.play("done")
    assert board.at("2.1").owner == board.you
    assert GAME.asks(board.g)[0].prompt.key == "ask-turn"


def test_a_gate_without_defenders_collapses(board: Board) -> None:
    """R17.8."""
    g = board.g
    g.entity.cycle, g.entity.pointer, g.entity.track = (
        [CENTRE, board.number("1.1"), board.number("1.4")],
        2,
        3,
    )
    board.at("1.1").rift = board.at("1.4").rift = True
    board.put("home", board.me, ships=2)
    assert "gate-collapsed" in board.play("move 2x2.0 1.1")
    assert (g.entity.cycle, g.entity.pointer, g.entity.track) == ([CENTRE, board.number("1.4")], 1, 2)
    assert (board.empire.coop, board.empire.gates, board.at("1.1").rift) == (4, 1, False)


def test_the_pointer_goes_on_when_its_gate_collapses(board: Board) -> None:
    g = board.g
    g.entity.cycle, g.entity.pointer = [CENTRE, board.number("1.1")], 1
    board.at("1.1").rift = True
    board.put("home", board.me, ships=1)
    board.play("move 1x2.0 1.1")
    assert (g.entity.cycle, g.entity.pointer, g.entity.track) == ([CENTRE], 0, 0)


def test_a_gate_goes_to_who_destroyed_its_last_guard(board: Board) -> None:
    board.g.entity.cycle = [CENTRE, board.number("1.1")]
    sector = board.at("1.1")
    sector.rift, sector.slayer = True, board.you
    board.put("home", board.me, ships=1)
    board.play("move 1x2.0 1.1")
    assert (board.g.empires[board.you].coop, board.empire.coop) == (4, 0)


def test_a_guarded_gate_stands(board: Board) -> None:
    board.g.entity.cycle = [CENTRE, board.number("1.1")]
    board.put("1.1", board.g.entity_side, stations=1).rift = True
    board.put("home", board.me, ships=1)
    board.play("move 1x2.0 1.1")
    assert board.at("1.1").rift


@pytest.mark.parametrize(("guarded", "word"), [(False, "2.0"), (True, "2.1")])
def test_an_empire_without_anything_returns(board: Board, guarded: bool, word: str) -> None:
    """R9.4."""
    home = board.at("home")
    home.owner, home.capital = NONE, False
    if guarded:
        board.put("home", board.g.entity_side, ships=1)
        board.own("1.0", board.you)
    board.play("pass")
    board.play("pass", board.you)
    board.g.first, board.g.active = board.me, board.me
    if board.g.stack[-1].side != board.me:
        board.play("pass", board.you)
    assert board.at(word).units[board.me][SHIP] == 2


def test_empires_that_have_something_do_not_return(board: Board) -> None:
    board.play("pass")
    board.play("pass", board.you)
    assert sum(sector.units[board.me][SHIP] for sector in board.g.sectors) == 0
    assert RACES.word[board.empire.race] == "verdane"


def test_all_orders_are_carried_out_before_any_combat(board: Board) -> None:
    """R10.3b, R10.3g: ships from two sectors meet the enemy together; support is lost first."""
    board.put("home", board.me, ships=1)
    board.put("2.2", board.me, ships=1)
    board.put("2.1", board.g.entity_side, ships=1)
    told = board.play("move 1x2.0 2.1 1x2.2 2.1")
    assert told == ["moved", "moved"]
    assert board.at("2.1").units[board.me][SHIP] == 2
    assert GAME.asks(board.g)[0].prompt.key == "ask-combat"


def test_combats_come_before_seizures_and_these_before_artifacts(board: Board) -> None:
    """R10.3g."""
    board.put("home", board.me, ships=3)
    board.own("1.1", board.me)
    board.own("2.1", board.you)
    board.put("1.0", board.g.entity_side, ships=1)
    assert "artifact" not in board.play("move 1x2.0 1.0 2x2.0 2.1")
    assert GAME.asks(board.g)[0].prompt.key == "ask-combat"
    assert board.play("done") == []
    assert GAME.asks(board.g)[0].prompt.key == "ask-seizure"
    assert board.play("seize 2.1") == ["seized", "stars-seized", "artifact", "stars-artifact"]
    assert GAME.asks(board.g)[0].prompt.key == "ask-turn"


def test_two_empires_may_stand_together_without_a_fight(board: Board) -> None:
    """R11.2, R10.3h: nobody has to fight, and the sector stays contested."""
    board.put("home", board.me, ships=1)
    board.put("2.1", board.you, ships=1)
    board.play("move 1x2.0 2.1")
    board.play("done")
    assert [board.at("2.1").units[side][SHIP] for side in (board.me, board.you)] == [1, 1]
    assert contested(board.g, board.at("2.1"))


def test_one_gate_of_ones_own_joins_nothing(board: Board) -> None:
    """R28.18: nor does another empire's."""
    board.put("home", board.me, ships=1)
    board.own("2.4", board.me)
    board.at("home").gate, board.at("2.4").gate = board.me, board.you
    assert "2.4" not in board.offered("move", "1x2.0")


def test_ships_from_two_sectors_to_one_are_named_together(board: Board) -> None:
    board.own("2.2", board.me)
    board.put("home", board.me, ships=2)
    board.put("2.2", board.me, ships=1)
    values = ("2x2.0", "2.1", "1x2.2", "2.1")
    spot = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot("move", values)
    assert spot is not None
    assert spot.whole == Text("move-whole", {"fleets": ["3 → 2.1"]})


def steps(board: Board, word: str, n: int, key: str = "choice-steps") -> Text:
    """How far a sector is, as it is said of it."""
    sector = board.at(word)
    row = SECTORS[sector.tile]
    named = int(row.kind != "standard")
    values = {"name": row.name, "named": named, "locations": free_locations(sector), "beside": 0}
    return Text(key, {**values, "n": n})


def test_a_goal_is_told_by_its_name_and_its_room_for_tiles(board: Board) -> None:
    """A plain tile has no name that says anything."""

    def details() -> dict[Value, str]:
        spot = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot("move", ("1x2.0",))
        assert spot is not None
        return {choice.value: WORDS.say(choice.detail) for choice in spot.next if choice.detail}

    board.put("home", board.me, ships=1)
    for word, tile in (("2.1", "N06"), ("1.1", "A5")):
        sector = board.at(word)
        sector.tile, sector.tiles, sector.broken = SECTORS.number[tile], [EMPTY] * 3, [False] * 3
    board.at("2.1").broken[1] = True
    said = details()
    assert said["2.1"] == "Room for tiles: 1 yellow and 1 red; 1 step"
    assert said["1.1"] == "Crystal Cage, room for tiles: 1 blue and 1 red; 2 steps"
    board.at("2.1").broken[:] = [True] * 3
    board.at("1.1").broken[:] = [True] * 3
    said = details()
    assert said["2.1"] == "1 step"
    assert said["1.1"] == "Crystal Cage; 2 steps"


def test_a_goal_says_how_many_ships_of_the_entity_are_beside_it() -> None:
    """They may come there next; those in the goal itself are named already."""
    board = Board()

    def detail() -> str:
        spot = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot("move", ("1x2.0",))
        assert spot is not None
        return next(WORDS.say(each.detail) for each in spot.next if each.value == "1.0" and each.detail)

    board.put("home", board.me, ships=1)
    assert "Entity" not in detail()
    board.put("1.1", board.g.entity_side, ships=2, stations=1)
    assert detail().endswith("; 2 Entity ships beside it; 1 step")
    board.put("1.5", board.g.entity_side, ships=1)
    board.put("2.6", board.g.entity_side, ships=1)
    assert detail().endswith("; 3 Entity ships beside it; 1 step")
    board.put("1.0", board.me, ships=1)
    spot = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot("build", ())
    assert spot is not None
    settle = next(each.detail for each in spot.next if each.value == "settle-1.0")
    assert settle is not None
    assert WORDS.say(settle).endswith("; 3 Entity ships beside")


def test_a_move_says_where_fleets_can_go_and_what_it_costs(board: Board) -> None:
    board.put("home", board.me, ships=3)
    seat = DECIDERS[board.g.seats][board.me]
    start = GAME.offer(board.g, seat).spot("move", ())
    begun = GAME.offer(board.g, seat).spot("move", ("2x2.0",))
    ended = GAME.offer(board.g, seat).spot("move", ("2x2.0", "2.1"))
    assert start is not None
    assert begun is not None
    assert ended is not None
    assert [spot.ends for spot in (start, begun, ended)] == [False, False, True]
    assert [spot.price for spot in (start, begun, ended)] == [
        Text("price-move", {"left": left}) for left in (3, 1, 1)
    ]
    assert (start.whole, begun.whole) == (None, None)
    assert ended.whole == Text("move-whole", {"fleets": ["2 → 2.1"]})
    assert (start.marks[0].what, start.marks[0].tone) == ("2.0", "own")
    assert {mark.what for mark in start.marks[1:]} == {
        str(row[-1].value) for row in start.straight if len(row) == 2
    }
    assert {mark.tone for mark in start.marks[1:]} == {"may"}
    assert {mark.what: mark.note for mark in start.marks}["2.1"] == steps(board, "2.1", 1)
    assert (begun.marks[0].what, begun.marks[0].tone) == ("2.0", "own")
    assert {mark.tone for mark in begun.marks[1:]} == {"may"}
    assert {mark.what: mark.note for mark in begun.marks}["2.1"] == steps(board, "2.1", 1)
    assert ended.marks[0].note == Text("choice-ships", {"n": 2})
    assert [(mark.what, mark.tone) for mark in ended.marks[:2]] == [("2.1", "chosen"), ("2.0", "own")]
    assert "2.1" not in [mark.what for mark in ended.marks[2:]], "a ship is on its way there"
    (event,) = ended.preview
    went = Text("fleet-went", {"n": 2, "from": "2.0", "to": "2.1", "way": ["2.1"]})
    assert (event.key, event.values) == ("moved-ahead", {"side": f"@{board.me}", "fleet": went})
    detail = {choice.value: choice.detail for choice in begun.next}
    assert detail["1.5"] == steps(board, "1.5", 2)
    assert (begun.asked, ended.asked) == (
        Text("asked-goal"),
        Text("asked-fleet", {"settle": 1, "more": 1}),
    )


def test_a_goal_without_support_is_said_to_be_one(board: Board) -> None:
    """R10.3f."""
    board.put("1.3", board.me, ships=1)
    spot = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot("move", ("1x1.3",))
    assert spot is not None
    detail = {choice.value: choice.detail for choice in spot.next}
    assert detail["2.6"] == steps(board, "2.6", 1, "choice-unsupported")
    assert detail["1.1"] == steps(board, "1.1", 2)
    lost = [str(detail[choice.value]).find("unsupported") > 0 for choice in spot.next]
    assert lost == sorted(lost)
    assert len({*lost}) == 2, "where a ship is lost comes last"


def labels(board: Board, *chosen: str) -> dict[Value, str]:
    """The goals of a fleet in words, as they are offered."""
    spot = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot("move", chosen)
    assert spot is not None
    names = ["Mira", "Bo", "the Entity"]
    return {choice.value: WORDS.say(choice.label, names) for choice in spot.next}


def test_a_goal_says_what_is_there_and_the_useful_ones_come_first(board: Board) -> None:
    board.put("home", board.me, ships=1)
    board.put("2.1", board.g.entity_side, ships=3, stations=1)
    board.own("1.0", board.you)
    board.own("2.11", board.me)
    board.at("2.10").settled = True
    board.at("1.5").prize = 2
    you = ["Mira", "Bo"][board.you]
    said = labels(board, "1x2.0")
    assert said["2.1"] == "To 2.1, may fight 3 Entity ships and 1 Entity station"
    assert said["1.0"] == f"To 1.0: {you}’s colony, no units there"
    assert said["2.11"] == "To 2.11: your sector"
    assert said["2.10"] == "To 2.10: you may settle it"
    assert said["1.5"].startswith("To 1.5: you may settle it, 2★")
    kinds = ["you may settle", "fight", "colony", "your sector"]
    order = [next(at for at, kind in enumerate(kinds) if kind in text) for text in said.values()]
    assert order == sorted(order)
    assert {*order} == {*range(len(kinds))}
    board.put("1.0", board.you, ships=2)
    board.empire.spent.clear()
    assert labels(board, "1x2.0")["1.0"] == f"To 1.0, may fight {you}’s 2 ships"
    board.put("1.0", board.g.entity_side, ships=1)
    assert labels(board, "1x2.0")["1.0"] == f"To 1.0: fight {you} and the Entity (3 units)"


def test_however_many_enemies_meet_there_a_goal_with_its_fleet_fits_an_entry() -> None:
    board = Board(6)
    board.put("home", board.me, ships=1)
    home = board.g.layout.words[board.number("home")]
    goal = board.g.layout.neighbours[board.number("home")][0]
    for side in range(7):
        if side != board.me:
            board.g.sectors[goal].units[side][SHIP] = 12
            spot = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot("move", (f"1x{home}",))
            assert spot is not None
            word = board.g.layout.words[goal]
            said = next(choice.label for choice in spot.next if choice.value == word)
            label = f"12 ships from {home} › {WORDS.say(said, ['W' * 24] * 7)}"
            assert len(label) <= 100, label
    assert label.endswith("fight 6 enemies (72 units)")


def test_a_free_goal_says_that_population_is_full_and_what_lies_there(board: Board) -> None:
    board.put("home", board.me, ships=1)
    board.at("2.1").relics = [OLD_RELIC]
    full = [word for word in board.g.layout.words if word not in ("2.0", "2.1")][: NUMBERS.colonies]
    assert labels(board, "1x2.0")["2.1"] == "To 2.1: you may settle it, 1★, an artifact"
    for word in full:
        board.own(word, board.me)
    assert labels(board, "1x2.0")["2.1"] == "To 2.1: empty, but your Population is full, 1★, an artifact"


def test_a_move_says_how_many_ships_are_left_to_send(board: Board) -> None:
    board.put("home", board.me, ships=1)
    spot = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot("move", ("1x2.0", "2.1"))
    assert spot is not None
    assert spot.price == Text("price-move", {"left": 0}), "there is capacity, and no ship"


def test_the_pointer_stays_at_the_next_gate_when_its_own_collapses(board: Board) -> None:
    """R17.5: an entry that is removed hands on to the next; entries after it move up."""
    g = board.g
    gate = board.number("1.1")
    for pointer, after in ((0, 0), (1, 1), (2, 1)):
        g.entity.cycle, g.entity.pointer = [CENTRE, gate, board.number("1.4")], pointer
        board.at("1.1").rift = board.at("1.4").rift = True
        board.put("1.4", g.entity_side, stations=1)
        board.put("1.1", board.me, ships=1)
        collapse_gates(g)
        assert (g.entity.cycle, g.entity.pointer) == ([CENTRE, board.number("1.4")], after)


def test_a_gate_without_a_victor_goes_to_the_strongest_then_the_owner_then_the_earlier() -> None:
    """R17.8."""
    for units, owner, victor in (
        ({0: 1, 1: 2}, None, 1),
        ({0: 2, 1: 2}, 1, 1),
        ({0: 2, 1: 2}, 0, 0),
        ({1: 1, 2: 1}, None, 1),
    ):
        board = Board(3)
        order = board.g.play_order()
        board.g.entity.cycle = [CENTRE, board.number("2.2")]
        sector = board.at("2.2")
        sector.rift = True
        for turn, ships in units.items():
            board.put("2.2", order[turn], ships=ships)
        if owner is not None:
            board.own("2.2", order[owner])
        collapse_gates(board.g)
        assert [board.g.empires[side].gates for side in order] == [int(n == victor) for n in range(3)]


def test_what_most_come_for_is_offered_at_once(board: Board) -> None:
    """A ship to what can be settled, all ships against enemies, and nothing twice in one Move."""
    board.put("home", board.me, ships=3)
    board.put("2.1", board.g.entity_side, ships=1)
    offer = GAME.offer(board.g, DECIDERS[board.g.seats][board.me])

    def rows(*chosen: str) -> list[tuple[Value, ...]]:
        spot = offer.spot("move", chosen)
        assert spot is not None
        return [tuple(choice.value for choice in row) for row in spot.straight]

    first = rows()
    assert ("3x2.0", "2.1") in first
    assert ("1x2.0", "2.11") in first
    assert ("1x2.0", "2.1") not in first
    assert ("3x2.0", "2.11") not in first
    assert all(offer.spot("move", row) for row in first)
    assert ("1x2.0", "2.11") not in rows("1x2.0", "2.11")
    board.empire.energy = 0
    assert rows("3x2.0") == []


def test_a_ship_each_to_several_sectors_is_offered_at_once(board: Board) -> None:
    """To as many as ships, Capacity and Population allow, then to two; not once a fleet is sent."""
    board.put("home", board.me, ships=3)
    board.empire.energy = 0
    offer = GAME.offer(board.g, DECIDERS[board.g.seats][board.me])

    def spreads(*chosen: str) -> list[tuple[list[Value], str]]:
        spot = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot("move", chosen)
        assert spot is not None
        told = [WORDS.say(said) for said in spot.said]
        rows = [[choice.value for choice in row] for row in spot.straight]
        return list(zip(rows, told, strict=False))

    (whole, told), *pairs = spreads()
    assert whole == ["1x2.0", "1.0", "1x2.0", "2.1", "1x2.0", "2.11"]
    assert told == "1 ship each to 1.0, 2.1 and 2.11: you may settle them"
    assert [row for row, _ in pairs] == [
        ["1x2.0", "1.0", "1x2.0", "2.1"],
        ["1x2.0", "1.0", "1x2.0", "2.11"],
        ["1x2.0", "1.0", "1x2.0", "1.1"],
    ]
    assert offer.spot("move", tuple(whole)) is not None
    assert spreads("1x2.0", "1.0") == []
    for word in ("2.4", "2.5", "2.7"):
        board.own(word, board.me)
    assert [len(row) for row, _ in spreads()] == [4] * 4, "Population has room for two"
    board.own("2.8", board.me)
    assert spreads() == []


def test_one_ship_is_spread_nowhere(board: Board) -> None:
    board.put("home", board.me, ships=1)
    board.put("2.1", board.me, ships=1)
    board.empire.energy = 0
    spot = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot("move", ())
    assert spot is not None
    assert spot.said
    for row in spot.straight[: len(spot.said)]:
        values = [choice.value for choice in row]
        assert sorted(values[::2]) == ["1x2.0", "1x2.1"], "from each sector the one ship that is there"
        assert len({*values[1::2]}) == 2
