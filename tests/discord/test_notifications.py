"""Reminders and invitations are sent once, whatever happens between deciding, sending and marking one."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator
from pathlib import Path

import pytest

from bot.discord.private.notifications import notification_nonce
from bot.engine.moves import Seat
from bot.sandbox import Actor, Sandbox, Seen
from bot.sessions import Refused, User
from bot.sessions.core.people import Person, Prompts
from bot.sessions.outbox.notifications import Notification, Reminder
from tests.discord.stage import Stage, private_refusal, stage
from tests.discord.test_clocks import HOUR, clocked, stake

pytestmark = pytest.mark.e2e


async def late(scene: Stage) -> Actor:
    """Bo is awaited and to be reminded."""
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    scene.sandbox.skip(12.1 * HOUR)
    await scene.sessions.tick()
    return scene.bo


async def asked(scene: Stage) -> Actor:
    """Cy is to be invited to the seat of Bo."""
    await clocked(scene, scene.bo)
    bo, cy = (User(int(actor.id), actor.name) for actor in (scene.bo, scene.cy))
    await scene.sessions.seats.offers.make(scene.live().id, bo, cy, for_a_while=True)
    return scene.cy


def sent_to(user: Actor) -> list[Seen]:
    """The reminders and invitations in someone's direct messages."""
    return [
        message
        for message in user.dm.messages
        if any(
            what in button["custom_id"] for button in message.buttons for what in ("reminded", "seat-accept")
        )
    ]


@pytest.mark.parametrize("later", [10.0, 3600.0])
@pytest.mark.parametrize("killed", ["before sending", "before marking"])
@pytest.mark.parametrize("decide", [late, asked])
async def test_a_kill_neither_loses_nor_repeats_one(
    tmp_path: Path, decide: Callable[[Stage], Awaitable[Actor]], killed: str, later: float
) -> None:
    """Within minutes the nonce keeps Discord from taking it twice; later it is found in the channel's history."""

    async def never(notification: Notification) -> None:
        raise Refused("store-locked")

    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            if killed == "before sending":
                await scene.client.notifications.close()
            else:
                scene.sessions.notifications.mark_sent = never  # type: ignore[method-assign]
            user = await decide(scene)
            await scene.client.notifications.settled()
            assert len(sent_to(user)) == (killed == "before marking")
            assert len(await scene.sessions.notifications.unsent()) == 1
        sandbox.skip(later)
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.sessions.tick()
            await scene.client.notifications.settled()
            assert len(sent_to(user)) == 1
            assert await scene.sessions.notifications.unsent() == []


async def test_what_discord_took_without_saying_so_is_not_sent_again_long_after(scene: Stage) -> None:
    scene.sandbox.fault(
        "apply_then_fail", f"POST /channels/{scene.cy.dm.id}/messages", status=503, times=None
    )
    await asked(scene)
    await scene.client.notifications.settled()
    assert len(await scene.sessions.notifications.unsent()) == 1
    scene.sandbox.faults.clear()
    scene.sandbox.skip(3600)
    scene.sessions.notifications.on_due()
    await scene.client.notifications.settled()
    assert len(sent_to(scene.cy)) == 1
    assert await scene.sessions.notifications.unsent() == []


async def test_an_invitation_says_who_asks_and_its_buttons_answer(scene: Stage) -> None:
    await asked(scene)
    await scene.settled()
    (invitation,) = sent_to(scene.cy)
    assert "Bo asks you to stand in" in invitation.text
    await scene.cy.click(invitation, "Accept")
    assert scene.live().holders[1].name == "Cy"
    private_refusal(await scene.cy.click(invitation, "Accept"))


async def test_nobody_is_invited_who_has_answered_or_wants_no_direct_messages(scene: Stage) -> None:
    await scene.client.notifications.close()
    cy = await asked(scene)
    await scene.sessions.seats.offers.decline(scene.live().id, User(int(cy.id), cy.name))
    await scene.sessions.people.keep(int(scene.mira.id), Person(prompts=Prompts.CHANNEL))
    scene.client.notifications.start()
    await scene.client.notifications.settled()
    assert sent_to(cy) == []
    dee, bo = scene.sandbox.person("Dee"), User(int(scene.bo.id), scene.bo.name)
    await scene.sessions.people.keep(int(dee.id), Person(prompts=Prompts.CHANNEL))
    await scene.sessions.seats.offers.make(scene.live().id, bo, User(int(dee.id), dee.name))
    await scene.settled()
    assert sent_to(dee) == []
    board = next(each for each in reversed(scene.table.messages) if "Play" in each.labels)
    assert "is offered the seat" in board.text
    assert await scene.sessions.notifications.unsent() == []


def every_notification() -> Iterator[Notification]:
    """Alike but for one thing each."""
    for session, number in ((1, 11), (11, 1), (1, 12)):
        for seat in (Seat(0), Seat(1)):
            for at in (5.0, 6.0):
                yield Reminder(session=session, seat=seat, number=number, user=7, at=at)


def test_each_has_a_nonce_of_its_own_and_keeps_it() -> None:
    nonces = [notification_nonce(notification) for notification in every_notification()]
    assert len(set(nonces)) == len(nonces) == 12
    assert nonces == [notification_nonce(notification) for notification in every_notification()]
    assert all(len(nonce) <= 25 for nonce in nonces)
