"""Rules 9: rescues."""

from __future__ import annotations

from bot.games.factions.cards.cards import CALLED, URANUS_DECK
from tests.games.factions.position import MIRA, NAMES, WORDS, Position, told
from tests.games.factions.whole import Whole


def lost(*techs: str, first: bool = False, faction: str = "zealots") -> Position:
    return Position(faction, "ordinary", first=first).ships(0, "H4").techs(0, *techs).turn()


def test_a_rescue_goes_to_a_sector_that_touches_mercury_and_costs_20_points() -> None:
    p = lost().planet("mercury", 5)
    assert p.legal(MIRA, "rescue") == {"A5", "A6", "B5", "B6"}
    events = p.play(MIRA, "rescue B6")
    player = p.g.players[0]
    assert (p.at(0), player.points, player.rescues) == (["B6"], -20, 1)
    assert told(events, "rescued") == [{"side": "@0", "place": "B6", "points": 20}]
    assert player.turn.teleported
    assert p.has(0) == (16, 4)
    assert p.left_in("B6") == [0]


def test_any_number_of_rescues_before_and_after_a_movement() -> None:
    p = lost()
    p.play(MIRA, "rescue A1", "move A2", "rescue A1", "rescue B1")
    player = p.g.players[0]
    assert (player.points, player.rescues, player.rescued, player.turn.moved) == (-60, 3, 3, True)


def test_where_a_rescue_cannot_go() -> None:
    p = lost()
    assert p.why(MIRA, "rescue C1") == ("9", "rescue-elsewhere")
    p.ships(0, "A1")
    assert p.legal(MIRA, "rescue") == {"A12", "B1", "B12"}
    assert p.why(MIRA, "rescue A1") == ("9", "rescue-here")


def test_guild_rescue_makes_it_10_points_and_a_rescue_keeps_its_price() -> None:
    p = lost().ruling("guild-rescue")
    p.play(MIRA, "rescue A1")
    assert p.g.players[0].points == -10
    p.g.ruling = []
    p.play(MIRA, "rescue B1")
    assert p.g.players[0].points == -30


def test_in_a_first_game_the_first_rescue_is_free() -> None:
    p = lost(first=True)
    events = p.play(MIRA, "rescue A1")
    assert told(events, "rescued-free")
    assert (p.g.players[0].points, p.g.players[0].rescues) == (0, 0)
    p.play(MIRA, "rescue B1")
    assert (p.g.players[0].points, p.g.players[0].rescues) == (-20, 1)


def test_the_emergency_beacon_goes_back_to_its_deck_instead() -> None:
    p = lost("emergency-beacon")
    assert {"A1", "A1 beacon"} <= p.legal(MIRA, "rescue")
    events = p.play(MIRA, "rescue A1 beacon")
    player = p.g.players[0]
    assert (player.points, player.rescues, player.techs, p.at(0)) == (0, 0, [], ["A1"])
    assert CALLED["emergency-beacon"] in p.g.piles[URANUS_DECK].deck
    assert told(events, "rescued-by-beacon")
    assert p.why(MIRA, "rescue B1 beacon") == ("16.7", "no-beacon")
    kept = lost("emergency-beacon")
    kept.play(MIRA, "rescue A1")
    assert (kept.g.players[0].points, len(kept.g.players[0].techs)) == (-20, 1)


def test_of_two_ships_one_is_chosen_and_no_copy_is_left() -> None:
    p = lost(faction="androids").ships(0, "H4", "A1")
    assert p.legal(MIRA, "rescue") == {
        "A1 from-H4",
        *(f"{goal} from-{ship}" for goal in ("A12", "B1", "B12") for ship in ("H4", "A1")),
    }
    p.play(MIRA, "rescue B1 from-H4")
    assert p.at(0) == ["B1", "A1"]
    p.play(MIRA, "rescue B12 from-A1")
    assert p.at(0) == ["B1", "B12"]
    same = lost(faction="androids").ships(0, "H4", "H4")
    same.play(MIRA, "rescue B1")
    assert same.at(0) == ["H4", "B1"]


def test_of_two_ships_the_rescued_one_is_named() -> None:
    p = Whole("androids", "ordinary").ships(0, "H4", "F6").begin()
    (label,) = p.rules.labels(p.g, MIRA, "rescue", ("A1",), ("from-H4",))
    assert WORDS.say(label, NAMES) == "the ship in H4"
