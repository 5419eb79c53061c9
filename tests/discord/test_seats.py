"""Seats that change hands in Discord: who sees what, what the buttons do, and that old ones do no harm."""

from __future__ import annotations

import asyncio

import pytest

from bot.discord.views.notices import MOST_COMPONENTS
from bot.engine.moves import Seat
from bot.players import OFFERED
from bot.sandbox import Actor
from bot.sessions import User
from tests.discord.hands import building, hand_messages
from tests.discord.stage import Stage, private_refusal

pytestmark = pytest.mark.e2e


def dee(scene: Stage) -> Actor:
    return scene.sandbox.person("Dee")


def holder(scene: Stage, seat: int) -> str:
    return scene.live().holders[seat].name


async def left(scene: Stage, who: Actor) -> None:
    """Someone leaves the running game at the table."""
    sure = await who.slash("game seat leave")
    await who.click(sure.message, "Leave the game")
    await scene.settled()


async def test_who_leaves_sees_no_hand_any_more_anywhere(scene: Stage) -> None:
    await building(scene)
    seat = Seat(1)
    panel = (await scene.bo.slash("hand")).message
    (hand_message,) = hand_messages(scene.bo, scene)
    assert panel.attachments
    await left(scene, scene.bo)
    assert hand_messages(scene.bo, scene) == []
    assert not hand_message.attachments
    assert "no longer see" in hand_message.text
    assert not panel.attachments
    assert "no longer see" in panel.text
    private_refusal(await scene.bo.slash("hand"))
    assert scene.live().holders[seat].vacant
    assert (await scene.bo.autocomplete("supernova draw", "pile")).choices == []


async def test_old_buttons_of_a_seat_answer_privately_and_do_nothing(scene: Stage) -> None:
    await building(scene)
    now, *_ = await scene.awaited()
    (hand_message,) = hand_messages(now, scene)
    menu, before = hand_message.menus[0], await scene.state()
    await scene.sessions.seats.leave(scene.live().id, user(now))
    private_refusal(await now.choose(hand_message, menu["options"][0]["value"], menu["custom_id"]))
    await scene.settled()
    private_refusal(await now.click(scene.table.last, "Play"))
    private_refusal(await now.click(scene.table.last, "My hand"))
    await scene.settled()
    assert await scene.state() == before


def user(actor: Actor) -> User:
    return User(int(actor.id), actor.name)


async def test_a_newcomer_gets_the_hand_of_the_seat_by_direct_message(scene: Stage) -> None:
    await building(scene)
    seen = await scene.sessions.position(scene.live().id, Seat(1))
    await left(scene, scene.bo)
    assert "this seat is free" in scene.table.last.text
    asked = await dee(scene).click(scene.table.last, "Take the seat")
    assert asked.ephemeral
    assert "more than half of the table must agree" in asked.text
    await scene.settled()
    assert hand_messages(dee(scene), scene) == []
    notice = scene.table.last
    assert "**Dee** would like to take the seat of ★ Bo" in notice.text
    assert "Already asked" in private_refusal(await dee(scene).click(notice, "Agree"))
    private_refusal(await scene.bo.click(notice, "Agree"))
    assert "Your vote is counted" in (await scene.cy.click(notice, "Agree")).text
    agreed = await scene.mira.click(notice, "Agree")
    assert "They have the seat now" in agreed.text
    await scene.settled()
    (hand_message,) = hand_messages(dee(scene), scene)
    assert hand_message.file().startswith(b"\x89PNG")
    assert any("Your hand" in alt for alt in hand_message.alt_texts)
    now = await scene.sessions.position(scene.live().id, Seat(1))
    assert now.view.players[1].hand == seen.view.players[1].hand
    assert holder(scene, 1) == "Dee"
    assert "this seat is free" not in scene.table.last.text
    private_refusal(await scene.bo.slash("game seat take"))


async def test_a_stand_in_is_asked_by_direct_message_and_the_owner_comes_back(scene: Stage) -> None:
    await building(scene)
    panel = (await scene.bo.slash("game seat show")).message
    assert "★ Bo" in panel.text
    over = await scene.bo.click(panel, "Hand over …")
    menu = next(m for m in over.message.menus if "stand in" in m["placeholder"])
    told = await scene.bo.choose(over.message, dee(scene).id, menu["custom_id"])
    assert "by direct message" in told.text
    await scene.settled()
    assert "is asked to stand in" in scene.table.last.text
    private_refusal(await scene.cy.click(scene.table.last, "Accept"))
    invitation = dee(scene).dm.last
    await dee(scene).click(invitation, "Accept")
    await scene.settled()
    assert holder(scene, 1) == "Dee"
    assert hand_messages(scene.bo, scene) == []
    assert hand_messages(dee(scene), scene)
    assert "is playing for you" in private_refusal(await scene.bo.slash("hand"))
    seat_lost = next(m for m in scene.bo.dm.messages if "I am back" in m.labels)
    await scene.bo.click(seat_lost, "I am back")
    await scene.settled()
    assert holder(scene, 1) == "Bo"
    assert hand_messages(dee(scene), scene) == []
    assert hand_messages(scene.bo, scene)
    private_refusal(await scene.bo.click(seat_lost, "I am back"))


async def test_who_is_away_and_wants_to_play_is_back_with_one_click(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    await scene.bo.slash("game seat computer", options={"for": "while"})
    await scene.settled()
    answer = await scene.bo.click(scene.table.last, "Play")
    assert "is playing for you" in private_refusal(answer)
    back = await scene.bo.click(answer.message, "I am back")
    assert back.message.id == answer.message.id
    assert "The seat is yours" in back.text
    assert holder(scene, 1) == "Bo"


@pytest.mark.parametrize(
    ("typed", "kind"), [(" easy ", "easy"), ("Medium", "greedy"), ("HARD", "search"), ("search", "search")]
)
async def test_a_computer_player_is_called_as_in_its_menu(scene: Stage, typed: str, kind: str) -> None:
    scene.client.context.computers = OFFERED
    await scene.game("sol", scene.bo)
    await scene.bo.slash("game seat computer", options={"for": "while", "kind": typed})
    await scene.settled()
    assert scene.live().holders[1].computer == kind


async def test_a_guest_who_wants_to_play_is_offered_the_free_seat(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    await left(scene, scene.bo)
    answer = await dee(scene).click(scene.table.last, "Play")
    assert "one is free: Bo" in private_refusal(answer)
    assert "The seat is yours" in (await dee(scene).click(answer.message, "Take the seat")).text
    assert holder(scene, 1) == "Dee"


async def test_the_table_can_refuse_a_newcomer(scene: Stage) -> None:
    await scene.game("embers", scene.bo, scene.cy)
    await left(scene, scene.cy)
    await dee(scene).slash("game join")
    await scene.settled()
    assert "Your vote is counted." in (await scene.bo.click(scene.table.last, "Decline")).text
    assert "Done. The seat is still free." in (await scene.mira.slash("game seat decline", seat="3")).text
    await scene.settled()
    assert "this seat is free" in scene.table.last.text
    assert "did not give you a seat" in private_refusal(await dee(scene).slash("game seat take"))
    eli = scene.sandbox.person("Eli")
    assert "must agree" in (await eli.slash("game seat take")).text
    assert "Your vote is counted." in (await scene.mira.slash("game seat accept")).text
    await scene.settled()
    assert holder(scene, 2) != "Eli"
    assert "They have the seat now" in (await scene.bo.click(scene.table.last, "Agree")).text
    assert holder(scene, 2) == "Eli"


async def test_while_the_table_votes_it_is_called_once_and_who_asked_learns_nothing(scene: Stage) -> None:
    await scene.game("embers", scene.bo, scene.cy)
    await left(scene, scene.cy)
    pings = scene.pings()
    before = await scene.state()
    await dee(scene).slash("game seat take")
    await scene.settled()
    notice = scene.table.last
    assert set(pings[notice.id]) == {scene.mira.id, scene.bo.id}
    assert "More than half of the table must agree." in notice.text
    assert "Anyone who has not answered by <t:" in notice.text
    assert "Waiting for" in notice.text
    for command in ("hand", "game seat accept"):
        private_refusal(await dee(scene).slash(command, channel=scene.table))
    for label in ("My hand", "Agree"):
        private_refusal(await dee(scene).click(notice, label))
    public, own = [
        (await who.slash("game log")).text for who in (scene.sandbox.add_person("Eve"), dee(scene))
    ]
    assert own.replace("You asked", "Dee asked") == public
    assert dee(scene).dm.messages == []
    await scene.mira.click(notice, "Agree")
    await scene.settled()
    assert scene.table.last.id == notice.id
    assert "Agree: ● Mira" in scene.table.last.text
    assert await scene.state() == before
    assert "no longer ask" in (await dee(scene).click(scene.table.last, "Decline")).text
    await scene.settled()
    assert "this seat is free" in scene.table.last.text


async def test_a_victim_gets_one_invitation_and_none_after_a_no(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    before = len(dee(scene).dm.messages)
    assert "by direct message" in (await scene.bo.slash("game seat offer", who=dee(scene).id)).text
    await scene.settled()
    again = await scene.bo.slash("game seat offer", options={"who": dee(scene).id, "for": "while"})
    assert "direct message about this game before" in again.text
    await scene.settled()
    (invitation,) = dee(scene).dm.messages[before:]
    await dee(scene).click(invitation, "Decline")
    said = private_refusal(await scene.mira.slash("game seat offer", options={"who": dee(scene).id}))
    assert "Dee was offered a seat in this game and declined" in said
    eli = scene.sandbox.person("Eli")
    await eli.slash("my settings", invitations=False)
    refused = private_refusal(await scene.bo.slash("game seat offer", who=eli.id))
    assert "Eli does not accept invitations" in refused
    await scene.settled()
    assert len(dee(scene).dm.messages) == before + 1
    assert not [each for each in eli.dm.messages if "offers you" in each.text]


async def test_who_takes_the_seat_that_is_awaited_is_mentioned(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    (now,) = await scene.awaited()
    before = scene.table.last
    await left(scene, now)
    assert "· left" in scene.table.last.text
    await dee(scene).click(scene.table.last, "Take the seat")
    await scene.settled()
    assert scene.table.last.id != before.id
    assert f"<@{dee(scene).id}>" in scene.table.last.text


async def test_a_computer_player_fills_a_free_seat_and_goes_on(scene: Stage) -> None:
    await scene.game("sol", scene.bo, scene.cy)
    (now,) = await scene.awaited()
    seat = next(n for n, h in enumerate(scene.live().holders) if h.user_id == int(now.id))
    other = scene.cy if now.name != "Cy" else scene.bo
    await left(scene, now)
    private_refusal(await dee(scene).click(scene.table.last, "Computer player"))
    seq = scene.live().seq
    await other.click(scene.table.last, "Computer player")
    await scene.settled()
    assert scene.live().holders[seat].computer == "random"
    while not await scene.awaited():
        await scene.settled()
    assert scene.live().seq > seq + 1


async def test_a_table_without_computer_players_plays_on_without_who_left(scene: Stage) -> None:
    await scene.game("sol", scene.bo, scene.cy)
    await scene.mira.slash("config people", computers=False)
    (now,) = await scene.awaited()
    seat = next(n for n, h in enumerate(scene.live().holders) if h.user_id == int(now.id))
    other = scene.cy if now.name != "Cy" else scene.bo
    await left(scene, now)
    assert "Computer player" not in scene.table.last.labels
    private_refusal(await dee(scene).click(scene.table.last, "Skip this seat"))
    assert "goes on" in (await other.click(scene.table.last, "Skip this seat")).text
    await scene.settled()
    while not await scene.awaited():
        await scene.settled()
    assert scene.live().holders[seat].passed_over
    assert "Nothing to change" in private_refusal(await other.slash("game seat pass-over"))
    assert "Skip this seat" not in scene.table.last.labels
    assert "skipped" in (await other.slash("game seat show")).text
    await dee(scene).click(scene.table.last, "Take the seat")
    assert holder(scene, seat) == "Dee"
    assert not scene.live().holders[seat].passed_over


async def test_offers_that_cannot_be(scene: Stage) -> None:
    await scene.game("embers", scene.bo, scene.cy)
    bot = str(scene.client.user.id) if scene.client.user else ""
    private_refusal(await scene.bo.slash("game seat offer", who=scene.bo.id))
    private_refusal(await scene.bo.slash("game seat offer", who=scene.cy.id))
    assert "bot" in private_refusal(await scene.bo.slash("game seat offer", who=bot))
    private_refusal(await dee(scene).slash("game seat offer", who=scene.cy.id))
    private_refusal(await scene.bo.slash("game seat offer", options={"who": dee(scene).id, "seat": "9"}))
    private_refusal(await dee(scene).slash("game seat accept"))
    private_refusal(await scene.bo.slash("game seat back"))
    private_refusal(await scene.bo.slash("game seat computer", options={"kind": "~button-play"}))
    assert scene.live().table_state.offers == ()


async def test_an_offer_withdrawn_or_closed_direct_messages(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    newcomer = dee(scene)
    newcomer.close_dms()
    told = await scene.bo.slash("game seat offer", who=newcomer.id)
    assert "ask them in the channel" in told.text
    await scene.settled()
    shown = scene.table.last
    assert "**Dee** is offered the seat of ★ Bo" in shown.text
    await scene.bo.slash("game seat decline", seat="2")
    await scene.settled()
    assert "**Dee** is offered" not in scene.table.last.text
    private_refusal(await newcomer.slash("game seat accept"))
    await scene.bo.slash("game seat offer", options={"who": newcomer.id, "for": "good"})
    await scene.settled()
    await newcomer.click(scene.table.last, "Accept")
    assert holder(scene, 1) == "Dee"


async def test_the_table_votes_to_free_a_seat(scene: Stage) -> None:
    await scene.game("sol", scene.bo, scene.cy)
    panel = (await scene.bo.slash("game seat show")).message
    menu = next(m for m in panel.menus if "Free the seat" in m["placeholder"])
    await scene.bo.choose(panel, "2", menu["custom_id"])
    await scene.settled()
    vote = scene.table.last
    assert "★ Bo would like to free ■ Cy’s seat" in vote.text
    private_refusal(await scene.cy.click(vote, "Keep it"))
    private_refusal(await dee(scene).click(vote, "Free the seat"))
    private_refusal(await scene.bo.click(vote, "Free the seat"))
    await scene.mira.click(vote, "Free the seat")
    await scene.settled()
    assert scene.live().holders[2].vacant
    assert "The table voted" in scene.table.last.text

    # Whom the table has sent away is not offered the seat again, as everyone else is.
    board = scene.board
    assert "Take the seat" in (await dee(scene).click(board, "Play")).message.labels
    assert "Take the seat" not in (await scene.cy.click(board, "Play")).message.labels


async def test_an_admin_frees_a_seat_at_once_with_a_reason(scene: Stage) -> None:
    await scene.game("sol", scene.bo, scene.cy)
    private_refusal(await scene.bo.slash("game seat kick", options={"seat": "3", "reason": "rude"}))
    await scene.mira.slash("game seat kick", options={"seat": "■ Cy", "reason": "away *for* weeks"})
    await scene.settled()
    assert scene.live().holders[2].vacant
    assert "away \\*for\\* weeks" in scene.table.last.text
    private_refusal(await scene.cy.slash("game join"))


async def test_the_last_person_is_told_that_leaving_ends_the_game(scene: Stage) -> None:
    await scene.game("sol", scene.bo)
    await left(scene, scene.mira)
    sure = await scene.bo.slash("game leave")
    assert "the game ends" in sure.text
    await scene.bo.click(sure.message, "Leave the game")
    await scene.settled()
    assert scene.sessions.in_channel(int(scene.table.id)) is None
    assert "ended early" in scene.table.last.text


async def test_names_in_the_story_stay_those_of_then_and_harmless(scene: Stage) -> None:
    rogue = scene.sandbox.add_person("**@0** ~x")
    await scene.game("sol", scene.bo, rogue)
    await left(scene, rogue)
    assert "\\*\\*\\@0\\*\\* \\~x left the table" in scene.table.last.text
    await dee(scene).click(scene.table.last, "Take the seat")
    await scene.settled()
    log = await scene.bo.slash("game log")
    assert "\\~x left the table" in log.text
    assert "Dee took the free seat of" in log.text


async def test_the_message_keeps_within_discords_components(scene: Stage) -> None:
    people = [scene.bo, scene.cy, dee(scene), scene.sandbox.person("Eli")]
    session = await scene.game("sol", *people)
    seats = scene.sessions.seats
    mira = user(scene.mira)
    for number, who in enumerate(people[:2], 1):
        await seats.kick(session.id, mira, Seat(number))
        await seats.offers.make(session.id, user(who), user(scene.sandbox.add_person(f"New {number}")))
    await seats.abandon(session.id, mira)
    for who in people[2:]:
        await seats.leave(session.id, user(who))
    await scene.settled()
    shown = scene.board
    assert len(shown.components) <= MOST_COMPONENTS
    assert "more questions are open" in shown.text or "this seat is free" in shown.text
    panel = await scene.bo.slash("game seat show")
    assert len(panel.message.components) <= MOST_COMPONENTS


async def test_a_click_in_a_hand_message_and_a_leave_in_the_same_moment(scene: Stage) -> None:
    await building(scene)
    now, *_ = await scene.awaited()
    (hand_message,) = hand_messages(now, scene)
    menu = hand_message.menus[0]
    await asyncio.gather(
        now.choose(hand_message, menu["options"][0]["value"], menu["custom_id"]),
        scene.sessions.seats.leave(scene.live().id, user(now)),
    )
    await scene.settled()
    assert hand_messages(now, scene) == []
    assert not any(message.attachments for message in now.dm.messages if not message.gone)


async def test_a_stand_in_hears_of_the_owner_who_is_back(scene: Stage) -> None:
    await building(scene)
    session = scene.live().id
    seats = scene.sessions.seats
    await seats.offers.make(session, user(scene.bo), user(dee(scene)), for_a_while=True)
    await seats.offers.accept(session, user(dee(scene)))
    await scene.settled()
    hand = (await dee(scene).slash("hand")).message
    assert hand.attachments
    await scene.bo.slash("game seat back")
    await scene.settled()
    assert not hand.attachments
    assert "★ Bo" in hand.text
