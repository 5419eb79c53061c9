"""How many requests with the bot's token a turn takes: whole games at Live, with direct messages open and closed.

Every move is played as a greedy player would, and shown before the next one: people who take less time than the living
message needs cost less. A turn is a player's turn in SOL, a turn of the whole table in Super Nova.
"""

from __future__ import annotations

import asyncio
import os
import re
import tempfile
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bot.discord.channel.announce import LINGER
from bot.sandbox import Actor, Seen
from tests.bench.clicks import People
from tests.bench.table import Row
from tests.discord.stage import Stage, stage

SEATS = {"sol": (2, 3, 5), "supernova": (2, 4, 6)}
GOALS = {("sol", 2): 2.0, ("sol", 3): 2.0, ("sol", 5): 2.0, ("supernova", 4): 25.0}
TURNS = int(os.environ.get("BENCH_TURNS", "0"))
"""After how many turns a game is left; 0: it is played to its end."""

SECONDS = 5.0
"""How long people take for each answer, by the clock of the sandbox."""

MOST_MOVES = 3000
_MESSAGE = re.compile(r"/channels/(\d+)/messages(?:/(\d+))?$")


def rows() -> Iterator[Row]:
    """For each game and number of players, the requests of a turn and what they were for."""
    for slug, numbers in SEATS.items():
        for seats in numbers:
            for is_open in (True, False):
                with tempfile.TemporaryDirectory() as folder:
                    counts = asyncio.run(_played(slug, seats, is_open, Path(folder) / "games.db"))
                turns = max(1, counts.pop("turns"))
                kinds = ", ".join(f"{kind} {count / turns:.1f}" for kind, count in sorted(counts.items()))
                goal = GOALS.get((slug, seats))
                a_turn = counts.total() / turns
                yield Row(
                    f"requests a turn, {slug}, {seats} seats, DMs {'open' if is_open else 'closed'}, {turns} turns",
                    f"{a_turn:.1f}",
                    kinds,
                    a_turn / goal if goal else None,
                    "<= 1.0" if goal else "",
                )


async def _played(slug: str, seats: int, is_open: bool, database: Path) -> Counter[str]:
    """What requests a game made once it had begun, and under "turns" how many turns it had."""
    async with stage(database, quiet=0.0, linger=LINGER) as scene:
        others = [scene.bo, scene.cy, *(scene.sandbox.add_person(name) for name in ("Fay", "Gil", "Hal"))]
        people = [scene.mira, *others[: seats - 1]]
        if not is_open:
            for person in people:
                person.close_dms()
        await scene.game(slug, *people[1:])
        counts = _counting(scene)
        seen, players = set[object](), Players(scene, slug)
        for _ in range(MOST_MOVES):
            session = scene.sessions.in_channel(int(scene.table.id))
            if session is None:
                break
            turn = _turn((await scene.sessions.position(session.id)).view, slug)
            if TURNS and turn not in seen and len(seen) == TURNS:
                break
            seen.add(turn)
            if not await players.move():
                scene.sandbox.skip(60)
                await scene.sessions.tick()
            scene.sandbox.skip(SECONDS)
            await scene.settled()
        counts["turns"] = len(seen)
        return counts


def _counting(scene: Stage) -> Counter[str]:
    """Requests by kind, from now on."""
    counts: Counter[str] = Counter()
    table = scene.table.id

    def heard(method: str, path: str, status: int, *_: object) -> None:
        if path.startswith(("/interactions", "/webhooks")):
            return
        found = _MESSAGE.search(path)
        if found is None:
            counts["open" if path == "/users/@me/channels" else "other"] += 1
        elif found[1] != table:
            counts["hand " + method.lower()] += 1
        elif method == "PATCH":
            session = scene.sessions.in_channel(int(table))
            living = session is not None and found[2] == str(session.message_id)
            counts["edit" if living else "retire"] += 1
        else:
            counts[method.lower()] += 1

    scene.sandbox.rest.on_traffic = heard
    return counts


class Players(People):
    """They answer where they were asked: in a direct message if they got one, otherwise in the channel."""

    def find_panel(self, who: Actor) -> None:
        acts = (":do:", ":verb:", ":pick:", ":grow:", ":draft:")
        if who.dm.messages and any(act in each for act in acts for each in _actions(who.dm.last)):
            self.panels[who.name] = self._scene.live().seq, who.dm.last


def _actions(message: Seen) -> list[str]:
    return [each["custom_id"] for each in (*message.buttons, *message.menus) if "custom_id" in each]


def _turn(view: Any, slug: str) -> object:
    return (view.round, view.turn) if slug == "sol" else view.turn
