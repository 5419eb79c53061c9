"""Placing explorers, and turning resources into energy, at any time (rules 6, 8, 10.6)."""

from __future__ import annotations

from bot.games.factions.cards.cards import CALLED
from bot.games.factions.holdings.converting import energy_for
from bot.games.factions.rules import FactionsRules
from tests.games.factions.deeds import Deeds
from tests.games.factions.position import MIRA, NAMES, WORDS, told


def test_yvaga_is_explored_by_swamp_things_and_geriatric_explorers() -> None:
    p = Deeds("megacore", "zealots").hand(0, "swamp-things", "geriatric-explorers").acting(1)
    own = p.owns(0, "yvaga")
    first = p.play(MIRA, "place swamp-things yvaga")
    assert (told(first, "explorer-placed")[0]["now"], told(first, "explored")) == (3, [])
    second = p.play(MIRA, "place geriatric-explorers yvaga")
    assert len(told(second, "explored")) == 1
    assert own.explorers == [CALLED["swamp-things"], CALLED["geriatric-explorers"]]
    assert p.g.players[0].explorers == []


def test_an_explorer_that_all_have_seen_is_placed_too() -> None:
    p = Deeds("megacore", "zealots").acting()
    own = p.owns(0, "yvaga")
    p.g.players[0].shown.append(p.take("neptunian-divers"))
    p.play(MIRA, "place neptunian-divers yvaga")
    assert (own.explorers, p.g.players[0].shown) == ([CALLED["neptunian-divers"]], [])


def test_an_explored_exoplanet_takes_more_only_for_sure() -> None:
    p = Deeds("megacore", "zealots").hand(0, "swamp-things").acting()
    own = p.explored(0, "yvaga")
    assert p.why(MIRA, "place swamp-things yvaga") == ("10.6", "explored-already")
    before = len(own.explorers)
    assert told(p.play(MIRA, "place swamp-things yvaga sure"), "explored") == []
    assert len(own.explorers) == before + 1


def test_explorers_of_others_and_exoplanets_of_others_are_refused() -> None:
    p = Deeds("megacore", "zealots").hand(0, "swamp-things").hand(1, "dune-nomads").acting()
    p.owns(0, "yvaga")
    p.owns(1, "slush")
    assert p.why(MIRA, "place dune-nomads yvaga") == ("10.6", "not-in-hand")
    assert p.why(MIRA, "place swamp-things slush") == ("10.6", "not-your-exoplanet")


def test_equal_explorers_are_offered_once() -> None:
    p = Deeds("megacore", "zealots").hand(0, "swamp-things", "swamp-things-2", "dune-nomads").acting()
    p.owns(0, "yvaga")
    moves = [str(move) for move in p.rules.offer(p.g, MIRA).free_moves if move.verb == "place"]
    assert moves == ["place swamp-things yvaga", "place dune-nomads yvaga"]


def test_a_resource_gives_an_energy_up_to_the_capacity() -> None:
    p = Deeds("megacore", "zealots").purse(0, 13, 4).acting(1)
    assert [str(move) for move in p.rules.offer(p.g, MIRA).free_moves] == [
        "convert 1",
        "convert 2",
        "convert 3",
    ]
    assert p.why(MIRA, "convert 4") == ("6", "converts-less")
    p.play(MIRA, "convert 3")
    assert p.has(0) == (16, 1)
    assert p.why(MIRA, "convert 1") == ("6", "energy-full")
    p.purse(0, 3, 0)
    assert p.why(MIRA, "convert 1") == ("8", "nothing-to-convert")


def test_the_ore_burner_gives_three_for_the_first_two_of_the_own_turn() -> None:
    p = Deeds("megacore", "zealots").techs(0, "ore-burner").purse(0, 0, 4).acting()
    assert [energy_for(p.g, 0, n) for n in range(5)] == [0, 3, 6, 7, 8]
    p.play(MIRA, "convert 1")
    assert (p.has(0), p.g.players[0].turn.boosted) == ((3, 3), 1)
    p.play(MIRA, "convert 2")
    assert (p.has(0), p.g.players[0].turn.boosted) == ((7, 1), 2)
    assert energy_for(p.g, 0, 2) == 2


def test_the_ore_burner_gives_one_in_the_turns_of_others_and_after_passing() -> None:
    p = Deeds("megacore", "zealots").techs(0, "ore-burner").purse(0, 0, 4)
    p.g.active = 1
    assert energy_for(p.g, 0, 2) == 2
    p.g.active, p.g.players[0].passed = 0, True
    assert energy_for(p.g, 0, 2) == 2


def test_what_a_better_rate_brings_beyond_the_capacity_is_lost() -> None:
    p = Deeds("megacore", "zealots").techs(0, "ore-burner").purse(0, 15, 4).acting()
    assert [str(move) for move in p.rules.offer(p.g, MIRA).free_moves] == ["convert 1"]
    assert told(p.play(MIRA, "convert 1"), "exchanged")[0]["energy"] == 1
    assert p.has(0) == (16, 3)


def test_each_place_of_an_explorer_says_what_comes_of_it() -> None:
    p = Deeds("megacore", "zealots").hand(0, "dune-nomads", "carnivorous-orchids").acting()
    p.explored(0, "yvaga")
    p.owns(0, "slush").explorers = [CALLED["geriatric-explorers"]]
    p.owns(0, "thirst")
    labels, planets = FactionsRules().labels, ("slush", "thirst", "yvaga")
    said = {
        (explorer, planet): WORDS.attribute(label, "help", NAMES)
        for explorer in ("dune-nomads", "carnivorous-orchids")
        for planet, label in zip(planets, labels(p.g, MIRA, "place", (explorer,), planets), strict=True)
    }
    assert said == {
        ("dune-nomads", "slush"): "2 of 2: explored, 1 energy and 1 resource each round",
        ("dune-nomads", "thirst"): "3 of 3: explored, 2 resources each round",
        ("dune-nomads", "yvaga"): "Explored already: it gains nothing",
        ("carnivorous-orchids", "slush"): "Worth nothing there",
        ("carnivorous-orchids", "thirst"): "Worth nothing there",
        ("carnivorous-orchids", "yvaga"): "Explored already: it gains nothing",
    }
    offered = [str(move.values[1]) for move in p.rules.moves(p.g, MIRA) if move.verb == "place"]
    assert [each for each in offered if each == "yvaga"] == offered[-2:], "what is explored comes last"
