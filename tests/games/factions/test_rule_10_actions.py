"""The Action of a turn, and the abilities of factions that replace it (rules 6, 10, 14)."""

from __future__ import annotations

import re

import pytest

from bot.engine.hints import first_hint
from bot.engine.moves import Move, Side
from bot.games.factions.actions.actions import refuse_action
from bot.games.factions.actions.exoplanets import offer_effects
from bot.games.factions.cards.cards import EARTH, EVENT, JUPITER, MARS, MERCURY, NEPTUNE, VENUS
from bot.games.factions.table.state import NONE
from tests.games.factions.deeds import Deeds
from tests.games.factions.position import BO, MIRA, NAMES, WORDS, name, told
from tests.games.factions.whole import Whole

# 10: using a planet


def test_a_planet_is_used_where_a_ship_is_and_energy_was_put_this_turn() -> None:
    p = Deeds("megacore", "zealots").beside("mercury").purse(0, 0).acting()
    assert p.legal(MIRA, "use") == {"mercury"}
    p.play(MIRA, "use mercury")
    assert (p.has(0)[0] > 0, p.g.players[0].turn.acted, p.legal(MIRA, "use")) == (True, True, set())
    assert p.why(MIRA, "use mercury") == ("10", "action-taken")


def test_the_energy_may_lie_in_another_sector_around_the_planet() -> None:
    p = Deeds("megacore", "zealots").ships(0, "B1").acting()
    p.g.players[0].turn.placed = [0]
    assert "mercury" in p.legal(MIRA, "use")


def test_a_ship_alone_is_not_enough_and_neither_is_energy() -> None:
    p = Deeds("megacore", "zealots").ships(0, "A1").acting()
    assert p.why(MIRA, "use mercury") == ("10", "no-energy-beside")
    p.beside("mercury").ships(0, "A4")
    assert p.why(MIRA, "use mercury") == ("10", "not-beside")
    assert p.legal(MIRA, "use") == set()


def test_a_copy_of_the_ship_uses_no_planet_after_the_movement_that_left_it() -> None:
    p = Deeds("androids", "zealots").ships(0, "A1", "H6").acting()
    p.g.players[0].turn.placed = [0]
    assert p.legal(MIRA, "use") == {"mercury"}
    p.g.players[0].turn.moved = True
    assert p.legal(MIRA, "use") == set()
    assert p.why(MIRA, "use mercury") == ("14", "beside-copy")
    p.ships(0, "H6", "A1")
    assert p.legal(MIRA, "use") == {"mercury"}


def test_planets_that_are_not_there_are_refused() -> None:
    p = Deeds("megacore", "zealots", first=True).ships(0, "H1").acting()
    p.g.rings[NEPTUNE] = NONE
    p.g.players[0].turn.placed = [84]
    assert p.why(MIRA, "use neptune") == ("5", "no-such-planet")


@pytest.mark.parametrize(
    ("planet", "resources", "why"),
    [("venus", 0, ("10.2", "needs-resource")), ("mars", 1, ("10.4", "upgrade-too-dear"))],
)
def test_venus_and_mars_need_resources(planet: str, resources: int, why: tuple[str, str]) -> None:
    p = Deeds("megacore", "zealots").beside(planet).purse(0, 16, resources).acting()
    assert (p.why(MIRA, f"use {planet}"), planet in p.legal(MIRA, "use")) == (why, False)
    p.purse(0, 16, resources + 1)
    assert planet in p.legal(MIRA, "use")


def test_mars_needs_a_free_slot() -> None:
    p = Deeds("megacore", "zealots").beside("mars").acting()
    p.built(0, "battery", "cargo", "alcubierre", "sails", "probes", "faction")
    assert p.why(MIRA, "use mars") == ("10.4", "no-free-slot")


# 10.1: charging by forfeit


def test_charging_by_forfeit_needs_no_energy_beside_mercury() -> None:
    p = Deeds("megacore", "zealots").ships(0, "B12").purse(0, 0).acting()
    assert p.legal(MIRA, "charge") == {""}
    p.play(MIRA, "charge")
    assert p.has(0)[0] > 0


@pytest.mark.parametrize(
    ("faction", "sector", "energy", "said"),
    [
        ("megacore", "B1", 16, "Your battery is full: you’d gain nothing by charging now."),
        (
            "megacore",
            "B1",
            15,
            "Your battery has room for 1 energy: if you charge now, the rest is lost.",
        ),
        ("megacore", "B1", 8, ""),
        ("megacore", "D9", 16, ""),
        ("zealots", "B1", 16, "Your battery is full: you’d gain nothing by charging now."),
        ("zealots", "B1", 15, ""),
    ],
)
def test_a_charge_that_would_be_lost_is_warned_of(faction: str, sector: str, energy: int, said: str) -> None:
    p = Whole(faction, "council").ships(0, sector).purse(0, energy, 0).begin()
    assert p.hint(MIRA).partition("you may trade.")[2].strip() == said
    (mercury,) = p.rules.labels(p.g, MIRA, "use", (), ("mercury",))
    scant = re.search("battery (is full|has room)", WORDS.attribute(mercury, "help"))
    assert (scant is not None) == (bool(said) or sector == "D9")


@pytest.mark.parametrize(
    ("energy", "resources", "said"),
    [
        (16, 4, "Fly first; the numbers on the map are energy. Mars is"),
        (6, 1, "You have hardly any resources: fly to an asteroid in band E"),
        (5, 4, "You have only 5 energy left. Before it runs out, end beside Mercury"),
    ],
)
def test_newcomers_are_told_what_is_worth_doing(energy: int, resources: int, said: str) -> None:
    p = Whole("megacore", "zealots").ships(0, "D9").purse(0, energy, resources).begin()
    found = first_hint(p.rules.hints, p.rules.view(p.g, MIRA), Side(MIRA), [])
    assert found is not None
    assert WORDS.say(found, NAMES).startswith(said)
    assert first_hint(p.rules.hints, p.rules.view(p.g, BO), Side(BO), []) is None, "it is not Bo's turn"
    assert p.hint(MIRA) == (
        f"You have {energy}/16 energy and {resources}/5 resources. "
        "Move first, then act: use a planet or mine. Before you move, you may trade."
    )


def test_charging_is_refused_elsewhere_and_later() -> None:
    p = Deeds("megacore", "zealots").ships(0, "C1").acting()
    assert p.why(MIRA, "charge") == ("10.1", "not-beside")
    assert p.why(MIRA, "charge venus") == ("14", "cannot-act-as")
    p.g.players[0].turn.moved = True
    assert p.why(MIRA, "charge") == ("10.1", "charge-first")


def test_space_elevators_let_venus_charge_as_mercury() -> None:
    p = Deeds("council", "zealots").ships(0, "C1").purse(0, 0).acting()
    p.g.players[0].round.spent.append("earth-as-other")
    assert p.legal(MIRA, "charge") == set()
    p.built(0, "faction")
    assert p.legal(MIRA, "charge") == {"venus"}
    p.play(MIRA, "charge venus")
    assert (p.has(0)[0] > 0, sorted(p.g.players[0].round.used)) == (True, [MERCURY, VENUS])


def test_the_council_charges_at_earth_once_a_round() -> None:
    p = Deeds("council", "zealots").ships(0, "D1").purse(0, 0).acting()
    assert p.legal(MIRA, "charge") == {"earth"}
    p.play(MIRA, "charge earth")
    assert (p.has(0)[0] > 0, p.legal(MIRA, "charge")) == (True, set())


# 14: Interplanetary Council


def test_the_council_uses_earth_as_any_planet_once_a_round() -> None:
    p = Deeds("council", "zealots").beside("earth").purse(0, 0, 4).acting()
    planets = {"mercury", "venus", "mars", "jupiter", "saturn", "uranus", "neptune"}
    uses = {line for line in p.legal(MIRA, "use") if line.startswith("earth")}
    assert uses == {"earth", *(f"earth {planet}" for planet in planets)}
    events = p.play(MIRA, "use earth saturn")
    assert told(events, "used-as") == [
        {"side": name(0), "planet": "~planet-earth", "acting": "~planet-saturn"}
    ]
    p.play(MIRA, f"choose {sorted(p.legal(MIRA, 'choose'))[0]}")
    assert (len(p.g.players[0].objectives), p.g.players[0].round.vote) == (1, NONE)
    p.g.players[0].turn.acted = False
    assert p.why(MIRA, "use earth saturn") == ("14", "cannot-act-as")
    assert "earth" in p.legal(MIRA, "use")


def test_without_the_machine_other_planets_are_only_themselves() -> None:
    p = Deeds("council", "zealots").beside("mars").acting()
    assert {line for line in p.legal(MIRA, "use") if line.startswith("mars")} == {"mars"}
    p = Deeds("megacore", "zealots").beside("earth").acting()
    assert {line for line in p.legal(MIRA, "use") if line.startswith("earth")} == {"earth"}


def test_space_elevators_look_at_the_planets_that_stand_there_now() -> None:
    p = Deeds("council", "zealots").built(0, "faction")
    p.g.rings[VENUS], p.g.rings[NEPTUNE] = NEPTUNE, VENUS
    p.beside("mercury").acting()
    assert {line for line in p.legal(MIRA, "use") if line.startswith("mercury")} == {
        "mercury",
        "mercury neptune",
    }
    p.beside("venus")
    assert {line for line in p.legal(MIRA, "use") if line.startswith("venus")} == {"venus", "venus uranus"}
    p.beside("earth")
    p.g.players[0].round.spent.append("earth-as-other")
    assert {line for line in p.legal(MIRA, "use") if line.startswith("earth")} == {
        "earth",
        "earth neptune",
        "earth mars",
    }


def test_an_elevator_from_earth_does_not_spend_earth_as_another() -> None:
    p = Deeds("council", "zealots").built(0, "faction").beside("earth").acting()
    p.play(MIRA, "use earth mars", "build cargo")
    assert (p.g.players[0].round.spent, sorted(p.g.players[0].round.used)) == ([], [EARTH, MARS])


def test_effects_that_wait_for_a_planet_see_both() -> None:
    p = Deeds("council", "zealots").built(0, "faction").techs(0, "recruiting-office").beside("earth").acting()
    p.play(MIRA, "use earth venus", "choose 2")
    assert len(p.g.players[0].explorers) == 3


# 14: abilities that are an Action


def test_zealots_charge_anywhere_once_a_round_as_an_action() -> None:
    p = Deeds("zealots", "megacore").purse(0, 3).ships(0, "H1").acting()
    assert p.why(MIRA, "act artificial-photosynthesis") == ("14", "not-your-machine")
    p.built(0, "faction")
    p.play(MIRA, "act artificial-photosynthesis", "choose 13")
    assert (p.has(0)[0], p.g.players[0].turn.acted) == (16, True)
    p.g.players[0].turn.acted = False
    p.purse(0, 3)
    assert p.why(MIRA, "act artificial-photosynthesis") == ("14", "spent-this-round")


def test_a_full_battery_is_not_charged_anywhere() -> None:
    p = Deeds("zealots", "megacore").built(0, "faction").acting()
    assert p.why(MIRA, "act artificial-photosynthesis") == ("14", "energy-full")


def test_galactic_mapping_uses_an_effect_of_each_explored_exoplanet() -> None:
    p = Deeds("ordinary", "megacore").built(0, "faction").purse(0, 0, 0).acting()
    p.owns(0, "hoarfall")
    assert p.why(MIRA, "act galactic-mapping") == ("14", "nothing-explored")
    p.explored(0, "yvaga")
    p.explored(0, "slush")
    p.play(MIRA, "act galactic-mapping")
    assert (p.asked(), p.legal(MIRA, "choose")) == ([(MIRA, "ask-galactic-mapping")], {"yvaga", "slush"})
    p.play(MIRA, "choose slush", "choose a")
    assert p.legal(MIRA, "choose") == {"yvaga"}
    p.play(MIRA, "choose yvaga", "choose a")
    assert (p.has(0), p.asked()) == ((4, 2), [(MIRA, "ask-vote")])
    p.g.players[0].turn.acted = False
    p.play(MIRA, "act galactic-mapping", "skip")
    assert p.asked() == [(MIRA, "ask-vote")]


def test_each_effect_of_an_exoplanet_works_once_a_round() -> None:
    """16.4: for Galactic Mapping too, also after the use on gaining it."""
    p = Deeds("ordinary", "megacore").built(0, "faction").purse(0, 0, 0).acting()
    p.explored(0, "yvaga")

    def mapped() -> set[str]:
        p.g.players[0].turn.acted = False
        p.play(MIRA, "act galactic-mapping", "choose yvaga")
        return p.legal(MIRA, "choose")

    assert mapped() == {"a", "b"}
    p.play(MIRA, "choose a")
    assert mapped() == {"b"}
    p.play(MIRA, "choose b")
    p.g.players[0].turn.acted = False
    assert p.why(MIRA, "act galactic-mapping") == ("14", "nothing-explored")
    p.g.players[0].round.spent.clear()
    assert mapped() == {"a", "b"}


def test_an_effect_used_on_gaining_an_exoplanet_is_used_up_for_the_round() -> None:
    p = Deeds("ordinary", "megacore").built(0, "faction").purse(0, 0, 0).acting()
    gained = p.explored(0, "yvaga")
    offer_effects(p.g, 0, gained.card)
    p.play(MIRA, "choose a", "act galactic-mapping", "choose yvaga")
    assert p.legal(MIRA, "choose") == {"b"}


# 14: Spacetime Inverter, 16.5: Overtime


def test_the_inverter_swaps_two_planets_once_a_round_without_an_action() -> None:
    p = Deeds("einstein", "megacore").planet("venus", 3).planet("neptune", 9).acting()
    assert p.why(MIRA, "swap venus neptune") == ("14", "not-your-machine")
    p.built(0, "faction")
    assert len(p.legal(MIRA, "swap")) == 42
    assert p.why(MIRA, "swap mercury neptune") == ("14", "never-mercury")
    assert p.why(MIRA, "swap mars mars") == ("14", "swap-two")
    p.play(MIRA, "swap venus neptune")
    assert (p.g.rings.index(VENUS), p.g.nodes[VENUS]) == (7, 9)
    assert (p.g.rings.index(NEPTUNE), p.g.nodes[NEPTUNE], p.g.players[0].turn.acted) == (1, 3, False)
    assert p.why(MIRA, "swap venus neptune") == ("14", "spent-this-round")


def test_overtime_gives_one_more_action_a_round() -> None:
    p = Deeds("megacore", "zealots").purse(0, 0).beside("mercury").ruling("overtime").acting()
    p.play(MIRA, "use mercury")
    assert "mercury" in p.legal(MIRA, "use")
    assert told(p.play(MIRA, "use mercury"), "overtime") == [{"side": name(0)}]
    assert (p.legal(MIRA, "use"), p.why(MIRA, "use mercury")) == (set(), ("10", "action-taken"))
    assert p.g.players[0].round.spent == ["extra-action"]
    p.g.players[0].turn.acted = False
    p.play(MIRA, "use mercury")
    assert p.legal(MIRA, "use") == set()


def test_a_moved_planet_is_no_longer_beside() -> None:
    p = Deeds("megacore", "zealots").ships(0, "E1").acting()
    p.g.players[0].turn.placed = [48]
    assert "jupiter" in p.legal(MIRA, "use")
    p.g.nodes[JUPITER] = 5
    assert "jupiter" not in p.legal(MIRA, "use")


# Mining


@pytest.mark.parametrize(("hold", "finished"), [(5, True), (4, False)])
def test_an_asteroid_that_gives_five_after_the_capacity_finishes_motherlode(
    hold: int, finished: bool
) -> None:
    p = Deeds("megacore", "zealots").hand(0, "motherlode").purse(0, 16, 5 - hold).ships(0, "E3")
    p.tile("E3", 5)
    p.acting()
    assert "E3" in p.legal(MIRA, "mine")
    assert p.why(MIRA, "mine E9") == ("10", "no-asteroid")
    p.play(MIRA, "mine E3")
    assert (p.has(0)[1], bool(p.g.players[0].done)) == (5, finished)
    assert p.why(MIRA, "mine E3") == ("10", "action-taken")


def test_words_that_name_no_planet_are_not_blamed_on_the_rules() -> None:
    p = Deeds("megacore", "zealots").beside("mercury").acting()
    assert [
        refuse_action(p.g, 0, Move("use", words)) for words in ((), ("pluto",), ("mercury", "pluto"))
    ] == [None] * 3


def test_a_number_announced_elsewhere_is_none_announced_at_venus() -> None:
    p = Deeds("council", "zealots").built(0, "faction").techs(0, "recruiting-office").purse(0, 16, 4)
    p.g.rings[0], p.g.rings[3] = MARS, MERCURY
    p.beside("venus").acting()
    p.play(MIRA, "use venus mars", "build cargo cargo")
    assert (p.g.players[0].upgrades[1], p.g.players[0].explorers) == (2, [])


def test_what_a_planet_is_good_for_is_said_by_what_one_has() -> None:
    p = Whole("megacore", "zealots").ships(0, "C4").purse(0, 16, 5).begin()
    p.g.event = next(iter(EVENT))

    def help_of(word: str) -> str:
        (label,) = p.rules.labels(p.g, MIRA, "use", (), (word,))
        return WORDS.attribute(label, "help", NAMES)

    assert help_of("mars") == "Buy up to 2 upgrades for 4 resources"
    assert help_of("venus") == "Recruit up to 5, for 1 resource each"
    assert help_of("jupiter").startswith("Take an exoplanet for 1 resource and use")
    assert help_of("earth").startswith("Vote on the stellar event")
    p.purse(0, 16, 2).g.players[0].round.vote = 0
    assert help_of("mars") == "Buy 1 upgrade for 2 resources"
    assert help_of("earth") == "You have voted this round: you would gain nothing"
    p.purse(0, 16)
    assert help_of("jupiter") == "You have no resources: all you can do is refresh the market"


def test_mining_into_a_full_hold_says_so_on_its_button() -> None:
    p = Whole("megacore", "zealots").ships(0, "E4").purse(0, 16, 5).begin()
    p.tile("E4", 3)
    (label,) = p.rules.labels(p.g, MIRA, "mine", (), ("E4",))
    assert label.values == {"slot": "E4", "worth": 0, "full": 1, "least": 2, "most": 6, "room": 0}
    assert WORDS.attribute(label, "help", NAMES) == "Your hold is full: nothing fits"
    p.purse(0, 16, 4).g.peeks[3] = [MIRA]
    (label,) = p.rules.labels(p.g, MIRA, "mine", (), ("E4",))
    assert WORDS.attribute(label, "help", NAMES) == "Worth 3; your hold has room for 1"
    p.g.peeks[3] = []
    (label,) = p.rules.labels(p.g, MIRA, "mine", (), ("E4",))
    assert WORDS.attribute(label, "help", NAMES) == "Worth 2 to 6; your hold has room for 1"
    (label,) = p.rules.labels(p.purse(0, 16, 5).g, MIRA, "look", (), ("E4",))
    assert label.values["full"] == 0, "looking fills nothing"
