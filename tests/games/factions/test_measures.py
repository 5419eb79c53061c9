"""What conditions count (rules 15, 16.6)."""

from __future__ import annotations

import pytest

from bot.games.factions.actions.counting import MEASURES
from bot.games.factions.cards.cards import EARTH, JUPITER, MARS, URANUS
from bot.games.factions.table.board import SECTORS
from bot.games.factions.table.state import EMPTY, TurnRecord
from bot.games.parts.effects import Condition
from tests.games.factions.deeds import Deeds


def count(p: Deeds, measure: str, of: str = "", side: int = 0, x: int = 0) -> int:
    return MEASURES[measure](p.g, side, of, x)


def test_what_the_last_asteroid_and_the_last_visit_to_mars_gave() -> None:
    p = Deeds("zealots", "einstein")
    p.g.players[0].turn = TurnRecord(mined_at_once=5, built_at_once=3)
    assert (count(p, "asteroid-worth"), count(p, "upgrades-at-once")) == (5, 3)
    assert (count(p, "asteroid-worth", side=1), count(p, "upgrades-at-once", side=1)) == (0, 0)


@pytest.mark.parametrize(
    ("others", "held"), [((2, 1), True), ((3, 1), False), ((1, 3), False), ((1, 4), False)]
)
def test_a_tie_is_not_the_most(others: tuple[int, int], held: bool) -> None:
    p = Deeds("zealots", "einstein", "megacore").purse(0, 0, 3)
    for side, resources in enumerate(others, 1):
        p.purse(side, 0, resources)
    assert MEASURES.holds(p.g, 0, Condition("resources", most_of_all=True)) is held


def test_what_was_done_this_round() -> None:
    p = Deeds("zealots", "einstein")
    done = p.g.players[0].round
    done.mined, done.research, done.partners = 3, 2, [1, 1]
    assert (count(p, "asteroids-mined"), count(p, "research-taken"), count(p, "trade-partners")) == (3, 2, 1)


def test_energy_left_counts_the_own_colour_only() -> None:
    p = Deeds("zealots", "einstein")
    for sector, n in (("A1", 2), ("A5", 1), ("C3", 4)):
        p.at_energy(sector, 0, n)
    p.at_energy("D1", 1, 9).at_energy("A1", 1, 9)
    assert (count(p, "energy-left"), count(p, "bands-with-energy"), count(p, "sectors-in-a-band")) == (
        7,
        2,
        2,
    )
    assert count(p, "sectors-in-a-band", side=1) == 1


def test_nothing_left_is_no_sector() -> None:
    p = Deeds("zealots", "einstein")
    assert (count(p, "energy-left"), count(p, "bands-with-energy"), count(p, "sectors-in-a-band")) == (
        0,
        0,
        0,
    )


def test_outer_planets_are_those_on_the_outer_rings_now() -> None:
    p = Deeds("zealots", "einstein")
    p.ships(0, "F1")
    assert count(p, "beside-outer-planet") == 2
    p.g.rings[0], p.g.rings[JUPITER] = JUPITER, 0
    p.ships(0, "A1")
    assert count(p, "beside-outer-planet") == 0
    p.ships(0, "E1")
    assert count(p, "beside-outer-planet") == 1


def test_each_complete_level_counts_as_a_complete_machine() -> None:
    p = Deeds("zealots", "einstein").built(0, "cargo", "faction")
    assert count(p, "complete-machines") == 3 + 1
    p.g.players[0].upgrades[0] = 3
    assert count(p, "complete-machines") == 4 + 1
    p.built(0, "battery", "sails")
    assert count(p, "complete-machines") == 3 + 3 + 1 + 1
    assert (count(p, "machine-complete", "faction"), count(p, "machine-complete", "probes")) == (1, 0)
    assert count(p, "upgrades") == 19


def test_the_distance_is_the_shortest_between_any_two_ships() -> None:
    p = Deeds("androids", "einstein", "zealots").ships(0, "A1", "C1").ships(1, "C5").ships(2, "H7")
    p.wormholes("A1", "H7")
    assert count(p, "distance-to-others") == 4
    assert count(p, "distance-to-others", side=2) == 7
    p.ships(1).ships(2)
    assert count(p, "distance-to-others") == SECTORS


def test_energy_resources_and_capacity() -> None:
    p = Deeds("zealots", "einstein").built(0, "battery").purse(0, 7, 3)
    assert (count(p, "energy"), count(p, "resources"), count(p, "energy-cap")) == (7, 3, 32)


def test_wild_exoplanets_count_for_the_best() -> None:
    p = Deeds("zealots", "einstein")
    for word in ("yvaga", "mirewood", "slush", "proteus-annex"):
        p.explored(0, word)
    p.owns(0, "cinder")
    assert (count(p, "explored"), count(p, "explored-types"), count(p, "explored-of-a-type")) == (4, 3, 3)


def test_there_are_four_types_and_no_more() -> None:
    p = Deeds("zealots", "einstein")
    for word in ("yvaga", "slush", "saltpan", "cinder", "proteus-annex"):
        p.explored(0, word)
    assert count(p, "explored-types") == 4


def test_explorers_in_hand_are_hidden_and_shown() -> None:
    p = Deeds("zealots", "einstein").hand(0, "swamp-things", "dune-nomads")
    p.g.players[0].shown.append(p.take("neptunian-divers"))
    p.owns(0, "yvaga", "yeti-cousins")
    assert count(p, "explorers") == 3


def test_the_first_pass_is_before_anyone_else_s() -> None:
    p = Deeds("zealots", "einstein", "council")
    p.g.players[0].passed = True
    assert count(p, "first-pass") == 1
    p.g.players[2].passed = True
    assert count(p, "first-pass") == 0


def test_the_token_counts_if_it_was_claimed_this_round() -> None:
    p = Deeds("zealots", "einstein")
    assert count(p, "leader-claimed") == 0
    p.g.claimed = True
    assert (count(p, "leader-claimed"), count(p, "leader-claimed", side=1)) == (1, 0)


def test_the_number_announced() -> None:
    assert count(Deeds("zealots", "einstein"), "paid-for", x=4) == 4


def test_planets_used_in_the_round_and_in_the_turn() -> None:
    p = Deeds("zealots", "einstein")
    p.g.players[0].round.used = [EARTH, MARS, URANUS]
    p.g.players[0].turn.used = [URANUS]
    assert (count(p, "planets-used"), count(p, "planets-used-now")) == (3, 1)
    assert (count(p, "planets-used", "uranus"), count(p, "planets-used", "neptune")) == (1, 0)
    assert (count(p, "planets-used-now", "uranus"), count(p, "planets-used-now", "mars")) == (1, 0)


def test_the_way_of_this_turn() -> None:
    p = Deeds("zealots", "einstein")
    turn = p.g.players[0].turn
    turn.entered = [1, 2, 3]
    assert (count(p, "sectors-entered"), count(p, "shortcuts")) == (3, 0)
    turn.teleported = True
    assert count(p, "shortcuts") == 1
    turn.through = True
    assert count(p, "shortcuts") == 2


def test_ships_in_a_band_and_in_the_same_sector() -> None:
    p = Deeds("androids", "einstein", "zealots").ships(0, "A1", "H1").ships(1, "H1").ships(2, "H1")
    assert (count(p, "ship-in-band", "A"), count(p, "ship-in-band", "H"), count(p, "ship-in-band", "B")) == (
        1,
        1,
        0,
    )
    assert (count(p, "ships-beside"), count(p, "ships-beside", side=1)) == (2, 2)
    p.ships(2, "G1")
    assert count(p, "ships-beside") == 1


def test_techs() -> None:
    assert count(Deeds("deepstate", "einstein").techs(0, "towed-barge", "ore-burner"), "techs") == 2


@pytest.mark.parametrize(
    ("votes", "won"),
    [((0, 1, 1), 0), ((0, 0, 1), 1), ((0, 1, -1), 0), ((0, -1, -1), 1), ((-1, -1, -1), 0), ((-1, 1, 1), 0)],
)
def test_a_vote_wins_with_more_votes_than_the_other_option(votes: tuple[int, ...], won: int) -> None:
    p = Deeds("zealots", "einstein", "council").event("solar-forecast")
    for player, vote in zip(p.g.players, votes, strict=True):
        player.round.vote = vote
    assert count(p, "vote-won") == won


def test_no_vote_wins_without_another_option() -> None:
    p = Deeds("zealots", "einstein").event("caretaker-assembly")
    p.g.players[0].round.vote = 0
    assert count(p, "vote-won") == 0
    p.g.event = EMPTY
    assert count(p, "vote-won") == 0
