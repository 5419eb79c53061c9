"""Rules 6 and 12: a round from its start to Upkeep, part after part."""

from __future__ import annotations

from collections import Counter

import pytest

from bot.games.factions.cards.cards import (
    CALLED,
    EARTH_DECK,
    EVENT,
    JUPITER_DECK,
    NEPTUNE_DECK,
    OF_DECK,
    TILE,
)
from bot.games.factions.round.rounds import ROUND, RoundStep, begin_round, main_phase
from bot.games.factions.round.upkeep import (
    CARETAKERS,
    clear_energy,
    decide_event,
    get_ready,
    orbit_everything,
    pass_the_token,
    place_asteroids,
    produce,
    refresh_markets,
    slots_used,
)
from bot.games.factions.table.board import SLOT_WORD
from bot.games.factions.table.state import EMPTY, NONE, Ruled
from bot.games.factions.table.tables import REST
from tests.games.factions.position import BO, CY, MIRA, NAMES, WORDS, told
from tests.games.factions.whole import Whole


def three() -> Whole:
    p = Whole("megacore", "zealots", "einstein")
    for side in range(3):
        p.ships(side, "H6")
    return p


def event_called(word: str) -> int:
    return next(card for card, row in EVENT.items() if row.word == word)


def test_the_order_of_upkeep_is_the_rulebook_s() -> None:
    assert [part.__name__ for part in ROUND] == [
        "begin_round",
        "main_phase",
        "get_ready",
        "finish_round_end",
        "decide_event",
        "produce",
        "finish_game",
        "clear_energy",
        "orbit_everything",
        "place_asteroids",
        "pass_the_token",
        "refresh_markets",
    ]


def test_a_whole_upkeep_leads_into_the_next_round() -> None:
    p = three()
    p.g.number = 1
    for player in p.g.players:
        player.passed = True
    p.energy(0, C4=3).upkeep(main_phase)
    assert (p.g.number, p.g.players[0].passed, p.left_in("C4")) == (2, False, [0])
    assert p.asked() == [(BO, "ask-turn")], "no one claimed the token"
    assert p.g.nodes == [1] * 8
    assert (len(p.g.jupiter), len(p.g.neptune)) == (3, 3)
    assert isinstance(p.g.stack[0], RoundStep)


# The beginning of a round


def test_a_round_begins_with_nothing_spent_and_the_leader() -> None:
    p = three()
    p.g.leader, p.g.extra, p.g.claimed = 2, 4, True
    for player in p.g.players:
        player.passed, player.round.mined, player.round.spent = True, 3, ["ascendancy"]
    events = p.push(RoundStep())
    assert (p.g.extra, p.g.claimed, p.asked()) == (0, False, [(CY, "ask-turn")])
    assert {(player.passed, player.round.mined, len(player.round.spent)) for player in p.g.players} == {
        (False, 0, 0)
    }
    assert told(events, "round") == [{"number": 1, "rounds": 3, "side": "@2"}]


def test_the_deep_state_gains_an_explorer_at_the_beginning_of_each_round() -> None:
    p = Whole("megacore", "deepstate")
    p.upkeep(begin_round)
    assert [len(player.explorers) for player in p.g.players] == [0, 1]


# The gate


def test_who_can_still_explore_is_asked_side_by_side() -> None:
    p = three()
    p.hand(0, "swamp-things").owns(0, "yvaga")
    p.hand(1, "yeti-cousins")
    p.owns(2, "cinder")
    p.upkeep(get_ready)
    assert p.asked() == [(MIRA, "ask-ready")]
    p.play(MIRA, "ready")
    assert p.g.players[0].exoplanets[0].explorers == [], "only the last round places what is left"


def test_in_the_last_round_what_is_left_is_placed_for_those_who_want_it() -> None:
    p = three()
    p.g.number = 3
    p.hand(0, "swamp-things", "geriatric-explorers", "penguin-brigade").owns(0, "yvaga")
    p.g.players[2].shown = [p.take("neptunian-divers")]
    p.owns(2, "mirewood")
    p.upkeep(get_ready)
    assert p.asked() == [(MIRA, "ask-ready-last"), (CY, "ask-ready-last")]
    assert [ask.default for ask in p.rules.asks(p.g)] == [REST, REST]
    p.play(CY, "ready")
    assert p.asked() == [(MIRA, "ask-ready-last")]
    events = p.play(MIRA, "choose rest")
    assert p.g.over
    assert [each["side"] for each in told(events, "explorers-placed")] == ["@0"]
    assert p.g.players[0].explorers == [CALLED["penguin-brigade"]]
    assert [len(each.explorers) for each in p.g.players[0].exoplanets] == [2]
    assert (len(p.g.players[2].shown), p.g.players[2].exoplanets[0].explorers) == (1, []), "left as it lay"


def test_an_explored_exoplanet_asks_no_one() -> None:
    p = three()
    p.explored(0, "yvaga")
    p.hand(0, "penguin-brigade")
    p.upkeep(get_ready)
    assert p.asked() == [(BO, "ask-turn")]


# The stellar event


@pytest.mark.parametrize(
    ("votes", "option"), [((0, 0, 1), 0), ((1, NONE, NONE), 1), ((1, 1, 0), 1), ((NONE, 0, NONE), 0)]
)
def test_the_option_with_more_votes_is_in_force_for_the_next_round(
    votes: tuple[int, ...], option: int
) -> None:
    p = three()
    p.event("solar-forecast")
    p.g.ahead = [event_called("wealth-debate")]
    p.g.ruling = [Ruled(event_called("shipyard-policy"), 0)]
    for player, vote in zip(p.g.players, votes, strict=True):
        player.round.vote = vote
    events = p.upkeep(decide_event)
    assert p.g.ruling == [Ruled(event_called("solar-forecast"), option)]
    assert (p.g.event, p.g.ahead, p.g.final) == (event_called("wealth-debate"), [], [])
    assert p.g.piles[EARTH_DECK].discard == [event_called("solar-forecast")]
    decided = told(events, "event-decided")[0]
    assert (decided["votes"], decided["against"]) == (votes.count(option), votes.count(1 - option))
    assert decided["even"] == 0
    assert {player.round.vote for player in p.g.players} == {NONE}


@pytest.mark.parametrize("votes", [(NONE, NONE, NONE), (0, 1, NONE)])
def test_the_holder_of_the_token_breaks_a_tie(votes: tuple[int, ...]) -> None:
    p = three()
    p.event("solar-forecast")
    p.g.leader = 1
    for player, vote in zip(p.g.players, votes, strict=True):
        player.round.vote = vote
    p.upkeep(decide_event)
    assert p.asked() == [(BO, "ask-tie")]
    assert str(p.rules.asks(p.g)[0].default) == "choose solar-maximum"
    events = p.play(BO, "choose solar-minimum")
    said = [WORDS.tell(event, NAMES) for event in events if event.key == "event-decided"]
    assert said == ["Solar Minimum won the tie."]
    assert p.g.ruling == [Ruled(event_called("solar-forecast"), 1)]
    assert p.g.event == CARETAKERS, "none is left"


def test_after_the_last_round_no_event_follows() -> None:
    p = three()
    p.g.number = p.g.rounds
    p.event("solar-forecast")
    p.g.players[0].round.vote = 0
    events = p.upkeep(decide_event)
    assert [len(told(events, key)) for key in ("event-decided", "event-revealed")] == [1, 0]
    assert p.g.event == EMPTY


def test_an_event_of_phase_two_counts_at_the_end() -> None:
    p = three()
    p.event("wealth-debate")
    p.g.players[0].round.vote = 1
    p.upkeep(decide_event)
    assert p.g.final == [Ruled(event_called("wealth-debate"), 1)]


def test_the_caretakers_decide_nothing_and_end_what_was_in_force() -> None:
    p = three()
    p.event("caretaker-assembly").ruling("overtime")
    p.g.players[0].round.vote = 0
    events = p.upkeep(decide_event)
    assert (p.g.ruling, p.g.event, told(events, "event-decided")) == ([], CARETAKERS, [])


def test_without_events_nothing_is_decided() -> None:
    p = Whole("megacore", "zealots", first=True)
    p.g.event = EMPTY
    p.upkeep(decide_event)
    assert (p.g.event, p.g.ruling) == (EMPTY, [])


def test_what_happens_now_does_so_before_production() -> None:
    p = three()
    p.event("security-review").hand(1, "litterbug").purse(1, 5, 0)
    p.g.players[0].round.vote = 1
    p.owns(1, "yvaga")
    events = p.upkeep(decide_event)
    assert p.asked() == [(BO, "ask-may")]
    assert told(events, "energy-cleared") == []
    p.play(BO, "choose yes")
    assert (p.has(1)[1], p.g.players[1].objectives) == (3, [])


def test_open_gates_let_the_leader_place_both_wormholes() -> None:
    p = three()
    p.event("wormhole-accord")
    p.g.players[0].round.vote, p.g.leader = 0, 2
    p.upkeep(decide_event)
    p.play(CY, "choose yes", "choose B3", "choose G7")
    assert len(p.g.wormholes) == 2


# Production


def test_explored_exoplanets_produce_up_to_the_capacities() -> None:
    p = three()
    p.explored(0, "yvaga")
    p.explored(0, "hourglass")
    p.explored(1, "mangrove-prime")
    p.owns(0, "aurora-shelf")
    p.purse(0, 2, 4).purse(1, 15, 1).purse(2, 3, 3)
    produce(p.g)
    assert (p.has(0), p.has(1), p.has(2)) == ((7, 5), (16, 3), (3, 3))
    said = [WORDS.tell(event, NAMES) for event in p.g.events]
    assert said == [
        "Mira gained 5 energy from Yvaga and Hourglass.",
        "Mira gained 1 resource from Hourglass (hold full: 1 lost).",
        "Bo gained 1 energy from Mangrove Prime (battery full: 3 lost).",
        "Bo gained 2 resources from Mangrove Prime.",
    ]


def test_ordinary_people_produce_with_unexplored_exoplanets_too() -> None:
    p = Whole("ordinary", "megacore")
    for side in (0, 1):
        p.owns(side, ("yvaga", "hourglass")[side])
        p.purse(side, 2, 1)
    p.explored(0, "thirst")
    produce(p.g)
    assert (p.has(0), p.has(1)) == ((6, 3), (2, 1))


# The board


def test_all_energy_is_removed() -> None:
    p = three()
    p.energy(0, C4=3, H1=2).energy(1, C4=1)
    clear_energy(p.g)
    assert all(not any(cubes) for cubes in p.g.cubes)
    assert len(p.g.cubes[0]) == 4


def test_every_planet_goes_one_step_with_riders() -> None:
    p = three()
    p.ships(0, "A1")
    p.g.players[0].wishes.ride = "always"
    p.upkeep(orbit_everything)
    assert (p.g.nodes, p.at(0)) == ([1] * 8, ["A2"])


@pytest.mark.parametrize(
    ("seats", "slots"),
    [
        (1, "E1 E2 E3 E4 E5 E6 E7 E8 E9 E10 E11 E12 K1 K2 K3 K4"),
        (2, "E1 E2 E4 E5 E7 E8 E10 E11"),
        (3, "E1 E2 E3 E4 E5 E6 E7 E8 E9 E10 E11 E12"),
        (4, "E1 E2 E3 E4 E5 E6 E7 E8 E9 E10 E11 E12 K1 K2 K3 K4"),
    ],
)
def test_where_asteroids_lie(seats: int, slots: str) -> None:
    assert [SLOT_WORD[slot] for slot in slots_used(seats)] == slots.split()


def test_all_asteroids_are_shuffled_and_placed_face_down() -> None:
    p = three()
    p.tile("E3", 6)
    p.g.faces[2], p.g.peeks[2] = True, [MIRA]
    events = p.upkeep(place_asteroids)
    assert [tile != EMPTY for tile in p.g.tiles] == [True] * 12 + [False] * 4
    assert (any(p.g.faces), any(p.g.peeks), told(events, "asteroid-open")) == (False, False, [])
    assert Counter([*p.g.bag, *p.g.tiles[:12]]) == Counter(TILE.keys())
    assert (p.g.rng is not None, p.g.tiles[:12] != sorted(p.g.tiles[:12])) == (True, True)


def test_an_open_survey_places_them_face_up() -> None:
    p = three()
    p.ruling("open-survey")
    events = p.upkeep(place_asteroids)
    assert p.g.faces == [True] * 12 + [False] * 4
    assert len(told(events, "asteroid-open")) == 12


# The token and the markets


def test_an_unclaimed_token_goes_clockwise_and_a_claimed_one_stays() -> None:
    p = three()
    p.g.ring, p.g.leader = [MIRA, CY, BO], 0
    pass_the_token(p.g)
    assert p.g.leader == 2
    p.g.claimed = True
    pass_the_token(p.g)
    assert p.g.leader == 2
    assert told(p.happened(), "leader-passes") == [{"side": "@2"}]


def test_alone_the_token_stays() -> None:
    p = Whole("megacore", solo=True)
    pass_the_token(p.g)
    assert (p.g.leader, p.happened()) == (0, [])


def test_both_markets_are_burned_and_drawn_anew() -> None:
    p = three()
    p.market("yvaga", "cinder", "ore-futures")
    refresh_markets(p.g)
    assert p.g.piles[JUPITER_DECK].discard == [CALLED["yvaga"], CALLED["cinder"]]
    assert p.g.piles[NEPTUNE_DECK].discard == [CALLED["ore-futures"]]
    assert (len(p.g.jupiter), len(p.g.neptune)) == (3, 3)
    assert set(p.g.jupiter) <= set(OF_DECK[JUPITER_DECK])
