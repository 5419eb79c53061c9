"""Rule 18: the end of the game, points by source, ties, and what the automa scores (17)."""

from __future__ import annotations

from itertools import product

import pytest

from bot.games.factions.cards.cards import CALLED, EXPLORER, NUMBERS
from bot.games.factions.round.upkeep import can_explore, get_ready, outcome
from bot.games.factions.scoring.ending import finish_game
from bot.games.factions.scoring.scoring import (
    SOURCES,
    automa_explored,
    explored_of,
    owned,
    points,
    set_points,
    standings,
    with_wilds,
)
from bot.games.factions.table.state import Table
from tests.games.factions.deeds import names
from tests.games.factions.position import BO, MIRA, told
from tests.games.factions.whole import Whole

SWAMPS = ("yvaga", "mirewood", "bogthane", "lilypad-nine", "sumpters-rest", "gloom-delta", "peats-landing")


def two() -> Whole:
    p = Whole("megacore", "zealots")
    p.purse(0, 0, 0).purse(1, 0, 0)
    return p


# Sources


def test_vector_t7_sets_score_1_3_7_12_18_25_and_no_more() -> None:
    assert [set_points(n) for n in range(9)] == [0, 1, 3, 7, 12, 18, 25, 25, 25]


def test_points_come_from_six_sources() -> None:
    p = two()
    p.purse(0, 9, 5)
    mira = p.g.players[0]
    mira.upgrades = [4, 2, 4, 1, 0, 4]
    mira.done = [p.take("overachiever"), p.take("published-author")]
    mira.points, mira.rescues = -17, 1
    for word in SWAMPS[:3]:
        p.explored(0, word)
    p.explored(0, "cinder")
    p.owns(0, "hoarfall")
    p.hand(0, "litterbug", "swamp-things")
    assert points(p.g, 0) == {
        "upgrades": 15,
        "machines": (1 + 1) + 1 + 2 + 4,
        "objectives": 5 + 6,
        "exoplanets": 7 + 1,
        "resources": 2,
        "noted": -17,
    }
    assert tuple(points(p.g, 0)) == SOURCES, "in the order in which they are shown"


@pytest.mark.parametrize(
    ("upgrades", "score"),
    [
        ([1, 1, 3, 2, 3, 3], 0),
        ([2, 2, 0, 0, 0, 0], 2),
        ([3, 3, 0, 0, 0, 0], 2),
        ([4, 4, 0, 0, 0, 0], 4),
        ([6, 5, 0, 0, 0, 0], 4),
        ([7, 6, 0, 0, 0, 0], 6),
        ([0, 0, 4, 3, 4, 0], 6),
        ([0, 0, 0, 0, 0, 4], 4),
    ],
)
def test_levels_score_one_by_one_and_machines_when_complete(upgrades: list[int], score: int) -> None:
    p = two()
    p.g.players[0].upgrades = upgrades
    assert points(p.g, 0)["machines"] == score


def test_wild_exoplanets_join_the_type_where_they_add_most() -> None:
    assert with_wilds([2, 1, 0, 0, 1]) == [3, 1, 0, 0]
    assert with_wilds([0, 0, 0, 0, 2]) == [2, 0, 0, 0]
    assert with_wilds([6, 4, 0, 0, 1]) == [6, 5, 0, 0]
    assert with_wilds([5, 4, 0, 0, 2]) in ([6, 5, 0, 0], [5, 6, 0, 0])
    p = two()
    p.explored(0, "tritons-twin")
    p.explored(0, "cinder")
    assert explored_of(owned(p.g.players[0])) == (0, 0, 0, 2)


@pytest.mark.parametrize(
    ("event", "source", "more"),
    [
        ("liquid-assets", "resources", 3),
        ("fixed-assets", "machines", 6),
        ("settle-wide", "exoplanets", 2),
        ("settle-deep", "exoplanets", 2),
        ("declassify", "objectives", 2),
    ],
)
def test_events_of_phase_two_add_points(event: str, source: str, more: int) -> None:
    p = two()
    p.purse(0, 0, 5)
    mira = p.g.players[0]
    mira.upgrades = [4, 6, 4, 0, 0, 3]
    mira.done = [p.take("overachiever"), p.take("published-author")]
    for word in ("yvaga", "mirewood", "cinder"):
        p.explored(0, word)
    before, nobody = points(p.g, 0), points(p.g, 1)
    p.ruling(event)
    p.g.final, p.g.ruling = p.g.ruling, []
    after = points(p.g, 0)
    assert {key: after[key] - before[key] for key in after if after[key] != before[key]} == {source: more}
    assert points(p.g, 1) == nobody, "nothing to count, nothing more"


@pytest.mark.parametrize(
    ("votes", "more"), [((0, -1), 2), ((1, -1), 2), ((1, 1), 2), ((0, 1), 0), ((-1, -1), 0)]
)
def test_the_end_that_is_looked_ahead_to_has_the_event_that_votes_decide(
    votes: tuple[int, ...], more: int
) -> None:
    """Liquid Assets makes 4 resources worth 4 points instead of 2; Fixed Assets gives 1 for each of two machines."""
    p = two().event("wealth-debate")
    p.purse(0, 0, 4)
    p.g.players[0].upgrades = [0, 0, 4, 3, 0, 0]
    before = outcome(p.rules.copy(p.g), 0)[0]
    for player, vote in zip(p.g.players, votes, strict=True):
        player.round.vote = vote
    assert outcome(p.rules.copy(p.g), 0)[0] - before == more


# The end


def test_the_game_goes_on_before_the_last_round_and_ends_after_production_in_it() -> None:
    p = two()
    p.g.number = 2
    finish_game(p.g)
    assert not p.g.over
    p.g.number = 3
    p.hand(0, "litterbug", "swamp-things")
    p.g.players[1].shown = [p.take("neptunian-divers")]
    p.purse(0, 0, 4)
    events = p.upkeep(finish_game)
    assert (p.g.over, p.g.stack, p.g.beside) == (True, [], [])
    assert told(events, "hand-shown") == [
        {"side": "@0", "cards": ["~card-litterbug", "~card-swamp-things"]},
        {"side": "@1", "cards": ["~card-neptunian-divers"]},
    ]
    assert [
        (event["side"], event["points"], event["resources"]) for event in told(events, "final-points")
    ] == [
        ("@0", 2, 2),
        ("@1", 0, 0),
    ]
    quiet = {event.key for event in events if event.told.quiet}
    assert quiet == {"final-points"}, "the end of the game lists them by where they come from"
    assert told(events, "game-over") == [{"winners": ["@0"], "points": 2}]
    assert p.rules.asks(p.g) == []
    assert p.rules.view(p.g, MIRA).players[1].shown == p.g.players[1].shown


def test_alone_the_game_ends_after_the_second_round() -> None:
    p = Whole("megacore", solo=True)
    p.g.number = 2
    finish_game(p.g)
    assert p.g.over


def places(g: Table) -> tuple[int, ...]:
    g.over = True
    found = standings(g).places
    assert found is not None
    return found


def test_ties_go_to_more_energy_then_to_more_completed_objectives_then_are_shared() -> None:
    p = Whole("megacore", "zealots", "einstein", "council")
    for side in range(4):
        p.purse(side, 5, 4)
    assert standings(p.g).places is None
    assert places(p.g) == (1, 1, 1, 1)
    p.purse(2, 6, 4)
    assert places(p.g) == (2, 2, 1, 2)
    p.g.players[1].done = [p.take("overachiever")]
    p.g.players[1].points = -5
    assert places(p.g) == (3, 2, 1, 3)
    p.purse(3, 0, 8)
    assert places(p.g) == (4, 3, 2, 1)
    assert standings(p.g).scores == (2, 2, 2, 4)


def test_totals_may_be_below_zero() -> None:
    p = two()
    p.g.players[0].points = -40
    assert standings(p.g).scores == (-40, 0)


# Solo


@pytest.mark.parametrize(
    ("difficulty", "expected"),
    [
        (
            "easy",
            {"upgrades": 7, "machines": 2, "objectives": 0, "exoplanets": 2, "resources": 0, "noted": 3},
        ),
        (
            "medium",
            {"upgrades": 7, "machines": 0, "objectives": 4, "exoplanets": 3, "resources": 0, "noted": 3},
        ),
        (
            "hard",
            {"upgrades": 7, "machines": 2, "objectives": 4, "exoplanets": 3, "resources": 1, "noted": 3},
        ),
    ],
)
def test_what_the_automa_scores(difficulty: str, expected: dict[str, int]) -> None:
    p = Whole("megacore", solo=True)
    p.g.difficulty = difficulty
    automa = p.g.players[1]
    automa.upgrades[5], automa.resources, automa.points = 7, 9, 3
    automa.objectives = [p.take("litterbug"), p.take("machinist")]
    p.techs(1, "towed-barge")
    for word in ("mirewood", "bogthane", "peats-landing"):
        p.owns(1, word)
    automa.explorers = [
        p.take(word) for word in ("swamp-things", "yeti-cousins", "dune-nomads", "mud-wallabies")
    ]
    automa.shown = [p.take("neptunian-divers"), p.take("cloned-xenobiologists")]
    assert points(p.g, 1) == expected


@pytest.mark.parametrize(("explorers", "explored"), [(1, 0), (2, 1), (3, 1), (4, 2), (7, 2), (8, 3), (20, 3)])
def test_explorers_of_the_automa_count_one_each_and_go_to_the_lowest_need(
    explorers: int, explored: int
) -> None:
    p = Whole("megacore", solo=True)
    for word in ("yvaga", "bogthane", "mirewood"):
        p.owns(1, word)
    deck = p.g.piles[1].deck
    p.g.players[1].explorers = [deck.pop() for _ in range(explorers)]
    assert sum(automa_explored(p.g.players[1])) == explored


def test_the_automa_stops_at_the_first_exoplanet_it_cannot_explore() -> None:
    p = Whole("megacore", solo=True)
    for word in ("peats-landing", "wetwork"):
        p.owns(1, word)
    p.g.players[1].explorers = p.g.piles[1].deck[:3]
    assert automa_explored(p.g.players[1]) == [0, 0, 0, 0]


def test_the_human_wins_a_tie_against_the_automa() -> None:
    p = Whole("megacore", solo=True)
    p.g.difficulty = "easy"
    p.purse(0, 0, 4)
    p.g.players[1].upgrades[5] = 2
    assert places(p.g) == (1, 2)
    p.g.players[1].upgrades[5] = 3
    assert places(p.g) == (2, 1)


# Where explorers go at the end


def last_upkeep(p: Whole) -> Whole:
    """The last Upkeep begins: whoever can still explore is asked."""
    p.g.number = NUMBERS.rounds
    p.upkeep(get_ready)
    return p


def ends_with(p: Whole, *moves: str) -> int:
    """The points with which a position ends for its first player."""
    world = copy(p)
    last_upkeep(world)
    for move in moves:
        world.play(MIRA, move)
    assert world.g.over
    return standings(world.g).scores[0]


def copy(p: Whole) -> Whole:
    """A position like this one."""
    other = Whole("megacore", "zealots")
    other.g = p.rules.copy(p.g)
    return other


def most_points(p: Whole) -> int:
    """By trying everything: where each explorer goes, and then the rest of the game."""
    player, found = p.g.players[0], list[int]()
    hand = [*player.explorers, *player.shown]
    for goals in product(range(-1, len(player.exoplanets)), repeat=len(hand)):
        world = copy(p)
        own = world.g.players[0]
        for card, goal in zip(hand, goals, strict=True):
            if goal >= 0:
                (own.explorers if card in own.explorers else own.shown).remove(card)
                own.exoplanets[goal].explorers.append(card)
        found.append(ends_with(world, *["ready"] * can_explore(world.g, 0)))
    return max(found)


@pytest.mark.parametrize(
    ("exoplanets", "hand", "objective", "event"),
    [
        (("yvaga", "hoarfall"), ("swamp-things", "geriatric-explorers", "yeti-cousins"), "", ""),
        (
            ("mirewood", "bogthane", "cinder"),
            ("carnivorous-orchids", "brimstone-bishops", "swamp-things"),
            "",
            "settle-deep",
        ),
        (
            ("mirewood", "hoarfall"),
            ("mud-wallabies", "glass-beetles", "fungal-choir", "frostfire-foxes"),
            "",
            "settle-wide",
        ),
        (
            ("mirewood", "slush", "saltpan"),
            ("penguin-brigade", "retired-test-pilots", "mud-wallabies"),
            "collector",
            "",
        ),
        (("yvaga",), ("yeti-cousins",), "overachiever", ""),
        (
            ("yvaga",),
            ("swamp-things", "geriatric-explorers", "penguin-brigade", "yeti-cousins"),
            "talent-hoarder",
            "",
        ),
        (
            ("yvaga",),
            ("swamp-things", "geriatric-explorers", "penguin-brigade", "yeti-cousins"),
            "overachiever",
            "",
        ),
        (
            ("proteus-annex", "mirewood"),
            ("retired-test-pilots", "cloned-xenobiologists", "swamp-things"),
            "",
            "",
        ),
    ],
)
def test_the_rest_is_placed_so_that_the_game_ends_best(
    exoplanets: tuple[str, ...], hand: tuple[str, ...], objective: str, event: str
) -> None:
    p = two()
    for word in exoplanets:
        p.owns(0, word)
    if objective:
        p.hand(0, objective)
    if event:
        p.event("settlement-charter")
        p.g.players[1].round.vote = ("settle-wide", "settle-deep").index(event)
    p.g.players[0].explorers = [p.take(word) for word in hand[:2]]
    p.g.players[0].shown = [p.take(word) for word in hand[2:]]
    assert ends_with(p, "choose rest") == most_points(p) >= ends_with(p, "ready")


def test_an_objective_may_be_worth_more_than_a_set() -> None:
    p = two()
    p.hand(0, "talent-hoarder", "swamp-things", "geriatric-explorers", "penguin-brigade", "yeti-cousins")
    p.owns(0, "yvaga")
    assert (ends_with(p, "choose rest"), ends_with(p, "ready")) == (4, 4)
    p.g.players[0].objectives.clear()
    assert (ends_with(p, "choose rest"), ends_with(p, "ready")) == (1, 0)


def test_explorers_that_explore_nothing_more_stay_in_hand() -> None:
    p = two()
    p.owns(0, "yvaga", "swamp-things")
    p.hand(0, "geriatric-explorers", "penguin-brigade", "yeti-cousins")
    last_upkeep(p).play(MIRA, "choose rest")
    assert sorted(p.g.players[0].explorers) == sorted(
        CALLED[word] for word in ("penguin-brigade", "yeti-cousins")
    )


def test_of_two_sets_the_one_that_scores_more_is_completed() -> None:
    p = two()
    p.hand(0, "retired-test-pilots", "geriatric-explorers")
    for word in SWAMPS[:2]:
        p.explored(0, word)
    p.owns(0, "bogthane")
    p.owns(0, "slush")
    events = last_upkeep(p).play(MIRA, "choose rest")
    assert [each["exoplanet"] for each in told(events, "explorers-placed")] == names("bogthane")


def test_what_is_placed_depends_on_what_others_have_explored_by_then() -> None:
    p = two()
    p.hand(0, "overachiever", "swamp-things", "geriatric-explorers").owns(0, "yvaga")
    p.hand(1, "penguin-brigade", "yeti-cousins").owns(1, "hoarfall")
    last_upkeep(p)
    p.play(MIRA, "choose rest")
    assert p.g.players[0].exoplanets[0].explorers == [], "only when all are ready"
    events = p.play(BO, "choose rest")
    assert {each["side"] for each in told(events, "explorers-placed")} >= {"@0"}


def test_a_great_many_explorers_are_placed_in_no_time() -> None:
    p = two()
    for word in ("yvaga", *SWAMPS[1:4], "hoarfall", "slush", "cold-comfort", "snowblind"):
        p.owns(0, word)
    deck = sorted(p.g.piles[1].deck, key=lambda card: (EXPLORER[card].base, card))
    p.g.players[0].explorers = deck[:26]
    last_upkeep(p).play(MIRA, "choose rest")
    assert points(p.g, 0)["exoplanets"] == 2 * set_points(4)
    assert NUMBERS.sets[4] == 12
