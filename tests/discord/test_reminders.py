"""Reminders at Discord: by direct message first, then in the channel; each of them once, whatever happens between."""

from __future__ import annotations

import pytest

from bot.engine.moves import Seat, who
from bot.sandbox import Actor, Seen
from bot.sessions import SessionView, User
from bot.sessions.core.people import Person, Prompts, ReminderWay
from tests.discord.stage import Stage, private_refusal
from tests.discord.test_clocks import HOUR, clocked, passes, stake
from tests.games.sample.embers import Douse, Embers

pytestmark = pytest.mark.e2e


def reminders(messages: list[Seen]) -> list[Seen]:
    return [each for each in messages if any("h:reminded:" in b.get("custom_id", "") for b in each.buttons)]


def reminders_of(user: Actor) -> list[Seen]:
    return reminders(user.dm.messages)


async def test_the_first_comes_by_direct_message_the_second_in_the_channel(scene: Stage) -> None:
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    await passes(scene, 12.1)
    (reminder,) = reminders_of(scene.bo)
    assert "Stake a card" in reminder.text
    assert "time runs out <t:" in reminder.text
    assert reminders(scene.table.messages) == []
    await passes(scene, 9.6)
    (said,) = reminders(scene.table.messages)
    assert f"<@{scene.bo.id}>" in said.text
    assert len(reminders_of(scene.bo)) == 1
    assert reminders_of(scene.mira) == []


async def test_its_button_opens_the_panel(scene: Stage) -> None:
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    await passes(scene, 12.1)
    answer = await scene.bo.click(reminders_of(scene.bo)[0], "Answer")
    assert "stake" in answer.text.casefold()


async def test_closed_direct_messages_are_no_way_out(scene: Stage) -> None:
    scene.bo.close_dms()
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    await passes(scene, 12.1)
    assert len(reminders(scene.table.messages)) == 1


async def test_who_wants_no_direct_messages_is_reminded_in_the_channel(scene: Stage) -> None:
    await scene.sessions.people.keep(int(scene.bo.id), Person(prompts=Prompts.CHANNEL))
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    await passes(scene, 12.1)
    assert reminders_of(scene.bo) == []
    assert len(reminders(scene.table.messages)) == 1


async def test_a_player_reminds_another(scene: Stage) -> None:
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    answer = await scene.mira.slash("game remind")
    assert "Bo" in answer.text
    await scene.client.notifications.settled()
    asked, _, by = reminders_of(scene.bo)[0].text.splitlines()
    assert "Stake a card" in asked
    assert "Bo" not in asked, "it is written to him"
    assert "Mira asks whether you have seen this" in by
    private_refusal(await scene.mira.slash("game remind"))
    private_refusal(await scene.cy.slash("game remind"))
    private_refusal(await scene.bo.slash("game remind"))


async def test_who_has_answered_meanwhile_is_not_reminded(scene: Stage) -> None:
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    await scene.client.notifications.close()
    scene.sandbox.skip(12.1 * HOUR)
    await scene.sessions.tick()
    await stake(scene, scene.bo)
    scene.client.notifications.start()
    await scene.client.notifications.settled()
    assert reminders_of(scene.bo) == []
    assert await scene.sessions.notifications.unsent() == []


async def test_what_discord_does_not_take_is_sent_later(scene: Stage) -> None:
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    scene.sandbox.fault("reset", f"POST /channels/{scene.bo.dm.id}/messages", times=None)
    await passes(scene, 12.1)
    assert reminders_of(scene.bo) == []
    assert len(await scene.sessions.notifications.unsent()) == 1
    scene.sandbox.faults.clear()
    scene.sessions.notifications.on_due()
    await scene.client.notifications.settled()
    assert len(reminders_of(scene.bo)) == 1
    assert await scene.sessions.notifications.unsent() == []


async def test_what_is_read_from_the_store_before_its_table_knows_of_it_is_not_lost(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    before = await scene.game("sol", scene.bo)
    dee, sessions, early = scene.sandbox.person("Dee"), scene.sessions, list[int]()
    known = sessions.get

    async def get(session: int) -> SessionView:
        newest = await known(session)
        if newest.table_state.offers and not early:
            early.append(newest.seq)
            return before
        return newest

    with monkeypatch.context() as patched:
        patched.setattr(sessions.notifications, "on_due", lambda: None)
        await scene.bo.slash("game seat offer", who=dee.id)
        await scene.settled()
    with monkeypatch.context() as patched:
        patched.setattr(sessions, "get", get)
        await scene.client.notifications._send_all()
        assert early
        assert not any("Accept" in message.labels for message in dee.dm.messages)
        await scene.client.notifications._send_all()
    assert [message.labels for message in dee.dm.messages] == [["Accept", "Decline"]]


async def test_a_reminder_is_put_off_and_comes_again(scene: Stage) -> None:
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    await passes(scene, 12.1)
    answer = await scene.bo.click(reminders_of(scene.bo)[0], "In 3 hours")
    assert "remind you again" in answer.text
    for hours, sent in ((2.9, 1), (0.2, 2)):
        await passes(scene, hours)
        scene.sessions.notifications.on_due()
        await scene.client.notifications.settled()
        assert len(reminders_of(scene.bo)) == sent


async def test_the_digest_of_a_day_names_every_table_once(scene: Stage) -> None:
    bo = int(scene.bo.id)
    await scene.bo.slash("my settings", reminders="daily")
    assert (await scene.sessions.people.get(bo)).reminders is ReminderWay.DAILY
    await clocked(scene, scene.bo)
    await stake(scene, scene.mira)
    here, cy = (await scene.sessions.get(1)).guild_id, User(int(scene.cy.id), "Cy")
    other = await scene.sessions.new(int(scene.second.id), here, cy, "embers")
    await scene.sessions.join(other.id, User(bo, "Bo"))
    await scene.sessions.start(other.id, cy)
    await passes(scene, 12.1)
    (digest,) = reminders_of(scene.bo)
    assert "These games wait for you" in digest.text
    assert digest.text.count("Embers") == digest.text.count("Stake a card") == 2
    assert "Bo" not in digest.text
    await passes(scene, 10)
    scene.sessions.notifications.on_due()
    await scene.client.notifications.settled()
    assert len(reminders_of(scene.bo)) == 1
    assert reminders(scene.table.messages) == []


async def test_who_lets_windows_run_out_is_told_in_private(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    await clocked(scene, scene.bo, clock="none", windows="on")

    def close(self: Douse, g: Embers, seat: Seat) -> None:
        self.closed = True
        g.tell("away", seat=who(Seat(1)))

    monkeypatch.setattr(Douse, "do_close", close)
    for user in (scene.mira, scene.bo):
        await stake(scene, user)
    await passes(scene, 0.1)
    await scene.client.notifications.settled()
    (told,) = reminders_of(scene.bo)
    assert "the others no longer wait for you" in told.text
    assert reminders_of(scene.mira) == reminders(scene.table.messages) == []
    assert "Play" in told.labels
