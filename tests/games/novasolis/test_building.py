"""The action Build (rules 10.2)."""

from __future__ import annotations

import pytest

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Text, Value
from bot.games.novasolis.core.cards.cards import OBJECTIVES, POPULATION, RACES
from bot.games.novasolis.core.holdings.counting import coop_track, level
from bot.games.novasolis.core.round.turn import TurnStep
from bot.games.novasolis.core.table.state import NONE, OLD_RELIC, SHIP, STATION
from bot.games.novasolis.core.table.tables import DECIDERS
from tests.catalogues import Late
from tests.games.novasolis.play import GAME, Board, refused

WORDS = Late("novasolis")
HOME, NEAR, FAR = "2.0", "1.0", "1.2"


@pytest.fixture
def board() -> Board:
    """Empire "me" sits at 2.0, with nothing but its homeworld. There are anomalies at 1.1 and 1.4."""
    return Board()


def test_ships_are_built_at_home_and_at_own_stations(board: Board) -> None:
    board.own(NEAR, board.me)
    assert f"ship-{NEAR}" not in board.offered("build")
    assert refused(board.g, f"build ship-{NEAR}", board.me) == ("10.2", "build-no-yard")
    board.play(f"build ship-{HOME} station-{NEAR} ship-{NEAR}")
    assert board.at(HOME).units[board.me][SHIP] == 1
    assert board.at(NEAR).units[board.me] == [1, 1, 0, 0]
    assert board.empire.energy == 6 - 1 - 2 - 1


def test_nothing_is_built_in_sectors_of_others_or_contested_ones(board: Board) -> None:
    """R11.1."""
    assert refused(board.g, f"build station-{NEAR}", board.me) == ("10.2", "build-not-owned")
    board.own(NEAR, board.me)
    board.put(NEAR, board.g.entity_side, ships=1)
    for what in ("ship", "station", "gate"):
        assert refused(board.g, f"build {what}-{NEAR}", board.me) == ("10.2", "build-contested")


def test_one_station_a_sector_and_one_gate(board: Board) -> None:
    board.put(HOME, board.me, stations=1)
    assert refused(board.g, f"build station-{HOME}", board.me) == ("10.2", "build-station-there")
    board.at(HOME).rift = True
    assert refused(board.g, f"build gate-{HOME}", board.me) == ("10.2", "build-gate-there")
    board.at(HOME).rift = False
    board.play(f"build gate-{HOME}")
    assert (board.at(HOME).gate, board.empire.energy) == (board.me, 3)


def test_the_fleet_level_counts_ships_and_stations(board: Board) -> None:
    board.put(HOME, board.me, ships=4)
    board.play(f"build ship-{HOME}")
    board.empire.turn.actions = []
    assert refused(board.g, f"build ship-{HOME}", board.me) == ("10.2", "build-fleet-full")
    board.tech("RO1")
    board.put(FAR, board.me, stations=4)
    assert refused(board.g, f"build ship-{HOME}", board.me) == ("10.2", "build-fleet-full")
    board.at(HOME).units[board.me][SHIP] -= 1
    assert f"ship-{HOME}" in board.offered("build")


@pytest.mark.parametrize(
    ("orders", "key"),
    [
        (f"scrap-ship-{FAR} settle-{FAR}", "settle-no-ship"),
        (f"settle-{FAR} scrap-ship-{FAR}", "scrap-nothing"),
        (f"settle-{FAR} settle-{FAR}", "settle-colony-there"),
        (f"scrap-station-{NEAR} ship-{NEAR}", "build-no-yard"),
    ],
)
def test_what_an_order_has_used_up_is_gone_for_those_after_it(board: Board, orders: str, key: str) -> None:
    """R28.2: the list is refused whole."""
    board.put(FAR, board.me, ships=1)
    board.own(NEAR, board.me)
    board.put(NEAR, board.me, stations=1)
    assert refused(board.g, f"build {orders}", board.me) == ("10.2", key)


def test_the_reserve_is_a_limit(board: Board) -> None:
    """R28.7."""
    for tech in ("BT06", "RO3", "RO1"):
        board.tech(tech)
    for word in (NEAR, FAR, "1.1", "1.3"):
        board.put(word, board.me, stations=1)
    assert refused(board.g, f"build station-{HOME}", board.me) == ("10.2", "build-no-reserve")
    for word in (NEAR, FAR, "1.1"):
        board.at(word).gate = board.me
    assert refused(board.g, f"build gate-{HOME}", board.me) == ("10.2", "build-no-reserve")


def test_settling_costs_a_ship_and_energy_and_gains_a_star_the_first_time(board: Board) -> None:
    """R10.2a."""
    board.put(NEAR, board.me, ships=2)
    board.play(f"build settle-{NEAR}")
    sector = board.at(NEAR)
    assert (sector.owner, sector.capital, sector.settled) == (board.me, False, True)
    assert (sector.units[board.me][SHIP], board.empire.energy, board.empire.coop) == (1, 5, 2)


def test_later_settlements_gain_nothing(board: Board) -> None:
    """R10.2a."""
    board.put(NEAR, board.me, ships=1).settled = True
    board.play(f"build settle-{NEAR}")
    assert (board.at(NEAR).owner, board.empire.coop) == (board.me, 0)


def test_settling_gives_control_of_an_artifact_at_once(board: Board) -> None:
    """R10.2b, R19.4."""
    word = board.g.layout.words[board.g.layout.anomalies[0]]
    board.put(word, board.me, ships=1)
    assert "artifact" in board.play(f"build settle-{word}")
    assert (board.at(word).relics[0], board.empire.coop) == (OLD_RELIC, 2 + 4)
    assert coop_track(board.g) == 6


def test_there_is_no_ninth_colony_whatever_population_says(board: Board) -> None:
    """R3, R7.4: eight beside the homeworld, which is one more."""
    board.empire.energy = 6
    for id_ in ("AT3a", "BT04", "RG1"):
        board.tech(id_)
    free = [word for word in board.g.layout.words if board.at(word).owner == NONE and word != "0.0"]
    for word in free[:7]:
        board.own(word, board.me)
    for word in free[7:10]:
        board.put(word, board.me, ships=1)
    assert level(board.g, board.me, POPULATION) > 9
    line = " ".join(f"settle-{word}" for word in free[7:9])
    assert refused(board.g, f"build {line}", board.me) == ("10.2", "settle-no-population")
    board.play(f"build settle-{free[7]}")
    board.empire.turn.actions = []
    assert refused(board.g, f"build settle-{free[8]}", board.me) == ("10.2", "settle-no-population")
    board.own(free[9], board.you)
    board.put(free[9], board.me, ships=9)
    assert refused(board.g, f"seize {free[9]}", board.me) == ("11.4", "settle-no-population")
    home = board.at(HOME)
    home.owner, home.capital = NONE, False
    home.units[board.me][0] = 1
    assert f"settle-{HOME}" in board.offered("build")


def test_what_cannot_be_settled(board: Board) -> None:
    assert refused(board.g, f"build settle-{NEAR}", board.me) == ("10.2", "settle-no-ship")
    assert refused(board.g, "build settle-0.0", board.me) == ("10.2", "settle-black-hole")
    assert refused(board.g, f"build settle-{HOME}", board.me) == ("10.2", "settle-colony-there")
    board.put(NEAR, board.me, ships=1)
    board.put(NEAR, board.g.entity_side, ships=1)
    assert refused(board.g, f"build settle-{NEAR}", board.me) == ("10.2", "build-contested")


def test_colonies_beyond_population_cannot_be_founded(board: Board) -> None:
    """W14: the homeworld does not count."""
    for word in ("1.2", "1.3", "1.5", "2.1", "2.2"):
        board.own(word, board.me)
    board.put(NEAR, board.me, ships=1)
    assert refused(board.g, f"build settle-{NEAR}", board.me) == ("10.2", "settle-no-population")
    board.at("2.2").owner = NONE
    assert f"settle-{NEAR}" in board.offered("build")


def test_the_own_homeworld_is_restored_without_population(board: Board) -> None:
    """R9.5."""
    home = board.at(HOME)
    home.owner, home.capital = NONE, False
    for word in ("1.2", "1.3", "1.5", "2.1", "2.2"):
        board.own(word, board.me)
    board.put(HOME, board.me, ships=1)
    board.play(f"build settle-{HOME}")
    assert (home.owner, home.capital, board.empire.coop) == (board.me, True, 0)


def test_orders_cannot_cost_more_than_there_is(board: Board) -> None:
    board.empire.energy = 2
    assert refused(board.g, f"build ship-{HOME} gate-{HOME}", board.me) == ("10.2", "build-too-dear")
    assert f"gate-{HOME}" not in board.offered("build")


def test_scrapping_gives_the_unit_back_for_nothing(board: Board) -> None:
    board.put(NEAR, board.me, ships=1, stations=1)
    board.at(NEAR).gate = board.me
    board.play(f"build scrap-ship-{NEAR} scrap-station-{NEAR} scrap-gate-{NEAR}")
    assert (board.at(NEAR).units[board.me], board.at(NEAR).gate) == ([0] * 4, NONE)
    assert board.empire.energy == 6
    assert refused(Board().g, f"build scrap-ship-{FAR}") == ("10.2", "scrap-nothing")


@pytest.mark.parametrize(
    ("tech", "orders", "spent"),
    [
        ("BT09", "ship-2.0 ship-2.0", 1),
        ("RR2", "ship-2.0 ship-2.0", 1),
        ("BT16", "gate-2.0", 1),
        ("RY3", "gate-2.0", 1),
        ("AT2b", "station-2.0", 1),
        ("AT2b", "ship-2.0", 1),
    ],
)
def test_technologies_make_orders_cheaper(board: Board, tech: str, orders: str, spent: int) -> None:
    """R10.2d."""
    board.tech(tech)
    board.play(f"build {orders}")
    assert board.empire.energy == 6 - spent


def test_shipyards_and_ring_foundry_build_ships_in_any_own_sector(board: Board) -> None:
    for tech in ("BT09", "RO3"):
        board.empire.techs = []
        board.own(NEAR, board.me)
        assert f"ship-{NEAR}" not in board.offered("build")
        board.tech(tech)
        assert f"ship-{NEAR}" in board.offered("build")


@pytest.mark.parametrize(
    ("race", "orders", "spent"), [("aurelian", "settle-1.0 settle-1.1", 1), ("ferrun", "station-2.0", 1)]
)
def test_races_build_cheaper(board: Board, race: str, orders: str, spent: int) -> None:
    board.empire.race = RACES.called[race]
    board.put("1.0", board.me, ships=1)
    board.put("1.1", board.me, ships=1)
    board.play(f"build {orders}")
    assert board.empire.energy == 6 - spent


def test_a_charter_gains_a_star_once_a_turn(board: Board) -> None:
    """RB3."""
    board.tech("RB3")
    for word in ("1.0", "1.2"):
        board.put(word, board.me, ships=1).settled = True
    board.play("build settle-1.0 settle-1.2")
    assert board.empire.coop == 2


def test_an_action_is_taken_once_a_turn(board: Board) -> None:
    board.play(f"build ship-{HOME}")
    assert refused(board.g, f"build ship-{HOME}", board.me) == ("9.1", "action-taken")
    board.empire.turn.actions = ["build", "science", "logistics"]
    board.empire.objectives = [OBJECTIVES.called["bastions"]]
    board.empire.wishes.claims = "ask"
    board.g.stack[-1] = TurnStep(board.me, lingers=True)
    assert refused(board.g, f"move 1x{HOME} {NEAR}", board.me) == ("9.1", "no-action-left")


def test_the_list_is_walked_on_a_copy(board: Board) -> None:
    """R28.2."""
    before = board.at(HOME).units[board.me][STATION]
    board.offered("build", f"station-{HOME}")
    assert board.at(HOME).units[board.me][STATION] == before


def test_new_ships_may_move_in_the_same_turn(board: Board) -> None:
    """R10.2c."""
    board.play(f"build ship-{HOME}")
    board.play(f"move 1x{HOME} {NEAR}")
    assert board.at(NEAR).units[board.me][SHIP] == 1


def test_prices_never_fall_below_nothing_nor_below_their_least(board: Board) -> None:
    """R10.2d: a free first ship stays free, the second costs what it least can."""
    for tech in ("AT2b", "BT09", "RR2"):
        board.tech(tech)
    board.play(f"build ship-{HOME} ship-{HOME}")
    assert board.empire.energy == 6 - 0 - 1


def test_a_list_with_an_order_that_cannot_be_given_changes_nothing(board: Board) -> None:
    """R28.1, R28.2: whichever order it is."""
    assert refused(board.g, f"build ship-{HOME} station-{FAR}", board.me) == ("10.2", "build-not-owned")
    with pytest.raises(Illegal):
        GAME.play(board.g, DECIDERS[board.g.seats][board.me], Move("build", (f"ship-{FAR}", f"ship-{HOME}")))
    assert (board.at(HOME).units[board.me][SHIP], board.empire.energy) == (0, 6)
    assert board.empire.turn.actions == []


def test_who_settles_the_galactic_core_first_gains_ten_stars_once() -> None:
    """R4.7, 21.2: and the first settlement's star."""
    board = Board(mode="exploration")
    core = board.put("0.0", board.me, ships=2)
    told = board.play("build settle-0.0")
    assert [key for key in told if key.startswith("stars")] == ["stars-settled", "stars-prize"]
    assert (board.empire.coop, core.prize, core.owner) == (2 + 20, 0, board.me)
    core.owner, board.empire.turn.actions = NONE, []
    board.play("build settle-0.0")
    assert board.empire.coop == 22


def test_an_empires_gate_stays_where_a_rift_opens(board: Board) -> None:
    """R28.16: no other gate is built there."""
    board.own("1.1", board.me).gate = board.me
    board.g.sectors[board.number("1.1")].rift = True
    assert board.at("1.1").gate == board.me
    board.own("1.4", board.me).rift = True
    assert refused(board.g, "build gate-1.4", board.me) == ("10.2", "build-gate-there")


def test_what_is_chosen_is_marked_and_priced(board: Board) -> None:
    spot = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot(
        "build", (f"ship-{HOME}", f"station-{HOME}")
    )
    assert spot is not None
    assert (spot.ends, spot.price) == (True, Text("price-build", {"left": 3}))
    assert spot.asked == Text("asked-order")
    assert spot.whole is not None
    assert WORDS.say(spot.whole) == "Build: a ship and a station (3 energy)"
    assert not [mark for mark in spot.marks if mark.what.startswith("scrap")], "nobody looks for that first"
    assert [(mark.what, mark.tone, mark.note) for mark in spot.marks][:3] == [
        (f"ship-{HOME}", "chosen", None),
        (f"station-{HOME}", "chosen", None),
        (f"ship-{HOME}", "may", Text("choice-cost", {"cost": 1})),
    ]
    assert [event.key for event in spot.preview] == ["built-ship-ahead", "built-station-ahead"]
    nothing = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot("build", ())
    assert nothing is not None
    assert (nothing.ends, nothing.whole, nothing.preview) == (False, None, ())


@pytest.mark.parametrize(
    ("order", "said"),
    [
        (f"ship-{HOME}", f"Build: Ship in {HOME} (1 energy)"),
        (f"scrap-station-{HOME}", f"Build: Scrap the station in {HOME}"),
    ],
)
def test_one_order_alone_is_named_before_it_is_given(board: Board, order: str, said: str) -> None:
    """Nobody gives up a station behind a button that says "1 order for 0 energy"."""
    board.put(HOME, board.me, stations=1)
    spot = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot("build", (order,))
    assert spot is not None
    assert spot.whole is not None
    assert WORDS.say(spot.whole) == said


def test_many_orders_are_named_by_their_kinds(board: Board) -> None:
    board.empire.energy = 9
    for word in ("1.0", "1.1"):
        board.put(word, board.me, ships=1)
    orders = ("settle-1.0", "settle-1.1", f"ship-{HOME}", f"ship-{HOME}")

    def said(*given: str) -> str:
        spot = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot("build", given)
        assert spot is not None
        assert spot.whole is not None
        return WORDS.say(spot.whole)

    assert said(*orders) == "Build: settle 1.0 and 1.1 and 2 ships (4 energy)"
    assert said(*orders, f"station-{HOME}", f"gate-{HOME}") == "Build: 6 orders (9 energy)"


def test_what_is_settled_comes_first_and_what_is_scrapped_last_with_what_it_opens(board: Board) -> None:
    board.put(HOME, board.me, ships=1, stations=0)
    board.put("1.0", board.me, ships=1)
    spot = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot("build", ())
    assert spot is not None
    told = {str(choice.value): WORDS.say(choice.detail) for choice in spot.next if choice.detail}
    kinds = [str(choice.value).rpartition("-")[0] for choice in spot.next]
    assert kinds == ["settle", "ship", "station", "gate", "scrap-ship", "scrap-ship"]
    assert told["settle-1.0"].startswith("Uses up the ship; room for ")
    fleet = board.g.empires[board.me]
    assert fleet.techs == []
    assert told[f"ship-{HOME}"].startswith("Unit 3 of ")
    assert told[f"gate-{HOME}"] == "Your first: a second one joins with it"
    assert told["scrap-ship-1.0"] == "Brings nothing back"


def test_a_preview_says_what_settling_will_bring(board: Board) -> None:
    board.tech("RB3")
    board.put("1.1", board.me, ships=1).prize = 20
    line = "build settle-1.1"
    spot = GAME.offer(board.g, DECIDERS[board.g.seats][board.me]).spot("build", ("settle-1.1",))
    assert spot is not None
    assert [WORDS.tell(event, []) for event in spot.preview] == [
        "Settle 1.1.",
        "You gain 1★ for being the first to settle there.",
        "You gain 10★ for the Galactic Core.",
        "You gain 1★ more for settling.",
        "You find the ancient artifact in 1.1.",
        "You gain 2★ for the artifact.",
    ]
    assert [event.key for event in spot.preview] == [f"{key}-ahead" for key in board.play(line)]


def test_scrapping_a_unit_may_end_a_contest_and_free_an_artifact(board: Board) -> None:
    """R19.4: who owns the sector controls it before the turn is over."""
    board.own("1.1", board.you)
    board.put("1.1", board.me, ships=1)
    board.play("build scrap-ship-1.1")
    board.play("pass")
    assert board.at("1.1").relics[0] == OLD_RELIC
    assert board.g.empires[board.you].coop == 4


def test_what_is_often_ordered_together_is_offered_at_once() -> None:
    """All that can be settled, that with ships for the rest of the energy, and ships; nothing once a list is begun."""
    board = Board()
    board.put("2.1", board.me, ships=1)
    board.put("1.0", board.me, ships=1)
    board.empire.energy = 4
    offer = GAME.offer(board.g, DECIDERS[board.g.seats][board.me])

    def lists(*chosen: str) -> dict[str, list[Value]]:
        spot = offer.spot("build", chosen)
        assert spot is not None
        told = [WORDS.say(said) for said in spot.said]
        return dict(zip(told, ([choice.value for choice in row] for row in spot.straight), strict=True))

    found = lists()
    assert [*found] == [
        "Settle 1.0 and 2.1",
        "Settle 1.0 and 2.1, then 2 ships in 2.0",
        "3 ships in 2.0",
    ]
    assert found["Settle 1.0 and 2.1"] == ["settle-1.0", "settle-2.1"]
    for values in found.values():
        whole = offer.spot("build", tuple(values))
        assert whole is not None
        assert whole.ends
    assert lists("settle-1.0") == {}
    board.empire.energy = 1
    offer = GAME.offer(board.g, DECIDERS[board.g.seats][board.me])
    assert lists() == {}, "one order is no list"
