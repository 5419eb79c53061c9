"""Rule 1: whatever brings momentum adds to it; what leaves the game, or is lost in space, adds up too (16)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from bot.engine.moves import Seat
from tests.games.sol.position import BO, MIRA, Position

BUILD = "convert bridge C2-R1 L2+C2"


def bridging(p: Position, effect: str = "", *drawn: str) -> Position:
    """Mira can build a bridge from C2 into the Sun, and draws two cards for it."""
    p.put(MIRA, "L2", "C2")
    return (p.hold(MIRA, effect) if effect else p).deck(*(drawn or [p.plain()] * 2))


GAINS: dict[str, tuple[Callable[[], Position], list[str], dict[Seat, int]]] = {
    "a tower": (
        lambda: Position().station(MIRA, "tower", "R4").put(MIRA, "R4").energy(MIRA, 9),
        ["activate R4", "bonus take"],
        {MIRA: 3 + 2},
    ),
    "a hurl": (lambda: Position().put(MIRA, "K2", "K2"), ["hurl K2"], {MIRA: 2}),
    "channel": (lambda: bridging(Position(), "channel"), [BUILD, "use channel", "pick 2"], {MIRA: 2}),
    "pillar": (
        lambda: bridging(Position(), "pillar", "explosion", "explosion"),
        [BUILD, "use pillar", "pick explosion"],
        {MIRA: 2 * 3},
    ),
    "passage": (
        lambda: Position().put(MIRA, "L4").bridge(BO, "L4-C4").hold(MIRA, "passage"),
        ["use passage", "pick L4", "fly L4 C4"],
        {MIRA: 1},
    ),
    "juggernaut": (
        lambda: Position().station(MIRA, "tower", "K2").hold(MIRA, "juggernaut"),
        ["use juggernaut", "hurl K2 tower"],
        {MIRA: 2},
    ),
    "synchronize": (
        lambda: Position().put(MIRA, "U2").station(MIRA, "node", "U2").hold(MIRA, "synchronize"),
        ["use synchronize", "activate U2"],
        {MIRA: 1},
    ),
    "sacrifice": (
        lambda: Position().put(MIRA, "C2").put(BO, "C2").station(BO, "foundry", "C2").hold(MIRA, "sacrifice"),
        ["use sacrifice", "pick C2"],
        {MIRA: 2, BO: 2},
    ),
    "chain": (
        lambda: Position().put(MIRA, "L4").put(BO, "L5").hold(MIRA, "chain"),
        ["use chain", "pick L4"],
        {MIRA: 1, BO: 1},
    ),
    "a tower in a flare": (
        lambda: bridging(Position().station(BO, "tower", "U9"), "", "explosion", "explosion"),
        [BUILD],
        {BO: 2},
    ),
    "an implosion": (
        lambda: bridging(Position(event="implode").put(BO, "K2", "K2"), "", "trigger"),
        [BUILD],
        {BO: 2 * 2},
    ),
    "a flare in the boxed edition": (
        lambda: Position(edition="boxed").put(MIRA, "K2").deck("explosion"),
        ["hurl K2", "end"],
        {MIRA: 2 + 1},
    ),
}
"""What brings momentum, and how much to whom."""


@pytest.mark.parametrize("name", GAINS)
@pytest.mark.parametrize("before", [0, 10])
def test_1_momentum_is_added_to_what_a_player_has(name: str, before: int) -> None:
    position, lines, gains = GAINS[name]
    p = position()
    for seat in (MIRA, BO):
        p.player(seat).momentum = before
    p.play(MIRA, *lines)
    assert {seat: p.player(seat).momentum - before for seat in (MIRA, BO)} == {MIRA: 0, BO: 0, **gains}


def test_16_3_3_sundivers_are_lost_and_leave_the_game_besides_those_before() -> None:
    p = bridging(Position(event="explode", edition="boxed").put(BO, "U9", "U9"), "", "trigger")
    p.player(BO).lost, p.player(BO).reserve = 1, p.player(BO).reserve - 1
    p.play(MIRA, "convert bridge C2-R1 L2+C2")
    assert p.player(BO).lost == 1 + 2


def test_16_1_4_hurled_sundivers_leave_the_game_besides_those_before() -> None:
    p = Position(edition="boxed").put(MIRA, "K2")
    p.player(MIRA).gone, p.player(MIRA).reserve = 2, p.player(MIRA).reserve - 2
    p.play(MIRA, "hurl K2")
    assert p.player(MIRA).gone == 2 + 1
