"""What cards do, apart from the board (rules 13, 15, 17)."""

from __future__ import annotations

import pytest

from bot.engine.moves import Event, Pace, Seat
from bot.games.factions.actions.effects import victims_of
from bot.games.factions.actions.exoplanets import UseEffect
from bot.games.factions.cards.cards import BACK, CALLED, FACTION, NEPTUNE_DECK, VENUS_DECK, Card
from bot.games.factions.cards.language import (
    ByLeader,
    Cost,
    DraftObjective,
    EachPlayer,
    Effect,
    Energy,
    Explorers,
    GainExoplanet,
    GainResearch,
    GainTech,
    May,
    Pay,
    Payment,
    Points,
    Resources,
    StealExplorers,
    TakeLeader,
    Upgrade,
)
from bot.games.factions.holdings.asking import DO
from bot.games.parts.effects import kinds_of
from tests.games.factions.deeds import Deeds
from tests.games.factions.position import BO, CY, MIRA, NAMES, WORDS, name, told

AUTOMA = 1


def knows(events: list[Event], key: str, seat: Seat | None) -> bool:
    """Whether a viewer learns which cards an event is about."""
    event = next(event for event in events if event.key == key)
    seen = event.seen_by(seat)
    assert seen is not None
    return "cards" in seen.values or "card" in seen.values


def test_every_effect_is_carried_out() -> None:
    assert set(kinds_of(Effect)) == set(DO)


def test_energy_up_to_the_capacity() -> None:
    p = Deeds("megacore", "zealots").purse(0, 3)
    p.do(Energy(5))
    assert p.has(0)[0] == 8
    p.do(Energy())
    assert p.has(0)[0] == 16


def test_resources_and_points() -> None:
    p = Deeds("megacore", "zealots").purse(0, 0, 1)
    p.do(Resources(2), Points(3))
    assert (p.has(0)[1], p.g.players[0].points) == (3, 3)


def test_explorers_come_from_venus_as_far_as_there_are_any() -> None:
    p = Deeds("megacore", "zealots")
    p.g.piles[VENUS_DECK].deck = p.g.piles[VENUS_DECK].deck[:2]
    events = p.do(Explorers(3))
    assert (len(p.g.players[0].explorers), told(events, "drew-explorers")[0]["n"]) == (2, 2)
    assert (knows(events, "drew-explorers", MIRA), knows(events, "drew-explorers", BO)) == (True, False)
    assert p.do(Explorers(1)) == []


def test_the_token_is_taken_once_a_round() -> None:
    p = Deeds("megacore", "zealots")
    p.do(TakeLeader(), side=1)
    p.do(TakeLeader())
    assert (p.g.leader, p.g.claimed) == (1, True)


def test_each_player_from_the_leader_on() -> None:
    p = Deeds("megacore", "zealots", "council")
    p.g.leader = 1
    events = p.do(EachPlayer((Points(1),)))
    assert [event["side"] for event in told(events, "noted-points")] == [name(1), name(2), name(0)]


def test_the_leader_does_what_is_the_leader_s() -> None:
    p = Deeds("megacore", "zealots")
    p.g.leader = 1
    p.do(ByLeader((May((Points(2),)),)))
    assert p.asked() == [(BO, "ask-may")]
    p.play(BO, "choose yes")
    assert [player.points for player in p.g.players] == [0, 2]


def test_what_may_be_done_may_be_left() -> None:
    p = Deeds("megacore", "zealots")
    p.do(May((Points(2),)))
    ask = p.rules.asks(p.g)[0]
    assert (ask.default.verb, ask.pace) == ("skip", Pace.TURN)
    p.play(MIRA, "skip")
    assert (p.g.players[0].points, p.asked()) == (0, [])


def test_a_question_to_someone_else_runs_aside() -> None:
    p = Deeds("megacore", "zealots")
    p.do(May((Points(2),)), side=1)
    assert p.rules.asks(p.g)[0].pace == Pace.ASIDE


# Costs


@pytest.mark.parametrize("pay", ["resource", "energy", "explorer", "objective", "exoplanet"])
def test_what_cannot_be_paid_does_not_happen_and_is_not_asked(pay: Payment) -> None:
    p = Deeds("megacore", "zealots").purse(0, 1, 1).hand(0, "collector", "swamp-things")
    p.explored(0, "yvaga")
    p.do(May((Pay((Cost(pay, 2),), (Points(3),)),)))
    p.do(Pay((Cost(pay, 2),), (Points(3),)))
    assert (p.asked(), p.g.players[0].points, p.has(0)) == ([], 0, (1, 1))


def test_resources_and_energy_are_paid_before_the_effect() -> None:
    p = Deeds("megacore", "zealots").purse(0, 5, 2)
    keys = [event.key for event in p.do(Pay((Cost("resource", 2), Cost("energy", 3)), (Points(3),)))]
    assert (keys, p.has(0)) == (["paid-resources", "paid-energy", "noted-points"], (2, 0))


def test_cards_are_chosen_where_there_are_more_than_needed() -> None:
    p = Deeds("megacore", "zealots").hand(0, "swamp-things", "dune-nomads", "swamp-things-2")
    p.do(Pay((Cost("explorer", 2),), (Points(3),)))
    assert p.asked() == [(MIRA, "ask-pay-explorer")]
    assert p.legal(MIRA, "choose") == {"swamp-things", "dune-nomads"}
    assert p.rules.asks(p.g)[0].default.values == ("dune-nomads",)
    burned = p.play(MIRA, "choose swamp-things", "choose dune-nomads")
    assert p.g.players[0].explorers == [CALLED["swamp-things-2"]]
    assert p.g.piles[VENUS_DECK].discard == [CALLED["swamp-things"], CALLED["dune-nomads"]]
    assert (p.g.players[0].points, len(told(burned, "burned"))) == (3, 2)


def test_all_cards_are_paid_without_a_question() -> None:
    p = Deeds("megacore", "zealots").hand(0, "collector")
    p.do(Pay((Cost("objective"),), (Points(3),)))
    assert (p.asked(), p.g.players[0].objectives, p.g.players[0].points) == ([], [], 3)


def test_an_exoplanet_is_paid_with_everything_on_it_and_never_with_itself() -> None:
    p = Deeds("megacore", "zealots").next_card("dunehome")
    own = p.owns(0, "hoarfall", "geriatric-explorers")
    p.owns(0, "slush")
    p.do(GainExoplanet())
    assert p.legal(MIRA, "choose") == {"b"}
    p.g.players[0].shown.append(p.take("neptunian-divers"))
    own.explorers.append(p.g.players[0].shown.pop())
    assert p.legal(MIRA, "choose") == {"a", "b"}
    p.play(MIRA, "choose a", "build cargo cargo faction")
    assert [each.card for each in p.g.players[0].exoplanets] == [CALLED["slush"], CALLED["dunehome"]]
    assert p.g.piles[VENUS_DECK].discard == [CALLED["geriatric-explorers"]]
    assert p.g.piles[NEPTUNE_DECK].discard == [CALLED["neptunian-divers"]]


def test_of_several_exoplanets_one_is_chosen_that_is_not_the_own() -> None:
    p = Deeds("ordinary", "zealots")
    cards = [p.explored(0, word).card for word in ("dunehome", "hoarfall", "slush")]
    p.push(UseEffect(0, cards[0]))
    p.play(MIRA, "choose a")
    assert (p.asked(), p.legal(MIRA, "choose")) == ([(MIRA, "ask-pay-exoplanet")], {"hoarfall", "slush"})


# Stealing


def test_explorers_are_stolen_at_random_and_known_to_both() -> None:
    p = Deeds("megacore", "zealots", "council").hand(1, "swamp-things", "dune-nomads")
    events = p.do(StealExplorers(1))
    assert (len(p.g.players[0].explorers), len(p.g.players[1].explorers)) == (1, 1)
    assert [knows(events, "stole", seat) for seat in (MIRA, BO, CY, None)] == [True, True, False, False]
    assert next(event for event in events if event.key == "stole").chance


def test_everyone_sees_by_the_backs_who_has_explorers_of_venus() -> None:
    p = Deeds("megacore", "zealots", "council")
    p.g.players[1].explorers = [Card(BACK[CALLED["dune-nomads"]])]
    p.g.players[2].explorers = [Card(BACK[CALLED["neptunian-divers"]])]
    assert victims_of(p.g, 0) == [1]


def test_vector_t9_explorers_of_neptune_are_never_stolen() -> None:
    p = Deeds("megacore", "zealots", "council").hand(1, "neptunian-divers").hand(2, "dune-nomads")
    p.g.players[1].explorers.append(p.take("cloned-xenobiologists"))
    p.do(StealExplorers(2))
    assert p.g.players[0].explorers == [CALLED["dune-nomads"]]
    assert len(p.g.players[1].explorers) == 2
    assert p.do(StealExplorers(1)) == []


def test_the_victim_is_chosen_among_those_who_have_some() -> None:
    p = Deeds("megacore", "zealots", "council", "androids").hand(1, "swamp-things").hand(2, "dune-nomads")
    p.do(StealExplorers(3))
    assert (p.asked(), p.legal(MIRA, "choose")) == ([(MIRA, "ask-victim")], {"seat-2", "seat-3"})
    p.play(MIRA, "choose seat-3")
    assert (p.g.players[0].explorers, p.asked()) == ([CALLED["dune-nomads"]], [])


def test_what_may_be_done_is_said_before_it_is_chosen() -> None:
    p = Deeds("megacore", "zealots").purse(0, 3, 1)
    p.do(May((Pay((Cost("resource", 1),), (Upgrade(1),)),)))
    assert p.hint(MIRA) == "Burn 1 resource to place 1 upgrade. You may skip it."


# Upgrades


def test_upgrades_of_a_card_are_all_placed() -> None:
    p = Deeds("megacore", "zealots")
    p.do(Upgrade(2))
    assert p.asked() == [(MIRA, "ask-build")]
    spot = p.rules.offer(p.g, MIRA).spot("build", ("sails",))
    assert spot is not None
    assert (spot.ends, spot.price, spot.whole) == (False, None, None)
    assert [WORDS.attribute(choice.label, "help") for choice in spot.next] == [
        "Then 1 of 2 slots, +1 when complete. Each holds 1 more resource",
        "Then 1 of 2 slots, +1 when complete. Holds 20, 24, then 32 energy",
        "Then 1 of 4 slots, +2 when complete. Jump within your band",
        "Then 2 of 3 slots, +2 when complete. Empty sectors cost 1",
        "Then 1 of 4 slots, +2 when complete. Mine without your Action",
        "Then 1 of 4 slots, +4 when complete. Asteroids give 2 more",
    ]
    assert [choice.last for choice in spot.next] == [True] * 6
    assert WORDS.say(spot.next[-1].label) == "NanoExcavators, 1 upgrade"
    first = p.rules.offer(p.g, MIRA).spot("build")
    assert first is not None
    assert [choice.last for choice in first.next] == [True] * 6 + [False] * 6, (
        "two at once, or one and another"
    )
    both = p.rules.offer(p.g, MIRA).spot("build", ("sails", "sails"))
    assert both is not None
    assert both.whole is not None
    assert WORDS.say(both.whole) == "Place 2 upgrades on Solar Sails"
    assert p.why(MIRA, "build sails sails sails") == ("10.4", "upgrades-too-many")
    p.play(MIRA, "build sails sails")
    assert sum(p.g.players[0].upgrades) == 2


def test_only_free_slots_take_upgrades() -> None:
    p = Deeds("megacore", "zealots").built(0, "battery", "cargo", "alcubierre", "sails", "probes", "faction")
    p.g.players[0].upgrades[FACTION] -= 1
    p.do(Upgrade(3))
    assert [str(move) for move, _ in p.rules.offer(p.g, MIRA).proposals("build")] == ["build faction"] * 2
    p.play(MIRA, "build faction")
    assert (p.do(Upgrade(1)), p.asked()) == ([], [])


# Exoplanets


def test_a_gained_exoplanet_offers_one_of_its_effects_or_none() -> None:
    p = Deeds("megacore", "zealots").purse(0, 0).next_card("yvaga")
    p.do(GainExoplanet())
    assert (p.asked(), p.legal(MIRA, "choose")) == ([(MIRA, "ask-effect")], {"a", "b"})
    p.play(MIRA, "choose a")
    assert (p.has(0)[0], p.asked()) == (4, [])
    p.next_card("hoarfall").do(GainExoplanet())
    p.play(MIRA, "skip")
    assert (p.has(0)[0], len(p.g.players[0].exoplanets)) == (4, 2)


def test_an_exoplanet_of_the_market_costs_nothing_here() -> None:
    p = Deeds("megacore", "zealots").purse(0, 0, 0).market("yvaga", "hoarfall")
    p.do(GainExoplanet("market"))
    assert [str(ask.default) for ask in p.rules.asks(p.g)] == ["choose yvaga"], "the first, for who is away"
    p.play(MIRA, "choose hoarfall", "choose a")
    assert (p.g.jupiter, p.has(0)) == ([CALLED["yvaga"]], (4, 0))


def test_an_empty_market_and_an_empty_deck_give_nothing() -> None:
    p = Deeds("megacore", "zealots")
    for pile in p.g.piles:
        pile.deck = []
    assert (
        p.do(GainExoplanet("market"), GainExoplanet(), GainResearch("market"), GainResearch(), GainTech())
        == []
    )
    assert (p.do(DraftObjective()), p.asked()) == ([], [])


# Research from the deck


def test_an_explorer_of_the_deck_of_neptune_is_known_to_its_owner_alone() -> None:
    p = Deeds("megacore", "zealots").next_card("neptunian-divers")
    events = p.do(GainResearch())
    assert (knows(events, "gained-research", MIRA), knows(events, "gained-research", BO)) == (True, False)
    assert (p.g.players[0].explorers, p.g.players[0].shown) == ([CALLED["neptunian-divers"]], [])
    assert p.g.players[0].round.research == 0


def test_a_card_of_the_deck_that_takes_effect_is_open() -> None:
    p = Deeds("megacore", "zealots").purse(0, 0, 0).next_card("grant-money")
    events = p.do(GainResearch())
    assert (knows(events, "gained-research", BO), p.has(0)) == (True, (6, 2))


# The automa (17)


def test_the_automa_gets_a_resource_for_three_energy_and_sixteen_for_full() -> None:
    p = Deeds("megacore", solo=True)
    p.do(Energy(8), side=AUTOMA)
    assert p.has(AUTOMA) == (0, 2)
    p.g.players[AUTOMA].upgrades = [6] * 6  # which do not raise what full means for it
    p.do(Energy(), Resources(9), Points(2), side=AUTOMA)
    assert (p.has(AUTOMA), p.g.players[AUTOMA].points) == ((0, 16), 2)


def test_the_automa_counts_upgrades_and_uses_no_effect_of_an_exoplanet() -> None:
    p = Deeds("megacore", solo=True)
    events = p.do(Upgrade(2), Upgrade(1), GainExoplanet(), side=AUTOMA)
    assert (sum(p.g.players[AUTOMA].upgrades), told(events, "automa-upgraded")[-1]["now"]) == (3, 3)
    assert (len(p.g.players[AUTOMA].exoplanets), p.asked()) == (1, [])


def test_nobody_knows_the_explorers_and_the_objective_of_the_automa() -> None:
    p = Deeds("megacore", solo=True)
    events = p.do(Explorers(2), DraftObjective(), side=AUTOMA)
    assert [knows(events, key, MIRA) for key in ("drew-explorers", "drew-objectives")] == [False, False]
    assert (len(p.g.players[AUTOMA].explorers), len(p.g.players[AUTOMA].objectives)) == (2, 1)


def test_the_human_chooses_for_the_automa_which_has_no_limit() -> None:
    p = Deeds("megacore", solo=True)
    for word in ("ore-burner", "towed-barge"):
        p.do(GainTech(), side=AUTOMA)
        assert p.asked() == [(MIRA, "ask-for-automa")]
        prompt = p.rules.asks(p.g)[0].prompt
        assert WORDS.say(prompt, NAMES) == "decides for Bo", "it has room on the board"
        assert WORDS.asking(prompt, NAMES) == "Decide for Bo, which takes a tech"
        p.play(MIRA, f"choose {word}")
    assert (len(p.g.players[AUTOMA].techs), p.asked()) == (2, [])


def test_the_automa_never_takes_the_token_and_has_nothing_to_burn() -> None:
    p = Deeds("megacore", solo=True).hand(AUTOMA, "collector")
    p.do(TakeLeader(), Pay((Cost("objective"),), (Points(3),)), side=AUTOMA)
    assert (p.g.claimed, p.g.players[AUTOMA].points) == (False, 0)
    p.purse(AUTOMA, 0, 1).do(Pay((Cost("resource"),), (Points(3),)), side=AUTOMA)
    assert (p.g.players[AUTOMA].points, p.has(AUTOMA)) == (3, (0, 0))


def test_the_automa_takes_from_the_human_who_knows_what_is_gone() -> None:
    p = Deeds("megacore", solo=True).hand(0, "swamp-things", "dune-nomads")
    events = p.do(StealExplorers(1), side=AUTOMA)
    assert (len(p.g.players[0].explorers), len(p.g.players[AUTOMA].explorers)) == (1, 1)
    assert knows(events, "stole", MIRA)


def test_the_automa_resolves_research_and_keeps_explorers() -> None:
    p = Deeds("megacore", solo=True).market("ore-futures", "neptunian-divers")
    p.do(GainResearch("market"), side=AUTOMA)
    p.play(MIRA, "choose ore-futures")
    p.do(GainResearch("market"), side=AUTOMA)
    p.play(MIRA, "choose neptunian-divers")
    assert (p.has(AUTOMA)[1], len(p.g.players[AUTOMA].shown), len(p.g.neptune)) == (4, 1, 3)
