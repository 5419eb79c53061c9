"""States that were kept in an earlier form: the game goes on as it stood."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import msgspec
import pytest

from bot.games.novasolis.agenda import NovaSolis
from bot.games.novasolis.agreements import Pouch, in_bag
from bot.games.novasolis.earlier import ALLIANCE, EMPIRES, renewed
from bot.games.novasolis.modules.diplomacy.members import alliance_of, allies_of, sharers_of
from tests.games.novasolis.play import GAME, first_turn

KEPT = Path(__file__).with_name("earlier.state")
"""A turn in round 3 of three empires with all modules on, as version 4 kept it at first."""


@pytest.fixture
def kept() -> NovaSolis:
    return GAME.decode(KEPT.read_bytes())


def test_alliances_and_tokens_of_an_earlier_state_are_read(kept: NovaSolis) -> None:
    GAME.check_invariants(kept)
    assert [alliance_of(kept, side) for side in range(3)] == [1, 2, 1]
    assert [allies_of(kept, side) for side in range(3)] == [[2], [], [0]]
    assert kept.part(Pouch).took == [[2, 2], [4, 4], [2, 1, 2, 2]]
    assert (kept.part(Pouch).left, in_bag(kept)) == ([19, 15, 8], 42)
    assert {
        number: sharers for number in range(len(kept.sectors)) if (sharers := sharers_of(kept, number))
    } == {13: [2, 0]}
    assert GAME.encode(GAME.decode(GAME.encode(kept))) == GAME.encode(kept)


def test_a_game_of_an_earlier_state_is_played_to_the_same_end(kept: NovaSolis) -> None:
    """What comes of 60 answers by default was found by the code that kept it, which told fewer events."""
    told = 0
    for _ in range(60):
        if not kept.over:
            ask = GAME.asks(kept)[0]
            told += len(GAME.play(kept, ask.seat, ask.default))
    assert (told, GAME.standings(kept).scores) == (268, (-1, -6, -5, 0))


def test_what_comes_behind_in_an_empire_stays() -> None:
    state: Any = msgspec.msgpack.decode(KEPT.read_bytes())
    state[EMPIRES][1][ALLIANCE + 2] = [7]
    found = GAME.decode(msgspec.msgpack.encode(state))
    assert [empire.unpaid for empire in found.empires] == [[], [7], []]


def test_a_state_of_today_and_what_is_none_are_left_as_they_are() -> None:
    for data in (GAME.encode(first_turn(2, diplomacy="on")), b"\x90", b"\x01"):
        assert renewed(data) == data
