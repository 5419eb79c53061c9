"""What a server's admins have switched off cannot be reached by any way into the sessions."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.engine.errors import BadOptions
from bot.games.supernova.rules import SuperNovaRules
from bot.sessions import Refused, Status, User
from bot.sessions.core.change import Change
from bot.sessions.core.pace import TablePace
from bot.sessions.core.presets import PRESETS
from bot.sessions.core.table_state import Clock, Expiry
from bot.sessions.server.policy import Caller, allowed_presets, preset_of
from bot.sessions.server.rules import ClockChoice, Enders, OptionRule, ServerRules, Starters, UsualPace
from tests.games.sample.embers import EmbersRules
from tests.sessions.venue import BO, CHANNEL, CY, MIRA, OTHER_CHANNEL, Venue

GUILD, OTHER_GUILD = 7, 8
ADMIN = Caller(90, "Ada", admin=True)
PILOT = 555


def caller(user: User, *roles: int, within: tuple[int, ...] = ()) -> Caller:
    return Caller(user.id, user.name, roles=roles, within=within)


async def refusal(request: object) -> str:
    with pytest.raises(Refused) as caught:
        await request  # type: ignore[misc]
    return caught.value.key


async def allow(venue: Venue, **changes: object) -> None:
    """Let the admin change the rules."""
    await venue.sessions.guilds.change(GUILD, ADMIN, lambda server_rules: replace(server_rules, **changes))


def only(option: str, *values: str, usual: str | None = None) -> Callable[[ServerRules], ServerRules]:
    return lambda server_rules: server_rules.with_rule("embers", option, OptionRule(values, usual))


async def test_a_game_that_is_switched_off_is_neither_opened_nor_started(venue: Venue) -> None:
    before = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    await venue.sessions.join(before.id, BO)
    await allow(venue, games=())
    assert await refusal(venue.sessions.new(OTHER_CHANNEL, GUILD, BO, "embers")) == "game-off"
    assert await refusal(venue.sessions.new(OTHER_CHANNEL, GUILD, ADMIN, "embers")) == "game-off"
    assert await refusal(venue.sessions.start(before.id, MIRA)) == "game-off"
    assert await refusal(venue.sessions.start(before.id, MIRA, admin=True)) == "game-off"
    await allow(venue, games=None)
    assert (await venue.sessions.start(before.id, MIRA)).status is Status.PLAYING


async def test_direct_messages_and_other_servers_have_no_such_rules(venue: Venue) -> None:
    await allow(venue, games=(), computers=False, starters=Starters.ADMINS)
    alone = await venue.sessions.new(CHANNEL, None, MIRA, "embers")
    await venue.sessions.add_computer(alone.id, MIRA)
    await venue.sessions.start(alone.id, MIRA)
    await venue.sessions.new(OTHER_CHANNEL, OTHER_GUILD, MIRA, "embers")


async def test_channels_allow_their_threads(venue: Venue) -> None:
    await allow(venue, channels=(OTHER_CHANNEL,))
    assert await refusal(venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")) == "channel-off"
    thread = await venue.sessions.new(CHANNEL, GUILD, caller(MIRA, within=(OTHER_CHANNEL,)), "embers")
    await venue.sessions.join(thread.id, BO)
    await venue.sessions.start(thread.id, MIRA)
    await allow(venue, channels=(1,))
    assert [each.session.id for each in await venue.sessions.guilds.misfits(GUILD)] == [thread.id]


async def test_a_lobby_in_a_channel_closed_since_does_not_start_from_an_open_one(venue: Venue) -> None:
    view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    await venue.sessions.join(view.id, BO)
    await allow(venue, channels=(OTHER_CHANNEL,))
    elsewhere = caller(MIRA, within=(OTHER_CHANNEL,))
    assert await refusal(venue.sessions.start(view.id, elsewhere)) == "channel-off"


async def test_fixed_options_are_applied_and_cannot_be_changed(venue: Venue) -> None:
    await venue.sessions.guilds.change(GUILD, ADMIN, only("windows", "off"))
    view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    assert view.options["windows"] == "off"
    assert await refusal(venue.sessions.set_option(view.id, MIRA, "windows", "on")) == "option-fixed"
    assert await refusal(venue.sessions.set_option(view.id, MIRA, "windows", "on")) == "option-fixed"
    request = venue.sessions.new(OTHER_CHANNEL, GUILD, MIRA, "embers", {"windows": "on"})
    assert await refusal(request) == "option-fixed"
    with pytest.raises(BadOptions):
        await venue.sessions.set_option(view.id, MIRA, "windows", "sideways")


async def test_a_preset_sets_every_option_and_one_changed_by_hand_makes_it_custom(venue: Venue) -> None:
    info, usual = EmbersRules.info, ServerRules()
    view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers", {"rounds": "4"}, "full")
    assert (view.options, preset_of(usual, info, view.options)) == ({"rounds": "4", "windows": "on"}, None)
    view = await venue.sessions.choose_preset(view.id, MIRA, "first")
    assert view.options == {"rounds": "3", "windows": "off"}
    assert preset_of(usual, info, view.options) is info.presets[0]
    view = await venue.sessions.set_option(view.id, MIRA, "rounds", "4")
    assert preset_of(usual, info, view.options) is None
    assert await refusal(venue.sessions.choose_preset(view.id, BO, "full")) == "not-host"
    assert await refusal(venue.sessions.choose_preset(view.id, MIRA, "~title")) == "no-preset"
    assert await refusal(venue.sessions.new(OTHER_CHANNEL, GUILD, BO, "embers", {}, "@0")) == "no-preset"
    assert (await venue.sessions.get(view.id)).options == {"rounds": "4", "windows": "off"}
    await venue.sessions.join(view.id, BO)
    await venue.sessions.start(view.id, MIRA)
    assert await refusal(venue.sessions.choose_preset(view.id, MIRA, "full")) == "already-started"


async def test_a_preset_that_the_server_forbids_is_refused_and_the_rest_of_one_is_as_usual(
    venue: Venue,
) -> None:
    info = EmbersRules.info
    await venue.sessions.guilds.change(GUILD, ADMIN, only("windows", "on"))
    await venue.sessions.guilds.change(GUILD, ADMIN, only("rounds", usual="4"))
    server_rules = await venue.sessions.guilds.server_rules(GUILD)
    view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    with pytest.raises(Refused) as caught:
        await venue.sessions.choose_preset(view.id, MIRA, "first")
    assert caught.value.key == "preset-off"
    assert caught.value.values == {
        "preset": "~preset-first",
        "option": "~option-windows",
        "value": "~value-windows-off",
        "choices": ["~value-windows-on"],
    }
    assert await refusal(venue.sessions.new(OTHER_CHANNEL, GUILD, BO, "embers", {}, "first")) == "preset-off"
    assert (await venue.sessions.get(view.id)).options == {"rounds": "4", "windows": "on"}
    assert allowed_presets(server_rules, info) == [info.presets[1]]
    await venue.sessions.guilds.change(GUILD, ADMIN, only("windows", usual="off"))
    server_rules = await venue.sessions.guilds.server_rules(GUILD)
    view = await venue.sessions.choose_preset(view.id, MIRA, "first")
    assert view.options == {"rounds": "4", "windows": "off"}
    assert preset_of(server_rules, info, view.options) is info.presets[0]


async def test_options_that_follow_the_pace_do_so_until_they_are_chosen(venue: Venue) -> None:
    sessions, info = venue.sessions, SuperNovaRules.info
    sessions._tables.games = {**sessions._tables.games, "supernova": SuperNovaRules()}
    view = await sessions.new(CHANNEL, GUILD, MIRA, "supernova")
    kept = view.id

    async def now() -> tuple[str, str, str]:
        view = await sessions.get(kept)
        preset = preset_of(ServerRules(), info, view.options, view.table_state.pace)
        return view.options["attend"], view.options["parallel"], preset.key if preset else ""

    assert await now() == ("off", "off", "full")
    await sessions.clocks.set_pace(kept, MIRA, TablePace.DAYS)
    assert await now() == ("on", "on", "full")
    await sessions.choose_preset(kept, MIRA, "first")
    assert await now() == ("on", "on", "first")
    await sessions.set_option(kept, MIRA, "goal", "plus-1")
    await sessions.clocks.set(kept, MIRA, PRESETS["evening"])
    assert await now() == ("off", "off", "")
    await sessions.set_option(kept, MIRA, "parallel", "on")
    await sessions.clocks.set(kept, MIRA, PRESETS["week"])
    await sessions.set_option(kept, MIRA, "attend", "off")
    await sessions.clocks.set(kept, MIRA, PRESETS["day"])
    assert await now() == ("off", "on", ""), "the same pace"
    await sessions.join(kept, BO)
    await sessions.start(kept, MIRA)
    await sessions.clocks.set_pace(kept, MIRA, TablePace.LIVE, admin=True)
    assert await now() == ("off", "on", ""), "a game that runs keeps its options"
    rule = OptionRule(usual="off")
    await allow(venue, pace=UsualPace.DAYS)
    await sessions.guilds.change(
        GUILD, ADMIN, lambda server_rules: server_rules.with_rule("supernova", "parallel", rule)
    )
    begun = await sessions.new(OTHER_CHANNEL, GUILD, MIRA, "supernova")
    assert (begun.options["attend"], begun.options["parallel"]) == ("on", "off")


async def test_the_usual_value_is_only_where_a_table_begins(venue: Venue) -> None:
    await venue.sessions.guilds.change(GUILD, ADMIN, only("rounds", usual="4"))
    view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    assert view.options["rounds"] == "4"
    assert (await venue.sessions.set_option(view.id, MIRA, "rounds", "3")).options["rounds"] == "3"


async def test_a_lobby_opened_before_a_change_says_what_changed_until_it_is_put_right(venue: Venue) -> None:
    view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers", {"windows": "on"})
    await venue.sessions.add_computer(view.id, MIRA)
    await venue.sessions.guilds.change(GUILD, ADMIN, only("windows", "off"))
    await allow(venue, computers=False)
    with pytest.raises(Refused) as caught:
        await venue.sessions.start(view.id, MIRA)
    assert caught.value.key == "charter-changed"
    assert caught.value.values == {"changes": ["~option-windows", "~misfit-computers"]}
    await venue.sessions.set_option(view.id, MIRA, "windows", "off")
    assert await refusal(venue.sessions.add_computer(view.id, MIRA)) == "computers-off"
    await venue.sessions.remove_computer(view.id, MIRA)
    await venue.sessions.join(view.id, BO)
    assert (await venue.sessions.start(view.id, MIRA)).status is Status.PLAYING


async def test_who_may_open_and_start(venue: Venue) -> None:
    before = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    await venue.sessions.join(before.id, BO)
    await allow(venue, starters=Starters.ROLES, starter_roles=(PILOT,))
    assert await refusal(venue.sessions.start(before.id, MIRA)) == "starters-roles"
    assert (
        await refusal(venue.sessions.new(OTHER_CHANNEL, GUILD, caller(CY, 1), "embers")) == "starters-roles"
    )
    await venue.sessions.new(OTHER_CHANNEL, GUILD, caller(CY, PILOT), "embers")
    await allow(venue, starters=Starters.ADMINS)
    assert await refusal(venue.sessions.start(before.id, caller(MIRA, PILOT))) == "starters-admins"
    assert (await venue.sessions.start(before.id, ADMIN)).status is Status.PLAYING


async def test_who_may_end_a_running_game(venue: Venue) -> None:
    async def running(channel: int) -> int:
        view = await venue.sessions.new(channel, GUILD, MIRA, "embers")
        await venue.sessions.join(view.id, BO)
        return (await venue.sessions.start(view.id, MIRA)).id

    first, second = await running(CHANNEL), await running(OTHER_CHANNEL)
    await allow(venue, enders=Enders.ROLES, ender_roles=(PILOT,))
    assert await refusal(venue.sessions.end(first, caller(MIRA))) == "enders-roles"
    await venue.sessions.end(first, caller(CY, PILOT))
    await allow(venue, enders=Enders.ADMINS)
    assert await refusal(venue.sessions.end(second, caller(CY, PILOT))) == "not-playing"
    assert await refusal(venue.sessions.end(second, MIRA)) == "enders-admins"
    await venue.sessions.end(second, ADMIN)
    lobby = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    assert (await venue.sessions.end(lobby.id, MIRA)).status is Status.ABANDONED


async def test_a_vote_to_end_is_worth_nothing_once_the_server_keeps_that_from_tables(venue: Venue) -> None:
    view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    await venue.sessions.join(view.id, BO)
    await venue.sessions.start(view.id, MIRA)
    await venue.sessions.seats.abandon(view.id, MIRA)
    await allow(venue, enders=Enders.ADMINS)
    ballot = venue.sessions.votes.cast(view.id, BO.id, "abandon", None, "yes")
    assert await refusal(ballot) == "enders-admins"
    await venue.sessions.votes.cast(view.id, BO.id, "abandon", None, "no")
    after = await venue.sessions.get(view.id)
    assert after.status is Status.PLAYING
    assert after.table_state.votes == ()
    assert await refusal(venue.sessions.seats.abandon(view.id, MIRA)) == "enders-admins"


async def test_so_many_tables_and_no_more(venue: Venue) -> None:
    await allow(venue, tables=1)
    view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    assert await refusal(venue.sessions.new(OTHER_CHANNEL, GUILD, BO, "embers")) == "tables-full"
    await venue.sessions.new(OTHER_CHANNEL, OTHER_GUILD, BO, "embers")
    await venue.sessions.end(view.id, MIRA)
    await venue.sessions.new(CHANNEL, GUILD, BO, "embers")


async def test_tables_begin_with_the_servers_clock_and_keep_its_bounds(venue: Venue) -> None:
    day = Clock(reserve=86400, increment=3600)
    await allow(venue, clock=day, clock_choice=ClockChoice.NEEDED)
    view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    await venue.sessions.join(view.id, BO)
    assert view.table_state.clock == day
    await allow(venue, clock=Clock(reserve=7200), most=7200)
    assert await refusal(venue.sessions.start(view.id, MIRA)) == "charter-changed"


async def test_games_that_run_are_left_alone_or_ended_by_choice(venue: Venue) -> None:
    view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    await venue.sessions.join(view.id, BO)
    await venue.sessions.start(view.id, MIRA)
    await allow(venue, games=())
    await venue.sessions.submit(MIRA.id, view.id, await venue.any_move(view.id, MIRA))
    (misfit,) = await venue.sessions.guilds.misfits(GUILD)
    assert (misfit.session.id, misfit.why) == (view.id, ("~misfit-game",))
    guilds = venue.sessions.guilds
    assert await refusal(guilds.end(GUILD, caller(BO), [view.id])) == "not-admin"
    assert await guilds.end(OTHER_GUILD, ADMIN, [view.id]) == []
    assert [each.status for each in await guilds.end(GUILD, ADMIN, [view.id])] == [Status.ABANDONED]
    assert await guilds.misfits(GUILD) == []


async def test_no_vote_and_no_clock_brings_what_is_switched_off(venue: Venue) -> None:
    day = Clock(reserve=86400, expiry=Expiry.STAND_IN)
    await allow(venue, clock=day, clock_choice=ClockChoice.FIXED)
    view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    await venue.sessions.join(view.id, BO)
    await venue.sessions.start(view.id, MIRA)
    assert (
        await refusal(venue.sessions.clocks.set(view.id, ADMIN, Clock(), admin=True)) == "server-clock-fixed"
    )
    await venue.sessions.votes.call(view.id, MIRA.id, "clock", None, "yes")
    request = venue.sessions.votes.cast(view.id, BO.id, "clock", None, "yes")
    assert await refusal(request) == "server-clock-fixed"
    await allow(venue, computers=False)
    venue.clock.now += 3 * 86400
    await venue.sessions.tick()
    after = await venue.sessions.get(view.id)
    assert all(holder.computer is None for holder in after.holders)
    events = [event.key for line in await venue.sessions.log(view.id) for event in line.events]
    assert "late-skip" in events
    assert "late-stand-in" not in events


async def test_rules_of_a_server_that_change_while_a_game_is_started_hold_for_it(venue: Venue) -> None:
    view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers")
    await venue.sessions.join(view.id, BO)
    meanwhile = [only("windows", "off")]

    async def another_admin(table: object, change: Change) -> Change:
        if meanwhile:
            await venue.sessions.guilds.change(GUILD, ADMIN, meanwhile.pop())
        return change

    tables = venue.sessions._tables
    groundwork = (*tables.pipeline.groundwork, another_admin)
    tables.pipeline = replace(tables.pipeline, groundwork=groundwork)
    assert await refusal(venue.sessions.start(view.id, MIRA)) == "charter-changed"
    assert not meanwhile
