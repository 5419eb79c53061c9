"""Seats, hosts and options before a game, and its start and end."""

from __future__ import annotations

import pytest

from bot.engine.errors import BadOptions
from bot.engine.rng import seed_hash
from bot.sessions import Refused, SessionView, Status
from bot.sessions.core.computer_names import name_for
from tests.sessions.venue import BO, CHANNEL, CY, DEE, ELI, MIRA, OTHER_CHANNEL, Venue


async def refusal(request: object) -> str:
    with pytest.raises(Refused) as caught:
        await request  # type: ignore[misc]
    return caught.value.key


async def test_the_host_of_a_new_lobby_has_the_first_seat(venue: Venue) -> None:
    view = await venue.sessions.new(CHANNEL, 7, MIRA, "embers", {"rounds": "4"})
    assert (view.status, view.host_id, view.names) == (Status.LOBBY, MIRA.id, ["Mira"])
    assert view.options == {"rounds": "4", "windows": "on"}
    assert (view.seed, view.seed_hash) == (None, seed_hash("a seed for tests"))
    assert venue.sessions.in_channel(CHANNEL) == view
    assert venue.sessions.of_user(MIRA.id) == [view]


async def test_a_channel_holds_one_live_session(venue: Venue) -> None:
    first = await venue.lobby(MIRA)
    assert await refusal(venue.lobby(BO)) == "channel-busy"
    await venue.lobby(BO, channel=OTHER_CHANNEL)
    await venue.sessions.end(first.id, MIRA)
    assert (await venue.lobby(BO)).names == ["Bo"]


async def test_unknown_games_and_options_are_refused(venue: Venue) -> None:
    assert await refusal(venue.sessions.new(CHANNEL, None, MIRA, "~nonsense", {})) == "no-game"
    with pytest.raises(BadOptions):
        await venue.lobby(MIRA, gravity="on")
    with pytest.raises(BadOptions):
        await venue.lobby(MIRA, rounds="5")
    assert venue.sessions.in_channel(CHANNEL) is None


async def test_a_person_has_one_seat_at_a_table_and_the_table_fills(venue: Venue) -> None:
    view = await venue.lobby(MIRA, BO, CY)
    assert await refusal(venue.sessions.join(view.id, BO)) == "already-joined"
    await venue.sessions.join(view.id, DEE)
    assert await refusal(venue.sessions.join(view.id, ELI)) == "table-full"
    assert await refusal(venue.sessions.add_computer(view.id, MIRA)) == "table-full"


async def test_leaving_passes_the_host_on_and_the_last_to_leave_cancels(venue: Venue) -> None:
    view = await venue.lobby(MIRA, BO)
    await venue.sessions.add_computer(view.id, MIRA)
    view = await venue.sessions.leave(view.id, MIRA)
    assert (view.host_id, view.names) == (BO.id, ["Bo", name_for(view.id, ())])
    assert await refusal(venue.sessions.leave(view.id, MIRA)) == "not-joined"
    view = await venue.sessions.leave(view.id, BO)
    assert view.status is Status.ABANDONED
    assert venue.sessions.in_channel(CHANNEL) is None
    assert venue.sessions.of_user(BO.id) == []


async def test_computer_players_come_and_go(venue: Venue) -> None:
    view = await venue.lobby(MIRA)
    await venue.sessions.add_computer(view.id, MIRA)
    view = await venue.sessions.add_computer(view.id, MIRA)
    first = name_for(view.id, ())
    assert [(holder.name, holder.computer) for holder in view.holders[1:]] == [
        (first, "random"),
        (name_for(view.id, (first,)), "random"),
    ]
    assert await refusal(venue.sessions.add_computer(view.id, BO)) == "not-joined"
    assert await refusal(venue.sessions.add_computer(view.id, MIRA, "oracle")) == "unknown-computer"
    assert await refusal(venue.sessions.remove_computer(view.id, BO)) == "not-joined"
    await venue.sessions.remove_computer(view.id, MIRA)
    view = await venue.sessions.remove_computer(view.id, MIRA)
    assert view.names == ["Mira"]
    assert await refusal(venue.sessions.remove_computer(view.id, MIRA)) == "no-computer"


async def test_options_are_the_hosts(venue: Venue) -> None:
    view = await venue.lobby(MIRA, BO)
    view = await venue.sessions.set_option(view.id, MIRA, "windows", "off")
    assert view.options == {"rounds": "3", "windows": "off"}
    assert await refusal(venue.sessions.set_option(view.id, BO, "windows", "on")) == "not-host"
    with pytest.raises(BadOptions):
        await venue.sessions.set_option(view.id, MIRA, "windows", "x" * 4000)


async def test_starting_takes_a_host_and_enough_players(venue: Venue) -> None:
    view = await venue.lobby(MIRA)
    assert await refusal(venue.sessions.start(view.id, MIRA)) == "too-few"
    await venue.sessions.join(view.id, BO)
    assert await refusal(venue.sessions.start(view.id, BO)) == "not-host"
    view = await venue.sessions.start(view.id, BO, admin=True)
    assert view.status is Status.PLAYING
    assert view.seed is None
    assert view.seed_hash is not None
    assert len(view.seed_hash) == 64


async def test_after_the_start_seats_and_options_stay(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    sessions = venue.sessions
    for request in (
        sessions.join(session, CY),
        sessions.leave(session, BO),
        sessions.add_computer(session, MIRA),
        sessions.remove_computer(session, MIRA),
        sessions.set_option(session, MIRA, "rounds", "4"),
        sessions.start(session, MIRA),
    ):
        assert await refusal(request) == "already-started"


async def test_only_admins_end_a_game_of_several_at_once_and_the_seed_is_shown_then(venue: Venue) -> None:
    session = await venue.game(MIRA, BO)
    assert await refusal(venue.sessions.end(session, MIRA)) == "end-vote"
    assert await refusal(venue.sessions.end(session, CY)) == "not-playing"
    view = await venue.sessions.end(session, BO, admin=True)
    assert (view.status, view.seed) == (Status.ABANDONED, "a seed for tests")
    assert await refusal(venue.sessions.end(session, MIRA)) == "already-over"
    assert await refusal(venue.sessions.join(session, CY)) == "already-over"
    assert (await venue.sessions.recent(CHANNEL)) == view


async def test_ids_that_name_no_session_are_refused(venue: Venue) -> None:
    for session in (0, -1, 99, 10**30):
        assert await refusal(venue.sessions.get(session)) == "no-session"
        assert await refusal(venue.sessions.join(session, MIRA)) == "no-session"


async def test_listeners_hear_of_every_change_and_one_that_fails_disturbs_nobody(venue: Venue) -> None:
    heard: list[int] = []

    def fail(session: SessionView) -> None:
        raise ValueError("a listener with a bug")

    venue.sessions.on_change.subscribe(fail)
    venue.sessions.on_change.subscribe(lambda changed: heard.append(changed.id))
    session = await venue.game(MIRA, BO)
    await venue.sessions.submit(MIRA.id, session, await venue.any_move(session, MIRA))
    assert heard == [session] * 4
