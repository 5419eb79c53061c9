"""A Movement and the Action at its end as one move (rules 8 and 10)."""

from __future__ import annotations

import pytest

from bot.engine.moves import Choice, Move, Spot, Text
from bot.games.factions.cards.cards import EVENT, MARS
from bot.games.factions.table.state import EMPTY
from tests.games.factions.position import MIRA, NAMES, WORDS
from tests.games.factions.whole import Whole


def table(faction: str = "zealots", energy: int = 9, resources: int = 4) -> Whole:
    """A ship in D4 between Mars at node 3 and Jupiter at node 4; the other planets are far away, without asteroids."""
    p = Whole(faction, "ordinary")
    p.ships(0, "D4").purse(0, energy, resources)
    nodes = {
        "mercury": 4,
        "venus": 9,
        "earth": 9,
        "mars": 3,
        "jupiter": 4,
        "saturn": 9,
        "uranus": 0,
        "neptune": 0,
    }
    for word, node in nodes.items():
        p.planet(word, node)
    p.g.tiles = [EMPTY] * len(p.g.tiles)
    p.begin()
    return p


def spot(p: Whole, *chosen: str) -> Spot | None:
    return p.rules.offer(p.g, MIRA).spot("move", chosen)


def entries(p: Whole, *chosen: str) -> dict[str, str]:
    """By word, the choices that need not be looked for in a band."""
    found = spot(p, *chosen)
    assert found is not None
    return {
        str(each.value): said(each) for each in found.next if not WORDS.attribute(each.label, "band", NAMES)
    }


def said(choice: Choice) -> str:
    return WORDS.say(choice.label, NAMES)


def whole(p: Whole, *chosen: str) -> str:
    found = spot(p, *chosen)
    assert found is not None
    assert found.ends
    assert isinstance(found.whole, Text)
    return WORDS.say(found.whole, NAMES)


def test_a_destination_is_flown_to_and_used_by_one_entry() -> None:
    p = table(resources=2)
    found = entries(p)
    assert found["D3-use-mars"] == "Mars, buy upgrades (D3)"
    assert found["E4-use-jupiter"] == "Jupiter, take an exoplanet (E4)"
    assert "D3" not in found, "the sector itself stands in its band"
    assert whole(p, "D3-use-mars") == "Move to D3 and use Mars"
    last = spot(p, "D3-use-mars")
    assert last is not None
    assert last.next == ()
    assert [(mark.what, mark.tone) for mark in last.marks] == [
        ("D4", "own"),
        ("D3", "chosen"),
        ("mars", "chosen"),
    ]
    events = p.play(MIRA, "move D3-use-mars")
    assert [event.key for event in events] == ["moved", "used"]
    assert p.asked() == [(MIRA, "ask-mars")]
    assert p.at(0) == ["D3"]
    assert p.g.players[0].turn.acted


def ways(p: Whole, *chosen: str) -> dict[str, str]:
    """By word, what is said beside each choice."""
    found = spot(p, *chosen)
    assert found is not None
    return {str(each.value): WORDS.say(each.detail, NAMES) for each in found.next if each.detail is not None}


def test_beside_a_destination_stands_what_there_is_to_get_for_what_one_has() -> None:
    found = ways(table(resources=4))
    assert found["D3-use-mars"] == "1 to 2 upgrades; 1 step, leaves 8 energy"
    assert found["E4-use-jupiter"] == "for 1 resource; 1 step, leaves 7 energy"
    assert found["C9-use-venus"].startswith("1 to 4 explorers; ")
    assert found["B4-use-mercury"] == "up to full; 2 steps, leaves 7 energy"
    drawn = ways(table("megacore"))["B4-use-mercury"]
    assert drawn == "2 steps, leaves 7 energy", "what a card brings is said by itself"
    assert ways(table(resources=3))["D3-use-mars"].startswith("1 upgrade; ")
    for ruling, said in (("fuel-depots", "keep 1 of 2; "), ("amnesty", "keep 2 of 2; ")):
        p = table(energy=16).ruling(ruling)
        assert next(way for word, way in ways(p).items() if word.endswith("saturn")).startswith(said)
    assert ways(table(resources=0).ruling("bounty-on-worlds"))["E4-use-jupiter"].startswith("free; ")
    assert ways(table(resources=4), "D3")["D3-use-mars"] == "1 to 2 upgrades"
    assert ways(table(resources=1))["D3"] == "1 step, leaves 8 energy", "an upgrade costs 2"


@pytest.mark.parametrize(
    ("energy", "resources", "in_the_way", "is_stranded"),
    [(5, 0, 0, False), (4, 0, 0, True), (4, 1, 0, False), (5, 0, 1, True), (6, 0, 1, False)],
)
def test_where_mercury_is_out_of_reach_afterwards_the_way_says_so(
    energy: int, resources: int, in_the_way: int, *, is_stranded: bool
) -> None:
    """Saturn is used from E4, 3 energy away from B4, which touches Mercury; more if energy lies all around."""
    p = table(energy=energy, resources=resources).planet("jupiter", 9).planet("saturn", 4, ring=4)
    for n in range(1, 13):
        p.energy(**{f"C{n}": in_the_way})
    assert ("too little for Mercury" in ways(p)["E4-use-saturn"]) == is_stranded


def test_what_is_left_is_not_said_of_a_move_whose_action_changes_it() -> None:
    p = table(resources=1)
    p.tile("E4", 2)
    mined, flown = spot(p, "E4-mine-E4"), spot(p, "E4")
    assert mined is not None
    assert flown is not None
    assert mined.price is None
    assert flown.price is not None


def test_two_things_at_one_sector_are_two_entries_and_what_brings_nothing_is_none() -> None:
    p = table(resources=3)
    p.tile("E4", 5)
    found = entries(p)
    assert found["E4-use-jupiter"] == "Jupiter, take an exoplanet (E4)"
    assert found["E4-mine-E4"] == "Mine the asteroid (E4)"
    full = entries(table(resources=4))
    assert "E4-use-jupiter" in full
    p.purse(0, 9, 0)
    found = entries(p)
    assert "E4-mine-E4" in found
    assert "E4-use-jupiter" not in found
    assert found["E4"] == "Jupiter, take an exoplanet (E4, also beside Mars): you have no resources"
    assert spot(p, "E4-use-jupiter") is None, "nothing but the Movement may be part of it"


def test_a_path_that_stands_somewhere_offers_what_is_there_first() -> None:
    p = table(resources=2)
    found = entries(p, "D3")
    assert next(iter(found.items())) == ("D3-use-mars", "Mars, buy upgrades (here)")
    assert whole(p, "D3", "D3-use-mars") == "Move to D3 and use Mars"
    p.play(MIRA, "move D3 D3-use-mars")
    assert p.at(0) == ["D3"]
    assert p.asked() == [(MIRA, "ask-mars")]
    assert not any(word.startswith("D4-use") for word in entries(table())), "the ship has not moved"
    assert spot(table(), "D4-use-mars") is None


def test_an_asteroid_is_mined_at_once() -> None:
    p = table(resources=1)
    p.tile("E4", 2)
    mined = spot(p, "E4-mine-E4")
    assert mined is not None
    assert [mark.what for mark in mined.marks] == ["D4", "E4"], "the sector says it"
    p.play(MIRA, "move E4-mine-E4")
    assert p.has(0) == (7, 3)
    assert p.asked() == [(MIRA, "ask-end")]
    assert p.g.tiles[3] == EMPTY


@pytest.mark.parametrize(("faction", "built"), [("council", ""), ("council", "faction")])
def test_a_planet_that_can_stand_in_for_others_is_only_flown_to(faction: str, built: str) -> None:
    p = table(faction)
    p.g.event = next(iter(EVENT))
    p.built(0, *filter(None, [built]))
    words = entries(p)
    assert not any(word.endswith("use-earth") for word in words)
    assert any(label.startswith("Earth, vote") for label in words.values())
    assert any(word.endswith("use-mars") for word in words) is not bool(built)


def test_who_jumps_with_two_ships_takes_no_action_with_it() -> None:
    p = table("androids").built(0, "alcubierre")
    p.ships(0, "D9", "D4")
    assert not any("-use-" in word for word in entries(p))
    q = table("androids")
    q.ships(0, "D9", "D4")
    assert "D3-use-mars" in entries(q)
    jumped = entries(p, "jump-D3")
    assert not any("D3-use" in word for word in jumped), "no energy was put there"


def test_an_action_that_what_follows_the_movement_prevents_is_dropped() -> None:
    p = table(resources=2)
    p.g.stack[-1].do(p.g, MIRA, Move("move", ("D3-use-mars",)))
    p.g.players[0].resources = 0
    p.rules.go_on(p.g)
    assert p.asked() == [(MIRA, "ask-action")]
    assert not p.g.players[0].turn.acted


def test_it_can_be_typed_and_is_refused_by_the_path_where_that_is_too_dear() -> None:
    p = table(resources=2)
    typed = [move for move, _ in p.rules.offer(p.g, MIRA).proposals("move", ("E4-use-jupiter",))]
    assert typed == [Move("move", ("E4", "E4-use-jupiter"))]
    assert list(p.rules.offer(p.g, MIRA).proposals("move", ("E4-use-mercury",))) == []
    p.purse(0, 0, 1)
    assert p.why(MIRA, "move E4-use-jupiter") == ("8", "path-too-dear")
    assert p.g.rings.index(MARS) == 3


def test_only_a_destination_that_is_offered_is_flown_to_and_used() -> None:
    p = table(resources=2)
    assert "E4-use-mars" not in entries(p), "Mars is nearer from D3"
    assert spot(p, "E4-use-mars") is None
    assert not p.rules.offer(p.g, MIRA).allows(Move("move", ("E4-use-mars",)))
    assert whole(p, "E4", "E4-use-mars") == "Move to E4 and use Mars"


def test_a_charge_that_brings_no_more_than_the_way_costs_is_offered_last() -> None:
    p = table(energy=16)
    p.planet("mercury", 4).ships(0, "C4").begin()
    found = entries(p)
    words = list(found)
    (charge,) = [word for word in words if word.endswith("-use-mercury")]
    assert found[charge] == f"Mercury, charge ({charge[:2]}): your battery has room for 1"
    assert words.index(charge) > words.index("D4-use-mars"), "it can be done all the same"
    charged = entries(p.purse(0, 12, 4))
    assert list(charged).index(charge) < list(charged).index("D4-use-mars")
    assert charged[charge] == f"Mercury, charge ({charge[:2]})"
