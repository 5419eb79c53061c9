"""Seats changing hands at random while a game is played: what must hold after every change."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.errors import Illegal
from bot.engine.moves import Seat
from bot.engine.playout import Dice
from bot.sessions import Refused, SessionView, Status
from bot.sessions.core.holding import owned
from tests.sessions.venue import BO, CY, DEE, ELI, MIRA, Venue, open_venue

PEOPLE = (MIRA, BO, CY, DEE, ELI)
STEPS = 120


async def step(venue: Venue, session: int, dice: Dice) -> None:
    """Someone does something, sensible or not."""
    seats, votes = venue.sessions.seats, venue.sessions.votes
    who, other = (PEOPLE[dice.below(len(PEOPLE))] for _ in range(2))
    seat = Seat(dice.below(4))
    choice = ("yes", "no")[dice.below(2)]
    match dice.below(13):
        case 0:
            await seats.leave(session, who, seat)
        case 1 | 2:
            await seats.offers.take(session, who)
        case 3:
            await seats.offers.make(session, who, other, for_a_while=dice.below(2) == 0)
        case 4 | 5:
            await seats.offers.accept(session, who)
        case 6:
            await seats.seat_computer(session, who, "random", for_a_while=dice.below(4) > 0)
        case 7:
            await seats.back(session, who)
        case 8:
            await seats.kick(session, who, seat)
        case 9:
            for vote in (await venue.sessions.get(session)).table_state.votes:
                await votes.cast(session, who.id, vote.what, vote.seat, choice)
        case 10:
            await seats.pass_over(session, who, seat)
        case _:
            moves = await venue.sessions.moves(session, who.id)
            if moves:
                await venue.sessions.submit(who.id, session, moves[dice.below(len(moves))])


def check(view: SessionView, knew: dict[int, set[int]]) -> None:
    """No person knows two seats; the host is someone of the table; offers and votes are about what is there."""
    people = [holder.user_id for holder in view.holders if holder.user_id is not None]
    assert len(people) == len(set(people))
    for number, holder in enumerate(view.holders):
        assert holder.user_id is None or holder.computer is None
        assert holder.vacant or not holder.passed_over
        if holder.user_id is not None:
            knew.setdefault(holder.user_id, set()).add(number)
        assert holder.owner is None or holder.owner.id != holder.user_id
    assert all(len(known) == 1 for known in knew.values()), knew
    assert all(len(owned(view, user.id)) <= 1 for user in PEOPLE)
    if view.status is Status.PLAYING:
        assert people or any(holder.owner for holder in view.holders)
        assert view.seats_of(view.host_id) or owned(view, view.host_id)
        for vote in view.table_state.votes:
            assert set(vote.ballots) <= set(vote.electorate)
            assert all(view.holders[seat].user_id is not None for seat in vote.electorate)
        assert len({offer.seat for offer in view.table_state.offers}) == len(view.table_state.offers)
    else:
        assert not view.table_state.votes
        assert not view.table_state.offers


@pytest.mark.parametrize("number", range(6))
async def test_nobody_ever_knows_two_seats_and_the_log_says_who_held_which(
    tmp_path: Path, number: int
) -> None:
    dice = Dice(f"seats {number}")
    async with open_venue(tmp_path / "games.db", seeds=lambda: f"game {number}") as venue:
        session = await venue.game(MIRA, BO, CY, computers=1)
        knew: dict[int, set[int]] = {}
        seen = [[holder] for holder in (await venue.sessions.get(session)).holders]
        check(await venue.sessions.get(session), knew)
        for _ in range(STEPS):
            try:
                await step(venue, session, dice)
            except (Refused, Illegal):
                continue
            view = await venue.sessions.get(session)
            check(view, knew)
            for held, holder in zip(seen, view.holders, strict=True):
                if held[-1] != holder:
                    held.append(holder)
            if not view.status.live:
                break
        await venue.settle(session)
        told = await venue.sessions.seats.tenures(session)
        assert [[tenure.holder for tenure in each] for each in told] == seen
        view = await venue.sessions.get(session)
        assert (view.result is not None) == (view.status is Status.FINISHED)
        if view.result is not None:
            assert all(sum(part.share for part in each) == pytest.approx(1) for each in view.result.parts)
        await venue.proof(session)
