"""Whose turn it is, and where it began: noted with each line, so that no number of lines hides a turn."""

from __future__ import annotations

from pathlib import Path

from msgspec.structs import replace

from bot.engine.moves import CLOCK, Ask, Move, Pace, Seat, Text
from bot.sessions.core.table_state import PASSED, Turns
from bot.sessions.core.turns import is_news, turned, whose_turn
from bot.sessions.core.types import User
from tests.sessions.venue import BO, MIRA, Venue, open_venue

A, B, C = Seat(0), Seat(1), Seat(2)


def ask(seat: Seat, pace: Pace = Pace.TURN, audience: tuple[Seat, ...] | None = None) -> Ask:
    return Ask(seat, Text("ask"), Move("pass"), pace=pace, audience=audience)


def test_a_turn_is_what_everybody_may_know_of() -> None:
    asks = [ask(B), ask(A), ask(C, Pace.ASIDE), ask(C, audience=(C,))]
    assert whose_turn(asks, ()) == (A, B)


def test_a_response_window_stands_in_the_middle_of_a_turn() -> None:
    assert whose_turn([ask(B, Pace.WINDOW), ask(CLOCK, Pace.WINDOW)], (A,)) == (A,)
    assert whose_turn([ask(B, Pace.ASIDE)], (A,)) == ()


def test_a_turn_begins_with_the_line_after_which_a_seat_is_newly_awaited() -> None:
    turns = Turns(began=(0, 0, 0), first=5)
    for line, awaited in ((5, (A,)), (6, (A,)), (7, (B, C)), (8, (B,)), (9, (A,))):
        turns = turned(turns, awaited, line)
    assert turns == Turns((A,), (9, 7, 7), 5, ended=(7, 9, 8), passed=(7, 9))
    assert (turns.latest, turns.previous) == (9, 7)


def test_the_turn_does_not_pass_where_others_are_asked_something_in_it() -> None:
    turns = Turns(began=(0, 0), first=5)
    for line, awaited in ((5, (A,)), (6, (B,)), (7, ()), (8, (B,)), (9, (A,)), (10, ()), (11, (B,))):
        turns = turned(turns, awaited, line)
    assert turns.passed == (6, 9, 11)
    for line in range(12, 60):
        turns = turned(turns, (Seat(line % 2),), line)
    assert len(turns.passed) == PASSED
    assert turns.passed[-1] == 59


def test_what_a_seat_did_in_one_phase_is_no_part_of_its_turn_in_the_next() -> None:
    """Whoever moves last in a phase and first in the next has the turn all the time."""
    turns = replace(turned(Turns(began=(0, 0), first=3), (A,), 7), phase="1 discard", opened=6)
    assert turns.since(A) == 7
    turns = replace(turned(turns, (A, B), 8), phase="2 draw", opened=8)
    assert (turns.since(A), turns.since(B)) == (8, 8)
    turns = turned(turns, (B,), 9)
    assert turns.since(A) == 8, "it has moved in this phase"
    turns = replace(turned(turns, (B,), 10), phase="2 discover", opened=10)
    assert turns.since(A) == 7, "it has not moved in this one"
    assert turns.since(B) == 10
    plain = turned(Turns(began=(0, 0), first=3), (A,), 7)
    assert plain.since(A) == 7
    assert Turns().since(A) == 0


def test_the_first_turn_began_with_nothing_before_it() -> None:
    turns = turned(Turns(began=(0, 0), first=5), (A,), 5)
    assert (turns.began, turns.latest, turns.previous) == ((5, 0), 0, 0)


def test_the_turn_of_a_newcomer_begins_when_they_take_the_seat() -> None:
    turns = turned(Turns((A, B), (5, 6), 5), (A, B), 9, came={B})
    assert turns.began == (5, 9)


def test_turns_in_a_row_are_turns_each_and_no_news() -> None:
    turns = Turns(began=(0, 0), first=5)
    for line, awaited, anew in ((5, (A,), False), (6, (A,), False), (7, (A,), True), (9, (A,), True)):
        turns = turned(turns, awaited, line, anew=anew)
    assert turns == Turns((A,), (5, 0), 5, ended=(9, 0), passed=(7, 9), again=(9, 0))
    assert (turns.latest, turns.previous) == (9, 0)
    turns = turned(turns, (B,), 10, anew=True)
    assert (turns.began, turns.turn_began, turns.ended, turns.passed) == (
        (5, 10),
        (9, 10),
        (10, 0),
        (7, 9, 10),
    )
    turns = turned(turns, (A,), 11, anew=True)
    assert turns.turn_began == turns.began == (11, 10)


async def stake(venue: Venue, session: int, *users: User) -> None:
    for user in users:
        await venue.sessions.submit(user.id, session, await venue.any_move(session, user))


async def test_a_turn_is_untold_until_the_channel_shows_its_line_also_after_a_restart(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db") as venue:
        session = await venue.game(MIRA, BO, windows="off")
        before = await venue.sessions.get(session)
        assert is_news(before, before.seq - 1)
        assert not is_news(before, before.seq)
        await venue.sessions.shown.mark_announced(session, before.seq, 1)
        await stake(venue, session, MIRA, BO)
    async with open_venue(tmp_path / "games.db") as venue:
        after = await venue.sessions.get(session)
        assert after.table_state.turns.awaited == before.table_state.turns.awaited
        assert is_news(after, after.announced_seq)
        await venue.sessions.shown.mark_announced(session, after.seq, 1)
        shown = await venue.sessions.get(session)
        assert not is_news(shown, shown.announced_seq)


async def test_turns_taken_back_begin_anew(venue: Venue) -> None:
    session = await venue.game(MIRA, BO, windows="off")
    await stake(venue, session, MIRA)
    shown = (await venue.sessions.get(session)).seq
    await venue.sessions.undo(MIRA.id, session)
    after = await venue.sessions.get(session)
    assert after.table_state.turns.awaited == (A, B)
    assert after.table_state.turns.began[A] == after.seq
    assert is_news(after, shown)


async def test_a_game_begun_before_turns_were_noted_goes_on(venue: Venue) -> None:
    session = await venue.game(MIRA, BO, windows="off")
    table = await venue.sessions._tables.table(session)
    table_state = replace(table.head.table_state, turns=Turns())
    table.head = replace(table.head, table_state=table_state)
    assert not is_news(table.view(), table.head.seq)
    begun = table.head.seq
    await stake(venue, session, MIRA)
    turns = (await venue.sessions.get(session)).table_state.turns
    assert turns == Turns((B,), (begun, begun), ended=(begun + 1, 0))
    await stake(venue, session, BO)
    turns = (await venue.sessions.get(session)).table_state.turns
    assert (turns.awaited, turns.latest, turns.previous) == ((A, B), begun + 2, begun)
