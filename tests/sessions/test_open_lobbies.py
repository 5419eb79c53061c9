"""Lobbies that no one tends: they expire, a person has few of them, and a host can send someone away."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.sessions import Refused, Status, User
from bot.sessions.core.computer_names import name_for
from bot.sessions.play.lobby import MOST_LOBBIES
from tests.sessions.test_lobby import refusal
from tests.sessions.venue import BO, CHANNEL, CY, MIRA, OTHER_CHANNEL, Clock, Venue, open_venue

LOBBY = 24 * 3600.0
PATIENCE = 900.0


async def passes(venue: Venue, seconds: float) -> None:
    venue.clock.now += seconds
    await venue.sessions.tick()


async def test_a_lobby_expires_after_its_time_without_activity(venue: Venue) -> None:
    lobby, idle = await venue.lobby(MIRA), await venue.lobby(CY, channel=OTHER_CHANNEL)
    await passes(venue, LOBBY - 60)
    await venue.sessions.join(lobby.id, BO)
    assert (await venue.sessions.get(idle.id)).status is Status.LOBBY
    await passes(venue, LOBBY - 60)
    assert (await venue.sessions.get(idle.id)).status is Status.ABANDONED
    assert (await venue.sessions.get(lobby.id)).status is Status.LOBBY
    await passes(venue, 120)
    over = await venue.sessions.get(lobby.id)
    assert (over.status, over.table_state.expired) == (Status.ABANDONED, True)
    assert venue.sessions.in_channel(CHANNEL) is None
    assert await refusal(venue.sessions.join(lobby.id, CY)) == "already-over"


async def test_a_lobby_that_was_cancelled_or_has_begun_does_not_expire(venue: Venue) -> None:
    cancelled = await venue.lobby(MIRA)
    await venue.sessions.end(cancelled.id, MIRA)
    game = await venue.game(MIRA, BO)
    await passes(venue, LOBBY + PATIENCE)
    assert not (await venue.sessions.get(cancelled.id)).table_state.expired
    assert (await venue.sessions.get(game)).status is Status.PLAYING


async def test_a_lobby_that_was_due_while_the_bot_was_away_gets_a_little_time(tmp_path: Path) -> None:
    clock, file = Clock(), tmp_path / "games.db"
    async with open_venue(file, clock=clock) as venue:
        await venue.lobby(MIRA)
    clock.now += 3 * LOBBY
    async with open_venue(file, clock=clock) as venue:
        await venue.sessions.tick()
        assert venue.sessions.in_channel(CHANNEL) is not None
        await passes(venue, PATIENCE)
        assert venue.sessions.in_channel(CHANNEL) is None


async def test_a_person_has_a_few_open_lobbies_and_any_number_of_games(venue: Venue) -> None:
    opened = [await venue.lobby(MIRA, channel=channel) for channel in range(1, MOST_LOBBIES + 1)]
    with pytest.raises(Refused) as caught:
        await venue.lobby(MIRA)
    assert caught.value.key == "lobbies-full"
    assert caught.value.values["places"] == [f"<#{channel}>" for channel in range(1, MOST_LOBBIES + 1)]
    await venue.lobby(BO, MIRA)
    await venue.sessions.join(opened[0].id, BO)
    await venue.sessions.start(opened[0].id, MIRA)
    await venue.lobby(MIRA, channel=OTHER_CHANNEL)


async def test_the_host_sends_someone_away_who_cannot_come_back(venue: Venue) -> None:
    lobby = await venue.lobby(MIRA, BO, CY)
    assert await refusal(venue.sessions.send_away(lobby.id, CY, BO.id)) == "not-host"
    assert await refusal(venue.sessions.send_away(lobby.id, MIRA, MIRA.id)) == "kick-self"
    assert await refusal(venue.sessions.send_away(lobby.id, MIRA, 99)) == "kick-nobody"
    view = await venue.sessions.send_away(lobby.id, MIRA, BO.id)
    assert (view.names, view.host_id) == (["Mira", "Cy"], MIRA.id)
    assert await refusal(venue.sessions.join(lobby.id, BO)) == "kicked"
    assert (await venue.sessions.join(lobby.id, User(9, "Flo"))).names == ["Mira", "Cy", "Flo"]
    await venue.sessions.send_away(lobby.id, CY, MIRA.id, admin=True)
    view = await venue.sessions.get(lobby.id)
    assert (view.names, view.host_id) == (["Cy", "Flo"], CY.id)
    game = await venue.game(MIRA, BO, channel=OTHER_CHANNEL)
    assert await refusal(venue.sessions.send_away(game, MIRA, BO.id)) == "already-started"


async def test_who_was_sent_away_before_the_game_takes_no_seat_in_it(venue: Venue) -> None:
    lobby = await venue.lobby(MIRA, BO, CY)
    await venue.sessions.send_away(lobby.id, MIRA, BO.id)
    await venue.sessions.start(lobby.id, MIRA)
    await venue.sessions.seats.leave(lobby.id, CY)
    assert await refusal(venue.sessions.seats.offers.take(lobby.id, BO)) == "kicked"


async def test_a_host_who_is_gone_hands_the_lobby_on(venue: Venue) -> None:
    lobby = await venue.lobby(MIRA, BO)
    await venue.sessions.add_computer(lobby.id, MIRA)
    assert not await venue.sessions.host_gone(lobby.id, BO.id)
    assert (await venue.sessions.get(lobby.id)).names == ["Mira", "Bo", name_for(lobby.id, ())]
    assert await venue.sessions.host_gone(lobby.id, MIRA.id)
    view = await venue.sessions.get(lobby.id)
    assert (view.names, view.host_id) == (["Bo", name_for(lobby.id, ())], BO.id)
    assert await venue.sessions.host_gone(lobby.id, BO.id)
    assert (await venue.sessions.get(lobby.id)).status is Status.ABANDONED
    game = await venue.game(MIRA, BO)
    assert not await venue.sessions.host_gone(game, MIRA.id)
