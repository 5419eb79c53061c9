"""A game is played again by the same people: who is asked, who sits where, when it starts or is open to everyone."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

from bot.sessions import Refused, SessionView, Status
from bot.sessions.core.head import SessionHead
from bot.sessions.core.pace import TablePace
from bot.sessions.core.presets import PRESETS
from bot.sessions.core.rematch import began_by_itself, not_playing, players_again, waiting
from bot.sessions.core.types import Holder, User
from bot.sessions.play.lobby_checks import TableOption
from tests.sessions.test_guilds import change
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CHANNEL, CY, DEE, ELI, MIRA, OTHER_CHANNEL, Venue, open_venue

GUILD = 7


async def over(venue: Venue, *people: User, computers: int = 0) -> int:
    """A game on a server that is over, of these people and as many computer players."""
    view = await venue.sessions.new(CHANNEL, GUILD, people[0], "embers", {"windows": "off"})
    for user in people[1:]:
        await venue.sessions.join(view.id, user)
    for _ in range(computers):
        await venue.sessions.add_computer(view.id, people[0])
    await venue.sessions.start(view.id, people[0])
    await venue.sessions.end(view.id, people[0], admin=True)
    return view.id


async def again(venue: Venue, session: int, host: User, channel: int = CHANNEL) -> SessionView:
    return await venue.sessions.rematches.open(session, channel, GUILD, host)


async def settled(venue: Venue) -> None:
    while venue.sessions._tables.tasks:
        await asyncio.gather(*venue.sessions._tables.tasks, return_exceptions=True)


def asked(view: SessionView | SessionHead) -> list[str]:
    return [each.name for each in waiting(view)]


async def test_it_starts_when_all_have_said_yes_and_who_sat_first_sits_last(venue: Venue) -> None:
    view = await again(venue, await over(venue, MIRA, BO, CY), MIRA)
    assert (view.names, asked(view)) == (["Mira"], ["Bo", "Cy"])
    view = await venue.sessions.join(view.id, CY, 5)
    assert (view.names, asked(view)) == (["Cy", "Mira"], ["Bo"])
    await settled(venue)
    assert (await venue.sessions.get(view.id)).status is Status.LOBBY
    await venue.sessions.join(view.id, BO, 6)
    await settled(venue)
    view = await venue.sessions.get(view.id)
    assert (view.status, view.names, view.host_id) == (Status.PLAYING, ["Bo", "Cy", "Mira"], MIRA.id)
    assert asked(view) == []
    assert began_by_itself(view)
    await venue.play_out(view.id, MIRA, BO, CY)
    await venue.proof(view.id)


async def test_a_restart_between_card_and_yes_and_one_before_the_start_lose_nothing(tmp_path: Path) -> None:
    path = tmp_path / "games.db"
    async with open_venue(path) as first:
        view = await again(first, await over(first, MIRA, BO), MIRA)
    async with open_venue(path) as second:
        assert asked(await second.sessions.get(view.id)) == ["Bo"]
        second.sessions.rematches._start = lambda head: asyncio.sleep(0)  # type: ignore[method-assign, assignment]
        await second.sessions.join(view.id, BO)
    async with open_venue(path) as third:
        await settled(third)
        assert (await third.sessions.get(view.id)).status is Status.PLAYING


async def test_after_a_day_it_is_an_open_table_and_after_another_it_is_closed(venue: Venue) -> None:
    before = await over(venue, MIRA, BO, CY)
    view = await again(venue, before, MIRA)
    first = await venue.sessions.rematches.earlier(view)
    await venue.sessions.rematches.decline(view.id, CY)
    venue.clock.now += 20 * 3600
    await venue.sessions.set_option(view.id, MIRA, "rounds", "4")  # does not put it off
    venue.clock.now += 4 * 3600 - 1
    await venue.sessions.tick()
    assert asked(await venue.sessions.get(view.id)) == ["Bo"]
    venue.clock.now += 2
    await venue.sessions.tick()
    view = await venue.sessions.get(view.id)
    assert (view.status, asked(view)) == (Status.LOBBY, [])
    assert (not_playing(view, first), not_playing(view, first, silent=True)) == (["Cy"], ["Bo"])
    view = await venue.sessions.join(view.id, DEE)
    await settled(venue)
    assert (await venue.sessions.get(view.id)).status is Status.LOBBY, "the host says when"
    venue.clock.now += 24 * 3600 + 1
    await venue.sessions.tick()
    assert (await venue.sessions.get(view.id)).table_state.expired


async def test_seats_are_kept_until_someone_says_not_this_time(venue: Venue) -> None:
    view = await again(venue, await over(venue, MIRA, BO, CY, DEE), MIRA)
    assert await refusal(venue.sessions.join(view.id, ELI)) == "seats-kept"
    assert await refusal(venue.sessions.add_computer(view.id, MIRA)) == "seats-kept"
    assert await refusal(venue.sessions.rematches.decline(view.id, ELI)) == "not-invited"
    await venue.sessions.rematches.decline(view.id, BO)
    await venue.sessions.join(view.id, ELI)
    await venue.sessions.join(view.id, CY)
    view = await venue.sessions.join(view.id, DEE)
    await settled(venue)
    view = await venue.sessions.get(view.id)
    assert (view.status, view.names) == (Status.LOBBY, ["Cy", "Dee", "Mira", "Eli"]), (
        "not all who were asked are in"
    )
    assert (await venue.sessions.start(view.id, MIRA)).status is Status.PLAYING


async def test_who_said_yes_may_still_say_no(venue: Venue) -> None:
    view = await again(venue, await over(venue, MIRA, BO, CY), MIRA)
    await venue.sessions.join(view.id, BO)
    view = await venue.sessions.rematches.decline(view.id, BO)
    assert (view.names, asked(view)) == (["Mira"], ["Cy"])
    await venue.sessions.join(view.id, CY)
    await settled(venue)
    assert (await venue.sessions.get(view.id)).status is Status.LOBBY


async def test_two_at_once_open_one_table(venue: Venue) -> None:
    session = await over(venue, MIRA, BO)
    done = await asyncio.gather(
        again(venue, session, MIRA), again(venue, session, BO, OTHER_CHANNEL), return_exceptions=True
    )
    assert [str(each) for each in done if isinstance(each, Refused)] == ["rematch-there"]
    there = venue.sessions.rematches.of(session)
    assert there is not None
    await venue.sessions.join(there.id, BO)
    await settled(venue)
    assert await refusal(again(venue, session, BO, OTHER_CHANNEL)) == "rematch-there", "it is played now"
    await venue.sessions.end(there.id, MIRA, admin=True)
    assert asked(await again(venue, session, BO)) == ["Mira"]


async def test_what_was_agreed_goes_along_as_far_as_the_server_allows(venue: Venue) -> None:
    view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers", {"windows": "off", "rounds": "4"})
    await venue.sessions.join(view.id, BO)
    await venue.sessions.add_computer(view.id, MIRA)
    await venue.sessions.clocks.set(view.id, MIRA, PRESETS["day"])
    await venue.sessions.table_options.set(view.id, MIRA, TableOption.ADVICE, on=False)
    before = await venue.sessions.start(view.id, MIRA)
    await venue.sessions.end(view.id, MIRA, admin=True)
    after = await again(venue, view.id, BO)
    computer = before.names[2]
    assert (after.options, after.names) == (before.options, ["Bo", computer])
    assert after.table_state.clock == PRESETS["day"]
    assert not after.table_state.advice
    await venue.sessions.join(after.id, MIRA)
    await settled(venue)
    assert (await venue.sessions.get(after.id)).names == ["Bo", computer, "Mira"]


async def test_the_pace_on_which_a_table_agreed_goes_along(venue: Venue) -> None:
    view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers", {})
    await venue.sessions.join(view.id, BO)
    await venue.sessions.start(view.id, MIRA)
    before = await venue.sessions.clocks.set_pace(view.id, MIRA, TablePace.DAYS, admin=True)
    await venue.sessions.end(view.id, MIRA, admin=True)
    after = await again(venue, view.id, MIRA)
    assert (after.table_state.pace, after.options) == (TablePace.DAYS, before.options)


async def test_who_is_not_of_them_is_gone_or_plays_alone_asks_no_one(venue: Venue) -> None:
    session = await over(venue, MIRA, BO, CY)
    view = await venue.sessions.rematches.open(session, CHANNEL, GUILD, MIRA, gone=[BO.id])
    assert asked(view) == ["Cy"]
    await venue.sessions.end(view.id, MIRA)
    view = await again(venue, session, ELI)
    assert (view.names, asked(view)) == (["Eli"], [])
    await venue.sessions.end(view.id, ELI)
    alone = await over(venue, MIRA, computers=1)
    view = await again(venue, alone, MIRA)
    await settled(venue)
    assert (await venue.sessions.get(view.id)).status is Status.LOBBY, "the host starts it"
    assert view.holders[0].computer is not None


async def test_the_owner_of_a_seat_plays_again_and_no_one_twice() -> None:
    order = players_again(
        [
            Holder(1, "Mira"),
            Holder(None, "Ada", "random", owner=User(2, "Bo")),
            Holder(None, "Cy"),
            Holder(1, "Mira"),
            Holder(None, "Eve", "random", passed_over=False),
        ]
    )
    assert [(each.user_id, each.name, each.computer) for each in order] == [
        (2, "Bo", None),
        (None, "Eve", "random"),
        (1, "Mira", None),
    ]


async def test_who_is_asked_finds_it_in_their_data_and_is_no_longer_asked_after_its_deletion(
    venue: Venue,
) -> None:
    view = await again(venue, await over(venue, MIRA, BO, CY), MIRA)
    tables = json.loads((await venue.sessions.mydata.export(BO.id)).data)["tables"]
    assert [each["asked_again"] for each in tables] == [False, True]
    await venue.sessions.mydata.forget(BO.id, BO.name)
    view = await venue.sessions.get(view.id)
    assert asked(view) == ["Cy"]
    row = await venue.store.session(view.id)
    assert row is not None
    assert "Bo" not in row.table_state
    venue.clock.now += 86401
    await venue.sessions.tick()
    tables = json.loads((await venue.sessions.mydata.export(CY.id)).data)["tables"]
    assert [each["asked_again"] for each in tables] == [False, True], "not answering in time is kept too"
    await venue.sessions.mydata.forget(CY.id, CY.name)
    rematch = (await venue.sessions.get(view.id)).table_state.rematch
    assert rematch is not None
    assert not rematch.names(CY.id)
    await venue.sessions.end(view.id, MIRA)
    row = await venue.store.session(view.id)
    assert row is not None
    assert "Cy" not in row.table_state, "what is over asks no one"


async def test_a_game_that_was_switched_off_is_not_played_again(venue: Venue) -> None:
    session = await over(venue, MIRA, BO)
    view = await again(venue, session, MIRA)
    await change(venue, games=())
    await venue.sessions.join(view.id, BO)
    await settled(venue)
    assert (await venue.sessions.get(view.id)).status is Status.LOBBY
    await venue.sessions.end(view.id, MIRA)
    assert await refusal(again(venue, session, MIRA)) == "game-off"


async def test_who_is_not_in_is_named_only_where_they_were_asked(venue: Venue) -> None:
    before = await over(venue, MIRA, BO, CY)
    view = await again(venue, before, MIRA)
    first = await venue.sessions.rematches.earlier(view)
    assert not_playing(view, first) == [], "both are asked"
    view = await venue.sessions.rematches.decline(view.id, CY)
    assert not_playing(view, first) == ["Cy"]
    view = await venue.sessions.join(view.id, CY)
    assert not_playing(view, first) == []
    view = await venue.sessions.start(view.id, MIRA)
    assert not began_by_itself(view), "the host has started it without Bo"
    await venue.sessions.end(view.id, MIRA, admin=True)
    other = await again(venue, before, DEE)
    assert not_playing(other, first) == [], "nobody is asked by someone who did not play"
