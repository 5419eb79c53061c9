"""Rule 12: the options."""

from __future__ import annotations

import pytest

from bot.engine.moves import Seat, SideInfo
from bot.engine.rng import Rng
from bot.engine.steps import settle
from bot.games.supernova.actions.draw import HandExchange
from bot.games.supernova.cards.cards import (
    HIDDEN,
    HOME,
    KIND,
    NAME,
    NONE,
    PLANET,
    SHIP,
    SPECIAL,
    TITLE,
    WORD,
    WORDS,
    Card,
    P,
)
from bot.games.supernova.holdings.stacks import is_homeworld, potential
from bot.games.supernova.round.ending import TurnEnd
from bot.games.supernova.round.phases import Turn
from bot.games.supernova.round.setup import is_first_planet, own_deck
from bot.games.supernova.table.options import has_haven
from bot.games.supernova.table.state import ALWAYS
from tests.games.supernova.position import BO, CY, MIRA, RULES, Position


@pytest.mark.parametrize(("seats", "goal"), [(2, 17), (3, 15), (4, 13), (6, 13)])
def test_12_1_the_goal_depends_on_seats_and_option(seats: int, goal: int) -> None:
    for value, change in (("0", 0), ("minus-4", -4), ("plus-6", 6)):
        assert RULES.setup(seats, {"goal": value}, Rng("goal")).goal == goal + change


def test_12_2_closed_stacks_are_hidden_until_they_are_attacked() -> None:
    p = Position(3, stacks="closed").quiet()
    home, target = p.planet(MIRA, "altair"), p.planet(BO, "freya", "smugglers", "megalopolis")
    p.ship(MIRA, "battleship", home)
    p.ship(MIRA, "cruiser", home)
    for viewer in (MIRA, CY, None):
        assert RULES.view(p.g, viewer).planets[target.card].pop == [HIDDEN]
        assert RULES.view(p.g, viewer).planets[target.card].civ == [HIDDEN]
    assert RULES.view(p.g, BO).planets[target.card].pop == target.pop
    assert RULES.standings(p.g).scores == (3, 2, 0)
    p.phase("action", MIRA).play(MIRA, "attack freya altair")
    for viewer in (MIRA, CY, None):
        assert RULES.view(p.g, viewer).planets[target.card].pop == [HIDDEN], "no ship has arrived yet"
    p.play(MIRA, "send cruiser", "done")
    for viewer in (MIRA, CY, None):
        assert RULES.view(p.g, viewer).planets[target.card].pop == target.pop


@pytest.mark.parametrize(
    ("turn", "haven", "safe"), [(1, "on", True), (2, "on", True), (3, "on", False), (2, "off", False)]
)
def test_12_8_the_only_planet_of_a_player_is_safe_in_the_first_two_turns(
    turn: int, haven: str, safe: bool
) -> None:
    p = Position(3, haven=haven).quiet()
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    p.planet(BO, "freya")
    p.planet(CY, "vega")
    p.planet(CY, "spica")
    p.g.turn = turn
    p.phase("action", MIRA)
    attacks = {"vega altair", "spica altair"} | (set() if safe else {"freya altair"})
    assert p.legal(MIRA, "attack") == attacks
    if safe:
        assert p.why(MIRA, "attack freya altair") == "only-planet"
        assert p.refusal(MIRA, "attack freya altair") == "12.8"


def test_12_8_a_first_game_begins_safely() -> None:
    first = RULES.info.preset("first")
    assert first is not None
    assert has_haven(RULES.info.complete(first.options))


def test_12_2_scores_are_counted_of_what_lies_open_until_the_end() -> None:
    p = Position(3, stacks="closed")
    p.planet(MIRA, "castor", "megalopolis")
    p.planet(MIRA, "pollux")
    p.planet(BO, "altair", "barren-soil", "underground-cities")
    p.planet(BO, "freya", "doctor-quill", "toxic-air")
    p.planet(CY, "vega")
    assert RULES.standings(p.g).scores == (6, 3, 3)
    p.g.planets_of(MIRA)[1].owner = CY
    assert RULES.standings(p.g).scores == (2, 3, 5)
    p.g.over = True
    assert RULES.standings(p.g).scores == (3, 4 + 2, 5)


def test_12_2_planets_ships_and_hands_are_counted_for_all() -> None:
    p = Position(2, stacks="closed").hand(BO, "terra", "kool", "vorr")
    p.ship(BO, "cruiser", p.planet(BO, "freya"))
    p.ship(BO, "battleship", None)
    p.planet(MIRA, "altair")
    assert RULES.standings(p.g).counts == (
        {"planets": 1, "ships": 0, "hand": 0},
        {"planets": 1, "ships": 2, "hand": 3},
    )


def test_every_setting_is_a_verb_of_the_game_and_every_seat_a_side_of_its_own() -> None:
    p = Position(3).hand(MIRA, "terra", "cruiser")
    p.planet(MIRA, "eden")
    offered: dict[str, int] = {}
    for move in RULES.offer(p.g, MIRA).beside:
        offered[move.verb] = max(offered.get(move.verb, 0), len(move.values))
    verbs = {verb.name: verb for verb in RULES.info.verbs if verb.turn.setting or verb.turn.free}
    assert (
        set(offered) - {"resign"} == {"ask", "hold", "pledge", "autopass", "attend", "double"} <= set(verbs)
    )
    assert all(len(verbs[name].params) >= most for name, most in offered.items() if name in verbs)
    assert RULES.sides(p.g) == tuple(SideInfo(seat, None, seat) for seat in (MIRA, BO, CY))


def test_12_2_hidden_cards_cannot_be_aimed_at() -> None:
    p = Position(2, stacks="closed").hand(MIRA, "assassin", "sabotage", "plague")
    p.planet(BO, "freya", "smugglers", "megalopolis")
    p.planet(MIRA, "altair", "evil-clones", "tlisk-brood")
    p.phase("build", MIRA)
    assert p.plays(MIRA, "assassin") == {"evil-clones"}
    assert p.plays(MIRA, "sabotage") == set()
    assert p.plays(MIRA, "plague") == {"tlisk-brood"}


def test_12_2_the_cards_of_a_planet_that_is_attacked_can_be_aimed_at() -> None:
    p = Position(2, stacks="closed").quiet().asked(MIRA, ALWAYS).hand(MIRA, "assassin")
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    p.planet(BO, "freya", "smugglers")
    p.planet(BO, "vega", "free-miners")
    p.phase("action", MIRA).play(MIRA, "attack freya altair", "strike military")
    assert p.plays(MIRA, "assassin") == {"smugglers"}


def test_12_2_a_card_of_the_hand_does_not_tell_of_its_copy_under_a_closed_stack() -> None:
    p = Position(2, stacks="closed")
    p.planet(BO, "freya", "smugglers")
    p.hand(MIRA, "smugglers").phase("discard", MIRA)
    (choice,) = [each for each in RULES.offer(p.g, MIRA).choices("discard") if each.value == "smugglers"]
    assert choice.label.key == "choice-card"
    assert choice.label.values["number"] == 1


def test_12_3_free_trade_takes_no_action_away() -> None:
    p = Position(2, trade="free").hand(MIRA, "terra", "vorr").hand(BO, "kool")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2")
    p.play(BO, "counter kool", "done")
    p.play(MIRA, "accept seat-2")
    assert "vorr seat-2" in p.legal(MIRA, "trade")
    p.play(MIRA, "jettison vorr")
    assert "kool seat-2" in p.legal(MIRA, "trade")


def test_12_4_own_decks_are_drawn_from_and_returned_to() -> None:
    for seats in (2, 6):
        g = RULES.setup(seats, {"decks": "own-40"}, Rng("own"))
        assert [len(pile.deck) for pile in g.piles] == [30] * seats
        for pile, player in zip(g.piles, g.players, strict=True):
            cards = pile.deck + player.hand
            assert all(g.pile_for(card) is pile for card in cards)
            assert sum(KIND[card] == PLANET for card in cards) >= 8


def own_decks(seats: int = 2) -> Position:
    """Each player has an own deck, and all hands are empty."""
    return Position(seats, decks="own-40").quiet()


def of_deck(p: Position, seat: Seat, kind: int = SHIP) -> Card:
    """A card of a player's own deck, taken out of it."""
    deck = p.g.piles[seat].deck
    card = next(card for card in deck if KIND[card] == kind)
    deck.remove(card)
    return card


def test_12_4_a_card_returns_to_the_discard_pile_of_the_deck_it_came_from() -> None:
    p = own_decks()
    mine, traded = of_deck(p, MIRA), of_deck(p, BO)
    p.g.players[MIRA].hand = sorted([mine, traded])
    p.phase("action", MIRA).play(MIRA, *(f"jettison {WORDS[TITLE[card]]}" for card in (mine, traded)))
    assert [pile.discard for pile in p.g.piles] == [[mine], [traded]]


def test_12_4_a_hand_is_filled_from_the_own_pile_alone() -> None:
    p = own_decks()
    mine, theirs = p.g.piles
    mine.deck, mine.discard, p.g.scrapyard = mine.deck[:4], mine.deck[4:5], mine.deck[5:]
    theirs.discard = [theirs.deck.pop()]
    own = {*mine.deck, *mine.discard}
    p.phase("draw", MIRA, BO)
    assert RULES.asks(p.g)[0].prompt.values["count"] == 5
    p.play(MIRA, "draw main")
    p.play(BO, "draw main")
    assert set(p.g.players[MIRA].hand) == own
    assert len(p.g.players[BO].hand) == 10
    assert all(p.g.pile_for(card) is p.g.piles[BO] for card in p.g.players[BO].hand)


def test_12_4_salvage_rights_take_from_the_own_discard_pile() -> None:
    p = Position(2, decks="own-75").quiet().hand(BO, "salvage-rights")
    for seat in (MIRA, BO):
        p.g.piles[seat].discard = [of_deck(p, seat)]
    p.phase("build", BO)
    (target,) = p.g.piles[BO].discard
    assert p.plays(BO, "salvage-rights") == {WORD[target]}
    p.play(BO, f"play salvage-rights {WORD[target]}")
    assert p.g.players[BO].hand == [target]


def test_12_4_a_hand_is_exchanged_with_the_own_deck() -> None:
    p = own_decks()
    old = sorted([of_deck(p, BO), of_deck(p, BO, SPECIAL)])
    p.g.players[BO].hand, deck = old, p.g.piles[BO].deck[:]
    p.g.stack = [Turn(), HandExchange([True, False])]
    p.play(BO, "draw new-hand")
    assert set(p.g.players[BO].hand) == set(deck[-10:])
    assert p.g.piles[BO].discard == old
    assert p.g.piles[MIRA].discard == []


def test_12_4_each_deck_is_shuffled_anew_for_itself() -> None:
    p = own_decks(3)
    pile = p.g.piles[BO]
    pile.discard, pile.deck = pile.deck, []
    p.g.stack = [TurnEnd()]
    settle(p.g)
    assert [(len(each.deck), len(each.discard), each.reshuffles) for each in p.g.piles] == [
        (40, 0, 0),
        (40, 0, 1),
        (40, 0, 0),
    ]
    p.g.piles[CY].deck, p.g.scrapyard = [], p.g.piles[CY].deck
    p.g.stack = [TurnEnd()]
    settle(p.g)
    assert p.g.over


@pytest.mark.parametrize("size", [40, 50, 60, 75])
def test_12_4_a_deck_has_its_size_and_a_fifth_of_planets_anywhere_in_it(size: int) -> None:
    least, lowest = 99, 0
    for number in range(12):
        g = RULES.setup(2, {"decks": f"own-{size}"}, Rng(f"decks {number}"))
        for pile, player in zip(g.piles, g.players, strict=True):
            cards = pile.deck + player.hand
            planets = sum(KIND[card] == PLANET for card in cards)
            assert (len(cards), len(set(cards))) == (size, size)
            assert planets >= size / 5
            assert any(is_first_planet(card) for card in cards)
            least = min(least, planets)
            lowest += KIND[pile.deck[0]] == PLANET
    assert least <= size / 5 + 3
    assert 0 < lowest < 24


@pytest.mark.parametrize("number", [940, 1168])
def test_12_4_a_deck_has_a_planet_to_begin_with_though_the_lot_left_them_out(number: int) -> None:
    deck = own_deck(0, {"decks": "own-40", "annihilation": "on"}, Rng(f"deck {number}"))
    assert any(is_first_planet(card) for card in deck)


def test_12_4_and_12_6_own_decks_without_annihilation() -> None:
    g = RULES.setup(6, {"decks": "own-75", "annihilation": "off"}, Rng("calm"))
    cards = [card for pile in g.piles for card in pile.deck] + [
        card for player in g.players for card in player.hand
    ]
    assert len(cards) == 6 * 75
    assert not {NAME[card] for card in cards} & {"~card-super-nova", "~card-black-hole"}


def test_12_4_and_12_5_short_games_with_own_decks_begin_with_a_planet_of_the_own_deck() -> None:
    g = RULES.setup(3, {"decks": "own-40", "short": "on"}, Rng("short"))
    assert [len(pile.deck) for pile in g.piles] == [29, 29, 29]
    for planet in g.planets.values():
        assert g.pile_for(planet.card) is g.piles[planet.owner]


def test_12_5_a_short_game_begins_with_a_homeworld() -> None:
    g = RULES.setup(4, {"short": "on"}, Rng("short"))
    assert len(g.planets) == 4
    assert {planet.owner for planet in g.planets.values()} == {0, 1, 2, 3}
    assert all(is_homeworld(planet) and potential(g, planet) == 2 for planet in g.planets.values())
    assert all(planet.designated and planet.turn == 0 for planet in g.planets.values())
    assert all(HOME[card] == NONE and P[card] == 2 for card in g.planets)
    assert all(len(player.hand) == 10 for player in g.players)
    assert len(g.piles[0].deck) == 150 - 44


def test_12_6_without_annihilation_two_titles_are_missing() -> None:
    g = RULES.setup(2, {"annihilation": "off"}, Rng("calm"))
    names = {
        NAME[card] for card in (*g.piles[0].deck, *(card for player in g.players for card in player.hand))
    }
    assert not names & {"~card-super-nova", "~card-black-hole"}
    assert len(g.piles[0].deck) == 148 - 20


def test_12_without_a_choice_a_game_has_these_options() -> None:
    assert RULES.info.complete({}) == {
        "goal": "0",
        "stacks": "open",
        "trade": "once",
        "decks": "shared",
        "short": "off",
        "annihilation": "on",
        "leakless": "on",
        "parallel": "off",
        "attend": "off",
        "haven": "off",
    }
