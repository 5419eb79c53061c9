"""Kill a bot in mid-game, again and again, and see that no acknowledged move is lost and none is played twice.

`python -m tests.sessions.crash FILE --kills 60 --seed S`: a child process plays several sessions at once and notes each
acknowledged move; it is killed with SIGKILL after a random time; then the file is read and compared with the notes.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import sqlite3
import sys
import tempfile
import time
from pathlib import Path

from bot.engine.errors import Illegal
from bot.engine.moves import Move
from bot.engine.playout import Dice
from bot.players import players
from bot.sessions import Refused, Sessions, Times, User
from bot.sessions.core.head import from_row
from bot.sessions.play.history import check
from bot.store import LogRow, SessionRow, Snapshot
from bot.store.sqlite import open_store
from tests.games.sample.embers import EmbersRules
from tests.paces import lasting
from tests.patience import PATIENCE

TABLES = 6
PEOPLE = (User(1, "Mira"), User(2, "Bo"))


def note(notes: int, *words: object) -> None:
    """One line that survives the death of this process: written to the file before going on."""
    os.write(notes, (" ".join(map(str, words)) + "\n").encode())


async def play(path: Path, notes: Path, seed: int) -> None:
    """Take up what the file holds, send the last clicks once more, and play on until killed."""
    store = await open_store(path)
    times = Times(paces=lasting(0.01), grace=0.0, think=0.0, ponder=0.0)
    sessions = await Sessions.open(store, {"embers": EmbersRules()}, players=players(), times=times, hold=3)
    known = [line.split() for line in notes.read_text().splitlines()]
    file = os.open(notes, os.O_WRONLY | os.O_APPEND)
    for session, seq, interaction, user, *move in known[-4:]:
        again = await sessions.submit(
            int(user),
            int(session),
            Move.parse(" ".join(move)),
            seen_seq=int(seq) - 1,
            interaction_id=int(interaction),
        )
        assert again.replayed, f"interaction {interaction} was played twice"
        assert again.seq == int(seq), f"interaction {interaction} was line {seq} and is {again.seq}"
    await asyncio.gather(*(_table(sessions, channel, file, seed) for channel in range(1, TABLES + 1)))


async def _table(sessions: Sessions, channel: int, notes: int, seed: int) -> None:
    dice, interaction = Dice(f"{seed}/{channel}"), seed * 10_000_000 + channel * 1_000_000
    host, guest = PEOPLE if channel % 2 else PEOPLE[::-1]
    while True:
        view = sessions.in_channel(channel)
        if view is None:
            view = await sessions.new(channel, None, host, "embers")
        if len(view.holders) < 2:
            view = await sessions.join(view.id, guest)
        if len(view.holders) < 3:
            view = await sessions.add_computer(view.id, host)
        if view.started_at is None:
            view = await sessions.start(view.id, host)
        user = PEOPLE[dice.below(2)]
        try:
            moves = await sessions.moves(view.id, user.id)
            if not moves:
                await asyncio.sleep(0.001)
                continue
            interaction += 1
            move = moves[dice.below(len(moves))]
            outcome = await sessions.submit(user.id, view.id, move, interaction_id=interaction)
            note(notes, view.id, outcome.seq, interaction, user.id, move)
            if dice.below(5) == 0:
                state = await sessions.undo(user.id, view.id)
                if not state.done:
                    await sessions.agree_undo(PEOPLE[1 - PEOPLE.index(user)].id, view.id, "yes")
        except (Illegal, Refused):
            continue  # a computer player, the clock or the end was first


def compare(path: Path, notes: Path) -> tuple[int, int]:
    """Every note is in the log, once, and every log gives the states kept: (notes, lines). AssertionError if not."""
    db = sqlite3.connect(path)
    game, lines = EmbersRules(), 0
    rows = db.execute(f"SELECT {', '.join(SessionRow.__struct_fields__)} FROM session").fetchall()
    logs = {}
    for values in rows:
        row = SessionRow(**dict(zip(SessionRow.__struct_fields__, values)))
        found = db.execute(
            f"SELECT {', '.join(LogRow.__struct_fields__)} FROM log WHERE session = ? ORDER BY seq", (row.id,)
        )
        log = [LogRow(**dict(zip(LogRow.__struct_fields__, line))) for line in found]
        logs[row.id] = {line.seq: line for line in log}
        lines += len(log)
        assert row.seq == log[-1].seq, f"session {row.id} is at {row.seq}, its log at {log[-1].seq}"
        kept = db.execute("SELECT seq, kept, state FROM snapshot WHERE session = ? ORDER BY seq", (row.id,))
        snapshots = [Snapshot(*snapshot) for snapshot in kept]
        if row.version is not None:
            report = check(game, from_row(row), log, snapshots)
            assert report.ok, f"session {row.id}: {report.problem}"
            assert snapshots[-1].seq == row.moved, f"session {row.id}: the newest state is not there"
    db.close()
    acknowledged = [line.split() for line in notes.read_text().splitlines()]
    for session, seq, interaction, user, *move in acknowledged:
        line = logs[int(session)].get(int(seq))
        assert line is not None, f"line {seq} of session {session} was acknowledged and is lost"
        assert (line.kind, line.body) == ("move", " ".join(move)), (
            f"line {seq} of session {session} is another move"
        )
        assert (line.interaction, line.user_id) == (int(interaction), int(user))
    assert len({words[2] for words in acknowledged}) == len(acknowledged)
    return len(acknowledged), lines


def kill_again_and_again(path: Path, kills: int, seed: int) -> tuple[int, int]:
    """Start, kill and compare that many times; what `compare` gave last. AssertionError, or SystemExit from a child."""
    chance, notes, told = random.Random(seed), path.with_suffix(".notes"), (0, 0)
    notes.touch()
    for number in range(kills):
        child = os.fork()
        if child == 0:
            code = 1
            try:
                asyncio.run(play(path, notes, seed * 1000 + number))
            except BaseException:
                import traceback

                traceback.print_exc()
            finally:
                os._exit(code)
        if number % 2:
            _wait_for_a_note(notes)
        time.sleep(chance.choice((0.02, 0.08, 0.2)) * chance.random())
        os.kill(child, signal.SIGKILL)
        _, status = os.waitpid(child, 0)
        assert os.WIFSIGNALED(status), f"the child of kill {number} ended by itself"
        if (path.exists() and number % 4 == 3) or number == kills - 1:
            told = compare(path, notes)
    return told


def _wait_for_a_note(notes: Path) -> None:
    """Let the child get as far as playing, on a slow machine too."""
    size, until = notes.stat().st_size, time.monotonic() + PATIENCE
    while notes.stat().st_size == size and time.monotonic() < until:
        time.sleep(0.002)


def main() -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.sessions.crash", description=__doc__)
    parser.add_argument("file", type=Path, nargs="?")
    parser.add_argument("--kills", type=int, default=60)
    parser.add_argument("--seed", type=int, default=time.time_ns() % 100_000)
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        path = arguments.file or Path(folder) / "crash.db"
        print(f"seed {arguments.seed}", flush=True)
        notes, lines = kill_again_and_again(path, arguments.kills, arguments.seed)
        print(f"{arguments.kills} kills, {notes} moves acknowledged and found, {lines} lines in the logs")
    return 0 if notes else 1


if __name__ == "__main__":
    sys.exit(main())
