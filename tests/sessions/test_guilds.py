"""The rules of a server: who changes them, what they cannot say, the list of changes, and files."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine.options import Options
from bot.sessions import Refused
from bot.sessions.core.table_state import Clock
from bot.sessions.server import policy
from bot.sessions.server.guilds import Changed
from bot.sessions.server.rules import (
    USUAL,
    ClockChoice,
    Enders,
    OptionRule,
    ServerRules,
    Starters,
    differences,
)
from bot.sessions.server.rules_file import LARGEST, read, written
from tests.games.sample.embers import EmbersRules
from tests.sessions.test_policy import ADMIN, GUILD, OTHER_GUILD, PILOT, caller, refusal
from tests.sessions.venue import CHANNEL, MIRA, Venue, open_venue

INFO = EmbersRules.info
GAMES = {"embers": INFO}


async def change(venue: Venue, **changes: object) -> Changed:
    return await venue.sessions.guilds.change(
        GUILD, ADMIN, lambda server_rules: replace(server_rules, **changes)
    )


async def test_only_admins_change_read_the_list_and_get_files(venue: Venue) -> None:
    guilds, member = venue.sessions.guilds, caller(MIRA, PILOT)
    for user in (member, MIRA):
        assert await refusal(guilds.change(GUILD, user, lambda server_rules: server_rules)) == "not-admin"
        assert await refusal(guilds.audit(GUILD, user)) == "not-admin"
        assert await refusal(guilds.file(GUILD, user)) == "not-admin"
        request = guilds.take_file(GUILD, user, written(GUILD, USUAL), channels=(), roles=())
        assert await refusal(request) == "not-admin"
    assert await guilds.server_rules(GUILD) == USUAL


async def test_every_change_is_listed_with_who_and_when_the_newest_first(venue: Venue) -> None:
    await change(venue, games=())
    venue.clock.now += 60
    changed = await change(venue, computers=False, picture="small")
    assert [edit.what for edit in changed.edits] == ["computers", "picture"]
    assert (await change(venue, computers=False)).edits == ()
    pages, lines = await venue.sessions.guilds.audit(GUILD, ADMIN)
    assert pages == 1
    assert [(line.number, line.edit.what, line.edit.before, line.edit.after) for line in lines] == [
        (3, "picture", "large", "small"),
        (2, "computers", True, False),
        (1, "games", None, []),
    ]
    assert {line.user.name for line in lines} == {"Ada"}
    assert lines[0].at - lines[2].at == 60
    assert (await venue.sessions.guilds.audit(OTHER_GUILD, ADMIN))[1] == []


async def test_the_list_is_paged(venue: Venue) -> None:
    for number in range(1, 13):
        await change(venue, tables=number)
    pages, lines = await venue.sessions.guilds.audit(GUILD, ADMIN, 1)
    assert pages == 2
    assert [line.number for line in lines] == [2, 1]


async def test_two_changes_at_once_both_happen(venue: Venue) -> None:
    await asyncio.gather(
        change(venue, computers=False), change(venue, picture="small"), change(venue, games=())
    )
    server_rules = await venue.sessions.guilds.server_rules(GUILD)
    assert (server_rules.computers, server_rules.picture, server_rules.games) == (False, "small", ())
    assert (await venue.sessions.guilds.numbered(GUILD)).number == 3


async def test_another_process_knows_at_once(venue: Venue) -> None:
    async with open_venue(Path(venue.store.path)) as other:
        await change(venue, games=())
        assert await refusal(other.sessions.new(CHANNEL, GUILD, MIRA, "embers")) == "game-off"


BAD: dict[str, ServerRules] = {
    "config-game": ServerRules(games=("chess",)),
    "config-option": ServerRules(options={"embers": {"gravity": OptionRule(("on",))}}),
    "config-value": ServerRules(options={"embers": {"windows": OptionRule(("sideways",))}}),
    "config-usual": ServerRules(options={"embers": {"windows": OptionRule(("on",), "off")}}),
    "config-channels": ServerRules(channels=tuple(range(1, 40))),
    "config-roles": ServerRules(starter_roles=tuple(range(1, 40))),
    "config-tables": ServerRules(tables=10**9),
    "config-limit": ServerRules(aside_days=366),
    "config-id": ServerRules(channels=(-5,)),
    "config-clock": ServerRules(clock=Clock(reserve=-60)),
    "clock-bounds": ServerRules(clock=Clock(reserve=1)),
    "config-bounds": ServerRules(least=7200, most=3600),
    "config-clock-needed": ServerRules(clock_choice=ClockChoice.NEEDED),
    "config-usual-clock": ServerRules(clock=Clock(reserve=60), least=3600),
}


@pytest.mark.parametrize("key", BAD)
async def test_what_cannot_be_is_refused_and_changes_nothing(venue: Venue, key: str) -> None:
    assert await refusal(venue.sessions.guilds.change(GUILD, ADMIN, lambda _: BAD[key])) == key
    file = written(GUILD, BAD[key])
    request = venue.sessions.guilds.take_file(GUILD, ADMIN, file, channels=range(-9, 40), roles=range(40))
    assert await refusal(request) == key
    assert await venue.sessions.guilds.server_rules(GUILD) == USUAL
    assert (await venue.sessions.guilds.audit(GUILD, ADMIN))[1] == []


async def test_a_game_that_its_options_shut_up_is_refused(
    venue: Venue, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.engine.errors import BadOptions

    def check(self: EmbersRules, seats: int, options: Options) -> None:
        if options["windows"] == "off" and options["rounds"] == "4":
            raise BadOptions("1", "no")

    monkeypatch.setattr(EmbersRules, "check_options", check)
    both = {"embers": {"windows": OptionRule(("off",)), "rounds": OptionRule(("4",))}}
    assert await refusal(change(venue, options=both)) == "game-unplayable"
    await change(venue, options={"embers": {"windows": OptionRule(("off",))}})


@st.composite
def server_rules(draw: st.DrawFn) -> ServerRules:
    ids = st.lists(st.integers(1, 2**63 - 1), max_size=5, unique=True).map(tuple)
    rules = {}
    for option in INFO.options:
        values = draw(st.lists(st.sampled_from(option.values), unique=True).map(tuple))
        usual = draw(st.none() | st.sampled_from(values or option.values))
        if values or usual:
            rules[option.key] = OptionRule(values, usual)
    return ServerRules(
        games=draw(st.sampled_from([None, (), ("embers",)])),
        options={"embers": rules} if rules else {},
        channels=draw(st.none() | ids.filter(bool)),
        starters=draw(st.sampled_from(Starters)),
        starter_roles=draw(ids),
        enders=draw(st.sampled_from(Enders)),
        ender_roles=draw(ids),
        computers=draw(st.booleans()),
        tables=draw(st.integers(0, 500)),
        clock=Clock(reserve=draw(st.sampled_from([0, 600, 86400]))),
        most=draw(st.sampled_from([0, 86400])),
        picture=draw(st.sampled_from(["large", "small"])),
    )


def read_here(
    data: bytes, server_rules: ServerRules, before: ServerRules = USUAL, guild: int = GUILD
) -> ServerRules:
    places, roles = server_rules.channels or (), (*server_rules.starter_roles, *server_rules.ender_roles)
    return read(data, guild, before, games=GAMES, channels=places, roles=roles).server_rules


@given(server_rules(), server_rules())
def test_a_file_says_the_same_and_one_from_elsewhere_keeps_places_and_roles(
    server_rules: ServerRules, before: ServerRules
) -> None:
    data = written(GUILD, server_rules)
    assert len(data) < LARGEST
    assert read_here(data, server_rules) == server_rules
    elsewhere = read_here(data, server_rules, before, OTHER_GUILD)
    assert elsewhere.channels == before.channels
    assert (elsewhere.starters, elsewhere.starter_roles) == (before.starters, before.starter_roles)
    assert elsewhere.options == server_rules.options


@given(server_rules(), server_rules())
def test_differences_are_there_just_where_something_differs(before: ServerRules, after: ServerRules) -> None:
    assert bool(differences(before, after)) == (before != after)
    assert differences(before, before) == []


@given(
    server_rules(), st.dictionaries(st.sampled_from(["rounds", "windows"]), st.sampled_from(["3", "on", "?"]))
)
def test_options_of_another_time_always_fit_after_fitting(
    server_rules: ServerRules, options: dict[str, str]
) -> None:
    fitting = policy.fitted(server_rules, INFO, options)
    assert policy.complete(server_rules, INFO, fitting) == fitting


WRONG: dict[str, bytes] = {
    "file-not-json": b"\xff\xfe{}",
    "file-foreign": b'{"game": "sol", "seed": "x"}',
    "file-newer": b'{"heliograph": "charter", "version": 2, "whatever": 1}',
    "file-large": b" " * (LARGEST + 1),
    "file-wrong": b'{"heliograph": "charter", "version": 1, "server": 7, "charter": {"tables": "red"}}',
    "file-unknown": b'{"heliograph": "charter", "version": 1, "server": 7, "charter": {"colour": "red"}}',
}


@pytest.mark.parametrize("key", WRONG)
async def test_files_that_are_none_are_refused(venue: Venue, key: str) -> None:
    request = venue.sessions.guilds.take_file(GUILD, ADMIN, WRONG[key], channels=(), roles=())
    assert await refusal(request) == key


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"[]",
        b"null",
        b"[" * 60_000,
        b'{"heliograph":' * 4000,
        b'{"heliograph": "charter", "version": 1, "server": "7", "charter": {}}',
        b'{"heliograph": "charter", "version": 1, "server": 7, "charter": {"tables": 1e99}}',
        b'{"heliograph": "charter", "version": 1, "server": 7, "charter": {"channels": ["2"]}}',
        b'{"heliograph": "charter", "version": 1, "server": 7, "charter": {"options": {"embers": [[[[]]]]}}}',
        b'{"heliograph": "charter", "version": 99999999999999999999}',
    ],
)
async def test_hostile_files_are_refused_and_change_nothing(venue: Venue, data: bytes) -> None:
    with pytest.raises(Refused) as caught:
        await venue.sessions.guilds.take_file(GUILD, ADMIN, data, channels=(), roles=())
    assert caught.value.key.startswith("file-")
    assert len(msgspec.json.encode(caught.value.values)) < 400
    assert await venue.sessions.guilds.server_rules(GUILD) == USUAL


@pytest.mark.parametrize(
    ("charter", "key"),
    [
        ({"colour": "red"}, "charter.colour"),
        ({"clock": {"reserve": 60, "bonus": 5}}, "charter.clock.bonus"),
        ({"options": {"embers": {"rounds": {"default": "3"}}}}, "charter.options.embers.rounds.default"),
    ],
)
async def test_a_key_that_no_setting_has_is_refused_by_its_name(
    venue: Venue, charter: dict[str, Any], key: str
) -> None:
    file = {"heliograph": "charter", "version": 1, "server": GUILD, "charter": {"tables": 4, **charter}}
    with pytest.raises(Refused) as caught:
        await venue.sessions.guilds.take_file(GUILD, ADMIN, msgspec.json.encode(file), channels=(), roles=())
    assert (caught.value.key, caught.value.values["key"]) == ("file-unknown", f"={key}")
    assert await venue.sessions.guilds.server_rules(GUILD) == USUAL
    with pytest.raises(Refused, match="file-unknown"):
        read(
            msgspec.json.encode({**file, "charter": {}, "note": 1}),
            GUILD,
            USUAL,
            games=GAMES,
            channels=(),
            roles=(),
        )


async def test_a_file_leaves_out_channels_and_roles_that_are_gone_and_says_so(venue: Venue) -> None:
    server_rules = ServerRules(channels=(1, 2), starters=Starters.ROLES, starter_roles=(3, 4))
    changed = await venue.sessions.guilds.take_file(
        GUILD, ADMIN, written(GUILD, server_rules), channels=(2,), roles=(3,)
    )
    assert changed.server_rules == replace(server_rules, channels=(2,), starter_roles=(3,))
    assert changed.notes == ("channels", "roles")
    unknown = read(written(GUILD, server_rules), GUILD, USUAL, games=GAMES, channels=None, roles=None)
    assert (unknown.server_rules, unknown.notes) == (server_rules, ())
    assert all(edit.by_file for edit in changed.edits)
    assert [line.edit.by_file for line in (await venue.sessions.guilds.audit(GUILD, ADMIN))[1]] == [True] * 3
