"""Rules 8, 13, 14: what comes before the steps of a Movement, and what follows its end."""

from __future__ import annotations

import pytest

from bot.engine.playout import Dice
from bot.games.factions.actions.moving import MOVEMENT
from bot.games.factions.table.board import SECTOR_CALLED, SECTOR_WORD
from tests.games.factions.position import MIRA, NAMES, RULES, WORDS, Position, told


def words(p: Position, *chosen: str) -> set[str]:
    """What may come next, but the sectors."""
    spot = RULES.offer(p.g, MIRA).spot("move", chosen)
    return set() if spot is None else {str(c.value) for c in spot.next if str(c.value) not in SECTOR_CALLED}


def spent(p: Position, *chosen: str) -> int:
    way = MOVEMENT.walk(p.g, MIRA, chosen)
    assert way is not None, chosen
    return way.spent


# The Alcubierre Drive -------------------------------------------------------------------------------------------------


def driver(at: str = "C4") -> Position:
    return Position("zealots", "ordinary").ships(0, at).purse(0, 5).built(0, "alcubierre").turn()


def test_the_drive_jumps_once_and_before_the_steps_to_any_sector_of_the_band() -> None:
    p = driver()
    assert words(p) == {f"jump-C{i}" for i in range(1, 13)} - {"jump-C4"}
    assert words(p, "jump-C9") == set()
    assert p.why(MIRA, "move jump-C9 jump-C2") == ("8", "jumped-already")
    assert p.why(MIRA, "move C5 jump-C9") == ("8", "not-before-steps")
    assert p.why(MIRA, "move jump-C4") == ("8", "path-here")
    assert p.why(MIRA, "move jump-D4") == ("8", "jump-other-band")
    assert p.why(MIRA, "move jump-Z4") == ("3", "path-unknown")


def test_a_jump_is_a_movement_leaves_no_energy_and_enters_nothing() -> None:
    p = driver()
    events = p.play(MIRA, "move jump-C9")
    assert told(events, "jumped") == [{"side": "@0", "from": "C4", "to": "C9"}]
    assert told(events, "moved") == []
    turn = p.g.players[0].turn
    assert (p.at(0), p.left_in("C9"), turn.entered, turn.placed, turn.teleported) == (
        ["C9"],
        [0],
        [],
        [],
        True,
    )
    p = driver()
    (moved,) = told(p.play(MIRA, "move jump-C9 C10 C9"), "moved")
    assert (moved["from"], moved["sectors"]) == ("C9", ["C10", "C9"])


def test_the_drive_does_not_work_in_the_belt_nor_before_it_is_complete() -> None:
    p = driver("E4")
    assert words(p) == set()
    assert p.why(MIRA, "move jump-E5") == ("8", "jump-in-belt")
    p.g.players[0].upgrades[2] = 3
    assert p.why(MIRA, "move jump-E5") == ("13", "no-drive")


def test_without_energy_the_drive_still_jumps() -> None:
    p = driver().purse(0, 0)
    p.play(MIRA, "move jump-C9")
    assert p.at(0) == ["C9"]


# The twin ships of the Android Resistance -----------------------------------------------------------------------------


def androids(*ships: str) -> Position:
    return Position("androids", "ordinary").ships(0, *ships).purse(0, 5).turn()


def test_the_ship_leaves_a_copy_where_it_began() -> None:
    p = androids("C4")
    assert words(p) == set()
    assert told(p.play(MIRA, "move C5 C6"), "ship-removed") == []
    assert p.at(0) == ["C4", "C6"]


def test_the_older_copy_goes_unless_it_is_chosen_to_move() -> None:
    p = androids("C4", "C9")
    assert words(p) == {"from-C4"}
    events = p.play(MIRA, "move C10")
    assert p.at(0) == ["C9", "C10"]
    assert told(events, "ship-removed") == [{"side": "@0", "place": "C4"}]


def test_of_two_ships_each_way_says_which_one_flies_and_which_one_goes() -> None:
    p = androids("C4", "C10")
    spot = MOVEMENT.spot(p.g, MIRA, ())
    assert spot is not None
    ways = {str(each.value): WORDS.say(each.detail, NAMES) for each in spot.next if each.detail is not None}
    assert ways["C11"] == "1 step from C10 (C4 goes), leaves 4 energy"
    assert ways["C5"] == "1 step from C4 (C10 goes), leaves 4 energy"
    assert ways["B5"] == "2 steps from C4 (C10 goes), leaves 3 energy"
    for words, gone in (("C11",), "C4"), (("from-C4", "C5"), "C10"), (("C5",), "C10"):
        chosen = MOVEMENT.spot(p.g, MIRA, words)
        assert chosen is not None
        assert WORDS.tell(chosen.preview[-1], NAMES) == f"Your ship in {gone} is removed."
    onwards = MOVEMENT.spot(p.g, MIRA, ("C11",))
    assert onwards is not None
    assert not any(
        "goes" in WORDS.say(each.detail, NAMES) for each in onwards.next if each.detail is not None
    )
    p = androids("C4", "C9")
    p.play(MIRA, "move from-C4 C5")
    assert p.at(0) == ["C4", "C5"]


def test_the_copy_stays_where_a_jump_began() -> None:
    p = androids("C4").built(0, "alcubierre")
    p.play(MIRA, "move jump-C9")
    assert p.at(0) == ["C4", "C9"]
    p = androids("C4", "D4").built(0, "alcubierre")
    events = p.play(MIRA, "move from-C4 jump-C9 C10")
    assert p.at(0) == ["C4", "C10"]
    assert told(events, "jumped") == [{"side": "@0", "from": "C4", "to": "C9"}]
    assert told(events, "moved")[0]["from"] == "C9"


def test_the_ship_is_chosen_first_of_all_and_only_where_it_can_move() -> None:
    p = androids("C4", "C9")
    assert p.why(MIRA, "move from-C9 C10") == ("14", "ship-elsewhere")
    assert p.why(MIRA, "move from-C4 from-C9") == ("14", "no-other-ship")
    assert p.why(MIRA, "move C10 from-C4") == ("8", "not-before-steps")
    assert p.built(0, "alcubierre").why(MIRA, "move jump-C2 from-C4") == ("14", "ship-first")
    assert androids("C4", "C4").why(MIRA, "move from-C4") == ("14", "no-other-ship")
    stuck = androids("C4", "C9").energy(1, C3=9, C5=9, B4=9, D4=9)
    assert words(stuck) == set()
    assert words(stuck.built(0, "alcubierre")) >= {"from-C4"}
    other = androids("C9", "C4").energy(1, C3=9, C5=9, B4=9, D4=9)
    assert words(other) == {"from-C9"}
    assert {
        way.words[0] for way in MOVEMENT.reach(other.g, MIRA, MOVEMENT.start(other.g, MIRA)).values()
    } == {"from-C9"}


def test_to_choose_the_ship_alone_is_proposed_to_no_one() -> None:
    """Where the copy stands, the cheapest way ends after steps, not with the choice of the copy."""
    p = androids("C4", "C9")
    proposed = [move for move, _ in p.rules.offer(p.g, MIRA).proposals("move", ())]
    likely = [move for move in p.rules.thinking.candidates(p.g, MIRA, Dice(0)) if move.verb == "move"]
    assert proposed
    assert likely
    assert all(p.rules.offer(p.g, MIRA).allows(move) for move in (*proposed, *likely))
    typed = p.rules.offer(p.g, MIRA).proposals("move", ("C4",))
    assert [move.values[-1] for move, _ in typed] == ["C4"]


def test_other_factions_leave_no_copy() -> None:
    p = driver()
    p.play(MIRA, "move C5")
    assert p.at(0) == ["C5"]


# The Quantum Tunnelers ------------------------------------------------------------------------------------------------


def tunnelers(energy: int = 16, resources: int = 0, *, extractor: bool = False) -> Position:
    p = Position("tunnelers", "ordinary").ships(0, "C4").purse(0, energy, resources).wormholes("B6", "E6")
    return p.built(0, *(("faction",) if extractor else ())).turn()


def test_a_wormhole_is_moved_for_4_energy_or_a_resource_before_the_steps() -> None:
    p = tunnelers(16, 1)
    assert words(p) == {"gate-B6-energy", "gate-B6-resource", "gate-E6-energy", "gate-E6-resource"}
    assert words(tunnelers()) == {"gate-B6-energy", "gate-E6-energy"}
    assert words(p, "gate-B6-energy") == {f"to-{word}" for word in SECTOR_WORD} - {"to-B6", "to-E6"}
    events = p.play(MIRA, "move gate-B6-energy to-C4 gate-E6-resource to-H9 H9")
    assert p.has(0) == (16 - 4 - 2, 0)
    assert [SECTOR_WORD[sector] for sector in p.g.wormholes] == ["C4", "H9"]
    assert p.at(0) == ["H9"]
    assert told(events, "wormhole-moved-for-energy") == [
        {"side": "@0", "from": "B6", "to": "C4", "energy": 4}
    ]
    assert told(events, "wormhole-moved-for-resource")[0]["to"] == "H9"
    assert p.g.players[0].turn.through


def test_the_price_of_a_wormhole_is_converted_like_any_other() -> None:
    p = tunnelers(2, 4)
    spot = RULES.offer(p.g, MIRA).spot("move", ("gate-B6-energy", "to-D1"))
    assert spot is not None
    assert spot.price is not None
    assert dict(spot.price.values) == {"spent": 4, "converted": 2, "energy": 0, "resources": 2}
    p.play(MIRA, "move gate-B6-energy to-D1 C5")
    assert p.has(0) == (0, 1)


def test_moving_a_wormhole_alone_is_no_movement_and_is_only_offered_before_a_step_that_can_be_paid() -> None:
    p = tunnelers(4)
    spot = RULES.offer(p.g, MIRA).spot("move", ("gate-B6-energy",))
    assert spot is None, "nothing would be left for a step"
    p = tunnelers(5)
    for chosen in (("gate-B6-energy",), ("gate-B6-energy", "to-D1")):
        spot = RULES.offer(p.g, MIRA).spot("move", chosen)
        assert spot is not None
        assert not spot.ends
    assert p.why(MIRA, "move gate-B6-energy C5") == ("14", "wormhole-first")
    assert p.why(MIRA, "move gate-B6-energy to-E6") == ("9", "wormhole-there")
    assert p.why(MIRA, "move gate-B6-energy to-B6") == ("9", "wormhole-there")
    assert p.why(MIRA, "move to-D1") == ("14", "gate-unpaid")
    assert p.why(MIRA, "move C5 gate-B6-energy") == ("8", "not-before-steps")
    assert p.why(MIRA, "move gate-D1-energy") == ("14", "gate-not-now")
    assert tunnelers(4).why(MIRA, "move gate-B6-energy") == ("14", "gate-not-now")
    assert driver().why(MIRA, "move gate-B6-energy") == ("14", "no-tunnels")


def test_two_wormholes_may_lead_out_of_where_no_step_can_be_paid() -> None:
    p = tunnelers(9).energy(1, C3=9, C5=9, B4=9, D4=9)
    assert words(p) == {"gate-B6-energy", "gate-E6-energy"}
    assert words(p, "gate-B6-energy") >= {"to-C4", "to-D1"}
    assert words(p, "gate-B6-energy", "to-C4") == {"gate-E6-energy"}
    assert spent(p, "gate-B6-energy", "to-C4", "gate-E6-energy", "to-D1", "D1") == 9
    assert words(p, "gate-B6-energy", "to-C4", "gate-E6-energy") >= {"to-D1"}
    assert "to-C3" not in words(p, "gate-B6-energy", "to-C4", "gate-E6-energy"), "it could not be entered"
    assert words(p.purse(0, 6)) == {"gate-B6-energy", "gate-E6-energy"}, "next to E6 or B6 for 2 or 1"
    assert words(p.purse(0, 4)) == set()


def test_a_lost_wormhole_is_brought_back() -> None:
    p = tunnelers(16, 1).wormholes("B6")
    assert words(p) == {
        f"gate-{token}-{payment}" for token in ("B6", "new") for payment in ("energy", "resource")
    }
    events = p.play(MIRA, "move gate-new-energy to-D1 C5")
    assert [SECTOR_WORD[sector] for sector in p.g.wormholes] == ["B6", "D1"]
    assert told(events, "wormhole-brought-for-energy")[0]["to"] == "D1"
    p = tunnelers(16, 1).wormholes("B6")
    assert told(p.play(MIRA, "move gate-new-resource to-D1 C5"), "wormhole-brought-for-resource")


def test_the_extractor_empties_the_wormholes_once_a_round() -> None:
    p = tunnelers(3, extractor=True).energy(1, B6=5).energy(0, E6=2)
    assert words(p) == {"extract"}, "no wormhole could be paid with 3"
    events = p.play(MIRA, "move extract C5")
    assert p.has(0) == (9, 0)
    assert p.left_in("B6", "E6") == [0, 0]
    assert p.g.cubes[SECTOR_CALLED["B6"]] == [0, 0, 0]
    assert told(events, "extracted") == [{"side": "@0", "n": 7, "now": 10}]
    p.energy(1, B6=5)
    p.g.players[0].turn.moved = False
    assert words(p) == {"gate-B6-energy", "gate-E6-energy"}
    assert p.why(MIRA, "move extract") == ("14", "extract-not-now")


def test_extracted_energy_is_capped_and_the_rest_is_gone() -> None:
    p = tunnelers(14, extractor=True).energy(1, B6=5)
    p.play(MIRA, "move extract C5")
    assert (p.has(0), p.left_in("B6")) == ((15, 0), [0])
    full = tunnelers(16, extractor=True).energy(1, B6=5)
    full.play(MIRA, "move extract C5")
    assert (full.has(0), full.left_in("B6")) == ((15, 0), [0])


def test_the_extractor_and_the_wormholes_work_in_any_order() -> None:
    p = tunnelers(4, extractor=True).energy(1, D9=12)
    assert "gate-B6-energy" in words(p)
    p.play(MIRA, "move gate-B6-energy to-D9 extract gate-E6-energy to-D8 C5")
    assert p.has(0) == (7, 0)
    assert p.left_in("D9") == [0]


def test_an_emptied_sector_is_entered_at_the_price_of_an_empty_one() -> None:
    p = tunnelers(6, extractor=True).energy(1, B6=5).ships(0, "B5")
    assert spent(p, "extract", "B6") == -5 + 1
    p.play(MIRA, "move extract B6")
    assert (p.has(0), p.left_in("B6")) == ((10, 0), [1])


def test_the_extractor_needs_energy_to_gain_and_comes_before_the_steps() -> None:
    p = tunnelers(extractor=True)
    assert "extract" not in words(p)
    assert p.why(MIRA, "move extract") == ("14", "extract-empty")
    p.energy(1, B6=2)
    assert p.why(MIRA, "move extract extract") == ("14", "extract-not-now")
    assert p.why(MIRA, "move C5 extract") == ("8", "not-before-steps")
    assert tunnelers().energy(1, B6=2).why(MIRA, "move extract") == ("14", "extract-not-now")


def test_only_what_the_extractor_brings_may_pay_for_the_first_step() -> None:
    p = tunnelers(0, extractor=True).energy(1, B6=2)
    assert words(p) == {"extract"}
    stuck = tunnelers(0, extractor=True).energy(1, B6=2, C3=9, C5=9, B4=9, D4=9)
    assert words(stuck) == set()
    assert words(stuck.purse(0, 0, 1)) == {"extract", "gate-B6-resource", "gate-E6-resource"}


# After the Movement --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("end", "left"), [("E4", 10), ("D5", 9)])
def test_what_waits_for_the_end_of_a_movement_happens(end: str, left: int) -> None:
    p = Position("zealots", "ordinary").ships(0, "D4").purse(0, 10).ruling("fuel-depots").turn()
    p.play(MIRA, f"move {end}")
    assert p.has(0)[0] == left, "2 more where it ends in the belt"


def test_the_gravity_slingshot_pays_next_to_an_outer_planet_wherever_it_is_now() -> None:
    p = Position("zealots", "ordinary").ships(0, "E4").purse(0, 10).techs(0, "gravity-slingshot")
    p.planet("jupiter", 5).turn()
    p.play(MIRA, "move E5")
    assert p.has(0)[0] == 10 - 2 + 2


def test_complete_probes_may_mine_where_the_movement_ends_without_an_action() -> None:
    p = Position("zealots", "ordinary").ships(0, "D4").purse(0, 10).built(0, "probes").turn()
    p.tile("E4", 3)
    p.play(MIRA, "move E4")
    assert p.asked() == [(MIRA, "ask-may")]
    p.play(MIRA, "choose yes")
    assert p.has(0) == (8, 3)
    assert not p.g.players[0].turn.acted
    elsewhere = Position("zealots", "ordinary").ships(0, "D4").built(0, "probes").turn()
    elsewhere.tile("E4", 3)
    elsewhere.play(MIRA, "move D5")
    assert elsewhere.asked() == [(MIRA, "ask-turn")]
