"""What a server's admins have switched off cannot be reached by any way into the sessions."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.engine.errors import BadOptions
from bot.sessions import Refused, Status, User
from bot.sessions.affairs import Clock, Expiry
from bot.sessions.change import Change
from bot.sessions.charter import Charter, ClockChoice, Enders, OptionRule, Starters
from bot.sessions.policy import Caller
from tests.sessions.desk import BO, CHANNEL, CY, MIRA, OTHER_CHANNEL, Desk

GUILD, OTHER_GUILD = 7, 8
ADMIN = Caller(90, "Ada", admin=True)
PILOT = 555


def caller(user: User, *roles: int, within: tuple[int, ...] = ()) -> Caller:
    return Caller(user.id, user.name, roles=roles, within=within)


async def refusal(request: object) -> str:
    with pytest.raises(Refused) as caught:
        await request  # type: ignore[misc]
    return caught.value.key


async def allow(desk: Desk, **changes: object) -> None:
    """Let the admin change the charter."""
    await desk.sessions.guilds.change(GUILD, ADMIN, lambda charter: replace(charter, **changes))


def only(option: str, *values: str, usual: str | None = None) -> Callable[[Charter], Charter]:
    return lambda charter: charter.with_rule("embers", option, OptionRule(values, usual))


async def test_a_game_that_is_switched_off_is_neither_opened_nor_started(desk: Desk) -> None:
    before = await desk.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    await desk.sessions.join(before.id, BO)
    await allow(desk, games=())
    assert await refusal(desk.sessions.new(OTHER_CHANNEL, GUILD, BO, "embers")) == "game-off"
    assert await refusal(desk.sessions.new(OTHER_CHANNEL, GUILD, ADMIN, "embers")) == "game-off"
    assert await refusal(desk.sessions.start(before.id, MIRA)) == "game-off"
    assert await refusal(desk.sessions.start(before.id, MIRA, admin=True)) == "game-off"
    await allow(desk, games=None)
    assert (await desk.sessions.start(before.id, MIRA)).status is Status.PLAYING


async def test_direct_messages_and_other_servers_have_no_such_rules(desk: Desk) -> None:
    await allow(desk, games=(), computers=False, starters=Starters.ADMINS)
    alone = await desk.sessions.new(CHANNEL, None, MIRA, "embers")
    await desk.sessions.add_computer(alone.id, MIRA)
    await desk.sessions.start(alone.id, MIRA)
    await desk.sessions.new(OTHER_CHANNEL, OTHER_GUILD, MIRA, "embers")


async def test_channels_allow_their_threads(desk: Desk) -> None:
    await allow(desk, channels=(OTHER_CHANNEL,))
    assert await refusal(desk.sessions.new(CHANNEL, GUILD, MIRA, "embers")) == "channel-off"
    thread = await desk.sessions.new(CHANNEL, GUILD, caller(MIRA, within=(OTHER_CHANNEL,)), "embers")
    await desk.sessions.join(thread.id, BO)
    await desk.sessions.start(thread.id, MIRA)
    await allow(desk, channels=(1,))
    assert [each.session.id for each in await desk.sessions.guilds.misfits(GUILD)] == [thread.id]


async def test_a_lobby_in_a_channel_closed_since_does_not_start_from_an_open_one(desk: Desk) -> None:
    view = await desk.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    await desk.sessions.join(view.id, BO)
    await allow(desk, channels=(OTHER_CHANNEL,))
    elsewhere = caller(MIRA, within=(OTHER_CHANNEL,))
    assert await refusal(desk.sessions.start(view.id, elsewhere)) == "channel-off"


async def test_fixed_options_are_applied_and_cannot_be_changed(desk: Desk) -> None:
    await desk.sessions.guilds.change(GUILD, ADMIN, only("windows", "off"))
    view = await desk.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    assert view.options["windows"] == "off"
    assert await refusal(desk.sessions.set_option(view.id, MIRA, "windows", "on")) == "option-fixed"
    assert await refusal(desk.sessions.set_option(view.id, MIRA, "windows", "on")) == "option-fixed"
    request = desk.sessions.new(OTHER_CHANNEL, GUILD, MIRA, "embers", {"windows": "on"})
    assert await refusal(request) == "option-fixed"
    with pytest.raises(BadOptions):
        await desk.sessions.set_option(view.id, MIRA, "windows", "sideways")


async def test_the_usual_value_is_only_where_a_table_begins(desk: Desk) -> None:
    await desk.sessions.guilds.change(GUILD, ADMIN, only("rounds", usual="4"))
    view = await desk.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    assert view.options["rounds"] == "4"
    assert (await desk.sessions.set_option(view.id, MIRA, "rounds", "3")).options["rounds"] == "3"


async def test_a_lobby_opened_before_a_change_says_what_changed_until_it_is_put_right(desk: Desk) -> None:
    view = await desk.sessions.new(CHANNEL, GUILD, MIRA, "embers", {"windows": "on"})
    await desk.sessions.add_computer(view.id, MIRA)
    await desk.sessions.guilds.change(GUILD, ADMIN, only("windows", "off"))
    await allow(desk, computers=False)
    with pytest.raises(Refused) as caught:
        await desk.sessions.start(view.id, MIRA)
    assert caught.value.key == "charter-changed"
    assert caught.value.values == {"changes": ["~option-windows", "~misfit-computers"]}
    await desk.sessions.set_option(view.id, MIRA, "windows", "off")
    assert await refusal(desk.sessions.add_computer(view.id, MIRA)) == "computers-off"
    await desk.sessions.remove_computer(view.id, MIRA)
    await desk.sessions.join(view.id, BO)
    assert (await desk.sessions.start(view.id, MIRA)).status is Status.PLAYING


async def test_who_may_open_and_start(desk: Desk) -> None:
    before = await desk.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    await desk.sessions.join(before.id, BO)
    await allow(desk, starters=Starters.ROLES, starter_roles=(PILOT,))
    assert await refusal(desk.sessions.start(before.id, MIRA)) == "starters-roles"
    assert await refusal(desk.sessions.new(OTHER_CHANNEL, GUILD, caller(CY, 1), "embers")) == "starters-roles"
    await desk.sessions.new(OTHER_CHANNEL, GUILD, caller(CY, PILOT), "embers")
    await allow(desk, starters=Starters.ADMINS)
    assert await refusal(desk.sessions.start(before.id, caller(MIRA, PILOT))) == "starters-admins"
    assert (await desk.sessions.start(before.id, ADMIN)).status is Status.PLAYING


async def test_who_may_end_a_running_game(desk: Desk) -> None:
    async def running(channel: int) -> int:
        view = await desk.sessions.new(channel, GUILD, MIRA, "embers")
        await desk.sessions.join(view.id, BO)
        return (await desk.sessions.start(view.id, MIRA)).id

    first, second = await running(CHANNEL), await running(OTHER_CHANNEL)
    await allow(desk, enders=Enders.ROLES, ender_roles=(PILOT,))
    assert await refusal(desk.sessions.end(first, caller(MIRA))) == "enders-roles"
    await desk.sessions.end(first, caller(CY, PILOT))
    await allow(desk, enders=Enders.ADMINS)
    assert await refusal(desk.sessions.end(second, caller(CY, PILOT))) == "not-playing"
    assert await refusal(desk.sessions.end(second, MIRA)) == "enders-admins"
    await desk.sessions.end(second, ADMIN)
    lobby = await desk.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    assert (await desk.sessions.end(lobby.id, MIRA)).status is Status.ABANDONED


async def test_a_vote_to_end_is_worth_nothing_once_the_server_keeps_that_from_tables(desk: Desk) -> None:
    view = await desk.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    await desk.sessions.join(view.id, BO)
    await desk.sessions.start(view.id, MIRA)
    await desk.sessions.seats.abandon(view.id, MIRA)
    await allow(desk, enders=Enders.ADMINS)
    ballot = desk.sessions.votes.cast(view.id, BO.id, "abandon", None, "yes")
    assert await refusal(ballot) == "enders-admins"
    await desk.sessions.votes.cast(view.id, BO.id, "abandon", None, "no")
    after = await desk.sessions.get(view.id)
    assert after.status is Status.PLAYING
    assert after.affairs.votes == ()
    assert await refusal(desk.sessions.seats.abandon(view.id, MIRA)) == "enders-admins"


async def test_so_many_tables_and_no_more(desk: Desk) -> None:
    await allow(desk, tables=1)
    view = await desk.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    assert await refusal(desk.sessions.new(OTHER_CHANNEL, GUILD, BO, "embers")) == "tables-full"
    await desk.sessions.new(OTHER_CHANNEL, OTHER_GUILD, BO, "embers")
    await desk.sessions.end(view.id, MIRA)
    await desk.sessions.new(CHANNEL, GUILD, BO, "embers")


async def test_tables_begin_with_the_servers_clock_and_keep_its_bounds(desk: Desk) -> None:
    day = Clock(reserve=86400, increment=3600)
    await allow(desk, clock=day, clock_choice=ClockChoice.NEEDED)
    view = await desk.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    await desk.sessions.join(view.id, BO)
    assert view.affairs.clock == day
    await allow(desk, clock=Clock(reserve=7200), most=7200)
    assert await refusal(desk.sessions.start(view.id, MIRA)) == "charter-changed"


async def test_games_that_run_are_left_alone_or_ended_by_choice(desk: Desk) -> None:
    view = await desk.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    await desk.sessions.join(view.id, BO)
    await desk.sessions.start(view.id, MIRA)
    await allow(desk, games=())
    await desk.sessions.submit(MIRA.id, view.id, await desk.any_move(view.id, MIRA))
    (misfit,) = await desk.sessions.guilds.misfits(GUILD)
    assert (misfit.session.id, misfit.why) == (view.id, ("~misfit-game",))
    guilds = desk.sessions.guilds
    assert await refusal(guilds.end(GUILD, caller(BO), [view.id])) == "not-admin"
    assert await guilds.end(OTHER_GUILD, ADMIN, [view.id]) == []
    assert [each.status for each in await guilds.end(GUILD, ADMIN, [view.id])] == [Status.ABANDONED]
    assert await guilds.misfits(GUILD) == []


async def test_no_vote_and_no_clock_brings_what_is_switched_off(desk: Desk) -> None:
    day = Clock(reserve=86400, expiry=Expiry.STAND_IN)
    await allow(desk, clock=day, clock_choice=ClockChoice.FIXED)
    view = await desk.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    await desk.sessions.join(view.id, BO)
    await desk.sessions.start(view.id, MIRA)
    assert (
        await refusal(desk.sessions.clocks.set(view.id, ADMIN, Clock(), admin=True)) == "server-clock-fixed"
    )
    await desk.sessions.votes.call(view.id, MIRA.id, "clock", None, "yes")
    request = desk.sessions.votes.cast(view.id, BO.id, "clock", None, "yes")
    assert await refusal(request) == "server-clock-fixed"
    await allow(desk, computers=False)
    desk.clock.now += 3 * 86400
    await desk.sessions.tick()
    after = await desk.sessions.get(view.id)
    assert all(holder.computer is None for holder in after.holders)
    events = [event.key for line in await desk.sessions.log(view.id) for event in line.events]
    assert "late-skip" in events
    assert "late-stand-in" not in events


async def test_a_charter_that_changes_while_a_game_is_started_holds_for_it(desk: Desk) -> None:
    view = await desk.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    await desk.sessions.join(view.id, BO)
    meanwhile = [only("windows", "off")]

    async def another_admin(table: object, change: Change) -> Change:
        if meanwhile:
            await desk.sessions.guilds.change(GUILD, ADMIN, meanwhile.pop())
        return change

    desk.sessions._house.groundwork.append(another_admin)
    assert await refusal(desk.sessions.start(view.id, MIRA)) == "charter-changed"
    assert not meanwhile
