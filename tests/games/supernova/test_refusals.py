"""What is refused, with the rule that says why, and a remedy that can be said."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move
from tests.games.supernova.position import BO, CY, MIRA, RULES, Position


def test_8_1_attacks_that_cannot_be_made() -> None:
    p = Position()
    home, empty = p.planet(MIRA, "altair"), p.planet(MIRA, "vega")
    target = p.planet(BO, "freya")
    p.ship(MIRA, "battleship", home)
    p.phase("action", MIRA)
    assert p.refusal(MIRA, "attack vega altair") == "8.1"
    assert p.refusal(MIRA, "attack freya vega") == "8.1"
    assert p.refusal(MIRA, "attack freya freya") == "8.1"
    assert p.refusal(MIRA, "attack freya altair") is None
    assert empty.orbit == []
    p.g.closed.append(target.card)
    assert p.refusal(MIRA, "attack freya altair") == "13.9"


def test_7_3_homeworlds_that_cannot_be_named() -> None:
    p = Position()
    p.planet(MIRA, "altair", homeworld="tlisk")
    p.planet(MIRA, "vega")
    p.planet(BO, "freya")
    p.phase("build", MIRA)
    for line in ("homeworld vega", "homeworld freya", "homeworld altair terran"):
        assert p.refusal(MIRA, line) == "7.3"
    p.phase("action", MIRA)
    assert p.refusal(MIRA, "homeworld vega") == "7.3"


def test_6_4_a_card_that_is_gone_is_not_traded() -> None:
    p = Position().hand(MIRA, "terra")
    p.phase("action", MIRA)
    assert p.refusal(MIRA, "trade kool seat-2") == "3"
    assert p.refusal(MIRA, "jettison kool") == "3"
    assert p.refusal(MIRA, "jettison nonsense") == "13"


def test_6_4_an_offer_is_of_one_card_and_made_to_each_player_once() -> None:
    p = Position(3).hand(MIRA, "terra", "antares").hand(BO, "kool")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2")
    assert p.refusal(MIRA, "trade antares seat-3") == "6.4"
    assert p.refusal(MIRA, "trade terra seat-2") == "6.4"
    assert p.refusal(MIRA, "trade kool seat-3") == "3"
    assert p.refusal(MIRA, "trade terra seat-3") is None


def test_6_4_an_answer_gives_what_is_in_the_hand_and_each_card_and_promise_once() -> None:
    p = Position().hand(MIRA, "terra").hand(BO, "kool", "antares")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2")
    p.play(BO, "counter kool", "counter promise-peace")
    assert p.refusal(BO, "counter kool") == "6.4"
    assert p.refusal(BO, "counter promise-peace") == "6.4"
    assert p.refusal(BO, "counter terra") == "3"
    assert p.refusal(BO, "counter nonsense") == "13"
    p.play(BO, "done")
    assert p.refusal(BO, "counter antares") is not None


def test_6_4_only_an_answer_that_was_given_is_accepted() -> None:
    p = Position(3).hand(MIRA, "terra").hand(BO, "kool").hand(CY, "antares")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2", "trade terra seat-3")
    p.play(BO, "counter kool", "done")
    p.play(CY, "pass")
    assert p.refusal(MIRA, "accept seat-3") == "6.4"
    assert p.refusal(MIRA, "accept seat-1") == ""
    p.play(MIRA, "pass")
    assert p.refusal(MIRA, "accept seat-2") is not None


def test_6_5_nothing_moves_to_where_it_is() -> None:
    p = Position()
    home = p.planet(MIRA, "altair", "smugglers")
    p.ship(MIRA, "battleship", home)
    p.phase("transport", MIRA)
    for line in ("move battleship altair", "move smugglers altair"):
        refusal = RULES.explain(p.g, MIRA, Move.parse(line))
        assert refusal.why.key == "refusal-already-there"


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("attack vega altair", "own-planet"),
        ("attack freya freya", "not-your-origin"),
        ("attack freya deneb", "no-fleet"),
        ("attack freya vega", "all-fled"),
        ("attack canopus altair", "orbit-closed"),
        ("trade kool seat-2", "not-in-hand"),
        ("jettison kool", "not-in-hand"),
        ("jettison nonsense", "no-such-card"),
        ("play battleship altair", "other-phase"),
        ("play reinforcements attacker", "wrong-timing"),
        ("play super-nova kool", "wrong-target"),
        ("play wormhole altair", "wrong-target"),
    ],
)
def test_8_1_and_6_4_reasons_in_the_action_phase(line: str, key: str) -> None:
    p = Position().hand(MIRA, "terra", "battleship", "reinforcements", "super-nova", "wormhole")
    home, vega = p.planet(MIRA, "altair"), p.planet(MIRA, "vega")
    p.planet(MIRA, "deneb")
    p.planet(BO, "freya")
    p.ship(MIRA, "battleship", home)
    p.ship(MIRA, "cruiser", vega).fled = p.g.turn
    p.g.closed.append(p.planet(BO, "canopus").card)
    p.phase("action", MIRA)
    assert p.why(MIRA, line) == key


def test_6_4_reasons_after_an_action() -> None:
    p = Position().hand(MIRA, "terra", "vorr", "kool", "mirel", "antares")
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    p.planet(BO, "freya")
    p.phase("action", MIRA).play(MIRA, "jettison vorr")
    assert p.why(MIRA, "attack freya altair") == "acted-already"
    assert p.why(MIRA, "trade terra seat-2") == "traded-already"
    p.play(MIRA, "jettison kool", "jettison mirel")
    assert p.why(MIRA, "jettison antares") == "acted-already"


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("play terra", "other-phase"),
        ("play kool", "not-in-hand"),
        ("play nonsense altair", "no-such-card"),
        ("play laze-cannon battleship", "not-your-ship"),
        ("play laze-cannon altair", "not-your-ship"),
        ("play defense-grid freya", "not-your-planet"),
        ("play defense-grid cruiser", "no-such-planet"),
        ("play penal-colony freya", "needs-people"),
        ("play battleship-2 altair", "no-such-card"),
        ("play garbage-scow canopus", "orbit-closed"),
        ("play garbage-scow deneb", "needs-high-g"),
        ("play garbage-scow altair", "no-berth"),
        ("play smugglers canopus", "uninhabited"),
        ("play smugglers bellatrix", "no-room"),
        ("play koolian-guard vega", "other-race"),
        ("homeworld freya", "not-your-homeworld"),
        ("homeworld altair", "homeworld-already"),
        ("homeworld tliskar", "homeworld-already"),
        ("homeworld vega tlisk", "race-already"),
        ("homeworld polaris tlisk", "homeworld-already"),
    ],
)
def test_6_3_and_7_reasons_in_the_build_phase(line: str, key: str) -> None:
    p = Position().hand(
        MIRA,
        "terra",
        "laze-cannon",
        "defense-grid",
        "penal-colony",
        "garbage-scow",
        "smugglers",
        "koolian-guard",
    )
    altair = p.planet(MIRA, "altair")
    p.ship(MIRA, "cruiser", altair)
    p.ship(BO, "battleship", p.planet(BO, "freya"))
    p.planet(MIRA, "vega", "tlisk-brood", homeworld="tlisk")
    p.g.closed.append(p.planet(MIRA, "canopus").card)
    p.planet(MIRA, "deneb", "crushing-gravity")
    p.planet(MIRA, "bellatrix", "evil-clones")
    p.planet(MIRA, "polaris")
    p.planet(MIRA, "tliskar")
    p.phase("build", MIRA)
    assert p.why(MIRA, line) == key


def test_7_3_a_race_that_others_live_there_against() -> None:
    p = Position()
    p.planet(MIRA, "altair", "tlisk-brood")
    p.phase("build", MIRA)
    assert p.why(MIRA, "homeworld altair koolian") == "others-live-there"


@pytest.mark.parametrize(
    ("line", "key"),
    [
        ("move cruiser vega", "moved-already"),
        ("move fighter-escort vega", "not-your-card"),
        ("move battleship freya", "ship-to-own-planet"),
        ("move battleship cruiser", "ship-to-own-planet"),
        ("move battleship altair", "already-there"),
        ("move battleship canopus", "orbit-closed"),
        ("move battleship deneb", "no-berth"),
        ("move evil-clones altair", "not-your-card"),
        ("move smugglers altair", "already-there"),
        ("move smugglers vega", "no-way"),
        ("move tlisk-brood bellatrix", "no-room"),
        ("move tlisk-brood kool", "other-race"),
        ("move free-miners eden", "too-heavy"),
        ("move wandering-monks polaris", "natives"),
        ("move smugglers freya", "no-way"),
    ],
)
def test_6_5_reasons_in_the_transport_phase(line: str, key: str) -> None:
    p = Position()
    altair = p.planet(MIRA, "altair", "smugglers")
    p.planet(MIRA, "vega")
    p.g.moved.append(p.ship(MIRA, "cruiser", altair).card)
    p.ship(MIRA, "battleship", altair)
    p.ship(BO, "fighter-escort", p.planet(BO, "freya", "evil-clones"))
    p.g.closed.append(p.planet(MIRA, "canopus").card)
    p.ship(MIRA, "relay-ship", p.planet(MIRA, "deneb"))
    p.ship(MIRA, "colony-ship", p.planet(MIRA, "bellatrix", "iron-vanguard"), "tlisk-brood")
    p.planet(MIRA, "kool", "koolian-guard")
    p.ship(MIRA, "ore-freighter", p.planet(MIRA, "eden", "crushing-gravity"), "free-miners")
    p.ship(MIRA, "merchantman", p.planet(MIRA, "polaris", "hostile-natives"), "wandering-monks")
    p.phase("transport", MIRA)
    assert p.why(MIRA, line) == key


def test_what_comes_too_late_changes_nothing() -> None:
    """An answer that was given already, an answer accepted twice, a card that was just lost."""
    p = Position(2).quiet().hand(MIRA, "terra", "kool").hand(BO, "vorr", "eden")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2")
    p.play(BO, "counter vorr", "done")
    for seat, line in ((BO, "counter eden"), (BO, "bargain eden"), (BO, "pass"), (MIRA, "trade kool seat-2")):
        assert p.refusal(seat, line) is not None, line
    p.play(MIRA, "accept seat-2")
    assert p.refusal(MIRA, "accept seat-2") is not None
    assert (p.hand_of(MIRA), p.hand_of(BO)) == (["kool", "vorr"], ["eden", "terra"])
    p = Position(2).quiet()
    p.ship(MIRA, "cruiser", p.planet(MIRA, "altair"))
    p.planet(MIRA, "vega")
    p.phase("transport", MIRA)
    ship = p.g.ships.pop(p.g.planets_of(MIRA)[0].orbit.pop())
    p.g.scrapyard.append(ship.card)
    for line in ("move cruiser vega", "transport at-vega cruiser"):
        assert p.refusal(MIRA, line) is not None, line
