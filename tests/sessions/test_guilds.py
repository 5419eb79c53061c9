"""The charter of a server: who changes it, what it cannot say, the list of changes, and files."""

from __future__ import annotations

import asyncio
from pathlib import Path

import msgspec
import pytest
from hypothesis import given
from hypothesis import strategies as st
from msgspec.structs import replace

from bot.engine.options import Options
from bot.sessions import Refused, policy
from bot.sessions.affairs import Clock
from bot.sessions.charter import USUAL, Charter, ClockChoice, Enders, OptionRule, Starters, differences
from bot.sessions.charterfile import LARGEST, read, written
from bot.sessions.guilds import Changed
from tests.games.sample.embers import EmbersRules
from tests.sessions.desk import CHANNEL, MIRA, Desk, open_desk
from tests.sessions.test_policy import ADMIN, GUILD, OTHER_GUILD, PILOT, caller, refusal

INFO = EmbersRules.info
GAMES = {"embers": INFO}


async def change(desk: Desk, **changes: object) -> Changed:
    return await desk.sessions.guilds.change(GUILD, ADMIN, lambda charter: replace(charter, **changes))


async def test_only_admins_change_read_the_list_and_get_files(desk: Desk) -> None:
    guilds, member = desk.sessions.guilds, caller(MIRA, PILOT)
    for user in (member, MIRA):
        assert await refusal(guilds.change(GUILD, user, lambda charter: charter)) == "not-admin"
        assert await refusal(guilds.audit(GUILD, user)) == "not-admin"
        assert await refusal(guilds.file(GUILD, user)) == "not-admin"
        request = guilds.take_file(GUILD, user, written(GUILD, USUAL), channels=(), roles=())
        assert await refusal(request) == "not-admin"
    assert await guilds.charter(GUILD) == USUAL


async def test_every_change_is_listed_with_who_and_when_the_newest_first(desk: Desk) -> None:
    await change(desk, games=())
    desk.clock.now += 60
    changed = await change(desk, computers=False, picture="small")
    assert [edit.what for edit in changed.edits] == ["computers", "picture"]
    assert (await change(desk, computers=False)).edits == ()
    pages, lines = await desk.sessions.guilds.audit(GUILD, ADMIN)
    assert pages == 1
    assert [(line.number, line.edit.what, line.edit.before, line.edit.after) for line in lines] == [
        (3, "picture", "large", "small"),
        (2, "computers", True, False),
        (1, "games", None, []),
    ]
    assert {line.user.name for line in lines} == {"Ada"}
    assert lines[0].at - lines[2].at == 60
    assert (await desk.sessions.guilds.audit(OTHER_GUILD, ADMIN))[1] == []


async def test_the_list_is_paged(desk: Desk) -> None:
    for number in range(1, 13):
        await change(desk, tables=number)
    pages, lines = await desk.sessions.guilds.audit(GUILD, ADMIN, 1)
    assert pages == 2
    assert [line.number for line in lines] == [2, 1]


async def test_two_changes_at_once_both_happen(desk: Desk) -> None:
    await asyncio.gather(change(desk, computers=False), change(desk, picture="small"), change(desk, games=()))
    charter = await desk.sessions.guilds.charter(GUILD)
    assert (charter.computers, charter.picture, charter.games) == (False, "small", ())
    assert (await desk.sessions.guilds.chartered(GUILD)).number == 3


async def test_another_process_knows_at_once(desk: Desk) -> None:
    async with open_desk(Path(desk.store.path)) as other:
        await change(desk, games=())
        assert await refusal(other.sessions.new(CHANNEL, GUILD, MIRA, "embers")) == "game-off"


BAD: dict[str, Charter] = {
    "config-game": Charter(games=("chess",)),
    "config-option": Charter(options={"embers": {"gravity": OptionRule(("on",))}}),
    "config-value": Charter(options={"embers": {"windows": OptionRule(("sideways",))}}),
    "config-usual": Charter(options={"embers": {"windows": OptionRule(("on",), "off")}}),
    "config-channels": Charter(channels=tuple(range(1, 40))),
    "config-roles": Charter(starter_roles=tuple(range(1, 40))),
    "config-tables": Charter(tables=10**9),
    "config-id": Charter(channels=(-5,)),
    "config-clock": Charter(clock=Clock(reserve=-60)),
    "clock-bounds": Charter(clock=Clock(reserve=1)),
    "config-bounds": Charter(least=7200, most=3600),
    "config-clock-needed": Charter(clock_choice=ClockChoice.NEEDED),
    "config-usual-clock": Charter(clock=Clock(reserve=60), least=3600),
}


@pytest.mark.parametrize("key", BAD)
async def test_what_cannot_be_is_refused_and_changes_nothing(desk: Desk, key: str) -> None:
    assert await refusal(desk.sessions.guilds.change(GUILD, ADMIN, lambda _: BAD[key])) == key
    file = written(GUILD, BAD[key])
    request = desk.sessions.guilds.take_file(GUILD, ADMIN, file, channels=range(-9, 40), roles=range(40))
    assert await refusal(request) == key
    assert await desk.sessions.guilds.charter(GUILD) == USUAL
    assert (await desk.sessions.guilds.audit(GUILD, ADMIN))[1] == []


async def test_a_game_that_its_options_shut_up_is_refused(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    from bot.engine.errors import BadOptions

    def check(self: EmbersRules, seats: int, options: Options) -> None:
        if options["windows"] == "off" and options["rounds"] == "4":
            raise BadOptions("1", "no")

    monkeypatch.setattr(EmbersRules, "check_options", check)
    both = {"embers": {"windows": OptionRule(("off",)), "rounds": OptionRule(("4",))}}
    assert await refusal(change(desk, options=both)) == "game-unplayable"
    await change(desk, options={"embers": {"windows": OptionRule(("off",))}})


@st.composite
def charters(draw: st.DrawFn) -> Charter:
    ids = st.lists(st.integers(1, 2**63 - 1), max_size=5, unique=True).map(tuple)
    rules = {}
    for option in INFO.options:
        values = draw(st.lists(st.sampled_from(option.values), unique=True).map(tuple))
        usual = draw(st.none() | st.sampled_from(values or option.values))
        if values or usual:
            rules[option.key] = OptionRule(values, usual)
    return Charter(
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


def read_here(data: bytes, charter: Charter, before: Charter = USUAL, guild: int = GUILD) -> Charter:
    places, roles = charter.channels or (), (*charter.starter_roles, *charter.ender_roles)
    return read(data, guild, before, games=GAMES, channels=places, roles=roles).charter


@given(charters(), charters())
def test_a_file_says_the_same_and_one_from_elsewhere_keeps_places_and_roles(
    charter: Charter, before: Charter
) -> None:
    data = written(GUILD, charter)
    assert len(data) < LARGEST
    assert read_here(data, charter) == charter
    elsewhere = read_here(data, charter, before, OTHER_GUILD)
    assert elsewhere.channels == before.channels
    assert (elsewhere.starters, elsewhere.starter_roles) == (before.starters, before.starter_roles)
    assert elsewhere.options == charter.options


@given(charters(), charters())
def test_differences_are_there_just_where_something_differs(before: Charter, after: Charter) -> None:
    assert bool(differences(before, after)) == (before != after)
    assert differences(before, before) == []


@given(charters(), st.dictionaries(st.sampled_from(["rounds", "windows"]), st.sampled_from(["3", "on", "?"])))
def test_options_of_another_time_always_fit_after_fitting(charter: Charter, options: dict[str, str]) -> None:
    fitting = policy.fitted(charter, INFO, options)
    assert policy.complete(charter, INFO, fitting) == fitting


WRONG: dict[str, bytes] = {
    "file-not-json": b"\xff\xfe{}",
    "file-foreign": b'{"game": "sol", "seed": "x"}',
    "file-newer": b'{"heliograph": "charter", "version": 2, "whatever": 1}',
    "file-large": b" " * (LARGEST + 1),
    "file-wrong": b'{"heliograph": "charter", "version": 1, "server": 7, "charter": {"colour": "red"}}',
}


@pytest.mark.parametrize("key", WRONG)
async def test_files_that_are_none_are_refused(desk: Desk, key: str) -> None:
    request = desk.sessions.guilds.take_file(GUILD, ADMIN, WRONG[key], channels=(), roles=())
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
async def test_hostile_files_are_refused_and_change_nothing(desk: Desk, data: bytes) -> None:
    with pytest.raises(Refused) as caught:
        await desk.sessions.guilds.take_file(GUILD, ADMIN, data, channels=(), roles=())
    assert caught.value.key.startswith("file-")
    assert len(msgspec.json.encode(caught.value.values)) < 400
    assert await desk.sessions.guilds.charter(GUILD) == USUAL


async def test_a_file_leaves_out_channels_and_roles_that_are_gone_and_says_so(desk: Desk) -> None:
    charter = Charter(channels=(1, 2), starters=Starters.ROLES, starter_roles=(3, 4))
    changed = await desk.sessions.guilds.take_file(
        GUILD, ADMIN, written(GUILD, charter), channels=(2,), roles=(3,)
    )
    assert changed.charter == replace(charter, channels=(2,), starter_roles=(3,))
    assert changed.notes == ("channels", "roles")
    unknown = read(written(GUILD, charter), GUILD, USUAL, games=GAMES, channels=None, roles=None)
    assert (unknown.charter, unknown.notes) == (charter, ())
    assert all(edit.by_file for edit in changed.edits)
    assert [line.edit.by_file for line in (await desk.sessions.guilds.audit(GUILD, ADMIN))[1]] == [True] * 3
