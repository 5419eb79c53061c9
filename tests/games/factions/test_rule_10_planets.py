"""Using planets (rules 10.1 to 10.5, 10.7 to 10.10)."""

from __future__ import annotations

import pytest

from bot.discord.views.story import gist
from bot.engine.moves import Text
from bot.games.factions.actions.planets import draw_charge, price_of_upgrades
from bot.games.factions.cards.cards import (
    BATTERY,
    CALLED,
    CARGO,
    EARTH,
    FACTION,
    JUPITER_DECK,
    MACHINES,
    MERCURY,
    MERCURY_DECK,
    NEPTUNE_DECK,
    SATURN_DECK,
    URANUS_DECK,
    VENUS,
    VENUS_DECK,
)
from tests.games.factions.deeds import Deeds, names
from tests.games.factions.position import BO, MIRA, NAMES, WORDS, name, told

ORDER_LEFT = ("battery", "alcubierre", "sails", "probes", "faction")

# 10.1 Mercury


@pytest.mark.parametrize(("slots", "amount"), [(0, 8), (1, 8), (2, 10), (4, 12), (7, 16)])
def test_mercury_gives_what_the_card_says_for_the_level_of_the_battery(slots: int, amount: int) -> None:
    p = Deeds("megacore", "einstein").purse(0, 0).next_card("pale-corona")
    p.g.players[0].upgrades[BATTERY] = slots
    events = p.visit("mercury")
    assert p.has(0) == (amount, 0)
    assert told(events, "charge-card") == [{"side": name(0), "card": names("pale-corona")[0], "n": amount}]
    assert p.g.piles[MERCURY_DECK].discard == [CALLED["pale-corona"]]


def test_what_mercury_gives_beyond_the_capacity_is_lost() -> None:
    p = Deeds("megacore", "einstein").purse(0, 15).next_card("coronal-storm")
    events = p.visit("mercury")
    (gained,) = [event for event in events if event.key == "gained-energy"]
    how = [Text("gained-by-charging", {"card": names("coronal-storm")[0]})]
    assert gained.values == {"side": name(0), "n": 1, "lost": 13, "now": 16, "how": how}
    assert (
        WORDS.tell(gained, NAMES)
        == "Mira gained 1 energy at Mercury with Coronal Storm (battery full: 13 lost)."
    )
    story = gist(WORDS, events, 9)
    assert [event.key for event in story] == ["gained-energy"], "one sentence for use, card and gain"


def test_mercury_is_used_at_full_energy_too_and_the_card_is_burned() -> None:
    p = Deeds("megacore", "einstein").next_card("pale-corona")
    p.visit("mercury")
    assert (p.has(0)[0], len(p.g.piles[MERCURY_DECK].discard)) == (16, 1)


def test_solar_maximum_adds_three() -> None:
    p = Deeds("megacore", "einstein").purse(0, 0).next_card("pale-corona").ruling("solar-maximum")
    p.visit("mercury")
    assert p.has(0)[0] == 11


def test_vector_t15_the_eighth_card_moves_every_planet_and_the_ninth_shuffles_anew() -> None:
    p = Deeds("megacore", "einstein")
    for _ in range(7):
        p.visit("mercury")
    assert p.g.nodes == [0] * 8
    events = p.visit("mercury")
    assert (p.g.nodes, len(p.g.piles[MERCURY_DECK].discard)) == ([1] * 8, 8)
    assert told(events, "mercury-exhausted") == [{}]
    p.visit("mercury")
    assert (p.g.nodes, len(p.g.piles[MERCURY_DECK].deck), len(p.g.piles[MERCURY_DECK].discard)) == (
        [1] * 8,
        7,
        1,
    )


def test_the_last_card_gives_its_energy_before_the_planets_move() -> None:
    p = Deeds("megacore", "einstein").purse(0, 0)
    p.g.piles[MERCURY_DECK].deck = [CALLED["pale-corona"]]
    keys = [event.key for event in p.visit("mercury")]
    assert keys.index("charge-card") < keys.index("gained-energy")
    assert (p.has(0)[0], p.g.nodes) == (8, [1] * 8)


def test_no_card_at_all_gives_nothing() -> None:
    p = Deeds("megacore", "einstein").purse(0, 0)
    p.g.piles[MERCURY_DECK].deck = []
    p.visit("mercury")
    assert (p.has(0)[0], draw_charge(p.g)) == (0, None)


def test_zealots_choose_how_much_and_draw_no_card() -> None:
    p = Deeds("zealots", "einstein").purse(0, 6).ruling("solar-maximum")
    p.visit("mercury")
    assert p.asked() == [(MIRA, "ask-amount")]
    assert p.legal(MIRA, "choose") == {str(n) for n in range(11)}
    assert p.rules.asks(p.g)[0].default.values == (10,)
    p.play(MIRA, "choose 4")
    assert (p.has(0)[0], len(p.g.piles[MERCURY_DECK].deck)) == (10, 8)


def test_zealots_are_not_asked_at_full_energy() -> None:
    p = Deeds("zealots", "einstein")
    p.visit("mercury")
    assert (p.asked(), p.g.players[0].round.used) == ([], [MERCURY])


# 10.2 Venus


def test_venus_says_what_is_still_needed_and_what_an_explorer_is_worth() -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 4)
    p.visit("venus")
    cost = "Each costs 1 resource, and you see the cards afterwards."
    worth = "An explorer is worth 0 to 4 on an exoplanet, 1 on most."
    assert p.hint(MIRA) == f"{cost} {worth} You have no unexplored exoplanet yet."
    p.owns(0, "slush")
    p.owns(0, "thirst").explorers = [CALLED["geriatric-explorers"]]
    p.explored(0, "yvaga")
    assert p.hint(MIRA) == f"{cost} {worth} You still need 2 on Slush and 2 on Thirst."


def test_venus_gives_as_many_explorers_as_resources_are_announced() -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 4)
    p.visit("venus")
    assert p.asked() == [(MIRA, "ask-announce")]
    assert p.legal(MIRA, "choose") == {"1", "2", "3", "4"}
    assert p.rules.asks(p.g)[0].default.values == (1,)
    top = p.g.piles[VENUS_DECK].deck[-3:]
    event = next(event for event in p.play(MIRA, "choose 3") if event.key == "drew-explorers")
    assert (p.has(0), sorted(p.g.players[0].explorers)) == ((16, 1), sorted(top))
    assert event.chance
    assert event.values["n"] == 3
    seen = event.seen_by(BO)
    assert seen is not None
    assert "cards" not in seen.values
    own = event.seen_by(MIRA)
    assert own is not None
    assert len(own.values["cards"]) == 3


def test_venus_sells_no_more_explorers_than_there_are() -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 4)
    pile = p.g.piles[VENUS_DECK]
    first, second = pile.deck[:2]
    pile.deck, pile.discard = [first], [second]
    p.visit("venus")
    assert p.legal(MIRA, "choose") == {"1", "2"}
    p.play(MIRA, "choose 2")
    assert (p.has(0), sorted(p.g.players[0].explorers)) == ((16, 2), sorted((first, second)))
    assert "venus" not in p.beside("venus").acting().legal(MIRA, "use")
    assert p.why(MIRA, "use venus") == ("10.2", "no-explorers-left")


# 10.3 Earth


def test_earth_takes_one_vote_a_round_and_gives_the_reward_of_the_space() -> None:
    p = Deeds("megacore", "einstein").purse(0, 0, 0).event("solar-forecast")
    p.visit("earth")
    assert p.asked() == [(MIRA, "ask-vote")]
    assert p.legal(MIRA, "vote") == {"a1", "a2", "b1", "b2"}
    assert p.rules.asks(p.g)[0].default.values == ("a2",)
    p.play(MIRA, "vote b2")
    assert (p.has(0), p.g.players[0].round.vote) == ((0, 2), 1)
    p.visit("earth")
    assert p.asked() == []


def test_the_first_space_gives_the_token_to_the_first_who_takes_it() -> None:
    p = Deeds("megacore", "council", "androids").purse(0, 0).purse(1, 0).event("solar-forecast")
    p.g.leader = 2
    p.visit("earth")
    assert told(p.play(MIRA, "vote a1"), "leader-claimed") == [{"side": name(0)}]
    assert (p.g.leader, p.g.claimed, p.has(0)[0]) == (0, True, 2)
    p.visit("earth", side=1)
    p.play(BO, "vote b1")
    assert (p.g.leader, p.has(1)[0]) == (0, 4)


def test_the_council_gets_the_token_once_and_the_rest_twice() -> None:
    p = Deeds("council", "einstein").purse(0, 0).event("solar-forecast")
    p.g.leader = 1
    p.visit("earth")
    events = p.play(MIRA, "vote a1")
    assert (p.g.leader, p.has(0)[0], len(told(events, "leader-claimed"))) == (0, 4, 1)
    assert [player.round.vote for player in p.g.players] == [0, -1]


def test_a_use_of_earth_without_a_vote_counts() -> None:
    p = Deeds("megacore", "einstein").purse(0, 0).event("solar-forecast")
    p.visit("earth")
    p.play(MIRA, "skip")
    assert (p.g.players[0].round.vote, p.has(0)[0], p.g.players[0].turn.used) == (-1, 0, [2])


def test_the_caretakers_give_small_rewards() -> None:
    p = Deeds("megacore", "einstein").purse(0, 0).event("caretaker-assembly")
    p.visit("earth")
    assert p.legal(MIRA, "vote") == {"c1", "c2"}
    p.play(MIRA, "vote c1")
    assert p.has(0)[0] == 4


def test_in_a_first_game_earth_hands_its_first_visitor_the_token() -> None:
    p = Deeds("megacore", "zealots", first=True)
    p.g.leader = 1
    p.visit("earth")
    assert (p.asked(), p.g.leader, p.g.claimed) == ([], 0, True)
    p.visit("earth", side=1)
    assert (p.asked(), p.g.leader) == ([], 0)


# 10.4 Mars


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ("faction", "Place 1 upgrade on NanoExcavators"),
        ("sails sails", "Place 2 upgrades on Solar Sails"),
        ("sails sails cargo", "Place 2 upgrades on Solar Sails and 1 on Cargo Hold"),
        ("sails cargo sails", "Place 2 upgrades on Solar Sails and 1 on Cargo Hold"),
        ("sails cargo probes", "Place 3 upgrades on 3 machines"),
    ],
)
def test_the_button_that_buys_upgrades_names_their_machines(words: str, said: str) -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 6)
    p.visit("mars")
    spot = p.rules.offer(p.g, MIRA).spot("build", tuple(words.split()))
    assert spot is not None
    assert spot.whole is not None
    assert WORDS.say(spot.whole) == said


def test_mars_places_upgrades_for_two_resources_each() -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 5)
    p.visit("mars")
    assert p.asked() == [(MIRA, "ask-mars")]
    spot = p.rules.offer(p.g, MIRA).spot("build", ("cargo", "battery"))
    assert spot is not None
    assert spot.whole is not None
    assert WORDS.say(spot.whole) == "Place 1 upgrade on Cargo Hold and 1 on Batteries"
    assert spot.price is not None
    assert (spot.ends, spot.next, spot.price.values) == (True, (), {"cost": 4, "left": 1})
    assert WORDS.say(spot.price) == "leaves 1 resource"
    p.play(MIRA, "build cargo battery")
    player = p.g.players[0]
    assert (player.upgrades[CARGO], player.upgrades[BATTERY], player.resources) == (1, 1, 1)
    assert player.turn.built_at_once == 0


@pytest.mark.parametrize(
    ("machines", "rule", "why"),
    [
        ("sails sails sails", "10.4", "upgrades-too-dear"),
        ("cargo battery sails", "10.4", "upgrades-too-dear"),
        ("cargo-2 sails", "10.4", "upgrades-too-dear"),
        ("faction-4", "10.4", "upgrades-too-dear"),
    ],
)
def test_mars_refuses_what_cannot_be_paid(machines: str, rule: str, why: str) -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 5)
    p.visit("mars")
    assert p.why(MIRA, f"build {machines}") == (rule, why)


def test_several_upgrades_for_one_machine_are_one_choice() -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 9).built(0, "battery")
    p.g.players[0].upgrades[MACHINES.index("sails")] = 1
    p.visit("mars")
    spot = p.rules.offer(p.g, MIRA).spot("build")
    assert spot is not None
    assert [(choice.value, WORDS.say(choice.label)) for choice in spot.next] == [
        ("cargo-4", "Cargo Hold, 4 upgrades"),
        ("alcubierre-4", "Alcubierre Drive, 4 upgrades"),
        ("probes-4", "Von Neumann Probes, 4 upgrades"),
        ("faction-4", "NanoExcavators, 4 upgrades"),
        ("cargo-2", "Cargo Hold, 2 upgrades"),
        ("sails-2", "Solar Sails, 2 upgrades"),
        ("cargo", "Cargo Hold, 1 upgrade"),
        ("alcubierre", "Alcubierre Drive, 1 upgrade"),
        ("sails", "Solar Sails, 1 upgrade"),
        ("probes", "Von Neumann Probes, 1 upgrade"),
        ("faction", "NanoExcavators, 1 upgrade"),
    ]
    helps = {choice.value: WORDS.attribute(choice.label, "help") for choice in spot.next}
    assert helps["faction-4"] == "Complete: +4, and +1 for each upgrade. Asteroids give 2 more"
    assert helps["faction"] == "Then 1 of 4 slots, +4 when complete. Asteroids give 2 more"
    assert helps["cargo-4"] == "Complete: +1, and +1 for each upgrade. Each holds 1 more resource"
    assert helps["sails"] == "Then 2 of 3 slots, +2 when complete. Empty sectors cost 1"
    further = p.rules.offer(p.g, MIRA).spot("build", ("faction-2",))
    assert further is None, "2 of 4 complete nothing, and are chosen one by one"
    further = p.rules.offer(p.g, MIRA).spot("build", ("cargo-2",))
    assert further is not None
    assert [str(choice.value) for choice in further.next if str(choice.value).startswith("cargo")] == [
        "cargo-2",
        "cargo",
    ]
    p.play(MIRA, "build cargo-2 sails cargo")
    assert p.g.players[0].upgrades == [
        *(
            3 if word == "cargo" else 7 if word == "battery" else 2 if word == "sails" else 0
            for word in MACHINES
        )
    ]
    assert p.has(0) == (16, 1)


def test_mars_refuses_a_machine_that_is_full() -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 5)
    p.g.players[0].upgrades[MACHINES.index("sails")] = 2
    p.visit("mars")
    assert p.why(MIRA, "build sails sails") == ("13", "machine-full")
    assert p.why(MIRA, "build sails-2") == ("13", "machine-full")


@pytest.mark.parametrize(
    ("tech", "ruling", "prices"),
    [
        ("", "", [0, 2, 4, 6]),
        ("assembly-line", "", [0, 2, 3, 5]),
        ("", "rush-orders", [0, 1, 3, 5]),
        ("assembly-line", "rush-orders", [0, 1, 2, 4]),
    ],
)
def test_what_upgrades_cost(tech: str, ruling: str, prices: list[int]) -> None:
    p = Deeds("deepstate", "einstein")
    if tech:
        p.techs(0, tech)
    if ruling:
        p.ruling(ruling)
    assert [price_of_upgrades(p.g, 0, n) for n in range(4)] == prices


def test_a_battery_completed_at_mars_holds_more_at_once() -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 4)
    p.visit("mars")
    assert told(p.play(MIRA, "build battery battery"), "upgraded")[0]["levels"] == 1
    p.visit("mercury")
    assert p.has(0)[0] == 20


def test_each_upgrade_of_the_own_machine_triggers_quality_control() -> None:
    p = Deeds("megacore", "einstein").purse(0, 0, 5).ruling("quality-control")
    p.visit("mars")
    p.play(MIRA, "build faction faction")
    assert (p.g.players[0].upgrades[FACTION], p.has(0)) == (2, (6, 1))


def test_what_is_bought_is_told_with_its_price_in_one_sentence() -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 9)
    p.g.jupiter = [CALLED["yvaga"]]
    for planet, line, sentence in (
        (
            "mars",
            "build faction-4",
            "Mira added 4 upgrades to NanoExcavators for 8 resources, which is now complete.",
        ),
        ("venus", "choose 1", "Mira recruited an explorer for 1 resource."),
    ):
        events = [*p.visit(planet), *p.play(MIRA, line)]
        public = [event for each in events if (event := each.seen_by(None)) is not None]
        assert [WORDS.tell(event, NAMES) for event in gist(WORDS, public, 9)] == [sentence]
    p.purse(0, 16, 2)
    events = [*p.visit("jupiter"), *p.play(MIRA, "choose yvaga")]
    assert WORDS.tell(gist(WORDS, events, 9)[-1], NAMES) == "Mira took Yvaga for 1 resource."
    p = Deeds("megacore", "einstein").purse(0, 16, 2)
    p.visit("mars")
    (event,) = gist(WORDS, p.play(MIRA, "build sails"), 9)
    assert WORDS.tell(event, NAMES) == "Mira added 1 upgrade to Solar Sails for 2 resources (1 of 3)."


def test_the_proposals_of_mars_can_all_be_built() -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 5)
    p.visit("mars")
    lines = [str(move) for move, _ in p.rules.offer(p.g, MIRA).proposals("build")]
    assert lines == [f"build {word} {word}" for word in ("cargo", "cargo", *ORDER_LEFT)]
    given = [str(move) for move, _ in p.rules.offer(p.g, MIRA).proposals("build", ("sails",))]
    assert given == ["build sails"]
    assert p.rules.asks(p.g)[0].default.values == ("cargo", "cargo")


# 10.5 Jupiter


def test_jupiter_sells_a_card_for_a_resource_and_the_market_stays_short() -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 1).market("yvaga", "slush", "cinder")
    p.visit("jupiter")
    assert p.legal(MIRA, "choose") == {"yvaga", "slush", "cinder"}
    p.play(MIRA, "choose slush")
    assert (p.has(0), [own.card for own in p.g.players[0].exoplanets]) == ((16, 0), [CALLED["slush"]])
    assert p.g.jupiter == [CALLED["yvaga"], CALLED["cinder"]]


def test_the_last_card_of_the_market_is_followed_by_three() -> None:
    p = Deeds("megacore", "einstein").market("yvaga")
    p.visit("jupiter")
    p.play(MIRA, "choose yvaga")
    assert (len(p.g.jupiter), len(p.g.piles[JUPITER_DECK].deck)) == (3, 32)


def test_jupiter_renews_its_market_for_free() -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 0).market("yvaga", "slush")
    p.visit("jupiter")
    assert p.legal(MIRA, "choose") == set()
    assert p.why(MIRA, "choose yvaga") == ("10.5", "exoplanet-too-dear")
    p.play(MIRA, "refresh")
    assert (len(p.g.jupiter), p.g.piles[JUPITER_DECK].discard) == (3, [CALLED["yvaga"], CALLED["slush"]])
    assert p.asked() == []


def test_whoever_could_pay_renews_the_market_for_free_too() -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 3).market("yvaga", "slush")
    p.visit("jupiter")
    p.play(MIRA, "refresh")
    assert (p.has(0), p.g.players[0].exoplanets, p.asked()) == ((16, 3), [], [])


def test_bounty_on_worlds_makes_cards_free() -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 0).market("yvaga").ruling("bounty-on-worlds")
    p.visit("jupiter")
    p.play(MIRA, "choose yvaga")
    assert (p.has(0), len(p.g.players[0].exoplanets)) == ((16, 0), 1)


def test_whose_exoplanets_produce_at_once_reads_so_at_jupiter() -> None:
    for faction, words in (("megacore", "then it produces each round"), ("ordinary", "even unexplored")):
        p = Deeds(faction, "einstein").market("yvaga")
        p.visit("jupiter")
        assert words in p.hint(MIRA)
        assert "effect A or B at once" in p.hint(MIRA)


def test_the_survey_network_renews_first_and_then_takes_for_free() -> None:
    p = (
        Deeds("megacore", "einstein")
        .purse(0, 16, 0)
        .techs(0, "survey-network")
        .market("yvaga", "slush", "cinder")
    )
    p.visit("jupiter")
    p.play(MIRA, "refresh")
    assert p.asked() == [(MIRA, "ask-jupiter")]
    p.play(MIRA, f"choose {sorted(p.legal(MIRA, 'choose'))[0]}")
    assert (p.has(0)[1], len(p.g.players[0].exoplanets), len(p.g.jupiter)) == (0, 1, 2)


def test_with_the_survey_network_a_second_renewal_ends_the_visit() -> None:
    p = Deeds("megacore", "einstein").techs(0, "survey-network").market("yvaga")
    p.visit("jupiter")
    p.play(MIRA, "refresh", "refresh")
    assert p.asked() == []


# 10.7 Saturn


def test_saturn_gives_one_of_two_and_burns_the_other() -> None:
    p = Deeds("megacore", "einstein").next_card("collector").next_card("machinist")
    event = next(event for event in p.visit("saturn") if event.key == "drew-objectives")
    seen = event.seen_by(BO)
    assert seen is not None
    assert (seen.values, p.asked()) == ({"side": name(0), "n": 2}, [(MIRA, "ask-draft")])
    assert p.legal(MIRA, "choose") == {"collector", "machinist"}
    burned = told(p.play(MIRA, "choose collector"), "burned-objectives")
    assert burned == [{"side": name(0), "cards": names("machinist")}]
    assert p.g.players[0].objectives == [CALLED["collector"]]
    assert p.g.piles[SATURN_DECK].discard == [CALLED["machinist"]]


def test_amnesty_keeps_both() -> None:
    p = Deeds("megacore", "einstein").ruling("amnesty")
    p.visit("saturn")
    assert (p.asked(), len(p.g.players[0].objectives), p.g.piles[SATURN_DECK].discard) == ([], 2, [])


def test_the_blackmail_archive_draws_three_and_amnesty_keeps_two_of_them() -> None:
    p = Deeds("megacore", "einstein").techs(0, "blackmail-archive").ruling("amnesty")
    p.visit("saturn")
    assert len(p.legal(MIRA, "choose")) == 3
    p.play(MIRA, f"choose {sorted(p.legal(MIRA, 'choose'))[0]}")
    assert p.asked() == [(MIRA, "ask-draft")]
    p.play(MIRA, f"choose {sorted(p.legal(MIRA, 'choose'))[0]}")
    assert (len(p.g.players[0].objectives), len(p.g.piles[SATURN_DECK].discard)) == (2, 1)


# 10.8 Uranus, 10.9 Neptune


def test_uranus_gives_any_tech() -> None:
    p = Deeds("megacore", "einstein")
    events = p.visit("uranus")
    assert len(p.legal(MIRA, "choose")) == 12
    assert p.rules.asks(p.g)[0].default.values == ("auxiliary-cells",)
    events += p.play(MIRA, "choose ore-burner")
    assert [event.key for event in gist(WORDS, events, 9)] == ["gained-tech"], (
        "that it was used says this, too"
    )
    assert (p.g.players[0].techs, p.asked()) == ([CALLED["ore-burner"]], [])
    assert CALLED["ore-burner"] not in p.g.piles[URANUS_DECK].deck
    assert len(p.g.piles[URANUS_DECK].deck) == 11


def test_over_the_limit_one_tech_goes_back_and_what_does_not_fit_is_burned() -> None:
    p = Deeds("megacore", "einstein").techs(0, "auxiliary-cells").purse(0, 20)
    p.visit("uranus")
    p.play(MIRA, "choose ore-burner")
    assert (p.asked(), p.legal(MIRA, "choose")) == (
        [(MIRA, "ask-return-tech")],
        {"auxiliary-cells", "ore-burner"},
    )
    assert p.rules.asks(p.g)[0].default.values == ("auxiliary-cells",)
    events = p.play(MIRA, "choose auxiliary-cells")
    assert (p.g.players[0].techs, p.has(0)[0]) == ([CALLED["ore-burner"]], 16)
    assert told(events, "trimmed") == [{"side": name(0), "energy": 4, "resources": 0}]
    p.visit("uranus")
    assert "auxiliary-cells" in p.legal(MIRA, "choose")


def test_the_deep_state_keeps_two_techs() -> None:
    p = Deeds("deepstate", "einstein").techs(0, "auxiliary-cells")
    p.visit("uranus")
    p.play(MIRA, "choose ore-burner")
    assert (len(p.g.players[0].techs), p.asked()) == (2, [])


def test_a_returned_tech_of_neptune_is_burned() -> None:
    p = Deeds("megacore", "einstein").techs(0, "phase-skimmer")
    p.visit("uranus")
    p.play(MIRA, "choose ore-burner", "choose phase-skimmer")
    assert p.g.piles[NEPTUNE_DECK].discard == [CALLED["phase-skimmer"]]


def test_neptune_gives_a_card_of_the_market_that_takes_effect() -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 0).market("ore-futures", "neptunian-divers")
    p.visit("neptune")
    p.play(MIRA, "choose ore-futures")
    assert (p.has(0), p.g.piles[NEPTUNE_DECK].discard) == ((16, 4), [CALLED["ore-futures"]])
    assert (p.g.players[0].round.research, p.g.neptune) == (1, [CALLED["neptunian-divers"]])


def test_an_explorer_of_the_market_stays_in_hand_open_and_the_market_fills_when_empty() -> None:
    p = Deeds("megacore", "einstein").market("neptunian-divers")
    p.visit("neptune")
    p.play(MIRA, "choose neptunian-divers")
    player = p.g.players[0]
    assert (player.shown, player.explorers, len(p.g.neptune)) == ([CALLED["neptunian-divers"]], [], 3)


def test_exoplanets_and_techs_of_neptune_go_to_the_table() -> None:
    p = Deeds("megacore", "einstein").purse(0, 3).market("proteus-annex", "phase-skimmer", "ore-futures")
    p.visit("neptune")
    p.play(MIRA, "choose proteus-annex", "choose a")
    assert ([own.card for own in p.g.players[0].exoplanets], p.has(0)[0]) == ([CALLED["proteus-annex"]], 8)
    p.visit("neptune")
    p.play(MIRA, "choose phase-skimmer")
    assert p.g.players[0].techs == [CALLED["phase-skimmer"]]
    assert p.g.players[0].round.research == 2


# 10.10 The course of a use


def test_a_use_is_noted_for_turn_and_round_once() -> None:
    p = Deeds("megacore", "einstein")
    p.visit("mercury")
    assert told(p.visit("mercury"), "used") == [{"side": name(0), "planet": "~planet-mercury"}]
    assert (p.g.players[0].turn.used, p.g.players[0].round.used) == ([MERCURY], [MERCURY])


@pytest.mark.parametrize(("n", "explorers"), [(1, 1), (2, 3)])
def test_the_recruiting_office_adds_an_explorer_from_two_on(n: int, explorers: int) -> None:
    p = Deeds("megacore", "einstein").purse(0, 16, 4).techs(0, "recruiting-office")
    p.visit("venus")
    p.play(MIRA, f"choose {n}")
    assert len(p.g.players[0].explorers) == explorers


def test_the_daughters_may_move_the_planet_after_the_use() -> None:
    p = Deeds("einstein", "megacore")
    p.visit("mercury")
    assert p.asked() == [(MIRA, "ask-push-on")]
    p.play(MIRA, "choose push")
    assert p.g.nodes == [1, 0, 0, 0, 0, 0, 0, 0]
    p.visit("mercury")
    p.play(MIRA, "skip")
    assert (p.g.nodes[MERCURY], p.asked()) == (1, [])
    p.visit("mercury", side=1)
    assert p.asked() == []


# Quantum Ascendancy


def test_after_a_use_by_someone_else_the_androids_may_use_the_same_planet_once_a_round() -> None:
    p = Deeds("megacore", "androids").built(1, "faction").purse(1, 16, 2)
    p.visit("venus")
    p.play(MIRA, "choose 1")
    assert p.asked() == [(BO, "ask-ascend")]
    assert p.rules.asks(p.g)[0].default.verb == "skip"
    p.play(BO, "use venus", "choose 2")
    assert (len(p.g.players[1].explorers), p.has(1)[1]) == (2, 0)
    assert (p.g.players[1].round.used, p.g.players[1].turn.acted) == ([VENUS], False)
    p.purse(1, 16, 2)
    p.visit("venus")
    p.play(MIRA, "choose 1")
    assert p.asked() == []


def test_after_earth_as_mars_quantum_ascendancy_uses_earth() -> None:
    p = Deeds("council", "androids").built(1, "faction").beside("earth").purse(0, 16, 2).purse(1, 16, 6)
    p.acting()
    p.play(MIRA, "use earth mars")
    assert p.asked() == [(MIRA, "ask-mars")]
    p.play(MIRA, "build cargo")
    assert p.asked() == [(BO, "ask-ascend")]
    assert p.legal(BO, "use") == {"earth"}
    p.play(BO, "use earth")
    assert (p.g.players[1].round.used, p.has(1)) == ([EARTH], (16, 6))


def test_declining_does_not_spend_quantum_ascendancy() -> None:
    p = Deeds("megacore", "androids").built(1, "faction")
    p.visit("mercury")
    p.play(BO, "skip")
    assert p.asked() == []
    p.visit("mercury")
    assert p.asked() == [(BO, "ask-ascend")]


def test_quantum_ascendancy_needs_the_machine_another_player_and_a_use_that_works() -> None:
    p = Deeds("megacore", "androids").purse(1, 16, 0)
    p.visit("mercury")
    assert p.asked() == []
    p.built(1, "faction")
    p.visit("mercury", side=1)
    assert p.asked() == []
    p.visit("venus")
    p.play(MIRA, "choose 1")
    assert p.asked() == []


@pytest.mark.parametrize(("wish", "used"), [("never", []), ("always", [MERCURY])])
def test_a_standing_answer_about_quantum_ascendancy(wish: str, used: list[int]) -> None:
    p = Deeds("megacore", "androids").built(1, "faction")
    p.g.players[1].wishes.ascend = wish
    p.visit("mercury")
    assert (p.asked(), p.g.players[1].round.used) == ([], used)
