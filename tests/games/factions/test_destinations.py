"""The destinations of a Movement: what each is good for, and in which order they are offered (rules 8 and 10)."""

from __future__ import annotations

from collections.abc import Sequence

from bot.engine.moves import Choice
from bot.games.factions.actions.moving import MOVEMENT
from bot.games.factions.cards.cards import CALLED, EVENT
from bot.games.factions.table.state import EMPTY
from tests.games.factions.position import MIRA, NAMES, WORDS, Position


def table(faction: str = "zealots", *, first: bool = False) -> Position:
    """A ship in D4 between Mars at node 3 and Jupiter at node 4; the other planets are far away, without asteroids."""
    p = Position(faction, "ordinary", first=first).ships(0, "D4").purse(0, 9, 4).turn()
    for word, node in (
        ("mercury", 4),
        ("venus", 9),
        ("earth", 9),
        ("mars", 3),
        ("jupiter", 4),
        ("saturn", 9),
    ):
        p.planet(word, node)
    p.g.tiles, p.g.neptune = [EMPTY] * len(p.g.tiles), [CALLED["bent-space"]]
    return p


def offered(p: Position, *chosen: str) -> Sequence[Choice]:
    spot = MOVEMENT.spot(p.g, MIRA, chosen)
    assert spot is not None
    return spot.next


def goals(p: Position, *chosen: str) -> list[str]:
    """The destinations in words, which no band hides."""
    return [
        WORDS.say(choice.label, NAMES)
        for choice in offered(p, *chosen)
        if not WORDS.attribute(choice.label, "band", NAMES)
    ]


def test_destinations_come_first_each_by_its_planet_the_cheapest_before_the_others() -> None:
    p = table().purse(0, 9, 2)
    assert goals(p)[:4] == [
        "Mars, buy upgrades (D3)",
        "Jupiter, take an exoplanet (E4, also beside Mars)",
        "Mercury, charge (B4)",
        "Earth, vote (D9)",
    ]
    first = offered(p)[0]
    assert first.value == "D3"
    assert first.detail is not None
    assert WORDS.say(first.detail, NAMES) == "1 step, leaves 8 energy"
    assert len({choice.value for choice in offered(p)}) == len(offered(p)), "each sector stands there once"


def test_a_sector_between_two_planets_is_one_destination_for_both() -> None:
    p = table().planet("jupiter", 3).ships(0, "E2").purse(0, 16, 4)
    assert goals(p)[0] == "Mars and Jupiter (E3)"
    assert "Mars and Jupiter (E3): you have no resources" in goals(p.purse(0, 16))


def test_what_brings_nothing_stands_behind_all_that_does_and_says_why() -> None:
    p = table().purse(0, 15)
    p.tile("E10", 5)
    assert goals(p)[-3:] == [
        "Mars, buy upgrades (D3): you have no resources",
        "Jupiter, take an exoplanet (E4, also beside Mars): you have no resources",
        "Venus, recruit explorers (C9, also beside Earth): you have no resources",
    ]
    assert "Mine the asteroid (E10)" in goals(p)[:-3]
    found = goals(p.purse(0, 15, 1))
    assert found[-1] == "Mars, buy upgrades (D3): you have 1 resource"
    assert "Jupiter, take an exoplanet (E4, also beside Mars)" in found[:-1]
    assert goals(p.purse(0, 15, 4))[-1] == "Mine the asteroid (E10): your hold is full"
    p.built(0, "cargo")
    assert "Mine the asteroid (E10)" in goals(p)


def test_what_is_left_on_arrival_decides_whether_it_can_be_paid() -> None:
    p = table().purse(0, 1, 2).ships(0, "D5")
    assert "Jupiter, take an exoplanet (E5)" in goals(p), "1 resource is converted"
    p.purse(0, 1, 1)
    assert "Jupiter, take an exoplanet (E5): you have no resources" in goals(p)


def test_mercury_has_room_by_what_the_way_takes() -> None:
    p = table("megacore").ships(0, "B3").purse(0, 16)
    assert "Mercury, charge (B4): your battery has room for 1" in goals(p)
    assert "Mercury, charge (B4)" in goals(p.purse(0, 9))
    assert "Mercury, charge (B4): your battery has room for 7" in goals(p.purse(0, 10)), (
        "a card gives 8 or more"
    )
    zealots = table().ships(0, "B3").purse(0, 15)
    assert "Mercury, charge (B4)" in goals(zealots), "they take what fits"
    assert "Mercury, charge (B4): your battery has room for 1" in goals(zealots.purse(0, 16)), (
        "what the way costs"
    )


def test_earth_and_machines_that_are_full() -> None:
    p = table().purse(0, 16, 4)
    p.g.event = next(iter(EVENT))
    assert "Earth, vote (D9)" in goals(p)
    p.g.players[0].round.vote = 0
    assert "Earth, vote (D9): you have voted" in goals(p)
    p.built(0, "battery", "cargo", "alcubierre", "sails", "probes", "faction")
    assert "Mars, buy upgrades (D3): all slots are full" in goals(p)
    q = table(first=True).purse(0, 16, 4)
    assert "Earth, take the Leader token (D9)" in goals(q)
    q.g.claimed = True
    assert "Earth, take the Leader token (D9): it is taken" in goals(q)


def test_earth_is_of_use_to_a_council_that_has_voted() -> None:
    p = table("council").purse(0, 16, 4)
    p.g.event, p.g.players[0].round.vote = next(iter(EVENT)), 0
    assert "Earth, vote (D9)" in goals(p), "once a round it is any other planet"
    p.built(0, "faction").purse(0, 16)
    assert "Mars, buy upgrades (D3)" in goals(p), "the next planet will do"


def test_megacore_mines_from_the_next_sector_and_one_may_know_what_an_asteroid_is_worth() -> None:
    p = table("megacore").purse(0, 16, 0)
    p.tile("E5", 3)
    assert goals(p)[0] == "Mine asteroid E5 (D5)"
    p.g.peeks[4] = [MIRA]
    assert goals(p)[0] == "Mine asteroid E5 worth 3 (D5)"
    p.g.peeks[4], p.g.faces[4] = [], True
    assert goals(p)[0] == "Mine asteroid E5 worth 3 (D5)"
    p = table().purse(0, 16, 0)
    p.tile("K1", 4)
    assert "Mine asteroid K1 (H3)" in goals(p)


def test_at_most_four_asteroids_are_destinations() -> None:
    p = table().purse(0, 16, 0)
    for place in (1, 2, 3, 4, 5, 6, 7, 9):
        p.tile(f"E{place}", 2 + place % 3)
    assert [goal for goal in goals(p) if "steroid" in goal] == [
        "Jupiter, take an exoplanet, or mine an asteroid (E4, also beside Mars)",
        "Mine the asteroid (E3, also beside Mars)",
        "Mine the asteroid (E5, also beside Jupiter)",
        "Mine the asteroid (E2)",
    ]


def test_what_the_path_has_reached_is_no_further_destination() -> None:
    p = table().purse(0, 9, 3)
    p.tile("E3", 4)
    assert "Mars, buy upgrades (D3)" in goals(p)
    assert not any(goal.startswith("Mars") for goal in goals(p, "D3"))
    assert "Mine the asteroid (E3, also beside Mars)" in goals(p, "D3")
    assert not any("E3" in goal for goal in goals(p, "E3"))
    assert goals(table().ships(0, "D3"))[0] == "Mars, buy upgrades (D4)", (
        "a use needs energy that was put there now"
    )


def test_no_research_on_offer() -> None:
    p = table()
    p.g.neptune.clear()
    assert "Neptune, take research (H1, also beside Uranus): none is on offer" in goals(p.purse(0, 16, 4))


def test_the_rest_stands_in_bands() -> None:
    p = table("tunnelers").wormholes("B6", "F4").built(0, "alcubierre")
    bands = {WORDS.attribute(choice.label, "band", NAMES) for choice in offered(p)}
    assert bands == {
        "",
        *(f"Anywhere in band {band}" for band in "ABCDFGH"),
        "Anywhere in band E (Asteroid Belt)",
        "Jumps",
        "Wormholes",
    }
