"""Rules 9 and 11: the Discard phase, the end of a turn, and the end of the game."""

from __future__ import annotations

from bot.engine.moves import Mark, Seat
from bot.engine.steps import settle
from bot.games.supernova.round.ending import TurnEnd, look_for_winner, renew_decks
from tests.games.supernova.position import BO, CY, MIRA, NAMES, RULES, WORDS, Position


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
    (ask,) = RULES.asks(p.g)
    assert (ask.prompt.key, ask.marks) == ("ask-keep-race", (Mark("eden", "own"),))
    assert p.legal(MIRA, "choose") == {"tlisk", "koolian"}
    p.play(MIRA, "choose tlisk")
    assert p.words(planet.pop) == ["smugglers", "tlisk-brood"]
    assert p.discard_pile == ["koolian-guard"]


def told_behind(p: Position, verb: str) -> dict[object, str]:
    """What stands behind each entry of a verb."""
    choices = RULES.offer(p.g, MIRA).choices(verb)
    return {choice.value: WORDS.attribute(choice.label, "help", NAMES) for choice in choices}


def test_9_2_what_goes_with_a_choice_is_said_before_it() -> None:
    crowded = Position()
    crowded.planet(MIRA, "bellatrix", "evil-clones", "smugglers")
    assert told_behind(crowded.phase("discard", MIRA), "discard") == {
        "evil-clones": "M 5 → 3, E 5 → 4 and orbit 4 → 3",
        "smugglers": "M 5 → 4, E 5 → 3 and orbit 4 → 3",
    }
    mixed = Position()
    mixed.planet(MIRA, "eden", "tlisk-brood", "koolian-guard", "smugglers")
    assert told_behind(mixed.phase("discard", MIRA), "choose") == {
        "tlisk": "you discard Koolian Guard",
        "koolian": "you discard Tlisk Brood",
    }
    full = Position()
    home = full.planet(MIRA, "bellatrix", "ion-storms")
    full.ship(MIRA, "cruiser", home, "laze-cannon", "free-miners")
    full.ship(MIRA, "relay-ship", home)
    found = told_behind(full.phase("discard", MIRA), "discard")
    assert found["cruiser"].endswith(" · with Laze Cannon and Free Miners aboard")
    assert "aboard" not in found["relay-ship"]


def test_terraforming_works_say_what_a_scrapped_environment_changes() -> None:
    p = Position().quiet().hand(MIRA, "terraforming-works")
    p.planet(MIRA, "altair", "toxic-air", homeworld="yes")
    p.phase("build", MIRA).play(MIRA, "play terraforming-works altair")
    (said,) = told_behind(p, "choose").values()
    assert said == "potential 3 → 4 and D 0 → 1"


def test_9_5_a_discarded_card_is_told_as_a_detail() -> None:
    p = Position().hand(MIRA, "terra", "cruiser")
    (event,) = (
        each for each in p.phase("discard", MIRA).play(MIRA, "discard cruiser") if each.key == "discarded"
    )
    assert event.told.detail


def test_9_2_population_above_the_hold_of_a_ship_is_given_up_by_choice() -> None:
    p = Position().hand(MIRA, "terra")
    home = p.planet(MIRA, "altair", "iron-vanguard")
    ship = p.ship(MIRA, "garbage-scow", home, "evil-clones", "smugglers")
    full = p.ship(MIRA, "battleship", home, "wandering-monks", "free-miners")
    p.phase("discard", MIRA)
    assert p.legal(MIRA, "discard") == {"evil-clones", "smugglers"}
    p.play(MIRA, "discard evil-clones")
    assert p.words(ship.pop) == ["smugglers"]
    assert len(full.pop) == 2
    assert p.discard_pile == ["evil-clones"]
    assert p.legal(MIRA, "discard") == {"terra"}


def test_9_2_a_ship_over_its_hold_in_deep_space_gives_up_population_first() -> None:
    p = Position().hand(MIRA, "terra")
    ship = p.ship(MIRA, "cruiser", None, "evil-clones", "smugglers")
    p.phase("discard", MIRA).play(MIRA, "discard smugglers")
    assert p.words(ship.pop) == ["evil-clones"]
    assert ship.card in p.g.ships


def test_9_2_a_ship_that_lost_its_cargo_pods_is_over_its_hold() -> None:
    p = Position().quiet().hand(MIRA, "terra").hand(BO, "sabotage")
    ship = p.ship(MIRA, "fighter-escort", p.planet(MIRA, "altair"), "cargo-pods", "evil-clones")
    p.phase("build", BO).play(BO, "play sabotage cargo-pods")
    p.phase("discard", MIRA).play(MIRA, "discard evil-clones")
    assert (ship.mods, ship.pop) == ([], [])


def test_9_3_lost_population_can_cost_the_ships_it_supported() -> None:
    p = Position().hand(MIRA, "terra")
    planet = p.planet(MIRA, "bellatrix", "ion-storms", "evil-clones", "smugglers")
    for title in ("battleship", "cruiser", "relay-ship"):
        p.ship(MIRA, title, planet)
    p.phase("discard", MIRA).play(MIRA, "discard smugglers")
    assert p.legal(MIRA, "discard") == {"battleship", "cruiser", "relay-ship"}
    p.play(MIRA, "discard relay-ship")
    assert p.legal(MIRA, "discard") == {"terra"}


def test_9_3_the_only_ship_of_an_orbit_without_support_goes_unasked() -> None:
    p = Position().hand(MIRA, "terra")
    p.ship(MIRA, "cruiser", p.planet(MIRA, "altair", "ion-storms"), "laze-cannon")
    p.phase("discard", MIRA)
    assert p.legal(MIRA, "discard") == {"terra"}
    assert p.discard_pile == ["cruiser", "laze-cannon"]


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
    assert (p.g.over, p.g.winners, p.g.stack) == (True, [MIRA], [])


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


def test_11_2_the_count_of_ties_begins_anew_when_nobody_reaches_the_goal() -> None:
    p = Position(3)
    rich(p, MIRA, "altair", "regulus", "vega", "deneb", "canopus")
    rich(p, BO, "eden", "freya", "scorpius", "sirius", "procyon", "spica", "aldebaran")
    for _ in range(3):
        assert not look_for_winner(p.g)
    p.g.goal = 16
    assert not look_for_winner(p.g)
    assert p.g.ties == 0
    p.g.goal = 15
    for _ in range(3):
        assert not look_for_winner(p.g)
    assert look_for_winner(p.g)


def test_11_2_a_tie_below_the_top_is_no_tie() -> None:
    p = Position(3)
    rich(p, MIRA, "eden", "altair", "regulus", "vega", "deneb")  # 16
    rich(p, BO, "canopus", "freya", "scorpius", "sirius", "procyon", "spica", "mizar")  # 15
    rich(p, CY, "kool", "antares", "tliskar", "terra", "vorr", "mirel", "castor", "aldebaran")  # 15
    assert look_for_winner(p.g)
    assert p.g.winners == [MIRA]


def test_11_3_the_discard_pile_becomes_the_main_deck_and_the_third_time_ends_the_game() -> None:
    p = Position()
    rich(p, BO, "eden")
    pile = p.g.piles[0]
    for time in (1, 2, 3):
        pile.discard, pile.deck = pile.deck, []
        assert renew_decks(p.g) is (time == 3)
        assert pile.discard == []
    assert p.g.over
    assert p.g.winners == [BO]


def test_11_3_two_empty_piles_at_the_end_of_a_turn_end_the_game() -> None:
    p = Position()
    rich(p, MIRA, "terra")
    rich(p, BO, "eden")
    p.g.scrapyard, p.g.piles[0].deck = p.g.piles[0].deck, []
    end_turn(p)
    assert p.g.over
    assert p.g.winners == [BO]
    assert p.g.piles[0].reshuffles == 0


def test_11_3_a_main_deck_with_cards_is_left_alone() -> None:
    p = Position().discarded("kool")
    deck = p.g.piles[0].deck[:]
    assert renew_decks(p.g) is False
    end_turn(p)
    assert not p.g.over
    assert (p.g.piles[0].deck, p.discard_pile) == (deck, ["kool"])


def test_11_3_ties_at_the_exhaustion_are_decided_by_strength_then_planets_then_shared() -> None:
    for mira, bo, winners in (
        ("kool", ("scorpius",), [MIRA]),  # 6 and 3
        ("mizar", ("kool",), [BO]),  # 1 + 1 + 1 with its militia's 2, and 6
        ("eden tlisk-warriors", ("scorpius", "castor"), [BO]),  # 2 + 4 and 3 + 3, but more planets
        ("freya", ("sirius",), [MIRA, BO]),  # 4 and 4
    ):
        p = Position()
        p.planet(MIRA, *mira.split())
        rich(p, BO, *bo)
        p.g.scrapyard, p.g.piles[0].deck = p.g.piles[0].deck, []
        end_turn(p)
        assert p.g.winners == winners


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


def test_11_5_who_resigns_in_the_own_part_leaves_it_to_the_next() -> None:
    p = Position(3).hand(MIRA, "kool")
    p.ship(MIRA, "battleship", p.planet(MIRA, "vega", "smugglers", "arcology", "rich-ores"), "laze-cannon")
    p.ship(MIRA, "cruiser", None)
    p.ship(BO, "relay-ship", p.planet(BO, "freya"))
    p.phase("build", MIRA, BO, CY).play(MIRA, "resign yes")
    assert p.awaited() == [BO]
    assert {ship.owner for ship in p.g.ships.values()} == {BO}
    assert [planet.owner for planet in p.g.planets.values()] == [BO]
    assert len(p.scrapyard) == 8
    assert (p.hand_of(MIRA), p.g.goal, p.g.over) == ([], 15, False)


def test_11_5_nobody_resigns_while_something_is_pending() -> None:
    p = Position(3).attending(BO).hand(MIRA, "salvage-rights", "terra").discarded("arcology").hand(BO, "kool")
    p.ship(MIRA, "battleship", p.planet(MIRA, "altair"))
    p.planet(BO, "freya")
    p.phase("build", MIRA)
    assert p.legal(CY, "resign") == {"yes"}
    assert p.refusal(CY, "resign no") == ""
    p.play(MIRA, "play salvage-rights arcology")
    assert p.legal(CY, "resign") == set()
    assert p.refusal(CY, "resign yes") == "11.5"
    p.play(BO, "pass")
    p.phase("action", MIRA).play(MIRA, "trade terra seat-2")
    assert p.refusal(CY, "resign yes") == "11.5"
    p.phase("action", MIRA).play(MIRA, "attack freya altair")
    assert p.refusal(CY, "resign yes") == "11.5"


def test_9_1_only_support_is_looked_at_again_at_the_end_of_the_turn() -> None:
    p = Position()
    bellatrix = p.planet(MIRA, "bellatrix", "evil-clones", "smugglers")
    p.planet(BO, "eden", "tlisk-brood", "koolian-guard")
    end_turn(p)
    assert p.g.stack == []
    assert len(bellatrix.pop) == 2


def test_11_3_the_new_main_deck_is_shuffled() -> None:
    p = Position()
    pile = p.g.piles[0]
    pile.discard, pile.deck = pile.deck, []
    before = pile.discard[:]
    assert renew_decks(p.g) is False
    assert pile.deck != before
    assert sorted(pile.deck) == sorted(before)
