"""Votes at the table: more than half of those whom a matter concerns decide, and nobody else."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.moves import Event, Seat
from bot.sessions import Kind, Status
from bot.sessions.affairs import Vote
from bot.sessions.change import Change, Table
from bot.sessions.handover import handed
from bot.sessions.head import Head
from bot.sessions.lines import How
from bot.sessions.types import Holder
from bot.sessions.votes import Votes, closed, people, verdict_of
from tests.sessions.desk import BO, CY, DEE, MIRA, Clock, Desk, open_desk
from tests.sessions.test_lobby import refusal

CHOICES = ("yes", "no", "later")


class Toast:
    """A matter for tests: whether a seat gives a toast. "no" leaves all as it is, "yes" is told, "later" is refused."""

    what, choices, fallback = "toast", CHOICES, None

    def __init__(self) -> None:
        self.stands_still = True

    def voters(self, head: Head, seat: Seat | None) -> tuple[Seat, ...]:
        return tuple(each for each in people(head) if each != seat)

    def stands(self, head: Head, vote: Vote) -> bool:
        return self.stands_still

    async def carry_out(self, table: Table, head: Head, vote: Vote, choice: str, user: int | None) -> Change:
        if choice == "no":
            return closed(head, vote, user)
        return Change(
            head=head, kind=Kind.OFFER, seat=vote.seat, user=user, events=[Event(f"toast-{choice}")]
        )


def with_toast(desk: Desk) -> tuple[Votes, Toast]:
    toast = Toast()
    desk.sessions.votes.add(toast)
    return desk.sessions.votes, toast


async def newest(desk: Desk, session: int) -> tuple[Kind, list[str]]:
    line = (await desk.sessions.log(session))[-1]
    return line.kind, [event.key for event in line.events]


async def test_more_than_half_of_those_concerned_decide(desk: Desk) -> None:
    votes, _ = with_toast(desk)
    session = await desk.game(MIRA, BO, CY, DEE)
    opened = await votes.call(session, MIRA.id, "toast", Seat(3))
    assert opened.vote is not None
    assert opened.vote.electorate == (0, 1, 2)
    assert opened.vote.ballots == {0: "yes"}
    assert await newest(desk, session) == (Kind.VOTE, ["vote-toast"])
    decided = await votes.cast(session, BO.id, "toast", Seat(3), "yes")
    assert decided.vote is None
    assert decided.session.affairs.votes == ()
    assert await newest(desk, session) == (Kind.OFFER, ["toast-yes"])
    await desk.proof(session)


async def test_two_votes_on_the_same_matter_are_one(desk: Desk) -> None:
    votes, _ = with_toast(desk)
    session = await desk.game(MIRA, BO, CY, DEE)
    await votes.call(session, MIRA.id, "toast", None)
    joined = await votes.call(session, BO.id, "toast", None)
    assert joined.vote is not None
    assert joined.vote.ballots == {0: "yes", 1: "yes"}
    assert joined.vote.by == 0
    other = await votes.call(session, BO.id, "toast", Seat(0))
    assert len(other.session.affairs.votes) == 2


async def test_a_ballot_may_be_changed_until_it_is_decided(desk: Desk) -> None:
    votes, _ = with_toast(desk)
    session = await desk.game(MIRA, BO, CY)
    await votes.call(session, MIRA.id, "toast", None)
    assert await refusal(votes.cast(session, MIRA.id, "toast", None, "yes")) == "vote-same"
    await votes.cast(session, MIRA.id, "toast", None, "no")
    await votes.cast(session, BO.id, "toast", None, "yes")
    await votes.cast(session, BO.id, "toast", None, "no")
    assert await newest(desk, session) == (Kind.VOTE, ["vote-toast-closed"])
    assert await refusal(votes.cast(session, CY.id, "toast", None, "yes")) == "vote-gone"


async def test_nobody_votes_who_has_no_say(desk: Desk) -> None:
    votes, _ = with_toast(desk)
    session = await desk.game(MIRA, BO, CY)
    await votes.call(session, MIRA.id, "toast", Seat(2))
    assert await refusal(votes.cast(session, CY.id, "toast", Seat(2), "no")) == "vote-not-yours"
    assert await refusal(votes.cast(session, DEE.id, "toast", Seat(2), "no")) == "not-playing"
    assert await refusal(votes.call(session, DEE.id, "toast", Seat(2))) == "not-playing"
    assert await refusal(votes.cast(session, BO.id, "toast", Seat(2), "perhaps")) == "vote-choice"
    assert await refusal(votes.cast(session, BO.id, "toast", Seat(1), "yes")) == "vote-gone"


async def test_a_vote_that_nobody_can_win_any_more_ends(desk: Desk) -> None:
    votes, toast = with_toast(desk)
    session = await desk.game(MIRA, BO)
    await votes.call(session, MIRA.id, "toast", None, "yes")
    tied = await votes.cast(session, BO.id, "toast", None, "no")
    assert tied.vote is None
    assert await newest(desk, session) == (Kind.VOTE, ["vote-toast-closed"])
    toast.fallback = "yes"  # type: ignore[assignment]
    await votes.call(session, MIRA.id, "toast", None, "yes")
    await votes.cast(session, BO.id, "toast", None, "no")
    assert await newest(desk, session) == (Kind.OFFER, ["toast-yes"])


async def test_a_vote_whose_cause_is_gone_is_dropped_with_the_next_change(desk: Desk) -> None:
    votes, toast = with_toast(desk)
    session = await desk.game(MIRA, BO, CY)
    await votes.call(session, MIRA.id, "toast", Seat(1))
    toast.stands_still = False
    await desk.sessions.submit(MIRA.id, session, await desk.any_move(session, MIRA))
    assert (await desk.sessions.get(session)).affairs.votes == ()


async def changed_hands(desk: Desk, session: int, seat: int, holder: Holder) -> None:
    """Somebody else holds a seat from now on."""

    async def rule(table: Table) -> Change:
        return handed(table.head, Seat(seat), holder, How.REMOVED, None, now=0.0)

    await desk.sessions._house.change(session, rule)


async def test_when_a_seat_changes_hands_its_ballot_and_the_votes_on_it_go(desk: Desk) -> None:
    votes, _ = with_toast(desk)
    session = await desk.game(MIRA, BO, CY, DEE)
    await votes.call(session, MIRA.id, "toast", Seat(1))
    await votes.call(session, BO.id, "toast", None)
    await changed_hands(desk, session, 1, Holder(9, "Eve"))
    (vote,) = (await desk.sessions.get(session)).affairs.votes
    assert vote.seat is None
    assert vote.ballots == {}
    assert vote.electorate == (0, 1, 2, 3)


async def test_who_leaves_may_leave_a_decided_vote_behind(desk: Desk) -> None:
    votes, _ = with_toast(desk)
    session = await desk.game(MIRA, BO, CY, DEE)
    await votes.call(session, MIRA.id, "toast", None)
    await votes.cast(session, BO.id, "toast", None, "yes")
    await changed_hands(desk, session, 3, Holder(None, "Dee"))
    while desk.sessions._house.tasks:
        await next(iter(desk.sessions._house.tasks))
    assert (await desk.sessions.get(session)).affairs.votes == ()
    assert await newest(desk, session) == (Kind.OFFER, ["toast-yes"])


async def test_a_vote_survives_a_restart_and_ends_with_the_game(tmp_path: Path) -> None:
    clock = Clock()
    async with open_desk(tmp_path / "games.db", clock=clock) as desk:
        votes, _ = with_toast(desk)
        session = await desk.game(MIRA, BO, CY, DEE)
        await votes.call(session, MIRA.id, "toast", Seat(2))
    async with open_desk(tmp_path / "games.db", clock=clock) as desk:
        with_toast(desk)
        (vote,) = (await desk.sessions.get(session)).affairs.votes
        assert (vote.seat, vote.ballots, vote.at) == (2, {0: "yes"}, clock.now)
        ended = await desk.sessions.end(session, MIRA, admin=True)
        assert ended.status is Status.ABANDONED
        assert ended.affairs.votes == ()


@given(
    st.integers(1, 6).flatmap(
        lambda voters: st.tuples(
            st.just(voters), st.dictionaries(st.integers(0, voters - 1), st.sampled_from(CHOICES))
        )
    )
)
def test_it_is_decided_exactly_when_further_ballots_cannot_change_it(
    case: tuple[int, dict[int, str]],
) -> None:
    voters, ballots = case
    vote = Vote("toast", None, Seat(0), tuple(map(Seat, range(voters))), ballots, 0.0)
    verdict = verdict_of(vote, CHOICES)
    majority = [choice for choice in CHOICES if 2 * list(ballots.values()).count(choice) > voters]
    assert verdict.winner == next(iter(majority), None)
    outstanding = [seat for seat in range(voters) if seat not in ballots]
    reachable = {
        choice: list({**ballots, **dict.fromkeys(outstanding, choice)}.values()).count(choice)
        for choice in CHOICES
    }
    winnable = any(2 * count > voters for count in reachable.values())
    assert verdict.is_decided == (bool(majority) or not winnable)


@pytest.mark.parametrize(
    ("yes", "voters", "wins"), [(1, 1, True), (1, 2, False), (2, 3, True), (2, 4, False)]
)
def test_half_is_not_enough(yes: int, voters: int, wins: bool) -> None:
    vote = Vote(
        "toast", None, Seat(0), tuple(map(Seat, range(voters))), dict.fromkeys(range(yes), "yes"), 0.0
    )
    assert (verdict_of(vote, CHOICES).winner == "yes") is wins
