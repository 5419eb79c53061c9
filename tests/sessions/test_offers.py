"""How someone new comes to a table: invited once at most, or let in by someone who is there."""

from __future__ import annotations

from pathlib import Path

import msgspec
import pytest

from bot.engine.moves import Seat
from bot.sessions import Refused, User
from bot.sessions.core.people import Person
from bot.sessions.core.types import Holder
from bot.sessions.seats.offers import HOUR, MOST_AN_HOUR, Offers
from tests.sessions.test_lobby import refusal
from tests.sessions.test_seats import OpenRules
from tests.sessions.venue import BO, CY, DEE, ELI, MIRA, Clock, Venue, open_venue


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


async def test_a_free_seat_with_a_hand_is_taken_when_someone_at_the_table_agrees(
    venue: Venue, offers: Offers
) -> None:
    session = await venue.game(MIRA, BO, CY)
    await venue.sessions.seats.leave(session, BO)
    view = await offers.take(session, DEE)
    assert view.holders[1].vacant
    assert (view.table_state.offers[0].user_id, view.table_state.offers[0].asked) == (DEE.id, True)
    assert await refusal(venue.sessions.moves(session, DEE.id)) == "not-playing"
    assert await refusal(offers.accept(session, DEE)) == "seat-asked"
    assert await refusal(offers.take(session, DEE)) == "seat-asked"
    assert await refusal(offers.accept(session, ELI, Seat(1))) == "offer-others"
    assert await refusal(offers.accept(session, ELI)) == "offer-gone"
    assert await refusal(offers.take(session, ELI)) == "seat-promised"
    view = await offers.accept(session, CY)
    assert view.holders[1] == Holder(DEE.id, "Dee")
    assert view.table_state.offers == ()
    assert await invitations(venue) == []
    await venue.proof(session)


async def test_the_table_refuses_a_request_for_good(venue: Venue, offers: Offers) -> None:
    session = await venue.game(MIRA, BO, CY)
    await venue.sessions.seats.leave(session, BO)
    await offers.take(session, DEE)
    assert await refusal(offers.decline(session, ELI, Seat(1))) == "offer-others"
    assert (await offers.decline(session, MIRA, Seat(1))).table_state.offers == ()
    assert await refusal(offers.take(session, DEE)) == "seat-ask-refused"
    await offers.take(session, ELI)
    await offers.decline(session, ELI)
    await offers.take(session, ELI)
    await offers.decline(session, ELI, Seat(1))
    await offers.make(session, MIRA, DEE, Seat(1))
    assert (await offers.take(session, DEE)).seats_of(DEE.id) == [1]


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
    await offers.accept(session, DEE, Seat(2))
    assert await refusal(offers.accept(session, MIRA, Seat(1))) == "second-seat"


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
