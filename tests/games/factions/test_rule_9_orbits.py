"""Rules 3 and 9: where planets stand, how they move, and who rides along."""

from __future__ import annotations

import pytest

from bot.engine.moves import Pace
from bot.engine.steps import settle
from bot.games.factions.actions.moving import price
from bot.games.factions.cards.cards import EARTH, MARS, MERCURY, NEPTUNE, PLANETS, VENUS
from bot.games.factions.cards.language import Orbit, TeleportPlanet
from bot.games.factions.holdings.orbiting import orbit, orbit_all, swap_planets, teleport_planet
from bot.games.factions.table.board import BESIDE, SECTOR_CALLED, SECTOR_WORD
from bot.games.factions.table.state import NONE
from tests.games.factions.position import BO, CY, MIRA, RULES, Position, told


def around(p: Position, planet: int) -> set[str]:
    return {SECTOR_WORD[sector] for sector in p.g.around(planet)}


@pytest.mark.parametrize(
    ("ring", "node", "sectors"),
    [
        (0, 0, {"A12", "A1", "B12", "B1"}),
        (3, 5, {"D5", "D6", "E5", "E6"}),
        (7, 11, {"H11", "H12"}),
        (6, 1, {"G1", "G2", "H1", "H2"}),
    ],
)
def test_vector_t11_a_planet_touches_two_sectors_inside_its_ring_and_two_outside(
    ring: int, node: int, sectors: set[str]
) -> None:
    assert {SECTOR_WORD[sector] for sector in BESIDE[ring][node]} == sectors


def test_a_planet_goes_counterclockwise_step_by_step_round_its_ring() -> None:
    p = Position("zealots").ships(0, "H6").planet("earth", 10)
    orbit(p.g, EARTH, 3)
    settle(p.g)
    assert p.g.nodes[EARTH] == 1
    assert [event["sectors"] for event in told(p.happened(), "orbited")] == [
        ["C11", "C12", "D11", "D12"],
        ["C12", "C1", "D12", "D1"],
        ["C1", "C2", "D1", "D2"],
    ]


def test_ships_that_touched_the_planet_are_asked_side_by_side_whether_they_ride() -> None:
    p = Position("zealots", "ordinary", "megacore").ships(0, "B1").ships(1, "A12").ships(2, "B3")
    orbit(p.g, MERCURY, 1)
    settle(p.g)
    assert p.asked() == [(MIRA, "ask-ride"), (BO, "ask-ride")]
    assert p.hint(MIRA).endswith("It still touches B1, too.")
    assert p.hint(BO).endswith("to a sector that it touches now.")
    assert {ask.pace for ask in RULES.asks(p.g)} == {Pace.ASIDE}
    assert {str(ask.default) for ask in RULES.asks(p.g)} == {"stay"}
    assert p.legal(MIRA, "ride") == {"A1", "A2", "B2"}, "not where it is already"
    assert p.legal(BO, "ride") == {"A1", "A2", "B1", "B2"}
    assert p.why(BO, "ride C1") == ("9", "ride-elsewhere")
    assert p.why(MIRA, "ride B1") == ("9", "ride-here")
    events = p.play(BO, "ride B2")
    assert told(events, "rode") == [{"side": "@1", "planet": "~planet-mercury", "from": "A12", "to": "B2"}]
    assert p.asked() == [(MIRA, "ask-ride")]
    p.play(MIRA, "stay")
    assert (p.at(0), p.at(1), p.at(2)) == (["B1"], ["B2"], ["B3"])
    assert p.g.stack == []
    assert p.left_in("B2") == [0]
    assert p.has(1) == (16, 4)


def test_riders_are_asked_after_each_single_step() -> None:
    p = Position("zealots", "ordinary").ships(0, "B1").ships(1, "A2")
    orbit(p.g, MERCURY, 2)
    settle(p.g)
    assert p.asked() == [(MIRA, "ask-ride")], "nobody else touched it before the first step"
    p.play(MIRA, "ride B2")
    assert p.asked() == [(MIRA, "ask-ride"), (BO, "ask-ride")]
    p.play(MIRA, "ride B3")
    p.play(BO, "stay")
    assert (p.at(0), p.g.nodes[MERCURY]) == (["B3"], 2)


def test_vector_t12_who_always_rides_keeps_band_and_side() -> None:
    p = Position("zealots", "ordinary").ships(0, "B1").ships(1, "A12")
    p.g.players[0].wishes.ride = p.g.players[1].wishes.ride = "always"
    orbit(p.g, MERCURY, 1)
    settle(p.g)
    assert (p.at(0), p.at(1)) == (["B2"], ["A1"])
    assert p.asked() == []
    assert len(told(p.happened(), "rode")) == 2


def test_who_never_rides_is_not_asked() -> None:
    p = Position("zealots", "ordinary", "megacore").ships(0, "B1").ships(1, "A1").ships(2, "B1")
    p.g.players[0].wishes.ride = "never"
    p.g.players[1].wishes.ride = "never"
    orbit(p.g, MERCURY, 1)
    settle(p.g)
    assert p.asked() == [(CY, "ask-ride")]
    assert (p.at(0), p.at(1)) == (["B1"], ["A1"])


def test_each_of_two_ships_is_asked() -> None:
    p = Position("androids", "ordinary").ships(0, "B1", "A12").ships(1, "H1")
    orbit(p.g, MERCURY, 1)
    settle(p.g)
    assert p.legal(MIRA, "ride") == {"A1", "A2", "B2"}
    p.play(MIRA, "ride A2")
    assert p.asked() == [(MIRA, "ask-ride")]
    assert p.legal(MIRA, "ride") == {"A1", "A2", "B1", "B2"}
    p.play(MIRA, "ride B1")
    assert p.at(0) == ["A2", "B1"]


def test_all_planets_go_one_step_from_the_innermost_ring_outward() -> None:
    p = Position("zealots").ships(0, "H6")
    swap_planets(p.g, VENUS, NEPTUNE)
    p.happened()
    orbit_all(p.g, 1)
    settle(p.g)
    order = [str(event["planet"]).removeprefix("~planet-") for event in told(p.happened(), "orbited")]
    assert order == ["mercury", "neptune", "earth", "mars", "jupiter", "saturn", "uranus", "venus"]
    assert p.g.nodes == [1] * 8


def test_a_ship_between_two_planets_is_asked_by_each_in_turn_where_it_then_is() -> None:
    p = Position("zealots").ships(0, "B1")
    orbit_all(p.g, 1)
    settle(p.g)
    assert p.legal(MIRA, "ride") == {"A1", "A2", "B2"}
    p.play(MIRA, "ride B2")
    assert p.asked() == [], "it no longer touches Venus"
    p = Position("zealots").ships(0, "B1")
    orbit_all(p.g, 1)
    settle(p.g)
    p.play(MIRA, "stay")
    assert p.legal(MIRA, "ride") == {"B2", "C1", "C2"}, "Venus"


def test_empty_rings_of_a_first_game_stay_empty() -> None:
    p = Position("zealots", first=True).ships(0, "D6")
    p.g.rings[6] = p.g.rings[7] = NONE
    orbit_all(p.g, 1)
    settle(p.g)
    assert len(told(p.happened(), "orbited")) == 6
    orbit(p.g, NEPTUNE, 1)
    assert p.g.stack == []


def test_vector_t13_swapped_planets_take_ring_and_node_and_bands_keep_their_prices() -> None:
    p = Position("zealots").ships(0, "A1").planet("venus", 3).planet("neptune", 7)
    before = [price(p.g, 0, SECTOR_CALLED[word]) for word in ("B4", "H8")]
    swap_planets(p.g, VENUS, NEPTUNE)
    assert around(p, VENUS) == {"H7", "H8"}
    assert around(p, NEPTUNE) == {"B3", "B4", "C3", "C4"}
    assert [price(p.g, 0, SECTOR_CALLED[word]) for word in ("B4", "H8")] == before == [1, 2]
    assert sorted(p.g.rings) == list(range(8))
    assert told(p.happened(), "swapped")


def test_nobody_rides_when_planets_swap_or_teleport() -> None:
    p = Position("zealots").ships(0, "B1")
    swap_planets(p.g, VENUS, MARS)
    teleport_planet(p.g, MERCURY, 5)
    settle(p.g)
    assert (p.asked(), p.at(0)) == ([], ["B1"])
    assert around(p, MERCURY) == {"A5", "A6", "B5", "B6"}


# Effects -------------------------------------------------------------------------------------------------------------


def test_a_card_moves_any_planet_so_many_steps_or_none() -> None:
    p = Position("zealots").ships(0, "H6")
    p.do(Orbit("any", 2))
    assert p.asked() == [(MIRA, "ask-orbit")]
    assert p.legal(MIRA, "choose") == set(PLANETS)
    p.play(MIRA, "choose jupiter")
    assert p.g.nodes[4] == 2
    p.do(Orbit("any", 1))
    p.play(MIRA, "skip")
    assert p.g.stack == []
    assert sum(p.g.nodes) == 2


def test_a_card_moves_all_planets() -> None:
    p = Position("zealots").ships(0, "H6")
    p.do(Orbit("all", 2))
    assert p.g.nodes == [2] * 8


def test_a_card_teleports_a_planet_to_any_other_node_of_its_ring() -> None:
    p = Position("zealots").ships(0, "A1")
    p.do(TeleportPlanet())
    assert p.asked() == [(MIRA, "ask-teleport-planet")]
    p.play(MIRA, "choose neptune")
    assert p.asked() == [(MIRA, "ask-node")]
    assert p.legal(MIRA, "choose") == {f"H{i}" for i in range(2, 13)}
    p.play(MIRA, "choose H9")
    assert around(p, NEPTUNE) == {"H8", "H9"}
    assert p.g.stack == []
    p.do(TeleportPlanet())
    p.play(MIRA, "choose mercury", "choose A4")
    assert around(p, MERCURY) == {"A3", "A4", "B3", "B4"}


def test_for_the_automa_the_human_has_to_choose() -> None:
    p = Position("zealots", solo=True).ships(0, "H6")
    p.do(Orbit("any", 1), side=1)
    assert p.asked() == [(MIRA, "ask-for-automa")]
    assert p.legal(MIRA, "skip") == set()
    assert str(RULES.asks(p.g)[0].default) == "choose mercury"
