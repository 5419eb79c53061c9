"""A first game at the table: what a newcomer is opened, and what its card says."""

from __future__ import annotations

import pytest

from bot.engine.moves import Seat
from bot.sandbox import Actor, Seen
from bot.sessions import User
from tests.discord.stage import Stage

pytestmark = pytest.mark.e2e

HERE = "New here? Start with this"


async def card_of(scene: Stage, who: Actor, **given: str) -> Seen:
    """The card of a table that someone opens, and that is cancelled at the end."""
    await who.slash("game new", options={"game": "embers", **given})
    await scene.settled()
    card = scene.table.last
    return card


async def cancelled(scene: Stage, who: Actor, card: Seen) -> None:
    await who.click(card, "Cancel")
    await scene.settled()


async def played(scene: Stage) -> None:
    """Mira and Bo play a game of Embers to its end."""
    session = await scene.game("embers", scene.bo)
    while session.status.live:
        for number in range(len(session.holders)):
            moves = await scene.sessions.moves(session.id, session.holders[number].user_id or 0)
            if moves:
                await scene.play(session, Seat(number), moves[0])
        session = await scene.sessions.get(session.id)
    await scene.settled()


async def test_the_card_of_a_first_game_is_for_who_is_new(scene: Stage) -> None:
    card = await card_of(scene, scene.bo)
    assert f"{HERE}: **First game** · No one can douse the pot" in card.text
    entries = card.menus[0]["options"]
    assert [entry["description"].startswith("Start here. ") for entry in entries] == [True, False]
    await cancelled(scene, scene.bo, card)
    await played(scene)
    card = await card_of(scene, scene.bo)
    assert HERE not in card.text
    assert "**Full game**" in card.text
    await cancelled(scene, scene.bo, card)
    card = await card_of(scene, scene.bo, preset="first")
    assert HERE not in card.text
    await scene.cy.click(card, "Join")
    await scene.settled()
    assert HERE in scene.table.last.text, "for Cy it is new"


async def test_a_first_game_that_the_server_changes_says_so(scene: Stage) -> None:
    await scene.mira.slash("config options", game="embers", option="rounds", usual="4")
    card = await card_of(scene, scene.bo)
    assert scene.live().options == {"rounds": "4", "windows": "off"}
    assert f"{HERE}: **First game** · No one can douse" in card.text, "the preset leaves the rounds open"
    await cancelled(scene, scene.bo, card)
    await scene.mira.slash("config options", game="embers", option="windows", values="on")
    card = await card_of(scene, scene.bo)
    assert scene.live().options == {"rounds": "4", "windows": "on"}
    assert HERE not in card.text


async def test_a_first_game_in_which_a_default_of_the_server_wins_is_named(scene: Stage) -> None:
    await scene.mira.slash("config options", game="novasolis", option="power", usual="3")
    card = await card_of(scene, scene.bo, game="novasolis")
    options = scene.live().options
    assert (options["power"], options["variant"], options["races"]) == ("3", "coop", "random")
    assert f"{HERE}: **First game** · as this server plays it" in card.text


def ids(page: Seen) -> list[str]:
    """By what the buttons of a page are known."""
    return [str(each.get("custom_id", "")) for each in page.buttons]


async def opponents(scene: Stage, who: Actor, slug: str) -> list[str]:
    """The kinds of computer players that someone meets by pressing *Play the computer*."""
    page = (await who.slash("help")).message
    while not (alone := [label for label in ids(page) if label.endswith(f"help-alone:0:0:{slug}")]):
        page = (await who.click(page, "Page 2 of 2")).message
    await who.click(page, alone[0])
    await scene.settled()
    session = scene.live()
    await scene.sessions.end(session.id, User(int(who.id), who.name), admin=True)
    return [holder.computer for holder in session.holders if holder.computer]


async def test_who_is_new_plays_an_easy_computer(scene: Stage) -> None:
    scene.client.context.computers = ("random", "easy")
    assert set(await opponents(scene, scene.bo, "embers")) == {"easy"}
    await played(scene)
    assert set(await opponents(scene, scene.bo, "embers")) == {"random"}


async def test_who_is_new_wins_with_a_partner_that_is_not_easy(scene: Stage) -> None:
    """In the first game of Nova Solis all win or lose together: an easy partner lost 7 games of 12."""
    scene.client.context.computers = ("random", "easy")
    assert await opponents(scene, scene.bo, "novasolis") == ["random"]
