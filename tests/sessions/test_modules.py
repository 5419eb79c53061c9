"""Modules of a game as the admins of a server allow them: off, on, or always on wherever they go with the rest."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from msgspec.structs import replace

from bot.games.novasolis.rules import NovaRules
from bot.sessions import Refused, Status
from bot.sessions.server import policy
from bot.sessions.server.rules import OptionRule, ServerRules
from bot.sessions.server.rules_file import written
from tests.sessions.test_policy import ADMIN, GUILD, refusal
from tests.sessions.venue import BO, CHANNEL, MIRA, OTHER_CHANNEL, Venue

NOVA = NovaRules()


@pytest.fixture
def nova(venue: Venue) -> Venue:
    """A venue that also has Nova Solis."""
    tables = venue.sessions._tables
    tables.games = {**tables.games, "novasolis": NOVA}
    return venue


def fixed(**options: str) -> Callable[[ServerRules], ServerRules]:
    """An edit that leaves options of Nova Solis one value each."""

    def edit(server_rules: ServerRules) -> ServerRules:
        for key, value in options.items():
            server_rules = server_rules.with_rule("novasolis", key, OptionRule((value,)))
        return server_rules

    return edit


async def set_rules(nova: Venue, **options: str) -> ServerRules:
    return (await nova.sessions.guilds.change(GUILD, ADMIN, fixed(**options))).server_rules


async def test_a_module_that_is_always_on_is_played_wherever_it_goes_with_the_rest(nova: Venue) -> None:
    server_rules = await set_rules(nova, diplomacy="on", flagships="on")
    view = await nova.sessions.new(CHANNEL, GUILD, MIRA, "novasolis")
    assert (view.options["diplomacy"], view.options["flagships"], view.options["trade"]) == (
        "on",
        "on",
        "off",
    )
    view = await nova.sessions.choose_preset(view.id, MIRA, "coop")
    assert (view.options["diplomacy"], view.options["flagships"]) == ("off", "on")
    preset = policy.preset_of(server_rules, NOVA.info, view.options)
    assert preset is not None
    assert preset.key == "coop"
    await nova.sessions.join(view.id, BO)
    view = await nova.sessions.set_option(view.id, MIRA, "variant", "core")
    assert view.options["diplomacy"] == "on"
    assert await refusal(nova.sessions.set_option(view.id, MIRA, "diplomacy", "off")) == "option-fixed"
    assert await refusal(nova.sessions.set_option(view.id, MIRA, "flagships", "off")) == "option-fixed"
    await nova.sessions.set_option(view.id, MIRA, "variant", "coop")
    assert (await nova.sessions.start(view.id, MIRA)).status is Status.PLAYING
    assert await nova.sessions.guilds.misfits(GUILD) == []


async def test_of_the_values_of_an_option_a_server_may_allow_some(nova: Venue) -> None:
    await nova.sessions.guilds.change(
        GUILD, ADMIN, lambda rules: rules.with_rule("novasolis", "power", OptionRule(("1", "2")))
    )
    view = await nova.sessions.new(CHANNEL, GUILD, MIRA, "novasolis", {"power": "2"})
    assert await refusal(nova.sessions.set_option(view.id, MIRA, "power", "4")) == "option-off"
    assert (await nova.sessions.get(view.id)).options["power"] == "2"


async def test_a_module_that_is_off_here_is_refused_in_every_way(nova: Venue) -> None:
    await set_rules(nova, void="off")
    new = nova.sessions.new
    assert await refusal(new(CHANNEL, GUILD, MIRA, "novasolis", {"void": "on"})) == "option-fixed"
    assert await refusal(new(CHANNEL, GUILD, MIRA, "novasolis", {}, "everything")) == "preset-off"
    view = await new(CHANNEL, GUILD, MIRA, "novasolis")
    assert await refusal(nova.sessions.set_option(view.id, MIRA, "void", "on")) == "option-fixed"
    assert await refusal(nova.sessions.choose_preset(view.id, MIRA, "everything")) == "preset-off"


async def test_a_game_goes_on_with_a_module_that_is_switched_off_meanwhile(nova: Venue) -> None:
    view = await nova.sessions.new(CHANNEL, GUILD, MIRA, "novasolis", {"trade": "on"})
    await nova.sessions.join(view.id, BO)
    waiting = await nova.sessions.new(OTHER_CHANNEL, GUILD, BO, "novasolis", {"trade": "on"})
    await nova.sessions.join(waiting.id, MIRA)
    view = await nova.sessions.start(view.id, MIRA)
    await set_rules(nova, trade="off")
    (misfit,) = await nova.sessions.guilds.misfits(GUILD)
    assert (misfit.session.id, misfit.why) == (view.id, ("~option-trade",))
    now = await nova.sessions.get(view.id)
    assert (now.status, now.options["trade"]) == (Status.PLAYING, "on")
    assert await refusal(nova.sessions.start(waiting.id, BO)) == "charter-changed"


async def test_modules_that_can_never_be_played_are_refused_with_what_they_clash_with(nova: Venue) -> None:
    with pytest.raises(Refused) as caught:
        await set_rules(nova, diplomacy="on", variant="coop")
    assert caught.value.key == "game-unplayable"
    assert caught.value.values["options"] == ["~novasolis:option-diplomacy", "~novasolis:option-variant"]
    await set_rules(nova, diplomacy="on")
    assert await refusal(set_rules(nova, variant="solo")) == "game-unplayable"


async def test_a_file_with_a_module_that_is_not_there_changes_nothing(nova: Venue) -> None:
    await set_rules(nova, flagships="on")
    before = await nova.sessions.guilds.server_rules(GUILD)
    options = {"novasolis": {**before.options["novasolis"], "portals": OptionRule(("on",))}}
    data = written(GUILD, replace(before, options=options))
    with pytest.raises(Refused) as caught:
        await nova.sessions.guilds.take_file(GUILD, ADMIN, data, channels=None, roles=None)
    assert (caught.value.key, caught.value.values["option"]) == ("config-option", "=portals")
    assert await nova.sessions.guilds.server_rules(GUILD) == before
    data = written(GUILD, before)
    assert (await nova.sessions.guilds.take_file(GUILD, ADMIN, data, channels=None, roles=None)).edits == ()
