"""Set-up, and what is chosen before the first round (rules 6)."""

from __future__ import annotations

import pytest

from bot.engine.errors import BadOptions, Illegal
from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.games.novasolis.core.cards.cards import ENTITY_CARDS, OBJECTIVES, RACES, SECTORS, SUPERNOVA, TRACKS
from bot.games.novasolis.core.holdings.markets import rotate_market
from bot.games.novasolis.core.table.hexes import CENTRE
from bot.games.novasolis.core.table.state import EMPTY, NEW_RELIC, NONE, SHIP, STATION
from tests.games.leaks import prove_events_keep_secrets
from tests.games.novasolis.play import GAME, begun, first_turn, play, told


def test_empires_choose_races_in_reverse_order_and_the_race_fixes_the_homeworld() -> None:
    g = begun(4)
    assert GAME.asks(g)[0].seat == g.order[-1]
    chosen = {}
    for side, race in zip(g.order[::-1], ("ferrun", "nyxari", "aurelian", "kharrad"), strict=True):
        play(g, f"race {race}", side)
        chosen[side] = race
    for place, side in enumerate(g.order):
        sector = g.sectors[g.layout.homeworlds[place]]
        row = RACES[g.empires[side].race]
        assert (row.word, sector.owner, sector.home, sector.capital) == (chosen[side], side, side, True)
        assert SECTORS[sector.tile].race == row.id
        assert sector.units[side][: STATION + 1] == [row.ships, 1]


def test_a_race_is_taken_once() -> None:
    g = begun(2)
    play(g, "race nyxari", g.order[-1])
    with pytest.raises(Illegal) as refused:
        play(g, "race nyxari", g.order[0])
    assert refused.value.why.key == "refusal-race-taken"


def test_everyone_keeps_two_of_three_objectives_and_two_of_four_tiles_at_once() -> None:
    g = begun(3, races="random")
    assert [ask.seat for ask in GAME.asks(g)] == [0, 1, 2]
    step = g.stack[-1]
    kept, left = step.dealt[1][:2], step.dealt[1][2:]
    box = len(g.box)
    GAME.play(g, Seat(1), GAME.asks(g)[1].default)
    assert g.empires[1].objectives == kept
    assert g.box[box:] == left
    assert [ask.seat for ask in GAME.asks(g)] == [0, 2]
    bag = 72 - 3 * 4
    for seat in (0, 2):
        GAME.play(g, Seat(seat), next(ask for ask in GAME.asks(g) if ask.seat == seat).default)
    assert {ask.prompt.key for ask in GAME.asks(g)} == {"ask-first-tiles"}
    assert len(g.bag) == bag
    for seat in range(3):
        GAME.play(g, Seat(seat), GAME.asks(g)[0].default)
    assert [len(empire.hand) for empire in g.empires] == [2, 2, 2]
    assert len(g.bag) == bag + 6


def test_cards_kept_in_any_order_lie_the_same() -> None:
    g = begun(2, races="random")
    other, kept = GAME.copy(g), GAME.asks(g)[0].default.values
    for game, words in ((g, kept), (other, kept[::-1])):
        GAME.play(game, Seat(0), Move("keep", words))
    assert GAME.encode(g) == GAME.encode(other)


def test_who_does_not_know_the_cards_dealt_sees_that_others_choose() -> None:
    g = begun(2, races="random")
    for viewer in (None, Seat(0)):
        assert GAME.asks(GAME.view(g, viewer), viewer) == [ask.seen_by(viewer) for ask in GAME.asks(g)]


def test_objectives_of_allies_are_open_before_the_first_tiles_are_kept() -> None:
    g = begun(2, races="random", variant="coop")
    assert not any(empire.objectives for empire in g.empires)
    for seat in (0, 1):
        assert all(card == EMPTY for card in GAME.view(g, None).empires[0].objectives)
        GAME.play(g, Seat(seat), GAME.asks(g)[0].default)
    assert GAME.asks(g)[0].prompt.key == "ask-first-tiles"
    assert [empire.objectives for empire in GAME.view(g, None).empires] == [
        empire.objectives for empire in g.empires
    ]


def test_no_one_else_hears_what_is_kept_before_the_first_round() -> None:
    g = begun(2, races="random")
    for prompt in ("ask-objectives", "ask-first-tiles"):
        assert GAME.asks(g)[0].prompt.key == prompt
        prove_events_keep_secrets(GAME, 2, g, Dice(prompt))
        for ask in GAME.asks(g):
            GAME.play(g, ask.seat, ask.default)


def test_one_and_three_cards_are_no_choice_of_two() -> None:
    g = begun(2, races="random")
    words = [GAME.asks(g)[0].default.values[0]]
    for values in (words, words * 2):
        with pytest.raises(Illegal):
            GAME.play(g, Seat(0), Move("keep", tuple(values)))


def test_six_without_the_entity_keep_the_two_objectives_that_there_are() -> None:
    """21.2."""
    g = begun(6, mode="exploration", entity="off", races="random")
    assert {ask.prompt.key for ask in GAME.asks(g)} == {"ask-first-tiles"}
    assert all(len(empire.objectives) == 2 for empire in g.empires)


def test_objectives_are_open_among_allies_and_secret_in_the_core_game() -> None:
    for variant, seen in (("coop", True), ("core", False)):
        g = first_turn(2, variant=variant)
        view = GAME.view(g, Seat(0))
        assert (EMPTY not in view.empires[1].objectives) is seen
        assert EMPTY not in view.empires[0].objectives
        assert view.empires[1].hand == [EMPTY, EMPTY]


@pytest.mark.parametrize("seats", range(2, 7))
def test_the_entity_begins_with_printed_forces_and_gates(seats: int) -> None:
    """6.5 to 6.7."""
    g, side = begun(seats), seats
    track = TRACKS[seats]
    gates = [number for number, sector in enumerate(g.sectors) if sector.rift]
    assert sorted(g.entity.cycle) == sorted([CENTRE, *gates])
    assert (g.entity.cycle[0], len(gates)) == (CENTRE, track.gates)
    on_map = 0
    for number in g.layout.anomalies:
        sector, row = g.sectors[number], SECTORS[g.sectors[number].tile]
        on_map += sector.units[side][SHIP]
        assert sector.units[side][SHIP] == row.ships
        assert sector.units[side][STATION] == (1 if number in gates else row.stations)
        assert sector.relics[0] == NEW_RELIC
    assert g.entity.ships == track.ships - on_map
    assert g.entity.power == 2


def test_exploration_has_the_core_in_the_middle_and_no_gates() -> None:
    """R4.7, 21.1."""
    g = begun(2, mode="exploration")
    core = g.sectors[CENTRE]
    assert (core.units[2][SHIP], core.units[2][STATION], core.prize) == (5, 2, 20)
    assert not any(sector.rift for sector in g.sectors)
    assert (g.entity.ships, g.entity.power, g.entity.cycle) == (NONE, 1, [])


def test_without_the_entity_nobody_guards_anything() -> None:
    """21.1, 21.2."""
    g = begun(2, mode="exploration", entity="off")
    assert not any(any(sector.units[2]) for sector in g.sectors)
    assert len(g.entity.deck) == 11
    assert len(GAME.sides(g)) == 2


@pytest.mark.parametrize(("mode", "cards", "last"), [("survival", 24, 3), ("exploration", 11, 2)])
def test_the_supernova_lies_among_the_last_cards(mode: str, cards: int, last: int) -> None:
    """R17.2a, R17.2b."""
    places = set()
    for seed in range(40):
        deck = begun(2, f"deck {seed}", mode=mode).entity.deck
        assert len(deck) == cards
        stages = [ENTITY_CARDS[card].stage for card in reversed(deck)]
        assert stages == sorted(stages)
        places.add(deck.index(SUPERNOVA))
    assert places == set(range(last + 1))


def test_other_worlds_keep_the_supernova_late_and_look_the_same() -> None:
    """R17.2d, R26."""
    g, places = first_turn(3), set()
    for seed in range(40):
        world = GAME.copy(g)
        GAME.deal_anew(world, Seat(0), g.rng.spawn(str(seed)))
        GAME.check_invariants(world)
        assert GAME.view(world, Seat(0)) == GAME.view(g, Seat(0))
        places.add(world.entity.deck.index(SUPERNOVA))
    assert places == {0, 1, 2, 3}


def test_solo_is_one_seat_with_several_empires_that_knows_all_their_hands() -> None:
    g = first_turn(1, variant="solo", empires="3")
    assert [side.seat for side in GAME.sides(g)] == [0, 0, 0, None]
    view = GAME.view(g, Seat(0))
    assert all(EMPTY not in empire.hand for empire in view.empires)
    assert all(EMPTY in empire.hand for empire in GAME.view(g, None).empires)


@pytest.mark.parametrize(
    "options",
    [
        {"mode": "exploration", "variant": "coop"},
        {"entity": "off"},
        {"roaming": "on"},
    ],
)
def test_options_that_clash_are_refused(options: dict[str, str]) -> None:
    with pytest.raises(BadOptions) as refused:
        begun(2, **options)
    assert refused.value.why.key == "refusal-options-clash"


def test_passing_brings_energy_for_each_action_as_far_as_the_reactor_holds() -> None:
    """R9.2."""
    g = first_turn(2)
    side, empire = g.active, g.empires[g.active]
    empire.race, empire.energy = RACES.called["aurelian"], 4
    assert told(play(g, "pass"))[0] == "passed"
    assert (empire.energy, g.active != side) == (6, True)


def test_merchant_banks_double_it() -> None:
    g = first_turn(2)
    empire = g.empires[g.active]
    empire.race, empire.energy = RACES.called["solmari"], 1
    play(g, "pass")
    assert empire.energy == 7


def test_the_token_passes_and_the_market_moves_on() -> None:
    """9, R14.6."""
    g = first_turn(3)
    first, market = g.first, list(g.market)
    for _ in range(3):
        play(g, "pass")
    assert g.number == 2
    assert (g.first, g.active) == (g.order[(g.order.index(first) + 1) % 3],) * 2
    assert g.market[:4] == market[1:]
    assert g.discard == market[:1]


@pytest.mark.parametrize("seats", range(2, 7))
def test_tiles_are_dealt_to_their_positions_each_once(seats: int) -> None:
    """R4.11, R4.8: anomalies to theirs, standard sectors to the rest, homeworlds as chosen."""
    g = first_turn(seats)
    kinds = {}
    for number, sector in enumerate(g.sectors):
        kinds.setdefault(SECTORS[sector.tile].kind, []).append(number)
    assert sorted(g.layout.anomalies) == kinds["anomaly"]
    assert sorted(g.layout.homeworlds) == kinds["homeworld"]
    assert kinds["centre"] == [CENTRE]
    assert kinds["standard"] == list(g.layout.standard)
    assert len({sector.tile for sector in g.sectors}) == len(g.sectors)


def test_maps_and_orders_differ_by_chance() -> None:
    """R26.1."""
    games = [begun(4, f"maps {seed}") for seed in range(8)]
    assert len({tuple(sector.tile for sector in g.sectors) for g in games}) == 8
    assert len({tuple(g.order) for g in games}) > 2
    assert len({tuple(g.box) for g in games}) == 8
    assert len({tuple(g.market) for g in games}) > 4
    assert len({tuple(sorted(g.entity.cycle)) for g in games}) > 2
    assert all(g.first == g.active == g.order[0] for g in games)
    again = begun(4, "maps 0")
    assert GAME.encode(again) == GAME.encode(games[0])


def test_everyone_begins_with_the_same_stocks() -> None:
    """6.14: no technologies."""
    g = first_turn(3)
    assert {(empire.energy, empire.research, len(empire.techs)) for empire in g.empires} == {(4, 2, 0)}
    assert len(g.market) == 5
    assert len(g.basics) == 35
    assert EMPTY not in g.market


def test_what_is_dealt_openly_is_told() -> None:
    """R26.1: seating, map and first gates."""
    g = begun(3)
    told_ = {event.key: event.values for event in g.events}
    assert told_["seated"] == {"sides": [f"@{side}" for side in g.order]}
    assert told_["gates-begin"] == {"sectors": [g.layout.words[place] for place in g.entity.cycle[1:]]}
    laid = [SECTORS.name[sector.tile] for sector in g.sectors if sector.tile != EMPTY]
    assert told_["map"] == {"sectors": laid}
    assert len(laid) == 19 - 3


def test_objectives_of_allies_are_told_when_all_have_chosen() -> None:
    """20.1."""
    g = begun(2, variant="coop", races="random")
    play(g, str(GAME.asks(g)[0].default), 0)
    events = play(g, str(GAME.asks(g)[0].default), 1)
    opened = [event.values for event in events if event.key == "objectives-open"]
    assert opened == [
        {"side": f"@{side}", "cards": [OBJECTIVES.name[card] for card in empire.objectives]}
        for side, empire in enumerate(g.empires)
    ]


def test_the_market_is_dealt_anew_from_what_nobody_took() -> None:
    """R14.6: an empty deck takes the discards; if there are none places stay empty."""
    g = first_turn(2)
    gone = list(g.basics)
    g.basics, g.discard = [], gone[:1]
    oldest = g.market[0]
    rotate_market(g)
    assert sorted([g.market[-1], *g.basics]) == sorted([gone[0], oldest])
    g.basics, g.discard, g.market = [], [], [EMPTY] * 5
    rotate_market(g)
    assert g.market == [EMPTY] * 5
    assert g.discard == []
