"""Windows: who may answer is asked in private, until a time that is shown, and the channel hears nothing of it."""

from __future__ import annotations

import re
from collections import defaultdict
from pathlib import Path

import pytest
from msgspec.structs import replace

from bot.engine.moves import CLOCK, Move, Seat
from bot.games.supernova.answers.windows import AnswerWindow
from bot.sandbox.world.things import Stored
from tests.bench import clicks
from tests.discord.hands import Driver, by_token
from tests.discord.stage import FAST, Stage, stage
from tests.paces import lasting

pytestmark = pytest.mark.e2e

WINDOWS = 12
"""Windows that are looked at, half of them with an answer at hand."""


async def test_answers_are_asked_for_in_private_with_the_time_that_is_left(scene: Stage) -> None:
    driver = await Driver.at_table(scene, "private", asked=(1, 2))
    await driver.at_window()
    for seat in await driver.window():
        hand_message = driver.people[seat].dm.last
        assert "Pass" in hand_message.labels
        assert re.search(r"<t:\d+:R>", hand_message.text)
    assert "Pass" not in scene.table.last.labels
    assert re.search(r"<t:\d+:R>", scene.table.last.text)


async def test_a_window_adds_no_message_to_the_channel(scene: Stage) -> None:
    """Neither when it opens, nor when some of those who are asked pass."""
    driver = await Driver.at_table(scene, "quiet", asked=(1, 2))
    passed = 0
    for _ in range(6):
        before = 0
        while not await driver.window():
            state = await driver.state()
            await scene.settled()
            seat, before = driver.game.awaited(state)[0], len(scene.table.messages)
            moves = driver.game.moves(state, seat)
            await driver.play(seat, moves[driver.dice.below(len(moves))])
        opened = len(scene.table.messages)
        assert opened - before <= 1, "no more than the move that opened it"
        while len(asked := await driver.window()) > 1:
            await driver.play(asked[0], Move("pass"))
            await scene.settled()
            assert len(scene.table.messages) == opened
            passed += 1
        await driver.let_be()
    assert passed >= 2


@pytest.mark.parametrize("lasts", [30.0, 3600.0])
async def test_who_is_not_asked_and_could_answer_reads_so_without_a_new_message(
    tmp_path: Path, lasts: float
) -> None:
    """From when a window opens until it closes, which everyone sees; whoever holds nothing that fits reads nothing.

    A window that would end within moments anyway may have the words stand: they say when it ends.
    """
    times = replace(FAST, paces=lasting(lasts))
    async with stage(tmp_path / "games.db", times=times) as scene:
        driver = await Driver.at_table(scene, "may", asked=())
        await scene.sessions._autoplay.stop()  # the test closes windows itself
        game, begin = driver.game, await scene.truth(driver.session)
        state = game.copy(begin)
        could, waited = set[Seat](), list[Seat]()
        told = "No one waits for you, but you may"
        # Those who were waited for are shown something new anyway.
        while not could or could & set(waited):
            opening = game.copy(begin if state.over else state)
            state, waited = game.copy(opening), game.awaited(opening)
            seat = waited[0]
            moves = game.moves(state, seat)
            move = moves[driver.dice.below(len(moves))]
            game.apply(state, seat, move)
            window = None if state.over else state.stack[-1]
            asking = isinstance(window, AnswerWindow) and CLOCK not in waited
            could = {each for each in window.may(state) if game.moves(state, each)} if asking else set()
        await scene.put(driver.session, opening)
        before = [len(who.dm.messages) for who in driver.people]
        await driver.play(seat, move)
        await scene.settled()
        read = {seat for seat, who in enumerate(driver.people) if told in who.dm.last.text}
        assert read == could
        for each in could:
            assert len(driver.people[each].dm.messages) == before[each]
        requests = by_token(scene)
        await driver.play(CLOCK, Move("close"))
        await scene.settled()
        still = {seat for seat, who in enumerate(driver.people) if told in who.dm.last.text}
        assert still == (could if lasts == 30.0 else set())
        edits = {f"PATCH /channels/{driver.people[each].dm.id}/messages" for each in could}
        assert {each.rpartition("/")[0] for each in requests} & edits == (set() if still else edits)


@pytest.mark.slow
async def test_what_a_window_sends_does_not_depend_on_who_holds_an_answer(scene: Stage) -> None:
    """Statistics over many windows: messages, edits and time left are the same whether or not an answer is held."""
    driver = await Driver.at_table(scene, "statistics")
    heard: list[str] = []
    messages = {who.dm.id: str(seat) for seat, who in enumerate(driver.people)}

    def listen(what: str, thing: object) -> None:
        if isinstance(thing, Stored) and thing.only_for is None:
            heard.append(f"{what} in {messages.get(thing.channel_id, 'channel')}")

    scene.sandbox.world.listeners.append(listen)
    found: dict[bool, list[tuple[object, ...]]] = defaultdict(list)
    while len(found[True]) + len(found[False]) < WINDOWS:
        asked = await driver.until_window()
        if asked is None:
            break
        state = await driver.state()
        holders = [seat for seat in asked if len(driver.game.moves(state, seat)) > 1]
        holds = bool(holders) and len(found[True]) <= len(found[False])
        others = [seat for seat in asked if seat not in holders]
        seat = next(iter(holders if holds else others), None)
        if seat is None or len(asked) < 2 or len(found[holds]) == WINDOWS // 2:
            await driver.let_be()
            continue
        await scene.settled()
        heard.clear()
        session = await scene.sessions.position(driver.session.id, None)
        left = round(min(session.windows) - scene.sessions._tables.clock(), -1)
        await driver.play(seat, Move("pass"))
        await scene.settled()
        found[holds].append((left, *sorted(each for each in heard if each != f"message in {seat}")))
        await driver.let_be()
    assert {holds: len(cases) for holds, cases in found.items()} == {True: WINDOWS // 2, False: WINDOWS // 2}
    assert set(found[True]) == set(found[False]) == {(FAST.paces.live.window,)}


async def test_clicks_are_counted_beyond_a_window_that_only_the_clock_closes(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By people whose panels lead on from question to question; in the first turn such a window opens early."""
    monkeypatch.setattr(clicks, "MOST_MOVES", 30)
    led, afresh, parts = await clicks.of_supernova(2, tmp_path / "games.db")
    assert parts == 2
    assert 10 < led < afresh
