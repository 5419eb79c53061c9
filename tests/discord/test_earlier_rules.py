"""A game of rules that are no longer played: its board in words, log, export and end; all else is one sentence."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import msgspec
import pytest

from bot.engine.words import words_of
from bot.games.sol.rules import SolRules
from bot.games.supernova.rules import SuperNovaRules
from bot.sandbox import Answer, Sandbox
from bot.sessions import SessionView, Status
from tests.discord.records import sol_record
from tests.discord.stage import Stage, private_refusal, stage
from tests.sessions.test_earlier_rules import state_of

pytestmark = pytest.mark.e2e

RULES = {"sol": SolRules(), "supernova": SuperNovaRules()}


def age(database: Path, slug: str, version: int) -> None:
    """Let the stored games have been begun under an earlier version of the rules."""
    with closing(sqlite3.connect(database)) as db:
        db.execute("UPDATE session SET version = ?", (version,))
        db.execute("UPDATE snapshot SET state = ?", (state_of(slug, version),))
        db.commit()


def sentence(version: int) -> str:
    return words_of("house").say_key("refusal-rules-older", version=version)


async def begun(scene: Stage, slug: str) -> SessionView:
    session = await scene.game(slug, scene.bo)
    seat = next(ask.seat for ask in (await scene.sessions.position(session.id, None)).asks)
    position = await scene.sessions.position(session.id, seat)
    await scene.play(session, seat, next(ask.default for ask in position.asks if ask.seat == seat))
    await scene.settled()
    return session


async def answers(scene: Stage) -> list[Answer]:
    """Everything else that a player may try, by the buttons of the channel and by command."""
    living = next(each for each in reversed(scene.table.messages) if "Play" in each.labels)
    return [
        await scene.mira.click(living, "Play"),
        await scene.mira.slash("game undo", channel=scene.table),
        await scene.mira.slash("game why", channel=scene.table),
        await scene.mira.slash("game file verify", channel=scene.table),
        await scene.mira.slash("game file film", channel=scene.table),
        await scene.mira.slash("game file report", channel=scene.table),
        await scene.mira.slash("game remind", channel=scene.table),
        await scene.mira.slash("game clock show", channel=scene.table),
        await scene.mira.slash("hand", channel=scene.table),
    ]


@pytest.mark.parametrize(
    ("slug", "version", "readable"), [("sol", 2, True), ("supernova", 5, True), ("supernova", 1, False)]
)
async def test_a_live_game_of_earlier_rules_is_read_exported_and_ended(
    tmp_path: Path, slug: str, version: int, readable: bool
) -> None:
    database = tmp_path / "games.db"
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(database, sandbox=sandbox, games=RULES) as first:
            session = await begun(first, slug)
        age(database, slug, version)
        async with stage(database, sandbox=sandbox, games=RULES, seeds="again") as now:
            before = await now.sessions.get(session.id)
            for answer in await answers(now):
                assert sentence(version) in private_refusal(answer)

            board = await now.mira.slash("game board", channel=now.table)
            assert sentence(version) in board.text
            assert ("```" in board.text) is readable
            assert not board.message.attachments
            log = await now.mira.click(board.message, "Log")
            assert "Mira" in log.text or "Bo" in log.text
            assert sentence(version) in (await now.mira.slash("my games")).text
            exported = await now.mira.slash("game file export", channel=now.table)
            assert exported.message.attachments
            data = await now.sessions.export(session.id)
            assert msgspec.json.decode(data)["version"] == version
            refused = await now.mira.slash("game file import", options={"file": ("game.json", data)})
            assert sentence(version) in private_refusal(refused)
            assert (await now.sessions.get(session.id)).seq == before.seq

            sure = await now.mira.slash("game end", channel=now.table)
            await now.mira.click(sure.message, next(label for label in sure.message.labels if "End" in label))
            await now.settled()
            assert (await now.sessions.get(session.id)).status is Status.ABANDONED
            shown = now.table.messages[-1]
            assert sentence(version) in shown.text
            assert "Play" not in shown.labels
            await begun(now, slug)


async def test_an_old_message_of_a_finished_game_offers_no_rematch_by_its_rules(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    async with Sandbox(strict=True, rate_limits=False) as sandbox:
        async with stage(database, sandbox=sandbox, games=RULES) as first:
            kept = await first.mira.slash("game file import", options={"file": ("game.json", sol_record())})
            assert "Film" in kept.message.labels
        age(database, "sol", 3)
        async with stage(database, sandbox=sandbox, games=RULES, seeds="again") as now:
            for label in ("Film", "Report"):
                assert sentence(3) in private_refusal(await now.mira.click(kept.message, label))
