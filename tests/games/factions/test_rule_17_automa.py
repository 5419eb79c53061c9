"""Rule 17: the automa, its cards, its turns between the human's, and what it does not have."""

from __future__ import annotations

import pytest

from bot.games.factions.cards.cards import AUTOMA, CALLED, FACTIONS, MERCURY_DECK, VENUS, VENUS_DECK
from bot.games.factions.holdings.modifiers import USUAL, value, values
from bot.games.factions.round.upkeep import decide_event
from bot.games.factions.table.board import SECTOR_CALLED
from bot.games.factions.table.state import NONE
from tests.games.factions.position import MIRA, NAMES, WORDS, told
from tests.games.factions.whole import Whole


def solo(faction: str = "zealots") -> Whole:
    """A human at F6 and the automa, which has nothing."""
    p = Whole(faction, solo=True)
    p.ships(0, "F6")
    return p


def cards_of(p: Whole) -> tuple[int, int, int, int]:
    """The automa's resources, upgrades, explorers and objectives."""
    automa = p.g.players[1]
    return automa.resources, sum(automa.upgrades), len(automa.explorers), len(automa.objectives)


@pytest.mark.parametrize("faction", range(len(FACTIONS)))
def test_the_automa_has_none_of_its_faction_s_abilities(faction: int) -> None:
    p = solo()
    p.g.players[1].faction = faction
    now = dict(values(p.g, 1))
    assert now.pop("energy-cap")
    assert now == {key: worth for key, worth in USUAL.items() if key != "energy-cap"}


# The cards


def test_vector_t17_a_planet_s_card_moves_it_and_leaves_energy_around_it() -> None:
    p = solo()
    p.planet("mars", 3)
    events = p.automa("automa-mars")
    assert [event.key for event in events][:3] == ["automa-draws", "orbited", "automa-energy"]
    assert p.left_in("D4", "D5", "E4", "E5") == [1, 1, 2, 2]
    assert [p.g.cubes[SECTOR_CALLED[sector]] for sector in ("D4", "E4")] == [[0, 0, 1], [0, 0, 2]], "no one's"
    assert p.left_in("D3", "E3", "D6") == [0, 0, 0]


def test_the_energy_of_the_automa_is_the_price_of_the_rulebook_whatever_is_in_force() -> None:
    p = solo()
    p.planet("mars", 3).energy(0, D4=3, E5=2).ruling("subsidised-lanes")
    p.automa("automa-mars")
    assert p.left_in("D4", "D5", "E4", "E5") == [7, 1, 2, 5]


def test_who_rides_does_so_before_the_automa_leaves_energy() -> None:
    p = solo()
    p.g.players[0].wishes.ride = "ask"
    p.ships(0, "B1")
    p.automa("automa-mercury")
    assert (p.asked(), p.left_in("A1", "B2")) == ([(MIRA, "ask-ride")], [0, 0])
    p.play(MIRA, "ride B2")
    assert (p.at(0), p.left_in("A1", "A2", "B1", "B2")) == (["B2"], [1, 1, 1, 1])


def test_mercury_gives_two_resources_and_burns_a_card_of_energy() -> None:
    p = solo()
    top = p.g.piles[MERCURY_DECK].deck[-1]
    p.automa("automa-mercury")
    assert (cards_of(p)[0], p.g.piles[MERCURY_DECK].discard) == (2, [top])
    p.g.piles[MERCURY_DECK].deck = [top]
    before = list(p.g.nodes)
    events = p.automa("automa-mercury")
    assert "mercury-exhausted" in [event.key for event in events]
    assert [after - node for after, node in zip(p.g.nodes, before, strict=True)] == [2, *[1] * 7]


def test_venus_gives_two_explorers() -> None:
    p = solo()
    p.automa("automa-venus")
    assert (cards_of(p), p.g.nodes[VENUS]) == ((0, 0, 2, 0), 1)


@pytest.mark.parametrize(
    ("votes", "own", "voted", "resources"),
    [
        ((NONE, NONE), NONE, 0, 2),
        ((0, NONE), NONE, 1, 2),
        ((1, NONE), NONE, 0, 2),
        ((NONE, NONE), 1, 1, 2),
        ((0, NONE), 1, 1, 2),
    ],
)
def test_earth_votes_where_fewer_votes_are_once_a_round(
    votes: tuple[int, int], own: int, voted: int, resources: int
) -> None:
    p = solo()
    p.event("solar-forecast")
    p.g.players[0].round.vote, p.g.players[1].round.vote = votes[0], own
    p.automa("automa-earth")
    assert (p.g.players[1].round.vote, cards_of(p)[0], p.g.claimed) == (voted, resources, False)


def test_earth_gives_the_second_reward_of_the_option_with_fewer_votes() -> None:
    p = solo()
    p.event("call-for-settlers")
    p.automa("automa-earth")
    assert cards_of(p)[2] == 1, "an explorer for the first option"
    p.g.players[1].round.vote = 0
    p.automa("automa-earth")
    assert len(p.g.players[1].exoplanets) == 1, "an exoplanet for the other"
    assert (p.g.players[1].round.vote, p.asked()) == (0, [])


def test_the_caretakers_give_the_automa_an_explorer_and_take_no_vote() -> None:
    p = solo()
    p.event("caretaker-assembly")
    p.automa("automa-earth")
    assert (cards_of(p), p.g.players[1].round.vote) == ((0, 0, 1, 0), NONE)


def test_in_a_first_game_earth_only_moves_and_leaves_energy() -> None:
    p = Whole("zealots", solo=True, first=True)
    p.g.event = 0
    p.automa("automa-earth")
    assert (p.left_in("C1", "D2"), cards_of(p), p.g.claimed) == ([1, 1], (0, 0, 0, 0), False)


@pytest.mark.parametrize(
    ("resources", "left", "built"), [(1, 1, 0), (2, 0, 1), (3, 1, 1), (5, 1, 2), (9, 5, 2)]
)
def test_mars_mines_and_buys_up_to_two_upgrades(resources: int, left: int, built: int) -> None:
    p = solo()
    p.purse(1, 0, resources)
    p.automa("automa-mars")
    assert cards_of(p)[:2] == (left, built)


def test_the_human_chooses_which_asteroid_the_automa_mines_before_it_builds() -> None:
    p = solo()
    p.tile("E1", 3)
    p.tile("K2", 6)
    p.automa("automa-mars")
    assert p.asked() == [(MIRA, "ask-for-automa")]
    p.play(MIRA, "choose K2")
    assert cards_of(p)[:2] == (2, 2)


def test_jupiter_takes_a_card_of_the_market_and_no_effect() -> None:
    p = solo()
    p.market("cinder", "yvaga")
    p.automa("automa-jupiter")
    p.play(MIRA, "choose yvaga")
    assert [each.card for each in p.g.players[1].exoplanets] == [CALLED["yvaga"]]
    assert (p.g.jupiter, p.asked()) == ([CALLED["cinder"]], [])


def test_saturn_gives_an_objective_face_down() -> None:
    p = solo()
    p.automa("automa-saturn")
    assert cards_of(p) == (0, 0, 0, 1)
    assert p.g.players[1].done == []


def test_uranus_and_neptune_let_the_human_choose() -> None:
    p = solo()
    p.market("ore-futures", "open-call")
    p.automa("automa-uranus")
    p.play(MIRA, "choose towed-barge")
    p.automa("automa-uranus")
    p.play(MIRA, "choose survey-network")
    assert p.g.players[1].techs == [CALLED["towed-barge"], CALLED["survey-network"]], "no limit"
    p.automa("automa-neptune")
    p.play(MIRA, "choose ore-futures")
    assert (cards_of(p)[0], p.g.players[1].round.research) == (4, 0)


def test_megacore_mines_twice_and_gains_two_resources() -> None:
    p = solo()
    for slot in ("E1", "E2", "E3"):
        p.tile(slot, 3)
    p.automa("automa-megacore", faction="megacore")
    p.play(MIRA, "choose E1", "choose E3")
    assert cards_of(p)[0] == 8


def test_zealots_gain_three_resources_and_leave_energy_around_mercury_where_it_is() -> None:
    p = solo()
    p.automa("automa-zealots", faction="zealots")
    assert (cards_of(p)[0], p.left_in("A1", "A12", "B1", "B12", "A2")) == (3, [1, 1, 1, 1, 0])
    assert p.g.nodes[0] == 0


def test_ordinary_people_produce_with_all_exoplanets_together() -> None:
    p = solo()
    for word in ("yvaga", "mirewood", "lilypad-nine", "thirst"):
        p.owns(1, word)
    p.automa("automa-ordinary", faction="ordinary")
    assert cards_of(p)[0] == (4 + 3 + 2) // 3 + 1 + 2


def test_tunnelers_empty_the_two_fullest_sectors() -> None:
    p = solo()
    p.energy(0, C4=5, D7=6, H1=2)
    p.automa("automa-tunnelers", faction="tunnelers")
    assert p.asked() == []
    assert [SECTOR_CALLED[sector] for sector in ("D7", "C4")] == p.g.wormholes
    assert (p.left_in("C4", "D7", "H1"), cards_of(p)[0]) == ([0, 0, 2], 11 // 3)


def test_the_human_chooses_between_sectors_that_are_equally_full() -> None:
    p = solo()
    p.energy(0, C4=5, D7=2, H1=2)
    p.automa("automa-tunnelers", faction="tunnelers")
    assert (p.legal(MIRA, "choose"), p.asked()) == ({"D7", "H1"}, [(MIRA, "ask-automa-wormhole")])
    p.play(MIRA, "choose H1")
    assert (p.g.wormholes, cards_of(p)[0]) == ([SECTOR_CALLED["C4"], SECTOR_CALLED["H1"]], 2)


def test_einstein_moves_every_planet_and_builds() -> None:
    p = solo()
    p.automa("automa-einstein", faction="einstein")
    assert (p.g.nodes, cards_of(p)) == ([1] * 8, (0, 1, 0, 0))


def test_the_deep_state_gains_an_objective_and_an_explorer() -> None:
    p = solo()
    p.automa("automa-deepstate", faction="deepstate")
    assert cards_of(p) == (0, 0, 1, 1)


def test_the_council_gains_the_second_rewards_of_both_options() -> None:
    p = solo()
    p.event("solar-forecast")
    p.automa("automa-council", faction="council")
    assert (cards_of(p)[0], p.g.players[1].round.vote) == (6 // 3 + 2, NONE)
    p.event("caretaker-assembly")
    p.automa("automa-council")
    assert cards_of(p)[2] == 1


def test_androids_resolve_the_top_of_the_discard_once_more() -> None:
    p = solo()
    p.g.piles[AUTOMA].discard = [CALLED["automa-saturn"], CALLED["automa-venus"]]
    events = p.automa("automa-androids", "automa-saturn", faction="androids")
    assert told(events, "automa-again")[0]["card"] == "~card-automa-venus"
    assert (cards_of(p), p.g.nodes[VENUS]) == ((0, 0, 2, 0), 1)
    assert p.g.piles[AUTOMA].discard[-2:] == [CALLED["automa-venus"], CALLED["automa-androids"]]


def test_androids_draw_the_next_card_where_nothing_is_discarded() -> None:
    p = solo()
    p.g.players[0].passed = True
    p.g.piles[AUTOMA].discard = []
    p.automa("automa-androids", "automa-venus", "automa-saturn", faction="androids")
    assert (cards_of(p), p.g.piles[AUTOMA].deck) == ((0, 0, 2, 0), [CALLED["automa-saturn"]])
    p.g.piles[AUTOMA].discard = []
    p.automa("automa-androids")
    assert (p.g.stack, cards_of(p)) == ([], (0, 0, 2, 0)), "the only card does nothing"


# What follows its cards


def test_after_a_planet_s_card_the_androids_may_use_that_planet() -> None:
    p = solo("androids")
    p.built(0, "faction").pile("geriatric-explorers", "mud-wallabies", "glass-beetles")
    p.automa("automa-venus")
    assert (p.asked(), cards_of(p)[2]) == ([(MIRA, "ask-ascend")], 2), "after all the card does"
    p.play(MIRA, "use venus", "choose 1")
    assert (len(p.g.players[0].explorers), p.has(0)[1]) == (1, 3)
    p.automa("automa-venus")
    assert p.asked() == [], "once a round"


def test_a_card_of_a_faction_is_no_use_of_a_planet() -> None:
    p = solo("androids")
    p.built(0, "faction")
    p.automa("automa-zealots", faction="zealots")
    assert p.asked() == []


def test_a_planet_s_card_resolved_again_is_a_use_again() -> None:
    p = solo("androids")
    p.built(0, "faction")
    p.g.piles[AUTOMA].discard = [CALLED["automa-venus"]]
    p.automa("automa-androids", "automa-saturn", faction="androids")
    assert p.asked() == [(MIRA, "ask-ascend")]


# What the automa does not have


@pytest.mark.parametrize("ruling", ["solar-minimum", "deep-drilling", "overtime"])
def test_events_change_nothing_for_the_automa(ruling: str) -> None:
    p = solo()
    p.ruling(ruling).built(1, "sails", "probes").techs(1, "towed-barge")
    p.g.final = list(p.g.ruling)
    assert [value(p.g, 1, key) for key in ("pass-income", "mine-bonus", "extra-action", "empty-cost")] == [
        2,
        0,
        0,
        0,
    ]


def test_now_parts_of_an_event_reach_the_automa_too() -> None:
    p = solo()
    p.event("call-for-settlers")
    p.g.players[0].round.vote = 0
    p.upkeep(decide_event)
    assert (len(p.g.players[0].explorers), cards_of(p)[2]) == (2, 2)
    assert len(p.g.piles[VENUS_DECK].deck) == 44


# The course of a round


def test_the_automa_plays_after_each_turn_of_the_human() -> None:
    p = solo()
    p.g.piles[AUTOMA].deck = [CALLED[word] for word in ("automa-saturn", "automa-deepstate", "automa-venus")]
    p.main_phase()
    assert p.g.players[0].round.turns == 1
    p.play(MIRA, "move F7", "end")
    assert (cards_of(p), p.g.players[0].round.turns) == ((0, 0, 2, 0), 2)
    p.play(MIRA, "move F8", "end")
    assert cards_of(p) == (0, 0, 3, 1)


def test_after_passing_the_automa_empties_its_deck_and_the_human_gains_energy_between() -> None:
    p = solo()
    p.purse(0, 3)
    p.g.piles[AUTOMA].deck = [CALLED[f"automa-{word}"] for word in ("venus", "saturn", "deepstate", "venus")]
    p.main_phase()
    events = p.play(MIRA, "pass")
    order = [event.key for event in events if event.key in ("automa-draws", "skipped-turn", "passed")]
    assert order == ["passed", "automa-draws", *["skipped-turn", "automa-draws"] * 3]
    assert (p.has(0)[0], cards_of(p)) == (3 + 3 * 2, (0, 0, 5, 2))
    assert (len(p.g.piles[AUTOMA].deck), p.g.piles[AUTOMA].discard, p.g.stack) == (4, [], [])


def test_a_deck_that_ran_out_is_shuffled_when_the_next_card_is_needed() -> None:
    p = solo()
    pile = p.g.piles[AUTOMA]
    pile.deck, pile.discard = [CALLED["automa-saturn"]], [CALLED["automa-deepstate"]]
    p.main_phase()
    p.play(MIRA, "move F7", "end")
    both = sorted((CALLED["automa-saturn"], CALLED["automa-deepstate"]))
    assert (cards_of(p)[3], pile.deck, sorted(pile.discard)) == (1, [], both)
    p.play(MIRA, "move F8", "end")
    assert (cards_of(p)[3], sorted([*pile.deck, *pile.discard])) == (2, both)
    assert (len(pile.deck), p.asked()) == (1, [(MIRA, "ask-turn")])


def test_a_pass_on_an_empty_deck_ends_the_round() -> None:
    p = solo()
    p.purse(0, 3)
    p.g.piles[AUTOMA].deck, p.g.piles[AUTOMA].discard = [], [CALLED["automa-venus"]]
    p.main_phase()
    events = p.play(MIRA, "pass")
    assert [event.key for event in events if event.key in ("automa-draws", "skipped-turn")] == []
    assert (p.g.stack, p.has(0)[0], cards_of(p)) == ([], 3, (0, 0, 0, 0))
    assert p.g.piles[AUTOMA].deck == [CALLED["automa-venus"]], "for the next round"


def test_there_is_no_limit_of_six_turns_and_no_trade() -> None:
    p = solo()
    p.g.extra = 6
    p.main_phase()
    assert p.asked() == [(MIRA, "ask-turn")]
    assert "offer" not in {verb.name for verb in p.rules.offer(p.g, MIRA).verbs}


def test_no_one_reads_alone_that_someone_has_passed() -> None:
    p = solo().begin()
    assert WORDS.say(p.rules.headline(p.g), NAMES) == "round 1 of 2"


def test_whoever_plays_alone_reads_of_the_automa_not_of_trade() -> None:
    hint = solo().begin().hint(MIRA)
    assert ". Move first, then act: use a planet or mine. After each of your turns, the automa" in hint
