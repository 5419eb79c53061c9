"""People who wait for a table: no two who fit are left waiting, and no limit is passed, whatever days bring."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from bot.sessions.core.pace import TablePace
from bot.sessions.core.table_state import Called
from bot.sessions.finding.matching import Drop, FoundTable, Past, Ticket, due, size_of
from tests.sessions.strangers import Days

WORLDS, LENGTH = 6, 4
"""How many worlds the quick form plays, and for how many days each."""


def lived(worlds: range, days: int) -> dict[str, int]:
    seen: dict[str, int] = {}
    for seed in worlds:
        world = Days(seed)
        world.run(days)
        for what, count in world.seen.items():
            seen[what] = seen.get(what, 0) + count
    return seen


ACTIONS = ("Drop", "Late", "Release", "Tell", "Call", "Begin", "Close", "Open", "third letter", "by hand")
"""What must have happened for the days to say anything."""


def test_no_two_who_fit_are_left_waiting_on_random_days() -> None:
    seen = lived(range(WORLDS), LENGTH)
    assert set(ACTIONS) <= set(seen), seen


@pytest.mark.deep
def test_no_two_who_fit_are_left_waiting_on_thousands_of_random_days() -> None:
    seen = lived(range(1000, 1300), 10)
    assert all(seen[what] > 50 for what in ACTIONS), seen


@pytest.mark.parametrize(
    ("people", "counts", "size"),
    [
        (1, range(1, 6), 0),
        (2, range(1, 6), 2),
        (5, range(1, 6), 5),
        (6, range(1, 6), 3),
        (9, range(2, 5), 3),
        (2, range(3, 6), 0),
        (4, range(3, 4), 3),
        (7, range(1, 2), 0),
    ],
)
def test_a_table_takes_so_many_that_all_find_one(people: int, counts: range, size: int) -> None:
    assert size_of(people, counts) == size


def test_who_leaves_a_table_they_were_called_to_waits_no_longer() -> None:
    ticket = Ticket(
        user_id=1,
        name="Mira",
        guild_id=5,
        channel_id=6,
        game="embers",
        pace=TablePace.DAYS,
        hours=None,
        made=100.0,
        until=9999.0,
    )
    table = FoundTable(
        id=7,
        guild_id=5,
        game="embers",
        pace=TablePace.DAYS,
        opened=100.0,
        least=2,
        room=3,
        seated=frozenset((2,)),
        seats=1,
        calls=(Called(1, "Mira", 150.0, 900.0, "no", told=True),),
    )
    seats = {(5, "embers"): range(2, 5)}
    assert due(200.0, [ticket], [table], Past(), seats) == Drop(ticket)
    later = replace(ticket, made=180.0)
    assert due(200.0, [later], [table], Past(), seats) is None
