"""Rulings of the specification (20) and vectors (21) that no other file names."""

from __future__ import annotations

import pytest

from bot.engine.moves import Move
from bot.engine.rng import Rng
from bot.games.factions.cards.cards import FACTIONS, VENUS_DECK
from bot.games.factions.cards.language import Orbit
from bot.games.factions.holdings.modifiers import value
from bot.games.factions.rules import FactionsRules
from tests.games.factions.position import BO, CY, MIRA
from tests.games.factions.whole import Whole


def test_ruling_7_a_teleport_beside_a_planet_needs_one_paid_step_to_use_it() -> None:
    p = Whole("megacore", "zealots").built(0, "alcubierre").planet("mars", 6).ships(0, "D1").purse(0, 9, 4)
    p.begin().play(MIRA, "move jump-D7")
    assert p.why(MIRA, "use mars") == ("10", "no-energy-beside")
    p = Whole("megacore", "zealots").built(0, "alcubierre").planet("mars", 6).ships(0, "D1").purse(0, 9, 4)
    p.begin().play(MIRA, "move jump-D7 D6")
    p.play(MIRA, "use mars")


def test_ruling_8_who_rode_along_with_mercury_may_charge_without_a_movement() -> None:
    p = Whole("megacore", "zealots").ships(0, "A1").ships(1, "C1").purse(0, 3, 0).begin()
    p.g.players[0].wishes.ride = "always"
    p.do(Orbit("all"))
    assert p.at(0) == ["A2"]
    p.play(MIRA, "charge")
    assert p.has(0)[0] > 3


def test_ruling_11_an_empty_deck_of_another_planet_moves_no_planet() -> None:
    p = Whole("megacore", "zealots").beside("venus").purse(0, 9, 1)
    p.pile("swamp-things").begin()
    p.g.players[0].turn.placed = list(p.g.players[0].ships)
    before = list(p.g.nodes)
    p.play(MIRA, "use venus", "choose 1")
    assert (p.g.piles[VENUS_DECK].deck, p.g.nodes) == ([], before)


def test_ruling_18_a_claimed_token_breaks_ties_at_once_and_leads_from_the_next_round_on() -> None:
    p = Whole("megacore", "zealots", "einstein")
    for side in range(3):
        p.ships(side, "B6")
    p.beside("earth", 1).event("solar-forecast").main_phase()
    p.play(MIRA, "move B7", "end")
    p.g.players[1].turn.placed = list(p.g.players[1].ships)
    p.play(BO, "use earth")
    p.play(BO, "vote a1")
    assert (p.g.leader, p.g.claimed) == (1, True)
    p.play(BO, "end")
    assert p.asked() == [(CY, "ask-turn")], "the order of this round stays"
    p.play(CY, "pass")
    assert p.asked() == [(MIRA, "ask-turn")]


def test_ruling_21_the_council_votes_and_uses_earth_as_another_planet_in_one_round() -> None:
    p = Whole("council", "zealots").beside("earth").purse(0, 9, 4).begin()
    p.g.players[0].turn.placed = list(p.g.players[0].ships)
    p.play(MIRA, "use earth mars", "build cargo", "end")
    p.begin()
    p.g.players[0].turn.placed = list(p.g.players[0].ships)
    p.play(MIRA, "use earth")
    assert p.legal(MIRA, "vote")


@pytest.mark.parametrize("line", ["use mars", "charge", "pass"])
def test_ruling_27_androids_who_do_not_move_keep_both_ships(line: str) -> None:
    p = Whole("androids", "zealots").purse(0, 3, 4)
    p.planet("mars", 0).planet("mercury", 0).ships(0, "D1", "B1").begin()
    p.g.players[0].turn.placed = list(p.g.players[0].ships)
    p.play(MIRA, line)
    assert p.at(0) == ["D1", "B1"]


def test_vector_t6_everyone_starts_with_four_resources_and_megacore_holds_five() -> None:
    rules = FactionsRules()
    g = rules.setup(2, {}, Rng("vector 6"))
    for faction in ("megacore", "zealots"):
        (ask,) = rules.asks(g)
        rules.play(g, ask.seat, Move("choose", (faction,)))
    held = {FACTIONS[player.faction].word: player.resources for player in g.players}
    assert held == {"megacore": 4, "zealots": 4}
    caps = {
        FACTIONS[player.faction].word: value(g, side, "resource-cap") for side, player in enumerate(g.players)
    }
    assert caps == {"megacore": 5, "zealots": 4}
