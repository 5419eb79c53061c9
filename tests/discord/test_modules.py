"""Modules in the lobby and in /config: what is in play and what it adds, what clashes, what admins fix."""

from __future__ import annotations

import pytest

from bot.sandbox import Seen
from bot.sessions import User
from tests.discord.stage import Stage, private_refusal

pytestmark = [pytest.mark.e2e, pytest.mark.judged]


async def card_of(scene: Stage) -> Seen:
    """The lobby's card as it is now."""
    await scene.settled()
    return scene.table.last


async def test_the_lobby_says_which_modules_are_in_play_and_what_each_adds(scene: Stage) -> None:
    await scene.lobby("novasolis", mode="exploration", destroyers="on", flagships="on", races="random")
    text = (await card_of(scene)).text
    assert "Mode: Exploration · Races: at random" in text
    assert "**Flagships** · about as long as without it" in text
    assert "**Destroyers** · about 4 rounds longer, about 7 minutes longer per player" in text
    assert "**Trade**" not in text
    panel = (await scene.mira.click(await card_of(scene), "Options")).message
    panel = (await scene.mira.click(panel, "Page 2 of 3")).message
    assert "-# About as long as without it" in panel.text
    assert "Great Entity ships destroy locations" in panel.text
    assert "-# About 4 rounds longer, about 7 minutes longer per player" in panel.text


async def test_options_that_do_not_go_together_are_named_on_the_card(scene: Stage) -> None:
    await scene.lobby("novasolis", scene.bo, variant="coop", diplomacy="on")
    said = "Diplomacy: on does not go with Variant: co-op (rule 1.1)."
    card = await card_of(scene)
    assert said in card.text
    assert said in (await scene.mira.click(card, "Options")).text
    assert said in private_refusal(await scene.mira.click(card, "Start"))
    await scene.sessions.set_option(scene.live().id, User(int(scene.mira.id), "Mira"), "variant", "core")
    assert said not in (await card_of(scene)).text


@pytest.mark.sandboxed
async def test_admins_fix_modules_and_players_see_the_lock(scene: Stage) -> None:
    shown = await scene.mira.slash("config options", game="novasolis", option="diplomacy", values="on")
    assert "Nova Solis, Diplomacy: allowed values: all → on" in shown.text
    assert "always on, if it goes with the other options" in shown.text
    await scene.mira.slash("config options", game="novasolis", option="void", values="off")
    clash = await scene.mira.slash("config options", game="novasolis", option="variant", values="coop")
    assert "Diplomacy and Variant do not go together" in private_refusal(clash)
    assert "Diplomacy" in (await scene.mira.slash("config audit")).text
    card = await scene.lobby("novasolis", variant="coop")
    panel = (await scene.mira.click(card, "Options")).message
    panel = (await scene.mira.click(panel, "Page 2 of 2")).text
    assert "🔒 off (always on here, but not with these other options)" in panel
    assert "does not go with" not in panel
    given = {"game": "novasolis", "preset": "everything"}
    text = private_refusal(await scene.mira.slash("game new", channel=scene.second, options=given))
    assert "Void Technology" in text


async def test_new_tables_are_offered_only_what_can_start(scene: Stage) -> None:
    async def offered(option: str, **typed: str) -> list[str]:
        return (await scene.mira.autocomplete("game new", option, {"game": "novasolis", **typed})).values

    assert "diplomacy=on" in await offered("options", options="dip")
    values = await offered("options", options="variant=coop,d")
    assert "variant=coop,destroyers=on" in values
    assert "variant=coop,diplomacy=on" not in values
    assert "everything" in await offered("preset", preset="")
    await scene.mira.slash("config options", game="novasolis", option="variant", values="coop")
    assert "coop" in await offered("preset", preset="")
    assert "everything" not in await offered("preset", preset="")


@pytest.mark.sandboxed
async def test_a_lobby_says_at_once_what_the_server_no_longer_allows(scene: Stage) -> None:
    card = await scene.lobby("novasolis", scene.bo, trade="on")
    assert "no longer allow" not in card.text
    await scene.mira.slash("config options", game="novasolis", option="trade", values="off")
    card = await card_of(scene)
    assert "This server’s settings no longer allow: Trade." in card.text
    private_refusal(await scene.bo.click(card, "Use allowed options"))
    assert "match this server’s settings" in (await scene.mira.click(card, "Use allowed options")).text
    card = await card_of(scene)
    assert "no longer allow" not in card.text
    assert "Use allowed options" not in card.labels
    await scene.mira.slash("config games", forbid="novasolis")
    card = await card_of(scene)
    assert "This server’s settings no longer allow: the game is switched off." in card.text
    assert "Use allowed options" not in card.labels
