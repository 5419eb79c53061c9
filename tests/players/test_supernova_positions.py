"""Positions of Super Nova out of games in which the computers played badly, and what they play now."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move, Seat
from bot.engine.playout import Dice
from bot.players.greedy import GreedyPlayer
from bot.players.search import SearchPlayer
from tests.games.supernova.position import BO, MIRA, RULES, Position

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
