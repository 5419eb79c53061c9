"""A refusal names the rule, what stands in the way, and the nearest thing that is legal."""

from __future__ import annotations

import pytest

from bot.engine.errors import Illegal
from bot.engine.moves import Move, Seat
from bot.engine.rng import Rng
from bot.engine.words import words_of
from bot.games.sol.actions.events import Warp
from tests.games.sol.position import BO, MIRA, RULES, Position

NAMES = ["Mira", "Bo", "Cy"]


def refused(p: Position, line: str, seat: Seat = MIRA) -> tuple[str, str, str, str]:
    """(rule, title, why, remedy) of a move that is not legal."""
    before = RULES.encode(p.g)
    try:
        RULES.play(p.g, seat, Move.parse(line))
    except Illegal as refusal:
        assert RULES.encode(p.g) == before
        return (refusal.rule, *words_of("sol").refuse(refusal, NAMES))
    raise AssertionError(f"{line} is legal")


def test_3_4_a_membrane_is_named_with_the_ways_around_it() -> None:
    p = Position().put(MIRA, "C4").bridge(BO, "C6-R4")
    rule, title, why, remedy = refused(p, "fly C4 R3")
    assert rule == "3.4"
    assert title == "Blocked."
    assert why == "A membrane separates C4 from R3, and no bridge crosses it there."
    assert remedy == "From C4 you can fly to C3 and C5. The bridge between these layers is C6-R4."


def test_3_3_spaces_that_do_not_touch() -> None:
    p = Position().put(MIRA, "C4")
    assert refused(p, "fly C4 C6")[0] == "3.3"
    assert refused(p, "fly C4 R2")[0] == "3.3"


def test_6_2_nobody_stands_where_the_flight_begins() -> None:
    p = Position().put(MIRA, "C4", "U2")
    rule, _, _, remedy = refused(p, "fly C5 C6")
    assert rule == "6.2"
    assert remedy == "Your sundivers are on U2 and C4."


def test_3_5_a_sixth_sundiver_flies_through_a_full_space() -> None:
    p = Position().put(MIRA, "L6", *["L7"] * 5)
    rule, _, _, remedy = refused(p, "fly L6 L7")
    assert rule == "3.5"
    assert remedy == "Fly one of them on first; the total cost is the same."


def test_6_1_a_launch_beside_the_mothership_only() -> None:
    p = Position(corner=13)
    rule, _, _, remedy = refused(p, "launch U5")
    assert rule == "6.1"
    assert remedy == "You can launch to U13, U1, L13 and L1."


def test_6_4_a_hurl_from_the_core_only() -> None:
    p = Position().put(MIRA, "R2", "K1")
    assert refused(p, "hurl R2")[0] == "6.4"
    assert refused(p, "hurl R2")[3] == "You can hurl from K1."


def test_6_without_points_nothing_moves() -> None:
    p = Position(corner=5)
    p.play(MIRA, "launch U5", "launch U5", "launch U5")
    assert refused(p, "launch U6")[0] == "6"


def test_7_2_a_missing_pattern_says_what_it_takes_and_what_there_is() -> None:
    p = Position().put(MIRA, "C2", "C4")
    rule, _, why, remedy = refused(p, "convert node C5")
    assert rule == "7.2"
    assert why == "A node on C5 needs one of your sundivers on each side of it in the same ring."
    assert remedy == "You can build C3."


def test_7_1_no_piece_is_left() -> None:
    p = Position().put(MIRA, "C2", "C4").station(MIRA, "node", "K1").station(MIRA, "node", "K2")
    p.station(MIRA, "node", "K3")
    assert refused(p, "convert node C3")[0] == "7.1"


def test_3_5_the_site_is_taken() -> None:
    p = Position().put(MIRA, "C2", "C4").station(BO, "tower", "C3")
    assert refused(p, "convert node C3")[0] == "3.5"


def test_7_5_no_tower_in_the_orbits() -> None:
    assert refused(Position(), "convert tower L4 U4+L4")[0] == "7.5"


def test_7_6_a_short_reserve_takes_nothing_down() -> None:
    p = Position().station(MIRA, "tower", "R4")
    player = p.player(MIRA)
    player.pool, player.reserve = player.pool + player.reserve - 2, 2
    rule, _, why, _ = refused(p, "deconvert R4")
    assert rule == "7.6"
    assert why == "Taking it down returns 3 sundivers from your reserve, which has only 2."


def test_8_2_energy_that_is_short_is_named() -> None:
    p = Position().put(MIRA, "K2").station(BO, "tower", "K2").energy(MIRA, 4)
    rule, _, why, _ = refused(p, "activate K2")
    assert rule == "8.2"
    assert why == "The tower on K2 costs 5 energy, and you have 4."


def test_8_1_presence_and_type() -> None:
    p = Position().put(MIRA, "C2", "C5", "C7").station(BO, "node", "C2").station(BO, "foundry", "C5")
    p.station(BO, "node", "C7").station(BO, "node", "C9")
    assert refused(p, "activate C9")[0] == "8.1"
    p.play(MIRA, "activate C2")
    assert refused(p, "activate C5")[1] == "One type per action."
    assert refused(p, "activate C2")[1] == "Already activated."


def test_12_1_a_card_that_is_not_held() -> None:
    assert refused(Position(), "use catapult")[0] == "12.1"
    p = Position().hold(MIRA, "persist")
    assert refused(p, "use catapult")[1] == "Not your card."
    assert refused(p, "use persist")[1] == "Not now."


def refused_as(p: Position, line: str, seat: Seat = MIRA) -> tuple[str, str]:
    """(rule, key) of a move that is not legal; nothing changes, and all of it can be said."""
    rule, *words = refused(p, line, seat)
    assert all(words)
    with pytest.raises(Illegal) as caught:
        RULES.play(p.g, seat, Move.parse(line))
    return rule, caught.value.why.key.removeprefix("refusal-")


@pytest.mark.parametrize(
    ("line", "rule", "key"),
    [
        ("launch X9", "3.2", "no-such-space"),
        ("launch U1", "6.1", "empty-pool"),
        ("convert bridge C4-C5", "3.4", "no-such-crossing"),
        ("convert bridge C6-R4", "3.4", "bridge-there"),
        ("convert bridge L4-C4", "7.2", "no-pattern-bridge"),
        ("convert node C6", "7.2", "no-pattern-node"),
        ("convert foundry C6", "7.2", "no-pattern-foundry"),
        ("convert tower C6", "7.2", "no-pattern-tower"),
        ("deconvert C3", "7.6", "not-your-structure"),
        ("deconvert C4", "7.6", "not-your-structure"),
        ("deconvert C6-R4", "7.6", "not-your-structure"),
        ("activate C4", "8.1", "no-station"),
        ("activate K2", "8.2", "short-foundry"),
    ],
)
def test_a_piece_a_place_or_a_sundiver_is_missing(line: str, rule: str, key: str) -> None:
    p = Position().put(MIRA, "K2").station(BO, "foundry", "K2").station(BO, "node", "C3").bridge(BO, "C6-R4")
    p.energy(MIRA, 20)
    player = p.player(MIRA)
    while player.pool + player.reserve:
        p.put(MIRA, "U9")
    assert refused_as(p, line) == (rule, key)


def test_7_6_structures_of_the_boxed_edition_stay() -> None:
    p = Position(edition="boxed").station(MIRA, "node", "C3")
    assert refused_as(p, "deconvert C3") == ("7.6", "no-deconversion")


def test_16_1_9_a_player_places_a_bridge_and_a_station() -> None:
    p = Position()
    p.g = RULES.setup(2, {"vestigial": "on"}, Rng("x"))
    first, second = p.g.order
    p.play(first, "place bridge L4-C4")
    p.play(second, "place tower C7")
    assert refused_as(p, "place bridge L5-C5", first) == ("16.1.9", "other-structure")
    assert refused_as(p, "place node C7", first) == ("16.1.9", "place-taken")


def test_12_1_a_suit_without_an_effect() -> None:
    p = Position(1, scenario="ancient-tower")
    p.player(MIRA).held = p.g.deck.pop()
    assert refused_as(p, "use catapult") == ("12.1", "no-effect")


def test_12_3_hyperdrive_is_for_one_sundiver() -> None:
    p = Position().put(MIRA, "C4", "L9").hold(MIRA, "hyperdrive").energy(MIRA, 5)
    p.play(MIRA, "use hyperdrive", "fly C4 C5")
    assert refused_as(p, "fly L9 L10") == ("12.3", "hyperdrive-one")
    assert refused_as(p, "launch U1") == ("12.3", "hyperdrive-one")


def test_3_5_a_warp_ends_in_no_full_space() -> None:
    p = Position().put(MIRA, *["L9"] * 5)
    p.g.push(Warp([MIRA, BO]))
    p.play(MIRA, "pick pool")
    assert refused_as(p, "pick L9") == ("3.5", "no-room-there")


def test_16_3_3_a_lost_sundiver_comes_back_to_upper_orbit() -> None:
    p = Position(event="explode")
    assert refused_as(p, "recall U1") == ("16.3.3", "nothing-lost")
    p.player(MIRA).pool, p.player(MIRA).lost = p.player(MIRA).pool - 1, 1
    assert refused_as(p, "recall C3") == ("16.3.3", "not-upper-orbit")


def test_16_3_8_a_space_without_a_feeder() -> None:
    p = Position(event="feeders").put(MIRA, "K2", "K4")
    p.g.feeders = [p.g.layout.number["K3"]]
    assert refused_as(p, "scour K2") == ("16.3.8", "no-feeder-in-reach")
    p.g.feeders.append(p.g.layout.number["K2"])
    assert refused_as(p, "scour K4") == ("16.3.8", "no-feeder")


@pytest.mark.parametrize(
    ("verb", "rule", "why"),
    [
        ("fly", "6.2", "You have no sundiver on the board."),
        ("hurl", "6.4", "None of your sundivers is in the core, and you can only hurl from there."),
        ("convert", "7.2", "You have no pattern for a structure yet."),
        ("deconvert", "7.6", "You have built nothing yet."),
        ("activate", "8.1", "None of your sundivers is on a station."),
    ],
)
def test_what_is_not_possible_at_all_is_refused_without_naming_a_space(
    verb: str, rule: str, why: str
) -> None:
    assert refused(Position(), verb)[::2] == (rule, why)


def test_a_reason_that_holds_for_all_is_given_only_where_nothing_is_possible() -> None:
    p = Position().put(MIRA, "K1", "K2", "L4").station(BO, "node", "L4").bridge(MIRA, "L4-C4")
    for verb in ("launch", "fly", "hurl", "convert", "deconvert", "activate"):
        assert refused(p, verb)[0] == "", f"{verb} only lacks what it is about"


def test_6_1_an_empty_pool_is_named_whatever_was_to_be_launched() -> None:
    p = Position()
    p.player(MIRA).reserve += p.player(MIRA).pool
    p.player(MIRA).pool = 0
    assert refused(p, "launch")[::2] == (
        "6.1",
        "Your pool is empty; the 13 sundivers in your reserve are out of play.",
    )


def test_7_6_the_reserve_is_too_small_for_all_that_is_built() -> None:
    p = Position().bridge(MIRA, "L4-C4").station(MIRA, "tower", "C4")
    p.player(MIRA).pool += p.player(MIRA).reserve - 1
    p.player(MIRA).reserve = 1
    assert refused(p, "deconvert")[2].startswith("Taking it down returns 2 sundivers")


def test_8_2_a_crewed_station_that_cannot_be_paid_is_the_reason() -> None:
    p = Position().station(BO, "tower", "C4").put(MIRA, "C4").energy(MIRA, 1)
    assert refused(p, "activate")[2] == "The tower on C4 costs 2 energy, and you have 1."
