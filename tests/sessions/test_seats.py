"""Seats of a running game: leaving, taking, handing over and coming back; and what each of them may then know."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path

import pytest

from bot.engine.moves import CLOCK, Move, Seat
from bot.sessions import Kind, SessionView, Status
from bot.sessions.core.types import Holder, User
from bot.sessions.seats.seats import IDLE, Seats
from tests.games.sample.embers import Embers, EmbersRules
from tests.patience import PATIENCE
from tests.sessions.test_computers import Ponderer, answered, table
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CY, DEE, ELI, MIRA, Clock, FragileRules, Venue, open_venue


class OpenRules(EmbersRules):
    """Embers with open hands: everyone may know everything."""

    def secrets(self, options: Mapping[str, str], seats: int) -> bool:
        return False

    def view(self, state: Embers, viewer: Seat | None) -> Embers:
        return super().view(state, Seat(0))


def holders(view: SessionView) -> list[tuple[int | None, str, str | None]]:
    return [(holder.user_id, holder.name, holder.computer) for holder in view.holders]


async def story(venue: Venue, session: int) -> list[str]:
    return [
        event.key
        for line in await venue.sessions.log(session)
        for event in line.events
        if line.kind is Kind.SEAT
    ]


@pytest.fixture
def seats(venue: Venue) -> Seats:
    return venue.sessions.seats


async def test_who_leaves_has_no_access_any_more_and_the_seat_is_free(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO, CY)
    move = await venue.any_move(session, BO)
    view = await seats.leave(session, BO)
    assert view.holders[1] == Holder(None, "Bo")
    assert view.holders[1].vacant
    assert venue.sessions.of_user(BO.id) == []
    assert await refusal(venue.sessions.submit(BO.id, session, move)) == "not-playing"
    assert await refusal(venue.sessions.submit(BO.id, session, move, seat=Seat(1))) == "not-playing"
    assert await refusal(venue.sessions.moves(session, BO.id)) == "not-playing"
    assert await refusal(venue.sessions.moves(session, BO.id)) == "not-playing"
    assert await refusal(venue.sessions.undo(BO.id, session)) == "not-playing"
    assert await refusal(seats.leave(session, BO)) == "not-playing"
    await venue.proof(session)


async def test_a_newcomer_gets_what_the_seat_may_know_and_nothing_else(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO, CY)
    before = await venue.sessions.position(session, Seat(1))
    lines = await venue.sessions.log(session, Seat(1))
    await seats.leave(session, BO)
    view = await venue.seat(session, DEE, MIRA)
    assert holders(view)[1] == (DEE.id, "Dee", None)
    after = await venue.sessions.position(session, Seat(1))
    assert venue.rules.encode(after.view) == venue.rules.encode(before.view)
    assert after.asks == before.asks
    told = (await venue.sessions.log(session, Seat(1)))[: len(lines)]
    assert [(line.move, line.events) for line in told] == [(line.move, line.events) for line in lines]
    assert {line.names for line in told} == {("Mira", "Bo", "Cy")}
    assert (await venue.sessions.moves(session, DEE.id)) == venue.rules.moves(before.view, Seat(1))
    await venue.sessions.submit(DEE.id, session, await venue.any_move(session, DEE))
    await venue.proof(session)


async def test_a_free_seat_is_waited_for_and_the_others_play_on(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO, CY)
    await seats.leave(session, BO)
    for user in (MIRA, CY):
        await venue.sessions.submit(user.id, session, await venue.any_move(session, user))
    assert {ask.seat for ask in (await venue.sessions.position(session)).asks} == {1}
    assert (await venue.sessions.get(session)).status is Status.PLAYING


async def test_a_free_seat_can_be_passed_over_until_somebody_takes_it(venue: Venue, seats: Seats) -> None:
    """No table is stuck for want of a newcomer, also where the server wants no computer players."""
    session = await venue.game(MIRA, BO, CY)
    assert await refusal(seats.pass_over(session, MIRA)) == "no-free-seat"
    await seats.leave(session, BO)
    assert await refusal(seats.pass_over(session, DEE, Seat(1))) == "not-playing"
    assert await refusal(seats.pass_over(session, MIRA, Seat(2))) == "seat-taken"
    view = await seats.pass_over(session, MIRA, Seat(1))
    assert view.holders[1].vacant
    assert await refusal(seats.pass_over(session, CY)) == "seat-passed-over"
    for user in (MIRA, CY):
        await venue.sessions.submit(user.id, session, await venue.any_move(session, user))
    await venue.settle(session)
    played = [
        line for line in await venue.store.log(session) if line.kind == Kind.MOVE.value and line.seat == 1
    ]
    assert [line.user_id for line in played] == [None] * len(played)
    assert played, "the bot played for the free seat"
    view = await venue.seat(session, DEE, MIRA)
    assert view.holders[1] == Holder(DEE.id, "Dee")
    assert (await story(venue, session))[-3:] == ["seat-left", "seat-passed-over", "seat-taken"]
    await venue.proof(session)


class PartingRules(FragileRules):
    """Embers in which the clock closes the window of a player who left, before anyone passes for them."""

    def parting(self, state: Embers, seat: Seat) -> Move | None:
        return next(iter(self.moves(state, CLOCK)), None)


async def test_the_clock_ends_the_affairs_of_a_player_who_is_passed_over(tmp_path: Path) -> None:
    """What a game wants done for them comes before their default move; for whoever still plays it never comes."""
    async with open_venue(tmp_path / "parting.db", rules=PartingRules()) as venue:
        session = await venue.game(MIRA, BO, CY, windows="on")
        await venue.sessions.seats.leave(session, BO)
        await venue.sessions.seats.pass_over(session, MIRA, Seat(1))
        for _ in range(6):
            for user in (MIRA, CY):
                moves = await venue.sessions.moves(session, user.id)
                if moves:
                    await venue.sessions.submit(user.id, session, moves[-1])
                await venue.settle(session)
        lines = [line for line in await venue.store.log(session) if line.kind == Kind.MOVE.value]
        assert [line.body for line in lines if line.seat == CLOCK]
        assert {line.body for line in lines if line.seat == CLOCK} == {"close"}
        await venue.proof(session)


async def test_the_rights_of_the_host_pass_to_the_next_person(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO, computers=1)
    assert (await seats.leave(session, MIRA)).host_id == BO.id
    assert (await venue.seat(session, CY, BO)).host_id == BO.id


async def test_the_last_person_who_leaves_ends_the_game(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO, computers=1)
    venue.pause_computers()
    await seats.leave(session, MIRA)
    view = await seats.leave(session, BO)
    assert view.status is Status.ABANDONED
    assert await refusal(seats.offers.take(session, CY)) == "already-over"


async def test_nobody_holds_two_seats_or_a_second_one_where_there_are_secrets(
    venue: Venue, seats: Seats
) -> None:
    session = await venue.game(MIRA, BO, CY)
    await seats.leave(session, BO)
    await seats.leave(session, CY)
    assert await refusal(seats.offers.take(session, MIRA)) == "second-seat"
    assert await refusal(seats.offers.take(session, BO, Seat(2))) == "knew-another"
    await venue.seat(session, BO, MIRA, Seat(1))
    assert await refusal(seats.offers.take(session, DEE, Seat(1))) == "seat-taken"
    assert await refusal(seats.offers.take(session, DEE, Seat(7))) == "seat-taken"
    await venue.seat(session, DEE, MIRA)
    assert await refusal(seats.offers.take(session, ELI)) == "no-free-seat"


async def test_without_secrets_one_may_play_several_seats(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db") as venue:
        venue.sessions._tables.games = {"embers": OpenRules()}
        session = await venue.game(MIRA, BO)
        await venue.sessions.seats.leave(session, BO)
        view = await venue.sessions.seats.offers.take(session, MIRA)
        assert view.seats_of(MIRA.id) == [0, 1]
        assert await refusal(venue.sessions.seats.leave(session, MIRA)) == "which-seat"
        assert (await venue.sessions.seats.leave(session, MIRA, Seat(0))).seats_of(MIRA.id) == [1]


async def test_a_lobby_and_a_game_that_is_over_have_no_seats_to_hand_on(venue: Venue, seats: Seats) -> None:
    lobby = await venue.lobby(MIRA, BO)
    for request in (
        seats.leave(lobby.id, BO),
        seats.offers.take(lobby.id, CY),
        seats.kick(lobby.id, MIRA, Seat(1)),
    ):
        assert await refusal(request) == "not-started"
    await venue.sessions.start(lobby.id, MIRA)
    await venue.sessions.end(lobby.id, MIRA, admin=True)
    for request in (seats.leave(lobby.id, BO), seats.offers.accept(lobby.id, CY), seats.back(lobby.id, BO)):
        assert await refusal(request) == "already-over"


async def test_a_stand_in_plays_until_the_owner_comes_back_in_the_middle_of_a_question(
    venue: Venue, seats: Seats
) -> None:
    session = await venue.game(MIRA, BO, CY)
    offered = await seats.offers.make(session, BO, DEE, for_a_while=True)
    (offer,) = offered.table_state.offers
    assert (offer.seat, offer.user_id, offer.for_a_while) == (1, DEE.id, True)
    assert offered.seats_of(BO.id) == [1]
    view = await seats.offers.accept(session, DEE)
    assert view.table_state.offers == ()
    assert view.holders[1] == Holder(DEE.id, "Dee", owner=BO)
    assert await refusal(venue.sessions.moves(session, BO.id)) == "not-playing"
    assert await venue.sessions.moves(session, DEE.id)
    back = await seats.back(session, BO)
    assert back.holders[1] == Holder(BO.id, "Bo")
    assert await refusal(venue.sessions.moves(session, DEE.id)) == "not-playing"
    await venue.sessions.submit(BO.id, session, await venue.any_move(session, BO))
    assert await refusal(seats.back(session, BO)) == "nothing-back"
    assert await story(venue, session) == ["seat-stand-in", "seat-back"]


async def test_a_seat_given_for_good_has_no_owner_but_its_holder(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO)
    await seats.offers.make(session, MIRA, DEE)
    view = await seats.offers.accept(session, DEE)
    assert view.holders[0] == Holder(DEE.id, "Dee")
    assert view.host_id == BO.id
    assert await refusal(seats.back(session, MIRA)) == "nothing-back"


async def people(venue: Venue, session: int) -> list[dict[str, int]]:
    """The users whom the lines about seats name."""
    lines = await venue.sessions.log(session)
    return [dict(line.people) for line in lines if line.kind in (Kind.SEAT, Kind.OFFER)]


async def test_the_log_knows_whom_a_line_about_a_seat_names_even_if_another_is_called_so(
    venue: Venue, seats: Seats
) -> None:
    session, namesake = await venue.game(MIRA, BO), User(77, BO.name)
    await seats.leave(session, BO)
    await seats.offers.take(session, namesake)
    await seats.offers.accept(session, MIRA)
    assert (await venue.sessions.get(session)).holders[1].user_id == namesake.id
    assert await people(venue, session) == [
        {"before": BO.id},
        {"name": namesake.id, "before": BO.id},
        {"name": namesake.id, "before": BO.id},
    ]
    await seats.seat_computer(session, namesake, "random", for_a_while=True)
    await seats.leave(session, namesake)
    assert (await people(venue, session))[3:] == [
        {"owner": namesake.id, "before": namesake.id},
        {"owner": namesake.id},
    ]
    await seats.offers.make(session, MIRA, DEE)
    await seats.offers.decline(session, DEE)
    assert (await people(venue, session))[5:] == [{"name": DEE.id, "before": MIRA.id}] * 2


async def test_a_free_seat_is_that_of_who_left_it_or_is_away(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO, CY)
    await seats.offers.make(session, BO, DEE, for_a_while=True)
    await seats.offers.accept(session, DEE)
    await seats.leave(session, DEE)
    await seats.back(session, BO)
    assert (await people(venue, session))[1:] == [
        {"name": DEE.id, "owner": BO.id, "before": BO.id},
        {"owner": BO.id, "before": DEE.id},
        {"name": BO.id, "owner": BO.id, "before": BO.id},
    ]


async def test_offers_are_declined_withdrawn_and_replaced(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO)
    await seats.offers.make(session, BO, DEE)
    await seats.offers.make(session, BO, ELI)
    assert await refusal(seats.offers.accept(session, DEE)) == "offer-gone"
    assert await refusal(seats.offers.accept(session, DEE, Seat(1))) == "offer-others"
    assert await refusal(seats.offers.decline(session, DEE, Seat(1))) == "offer-others"
    assert (await seats.offers.decline(session, ELI)).table_state.offers == ()
    await seats.offers.make(session, BO, DEE)
    assert (await seats.offers.decline(session, BO, Seat(1))).table_state.offers == ()
    assert await refusal(seats.offers.accept(session, DEE)) == "offer-gone"


async def test_an_offer_is_gone_when_its_seat_changes_hands(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO, CY)
    await seats.offers.make(session, BO, DEE)
    assert (await seats.leave(session, BO)).table_state.offers == ()
    await venue.seat(session, ELI, MIRA)
    assert await refusal(seats.offers.accept(session, DEE)) == "offer-gone"


async def test_what_cannot_be_offered(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO, computers=1)
    assert await refusal(seats.offers.make(session, BO, BO)) == "offer-yourself"
    assert await refusal(seats.offers.make(session, BO, MIRA)) == "second-seat"
    assert await refusal(seats.offers.make(session, BO, CY, Seat(0))) == "seat-held"
    assert await refusal(seats.offers.make(session, BO, CY, Seat(9))) == "seat-unknown"
    assert await refusal(seats.offers.make(session, DEE, CY)) == "not-playing"
    assert await refusal(seats.offers.make(session, DEE, CY, Seat(2))) == "not-playing"
    await seats.offers.make(session, BO, CY, for_a_while=True)
    await seats.offers.accept(session, CY)
    assert await refusal(seats.offers.make(session, CY, DEE)) == "only-stand-in"
    assert await refusal(seats.seat_computer(session, CY, "random")) == "only-stand-in"
    passed_on = await seats.offers.make(session, CY, DEE, for_a_while=True)
    assert passed_on.table_state.offers[0].for_a_while
    assert (await seats.offers.accept(session, DEE)).holders[1] == Holder(DEE.id, "Dee", owner=BO)


async def test_anybody_at_the_table_may_offer_a_free_seat_and_that_of_a_computer_if_it_agrees(
    venue: Venue, seats: Seats
) -> None:
    session = await venue.game(MIRA, BO, CY, computers=1)
    await seats.leave(session, BO)
    await seats.offers.make(session, CY, DEE, Seat(1))
    await seats.offers.accept(session, DEE)
    assert holders(await seats.offers.accept(session, MIRA))[1] == (DEE.id, "Dee", None)
    await seats.offers.make(session, CY, ELI, Seat(3))
    await seats.offers.accept(session, ELI)
    assert holders(await seats.offers.accept(session, MIRA))[3] == (ELI.id, "Eli", None)


async def test_the_seat_of_somebody_away_stays_theirs_when_the_stand_in_leaves(
    venue: Venue, seats: Seats
) -> None:
    session = await venue.game(MIRA, BO, CY)
    await seats.offers.make(session, BO, DEE, for_a_while=True)
    await seats.offers.accept(session, DEE)
    view = await seats.leave(session, DEE)
    assert view.holders[1] == Holder(None, "Bo", owner=BO)
    assert (await venue.seat(session, ELI, MIRA)).holders[1] == Holder(ELI.id, "Eli", owner=BO)
    assert (await seats.leave(session, BO)).holders[1] == Holder(ELI.id, "Eli")


async def test_a_computer_player_that_takes_over_goes_on_at_once(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO)
    view = await seats.seat_computer(session, BO, "random", for_a_while=True)
    assert view.holders[1].computer == "random"
    assert view.holders[1].owner == BO
    await venue.settle(session)
    assert {ask.seat for ask in (await venue.sessions.position(session)).asks} == {0}
    assert (await seats.back(session, BO)).holders[1] == Holder(BO.id, "Bo")


async def test_anybody_at_the_table_may_seat_a_computer_player_on_a_free_seat(
    venue: Venue, seats: Seats
) -> None:
    session = await venue.game(MIRA, BO, CY)
    await seats.leave(session, BO)
    assert await refusal(seats.seat_computer(session, DEE, "random", Seat(1))) == "not-playing"
    assert await refusal(seats.seat_computer(session, MIRA, "oracle", Seat(1))) == "unknown-computer"
    assert await refusal(seats.seat_computer(session, MIRA, "random", Seat(2))) == "seat-held"
    view = await seats.seat_computer(session, MIRA, "random", Seat(1))
    assert view.holders[1].computer == "random"
    assert await refusal(seats.seat_computer(session, MIRA, "random", Seat(1))) == "seat-same"


async def test_the_last_person_stays_the_owner(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, computers=1)
    venue.pause_computers()
    assert await refusal(seats.seat_computer(session, MIRA, "random")) == "last-person"
    view = await seats.seat_computer(session, MIRA, "random", for_a_while=True)
    assert (view.status, view.host_id) == (Status.PLAYING, MIRA.id)
    assert (await seats.back(session, MIRA)).seats_of(MIRA.id) == [0]


async def test_what_a_stand_in_was_thinking_is_forgotten_when_the_owner_comes_back(tmp_path: Path) -> None:
    ponderer = Ponderer()
    async with table(tmp_path / "games.db", ponderer=ponderer) as sessions:
        view = await sessions.new(1, None, MIRA, "embers")
        await sessions.join(view.id, BO)
        session = (await sessions.start(view.id, MIRA)).id
        await sessions.seats.seat_computer(session, BO, "ponderer", for_a_while=True)
        await asyncio.wait_for(ponderer.asked.wait(), PATIENCE)
        before = await sessions.seats.back(session, BO)
        ponderer.go_on.set()
        await answered(sessions, session)
        assert ponderer.given
        assert (await sessions.get(session)).seq == before.seq
        assert await sessions.moves(session, BO.id)


async def test_the_table_frees_a_seat_by_vote_and_its_holder_has_no_say(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO, CY)
    state = await seats.kick(session, MIRA, Seat(2))
    assert state.vote is not None
    assert state.vote.electorate == (0, 1)
    assert await refusal(venue.sessions.votes.cast(session, CY.id, "kick", Seat(2), "no")) == "vote-not-yours"
    decided = await venue.sessions.votes.cast(session, BO.id, "kick", Seat(2), "yes")
    assert decided.session.holders[2] == Holder(None, "Cy")
    assert await refusal(seats.offers.take(session, CY)) == "kicked"
    await seats.offers.make(session, MIRA, CY, Seat(2))
    await seats.offers.accept(session, CY)
    assert (await seats.offers.accept(session, BO)).seats_of(CY.id) == [2]


async def test_who_is_to_be_kicked_may_leave_first(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO, CY)
    await seats.kick(session, MIRA, Seat(2))
    assert (await seats.leave(session, CY)).table_state.votes == ()
    assert await refusal(venue.sessions.votes.cast(session, BO.id, "kick", Seat(2), "yes")) == "vote-gone"
    assert (await venue.seat(session, CY, MIRA)).seats_of(CY.id) == [2]


async def test_one_alone_does_not_kick_unless_the_game_has_waited_for_days(
    venue: Venue, seats: Seats
) -> None:
    session = await venue.game(MIRA, BO, computers=1)
    await venue.settle(session)
    assert await refusal(seats.kick(session, MIRA, Seat(1))) == "kick-alone"
    assert await refusal(seats.kick(session, MIRA, Seat(0))) == "kick-self"
    assert await refusal(seats.kick(session, MIRA, Seat(2))) == "kick-nobody"
    venue.clock.now += IDLE
    assert await refusal(seats.kick(session, DEE, Seat(1))) == "not-playing"
    assert (await seats.kick(session, MIRA, Seat(1))).session.holders[1].vacant


async def test_an_admin_frees_a_seat_at_once_and_the_reason_is_in_the_log(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO)
    view = await seats.remove(session, ELI, Seat(1), "spam")
    assert view.holders[1].vacant
    line = (await venue.sessions.log(session))[-1]
    assert [(event.key, event.values["reason"]) for event in line.events] == [
        ("seat-removed-because", "=spam")
    ]
    assert await refusal(seats.remove(session, ELI, Seat(1))) == "kick-nobody"


async def test_the_game_is_ended_by_more_than_half_of_those_who_play(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO, CY, computers=1)
    await seats.abandon(session, BO)
    assert (await venue.sessions.get(session)).status is Status.PLAYING
    view = (await venue.sessions.votes.cast(session, CY.id, "abandon", None, "yes")).session
    assert view.status is Status.ABANDONED
    assert [event.key for event in (await venue.sessions.log(session))[-1].events] == ["ended-by-vote"]


async def test_who_plays_with_computers_alone_ends_without_a_vote(venue: Venue) -> None:
    session = await venue.game(MIRA, computers=2)
    assert (await venue.sessions.end(session, MIRA)).status is Status.ABANDONED


async def test_whoever_holds_the_seat_takes_its_last_move_back(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO, CY)
    before = await venue.state_bytes(session)
    await venue.sessions.submit(BO.id, session, await venue.any_move(session, BO))
    await seats.leave(session, BO)
    await venue.seat(session, DEE, MIRA)
    assert await refusal(venue.sessions.undo(BO.id, session)) == "not-playing"
    undone = await venue.sessions.undo(DEE.id, session)
    assert undone.done
    assert undone.session.holders[1] == Holder(DEE.id, "Dee")
    assert await venue.state_bytes(session) == before
    await venue.proof(session)


async def test_a_wish_to_undo_is_gone_when_a_seat_that_it_concerns_changes_hands(
    venue: Venue, seats: Seats
) -> None:
    session = await venue.game(MIRA, BO, CY)
    for user in (MIRA, BO, CY):
        await venue.sessions.submit(user.id, session, await venue.any_move(session, user))
    asked = await venue.sessions.undo(CY.id, session)
    assert asked.missing == (0, 1)
    assert (await seats.leave(session, BO)).undo is None
    again = await venue.sessions.undo(CY.id, session)
    assert again.missing == (0,)


async def test_seats_offers_and_owners_survive_a_restart(tmp_path: Path) -> None:
    clock = Clock()
    async with open_venue(tmp_path / "games.db", clock=clock) as venue:
        session = await venue.game(MIRA, BO, CY, DEE)
        await venue.sessions.seats.seat_computer(session, BO, "random", for_a_while=True)
        await venue.sessions.seats.leave(session, CY)
        await venue.sessions.seats.offers.make(session, DEE, ELI)
        before = await venue.sessions.get(session)
    async with open_venue(tmp_path / "games.db", clock=clock) as venue:
        after = await venue.sessions.get(session)
        assert (after.holders, after.table_state.offers) == (before.holders, before.table_state.offers)
        assert (await venue.sessions.seats.back(session, BO)).seats_of(BO.id) == [1]


async def test_a_result_says_who_had_which_part_in_a_seat(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO, rounds="3")
    await venue.sessions.submit(BO.id, session, await venue.any_move(session, BO))
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    await seats.leave(session, BO)
    await venue.seat(session, CY, MIRA)
    await venue.play_out(session, MIRA, CY)
    view = await venue.sessions.get(session)
    assert view.status is Status.FINISHED
    assert view.result is not None
    ended = (await venue.sessions.position(session)).view
    assert view.result.places == venue.rules.standings(ended).places
    (mira,), (bo, cy) = view.result.parts
    assert (mira.user_id, mira.share) == (MIRA.id, 1.0)
    moves = [line for line in await venue.sessions.log(session) if line.kind is Kind.MOVE and line.seat == 1]
    assert (bo.user_id, cy.user_id) == (BO.id, CY.id)
    assert [bo.share, cy.share] == pytest.approx([1 / len(moves), 1 - 1 / len(moves)])
    held = await seats.tenures(session)
    assert [[tenure.holder.name for tenure in each] for each in held] == [["Mira"], ["Bo", "Bo", "Cy"]]


async def test_a_click_and_a_handover_at_the_same_moment(venue: Venue, seats: Seats) -> None:
    session = await venue.game(MIRA, BO, CY)
    move = await venue.any_move(session, BO)
    results = await asyncio.gather(
        seats.leave(session, BO),
        venue.sessions.submit(BO.id, session, move),
        seats.offers.take(session, DEE),
        seats.offers.take(session, ELI),
        return_exceptions=True,
    )
    refused = {getattr(result, "key", None) for result in results}
    assert refused == {None, "not-playing", "seat-promised"}
    await seats.offers.accept(session, MIRA)
    view = await seats.offers.accept(session, CY)
    assert view.holders[1].user_id in (DEE.id, ELI.id)
    await venue.proof(session)


async def test_two_processes_agree_on_who_holds_a_seat(tmp_path: Path) -> None:
    clock, path = Clock(), tmp_path / "games.db"
    async with open_venue(path, clock=clock) as one, open_venue(path, clock=clock) as two:
        session = await one.game(MIRA, BO, CY)
        await two.sessions.get(session)
        move = await two.any_move(session, BO)
        await one.sessions.seats.leave(session, BO)
        assert await refusal(two.sessions.submit(BO.id, session, move)) == "not-playing"
        results = await asyncio.gather(
            one.sessions.seats.offers.take(session, DEE),
            two.sessions.seats.offers.take(session, ELI),
            return_exceptions=True,
        )
        assert sorted(getattr(result, "key", "") for result in results) == ["", "seat-promised"]
        results = await asyncio.gather(
            one.sessions.seats.offers.accept(session, MIRA),
            two.sessions.seats.offers.accept(session, CY),
            return_exceptions=True,
        )
        assert [getattr(result, "key", "") for result in results] == ["", ""]
        found = (await two.sessions.get(session)).holders[1].user_id or (
            await one.sessions.get(session)
        ).holders[1].user_id
        assert found in (DEE.id, ELI.id)
        await two.proof(session)
