"""Rules 9 and 15: what cards do in sectors."""

from __future__ import annotations

import pytest

from bot.engine.moves import Seat, Text
from bot.games.factions.cards.language import (
    AnyEffect,
    Clear,
    FreeMove,
    May,
    Mine,
    Peek,
    Scope,
    Siphon,
    TeleportShip,
    Wormholes,
)
from bot.games.factions.table.board import SECTOR_CALLED, SECTOR_WORD, SLOT_CALLED
from tests.games.factions.position import BO, MIRA, RULES, Position, told


def at(*ships: str, faction: str = "zealots") -> Position:
    p = Position(faction, "ordinary").ships(0, *ships).ships(1, "H6")
    p.turn()
    return p


def gates(p: Position) -> list[str]:
    return [SECTOR_WORD[sector] for sector in p.g.wormholes]


# Ships ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "scope", "count"),
    [("C4", "any", 95), ("C4", "band", 11), ("C4", "belt", 12), ("E4", "belt", 11)],
)
def test_a_ship_teleports_within_the_scope_to_another_sector(place: str, scope: Scope, count: int) -> None:
    p = at(place)
    p.do(TeleportShip(scope))
    assert p.asked() == [(MIRA, "ask-teleport-ship")]
    assert len(p.legal(MIRA, "choose")) == count
    assert place not in p.legal(MIRA, "choose")


def test_a_teleport_leaves_no_energy_and_no_copy_and_may_be_declined() -> None:
    p = at("C4", "C4", faction="androids")
    p.do(TeleportShip("any"))
    events = p.play(MIRA, "choose G9")
    assert p.at(0) == ["C4", "G9"]
    assert told(events, "teleported") == [{"side": "@0", "from": "C4", "to": "G9"}]
    assert p.left_in("G9") == [0]
    turn = p.g.players[0].turn
    assert (turn.teleported, turn.moved, turn.entered) == (True, False, [])
    p.do(TeleportShip("any"))
    p.play(MIRA, "choose G9", "skip")
    assert p.at(0) == ["C4", "G9"]


def test_of_two_ships_one_is_chosen() -> None:
    p = at("C4", "E9", faction="androids")
    p.do(TeleportShip("band"))
    assert p.legal(MIRA, "choose") == {"C4"}, "no band is the belt"
    p.play(MIRA, "choose C4")
    assert p.legal(MIRA, "choose") == {f"C{i}" for i in range(1, 13)} - {"C4"}
    p.play(MIRA, "choose C9")
    assert p.at(0) == ["C9", "E9"]


def test_no_ship_teleports_within_the_belt_as_its_band() -> None:
    p = at("E4")
    p.do(TeleportShip("band"))
    assert p.asked() == [(MIRA, "ask-turn")]


def test_free_steps_cost_nothing_and_enter_no_sector_twice() -> None:
    p = at("C4")
    p.do(FreeMove(2))
    assert p.asked() == [(MIRA, "ask-free-move")]
    assert p.legal(MIRA, "choose") == {"C3", "C5", "B4", "D4"}
    p.play(MIRA, "choose C5")
    assert p.legal(MIRA, "choose") == {"C4", "C6", "B5", "D5"}
    events = p.play(MIRA, "choose C6")
    assert told(events, "moved-free") == [{"side": "@0", "from": "C5", "to": "C6"}]
    assert p.asked() == [(MIRA, "ask-turn")]
    turn = p.g.players[0].turn
    assert (p.at(0), p.has(0), p.left_in("C5", "C6")) == (["C6"], (16, 4), [0, 0])
    assert (turn.moved, turn.placed, turn.entered, turn.through) == (False, [], [], False)
    p.do(FreeMove(3))
    p.play(MIRA, "choose C5", "choose C6")
    assert p.legal(MIRA, "choose") == {"C7", "B6", "D6"}
    p.play(MIRA, "skip")
    assert p.at(0) == ["C6"]


def test_free_steps_lead_through_the_wormholes() -> None:
    p = at("C4").wormholes("C4", "H9")
    p.do(FreeMove(1))
    p.play(MIRA, "choose H9")
    assert (p.at(0), p.g.players[0].turn.through) == (["H9"], True)


def test_one_of_two_ships_moves_for_nothing() -> None:
    p = at("C4", "E9", faction="androids")
    p.do(FreeMove(1))
    assert p.legal(MIRA, "choose") == {"C4", "E9"}
    p.play(MIRA, "choose C4", "choose C5")
    assert p.at(0) == ["C5", "E9"]


# Wormholes -----------------------------------------------------------------------------------------------------------


def test_the_first_two_wormholes_are_placed_in_different_sectors() -> None:
    p = at("C4")
    p.do(Wormholes(2))
    assert p.asked() == [(MIRA, "ask-place-wormhole")]
    assert len(p.legal(MIRA, "choose")) == 96
    p.play(MIRA, "choose C4")
    assert "C4" not in p.legal(MIRA, "choose")
    events = p.play(MIRA, "choose H9")
    assert gates(p) == ["C4", "H9"]
    assert told(events, "wormhole-placed")[0]["to"] == "H9"
    assert p.asked() == [(MIRA, "ask-turn")]


def test_a_third_wormhole_means_that_one_of_the_two_is_taken() -> None:
    p = at("C4").wormholes("C4", "H9")
    p.do(Wormholes(1))
    assert p.asked() == [(MIRA, "ask-take-wormhole")]
    assert p.legal(MIRA, "choose") == {"C4", "H9"}
    p.play(MIRA, "choose C4")
    assert p.legal(MIRA, "choose").isdisjoint({"C4", "H9"})
    assert len(p.legal(MIRA, "choose")) == 94
    events = p.play(MIRA, "choose D1")
    assert gates(p) == ["H9", "D1"]
    assert told(events, "wormhole-taken") == [{"side": "@0", "from": "C4", "to": "D1"}]


def test_who_stops_half_way_leaves_the_wormholes_where_they_are() -> None:
    p = at("C4").wormholes("C4", "H9")
    p.do(Wormholes(2))
    p.play(MIRA, "choose C4", "skip")
    assert gates(p) == ["C4", "H9"]
    assert p.asked() == [(MIRA, "ask-turn")]


# Energy --------------------------------------------------------------------------------------------------------------


def test_up_to_so_many_sectors_are_cleared() -> None:
    p = at("C4").energy(1, C5=3, D6=1, H1=2).energy(0, C5=1)
    p.do(Clear(2, "any"))
    assert p.legal(MIRA, "choose") == {"C5", "D6", "H1"}
    events = p.play(MIRA, "choose C5")
    assert told(events, "cleared") == [{"side": "@0", "place": "C5", "n": 4}]
    assert p.g.cubes[SECTOR_CALLED["C5"]] == [0, 0, 0]
    p.play(MIRA, "choose H1")
    assert p.asked() == [(MIRA, "ask-turn")]
    assert p.left_in("C5", "D6", "H1") == [0, 1, 0]
    assert p.has(0) == (16, 4)


@pytest.mark.parametrize(("scope", "sectors"), [("here", {"C4"}), ("band", {"C4", "C5"}), ("belt", {"E1"})])
def test_the_scope_of_an_effect(scope: Scope, sectors: set[str]) -> None:
    p = at("C4").energy(1, C4=1, C5=1, D4=1, E1=1)
    p.do(Clear(1, scope))
    assert p.legal(MIRA, "choose") == sectors


def test_where_there_is_no_energy_nothing_is_asked() -> None:
    p = at("C4").energy(1, C5=1)
    effects: tuple[AnyEffect, ...] = (Clear(1, "here"), Siphon("here", 3), May((Clear(1, "here"),)))
    for effect in effects:
        p.do(effect)
        assert p.asked() == [(MIRA, "ask-turn")]


def test_one_sector_is_siphoned_for_so_much_energy_at_most() -> None:
    p = at("C4").purse(0, 4).energy(1, C5=9, D6=1)
    p.do(Siphon("any", 6))
    events = p.play(MIRA, "choose C5")
    assert told(events, "siphoned") == [{"side": "@0", "place": "C5", "n": 9}]
    assert (p.has(0), p.left_in("C5", "D6")) == ((10, 0), [0, 1])
    p.do(Siphon("any", 6))
    p.play(MIRA, "choose D6")
    assert p.has(0) == (11, 0)
    p.energy(1, D6=8).purse(0, 13).do(Siphon("any", 6))
    p.play(MIRA, "choose D6")
    assert p.has(0) == (16, 0)


# Asteroids -----------------------------------------------------------------------------------------------------------


def test_face_down_asteroids_are_looked_at_alone() -> None:
    p = at("C4")
    p.tile("E5", 6)
    p.tile("K1", 2)
    p.tile("E7", 4)
    p.g.faces[SLOT_CALLED["E7"]] = True
    p.do(Peek(2))
    assert p.asked() == [(MIRA, "ask-peek")]
    assert p.legal(MIRA, "choose") == {"E5", "K1"}
    (event,) = p.play(MIRA, "choose E5")
    assert (event.audience, dict(event.values)) == ((MIRA,), {"slot": "E5", "worth": 6})
    assert p.g.peeks[SLOT_CALLED["E5"]] == [MIRA]
    assert p.legal(MIRA, "choose") == {"K1"}
    events = p.play(MIRA, "choose K1")
    assert told(events, "looked") == [{"side": "@0", "n": 2}]
    p.do(Peek(1))
    assert p.legal(MIRA, "choose") == set(), "no one else can tell that there is nothing new to see"
    p.play(MIRA, "skip")
    p.do(Peek(1), side=1)
    assert p.legal(BO, "choose") == {"E5", "K1"}
    p.play(BO, "skip")


def test_where_no_asteroid_lies_face_down_nobody_looks() -> None:
    p = at("C4")
    p.tile("E7", 4)
    p.g.faces[SLOT_CALLED["E7"]] = True
    p.do(Peek(2))
    assert p.asked() == [(MIRA, "ask-turn")]


# The automa ----------------------------------------------------------------------------------------------------------


def solo() -> Position:
    p = Position("zealots", solo=True).ships(0, "C4")
    p.turn()
    return p


def test_the_automa_moves_no_ship_and_looks_at_nothing() -> None:
    p = solo()
    p.tile("E7", 4)
    p.do(TeleportShip("any"), FreeMove(2), Peek(2), side=1)
    assert p.asked() == [(MIRA, "ask-turn")]
    assert p.at(0) == ["C4"]


def test_the_human_has_to_choose_for_the_automa() -> None:
    p = solo().energy(1, C5=7, D6=1).wormholes("A1", "A2")
    for effect, key in (
        (Wormholes(1), "ask-take-wormhole"),
        (Clear(1, "any"), "ask-clear"),
        (Siphon("any", 8), "ask-siphon"),
    ):
        p.do(effect, side=1)
        assert p.asked() == [(MIRA, "ask-for-automa")]
        what = p.rules.asks(p.g)[0].prompt.values["what"]
        assert isinstance(what, Text)
        assert what.key == key
        assert p.legal(MIRA, "skip") == set()
        (ask,) = RULES.asks(p.g)
        assert (ask.side, ask.seat) == (None, Seat(0))
        while p.asked() != [(MIRA, "ask-turn")]:
            p.play(MIRA, str(RULES.asks(p.g)[0].default))
    assert gates(p) == ["A2", "A3"]
    assert p.left_in("C5", "D6") == [0, 0]
    assert p.has(1) == (0, 0), "1 energy is no resource"


def test_the_automa_gets_a_resource_for_3_energy_siphoned() -> None:
    p = solo().energy(0, C5=9)
    p.do(Siphon("any", 8), side=1)
    p.play(MIRA, "choose C5")
    assert p.has(1) == (0, 2)


def test_may_does_not_ask_about_asteroids_that_are_not_there() -> None:
    p = at("E5")
    p.do(May((Mine("legal"),)))
    assert p.asked() == [(MIRA, "ask-turn")]
    p.tile("E5", 3)
    p.do(May((Mine("legal"),)))
    assert p.asked() == [(MIRA, "ask-may")]
    p.play(MIRA, "choose yes")
    assert p.has(0) == (16, 4)
