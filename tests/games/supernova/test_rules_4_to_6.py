"""Rules 4 to 6: the set-up, the turn, and the phases but for the attack."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.rng import Rng
from bot.games.supernova.cards import HIDDEN, KIND, PLANET, ROWS
from bot.games.supernova.setup import deck_cards
from bot.games.supernova.state import DEEP, DISCOVER, HAND
from bot.games.supernova.trade import Accept, Bargain
from tests.games.supernova.position import BO, CY, MIRA, RULES, Position


def test_2_3_the_deck_has_150_cards_of_118_titles_and_30_more_of_the_outer_rim() -> None:
    core = [row for row in ROWS if row.copies]
    assert len(core) == 118
    assert sum(row.copies for row in core) == 150
    assert sum(row.rim for row in ROWS) == 30
    counts = {
        kind: sum(row.copies for row in core if row.type == kind) for kind in {row.type for row in core}
    }
    assert counts == {
        "planet": 26,
        "environment": 16,
        "civilization": 16,
        "alien": 20,
        "merc": 16,
        "ship": 24,
        "modifier": 10,
        "special": 22,
    }
    assert [deck_cards(seats, {"decks": "shared", "annihilation": "on"}) for seats in (4, 5)] == [150, 180]


def test_13_11_totals_of_the_core_deck() -> None:
    def total(kind: str) -> int:
        return sum(row.p * row.copies for row in ROWS if row.type == kind)

    assert total("planet") == 53
    assert total("environment") == 3 - 2
    assert total("civilization") == 7
    kinds = [row.kind for row in ROWS for _ in range(row.copies) if row.type == "environment"]
    assert (kinds.count("good"), kinds.count("bad")) == (5, 11)


def test_4_everybody_begins_with_ten_cards() -> None:
    g = RULES.setup(4, {}, Rng("deal"))
    assert [len(player.hand) for player in g.players] == [HAND] * 4
    assert len(g.piles[0].deck) == 110
    assert RULES.awaited(g) == [0, 1, 2, 3]


def test_4_5_only_a_hand_without_a_planet_is_exchanged_and_all_are_asked() -> None:
    exchanged = 0
    for number in range(60):
        g = RULES.setup(2, {}, Rng(f"exchange {number}"))
        for seat in (MIRA, BO):
            has_planet = any(KIND[card] == PLANET for card in g.players[seat].hand)
            moves = RULES.moves(g, seat)
            assert (Move("draw", ("new-hand",)) in moves) == (not has_planet)
            if not has_planet:
                exchanged += 1
                before = set(g.players[seat].hand)
                RULES.play(g, seat, Move("draw", ("new-hand",)))
                assert not before & set(g.players[seat].hand)
                assert set(g.piles[0].discard) >= before
                assert seat in RULES.awaited(g)
    assert exchanged > 5


def test_5_all_play_a_phase_before_the_next_and_the_opening_player_changes() -> None:
    g = RULES.setup(3, {}, Rng("frame"))
    for number in range(3):
        RULES.play(g, Seat(number), Move("draw", ("keep",)))
    first = g.opening
    seen = []
    while g.turn == 1:
        (seat,) = RULES.awaited(g)
        seen.append((g.phase, (seat - first) % 3))
        ask = RULES.asks(g)[0]
        RULES.play(g, seat, ask.default)
    assert seen[:3] == [(DISCOVER, 0), (DISCOVER, 1), (DISCOVER, 2)]
    assert seen == sorted(seen)
    assert g.opening == (first + 1) % 3


def test_6_1_a_draw_fills_the_hand_from_one_pile() -> None:
    p = Position().hand(MIRA, "terra", "vorr").discarded("kool", "antares", "mirel").phase("draw", MIRA)
    p.play(MIRA, "draw discard")
    hand = p.hand_of(MIRA)
    assert len(hand) == HAND
    assert {"kool", "antares", "mirel"} <= set(hand)
    assert p.discard_pile == []


def test_6_1_the_discard_pile_is_drawn_from_its_top() -> None:
    p = Position().hand(
        MIRA, *("terra", "vorr", "eden", "altair", "freya", "scorpius", "regulus", "vega", "deneb")
    )
    p.discarded("kool", "antares").phase("draw", MIRA).play(MIRA, "draw discard")
    assert "antares" in p.hand_of(MIRA)
    assert p.discard_pile == ["kool"]


def test_6_1_ten_cards_draw_nothing_and_a_penalty_one() -> None:
    p = Position()
    p.g.players[MIRA].penalty = True
    p.hand(MIRA, "terra").phase("draw", MIRA, BO).play(MIRA, "draw main")
    assert len(p.g.players[MIRA].hand) == 2
    assert p.awaited() == [BO]


def test_6_2_one_planet_then_environments_on_new_planets_of_others_then_on_the_own() -> None:
    p = (
        Position(3)
        .quiet()
        .hand(MIRA, "terra", "vorr", "barren-soil", "rich-ores")
        .hand(BO, "kool", "toxic-air")
    )
    p.phase("discover", MIRA, BO, CY)
    p.play(MIRA, "play terra")
    assert p.awaited() == [BO]
    p.play(BO, "play kool")
    p.play(CY, "pass")
    assert p.plays(MIRA, "barren-soil") == {"kool"}
    p.play(MIRA, "play barren-soil kool")
    assert p.plays(BO, "toxic-air") == {"terra"}
    p.play(BO, "play toxic-air terra")
    p.play(CY, "pass")
    assert p.plays(MIRA, "rich-ores") == {"terra"}


def test_6_2_environments_wait_for_their_part_and_old_planets_get_none() -> None:
    p = Position().hand(MIRA, "barren-soil", "terra")
    p.planet(BO, "kool")
    p.planet(BO, "altair", found=3)
    p.phase("discover", MIRA)
    assert p.refusal(MIRA, "play barren-soil altair") == "6.2"
    p.phase("others", MIRA)
    assert p.plays(MIRA, "barren-soil") == {"altair"}
    assert p.refusal(MIRA, "play barren-soil kool") == "6.2"
    assert p.refusal(MIRA, "play terra") == "6.2"


def test_6_3_civilization_also_on_uninhabited_planets_and_modifiers_on_own_ships() -> None:
    p = Position().hand(MIRA, "defense-grid", "laze-cannon")
    home, other = p.planet(MIRA, "altair"), p.planet(BO, "freya")
    p.ship(MIRA, "cruiser", home)
    p.ship(BO, "battleship", other)
    p.phase("build", MIRA)
    assert p.plays(MIRA, "defense-grid") == {"altair"}
    assert p.plays(MIRA, "laze-cannon") == {"cruiser"}
    assert p.refusal(MIRA, "play defense-grid freya") == "6.3"
    assert p.refusal(MIRA, "play laze-cannon battleship") == "6.3"


def test_6_3_a_penal_colony_goes_where_people_live_in_any_empire() -> None:
    p = Position(3).hand(MIRA, "penal-colony")
    p.planet(BO, "freya")
    p.planet(BO, "vega", "smugglers")
    p.planet(CY, "kool")
    p.planet(MIRA, "altair")
    p.phase("build", MIRA)
    assert p.plays(MIRA, "penal-colony") == {"vega", "kool"}
    p.play(MIRA, "play penal-colony vega")
    assert p.awaited()[0] == BO


def test_6_4_pass_gives_up_the_action_alone() -> None:
    p = Position(2).hand(MIRA, "terra").phase("action", MIRA, BO)
    p.play(MIRA, "pass")
    assert p.awaited() == [BO]


def test_6_4_trade_swaps_one_card_for_any_number_and_promises_are_told() -> None:
    p = Position(3).hand(MIRA, "terra").hand(BO, "kool", "antares").hand(CY, "vorr")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2", "trade terra seat-3")
    assert set(p.awaited()) == {BO, CY, -1}
    p.play(BO, "counter kool", "counter antares", "done")
    told = p.play(CY, "counter promise-peace", "done")
    assert [event.audience for event in told if event.key == "promised"] == [None]
    assert p.legal(MIRA, "accept") == {"seat-2", "seat-3"}
    p.play(MIRA, "accept seat-2")
    assert p.hand_of(MIRA) == ["antares", "kool"]
    assert p.hand_of(BO) == ["terra"]
    assert p.legal(MIRA, "trade") == set()
    assert p.refusal(MIRA, "trade antares seat-2") == "6.4"


def bargain(p: Position, viewer: Seat | None) -> Bargain:
    """What the viewer sees of the trade going on."""
    step = RULES.view(p.g, viewer).stack[-1]
    assert isinstance(step, Bargain)
    return step


def test_6_4_the_offered_card_is_known_to_those_invited_alone() -> None:
    p = Position(3).hand(MIRA, "terra").hand(BO, "kool").hand(CY, "vorr")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2", "done")
    terra = p.g.players[MIRA].hand[0]
    assert bargain(p, BO).card == terra
    assert bargain(p, CY).card == bargain(p, None).card == HIDDEN
    p.play(BO, "counter kool", "done")
    accept = RULES.view(p.g, CY).stack[-1]
    assert isinstance(accept, Accept)
    assert accept.counters == [[], [], []]


def test_6_4_a_trade_that_nobody_answers_uses_up_the_action() -> None:
    p = Position(2).hand(MIRA, "terra").phase("action", MIRA)
    p.play(MIRA, "trade terra seat-2")
    p.close()
    assert p.legal(MIRA, "jettison") == set()
    assert p.refusal(MIRA, "jettison terra") == "6.4"


def test_6_4_up_to_three_cards_are_jettisoned_the_last_on_top() -> None:
    p = Position().hand(MIRA, "terra", "vorr", "kool", "mirel").phase("action", MIRA)
    p.play(MIRA, "jettison vorr", "jettison terra", "jettison mirel")
    assert p.discard_pile == ["vorr", "terra", "mirel"]
    assert p.legal(MIRA, "jettison") == set()
    assert p.refusal(MIRA, "attack kool terra") == "6.4"


def test_6_5_each_card_moves_once_and_cargo_keeps_its_own_move() -> None:
    p = Position()
    home, other = p.planet(MIRA, "altair", "evil-clones"), p.planet(MIRA, "vega")
    ship = p.ship(MIRA, "garbage-scow", home, "smugglers")
    p.phase("transport", MIRA).play(MIRA, "move garbage-scow vega")
    assert ship.place == other.card
    assert p.refusal(MIRA, "move garbage-scow altair") == "6.5"
    p.play(MIRA, "move smugglers vega")
    assert p.words(other.pop) == ["smugglers"]
    assert p.refusal(MIRA, "move smugglers garbage-scow") == "6.5"


def test_6_5_population_changes_ships_only_at_the_same_place() -> None:
    p = Position()
    home, other = p.planet(MIRA, "altair", "evil-clones"), p.planet(MIRA, "vega")
    p.ship(MIRA, "garbage-scow", home, "smugglers")
    p.ship(MIRA, "relay-ship", home)
    p.ship(MIRA, "colony-ship", other)
    p.phase("transport", MIRA)
    moves = {line for line in p.legal(MIRA, "move") if line.startswith("smugglers")}
    assert moves == {"smugglers altair", "smugglers relay-ship"}
    assert p.refusal(MIRA, "move smugglers colony-ship") == "6.5"


def test_6_5_ships_come_from_deep_space_but_do_not_go_there() -> None:
    p = Position()
    p.planet(MIRA, "altair")
    p.ship(MIRA, "cruiser", None)
    p.phase("transport", MIRA)
    assert p.legal(MIRA, "move") == {"cruiser altair"}
    p.play(MIRA, "move cruiser altair")
    assert all(ship.place != DEEP for ship in p.g.ships.values())


def test_6_5_limits_hold_at_the_goal_of_a_move() -> None:
    p = Position()
    home = p.planet(MIRA, "altair", "evil-clones", "evil-clones", "smugglers")
    p.planet(MIRA, "vega")
    p.ship(MIRA, "garbage-scow", home, "iron-vanguard")
    p.ship(MIRA, "battleship", p.planet(MIRA, "deneb"))
    p.ship(MIRA, "cruiser", p.g.planets[p.g.ships[next(reversed(p.g.ships))].place])
    p.phase("transport", MIRA)
    assert p.refusal(MIRA, "move iron-vanguard altair") == "7.5"
    p.play(MIRA, "move battleship vega")
    assert p.refusal(MIRA, "move cruiser vega") == "7.6"


@pytest.mark.parametrize("seats", [2, 6])
def test_2_1_a_card_is_played_in_its_phase(seats: int) -> None:
    p = Position(seats).hand(MIRA, "terra", "battleship", "reinforcements", "mass-exodus")
    p.planet(MIRA, "altair", "smugglers")
    p.phase("build", MIRA)
    assert p.refusal(MIRA, "play terra") == "2.1"
    assert p.refusal(MIRA, "play reinforcements attacker") == "2.1"
    p.phase("action", MIRA)
    assert p.refusal(MIRA, "play battleship altair") == "2.1"
    assert p.refusal(MIRA, "play reinforcements attacker") == "10.2"
    assert p.refusal(MIRA, "play kool") == "3"
