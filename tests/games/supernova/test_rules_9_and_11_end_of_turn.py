"""Rules 9 and 11: the Discard phase, the end of a turn, and the end of the game."""

from __future__ import annotations

from bot.engine.moves import Seat
from bot.engine.steps import settle
from bot.games.supernova.end import TurnEnd, look_for_winner, renew_decks
from tests.games.supernova.position import BO, CY, MIRA, RULES, Position


def end_turn(p: Position) -> None:
    """The turn ends now, and no other begins."""
    p.g.stack = [TurnEnd()]
    settle(p.g)


def test_9_2_population_above_the_capacity_is_given_up_by_choice() -> None:
    p = Position().hand(MIRA, "terra")
    planet = p.planet(MIRA, "bellatrix", "evil-clones", "smugglers")
    p.phase("discard", MIRA)
    assert p.legal(MIRA, "discard") == {"evil-clones", "smugglers"}
    p.play(MIRA, "discard smugglers")
    assert p.words(planet.pop) == ["evil-clones"]
    assert p.legal(MIRA, "discard") == {"terra"}


def test_9_2_of_races_that_may_not_live_together_one_is_kept() -> None:
    p = Position().hand(MIRA, "terra")
    planet = p.planet(MIRA, "eden", "tlisk-brood", "koolian-guard", "smugglers")
    p.phase("discard", MIRA)
    assert p.legal(MIRA, "choose") == {"tlisk", "koolian"}
    p.play(MIRA, "choose tlisk")
    assert p.words(planet.pop) == ["smugglers", "tlisk-brood"]
    assert p.discard_pile == ["koolian-guard"]


def test_9_3_lost_population_can_cost_the_ships_it_supported() -> None:
    p = Position().hand(MIRA, "terra")
    planet = p.planet(MIRA, "bellatrix", "ion-storms", "evil-clones", "smugglers")
    for title in ("battleship", "cruiser", "relay-ship"):
        p.ship(MIRA, title, planet)
    p.phase("discard", MIRA).play(MIRA, "discard smugglers")
    assert p.legal(MIRA, "discard") == {"battleship", "cruiser", "relay-ship"}
    p.play(MIRA, "discard relay-ship")
    assert p.legal(MIRA, "discard") == {"terra"}


def test_9_4_long_range_ships_stay_in_deep_space() -> None:
    p = Position().hand(MIRA, "terra")
    cruiser = p.ship(MIRA, "cruiser", None)
    carrier = p.ship(MIRA, "battleship", None, "ace-pilots")
    p.ship(MIRA, "merchantman", None)
    p.phase("discard", MIRA)
    assert set(p.g.ships) == {cruiser.card, carrier.card}


def test_9_1_deep_space_is_looked_at_again_at_the_end_of_the_turn() -> None:
    p = Position()
    p.ship(BO, "battleship", None)
    end_turn(p)
    assert p.g.ships == {}


def test_9_5_a_card_of_the_hand_must_be_discarded() -> None:
    p = Position().hand(MIRA, "terra", "kool").phase("discard", MIRA)
    assert p.legal(MIRA, "pass") == p.legal(MIRA, "done") == set()
    p.play(MIRA, "discard kool")
    assert p.discard_pile == ["kool"]
    assert not p.g.players[MIRA].penalty


def rich(p: Position, seat: Seat, *titles: str) -> None:
    for title in titles:
        p.planet(seat, title)


def test_11_1_nobody_wins_below_the_goal() -> None:
    p = Position(3)
    rich(p, MIRA, "eden", "altair", "regulus", "vega")
    assert not look_for_winner(p.g)
    rich(p, MIRA, "freya")
    assert look_for_winner(p.g)


def test_11_2_a_tie_is_played_on_for_three_turns_then_strength_decides() -> None:
    p = Position(3)
    rich(p, MIRA, "altair", "regulus", "vega", "deneb", "canopus")  # 15
    rich(p, BO, "eden", "freya", "scorpius", "sirius", "procyon", "spica", "aldebaran")  # 15
    for _ in range(3):
        assert not look_for_winner(p.g)
    assert look_for_winner(p.g)
    assert p.g.winners == [BO]


def test_11_2_the_tie_must_last() -> None:
    p = Position(3)
    rich(p, MIRA, "altair", "regulus", "vega", "deneb", "canopus")
    rich(p, BO, "eden", "freya", "scorpius", "sirius", "procyon", "spica", "aldebaran")
    assert not look_for_winner(p.g)
    rich(p, MIRA, "polaris")
    assert look_for_winner(p.g)
    assert p.g.winners == [MIRA]


def test_11_3_the_discard_pile_becomes_the_main_deck_and_the_third_time_ends_the_game() -> None:
    p = Position()
    rich(p, BO, "eden")
    pile = p.g.piles[0]
    for time in (1, 2, 3):
        pile.discard, pile.deck = pile.deck, []
        assert renew_decks(p.g) == (time == 3)
        assert pile.discard == []
    assert p.g.over
    assert p.g.winners == [BO]


def test_11_4_a_player_without_planets_still_plays() -> None:
    p = Position().hand(MIRA, "terra").phase("discover", MIRA)
    assert p.plays(MIRA, "terra") == {""}


def test_11_5_who_resigned_opens_no_turn() -> None:
    p = Position(3)
    p.g.players[CY].resigned = True
    p.g.opening = BO
    p.phase("discard", BO)
    assert p.g.opening == MIRA


def test_11_5_who_resigns_leaves_nothing_and_the_last_one_wins() -> None:
    p = Position(3).hand(CY, "kool")
    p.ship(CY, "battleship", p.planet(CY, "vega", "smugglers"))
    p.phase("build", MIRA, BO, CY)
    p.play(CY, "resign yes")
    assert p.scrapyard == ["battleship", "kool", "smugglers", "vega"]
    p.play(MIRA, "done")
    assert p.awaited() == [BO]
    p.play(MIRA, "resign yes")
    assert p.g.over
    assert RULES.standings(p.g).places == (2, 1, 2)
