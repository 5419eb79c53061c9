"""Rules 5 and 10.5: the frame of a turn, who plays in which order, and phases that are played once more."""

from __future__ import annotations

import pytest

from bot.engine.moves import CLOCK, Seat
from bot.engine.steps import settle
from bot.games.supernova.actions.transport import Transport
from bot.games.supernova.answers.windows import CARD_WINDOW, AnswerWindow
from bot.games.supernova.round.ending import TurnEnd
from bot.games.supernova.round.phases import PhaseEnd, Turn
from bot.games.supernova.table.state import (
    ACTION,
    ALWAYS,
    BUILD,
    DISCARD,
    DISCOVER,
    DRAW,
    MINE,
    NEVER,
    OTHERS,
    OWN,
    TRANSPORT,
)
from tests.games.supernova.position import BO, CY, DEE, MIRA, RULES, Position


def turn(p: Position, opening: Seat) -> list[tuple[int, Seat]]:
    """Play a whole turn by its defaults: whose part of which phase it was, each once."""
    g = p.g
    g.opening, g.stack = opening, [Turn()]
    settle(g)
    now, seen = g.turn, []
    while g.turn == now and not g.over:
        ask = RULES.asks(g)[0]
        if not seen or seen[-1] != (g.phase, ask.seat):
            seen.append((g.phase, ask.seat))
        RULES.play(g, ask.seat, ask.default)
    return seen


def ports(p: Position) -> None:
    """Everyone has a ship that could move."""
    for seat, title, other in ((MIRA, "altair", "spica"), (BO, "freya", "sirius"), (CY, "vega", "deneb")):
        p.ship(seat, "fighter-escort", p.planet(seat, title))
        p.planet(seat, other)


def test_5_the_phases_of_a_turn_and_the_order_of_the_players() -> None:
    p = Position(3).quiet().hand(MIRA, "terra").hand(BO, "kool").hand(CY, "vorr")
    p.discarded("antares", "mirel", "eden")
    ports(p)
    seen = turn(p, BO)
    order = [BO, CY, MIRA]
    asked = (DRAW, DISCOVER, BUILD, ACTION, TRANSPORT, DISCARD)
    assert seen == [(phase, seat) for phase in asked for seat in order]
    assert (p.g.opening, p.g.turn, p.g.phase) == (CY, 5, DRAW)


def test_5_a_turn_begins_with_the_number_after_the_last() -> None:
    p = Position(3).discarded("kool")
    p.g.stack = [Turn()]
    settle(p.g)
    assert (p.g.turn, p.g.phase) == (4, DRAW)
    assert isinstance(p.g.stack[0], Turn)


def test_5_the_parts_of_a_player_who_resigned_are_left_out() -> None:
    p = Position(3).quiet().hand(MIRA, "terra").hand(BO, "kool")
    p.g.players[CY].resigned = True
    seen = turn(p, BO)
    assert {seat for _, seat in seen} == {MIRA, BO}
    assert p.g.opening == MIRA
    p = Position(3).quiet()
    p.phase("build", MIRA, BO, CY)
    p.g.players[BO].resigned = True
    p.play(MIRA, "done")
    assert p.awaited() == [CY]


def test_6_5_who_has_nothing_to_move_is_not_asked() -> None:
    """Mira's population has no ship to go to and no other planet; Bo's Cruiser could leave Deep Space."""
    p = Position(4).quiet().asked(DEE, ALWAYS)
    p.planet(BO, "freya")
    p.planet(MIRA, "altair", "smugglers")
    p.ship(BO, "cruiser", None)
    p.planet(CY, "vega", "arcology")
    p.g.phase = TRANSPORT
    p.phase("transport", MIRA, BO, CY, DEE)
    assert p.awaited() == [BO]
    p.play(BO, "done")
    assert not any(isinstance(step, Transport) for step in p.g.stack)


def test_6_2_all_are_asked_at_once_where_a_planet_is_new_and_no_one_elsewhere() -> None:
    p = Position(3).hand(BO, "barren-soil").hand(MIRA, "rich-ores")
    p.planet(MIRA, "altair", found=3)
    p.planet(BO, "freya", found=2)
    p.phase("others", MIRA, BO, CY)
    assert p.awaited() == [MIRA, BO, CY, CLOCK]
    assert p.plays(BO, "barren-soil") == p.plays(MIRA, "rich-ores") == {"altair"}
    p = Position(3).hand(BO, "barren-soil")
    p.planet(BO, "freya", found=2)
    assert p.phase("others", MIRA, BO, CY).g.phase == BUILD


def test_6_2_one_environment_goes_on_each_new_planet() -> None:
    p = Position(3).quiet().hand(MIRA, "rich-ores", "barren-soil", "toxic-air")
    p.planet(BO, "freya", found=3)
    p.planet(CY, "vega", found=3)
    p.phase("others", MIRA).play(MIRA, "play toxic-air freya")
    assert p.plays(MIRA, "rich-ores") == {"vega"}
    p.play(MIRA, "play barren-soil vega")
    assert MIRA not in p.awaited() or p.g.phase != OTHERS


# The end of a phase ---------------------------------------------------------------------------------------------------


def repeated(phase: int) -> Position:
    """All have played a phase, and Temporal Rifts of Mira and Cy are about to be carried out; Bo opened the turn."""
    p = Position(3).quiet().hand(MIRA, "terra").hand(BO, "kool").hand(CY, "vorr")
    p.g.opening, p.g.phase = BO, phase
    p.g.stack = [Turn(), TurnEnd(), PhaseEnd(phase, [MIRA, CY], opened=True)]
    ports(p)
    settle(p.g)
    return p


@pytest.mark.parametrize(
    ("word", "phase", "after"),
    [("build", BUILD, ACTION), ("action", ACTION, TRANSPORT), ("transport", TRANSPORT, DISCARD)],
)
def test_10_5_several_rifts_are_carried_out_in_the_order_of_the_turn(
    word: str, phase: int, after: int
) -> None:
    p = repeated(phase)
    for seat in (CY, MIRA):
        assert (p.awaited(), p.g.phase, p.g.active) == ([seat], phase, seat)
        p.play(seat, "pass" if word == "action" else "done")
    assert p.g.phase == after


def test_10_5_each_player_plays_one_rift_at_the_end_of_a_phase() -> None:
    p = Position(3).asked(MIRA, ALWAYS).asked(CY, ALWAYS).hand(MIRA, "temporal-rift")
    p.phase_end("build").play(MIRA, "play temporal-rift")
    p.g.players[CY].hand, p.g.scrapyard = p.g.scrapyard, []
    assert p.plays(CY, "temporal-rift") == {""}
    p.play(CY, "play temporal-rift")
    p.g.players[MIRA].hand, p.g.scrapyard = p.g.scrapyard, []
    assert p.legal(MIRA, "pass") == {""}
    assert p.plays(MIRA, "temporal-rift") == set()


def test_10_5_a_rift_is_over_with_the_phase_it_repeats() -> None:
    p = Position().asked(MIRA, ALWAYS).hand(MIRA, "temporal-rift", "terra")
    p.phase_end("build").play(MIRA, "play temporal-rift")
    assert (p.g.phase, p.awaited()) == (BUILD, [MIRA])
    p.play(MIRA, "done")
    assert (p.g.phase, p.awaited()) == (ACTION, [MIRA])


def test_10_5_a_repeated_discover_goes_through_its_parts_in_the_order_of_the_turn() -> None:
    p = Position(3).hand(CY, "terra", "rich-ores").hand(BO, "toxic-air").hand(MIRA, "barren-soil")
    p.g.opening, p.g.phase = BO, OTHERS
    p.planet(MIRA, "vega", found=3)
    p.planet(CY, "deneb", found=3)
    p.g.stack = [Turn(), TurnEnd(), PhaseEnd(OTHERS, [CY], opened=True)]
    settle(p.g)
    assert (p.awaited(), p.g.phase, p.g.active) == ([CY], DISCOVER, CY)
    p.play(CY, "play terra")
    assert (p.awaited(), p.g.phase) == ([BO, CY, MIRA, CLOCK], OTHERS)
    assert p.plays(BO, "toxic-air") == p.plays(MIRA, "barren-soil") == p.plays(CY, "rich-ores") == {"terra"}
    p.play(BO, "play toxic-air terra")
    p.play(MIRA, "pass")
    p.play(CY, "pass")
    assert (p.awaited(), p.g.phase) == ([CY, CLOCK], OWN)
    assert p.plays(CY, "rich-ores") == {"terra"}
    p.play(CY, "pass")
    window = p.g.stack[-1]
    assert isinstance(window, AnswerWindow)
    assert (window.kind, window.by, window.touched) == (CARD_WINDOW, BO, [CY])
    p.close()
    assert p.g.phase == BUILD


def test_10_5_a_repeated_discover_without_a_planet_has_no_further_parts() -> None:
    p = Position(3).quiet().hand(MIRA, "terra").hand(BO, "toxic-air")
    p.planet(CY, "deneb", found=3)
    p.g.phase = OTHERS
    p.g.stack = [Turn(), TurnEnd(), PhaseEnd(OTHERS, [MIRA], opened=True)]
    settle(p.g)
    p.play(MIRA, "pass")
    assert (p.g.phase, p.awaited()) == (BUILD, [MIRA])


def test_10_5_who_resigned_takes_no_part_in_a_repeated_discover() -> None:
    p = Position(3).quiet().hand(MIRA, "terra").hand(CY, "toxic-air")
    p.g.phase = OTHERS
    p.g.stack = [Turn(), TurnEnd(), PhaseEnd(OTHERS, [MIRA], opened=True)]
    settle(p.g)
    p.play(BO, "resign yes")
    p.play(MIRA, "play terra")
    assert p.awaited() == [CY, CLOCK]


@pytest.mark.parametrize(
    ("scope", "after_phase", "after_turn"),
    [("phase", MINE, MINE), ("turn", NEVER, MINE), ("game", NEVER, NEVER)],
)
def test_10_6_a_wish_falls_back_at_the_end_of_what_it_was_said_for(
    scope: str, after_phase: int, after_turn: int
) -> None:
    p = Position().phase("build", MIRA)
    p.play(BO, f"ask never {scope}")
    wishes = p.g.players[BO].wishes
    assert (wishes.ask, wishes.until) == (NEVER, scope)
    assert wishes.usual == (NEVER if scope == "game" else MINE)
    p.phase_end("build")
    assert wishes.ask == after_phase
    if scope == "phase":
        p.play(BO, "ask never phase")
    p.g.stack = [TurnEnd()]
    settle(p.g)
    assert (wishes.ask, wishes.until) == (after_turn, "game")
