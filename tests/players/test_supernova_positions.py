"""Positions of Super Nova out of games in which the computers played badly, and what they play now."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.games.supernova.actions.trade import Bargain
from bot.players.greedy import GreedyPlayer
from bot.players.search import SearchPlayer
from tests.games.supernova.position import BO, CY, MIRA, RULES, Position

Player = GreedyPlayer | SearchPlayer


def hard() -> Player:
    return SearchPlayer(12, None)


PLAYERS = pytest.mark.parametrize("player", [GreedyPlayer, hard], ids=["medium", "hard"])


def choose(p: Position, seat: Seat, player: Player, number: int = 1) -> Move:
    return player.choose(RULES, RULES.view(p.g, seat), seat, Dice(number))


def play_on(p: Position, seat: Seat, player: Player) -> list[str]:
    """The seat plays in its part of the phase as long as it alone is asked; what it played."""
    played, phase = list[str](), p.g.phase
    while p.awaited() == [seat] and p.g.phase == phase:
        played.append(str(choose(p, seat, player)))
        p.play(seat, played[-1])
    return played


@PLAYERS
def test_a_ship_is_built_where_the_planet_would_be_taken(player: type[Player]) -> None:
    """Deneb has nothing to defend it, and a Cruiser is near; at home the ship would help nobody."""
    p = Position().hand(MIRA, "dreadnought")
    home = p.planet(MIRA, "eden", "iron-vanguard", "koolian-guard", homeworld="koolian")
    p.planet(MIRA, "deneb", "smugglers", "trade-exchange")
    p.ship(MIRA, "fighter-escort", home)
    near = p.planet(BO, "aldebaran", "planetary-shield", "defense-grid", "silver-tongue-jace", "free-miners")
    p.ship(BO, "cruiser", near)
    p.g.opening = BO
    p.phase("build", MIRA, BO)
    assert str(choose(p, MIRA, player())) == "play dreadnought deneb"


@PLAYERS
def test_ships_move_to_where_the_planet_would_be_taken(player: type[Player]) -> None:
    p = Position()
    home = p.planet(MIRA, "eden", "iron-vanguard", "koolian-guard", homeworld="koolian")
    p.planet(MIRA, "deneb")
    p.ship(MIRA, "battleship", home)
    p.ship(MIRA, "fighter-escort", home)
    near = p.planet(BO, "aldebaran", "planetary-shield", "defense-grid", "silver-tongue-jace", "free-miners")
    p.ship(BO, "cruiser", near)
    p.g.opening = BO
    p.phase("transport", MIRA, BO)
    moved = play_on(p, MIRA, player())
    assert {"move battleship deneb", "move fighter-escort deneb"} & set(moved), moved


@PLAYERS
def test_no_planet_is_discovered_with_which_a_rival_would_win(player: type[Player]) -> None:
    """Bo has 15 of 17 and attacks before Mira can: Deneb would be taken at once. With 5, it is well worth the risk."""
    for more, expected in (("underground-cities", "megalopolis", "arcology"), "pass"), ((), "play deneb"):
        p = Position().hand(MIRA, "deneb")
        p.planet(MIRA, "castor", "iron-vanguard", "planetary-shield", "wandering-monks", homeworld="yes")
        near = p.planet(BO, "aldebaran", "abundant-land", *more)
        for title in ("eden", "vega", "kool") if more else ("canopus",):
            p.planet(BO, title)
        p.ship(BO, "cruiser", near)
        p.g.opening = BO
        p.phase("discover", MIRA)
        assert str(choose(p, MIRA, player())) == expected


@PLAYERS
def test_all_ships_go_that_make_an_attack_sure(player: type[Player]) -> None:
    """The Lander alone is one ahead, so that one Special turns the battle; the Battleship waits in the same orbit."""
    p = Position()
    home = p.planet(MIRA, "eden", "iron-vanguard", homeworld="yes")
    p.ship(MIRA, "assault-lander", home)
    p.ship(MIRA, "battleship", home)
    p.planet(BO, "pollux", "temperate-climate")
    p.planet(BO, "aldebaran", "planetary-shield", "defense-grid")
    p.phase("action", MIRA, BO)
    played = play_on(p, MIRA, player())
    assert played[0] == "attack pollux eden"
    assert {"send assault-lander", "send battleship"} <= set(played)


def test_ships_stay_that_an_attack_does_not_need() -> None:
    p = Position()
    home = p.planet(MIRA, "eden", "iron-vanguard", homeworld="yes")
    p.ship(MIRA, "dreadnought", home)
    p.ship(MIRA, "fighter-escort", home)
    p.planet(BO, "pollux")
    p.phase("action", MIRA, BO).play(MIRA, "attack pollux eden", "send dreadnought")
    assert "done" in map(str, RULES.thinking.candidates(p.g, MIRA, Dice(1)))


@PLAYERS
def test_aliens_that_can_live_nowhere_are_discarded_first(player: type[Player]) -> None:
    """A Trade Exchange can be built any time, a race without a world of its own cannot."""
    p = Position().hand(MIRA, "antarian-brokers", "trade-exchange", "garbage-scow")
    p.planet(MIRA, "castor", "terran-engineers", homeworld="terran")
    p.planet(BO, "vega")
    p.phase("discard", MIRA, BO)
    assert {str(choose(p, MIRA, player(), number)) for number in range(3)} == {"discard antarian-brokers"}


@PLAYERS
def test_what_can_be_built_is_built(player: type[Player]) -> None:
    """A Trade Exchange that makes a planet stronger is worth more there than in the hand."""
    p = Position().hand(MIRA, "trade-exchange")
    p.planet(MIRA, "regulus")
    p.planet(BO, "vega")
    p.phase("build", MIRA, BO)
    assert str(choose(p, MIRA, player())) == "play trade-exchange regulus"


# Trades ------------------------------------------------------------------------------------------------------------


def traders(*more: str) -> Position:
    """Mira holds Terrans, and Bo Antarians; each has the Homeworld that the other's race wants."""
    p = Position(3).hand(MIRA, "terran-senators", *more).hand(BO, "antarian-brokers").hand(CY, "vega")
    p.ship(MIRA, "colony-ship", p.planet(MIRA, "eden", homeworld="antarian"))
    p.planet(BO, "altair", homeworld="terran")
    p.planet(CY, "regulus", homeworld="mirelli")
    return p.phase("action", MIRA, BO, CY)


@PLAYERS
def test_6_4_aliens_are_offered_to_the_world_they_belong_to_and_traded_for_others(
    player: type[Player],
) -> None:
    p = traders()
    people = {seat: player() for seat in (MIRA, BO)}
    offer = choose(p, MIRA, people[MIRA])
    assert str(offer) == "trade terran-senators seat-2"
    p.play(MIRA, str(offer))
    p.play(MIRA, str(choose(p, MIRA, people[MIRA])))
    while isinstance(p.g.stack[-1], Bargain):
        p.play(BO, str(choose(p, BO, people[BO])))
    assert str(choose(p, MIRA, people[MIRA])) == "accept seat-2"
    p.play(MIRA, "accept seat-2")
    assert p.words(p.g.players[MIRA].hand) == ["antarian-brokers"]
    assert p.words(p.g.players[BO].hand) == ["terran-senators"]


def test_6_4_nothing_is_offered_to_who_is_about_to_win() -> None:
    p = traders()
    p.g.goal = 7
    assert not [move for move in RULES.thinking.candidates(p.g, MIRA, Dice(1)) if move.verb == "trade"]


def test_6_4_nothing_is_offered_among_two() -> None:
    p = Position().hand(MIRA, "terran-senators")
    p.planet(MIRA, "eden", homeworld="antarian")
    p.planet(BO, "altair", homeworld="terran")
    p.phase("action", MIRA, BO)
    assert not [move for move in RULES.thinking.candidates(p.g, MIRA, Dice(1)) if move.verb == "trade"]


@PLAYERS
def test_6_4_a_card_that_was_refused_is_discarded_and_not_offered_again(player: type[Player]) -> None:
    p = traders("terran-marines", "tlisk-brood")
    offer = str(choose(p, MIRA, player()))
    offered = offer.split()[1]
    assert offered.startswith("terran-")
    p.play(MIRA, offer, "done")
    p.play(BO, "pass")
    p.phase("discard", MIRA, BO, CY)
    assert {str(choose(p, MIRA, player(), number)) for number in range(3)} == {f"discard {offered}"}


def test_what_others_hold_changes_neither_an_offer_nor_its_worth() -> None:
    """Only what all can see of others counts, before an offer and once it is made."""
    p = traders()
    for line in (None, "trade terran-senators seat-2", "done"):
        if line:
            p.play(MIRA, line)
        swapped = RULES.copy(p.g)
        bo, cy = swapped.players[BO], swapped.players[CY]
        bo.hand, cy.hand = cy.hand, bo.hand
        if line != "done":
            found = [RULES.thinking.candidates(g, MIRA, Dice(1)) for g in (p.g, swapped)]
            assert found[0] == found[1]
        for seat in (MIRA, CY):
            terms = [RULES.thinking.terms(RULES.view(g, seat), seat)["trade"] for g in (p.g, swapped)]
            assert terms[0] == terms[1]


def test_12_2_under_closed_stacks_no_trade_is_judged_by_who_lives_there() -> None:
    p = traders()
    open_worth = RULES.thinking.candidates(p.g, MIRA, Dice(1))
    p.g.options["stacks"] = "closed"
    closed = RULES.thinking.candidates(p.g, MIRA, Dice(1))
    assert [move.verb for move in open_worth].count("trade") == 1
    assert "trade" not in [move.verb for move in closed]
