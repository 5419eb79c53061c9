"""How someone new comes to a table: invited once at most, or let in by someone who is there."""

from __future__ import annotations

import asyncio
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from bot.engine.moves import Seat
from bot.sessions import Refused, Times, User
from bot.sessions.core.calendar import Waking, deadline
from bot.sessions.core.people import Person
from bot.sessions.core.types import Holder
from bot.sessions.seats.offers import HOUR, MOST_AN_HOUR, Offers
from tests.sessions.test_lobby import refusal
from tests.sessions.test_seats import OpenRules
from tests.sessions.venue import BO, CY, DEE, ELI, MIRA, Clock, Venue, open_venue

FAY = User(6, "Fay")


@pytest.fixture
def offers(venue: Venue) -> Offers:
    return venue.sessions.seats.offers


async def invitations(venue: Venue) -> list[int]:
    """Who is sent an invitation, the oldest first."""
    return [each.user for each in await venue.sessions.notifications.unsent()]


async def test_a_person_is_invited_once_to_a_game(venue: Venue, offers: Offers) -> None:
    session = await venue.game(MIRA, BO)
    await offers.make(session, BO, DEE)
    await offers.make(session, BO, DEE, for_a_while=True)
    await offers.decline(session, BO, Seat(1))
    again = await offers.make(session, MIRA, DEE)
    assert again.table_state.offers[0].user_id == DEE.id
    assert await invitations(venue) == [DEE.id]
    other = await venue.game(MIRA, BO, channel=7)
    await offers.make(other, BO, DEE)
    assert await invitations(venue) == [DEE.id, DEE.id]


async def test_who_accepted_may_be_invited_again_after_they_left(venue: Venue, offers: Offers) -> None:
    session = await venue.game(MIRA, BO)
    for _ in range(2):
        await offers.make(session, BO, DEE, for_a_while=True)
        await offers.accept(session, DEE)
        await venue.sessions.seats.back(session, BO)
    assert await invitations(venue) == [DEE.id, DEE.id]


async def test_who_said_no_is_not_asked_again_in_that_game(venue: Venue, offers: Offers) -> None:
    session = await venue.game(MIRA, BO)
    await offers.make(session, BO, DEE)
    await offers.decline(session, DEE)
    for user in (MIRA, BO):
        assert await refusal(offers.make(session, user, DEE)) == "offer-declined"
    assert await invitations(venue) == [DEE.id]
    other = await venue.game(MIRA, BO, channel=7)
    await offers.make(other, BO, DEE)


async def test_who_wants_no_invitations_gets_no_offers(venue: Venue, offers: Offers) -> None:
    session = await venue.game(MIRA, BO)
    await venue.sessions.people.keep(DEE.id, Person(invitations=False))
    assert await refusal(offers.make(session, BO, DEE)) == "offer-unwanted"
    assert (await venue.sessions.get(session)).table_state.offers == ()
    assert await invitations(venue) == []


async def test_a_person_offers_few_seats_in_an_hour_over_all_their_games(
    venue: Venue, offers: Offers
) -> None:
    here, there = await venue.game(MIRA, BO), await venue.game(MIRA, CY, channel=7)
    for number in range(MOST_AN_HOUR):
        assert await refusal(offers.make(here, MIRA, MIRA)) == "offer-yourself"
        await offers.make((here, there)[number % 2], MIRA, User(100 + number, "Someone"))
        venue.clock.now += 1
    with pytest.raises(Refused) as caught:
        await offers.make(there, MIRA, ELI)
    assert caught.value.key == "offer-budget"
    assert int(caught.value.values["until"]) == venue.clock.now - MOST_AN_HOUR + HOUR + 1
    await offers.make(here, BO, ELI)
    venue.clock.now += HOUR - MOST_AN_HOUR
    await offers.make(there, MIRA, ELI)
    assert await refusal(offers.make(there, MIRA, DEE)) == "offer-budget"


async def test_a_restart_gives_no_further_offers(tmp_path: Path) -> None:
    clock = Clock()
    async with open_venue(tmp_path / "games.db", clock=clock) as venue:
        session = await venue.game(MIRA, BO)
        for number in range(MOST_AN_HOUR):
            await venue.sessions.seats.offers.make(session, MIRA, User(100 + number, "Someone"))
        await venue.sessions.seats.offers.decline(session, User(100 + MOST_AN_HOUR - 1, "Someone"))
    async with open_venue(tmp_path / "games.db", clock=clock) as venue:
        assert await refusal(venue.sessions.seats.offers.make(session, MIRA, ELI)) == "offer-budget"
        await venue.sessions.seats.offers.make(session, BO, ELI)


async def test_a_free_seat_with_a_hand_is_taken_when_more_than_half_of_the_table_agree(
    venue: Venue, offers: Offers
) -> None:
    session = await venue.game(MIRA, BO, CY, ELI)
    await venue.sessions.seats.leave(session, BO)
    view = await offers.take(session, DEE)
    assert view.holders[1].vacant
    assert (view.table_state.offers[0].user_id, view.table_state.offers[0].asked) == (DEE.id, True)
    assert await refusal(venue.sessions.moves(session, DEE.id)) == "not-playing"
    assert await refusal(offers.accept(session, DEE)) == "seat-asked"
    assert await refusal(offers.take(session, DEE)) == "seat-asked"
    assert await refusal(offers.accept(session, FAY, Seat(1))) == "offer-others"
    assert await refusal(offers.accept(session, FAY)) == "offer-gone"
    assert await refusal(offers.take(session, FAY)) == "seat-promised"
    assert await refusal(offers.make(session, MIRA, FAY, Seat(1))) == "seat-promised"
    view = await offers.accept(session, CY)
    assert view.holders[1].vacant
    assert await refusal(offers.accept(session, CY)) == "vote-same"
    assert await refusal(venue.sessions.moves(session, DEE.id)) == "not-playing"
    view = await offers.accept(session, ELI)
    assert view.holders[1] == Holder(DEE.id, "Dee")
    assert (view.table_state.offers, view.table_state.votes) == ((), ())
    assert await invitations(venue) == []
    await venue.proof(session)


async def test_the_table_refuses_a_request_for_good(venue: Venue, offers: Offers) -> None:
    session = await venue.game(MIRA, BO, CY)
    await venue.sessions.seats.leave(session, BO)
    await offers.take(session, DEE)
    assert await refusal(offers.decline(session, ELI, Seat(1))) == "offer-others"
    assert (await offers.decline(session, MIRA, Seat(1))).table_state.offers != ()
    view = await offers.decline(session, CY, Seat(1))
    assert (view.table_state.offers, view.table_state.votes) == ((), ())
    assert await refusal(offers.take(session, DEE)) == "seat-ask-refused"
    await offers.take(session, ELI)
    await offers.decline(session, ELI)
    await offers.take(session, ELI)
    view = await offers.decline(session, ELI, Seat(1))
    assert (view.table_state.offers, view.table_state.votes) == ((), ())


async def test_a_free_seat_offered_by_one_player_still_needs_the_table(venue: Venue, offers: Offers) -> None:
    session = await venue.game(MIRA, BO, CY, computers=1)
    venue.pause_computers()
    await venue.sessions.seats.leave(session, BO)
    for seat in (Seat(1), Seat(3)):
        asker = (DEE, ELI)[seat == 3]
        await offers.make(session, MIRA, asker, seat)
        view = await (offers.accept, offers.take)[seat == 1](session, asker, seat)
        assert view.seats_of(asker.id) == []
        assert await refusal(venue.sessions.moves(session, asker.id)) == "not-playing"
        assert view.table_state.votes[0].ballots == {0: "yes"}
        assert (await offers.accept(session, CY, seat)).seats_of(asker.id) == [seat]
    await offers.make(session, CY, FAY)
    assert (await offers.accept(session, FAY)).seats_of(FAY.id) == [2], "their own seat is theirs to give"


async def test_an_offer_falls_with_its_maker(venue: Venue, offers: Offers) -> None:
    session = await venue.game(MIRA, BO, CY)
    await venue.sessions.seats.leave(session, BO)
    await offers.make(session, MIRA, DEE, Seat(1))
    view = await venue.sessions.seats.leave(session, MIRA)
    assert view.table_state.offers == ()
    assert await refusal(offers.accept(session, DEE)) == "offer-gone"


DAY = 86400


async def test_silence_for_24_waking_hours_agrees(venue: Venue, offers: Offers) -> None:
    session = await venue.game(MIRA, BO, CY)
    await venue.sessions.people.keep(CY.id, Person(waking=Waking("UTC", "08:00", "20:00")))
    await venue.sessions.seats.leave(session, BO)
    begun = venue.clock.now
    (vote,) = (await offers.take(session, DEE)).table_state.votes
    assert vote.until == deadline(begun, DAY, Waking("UTC", "08:00", "20:00"))
    assert vote.until > begun + 1.5 * DAY
    venue.clock.now = vote.until - 1
    await venue.sessions.tick()
    assert (await venue.sessions.get(session)).holders[1].vacant
    venue.clock.now = vote.until
    await venue.sessions.tick()
    view = await venue.sessions.get(session)
    assert view.seats_of(DEE.id) == [1]
    assert view.table_state.votes == ()
    await venue.sessions.tick()
    await venue.proof(session)


async def test_silence_does_not_outvote_those_who_said_no(venue: Venue, offers: Offers) -> None:
    session = await venue.game(MIRA, BO, CY)
    await venue.sessions.seats.leave(session, BO)
    await offers.take(session, DEE)
    await offers.decline(session, MIRA, Seat(1))
    venue.clock.now += DAY
    await venue.sessions.tick()
    view = await venue.sessions.get(session)
    assert (view.table_state.offers, view.holders[1].vacant) == ((), True)
    assert await refusal(offers.take(session, DEE)) == "seat-ask-refused"


async def test_silence_is_counted_after_a_restart_once_people_could_answer(tmp_path: Path) -> None:
    clock = Clock()
    async with open_venue(tmp_path / "games.db", clock=clock) as venue:
        session = await venue.game(MIRA, BO, CY)
        await venue.sessions.seats.leave(session, BO)
        await venue.sessions.seats.offers.take(session, DEE)
    clock.now += 2 * DAY
    async with open_venue(tmp_path / "games.db", clock=clock) as venue:
        await venue.sessions.tick()
        assert (await venue.sessions.get(session)).holders[1].vacant
        clock.now += Times().patience
        await venue.sessions.tick()
        assert (await venue.sessions.get(session)).seats_of(DEE.id) == [1]


async def test_after_someone_took_a_seat_and_left_within_the_hour_only_a_vote_or_a_computer_takes_it(
    venue: Venue, offers: Offers
) -> None:
    session = await venue.game(MIRA, BO, CY)
    await venue.sessions.seats.leave(session, BO)
    await venue.seat(session, DEE, MIRA)
    venue.clock.now += 3599
    await venue.sessions.seats.leave(session, DEE)
    (vote,) = (await offers.take(session, ELI)).table_state.votes
    assert vote.until is None
    venue.clock.now += 10 * DAY
    await venue.sessions.tick()
    assert (await venue.sessions.get(session)).holders[1].vacant
    await offers.accept(session, MIRA)
    assert (await offers.accept(session, CY)).seats_of(ELI.id) == [1]
    venue.clock.now += 3600
    await venue.sessions.seats.leave(session, ELI)
    (vote,) = (await offers.take(session, FAY)).table_state.votes
    assert vote.until is not None
    venue.pause_computers()
    view = await venue.sessions.seats.seat_computer(session, MIRA, "random", Seat(1))
    assert (view.table_state.votes, view.table_state.offers) == ((), ())


async def test_with_nobody_there_to_vote_a_seat_that_was_left_in_haste_waits(
    venue: Venue, offers: Offers
) -> None:
    session = await venue.game(MIRA, BO)
    venue.pause_computers()
    await venue.sessions.seats.seat_computer(session, BO, "random", for_a_while=True)
    await venue.sessions.seats.leave(session, MIRA)
    await offers.take(session, DEE)
    await venue.sessions.seats.leave(session, DEE)
    assert await refusal(offers.take(session, ELI)) == "seat-in-haste"
    await venue.sessions.seats.back(session, BO)
    await offers.take(session, ELI)
    assert (await offers.accept(session, BO)).seats_of(ELI.id) == [0]


async def test_a_seat_asked_for_by_ten_accounts_at_once_shows_its_hand_to_none(
    venue: Venue, offers: Offers
) -> None:
    session = await venue.game(MIRA, BO, CY)
    await venue.sessions.seats.leave(session, BO)
    crowd = [User(500 + number, f"Account {number}") for number in range(10)]
    found = await asyncio.gather(
        *(offers.take(session, each) for each in crowd),
        *(offers.accept(session, each) for each in crowd),
        return_exceptions=True,
    )
    keys = Counter(getattr(each, "key", "") for each in found)
    assert keys[""] == 1
    assert keys["seat-promised"] == 9
    view = await venue.sessions.get(session)
    (request,) = view.table_state.offers
    (vote,) = view.table_state.votes
    assert (vote.seat, vote.electorate, vote.ballots) == (1, (0, 2), {})
    for each in crowd:
        assert await refusal(venue.sessions.moves(session, each.id)) == "not-playing"
    await offers.decline(session, next(each for each in crowd if each.id == request.user_id))
    assert (await venue.sessions.get(session)).table_state.votes == ()


async def test_an_outsider_does_not_fill_the_log_with_requests(venue: Venue, offers: Offers) -> None:
    session = await venue.game(MIRA, BO, CY)
    await venue.sessions.seats.leave(session, BO)
    for _ in range(MOST_AN_HOUR):
        await offers.take(session, DEE)
        await offers.decline(session, DEE)
    assert await refusal(offers.take(session, DEE)) == "offer-budget"
    venue.clock.now += HOUR
    await offers.take(session, DEE)


async def test_nobody_is_let_in_who_may_not_hold_the_seat_by_then(venue: Venue, offers: Offers) -> None:
    session = await venue.game(MIRA, BO, CY)
    await venue.sessions.seats.leave(session, BO)
    await venue.sessions.seats.leave(session, CY)
    await offers.take(session, DEE, Seat(1))
    await offers.make(session, MIRA, DEE, Seat(2))
    view = await offers.accept(session, DEE, Seat(2))
    assert (view.seats_of(DEE.id), view.table_state.votes) == ([2], ())
    assert await refusal(offers.accept(session, MIRA, Seat(1))) == "offer-gone"


async def test_where_no_one_else_is_or_nothing_is_hidden_a_seat_is_taken_at_once(tmp_path: Path) -> None:
    async with open_venue(tmp_path / "games.db") as venue:
        session = await venue.game(MIRA, BO)
        venue.pause_computers()
        await venue.sessions.seats.seat_computer(session, BO, "random", for_a_while=True)
        await venue.sessions.seats.leave(session, MIRA)
        assert (await venue.sessions.seats.offers.take(session, DEE)).seats_of(DEE.id) == [0]
        venue.sessions._tables.games = {"embers": OpenRules()}
        open_game = await venue.game(BO, CY, channel=7)
        await venue.sessions.seats.leave(open_game, CY)
        assert (await venue.sessions.seats.offers.take(open_game, DEE)).seats_of(DEE.id) == [1]


async def test_a_seat_whose_owner_is_away_goes_to_a_stand_in_whom_the_table_lets_in(
    venue: Venue, offers: Offers
) -> None:
    session = await venue.game(MIRA, BO)
    await offers.make(session, BO, DEE, for_a_while=True)
    await offers.accept(session, DEE)
    await venue.sessions.seats.leave(session, DEE)
    view = await offers.take(session, ELI)
    assert view.table_state.offers[0].for_a_while
    assert view.table_state.votes[0].until is None
    assert (await offers.accept(session, MIRA)).holders[1] == Holder(ELI.id, "Eli", owner=BO)
    await venue.sessions.seats.leave(session, ELI)
    assert (await offers.take(session, BO)).holders[1] == Holder(BO.id, "Bo")


async def test_what_passed_between_a_person_and_a_table_is_told_to_them_and_forgotten(venue: Venue) -> None:
    session = await venue.game(MIRA, BO, CY)
    stranger = User(987_654_321_000, "Stranger")
    await venue.sessions.seats.offers.make(session, BO, stranger)
    file = msgspec.json.decode((await venue.sessions.mydata.export(stranger.id)).data)
    (told,) = file["tables"]
    assert told["offers"] == [{"seat": 1, "at": venue.clock.now, "asked": False}]
    assert told["newcomer"] == [{"invited": True, "declined": False, "refused": False}]
    await venue.sessions.seats.offers.decline(session, stranger)
    await venue.sessions.mydata.forget(stranger.id, stranger.name)
    assert (await venue.sessions.get(session)).table_state.newcomers == ()
    row = await venue.store.session(session)
    assert row is not None
    assert str(stranger.id) not in row.table_state
