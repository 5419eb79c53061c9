"""How many requests with the bot's token a turn takes: tables of four at Live and at Days, with direct messages open.

Every move is played as a greedy player would, 5 seconds after the one before, and shown before the next one: people who
take less time than the living message needs cost less. At Days, half an hour passes before someone else moves. Each
table is played twice: people answer where a direct message asks them, or all in the channel. A turn is a player's turn
in SOL, a turn of the whole table in Super Nova (whose set-up counts as one), a round in Nova Solis, and in Factions a
turn of each player.

The goals are for people who answer where they are asked. Who has chosen direct messages and answers in the channel is
still called by a direct message for each question, and no click there can send it.
"""

from __future__ import annotations

import asyncio
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.discord.channel.announce import LINGER
from bot.engine.moves import Move, Seat
from bot.sandbox import Actor, Seen
from bot.sessions import Times, User
from bot.sessions.core.pace import TablePace
from tests.bench.clicks import People
from tests.bench.reasons import Reasons
from tests.bench.table import Row, sized
from tests.discord.stage import Stage, stage

LIVE, DAYS = TablePace.LIVE, TablePace.DAYS
GOALS = {
    "sol": {LIVE: 1.1, DAYS: 1.1},
    "supernova": {LIVE: 16.0, DAYS: 45.0},
    "factions": {LIVE: 25.0, DAYS: 45.0},
    "novasolis": {LIVE: 25.0, DAYS: 52.0},
}
"""By game and pace, the most requests that a turn may take."""

UNHELD = {("supernova", LIVE, "channel")}
"""Where the calls alone are more than the goal, so that it says nothing."""

PLAYED = {"sol": 24, "supernova": 4, "factions": 10, "novasolis": 4}
"""After how many turns a game is left."""

TURNS = int(os.environ.get("BENCH_TURNS", "0"))
"""After how many turns every game is left instead; 0: as in `PLAYED`."""

SECONDS = 5.0
"""How long people take for each answer, by the clock of the sandbox."""

BETWEEN = {LIVE: 0.0, DAYS: 30 * 60.0}
"""How much later someone else answers."""

NOBODY = {LIVE: 10.0, DAYS: 600.0}
"""How long it is waited for the clock before it is looked whether someone is asked."""

MOST_MOVES = sized(3000, 1)
PARTS = {"factions": 4}
"""Of how many turns of single players a turn of the table is made, where it has no number of its own."""


def rows() -> Iterator[Row]:
    """For each game, pace and place of answering, the requests of a turn and what they were for."""
    for slug, goals in GOALS.items():
        for pace, goal in list(goals.items())[: sized(None, 1)]:
            for where in ("channel", "messages")[: sized(1 if slug == "sol" else 2, 1)]:
                with tempfile.TemporaryDirectory() as folder:
                    made, turns = asyncio.run(_played(slug, pace, where, Path(folder) / "games.db"))
                yield Row(
                    f"requests a turn, {slug}, {pace.value}, answers in the {where}, {turns:.1f} turns",
                    f"{made.total / turns:.1f}",
                    f"goal {goal:.1f}",
                    made.total / turns / goal,
                    "" if (slug, pace, where) in UNHELD else "<= 1.0",
                )
                yield from made.rows(turns)


async def _played(slug: str, pace: TablePace, where: str, database: Path) -> tuple[Reasons, float]:
    """What requests a game made once it had begun, and how many turns it had."""
    async with stage(database, quiet=0.0, linger=LINGER, times=Times(think=0.0, ponder=0.0)) as scene:
        others = [scene.bo, scene.cy, scene.sandbox.add_person("Fay")]
        card = await scene.lobby(slug, *others)
        await scene.sessions.clocks.set_pace(scene.live().id, User(int(scene.mira.id), "Mira"), pace)
        await scene.mira.click(card, "Start")
        await scene.settled()
        made, turns, part = Reasons(scene), list[object](), PARTS.get(slug, 1)
        players = Players(scene, slug, BETWEEN[pace], in_messages=where == "messages")
        with made.listening():
            for _ in range(MOST_MOVES):
                session = scene.sessions.in_channel(int(scene.table.id))
                if session is None:
                    break
                turn = _turn((await scene.sessions.position(session.id)).view, slug)
                if turn not in turns[-1:]:
                    if len(turns) == (TURNS or PLAYED[slug]) * part:
                        break
                    turns.append(turn)
                if not await players.move():
                    scene.sandbox.skip(NOBODY[pace])
                    await scene.sessions.tick()
                scene.sandbox.skip(SECONDS)
                await _show_what_waited(scene)
        return made, len(turns) / part


async def _show_what_waited(scene: Stage) -> None:
    """Let the channel show what would be shown by now: the clock of the sandbox jumps, the timer does not."""
    announcer = scene.client.announcer
    for worker in list(announcer._workers.values()):
        if worker.waits_until <= scene.sandbox.clock.now():
            worker.wake()
    await scene.settled()


class Players(People):
    """They answer in the direct message that asks them, if they got one (`in_messages`), otherwise in the channel.

    Someone other than the last to move does so only `between` seconds later.
    """

    def __init__(self, scene: Stage, slug: str, between: float, *, in_messages: bool) -> None:
        super().__init__(scene, slug)
        self._between, self._in_messages = between, in_messages
        self._last, self._moved = "", Move("")

    async def next(self) -> tuple[Actor, Seat, Any] | None:
        """Who is asked first and now answers."""
        found = await super().next()
        if found is not None and found[0].name != self._last:
            self._last = found[0].name
            self._scene.sandbox.skip(self._between)
            await _show_what_waited(self._scene)
        return found

    def find_panel(self, who: Actor) -> None:
        acts = (":do:", ":verb:", ":pick:", ":grow:", ":draft:")
        if (
            self._in_messages
            and who.dm.messages
            and any(act in each for act in acts for each in _actions(who.dm.last))
        ):
            self.panels[who.name] = self._scene.live().seq, who.dm.last

    async def _click(self, who: Actor, panel: Seen, words: list[str], at: int) -> tuple[Seen, int]:
        """Play a draft as it stands, or let an open verb be one: how it grows takes no request of the bot's."""
        acts = {each.split(":")[1]: each for each in _actions(panel)}
        going = [
            each for each in _actions(panel) if ":draft:" in each and each.split(":", 4)[4].startswith("go")
        ]
        if going:
            return (await who.click(panel, going[0])).message, len(words)
        verb = self._game.info.verb(words[0])
        if verb is None or not verb.open or "panel" not in acts or "grow" not in acts:
            return await super()._click(who, panel, words, at)
        session = self._scene.live()
        seat = session.seats_of(int(who.id))[0]
        values = self._moved.values
        await self._scene.sessions.drafts.keep(int(who.id), session.id, seat, words[0], values, None)
        again = next((each for each in _actions(panel) if ":panel:" in each), None)
        # A picture that was late may have brought the draft along.
        return ((await who.click(panel, again)).message if again else panel), at

    async def _make(self, who: Actor, seat: Seat, view: Any, move: Move) -> None:
        self._moved = move
        await super()._make(who, seat, view, move)


def _actions(message: Seen) -> list[str]:
    return [each["custom_id"] for each in (*message.buttons, *message.menus) if "custom_id" in each]


def _turn(view: Any, slug: str) -> object:
    match slug:
        case "sol":
            return view.round, view.turn
        case "supernova":
            return view.turn
        case "factions":
            return view.number, view.active
        case _:
            return view.number
