"""What only one player may know: it goes by direct message, and never into the channel."""

from __future__ import annotations

import pytest

from bot.engine.moves import Seat
from bot.sandbox import Actor, Answer, Seen
from tests.discord.hands import play_from
from tests.discord.stage import Stage

pytestmark = [pytest.mark.e2e, pytest.mark.judged]


async def hand(scene: Stage, seat: int) -> list[int]:
    session = scene.live()
    cards: list[int] = (await scene.sessions.position(session.id, Seat(seat))).view.hands[seat]
    return cards


def offered(who: Actor) -> list[str]:
    """The cards on the menu or the buttons of someone's newest direct message."""
    message = who.dm.last
    on_buttons = [each["custom_id"].split()[-1] for each in message.buttons if ":stake" in each["custom_id"]]
    return on_buttons or [option["value"] for menu in message.menus for option in menu["options"]]


async def play_card(who: Actor, message: Seen, card: str) -> Answer:
    """Stake a card from a message, by its menu or its button."""
    for each in message.buttons:
        if each["custom_id"].endswith(f":stake {card}"):
            return await who.click(message, each["custom_id"])
    return await who.choose(message, card)


async def test_who_joins_a_game_with_secrets_is_told_where_they_will_come(scene: Stage) -> None:
    await scene.lobby("embers", scene.bo)
    for who in (scene.mira, scene.bo):
        assert "Embers" in who.dm.last.text
    assert not scene.cy.dm.messages


async def test_a_game_without_secrets_sends_no_hand_messages(scene: Stage) -> None:
    await scene.game("embers", scene.bo)
    assert "My hand" in scene.table.last.labels


async def test_a_hidden_hand_is_offered_in_the_direct_message_alone(scene: Stage) -> None:
    await scene.game("embers", scene.bo)
    for seat, who in enumerate((scene.mira, scene.bo)):
        assert sorted(offered(who)) == sorted({str(card) for card in await hand(scene, seat)})
    for message in scene.table.messages:
        assert not message.menus
        assert "card 0" not in message.text
        assert not any(label.startswith("Stake") for label in message.labels)


async def test_the_secret_answer_can_be_given_in_the_direct_message(scene: Stage) -> None:
    await scene.game("embers", scene.bo)
    hand_message = scene.bo.dm.last
    card = offered(scene.bo)[0]
    answer = await play_card(scene.bo, hand_message, card)
    assert answer.kind == "update"
    assert f"You staked a {card}" in answer.text
    await scene.settled()
    assert f"staked a {card}" not in scene.table.last.text
    assert "Mira" in scene.table.last.text


@pytest.mark.sandboxed
async def test_closed_direct_messages_are_told_at_once_and_a_button_does_as_well(scene: Stage) -> None:
    scene.bo.close_dms()
    card = await scene.lobby("embers")
    answer = await scene.bo.click(card, "Join")
    warning = await answer.followup()
    assert warning.ephemeral
    assert "closed" in warning.text
    await scene.settled()
    await scene.mira.click(card, "Start")
    await scene.settled()
    shown = await scene.bo.click(scene.table.last, "My hand")
    assert shown.ephemeral
    seq = scene.live().seq
    await play_from(scene.bo, shown.message)
    assert scene.live().seq == seq + 1


@pytest.mark.sandboxed
async def test_commands_in_a_direct_message_find_the_game(scene: Stage) -> None:
    await scene.game("embers", scene.bo)
    card = (await hand(scene, 1))[0]
    seq = scene.live().seq
    answer = await scene.bo.slash("embers stake", channel=scene.bo.dm, card=card)
    assert answer.ephemeral
    assert scene.live().seq == seq + 1


@pytest.mark.sandboxed
async def test_in_a_direct_message_of_somebody_with_two_games_it_is_asked_which(scene: Stage) -> None:
    await scene.game("embers", scene.bo)
    await scene.game("embers", scene.bo, place=scene.second)
    text = (await scene.bo.slash("embers stake", channel=scene.bo.dm, card=1)).text
    assert scene.table.id in text
    assert scene.second.id in text


async def test_the_log_shows_each_viewer_what_they_may_know(scene: Stage) -> None:
    await scene.game("embers", scene.bo)
    card = (await hand(scene, 1))[0]
    await scene.bo.slash("embers stake", card=card)
    assert f"You staked a {card}" in (await scene.bo.slash("game log")).text
    assert "You staked" not in (await scene.mira.slash("game log")).text
    assert "You staked" not in (await scene.cy.slash("game log")).text
