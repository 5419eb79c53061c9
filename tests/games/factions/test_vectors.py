"""The worked examples of the rulebook, and the vectors of the specification (21) that no other file has."""

from __future__ import annotations

from bot.engine.moves import Move
from bot.games.factions.cards.cards import CALLED
from bot.games.factions.cards.language import Energy
from bot.games.factions.round.upkeep import produce
from bot.games.factions.scoring.scoring import is_explored, points
from bot.games.factions.table.board import SLOT_CALLED
from tests.games.factions.position import BO, CY, MIRA, told
from tests.games.factions.whole import Whole


def test_the_rulebook_s_turn_example() -> None:
    """Emma mines; Joe pays double on her trail; at Jupiter he pays one more than she left there."""
    p = Whole("megacore", "zealots")
    p.ships(0, "B2").ships(1, "B2").planet("jupiter", 3).purse(0, 16, 0).purse(1, 16, 0).main_phase()
    p.tile("E2", 3)
    p.tile("E3", 4)
    moved = told(p.play(MIRA, "move C2 D2 E2", "mine E2", "end"), "moved")
    assert (moved[0]["path"], p.has(0)) == (["C2 (1)", "D2 (1)", "E2 (2)"], (12, 3))
    assert p.g.tiles[SLOT_CALLED["E2"]] == 0
    moved = told(p.play(BO, "move C2 D2 E2"), "moved")
    assert moved[0]["path"] == ["C2 (2)", "D2 (2)", "E2 (3)"]
    p.play(BO, "end")
    p.market("yvaga", "cinder")
    events = p.play(MIRA, "move E3", "use jupiter", "choose yvaga")
    assert (told(events, "moved")[0]["path"], p.has(0)) == (["E3"], (10, 2))
    p.play(MIRA, "choose a", "end")
    assert told(p.play(BO, "move E3"), "moved")[0]["path"] == ["E3"]


def test_vector_t4_three_batteries_four_for_the_drive_and_one_for_the_probes() -> None:
    p = Whole("ordinary", "zealots")
    p.g.players[0].upgrades = [3, 0, 4, 0, 1, 0]
    p.purse(0, 16, 0).ships(0, "C1").begin()
    assert points(p.g, 0) == {
        "upgrades": 8,
        "machines": 1 + 2,
        "objectives": 0,
        "exoplanets": 0,
        "resources": 0,
        "noted": 0,
    }
    p.tile("E1", 4)
    assert p.rules.offer(p.g, MIRA).allows(Move.parse("move jump-C7")), "the Drive works"
    p.ships(0, "D1")
    p.play(MIRA, "move E1")
    assert (p.asked(), p.legal(MIRA, "choose")) == ([(MIRA, "ask-action")], set()), "the Probes do not"
    p.play(MIRA, "end")
    p.purse(0, 16, 4)
    p.do(Energy(9))
    assert p.has(0)[0] == 20, "Beta holds 20"


def test_vector_t5_yvaga_is_explored_and_produces() -> None:
    p = Whole("megacore", "zealots")
    p.purse(0, 16, 1).beside("jupiter").market("yvaga", "cinder")
    p.hand(0, "swamp-things", "geriatric-explorers", "penguin-brigade").begin()
    p.g.players[0].turn.placed = list(p.g.players[0].ships)
    p.play(MIRA, "use jupiter", "choose yvaga", "skip")
    assert p.has(0) == (16, 0)
    own = p.g.players[0].exoplanets[0]
    p.play(MIRA, "place swamp-things yvaga")
    assert not is_explored(own)
    p.play(MIRA, "place geriatric-explorers yvaga")
    assert is_explored(own)
    assert p.g.players[0].explorers == [CALLED["penguin-brigade"]]
    p.purse(0, 3, 2)
    produce(p.g)
    assert p.has(0) == (3 + 4, 2 + 0)


def test_vector_t8_the_council_charges_by_forfeit_at_venus() -> None:
    p = Whole("council", "zealots")
    p.built(0, "faction").ships(0, "B1").planet("mercury", 6).pile("pale-corona").purse(0, 1).begin()
    p.play(MIRA, "charge venus")
    assert (p.has(0)[0] > 1, p.g.players[0].turn.acted, p.g.stack) == (True, True, [])


def test_vector_t10_six_more_turns_for_the_last_and_two_energy_for_the_others() -> None:
    p = Whole("megacore", "zealots", "einstein")
    p.ships(0, "A6").ships(1, "A6").ships(2, "A6").purse(1, 0, 0).purse(2, 16, 0).purse(0, 15, 0).main_phase()
    p.play(MIRA, "pass")
    p.play(BO, "pass")
    for turn in range(1, 7):
        assert (p.asked(), p.g.extra) == ([(CY, "ask-turn")], turn)
        p.play(CY, f"move {'A7' if turn % 2 else 'A6'}", "end")
    assert p.g.players[2].passed
    assert p.g.stack == []
    assert (p.has(0)[0], p.has(1)[0]) == (16, 12)


def test_vector_t16_batteries_traded_away_burn_what_no_longer_fits() -> None:
    p = Whole("megacore", "zealots")
    p.g.players[0].upgrades[0] = 2
    p.purse(0, 19, 4).purse(1, 16, 0).begin()
    p.play(MIRA, "offer seat-2 give-battery-2")
    events = p.play(BO, "accept seat-1")
    assert told(events, "trimmed")[0]["energy"] == 3
    assert (p.has(0), p.has(1)) == ((16, 4), (16, 0))
    assert [player.upgrades[0] for player in p.g.players] == [0, 2]
