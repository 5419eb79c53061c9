"""How many requests with the bot's token small exchanges take, and that what nobody needs takes none."""

from __future__ import annotations

from collections import Counter
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from math import inf
from pathlib import Path
from typing import Any

import pytest
from discord import ui

from bot.discord.channel.announce import LINGER
from bot.discord.channel.state import Asked
from bot.discord.channel.turns import asked_in_public
from bot.discord.private import hands
from bot.discord.views import sheet
from bot.discord.views.catchup import News
from bot.discord.views.context import ViewContext
from bot.discord.views.hand_steps import Sheet
from bot.discord.views.memory import Learned
from bot.discord.views.table import TableView, table_of
from bot.engine.moves import CLOCK, Event, Move, Seat
from bot.engine.rules import Game
from bot.games.supernova.answers.windows import AnswerWindow
from bot.sandbox import Actor
from bot.sessions import User
from bot.sessions.core.pace import TablePace
from tests.bench.load import BUDGET, GAMES, LOADS, _held_against
from tests.discord.hands import Driver, building, by_token, hand_messages, play_from
from tests.discord.stage import Stage, stage

pytestmark = pytest.mark.e2e


def to_hands(requests: list[str], *people: Actor) -> list[str]:
    """The requests among these that send or change direct messages of some people."""
    return [each for each in requests if any(f"/channels/{who.dm.id}/" in each for who in people)]


@pytest.mark.pictures
async def test_a_phase_that_leaves_a_hand_as_it_is_changes_no_message_of_those_who_wait(scene: Stage) -> None:
    """The picture would say another phase, and other cards that may be played."""
    session = await scene.game("supernova", scene.bo, scene.cy)
    people = scene.mira, scene.bo, scene.cy
    for seat in range(2):
        await scene.play(session, Seat(seat), Move("draw", ("keep",)))
    await scene.settled()
    requests = by_token(scene)
    await people[2].click(hand_messages(people[2], scene)[0], "Keep this hand")
    await scene.settled()
    (asked,) = await scene.awaited()
    assert requests == [f"POST /channels/{place}/messages" for place in (scene.table.id, asked.dm.id)]
    waiting = next(who for who in people if who.name != asked.name)
    message = hand_messages(waiting, scene)[0]
    files = message.attachments
    await waiting.click(message, "Refresh")
    assert message.attachments != files, "its buttons show the hand as it is now"


async def test_a_hand_that_another_player_changes_is_shown_anew(scene: Stage) -> None:
    await building(scene)
    (now,) = await scene.awaited()
    session = scene.live()
    seat = session.seats_of(int(now.id))[0]
    robbed = next(who for who in (scene.mira, scene.bo, scene.cy) if who.name != now.name)
    requests = by_token(scene)
    state = await scene.truth(session)
    state.scrapyard.append(state.players[session.seats_of(int(robbed.id))[0]].hand.pop())
    await scene.put(session, state)
    await scene.play(session, seat, (await scene.sessions.moves(session.id, int(now.id), seat))[0])
    await scene.settled()
    message = hand_messages(robbed, scene)[-1]
    assert f"PATCH /channels/{robbed.dm.id}/messages/{message.id}" in requests


async def test_a_sheet_is_laid_out_only_when_it_is_sent(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What is only noted, because its reader has just seen it, costs no layout and no look ahead."""
    session = await scene.game("supernova", scene.bo, scene.cy)
    made, laid_out, sheets = sheet.panel, Counter[int](), Counter[int]()

    def counted(table: TableView, **shown: Any) -> ui.LayoutView:
        laid_out[int(table.seat or 0)] += 1
        return made(table, **shown)

    async def sheet_of(context: ViewContext, table: TableView, *sight: Any) -> Sheet:
        sheets[int(table.seat or 0)] += 1
        return await sheet.sheet_of(context, table, *sight)

    monkeypatch.setattr(sheet, "panel", counted)
    monkeypatch.setattr(hands, "sheet_of", sheet_of)
    now = (await scene.awaited())[0]
    (seat,) = session.seats_of(int(now.id))
    panel = (await now.click(scene.table.last, "Play")).message
    await now.click(panel, "Keep this hand")
    await scene.settled()
    assert sheets[seat] > 0, "it is known what their message would show"
    assert laid_out[seat] == 0, "their own click has shown it"


async def test_what_was_missed_makes_no_other_message_of_what_was_learned(
    scene: Stage, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What one learned is told once, among what one missed or below; where it stands is no news."""
    await building(scene)
    (now,) = await scene.awaited()
    seat = scene.live().seats_of(int(now.id))[0]
    table = await table_of(scene.client.context, scene.live(), seat)
    memory = await scene.client.context.memories.of(table)
    drew = Learned(memory.moves, table.position.seq, True, True, Event("drew-cards"), "")
    memory.learned = (drew._replace(sentence="You drew Algol."),)

    async def missed(*_: object) -> News:
        return News("turn", told=("-# Bo passed.", "-# You drew Algol."))

    usual = await sheet.sheet_of(scene.client.context, table)
    monkeypatch.setattr(sheet, "news_of_turn", missed)
    later = await sheet.sheet_of(scene.client.context, table)
    assert usual.print.is_of(later.print)
    memory.learned = (drew._replace(sentence="You drew Castor."),)
    assert not usual.print.is_of((await sheet.sheet_of(scene.client.context, table)).print)


@pytest.mark.parametrize("answered", [True, False])
async def test_the_end_of_a_window_changes_no_message_of_who_answered_in_it(
    scene: Stage, answered: bool
) -> None:
    """Even if they could have played something else until then; who did not answer reads that it is over."""
    driver = await Driver.at_table(scene, "answered", asked=(0, 1, 2))
    await scene.sessions._autoplay.stop()  # the test closes windows itself
    while True:
        asked = await driver.until_window() or []
        state = await driver.state()
        holders = [seat for seat in asked if len(driver.game.moves(state, seat)) > 1]
        if holders and isinstance(state.stack[-1], AnswerWindow):
            break
        await driver.let_be()
    await scene.settled()
    seat = holders[0]
    who = driver.people[seat]
    message = hand_messages(who, scene)[0]
    if answered:
        await who.click(message, "Pass")
        await scene.settled()
        assert "No one waits for you, but you may" in message.text
    scene.sandbox.skip(14 * 60 + 1)  # the click serves no more
    requests, seq = by_token(scene), scene.live().seq
    await scene.play(driver.session, CLOCK, Move("close"))
    await scene.settled()
    assert scene.live().seq > seq
    assert len(to_hands(requests, who)) == (0 if answered else 1)


@pytest.mark.parametrize(("more", "verdict"), [(0, "ok"), (1, "MISSED")])
def test_needless_requests_fail_the_load_table(more: int, verdict: str) -> None:
    load = LOADS[0]
    budget = load.tables * sum(BUDGET.values()) // len(GAMES)
    found = {
        "acks": {},
        "published": 1.0,
        "caught_up": 1.0,
        "requests": Counter(hand=budget + more),
        "held": {},
        "cpu": 0.0,
        "memory": 0,
    }
    verdicts = {row.what.strip(): row.verdict for row in _held_against(load, found, found, 1.0)}
    assert verdicts["requests until all is shown, a table"] == verdict


async def test_what_is_asked_next_of_who_has_just_answered_stands_in_that_answer_alone(scene: Stage) -> None:
    """The last to discard draws at once: their message tells of turn 1 in turn 2, and opens what is asked now."""
    driver = await Driver.at_table(scene, "discard", asked=())
    game = driver.game

    def ends_the_turn(before: Any, seat: Seat, after: Any) -> bool:
        return (
            (before.turn, after.turn) == (1, 2)
            and game.awaited(before) == [seat]
            and seat in game.awaited(after)
        )

    seat, _ = await play_on(driver, ends_the_turn)
    who = driver.people[seat]
    message, requests = hand_messages(who, scene)[0], by_token(scene)
    assert "turn 1" in message.text
    answer = await play_from(who, (await who.click(scene.table.last, "Play")).message)
    await scene.settled()
    assert "turn 2" in answer.message.text
    assert to_hands(requests, who) == []
    assert hand_messages(who, scene) == [message]
    assert "turn 1" in message.text
    await who.click(message, "Refresh")
    assert "turn 2" in message.text


@asynccontextmanager
async def at_days(database: Path, **options: str) -> AsyncIterator[tuple[Stage, Driver]]:
    """A game of three people at Days that has begun, whose channel waits as it does in earnest."""
    async with stage(database, linger=LINGER) as scene:
        card = await scene.lobby("supernova", scene.bo, scene.cy, **options)
        host = User(int(scene.mira.id), scene.mira.name)
        await scene.sessions.clocks.set_pace(scene.live().id, host, TablePace.DAYS)
        await scene.mira.click(card, "Start")
        await scene.settled()
        yield scene, Driver(scene, scene.live(), "days")


async def publicly_asked(scene: Stage) -> Asked | None:
    session = scene.live()
    return asked_in_public(session, await scene.sessions.position(session.id))


def waits_until(scene: Stage) -> float | None:
    """When the channel is shown what waits there, in UTC seconds; None: not before something new is asked."""
    until = scene.client.announcer.worker(scene.live()).waits_until
    return None if until == inf else until


async def test_at_days_a_window_changes_nothing_in_the_channel(tmp_path: Path) -> None:
    """Neither as it opens nor as it closes: it is the turn of the same people. Who may answer is told in private."""
    async with at_days(tmp_path / "games.db") as (scene, driver):
        game = driver.game

        def opens(before: Any, seat: Seat, after: Any) -> bool:
            if not privately_asked(game, after):
                return False
            for each in privately_asked(game, after):
                game.play(after, each, Move("pass"))
            if game.awaited(after) != [CLOCK]:
                return False
            game.play(after, CLOCK, Move("close"))
            return game.awaited(before) == game.awaited(after) and game.phase(before) == game.phase(after)

        seat, move = await play_on(driver, opens)
        shown, requests = await publicly_asked(scene), by_token(scene)
        await driver.play(seat, move)
        for each in privately_asked(game, await scene.truth(driver.session)):
            await scene.settled()
            scene.sandbox.skip(2 * 3600)
            await driver.play(each, Move("pass"))
        await driver.play(CLOCK, Move("close"))
        await scene.settled()
        assert await publicly_asked(scene) == shown
        assert [each for each in requests if scene.table.id in each] == []
        assert waits_until(scene) is None


async def test_at_days_who_is_no_longer_awaited_is_shown_an_hour_later_whatever_waited(
    tmp_path: Path,
) -> None:
    async with at_days(tmp_path / "games.db", parallel="on") as (scene, driver):
        game = driver.game

        def goes_on(before: Any, seat: Seat, after: Any) -> bool:
            return (
                len(game.awaited(before)) == 3
                and game.awaited(before) == game.awaited(after)
                and CLOCK not in game.awaited(after)
                and any(move.verb in ("pass", "done") for move in game.moves(after, seat))
            )

        seat, move = await play_on(driver, goes_on)
        requests = by_token(scene)
        await driver.play(seat, move)
        await scene.settled()
        assert waits_until(scene) is None, "they go on with their turn"
        scene.sandbox.skip(2 * 3600)
        moves = game.moves(await scene.truth(driver.session), seat)
        await driver.play(seat, next(move for move in moves if move.verb in ("pass", "done")))
        await scene.settled()
        assert waits_until(scene) == pytest.approx(scene.sandbox.clock.now() + 60 * LINGER)
        assert [each for each in requests if scene.table.id in each] == []


async def test_at_days_who_is_no_longer_awaited_is_shown_once_no_one_has_answered_for_an_hour(
    tmp_path: Path,
) -> None:
    async with at_days(tmp_path / "games.db") as (scene, driver):
        await scene.settled()
        requests = by_token(scene)
        for seat in range(2):
            await driver.play(Seat(seat), Move("draw", ("keep",)))
            await scene.settled()
            assert waits_until(scene) == pytest.approx(scene.sandbox.clock.now() + 60 * LINGER)
            scene.sandbox.skip(3000)
        assert [each for each in requests if scene.table.id in each] == []
        before = waits_until(scene)
        await driver.play(Seat(2), Move("ask", ("always", "game")))
        await scene.settled()
        assert waits_until(scene) == before, "they answered nothing"
        scene.sandbox.skip(1000)
        scene.client.announcer.outdated(scene.live())  # as its timer does
        await scene.settled()
        assert len([each for each in requests if scene.table.id in each]) == 1
        assert "Cy" in scene.table.last.text.splitlines()[0]
        assert "Bo" not in scene.table.last.text.splitlines()[0]


def privately_asked(game: Game[Any], state: Any) -> list[Seat]:
    """The seats that are asked in private in the open window."""
    return [ask.seat for ask in game.asks(state) if ask.pace.is_window and ask.audience is not None]


async def play_on(driver: Driver, wanted: Callable[[Any, Seat, Any], bool]) -> tuple[Seat, Move]:
    """Let a table stand before a move after which all is as wanted, and show that; whose move it is, and which.

    What is wanted is told the state before it, the seat, and a copy of the state after it. The three want to be asked.
    """
    game, scene = driver.game, driver.scene
    await scene.sessions._autoplay.stop()  # the test closes windows itself
    state = game.copy(await driver.state())
    for seat in map(Seat, range(3)):
        game.play(state, seat, Move("ask", ("always", "game")))
        game.play(state, seat, Move("autopass", ("off",)))
    while True:
        before, seats = game.copy(state), game.awaited(state)
        seat = seats[driver.dice.below(len(seats))]
        moves = game.moves(state, seat)
        move = moves[driver.dice.below(len(moves))]
        game.apply(state, seat, move)
        if not state.over and wanted(before, seat, game.copy(state)):
            break
    await scene.put(driver.session, before)
    for setting in ("on", "off"):  # so that the log knows whose turn it is
        await driver.play(Seat(0), Move("autopass", (setting,)))
    await scene.settled()
    return seat, move
