"""A first game: who is given one, and with which options as far as the rules of a server allow."""

from __future__ import annotations

from typing import Any

import pytest

from bot.engine.rules import Game
from bot.games.catalogue import games
from bot.sessions import SessionView, User
from bot.sessions.server.policy import (
    allowed_values,
    choices,
    complete,
    first_options,
    is_first_game,
    preset_of,
    settled,
    usual_value,
)
from bot.sessions.server.rules import OptionRule, ServerRules
from tests.sessions.venue import BO, CHANNEL, CY, MIRA, OTHER_CHANNEL, Venue

GUILD, OTHER_GUILD = 7, 8
FIRST = {"rounds": "3", "windows": "off"}
USUAL = {"rounds": "3", "windows": "on"}
EVERY = pytest.mark.parametrize("game", games().values(), ids=games())


async def opened(venue: Venue, host: User, guild: int | None = GUILD, **more: Any) -> SessionView:
    """A table that was opened without a choice, and is cancelled again."""
    view = await venue.sessions.new(OTHER_CHANNEL, guild, host, "embers", first=True, **more)
    return await venue.sessions.end(view.id, host, admin=True)


async def played(venue: Venue, *people: User, guild: int | None = GUILD) -> None:
    """A game that these people play to its end."""
    view = await venue.sessions.new(CHANNEL, guild, people[0], "embers")
    for user in people[1:]:
        await venue.sessions.join(view.id, user)
    await venue.sessions.start(view.id, people[0])
    await venue.play_out(view.id, *people)


async def test_a_host_gets_a_first_game_until_they_have_ended_one_on_that_server(venue: Venue) -> None:
    assert (await opened(venue, MIRA)).options == FIRST
    begun = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers", first=True)
    await venue.sessions.join(begun.id, BO)
    await venue.sessions.start(begun.id, MIRA)
    await venue.sessions.end(begun.id, MIRA, admin=True)
    assert (await opened(venue, MIRA)).options == FIRST, "a game that was ended early is none"
    await played(venue, MIRA, BO)
    assert [(await opened(venue, host)).options for host in (MIRA, BO, CY)] == [USUAL, USUAL, FIRST]
    assert (await opened(venue, MIRA, OTHER_GUILD)).options == FIRST


async def test_in_direct_messages_games_of_all_servers_count(venue: Venue) -> None:
    await played(venue, MIRA, BO)
    assert (await opened(venue, MIRA, None)).options == USUAL
    assert (await opened(venue, CY, None)).options == FIRST


async def test_whoever_deletes_their_data_is_new_again(venue: Venue) -> None:
    await played(venue, MIRA, BO)
    assert not await venue.sessions.newcomers.is_new(GUILD, MIRA.id, "embers")
    await venue.sessions.mydata.forget(MIRA.id, MIRA.name)
    assert (await opened(venue, MIRA)).options == FIRST
    assert (await opened(venue, BO)).options == USUAL


async def test_a_table_is_a_first_one_until_its_players_have_ended_another(venue: Venue) -> None:
    async def is_first(user: User, channel: int, guild: int = GUILD) -> bool:
        view = await venue.sessions.new(channel, guild, user, "embers")
        found = await venue.sessions.newcomers.plays_first(view, user.id)
        running.append(view)
        return found

    running = list[SessionView]()
    assert await is_first(MIRA, OTHER_CHANNEL)
    await played(venue, MIRA, BO)
    assert await venue.sessions.newcomers.plays_first(running[0], MIRA.id), (
        "so it was when it was asked first"
    )
    assert not await venue.sessions.newcomers.plays_first(running[0], BO.id)
    assert not await is_first(MIRA, CHANNEL)
    assert await is_first(MIRA, CHANNEL + 99, OTHER_GUILD)
    await venue.sessions.mydata.forget(BO.id, BO.name)
    assert await venue.sessions.newcomers.plays_first(running[0], BO.id)


async def test_what_a_host_chooses_is_no_first_game(venue: Venue) -> None:
    assert (await opened(venue, MIRA, preset="full")).options == USUAL
    assert (await opened(venue, MIRA, options={"rounds": "4"})).options == {**USUAL, "rounds": "4"}


async def test_it_is_decided_when_the_table_is_opened(venue: Venue) -> None:
    await played(venue, BO, CY)
    view = await venue.sessions.new(CHANNEL, GUILD, MIRA, "embers", first=True)
    assert await venue.sessions.newcomers.sit_at(view)
    view = await venue.sessions.join(view.id, BO)
    assert view.options == FIRST
    view = await venue.sessions.leave(view.id, MIRA)
    assert (view.host_id, view.options) == (BO.id, FIRST)
    assert not await venue.sessions.newcomers.sit_at(view)


def ruled(game: Game[Any], option: str, *values: str, usual: str | None = None) -> ServerRules:
    return ServerRules().with_rule(game.info.slug, option, OptionRule(values, usual))


@EVERY
def test_a_server_without_rules_of_its_own_has_the_preset_for_it(game: Game[Any]) -> None:
    options, first = first_options(ServerRules(), game), game.info.presets[0]
    assert preset_of(ServerRules(), game.info, options) is first
    assert is_first_game(ServerRules(), game, options) == (options != game.info.with_defaults({}))


@EVERY
def test_fixed_options_and_an_admins_default_win_over_a_first_game(game: Game[Any]) -> None:
    free = first_options(ServerRules(), game)
    for option in game.info.options:
        for value in option.values:
            for rules in (
                ruled(game, option.key, value),
                ruled(game, option.key, usual=value),
                ruled(game, option.key, *(each for each in option.values if each != value)),
            ):
                if not allowed_values(rules, game.info.slug, option):
                    continue
                found = first_options(rules, game)
                assert found[option.key] in choices(rules, game, option, found)
                seats = range(game.info.min_seats, game.info.max_seats + 1)
                could = any(game.can_begin(n, found) for n in seats)
                assert could or found == settled(rules, game, complete(rules, game.info, {}))
                usual = rules.rule(game.info.slug, option.key).usual
                if could and usual is not None and found[option.key] != usual:
                    whole = {**free, option.key: usual}
                    assert not any(game.can_begin(n, settled(rules, game, whole)) for n in seats)


def test_of_a_first_game_remains_what_is_allowed() -> None:
    nova = games()["novasolis"]
    rules = ruled(nova, "variant", usual="core")
    found = first_options(rules, nova)
    assert {key: found[key] for key in ("variant", "power", "races")} == {
        "variant": "core",
        "power": "1",
        "races": "random",
    }
    assert is_first_game(rules, nova, found)
    assert preset_of(rules, nova.info, found) is None


def test_where_none_of_it_is_allowed_a_table_begins_as_usual() -> None:
    factions = games()["factions"]
    rules = ruled(factions, "first", "off")
    found = first_options(rules, factions)
    assert found == {o.key: usual_value(rules, "factions", o) for o in factions.info.options}
    assert not is_first_game(rules, factions, found)
