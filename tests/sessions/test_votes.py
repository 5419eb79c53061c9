"""Votes at the table: more than half of those concerned decide, and no one else."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bot.engine.moves import Event, Seat
from bot.sessions import Kind, Refused, Status, User
from bot.sessions.core.change import Change, LiveTable
from bot.sessions.core.head import SessionHead
from bot.sessions.core.lines import How
from bot.sessions.core.table_state import Vote
from bot.sessions.core.types import Holder
from bot.sessions.seats.handover import handed
from bot.sessions.seats.votes import PLAYED_ON, REST, Verdict, Votes, people, verdict_of
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CY, DEE, MIRA, Clock, Venue, open_venue

CHOICES = ("yes", "no", "later")


class Toast:
    """A matter for tests: whether a seat gives a toast. "no" leaves all as it is, "yes" is told, "later" is refused."""

    what, choices, fallback, needs_all = "toast", CHOICES, None, False

    def __init__(self) -> None:
        self.stands_still = True

    def voters(self, head: SessionHead, seat: Seat | None) -> tuple[Seat, ...]:
        return tuple(each for each in people(head) if each != seat)

    def stands(self, head: SessionHead, vote: Vote) -> bool:
        return self.stands_still

    async def carry_out(
        self, table: LiveTable, head: SessionHead, vote: Vote, choice: str, user: int | None
    ) -> Change:
        return Change(
            head=head, kind=Kind.OFFER, seat=vote.seat, user=user, events=[Event(f"toast-{choice}")]
        )


def with_toast(venue: Venue) -> tuple[Votes, Toast]:
    toast = Toast()
    venue.sessions.votes.add(toast)
    return venue.sessions.votes, toast


async def newest(venue: Venue, session: int) -> tuple[Kind, list[str]]:
    line = (await venue.sessions.log(session))[-1]
    return line.kind, [event.key for event in line.events]


async def test_more_than_half_of_those_concerned_decide(venue: Venue) -> None:
    votes, _ = with_toast(venue)
    session = await venue.game(MIRA, BO, CY, DEE)
    opened = await votes.call(session, MIRA.id, "toast", Seat(3))
    assert opened.vote is not None
    assert opened.vote.electorate == (0, 1, 2)
    assert opened.vote.ballots == {0: "yes"}
    assert await newest(venue, session) == (Kind.VOTE, ["vote-toast"])
    decided = await votes.cast(session, BO.id, "toast", Seat(3), "yes")
    assert decided.vote is None
    assert decided.session.table_state.votes == ()
    assert await newest(venue, session) == (Kind.OFFER, ["toast-yes"])
    await venue.proof(session)


async def test_two_votes_on_the_same_matter_are_one(venue: Venue) -> None:
    votes, _ = with_toast(venue)
    session = await venue.game(MIRA, BO, CY, DEE)
    await votes.call(session, MIRA.id, "toast", None)
    joined = await votes.call(session, BO.id, "toast", None)
    assert joined.vote is not None
    assert joined.vote.ballots == {0: "yes", 1: "yes"}
    assert joined.vote.by == 0
    other = await votes.call(session, BO.id, "toast", Seat(0))
    assert len(other.session.table_state.votes) == 2


async def test_a_ballot_may_be_changed_until_it_is_decided(venue: Venue) -> None:
    votes, _ = with_toast(venue)
    session = await venue.game(MIRA, BO, CY)
    await votes.call(session, MIRA.id, "toast", None)
    assert await refusal(votes.cast(session, MIRA.id, "toast", None, "yes")) == "vote-same"
    await votes.cast(session, MIRA.id, "toast", None, "no")
    await votes.cast(session, BO.id, "toast", None, "yes")
    await votes.cast(session, BO.id, "toast", None, "no")
    assert await newest(venue, session) == (Kind.VOTE, ["vote-toast-closed"])
    assert await refusal(votes.cast(session, CY.id, "toast", None, "yes")) == "vote-gone"


async def test_nobody_votes_who_has_no_say(venue: Venue) -> None:
    votes, _ = with_toast(venue)
    session = await venue.game(MIRA, BO, CY)
    await votes.call(session, MIRA.id, "toast", Seat(2))
    assert await refusal(votes.cast(session, CY.id, "toast", Seat(2), "no")) == "vote-not-yours"
    assert await refusal(votes.cast(session, DEE.id, "toast", Seat(2), "no")) == "not-playing"
    assert await refusal(votes.call(session, DEE.id, "toast", Seat(2))) == "not-playing"
    assert await refusal(votes.cast(session, BO.id, "toast", Seat(2), "perhaps")) == "vote-choice"
    assert await refusal(votes.cast(session, BO.id, "toast", Seat(1), "yes")) == "vote-gone"


async def test_a_vote_that_nobody_can_win_any_more_ends(venue: Venue) -> None:
    votes, toast = with_toast(venue)
    session = await venue.game(MIRA, BO)
    await votes.call(session, MIRA.id, "toast", None, "yes")
    tied = await votes.cast(session, BO.id, "toast", None, "no")
    assert tied.vote is None
    assert await newest(venue, session) == (Kind.VOTE, ["vote-toast-closed"])
    toast.fallback = "yes"  # type: ignore[assignment]
    venue.clock.now += REST
    await votes.call(session, MIRA.id, "toast", None, "yes")
    await votes.cast(session, BO.id, "toast", None, "no")
    assert await newest(venue, session) == (Kind.OFFER, ["toast-yes"])


async def test_a_vote_that_was_refused_rests_for_an_hour(venue: Venue) -> None:
    votes, _ = with_toast(venue)
    session = await venue.game(MIRA, BO, CY)
    for seat in (None, Seat(1)):
        await votes.call(session, MIRA.id, "toast", seat, "no")
        await votes.call(session, CY.id, "toast", seat, "no")
    assert (await venue.sessions.get(session)).table_state.votes == ()
    venue.clock.now += REST - 1
    with pytest.raises(Refused) as caught:
        await votes.call(session, BO.id, "toast", None)
    assert (caught.value.key, caught.value.values["until"]) == ("vote-rests", str(int(venue.clock.now) + 2))
    assert await refusal(votes.call(session, CY.id, "toast", Seat(1))) == "vote-rests"
    assert (await votes.call(session, BO.id, "toast", Seat(0))).vote is not None
    await changed_hands(venue, session, 1, Holder(9, "Eve"))
    assert (await votes.call(session, CY.id, "toast", Seat(1))).vote is not None
    venue.clock.now += 1
    assert (await votes.call(session, CY.id, "toast", None)).vote is not None


async def test_a_vote_whose_cause_is_gone_is_dropped_with_the_next_change(venue: Venue) -> None:
    votes, toast = with_toast(venue)
    session = await venue.game(MIRA, BO, CY)
    await votes.call(session, MIRA.id, "toast", Seat(1))
    toast.stands_still = False
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    assert (await venue.sessions.get(session)).table_state.votes == ()


async def changed_hands(venue: Venue, session: int, seat: int, holder: Holder) -> None:
    """Someone else holds a seat from now on."""

    async def rule(table: LiveTable) -> Change:
        return handed(table.head, Seat(seat), holder, How.REMOVED, holder.user_id, now=0.0)

    await venue.sessions._tables.change(session, rule)


async def test_when_a_seat_changes_hands_its_ballot_and_the_votes_on_it_go(venue: Venue) -> None:
    votes, _ = with_toast(venue)
    session = await venue.game(MIRA, BO, CY, DEE)
    await votes.call(session, MIRA.id, "toast", Seat(1))
    await votes.call(session, BO.id, "toast", None)
    await changed_hands(venue, session, 1, Holder(9, "Eve"))
    (vote,) = (await venue.sessions.get(session)).table_state.votes
    assert vote.seat is None
    assert vote.ballots == {}
    assert vote.electorate == (0, 1, 2, 3)


async def test_who_leaves_may_leave_a_decided_vote_behind(venue: Venue) -> None:
    votes, _ = with_toast(venue)
    session = await venue.game(MIRA, BO, CY, DEE)
    await votes.call(session, MIRA.id, "toast", None)
    await votes.cast(session, BO.id, "toast", None, "yes")
    await changed_hands(venue, session, 3, Holder(None, "Dee"))
    while venue.sessions._tables.tasks:
        await next(iter(venue.sessions._tables.tasks))
    assert (await venue.sessions.get(session)).table_state.votes == ()
    assert await newest(venue, session) == (Kind.OFFER, ["toast-yes"])


async def test_a_vote_survives_a_restart_and_ends_with_the_game(tmp_path: Path) -> None:
    clock = Clock()
    async with open_venue(tmp_path / "games.db", clock=clock) as venue:
        votes, _ = with_toast(venue)
        session = await venue.game(MIRA, BO, CY, DEE)
        await votes.call(session, MIRA.id, "toast", Seat(2))
    async with open_venue(tmp_path / "games.db", clock=clock) as venue:
        with_toast(venue)
        (vote,) = (await venue.sessions.get(session)).table_state.votes
        assert (vote.seat, vote.ballots, vote.at) == (2, {0: "yes"}, clock.now)
        ended = await venue.sessions.end(session, MIRA, admin=True)
        assert ended.status is Status.ABANDONED
        assert ended.table_state.votes == ()


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


@pytest.mark.parametrize(
    ("by", "body", "known", "heard"),
    [
        (BO, "stake 1", None, {0: "yes", 1: PLAYED_ON}),
        (MIRA, "stake 1", None, {0: "yes"}),
        (None, "stake 1", None, {0: "yes"}),
        (BO, "stake 1", (Seat(1),), {0: "yes"}),
        (BO, "habit calm", None, {0: "yes"}),
    ],
    ids=["plays on", "has voted", "is played for", "in secret", "a setting"],
)
async def test_an_open_move_of_who_has_not_voted_is_heard_where_all_must_agree(
    venue: Venue, by: User | None, body: str, known: tuple[Seat, ...] | None, heard: dict[int, str]
) -> None:
    votes, toast = with_toast(venue)
    head = (await venue.sessions._tables.table(await venue.game(MIRA, BO, CY))).head
    head = votes.open_vote(head, "toast", None, Seat(0), agreed=Seat(0))
    change = Change(head=head, kind=Kind.MOVE, user=None if by is None else by.id, body=body, known=known)
    (vote,) = votes.keep(head, change).head.table_state.votes
    assert vote.ballots == {0: "yes"}, "half of the table decides"
    toast.needs_all = True
    (vote,) = votes.keep(head, change).head.table_state.votes
    assert vote.ballots == heard


def test_who_plays_on_declines_where_all_must_agree() -> None:
    vote = Vote("toast", None, Seat(0), (Seat(0), Seat(1), Seat(2)), {0: "yes", 1: PLAYED_ON}, 0.0)
    assert verdict_of(vote, CHOICES, needs_all=True) == Verdict(True, "no")
