"""Rules 2 to 6: the deck, the set-up, and the phases up to Build."""

from __future__ import annotations

import pytest

from bot.discord.views.story import gist
from bot.engine.moves import CLOCK, Move, Pace, Seat, told_to
from bot.engine.rng import Rng
from bot.games.supernova.actions.draw import HandExchange
from bot.games.supernova.cards.cards import KIND, PLANET, ROWS, Card
from bot.games.supernova.round.phases import Turn
from bot.games.supernova.round.setup import deck_cards
from bot.games.supernova.table.state import DISCOVER, HAND
from tests.games.supernova.position import BO, CY, MIRA, RULES, WORDS, Position

TEN_SHIPS = (
    "battleship",
    "consul-ship",
    "envoy-ship",
    "merchantman",
    "ore-freighter",
    "colony-ship",
    "cruiser",
    "atmosphere-skimmer",
    "assault-lander",
    "dreadnought",
)


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


def exchanging(deck: int, discarded: tuple[str, ...]) -> tuple[Position, list[Card]]:
    """Mira looks at a hand without a Planet; so many cards are in the Main Deck, and these on the Discard pile."""
    p = Position().hand(MIRA, *TEN_SHIPS).hand(BO, "terra").discarded(*discarded)
    pile = p.g.piles[0]
    p.g.scrapyard, pile.deck = pile.deck[deck:], pile.deck[:deck]
    p.g.stack = [Turn(), HandExchange([False, True])]
    return p, pile.deck[:]


def test_4_5_of_a_short_deck_all_is_drawn_before_the_shuffled_discard_pile() -> None:
    old = ("kool", "antares", "eden", "vega", "freya", "deneb", "sirius", "spica")
    p, deck = exchanging(4, old)
    discarded = p.g.piles[0].discard[:]
    p.play(MIRA, "draw new-hand")
    hand = p.g.players[MIRA].hand
    assert set(deck) < set(hand)
    assert set(hand) - set(deck) < set(discarded)
    assert len(hand) == HAND
    assert set(p.g.piles[0].deck) == {*discarded} - {*hand}
    assert p.discard_pile == list(TEN_SHIPS)


def test_4_5_the_discard_pile_stays_while_the_deck_has_ten_cards() -> None:
    p, deck = exchanging(10, ("kool", "antares"))
    p.play(MIRA, "draw new-hand")
    assert p.g.players[MIRA].hand == sorted(deck)
    assert p.g.piles[0].deck == []
    assert p.discard_pile[:2] == ["kool", "antares"]
    p, deck = exchanging(9, ("kool", "antares"))
    p.play(MIRA, "draw new-hand")
    assert set(deck) < set(p.g.players[MIRA].hand)
    assert len(p.g.piles[0].deck) == 1


def test_4_5_the_discard_pile_is_shuffled_before_it_goes_under_the_deck() -> None:
    old = ("kool", "antares", "eden", "vega", "freya", "deneb", "sirius", "spica")
    p, _ = exchanging(4, old)
    discarded = p.g.piles[0].discard[:]
    p.play(MIRA, "draw new-hand")
    assert p.g.piles[0].deck != discarded[:2]


def test_4_5_where_both_piles_are_too_short_the_rest_is_the_top_of_the_hand_put_down() -> None:
    p, deck = exchanging(4, ("kool", "antares"))
    p.play(MIRA, "draw new-hand")
    assert set(deck) < set(p.g.players[MIRA].hand)
    assert {"kool", "antares", *TEN_SHIPS[6:]} < set(p.hand_of(MIRA))
    assert p.discard_pile == list(TEN_SHIPS[:6])
    p, _ = exchanging(0, ())
    p.play(MIRA, "draw new-hand")
    assert p.hand_of(MIRA) == sorted(TEN_SHIPS)


def test_5_all_play_a_phase_before_the_next_and_the_opening_player_changes() -> None:
    g = RULES.setup(3, {}, Rng("frame"))
    for number in range(3):
        RULES.play(g, Seat(number), Move("draw", ("keep",)))
    first = g.ring.index(g.opening)
    seen = []
    while g.turn == 1:
        ask = RULES.asks(g)[0]
        if ask.pace is Pace.TURN:
            seen.append((g.phase, (g.ring.index(ask.seat) - first) % 3))
        RULES.play(g, ask.seat, ask.default)
    assert seen[:3] == [(DISCOVER, 0), (DISCOVER, 1), (DISCOVER, 2)]
    assert seen == sorted(seen)
    assert g.opening == g.ring[(first + 1) % 3]


def test_4_1_seats_are_drawn_by_lot_and_told() -> None:
    rings = set()
    for seed in range(40):
        g = RULES.setup(3, {}, Rng(f"ring {seed}"))
        rings.add(tuple(g.ring))
        assert [event.values["seats"] for event in g.events if event.key == "seated"] == [
            [f"@{s}" for s in g.ring]
        ]
        assert g.order() == [*g.ring[g.ring.index(g.opening) :], *g.ring[: g.ring.index(g.opening)]]
        assert [g.after(seat) for seat in g.ring] == [*g.ring[1:], g.ring[0]]
    assert len(rings) == 6


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


def test_6_1_cards_drawn_are_told_to_their_player_and_of_the_discard_pile_to_all() -> None:
    p = Position().hand(MIRA, *TEN_SHIPS[:8]).discarded("kool")
    rift = p.take("temporal-rift")
    p.g.scrapyard, p.g.piles[0].deck = p.g.piles[0].deck, [rift]
    told = p.phase("draw", MIRA).play(MIRA, "draw main")
    assert [(event.key, event.audience) for event in told if event.key != "phase"] == [
        ("draws-from", (MIRA,)),
        ("drew", None),
        ("drew-cards", (MIRA,)),
        ("hold-hint", (MIRA,)),
        ("drew-open", None),
    ]
    assert told[1].values == {"seat": "@0", "count": 1}
    assert told[2].values == {"cards": ["~card-temporal-rift"]}
    assert told[4].values == {"seat": "@0", "cards": ["~card-kool"]}


def test_5_the_beginning_of_each_phase_is_told_once() -> None:
    p = Position(2).quiet().discarded("kool").phase("draw", MIRA)
    told = p.play(MIRA, "draw main")
    for seat in (MIRA, BO):
        told += p.play(seat, "pass")
    assert [event.values["phase"] for event in told if event.key == "phase"] == [
        "~phase-discover",
        "~phase-build",
    ]


def test_6_1_who_draws_reads_once_what_came_and_the_others_how_many() -> None:
    p = Position().hand(MIRA, *TEN_SHIPS[:8]).discarded("kool")
    told = p.phase("draw", MIRA).play(MIRA, "draw main")

    def story(seat: Seat) -> list[str]:
        return [event.key for event in gist(WORDS, told_to(seat, told), 9) if event.key.startswith("drew")]

    assert story(MIRA) == ["drew-cards"]
    assert story(BO) == ["drew"]


def test_6_1_ten_cards_draw_nothing_and_a_penalty_one() -> None:
    p = Position()
    p.g.players[MIRA].penalty = True
    p.hand(MIRA, "terra").discarded("kool").phase("draw", MIRA, BO).play(MIRA, "draw main")
    assert p.awaited() == [BO]
    p.play(BO, "draw main")
    assert [len(player.hand) for player in p.g.players] == [2, HAND]


def test_6_1_a_penalty_is_for_one_draw_alone() -> None:
    p = Position()
    p.g.players[MIRA].penalty = True
    p.discarded("kool", "antares").phase("draw", MIRA).play(MIRA, "draw main")
    assert len(p.g.players[MIRA].hand) == 1
    p.phase("draw", MIRA).play(MIRA, "draw main")
    assert len(p.g.players[MIRA].hand) == HAND


def test_6_1_a_penalty_is_over_also_where_nothing_is_drawn() -> None:
    p = Position().hand(MIRA, *TEN_SHIPS).discarded("kool")
    p.g.players[MIRA].penalty = True
    p.phase("draw", MIRA, BO)
    assert p.awaited() == [BO]
    p.play(BO, "draw main")
    assert len(p.g.players[MIRA].hand) == HAND
    assert not p.g.players[MIRA].penalty


def test_6_1_a_pile_that_runs_out_is_followed_by_the_other() -> None:
    for pile in ("main", "discard"):
        p = Position().hand(MIRA, *TEN_SHIPS[:8]).discarded("antares")
        p.g.scrapyard, p.g.piles[0].deck = p.g.piles[0].deck, [p.take("kool")]
        p.phase("draw", MIRA).play(MIRA, f"draw {pile}")
        assert {"kool", "antares"} <= set(p.hand_of(MIRA))


def test_6_1_from_two_empty_piles_nothing_is_drawn() -> None:
    p = Position().hand(MIRA, "terra").hand(BO, "kool")
    p.g.scrapyard, p.g.piles[0].deck = p.g.piles[0].deck, []
    p.phase("draw", MIRA, BO)
    assert p.hand_of(MIRA) == ["terra"]
    assert p.g.phase == DISCOVER
    assert p.awaited() == [MIRA]


def test_6_1_a_draw_from_both_piles_ends_when_both_are_empty() -> None:
    p = Position().hand(MIRA, "terra").discarded("kool")
    p.g.scrapyard, p.g.piles[0].deck = p.g.piles[0].deck, []
    p.phase("draw", MIRA)
    assert p.hand_of(MIRA) == ["kool", "terra"]


def test_6_2_one_planet_then_one_question_for_environments_on_all_new_planets() -> None:
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
    assert p.awaited() == [MIRA, BO, CLOCK], "Cy, who holds none, passes by itself"
    assert p.plays(MIRA, "barren-soil") == {"kool", "terra"}
    p.play(MIRA, "play barren-soil kool", "play rich-ores terra")
    assert p.hand_of(MIRA) == ["barren-soil", "rich-ores", "vorr"], "they are played when all have answered"
    p.play(BO, "pass")
    assert p.hand_of(MIRA) == ["vorr"]


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


def test_6_3_a_second_copy_hides_nothing_behind_it() -> None:
    p = Position().hand(MIRA, "defense-grid", "defense-grid", "battleship", "cruiser")
    p.planet(MIRA, "altair")
    p.phase("build", MIRA)
    assert p.legal(MIRA, "play") == {"defense-grid altair", "battleship altair", "cruiser altair"}


def test_6_3_a_penal_colony_goes_where_people_live_in_any_empire() -> None:
    p = Position(3).hand(MIRA, "penal-colony")
    p.planet(BO, "freya")
    p.planet(BO, "vega", "smugglers")
    p.planet(CY, "kool")
    p.planet(MIRA, "altair")
    p.phase("build", MIRA)
    assert p.plays(MIRA, "penal-colony") == {"vega", "kool"}
    p.play(MIRA, "play penal-colony vega", "done")
    assert p.awaited()[0] == BO


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
