"""The card before the game."""

from __future__ import annotations

import pytest

from bot.engine.record import load_record
from bot.engine.rng import mixture
from bot.sandbox import Actor, Place, Seen
from bot.sessions import Refused, SessionView, User
from bot.sessions.play.lobby_checks import TableOption
from tests.discord.stage import Stage, private_refusal

pytestmark = [pytest.mark.e2e, pytest.mark.judged]


async def test_the_card_says_what_is_played_by_whom_and_with_what(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo, effects="all")
    assert "SOL" in card.text
    assert "● Mira" in card.text
    assert "★ Bo" in card.text
    assert "Suit effects" in card.text
    assert card.labels[:3] == ["Join", "Leave", "Computer player"]


@pytest.mark.sandboxed
async def test_the_card_promises_the_seed_and_the_clicks_are_mixed_into_it(scene: Stage) -> None:
    opened = await scene.mira.slash("game new", options={"game": "sol"})
    promised = scene.live().seed_hash
    assert promised is not None
    *_, small = (line for line in opened.message.text.splitlines() if line.startswith("-# "))
    assert f"`{promised}`" in small
    whole = await scene.mira.slash("game file verify")
    assert whole.ephemeral
    assert promised in whole.text
    joined = await scene.bo.click(opened.message, "Join")
    assert joined.ephemeral
    assert f"`{promised}`" in joined.text
    left = await scene.bo.click(opened.message, "Leave")
    again = await scene.bo.slash("game join")
    assert again.ephemeral
    assert f"`{promised}`" in again.text
    started = await scene.mira.click(opened.message, "Start")
    await scene.settled()
    session = scene.live()
    record = load_record(await scene.sessions.export(session.id))
    numbers = [each.interaction.id for each in (opened, joined, left, again, started)]
    steps = ("new 0", "join 1", "leave 1", "join 1", "start -")
    assert record.mixed == [f"{step} {number}" for step, number in zip(steps, numbers, strict=True)]
    assert session.seed_hash == promised == record.seed_hash
    hashed = mixture(record.mixed)
    assert hashed[:16] not in scene.table.last.text
    assert promised[:16] not in scene.table.last.text
    more = (await scene.bo.click(scene.table.last, "⋯")).message
    assert "Provably fair: *Verify*" in more.text
    assert "Verify" in more.labels
    proof = (await scene.bo.slash("game file verify")).text
    assert promised in proof
    assert hashed in proof


async def test_leaving_frees_the_seat(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo)
    await scene.bo.click(card, "Leave")
    await scene.settled()
    assert "Bo" not in card.text


async def test_the_host_changes_options_in_a_private_panel(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo)
    panel = await scene.mira.click(card, "Options")
    assert panel.ephemeral
    menu = next(m for m in panel.message.menus if "Draft" in m["placeholder"])
    assert panel.message.id == (await scene.mira.choose(panel.message, "on", menu["custom_id"])).message.id
    await scene.settled()
    assert "Draft: on" in card.text
    assert "Only the host" in private_refusal(await scene.bo.click(card, "Options"))


async def every_option(scene: Stage, card: Seen) -> list[str]:
    """The titles on all pages of options."""
    panel = (await scene.mira.click(card, "Options")).message
    seen = [menu["placeholder"] for menu in panel.menus]
    assert len(panel.components) <= 40
    while following := [b for b in panel.buttons if b["label"].startswith(f"Page {len(seen) // 6 + 1} of")]:
        panel = (await scene.mira.click(panel, following[0]["custom_id"])).message
        seen += [menu["placeholder"] for menu in panel.menus]
        assert len(panel.components) <= 40
        if len(seen) % 6:
            break
    return seen


async def test_the_options_are_those_that_can_matter_for_who_is_seated(scene: Stage) -> None:
    card = await scene.lobby("sol")
    every = await every_option(scene, card)
    assert len(every) == len(scene.client.context.games["sol"].info.options) + len(TableOption)
    assert every[-2:] == ["Rated", "Advice"]
    await scene.bo.click(card, "Join")
    await scene.settled()
    seated = await every_option(scene, card)
    assert "Solo scenario" not in seated
    assert "Mode" in seated
    assert "Level" in seated


async def test_the_card_and_the_seats_go_by_the_options(scene: Stage) -> None:
    card = await scene.lobby("sol")
    session, host = scene.live(scene.table), User(int(scene.mira.id), "Mira")
    assert "1 to 5 players" in card.text
    await scene.sessions.set_option(session.id, host, "mode", "coop")
    await scene.settled()
    assert "2 to 5 players" in card.text
    assert "One more player is needed." in card.text
    assert "Start" not in card.labels
    with pytest.raises(Refused, match="too-few"):
        await scene.sessions.start(session.id, host, admin=False)
    await scene.sessions.set_option(session.id, host, "mode", "versus")
    await scene.sessions.set_option(session.id, host, "scenario", "solar-whirlpool")
    await scene.settled()
    assert "For one player" in card.text
    assert "Join" not in card.labels
    assert "Start" in card.labels
    assert "only one person can play" in private_refusal(await scene.bo.slash("game join"))
    await scene.sessions.set_option(session.id, host, "scenario", "none")
    await scene.bo.slash("game join")
    await scene.sessions.set_option(session.id, host, "scenario", "solar-whirlpool")
    await scene.settled()
    assert "only one person can play. Change the options, or let someone leave." in card.text
    assert "Start" not in card.labels


async def refused_choice(who: Actor, card: Seen, preset: str) -> str:
    """Choose a preset that is refused: the card is shown anew as it was, and the reason is told privately."""
    before = (card.text, card.menus[0]["options"])
    answer = await who.choose(card, preset, card.menus[0]["custom_id"])
    assert answer.kind == "update"
    assert (card.text, card.menus[0]["options"]) == before
    said = await answer.followup()
    assert said.ephemeral
    return said.text


@pytest.mark.sandboxed
async def test_one_click_on_a_preset_sets_all_options(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo)
    assert "New here? Start with this: First game · The effects" in card.text.replace("*", "")
    (chooser,) = card.menus
    assert [option["value"] for option in chooser["options"] if option.get("default")] == ["first"]
    assert chooser["options"][0]["description"].startswith("Start here. The effects")
    assert chooser["options"][1]["description"].startswith("New effects every time")
    await scene.mira.choose(card, "full", chooser["custom_id"])
    await scene.settled()
    options = scene.live(scene.table).options
    assert (options["effects"], options["draft"]) == ("b21", "on")
    assert "Full game · New effects every time" in card.text.replace("*", "")
    assert "Suit effects: random from 21 · Draft: on" in card.text
    await scene.sessions.set_option(
        scene.live(scene.table).id, User(int(scene.mira.id), "Mira"), "draft", "off"
    )
    await scene.settled()
    assert "Custom · options chosen one by one" in card.text.replace("*", "")
    (chooser,) = card.menus
    assert not [option for option in chooser["options"] if option.get("default")]
    assert chooser["placeholder"].startswith("Custom")
    assert "Ask Mira." in await refused_choice(scene.bo, card, "first")


@pytest.mark.sandboxed
async def test_a_preset_that_the_server_forbids_is_shown_with_the_reason_and_refused(scene: Stage) -> None:
    await scene.mira.slash("config options", game="sol", option="draft", values="off")
    card = await scene.lobby("sol", scene.bo)
    (chooser,) = card.menus
    full = chooser["options"][1]
    assert full["label"] == "Full game (not available)"
    assert full["description"] == "Not on this server: Draft cannot be “on”"
    answer = await refused_choice(scene.mira, card, "full")
    assert "“Full game” needs Draft: on. This server does not allow that." in answer
    assert scene.live(scene.table).options["effects"] == "first"
    offered = await scene.mira.autocomplete("game new", "preset", {"game": "sol", "preset": ""})
    assert "full" not in offered.values
    assert "boxed" in offered.values
    refused = await scene.cy.slash("game new", game="sol", preset="full", channel=scene.second)
    assert "Not available here." in private_refusal(refused)


async def test_a_preset_chosen_while_the_game_begins_leaves_the_board_alone(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    card = await scene.lobby("sol", scene.bo)
    choose_preset = scene.sessions.choose_preset

    async def too_late(session: int, user: User, key: str) -> SessionView:
        await scene.sessions.start(session, user)
        return await choose_preset(session, user, key)

    monkeypatch.setattr(scene.sessions, "choose_preset", too_late)
    answer = await scene.mira.choose(card, "full")
    assert "Already started." in private_refusal(answer)
    await scene.settled()
    assert "Play" in scene.table.last.labels
    assert "cancelled" not in card.text
    assert not card.menus


async def test_a_table_can_be_opened_with_a_preset(scene: Stage) -> None:
    given = {"game": "supernova", "preset": "FIRST game", "options": "trade=free"}
    unknown = await scene.mira.slash("game new", game="sol", preset="~chess")
    assert "This game has no preset" in private_refusal(unknown)
    await scene.mira.slash("game new", options=given)
    await scene.settled()
    options = scene.live(scene.table).options
    assert (options["short"], options["annihilation"], options["trade"]) == ("on", "off", "free")
    assert "Custom" in scene.table.last.text


@pytest.mark.sandboxed
async def test_in_direct_messages_the_card_offers_computer_players_alone(scene: Stage) -> None:
    card = (await scene.mira.slash("game new", channel=scene.mira.dm, game="sol")).message
    assert "Join" not in card.labels
    assert "computer players" in card.text
    await scene.mira.click(card, "Computer player")
    await scene.settled()
    assert " (Random) · computer" in card.text
    assert "Start" in card.labels


async def test_cancelling_closes_the_card(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo)
    await scene.mira.click(card, "Cancel")
    await scene.settled()
    assert "cancelled" in card.text
    assert not card.labels
    await scene.lobby("sol")


async def test_options_that_do_not_go_together_are_refused_at_the_start(scene: Stage) -> None:
    card = await scene.lobby("sol", scene.bo, mode="coop", event="none")
    answer = await scene.mira.click(card, "Start")
    if answer.kind == "message":
        private_refusal(answer)


async def test_missing_permissions_are_named(scene: Stage, monkeypatch: pytest.MonkeyPatch) -> None:
    import discord

    monkeypatch.setattr(discord.Interaction, "app_permissions", discord.Permissions(view_channel=True))
    text = private_refusal(await scene.mira.slash("game new", game="sol"))
    assert "Attach Files" in text


async def test_help_opens_a_game_against_the_computer(scene: Stage) -> None:
    page = await scene.cy.slash("help")
    assert page.ephemeral
    await scene.cy.click(
        page.message, next(b["custom_id"] for b in page.message.buttons if "alone:0:0:sol" in b["custom_id"])
    )
    await scene.settled()
    assert scene.live().holders[1].computer is not None
    assert scene.live().started_at is not None


@pytest.mark.sandboxed
async def test_a_game_from_help_is_a_first_game_as_far_as_the_server_allows(scene: Stage) -> None:
    async def alone(place: Place) -> dict[str, str]:
        page = (await scene.cy.slash("help", channel=place)).message
        act = next(b["custom_id"] for b in page.buttons if "alone:0:0:supernova" in b["custom_id"])
        await scene.cy.click(page, act)
        await scene.settled()
        assert scene.live(place).started_at is not None
        return scene.live(place).options

    options = await alone(scene.table)
    assert (options["short"], options["annihilation"]) == ("on", "off")
    await scene.mira.slash("config options", game="supernova", option="short", values="off")
    options = await alone(scene.second)
    assert (options["short"], options["annihilation"]) == ("off", "off")


async def test_rules_are_found_by_word_and_number_and_can_be_shared(scene: Stage) -> None:
    await scene.lobby("sol")
    answer = await scene.mira.slash("rules", query="hurl")
    assert answer.ephemeral
    assert "hurl" in answer.text.lower()
    await scene.mira.click(answer.message, "Show in channel")
    await scene.settled()
    assert "Looked up by Mira" in scene.table.last.text
    assert "### 7.2.1" in (await scene.mira.slash("rules", query="how do I build a bridge")).text
    assert "### 6.3" in (await scene.mira.slash("rules", query="6.3")).text
    private_refusal(await scene.mira.slash("rules", query="zzzzqqqq"))


async def test_with_several_kinds_of_computer_players_it_is_asked_which(scene: Stage) -> None:
    card = await scene.lobby("sol")
    scene.client.context.computers = ("random", "other")
    panel = await scene.mira.click(card, "Computer player")
    assert panel.ephemeral
    assert panel.message.options() == ["random", "other"]
    await scene.mira.choose(panel.message, "random")
    await scene.settled()
    assert "★" in card.text
    private_refusal(await scene.mira.choose(panel.message, "other"))
