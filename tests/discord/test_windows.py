"""Windows: who may answer is asked in private, until a time that is shown, and the channel hears nothing of it."""

from __future__ import annotations

import re
from collections import defaultdict
from typing import Any

import pytest

from bot.engine.moves import CLOCK, Move, Pace, Seat
from bot.engine.playout import Dice
from bot.sandbox.things import Stored
from bot.sessions import SessionView
from tests.discord.stage import FAST, Stage
from tests.games.proofs import every_game

pytestmark = pytest.mark.e2e

WINDOWS = 12
"""Windows that are looked at, half of them with an answer at hand."""


class Driver:
    """Plays for all three seats without a panel."""

    def __init__(self, scene: Stage, session: SessionView, seed: str) -> None:
        self.scene, self.session, self.dice = scene, session, Dice(seed)
        self.people = [scene.mira, scene.bo, scene.cy]
        self.game = every_game()[session.game]

    async def state(self) -> Any:
        house = self.scene.sessions._house
        return (await house.position(await house.table(self.session.id))).state

    async def play(self, seat: Seat, move: Move) -> None:
        sessions = self.scene.sessions
        if seat == CLOCK:
            seen = (await sessions._house.table(self.session.id)).head.moved
            await sessions._play.answer(self.session.id, CLOCK, move, seen=seen)
        else:
            await sessions.submit(int(self.people[seat].id), self.session.id, move, seat=seat)

    async def window(self) -> list[Seat]:
        """The seats that are asked in private in the open window; empty where there is none."""
        asks = self.game.asks(await self.state())
        return [ask.seat for ask in asks if ask.pace is Pace.WINDOW and ask.audience is not None]

    async def until_window(self) -> list[Seat] | None:
        """Play at random until a window opens that asks somebody; None when the game is over."""
        while not (asked := await self.window()):
            state = await self.state()
            seats = self.game.awaited(state)
            if not seats:
                return None
            seat = seats[self.dice.below(len(seats))]
            moves = self.game.moves(state, seat)
            await self.play(seat, moves[self.dice.below(len(moves))])
        return asked

    async def let_be(self) -> None:
        """Let everybody pass in the open window."""
        while asked := await self.window():
            await self.play(asked[0], Move("pass"))


async def test_answers_are_asked_for_in_private_with_the_time_that_is_left(scene: Stage) -> None:
    driver = Driver(scene, await scene.game("supernova", scene.bo, scene.cy), "private")
    for seat in (1, 2):
        await driver.play(Seat(seat), Move("ask", ("always", "game")))
    asked = await driver.until_window()
    assert asked
    await scene.settled()
    for seat in asked:
        letter = driver.people[seat].dm.last
        assert "Pass" in letter.labels
        assert re.search(r"<t:\d+:R>", letter.text)
    assert "Pass" not in scene.table.last.labels
    assert re.search(r"<t:\d+:R>", scene.table.last.text.splitlines()[0])


async def test_a_window_adds_no_message_to_the_channel(scene: Stage) -> None:
    """Neither one that nobody wants to be asked in, nor one in which all pass."""
    driver = Driver(scene, await scene.game("supernova", scene.bo, scene.cy), "quiet")
    for seat, word in ((0, "never"), (1, "always"), (2, "always")):
        await driver.play(Seat(seat), Move("ask", (word, "game")))
    quiet = 0
    for _ in range(10):
        turn = None
        while not await driver.window():
            state = await driver.state()
            await scene.settled()
            turn = driver.game.awaited(state)[0], len(scene.table.messages), state
            moves = driver.game.moves(state, turn[0])
            await driver.play(turn[0], moves[driver.dice.below(len(moves))])
        before = len(scene.table.messages)
        await scene.settled()
        assert len(scene.table.messages) == before
        await driver.let_be()
        await scene.settled()
        if (
            not await driver.window()
            and turn is not None
            and driver.game.awaited(await driver.state()) == [turn[0]]
        ):
            quiet += 1
            assert len(scene.table.messages) == turn[1]
    assert quiet >= 3


@pytest.mark.slow
async def test_what_a_window_sends_does_not_depend_on_who_holds_an_answer(scene: Stage) -> None:
    """Statistics over many windows: messages, edits and time left are the same whether or not an answer is held."""
    driver = Driver(scene, await scene.game("supernova", scene.bo, scene.cy, windows="timed"), "statistics")
    for seat in range(3):
        await driver.play(Seat(seat), Move("ask", ("always", "game")))
    heard: list[str] = []
    letters = {who.dm.id: str(seat) for seat, who in enumerate(driver.people)}

    def listen(what: str, thing: object) -> None:
        if isinstance(thing, Stored) and thing.only_for is None:
            heard.append(f"{what} in {letters.get(thing.channel_id, 'channel')}")

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
        left = round(min(session.windows) - scene.sessions._house.clock(), -1)
        await driver.play(seat, Move("pass"))
        await scene.settled()
        found[holds].append((left, *sorted(each for each in heard if each != f"message in {seat}")))
        await driver.let_be()
    assert {holds: len(cases) for holds, cases in found.items()} == {True: WINDOWS // 2, False: WINDOWS // 2}
    assert set(found[True]) == set(found[False]) == {(FAST.window,)}
