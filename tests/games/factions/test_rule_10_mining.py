"""Rules 3, 10, 13 to 15: mining."""

from __future__ import annotations

from bot.engine.errors import Illegal
from bot.engine.moves import Move
from bot.games.factions.actions.mining import list_mines, mine, refuse_mine
from bot.games.factions.cards.language import Mine
from bot.games.factions.table.board import SLOT_CALLED
from tests.games.factions.position import MIRA, NAMES, WORDS, Position, told


def miner(*ships: str, faction: str = "zealots", tiles: dict[str, int] | None = None) -> Position:
    p = Position(faction, "ordinary").ships(0, *ships).ships(1, "A1").purse(0, 16)
    for slot, worth in ({"E4": 3, "E5": 4, "E9": 2, "K1": 5} if tiles is None else tiles).items():
        p.tile(slot, worth)
    return p.turn()


def mines(p: Position) -> set[str]:
    found: list[Move] = []
    list_mines(p.g, 0, found)
    assert {move.verb for move in found} <= {"mine"}
    return {str(move.values[0]) for move in found}


def why(p: Position, slot: str) -> tuple[str, str]:
    assert slot not in mines(p)
    refusal = refuse_mine(p.g, 0, Move("mine", (slot,)))
    assert isinstance(refusal, Illegal)
    assert all(WORDS.refuse(refusal, NAMES))
    return refusal.rule, refusal.why.key.removeprefix("refusal-")


def test_an_asteroid_is_mined_from_its_own_sector_of_the_belt() -> None:
    assert mines(miner("E4")) == {"E4"}
    assert mines(miner("D4")) == set()
    assert why(miner("E4"), "E5") == ("10", "asteroid-away")
    assert why(miner("E3"), "E3") == ("10", "no-asteroid")


def test_the_kuiper_belt_is_mined_from_the_three_sectors_that_touch_a_quadrant() -> None:
    for slot, sectors in {"K1": "H1 H2 H3", "K2": "H4 H5 H6", "K3": "H7 H8 H9", "K4": "H10 H11 H12"}.items():
        for number in range(1, 13):
            p = miner(f"H{number}", tiles={slot: 2})
            assert mines(p) == ({slot} if f"H{number}" in sectors.split() else set())
    assert why(miner("H4"), "K1") == ("10", "kuiper-away")


def test_mining_gives_the_value_within_the_capacity_and_removes_the_asteroid() -> None:
    p = miner("E5")
    tile = p.g.tiles[SLOT_CALLED["E5"]]
    p.g.faces[SLOT_CALLED["E5"]] = True
    mine(p.g, 0, "E5")
    events = p.happened()
    assert told(events, "mined") == [{"side": "@0", "slot": "E5", "worth": 4, "bonus": 0}]
    player = p.g.players[0]
    assert (p.has(0), player.turn.mined, player.round.mined) == ((16, 4), 1, 1)
    assert not player.turn.ranged
    assert (p.g.tiles[SLOT_CALLED["E5"]], p.g.faces[SLOT_CALLED["E5"]]) == (0, False)
    assert tile in p.g.bag
    p.ships(0, "H1")
    mine(p.g, 0, "K1")
    assert p.has(0) == (16, 4)
    assert (player.turn.mined, player.round.mined) == (2, 2)


def test_what_others_saw_of_a_mined_asteroid_is_forgotten() -> None:
    p = miner("E5")
    p.g.peeks[SLOT_CALLED["E5"]] = [MIRA]
    mine(p.g, 0, "E5")
    assert p.g.peeks[SLOT_CALLED["E5"]] == []


def test_nano_excavators_and_deep_drilling_add_to_every_asteroid() -> None:
    p = miner("E9", faction="megacore").built(0, "faction")
    mine(p.g, 0, "E9")
    assert told(p.happened(), "mined")[0]["bonus"] == 2
    assert p.has(0) == (16, 4)
    p = miner("E9").ruling("deep-drilling")
    mine(p.g, 0, "E9")
    assert p.has(0) == (16, 3)


def test_megacore_mines_next_to_its_ship_in_the_belt_once_a_turn() -> None:
    p = miner("D4", faction="megacore")
    assert mines(p) == {"E4"}
    assert mines(miner("E4", faction="megacore")) == {"E4", "E5"}
    assert mines(miner("G1", faction="megacore")) == set(), "the Kuiper Belt has to be touched"
    assert mines(miner("H1", faction="megacore")) == {"K1"}
    p = miner("E4", faction="megacore")
    mine(p.g, 0, "E5")
    assert p.g.players[0].turn.ranged
    assert mines(p) == set()
    assert why(p, "E4") == ("10", "mined-enough")


def test_a_range_leads_through_the_wormholes() -> None:
    assert mines(miner("A1", faction="megacore").wormholes("A1", "E9")) == {"E9"}
    assert mines(miner("A1").wormholes("A1", "E9")) == set()


def test_the_tractor_scoop_mines_next_to_the_ship_one_asteroid_in_such_a_turn() -> None:
    p = miner("E4").techs(0, "tractor-scoop")
    assert mines(p) == {"E4", "E5"}
    mine(p.g, 0, "E5")
    assert mines(p) == set()
    assert why(p, "E4") == ("10", "mined-enough")
    p = miner("E4").techs(0, "tractor-scoop")
    mine(p.g, 0, "E4")
    assert not p.g.players[0].turn.ranged
    assert why(p, "E5") == ("16.7", "relied-enough")
    p.ships(0, "E5")
    assert mines(p) == {"E5"}, "what needs no range is not limited"


def test_without_a_movement_both_ships_mine_and_after_one_only_the_ship_that_made_it() -> None:
    p = miner("E4", "E9", faction="androids")
    assert mines(p) == {"E4", "E9"}
    p.g.players[0].turn.moved = True
    assert mines(p) == {"E9"}
    assert why(p, "E4") == ("10", "asteroid-away")
    p.techs(0, "tractor-scoop")
    assert mines(p) == {"E9"}
    assert why(p, "E5") == ("10", "asteroid-away")
    p.do(Mine("adjacent"))
    assert p.asked() != [], "a card mines next to any ship"


def test_a_card_mines_next_to_a_ship_or_anywhere_without_an_action() -> None:
    p = miner("D4")
    p.do(Mine("adjacent"))
    assert p.has(0) == (16, 3), "the only one is taken at once"
    turn = p.g.players[0].turn
    assert (turn.acted, turn.ranged, turn.mined) == (False, False, 1)
    p = miner("E4")
    p.do(Mine("adjacent"))
    assert p.asked() == [(MIRA, "ask-which-asteroid")]
    assert p.legal(MIRA, "choose") == {"E4", "E5"}
    assert p.legal(MIRA, "skip") == set()
    p.play(MIRA, "choose E5")
    assert p.has(0) == (16, 4)
    p.do(Mine("any"))
    assert p.legal(MIRA, "choose") == {"E4", "E9", "K1"}
    p.play(MIRA, "choose K1")
    nothing = miner("A1")
    nothing.do(Mine("adjacent"), Mine("legal"))
    assert nothing.g.players[0].turn.mined == 0


def test_a_card_that_mines_by_the_rules_relies_on_the_range() -> None:
    p = miner("D5").techs(0, "tractor-scoop")
    p.do(Mine("legal"))
    assert p.g.players[0].turn.ranged
    p.ships(0, "E4")
    assert mines(p) == set()


def test_megacore_mines_one_asteroid_a_turn_with_cards_too() -> None:
    p = miner("E4", faction="megacore")
    mine(p.g, 0, "E4")
    p.do(Mine("any"))
    assert p.g.players[0].turn.mined == 1


def test_the_automa_mines_anywhere_without_a_capacity_and_events_add_nothing() -> None:
    p = Position("zealots", solo=True).ships(0, "A1").ruling("deep-drilling")
    p.tile("E4", 6)
    p.tile("E5", 2)
    p.turn()
    p.do(Mine("any"), Mine("any"), side=1)
    assert p.asked() == [(MIRA, "ask-for-automa")]
    assert p.legal(MIRA, "skip") == set()
    p.play(MIRA, "choose E4")
    assert p.has(1) == (0, 8)
    p.do(Mine("legal"), side=1)
    assert p.has(1) == (0, 8)
