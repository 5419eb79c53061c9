"""Rule 10.7: what is played for a seat that is away."""

from __future__ import annotations

import pytest

from bot.engine.moves import CLOCK, Seat
from bot.games.supernova.actions.draw import HandExchange
from bot.games.supernova.round.phases import Turn
from bot.games.supernova.table.state import DEEP, Planet
from tests.games.supernova.position import BO, CY, MIRA, RULES, Position


def default(p: Position, seat: Seat) -> str:
    """What is played for a seat that is asked."""
    (ask,) = [ask for ask in RULES.asks(p.g) if ask.seat == seat]
    assert ask.default in RULES.moves(p.g, seat)
    return str(ask.default)


def away(p: Position, seat: Seat) -> None:
    """The seat's time is over."""
    p.play(seat, default(p, seat))


def test_10_7_a_hand_is_exchanged_where_it_may_be() -> None:
    p = Position().hand(MIRA, "terra").hand(BO, "wormhole")
    p.g.stack = [Turn(), HandExchange([False, False])]
    assert default(p, MIRA) == "draw keep"
    assert default(p, BO) == "draw new-hand"


def test_10_7_cards_are_drawn_from_the_main_deck_while_it_lasts() -> None:
    p = Position().discarded("kool").phase("draw", MIRA)
    assert default(p, MIRA) == "draw main"


def test_10_7_nothing_is_discovered_built_or_moved() -> None:
    for word, played in (
        ("discover", "pass"),
        ("others", "pass"),
        ("build", "done"),
        ("action", "pass"),
        ("transport", "done"),
    ):
        p = Position().hand(MIRA, "terra", "barren-soil", "battleship", "defense-grid")
        p.ship(MIRA, "cruiser", p.planet(MIRA, "altair", found=3))
        p.planet(MIRA, "vega")
        p.planet(BO, "freya", found=3)
        assert default(p.phase(word, MIRA), MIRA) == played


def test_10_7_after_an_action_the_part_is_over() -> None:
    p = Position().hand(MIRA, "terra", "vorr").phase("action", MIRA)
    p.play(MIRA, "jettison terra")
    assert default(p, MIRA) == "done"


def test_10_7_no_answer_to_an_offer_is_taken_and_no_further_player_invited() -> None:
    p = Position(3).hand(MIRA, "terra").hand(BO, "kool").hand(CY, "vorr")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2")
    assert default(p, MIRA) == "done"
    away(p, MIRA)
    assert default(p, BO) == "pass"
    p.play(BO, "counter kool", "done")
    assert default(p, MIRA) == "pass"
    away(p, MIRA)
    assert p.hand_of(BO) == ["kool"]


def test_10_7_an_offer_is_closed_by_the_clock_as_declined() -> None:
    p = Position(3).hand(MIRA, "terra").hand(BO, "kool").hand(CY, "vorr")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2", "trade terra seat-3")
    p.play(BO, "counter kool", "done")
    p.play(CY, "counter vorr")
    assert default(p, CLOCK) == "close"
    declined = [event.values["seat"] for event in p.close() if event.key == "declined"]
    assert declined == ["@2"]
    assert p.legal(MIRA, "accept") == {"seat-2"}


def fleets(*defenders: str, refuge: str = "vega", guard: str = "") -> tuple[Position, Planet]:
    """Mira attacks Freya with a Cruiser (3/0/0); Bo has ships there, and another planet that may have a guard."""
    p = Position().quiet()
    home, target = p.planet(MIRA, "altair"), p.planet(BO, "freya", "smugglers", "evil-clones")
    p.ship(MIRA, "cruiser", home)
    for title in defenders:
        p.ship(BO, title, target)
    if refuge:
        other = p.planet(BO, refuge)
        if guard:
            p.ship(BO, guard, other)
    p.phase("action", MIRA).play(MIRA, "attack freya altair")
    return p, target


@pytest.mark.parametrize(
    ("defenders", "refuge", "guard", "played"),
    [
        (("fighter-escort",), "vega", "", "flee fighter-escort"),
        (("fighter-escort",), "", "", "defend"),  # no other planet
        (("fighter-escort",), "vega", "relay-ship", "defend"),  # no room there
        (("battleship",), "vega", "", "defend"),  # it wins
        (("cruiser",), "vega", "", "defend"),  # a stalemate
        (("fighter-escort", "fighter-escort"), "vega", "", "defend"),  # both together win
    ],
)
def test_10_7_ships_flee_only_from_a_loss_and_to_a_planet_with_room(
    defenders: tuple[str, ...], refuge: str, guard: str, played: str
) -> None:
    p, _ = fleets(*defenders, refuge=refuge, guard=guard)
    assert default(p, BO) == played


def test_10_7_if_they_flee_all_of_them_flee() -> None:
    p, target = fleets("garbage-scow", "garbage-scow")
    away(p, BO)
    away(p, BO)
    assert {ship.place for ship in p.g.ships.values() if ship.owner == BO} == {DEEP}
    assert target.orbit == []


def test_10_7_an_attack_is_military_in_orbit_and_then_withdrawn() -> None:
    p = Position().quiet()
    home, target = p.planet(MIRA, "altair"), p.planet(BO, "freya")
    p.ship(MIRA, "merchantman", home, "antarian-brokers", "evil-clones")
    p.ship(BO, "ore-freighter", target)
    p.phase("action", MIRA).play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    assert default(p, MIRA) == "strike military"
    away(p, MIRA)
    assert default(p, MIRA) == "withdraw"


def test_10_7_a_fleet_that_is_put_together_goes_as_it_is() -> None:
    p = Position().quiet()
    home = p.planet(MIRA, "altair", "smugglers")
    p.planet(BO, "freya")
    p.ship(MIRA, "cruiser", home)
    p.ship(MIRA, "merchantman", home)
    p.ship(MIRA, "battleship", home)
    p.phase("action", MIRA).play(MIRA, "attack freya altair")
    assert default(p, MIRA) == "send battleship"
    p.play(MIRA, "send cruiser")
    assert default(p, MIRA) == "done"


@pytest.mark.parametrize(
    ("assets", "played"),
    [
        (("laze-cannon", "warp-cannon"), "choose warp-cannon"),
        (("laze-cannon", "evil-clones"), "choose evil-clones"),  # 2 and 2 + 1
        (("trade-hold", "laze-cannon"), "choose laze-cannon"),  # 2 and 2: the lower number
    ],
)
def test_10_7_of_assets_the_strongest_is_chosen(assets: tuple[str, ...], played: str) -> None:
    p = Position().quiet()
    home, target = p.planet(MIRA, "altair"), p.planet(BO, "freya")
    p.ship(MIRA, "consul-ship", home, "koolian-diplomats")
    p.ship(BO, "colony-ship", target, *assets)
    p.phase("action", MIRA).play(MIRA, "attack freya altair")
    p.play(BO, "defend")
    p.play(MIRA, "strike diplomatic")
    assert default(p, BO) == played


def test_10_7_vorrud_keep_the_strongest_civilization() -> None:
    p = Position().quiet()
    home = p.planet(MIRA, "altair")
    p.planet(BO, "freya", "trade-exchange", "planetary-shield")
    p.ship(MIRA, "dreadnought", home, "vorrud-raiders")
    p.phase("action", MIRA).play(MIRA, "attack freya altair", "strike military")
    assert default(p, MIRA) == "choose planetary-shield"


def test_10_7_population_and_ships_of_the_least_strength_are_given_up() -> None:
    p = Position().hand(MIRA, "terra")
    p.planet(MIRA, "bellatrix", "tlisk-warriors", "evil-clones", "smugglers")  # 4, 3 and 3
    p.phase("discard", MIRA)
    assert default(p, MIRA) == "discard evil-clones"
    p = Position().hand(MIRA, "terra")
    home = p.planet(MIRA, "altair")
    for title in ("dreadnought", "garbage-scow", "relay-ship"):  # 6, 2 and 2
        p.ship(MIRA, title, home)
    p.phase("discard", MIRA)
    assert default(p, MIRA) == "discard garbage-scow"


@pytest.mark.parametrize(
    ("population", "played"),
    [
        (("tlisk-warriors", "tlisk-brood", "mirelli-oracles"), "choose tlisk"),  # more cards
        (("koolian-guard", "mirelli-oracles"), "choose mirelli"),  # 2 + 1 and 4
        (("tlisk-warriors", "mirelli-oracles"), "choose tlisk"),  # 4 and 4: the lower number
    ],
)
def test_10_7_of_several_races_the_largest_is_kept(population: tuple[str, ...], played: str) -> None:
    p = Position().hand(MIRA, "terra")
    p.planet(MIRA, "eden", *population)
    assert default(p.phase("discard", MIRA), MIRA) == played


@pytest.mark.parametrize(
    ("hand", "played"),
    [
        (("terra", "battleship"), "discard battleship"),  # no Planet while there is another card
        (("terra", "altair"), "discard altair"),  # 5 and 3
        (("barren-soil", "wormhole", "battleship"), "discard barren-soil"),  # 0, 0 and 4
    ],
)
def test_10_7_the_weakest_card_that_is_no_planet_is_discarded(hand: tuple[str, ...], played: str) -> None:
    p = Position().hand(MIRA, *hand)
    assert default(p.phase("discard", MIRA), MIRA) == played


def test_10_7_what_may_be_done_is_left() -> None:
    p = Position().quiet().hand(MIRA, "terraforming-works", "fast-scout-ship", "terra")
    p.planet(MIRA, "altair", "barren-soil")
    p.phase("build", MIRA).play(MIRA, "play terraforming-works altair")
    assert default(p, MIRA) == "pass"
    away(p, MIRA)
    p.play(MIRA, "play fast-scout-ship altair")
    assert default(p, MIRA) == "pass"
    away(p, MIRA)
    assert p.hand_of(MIRA) == ["terra"]
    assert p.legal(MIRA, "done") == {""}


def test_10_7_long_range_ships_escape_a_super_nova() -> None:
    p = Position().quiet().hand(MIRA, "super-nova")
    p.planet(BO, "freya")
    vega = p.planet(BO, "vega", "smugglers")
    p.ship(BO, "relay-ship", vega)
    p.ship(BO, "cruiser", vega)
    p.phase("action", MIRA).play(MIRA, "play super-nova vega")
    assert default(p, BO) == "flee relay-ship"
    away(p, BO)
    away(p, BO)
    assert {ship.place for ship in p.g.ships.values()} == {DEEP}
    assert vega.card not in p.g.planets


def test_10_7_a_window_is_passed_and_closed_by_the_clock() -> None:
    p = Position().hand(MIRA, "salvage-rights").discarded("kool").attending(BO)
    p.phase("build", MIRA).play(MIRA, "play salvage-rights kool")
    assert default(p, BO) == "pass"
    assert default(p, CLOCK) == "close"


def test_10_7_a_landing_that_was_begun_is_completed() -> None:
    p = Position()
    world = p.planet(MIRA, "altair", "hostile-natives")
    p.ship(MIRA, "colony-ship", world, "smugglers", "smugglers", "free-miners")
    p.phase("transport", MIRA).play(MIRA, "move free-miners altair")
    away(p, MIRA)
    assert p.words(world.pop) == ["free-miners", "smugglers"]
