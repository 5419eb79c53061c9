"""Rules 16.2 to 16.5: five players, trigger events, solo and co-operative games, table options."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from bot.engine.errors import BadData, BadOptions
from bot.engine.files import data_path
from bot.engine.rng import Rng
from bot.engine.standings import Goal
from bot.engine.words import words_of
from bot.games.sol.cards.rows import ROWS
from bot.games.sol.holdings.rewards import base, bonus, crawl
from bot.games.sol.scoring.standings import band, goal
from bot.games.sol.table.scenarios import load_scenarios, scenarios
from bot.games.sol.table.state import NOBODY, Kind, Station, Suit
from tests.games.sol.position import BO, CY, MIRA, RULES, Position


def trigger(event: str, seats: int = 2, **options: str) -> Position:
    """Mira is about to draw one card for a bridge, and it is a trigger flare; another card follows."""
    p = Position(seats, event=event, **options).put(MIRA, "U4", "L4")
    return p.deck("trigger", p.plain())


BUILD = "convert bridge L4-C4 U4+L4"


def test_16_2_five_players_have_16_corners_seven_effects_and_the_suit_expansion() -> None:
    g = RULES.setup(5, {}, Rng("x"))
    assert g.layout.corners == 16
    assert len(g.effects) == 7
    assert Suit.EXPANSION in g.effects


def test_16_2_patterns_follow_the_contacts_of_the_wider_orbits() -> None:
    p = Position(5).put(MIRA, "U3", "L3")
    assert {m.split()[1] for m in p.legal(MIRA, "convert") if m.startswith("bridge")} == {"L3-C2", "L3-C3"}


@pytest.mark.parametrize("flares", ["1", "5"])
def test_16_3_trigger_flares_are_shuffled_into_the_deck(flares: str) -> None:
    g = RULES.setup(2, {"event": "warp", "flares": flares}, Rng("x"))
    assert g.deck.count(Suit.TRIGGER) == int(flares)
    assert Suit.TRIGGER not in RULES.setup(2, {"flares": flares}, Rng("x")).deck


def test_16_3_a_trigger_flare_is_replaced_by_another_card_and_is_no_explosion() -> None:
    p = trigger("sunworm")
    events = p.play(MIRA, BUILD)
    assert p.drawn(events) == 2
    assert p.g.marker == 13
    assert p.player(MIRA).held is not Suit.TRIGGER
    assert Suit.TRIGGER in p.g.discard


def test_16_3_1_attrition_everybody_gives_up_a_sundiver_at_the_same_time() -> None:
    p = trigger("attrition").put(BO, "L9")
    p.play(MIRA, BUILD)
    assert RULES.awaited(p.g) == [MIRA, BO]
    assert p.legal(BO, "pick") == {"pool", "L9"}
    events = [*p.play(BO, "pick L9"), *p.play(MIRA, "pick pool")]
    places = [event.values["place"] for event in events if event.key == "attrition"]
    assert places == ["L9", "~place-pool"], "everyone is told from where"
    assert (p.on(BO, "L9"), p.g.active) == (0, BO)


def test_16_3_2_implode_moves_all_inward_bridge_or_not_and_hurls_the_core() -> None:
    p = trigger("implode").put(BO, "K2", "K2", "R4", "L9")
    p.play(MIRA, BUILD)
    assert p.player(BO).momentum == 4
    assert (p.on(BO, "K3"), p.on(BO, "C9"), p.on(BO, "L9")) == (1, 1, 0)


def test_16_3_2_implode_asks_the_owner_where_there_are_two_ways() -> None:
    p = trigger("implode").put(BO, "C5", "C5")
    p.play(MIRA, BUILD)
    assert p.legal(BO, "pick") == {"R3", "R4"}
    p.play(BO, "pick R3", "pick R4")
    assert (p.on(BO, "R3"), p.on(BO, "R4")) == (1, 1)


def test_16_3_2_implode_sends_those_without_room_to_the_pool() -> None:
    p = trigger("implode").put(BO, *["C4"] * 4, *["C5"] * 3)
    pool = p.player(BO).pool
    p.play(MIRA, BUILD)
    while RULES.awaited(p.g) == [BO] and p.legal(BO, "pick"):
        p.play(BO, "pick R3" if "R3" in p.legal(BO, "pick") else "pick R4")
    assert p.on(BO, "R3") + p.on(BO, "R4") + p.player(BO).pool == 7 + pool
    assert p.on(BO, "R3") == 5


def test_16_3_3_explode_moves_all_outward_and_loses_those_in_upper_orbit() -> None:
    p = trigger("explode").put(BO, "U9", "L8", "C7")
    p.play(MIRA, BUILD)
    assert p.player(BO).lost == 1
    assert (p.on(BO, "U8"), p.on(BO, "L7")) == (1, 1)


def test_16_3_3_a_lost_sundiver_comes_back_for_a_movement_point() -> None:
    p = Position(2)
    p.player(MIRA).reserve -= 1
    p.player(MIRA).lost = 1
    assert p.legal(MIRA, "recall") == {f"U{k}" for k in range(1, 14)}
    p.play(MIRA, "recall U9", "fly U9 U10", "fly U10 U11")
    assert (p.player(MIRA).lost, p.on(MIRA, "U11"), p.legal(MIRA, "fly")) == (0, 1, set())


def test_16_3_3_a_lost_sundiver_comes_back_to_no_full_space() -> None:
    p = Position(2).put(MIRA, *["U3"] * 5)
    p.player(MIRA).pool, p.player(MIRA).lost = 7, 1
    assert p.legal(MIRA, "recall") == {f"U{k}" for k in range(1, 14)} - {"U3"}


def test_16_3_4_sunworm_eats_all_that_is_not_on_a_station() -> None:
    p = trigger("sunworm").put(BO, "L9", "C5").station(MIRA, "node", "C5")
    reserve = p.player(BO).reserve
    p.play(MIRA, BUILD)
    assert (p.on(BO, "L9"), p.on(BO, "C5"), p.player(BO).reserve) == (0, 1, reserve + 1)


def test_16_3_5_warp_puts_one_sundiver_of_each_player_anywhere_in_turn_order() -> None:
    p = trigger("warp")
    p.play(MIRA, BUILD)
    p.play(MIRA, "pick pool", "pick K3")
    assert RULES.awaited(p.g) == [BO]
    p.play(BO, "pick pool", "pick R1")
    assert (p.on(MIRA, "K3"), p.on(BO, "R1")) == (1, 1)


def test_16_3_6_singularity_places_the_pools_in_the_core() -> None:
    p = trigger("singularity")
    p.player(BO).pool, p.player(BO).reserve = 2, 11
    p.player(MIRA).pool, p.player(MIRA).reserve = 1, p.player(MIRA).reserve + p.player(MIRA).pool - 1
    p.play(MIRA, BUILD)
    p.play(MIRA, "pick K1")
    p.play(BO, "pick K2", "pick K2")
    assert (p.on(MIRA, "K1"), p.on(BO, "K2"), p.player(BO).pool) == (1, 2, 0)


def test_16_3_7_energy_grows_in_empty_spaces_and_is_collected_by_flying_in() -> None:
    p = trigger("garden").put(BO, "C1", "L3").bridge(BO, "L3-C3")
    p.play(MIRA, BUILD)
    names = [p.g.layout.names[space] for space in p.g.cubes]
    assert names == ["C2", "C4", "C6", "C8", "C10", "C12", "R1", "R3", "R5", "R7", "K1", "K3"]
    p.play(BO, "fly L3 C3", "fly C3 C4")
    assert p.player(BO).energy == 4
    assert p.g.layout.number["C4"] not in p.g.cubes


def test_16_3_8_four_feeders_enter_the_core_on_different_spaces() -> None:
    p = trigger("feeders")
    p.play(MIRA, BUILD)
    assert len(set(p.g.feeders)) == 4
    assert {p.g.layout.layer[space] for space in p.g.feeders} == {"K"}


def test_16_3_8_feeders_crawl_to_the_nearest_station_of_their_ring_or_one_layer_up() -> None:
    p = Position(2, event="feeders").station(BO, "node", "C6").station(BO, "node", "C13")
    number = p.g.layout.number
    p.g.feeders = [number["C3"], number["C9"], number["K3"]]
    crawl(p.g)
    assert sorted(p.g.layout.names[space] for space in p.g.feeders) == ["C2", "C8", "R4"]


def test_16_3_8_feeders_crawl_at_each_flare() -> None:
    p = Position(2, event="feeders").station(BO, "node", "C6").put(MIRA, "U4", "L4").deck("explosion")
    p.g.feeders = [p.g.layout.number["C3"]]
    p.play(MIRA, BUILD)
    assert [p.g.layout.names[space] for space in p.g.feeders] == ["C4"]


def test_16_3_8_feeders_on_stations_stay_and_then_none_is_told_to_crawl() -> None:
    p = Position(2, event="feeders").station(BO, "node", "C6").station(BO, "node", "R2")
    number = p.g.layout.number
    p.g.feeders = [number["C6"], number["R2"]]
    crawl(p.g)
    assert p.g.feeders == [number["C6"], number["R2"]]
    assert not p.g.events
    p.g.feeders = [number["C6"], number["R4"]]
    crawl(p.g)
    assert p.g.feeders == [number["C6"], number["R3"]]
    assert [event.key for event in p.g.events] == ["crawled"]


def test_16_3_8_a_feeder_halfway_between_two_stations_goes_clockwise_and_one_in_upper_orbit_stays() -> None:
    p = Position(2, event="feeders").station(BO, "node", "R1").station(BO, "node", "R5")
    p.g.feeders = [p.g.layout.number["R3"], p.g.layout.number["U4"]]
    crawl(p.g)
    assert {p.g.layout.names[space] for space in p.g.feeders} == {"R2", "U4"}


def test_16_3_8_a_feeder_takes_1_from_the_reward_base_first() -> None:
    p = Position(2, event="feeders").station(BO, "node", "C6")
    space = p.g.layout.number["C6"]
    p.g.feeders = [space, space]
    assert (base(p.g, space), bonus(p.g, space)) == (0, 1)
    p.g.feeders = [space]
    p.put(MIRA, "C6").play(MIRA, "activate C6")
    assert (p.player(MIRA).energy, p.player(BO).energy) == (4, 4)


def test_16_3_8_a_station_with_nothing_to_give_leaves_the_game() -> None:
    p = Position(2, event="feeders").station(BO, "node", "U6")
    p.g.feeders = [p.g.layout.number["U5"]]
    crawl(p.g)
    assert p.at("U6") is None
    assert p.player(BO).pieces[Kind.NODE] == 2


def test_16_3_8_scouring_recalls_sundivers_and_removes_feeders() -> None:
    p = Position(2, event="feeders").put(MIRA, "K2", "K2", "K3")
    k2, k3 = p.g.layout.number["K2"], p.g.layout.number["K3"]
    p.g.feeders = [k2, k3]
    pool = p.player(MIRA).pool
    p.play(MIRA, "scour K2")
    assert p.legal(MIRA, "scour") == {"K3"}
    p.play(MIRA, "end")
    assert (p.g.feeders, p.player(MIRA).pool, p.g.active) == ([k3], pool + 1, BO)


def test_16_4_a_solo_game_starts_with_no_energy_and_draws_a_card_at_each_orbit() -> None:
    p = Position(1)
    assert (p.player(MIRA).pool, p.player(MIRA).energy) == (8, 0)
    deck = len(p.g.deck)
    p.play(MIRA, "hold")
    assert len(p.g.deck) == deck - 1
    assert not p.g.beside


@pytest.mark.parametrize("scenario", scenarios())
def test_16_4_2_scenarios_are_set_up_as_they_say(scenario: str) -> None:
    row = scenarios()[scenario]
    g = RULES.setup(1, {"scenario": scenario}, Rng("x"))
    neutral = [station for station in g.stations if station is not None]
    assert sorted(s.kind for s in neutral) == sorted(kind for kind, _, _ in row.stations)
    assert all(station.seat == NOBODY for station in neutral)
    assert sorted(g.effects.values()) == sorted(row.effects)
    assert len(g.deck) == 14 + 15 * (row.suits - 1) + (4 if row.event else 0)
    assert (g.event, g.players[0].energy) == (row.event, row.energy)


@pytest.mark.parametrize(("scenario", "kind"), [("cosmic-unity", Kind.TOWER), ("energy-garden", Kind.NODE)])
def test_16_4_2_some_scenarios_take_a_kind_of_station_away(scenario: str, kind: Kind) -> None:
    assert RULES.setup(1, {"scenario": scenario}, Rng("x")).players[0].pieces[kind] == 0


def test_16_4_2_the_mothership_of_the_ancient_tower_is_between_the_two_nodes() -> None:
    g = RULES.setup(1, {"scenario": "ancient-tower"}, Rng("x"))
    nodes = [int(g.layout.names[s][1:]) for s, st in enumerate(g.stations) if st and st.kind is Kind.NODE]
    corner = g.players[0].corner
    assert {(node - corner) % 13 for node in nodes} == {4, 10}


def test_16_4_1_the_bonus_of_a_neutral_station_is_the_activators() -> None:
    p = Position(2, mode="coop").put(MIRA, "R4")
    p.g.stations[p.g.layout.number["R4"]] = Station(Kind.NODE, NOBODY, 2)
    p.play(MIRA, "activate R4")
    assert p.player(MIRA).energy == 3 + 3 + 2


def test_16_4_1_nobody_takes_a_neutral_station_down_and_no_flare_uses_it() -> None:
    p = Position(2, mode="coop").put(MIRA, "U4", "L4").deck("explosion")
    p.g.stations[p.g.layout.number["U9"]] = Station(Kind.NODE, NOBODY, 2)
    assert p.legal(MIRA, "deconvert") == set()
    p.play(MIRA, BUILD)
    assert (p.player(MIRA).energy, p.player(BO).energy) == (3, 3)


def test_16_4_together_the_lowest_momentum_counts_against_the_goal() -> None:
    for lowest, won in ((13, True), (12, False)):
        p = Position(3, mode="coop")
        assert RULES.standings(p.g).outcome == "together"
        for seat, momentum in ((MIRA, 30), (BO, lowest), (CY, 20)):
            p.player(seat).momentum = momentum
        p.g.over = True
        standings = RULES.standings(p.g)
        assert (standings.outcome, standings.won) == ("together", (won,) * 3)


def test_16_4_everyone_can_see_how_far_the_lowest_momentum_is_from_the_goal() -> None:
    p = Position(3, mode="coop", level="1")
    for seat, momentum in ((MIRA, 30), (BO, 4), (CY, 20)):
        p.player(seat).momentum = momentum
    views = [p.g, *(RULES.view(p.g, viewer) for viewer in (None, MIRA, BO))]
    assert [RULES.goals(view) for view in views] == [(Goal("least-momentum", 4, 16),)] * 4
    assert RULES.goals(Position(2).g) == ()
    assert RULES.goals(Position(1).g) == (Goal("momentum", 0, 13),)


def test_16_4_together_three_suits_have_effects_and_any_may() -> None:
    games = [RULES.setup(4, {"mode": "coop"}, Rng(f"{seed}")) for seed in range(20)]
    assert all(len(g.effects) == 3 for g in games)
    assert {suit for g in games for suit in g.effects} == {suit for g in games for suit in g.deck}


def test_16_4_each_level_raises_the_goal_by_3() -> None:
    options = RULES.info.complete({"mode": "coop", "level": "2"})
    assert goal(options, 3) == 13 + 6
    assert goal(RULES.info.complete({"scenario": "sunworm"}), 1) == 17


@pytest.mark.parametrize(
    ("momentum", "level"), [(0, 0), (2, 0), (3, 1), (12, 2), (13, 3), (33, 4), (34, 5), (55, 6)]
)
def test_16_4_3_levels_of_survival(momentum: int, level: int) -> None:
    assert band(momentum) == level


def test_16_5_draft_shows_suits_and_players_and_each_player_vetoes_one() -> None:
    g = RULES.setup(3, {"effects": "all", "draft": "on"}, Rng("x"))
    shown = [str(move.values[0]) for move in RULES.moves(g, g.order[0])]
    assert len(shown) == 5 + 3
    p = Position(3)
    p.g = g
    for seat, effect in zip(g.order, shown, strict=False):
        p.play(seat, f"veto {effect}")
    assert set(g.effects.values()) == set(shown[3:])


def test_16_5_peaceful_games_have_no_effect_that_hits_others() -> None:
    hitting = {"blight", "hatch", "invade", "sacrifice", "tribute"}
    for number in range(20):
        g = RULES.setup(4, {"effects": "all", "peaceful": "on"}, Rng(str(number)))
        assert not hitting & set(g.effects.values())


def test_16_5_a_longer_game_has_one_suit_more() -> None:
    g = RULES.setup(4, {"longer": "on"}, Rng("x"))
    assert len(g.deck) == 14 + 15 * 6
    assert len(g.effects) == 7


def test_16_5_ties_by_energy() -> None:
    p = Position(2, goalcheck="ties-by-energy").energy(BO, 4)
    p.g.over = True
    assert RULES.standings(p.g).places == (2, 1)


def test_16_5_all_cards_first_and_then_their_flares() -> None:
    p = Position(2, deepdraw="batch").put(MIRA, "L2", "C2")
    p.deck("explosion", p.plain())
    events = p.play(MIRA, "convert bridge C2-R1 L2+C2")
    assert [e.key for e in events if e.key in ("draw", "flare")] == ["draw", "draw", "flare"]


def test_16_5_vaporized_sundivers_leave_the_bridge_edition_too() -> None:
    p = Position(2, hurl="vaporize").put(MIRA, "K2")
    p.play(MIRA, "hurl K2", "end")
    assert p.player(MIRA).gone == 1


def test_16_the_options_with_their_values_and_what_is_usual() -> None:
    options = {option.key: (" ".join(option.values), option.default) for option in RULES.info.options}
    assert options == {
        "edition": ("bridge boxed", "bridge"),
        "effects": ("first b21 all", "first"),
        **dict.fromkeys(("peaceful", "draft", "vestigial", "longer"), ("off on", "off")),
        "event": ("none attrition implode explode sunworm warp singularity garden feeders", "none"),
        "flares": ("1 2 3 4 5", "4"),
        "mode": ("versus coop", "versus"),
        "scenario": (" ".join(("none", *scenarios())), "none"),
        "level": ("0 1 2 3 4 5", "0"),
        "goalcheck": ("shared ties-by-energy", "shared"),
        "deepdraw": ("single batch", "single"),
        "hurl": ("return vaporize", "return"),
    }


def test_16_each_preset_differs_from_a_first_game_by_what_it_is_called_after() -> None:
    usual = RULES.info.complete({})
    presets = {preset.key: RULES.info.complete(preset.options) for preset in RULES.info.presets}
    assert {key: {k: v for k, v in given.items() if usual[k] != v} for key, given in presets.items()} == {
        "first": {},
        "full": {"effects": "b21", "draft": "on"},
        "storm": {"effects": "all", "draft": "on", "event": "implode"},
        "boxed": {"edition": "boxed", "effects": "all", "vestigial": "on"},
        "together": {"mode": "coop"},
        "solo": {"scenario": "ancient-tower"},
    }


def test_16_a_preset_settles_all_that_another_changes() -> None:
    settled = {key for preset in RULES.info.presets for key in preset.options}
    for preset in RULES.info.presets:
        assert settled - preset.options.keys() <= {"edition"}, preset.key


def test_16_5_the_21_effects_of_the_bridge_edition_are_dealt_without_the_other_10() -> None:
    seen = {
        key
        for number in range(40)
        for key in RULES.setup(4, {"effects": "b21"}, Rng(f"{number}")).effects.values()
    }
    assert seen == {key for key, row in ROWS.items() if row.set == "b21"}
    assert len(seen) == 21


REFUSED: list[tuple[int, dict[str, str]]] = [
    (2, {"scenario": "sunworm"}),
    (1, {"scenario": "sunworm", "event": "warp"}),
    (1, {"scenario": "sunworm", "longer": "on"}),
    (1, {"mode": "coop"}),
    (2, {"level": "1"}),
    (2, {"draft": "on"}),
    (5, {"longer": "on"}),
    (2, {"edition": "third"}),
    (2, {"moon": "on"}),
    (6, {}),
]
"""Options that do not go together, or not with so many seats."""


@pytest.mark.parametrize(("seats", "options"), REFUSED)
def test_16_options_that_do_not_go_together_are_refused(seats: int, options: dict[str, str]) -> None:
    with pytest.raises(BadOptions):
        RULES.setup(seats, options, Rng("x"))


def test_16_refusals_cite_the_rule_of_the_option() -> None:
    p = Position(2, edition="boxed").station(BO, "node", "L4")
    p.player(MIRA).reserve -= 1
    p.g.sundivers[MIRA][p.g.layout.number["L4"]] += 1
    assert p.refusal(MIRA, "activate L4") == "16.1.6"
    assert p.refusal(MIRA, "recall U1") == "16.3.3"
    assert p.refusal(MIRA, "scour K1") == "16.3.8"
    p.g = RULES.setup(2, {"vestigial": "on", "effects": "all", "draft": "on"}, Rng("x"))
    first, second = p.g.order
    assert p.refusal(first, "veto moonshine") == "16.5"
    p.play(first, f"veto {min(p.legal(first, 'veto'))}")
    p.play(second, f"veto {min(p.legal(second, 'veto'))}")
    assert p.refusal(first, "place node K1") == "16.1.9"
    assert p.refusal(first, "place bridge C4-R3") == "16.1.9"
    p.play(first, "place node C1")
    assert p.refusal(second, "place tower C1") == "16.1.9"


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("effects", ["moonshine"]),
        ("event", "eclipse"),
        ("forbidden", "castle"),
        ("suits", 1),
        ("stations", [{}]),
    ],
)
def test_16_4_2_a_scenario_that_cannot_be_right_names_its_row_and_field(
    field: str, value: object, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    rows = json.loads(data_path("sol", "scenarios.json").read_text(encoding="utf-8"))
    rows[1][field] = value
    (tmp_path / "sol").mkdir()
    (tmp_path / "sol" / "scenarios.json").write_text(json.dumps(rows), encoding="utf-8")
    monkeypatch.setattr("bot.engine.files._roots", [tmp_path])
    with pytest.raises(BadData, match="cosmic-unity"):
        load_scenarios()


def test_16_every_refusal_of_options_can_be_said() -> None:
    for seats, options in REFUSED:
        with pytest.raises(BadOptions) as refused:
            RULES.setup(seats, options, Rng("x"))
        assert all(words_of("sol").refuse(refused.value, []))


@pytest.mark.parametrize("options", [{}, {"goalcheck": "ties-by-energy"}, {"mode": "coop"}])
@pytest.mark.parametrize("over", [False, True])
def test_16_standings_count_energy_stations_and_bridges(options: dict[str, str], over: bool) -> None:
    p = Position(2, **options).station(BO, "foundry", "C2").bridge(MIRA, "L4-C4").bridge(MIRA, "L9-C9")
    p.player(BO).energy, p.player(MIRA).energy, p.g.over = 4, 1, over
    assert RULES.standings(p.g).counts == (
        {"energy": 1, "stations": 0, "bridges": 2},
        {"energy": 4, "stations": 1, "bridges": 0},
    )
