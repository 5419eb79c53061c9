"""Those with closed direct messages are called in the channel for trades and windows, as far as everyone may know."""

from __future__ import annotations

from pathlib import Path

import pytest

from bot.engine.moves import Move, Seat
from bot.games.supernova.table.state import SETUP
from bot.sandbox import Actor, Sandbox, Seen
from tests.discord.hands import Driver, until_action
from tests.discord.stage import Stage, stage
from tests.discord.test_living_message import held
from tests.discord.test_trades import Market

pytestmark = pytest.mark.e2e


BO = Seat(1)


def calls(scene: Stage) -> list[Seen]:
    """The calls in the channel."""
    return [each for each in scene.table.messages if "Your direct messages are closed" in each.text]


def called(message: Seen) -> list[str]:
    return sorted(each["id"] for each in message.payload["mentions"])


async def test_who_is_offered_a_card_is_called_and_reads_which(scene: Stage) -> None:
    for who in (scene.mira, scene.bo, scene.cy):
        who.close_dms()
    market = await Market.at_table(scene, "market", asked=())
    await market.open()
    earlier = calls(scene)
    await market.offer()
    (call,) = calls(scene)
    assert all(each.gone for each in earlier)
    first, second = market.others
    assert called(call) == sorted(market.people[seat].id for seat in market.others)
    assert "offered a card to" in call.text
    assert "may answer Mira’s offer" in call.text
    assert call.labels == ["My hand"]

    panel = (await market.people[first].click(call, "My hand")).message
    assert "For you: " in panel.text
    await market.play(first, Move("pass"))
    await scene.settled()
    assert [each.id for each in calls(scene)] == [call.id]
    await market.play(second, Move("pass"))
    await scene.settled()
    assert calls(scene) == []
    assert call.gone


async def test_after_a_restart_a_call_goes_on_and_is_removed_when_answered(tmp_path: Path) -> None:
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            for who in (scene.mira, scene.bo, scene.cy):
                who.close_dms()
            market = await Market.at_table(scene, "market", asked=())
            await market.open()
            await market.offer()
            first, second = market.others
            (call,) = calls(scene)
        async with stage(tmp_path / "games.db", sandbox=sandbox) as scene:
            market = Market(scene, scene.live(), "market")
            await market.play(first, Move("pass"))
            await scene.settled()
            assert [each.id for each in calls(scene)] == [call.id]
            await market.play(second, Move("pass"))
            await scene.settled()
            assert call.gone
            assert calls(scene) == []
            assert await scene.sessions.shown.call(market.session.id) is None


async def test_only_those_with_closed_direct_messages_are_called(scene: Stage) -> None:
    market = await Market.at_table(scene, "market", asked=())
    await market.open()
    await market.offer()
    assert calls(scene) == []


@pytest.mark.parametrize("asked", [(0, 1, 2), ()])
async def test_whom_a_window_calls_does_not_depend_on_who_is_asked(
    scene: Stage, asked: tuple[int, ...]
) -> None:
    """In the same window of the same game, whether those with closed messages want to be asked or not."""
    closed = (scene.bo, scene.cy)
    for who in closed:
        who.close_dms()
    driver = await Driver.at_table(scene, "calls", asked=(0, 1, 2))
    if not asked:
        for seat in (1, 2):
            await driver.play(Seat(seat), Move("ask", ("never", "game")))
    await scene.settled()
    await driver.until_window()
    await scene.settled()
    public = await scene.sessions.position(driver.session.id, None)
    assert [ask.seat for ask in public.asks] == [-1]
    (call,) = calls(scene)
    by = (await driver.state()).stack[-1].by
    others = [who.id for seat, who in enumerate((scene.mira, *closed)) if seat > 0 and seat != by]
    assert called(call) == sorted(others)
    if asked:
        await driver.let_be()
        await scene.settled()
        assert call.gone


async def test_each_turn_is_called_once_where_it_is_seen(scene: Stage) -> None:
    """By direct message, or in the channel; the board is posted anew when a phase is over, and edited until then."""
    scene.bo.close_dms()
    driver = await Driver.at_table(scene, "turns", asked=())
    for seat in range(3):
        await driver.play(Seat(seat), Move("ask", ("never", "game")))
    await scene.settled()
    posted = scene.pings()
    turns, phases, begun = 0, 0, scene.live().table_state.turns
    while phases < 3 or turns < 3:
        state = await driver.state()
        seat = driver.game.awaited(state)[0]
        moves = driver.game.moves(state, seat)
        quiet = [move for move in moves if move.verb in ("pass", "done")]
        await driver.play(seat, (quiet or moves)[0])
        await driver.state()
        await scene.settled()
        now = scene.live().table_state.turns
        phases += now.phase != begun.phase
        assert (
            len([each for each in scene.table.messages if each.id in posted and "Play" in each.labels])
            == phases
        )
        begins = now.began[BO] != begun.began[BO] or now.phase != begun.phase
        turns += BO in now.awaited and begins
        begun = now
        assert len([each for each in posted.values() if scene.bo.id in each]) == turns
        assert len(calls(scene)) <= (BO in now.awaited)
    assert {each for ids in posted.values() for each in ids} == {scene.bo.id}


async def test_a_turn_that_begins_while_a_board_is_drawn_is_called_by_the_next_board_alone(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The board that is drawn shows the phase before, and is followed by no call of its own."""
    scene.bo.close_dms()
    driver = await Driver.at_table(scene, "overtaken", asked=())
    await until_action(scene, driver.session)
    posted, phase = scene.pings(), scene.live().table_state.turns.phase
    async with held(scene.client.context.studio, "timed", monkeypatch) as waiting:
        while (turns := scene.live().table_state.turns).phase == phase or BO not in turns.awaited:
            ask = driver.game.asks(await driver.state())[0]
            await driver.play(ask.seat, ask.default)
            await waiting.wait()
    await scene.settled()
    assert scene.live().table_state.turns == turns
    assert [people for people in posted.values() if people] == [[scene.bo.id]]
    assert "Play" in scene.table.last.labels
    assert calls(scene) == []


async def test_a_turn_that_begins_while_a_new_board_is_looked_at_is_called_by_it_alone(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is shown and for which turn it calls are of one moment."""
    scene.bo.close_dms()
    driver = await Driver.at_table(scene, "turns", asked=())
    for seat in (0, 1):
        await driver.play(Seat(seat), driver.game.moves(await driver.state(), Seat(seat))[0])
    await scene.settled()
    posted, phase = scene.pings(), scene.live().table_state.turns.phase
    async with held(scene.sessions, "position", monkeypatch) as waiting:
        while (turns := scene.live().table_state.turns).phase == phase or turns.awaited != (BO,):
            ask = driver.game.asks(await driver.state())[0]
            await driver.play(ask.seat, ask.default)
            await waiting.wait()
    await scene.settled()
    assert scene.live().table_state.turns == turns
    assert [people for people in posted.values() if people] == [[scene.bo.id]]
    assert calls(scene) == []


async def test_who_opened_a_window_is_not_called_though_it_closes_before_the_log_is_read(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    scene.bo.close_dms()
    driver = await Driver.at_table(scene, "turns", asked=(2,))
    while (await driver.state()).phase == SETUP or scene.live().table_state.turns.awaited != (BO,):
        ask = driver.game.asks(await driver.state())[0]
        await driver.play(ask.seat, ask.default)
    await scene.settled()
    posted = scene.pings()
    async with held(scene.sessions, "newest", monkeypatch) as waiting:
        await driver.play(BO, driver.game.asks(await driver.state())[0].default)
        assert await driver.window() == [2]
        await waiting.wait()
        await driver.let_be()
        await driver.state()
    await scene.settled()
    assert BO not in scene.live().table_state.turns.awaited
    assert [people for people in posted.values() if people] == []


def sender(call: Seen) -> str | None:
    """Whose interaction sent a call, as everyone can see; None: the bot sent it."""
    metadata = call.payload.get("interaction_metadata")
    return metadata and str(metadata["user"]["id"])


async def acting(scene: Stage, *people: Actor) -> list[Actor]:
    """A game in which these people have closed direct messages; all, in the order in which they have an action."""
    for who in people:
        who.close_dms()
    session = await scene.game("supernova", scene.bo, scene.cy)
    for seat in range(3):
        await scene.play(session, Seat(seat), Move("draw", ("keep",)))
    await until_action(scene, session)
    return [scene.actor(session.holders[seat].user_id) for seat in (await scene.truth(session)).order()]


async def test_calls_are_sent_and_removed_by_the_interaction_of_the_last_mover(scene: Stage) -> None:
    first, second, third = await acting(scene, scene.mira, scene.bo, scene.cy)
    asked = list[str]()
    scene.sandbox.rest.on_traffic = lambda method, path, *_: asked.append(f"{method} {path}")
    await first.slash("supernova pass")
    await scene.settled()
    (before,) = calls(scene)
    assert called(before) == [second.id]
    assert sender(before) == first.id
    await second.slash("supernova pass")
    await scene.settled()
    (call,) = calls(scene)
    assert before.gone
    assert called(call) == [third.id]
    assert sender(call) == second.id
    channel = f"/channels/{scene.table.id}/messages"
    assert not [each for each in asked if each in (f"POST {channel}", f"DELETE {channel}/{before.id}")]


async def test_a_call_that_no_interaction_can_send_is_sent_once_by_the_bot(scene: Stage) -> None:
    first, second, _ = await acting(scene, scene.mira, scene.bo, scene.cy)
    scene.sandbox.fault("code", "POST /webhooks/.*", status=403, code=50013, times=None)
    await first.slash("supernova pass")
    await scene.settled()
    (call,) = calls(scene)
    assert (called(call), sender(call)) == ([second.id], None)


async def test_half_an_hour_later_the_bot_itself_calls_and_removes(scene: Stage) -> None:
    first, _, third = await acting(scene, scene.mira, scene.bo, scene.cy)
    await first.slash("supernova pass")
    await scene.settled()
    (before,) = calls(scene)
    scene.sandbox.skip(1800)
    await scene.play(scene.live(), Seat(scene.live().table_state.turns.awaited[0]), Move("pass"))
    await scene.settled()
    assert before.gone
    (call,) = calls(scene)
    assert (called(call), sender(call)) == ([third.id], None)


async def test_no_call_shows_who_passed_in_private(scene: Stage) -> None:
    """Even a pass that closes a window, which everyone notices: no one sees whose it was."""
    for who in (scene.mira, scene.bo, scene.cy):
        who.close_dms()
    driver = await Driver.at_table(scene, "calls", asked=(), leakless="off")
    last = await driver.until_window()
    assert last
    for seat in last[:-1]:
        await driver.play(seat, Move("pass"))
    await scene.settled()
    passer = driver.people[last[-1]]
    await passer.slash("supernova pass")
    await scene.settled()
    assert not await driver.window()
    later = {each.id for each in calls(scene)}
    while not (new := [each for each in calls(scene) if each.id not in later]):
        state = await driver.state()
        seat = driver.game.awaited(state)[0]
        await driver.play(seat, driver.game.moves(state, seat)[-1])
        await scene.settled()
    assert [sender(each) for each in new] == [None]


async def test_a_board_that_is_posted_anew_because_it_is_old_calls_whose_turn_began(scene: Stage) -> None:
    """At the pace of days, nearly every board: one message then shows the board and calls."""
    scene.bo.close_dms()
    driver = await Driver.at_table(scene, "old boards", asked=())
    for seat in range(3):
        await driver.play(Seat(seat), Move("ask", ("never", "game")))
    await scene.settled()
    called_by_old = 0
    begun = scene.live().table_state.turns
    while called_by_old < 2:
        state = await driver.state()
        seat = driver.game.awaited(state)[0]
        moves = driver.game.moves(state, seat)
        before = {each.id for each in scene.table.messages}
        scene.sandbox.skip(3600)
        await driver.play(seat, ([move for move in moves if move.verb in ("pass", "done")] or moves)[0])
        await driver.state()
        await scene.settled()
        now = scene.live().table_state.turns
        if BO in now.awaited and now.began[BO] != begun.began[BO]:
            (post,) = [each for each in scene.table.messages if each.id not in before]
            assert called(post) == [scene.bo.id]
            assert "Play" in post.labels
            assert calls(scene) == []
            called_by_old += now.phase == begun.phase
        begun = now
