"""Hands: one direct message a game and seat, edited as it changes, new where an answer is newly needed."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from bot.engine.moves import Move, Seat
from bot.sandbox import Actor, Sandbox
from bot.sandbox.world.messages import Composer, Upload
from bot.sessions import HandMessageRow, Refused
from tests.discord.hands import Driver, building, by_token, every_hand, hand_messages, play_from
from tests.discord.stage import Stage, private_refusal, stage

pytestmark = pytest.mark.e2e


async def test_each_player_has_one_message_with_the_picture_of_the_hand(scene: Stage) -> None:
    await building(scene)
    for seat, who in enumerate((scene.mira, scene.bo, scene.cy)):
        (hand_message,) = hand_messages(who, scene)
        assert hand_message.attachments[0]["filename"].startswith("hand-")
        assert hand_message.file().startswith(b"\x89PNG")
        assert any("Your hand, 10 cards" in alt for alt in hand_message.alt_texts)
        hand = (await scene.sessions.position(scene.live().id, Seat(seat))).view.players[seat].hand
        assert len(hand) == 10


async def test_the_message_is_edited_by_ones_own_moves_and_new_where_others_make_one_needed(
    scene: Stage,
) -> None:
    await building(scene)
    before = {who.name: hand_messages(who, scene)[0] for who in (scene.mira, scene.bo, scene.cy)}
    (now,) = await scene.awaited()
    picture = before[now.name].file()
    answer = await play_from(now, before[now.name])
    assert answer.kind == "update"
    await scene.settled()
    (following,) = await scene.awaited()
    assert hand_messages(now, scene)[0].id == before[now.name].id
    assert hand_messages(now, scene)[0].file() != picture
    assert hand_messages(following, scene)[0].id != before[following.name].id
    (third,) = [who for who in (scene.mira, scene.bo, scene.cy) if who.name not in (now.name, following.name)]
    assert hand_messages(third, scene)[0].id == before[third.name].id


async def test_a_deleted_hand_comes_back_at_once_to_who_is_asked(scene: Stage) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    (gone,) = hand_messages(now, scene)
    scene.sandbox.world.remove_message(gone.stored)
    await scene.sessions.submit(int(now.id), scene.live().id, Move("ask", ("always", "game")))
    await scene.settled()
    assert now.name in [each.name for each in await scene.awaited()]
    (message,) = hand_messages(now, scene)
    assert message.id != gone.id


async def test_a_move_in_the_message_sends_the_new_picture_once(scene: Stage) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    hand_message = hand_messages(now, scene)[0]
    sent = {each["id"] for each in hand_message.attachments}
    scene.sandbox.world.listeners.append(
        lambda what, thing: (
            sent.update(each["id"] for each in thing.payload["attachments"])
            if what == "message" and thing.id == hand_message.id
            else None
        )
    )
    await play_from(now, hand_message)
    await scene.settled()
    assert len(sent) == 2
    assert {each["id"] for each in hand_messages(now, scene)[0].attachments} < sent


@pytest.fixture
def uploads(monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the files that the bot sends from now on, each as often as it is sent."""
    sent: list[str] = []
    store = Composer._store

    def counted(composer: Composer, payload: Any, upload: Upload, described: Any) -> Any:
        sent.append(upload.filename)
        return store(composer, payload, upload, described)

    monkeypatch.setattr(Composer, "_store", counted)
    return sent


def in_hands(uploads: list[str]) -> int:
    return sum(each.startswith("hand-") for each in uploads)


@pytest.mark.parametrize("private", [True, False])
async def test_a_hand_is_sent_once_however_much_is_clicked_until_it_changes(
    scene: Stage, uploads: list[str], private: bool
) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    uploads.clear()
    message = (await now.click(scene.table.last, "Play")).message if private else hand_messages(now, scene)[0]
    assert in_hands(uploads) == private
    (file,) = message.attachments
    seq = scene.live().seq
    for _ in range(2):
        await now.click(message, "Settings")
        await now.click(message, "Back")
        await now.click(message, "Refresh")
    await now.click(message, "Settings")
    ask = next(menu for menu in message.menus if ":ask" in menu["custom_id"])
    await now.choose(message, ask["options"][1]["value"], ask["custom_id"])
    if scene.live().seq == seq:
        await now.choose(message, message.menus[0]["options"][0]["value"], message.menus[0]["custom_id"])
    await scene.settled()
    assert scene.live().seq == seq + 1
    assert in_hands(uploads) == private
    assert [each["id"] for each in message.attachments] == [file["id"]]
    await now.click(message, "Refresh")
    await play_from(now, message)
    await scene.settled()
    assert in_hands(uploads) > private


async def test_a_hand_that_only_says_something_else_is_not_sent_again(
    scene: Stage, uploads: list[str]
) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    letter = hand_messages(now, scene)[0]
    uploads.clear()
    said = letter.text
    await scene.sessions.submit(int(now.id), scene.live().id, Move("ask", ("never", "turn")))
    await scene.settled()
    assert letter.text != said
    assert uploads == []


async def test_a_hand_that_was_replaced_meanwhile_is_sent_after_all(scene: Stage, uploads: list[str]) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    message = hand_messages(now, scene)[0]
    for route in (r"POST /interactions/\d+/.*/callback", rf"PATCH /channels/{now.dm.id}/messages/\d+"):
        uploads.clear()
        fault = scene.sandbox.fault("code", route, status=400, code=50035)
        if "PATCH" in route:
            scene.sandbox.skip(15 * 60)  # then the click before serves no more
            await scene.sessions.submit(int(now.id), scene.live().id, Move("ask", ("never", "turn")))
        else:
            await now.click(message, "Refresh")
        await scene.settled()
        assert (fault.fired, in_hands(uploads)) == (1, 1)
        assert message.file()
        scene.sandbox.violations.clear()  # the refusal was on order


async def test_after_a_restart_nothing_is_sent_again_and_the_old_message_goes_on(tmp_path: Path) -> None:
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await building(scene)
            (now,) = await scene.awaited()
            before = {who.name: [m.id for m in who.dm.messages] for who in (scene.mira, scene.bo, scene.cy)}
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.settled()
            for who in (scene.mira, scene.bo, scene.cy):
                assert [m.id for m in who.dm.messages] == before[who.name]
            hand_message = hand_messages(now, scene)[0]
            seq = scene.live().seq
            await play_from(now, hand_message)
            await scene.settled()
            assert scene.live().seq == seq + 1
            assert [m.id for m in now.dm.messages] == before[now.name]


async def test_a_hand_message_that_was_not_sent_before_the_end_is_sent_at_the_start(tmp_path: Path) -> None:
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            session = await scene.game("supernova", scene.bo, scene.cy)
            scene.client.announcer._closing.set()
            first = (await scene.truth(session)).opening
            for turn in range(3):
                await scene.play(session, Seat((first + turn) % 3), Move("draw", ("keep",)))
            (now,) = await scene.awaited()
            before = [m.id for m in now.dm.messages]
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.settled()
            (hand_message,) = hand_messages(now, scene)
            assert hand_message.id not in before
            assert "may discover a planet" in hand_message.text


@pytest.mark.parametrize("clicked", [False, True])
async def test_of_two_messages_the_one_that_was_not_noted_before_the_end_goes(
    tmp_path: Path, clicked: bool
) -> None:
    """The process ends after a new hand was sent, and before the store knows of it; then the game goes on."""
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await building(scene)
            people = (scene.mira, scene.bo, scene.cy)
            if clicked:
                for who in people:
                    await who.click(hand_messages(who, scene)[0], "Refresh")
            await scene.settled()
            (now,) = await scene.awaited()
            before = {each.id for who in people for each in every_hand(who, scene)}
            scene.sessions.shown.keep_hand_message = refuse  # type: ignore[method-assign]
            await play_from(now, hand_messages(now, scene)[0])
            (asked,) = await scene.awaited()
            assert asked is not now
            await sandbox.wait_for(lambda: {each.id for each in every_hand(asked, scene)} - before)
            unknown = {each.id for each in every_hand(asked, scene)} - before
            scene.client.announcer._closing.set()
            await play_by_command(scene, asked)
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            await scene.settled()
            for _ in people:
                now, *_ = await scene.awaited()
                await play_by_command(scene, now)
                await scene.settled()
            assert unknown.isdisjoint(each.id for each in every_hand(asked, scene))


async def play_by_command(scene: Stage, who: Actor) -> None:
    """The first move that someone has."""
    session, user = scene.live(), int(who.id)
    (seat,) = session.seats_of(user)
    move, *_ = await scene.sessions.moves(session.id, user, seat)
    await scene.sessions.submit(user, session.id, move, seat=seat)


async def refuse(_: HandMessageRow) -> None:
    raise Refused("store-busy")


async def test_that_a_setting_was_changed_is_said_until_something_else_happens(scene: Stage) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    seat = next(seat for seat, holder in enumerate(scene.live().holders) if holder.user_id == int(now.id))
    move = Move("ask", ("never", "turn"))
    await scene.sessions.submit(int(now.id), scene.live().id, move, seat=Seat(seat))
    await scene.settled()
    assert "From now on" in hand_messages(now, scene)[0].text
    assert "From now on" in (await now.slash("hand")).text
    await scene.sessions.submit(int(now.id), scene.live().id, Move("pass"), seat=Seat(seat))
    await scene.settled()
    assert "From now on" not in hand_messages(now, scene)[0].text
    assert "From now on" not in (await now.slash("hand")).text


async def test_what_was_learned_in_private_is_told_for_three_own_moves(scene: Stage) -> None:
    session = await scene.game("embers", scene.bo, windows="off")
    people = [scene.mira, scene.bo]
    own: list[list[str]] = [[], []]
    forgotten = 0
    while scene.sessions.in_channel(int(scene.table.id)) is not None:
        now = (await scene.awaited())[0]
        seat = Seat([who.id for who in people].index(now.id))
        move = (await scene.sessions.moves(session.id, int(now.id), seat))[0]
        await scene.play(session, seat, move)
        await scene.settled()
        own[seat].append(move.verb)
        told = now.dm.last.text.count("You staked")
        assert (move.verb == "stake") <= told <= own[seat][-3:].count("stake")
        forgotten += own[seat].count("stake") - told
    assert forgotten


async def test_with_direct_messages_closed_the_channel_does_as_well_and_it_is_said_once(scene: Stage) -> None:
    card = await scene.lobby("supernova", scene.cy)
    await scene.bo.click(card, "Join")
    await scene.settled()
    scene.bo.close_dms()
    await scene.mira.click(card, "Start")
    await scene.settled()
    first = await scene.bo.click(scene.table.last, "My hand")
    assert first.ephemeral
    assert "direct messages are closed" in first.text
    assert first.message.attachments[0]["filename"].startswith("hand-")
    second = await scene.bo.click(scene.table.last, "My hand")
    assert "direct messages are closed" not in second.text
    assert second.message.file() == first.message.file()
    seq = scene.live().seq
    await scene.bo.click(second.message, "Keep this hand")
    assert scene.live().seq == seq + 1


async def test_the_hand_is_shown_anywhere_and_only_to_its_player(scene: Stage) -> None:
    await building(scene)
    pictures = set()
    for place in (scene.table, scene.second, scene.bo.dm):
        shown = await scene.bo.slash("hand", channel=place)
        assert shown.ephemeral
        pictures.add(shown.message.file())
    assert pictures == {hand_messages(scene.bo, scene)[0].file()}
    private_refusal(await scene.sandbox.person("Dee").slash("hand"))


async def test_with_two_games_it_is_asked_which_and_one_click_shows_or_plays_it(scene: Stage) -> None:
    await scene.game("embers", scene.bo)
    await scene.game("embers", scene.bo, place=scene.second)
    asked = await scene.bo.slash("hand", channel=scene.bo.dm)
    assert asked.ephemeral
    assert len(asked.message.labels) == 2
    shown = await scene.bo.click(asked.message, asked.message.labels[1])
    assert "Stake a card" in shown.text
    other = scene.live(scene.second)
    card = (await scene.sessions.position(other.id, Seat(1))).view.hands[1][0]
    asked = await scene.bo.slash("embers stake", channel=scene.bo.dm, card=card)
    seqs = scene.live().seq, other.seq
    await scene.bo.click(asked.message, asked.message.labels[1])
    assert (scene.live().seq, scene.live(scene.second).seq) == (seqs[0], seqs[1] + 1)


async def test_anything_in_play_or_in_ones_hand_can_be_looked_at_closely(scene: Stage) -> None:
    await building(scene, short="off")
    offered = await scene.bo.autocomplete("supernova inspect", "what", {"what": ""})
    own = {name for name in offered.values if name.count("-") or name}
    for name in offered.values[:2]:
        shown = await scene.bo.slash("supernova inspect", what=name)
        assert shown.ephemeral
        assert shown.message.file().startswith(b"\x89PNG")
        assert shown.message.alt_texts
    guests = (
        await scene.sandbox.person("Dee").autocomplete("supernova inspect", "what", {"what": ""})
    ).values
    assert len(own) > len(guests)
    assert set(guests) <= {"blue", "yellow", "red"}
    answer = private_refusal(await scene.bo.slash("supernova inspect", what="@everyone ~title"))
    assert "Not found" in answer


async def test_the_menu_of_a_hand_opens_cards_large(scene: Stage) -> None:
    await building(scene)
    hand_message = hand_messages(scene.bo, scene)[0]
    menu = next(menu for menu in hand_message.menus if ":look:" in menu["custom_id"])
    shown = await scene.bo.choose(hand_message, menu["options"][0]["value"], menu["custom_id"])
    assert shown.ephemeral
    assert shown.message.attachments
    assert hand_messages(scene.bo, scene)[0] == hand_message


async def test_a_game_that_was_ended_asks_nobody_any_more(scene: Stage) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    hand_message = now.dm.last
    assert "may discover a planet" in hand_message.text
    await scene.mira.slash("game end", reason="it is late")
    await scene.settled()
    assert "may discover" not in hand_message.text
    assert "the game was ended early" in hand_message.text
    assert not hand_message.menus
    assert "the game was ended early" in (await now.slash("game board")).text


async def test_a_message_that_a_newer_one_follows_is_left_and_shows_the_hand_as_it_is_now(
    scene: Stage,
) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    requests = by_token(scene)
    seat = scene.live().seats_of(int(now.id))[0]
    await scene.sessions.submit(int(now.id), scene.live().id, Move("pass"), seat=seat)
    await scene.settled()
    (then,) = await scene.awaited()
    *_, old, new = every_hand(then, scene)
    assert [each for each in requests if each.startswith("DELETE")] == []
    assert [each for each in requests if each.startswith("PATCH") and then.dm.id in each] == []
    assert [each["custom_id"] for each in old.buttons if ":panel:" in each["custom_id"]]
    await then.click(old, "Refresh")
    assert "may discover a planet" in old.text
    assert [each["filename"] for each in old.attachments] == [each["filename"] for each in new.attachments]


async def test_a_message_whose_question_was_answered_elsewhere_is_left(scene: Stage) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    left, requests = hand_messages(now, scene)[0], by_token(scene)
    said = left.text
    panel = (await now.click(scene.table.last, "Play")).message
    await play_from(now, panel)
    await scene.settled()
    assert now.name not in [each.name for each in await scene.awaited()]
    assert [each for each in requests if now.dm.id in each] == []
    assert left.text == said


async def test_a_question_that_a_step_of_someone_else_interrupts_is_asked_once(scene: Stage) -> None:
    """Whoever plays a home chooses its people first: meanwhile, the others cannot play theirs."""
    session = await scene.game("supernova", scene.bo, scene.cy, parallel="on")
    for seat in range(3):
        await scene.play(session, Seat(seat), Move("draw", ("keep",)))
    await scene.settled()
    awaited = await scene.awaited()
    asked = {who.name: hand_messages(who, scene)[0].id for who in awaited}
    assert len(asked) == 3
    requests, mover = by_token(scene), awaited[0]
    seat = session.seats_of(int(mover.id))[0]
    for verb in ("play", "homeworld"):
        moves = await scene.sessions.moves(session.id, int(mover.id), seat)
        await scene.play(session, seat, next(move for move in moves if move.verb == verb))
        await scene.settled()
    assert mover.name not in [each.name for each in await scene.awaited()]
    for who in awaited[1:]:
        assert hand_messages(who, scene)[0].id == asked[who.name]
        assert {each.split()[0] for each in requests if who.dm.id in each} <= {"PATCH"}


async def test_the_hand_of_someone_not_asked_is_edited_only_when_it_changes(scene: Stage) -> None:
    """Others' planets are new things to look at, which need no request."""
    await building(scene)
    edits: Counter[str] = Counter()
    places = {who.dm.id: who.name for who in (scene.mira, scene.bo, scene.cy)}

    def heard(method: str, path: str, *_: object) -> None:
        if method == "PATCH" and path.startswith("/channels/"):
            edits[places.get(path.split("/")[2], "channel")] += 1

    scene.sandbox.rest.on_traffic = heard
    (first,) = await scene.awaited()
    await play_from(first, hand_messages(first, scene)[0])
    await scene.settled()
    (second,) = await scene.awaited()
    await play_from(second, hand_messages(second, scene)[0])
    await scene.settled()
    (third,) = await scene.awaited()
    assert len({first.name, second.name, third.name}) == 3
    assert edits[first.name] == edits[third.name] == 0
    assert "turn 1" in hand_messages(third, scene)[0].text
    assert "turn" not in hand_messages(first, scene)[0].text, "it would soon be wrong"
    hand = hand_messages(third, scene)[0]
    assert [each for each in hand.menus if ":look:" in each["custom_id"]]
    session = scene.live()
    seat = next(Seat(n) for n, each in enumerate(session.holders) if each.user_id == int(third.id))
    await scene.sessions.submit(
        int(third.id), session.id, (await scene.sessions.moves(session.id, int(third.id), seat))[0]
    )
    await scene.settled()
    assert edits[third.name] == 1, "a move by command changes what is asked"


async def test_who_clicked_lately_is_asked_anew_through_that_click(scene: Stage) -> None:
    """And with the bot's token, where Discord does not take the click."""
    await building(scene)
    people = {who.name: who for who in (scene.mira, scene.bo, scene.cy)}
    for who in people.values():
        await who.click(hand_messages(who, scene)[0], "Refresh")
    (now,) = await scene.awaited()
    requests = by_token(scene)
    mine = hand_messages(now, scene)[0]
    old = {name: hand_messages(who, scene)[0] for name, who in people.items()}
    await play_from(now, mine)
    await scene.settled()
    (following,) = await scene.awaited()
    (asked,) = hand_messages(following, scene)
    assert asked.id != old[following.name].id
    assert old[following.name].gone, "nothing is spent on that"
    assert "message_reference" not in asked.payload
    assert [each for each in requests if str(scene.table.id) not in each] == []

    (third,) = [who for who in people.values() if who.name not in (now.name, following.name)]
    scene.sandbox.fault("code", r"(POST|DELETE) /webhooks/", status=401, code=50027, times=None)
    await play_from(following, asked)
    await scene.settled()
    assert [each.name for each in await scene.awaited()] == [third.name]
    (last,) = hand_messages(third, scene)
    assert last.id != old[third.name].id
    assert f"POST /channels/{third.dm.id}/messages" in requests
    scene.sandbox.violations.clear()  # the refusals were on order


async def test_after_a_quarter_of_an_hour_a_click_serves_no_more(scene: Stage) -> None:
    await building(scene)
    for who in (scene.mira, scene.bo, scene.cy):
        await who.click(hand_messages(who, scene)[0], "Refresh")
    scene.sandbox.skip(14 * 60 + 1)
    (now,) = await scene.awaited()
    requests = by_token(scene)
    await play_from(now, hand_messages(now, scene)[0])
    await scene.settled()
    (following,) = await scene.awaited()
    assert f"POST /channels/{following.dm.id}/messages" in requests


async def test_the_only_move_of_a_verb_is_a_button_whatever_it_names(scene: Stage) -> None:
    driver = await Driver.at_table(scene, "single", asked=(), short="on")

    def only(state: Any, seat: Seat) -> Move | None:
        moves = driver.game.moves(state, seat)
        plays = [move for move in moves if move.verb == "play"]
        covered = any(verb.name == "lay" for verb in driver.game.offer(state, seat).open_verbs)
        alone = len(plays) == 1 and len(plays[0].values) == 2 and not covered
        return plays[0] if alone else None

    while True:
        state = await driver.state()
        asked = [seat for seat in driver.game.awaited(state) if seat >= 0]
        ready = [seat for seat in asked if only(state, seat)]
        if ready:
            break
        moves = [move for move in driver.game.moves(state, asked[0]) if move.verb != "resign"]
        await driver.play(asked[0], moves[driver.dice.below(len(moves))])
    move = only(state, ready[0])
    assert move is not None
    await scene.settled()
    who, seq = driver.people[ready[0]], scene.live().seq
    panel = (await who.click(scene.table.last, "Play")).message
    assert not [menu for menu in panel.menus if ":pick:" in menu["custom_id"]]
    (label,) = [each for each in panel.labels if each.startswith(("Discover ", "Build ", "Lay ", "Play "))]
    await who.click(panel, label)
    assert scene.live().seq > seq
